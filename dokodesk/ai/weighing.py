"""Which of the sampled deals are likely, by what the others have played in them.

In each deal the cards played so far are gone through again: how likely is each choice of another
seat with that hand, by the model of card play (``habits``)? A deal in which the others would have
played like this counts more. Nobody plays exactly as foretold, so a choice that the model finds
strange only makes a deal less likely, never impossible.

The model knows players like our own. What the cards of others tell about their hands it reads about
as well, but in what they tell about the sides it can be far too sure of itself, and nothing in the
cards played shows when. So a whole pair of sides gets less of what the cards say for it than the
deals within it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import core
from dokodesk.ai.gametables import NONE
from dokodesk.ai.habits import LOG_UNIT
from dokodesk.ai.position import Moment, opening_of
from dokodesk.engine.seat_view import SeatView

#: How much of a choice is put down to something else altogether, of 256.
FREE: Final = 32
#: Chances are taken to this power, in eighths: choices of one hand hang together.
POWER: Final = 6
#: At least this share of the deals must go on counting in effect.
_LEAST_EFFECTIVE: Final = 0.04


def _powers(step: float, count: int) -> tuple[float, ...]:
    found = [1.0]
    for _ in range(count):
        found.append(found[-1] * step)
    return tuple(found)


#: ``e`` to the power of minus 0 to 40, and of minus 0 to 0.999.
_WHOLE: Final = _powers(exp(-1), 40)
_PARTS: Final = _powers(exp(-1 / LOG_UNIT), LOG_UNIT)


def _weight(behind: int) -> float:
    """What a deal counts whose logarithm is so far behind the best."""
    whole, part = divmod(behind, LOG_UNIT)
    return _WHOLE[whole] * _PARTS[part] if whole <= 40 else 0.0


def weights_of(view: SeatView, moment: Moment, worlds: Sequence[World]) -> list[float] | None:
    """How likely each deal is, compared with the likeliest.

    Returns:
        ``None`` if what was played says nothing here.
    """
    opening = opening_of(view, moment)
    if opening is None or not opening[1]:
        return None
    logs = core.judge(opening.moment, worlds, opening.cards, opening.seats, opening.shown, FREE)
    best = max(logs)
    behind = [(best - value) * POWER // 8 for value in logs]
    weights = [_weight(value) for value in behind]
    while effective(weights) < _LEAST_EFFECTIVE * len(worlds):
        behind = [value * 3 // 4 for value in behind]
        weights = [_weight(value) for value in behind]
    return tempered(weights, _holders(moment.game.club_queen, worlds))


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
    total = sum(weights)
    return total * total / sum(weight * weight for weight in weights)


def resampled(
    worlds: Sequence[World], weights: Sequence[float], count: int, rng: random.Random
) -> Sequence[World]:
    """So many deals in proportion to the weights, by evenly spaced marks, in mixed order."""
    step = sum(weights) / count
    mark = rng.random() * step
    found: list[int] = []
    sum_so_far = 0.0
    for number, weight in enumerate(weights):
        sum_so_far += weight
        while mark < sum_so_far and len(found) < count:
            found.append(number)
            mark += step
    while len(found) < count:
        found.append(len(worlds) - 1)
    for i in range(count - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        found[i], found[j] = found[j], found[i]
    return core.pick(worlds, found)
