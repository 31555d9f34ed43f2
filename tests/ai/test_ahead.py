"""Thinking ahead finds the same answers earlier, and is never in the way of a real question."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Iterator

import msgspec
import pytest

from dokodesk.ai.ahead import AheadPool, thinking_process
from dokodesk.ai.answering import Answer, FaultKind, Request, stand_in
from dokodesk.ai.asking import NOBODY, next_question
from dokodesk.ai.player import decision_seed
from dokodesk.ai.worker import DirectPool, Notify, PlayerPool, ProcessPool
from dokodesk.engine.actions import Action, Call, Word
from dokodesk.engine.deal import apply
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from tests.ai import faulty
from tests.ai.positions import SOUTH, WEST, deal, go

PATIENCE_S = 60.0
NUMBERS = iter(range(1, 10**9))


class Held(DirectPool):
    """A pool whose answers come when the test wants them."""

    def __init__(self, notify: Notify | None = None) -> None:
        super().__init__(notify=notify)
        self.asked: list[Request] = []
        self.cancelled: list[int] = []
        self.closed = False

    def request(
        self,
        number: int,
        level: str,
        view: SeatView,
        choices: tuple[Action, ...],
        seed: int,
        *,
        may_pass: bool = False,
    ) -> None:
        self.asked.append(Request(number, level, view, choices, seed, may_pass))

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)
        super().cancel(number)

    def close(self) -> None:
        self.closed = True

    def answer(self, place: int = -1) -> None:
        """Answer one of the questions."""
        asked = self.asked[place]
        if asked.number not in self.cancelled:
            parts = (asked.level, asked.view, asked.choices, asked.seed)
            super().request(asked.number, *parts, may_pass=asked.may_pass)

    def fail(self) -> None:
        """Answer the last question with a fault."""
        self._answers.append(stand_in(self.asked[-1], FaultKind.DIED, "died"))


class Pair:
    """Both pools in the hands of a test, and the pool made of them."""

    def __init__(self, slow_s: float = 0.0) -> None:
        self.made: list[Held] = []
        self.told = 0
        self.pool = AheadPool(self.make, self.make, self.tell, slow_s=slow_s)

    def make(self, notify: Notify) -> PlayerPool:
        self.made.append(Held(notify))
        return self.made[-1]

    def tell(self) -> None:
        self.told += 1

    @property
    def front(self) -> Held:
        return self.made[0]

    @property
    def back(self) -> Held:
        return self.made[1]

    def ask(self, question: Request) -> int:
        number = next(NUMBERS)
        parts = (question.level, question.view, question.choices, question.seed)
        self.pool.request(number, *parts, may_pass=question.may_pass)
        return number

    def learn_pace(self, level: str = "simple", cards: int = 4) -> None:
        """Let the pool see how long this player needs."""
        for _ in range(cards):
            self.ask(question(level))
            self.front.answer()
            assert self.pool.poll() is not None


def first_card() -> DealState:
    return go(deal({}), "healthy")


def second_card() -> DealState:
    """West is to play, after the first card of South."""
    state = first_card()
    return apply(state, seat_view(state, SOUTH).legal[0])[0]


def question(level: str = "simple", seed: int = 1, state: DealState | None = None) -> Request:
    """What South is asked before the first card, or whose turn it is in a state."""
    state = state or first_card()
    assert state.turn is not None
    view = seat_view(state, state.turn)
    return Request(0, level, view, view.legal, seed)


@pytest.fixture
def pair() -> Pair:
    made = Pair()
    made.learn_pace()
    return made


def test_a_question_that_was_foreseen_is_answered_at_once(pair: Pair) -> None:
    """The first process is not asked, and the answer is what it would have said."""
    foreseen = question()
    pair.pool.think_ahead((question(seed=2), foreseen))
    for place in range(2):
        pair.back.answer(place)
    assert pair.pool.poll() is None
    asked_before, told_before = len(pair.front.asked), pair.told
    number = pair.ask(foreseen)
    answer = pair.pool.poll()
    assert answer is not None
    assert answer.number == number
    assert pair.told > told_before
    assert len(pair.front.asked) == asked_before
    alone = DirectPool()
    alone.request(1, "simple", foreseen.view, foreseen.choices, foreseen.seed)
    said = alone.poll()
    assert said is not None
    assert answer.action == said.action
    assert pair.pool.poll() is None


@pytest.mark.parametrize(
    "other",
    [
        question(seed=2),
        question(level="random"),
        question(state=second_card()),
    ],
    ids=["other chance", "other player", "other view"],
)
def test_another_question_goes_to_the_first_process_without_delay(
    pair: Pair, other: Request
) -> None:
    """Only the very same question is answered from what was thought before."""
    pair.pool.think_ahead((question(),))
    pair.back.answer()
    asked_before = len(pair.front.asked)
    number = pair.ask(other)
    assert len(pair.front.asked) == asked_before + 1
    pair.front.answer()
    answer = pair.pool.poll()
    assert answer is not None
    assert answer.number == number


def test_whoever_is_first_answers_a_question_that_is_thought_about(pair: Pair) -> None:
    """There is exactly one answer, whichever process has it first."""
    for first, second in (("back", "front"), ("front", "back")):
        pair.pool.think_ahead((question(),))
        number = pair.ask(question())
        assert pair.front.asked[-1].number == number
        getattr(pair, first).answer()
        answer = pair.pool.poll()
        assert answer is not None
        assert answer.number == number
        assert answer.fault is None
        getattr(pair, second).answer()
        assert pair.pool.poll() is None
        pair.pool.think_ahead(())


def test_a_first_process_that_lost_is_not_ended(pair: Pair) -> None:
    """It would have to be started again, which takes longer than to let it finish."""
    pair.pool.think_ahead((question(),))
    number = pair.ask(question())
    pair.back.answer()
    assert pair.pool.poll() is not None
    assert number not in pair.front.cancelled


def test_fast_players_are_not_asked_ahead() -> None:
    """Nobody could notice, and a second process is not even made."""
    pair = Pair(slow_s=3600)
    pair.learn_pace(cards=30)
    assert not pair.pool.is_slow("simple")
    pair.pool.think_ahead((question(),))
    assert len(pair.made) == 1


def test_a_player_is_not_called_slow_before_it_is_known() -> None:
    """The first decisions of all take longer and say nothing."""
    pair = Pair()
    pair.learn_pace(cards=3)
    assert not pair.pool.is_slow("simple")
    pair.learn_pace(cards=1)
    assert pair.pool.is_slow("simple")
    assert not pair.pool.is_slow("random")


def test_questions_that_cannot_come_any_more_are_dropped(pair: Pair) -> None:
    """Only what was named last is thought about and remembered."""
    one, two, three = (question(seed=seed) for seed in (1, 2, 3))
    pair.pool.think_ahead((one, two))
    pair.back.answer(0)
    assert pair.pool.poll() is None
    pair.pool.think_ahead((two, three))
    assert [asked.seed for asked in pair.back.asked] == [1, 2, 3]
    assert not pair.back.cancelled
    pair.pool.think_ahead(())
    assert pair.back.cancelled == [pair.back.asked[1].number, pair.back.asked[2].number]
    asked_before = len(pair.front.asked)
    pair.ask(one)
    assert len(pair.front.asked) == asked_before + 1


def test_naming_the_same_questions_again_starts_nothing_anew(pair: Pair) -> None:
    """The table grows the list one by one."""
    one, two = question(seed=1), question(seed=2)
    pair.pool.think_ahead((one,))
    pair.back.answer()
    pair.pool.think_ahead((one, two))
    pair.pool.think_ahead((one, two))
    assert [asked.seed for asked in pair.back.asked] == [1, 2]


def test_faults_while_thinking_ahead_are_forgotten(pair: Pair) -> None:
    """The question is asked as if nothing had been; and a process that dies all the time rests."""
    for seed in range(5):
        pair.pool.think_ahead((question(seed=seed),))
        if seed < 3:
            pair.back.fail()
            assert pair.pool.poll() is None
    assert [asked.seed for asked in pair.back.asked] == [0, 1, 2]
    pair.ask(question(seed=0))
    pair.front.answer()
    answer = pair.pool.poll()
    assert answer is not None
    assert answer.fault is None


def test_a_cancelled_question_is_never_answered(pair: Pair) -> None:
    """Neither one that waits nor one whose answer was known."""
    pair.pool.think_ahead((question(),))
    pair.back.answer()
    pair.pool.cancel(pair.ask(question()))
    assert pair.pool.poll() is None
    number = pair.ask(question(seed=2))
    pair.pool.cancel(number)
    assert number in pair.front.cancelled


def test_after_a_question_that_was_taken_back_both_are_asked(pair: Pair) -> None:
    """The first process may still be busy with it; the second one is free."""
    pair.pool.cancel(pair.ask(question(seed=2)))
    number = pair.ask(question(seed=3))
    assert pair.front.asked[-1].seed == pair.back.asked[-1].seed == 3
    pair.back.answer()
    answer = pair.pool.poll()
    assert answer is not None
    assert answer.number == number
    pair.front.answer()
    assert pair.pool.poll() is None
    pair.ask(question(seed=4))
    assert pair.back.asked[-1].seed == 3


def test_closing_ends_both(pair: Pair) -> None:
    pair.pool.think_ahead((question(),))
    pair.pool.close()
    assert pair.front.closed
    assert pair.back.closed


# --- with processes -------------------------------------------------------------------------------


def faulty_pool(notify: Notify) -> ProcessPool:
    return ProcessPool(faulty.make, time_limit_s=3600, notify=notify)


def endless_thought(notify: Notify) -> ProcessPool:
    return ProcessPool(faulty.make, time_limit_s=3600, grace_s=3600, background=True, notify=notify)


@pytest.fixture
def processes() -> Iterator[Callable[..., AheadPool]]:
    made: list[AheadPool] = []

    def make(*parts: object) -> AheadPool:
        made.append(AheadPool(*parts, slow_s=0.0))  # type: ignore[arg-type] # given on as it came
        return made[-1]

    yield make
    for pool in made:
        pool.close()


def ask_and_wait(pool: AheadPool, asked: Request) -> Answer:
    number = next(NUMBERS)
    parts = (asked.level, asked.view, asked.choices, asked.seed)
    pool.request(number, *parts, may_pass=asked.may_pass)
    answer = pool.wait(PATIENCE_S)
    assert answer is not None
    assert answer.number == number
    return answer


def test_a_thought_without_end_does_not_delay_a_question(
    processes: Callable[..., AheadPool],
) -> None:
    """The second process never comes back, and the first one answers as ever; closing works."""
    pool = processes(faulty_pool, endless_thought)
    for _ in range(4):
        assert ask_and_wait(pool, question()).fault is None
    silent = msgspec.structs.replace(question(), level="silent")
    pool._seconds["silent"] = pool._seconds["simple"]
    pool.think_ahead((silent,))
    for _ in range(3):
        assert ask_and_wait(pool, question(seed=7)).fault is None
    pool.think_ahead(())
    assert ask_and_wait(pool, question(seed=8)).fault is None


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are numbers only elsewhere")
def test_thinking_ahead_has_the_lowest_priority() -> None:
    """Only what nobody else wants of the processor is used."""
    ready = threading.Event()
    before = {child.pid for child in multiprocessing.active_children()}
    pool = thinking_process(ready.set)
    try:
        asked = question()
        pool.request(1, "simple", asked.view, asked.choices, 1)
        assert pool.wait(PATIENCE_S) is not None
        (child,) = (c for c in multiprocessing.active_children() if c.pid not in before)
        assert child.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, child.pid) == 19
    finally:
        pool.close()


def played(pool: PlayerPool, level: str, *, ahead: bool) -> tuple[Action, ...]:
    """A whole deal in which every card of South is thought ahead of, if that is wanted."""
    state, silent = deal({}, seed=9), NOBODY
    asked_ahead: set[Action] = set()
    while (question := next_question(state, silent)) is not None:
        view = seat_view(state, question.seat)
        seed = decision_seed("a deal", view)
        if ahead and question.seat == SOUTH and not question.may_pass:
            thoughts = []
            for choice in question.choices:
                after, _ = apply(state, choice)
                nearest = next_question(after, frozenset({0, 1, 2, 3}))
                if nearest is not None:
                    seen = seat_view(after, nearest.seat)
                    code = decision_seed("a deal", seen)
                    thoughts.append(Request(0, level, seen, nearest.choices, code))
                    asked_ahead.add(choice)
            pool.think_ahead(tuple(thoughts))
        number = next(NUMBERS)
        pool.request(number, level, view, question.choices, seed, may_pass=question.may_pass)
        answer = pool.wait(PATIENCE_S)
        assert answer is not None
        assert answer.fault is None
        if answer.action is None:
            silent |= {question.seat}
        else:
            state, _ = apply(state, answer.action)
            silent = NOBODY
    assert bool(asked_ahead) == ahead
    return state.history


@pytest.mark.parametrize("level", ["standard", "strong:rieke:all", "expert"])
def test_the_same_deal_with_and_without(level: str, processes: Callable[..., AheadPool]) -> None:
    """Action by action, with everything in processes and whichever of them is first."""
    pool = processes(lambda tell: ProcessPool(notify=tell), thinking_process)
    assert played(pool, level, ahead=True) == played(DirectPool(), level, ahead=False)
    assert pool._back is not None


def test_a_word_between_makes_it_another_question(pair: Pair) -> None:
    """Whoever announces before the card changes what is known, and nothing old is told."""
    state = second_card()
    assert state.turn == WEST
    pair.pool.think_ahead((question(state=state),))
    pair.back.answer()
    party = state.party(SOUTH)
    assert party is not None
    called, _ = apply(state, Call(SOUTH, Word(party.value)))
    asked_before = len(pair.front.asked)
    pair.ask(question(state=called))
    assert len(pair.front.asked) == asked_before + 1
