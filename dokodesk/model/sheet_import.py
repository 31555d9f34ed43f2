"""Taking in files of others: records go into the history as they are, tables become sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from dokodesk.engine.options import Rules
from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.model.record_file import RecordFile
from dokodesk.model.stored_deals import store_match
from dokodesk.records.csv_form import CsvRow, CsvSheet, read_csv
from dokodesk.records.csv_import import Column, Imported, Table, imported
from dokodesk.records.problems import RecordError
from dokodesk.storage.history import History, MatchKind

__all__ = [
    "RECORD_ENDINGS",
    "hand_of_import",
    "hand_of_table",
    "own_sheets",
    "store_record",
    "title_of",
]

#: Files that hold every card.
RECORD_ENDINGS: Final = frozenset({".doko", ".json"})


def store_record(history: History, file: RecordFile) -> int:
    """Takes all matches of a record into the history, or none; says how many there were.

    Raises:
        StorageError: they could not be stored.
    """
    with history.step():
        for match in file.matches:
            store_match(history, match, kind=MatchKind.RECORD)
    return len(file.matches)


def own_sheets(data: bytes) -> tuple[CsvSheet, ...]:
    """The sheets in a table that this program wrote; none if it is another one."""
    try:
        return read_csv(data.decode("utf-8-sig"))
    except (RecordError, UnicodeDecodeError):
        return ()


def hand_of_table(table: CsvSheet, *, title: str = "", rules: Rules | None = None) -> HandSheet:
    """A sheet that this program wrote as a table, to look at and go on with."""
    return HandSheet(
        names=table.names,
        rules=rules,
        title=title,
        first_dealer=next((row.dealer for row in table.rows if row.dealer is not None), 0),
        entries=tuple(
            _entry(row) for row in table.rows if any(score is not None for score in row.scores)
        ),
    )


def _entry(row: CsvRow) -> HandEntry:
    return HandEntry(
        contract=row.contract,
        re=row.re,
        compulsory=row.compulsory,
        bock=row.bock,
        dealer=row.dealer,
        scores=row.scores,
    )


def hand_of_import(
    table: Table,
    columns: Sequence[Column],
    *,
    title: str = "",
    rules: Rules | None = None,
    games: Mapping[str, str] | None = None,
) -> HandSheet:
    """The sheet in a table of somebody else.

    Raises:
        RecordError: with every cell that does not fit.
    """
    found: Imported = imported(table, columns, games=games)
    first = next((row.day for row in found.rows if row.day), "")
    return HandSheet(
        names=found.names,
        rules=rules if 4 <= len(found.names) <= 7 else None,
        title=title,
        day=first,
        first_dealer=next((row.dealer for row in found.rows if row.dealer is not None), 0),
        entries=tuple(
            HandEntry(
                contract=row.game,
                bock=row.bock,
                dealer=row.dealer,
                scores=row.scores,
                day=row.day,
            )
            for row in found.rows
        ),
    )


def title_of(path: Path) -> str:
    """What an imported sheet is called."""
    return path.stem.replace("_", " ").strip()
