"""Score sheets as files that keep everything: records, and tables for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dokodesk import __version__
from dokodesk.engine.actions import Word
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import RulesError, code, from_code
from dokodesk.engine.scoring import Result
from dokodesk.model.sheet import Sheet, SheetRow, SpokenCall
from dokodesk.records.csv_form import CsvCall, CsvRow, CsvSheet, sheets_text
from dokodesk.records.from_engine import match_documents
from dokodesk.records.json_form import json_text
from dokodesk.records.model import MatchAbout
from dokodesk.records.writer import written

__all__ = [
    "csv_sheet_of",
    "file_stem",
    "has_cards",
    "result_of_csv",
    "sheet_of_csv",
    "sheets_csv",
    "sheets_doko",
    "sheets_json",
    "spoken_of",
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
    # A deal that is not finished can only be the last of a file (FORMATS 1), so that one with it
    # comes last; of several such matches only one keeps it.
    for sheet in sorted(sheets, key=lambda sheet: sheet.unfinished is not None):
        if sheet.match is not None:
            found += match_documents(
                sheet.match,
                program=sheet.program or PROGRAM,
                started=sheet.day,
                seeds=sheet.codes,
                about=MatchAbout(
                    level=sheet.level, title=sheet.title, tags=sheet.tags, note=sheet.note
                ),
            )
            last = sheet
    if found and last.unfinished is not None:
        found.append(dict(last.unfinished))
    return found


def csv_sheet_of(sheet: Sheet) -> CsvSheet:
    """What a table keeps of a sheet: all but the cards."""
    return CsvSheet(
        sheet.names,
        tuple(_played_rows(sheet) if sheet.match is not None else _written_rows(sheet)),
        rules="" if sheet.rules is None else code(sheet.rules),
        title=sheet.title,
        begun=sheet.day,
        planned=sheet.planned,
        level=sheet.level,
        tags=sheet.tags,
        note=sheet.note,
    )


def _played_rows(sheet: Sheet) -> Iterator[CsvRow]:
    """The rows of a match, with a row for each deal that was thrown in."""
    assert sheet.match is not None
    rows = {row.position: row for row in sheet.rows}
    for place, deal in enumerate(sheet.match.deals):
        cards = sheet.codes[place] if place < len(sheet.codes) else ""
        if place in rows:
            yield _csv_row(rows[place], cards)
            continue
        players, seating = deal.seating.players, deal.seating
        if seating.dealer is not None:
            dealer = players[seating.dealer]
        else:
            dealer = (players[seating.forehand] - sheet.match.step) % sheet.size
        yield _void_row(sheet, deal.number, dealer, cards)


def _written_rows(sheet: Sheet) -> Iterator[CsvRow]:
    """The rows of a sheet without cards; of a deal that was thrown in it only knows that."""
    for row in sheet.rows:
        for place in range(row.position - row.voids_before, row.position):
            yield _void_row(sheet, row.number, None, _code_at(sheet, place))
        yield _csv_row(row, _code_at(sheet, row.position))


def _code_at(sheet: Sheet, place: int) -> str:
    return sheet.codes[place] if 0 <= place < len(sheet.codes) else ""


def _void_row(sheet: Sheet, number: int, dealer: int | None, cards: str) -> CsvRow:
    return CsvRow(
        number=number, dealer=dealer, contract=VOID, scores=(None,) * sheet.size, code=cards
    )


def _csv_row(row: SheetRow, cards: str) -> CsvRow:
    result = row.result
    return CsvRow(
        number=row.number,
        dealer=row.dealer,
        contract=row.contract,
        compulsory=row.compulsory,
        re=_re_of(row),
        winner=row.winner.value if _is_known(row) else "",
        value=row.value,
        bock=row.bock,
        scores=row.scores,
        day=row.day,
        seats=row.players,
        calls=tuple(_csv_calls(row)),
        card_points=None if result is None else result.card_points,
        tricks=None if result is None else result.tricks,
        lines=() if result is None else result.lines,
        code=cards,
    )


def _re_of(row: SheetRow) -> tuple[int, ...]:
    found = tuple(p for p, side in enumerate(row.parties) if side is Party.RE)
    if not found and row.alone is not None:
        return (row.alone,)
    return found


def _csv_calls(row: SheetRow) -> Iterator[CsvCall]:
    """The announcements; where only their side is known the person is left out."""
    if len(row.call_cards) != len(row.calls):
        for _, side, word in row.calls:
            yield CsvCall(word, side)
        return
    for (person, side, word), cards in zip(row.calls, row.call_cards, strict=True):
        yield CsvCall(word, side, person, cards)


def _is_known(row: SheetRow) -> bool:
    return row.result is not None or row.winner is not Party.NONE


# --- from a table ---------------------------------------------------------------------------------


def sheet_of_csv(table: CsvSheet, *, title: str = "", day: str = "") -> Sheet:
    """The sheet that a table holds; deals that do not count are left out.

    Args:
        table: as it was read.
        title: what the sheet is called, if the table does not say.
        day: when it was begun, if the table does not say.
    """
    rows: list[SheetRow] = []
    codes: list[str] = []
    sums = [0] * len(table.names)
    voids = 0
    for row in table.rows:
        if row.contract == VOID:
            voids += 1
        elif all(score is None for score in row.scores):
            continue
        else:
            sums = [total + (score or 0) for total, score in zip(sums, row.scores, strict=True)]
            rows.append(_row(row, len(codes), tuple(sums), voids))
            voids = 0
        codes.append(row.code)
    try:
        rules = from_code(table.rules) if table.rules else None
    except RulesError:
        rules = None
    return Sheet(
        table.names,
        tuple(rows),
        rules=rules,
        planned=table.planned,
        title=table.title or title,
        day=table.begun or day,
        codes=tuple(codes) if any(codes) else (),
        level=table.level,
        tags=table.tags,
        note=table.note,
    )


def _row(row: CsvRow, place: int, totals: tuple[int, ...], voids: int) -> SheetRow:
    calls, call_cards = spoken_of(row)
    return SheetRow(
        position=place,
        number=row.number,
        contract=row.contract,
        compulsory=row.compulsory,
        dealer=row.dealer,
        winner=_winner_of(row),
        value=row.value,
        bock=row.bock,
        scores=row.scores,
        totals=totals,
        parties=_parties(row),
        alone=row.re[0] if len(row.re) == 1 else None,
        calls=calls,
        call_cards=call_cards,
        voids_before=voids,
        result=result_of_csv(row),
        players=row.seats,
        day=row.day,
    )


def _winner_of(row: CsvRow) -> Party:
    return Party(row.winner) if row.winner else Party.NONE


def _parties(row: CsvRow) -> tuple[Party, ...]:
    if not row.re:
        return (Party.NONE,) * len(row.scores)
    return tuple(
        Party.NONE if score is None else Party.RE if person in row.re else Party.KONTRA
        for person, score in enumerate(row.scores)
    )


def spoken_of(row: CsvRow) -> tuple[tuple[SpokenCall, ...], tuple[int, ...]]:
    """The announcements of a row, and when they were made if all of them say so."""
    stands_for = row.re[0] if row.re else 0
    calls: list[tuple[int, Party, Word]] = [
        (stands_for if call.person is None else call.person, call.side, call.word)
        for call in row.calls
    ]
    cards = [call.cards for call in row.calls if call.cards is not None]
    return tuple(calls), tuple(cards) if len(cards) == len(calls) else ()


def result_of_csv(row: CsvRow) -> Result | None:
    """The result of a deal, if the row tells all of it."""
    scores = tuple(row.scores[person] for person in row.seats)
    if row.card_points is None or row.tricks is None or row.value is None or len(scores) != 4:
        return None
    if row.contract not in CONTRACTS:
        return None
    known = tuple(score for score in scores if score is not None)
    if len(known) != len(scores):
        return None
    return Result(
        contract=row.contract,
        parties=tuple(Party.RE if person in row.re else Party.KONTRA for person in row.seats),
        winner=_winner_of(row),
        card_points=row.card_points,
        tricks=row.tricks,
        lines=row.lines,
        value=row.value,
        scores=known,
    )


def has_cards(sheets: Sequence[Sheet]) -> bool:
    """Whether any of the sheets is that of a match, which a record keeps with every card."""
    return any(sheet.match is not None for sheet in sheets)


_LONGEST_STEM = 60


def file_stem(title: str) -> str:
    """A title as the beginning of a file's name, on every system."""
    kept = "".join(char if char.isalnum() or char in " -_." else " " for char in title)
    return "-".join(kept.split())[:_LONGEST_STEM].strip("-. ") or "dokodesk"
