"""Reading the history: lists, single matches and deals, and what statistics need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from dokodesk.storage.claims import Claims
from dokodesk.storage.database import Database
from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history_forms import (
    DEAL_COLUMNS,
    FINISHED_COLUMNS,
    MATCH_COLUMNS,
    SUMMARY_COLUMNS,
    deal_of,
    finished_of,
    from_json,
    match_of,
    plain,
    summary_of,
    to_json,
    utc_text,
)
from dokodesk.storage.history_rows import (
    FinishedDeal,
    MatchFilter,
    MatchSummary,
    Shelf,
    StoredDeal,
    StoredMatch,
)

__all__ = ["HistoryReader", "condition_of", "readable"]

T = TypeVar("T")

_EVERYTHING = MatchFilter()


def _system_clock() -> datetime:
    return datetime.now(UTC)


class HistoryReader:
    """The part of the history that changes nothing."""

    def __init__(self, path: Path | None, *, clock: Callable[[], datetime] = _system_clock) -> None:
        """Names the history; nothing is touched before it is opened.

        Args:
            path: the database file; None to keep everything in memory.
            clock: the time, for what is stored with it.
        """
        self._clock = clock
        self._database = Database(path)
        self._claims = Claims(self._database, self._now)

    @property
    def is_saved(self) -> bool:
        """Whether what is stored here outlasts the program."""
        return self._database.path is not None

    def matches(
        self, wanted: MatchFilter = _EVERYTHING, *, limit: int | None = None, offset: int = 0
    ) -> list[MatchSummary]:
        """The list of matches, newest first.

        Args:
            wanted: which ones.
            limit: at most so many; None for all.
            offset: how many to leave out first.
        """
        condition, parameters = condition_of(wanted)
        rows = self._database.rows(
            # Put together from our own words only.
            f"SELECT {SUMMARY_COLUMNS} FROM matches WHERE {condition} "  # noqa: S608
            "ORDER BY started DESC, id DESC LIMIT ? OFFSET ?",
            (*parameters, -1 if limit is None else limit, offset),
        )
        return readable(summary_of, rows)

    def count(self, wanted: MatchFilter = _EVERYTHING) -> int:
        """How many matches `matches` would give."""
        condition, parameters = condition_of(wanted)
        sql = f"SELECT count(*) FROM matches WHERE {condition}"  # noqa: S608 - our own words
        return int(self._database.rows(sql, parameters)[0][0])

    def tags(self) -> list[str]:
        """Every tag that a match has which is not deleted, sorted."""
        rows = self._database.rows("SELECT DISTINCT tags FROM matches WHERE deleted = 0")
        found = {tag for (text,) in rows for tag in _decoded(text, tuple[str, ...]) or ()}
        return sorted(found, key=lambda tag: (plain(tag), tag))

    def match(self, match_id: int) -> StoredMatch:
        """A match with all its deals and their actions.

        Raises:
            StorageError: there is none of that number, or its data cannot be understood.
        """
        with self._database.reading():
            row = self._database.row(
                f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?",  # noqa: S608 - our own words
                (match_id,),
            )
            if row is None:
                raise StorageError(NoticeCode.MATCH_UNKNOWN, match=match_id)
            deals = self._database.rows(
                # Put together from our own words only.
                f"SELECT {DEAL_COLUMNS} FROM deals WHERE match_id = ? "  # noqa: S608
                "ORDER BY position",
                (match_id,),
            )
            played = self._database.rows(
                "SELECT a.deal_id, a.text FROM deals d JOIN actions a ON a.deal_id = d.id "
                "WHERE d.match_id = ? ORDER BY a.deal_id, a.idx",
                (match_id,),
            )
        actions: dict[int, list[str]] = {}
        for deal_id, text in played:
            actions.setdefault(deal_id, []).append(text)
        stored = tuple(deal_of(deal, tuple(actions.get(deal[0], ()))) for deal in deals)
        return match_of(row, stored)

    def deal(self, deal_id: int) -> StoredDeal:
        """One deal with its actions.

        Raises:
            StorageError: there is none of that number, or its data cannot be understood.
        """
        with self._database.reading():
            row = self._database.row(
                f"SELECT {DEAL_COLUMNS} FROM deals WHERE id = ?",  # noqa: S608 - our own words
                (deal_id,),
            )
            if row is None:
                raise StorageError(NoticeCode.DEAL_UNKNOWN, deal=deal_id)
            played = self._database.rows(
                "SELECT text FROM actions WHERE deal_id = ? ORDER BY idx", (deal_id,)
            )
        return deal_of(row, tuple(text for (text,) in played))

    def finished_deals(
        self, wanted: MatchFilter = _EVERYTHING, *, contract: str = ""
    ) -> list[FinishedDeal]:
        """Every deal that counts of the wanted matches, oldest first, without its cards.

        Args:
            wanted: of which matches.
            contract: only these games; empty for all.
        """
        condition, parameters = condition_of(wanted)
        rows = self._database.rows(
            f"SELECT {FINISHED_COLUMNS} FROM deals "  # noqa: S608 - our own words
            "WHERE status = 'finished' AND (? IN ('', contract)) AND "
            f"match_id IN (SELECT id FROM matches WHERE {condition}) ORDER BY id",
            (contract, *parameters),
        )
        return readable(finished_of, rows)

    def fact(self, key: str) -> Any:
        """A small thing that was stored under a name (`set_fact`), or None."""
        row = self._database.row("SELECT value FROM facts WHERE key = ?", (key,))
        return None if row is None else _decoded(row[0], object)

    def _now(self) -> str:
        return utc_text(self._clock())


def condition_of(wanted: MatchFilter) -> tuple[str, list[object]]:
    """The SQL condition on ``matches`` and its parameters."""
    parts: list[tuple[str, object]] = []
    conditions_in: list[str] = []
    parameters_in: list[object] = []
    if wanted.shelf is not Shelf.ALL:
        parts.append(("deleted = ?", int(wanted.shelf is Shelf.DELETED)))
    if wanted.since:
        parts.append(("started >= ?", wanted.since))
    if wanted.until:
        parts.append(("started < ?", wanted.until))
    if wanted.tag:
        parts.append(("instr(tags, ?)", to_json(wanted.tag)))
    if wanted.preset:
        parts.append(("instr(rules, ?)", f'"preset":{to_json(wanted.preset)}'))
    if wanted.kinds:
        conditions_in.append(f"kind IN ({', '.join('?' * len(wanted.kinds))})")
        parameters_in.extend(kind.value for kind in wanted.kinds)
    if wanted.levels:
        # Characters and the like stand behind the name of the level.
        whole = "level = ? OR level LIKE ? OR level LIKE ?"
        conditions_in.append(f"({' OR '.join([whole] * len(wanted.levels))})")
        for level in wanted.levels:
            parameters_in += [level, f"{level}|%", f"{level}@%"]
    parts.extend(("instr(search, ?)", word) for word in plain(wanted.text).split())
    conditions = ["1", *(condition for condition, _ in parts)]
    parameters = [parameter for _, parameter in parts]
    conditions.extend(conditions_in)
    parameters.extend(parameters_in)
    if wanted.status:
        conditions.append(f"status IN ({', '.join('?' * len(wanted.status))})")
        parameters.extend(status.value for status in wanted.status)
    return " AND ".join(conditions), parameters


def readable(form: Callable[[Sequence[Any]], T], rows: Iterable[tuple[Any, ...]]) -> list[T]:
    """What can be understood of the rows, so that a damaged one does not hide the others."""
    found = []
    for row in rows:
        with suppress(StorageError):
            found.append(form(row))
    return found


def _decoded(text: Any, type_: type[T]) -> T | None:
    try:
        return from_json(text, type_)
    except (msgspec.DecodeError, TypeError):
        return None
