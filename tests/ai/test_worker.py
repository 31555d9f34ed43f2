"""Both pools give exactly one checked answer to every request, whatever a player does."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from dokodesk.ai.asking import NOBODY, next_question
from dokodesk.ai.player import Player, decision_seed
from dokodesk.ai.worker import Answer, DirectPool, FaultKind, PlayerPool, ProcessPool
from dokodesk.engine.actions import Play, Word
from dokodesk.engine.deal import apply
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import DealState
from tests.ai import faulty
from tests.ai.positions import SOUTH, deal, go, tricks

PATIENCE_S = 60.0
TABLE = ("standard", "simple", "standard", "simple")


@pytest.fixture(scope="module")
def process_pool() -> Iterator[ProcessPool]:
    pool = ProcessPool(faulty.make, time_limit_s=0.5)
    yield pool
    pool.close()


@pytest.fixture(params=["direct", "process"])
def pool(request: pytest.FixtureRequest, process_pool: ProcessPool) -> PlayerPool:
    return process_pool if request.param == "process" else DirectPool(faulty.make)


_number = iter(range(1, 10**9))


def ask(pool: PlayerPool, level: str, state: DealState, *, may_pass: bool = False) -> Answer:
    seat = state.turn
    assert seat is not None
    view = seat_view(state, seat)
    number = next(_number)
    choices = view.legal_calls if may_pass else view.legal
    pool.request(number, level, view, choices, 1, may_pass=may_pass)
    answer = pool.wait(PATIENCE_S)
    assert answer is not None
    assert answer.number == number
    return answer


def first_card() -> DealState:
    return go(deal({}), "healthy")


def test_sound_player_answers_without_fault(pool: PlayerPool) -> None:
    state = first_card()
    answer = ask(pool, "rules", state)
    assert answer.action in seat_view(state, SOUTH).legal
    assert answer.fault is None
    assert answer.idea


@pytest.mark.parametrize(
    ("level", "kind"),
    [
        ("raises", FaultKind.RAISED),
        ("illegal", FaultKind.ILLEGAL),
        ("nothing", FaultKind.SILENT),
        ("exits", FaultKind.RAISED),
        ("cannot_be_made", FaultKind.RAISED),
        ("no such level", FaultKind.RAISED),
    ],
)
def test_fault_is_answered_by_the_simplest_player(
    pool: PlayerPool, level: str, kind: FaultKind
) -> None:
    state = first_card()
    answer = ask(pool, level, state)
    assert answer.action in seat_view(state, SOUTH).legal
    assert answer.fault is not None
    assert (answer.fault.kind, answer.fault.level, answer.fault.seat) == (kind, level, SOUTH)


@pytest.mark.parametrize(
    ("level", "kind"), [("silent", FaultKind.SILENT), ("dies", FaultKind.DIED)]
)
def test_process_is_replaced_and_goes_on(
    process_pool: ProcessPool, level: str, kind: FaultKind
) -> None:
    state = first_card()
    answer = ask(process_pool, level, state)
    assert isinstance(answer.action, Play)
    assert answer.fault is not None
    assert answer.fault.kind is kind
    assert ask(process_pool, "standard", state).fault is None


@pytest.mark.skipif(sys.platform != "linux", reason="the system knows no such limit")
def test_player_that_eats_the_memory_fails_alone(process_pool: ProcessPool) -> None:
    state = first_card()
    answer = ask(process_pool, "glutton", state)
    assert isinstance(answer.action, Play)
    assert answer.fault is not None
    # Stopped by the limit, or ended for being slow on a loaded computer.
    assert "MemoryError" in answer.fault.text or answer.fault.kind is FaultKind.SILENT
    assert ask(process_pool, "standard", state).fault is None


def test_exit_code_of_a_dead_process_is_told(process_pool: ProcessPool) -> None:
    fault = ask(process_pool, "dies", first_card()).fault
    assert fault is not None
    assert "7" in fault.text


def test_passing_is_no_fault(pool: PlayerPool) -> None:
    answer = ask(pool, "simple", first_card(), may_pass=True)
    assert answer.action is None
    assert answer.fault is None


def test_faulty_announcement_is_not_made(pool: PlayerPool) -> None:
    answer = ask(pool, "bad_caller", first_card(), may_pass=True)
    assert answer.action is None
    assert answer.fault is not None
    assert answer.fault.kind is FaultKind.ILLEGAL


def test_poll_never_waits(process_pool: ProcessPool) -> None:
    view = seat_view(first_card(), SOUTH)
    number = next(_number)
    process_pool.request(number, "silent", view, view.legal, 1)
    assert process_pool.poll() is None
    process_pool.cancel(number)


def test_cancelled_request_is_never_answered(pool: PlayerPool) -> None:
    view = seat_view(first_card(), SOUTH)
    dropped, wanted = next(_number), next(_number)
    pool.request(dropped, "simple", view, view.legal, 1)
    pool.request(wanted, "simple", view, view.legal, 1)
    pool.cancel(dropped)
    answer = pool.wait(PATIENCE_S)
    assert answer is not None
    assert answer.number == wanted
    assert pool.poll() is None


def test_cancelling_a_running_decision_frees_the_pool_before_its_time_is_up() -> None:
    pool = ProcessPool(faulty.make, time_limit_s=3600)
    try:
        view = seat_view(first_card(), SOUTH)
        pool.request(1, "silent", view, view.legal, 1)
        assert pool.poll() is None
        pool.cancel(1)
        pool.request(2, "simple", view, view.legal, 1)
        answer = pool.wait(PATIENCE_S)
        assert answer is not None
        assert answer.number == 2
    finally:
        pool.close()


def test_notify_is_called_for_each_answer() -> None:
    told = threading.Event()
    pool = ProcessPool(notify=told.set)
    try:
        view = seat_view(first_card(), SOUTH)
        pool.request(1, "simple", view, view.legal, 1)
        assert told.wait(PATIENCE_S)
        answer = pool.poll()
        assert answer is not None
        assert answer.number == 1
    finally:
        pool.close()


def test_players_that_no_process_can_make_are_answered_for() -> None:
    def make(level: str) -> Player:  # of no use to another process
        return faulty.make(level)

    pool = ProcessPool(make)
    try:
        answer = ask(pool, "simple", first_card())
        assert isinstance(answer.action, Play)
        assert answer.fault is not None
        assert answer.fault.kind is FaultKind.DIED
    finally:
        pool.close()


def test_listener_that_is_gone_does_no_harm() -> None:
    def gone() -> None:
        raise RuntimeError("deleted")

    pool = ProcessPool(notify=gone)
    try:
        assert ask(pool, "simple", first_card()).fault is None
        assert ask(pool, "simple", first_card()).fault is None
    finally:
        pool.close()


def test_closed_pool_refuses_questions() -> None:
    pool = ProcessPool()
    pool.close()
    view = seat_view(first_card(), SOUTH)
    with pytest.raises(RuntimeError, match="closed"):
        pool.request(1, "simple", view, view.legal, 1)


def test_closing_during_a_decision_ends_the_process() -> None:
    pool = ProcessPool(faulty.make, time_limit_s=3600)
    view = seat_view(first_card(), SOUTH)
    pool.request(1, "silent", view, view.legal, 1)
    pool.close()
    assert pool.poll() is None


def test_pools_give_the_same_deal(process_pool: ProcessPool) -> None:
    assert finish(process_pool).history == finish(DirectPool()).history


def finish(pool: PlayerPool) -> DealState:
    state, silent = deal({}, seed=5), NOBODY
    while (question := next_question(state, silent)) is not None:
        view = seat_view(state, question.seat)
        number = next(_number)
        seed = decision_seed("x", view)
        level = TABLE[question.seat]
        pool.request(number, level, view, question.choices, seed, may_pass=question.may_pass)
        answer = pool.wait(PATIENCE_S)
        assert answer is not None
        assert answer.fault is None
        if answer.action is None:
            silent |= {question.seat}
        else:
            state, _ = apply(state, answer.action)
            silent = NOBODY
    return state


def test_worker_imports_no_qt() -> None:
    code = (
        "import sys; import dokodesk.ai.worker; "
        "sys.exit(any(name.split('.')[0] in ('PySide6', 'shiboken6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_forced_duty_is_asked_of_the_seat_that_has_it() -> None:
    rules = Rules(forced_announce=True)
    state = deal({0: "CA C10", 1: "CA CK", 2: "C10 CK", 3: "C9 C9"}, rules=rules, seed=3)
    state = tricks(go(state, "healthy"), "CA CA C10 C9")
    question = next_question(state)
    assert question is not None
    assert (question.seat, question.may_pass) == (SOUTH, False)
    assert question.choices[0].text.split()[1] == "call"
    assert question.choices[0].text.split()[2] in (Word.RE, Word.KONTRA)
