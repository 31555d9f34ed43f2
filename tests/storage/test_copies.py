"""Two running copies of the program on the same data."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dokodesk.storage.database import Database
from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history import History
from dokodesk.storage.locks import FileLock
from dokodesk.storage.migrations import MIGRATIONS, Migration
from tests.storage.history_samples import (
    ACTIONS,
    DEAL,
    MATCH,
    is_sound,
    opened,
    sql,
    store_deal,
    store_match,
)

OTHER_COPY = """
import sys
from pathlib import Path
from dokodesk.storage.history import History
history = History(Path(sys.argv[1]))
history.open()
match = history.running_match()
print(match.id if match else 0, flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(path: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """A process that resumes the running match; gives its number, or 0."""
    command = [sys.executable, "-c", OTHER_COPY, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process
        finally:
            process.kill()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.db"


def expect(code: NoticeCode, error: pytest.ExceptionInfo[StorageError]) -> None:
    assert error.value.notice.code is code
    assert str(error.value)


def test_match_in_play_is_not_resumed_a_second_time(path: Path) -> None:
    with opened(path) as first:
        match_id = store_match(first, finish=False)
        with opened(path) as second:
            assert second.running_match() is None
            other = store_match(second, finish=False)
            assert [line.id for line in second.matches()] == [other, match_id]
            assert second.match(match_id) == first.match(match_id)
            resumed = first.running_match()
            assert resumed is not None
            assert resumed.id == match_id


def test_match_in_play_cannot_be_changed_from_elsewhere(path: Path) -> None:
    with opened(path) as first, opened(path) as second:
        match_id = first.create_match(MATCH)
        deal_id = store_deal(first, match_id, finish=False)
        for call in (
            lambda: second.append_action(deal_id, len(ACTIONS), "3 play D9"),
            lambda: second.remove_actions_from(deal_id, 0),
            lambda: second.finish_deal(deal_id, {}),
            lambda: second.begin_deal(match_id, DEAL),
            lambda: second.finish_match(match_id),
            lambda: second.abandon_match(match_id),
            lambda: second.delete_match(match_id),
            lambda: second.reopen_match(match_id),
            lambda: second.set_names(match_id, ["a", "b", "c", "d"]),
        ):
            with pytest.raises(StorageError) as refused:
                call()
            expect(NoticeCode.MATCH_IN_USE, refused)
        first.append_action(deal_id, len(ACTIONS), "3 play D9")
        assert first.match(match_id).names == MATCH.names
        second.set_note(match_id, "a note harms nobody")


def test_match_given_back_can_be_resumed_elsewhere(path: Path) -> None:
    with opened(path) as first, opened(path) as second:
        match_id = store_match(first, finish=False)
        first.release_match(match_id)
        resumed = second.running_match()
        assert resumed is not None
        assert resumed.id == match_id
        with pytest.raises(StorageError) as refused:
            store_deal(first, match_id, 3)
        expect(NoticeCode.MATCH_IN_USE, refused)


def test_match_of_a_closed_copy_is_free(path: Path) -> None:
    with opened(path) as first:
        match_id = store_match(first, finish=False)
    assert sql(path, "SELECT * FROM claims") == []
    with opened(path) as second:
        resumed = second.running_match()
        assert resumed is not None
        assert resumed.id == match_id


def test_match_of_a_killed_copy_is_taken_over(path: Path) -> None:
    with opened(path) as history:
        match_id = store_match(history, finish=False)
    with another_process(path) as (theirs, process):
        assert theirs == match_id
        with opened(path) as history:
            assert history.running_match() is None
            process.kill()
            process.wait()
            resumed = history.running_match()
            assert resumed is not None
            assert resumed.id == match_id
            store_deal(history, match_id, 3)


def test_two_copies_play_two_matches_at_once(path: Path) -> None:
    with opened(path) as first, opened(path) as second:
        matches = [first.create_match(MATCH), second.create_match(MATCH)]
        deals = [first.begin_deal(matches[0], DEAL), second.begin_deal(matches[1], DEAL)]
        for index, text in enumerate(ACTIONS):
            first.append_action(deals[0], index, text)
            second.append_action(deals[1], index, text)
        assert [second.deal(deal).actions for deal in deals] == [ACTIONS, ACTIONS]
    assert is_sound(path)


def test_closing_one_copy_leaves_the_other_its_match(path: Path) -> None:
    with opened(path) as first:
        match_id = first.create_match(MATCH)
        with opened(path) as second:
            second.create_match(MATCH)
        with opened(path) as third:
            resumed = third.running_match()
            assert resumed is not None
            assert resumed.id != match_id
        store_deal(first, match_id)


def test_damaged_file_is_not_repaired_under_somebody_else(path: Path) -> None:
    with opened(path) as first:
        store_match(first)
        first.vacuum()
        data = bytearray(path.read_bytes())
        data[4096 * 2 : 4096 * 3] = b"\xff" * 4096
        path.write_bytes(data)
        second = History(path)
        (notice,) = second.open()
        assert notice.code is NoticeCode.HISTORY_HELD
        assert not second.is_saved
        second.close()
        assert path.read_bytes() == data
    (notice,) = (again := History(path)).open()
    assert notice.code is NoticeCode.HISTORY_RECOVERED
    again.close()


def test_older_file_is_not_migrated_under_somebody_else(path: Path) -> None:
    next_version = MIGRATIONS[-1].version + 1
    steps = (*MIGRATIONS, Migration(next_version, ("CREATE TABLE moods (mood TEXT)",)))
    with opened(path) as first:
        store_match(first)
        newer = Database(path, steps=steps)
        (notice,) = newer.open()
        assert notice.code is NoticeCode.HISTORY_HELD
        assert newer.path is None
        newer.close()
        store_match(first)
    assert Database(path, steps=steps).open() == []


def test_copies_open_the_file_one_after_the_other(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dokodesk.storage.opening._WAIT_FOR_OTHERS_S", 0.01)
    with FileLock(path.with_name("history.db.locks") / "opening") as lock:
        assert lock.acquire()
        with pytest.raises(StorageError) as refused:
            History(path).open()
        expect(NoticeCode.HISTORY_BUSY, refused)
    with opened(path):
        pass


def test_nothing_is_left_of_copies_that_ended(path: Path) -> None:
    with another_process(path) as (_, process):
        process.kill()
    with opened(path):
        assert len(list(path.with_name("history.db.locks").glob("*.alive"))) == 1
    assert [p.name for p in path.with_name("history.db.locks").iterdir()] == ["opening"]
    assert sorted(p.name for p in path.parent.iterdir()) == ["history.db", "history.db.locks"]
