"""Score sheets as a table for spreadsheets: one row per deal, with everybody's scores and totals.

``read_csv`` gives back exactly what was written: names, games, sides, factors and scores.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from dokodesk.engine.contracts import VOID
from dokodesk.records.check import DealReport, PartReport, Report
from dokodesk.records.problems import unreadable

__all__ = [
    "CsvRow",
    "CsvSheet",
    "csv_text",
    "read_csv",
    "restored_text",
    "safe_text",
    "sheets_text",
]

#: Spreadsheets take a text that starts like this for a formula, and run it.
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")

_SEATS: Final = ("seat 0", "seat 1", "seat 2", "seat 3")

#: The columns before those of the persons.
HEADER: Final = ("number", "dealer", "contract", "compulsory", "re", "winner", "value", "bock")
_TOTAL: Final = " total"
_YES: Final = "yes"


class CsvRow(msgspec.Struct, frozen=True, kw_only=True):
    """One deal.

    Attributes:
        number: counts the deals.
        dealer: the person who dealt.
        contract: the name of the game; empty if it is not known.
        compulsory: whether it was a compulsory solo.
        re: the persons on the Re side.
        winner: ``re``, ``kontra``, ``none``; empty if not known.
        value: of the game.
        bock: the factor.
        scores: by person; ``None`` for those who sat out.
    """

    number: int
    dealer: int | None = None
    contract: str = ""
    compulsory: bool = False
    re: tuple[int, ...] = ()
    winner: str = ""
    value: int | None = None
    bock: int = 1
    scores: tuple[int | None, ...]


class CsvSheet(msgspec.Struct, frozen=True):
    """A sheet: everybody at the table, and the deals in order."""

    names: tuple[str, ...]
    rows: tuple[CsvRow, ...]


def csv_text(report: Report) -> str:
    """The table of a replayed record.

    There is a column of scores and one of running totals for each person at the table; who sits a
    deal out has no score in it. A file with several matches becomes several tables with an empty
    line between them. Void and unfinished deals have a row without scores.
    """
    return sheets_text(_sheet(part) for part in report.parts)


def sheets_text(sheets: Iterable[CsvSheet]) -> str:
    """The tables of sheets, with an empty line between them."""
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\r\n")
    for place, sheet in enumerate(sheets):
        if place:
            rows.writerow([])
        rows.writerows(_table(sheet))
    return file.getvalue()


def _table(sheet: CsvSheet) -> list[list[str | int]]:
    names = sheet.names
    header: list[str | int] = [*HEADER]
    header += [safe_text(name) for name in names]
    header += [safe_text(f"{name}{_TOTAL}") for name in names]
    table = [header]
    totals = [0] * len(names)
    for row in sheet.rows:
        for person, score in enumerate(row.scores):
            totals[person] += score or 0
        table.append(
            [
                row.number,
                _dealer_text(names, row.dealer),
                row.contract,
                _YES if row.compulsory else "",
                " ".join(str(person + 1) for person in row.re),
                row.winner,
                "" if row.value is None else row.value,
                row.bock if row.contract != VOID else "",
                *("" if score is None else score for score in row.scores),
                *totals,
            ]
        )
    return table


def _dealer_text(names: Sequence[str], dealer: int | None) -> str:
    """The name of the dealer; the number where two have the same name."""
    if dealer is None:
        return ""
    name = names[dealer]
    return safe_text(name) if names.count(name) == 1 else str(dealer + 1)


def _sheet(part: PartReport) -> CsvSheet:
    record = part.part.match
    names: Sequence[str] = _SEATS if record is None else record.names
    return CsvSheet(tuple(names), tuple(_row(report, len(names)) for report in part.deals))


def _row(report: DealReport, size: int) -> CsvRow:
    deal = report.deal
    state = report.state
    result = None if state is None else state.result
    number = deal.place if deal.number is None else deal.number
    players = deal.players or tuple(range(4))
    dealer = _dealer(report, size)
    if result is None or result.contract == VOID:
        contract = "" if result is None else VOID
        return CsvRow(number=number, dealer=dealer, contract=contract, scores=(None,) * size)
    scores: list[int | None] = [None] * size
    for person, score in zip(players, result.scores, strict=True):
        scores[person] = score
    return CsvRow(
        number=number,
        dealer=dealer,
        contract=result.contract,
        compulsory=state is not None and state.game.compulsory,
        re=tuple(
            sorted(p for p, side in zip(players, result.parties, strict=True) if side == "re")
        ),
        winner=result.winner.value,
        value=result.value,
        bock=1 if state is None else state.setup.bock,
        scores=tuple(scores),
    )


def _dealer(report: DealReport, size: int) -> int | None:
    deal = report.deal
    if deal.players is None:
        return deal.dealer
    if deal.dealer is not None:
        return deal.players[deal.dealer]
    step = 1 if deal.rules.direction == "cw" else -1
    return (deal.players[deal.forehand] - step) % size


def safe_text(text: str) -> str:
    """A text that no spreadsheet takes for a formula; ``restored_text`` takes it back."""
    flat = text.replace("\r", " ").replace("\n", " ")
    risky = flat.lstrip(" '").startswith(_FORMULA_STARTS)
    return f"'{flat}" if risky else flat


def restored_text(text: str) -> str:
    """The text that ``safe_text`` was given."""
    if text.startswith("'") and text.lstrip(" '").startswith(_FORMULA_STARTS):
        return text[1:]
    return text


# --- reading --------------------------------------------------------------------------------------


def read_csv(text: str) -> tuple[CsvSheet, ...]:
    """The sheets in a text that ``sheets_text`` has written.

    Raises:
        RecordError: it is something else, or its totals do not fit its scores; with the line.
    """
    sheets: list[CsvSheet] = []
    names: tuple[str, ...] = ()
    rows: list[CsvRow] = []
    sums: list[int] = []
    reader = csv.reader(io.StringIO(text.lstrip("\ufeff")), strict=True)
    try:
        for cells in reader:
            line = reader.line_num
            if not any(cells):
                continue
            if tuple(cells[: len(HEADER)]) == HEADER:
                if names:
                    sheets.append(CsvSheet(names, tuple(rows)))
                names, rows = _names(cells, line), []
                sums = [0] * len(names)
            elif not names:
                raise unreadable("the first line does not have the columns of a sheet", line=line)
            else:
                rows.append(_read_row(cells, names, sums, line))
    except csv.Error as error:
        raise unreadable(f"this is no table: {error}", line=reader.line_num) from None
    if not names:
        raise unreadable("the file holds no table")
    return (*sheets, CsvSheet(names, tuple(rows)))


def _names(cells: list[str], line: int) -> tuple[str, ...]:
    rest = [restored_text(cell) for cell in cells[len(HEADER) :]]
    half = len(rest) // 2
    names = tuple(rest[:half])
    if not half or len(rest) % 2 or rest[half:] != [f"{name}{_TOTAL}" for name in names]:
        raise unreadable("after the fixed columns come the names and then their totals", line=line)
    return names


def _read_row(cells: list[str], names: tuple[str, ...], sums: list[int], line: int) -> CsvRow:
    size = len(names)
    if len(cells) != len(HEADER) + 2 * size:
        raise unreadable(f"{len(cells)} columns instead of {len(HEADER) + 2 * size}", line=line)
    fact = dict(zip(HEADER, cells, strict=False))
    scores = tuple(
        None if not cell else _number(cell, line)
        for cell in cells[len(HEADER) : len(HEADER) + size]
    )
    for person, score in enumerate(scores):
        sums[person] += score or 0
        written = cells[len(HEADER) + size + person]
        if written and _number(written, line) != sums[person]:
            raise unreadable(
                f"the total of {names[person]} is {written}; the scores give {sums[person]}",
                line=line,
            )
    dealer = restored_text(fact["dealer"])
    if dealer in names:
        dealing: int | None = names.index(dealer)
    else:
        dealing = _person(dealer, size, line) if dealer else None
    return CsvRow(
        number=_number(fact["number"], line),
        dealer=dealing,
        contract=fact["contract"],
        compulsory=fact["compulsory"] == _YES,
        re=tuple(_person(word, size, line) for word in fact["re"].split()),
        winner=fact["winner"],
        value=None if not fact["value"] else _number(fact["value"], line),
        bock=1 if not fact["bock"] else _number(fact["bock"], line),
        scores=scores,
    )


def _number(text: str, line: int) -> int:
    try:
        return int(text)
    except ValueError:
        raise unreadable(f"{text!r} is no whole number", line=line) from None


def _person(text: str, size: int, line: int) -> int:
    person = _number(text, line) - 1
    if not 0 <= person < size:
        raise unreadable(f"there is no person number {text}", line=line)
    return person
