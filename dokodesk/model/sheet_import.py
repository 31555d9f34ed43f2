"""Taking in files of others: records go into the history as they are, tables become sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from dokodesk.engine.contracts import VOID
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.model.hand_entries import KnownDeal
from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.model.record_file import RecordFile
from dokodesk.model.sheet_files import PROGRAM, result_of_csv, sheet_of_csv, spoken_of
from dokodesk.model.stored_deals import store_match
from dokodesk.records.csv_form import CsvRow, CsvSheet, is_ours, read_csv
from dokodesk.records.csv_import import Column, Imported, Table, imported
from dokodesk.storage.history import History, MatchKind
from dokodesk.storage.names import clean_name

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
        for match, extras in zip(file.matches, file.extras, strict=True):
            about = extras.about
            store_match(
                history,
                replace(match, names=tuple(map(clean_name, match.names))),
                kind=MatchKind.RECORD,
                level=about.level,
                started=about.started,
                codes=extras.codes,
                tags=about.tags,
                note=about.note,
                program=about.program or PROGRAM,
                unfinished=extras.unfinished,
            )
    return len(file.matches)


def own_sheets(data: bytes) -> tuple[CsvSheet, ...]:
    """The sheets in a table that this program wrote; none if it is another one.

    Raises:
        RecordError: it is one of ours, but something in it cannot be right; with the line.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return ()
    return read_csv(text) if is_ours(text) else ()


def hand_of_table(table: CsvSheet, *, title: str = "", rules: Rules | None = None) -> HandSheet:
    """A sheet that this program wrote as a table, to look at and go on with.

    Args:
        table: as it was read.
        title: what it is called, if the table does not say.
        rules: what was played by, if the table does not say.
    """
    sheet = sheet_of_csv(table, title=title)
    known = rules if sheet.rules is None else sheet.rules
    return HandSheet(
        names=tuple(map(clean_name, sheet.names)),
        rules=known if 4 <= sheet.size <= 7 else None,
        planned=sheet.planned,
        title=sheet.title,
        day=sheet.day,
        first_dealer=next((row.dealer for row in table.rows if row.dealer is not None), 0),
        entries=tuple(
            _entry(row)
            for row in table.rows
            if row.contract == VOID or any(score is not None for score in row.scores)
        ),
        level=sheet.level,
        tags=sheet.tags,
        note=sheet.note,
    )


def _entry(row: CsvRow) -> HandEntry:
    if row.contract == VOID:
        known = KnownDeal(code=row.code) if row.code else None
        return HandEntry(contract=VOID, dealer=row.dealer, known=known)
    calls, call_cards = spoken_of(row)
    known = KnownDeal(
        result=result_of_csv(row),
        winner=Party(row.winner) if row.winner else Party.NONE,
        value=row.value,
        calls=calls,
        call_cards=call_cards,
        players=row.seats,
        code=row.code,
    )
    return HandEntry(
        contract=row.contract,
        re=row.re,
        compulsory=row.compulsory,
        bock=row.bock,
        dealer=row.dealer,
        scores=row.scores,
        day=row.day,
        known=None if known == KnownDeal() else known,
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
        names=tuple(map(clean_name, found.names)),
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
