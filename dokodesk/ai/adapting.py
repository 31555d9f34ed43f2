"""The level that aims at an even result for the person, and how it follows the results.

The computer players stand on a scale from 0, the weakest level, to 4, the strongest; numbers
between two levels are players between them. After each deal the place moves up if the person has
won points and down if they have lost some, more in the first deals than later. Only results move
it: the same results give the same place, whatever the clock or chance says.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import TYPE_CHECKING, Final

import msgspec

from dokodesk.ai.memory import Memory

if TYPE_CHECKING:
    from dokodesk.ai.level_player import Strength

ADAPTING: Final = "adapting"
"""The name of this level."""

#: The scale goes from here ...
LOWEST: Final = 0.0
#: ... to here: one step for each level.
HIGHEST: Final = 4.0
#: Where somebody begins whose play is not known: at the usual level.
START: Final = 2.0
#: A deal counts no more points than these, so that one solo does not turn the table upside down.
_MOST_POINTS: Final = 4
#: How far a point moves the place, in the first deal and after many.
_FIRST_STEP: Final = 0.12
_LAST_STEP: Final = 0.04
#: After so many deals the step is halfway between the two.
_HALF_AFTER: Final = 12
#: Players are made for these parts of a step, so that few different ones are needed.
_PARTS: Final = 4
_GOOD_MEMORY: Final = Memory(tricks=12, sure=1.0)


def place_after(scores: Iterable[int | float], start: float = START, before: int = 0) -> float:
    """Where the computer players stand after some deals.

    Args:
        scores: what the person won or lost in each deal, in score points, in their order; void
            deals are left out.
        start: where they stood before.
        before: how many deals had been counted until then.
    """
    place = start
    for number, score in enumerate(scores, start=before):
        calm = 0.5 ** (number / _HALF_AFTER)
        step = _LAST_STEP + (_FIRST_STEP - _LAST_STEP) * calm
        points = max(-_MOST_POINTS, min(_MOST_POINTS, score))
        place = max(LOWEST, min(HIGHEST, place + step * points))
    return place


def rounded(place: float) -> tuple[int, int]:
    """The level below a place and the share of the next one in hundredths, in quarters."""
    parts = round(max(LOWEST, min(HIGHEST, place)) * _PARTS)
    return parts // _PARTS, parts % _PARTS * (100 // _PARTS)


def level_at(place: float, levels: tuple[str, ...]) -> str:
    """The name of the player for a place: a level, or ``between:LOWER:SHARE``.

    Args:
        place: on the scale.
        levels: the levels of the scale, the weakest first.
    """
    number, share = rounded(place)
    return f"between:{levels[number]}:{share}" if share else levels[number]


def between(lower: Strength, upper: Strength, share: float) -> Strength:
    """What makes a player between two levels.

    Numbers go evenly from one to the other, the deals tried by their ratio; what is there or not
    there changes in the middle.
    """
    near = lower if share < 0.5 else upper
    return msgspec.structs.replace(
        near,
        worlds=round(exp((1 - share) * log(lower.worlds) + share * log(upper.worlds))),
        memory=_memory(lower.memory, upper.memory, share),
        candidates=round((1 - share) * lower.candidates + share * upper.candidates),
        solo_only=(1 - share) * lower.solo_only + share * upper.solo_only,
    )


def _memory(lower: Memory | None, upper: Memory | None, share: float) -> Memory | None:
    if lower is None and upper is None:
        return None
    one, two = lower or _GOOD_MEMORY, upper or _GOOD_MEMORY
    near = one if share < 0.5 else two
    return Memory(
        tricks=round((1 - share) * one.tricks + share * two.tricks),
        sure=(1 - share) * one.sure + share * two.sure,
        counts=near.counts,
        aces=near.aces,
    )
