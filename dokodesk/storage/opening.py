"""Opening the database file in whatever state it is.

One copy of the program at a time goes through here: it looks at the file, repairs it or brings it
to the present shape, and only then others may look. A file that must not be touched is left alone
and an empty database in memory takes its place.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from dokodesk.storage import migrations
from dokodesk.storage.errors import Notice, NoticeCode, StorageError, cause_of
from dokodesk.storage.locks import FileLock, Presence
from dokodesk.storage.migrations import Migration
from dokodesk.storage.paths import ensure_folder
from dokodesk.storage.recovery import recover
from dokodesk.storage.sqlite_errors import is_damage
from dokodesk.storage.sqlite_pages import is_cut_short

__all__ = ["Opened", "copy", "open_file", "open_memory"]

_WAIT_FOR_OTHERS_S = 15.0
_HEAD = 100


@dataclass(frozen=True, slots=True)
class Opened:
    """A database that is ready for use.

    Attributes:
        connection: to it; it commits nothing by itself only inside ``BEGIN`` and ``COMMIT``.
        presence: how this copy of the program shows the others that it is alive; None in memory.
        synchronous: the everyday setting for how much a commit waits for the disk.
        notices: what a person should know.
    """

    connection: sqlite3.Connection
    presence: Presence | None
    synchronous: str
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True, slots=True)
class _Finding:
    """What a look at the file says: its version, and what is wrong with it, if anything."""

    version: int
    damage: str | None = None


def open_memory(steps: Sequence[Migration], *notices: Notice) -> Opened:
    """An empty database that lasts as long as the program."""
    connection = _connect(":memory:", timeout_ms=0)
    for step in steps:
        migrations.apply(connection, step)
    connection.execute("PRAGMA foreign_keys = ON")
    return Opened(connection, None, "OFF", notices)


def open_file(path: Path, steps: Sequence[Migration], busy_timeout_ms: int) -> Opened:
    """The database in a file, made if there is none.

    Raises:
        StorageError: it cannot be made or brought to the present shape.
        sqlite3.Error: it is locked, write-protected or out of reach, or the disk is full.
    """
    ensure_folder(path.parent)
    folder = path.with_name(f"{path.name}.locks")
    with FileLock(folder / "opening") as lock:
        if not lock.acquire(_WAIT_FOR_OTHERS_S):
            raise StorageError(NoticeCode.HISTORY_BUSY, file=str(path))
        presence = Presence(folder)
        try:
            opened = _open_alone(path, steps, busy_timeout_ms, presence)
        except BaseException:
            presence.close()
            raise
        if opened.presence is None:
            presence.close()
        return opened


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Writes a complete copy of a database, or nothing.

    Raises:
        OSError: it cannot be put in its place.
        sqlite3.Error: it cannot be written.
    """
    neighbour = target.with_name(f".dokodesk-{secrets.token_hex(8)}.tmp")
    try:
        with closing(sqlite3.connect(neighbour)) as other:
            connection.backup(other)
        neighbour.replace(target)
    finally:
        with suppress(OSError):
            neighbour.unlink()


def _open_alone(
    path: Path, steps: Sequence[Migration], busy_timeout_ms: int, presence: Presence
) -> Opened:
    others = presence.others()
    notices = []
    newest = steps[-1].version
    finding = _examine(path, steps, busy_timeout_ms)
    if finding.version > newest:
        facts: dict[str, str | int] = {
            "file": str(path),
            "version": finding.version,
            "known": newest,
        }
        return open_memory(steps, Notice(NoticeCode.HISTORY_NEWER, facts))
    if others and (finding.damage is not None or 0 < finding.version < newest):
        return open_memory(steps, Notice(NoticeCode.HISTORY_HELD, {"file": str(path)}))
    if finding.damage is not None:
        known = 0 < finding.version <= newest
        shape = [s for s in steps if s.version <= finding.version] if known else steps
        notices.append(recover(path, finding.damage, shape))
    connection = _connect(str(path), busy_timeout_ms)
    try:
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        # Some network folders know no log; there only waiting for the disk keeps the file sound.
        synchronous = "NORMAL" if mode == "wal" else "FULL"
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        # What is deleted is gone; and recovery never meets rows that are no longer true.
        connection.execute("PRAGMA secure_delete = ON")
        _migrate(connection, path, steps)
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return Opened(connection, presence, synchronous, tuple(notices))


def _connect(name: str, timeout_ms: int) -> sqlite3.Connection:
    connection = sqlite3.connect(
        name,
        timeout=timeout_ms / 1000,
        isolation_level=None,
        check_same_thread=False,
        uri=name.startswith("file:"),
    )
    # One wrong byte in a name must not hide all matches.
    connection.text_factory = _text
    return connection


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _examine(path: Path, steps: Sequence[Migration], busy_timeout_ms: int) -> _Finding:
    if not path.exists():
        return _Finding(0)
    if not path.is_file():
        raise StorageError(NoticeCode.HISTORY_NOT_OPENED, file=str(path), cause="it is not a file")
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if not _is_head(head):
        return _Finding(0, "it is empty" if not head else "it does not begin like a database")
    version = int.from_bytes(head[60:64], "big", signed=True)
    if version > steps[-1].version:
        return _Finding(version)
    if is_cut_short(path):
        return _Finding(version, "it is cut short")
    # Reading only, so that a file of a newer program stays as it is; but what a program that was
    # stopped without a log left half-written, only a writer can take back.
    mode = "rw" if path.with_name(f"{path.name}-journal").exists() else "ro"
    return _read_through(f"{path.absolute().as_uri()}?mode={mode}", steps, busy_timeout_ms)


def _read_through(uri: str, steps: Sequence[Migration], busy_timeout_ms: int) -> _Finding:
    version = 0
    try:
        with closing(_connect(uri, busy_timeout_ms)) as reader:
            version = int(reader.execute("PRAGMA user_version").fetchone()[0])
            if version > steps[-1].version:
                return _Finding(version)
            # The quick check would miss an index that no longer fits its table, and with it the
            # match to go on with; the full one costs half as much again.
            answer = str(reader.execute("PRAGMA integrity_check(1)").fetchone()[0])
            present = migrations.shape(reader)
    except UnicodeDecodeError:  # SQLite's message quotes what it found
        return _Finding(version, "it holds bytes that are no text")
    except sqlite3.Error as error:
        if is_damage(error):
            return _Finding(version, cause_of(error))
        raise
    if answer != "ok":
        return _Finding(version, " ".join(answer.split()))
    if version < 1 and not present:
        return _Finding(0)  # the program was stopped while it made the file
    if version < 1 or not migrations.shape_of_version(version, steps) <= present:
        return _Finding(version, "its tables are not as they should be")
    return _Finding(version)


def _is_head(head: bytes) -> bool:
    """Whether these can be the first bytes of a database of ours."""
    size = int.from_bytes(head[16:18], "big")
    return (
        len(head) == _HEAD
        and head.startswith(b"SQLite format 3\0")
        and (size == 1 or (512 <= size <= 32768 and size & (size - 1) == 0))
        and set(head[18:20]) <= {1, 2}  # plain or with a log
        and head[20:24] == bytes((0, 64, 32, 32))
        and head[44:48] in (bytes(4), bytes((0, 0, 0, 4)))  # 0 while there are no tables yet
        and head[56:60] in (bytes(4), bytes((0, 0, 0, 1)))  # UTF-8
    )


def _migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    is_new = version == 0
    for step in steps:
        if step.version <= version:
            continue
        backup = path.with_name(f"{path.stem}-version-{version}.backup{path.suffix}")
        try:
            if not is_new:
                copy(connection, backup)
            connection.execute("BEGIN IMMEDIATE")
            try:
                migrations.apply(connection, step)
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        except (sqlite3.Error, OSError) as error:
            if is_new:
                raise
            raise StorageError(
                NoticeCode.MIGRATION_FAILED,
                file=str(path),
                old=version,
                new=step.version,
                cause=cause_of(error),
                backup=str(backup),
            ) from error
        version = step.version
