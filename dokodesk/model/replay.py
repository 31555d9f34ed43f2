"""A finished deal, moment by moment: its states, what happened at each, and what a seat knew.

The action list is the truth (every state follows from it), so any moment can be asked for in any
order. Whoever shows it gets a ``SeatView`` of one seat, with the hands that were asked for by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, unique

from dokodesk.engine import deal as rules_of_play
from dokodesk.engine.actions import (
    Accept,
    Action,
    Call,
    Choice,
    Choose,
    Claim,
    Declare,
    Decline,
    Genscher,
    Play,
    Reserve,
)
from dokodesk.engine.errors import EngineError
from dokodesk.engine.events import Acted, ContractSettled, Event, PartnerFound, SowTaken, TrickWon
from dokodesk.engine.extras import extra_counts, trick_extras
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState, Phase
from dokodesk.model.session import Step

__all__ = ["DealSource", "Mark", "MarkKind", "Replay"]

_EVERYBODY = frozenset(ALL_SEATS)


@dataclass(frozen=True, slots=True)
class DealSource:
    """A deal that can be replayed.

    Attributes:
        setup: how it began.
        actions: what was done, in order.
        names: who sat at seats 0-3.
        number: its number in the match.
        planned: how many deals the match was planned for; 0 if it stands alone.
        code: its deal code, if known.
        level: of the computer players, if there were any.
        deal_id: its number in the history; ``None`` if it is not stored there.
        origin: the stored deal that it branches off from.
        branched: after so many of that deal's actions.
    """

    setup: DealSetup
    actions: tuple[Action, ...]
    names: tuple[str, ...]
    number: int = 1
    planned: int = 0
    code: str = ""
    level: str = ""
    deal_id: int | None = None
    origin: int | None = None
    branched: int | None = None


@unique
class MarkKind(Enum):
    """What a line in the list of events is about."""

    RESERVATION = "reservation"
    CALL = "call"
    DECLARATION = "declaration"
    CONTRACT = "contract"
    PARTNER = "partner"
    TRICK = "trick"
    BRANCH = "branch"
    END = "end"


@dataclass(frozen=True, slots=True)
class Mark:
    """An event to jump to.

    Attributes:
        moment: how many actions have been done when it has happened.
        kind: what it is about.
        action: what was done, for a word or a declaration.
        event: what followed, for a trick and the like.
        extras: the reasons of extra points that a trick has brought.
        trick: in which trick it happened, from 0; ``None`` before the first card.
    """

    moment: int
    kind: MarkKind
    action: Action | None = None
    event: Event | None = None
    extras: tuple[str, ...] = ()
    trick: int | None = None


class Replay:
    """All moments of one deal; moment 0 is before the first word."""

    def __init__(self, source: DealSource) -> None:
        """Plays the deal through.

        Where an action does not fit the rules (a damaged history), the replay ends before it and
        ``problem`` says why.
        """
        self.source = source
        self.problem = ""
        self._states: list[DealState] = [rules_of_play.start(source.setup)]
        self._events: list[tuple[Event, ...]] = [()]
        for action in source.actions:
            try:
                state, events = rules_of_play.apply(self._states[-1], action)
            except EngineError as error:
                self.problem = str(error)
                break
            self._states.append(state)
            self._events.append(events)
        self._trick_ends = tuple(
            moment
            for moment, events in enumerate(self._events)
            if any(isinstance(event, TrickWon) for event in events)
        )
        self.marks = tuple(self._find_marks())

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self._states) - 1

    @property
    def result(self) -> Result | None:
        """How it ended; ``None`` if it was not played to its end."""
        return self._states[-1].result

    @property
    def first_card(self) -> int:
        """The moment when the first card can be played; the last one if none was."""
        for moment, state in enumerate(self._states):
            if state.phase is Phase.PLAY:
                return moment
        return self.last

    def state(self, moment: int) -> DealState:
        """The whole truth of a moment."""
        return self._states[moment]

    def view(self, moment: int, seat: int, *, all_open: bool) -> SeatView:
        """What a seat knew at a moment.

        Args:
            moment: which one.
            seat: whose view it is; it sits below.
            all_open: show the hands of all four as well.
        """
        return seat_view(self._states[moment], seat, _EVERYBODY if all_open else frozenset())

    def step(self, moment: int, seat: int, *, all_open: bool) -> Step:
        """How a moment came about from the one before it, as a seat saw it.

        Args:
            moment: which one, from 1.
            seat: whose view it is.
            all_open: show the hands of all four as well.
        """
        before = self.view(moment - 1, seat, all_open=all_open)
        after = self.view(moment, seat, all_open=all_open)
        seen = after.history[-1]
        shown = tuple(
            Acted(seen) if isinstance(event, Acted) else event for event in self._events[moment]
        )
        return Step(seen, shown, before, after)

    def next_trick(self, moment: int) -> int:
        """The end of the trick that is being played, or of the next one."""
        return next((end for end in self._trick_ends if end > moment), self.last)

    def previous_trick(self, moment: int) -> int:
        """The end of the trick before; the first card's moment before the first trick, then 0."""
        ends = (0, self.first_card, *self._trick_ends)
        return max((end for end in ends if end < moment), default=0)

    def card_points(self, moment: int) -> dict[Party, int]:
        """The card points of both sides so far, by the sides as they really were at the end."""
        parties = self.parties()
        sums = {Party.RE: 0, Party.KONTRA: 0}
        for trick in self._states[moment].tricks:
            party = parties[trick.winner]
            if party in sums:
                sums[party] += trick.points
        return sums

    def seat_points(self, moment: int) -> tuple[int, ...]:
        """The card points that each seat has taken so far."""
        tricks = self._states[moment].tricks
        return tuple(
            sum(trick.points for trick in tricks if trick.winner == seat) for seat in ALL_SEATS
        )

    def parties(self) -> tuple[Party, ...]:
        """The side of each seat as it was at the end, or is so far."""
        result = self.result
        if result is not None and result.parties[0] is not Party.NONE:
            return result.parties
        last = self._states[-1]
        if last.phase is not Phase.PLAY:
            return (Party.NONE,) * 4
        return tuple(last.party(seat) or Party.NONE for seat in ALL_SEATS)

    def trick_of(self, moment: int) -> int | None:
        """The trick that a moment belongs to, from 0; ``None`` before the first card."""
        state = self._states[moment]
        if not state.trick and not state.tricks:
            return None
        done = len(state.tricks)
        return done if state.trick else done - 1

    def may_branch(self, moment: int) -> bool:
        """Whether somebody can play on from a moment."""
        return not self._states[moment].finished

    def _find_marks(self) -> Iterable[Mark]:
        for moment in range(1, len(self._states)):
            yield from self._marks_at(moment)
            if moment == self.source.branched:
                yield Mark(moment, MarkKind.BRANCH, trick=self.trick_of(moment))
        if self._states[-1].finished:
            yield Mark(self.last, MarkKind.END)

    def _marks_at(self, moment: int) -> Iterable[Mark]:
        state, trick = self._states[moment], self.trick_of(moment)
        action = state.history[-1]
        kind = _kind_of(action)
        if kind is not None:
            yield Mark(moment, kind, action=action, trick=trick)
        for event in self._events[moment]:
            match event:
                case TrickWon():
                    yield Mark(
                        moment,
                        MarkKind.TRICK,
                        event=event,
                        extras=self._extras(len(state.tricks) - 1),
                        trick=trick,
                    )
                case ContractSettled():
                    yield Mark(moment, MarkKind.CONTRACT, event=event)
                case PartnerFound() | SowTaken():
                    yield Mark(moment, MarkKind.PARTNER, event=event, trick=trick)

    def _extras(self, number: int) -> tuple[str, ...]:
        """What extra points a trick brought, judged by how the deal ended."""
        last = self._states[-1]
        if not last.finished or number >= len(last.tricks):
            return ()
        return tuple(
            line.reason
            for line in trick_extras(last, number, last.tricks[number])
            if extra_counts(last, number, line.reason)
        )


def _kind_of(action: Action) -> MarkKind | None:
    match action:
        case Call():
            return MarkKind.CALL
        case Declare() | Genscher() | Claim():
            return MarkKind.DECLARATION
        case Reserve() | Accept() | Decline():
            return MarkKind.RESERVATION
        case Choose(what=what) if what is not Choice.HIDDEN:
            return MarkKind.RESERVATION
        case Play():
            return None
        case _:
            return None
