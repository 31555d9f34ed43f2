"""Score sheets as files that keep everything: records, and tables for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dokodesk import __version__
from dokodesk.engine.match import Match
from dokodesk.engine.parties import Party
from dokodesk.model.sheet import Sheet, SheetRow
from dokodesk.records.csv_form import CsvRow, CsvSheet, sheets_text
from dokodesk.records.from_engine import match_documents
from dokodesk.records.json_form import json_text
from dokodesk.records.writer import written

__all__ = [
    "csv_sheet_of",
    "is_complete",
    "sheet_of_csv",
    "sheets_csv",
    "sheets_doko",
    "sheets_json",
]

PROGRAM = f"dokodesk {__version__}"


def sheets_doko(sheets: Iterable[Sheet]) -> str:
    """The records of the matches among the sheets."""
    return written(_documents(sheets))


def sheets_json(sheets: Iterable[Sheet]) -> str:
    """The same as JSON."""
    return json_text(_documents(sheets))


def sheets_csv(sheets: Iterable[Sheet]) -> str:
    """A table for each sheet."""
    return sheets_text(csv_sheet_of(sheet) for sheet in sheets)


def _documents(sheets: Iterable[Sheet]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for sheet in sheets:
        match: Match | None = sheet.match
        if match is not None:
            found += match_documents(match, program=PROGRAM, started=sheet.day, seeds=sheet.codes)
    return found


def csv_sheet_of(sheet: Sheet) -> CsvSheet:
    """What a table keeps of a sheet."""
    return CsvSheet(
        sheet.names,
        tuple(
            CsvRow(
                number=row.number,
                dealer=row.dealer,
                contract=row.contract,
                compulsory=row.compulsory,
                re=tuple(p for p, side in enumerate(row.parties) if side is Party.RE),
                winner=row.winner.value if _is_known(row) else "",
                value=row.value,
                bock=row.bock,
                scores=row.scores,
            )
            for row in sheet.rows
        ),
    )


def _is_known(row: SheetRow) -> bool:
    return row.result is not None or row.winner is not Party.NONE


def sheet_of_csv(table: CsvSheet, *, title: str = "", day: str = "") -> Sheet:
    """The sheet that a table holds; deals that do not count are left out."""
    rows: list[SheetRow] = []
    sums = [0] * len(table.names)
    for row in table.rows:
        if all(score is None for score in row.scores):
            continue
        sums = [total + (score or 0) for total, score in zip(sums, row.scores, strict=True)]
        rows.append(_row(row, len(rows), tuple(sums)))
    return Sheet(table.names, tuple(rows), title=title, day=day)


def _row(row: CsvRow, place: int, totals: tuple[int, ...]) -> SheetRow:
    return SheetRow(
        position=place,
        number=row.number,
        contract=row.contract,
        compulsory=row.compulsory,
        dealer=row.dealer,
        winner=Party(row.winner) if row.winner in set(Party) else Party.NONE,
        value=row.value,
        bock=row.bock,
        scores=row.scores,
        totals=totals,
        parties=_parties(row),
        alone=row.re[0] if len(row.re) == 1 else None,
    )


def _parties(row: CsvRow) -> tuple[Party, ...]:
    if not row.re:
        return (Party.NONE,) * len(row.scores)
    return tuple(
        Party.NONE if score is None else Party.RE if person in row.re else Party.KONTRA
        for person, score in enumerate(row.scores)
    )


def is_complete(sheets: Sequence[Sheet]) -> bool:
    """Whether every sheet is that of a match, so that a record keeps all of them."""
    return all(sheet.match is not None for sheet in sheets)


_LONGEST_STEM = 60


def file_stem(title: str) -> str:
    """A title as the beginning of a file's name, on every system."""
    kept = "".join(char if char.isalnum() or char in " -_." else " " for char in title)
    return "-".join(kept.split())[:_LONGEST_STEM].strip("-. ") or "dokodesk"
