"""Weights for sampled deals out of the logarithms of how likely they are.

The compiled module has the same function, number for number: exponentials come from tables that are
multiplied up, and sums go in the order of the deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from dokodesk.ai.dealing import World
from dokodesk.ai.gametables import NONE
from dokodesk.ai.habits import LOG_UNIT
from dokodesk.ai.sums import added


def _powers(step: float, count: int) -> tuple[float, ...]:
    found = [1.0]
    for _ in range(count):
        found.append(found[-1] * step)
    return tuple(found)


#: ``e`` to the power of minus 0 to 40, and of minus 0 to 0.999.
WHOLE: Final = _powers(exp(-1), 40)
PARTS: Final = _powers(exp(-1 / LOG_UNIT), LOG_UNIT)


def temper(
    logs: Sequence[int], worlds: Sequence[World], queen: int, power: int, least: float
) -> list[float]:
    """How much each deal counts, compared with the likeliest.

    Args:
        logs: the logarithms of how likely the deals are, in ``habits.LOG_UNIT``.
        worlds: the deals; who holds the hidden club queens tells the sides.
        queen: the place of the club queens, or ``NONE`` where they tell no sides.
        power: the power that chances are taken to, in eighths.
        least: at least this share of the deals must go on counting in effect.
    """
    best = max(logs)
    behind = [(best - value) * power // 8 for value in logs]
    weights = [_weight(value) for value in behind]
    while effective(weights) < least * len(logs):
        behind = [value * 3 // 4 for value in behind]
        weights = [_weight(value) for value in behind]
    return tempered(weights, _holders(queen, worlds))


def _weight(behind: int) -> float:
    """What a deal counts whose logarithm is so far behind the best."""
    whole, part = divmod(behind, LOG_UNIT)
    return WHOLE[whole] * PARTS[part] if whole <= 40 else 0.0


def _holders(queen: int, worlds: Sequence[World]) -> list[int]:
    """Who holds the hidden club queens in each deal: that tells its sides from those of others."""
    if queen == NONE:
        return [0] * len(worlds)
    bits = 1 << queen
    return [
        bool(a & bits) | bool(b & bits) << 1 | bool(c & bits) << 2 | bool(d & bits) << 3
        for a, b, c, d in worlds
    ]


def tempered(weights: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Weights by which the cards played say less about the sides, and as much about the rest.

    What deals of certain sides count in the mean is taken to the power 5/8, against one another
    within the same sides they stay as they were. Roots come out alike on every machine, other
    powers need not.

    Args:
        weights: what each deal counts.
        sides: a number for the sides of each deal.
    """
    sums: dict[int, float] = {}
    for weight, side in zip(weights, sides, strict=True):
        sums[side] = sums.get(side, 0.0) + weight
    if len(sums) < 2:
        return list(weights)
    factors: dict[int, float] = {}
    for side, total in sums.items():
        root = sqrt(sqrt(total / sides.count(side)))
        factors[side] = 1.0 / (root * sqrt(root)) if root > 0.0 else 0.0
    return [weight * factors[side] for weight, side in zip(weights, sides, strict=True)]


def effective(weights: Sequence[float]) -> float:
    """How many deals of equal weight would say as much (effective sample size)."""
    total = added(weights)
    return total * total / added(weight * weight for weight in weights)
