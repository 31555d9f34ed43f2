"""Between the session and the stored history: engine values in, rows out, and back again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from dokodesk import __version__
from dokodesk.ai.adapting import ADAPTING
from dokodesk.engine import deal as rules_of_play
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Action, parse
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import EngineError
from dokodesk.engine.match import Match, Seating
from dokodesk.engine.rules import from_dict, rules_mapping, to_dict
from dokodesk.engine.scoring import Result
from dokodesk.engine.state import DealSetup, DealState
from dokodesk.model.opponents import Opponents
from dokodesk.records.from_engine import result_data, state_data
from dokodesk.storage.errors import Notice, StorageError
from dokodesk.storage.history import (
    DealRow,
    DealStatus,
    History,
    MatchKind,
    MatchRow,
    StoredDeal,
    StoredMatch,
)

#: What writes the matches.
PROGRAM = f"dokodesk {__version__}"
#: How many seconds it has been on the table, for rules with a time limit.
_PLAYED = "seconds of match {}"


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A stored match brought back to life.

    Attributes:
        match_id: its number in the history.
        deal_id: the deal on the table, if one is unfinished (or finished but not yet noted).
        match: the finished deals.
        state: the unfinished deal, ``None`` between two deals.
        seating: who sits where in it.
        code: its deal code.
        seed: what the deals of the match follow from.
        level: the level of the computer players.
        seconds_played: how long the match has been on the table.
        unreadable: why later actions of the deal could not be replayed; empty if all were.
    """

    match_id: int
    deal_id: int | None
    match: Match
    state: DealState | None
    seating: Seating | None
    code: str
    seed: str
    level: str
    seconds_played: float = 0.0
    unreadable: str = ""


#: Where the adapting level stands after all matches, and after how many deals.
_ADAPTED = "adapting level"


class Journal:
    """Writes a match into the history as it is played."""

    def __init__(self, history: History, default_level: str) -> None:
        """Write into this history.

        Args:
            history: an open one.
            default_level: the players' level for matches that do not name one.
        """
        self._history = history
        self._default_level = default_level
        self._match_id: int | None = None
        self._deal_id: int | None = None
        self._texts: list[str] = []
        self._stored = 0
        self._fault = ""

    @property
    def match_id(self) -> int | None:
        """The number of the match being written; ``None`` without one or if it is not stored."""
        return self._match_id

    # --- writing ---------------------------------------------------------------------------------

    def attempt(self, write: Callable[[], object]) -> Notice | None:
        """Write something; says what went wrong instead of raising, each new fault once.

        A match that could not be stored goes on in memory; what follows is tried all the same.
        """
        try:
            write()
        except StorageError as error:
            fault = str(error)
            first = fault != self._fault
            self._fault = fault
            return error.notice if first else None
        return None

    def begin_match(
        self,
        match: Match,
        first_dealer: int,
        seed: str,
        level: str,
        kind: MatchKind = MatchKind.MATCH,
    ) -> None:
        """Store a new match."""
        self._match_id = self._deal_id = None
        self._match_id = self._history.create_match(
            MatchRow(
                rules=dict(rules_mapping(match.rules)),
                values=dict(to_dict(match.rules)),
                names=match.names,
                planned=match.planned,
                first_dealer=first_dealer,
                seed=seed,
                program=PROGRAM,
                level=level,
                kind=kind,
            )
        )

    def begin_deal(self, number: int, seating: Seating, setup: DealSetup, code: str) -> None:
        """Store a deal before its first action."""
        self._deal_id = None
        self._texts, self._stored = [], 0
        if self._match_id is None:
            return
        self._deal_id = self._history.begin_deal(
            self._match_id,
            DealRow(
                number=number,
                players=seating.players,
                dealer=seating.dealer,
                forehand=seating.forehand,
                hands=tuple(tuple(card.name for card in hand) for hand in setup.hands),
                state=state_data(setup),
                code=code,
            ),
        )

    def add_action(self, action: Action) -> None:
        """Store an action of the deal, with those before it that could not be stored in time."""
        self._texts.append(action.text)
        self._catch_up()

    def _catch_up(self) -> None:
        missing = self._texts[self._stored :]
        if self._deal_id is not None and missing:
            self._history.append_actions(self._deal_id, self._stored, missing)
            self._stored = len(self._texts)

    def finish_deal(self, result: Result, seconds_played: float, *, match_over: bool) -> None:
        """Store the result of the deal, how long the match has lasted, and if it has ended."""
        self._catch_up()
        if self._deal_id is not None:
            self._history.finish_deal(self._deal_id, result_data(result))
        if self._match_id is not None:
            self._history.set_fact(_PLAYED.format(self._match_id), round(seconds_played))
            if match_over:
                self._history.finish_match(self._match_id)

    def rename(self, names: tuple[str, ...]) -> None:
        """Store other names for the match being played."""
        if self._match_id is not None:
            self._history.set_names(self._match_id, names)

    def abandon_match(self) -> None:
        """Store that the match will not be played to its end."""
        if self._match_id is not None:
            self._history.abandon_match(self._match_id)
        self._match_id = self._deal_id = None

    def take_up(self, stored: OpenMatch) -> None:
        """Go on writing where a stored match stopped."""
        self._match_id, self._deal_id = stored.match_id, stored.deal_id
        history = () if stored.state is None else stored.state.history
        self._texts = [action.text for action in history]
        self._stored = len(self._texts)
        if stored.unreadable and stored.deal_id is not None and stored.state is not None:
            self._history.remove_actions_from(stored.deal_id, len(stored.state.history))

    def note_adapted(self, opponents: Opponents, scores: Sequence[int]) -> None:
        """Store where the adapting level stands, for the next match."""
        place, counted = opponents.place(scores), opponents.counted + len(scores)
        self._history.set_fact(_ADAPTED, [round(place, 4), counted])

    def adapted(self, level: str) -> str:
        """The text of the opponents with the place of the adapting level filled in.

        Args:
            level: a level, or the text of ``Opponents``; others than the adapting one stay.
        """
        opponents = Opponents.from_text(level)
        if opponents.level != ADAPTING:
            return level
        try:
            stored = self._history.fact(_ADAPTED)
        except StorageError:
            stored = None
        match stored:
            case [float() | int() as place, int() as counted]:
                return replace(opponents, start=float(place), counted=max(0, counted)).text
        return opponents.text

    # --- reading ---------------------------------------------------------------------------------

    def reread(self) -> OpenMatch | None:
        """The match at hand as it is stored; ``None`` if it is not stored to its last action."""
        if self._match_id is None or self._stored < len(self._texts):
            return None
        try:
            return revive(self._history.match(self._match_id), self._default_level)
        except (StorageError, EngineError):
            return None

    def open_match(self) -> OpenMatch | None:
        """The match that can be gone on with, or ``None``."""
        stored = self._history.running_match()
        if stored is None:
            return None
        played = self._history.fact(_PLAYED.format(stored.id))
        return revive(
            stored,
            stored.level or self._default_level,
            float(played) if isinstance(played, int | float) else 0.0,
        )


def revive(stored: StoredMatch, level: str, seconds_played: float = 0.0) -> OpenMatch:
    """Replay a stored match: its finished deals and the one on the table.

    A deal whose actions no longer fit the rules (a damaged history) is taken up at the last action
    that does.
    """
    rules = from_dict(stored.values)
    match = matches.new_match(rules, stored.names, stored.first_dealer, stored.planned)
    found = OpenMatch(stored.id, None, match, None, None, "", stored.seed, level, seconds_played)
    for row in stored.deals:
        seating = Seating(row.players, row.dealer, row.forehand)
        forced = row.state.get("forced_solo") is not None
        setup = matches.next_setup(match, _hands(row), seating, time_is_up=forced)
        state, problem = _replayed(setup, row.actions)
        if row.status is DealStatus.RUNNING or not state.finished:
            return replace(
                found,
                deal_id=row.id,
                match=match,
                state=state,
                seating=seating,
                code=row.code,
                unreadable=problem,
            )
        match = matches.finish_deal(match, state, seating)
    return replace(found, match=match)


def _hands(row: StoredDeal) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(Card.from_code(code) for code in hand) for hand in row.hands)


def _replayed(setup: DealSetup, actions: tuple[str, ...]) -> tuple[DealState, str]:
    state = rules_of_play.start(setup)
    for text in actions:
        try:
            state, _ = rules_of_play.apply(state, parse(text))
        except EngineError as error:
            return state, str(error)
    return state, ""
