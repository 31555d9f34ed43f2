"""The SQLite file: opening it in any state, transactions, copies.

Knows nothing of matches. Opening checks the file, repairs it or brings it to the present shape;
what cannot be used safely is left alone and the data lives in memory.

How safe a commit is: the log (WAL) is written with every commit, so killing the *program* loses
nothing that was committed. Forcing it to the disk as well (``durable``) costs milliseconds and only
matters when the whole machine stops; it is done at the end of a deal, not for each card. Even then
the file stays sound.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from dokodesk.storage import opening
from dokodesk.storage.errors import Notice, NoticeCode, StorageError, cause_of, write_error
from dokodesk.storage.locks import Presence
from dokodesk.storage.migrations import MIGRATIONS, Migration
from dokodesk.storage.paths import ensure_folder
from dokodesk.storage.sqlite_errors import storage_error

__all__ = ["Database"]

_BUSY_TIMEOUT_MS = 3000

Parameters = Sequence[object]


class Database:
    """One SQLite database, in a file or in memory, for use from any thread.

    Threads take turns. Nothing is committed outside `transaction`.
    """

    def __init__(
        self,
        path: Path | None,
        *,
        steps: Sequence[Migration] = MIGRATIONS,
        busy_timeout_ms: int = _BUSY_TIMEOUT_MS,
    ) -> None:
        """Names the database; nothing is touched before `open`.

        Args:
            path: its file; None for one in memory.
            steps: the migrations to know.
            busy_timeout_ms: how long to wait for another program that is writing.
        """
        self._path = path
        self._steps = steps
        self._busy_timeout_ms = busy_timeout_ms
        self._guard = threading.RLock()
        self._open_one: opening.Opened | None = None
        self._depth = 0

    @property
    def path(self) -> Path | None:
        """The file in use; None while the data lives in memory only."""
        return self._path

    @property
    def presence(self) -> Presence | None:
        """How this copy of the program shows others that it is alive; None in memory."""
        return None if self._open_one is None else self._open_one.presence

    def open(self) -> list[Notice]:
        """Makes the database ready for use.

        Returns:
            What a person should know: damage that was repaired, or a file that must not be touched,
            in which case the data lives in memory and `path` is None.

        Raises:
            StorageError: the file is locked, write-protected or out of reach, or the disk is full.
        """
        with self._guard:
            opened = self._open()
            self._open_one = opened
            if opened.presence is None:
                self._path = None
            return list(opened.notices)

    def move_to_memory(self) -> None:
        """Forgets the file: the next `open` makes an empty database in memory."""
        self.close()
        self._path = None

    def _open(self) -> opening.Opened:
        if self._path is None:
            return opening.open_memory(self._steps)
        try:
            return opening.open_file(self._path, self._steps, self._busy_timeout_ms)
        except sqlite3.Error as error:
            raise storage_error(error, self._path) from error
        except OSError as error:
            raise StorageError(
                NoticeCode.HISTORY_NOT_OPENED, file=str(self._path), cause=cause_of(error)
            ) from error

    def close(self) -> None:
        """Closes it; a second time does nothing."""
        with self._guard:
            opened, self._open_one = self._open_one, None
            if opened is None:
                return
            try:
                opened.connection.close()
            finally:
                if opened.presence is not None:
                    opened.presence.close()

    @contextlib.contextmanager
    def transaction(self, *, durable: bool = False) -> Iterator[None]:
        """Everything inside is stored together, or nothing of it.

        Inside another one it is a part of that: its failure takes back only itself, and the outer
        one decides about the rest.

        Args:
            durable: wait until the disk has it (see the module's text). The outer one counts.

        Raises:
            StorageError: it could not be stored.
        """
        with self._guard:
            opened = self._ready()
            connection = opened.connection
            begin, commit, rollback = "BEGIN IMMEDIATE", "COMMIT", ["ROLLBACK"]
            if self._depth:
                name = f"part_{self._depth}"
                begin, commit = f"SAVEPOINT {name}", f"RELEASE {name}"
                rollback = [f"ROLLBACK TO {name}", f"RELEASE {name}"]
            elif durable:
                connection.execute("PRAGMA synchronous = FULL")
            try:
                connection.execute(begin)
                self._depth += 1
                try:
                    yield
                    connection.execute(commit)
                except BaseException:
                    # After some errors SQLite has already taken everything back.
                    if connection.in_transaction:
                        for statement in rollback:
                            connection.execute(statement)
                    raise
                finally:
                    self._depth -= 1
            except sqlite3.Error as error:
                raise storage_error(error, self._path) from error
            finally:
                if not self._depth and durable:
                    connection.execute(f"PRAGMA synchronous = {opened.synchronous}")

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """Everything read inside belongs to the same moment, whatever other programs write."""
        with self._using() as connection:
            if connection.in_transaction:
                yield
                return
            connection.execute("BEGIN")
            try:
                yield
            finally:
                connection.execute("ROLLBACK")

    def execute(self, sql: str, parameters: Parameters = ()) -> int:
        """Carries out one statement inside a transaction.

        Returns:
            The id of the inserted row, where it is an INSERT.
        """
        with self._using() as connection:
            return connection.execute(sql, parameters).lastrowid or 0

    def execute_many(self, sql: str, rows: Iterable[Parameters]) -> None:
        """Carries out one statement for many rows inside a transaction."""
        with self._using() as connection:
            connection.executemany(sql, rows)

    def rows(self, sql: str, parameters: Parameters = ()) -> list[tuple[Any, ...]]:
        """All rows that a query gives."""
        with self._using() as connection:
            return connection.execute(sql, parameters).fetchall()

    def row(self, sql: str, parameters: Parameters = ()) -> tuple[Any, ...] | None:
        """The first row that a query gives, or None."""
        found = self.rows(sql, parameters)
        return found[0] if found else None

    def back_up(self, target: Path) -> None:
        """Writes a complete copy, also while the database is in use.

        Raises:
            StorageError: it cannot be written.
        """
        with self._using(target) as connection:
            ensure_folder(target.parent)
            try:
                opening.copy(connection, target)
            except OSError as error:
                raise write_error(error, target) from error

    def vacuum(self) -> None:
        """Gives room that is no longer needed back to the disk.

        Raises:
            StorageError: another program is using the database, or there is no room for it.
        """
        with self._using() as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    @contextlib.contextmanager
    def _using(self, path: Path | None = None) -> Iterator[sqlite3.Connection]:
        """The connection, for one thread at a time, with errors in words.

        Args:
            path: the file that errors are about, if it is not the database.
        """
        with self._guard:
            connection = self._ready().connection
            try:
                yield connection
            except sqlite3.Error as error:
                raise storage_error(error, path or self._path) from error
            except (OverflowError, UnicodeError) as error:  # what SQLite cannot hold
                raise StorageError(
                    NoticeCode.HISTORY_FAILED, file=str(self._path), cause=cause_of(error)
                ) from error

    def _ready(self) -> opening.Opened:
        if self._open_one is None:
            raise StorageError(NoticeCode.HISTORY_CLOSED)
        return self._open_one
