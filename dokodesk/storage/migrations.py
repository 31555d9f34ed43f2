"""The shape of the match database and how an older one becomes the present one.

A released migration is never changed; a new shape is a new migration at the end. Recovery knows the
rows of a table by their number of columns, so a migration that adds a column also rewrites the old
rows (``UPDATE``), and no two tables have the same number.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from dokodesk.storage import history_facts

__all__ = ["APPLICATION_ID", "MIGRATIONS", "Migration", "apply", "shape", "shape_of_version"]

APPLICATION_ID = 0x444F4B4F
"""What marks an SQLite file as ours: the letters DOKO."""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from the version before.

    Attributes:
        version: the version that the database has afterwards.
        statements: SQL, in order; tables before indexes.
        fill: what SQL cannot say, done after the statements; it must not change the shape.
    """

    version: int
    statements: tuple[str, ...]
    fill: Callable[[sqlite3.Connection], object] | None = None


_FIRST = (
    # rules: {preset, options} as in a record; option_values: every option, so that a match can be
    # read even when a preset changes. Lists and mappings are JSON. Times are UTC, ISO 8601.
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        started TEXT NOT NULL,
        finished TEXT,
        changed TEXT NOT NULL,
        program TEXT NOT NULL,
        rules TEXT NOT NULL,
        option_values TEXT NOT NULL,
        names TEXT NOT NULL,
        planned INTEGER NOT NULL,
        first_dealer INTEGER NOT NULL,
        seed TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'abandoned')),
        tags TEXT NOT NULL,
        note TEXT NOT NULL,
        deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
        deals_done INTEGER NOT NULL DEFAULT 0,
        totals TEXT NOT NULL DEFAULT '[]',
        search TEXT NOT NULL
    )
    """,
    # position: place in the match, void deals included; number: counts scored deals (rules 2.4).
    # dealer is null where the dealer sits out. length: how many actions a finished deal has.
    """
    CREATE TABLE deals (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        number INTEGER NOT NULL,
        players TEXT NOT NULL,
        dealer INTEGER,
        forehand INTEGER NOT NULL,
        state TEXT NOT NULL,
        code TEXT NOT NULL,
        hands TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'void')),
        result TEXT,
        contract TEXT,
        length INTEGER,
        started TEXT NOT NULL,
        finished TEXT,
        UNIQUE (match_id, position)
    )
    """,
    """
    CREATE TABLE actions (
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        idx INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (deal_id, idx)
    ) WITHOUT ROWID
    """,
    # Which running copy of the program plays a match; valid while that copy is alive.
    """
    CREATE TABLE claims (
        match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        token TEXT NOT NULL,
        pid INTEGER NOT NULL,
        since TEXT NOT NULL
    )
    """,
    "CREATE TABLE facts (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE INDEX matches_by_time ON matches (deleted, started DESC, id DESC)",
    "CREATE INDEX matches_running ON matches (changed DESC, id DESC) WHERE status = 'running'",
    "CREATE INDEX deals_by_contract ON deals (contract) WHERE contract IS NOT NULL",
)

_SECOND = (
    # level: of the computer players. kind: whether it is a match, or something that does not count
    # (``MatchKind``). origin: the deal that a branch goes off from, after so many of its actions.
    "ALTER TABLE matches ADD COLUMN level TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN kind TEXT NOT NULL DEFAULT 'match'",
    "ALTER TABLE matches ADD COLUMN origin INTEGER REFERENCES deals (id) ON DELETE CASCADE",
    "ALTER TABLE matches ADD COLUMN branched INTEGER",
    """
    UPDATE matches SET kind = 'match', origin = NULL, branched = NULL, level = coalesce(
        (SELECT trim(value, '"') FROM facts WHERE key = 'level of match ' || matches.id), ''
    )
    """,
    "DELETE FROM facts WHERE key LIKE 'level of match %'",
    *history_facts.TABLES,
    # What a review has found out about a deal; version is that of the reviewer.
    """
    CREATE TABLE reviews (
        id INTEGER PRIMARY KEY,
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        reviewer TEXT NOT NULL,
        version INTEGER NOT NULL,
        made TEXT NOT NULL,
        data TEXT NOT NULL,
        UNIQUE (deal_id, reviewer)
    )
    """,
    "CREATE INDEX matches_by_origin ON matches (origin) WHERE origin IS NOT NULL",
)

MIGRATIONS: tuple[Migration, ...] = (
    Migration(1, _FIRST),
    Migration(2, _SECOND, history_facts.fill),
)


def apply(connection: sqlite3.Connection, migration: Migration) -> None:
    """Carries out one migration inside the caller's transaction.

    Raises:
        sqlite3.Error: a statement failed, or rows would lose what they refer to.
    """
    for statement in migration.statements:
        connection.execute(statement)
    if migration.fill is not None:
        migration.fill(connection)
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise sqlite3.IntegrityError("rows would refer to nothing")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {migration.version}")


def shape(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Kind, name and text of every table and index."""
    rows = connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master")
    return frozenset((str(kind), str(name), str(sql)) for kind, name, sql in rows)


def shape_of_version(
    version: int, migrations: Sequence[Migration] = MIGRATIONS
) -> frozenset[tuple[str, str, str]]:
    """What `shape` gives at least for an undamaged database of that version."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for migration in migrations:
            if migration.version <= version:
                apply(connection, migration)
        return shape(connection)
