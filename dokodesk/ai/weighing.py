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
from typing import Final

from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import core
from dokodesk.ai.position import Moment, opening_of
from dokodesk.ai.sums import added
from dokodesk.engine.seat_view import SeatView

#: How much of a choice is put down to something else altogether, of 256.
FREE: Final = 32
#: Chances are taken to this power, in eighths: choices of one hand hang together.
POWER: Final = 6
#: At least this share of the deals must go on counting in effect.
_LEAST_EFFECTIVE: Final = 0.04


def weights_of(view: SeatView, moment: Moment, worlds: Sequence[World]) -> list[float] | None:
    """How likely each deal is, compared with the likeliest.

    Returns:
        ``None`` if what was played says nothing here.
    """
    opening = opening_of(view, moment)
    if opening is None or not opening[1]:
        return None
    logs = core.judge(opening.moment, worlds, opening.cards, opening.seats, opening.shown, FREE)
    return core.temper(logs, worlds, moment.game.club_queen, POWER, _LEAST_EFFECTIVE)


def resampled(
    worlds: Sequence[World], weights: Sequence[float], count: int, rng: random.Random
) -> Sequence[World]:
    """So many deals in proportion to the weights, by evenly spaced marks, in mixed order."""
    step = added(weights) / count
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
