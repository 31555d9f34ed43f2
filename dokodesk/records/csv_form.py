"""Score sheets as a table for spreadsheets: one row per deal, with everybody's scores and totals.

``read_csv`` gives back exactly what was written: names, games, sides, announcements, score lines,
factors, scores, and what is known of the sheet. Tables that older versions wrote, which end with
the totals, are read too.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import RulesError, code, from_code
from dokodesk.engine.scoring import Line
from dokodesk.records.check import DealReport, PartReport, Report
from dokodesk.records.csv_cells import (
    CsvCall,
    calls_of,
    calls_text,
    kept_text,
    lines_of,
    lines_text,
    restored_text,
    safe_text,
)
from dokodesk.records.model import MatchRecord
from dokodesk.records.problems import shown, unreadable
from dokodesk.records.spoken import spoken_calls

__all__ = [
    "CsvCall",
    "CsvRow",
    "CsvSheet",
    "csv_text",
    "is_ours",
    "read_csv",
    "restored_text",
    "safe_text",
    "sheets_text",
]

_SEATS: Final = ("seat 0", "seat 1", "seat 2", "seat 3")

#: The columns before those of the persons.
HEADER: Final = ("number", "dealer", "contract", "compulsory", "re", "winner", "value", "bock")
#: The columns after those of the persons: of the deal, and then of the sheet as a whole.
MORE: Final = (
    *("date", "seats", "calls", "re points", "kontra points", "re tricks", "kontra tricks"),
    *("reasons", "code"),
    *("rules", "sheet", "begun", "planned", "level", "tags", "note"),
)
_TOTAL: Final = " total"
_YES: Final = "yes"
_DELIMITERS: Final = (",", ";", "\t")
_WHOLE: Final = re.compile(r"[-+]?[0-9]{1,9}")
_BEGUN: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9:.]*(?:Z|[+-][0-9:]+)?)?")


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
        day: when it was played, where that is said of the single deal.
        seats: the persons at seats 0-3; empty if not known.
        calls: what was announced, in order.
        card_points: of Re and of Kontra, if they are known.
        tricks: of Re and of Kontra, if they are known.
        lines: every point with its reason.
        code: the deal code that produced the cards.
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
    day: str = ""
    seats: tuple[int, ...] = ()
    calls: tuple[CsvCall, ...] = ()
    card_points: tuple[int, int] | None = None
    tricks: tuple[int, int] | None = None
    lines: tuple[Line, ...] = ()
    code: str = ""


class CsvSheet(msgspec.Struct, frozen=True):
    """A sheet: everybody at the table, the deals in order, and what is known of it.

    Attributes:
        names: everybody at the table.
        rows: the deals.
        rules: the code of what was played by; empty if not known.
        title: what it is called.
        begun: when it was begun, ISO 8601.
        planned: the planned number of deals.
        level: of the computer players.
        tags: to find it by.
        note: free text.
    """

    names: tuple[str, ...]
    rows: tuple[CsvRow, ...]
    rules: str = ""
    title: str = ""
    begun: str = ""
    planned: int | None = None
    level: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""

    @property
    def facts(self) -> tuple[str, ...]:
        """What stands of the sheet as a whole in its first row."""
        return (
            self.rules,
            safe_text(self.title),
            self.begun if _BEGUN.fullmatch(self.begun) else "",
            "" if self.planned is None else str(self.planned),
            safe_text(self.level),
            safe_text(", ".join(self.tags)),
            kept_text(self.note),
        )


_FACTS: Final = len(CsvSheet((), ()).facts)


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
    header += MORE
    table = [header]
    totals = [0] * len(names)
    for place, row in enumerate(sheet.rows):
        for person, score in enumerate(row.scores):
            totals[person] += score or 0
        table.append(
            [
                row.number,
                _dealer_text(names, row.dealer),
                safe_text(row.contract),
                _YES if row.compulsory else "",
                _persons_text(row.re),
                row.winner,
                "" if row.value is None else row.value,
                row.bock if row.contract != VOID else "",
                *("" if score is None else score for score in row.scores),
                *totals,
                safe_text(row.day),
                _persons_text(row.seats),
                calls_text(row.calls, row.re),
                *(("", "") if row.card_points is None else row.card_points),
                *(("", "") if row.tricks is None else row.tricks),
                lines_text(row.lines),
                safe_text(row.code),
                *(("",) * _FACTS if place else sheet.facts),
            ]
        )
    if not sheet.rows and any(sheet.facts):
        table.append([*[""] * (len(header) - _FACTS), *sheet.facts])
    return table


def _persons_text(persons: Iterable[int]) -> str:
    return " ".join(str(person + 1) for person in persons)


def _dealer_text(names: Sequence[str], dealer: int | None) -> str:
    """The name of the dealer; the number where two have the same name."""
    if dealer is None:
        return ""
    name = names[dealer]
    return safe_text(name) if names.count(name) == 1 else str(dealer + 1)


# --- from a record --------------------------------------------------------------------------------


def _sheet(part: PartReport) -> CsvSheet:
    record = part.part.match
    if record is None:
        rules = {report.deal.rules for report in part.deals}
        return CsvSheet(
            _SEATS,
            tuple(_row(report, len(_SEATS)) for report in part.deals),
            rules=code(rules.pop()) if len(rules) == 1 else "",
        )
    about = record.about
    return CsvSheet(
        record.names,
        tuple(_row(report, len(record.names)) for report in part.deals),
        rules=code(record.rules),
        title=about.title,
        begun=about.started,
        planned=_planned(record),
        level=about.level,
        tags=about.tags,
        note=about.note,
    )


def _planned(record: MatchRecord) -> int | None:
    if record.rules.match_end != "deals":
        return None
    return record.rules.match_deals if record.planned is None else record.planned


def _row(report: DealReport, size: int) -> CsvRow:
    deal = report.deal
    state = report.state
    result = None if state is None else state.result
    number = deal.place if deal.number is None else deal.number
    players = deal.players or tuple(range(4))
    dealer = _dealer(report, size)
    if state is None or result is None or result.contract == VOID:
        contract = "" if result is None else VOID
        return CsvRow(
            number=number, dealer=dealer, contract=contract, scores=(None,) * size, code=deal.seed
        )
    scores: list[int | None] = [None] * size
    for person, score in zip(players, result.scores, strict=True):
        scores[person] = score
    return CsvRow(
        number=number,
        dealer=dealer,
        contract=result.contract,
        compulsory=state.game.compulsory,
        re=tuple(
            sorted(p for p, side in zip(players, result.parties, strict=True) if side == "re")
        ),
        winner=result.winner.value,
        value=result.value,
        bock=state.setup.bock,
        scores=tuple(scores),
        seats=players,
        calls=tuple(
            CsvCall(made.word, made.side, players[made.seat], cards)
            for made, cards in spoken_calls(state)
        ),
        card_points=result.card_points,
        tricks=result.tricks,
        lines=result.lines,
        code=deal.seed,
    )


def _dealer(report: DealReport, size: int) -> int | None:
    deal = report.deal
    if deal.players is None:
        return deal.dealer
    if deal.dealer is not None:
        return deal.players[deal.dealer]
    step = 1 if deal.rules.direction == "cw" else -1
    return (deal.players[deal.forehand] - step) % size


# --- reading --------------------------------------------------------------------------------------


def is_ours(text: str) -> bool:
    """Whether a text begins like a table that this program wrote."""
    return bool(_delimiter(text))


def _delimiter(text: str) -> str:
    """What stands between the cells: a comma, unless a spreadsheet has written it anew."""
    first = text.lstrip("\ufeff").split("\n", 1)[0].replace('"', "")
    return next((d for d in _DELIMITERS if first.startswith(d.join(HEADER) + d)), "")


def read_csv(text: str) -> tuple[CsvSheet, ...]:
    """The sheets in a text that ``sheets_text`` has written.

    Raises:
        RecordError: it is something else, or its totals do not fit its scores; with the line.
    """
    sheets: list[CsvSheet] = []
    table: _Table | None = None
    delimiter = _delimiter(text) or ","
    reader = csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter=delimiter, strict=True)
    line = 1
    try:
        for cells in reader:
            # Where a note has several lines, a row begins before the line its reader is at.
            begins, line = line, reader.line_num + 1
            if not any(cells):
                continue
            if tuple(cells[: len(HEADER)]) == HEADER:
                if table is not None:
                    sheets.append(table.sheet())
                table = _Table(cells, begins)
            elif table is None:
                raise unreadable("the first line does not have the columns of a sheet", line=begins)
            else:
                table.read(cells, begins)
    except csv.Error as error:
        raise unreadable(f"this is no table: {error}", line=reader.line_num) from None
    if table is None:
        raise unreadable("the file holds no table")
    return (*sheets, table.sheet())


class _Table:
    """Reads a table row by row."""

    def __init__(self, header: list[str], line: int) -> None:
        while header and not header[-1]:  # a spreadsheet fills up to the widest table
            header.pop()
        self._has_more = tuple(header[-len(MORE) :]) == MORE
        persons = header[len(HEADER) : -len(MORE) if self._has_more else None]
        rest = [restored_text(cell) for cell in persons]
        half = len(rest) // 2
        self._names = tuple(rest[:half])
        totals = [f"{name}{_TOTAL}" for name in self._names]
        if not half or len(rest) % 2 or rest[half:] != totals:
            raise unreadable(
                "after the fixed columns come the names and then their totals", line=line
            )
        self._columns = (*HEADER, *(MORE if self._has_more else ()))
        self._width = len(header)
        self._sums = [0] * half
        self._rows: list[CsvRow] = []
        self._facts: dict[str, str] = {}
        self._facts_line = line

    def sheet(self) -> CsvSheet:
        """What was read."""
        facts, line = self._facts, self._facts_line
        rules, begun, planned = (facts.get(key, "") for key in ("rules", "begun", "planned"))
        if rules:
            try:
                from_code(rules)
            except RulesError:
                raise unreadable(f"{shown(rules)!r} is no code of rules", line=line) from None
        if begun and not _BEGUN.fullmatch(begun):
            raise unreadable(f"{shown(begun)!r} is no time", line=line)
        return CsvSheet(
            self._names,
            tuple(self._rows),
            rules=rules,
            title=restored_text(facts.get("sheet", "")),
            begun=begun,
            planned=_number(planned, line, least=1) if planned else None,
            level=restored_text(facts.get("level", "")),
            tags=tuple(
                tag.strip()
                for tag in restored_text(facts.get("tags", "")).split(",")
                if tag.strip()
            ),
            note=restored_text(facts.get("note", "")),
        )

    def read(self, cells: list[str], line: int) -> None:
        """Adds a row."""
        if len(cells) < self._width or any(cells[self._width :]):
            raise unreadable(f"{len(cells)} columns instead of {self._width}", line=line)
        size = len(self._names)
        first = len(HEADER)
        fixed = [*cells[:first], *cells[first + 2 * size : self._width]]
        fact = dict(zip(self._columns, fixed, strict=True))
        for column in MORE[-_FACTS:]:
            if fact.get(column) and column not in self._facts:
                self._facts[column], self._facts_line = fact[column], line
        scores = tuple(
            _number(cell, line) if cell else None for cell in cells[first : first + size]
        )
        if not fact["number"] and not self._rows and not any(s is not None for s in scores):
            return  # a sheet without deals
        self._check_totals(scores, cells[first + size : first + 2 * size], line)
        self._rows.append(_read_row(fact, self._names, scores, line))

    def _check_totals(self, scores: Sequence[int | None], totals: Sequence[str], line: int) -> None:
        for person, (score, written) in enumerate(zip(scores, totals, strict=True)):
            self._sums[person] += score or 0
            if written and _number(written, line) != self._sums[person]:
                raise unreadable(
                    f"the total of {self._names[person]} is {written}; "
                    f"the scores give {self._sums[person]}",
                    line=line,
                )


def _read_row(
    fact: dict[str, str], names: Sequence[str], scores: tuple[int | None, ...], line: int
) -> CsvRow:
    size = len(names)
    dealer = restored_text(fact["dealer"])
    if dealer in names:
        dealing: int | None = names.index(dealer)
    else:
        dealing = _person(dealer, size, line) if dealer else None
    contract = restored_text(fact["contract"])
    if contract not in ("", VOID) and contract not in CONTRACTS:
        raise unreadable(f"there is no game {shown(contract)!r}", line=line)
    if fact["winner"] not in ("", *Party):
        raise unreadable(f"{shown(fact['winner'])!r} is no side", line=line)
    re_side = _persons(fact["re"], size, line)

    def pair(first: str, second: str) -> tuple[int, int] | None:
        cells = fact.get(first, ""), fact.get(second, "")
        return (_number(cells[0], line), _number(cells[1], line)) if any(cells) else None

    return CsvRow(
        number=_number(fact["number"], line),
        dealer=dealing,
        contract=contract,
        compulsory=fact["compulsory"] == _YES,
        re=re_side,
        winner=fact["winner"],
        value=None if not fact["value"] else _number(fact["value"], line),
        bock=1 if not fact["bock"] or contract == VOID else _number(fact["bock"], line, least=1),
        scores=scores,
        day=restored_text(fact.get("date", "")),
        seats=_persons(fact.get("seats", ""), size, line),
        calls=_calls(fact.get("calls", ""), re_side, size, line),
        card_points=pair("re points", "kontra points"),
        tricks=pair("re tricks", "kontra tricks"),
        lines=_lines(fact.get("reasons", ""), line),
        code=restored_text(fact.get("code", "")),
    )


def _calls(cell: str, re_side: tuple[int, ...], size: int, line: int) -> tuple[CsvCall, ...]:
    try:
        return calls_of(cell, re_side, size)
    except ValueError as error:
        raise unreadable(f"{shown(str(error))!r} is no announcement", line=line) from None


def _lines(cell: str, line: int) -> tuple[Line, ...]:
    try:
        return lines_of(cell)
    except ValueError as error:
        raise unreadable(f"{shown(str(error))!r} is no score line", line=line) from None


def _number(text: str, line: int, *, least: int | None = None) -> int:
    if not _WHOLE.fullmatch(text):
        raise unreadable(f"{shown(text)!r} is no whole number", line=line)
    if least is not None and int(text) < least:
        raise unreadable(f"{text} is less than {least}", line=line)
    return int(text)


def _persons(cell: str, size: int, line: int) -> tuple[int, ...]:
    """Different persons by their numbers."""
    found = tuple(_person(word, size, line) for word in cell.split())
    if len(set(found)) < len(found):
        raise unreadable(f"somebody stands twice in {shown(cell)!r}", line=line)
    return found


def _person(text: str, size: int, line: int) -> int:
    person = _number(text, line) - 1
    if not 0 <= person < size:
        raise unreadable(f"there is no person number {text}", line=line)
    return person
