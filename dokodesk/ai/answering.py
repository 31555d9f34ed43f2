"""One question to a player and its checked answer; what both pools of ``worker`` share.

Whatever a player does, its question is answered: one that raises, answers something that is not
allowed or gives nothing is answered for by the simplest player, and the answer carries a ``Fault``.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from enum import StrEnum

import msgspec

from dokodesk.ai.player import Decision, Player, Silence, Spoken, decision, is_allowed, spoken
from dokodesk.ai.simple import SimplePlayer
from dokodesk.engine.actions import Action, Call, Declare, Genscher
from dokodesk.engine.seat_view import SeatView


class FaultKind(StrEnum):
    """What went wrong with a player."""

    RAISED = "raised"
    ILLEGAL = "illegal"
    SILENT = "silent"
    DIED = "died"


class Fault(msgspec.Struct, frozen=True):
    """A player's fault, for the log and the person; ``text`` is English and says what happened."""

    level: str
    seat: int
    kind: FaultKind
    text: str


class Request(msgspec.Struct, frozen=True):
    """A question to a player; ``may_pass`` marks one that may be answered with nothing."""

    number: int
    level: str
    view: SeatView
    choices: tuple[Action, ...]
    seed: int
    may_pass: bool = False

    @property
    def words(self) -> tuple[Spoken, ...]:
        """The choices of a request that may be passed."""
        return tuple(c for c in self.choices if isinstance(c, Call | Declare | Genscher))


class Answer(msgspec.Struct, frozen=True):
    """What a player answered.

    Attributes:
        number: the request's number.
        action: what the seat does; ``None`` only where nothing was allowed and nothing is said.
        idea: the name of the idea that decided, or empty.
        seconds: how long the player took.
        fault: what went wrong; the action is then the simplest player's.
    """

    number: int
    action: Action | None
    idea: str = ""
    seconds: float = 0.0
    fault: Fault | None = None


MakePlayer = Callable[[str], Player]


def answer_request(player: Player, request: Request) -> Answer:
    """Ask a player and check its answer; never raises.

    The part both pools share, and what runs in the process.
    """
    started = time.perf_counter()
    rng = random.Random(request.seed)
    answer: Decision | Silence
    try:
        if request.may_pass:
            answer = spoken(player, request.view, request.words, rng)
        else:
            answer = decision(player, request.view, request.choices, rng)
        seconds = time.perf_counter() - started
        given: object = None if isinstance(answer, Silence) else answer.action
        if given is None and request.may_pass:
            return Answer(request.number, None, answer.idea, seconds)
        if given is None:
            return stand_in(request, FaultKind.SILENT, "gave no answer")
        if isinstance(answer, Silence) or not is_allowed(request.view, request.choices, given):
            shown = getattr(given, "text", repr(given))
            return stand_in(request, FaultKind.ILLEGAL, f"answered {shown!r}, which is not allowed")
        return Answer(request.number, answer.action, answer.idea, seconds)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a fault must never reach the table
        return stand_in(request, FaultKind.RAISED, f"raised {type(error).__name__}: {error}")


def stand_in(request: Request, kind: FaultKind, text: str) -> Answer:
    """The simplest player's answer in place of one that failed, with the fault."""
    fault = Fault(request.level, request.view.seat, kind, f"The player {request.level!r} {text}.")
    if request.may_pass:
        return Answer(request.number, None, fault=fault)
    action = SimplePlayer().decide(request.view, request.choices, random.Random(request.seed))
    return Answer(request.number, action, fault=fault)


class Cast:
    """The players of the levels asked for so far, each made once."""

    def __init__(self, make: MakePlayer) -> None:
        self._make = make
        self._players: dict[str, Player] = {}

    def answer(self, request: Request) -> Answer:
        """The answer of the player of the request's level; never raises."""
        player = self._players.get(request.level)
        if player is None:
            try:
                player = self._players[request.level] = self._make(request.level)
            except Exception as error:  # noqa: BLE001 - as in answer_request
                text = f"could not be made: {type(error).__name__}: {error}"
                return stand_in(request, FaultKind.RAISED, text)
        return answer_request(player, request)
