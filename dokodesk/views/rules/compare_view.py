"""Any two presets or profiles side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.rules import Rules
from dokodesk.model.rules_compare import ComparisonModel, ComparisonRole
from dokodesk.model.rules_model import RulesModel
from dokodesk.model.rules_shelf import RulesShelf
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.texts import rule_texts
from dokodesk.views.widgets import CalmComboBox, button, label

__all__ = ["CompareView"]

Index = QModelIndex | QPersistentModelIndex

_HERE: Final = -1


class _Table(QTableView):
    """Enter leads to the option of the current row."""

    chosen = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


class CompareView(QWidget):
    """Two boxes to choose from, how many options differ, and both values of each.

    Signals:
        option_wanted(str): change the option of this key.
    """

    option_wanted = Signal(str)

    def __init__(self, rules: RulesModel, shelf: RulesShelf, appearance: Appearance) -> None:
        """Compares the draft with its preset to begin with.

        Args:
            rules: the draft, which can be chosen too.
            shelf: presets and profiles.
            appearance: the look.
        """
        super().__init__()
        self._rules = rules
        self._shelf = shelf
        self._model = ComparisonModel(self)
        self.first = CalmComboBox()
        self.second = CalmComboBox()
        self._against = label("")
        self._swap = button("", self._on_swap)
        self.count = label("", "head", wrap=True)
        self.table = _Table()
        self.table.setModel(self._model)
        self.table.setWordWrap(True)
        self.table.setAlternatingRowColors(True)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._hint = label("", "muted", wrap=True)
        choices = QWidget()
        self._line = FlowLayout(choices)
        for part in (self.first, self._against, self.second, self._swap):
            self._line.addWidget(part)
        self._column = QVBoxLayout(self)
        for widget in (choices, self.count, self.table, self._hint):
            self._column.addWidget(widget, 1 if widget is self.table else 0)
        self.first.activated.connect(lambda *_: self._compare())
        self.second.activated.connect(lambda *_: self._compare())
        self.table.doubleClicked.connect(self._on_chosen)
        self.table.chosen.connect(self._on_chosen)
        shelf.modelReset.connect(self._fill)
        rules.changed.connect(self._on_draft)
        appearance.changed.connect(self.retranslate)
        self._base = rules.draft.base
        self.retranslate()
        self.second.setCurrentIndex(1 + shelf.row_of(None, self._base))
        self._compare()

    def choose(self, first: int, second: int) -> None:
        """Compares two entries of the shelf by their rows; -1 is the draft."""
        self.first.setCurrentIndex(first + 1)
        self.second.setCurrentIndex(second + 1)
        self._compare()

    def take_focus(self) -> None:
        """Gives the keyboard to the first box."""
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Gives all texts anew."""
        em = self.fontMetrics().height()
        self._column.setContentsMargins(*(round(em * part) for part in (0.8, 0.6, 0.8, 0.6)))
        self._column.setSpacing(round(em * 0.5))
        self._line.setSpacing(round(em * 0.5))
        self._against.setText(self.tr("against"))
        self._swap.setText(self.tr("Swap"))
        self.first.setAccessibleName(self.tr("First rules to compare"))
        self.second.setAccessibleName(self.tr("Second rules to compare"))
        self.table.setAccessibleName(self.tr("Rules that differ"))
        self._hint.setText(self.tr("Enter or a double click leads to the rule."))
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.resizeRowsToContents()

    def _fill(self) -> None:
        """Gives both boxes the entries of the moment, and keeps what is chosen where it can."""
        for box in (self.first, self.second):
            row = box.currentIndex()
            wanted = box.itemData(row) if row >= 0 else None
            box.clear()
            box.addItem(self._draft_title(), None)
            for entry in self._shelf.entries:
                if entry.rules is not None:
                    box.addItem(entry.title, entry.path or entry.name)
            place = box.findData(wanted) if wanted is not None else 0
            box.setCurrentIndex(max(0, place))
            widest = self.fontMetrics().averageCharWidth() * 34
            box.setMaximumWidth(widest)
        self._compare()

    def _draft_title(self) -> str:
        return self.tr("The rules on this page")

    def _rules_of(self, box: CalmComboBox) -> Rules:
        wanted = box.currentData()
        for entry in self._shelf.entries:
            if wanted is not None and wanted in (entry.path, entry.name) and entry.rules:
                return entry.rules
        return self._rules.rules

    def _compare(self) -> None:
        names = (self.first.currentText(), self.second.currentText())
        self._model.compare(self._rules_of(self.first), self._rules_of(self.second), names)
        count = self._model.differences
        counted = rule_texts().differences(count)
        if not count:
            counted = self.tr("no difference")
        self.count.setText(
            self.tr("{first} against {second}: {count}").format(
                first=names[0], second=names[1], count=counted
            )
        )
        self.table.setVisible(bool(count))
        self._hint.setVisible(bool(count))
        self.table.resizeRowsToContents()

    def _on_swap(self) -> None:
        first, second = self.first.currentIndex(), self.second.currentIndex()
        self.first.setCurrentIndex(second)
        self.second.setCurrentIndex(first)
        self._compare()

    def _on_draft(self) -> None:
        base = self._rules.draft.base
        if self.second.currentData() == self._base and base != self._base:
            self.second.setCurrentIndex(self.second.findData(base))
        self._base = base
        if self.isVisible():
            self._compare()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._compare()

    def _on_chosen(self, index: Index) -> None:
        self.option_wanted.emit(str(index.data(ComparisonRole.KEY)))
