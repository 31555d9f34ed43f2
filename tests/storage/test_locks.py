"""Locks between running copies of the program."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dokodesk.storage import locks
from dokodesk.storage.errors import StorageError
from dokodesk.storage.locks import FileLock, Presence

HOLDER = """
import sys
from pathlib import Path
from dokodesk.storage.locks import FileLock, Presence
kind, path = sys.argv[1], Path(sys.argv[2])
held = Presence(path) if kind == "presence" else FileLock(path)
print(held.token if kind == "presence" else held.acquire(), flush=True)
sys.stdin.read()
"""


class Copy:
    """Another process that holds a lock until it is killed."""

    def __init__(self, kind: str, path: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", HOLDER, kind, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline().strip()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire(timeout_s=0.05)
    second.release()


def test_lock_is_given_back_at_the_end_of_a_block(tmp_path: Path) -> None:
    with FileLock(tmp_path / "new" / "lock") as lock:
        assert lock.acquire()
    assert FileLock(tmp_path / "new" / "lock").acquire()


def test_waiting_for_a_lock_ends(tmp_path: Path) -> None:
    first = FileLock(tmp_path / "lock")
    assert first.acquire()
    assert not FileLock(tmp_path / "lock").acquire(timeout_s=0.05)
    first.release()


def test_lock_ends_with_the_process_that_held_it(tmp_path: Path) -> None:
    other = Copy("lock", tmp_path / "lock")
    assert other.said == "True"
    assert not FileLock(tmp_path / "lock").acquire()
    other.kill()
    lock = FileLock(tmp_path / "lock")
    assert lock.acquire()
    lock.release()


def test_lock_on_a_removed_name_does_not_count(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert first.acquire()
    (tmp_path / "lock").unlink()
    assert second.acquire()  # another file by now
    first.release(remove=True)
    second.release()
    first.release()  # a second time does nothing


def test_lock_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError):
        FileLock(tmp_path / "file" / "lock").acquire()
    with pytest.raises(StorageError):
        FileLock(tmp_path / "folder").acquire()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_forked_child_neither_holds_nor_frees_the_lock(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lock")
    assert lock.acquire()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:  # pragma: no cover - another process
        lock.release(remove=True)
        still_held = not FileLock(tmp_path / "lock").acquire()
        os.write(writer, b"held" if still_held else b"free")
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(reader, 10) == b"held"
    os.close(reader)
    os.close(writer)
    lock.release()
    assert FileLock(tmp_path / "lock").acquire()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_lock_that_was_closed_after_a_fork_is_not_closed_again(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lock")
    assert lock.acquire()
    locks._close_in_child()
    lock.release(remove=True)
    assert (tmp_path / "lock").exists()


def test_copies_see_each_other(tmp_path: Path) -> None:
    first = Presence(tmp_path)
    assert not first.others()
    second = Presence(tmp_path)
    assert first.others()
    assert first.is_alive(second.token)
    assert first.is_alive(first.token)
    assert not first.is_alive("7-never")
    second.close()
    assert not first.others()
    assert not first.is_alive(second.token)
    first.close()
    assert list(tmp_path.iterdir()) == []


def test_killed_copy_is_noticed_and_tidied_up_after(tmp_path: Path) -> None:
    other = Copy("presence", tmp_path)
    here = Presence(tmp_path)
    assert here.others()
    other.kill()
    assert (tmp_path / f"{other.said}.alive").exists()
    assert not here.is_alive(other.said)
    assert not (tmp_path / f"{other.said}.alive").exists()
    here.close()


@pytest.mark.skipif(sys.platform == "win32", reason="how other systems lock")
class TestFlock:
    """What only happens at an unlucky moment, or on an unusual disk."""

    def test_file_that_is_removed_while_it_is_locked_is_no_lock(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        import fcntl

        flock = fcntl.flock
        unlucky = [True, True]

        def removed_just_before(handle: int, operation: int) -> None:
            if unlucky and unlucky.pop():
                for file in tmp_path.iterdir():
                    file.unlink()
            flock(handle, operation)

        monkeypatch.setattr(fcntl, "flock", removed_just_before)
        assert not FileLock(tmp_path / "lock").acquire()
        presence = Presence(tmp_path)
        assert [file.name for file in tmp_path.iterdir()] == [f"{presence.token}.alive"]
        presence.close()

    def test_disk_that_knows_no_locks_grants_all(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        import fcntl

        def no_locks(handle: int, operation: int) -> None:
            raise OSError(errno.ENOLCK, "No locks available")

        monkeypatch.setattr(fcntl, "flock", no_locks)
        with FileLock(tmp_path / "lock") as first, FileLock(tmp_path / "lock") as second:
            assert first.acquire()
            assert second.acquire()
