"""Which of the sampled deals are likely, by what the others have played in them.

In each deal the cards played so far are gone through again: was each choice of another seat one
that the rule policy makes with that hand? A deal in which the others would have played like this
counts more. Nobody plays by these rules exactly, so a choice that they do not foretell only makes
a deal less likely, never impossible.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log
from typing import Final

from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import core
from dokodesk.ai.playout import JUDGED
from dokodesk.ai.position import Moment, opening_of
from dokodesk.engine.seat_view import SeatView

#: How often a choice is like the one that the rules foretell (same class, as many card points).
_FORETOLD: Final = 0.6
#: How much of a choice is put down to something else altogether.
_FREE: Final = 0.7
#: Logarithms are kept as whole numbers of this size, so that sums are the same everywhere.
_UNIT: Final = 1000
#: At least this share of the deals must go on counting in effect.
_LEAST_EFFECTIVE: Final = 0.04


def _table(hit: bool) -> tuple[int, ...]:
    """What a choice counts, compared with one among all legal cards by chance."""
    numbers = [0] * (JUDGED * JUDGED)
    for count in range(2, JUDGED):
        for alike in range(1, count):
            foretold = _FORETOLD * (1 - _FREE) + _FREE * alike / count
            chance = foretold / alike if hit else (1 - foretold) / (count - alike)
            numbers[count * JUDGED + alike] = round(_UNIT * log(chance * count))
    return tuple(numbers)


HITS: Final = _table(True)
MISSES: Final = _table(False)


def _powers(step: float, count: int) -> tuple[float, ...]:
    found = [1.0]
    for _ in range(count):
        found.append(found[-1] * step)
    return tuple(found)


#: ``e`` to the power of minus 0 to 40, and of minus 0 to 0.999.
_WHOLE: Final = _powers(0.36787944117144233, 40)
_PARTS: Final = _powers(0.9990004998333750, _UNIT)


def _weight(behind: int) -> float:
    """What a deal counts whose logarithm is so far behind the best."""
    whole, part = divmod(behind, _UNIT)
    return _WHOLE[whole] * _PARTS[part] if whole <= 40 else 0.0


def weights_of(view: SeatView, moment: Moment, worlds: Sequence[World]) -> list[float] | None:
    """How likely each deal is, compared with the likeliest.

    Returns:
        ``None`` if what was played says nothing here.
    """
    opening = opening_of(view, moment)
    if opening is None or not opening[1]:
        return None
    start, cards, seats = opening
    logs = core.judge(start, worlds, cards, seats, HITS, MISSES)
    best = max(logs)
    behind = [best - value for value in logs]
    weights = [_weight(value) for value in behind]
    while effective(weights) < _LEAST_EFFECTIVE * len(worlds):
        behind = [value * 3 // 4 for value in behind]
        weights = [_weight(value) for value in behind]
    return weights


def effective(weights: Sequence[float]) -> float:
    """How many deals of equal weight would say as much (effective sample size)."""
    total = sum(weights)
    return total * total / sum(weight * weight for weight in weights)


def resampled(
    worlds: Sequence[World], weights: Sequence[float], count: int, rng: random.Random
) -> list[World]:
    """So many deals in proportion to the weights, by evenly spaced marks, in mixed order."""
    step = sum(weights) / count
    mark = rng.random() * step
    found: list[World] = []
    sum_so_far = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        sum_so_far += weight
        while mark < sum_so_far and len(found) < count:
            found.append(world)
            mark += step
    while len(found) < count:
        found.append(worlds[-1])
    for i in range(count - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        found[i], found[j] = found[j], found[i]
    return found
