"""A match behind one object: played, stored at every action, resumed at exactly the same card."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Player
from dokodesk.ai.worker import DirectPool, MakePlayer, PlayerPool
from dokodesk.engine.actions import Action, Call, Choose, Healthy, Lay, Play, Return
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.events import Acted, DealFinished
from dokodesk.engine.match import totals
from dokodesk.engine.rules import preset
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView
from dokodesk.model.journal import Journal
from dokodesk.model.session import PERSON, MatchSession, SessionNotice, Step
from dokodesk.model.thinking import Thinker
from dokodesk.storage.history import History, MatchStatus

NAMES = ("Anna", "Jürgen ♣", "Łukasz", "Dora")
RULES = preset("pagat_standard")


class Table(QObject):
    """The person and the idle table in one: asks for the next step until it is told to stop."""

    def __init__(self, session: MatchSession, seed: int = 1) -> None:
        super().__init__()
        self.session = session
        self.rng = random.Random(seed)
        self.steps: list[Step] = []
        self.results: list[Result] = []
        self.refusals: list[IllegalAction] = []
        self.notices: list[tuple[SessionNotice, dict[str, object]]] = []
        session.step_applied.connect(self.steps.append)
        session.deal_finished.connect(self.results.append)
        session.refused.connect(self.refusals.append)
        session.notice.connect(lambda code, facts: self.notices.append((code, facts)))

    def act(self) -> None:
        """One thing that moves the match on."""
        view = self.session.view
        if view is None or self.session.deal_over:
            self.session.next_deal()
        elif view.legal:
            self.session.request(self.rng.choice(view.legal))
        else:
            self.session.advance()


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """An open history in a folder of its own."""
    history = History(tmp_path / "history.sqlite")
    history.open()
    yield history
    history.close()


def make_session(history: History, make: MakePlayer = make_player) -> MatchSession:
    """A session whose players decide at once."""

    def pool(notify: object) -> PlayerPool:
        assert callable(notify)
        return DirectPool(make, notify)

    return MatchSession(
        Journal(history, "simple"), Thinker(pool), new_seed=lambda: "a-seed-for-tests"
    )


def play_until(qtbot: QtBot, table: Table, done: Callable[[], bool], limit: int = 9000) -> None:
    """Let the match go on until a condition holds."""
    del qtbot
    for _ in range(limit):
        if done():
            return
        table.act()
        QCoreApplication.processEvents()
    raise AssertionError("the match came to a standstill")


def test_a_whole_match_is_played_and_stored(qtbot: QtBot, history: History) -> None:
    """Eight deals end with the ranking, and the history knows every action and total."""
    session = make_session(history)
    table = Table(session)
    with qtbot.waitSignal(session.match_started):
        session.new_match(RULES, NAMES, level="simple")
    play_until(qtbot, table, lambda: session.match_over)

    assert session.match is not None
    assert len(session.match.scored) == 8
    stored = history.match(1)
    assert stored.status is MatchStatus.FINISHED
    assert stored.names == NAMES
    assert stored.totals == totals(session.match)
    for row, deal in zip(stored.deals, session.match.deals, strict=True):
        assert row.actions == tuple(action.text for action in deal.actions)
        assert row.result is not None
        assert tuple(row.result["scores"]) == deal.result.scores
    assert not table.notices


def test_an_action_is_stored_before_anybody_hears_of_it(qtbot: QtBot, history: History) -> None:
    """Whoever is told of a step finds it in the history already."""
    session = make_session(history)
    table = Table(session)
    seen: list[bool] = []

    def look(step: Step) -> None:
        deal = history.match(1).deals[-1]
        seen.append(len(deal.actions) == len(step.view.history))

    session.step_applied.connect(look)
    session.new_match(RULES, NAMES, level="simple")
    play_until(qtbot, table, lambda: len(seen) > 60)
    assert all(seen)


@pytest.mark.parametrize("stop_after", [0, 1, 4, 5, 23, 51, 60, 111])
def test_a_killed_match_goes_on_at_exactly_that_card(
    qtbot: QtBot, history: History, stop_after: int
) -> None:
    """A new session reads the same view from the history, and the same match follows."""
    first = make_session(history)
    table = Table(first)
    first.new_match(RULES, NAMES, level="simple")
    play_until(qtbot, table, lambda: len(table.steps) >= stop_after)

    opened = Journal(history, "standard").open_match()
    assert opened is not None
    assert opened.level == "simple"
    second = make_session(history)
    second.resume(opened)
    assert second.view == first.view or (first.deal_over and not second.deal_over)
    assert second.match == first.match or first.match is None
    rest = Table(second)
    play_until(qtbot, rest, lambda: second.match_over)
    assert second.match is not None
    assert len(second.match.scored) == 8


def test_what_could_not_be_stored_is_stored_later(qtbot: QtBot, history: History) -> None:
    """A history that refuses for a while is told once and loses nothing of what follows."""
    session = make_session(history)
    table = Table(session)
    session.new_match(RULES, NAMES, level="simple")
    play_until(qtbot, table, lambda: len(table.steps) >= 12)
    history.close()
    play_until(qtbot, table, lambda: len(table.steps) >= 20)
    assert [code for code, _ in table.notices] == [SessionNotice.NOT_STORED]
    history.open()
    history.reopen_match(1)
    play_until(qtbot, table, lambda: len(table.steps) >= 21)
    actions = history.match(1).deals[0].actions
    assert len(actions) == len(table.steps)
    assert actions[-1] == table.steps[-1].action.text


def test_a_wrong_card_is_refused_with_the_reason(qtbot: QtBot, history: History) -> None:
    """What is not allowed changes nothing and says why; the history does not hear of it."""
    session = make_session(history)
    table = Table(session)
    session.new_match(RULES, NAMES, level="simple")

    def can_be_wrong() -> bool:
        view = session.view
        return (
            view is not None
            and bool(view.legal)
            and isinstance(view.legal[0], Play)
            and len(view.legal) < len(set(view.hand))
        )

    play_until(qtbot, table, can_be_wrong)
    view = session.view
    assert view is not None
    wrong = next(card for card in view.hand if Play(PERSON, card) not in view.legal)
    stored = history.match(1).deals[-1].actions
    assert not session.request(Play(PERSON, wrong))
    assert table.refusals[0].reason in (Refusal.MUST_FOLLOW_SUIT, Refusal.MUST_FOLLOW_TRUMP)
    assert session.view is view
    assert history.match(1).deals[-1].actions == stored


class _Broken(Player):
    """A player with one kind of fault."""

    name = "broken"

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        del choices, rng
        if self.fault == "raises":
            raise RuntimeError("no idea")
        if self.fault == "nothing":
            return None  # type: ignore[return-value] # wrong on purpose
        return Play(view.seat, Card.H10) if view.hand[0] is not Card.H10 else Healthy(view.seat)

    def announce(
        self, view: SeatView, calls: tuple[object, ...], rng: random.Random
    ) -> Call | None:
        del view, calls, rng
        if self.fault == "raises":
            raise RuntimeError("no idea")
        return None


@pytest.mark.parametrize("fault", ["raises", "nothing", "illegal"])
def test_a_faulty_player_never_stops_the_table(qtbot: QtBot, history: History, fault: str) -> None:
    """The deal is played to its end and the fault is told (public fault: the table hung)."""
    session = make_session(history, lambda level: _Broken(fault))
    table = Table(session)
    session.new_match(RULES, NAMES, level="simple")
    play_until(qtbot, table, lambda: session.deal_over)
    assert any(code is SessionNotice.PLAYER_REPLACED for code, _ in table.notices)


def test_steps_show_only_what_the_person_may_see(qtbot: QtBot, history: History) -> None:
    """Others' reservations and poverty cards are hidden in every step and view."""
    session = make_session(history)
    table = Table(session)
    session.new_match(RULES, NAMES, level="random")
    play_until(qtbot, table, lambda: session.match_over or len(table.results) >= 6)
    hidden = 0
    for step in table.steps:
        acted = next(event for event in step.events if isinstance(event, Acted))
        assert acted.action == step.action
        if step.action.seat != PERSON and isinstance(step.action, Lay | Return | Choose):
            hidden += 1
        if isinstance(step.action, Lay) and step.action.seat != PERSON:
            assert step.action.cards == (None,) * len(step.action.cards)
        if any(isinstance(event, DealFinished) for event in step.events):
            assert step.view.phase == "finished"
    assert hidden, "the deals must have shown something to hide"


def test_a_new_match_in_the_middle_starts_clean(qtbot: QtBot, history: History) -> None:
    """The old match stays in the history as abandoned; its late answers change nothing."""
    session = make_session(history)
    table = Table(session)
    session.new_match(RULES, NAMES, level="simple")
    play_until(qtbot, table, lambda: len(table.steps) >= 9)
    session.advance()
    session.new_match(RULES, NAMES, level="simple")
    assert session.view is not None
    assert session.view.history == ()
    assert history.match(1).status is MatchStatus.ABANDONED
    play_until(qtbot, table, lambda: session.match_over)
    assert history.match(2).status is MatchStatus.FINISHED
    assert len(history.match(1).deals[0].actions) == 9


class _KeepsKings(Table):
    """A person who plays the diamond kings last."""

    def act(self) -> None:
        """Play anything but a diamond king as long as that is possible."""
        view = self.session.view
        if view is not None and view.legal:
            wanted = [action for action in view.legal if action != Play(PERSON, Card.DK)]
            self.session.request(self.rng.choice(wanted or view.legal))
        else:
            super().act()


@pytest.mark.parametrize("uses", [True, False])
def test_a_partner_can_be_chosen_after_the_last_card(
    qtbot: QtBot, history: History, uses: bool
) -> None:
    """``genscher`` in the last two tricks: the result waits until it was used or left."""
    rules = msgspec.structs.replace(
        RULES, genscher="diamond_kings_last_two", poverty="off", solo_types=frozenset()
    )
    seeds = (f"kings-{number}" for number in range(2000))
    session = MatchSession(
        Journal(history, "random"),
        Thinker(lambda notify: DirectPool(make_player, notify)),
        new_seed=lambda: next(seeds),
    )
    table = _KeepsKings(session)

    def waits() -> bool:
        view = session.view
        return session.deal_over or (view is not None and view.phase == "finished")

    for _ in range(200):
        session.new_match(rules, NAMES, level="random", planned=1)
        assert session.view is not None
        if session.view.hand.count(Card.DK) < 2:
            continue
        play_until(qtbot, table, waits)
        view = session.view
        assert view is not None
        if not session.deal_over and view.legal_declarations:
            break
        play_until(qtbot, table, lambda: session.deal_over)
    else:
        raise AssertionError("no deal let the person choose")

    table.results.clear()
    if uses:
        assert session.request(view.legal_declarations[0])
    else:
        session.waive()
    play_until(qtbot, table, lambda: session.deal_over)
    assert len(table.results) == 1
    assert session.match is not None
    assert len(session.match.deals) == 1
    assert (session.match.deals[0].actions[-1] == view.legal_declarations[0]) == uses


def test_when_time_is_up_only_owed_solos_are_played(qtbot: QtBot, history: History) -> None:
    """``time_limit_min``: plain deals are dropped, each debt is still forced, then it is over."""
    now = [0.0]
    rules = msgspec.structs.replace(preset("ddv_tournament"), time_limit_min=10)
    session = MatchSession(
        Journal(history, "simple"),
        Thinker(lambda notify: DirectPool(make_player, notify)),
        new_seed=lambda: "a-seed",
        clock=lambda: now[0],
    )
    table = Table(session)
    session.new_match(rules, NAMES, level="simple")
    play_until(qtbot, table, lambda: session.deal_over)
    owed = sum(session.match.ledger.owed) if session.match is not None else 0
    assert owed
    assert not session.match_over
    now[0] = 601.0
    assert not session.match_over
    play_until(qtbot, table, lambda: session.match_over)
    assert session.match is not None
    assert sum(session.match.ledger.owed) == 0
    assert [deal.setup.forced_solo is not None for deal in session.match.deals[-owed:]] == [
        True
    ] * owed
    assert history.match(1).status is MatchStatus.FINISHED


def test_a_new_name_shows_everywhere_but_in_old_matches(qtbot: QtBot, history: History) -> None:
    """Renaming holds for the running match and its stored row; a finished one keeps its names."""
    session = make_session(history)
    table = Table(session)
    session.new_match(RULES, NAMES, level="simple", planned=1)
    play_until(qtbot, table, lambda: session.match_over)
    session.rename(("Eva", *NAMES[1:]))
    assert history.match(1).names == NAMES
    session.new_match(RULES, NAMES, level="simple")
    with qtbot.waitSignal(session.names_changed):
        session.rename(("Eva", *NAMES[1:]))
    assert session.names[0] == "Eva"
    assert history.match(2).names == ("Eva", *NAMES[1:])
    assert history.match(1).names == NAMES
