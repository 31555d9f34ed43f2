"""Saves what can be read of a damaged match database.

The damaged file is kept beside the new one. Whoever stops the program in between finds either the
damaged file still in its place or the new one.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from dokodesk.storage import history_facts, migrations
from dokodesk.storage.atomic import free_name
from dokodesk.storage.errors import Notice, NoticeCode, write_error
from dokodesk.storage.history_forms import summed, to_json
from dokodesk.storage.migrations import Migration
from dokodesk.storage.sqlite_pages import Record, records

__all__ = ["recover"]

_COMPANIONS = ("-wal", "-shm", "-journal")
_JSON_COLUMNS = frozenset(
    {
        "rules",
        "option_values",
        "names",
        "tags",
        "totals",
        "players",
        "state",
        "hands",
        "result",
        "value",
        "data",
    }
)

Row = tuple[object, ...]


def recover(path: Path, cause: str, steps: Sequence[Migration]) -> Notice:
    """Puts a new database with all readable rows in the place of a damaged one.

    Nobody may have the database open.

    Args:
        path: the damaged file.
        cause: what is wrong with it, for the notice.
        steps: the migrations that make the shape its rows have.

    Returns:
        What was saved and where the damaged file is now.

    Raises:
        StorageError: there is no room, or nothing can be written. The damaged file is untouched.
    """
    new = path.with_name(f".dokodesk-{secrets.token_hex(8)}.tmp")
    try:
        matches, deals = _build(new, records(path), steps)
        kept = _keep_copy(path)
        for companion in _COMPANIONS:  # they belong to the damaged file, not to the new one
            path.with_name(path.name + companion).unlink(missing_ok=True)
        new.replace(path)
    except OSError as error:
        raise write_error(error, path) from error
    finally:
        with contextlib.suppress(OSError):
            new.unlink()
    facts: dict[str, str | int] = {
        "file": str(path),
        "cause": cause,
        "kept": str(kept),
        "matches": matches,
        "deals": deals,
    }
    return Notice(NoticeCode.HISTORY_RECOVERED, facts)


def _keep_copy(path: Path) -> Path:
    kept = free_name(path)
    for companion in ("", "-wal", "-journal"):
        source = path.with_name(path.name + companion)
        if not companion or (source.exists() and source.stat().st_size > 0):
            target = kept.with_name(kept.name + companion)
            shutil.copyfile(source, target)
            with target.open("rb+") as file:
                os.fsync(file.fileno())
    return kept


def _build(new: Path, found: Iterable[Record], steps: Sequence[Migration]) -> tuple[int, int]:
    """Makes the new database; gives the numbers of matches and deals in it."""
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        for step in steps:
            migrations.apply(connection, step)
        _Rows(connection, found).store()
        counts = connection.execute(
            "SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM deals)"
        ).fetchone()
        connection.execute("COMMIT")
    return counts[0], counts[1]


class _Rows:
    """The rows found, sorted out by table and put in so that each refers to one that is there."""

    def __init__(self, connection: sqlite3.Connection, found: Iterable[Record]) -> None:
        self._connection = connection
        known = {name: _columns(connection, name) for name in ("matches", "deals", "reviews")}
        # A table that an older shape does not have yet has no columns.
        self._columns = {name: columns for name, columns in known.items() if columns}
        self._tables: dict[str, list[Row]] = {name: [] for name in (*known, "facts")}
        self._actions: dict[int, dict[int, str]] = {}
        for record in found:
            self._sort_out(record)

    def store(self) -> None:
        self._insert("matches", self._tables["matches"])
        known = self._ids("matches")
        self._insert("deals", [row for row in self._tables["deals"] if row[1] in known])
        self._insert("facts", self._tables["facts"])
        deals = self._ids("deals")
        kept = deals & self._actions.keys()
        self._insert(
            "actions", [r for deal in kept for r in _without_gap(deal, self._actions[deal])]
        )
        for match, names in self._rows("SELECT id, names FROM matches"):
            self._sum_up(match, len(msgspec.json.decode(names)))
        if "reviews" in self._columns:
            self._insert("reviews", [r for r in self._tables["reviews"] if r[1] in deals])
            self._connection.execute(
                "UPDATE matches SET origin = NULL WHERE origin NOT IN (SELECT id FROM deals)"
            )
            history_facts.fill(self._connection)

    def _sort_out(self, record: Record) -> None:
        match record:
            case Record(rowid=None, values=(int(deal), int(index), str(text))):
                self._actions.setdefault(deal, {}).setdefault(index, text)
            case Record(rowid=None, values=(str(key), str(value))) if _is_json(value):
                self._tables["facts"].append((key, value))
            case Record(rowid=int(rowid), values=(None, *rest)):
                row = (rowid, *rest)
                for table, columns in self._columns.items():
                    if len(row) == len(columns) and all(map(_fits, columns, row)):
                        self._tables[table].append(row)

    def _insert(self, table: str, rows: Sequence[Row]) -> None:
        if rows:
            places = ", ".join("?" * len(rows[0]))
            # A row that breaks a condition of the table is damaged too.
            sql = f"INSERT OR IGNORE INTO {table} VALUES ({places})"  # noqa: S608 - our own words
            self._connection.executemany(sql, rows)

    def _ids(self, table: str) -> set[int]:
        # Put together from our own words only.
        return {row[0] for row in self._rows(f"SELECT id FROM {table}")}  # noqa: S608

    def _sum_up(self, match: int, people: int) -> None:
        """Sets what a match keeps about its deals to those that are left."""
        done = self._rows(
            "SELECT players, result FROM deals WHERE match_id = ? AND status = 'finished'", match
        )
        self._connection.execute(
            "UPDATE matches SET deals_done = ?, totals = ? WHERE id = ?",
            (len(done), to_json(summed(done, people)), match),
        )

    def _rows(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, parameters).fetchall()


class _Column:
    """What a column may hold."""

    def __init__(self, name: str, type_: str) -> None:
        self.is_json = name in _JSON_COLUMNS
        self.type = int if type_ == "INTEGER" else str


def _columns(connection: sqlite3.Connection, table: str) -> list[_Column]:
    rows = connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,))
    return [_Column(name, type_) for name, type_ in rows]


def _fits(column: _Column, value: object) -> bool:
    if value is None:  # where that is wrong, the table refuses it
        return True
    if not isinstance(value, column.type):
        return False
    return not column.is_json or _is_json(str(value))


def _is_json(text: str) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _without_gap(deal: int, actions: dict[int, str]) -> list[Row]:
    """The actions up to the first that is missing: what follows cannot be replayed."""
    rows: list[Row] = []
    while len(rows) in actions:
        rows.append((deal, len(rows), actions[len(rows)]))
    return rows
