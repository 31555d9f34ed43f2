"""Every duration of the table. Nothing else in the table knows a number of milliseconds.

No animation means zero durations through the same code, not other code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dokodesk.views.table.settings import Speed, TableSettings

__all__ = ["GATHER_PART", "INSTANT", "NORMAL", "RESIZED_MS", "Pace", "pace_for"]


@dataclass(frozen=True, slots=True)
class Pace:
    """Durations in milliseconds.

    Attributes:
        packet_ms: one packet of cards flies from the dealer to a seat.
        packet_gap_ms: from the start of one packet to the start of the next.
        reveal_ms: the own cards turn over and sort themselves.
        play_ms: a card glides from a hand to the middle.
        trick_ms: a complete trick stays; ``None`` until it is clicked away.
        gather_ms: a trick is turned and laid on its pile.
        exchange_ms: cards of a poverty change places.
        say_ms: a word at a seat stays as a speech bubble.
        banner_ms: an important fact stands in the middle.
        settle_ms: a card glides home, or the hand closes its gap.
        nudge_ms: a card rises under the pointer.
        forced_ms: a forced card waits before it is played by itself.
        bubble_ms: a refusal stays readable.
        guard_ms: keys do nothing on a button that has just appeared.
        celebrate_ms: something rare is celebrated; 0 leaves it out.
    """

    packet_ms: int
    packet_gap_ms: int
    reveal_ms: int
    play_ms: int
    trick_ms: int | None
    gather_ms: int
    exchange_ms: int
    say_ms: int
    banner_ms: int
    settle_ms: int
    nudge_ms: int
    forced_ms: int
    bubble_ms: int
    guard_ms: int
    celebrate_ms: int = 0


NORMAL: Final = Pace(
    packet_ms=260,
    packet_gap_ms=95,
    reveal_ms=420,
    play_ms=300,
    trick_ms=1500,
    gather_ms=380,
    exchange_ms=420,
    say_ms=750,
    banner_ms=1400,
    settle_ms=180,
    nudge_ms=90,
    forced_ms=650,
    bubble_ms=4500,
    guard_ms=350,
    celebrate_ms=1500,
)

#: No motion at all. A refusal still has to stay readable.
INSTANT: Final = Pace(
    packet_ms=0,
    packet_gap_ms=0,
    reveal_ms=0,
    play_ms=0,
    trick_ms=0,
    gather_ms=0,
    exchange_ms=0,
    say_ms=0,
    banner_ms=0,
    settle_ms=0,
    nudge_ms=0,
    forced_ms=0,
    bubble_ms=4500,
    guard_ms=0,
)

#: A trick is first pushed together, then turned and laid on its pile: the first part of the time.
GATHER_PART: Final = 0.35

#: When the window has kept its size for so long, its pictures are painted anew.
RESIZED_MS: Final = 160

_FACTORS: Final = {Speed.SLOW: 1.8, Speed.NORMAL: 1.0, Speed.FAST: 0.5}
_MOVES: Final = (
    "packet_ms",
    "packet_gap_ms",
    "reveal_ms",
    "play_ms",
    "gather_ms",
    "exchange_ms",
    "settle_ms",
    "nudge_ms",
    "celebrate_ms",
)
_PAUSES: Final = ("say_ms", "banner_ms", "forced_ms")


def pace_for(settings: TableSettings) -> Pace:
    """The durations that follow from the settings.

    Without motion, by speed or by reduced motion, words and complete tricks still stay as long as
    they should, so that a trick can be seen before it is gone.
    """
    still = settings.speed is Speed.OFF
    factor = _FACTORS.get(settings.speed, 1.0)
    moves = 0.0 if still or settings.reduced_motion else factor
    pauses = 0.0 if still else factor
    scaled = {name: round(getattr(NORMAL, name) * moves) for name in _MOVES}
    scaled |= {name: round(getattr(NORMAL, name) * pauses) for name in _PAUSES}
    return replace(NORMAL, trick_ms=settings.trick_stays_ms, **scaled)
