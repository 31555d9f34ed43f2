"""The form: one row for each option that the item model shows, made when it is first needed."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    QTimer,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from dokodesk.model.rules_items import OptionRole, OptionsModel, group_title
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.row import OptionRow
from dokodesk.views.rules.texts import preset_title
from dokodesk.views.widgets import label

__all__ = ["MOST_ROWS", "OptionForm"]

Index = QModelIndex | QPersistentModelIndex

#: So many rows are shown at most; whoever finds more is asked to say more.
MOST_ROWS: Final = 40
#: From this width on, in heights of a line, editors stand beside their texts.
_WIDE_EM: Final = 36


class OptionForm(QWidget):
    """Shows an item model of options and writes what is chosen back to it.

    Signals:
        built: the rows are those of the model again.
    """

    built = Signal()

    def __init__(
        self, options: OptionsModel, shown: QSortFilterProxyModel, appearance: Appearance
    ) -> None:
        """A form for the options of a filter.

        Args:
            options: all options.
            shown: the filter over them.
            appearance: the look.
        """
        super().__init__()
        self._options = options
        self._shown = shown
        self._appearance = appearance
        self._rows: dict[str, OptionRow] = {}
        self._heads: dict[str, QLabel] = {}
        self._with_heads = False
        self._keys: tuple[str, ...] = ()
        self._arranged: tuple[bool, int, tuple[str, ...]] = (False, 0, ())
        self._empty = label("", "lead", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.build)
        for changed in (
            shown.rowsInserted,
            shown.rowsRemoved,
            shown.rowsMoved,
            shown.layoutChanged,
            shown.modelReset,
        ):
            changed.connect(lambda *_: self._later.start())
        shown.dataChanged.connect(self._refresh)
        self.build()

    @property
    def keys(self) -> tuple[str, ...]:
        """The options shown, in order."""
        return self._keys

    def row(self, key: str) -> OptionRow:
        """The row of an option, whether it is shown or not.

        Raises:
            KeyError: there is no such option.
        """
        if key not in self._rows:
            self._rows[key] = self._make(key)
        return self._rows[key]

    def set_with_heads(self, with_heads: bool) -> None:
        """Says to which group the options belong, or not."""
        if with_heads != self._with_heads:
            self._with_heads = with_heads
            self._later.start()

    def set_empty_text(self, text: str) -> None:
        """What is said when there is no option to show."""
        self._empty.setText(text)

    def build(self) -> None:
        """Puts the rows into the order of the model."""
        self._later.stop()
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self.setUpdatesEnabled(False)
        used: list[QWidget] = []
        keys = []
        group = ""
        for place in range(min(self._shown.rowCount(), MOST_ROWS)):
            index = self._shown.index(place, 0)
            key = str(index.data(OptionRole.KEY))
            letter = str(index.data(OptionRole.GROUP))
            if self._with_heads and letter != group:
                used.append(self._head(letter))
                group = letter
            used.append(self.row(key))
            keys.append(key)
        self._keys = tuple(keys)
        self._show_only(used)
        stops = [stop for key in keys for stop in self._rows[key].tab_stops()]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self._empty.setVisible(not keys)
        self._refresh()
        self._arrange()
        self.setUpdatesEnabled(True)
        if had_focus and self._keys and not self._has_focus():
            self._rows[self._keys[0]].take_focus()
        self.built.emit()

    def retranslate(self) -> None:
        """Gives all texts anew."""
        for row in self._rows.values():
            row.retranslate()
        for letter, head in self._heads.items():
            head.setText(group_title(letter))
        self._refresh()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _show_only(self, used: list[QWidget]) -> None:
        # ``removeWidget`` deletes the item of the layout; one from ``takeAt`` would live on and
        # keep the widget from telling its next one that it has grown.
        parts: list[QWidget] = [*self._rows.values(), *self._heads.values()]
        for widget in parts:
            self._column.removeWidget(widget)
            if widget not in used:
                widget.hide()
        for place, widget in enumerate(used):
            self._column.insertWidget(place, widget)
            widget.show()

    def _make(self, key: str) -> OptionRow:
        option = self._options.index(self._options.row_of(key)).data(OptionRole.OPTION)
        row = OptionRow(option, self._appearance)
        row.hide()
        row.setParent(self)
        row.edited.connect(self._on_edited)
        row.reset_wanted.connect(lambda wanted: self._options.rules.reset((wanted,)))
        return row

    def _head(self, letter: str) -> QLabel:
        if letter not in self._heads:
            head = label(group_title(letter), "section", wrap=True)
            self._heads[letter] = head
        return self._heads[letter]

    def _on_edited(self, key: str, value: object) -> None:
        index = self._options.index(self._options.row_of(key))
        if not self._options.setData(index, value):
            # The editor allowed more than the declaration does: back to what is in force.
            self._refresh()

    def _refresh(self) -> None:
        rules = self._options.rules
        base_title = preset_title(rules.draft.base)
        for key in self._keys:
            index = self._options.index(self._options.row_of(key))
            self._rows[key].show_index(index, rules.rules, base_title)

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        wide = self.width() >= _WIDE_EM * em
        if (wide, em, self._keys) == self._arranged:
            return
        self._arranged = (wide, em, self._keys)
        self._column.setSpacing(round(em * 0.5))
        for key in self._keys:
            self._rows[key].set_wide(wide)
