"""What SQLite says, in words for a person."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from dokodesk.storage.errors import NoticeCode, StorageError, cause_of

__all__ = ["is_damage", "storage_error"]

_CODES = {
    sqlite3.SQLITE_BUSY: NoticeCode.HISTORY_BUSY,
    sqlite3.SQLITE_LOCKED: NoticeCode.HISTORY_BUSY,
    sqlite3.SQLITE_READONLY: NoticeCode.HISTORY_READ_ONLY,
    sqlite3.SQLITE_PERM: NoticeCode.HISTORY_READ_ONLY,
    sqlite3.SQLITE_FULL: NoticeCode.DISK_FULL,
    sqlite3.SQLITE_CANTOPEN: NoticeCode.HISTORY_NOT_OPENED,
    sqlite3.SQLITE_CORRUPT: NoticeCode.HISTORY_DAMAGED,
    sqlite3.SQLITE_NOTADB: NoticeCode.HISTORY_DAMAGED,
}

_DAMAGE = frozenset(
    {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_ERROR}
)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error while looking at a file means that it is broken, not out of reach.

    The general error counts too: our statements are right, so it is the file that makes no sense.
    """
    return _primary(error) in _DAMAGE


def storage_error(error: sqlite3.Error, path: Path | None) -> StorageError:
    """The error to raise in place of one of SQLite's.

    Args:
        error: what SQLite raised.
        path: the database; None for one in memory.
    """
    code = _CODES.get(_primary(error), NoticeCode.HISTORY_FAILED)
    return StorageError(code, file=str(path or "(in memory)"), cause=cause_of(error))


def _primary(error: sqlite3.Error) -> int:
    """The error class without the details; errors of the Python module itself have none."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
