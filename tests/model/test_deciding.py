"""What the computer players are asked: early, ahead, and never with more than they know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.ai.ahead import AheadPool
from dokodesk.ai.answering import Request
from dokodesk.ai.levels import make_player
from dokodesk.ai.worker import DirectPool, Notify, PlayerPool
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.deal import apply
from dokodesk.engine.match import FinishedDeal
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.model.deciding import question_after
from dokodesk.model.journal import Journal
from dokodesk.model.session import PERSON, MatchSession
from dokodesk.model.thinking import Thinker
from dokodesk.storage.history import History

NAMES = ("Anna", "Jürgen ♣", "Łukasz", "Dora")
RULES = preset("pagat_standard")
PATIENCE_MS = 120_000


class Recording(DirectPool):
    """Keeps what it is asked."""

    def __init__(self, notify: Notify) -> None:
        super().__init__(make_player, notify)
        self.asked: list[Request] = []
        self.cancelled: list[int] = []

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)
        super().cancel(number)

    def request(self, number: int, level: str, *rest: object, **more: object) -> None:
        # Given on as it came.
        self.asked.append(Request(number, level, *rest, **more))  # type: ignore[arg-type]
        super().request(number, level, *rest, **more)  # type: ignore[arg-type]


class Desk:
    """A match whose players think ahead, and a person who waits until they have."""

    def __init__(self, history: History, qtbot: QtBot, *, ahead: bool, level: str) -> None:
        self.qtbot = qtbot
        self.pools: list[Recording] = []
        self.level = level

        def pool(notify: Callable[[], None]) -> PlayerPool:
            if not ahead:
                return self.pool(notify)
            return AheadPool(self.pool, self.pool, notify, slow_s=0.0)

        self.thinker = Thinker(pool)
        self.session = MatchSession(Journal(history, level), self.thinker, new_seed=lambda: "ahead")
        self.me = random.Random(4)

    def pool(self, notify: Notify) -> Recording:
        self.pools.append(Recording(notify))
        return self.pools[-1]

    @property
    def thoughts(self) -> list[Request]:
        """What was asked ahead so far."""
        return self.pools[1].asked if len(self.pools) > 1 else []

    @property
    def position(self) -> DealState:
        state = self.session.position
        assert state is not None
        return state

    @property
    def view(self) -> SeatView:
        """What the person sees."""
        view = self.session.view
        assert view is not None
        return view

    def begin(self) -> None:
        self.session.new_match(RULES, NAMES, level=self.level)

    def until(self, done: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(done, timeout=PATIENCE_MS)

    def until_asked(self) -> bool:
        """Let the others act until the person must, or the deal is over."""

        def done() -> bool:
            view = self.session.view
            if self.session.deal_over or (view is not None and view.legal):
                return True
            self.session.advance()
            return False

        self.until(done)
        return not self.session.deal_over

    def expected(self) -> list[Request]:
        """What the person's cards would lead to."""
        player = self.session._player
        code = self.session.codes[-1]
        found = [
            question_after(self.position, action, PERSON, player, code)
            for action in self.view.legal
            if isinstance(action, Play)
        ]
        return [question for question in found if question is not None]

    def until_thought(self) -> None:
        """Wait until every question that may come has been asked ahead."""
        self.session.advance()
        wanted = [question.seed for question in self.expected()]
        self.until(lambda: not wanted or wanted == self.asked_last(len(wanted)))

    def asked_last(self, count: int) -> list[int]:
        return [question.seed for question in self.thoughts[-count:]]

    def play_a_deal(self, *, think: bool) -> FinishedDeal:
        while self.until_asked():
            if think and self.thinker.is_slow(self.level):
                self.until_thought()
            self.session.request(self.me.choice(self.view.legal))
        assert self.session.last_deal is not None
        return self.session.last_deal

    def until_others_follow(self) -> None:
        """Play until the person must play a card after which somebody else plays one."""
        while self.until_asked():
            if self.expected() and isinstance(self.view.legal[0], Play):
                return
            self.session.request(self.view.legal[0])
        raise AssertionError("the person was always the last to play")

    def until_ahead(self) -> None:
        """Play until the person must play a card that the others think about ahead."""
        while self.until_asked():
            if self.thinker.is_slow(self.level) and self.expected():
                self.until_thought()
                return
            self.session.request(self.view.legal[0])
        raise AssertionError("nothing to think about in this deal")


@pytest.fixture
def make_desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    made: list[tuple[Desk, History]] = []

    def make(*, ahead: bool = True, level: str = "casual") -> Desk:
        history = History(tmp_path / f"history-{len(made)}.sqlite")
        history.open()
        made.append((Desk(history, qtbot, ahead=ahead, level=level), history))
        return made[-1][0]

    yield make
    for desk, history in made:
        desk.session.close()
        history.close()


@pytest.mark.parametrize("level", ["casual", "standard:rieke:all"])
def test_the_same_deals_with_and_without(make_desk: Callable[..., Desk], level: str) -> None:
    """Action by action; and with it, most cards after the person's are known before they play."""
    deals: list[list[tuple[Action, ...]]] = []
    for ahead in (True, False):
        desk = make_desk(ahead=ahead, level=level)
        desk.begin()
        played = []
        for _ in range(2):
            played.append(desk.play_a_deal(think=ahead).actions)
            desk.session.next_deal()
        deals.append(played)
        if ahead:
            assert len(desk.thoughts) > 20
            # A card is thought about or asked for, never both, when the person took their time.
            foreseen = [asked.view for asked in desk.thoughts]
            cards = [asked for asked in desk.pools[0].asked if not asked.may_pass]
            assert not [asked for asked in cards if asked.view in foreseen]
    assert deals[0] == deals[1]


def test_only_the_view_of_the_own_seat_is_handed_over(make_desk: Callable[..., Desk]) -> None:
    """Each question is the one that a card would lead to, as the engine shows it to that seat."""
    desk = make_desk()
    desk.begin()
    seen = 0
    while desk.until_asked():
        view = desk.view
        if desk.thinker.is_slow(desk.level) and desk.expected():
            before = len(desk.thoughts)
            desk.until_thought()
            after = [apply(desk.position, play)[0] for play in view.legal]
            for asked in desk.thoughts[before:]:
                seat = asked.view.seat
                assert seat != PERSON
                assert asked.view in [seat_view(state, seat) for state in after]
                assert [hand is not None for hand in asked.view.open_hands] == [
                    other == seat for other in range(4)
                ]
                seen += 1
        desk.session.request(view.legal[0])
    assert seen > 10


def test_fast_players_are_not_asked_ahead(make_desk: Callable[..., Desk]) -> None:
    """With the real limit a player that answers at once thinks of nothing in advance."""
    desk = make_desk(level="random")
    desk.begin()
    desk.thinker.warm_up()
    pool = desk.thinker._pool
    assert isinstance(pool, AheadPool)
    pool._slow_s = 3600
    desk.play_a_deal(think=False)
    assert not desk.thoughts


def left_match(desk: Desk) -> None:
    desk.session.end_match()


def another_match(desk: Desk) -> None:
    desk.begin()


def same_again(desk: Desk) -> None:
    desk.session.take_up_again()


@pytest.mark.parametrize("change", [left_match, another_match, same_again])
def test_another_position_drops_what_was_thought(
    make_desk: Callable[..., Desk], change: Callable[[Desk], None]
) -> None:
    """What was asked ahead of the old one is not kept, and the match goes on as ever."""
    desk = make_desk()
    desk.begin()
    desk.until_ahead()
    pool = desk.thinker._pool
    assert isinstance(pool, AheadPool)
    pool.poll()
    assert pool._known
    change(desk)
    assert not pool._known
    assert not pool._thoughts
    if desk.session.match is not None:
        desk.play_a_deal(think=False)
        assert desk.session.deal_over


def test_closing_while_they_think_ahead(make_desk: Callable[..., Desk]) -> None:
    """Nothing is asked any more, and nothing fails."""
    desk = make_desk()
    desk.begin()
    desk.until_ahead()
    asked = len(desk.thoughts)
    desk.session.close()
    desk.qtbot.wait(100)
    assert len(desk.thoughts) == asked
    assert not desk.session.request(Play(PERSON, desk.position.setup.hands[PERSON][0]))


def test_a_word_of_the_person_is_thought_about_anew(make_desk: Callable[..., Desk]) -> None:
    """After an announcement the same cards lead to other questions."""
    desk = make_desk()
    desk.begin()
    while desk.until_asked():
        words = desk.view.legal_calls
        if words and desk.thinker.is_slow(desk.level) and desk.expected():
            break
        desk.session.request(desk.view.legal[0])
    desk.until_thought()
    before = len(desk.thoughts)
    assert desk.session.request(words[0])
    desk.until_asked()
    desk.until_thought()
    assert len(desk.thoughts) > before
    assert all(words[0] in asked.view.history for asked in desk.thoughts[before:])


def test_the_next_card_is_asked_for_before_the_table_is_ready(
    make_desk: Callable[..., Desk],
) -> None:
    """While the last one glides; but nothing is played until the table says so."""
    desk = make_desk(ahead=False)
    desk.begin()
    told: list[object] = []
    desk.session.thinking_changed.connect(told.append)
    desk.until_others_follow()
    told.clear()
    desk.session.request(desk.view.legal[0])
    history = desk.position.history
    desk.until(lambda: desk.session._decider._found is not None)
    asked = desk.pools[0].asked[-1]
    assert asked.view == seat_view(desk.position, asked.view.seat)
    assert desk.position.history == history
    assert told == []
    desk.session.advance()
    assert len(desk.position.history) == len(history) + 1


def test_a_word_while_the_answer_waits_takes_it_back(make_desk: Callable[..., Desk]) -> None:
    """The card that was decided before the person spoke is decided anew."""
    desk = make_desk(ahead=False)
    desk.begin()
    while True:
        desk.until_others_follow()
        desk.session.request(desk.view.legal[0])
        desk.until(lambda: desk.session._decider._found is not None)
        if desk.view.legal_calls:
            break
    call = desk.view.legal_calls[0]
    assert desk.session.request(call)
    desk.session.advance()
    assert desk.position.history[-1] == call
    asked = desk.pools[0].asked[-1]
    assert asked.view.history[-1] == call
    desk.until(lambda: desk.position.history[-1] != call)
    assert desk.position.history[-2] == call


def test_a_word_while_they_decide_takes_the_question_back(make_desk: Callable[..., Desk]) -> None:
    """The pool hears that nobody wants the old answer any more."""
    desk = make_desk(ahead=False)
    desk.begin()
    desk.until_others_follow()
    while not desk.view.legal_calls:
        desk.session.request(desk.view.legal[0])
        desk.until_others_follow()
    desk.session.request(desk.view.legal[0])
    number = desk.pools[0].asked[-1].number
    assert desk.view.legal_calls
    assert desk.session.request(desk.view.legal_calls[0])
    assert desk.pools[0].cancelled == [number]
    assert desk.pools[0].asked[-1].number > number
