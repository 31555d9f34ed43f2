"""Storing matches, deals and actions, and finding them again."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history import (
    DealRow,
    DealStatus,
    History,
    MatchRow,
    MatchStatus,
    StoredMatch,
)
from tests.storage.history_samples import (
    ACTIONS,
    DEAL,
    MATCH,
    is_sound,
    opened,
    result,
    sql,
    store_deal,
    store_match,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.db"


@pytest.fixture
def history(path: Path) -> Iterator[History]:
    with opened(path) as history:
        yield history
    assert is_sound(path)


def refused(code: NoticeCode) -> Any:
    """Expects a StorageError of this kind, in words."""
    return pytest.raises(StorageError, match=r"^(?s:.+)\.$", check=lambda e: e.notice.code is code)


def test_match_comes_back_as_it_was_given(history: History) -> None:
    match_id = history.create_match(MATCH)
    stored = history.match(match_id)
    for field in msgspec.structs.fields(MatchRow):
        assert getattr(stored, field.name) == getattr(MATCH, field.name)
    assert stored.id == match_id
    assert stored.preset == "pagat_standard"
    assert (stored.status, stored.finished, stored.is_deleted) == ("running", None, False)
    assert (stored.totals, stored.deals, stored.running_deal) == ((0, 0, 0, 0), (), None)


def test_deal_comes_back_as_it_was_given(history: History) -> None:
    match_id = history.create_match(MATCH)
    deal_id = history.begin_deal(match_id, DEAL)
    stored = history.deal(deal_id)
    for field in msgspec.structs.fields(DealRow):
        assert getattr(stored, field.name) == getattr(DEAL, field.name)
    assert (stored.id, stored.match_id, stored.position) == (deal_id, match_id, 0)
    assert (stored.status, stored.actions, stored.result) == (DealStatus.RUNNING, (), None)
    assert stored.is_complete
    assert history.match(match_id).running_deal == stored


def test_dealer_who_sits_out_has_no_seat(history: History) -> None:
    match = msgspec.structs.replace(MATCH, names=("a", "b", "c", "d", "e"))
    deal = msgspec.structs.replace(DEAL, dealer=None, players=(1, 2, 3, 4))
    deal_id = history.begin_deal(history.create_match(match), deal)
    history.finish_deal(deal_id, result((1, 2, 3, -6)))
    stored = history.deal(deal_id)
    assert stored.dealer is None
    assert history.match(stored.match_id).totals == (0, 1, 2, 3, -6)


def test_actions_come_back_in_their_order(history: History) -> None:
    match_id = history.create_match(MATCH)
    first = store_deal(history, match_id, 1)
    second = store_deal(history, match_id, 2, finish=False)
    assert history.deal(first).actions == ACTIONS
    history.append_action(second, len(ACTIONS), "3 play D9")
    assert [deal.actions for deal in history.match(match_id).deals] == [
        ACTIONS,
        (*ACTIONS, "3 play D9"),
    ]


def test_everything_outlasts_the_program(path: Path) -> None:
    with opened(path) as history:
        match_id = store_match(history, finish=False)
        store_deal(history, match_id, 3, finish=False)
        before = history.match(match_id)
    with opened(path) as history:
        assert history.match(match_id) == before
        running = history.running_match()
        assert isinstance(running, StoredMatch)
        assert running == before
        assert running.running_deal is not None
        assert (running.seed, running.first_dealer) == ("seed-1", 3)


def test_time_of_a_match(path: Path) -> None:
    moment = datetime(2027, 1, 2, 23, 30, tzinfo=UTC)
    for number, (given_time, stored) in enumerate(
        {
            "": "2027-01-02T23:30:00Z",
            "2026-11-30T20:05:00+01:00": "2026-11-30T19:05:00Z",
            "2026-11-30": "2026-11-30T00:00:00Z",
            "one winter evening": "2027-01-02T23:30:00Z",
            "0001-01-01T00:00:00+14:00": "2027-01-02T23:30:00Z",
        }.items()
    ):
        history = History(path.with_name(f"{number}.db"), clock=lambda: moment)
        history.open()
        match_id = history.create_match(msgspec.structs.replace(MATCH, started=given_time))
        assert history.match(match_id).started == stored
        history.close()


def test_without_a_clock_of_its_own_the_time_is_now(history: History) -> None:
    match_id = history.create_match(msgspec.structs.replace(MATCH, started=""))
    started = datetime.fromisoformat(history.match(match_id).started)
    assert timedelta(seconds=-2) < datetime.now(UTC) - started < timedelta(hours=1)


def test_action_that_is_not_the_next_is_refused(history: History) -> None:
    deal_id = history.begin_deal(history.create_match(MATCH), DEAL)
    history.append_action(deal_id, 0, "0 healthy")
    for index in (-1, 2, 100):
        with refused(NoticeCode.ACTION_OUT_OF_ORDER):
            history.append_action(deal_id, index, "1 healthy")
    with refused(NoticeCode.ACTION_OUT_OF_ORDER):
        history.append_action(deal_id, 0, "0 reservation")
    assert history.deal(deal_id).actions == ("0 healthy",)


def test_storing_the_last_action_again_does_nothing(history: History) -> None:
    deal_id = history.begin_deal(history.create_match(MATCH), DEAL)
    history.append_actions(deal_id, 0, ACTIONS[:3])
    history.append_action(deal_id, 2, ACTIONS[2])
    history.append_actions(deal_id, 1, ACTIONS[1:3])
    with refused(NoticeCode.ACTION_OUT_OF_ORDER):
        history.append_action(deal_id, 1, ACTIONS[1])
    assert history.deal(deal_id).actions == ACTIONS[:3]


def test_actions_of_one_call_are_stored_together(history: History) -> None:
    deal_id = history.begin_deal(history.create_match(MATCH), DEAL)
    history.append_actions(deal_id, 0, ACTIONS)
    history.append_actions(deal_id, len(ACTIONS), ())
    assert history.deal(deal_id).actions == ACTIONS


def test_actions_can_be_taken_back(history: History) -> None:
    deal_id = store_deal(history, history.create_match(MATCH), finish=False)
    history.remove_actions_from(deal_id, 5)
    assert history.deal(deal_id).actions == ACTIONS[:5]
    history.append_action(deal_id, 5, "1 play H9")
    history.remove_actions_from(deal_id, 100)
    assert history.deal(deal_id).actions == (*ACTIONS[:5], "1 play H9")
    history.remove_actions_from(deal_id, 0)
    assert history.deal(deal_id).actions == ()


def test_taking_back_the_end_of_a_match_lets_it_run_again(history: History) -> None:
    match_id = store_match(history, deals=2)
    last = history.match(match_id).deals[-1]
    history.remove_actions_from(last.id, 7)
    match = history.match(match_id)
    assert (match.status, match.finished, match.totals) == ("running", None, (3, -1, -1, -1))
    assert match.running_deal is not None
    assert (match.running_deal.result, match.running_deal.finished) == (None, None)
    assert history.matches()[0].deals == 1
    history.append_action(last.id, 7, ACTIONS[7])
    history.finish_deal(last.id, result((-9, 3, 3, 3)))
    history.finish_match(match_id)
    assert history.match(match_id).totals == (-6, 2, 2, 2)


def test_taking_back_nothing_leaves_a_finished_deal_finished(history: History) -> None:
    match_id = store_match(history, deals=1)
    history.remove_actions_from(history.match(match_id).deals[0].id, len(ACTIONS))
    assert history.match(match_id).status is MatchStatus.FINISHED


def test_taking_back_everything_sets_totals_to_zero(history: History) -> None:
    match_id = history.create_match(MATCH)
    deal_id = store_deal(history, match_id)
    history.remove_actions_from(deal_id, 0)
    assert history.match(match_id).totals == (0, 0, 0, 0)


def test_only_the_last_deal_can_be_taken_back(history: History) -> None:
    match_id = store_match(history, deals=2)
    with refused(NoticeCode.DEAL_NOT_LAST):
        history.remove_actions_from(history.match(match_id).deals[0].id, 0)


def test_totals_belong_to_people_not_seats(history: History) -> None:
    match_id = history.create_match(MATCH)
    for players, scores in (((0, 1, 2, 3), (1, 2, 3, -6)), ((1, 2, 3, 0), (10, 20, 30, -60))):
        deal = msgspec.structs.replace(DEAL, players=players)
        history.finish_deal(history.begin_deal(match_id, deal), result(scores))
    assert history.match(match_id).totals == (1 - 60, 2 + 10, 3 + 20, -6 + 30)


def test_void_deal_counts_for_nothing(history: History) -> None:
    match_id = history.create_match(MATCH)
    deal_id = history.begin_deal(match_id, DEAL)
    history.finish_deal(deal_id, {"contract": "void", "scores": [5, 5, 5, 5]})
    store_deal(history, match_id, 1)
    match = history.match(match_id)
    assert [(deal.position, deal.number, deal.status) for deal in match.deals] == [
        (0, 1, DealStatus.VOID),
        (1, 1, DealStatus.FINISHED),
    ]
    assert match.totals == (3, -1, -1, -1)
    assert history.matches()[0].deals == 1
    assert len(history.finished_deals()) == 1


def test_result_that_makes_no_sense_adds_nothing(history: History) -> None:
    match_id = history.create_match(MATCH)
    odd = msgspec.structs.replace(DEAL, players=(0, 1, 2, 9))
    history.finish_deal(history.begin_deal(match_id, odd), result())
    history.finish_deal(history.begin_deal(match_id, DEAL), {"scores": "many"})
    history.finish_deal(history.begin_deal(match_id, DEAL), {})
    assert history.match(match_id).totals == (3, -1, -1, 0)


def test_deal_that_is_over_takes_no_more(history: History) -> None:
    deal_id = store_deal(history, history.create_match(MATCH))
    with refused(NoticeCode.DEAL_CLOSED):
        history.append_action(deal_id, len(ACTIONS), "0 play CA")
    with refused(NoticeCode.DEAL_CLOSED):
        history.finish_deal(deal_id, result((0, 0, 0, 0)))
    history.finish_deal(deal_id, result())  # the same again is fine
    assert history.deal(deal_id).result == result()


def test_second_deal_must_wait_for_the_first(history: History) -> None:
    match_id = history.create_match(MATCH)
    history.begin_deal(match_id, DEAL)
    with refused(NoticeCode.DEAL_OPEN):
        history.begin_deal(match_id, DEAL)
    with refused(NoticeCode.DEAL_OPEN):
        history.finish_match(match_id)
    assert len(history.match(match_id).deals) == 1


def test_match_that_is_over_takes_no_more(history: History) -> None:
    match_id = store_match(history)
    history.finish_match(match_id)  # a second time does nothing
    with refused(NoticeCode.MATCH_CLOSED):
        history.begin_deal(match_id, DEAL)
    with refused(NoticeCode.MATCH_CLOSED):
        history.abandon_match(match_id)
    with refused(NoticeCode.MATCH_CLOSED):
        history.set_names(match_id, ["a", "b", "c", "d"])
    stored = history.match(match_id)
    assert (stored.status, stored.finished is None) == (MatchStatus.FINISHED, False)


def test_abandoned_match_keeps_its_deal_and_can_go_on(history: History) -> None:
    match_id = history.create_match(MATCH)
    deal_id = store_deal(history, match_id, finish=False)
    history.abandon_match(match_id)
    history.abandon_match(match_id)
    with refused(NoticeCode.MATCH_CLOSED):
        history.append_action(deal_id, len(ACTIONS), "3 play D9")
    with refused(NoticeCode.MATCH_CLOSED):
        history.remove_actions_from(deal_id, 0)
    assert history.running_match() is None
    match = history.reopen_match(match_id)
    assert (match.status, match.finished) == (MatchStatus.RUNNING, None)
    history.append_action(deal_id, len(ACTIONS), "3 play D9")


def test_finished_match_can_go_on(history: History) -> None:
    match_id = store_match(history)
    assert history.reopen_match(match_id).status is MatchStatus.RUNNING
    store_deal(history, match_id, 3)


@pytest.mark.parametrize(
    "call",
    [
        lambda h: h.match(77),
        lambda h: h.reopen_match(77),
        lambda h: h.finish_match(77),
        lambda h: h.abandon_match(77),
        lambda h: h.begin_deal(77, DEAL),
        lambda h: h.delete_match(77),
        lambda h: h.restore_match(77),
        lambda h: h.set_note(77, "x"),
        lambda h: h.set_tags(77, ["x"]),
        lambda h: h.set_names(77, ["x"]),
    ],
)
def test_unknown_match_is_told(call: Any, history: History) -> None:
    with refused(NoticeCode.MATCH_UNKNOWN):
        call(history)


@pytest.mark.parametrize(
    "call",
    [
        lambda h: h.deal(77),
        lambda h: h.append_action(77, 0, "0 healthy"),
        lambda h: h.remove_actions_from(77, 0),
        lambda h: h.finish_deal(77, result()),
    ],
)
def test_unknown_deal_is_told(call: Any, history: History) -> None:
    with refused(NoticeCode.DEAL_UNKNOWN):
        call(history)


@pytest.mark.parametrize("number", [2**63, -(2**70)])
def test_number_beyond_all_numbers_is_an_error_in_words(number: int, history: History) -> None:
    with refused(NoticeCode.HISTORY_FAILED):
        history.match(number)


def test_running_match_is_the_last_one_played(tmp_path: Path) -> None:
    ticks = iter(range(10_000))
    start = datetime(2026, 1, 1, tzinfo=UTC)
    history = History(tmp_path / "h.db", clock=lambda: start + timedelta(minutes=next(ticks)))
    history.open()
    first, second, third = (history.create_match(MATCH) for _ in range(3))
    history.begin_deal(first, DEAL)
    history.delete_match(third)
    match = history.running_match()
    assert match is not None
    assert match.id == first
    history.abandon_match(first)
    match = history.running_match()
    assert match is not None
    assert match.id == second
    history.close()


def test_trouble_that_is_not_about_one_match_is_told(history: History, path: Path) -> None:
    history.create_match(MATCH)
    history._database._ready().connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with refused(NoticeCode.HISTORY_BUSY):
            history.running_match()


def test_empty_history_is_a_friendly_place(history: History) -> None:
    assert history.running_match() is None
    assert history.matches() == []
    assert history.count() == 0
    assert history.finished_deals() == []
    assert history.tags() == []
    assert history.purge_deleted() == 0
    history.vacuum()


@pytest.mark.parametrize(
    "names",
    [("", "", "", ""), ("Anna",) * 4, ("x" * 200,) * 4, ("👩‍👩‍👧", "🂡", "\U0010ffff", "\0"), ()],
    ids=["empty", "equal", "long", "emoji", "nobody"],
)
def test_names_of_any_kind(names: tuple[str, ...], history: History) -> None:
    match_id = history.create_match(msgspec.structs.replace(MATCH, names=names))
    store_deal(history, match_id)
    assert history.match(match_id).names == names
    assert history.matches()[0].names == names


def test_half_characters_become_question_marks_everywhere(history: History) -> None:
    half = "a\ud83d"
    match = MatchRow(
        rules={"preset": half, "options": {half: [half, frozenset({half})]}},
        values={"x": half, "n": 1},
        names=(half, "b", "c", "d"),
        planned=1,
        first_dealer=0,
        seed=half,
        program=half,
        tags=(half,),
        note=half,
    )
    match_id = history.create_match(match)
    deal_id = history.begin_deal(match_id, msgspec.structs.replace(DEAL, code=half))
    history.append_action(deal_id, 0, half)
    history.append_action(deal_id, 0, half)
    history.set_note(match_id, half)
    history.set_tags(match_id, [half])
    history.set_fact("x", half)
    stored = history.match(match_id)
    assert (stored.names[0], stored.seed, stored.note, stored.tags) == ("a?", "a?", "a?", ("a?",))
    assert stored.rules == {"preset": "a?", "options": {"a?": ["a?", ["a?"]]}}
    assert stored.deals[0].actions == ("a?",)
    assert history.fact("x") == "a?"


def test_sets_are_stored_in_the_same_order_each_time(history: History) -> None:
    values = {"solo_types": frozenset(f"type_{i}" for i in range(20))}
    match_id = history.create_match(msgspec.structs.replace(MATCH, values=values))
    assert history.match(match_id).values["solo_types"] == sorted(values["solo_types"])


def fail_after(history: History, write: Callable[[], object]) -> None:
    """A step that writes something and then fails."""
    with history.step():
        write()
        raise ZeroDivisionError


def test_step_is_stored_as_a_whole(history: History) -> None:
    match_id = history.create_match(MATCH)
    with history.step():
        deal_id = store_deal(history, match_id, 1)
    with pytest.raises(ZeroDivisionError):
        fail_after(history, lambda: store_deal(history, match_id, 2))
    with pytest.raises(ZeroDivisionError):
        fail_after(history, lambda: history.finish_match(match_id))
    match = history.match(match_id)
    assert [deal.id for deal in match.deals] == [deal_id]
    assert match.status is MatchStatus.RUNNING


def test_failed_part_of_a_step_takes_back_only_itself(history: History) -> None:
    match_id = history.create_match(MATCH)
    with history.step():
        deal_id = history.begin_deal(match_id, DEAL)
        with refused(NoticeCode.ACTION_OUT_OF_ORDER):
            history.append_action(deal_id, 5, "0 healthy")
        history.append_action(deal_id, 0, "0 healthy")
        with pytest.raises(ZeroDivisionError):
            fail_after(history, lambda: history.append_action(deal_id, 1, "1 healthy"))
        history.append_action(deal_id, 1, "1 reservation")
    assert history.deal(deal_id).actions == ("0 healthy", "1 reservation")


def test_match_is_read_as_of_one_moment(history: History, path: Path) -> None:
    with opened(path) as other:
        match_id = other.create_match(MATCH)
        deal_id = store_deal(other, match_id, finish=False)
        before = history.match(match_id)

        def write_meanwhile(statement: str) -> None:
            if statement.startswith("SELECT a.deal_id"):
                other.append_action(deal_id, len(ACTIONS), "3 play D9")
                other.finish_deal(deal_id, result())

        connection = history._database._ready().connection
        connection.set_trace_callback(write_meanwhile)
        assert history.match(match_id) == before
        connection.set_trace_callback(None)
        assert history.match(match_id) == other.match(match_id) != before


def test_facts_are_remembered(path: Path) -> None:
    with opened(path) as history:
        history.set_fact("codes", ["k3v9", "ü"])
        history.set_fact("n", 1)
        history.set_fact("n", {"a": None})
        history.set_fact("gone", 1)
        history.set_fact("gone", None)
    with opened(path) as history:
        assert history.fact("codes") == ["k3v9", "ü"]
        assert history.fact("n") == {"a": None}
        assert history.fact("gone") is None


def test_threads_take_turns(history: History) -> None:
    match_ids = [history.create_match(MATCH) for _ in range(6)]
    failures: list[BaseException] = []

    def play(match_id: int) -> None:
        try:
            for number in range(1, 6):
                store_deal(history, match_id, number)
                history.matches()
                history.match(match_id)
        except BaseException as error:  # noqa: BLE001 - shown below
            failures.append(error)

    threads = [threading.Thread(target=play, args=(match_id,)) for match_id in match_ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    for match_id in match_ids:
        assert [deal.actions for deal in history.match(match_id).deals] == [ACTIONS] * 5


def test_closed_history_says_so(path: Path) -> None:
    history = History(path)
    for call in (history.matches, history.running_match, lambda: history.create_match(MATCH)):
        with refused(NoticeCode.HISTORY_CLOSED):
            call()
    history.close()
    with opened(path) as other:
        other.close()
        with refused(NoticeCode.HISTORY_CLOSED):
            other.matches()


def test_history_in_memory_does_the_same(path: Path) -> None:
    with opened(None) as history:
        match_id = store_match(history, finish=False)
        assert not history.is_saved
        running = history.running_match()
        assert running is not None
        assert running.id == match_id
        history.finish_match(match_id)
        history.delete_match(match_id)
        assert history.purge_deleted() == 1
    with opened(path) as history:
        assert history.is_saved


def test_deleted_rows_leave_no_trace_in_the_file(path: Path) -> None:
    with opened(path) as history:
        for number in range(9):
            note = f"Geheimnis Nummer {number}"
            match_id = store_match(history, match=msgspec.structs.replace(MATCH, note=note))
            if number == 4:
                history.delete_match(match_id)
    assert b"Nummer 4" in path.read_bytes()
    with opened(path) as history:
        assert history.purge_deleted() == 1
    assert b"Nummer 4" not in path.read_bytes()
    assert b"Nummer 5" in path.read_bytes()
    assert sql(path, "SELECT count(*) FROM actions") == [(8 * 2 * len(ACTIONS),)]


@given(data=st.data())
def test_random_play_equals_a_plain_model(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("play") / "history.db"
    history = History(path)
    history.open()
    match_id = history.create_match(MATCH)
    deals: list[list[str]] = []
    running = False
    for _ in range(data.draw(st.integers(1, 25))):
        steps = ["reopen", *(["append", "back", "finish"] if running else ["deal"])]
        match data.draw(st.sampled_from(steps)):
            case "deal":
                deal_id = history.begin_deal(match_id, DEAL)
                deals.append([])
                running = True
            case "append":
                text = data.draw(st.sampled_from(ACTIONS))
                history.append_action(deal_id, len(deals[-1]), text)
                deals[-1].append(text)
            case "back":
                index = data.draw(st.integers(0, len(deals[-1])))
                history.remove_actions_from(deal_id, index)
                del deals[-1][index:]
            case "finish":
                history.finish_deal(deal_id, result())
                running = False
            case _:
                history.close()
                assert history.open() == []
                resumed = history.running_match()
                assert resumed is not None
                assert (resumed.running_deal is not None) == running
    stored = history.match(match_id)
    assert [list(deal.actions) for deal in stored.deals] == deals
    assert stored.totals[0] == 3 * (len(deals) - running)
    history.close()
    assert is_sound(path)
