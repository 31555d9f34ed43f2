"""Score sheets of others: any table of text, with a word about what each column is.

Encoding and separator are found out, a mapping is guessed, and everything that does not fit is
told with its line. Nothing is taken in before all lines fit.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from enum import StrEnum, unique
from typing import Final

import msgspec

from dokodesk.records.csv_form import restored_text
from dokodesk.records.csv_values import day_text, whole_number
from dokodesk.records.problems import Kind, Problem, RecordError, shortened

__all__ = [
    "CellProblem",
    "CellTrouble",
    "Column",
    "Imported",
    "ImportedRow",
    "Table",
    "TableProblem",
    "TableTrouble",
    "guess",
    "imported",
    "read_table",
]

_MOST_BYTES: Final = 8 * 1024 * 1024
_MOST_COLUMNS: Final = 60
_MOST_PERSONS: Final = 12
_DELIMITERS: Final = (";", "\t", ",", "|")
_TOTAL_WORDS: Final = ("total", "summe", "gesamt", "sum", "stand")
#: What a line of sums at the end of a table, or of a page of it, begins with.
_SUM_LINES: Final = frozenset(
    (
        *_TOTAL_WORDS,
        "totals",
        "sums",
        "summen",
        "zwischensumme",
        "endstand",
        "ergebnis",
        "result",
        "σ",
    )
)
_MOST_ABOVE: Final = 6
_NUMBER_WORDS: Final = ("nr", "no", "number", "nummer", "spiel", "deal", "game", "#", "runde")
_DATE_WORDS: Final = ("datum", "date", "tag", "day")
_DEALER_WORDS: Final = ("geber", "dealer")
_GAME_WORDS: Final = ("spielart", "contract", "art", "ansage", "game", "spiel")
_BOCK_WORDS: Final = ("bock", "faktor", "factor")


@unique
class Column(StrEnum):
    """What a column is."""

    IGNORE = "ignore"
    SCORE = "score"
    """What a person has won or lost in the deal."""
    TOTAL = "total"
    """The running total of a person."""
    NUMBER = "number"
    DATE = "date"
    DEALER = "dealer"
    GAME = "game"
    BOCK = "bock"


class Table(msgspec.Struct, frozen=True):
    """A table as it stands in a file.

    Attributes:
        header: the titles of the columns; ``Column 1`` ... where there are none.
        rows: the cells of each line, as many as there are titles.
        lines: the line of the file for each row.
        encoding: how the text was read.
        delimiter: what stands between the cells.
        titled: whether the titles stand in the file.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    encoding: str
    delimiter: str
    titled: bool = True


class ImportedRow(msgspec.Struct, frozen=True):
    """A deal of an imported sheet; what the table does not say is empty."""

    scores: tuple[int | None, ...]
    day: str = ""
    dealer: int | None = None
    game: str = ""
    bock: int | None = None


@unique
class CellTrouble(StrEnum):
    """What is wrong with a cell."""

    NUMBER = "number"
    DATE = "date"
    DEALER = "dealer"
    FACTOR = "factor"


class CellProblem(Problem, frozen=True):
    """A cell that does not fit.

    Attributes:
        trouble: what is wrong.
        cell: what stands there, perhaps shortened.
        title: of its column.
    """

    trouble: CellTrouble = CellTrouble.NUMBER
    cell: str = ""
    title: str = ""


@unique
class TableTrouble(StrEnum):
    """What is wrong with a table as a whole."""

    TOO_LARGE = "too large"
    BROKEN = "broken"
    EMPTY = "empty"
    TOO_WIDE = "too wide"
    NO_TEXT = "no text"
    ENCODING = "encoding"
    PERSONS = "persons"
    NO_SCORES = "no scores"


class TableProblem(Problem, frozen=True):
    """A table that cannot be used.

    Attributes:
        trouble: what is wrong.
        amount: the number it is about: the most that is possible, or what was found.
    """

    trouble: TableTrouble = TableTrouble.EMPTY
    amount: int = 0


def _unusable(trouble: TableTrouble, reason: str, *, amount: int = 0, line: int = 0) -> RecordError:
    return RecordError(
        [TableProblem(Kind.UNREADABLE, reason, line=line, trouble=trouble, amount=amount)]
    )


class Imported(msgspec.Struct, frozen=True):
    """An imported sheet."""

    names: tuple[str, ...]
    rows: tuple[ImportedRow, ...]


# --- reading --------------------------------------------------------------------------------------


def read_table(
    data: bytes,
    *,
    delimiter: str = "",
    has_header: bool | None = None,
    untitled: str = "Column",
) -> Table:
    """The table in the bytes of a file.

    Args:
        data: the file.
        delimiter: what stands between the cells; found out unless told.
        has_header: whether the first line holds titles; found out unless told.
        untitled: what a column without a title is called, before its number.

    Raises:
        RecordError: it is no table of text.
    """
    if len(data) > _MOST_BYTES:
        raise _unusable(
            TableTrouble.TOO_LARGE,
            f"the file is larger than {_MOST_BYTES:,} bytes",
            amount=_MOST_BYTES // 1024**2,
        )
    text, encoding = _decoded(data)
    found = delimiter or _delimiter(text)
    rows: list[list[str]] = []
    lines: list[int] = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=found)
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append([restored_text(cell.strip()) for cell in cells])
                lines.append(reader.line_num)
    except csv.Error as error:
        raise _unusable(
            TableTrouble.BROKEN, f"this is no table: {error}", line=reader.line_num
        ) from None
    if not rows:
        raise _unusable(TableTrouble.EMPTY, "the file holds no table")
    width = max(len(row) for row in rows)
    if width > _MOST_COLUMNS:
        raise _unusable(
            TableTrouble.TOO_WIDE,
            f"more than {_MOST_COLUMNS} columns",
            amount=_MOST_COLUMNS,
            line=lines[0],
        )
    above = 0 if has_header is False else _titles_above(rows, width)
    rows, lines = rows[above:], lines[above:]
    titled = _looks_like_titles(rows) if has_header is None else has_header
    full = [(*row, *[""] * (width - len(row))) for row in rows]
    header = full[0] if titled else tuple("" for _ in range(width))
    return Table(
        header=tuple(title or f"{untitled} {n}" for n, title in enumerate(header, 1)),
        rows=tuple(full[1:] if titled else full),
        lines=tuple(lines[1:] if titled else lines),
        encoding=encoding,
        delimiter=found,
        titled=titled,
    )


def _decoded(data: bytes) -> tuple[str, str]:
    """The text of a file in any of the encodings that spreadsheets write."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings = ["utf-16"]
    elif b"\x00" in data[:4096]:
        raise _unusable(TableTrouble.NO_TEXT, "this is no text")
    else:
        encodings = ["utf-8-sig", "cp1252", "latin-1"]
    for encoding in encodings:
        try:
            return data.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    raise _unusable(TableTrouble.ENCODING, "the encoding of the text is not known")


def _delimiter(text: str) -> str:
    """What stands in most lines, the same number of times in each."""
    lines = [line for line in text.splitlines()[:50] if line.strip()]
    if not lines:
        raise _unusable(TableTrouble.EMPTY, "the file holds no table")
    best, best_rating = ",", (0.0, 0)
    for delimiter in _DELIMITERS:
        counts = [line.count(delimiter) for line in lines]
        usual = max(set(counts), key=counts.count)
        rating = (counts.count(usual) / len(counts) if usual else 0.0, usual)
        if rating > best_rating:
            best, best_rating = delimiter, rating
    return best


def _titles_above(rows: Sequence[Sequence[str]], width: int) -> int:
    """How many lines stand above the table, such as its name: lines with few cells."""
    for place, row in enumerate(rows[:_MOST_ABOVE]):
        if 2 * sum(bool(cell) for cell in row) >= width:
            return place
    return 0


def _looks_like_titles(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first line is one of words above numbers."""
    first = [cell for cell in rows[0] if cell]
    return bool(first) and not any(whole_number(cell) is not None for cell in first)


# --- guessing -------------------------------------------------------------------------------------


def guess(table: Table) -> tuple[Column, ...]:
    """What each column seems to be."""
    found = [_guess_one(table, place) for place in range(len(table.header))]
    # Where there are scores and totals, the scores are enough.
    if Column.SCORE not in found:
        return tuple(found)
    seen: set[Column] = set()
    result = []
    for column in found:
        single = column not in (Column.SCORE, Column.TOTAL, Column.IGNORE)
        result.append(Column.IGNORE if single and column in seen else column)
        seen.add(column)
    return tuple(result)


def _guess_one(table: Table, place: int) -> Column:
    title = table.header[place].casefold().strip(" .:")
    cells = [row[place] for row in table.rows]
    filled = [cell for cell in cells if cell]
    numbers = [whole_number(cell) for cell in filled]
    # One slip in a column of numbers does not make it another one: it is told when taking it in.
    whole = bool(filled) and 2 * sum(number is not None for number in numbers) >= len(filled)
    if filled and all(day_text(cell) for cell in filled):
        return Column.DATE
    if any(title == word or title.startswith(f"{word} ") for word in _DATE_WORDS):
        return Column.DATE
    if whole and title.endswith(_TOTAL_WORDS):
        return Column.TOTAL
    if whole and any(title.startswith(word) for word in _BOCK_WORDS):
        return Column.BOCK
    first = numbers[0] if numbers and numbers[0] is not None else 0
    counting = whole and numbers == list(range(first, first + len(numbers)))
    if whole and any(title.startswith(word) for word in _NUMBER_WORDS):
        return Column.NUMBER
    if counting and place == 0 and len(numbers) > 2:
        return Column.NUMBER
    if whole:
        return Column.SCORE
    if any(title.startswith(word) for word in _DEALER_WORDS):
        return Column.DEALER
    if any(title.startswith(word) for word in _GAME_WORDS):
        return Column.GAME
    return Column.IGNORE


# --- taking in ------------------------------------------------------------------------------------


def imported(
    table: Table, columns: Sequence[Column], *, games: Mapping[str, str] | None = None
) -> Imported:
    """The sheet in a table.

    Args:
        table: as it was read.
        columns: what each column is.
        games: names of games, in small letters, to those of records.

    Raises:
        RecordError: with every cell that does not fit; nothing of the table is used then.
    """
    scores = [n for n, column in enumerate(columns) if column is Column.SCORE]
    totals = [n for n, column in enumerate(columns) if column is Column.TOTAL]
    persons = scores or totals
    if not 2 <= len(persons) <= _MOST_PERSONS:
        raise _unusable(
            TableTrouble.PERSONS,
            f"a sheet has 2 to {_MOST_PERSONS} columns with scores or totals, not {len(persons)}",
            amount=len(persons),
        )
    names = tuple(_name(table.header[place]) for place in persons)
    problems: list[Problem] = []
    rows: list[ImportedRow] = []
    sums = [0] * len(persons)
    after_sum = False
    for cells, line in zip(table.rows, table.lines, strict=True):
        if _is_sum_line(cells, names):
            after_sum = True
            continue
        reader = _Line(cells, columns, line, problems)
        points = [reader.number(place, table.header[place]) for place in persons]
        if not scores:
            points = [None if point is None else point - sums[n] for n, point in enumerate(points)]
            sums = [total + (point or 0) for total, point in zip(sums, points, strict=True)]
        if all(point is None for point in points):
            continue
        if after_sum and scores and points == _added(rows, len(persons)):
            continue  # the sums stand below their word
        after_sum = False
        rows.append(
            ImportedRow(
                scores=tuple(points),
                day=reader.day(),
                dealer=reader.person(names),
                game=(games or {}).get(reader.text(Column.GAME).casefold(), ""),
                bock=reader.bock(),
            )
        )
    if problems:
        raise RecordError(problems)
    if not rows:
        raise _unusable(TableTrouble.NO_SCORES, "no line holds scores")
    return Imported(names, tuple(rows))


def _name(title: str) -> str:
    """A title without the word that says that its column holds totals."""
    plain = title.strip()
    word = next((each for each in _TOTAL_WORDS if plain.casefold().endswith(f" {each}")), "")
    return plain[: len(plain) - len(word)].strip() if word else title


def _is_sum_line(cells: Sequence[str], names: Sequence[str]) -> bool:
    """Whether a line is none of a deal, but adds up those above it."""
    first = next(filter(None, cells), "")
    return first not in names and first.casefold().strip(" .:=") in _SUM_LINES


def _added(rows: Sequence[ImportedRow], size: int) -> list[int | None]:
    return [sum(row.scores[person] or 0 for row in rows) for person in range(size)]


class _Line:
    """Reads the cells of a line; what does not fit is added to the problems."""

    def __init__(
        self,
        cells: Sequence[str],
        columns: Sequence[Column],
        line: int,
        problems: list[Problem],
    ) -> None:
        self._cells, self._columns = cells, columns
        self._line, self._problems = line, problems

    def text(self, column: Column) -> str:
        """The cell of a column that there is once; empty if there is none."""
        place = next((n for n, each in enumerate(self._columns) if each is column), None)
        return "" if place is None else self._cells[place]

    def number(self, place: int, title: str) -> int | None:
        """A whole number; ``None`` for an empty cell or a dash."""
        cell = self._cells[place]
        if not cell or cell in "-–—/":
            return None
        number = whole_number(cell)
        if number is None:
            self._wrong(CellTrouble.NUMBER, cell, title, "is no whole number")
        return number

    def day(self) -> str:
        """The date in ISO form."""
        cell = self.text(Column.DATE)
        if not cell:
            return ""
        found = day_text(cell)
        if not found:
            self._wrong(CellTrouble.DATE, cell, "", "is no date")
        return found

    def person(self, names: Sequence[str]) -> int | None:
        """The dealer."""
        cell = self.text(Column.DEALER)
        if not cell:
            return None
        plain = [name.casefold() for name in names]
        if cell.casefold() not in plain:
            self._wrong(CellTrouble.DEALER, cell, "", "dealt, but has no column")
            return None
        return plain.index(cell.casefold())

    def bock(self) -> int | None:
        """The factor of the deal."""
        cell = self.text(Column.BOCK)
        if not cell:
            return None
        number = whole_number(cell.strip("×xX* "))
        if number is None or number < 1:
            self._wrong(CellTrouble.FACTOR, cell, "", "is no factor")
        return number

    def _wrong(self, trouble: CellTrouble, cell: str, title: str, verdict: str) -> None:
        where = f" in {shortened(title)!r}" if title else ""
        self._problems.append(
            CellProblem(
                Kind.UNREADABLE,
                f"{shortened(cell)!r}{where} {verdict}",
                line=self._line,
                trouble=trouble,
                cell=shortened(cell),
                title=shortened(title),
            )
        )
