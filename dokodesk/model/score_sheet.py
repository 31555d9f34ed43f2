"""The score sheet of a match: one row for each deal that counts (rules 2.8, 2.12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, unique

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dokodesk.engine.match import FinishedDeal, Match, running_totals
from dokodesk.engine.parties import Party
from dokodesk.model.deal_summary import is_solo, was_compulsory
from dokodesk.model.numbers import plain, signed

__all__ = [
    "FIXED_COLUMNS",
    "AloneRole",
    "PartyRole",
    "ScoreRole",
    "ScoreSheetModel",
    "SheetColumn",
    "SheetRow",
]

Index = QModelIndex | QPersistentModelIndex

ScoreRole = Qt.ItemDataRole.UserRole + 1
"""The score of a player in a deal as a number; missing if the player sat out."""
TotalRole = Qt.ItemDataRole.UserRole + 2
"""The running total of a player after a deal."""
PartyRole = Qt.ItemDataRole.UserRole + 3
"""The side of a player in a deal, as text: ``re``, ``kontra`` or empty."""
DealRole = Qt.ItemDataRole.UserRole + 4
#: Whether the person of a score played alone; the view makes it stand out.
AloneRole = Qt.ItemDataRole.UserRole + 5
"""The place of the row's deal in ``Match.deals``."""


@unique
class SheetColumn(IntEnum):
    """The columns before the players'."""

    NUMBER = 0
    CONTRACT = 1
    DEALER = 2
    WINNER = 3
    VALUE = 4
    BOCK = 5


FIXED_COLUMNS = len(SheetColumn)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal on the sheet.

    Attributes:
        position: its place in ``Match.deals``.
        number: counts the deals that are scored.
        contract: the name of the game played.
        compulsory: whether it was somebody's compulsory solo.
        dealer: the person who dealt.
        winner: ``NONE`` if nobody won.
        value: of the game, before the lone player's factor and bock.
        bock: the factor of the deal.
        scores: by person; ``None`` for those who sat out.
        totals: by person.
        parties: by person; ``NONE`` for those who sat out.
        alone: the person who was the whole Re side, or ``None``.
    """

    position: int
    number: int
    contract: str
    compulsory: bool
    dealer: int
    winner: Party
    value: int
    bock: int
    scores: tuple[int | None, ...]
    totals: tuple[int, ...]
    parties: tuple[Party, ...]
    alone: int | None


class ScoreSheetModel(QAbstractTableModel):
    """The rows of one match, oldest first; void deals are none.

    The first columns are ``SheetColumn``; then one column for each person at the table, whose cells
    hold the score of the deal and the running total.
    """

    def __init__(self, contract_text: Callable[[str], str], parent: QObject | None = None) -> None:
        """An empty sheet.

        Args:
            contract_text: what a person calls a contract, in the language of the program.
            parent: the owner.
        """
        super().__init__(parent)
        self._contract_text = contract_text
        self._match: Match | None = None
        self._rows: tuple[SheetRow, ...] = ()

    @property
    def rows(self) -> tuple[SheetRow, ...]:
        """The rows as values."""
        return self._rows

    @property
    def shown_match(self) -> Match | None:
        """The match shown."""
        return self._match

    @property
    def has_bock(self) -> bool:
        """Whether the column of the bock factor has anything to say."""
        return self._match is not None and (
            self._match.rules.bock or any(row.bock != 1 for row in self._rows)
        )

    def set_match(self, match: Match | None) -> None:
        """Shows a match; rows that are there already stay where they are."""
        rows = () if match is None else sheet_rows(match)
        known = len(self._rows)
        grows = (
            match is not None
            and self._match is not None
            and match.names == self._match.names
            and rows[:known] == self._rows
        )
        if grows and len(rows) == known:
            self._match = match
            return
        if grows:
            self.beginInsertRows(QModelIndex(), known, len(rows) - 1)
            self._match, self._rows = match, rows
            self.endInsertRows()
            return
        self.beginResetModel()
        self._match, self._rows = match, rows
        self.endResetModel()

    def retranslate(self) -> None:
        """Gives all texts anew, after the language has changed."""
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))

    # --- the model as Qt asks for it -------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        if parent.isValid():
            return 0
        return FIXED_COLUMNS + (0 if self._match is None else self._match.size)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section in (SheetColumn.CONTRACT, SheetColumn.DEALER, SheetColumn.WINNER)
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        person = self._person(section)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if person is not None:
            return self._name(person)
        return self._title(section) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._match is None:
            return None
        row = self._rows[index.row()]
        if role == DealRole:
            return row.position
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.headerData(index.column(), Qt.Orientation.Horizontal, role)
        person = self._person(index.column())
        if person is None:
            return self._fact(row, SheetColumn(index.column()), role)
        return self._score(row, person, role)

    # --- texts -----------------------------------------------------------------------------------

    def _person(self, column: int) -> int | None:
        person = column - FIXED_COLUMNS
        return person if self._match is not None and 0 <= person < self._match.size else None

    def _name(self, person: int) -> str:
        assert self._match is not None
        return self._match.names[person]

    def _title(self, column: int) -> str | None:
        titles = {
            SheetColumn.NUMBER: self.tr("No."),
            SheetColumn.CONTRACT: self.tr("Game"),
            SheetColumn.DEALER: self.tr("Dealer"),
            SheetColumn.WINNER: self.tr("Winner"),
            SheetColumn.VALUE: self.tr("Value"),
            SheetColumn.BOCK: self.tr("Bock"),
        }
        return titles.get(SheetColumn(column)) if column < FIXED_COLUMNS else None

    def _fact(self, row: SheetRow, column: SheetColumn, role: int) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and column is SheetColumn.CONTRACT:
            return self._game_text(row)
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
            case SheetColumn.DEALER:
                return self._name(row.dealer)
            case SheetColumn.WINNER:
                return self._winner_text(row.winner)
            case SheetColumn.VALUE:
                return plain(row.value)
            case SheetColumn.BOCK:
                return f"×{row.bock}" if row.bock != 1 else ""

    def _game_text(self, row: SheetRow) -> str:
        text = self._contract_text(row.contract)
        return self.tr("{game} (compulsory)").format(game=text) if row.compulsory else text

    def _winner_text(self, winner: Party) -> str:
        if winner is Party.NONE:
            return self.tr("nobody")
        return self.tr("Re") if winner is Party.RE else self.tr("Kontra")

    def _score(self, row: SheetRow, person: int, role: int) -> object:
        score = row.scores[person]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{signed(score)}  {plain(row.totals[person])}"
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._spoken(row, person)
        if role == AloneRole:
            return row.alone == person
        if role == ScoreRole:
            return score
        if role == TotalRole:
            return row.totals[person]
        if role == PartyRole:
            party = row.parties[person]
            return "" if party is Party.NONE else party.value
        return None

    def _spoken(self, row: SheetRow, person: int) -> str:
        name, score = self._name(person), row.scores[person]
        total = plain(row.totals[person])
        if score is None:
            return self.tr("{name}: sat out, total {total}").format(name=name, total=total)
        side = self._winner_text(row.parties[person])
        if row.alone == person:
            side = self.tr("{side} alone").format(side=side)
        return self.tr("{name}, {side}: {score}, total {total}").format(
            name=name, side=side, score=signed(score), total=total
        )


def sheet_rows(match: Match) -> tuple[SheetRow, ...]:
    """The rows of a match: its deals without the void ones."""
    scored = [(place, deal) for place, deal in enumerate(match.deals) if not deal.void]
    return tuple(
        _row(match, place, deal, totals)
        for (place, deal), totals in zip(scored, running_totals(match), strict=True)
    )


def _row(match: Match, place: int, deal: FinishedDeal, totals: tuple[int, ...]) -> SheetRow:
    players = deal.seating.players
    scores: list[int | None] = [None] * match.size
    parties = [Party.NONE] * match.size
    for seat, person in enumerate(players):
        scores[person] = deal.result.scores[seat]
        parties[person] = deal.result.parties[seat]
    re = [person for person, party in enumerate(parties) if party is Party.RE]
    if deal.seating.dealer is not None:
        dealer = players[deal.seating.dealer]
    else:  # the dealer sits out, before forehand at the table
        dealer = (players[deal.seating.forehand] - match.step) % match.size
    return SheetRow(
        position=place,
        number=deal.number,
        contract=deal.result.contract,
        compulsory=is_solo(deal.result.contract) and was_compulsory(deal),
        dealer=dealer,
        winner=deal.result.winner,
        value=deal.result.value,
        bock=deal.setup.bock,
        scores=tuple(scores),
        totals=totals,
        parties=tuple(parties),
        alone=re[0] if len(re) == 1 else None,
    )
