"""What finished deals tell about the players: points with their interval, announcements, solos."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from dokodesk.ai.arena import SILENT_WATCHER, Watcher, deal_setup, play_deal
from dokodesk.ai.player import Player
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.options import Rules
from dokodesk.engine.shuffling import derived_code
from dokodesk.engine.state import DealState

#: Half the width of a 95 % interval in standard errors.
_WIDE: Final = 1.96


class Comparison(msgspec.Struct, frozen=True):
    """One kind of player against another.

    Attributes:
        deals: how many deals, each played twice with exchanged seats.
        points: the first kind's mean points a deal and player.
        interval: half the width of the 95 % interval.
    """

    deals: int
    points: float
    interval: float


def compare(
    first: Player,
    second: Player,
    rules: Rules,
    seed: str,
    deals: int,
    watcher: Watcher = SILENT_WATCHER,
) -> Comparison:
    """Let two players of the first kind play two of the second, every deal twice.

    The same cards are played with the kinds in seats 0 and 2 against 1 and 3 and then exchanged, so
    that luck cancels out as far as it can.
    """
    values = []
    for number in range(1, deals + 1):
        setup = deal_setup(rules, seed, number)
        code = derived_code(seed, number)
        points = 0.0
        for shift in (0, 1):
            players = [first if seat % 2 == shift else second for seat in range(4)]
            result = play_deal(setup, players, code, watcher).result
            assert result is not None
            points += sum(
                score if seat % 2 == shift else -score for seat, score in enumerate(result.scores)
            )
        values.append(points / 8)
    mean, interval = mean_and_interval(values)
    return Comparison(deals, mean, interval)


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and half the width of its 95 % interval."""
    number = len(values)
    if not number:
        return 0.0, math.inf
    mean = sum(values) / number
    if number == 1:
        return mean, math.inf
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (number - 1))
    return mean, _WIDE * spread / math.sqrt(number)


class Habits(msgspec.Struct, frozen=True):
    """How a table plays; shares of the deals that count.

    Attributes:
        deals: deals that count.
        void: deals that do not.
        announced: share with an announcement.
        announced_won: share of those that the side won which announced first.
        announced_points: the first caller's mean points in them.
        solos: share with a declared solo.
        solos_won: share of those the soloist won.
        solo_points: the soloist's mean points in them.
        re_won: share of all that Re won.
    """

    deals: int
    void: int
    announced: float
    announced_won: float
    announced_points: float
    solos: float
    solos_won: float
    solo_points: float
    re_won: float


def habits(states: Iterable[DealState]) -> Habits:
    """How the players of some finished deals play."""
    results = [(state, state.result) for state in states if state.result is not None]
    counted = [(state, result) for state, result in results if result.contract != VOID]
    called = [(state.game.calls[0], result) for state, result in counted if state.game.calls]
    solos = [
        (state.game.soloist, result)
        for state, result in counted
        if CONTRACTS[result.contract].declared_solo and state.game.soloist is not None
    ]
    return Habits(
        deals=len(counted),
        void=len(results) - len(counted),
        announced=_share(len(called), len(counted)),
        announced_won=_share(sum(r.winner is call.side for call, r in called), len(called)),
        announced_points=_share(sum(r.scores[call.seat] for call, r in called), len(called)),
        solos=_share(len(solos), len(counted)),
        solos_won=_share(sum(r.scores[seat] > 0 for seat, r in solos), len(solos)),
        solo_points=_share(sum(r.scores[seat] for seat, r in solos), len(solos)),
        re_won=_share(sum(r.winner.value == "re" for _, r in counted), len(counted)),
    )


def _share(part: float, whole: int) -> float:
    return part / whole if whole else 0.0
