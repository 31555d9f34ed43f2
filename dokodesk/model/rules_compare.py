"""Two sets of rules side by side, as a table."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dokodesk.engine.options import OPTION, Rules
from dokodesk.engine.rules import difference, shown_value
from dokodesk.model.rules_model import in_language

__all__ = ["ComparisonModel", "ComparisonRole"]

Index = QModelIndex | QPersistentModelIndex


@unique
class ComparisonRole(IntEnum):
    """What can be asked about a row besides its texts."""

    KEY = Qt.ItemDataRole.UserRole + 1


class ComparisonModel(QAbstractTableModel):
    """One row for each option that differs: its title and both values."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first, self._second = Rules(), Rules()
        self._names = ("", "")
        self._keys: tuple[str, ...] = ()

    @property
    def differences(self) -> int:
        """How many options differ."""
        return len(self._keys)

    def compare(self, first: Rules, second: Rules, names: tuple[str, str]) -> None:
        """Shows the differences of two sets of rules under their names."""
        self.beginResetModel()
        self._first, self._second, self._names = first, second, names
        self._keys = tuple(found.key for found in difference(first, second))
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        option = OPTION[self._keys[index.row()]]
        if role == ComparisonRole.KEY:
            return option.key
        if role == Qt.ItemDataRole.ToolTipRole:
            return in_language(option.help)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if index.column() == 0:
            return in_language(option.title)
        rules = self._first if index.column() == 1 else self._second
        return shown_value(option, getattr(rules, option.key), in_language)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return section + 1
        return (QCoreApplication.translate("RulesCompare", "Rule"), *self._names)[section]
