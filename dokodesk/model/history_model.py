"""Long lists out of the history: only the rows that are seen are read."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

__all__ = ["Column", "PagedModel", "RowRole", "ToneRole"]

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")

RowRole = Qt.ItemDataRole.UserRole
#: ``good``, ``bad``, ``muted`` or empty: how a cell is coloured.
ToneRole = Qt.ItemDataRole.UserRole + 1

_ROLES: Final = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.TextAlignmentRole,
        RowRole,
        ToneRole,
    }
)
_PAGE: Final = 100
_KEPT_PAGES: Final = 20
_NO_INDEX: Final = QModelIndex()


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column of a list.

    Attributes:
        title: gives its heading in the language of the moment.
        text: of a cell.
        is_number: stands to the right.
        tone: how a cell is coloured.
    """

    title: Callable[[], str]
    text: Callable[[Row], str]
    is_number: bool = False
    tone: Callable[[Row], str] | None = None


class PagedModel(QAbstractTableModel, Generic[Row]):
    """Rows by their numbers; a page of them is fetched when one of it is shown."""

    def __init__(self, columns: Sequence[Column[Row]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._ids: list[int] = []
        self._fetch: Callable[[Sequence[int]], Sequence[Row]] = lambda _ids: ()
        self._id_of: Callable[[Row], int] = lambda _row: 0
        self._pages: OrderedDict[int, dict[int, Row]] = OrderedDict()

    @property
    def ids(self) -> Sequence[int]:
        """The numbers of all rows, in order."""
        return self._ids

    def set_rows(
        self,
        ids: list[int],
        fetch: Callable[[Sequence[int]], Sequence[Row]],
        id_of: Callable[[Row], int],
    ) -> None:
        """Shows other rows.

        Args:
            ids: their numbers.
            fetch: gives the rows for some numbers.
            id_of: gives the number of a row.
        """
        self.beginResetModel()
        self._ids, self._fetch, self._id_of = ids, fetch, id_of
        self._pages.clear()
        self.endResetModel()

    def refresh(self) -> None:
        """Reads the rows anew that are shown; which ones there are stays as it is."""
        self._pages.clear()
        if self._ids:
            last = self.index(len(self._ids) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def row(self, place: int) -> Row | None:
        """A row; ``None`` if there is none, or it cannot be read."""
        if not 0 <= place < len(self._ids):
            return None
        number = place // _PAGE
        page = self._pages.get(number)
        if page is None:
            wanted = self._ids[number * _PAGE : (number + 1) * _PAGE]
            page = {self._id_of(row): row for row in self._fetch(wanted)}
            self._pages[number] = page
            if len(self._pages) > _KEPT_PAGES:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(number)
        return page.get(self._ids[place])

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES or not index.isValid():
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        row = self.row(index.row())
        if row is None or role == RowRole:
            return row
        if role == ToneRole:
            return column.tone(row) if column.tone is not None else ""
        return column.text(row)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.data(self.index(0, section), role) if self._ids else None
        return None

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)
        self.refresh()
