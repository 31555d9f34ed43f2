"""Editors for sets and rankings."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.option_model import Ranking, SetOf
from dokodesk.engine.options import Rules
from dokodesk.model.rules_model import in_language
from dokodesk.views.rules.choices import WrapCheck
from dokodesk.views.rules.editors import OptionEditor, capital
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import button, label

__all__ = ["RankingEditor", "SetEditor"]

_NAME: Final = Qt.ItemDataRole.UserRole
#: With more members than this a set has buttons for all and for none.
_MANY: Final = 7


class SetEditor(OptionEditor):
    """A check box for each member, in as many columns as there is room for."""

    is_wide = True

    def __init__(self, option: SetOf) -> None:
        super().__init__()
        self._option = option
        self._names = tuple(value.name for value in option.values)
        self._boxes = [WrapCheck() for _ in option.values]
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._all = button("", lambda: self._tell(frozenset(self._names)), "link")
        self._none = button("", lambda: self._tell(frozenset()), "link")
        for box in self._boxes:
            box.clicked.connect(self._on_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        quick = FlowLayout()
        if len(self._boxes) > _MANY:
            quick.addWidget(self._all)
            quick.addWidget(self._none)
            column.addLayout(quick)
        self._arrange(1)
        self.retranslate()

    def show_value(self, value: Any, rules: Rules) -> None:
        del rules
        for name, box in zip(self._names, self._boxes, strict=True):
            box.setChecked(name in value)

    def retranslate(self) -> None:
        for value, box in zip(self._option.values, self._boxes, strict=True):
            box.setText(capital(in_language(value.label)))
        self._all.setText(self.tr("All"))
        self._none.setText(self.tr("None"))
        self._fit()

    def name_it(self, title: str) -> None:
        super().name_it(title)
        for box in self._boxes:
            box.setAccessibleName(f"{title}: {box.text()}")
        self._all.setAccessibleName(f"{title}: {self._all.text()}")
        self._none.setAccessibleName(f"{title}: {self._none.text()}")

    def take_focus(self) -> None:
        self._boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        widest = max(box.sizeHint().width() for box in self._boxes) + self.fontMetrics().height()
        self._arrange(max(1, min(3, self.width() // widest)))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        rows = -(-len(self._boxes) // columns)
        for place, box in enumerate(self._boxes):
            self._grid.addWidget(box, place % rows, place // rows)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        # The order of the keyboard is that of the declaration, whatever the columns.
        for first, second in zip(self._boxes, self._boxes[1:], strict=False):
            QWidget.setTabOrder(first, second)

    def _on_clicked(self) -> None:
        chosen = zip(self._names, self._boxes, strict=True)
        self._tell(frozenset(name for name, box in chosen if box.isChecked()))

    def _tell(self, value: frozenset[str]) -> None:
        self.edited.emit(value)


class _RankList(QListWidget):
    """A list whose items are moved by drag, or with Alt and the arrow keys."""

    def __init__(self, editor: RankingEditor) -> None:
        super().__init__()
        self._editor = editor

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if event.key() == Qt.Key.Key_Up:
                self._editor.shift(-1)
                return
            if event.key() == Qt.Key.Key_Down:
                self._editor.shift(1)
                return
        super().keyPressEvent(event)


class RankingEditor(OptionEditor):
    """What is ranked stands at the top, ticked and numbered; the rest below it."""

    is_wide = True

    def __init__(self, option: Ranking) -> None:
        super().__init__()
        self._option = option
        self._labels = {value.name: value.label for value in option.values}
        self._quiet = False
        self._value: tuple[str, ...] = ()
        self._list = _RankList(self)
        self._list.setProperty("role", "ranking")
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self._list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._hint = label("", "muted", wrap=True)
        self._up = button("", lambda: self.shift(-1))
        self._down = button("", lambda: self.shift(1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._list)
        quick = FlowLayout()
        quick.setSpacing(6)
        quick.addWidget(self._up)
        quick.addWidget(self._down)
        column.addLayout(quick)
        column.addWidget(self._hint)
        self._list.itemChanged.connect(self._on_ticked)
        self._list.model().rowsMoved.connect(self._on_moved, Qt.ConnectionType.QueuedConnection)
        self._list.currentRowChanged.connect(lambda *_: self._allow())
        self.setFocusProxy(self._list)
        self.retranslate()

    def show_value(self, value: Any, rules: Rules) -> None:
        del rules
        name = self._current()
        ranked = self._value = tuple(value)
        rest = [known for known in self._labels if known not in ranked]
        self._quiet = True
        self._list.clear()
        for place, known in enumerate((*ranked, *rest)):
            text = capital(in_language(self._labels[known]))
            item = QListWidgetItem(f"{place + 1}. {text}" if known in ranked else text)
            item.setData(_NAME, known)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsDragEnabled
            )
            ticked = Qt.CheckState.Checked if known in ranked else Qt.CheckState.Unchecked
            item.setCheckState(ticked)
            self._list.addItem(item)
            if known == name:
                self._list.setCurrentItem(item)
        if self._list.currentRow() < 0:
            self._list.setCurrentRow(0)
        self._quiet = False
        self._allow()
        self._fit()

    def retranslate(self) -> None:
        self._up.setText(self.tr("Higher"))
        self._down.setText(self.tr("Lower"))
        self._hint.setText(
            self.tr("Drag, or move with Alt and the arrow keys; the space bar adds and removes.")
        )
        self._quiet = True
        for row in range(self._list.count()):
            item = self._list.item(row)
            text = capital(in_language(self._labels[str(item.data(_NAME))]))
            ranked = item.checkState() is Qt.CheckState.Checked
            item.setText(f"{row + 1}. {text}" if ranked else text)
        self._quiet = False

    def name_it(self, title: str) -> None:
        super().name_it(title)
        self._list.setAccessibleName(title)
        self._up.setAccessibleName(f"{title}: {self._up.text()}")
        self._down.setAccessibleName(f"{title}: {self._down.text()}")

    def take_focus(self) -> None:
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def shift(self, step: int) -> None:
        """Moves the current item up or down among what is ranked."""
        ranked = list(self._ranked())
        if self._current() not in ranked:
            return
        place = ranked.index(self._current())
        target = place + step
        if 0 <= target < len(ranked):
            ranked[place], ranked[target] = ranked[target], ranked[place]
            self.edited.emit(tuple(ranked))

    def _current(self) -> str:
        row = self._list.currentRow()
        return str(self._list.item(row).data(_NAME)) if row >= 0 else ""

    def _ranked(self) -> tuple[str, ...]:
        items = (self._list.item(row) for row in range(self._list.count()))
        return tuple(
            str(item.data(_NAME)) for item in items if item.checkState() is Qt.CheckState.Checked
        )

    def _on_ticked(self, _item: QListWidgetItem) -> None:
        if not self._quiet:
            self.edited.emit(self._ranked())

    def _on_moved(self) -> None:
        ranked = self._ranked()
        if ranked == self._value:
            # Something without a rank was moved: back to its place.
            self.show_value(ranked, Rules())
        else:
            self.edited.emit(ranked)

    def _allow(self) -> None:
        ranked = self._ranked()
        name = self._current()
        self._up.setEnabled(name in ranked[1:])
        self._down.setEnabled(name in ranked[:-1])

    def _fit(self) -> None:
        rows = min(8, max(1, self._list.count()))
        row = max(self._list.sizeHintForRow(0), self.fontMetrics().height())
        self._list.setFixedHeight(rows * row + 2 * self._list.frameWidth() + 6)
