"""The score sheet of a match: one row for each deal that counts (rules 2.8, 2.12)."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, unique

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dokodesk.engine.actions import Word
from dokodesk.engine.match import Match
from dokodesk.engine.parties import Party
from dokodesk.model.numbers import money, plain, signed
from dokodesk.model.sheet import Counted, Counting, Sheet, SheetRow, counted, sheet_of

__all__ = [
    "FIXED_COLUMNS",
    "AloneRole",
    "DealRole",
    "PartyRole",
    "ScoreRole",
    "ScoreSheetModel",
    "ScoreTextRole",
    "SheetColumn",
    "TotalRole",
    "TotalTextRole",
]

Index = QModelIndex | QPersistentModelIndex

ScoreRole = Qt.ItemDataRole.UserRole + 1
"""The score of a player in a deal as a number; missing if the player sat out."""
TotalRole = Qt.ItemDataRole.UserRole + 2
"""The running total of a player after a deal."""
PartyRole = Qt.ItemDataRole.UserRole + 3
"""The side of a player in a deal, as text: ``re``, ``kontra`` or empty."""
DealRole = Qt.ItemDataRole.UserRole + 4
"""The place of the row's deal in ``Match.deals``."""
AloneRole = Qt.ItemDataRole.UserRole + 5
"""Whether the person of a score played alone; the view makes it stand out."""
ScoreTextRole = Qt.ItemDataRole.UserRole + 6
"""The score as it is written; empty where only totals are."""
TotalTextRole = Qt.ItemDataRole.UserRole + 7
"""The total as it is written."""


@unique
class SheetColumn(IntEnum):
    """The columns before the players'."""

    NUMBER = 0
    CONTRACT = 1
    CALLS = 2
    DEALER = 3
    WINNER = 4
    VALUE = 5
    BOCK = 6


FIXED_COLUMNS = len(SheetColumn)
_WORDS = (SheetColumn.CONTRACT, SheetColumn.CALLS, SheetColumn.DEALER, SheetColumn.WINNER)


class ScoreSheetModel(QAbstractTableModel):
    """The rows of one sheet; void deals are none.

    The first columns are ``SheetColumn``; then one column for each person at the table, whose cells
    hold the score of the deal and the running total. Rows can be sorted by any column; totals are
    always those at the time of the deal.
    """

    def __init__(
        self,
        contract_text: Callable[[str], str],
        parent: QObject | None = None,
        *,
        word_text: Callable[[Word], str] = str,
    ) -> None:
        """An empty sheet.

        Args:
            contract_text: what a person calls a contract, in the language of the program.
            parent: the owner.
            word_text: what an announcement is called.
        """
        super().__init__(parent)
        self._contract_text = contract_text
        self._word_text = word_text
        self._sheet: Sheet | None = None
        self._rows: tuple[SheetRow, ...] = ()
        self._counting = Counting.AS_PLAYED
        self._rate = 1
        self._counted = Counted((), ())
        self._order: list[int] = []
        self._sorted_by: tuple[int, bool] = (SheetColumn.NUMBER, False)

    @property
    def rows(self) -> tuple[SheetRow, ...]:
        """The rows as values, oldest first."""
        return self._rows

    @property
    def sheet(self) -> Sheet | None:
        """What is shown."""
        return self._sheet

    @property
    def shown_match(self) -> Match | None:
        """The match shown, if the sheet is one of a match."""
        return None if self._sheet is None else self._sheet.match

    @property
    def counting(self) -> Counting:
        """How points are written."""
        return self._counting

    @property
    def counted(self) -> Counted:
        """The scores and totals as they are written, oldest first."""
        return self._counted

    @property
    def has_bock(self) -> bool:
        """Whether the column of the bock factor has anything to say."""
        rules = None if self._sheet is None else self._sheet.rules
        return (rules is not None and rules.bock) or any(row.bock != 1 for row in self._rows)

    @property
    def has_calls(self) -> bool:
        """Whether the column of the announcements has anything to say."""
        return any(row.calls or row.voids_before for row in self._rows)

    def row_of(self, place: int) -> int:
        """Where a row of the sheet, counted from the oldest, is shown now."""
        return self._order.index(place)

    def place_of(self, row: int) -> int:
        """Which row of the sheet, counted from the oldest, is shown there."""
        return self._order[row]

    def title_of(self, column: SheetColumn) -> str:
        """What a column is called."""
        return self._title(column) or ""

    def set_match(self, match: Match | None) -> None:
        """Shows a match; rows that are there already stay where they are."""
        self.set_sheet(None if match is None else sheet_of(match))

    def set_sheet(self, sheet: Sheet | None) -> None:
        """Shows a sheet; rows that are there already stay where they are."""
        rows = () if sheet is None else sheet.rows
        known = len(self._rows)
        grows = (
            sheet is not None
            and self._sheet is not None
            and sheet.names == self._sheet.names
            and rows[:known] == self._rows
        )
        column, descending = self._sorted_by
        if grows and len(rows) == known:
            self._take(sheet)
        elif grows and column == SheetColumn.NUMBER:
            first = 0 if descending else known
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - known - 1)
            self._take(sheet)
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._take(sheet)
            self.endResetModel()

    def set_counting(self, counting: Counting, rate: int = 1) -> None:
        """Writes the points in another way.

        Args:
            counting: how.
            rate: what a point is worth, in hundredths of the currency.
        """
        if (counting, rate) == (self._counting, self._rate):
            return
        self.beginResetModel()
        self._counting, self._rate = counting, rate
        self._take(self._sheet)
        self.endResetModel()

    def _take(self, sheet: Sheet | None) -> None:
        self._sheet, self._rows = sheet, () if sheet is None else sheet.rows
        none = Counted((), ())
        self._counted = none if sheet is None else counted(sheet, self._counting, self._rate)
        self._order = self._ordered()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted_by = (column, order == Qt.SortOrder.DescendingOrder)
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        places = [self._order[index.row()] for index in old]
        self._order = self._ordered()
        row_of = {place: row for row, place in enumerate(self._order)}
        new = [
            self.index(row_of[place], index.column())
            for index, place in zip(old, places, strict=True)
        ]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def _ordered(self) -> list[int]:
        column, descending = self._sorted_by
        places = list(range(len(self._rows)))
        # Equal ones stay in the order in which they were played.
        places.sort(key=lambda place: self._sort_key(place, column), reverse=descending)
        return places

    def _sort_key(self, place: int, column: int) -> tuple[bool, int, str]:
        row = self._rows[place]
        person = self._person(column)
        if person is not None:
            score = self._counted.scores[place][person]
            return score is None, score or 0, ""
        match column:
            case SheetColumn.NUMBER:
                return False, place, ""
            case SheetColumn.VALUE:
                return row.value is None, row.value or 0, ""
            case SheetColumn.BOCK:
                return False, row.bock, ""
            case SheetColumn.CALLS:
                return False, -len(row.calls), ""
            case _ if column < FIXED_COLUMNS:
                return False, 0, self._fact_text(row, SheetColumn(column)).casefold()
            case _:
                return False, place, ""

    def retranslate(self) -> None:
        """Gives all texts anew, after the language has changed."""
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))

    # --- the model as Qt asks for it -------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        if parent.isValid():
            return 0
        return FIXED_COLUMNS + (0 if self._sheet is None else self._sheet.size)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section in _WORDS
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        person = self._person(section)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        title = self._name(person) if person is not None else self._title(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return None if person is None else title
        column, descending = self._sorted_by
        if section != column or self._sorted_by == (SheetColumn.NUMBER, False):
            return title
        return f"{title} {'▼' if descending else '▲'}"

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._sheet is None:
            return None
        place = self._order[index.row()]
        row = self._rows[place]
        if role == DealRole:
            return row.position
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.headerData(index.column(), Qt.Orientation.Horizontal, role)
        person = self._person(index.column())
        if person is None:
            return self._fact(row, SheetColumn(index.column()), role)
        return self._score(place, person, role)

    # --- texts -----------------------------------------------------------------------------------

    def _person(self, column: int) -> int | None:
        person = column - FIXED_COLUMNS
        return person if self._sheet is not None and 0 <= person < self._sheet.size else None

    def _name(self, person: int) -> str:
        assert self._sheet is not None
        return self._sheet.names[person]

    def _title(self, column: int) -> str | None:
        titles = {
            SheetColumn.NUMBER: self.tr("No."),
            SheetColumn.CONTRACT: self.tr("Game"),
            SheetColumn.CALLS: self.tr("Announced"),
            SheetColumn.DEALER: self.tr("Dealer"),
            SheetColumn.WINNER: self.tr("Winner"),
            SheetColumn.VALUE: self.tr("Value"),
            SheetColumn.BOCK: self.tr("Bock"),
        }
        return titles.get(SheetColumn(column)) if column < FIXED_COLUMNS else None

    def _fact(self, row: SheetRow, column: SheetColumn, role: int) -> object:
        if role == Qt.ItemDataRole.ToolTipRole:
            if column is SheetColumn.CALLS:
                return self._calls_in_full(row) or None
            return self._game_text(row) if column is SheetColumn.CONTRACT else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._title(column)}: {self._fact_text(row, column)}"
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._fact_text(row, column)

    def _fact_text(self, row: SheetRow, column: SheetColumn) -> str:
        match column:
            case SheetColumn.NUMBER:
                return str(row.number)
            case SheetColumn.CONTRACT:
                return self._game_text(row)
            case SheetColumn.CALLS:
                return self._calls_text(row)
            case SheetColumn.DEALER:
                return "" if row.dealer is None else self._name(row.dealer)
            case SheetColumn.WINNER:
                known = row.result is not None or row.winner is not Party.NONE
                return self._winner_text(row.winner) if known else ""
            case SheetColumn.VALUE:
                return "" if row.value is None else plain(row.value)
            case SheetColumn.BOCK:
                return f"×{row.bock}" if row.bock != 1 else ""

    def _game_text(self, row: SheetRow) -> str:
        text = self._contract_text(row.contract)
        return self.tr("{game} (compulsory)").format(game=text) if row.compulsory else text

    def _winner_text(self, winner: Party) -> str:
        if winner is Party.NONE:
            return self.tr("nobody")
        return self.tr("Re") if winner is Party.RE else self.tr("Kontra")

    def _calls_text(self, row: SheetRow) -> str:
        """What was announced in short: the words of each side, and deals thrown in before."""
        parts = []
        for side in (Party.RE, Party.KONTRA):
            words = [self._word_text(word) for _, party, word in row.calls if party is side]
            if words:
                words[0] = words[0][:1].upper() + words[0][1:]
                own = row.calls and words[0] in (self.tr("Re"), self.tr("Kontra"))
                text = ", ".join(dict.fromkeys(words))
                parts.append(text if own else f"{self._winner_text(side)}: {text}")
        if row.voids_before:
            parts.append(self.tr("%n thrown in before", "", row.voids_before))
        return " · ".join(parts)

    def _calls_in_full(self, row: SheetRow) -> str:
        said = [f"{self._name(person)}: {self._word_text(word)}" for person, _, word in row.calls]
        if row.voids_before:
            said.append(self.tr("%n thrown in before", "", row.voids_before))
        return "\n".join(said)

    def number_text(self, points: int | None, *, sign: bool = False) -> str:
        """Points as they are written on this sheet; ``None`` for somebody who sat out."""
        if self._counting is Counting.MONEY:
            return money(points, sign=sign)
        if points is None or sign:
            return signed(points)
        return plain(points)

    def _score(self, place: int, person: int, role: int) -> object:
        row = self._rows[place]
        score = self._counted.scores[place][person]
        total = self._counted.totals[place][person]
        only_totals = self._counting is Counting.LIST
        score_text = "" if only_totals else self.number_text(score, sign=True)
        # On a list a total is only written down when it has changed.
        total_text = signed(None) if only_totals and not score else self.number_text(total)
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: f"{score_text}  {total_text}".strip(),
            AloneRole: row.alone == person,
            ScoreRole: score,
            TotalRole: total,
            ScoreTextRole: score_text,
            TotalTextRole: total_text,
        }
        if role in values:
            return values[role]
        if role == PartyRole:
            party = row.parties[person]
            return "" if party is Party.NONE else party.value
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._spoken(row, person, score, total)
        return None

    def _spoken(self, row: SheetRow, person: int, score: int | None, total: int) -> str:
        name, sum_text = self._name(person), self.number_text(total)
        if score is None:
            return self.tr("{name}: sat out, total {total}").format(name=name, total=sum_text)
        facts = {"name": name, "score": self.number_text(score, sign=True), "total": sum_text}
        if row.parties[person] is Party.NONE:
            return self.tr("{name}: {score}, total {total}").format(**facts)
        side = self._winner_text(row.parties[person])
        if row.alone == person:
            side = self.tr("{side} alone").format(side=side)
        return self.tr("{name}, {side}: {score}, total {total}").format(side=side, **facts)
