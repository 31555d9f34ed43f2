"""A match being played: the engine, the computer players and the stored history behind one object.

The session never waits for the screen. The table asks for the next computer decision with
``advance`` whenever it is idle; what the person wants comes in through ``request``. Every action is
stored before anybody hears of it, so that killing the program loses nothing that was shown.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum, unique

import msgspec
from PySide6.QtCore import QObject, Signal

from dokodesk.ai.adapting import ADAPTING
from dokodesk.ai.asking import Question, next_question
from dokodesk.engine import deal as rules_of_play
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Action, Pass
from dokodesk.engine.deal_codes import fingerprint, match_code
from dokodesk.engine.errors import EngineError, IllegalAction
from dokodesk.engine.events import Acted, Event
from dokodesk.engine.match import FinishedDeal, Match, Seating
from dokodesk.engine.options import Rules
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.shuffling import code_from, deal_hands
from dokodesk.engine.state import DealState
from dokodesk.model.deciding import Decider
from dokodesk.model.journal import Journal, OpenMatch
from dokodesk.model.opponents import Opponents, person_scores
from dokodesk.model.thinking import Thinker
from dokodesk.storage.history_rows import MatchKind

#: The person's seat: South.
PERSON = 0
#: The level that plays on for a player that failed.
_STAND_IN = "simple"


@unique
class SessionNotice(StrEnum):
    """What the person should hear about without the match stopping."""

    NOT_STORED = "not_stored"
    PLAYER_REPLACED = "player_replaced"


@dataclass(frozen=True, slots=True)
class Step:
    """One action and what followed from it, as the person may see it."""

    action: Action
    events: tuple[Event, ...]
    before: SeatView
    view: SeatView


@dataclass(frozen=True, slots=True)
class _Running:
    """The deal on the table."""

    state: DealState
    seating: Seating
    code: str
    closed: bool = False


def _is_closed(state: DealState) -> bool:
    """Whether a deal is finished and nobody may say anything more that changes its result."""
    return state.finished and next_question(state) is None


class MatchSession(QObject):
    """Plays a match between the person at seat 0 and the computer players.

    Signals:
        match_started: a new or resumed match is there; ``view`` may still be ``None``.
        deal_started: the cards are dealt; ``view`` is the first one of the deal.
        step_applied(Step): an action has become true; emitted after it was stored.
        view_replaced: the position was exchanged as a whole (loading); show it without animation.
        deal_finished(Result): the deal on the table is over, after its last ``step_applied``.
        match_finished: after the last ``deal_finished``.
        refused(IllegalAction): what the person wanted is not allowed; nothing has changed.
        thinking_changed(object): the seat whose player is deciding, or ``None``.
        names_changed: somebody has another name from now on.
        notice(SessionNotice, dict): something to tell without stopping, with its facts.
    """

    match_started = Signal()
    deal_started = Signal()
    step_applied = Signal(object)
    view_replaced = Signal()
    deal_finished = Signal(object)
    match_finished = Signal()
    refused = Signal(object)
    thinking_changed = Signal(object)
    names_changed = Signal()
    notice = Signal(object, object)

    def __init__(
        self,
        journal: Journal,
        thinker: Thinker,
        parent: QObject | None = None,
        new_seed: Callable[[], str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make a session without a match.

        Args:
            journal: where matches are stored.
            thinker: the computer players.
            parent: Qt parent.
            new_seed: makes the seed of a new match; chance of the system unless told.
            clock: seconds from any fixed moment on, for ``time_limit_min``.
        """
        super().__init__(parent)
        self._journal = journal
        self._thinker = thinker
        self._new_seed = new_seed or (lambda: code_from(secrets.token_bytes(16)))
        self._clock = clock
        self._since = 0.0
        self._played_s = 0.0
        self._match: Match | None = None
        self._seed = ""
        self._level = ""
        self._running: _Running | None = None
        self._view: SeatView | None = None
        self._failed: frozenset[int] = frozenset()
        self._waived = False
        self._closed = False
        self._decider = Decider(thinker, PERSON, self._player, self)
        self._decider.decided.connect(self._on_decided)
        self._decider.failed.connect(self._tell_fault)
        self._decider.nobody_left.connect(self._close_if_nothing_is_left_to_say)
        self._decider.thinking_changed.connect(self.thinking_changed)

    # --- what is there ---------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The match with its finished deals, or ``None``."""
        return self._match

    @property
    def level(self) -> str:
        """Who the computer players are: a level, or the text of ``opponents``."""
        return self._level

    @property
    def opponents(self) -> Opponents:
        """Who the computer players are."""
        return Opponents.from_text(self._level)

    @property
    def levels_now(self) -> tuple[str, str | None]:
        """The level of the next deal, and the next stronger one if it lies between the two."""
        return self.opponents.between(person_scores(() if not self._match else self._match.deals))

    @property
    def adapting_now(self) -> tuple[str, str | None]:
        """Where the adapting level would begin a new match, as ``levels_now`` tells it."""
        return Opponents.from_text(self._journal.adapted(ADAPTING)).between(())

    @property
    def match_id(self) -> int | None:
        """The number of the match in the history; ``None`` if it is not stored."""
        return None if self._match is None else self._journal.match_id

    @property
    def thinker(self) -> Thinker:
        """The computer players, for another session to share."""
        return self._thinker

    @property
    def seed(self) -> str:
        """What the deals of the match follow from."""
        return self._seed

    @property
    def codes(self) -> tuple[str, ...]:
        """What the cards of each deal follow from: finished ones, and the one on the table.

        Nobody may be shown the last one before its deal is over.
        """
        if self._match is None:
            return ()
        done = tuple(match_code(self._seed, n + 1) for n in range(len(self._match.deals)))
        running = self._running
        return done if running is None or running.closed else (*done, running.code)

    @property
    def fingerprint(self) -> str:
        """What anybody may know of the cards on the table before they are played; or empty."""
        return "" if self._running is None else fingerprint(self._running.code)

    @property
    def position(self) -> DealState | None:
        """The deal on the table as the engine knows it, for reports; never for who plays."""
        return None if self._running is None else self._running.state

    @property
    def view(self) -> SeatView | None:
        """What the person may know now, or ``None`` without a deal."""
        return self._view

    @property
    def seating(self) -> Seating | None:
        """Who sits where in the deal on the table."""
        return None if self._running is None else self._running.seating

    @property
    def names(self) -> tuple[str, ...]:
        """The names at seats 0-3."""
        if self._match is None:
            return ("", "", "", "")
        seating = self.seating
        players = seating.players if seating is not None else (0, 1, 2, 3)
        return tuple(self._match.names[person] for person in players)

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, void ones not counted; 0 without one."""
        if self._match is None or self._running is None:
            return 0
        if self.deal_over and self._match.deals:
            return self._match.deals[-1].number
        return self._match.ledger.number

    @property
    def deal_over(self) -> bool:
        """Whether the deal on the table is finished and its result stands."""
        return self._running is not None and self._running.closed

    @property
    def match_over(self) -> bool:
        """Whether the match has ended by its rules, or because its time is up."""
        if self._match is None:
            return False
        if matches.is_over(self._match):
            return True
        between_deals = self._running is None or self._running.closed
        return between_deals and self.time_is_up and matches.may_be_forced(self._match) is None

    @property
    def time_is_up(self) -> bool:
        """Whether the round has lasted as long as it may (``time_limit_min``).

        Then only owed compulsory solos are still played (rules 2.12).
        """
        if self._match is None or not self._match.rules.time_limit_min:
            return False
        return self.seconds_played >= 60 * self._match.rules.time_limit_min

    @property
    def seconds_played(self) -> float:
        """How long the match has been on the table, over all sittings."""
        return self._played_s + self._clock() - self._since

    @property
    def is_last_deal(self) -> bool:
        """Whether the deal on the table is the last one, as far as can be known."""
        if self._match is None:
            return False
        return self.match_over if self.deal_over else matches.is_last_deal(self._match)

    @property
    def last_deal(self) -> FinishedDeal | None:
        """The deal finished last, void ones included."""
        return self._match.deals[-1] if self._match is not None and self._match.deals else None

    @property
    def last_result(self) -> Result | None:
        """Its result."""
        return None if self.last_deal is None else self.last_deal.result

    # --- the course of a match -------------------------------------------------------------------

    def new_match(
        self,
        rules: Rules,
        names: tuple[str, ...],
        *,
        level: str,
        planned: int | None = None,
        first_dealer: int | None = None,
        seed: str | None = None,
        kind: MatchKind = MatchKind.MATCH,
    ) -> None:
        """Begin a match and deal its first cards; a match that was running is left unfinished.

        Args:
            rules: the options for the whole match.
            names: everybody at the table; the first one is the person.
            level: a level of the computer players, or the text of ``Opponents``.
            planned: number of deals, ``match_deals`` of the rules unless told.
            first_dealer: drawn by lot unless told.
            seed: what the deals follow from; a new one unless told.
            kind: as what it is stored; only a match counts.

        Raises:
            MatchError: if the number of people or deals is impossible.
        """
        seed = seed or self._new_seed()
        if first_dealer is None:
            first_dealer = random.Random(f"{seed}|dealer").randrange(len(names))
        match = matches.new_match(rules, names, first_dealer, planned)
        self._leave()
        self._match, self._seed = match, seed
        self._level = self._journal.adapted(level)
        self._played_s, self._since = 0.0, self._clock()
        self._store(lambda: self._journal.begin_match(match, first_dealer, seed, self._level, kind))
        self.match_started.emit()
        self.next_deal()

    def resume(self, stored: OpenMatch) -> None:
        """Go on with a stored match at exactly the card where it stopped."""
        self._leave(abandon=False)
        self._match, self._seed, self._level = stored.match, stored.seed, stored.level
        self._played_s, self._since = stored.seconds_played, self._clock()
        self._running = None
        self._view = None
        if stored.state is not None and stored.seating is not None:
            self._running = _Running(stored.state, stored.seating, stored.code)
            self._view = seat_view(stored.state, PERSON)
        self._journal.take_up(stored)
        self.match_started.emit()
        if self._running is not None and not _is_closed(self._running.state):
            self._decider.look(self._running.state, self._running.code)
            self.view_replaced.emit()
            return
        if self._running is not None:
            self._running = _Running(
                self._running.state, self._running.seating, self._running.code, closed=True
            )
            self._close_deal(self._running)
        elif not self.match_over:
            self.next_deal()

    def take_up_again(self) -> None:
        """Go on with the match at hand as it is stored, after something has gone wrong.

        What is not stored, or no longer fits what is on the table, is taken from memory.
        """
        running = self._running
        if self._match is None or running is None:
            return
        if not running.closed:
            stored = self._journal.reread()
            fits = stored is not None and stored.code == running.code and not stored.unreadable
            if stored is not None and fits:
                level, played_s = self._level, self.seconds_played
                self.resume(replace(stored, level=level, seconds_played=played_s))
                return
        self._forget_question()
        if not running.closed:
            self._decider.look(running.state, running.code)
        self.match_started.emit()
        self.view_replaced.emit()
        if running.closed:
            self._tell_result(running)

    def next_deal(self) -> None:
        """Deal the next cards, if the match goes on and no deal is being played."""
        if self._match is None or self.match_over:
            return
        if self._running is not None and not self._running.closed:
            return
        self._forget_question()
        code = match_code(self._seed, len(self._match.deals) + 1)
        hands = deal_hands(code, self._match.rules.deck)
        seating = matches.next_seating(self._match)
        setup = matches.next_setup(self._match, hands, seating, time_is_up=self.time_is_up)
        running = _Running(rules_of_play.start(setup), seating, code)
        number = self._match.ledger.number
        self._store(lambda: self._journal.begin_deal(number, seating, setup, code))
        self._running = running
        self._failed = frozenset()
        self._view = seat_view(running.state, PERSON)
        self._decider.look(running.state, running.code)
        self.deal_started.emit()

    def rename(self, names: tuple[str, ...]) -> None:
        """Give the people at the table other names; finished matches keep the old ones."""
        if self._match is None or self.match_over or names == self._match.names:
            return
        if len(names) != self._match.size:
            return
        self._match = msgspec.structs.replace(self._match, names=names)
        self._store(lambda: self._journal.rename(names))
        self.names_changed.emit()

    def end_match(self) -> None:
        """Leave the match unfinished; what was played stays in the history."""
        self._leave()
        self._match = None
        self.view_replaced.emit()

    def put_aside(self) -> None:
        """Leave the match as it is, without saying that it will not be played to its end."""
        self._leave(abandon=False)
        self._match = None
        self.view_replaced.emit()

    def close(self) -> None:
        """Stop the players; the match stays resumable."""
        self._closed = True
        self._forget_question()
        self._thinker.close()

    def _leave(self, *, abandon: bool = True) -> None:
        self._forget_question()
        if abandon and self._match is not None and not self.match_over:
            self._store(self._journal.abandon_match)
        self._running = None
        self._view = None

    # --- actions ---------------------------------------------------------------------------------

    def request(self, action: Action) -> bool:
        """What the person wants to do.

        Returns:
            Whether it was done; otherwise ``refused`` has told why.
        """
        if self._running is None or self._closed:
            return False
        if isinstance(action, Pass) and self._running.state.finished:
            self.waive()
            return True
        try:
            state, events = rules_of_play.apply(self._running.state, action)
        except IllegalAction as error:
            self.refused.emit(error)
            return False
        self._commit(action, state, events)
        return True

    def advance(self) -> None:
        """Let the next computer player act, unless the person must or the table waits already."""
        if not self._closed and self._running is not None and not self._running.closed:
            self._decider.go_on()

    def _player(self, seat: int) -> str:
        """The word for the computer player at a seat of the deal on the table."""
        assert self._running is not None
        if seat in self._failed:
            return _STAND_IN
        person = self._running.seating.players[seat]
        return Opponents.from_text(self._level).player(person, self._scores_before())

    def _scores_before(self) -> tuple[int, ...]:
        """What the person won in the deals before the one on the table."""
        deals = () if self._match is None else self._match.deals
        return person_scores(deals[:-1] if self.deal_over else deals)

    def _on_decided(self, question: Question, action: Action) -> None:
        """A computer player has decided, and the table is ready for it."""
        if self._closed or self._running is None:
            return
        state = self._running.state
        try:
            after, events = rules_of_play.apply(state, action)
        except EngineError as error:
            self._tell_fault(question.seat, str(error))
            if question.may_pass:
                self._decider.pass_by(question.seat)
                self.advance()
                return
            action = question.choices[-1]
            after, events = rules_of_play.apply(state, action)
        self._commit(action, after, events)

    def waive(self) -> None:
        """The person chooses no partner after the last card (``genscher`` in the last two)."""
        if self._running is not None and self._running.state.finished:
            self._waived = True
            self._close_if_nothing_is_left_to_say()

    def _close_if_nothing_is_left_to_say(self) -> None:
        """After the last card somebody may still have chosen a partner; now the result stands."""
        running = self._running
        if running is None or running.closed or not running.state.finished:
            return
        waived = {PERSON} if self._waived else set()
        if next_question(running.state, self._decider.silent | waived) is not None:
            return
        self._running = _Running(running.state, running.seating, running.code, closed=True)
        self._note_result(self._running)
        self._tell_result(self._running)

    def _tell_fault(self, seat: int, fault: str) -> None:
        """Tell that a player failed; the simplest one plays for it until the deal is over."""
        self._failed |= {seat}
        self.notice.emit(SessionNotice.PLAYER_REPLACED, {"seat": seat, "fault": fault})

    def _commit(self, action: Action, state: DealState, events: tuple[Event, ...]) -> None:
        """Store an action, make it true, and tell."""
        assert self._running is not None
        assert self._view is not None
        self._store(lambda: self._journal.add_action(action))
        closing = _is_closed(state)
        running = _Running(state, self._running.seating, self._running.code, closing)
        before = self._view
        self._running = running
        self._view = seat_view(state, PERSON)
        self._waived = False
        self._decider.look(state, running.code)
        seen = self._view.history[-1]
        shown = tuple(Acted(seen) if isinstance(event, Acted) else event for event in events)
        if closing:
            self._note_result(running)
        self.step_applied.emit(Step(seen, shown, before, self._view))
        if closing:
            self._tell_result(running)

    def _close_deal(self, running: _Running) -> None:
        self._note_result(running)
        self.view_replaced.emit()
        self._tell_result(running)

    def _note_result(self, running: _Running) -> None:
        assert self._match is not None
        result = running.state.result
        assert result is not None
        match = matches.finish_deal(self._match, running.state, running.seating)
        self._match = match
        over = self.match_over
        played_s = self.seconds_played
        self._store(lambda: self._journal.finish_deal(result, played_s, match_over=over))
        if self.opponents.level == ADAPTING:
            scores = person_scores(match.deals)
            self._store(lambda: self._journal.note_adapted(self.opponents, scores))

    def _tell_result(self, running: _Running) -> None:
        self.deal_finished.emit(running.state.result)
        if self.match_over and self._running is running:
            self.match_finished.emit()

    # --- helpers ---------------------------------------------------------------------------------

    def _forget_question(self) -> None:
        self._decider.forget()
        self._waived = False

    def _store(self, write: Callable[[], object]) -> None:
        """Write to the history; a full disk is told once and does not stop the match."""
        fault = self._journal.attempt(write)
        if fault:
            self.notice.emit(SessionNotice.NOT_STORED, {"fault": fault})
