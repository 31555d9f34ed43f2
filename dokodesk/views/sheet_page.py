"""The score sheet as a page: the table of deals, curves, the totals, and who is in front."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from dokodesk.engine.match import Match
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.score_sheet import FIXED_COLUMNS, DealRole, ScoreSheetModel, SheetColumn
from dokodesk.model.sheet import Counting, Sheet, settlement, sheet_of, standing
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text, word_text
from dokodesk.views.head import Head
from dokodesk.views.medals import Medal
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.sheet.score_table import ScoreDelegate, ScoreTable, plain_text
from dokodesk.views.sheet.words import counting_text, status_text, words
from dokodesk.views.widgets import (
    CalmDoubleSpinBox,
    ElidedLabel,
    bold,
    button,
    clear,
    label,
)

__all__ = ["ScoreDelegate", "SheetPage"]

_HIDEABLE: Final = (
    SheetColumn.CALLS,
    SheetColumn.DEALER,
    SheetColumn.WINNER,
    SheetColumn.VALUE,
    SheetColumn.BOCK,
)
#: So many rows are always in sight.
_LEAST_ROWS: Final = 5
_LEAST_WIDTHS: Final = {
    SheetColumn.NUMBER: 6,
    SheetColumn.CONTRACT: 18,
    SheetColumn.CALLS: 12,
    SheetColumn.DEALER: 10,
    SheetColumn.WINNER: 9,
    SheetColumn.VALUE: 8,
    SheetColumn.BOCK: 7,
}


class SheetPage(QWidget):
    """A score sheet, by mouse and by keyboard.

    Signals:
        deal_wanted(int): show a deal in full; its place in ``Match.deals``.
        back_wanted: return to the table.
    """

    deal_wanted = Signal(int)
    back_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        bare: bool = False,
        preferences: PreferencesModel | None = None,
    ) -> None:
        """An empty sheet.

        Args:
            appearance: the look.
            parent: the owner.
            bare: without a heading of its own, as a part of another page.
            preferences: keep how the sheet is shown; without them it is forgotten.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._preferences = preferences if preferences is not None else PreferencesModel()
        self._bare = bare
        self._sheet: Sheet | None = None
        self._note = ""
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self.model = ScoreSheetModel(contract_text, self, word_text=word_text)
        self._title = label("", "title", wrap=True)
        self._status = label("", "lead", wrap=True)
        self._back = button("", self.back_wanted.emit)
        self.table = ScoreTable(self.model, appearance, self)
        # Its height comes late, and with it a place to scroll to.
        self.table.verticalScrollBar().rangeChanged.connect(self._show_current)
        self._review: QAction | None = None
        self._review_button = button("", self._on_review)
        self._review_button.hide()
        self._curves: QWidget | None = None
        self._empty = label("", "muted", wrap=True)
        self._legend = label("", "small", wrap=True)
        self._places = FlowLayout(in_the_middle=True)
        self._make_tools()
        self._head = Head((self._title, self._status), (self._back,))
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._head)
        self._layout.addWidget(self._tools)
        self._layout.addWidget(self._empty)
        self._layout.addWidget(self.table, 100)
        self._layout.addLayout(self._places)
        self._layout.addWidget(self._legend)
        self._layout.addStretch(1)
        self.table.opened.connect(self._open)
        self.table.copy_wanted.connect(self.copy)
        self.table.resized.connect(self._fit_columns)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._on_sorted)
        appearance.changed.connect(self._refresh)
        self._apply_preferences()
        self._refresh()

    @property
    def status(self) -> str:
        """Where the match stands, as it is shown."""
        return self._status.text()

    @property
    def sheet(self) -> Sheet | None:
        """What is shown."""
        return self._sheet

    def set_note(self, note: str) -> None:
        """Adds something worth knowing about the match below the table.

        Args:
            note: a sentence; empty for nothing.
        """
        self._note = note
        self._refresh()

    def set_match(self, match: Match | None) -> None:
        """Shows a match; ``None`` is a friendly empty sheet."""
        self.set_sheet(None if match is None else sheet_of(match))

    def set_sheet(self, sheet: Sheet | None) -> None:
        """Shows any sheet; ``None`` is a friendly empty one."""
        grown = len(self.model.rows)
        self._sheet = sheet
        self.model.set_sheet(sheet)
        self._refresh()
        last = len(self.model.rows) - 1
        if last >= 0 and last + 1 != grown:
            self.select(last)

    def offer_review(self, action: QAction) -> None:
        """Lets the decisions of all deals be judged.

        Args:
            action: does it.
        """
        self._review = action
        self._review_button.setVisible(True)
        self._refresh()

    def _on_review(self) -> None:
        if self._review is not None:
            self._review.trigger()

    def select(self, place: int) -> None:
        """Goes to a row, counted from the oldest."""
        index = self.model.index(self.model.row_of(place), 0)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.table.selectionModel().setCurrentIndex(
            index, flags | QItemSelectionModel.SelectionFlag.Rows
        )
        self.table.scrollTo(index)

    def _show_current(self) -> None:
        self.table.scrollTo(self.table.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self._refresh()
        super().changeEvent(event)

    def focus(self) -> None:
        """Gives the keyboard to the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what can be done ------------------------------------------------------------------------

    def copy(self) -> None:
        """Copies the table as text with tabs, as spreadsheets and mails take it."""
        QGuiApplication.clipboard().setText(plain_text(self.table))

    def export(self) -> None:
        """Opens what writes the sheet into files."""
        if self._sheet is None:
            return
        from dokodesk.views.sheet.export_dialog import ExportDialog

        dialog = ExportDialog((self._sheet,), self._appearance, self._preferences, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_curves(self, shown: bool) -> None:
        """Shows curves in place of the table, or the table again."""
        self._curve_button.setChecked(shown)
        self._refresh()

    def _open(self, index: QModelIndex) -> None:
        place = index.data(DealRole)
        if isinstance(place, int):
            self.deal_wanted.emit(place)

    # --- tools -----------------------------------------------------------------------------------

    def _make_tools(self) -> None:
        self._tools = QWidget()
        row = QHBoxLayout(self._tools)
        row.setContentsMargins(0, 0, 0, 0)
        self._curve_button: QPushButton = button("", self._refresh)
        self._curve_button.setCheckable(True)
        self._export_button = button("", self.export)
        self._view_button = button("", lambda: None)
        self._rate_label = label("")
        self._rate = CalmDoubleSpinBox()
        self._rate.setRange(0.01, 1000)
        self._rate.setSingleStep(0.05)
        self._rate_label.setBuddy(self._rate)
        self._menu = QMenu(self)
        self._view_button.setMenu(self._menu)
        self._counting_menu, self._column_menu = QMenu(self), QMenu(self)
        self._counting_group = QActionGroup(self)
        self._countings = {}
        for counting in Counting:
            action = QAction(self._counting_group)
            action.setCheckable(True)
            action.setData(counting.value)
            self._counting_menu.addAction(action)
            self._countings[counting] = action
        self._columns = {}
        for column in _HIDEABLE:
            action = QAction(self)
            action.setCheckable(True)
            action.toggled.connect(self._on_columns)
            self._column_menu.addAction(action)
            self._columns[column] = action
        self._newest = QAction(self)
        self._newest.setCheckable(True)
        self._copy = QAction(self)
        self._copy.triggered.connect(lambda *_: self.copy())
        self._menu.addMenu(self._counting_menu)
        self._menu.addMenu(self._column_menu)
        self._menu.addAction(self._newest)
        self._menu.addSeparator()
        self._menu.addAction(self._copy)
        self._counting_group.triggered.connect(lambda *_: self._on_counting())
        self._newest.toggled.connect(self._on_newest)
        self._rate.valueChanged.connect(lambda *_: self._on_counting())
        row.addWidget(self._rate_label)
        row.addWidget(self._rate)
        beside = FlowLayout(to_the_right=True)
        for part in (
            self._review_button,
            self._curve_button,
            self._view_button,
            self._export_button,
        ):
            beside.addWidget(part)
        row.addLayout(beside, 1)

    def _apply_preferences(self) -> None:
        values = self._preferences.values
        counting = (
            Counting(values.sheet_counting)
            if values.sheet_counting in set(Counting)
            else Counting.AS_PLAYED
        )
        self._countings[counting].setChecked(True)
        self._rate.setValue(values.sheet_rate / 100)
        for column, action in self._columns.items():
            action.setChecked(column.name.lower() not in values.sheet_hidden)
        self._newest.setChecked(values.sheet_newest_first)
        self._on_newest(values.sheet_newest_first)

    def _on_counting(self) -> None:
        counting = self._counting()
        self._preferences.set_value("sheet_counting", counting.value)
        self._preferences.set_value("sheet_rate", round(self._rate.value() * 100))
        self._refresh()

    def _counting(self) -> Counting:
        return Counting(self._counting_group.checkedAction().data())

    def _on_columns(self) -> None:
        hidden = [c.name.lower() for c, action in self._columns.items() if not action.isChecked()]
        self._preferences.set_value("sheet_hidden", tuple(hidden))
        self._fit_columns()

    def _on_newest(self, first: bool) -> None:
        order = Qt.SortOrder.DescendingOrder if first else Qt.SortOrder.AscendingOrder
        self.table.sortByColumn(SheetColumn.NUMBER, order)

    def _on_sorted(self, column: int, order: Qt.SortOrder) -> None:
        if column == SheetColumn.NUMBER:
            newest = order == Qt.SortOrder.DescendingOrder
            self._newest.setChecked(newest)
            self._preferences.set_value("sheet_newest_first", newest)

    # --- showing ---------------------------------------------------------------------------------

    def _refresh(self) -> None:
        em = self.fontMetrics().height()
        side = 0 if self._bare else em
        self._layout.setContentsMargins(side, round(em * 0.8), side, round(em * 0.8))
        self._layout.setSpacing(round(em * 0.5))
        counting = self._counting()
        current = self.table.currentIndex().row()
        place = self.model.place_of(current) if current >= 0 else -1
        self.model.set_counting(counting, round(self._rate.value() * 100))
        if place >= 0 and not self.table.currentIndex().isValid():
            self.select(place)
        self._retranslate(counting)
        has_rows = bool(self.model.rows)
        curves = has_rows and self._curve_button.isChecked()
        self._head.setHidden(self._bare)
        for part in (self._title, self._status, self._back):
            part.setHidden(self._bare)
        money = counting is Counting.MONEY
        self._rate.setVisible(money)
        self._rate_label.setVisible(money)
        self._tools.setVisible(has_rows)
        self.table.setVisible(has_rows and not curves)
        self._legend.setVisible(has_rows and not curves)
        self._empty.setVisible(not has_rows)
        self._show_curves(curves)
        self._fit_columns()
        self._fill_places()

    def _retranslate(self, counting: Counting) -> None:
        sheet = self._sheet
        title = "" if sheet is None else sheet.title
        self._title.setText(title or self.tr("Score sheet"))
        parts = [] if sheet is None else [status_text(sheet)]
        if counting is not Counting.AS_PLAYED and self.model.rows:
            parts.append(self.tr("counted: {way}").format(way=counting_text(counting)))
        self._status.setText(" · ".join(parts))
        self._back.setText(self.tr("Back to the table"))
        self.table.setAccessibleName(self.tr("Score sheet"))
        self._curve_button.setText(
            self.tr("Table") if self._curve_button.isChecked() else self.tr("Curves")
        )
        self._view_button.setText(self.tr("View"))
        self._review_button.setText(self.tr("Review this match"))
        self._export_button.setText(self.tr("Export…"))
        self._rate_label.setText(self.tr("One point costs"))
        self._counting_menu.setTitle(self.tr("Counting"))
        self._column_menu.setTitle(self.tr("Columns"))
        self._newest.setText(self.tr("Newest deal on top"))
        self._copy.setText(self.tr("Copy as text"))
        for each, action in self._countings.items():
            action.setText(counting_text(each))
        for column, action in self._columns.items():
            action.setText(self.model.title_of(column))
        legend = self.tr(
            "● played with Re, bold played alone. Each cell: points of the deal, then the "
            "total. Enter or a double click shows a deal in full."
        )
        self._legend.setText(f"{legend}\n{self._note}" if self._note else legend)
        self._empty.setText(
            self.tr("No match is being played.")
            if sheet is None
            else self.tr("Nothing to see yet: the first deal is being played.")
            if sheet.match is not None
            else self.tr("No deal has been written down yet.")
        )

    def _show_curves(self, shown: bool) -> None:
        from dokodesk.views.sheet.curve_view import CurveView

        if self._curves is None:
            if not shown:
                return
            self._curves = CurveView(self._appearance)
            self._layout.insertWidget(self._layout.indexOf(self.table) + 1, self._curves, 100)
        self._curves.setVisible(shown)
        if shown and self._sheet is not None and isinstance(self._curves, CurveView):
            self._curves.show_sheet(self._sheet, self.model.counted, self.model.counting)

    def _fit_columns(self) -> None:
        table, header = self.table, self.table.horizontalHeader()
        table.setColumnHidden(SheetColumn.CONTRACT, False)
        for wanted, action in self._columns.items():
            table.setColumnHidden(wanted, not action.isChecked() or not self._has(wanted))
        count = self.model.columnCount()
        if count <= FIXED_COLUMNS:
            return
        em = self.fontMetrics().averageCharWidth()
        shown = [column for column in range(count) if not table.isColumnHidden(column)]
        widths = {}
        for column in shown:
            if column < FIXED_COLUMNS:
                least = _LEAST_WIDTHS[SheetColumn(column)] * em
                needed = max(least, header.sectionSizeHint(column))
                widths[column] = max(needed, table.sizeHintForColumn(column))
                widths[column] = min(widths[column], 32 * em)
            else:
                widths[column] = max(table.sizeHintForColumn(column), 14 * em)
        spare = table.viewport().width() - sum(widths.values())
        if spare < 0 and SheetColumn.CALLS in widths:  # on several lines
            least = max(
                _LEAST_WIDTHS[SheetColumn.CALLS] * em, table.narrow_width(SheetColumn.CALLS)
            )
            least = min(widths[SheetColumn.CALLS], least)
            widths[SheetColumn.CALLS] = max(least, widths[SheetColumn.CALLS] + spare)
        if spare < 0:  # points matter more than who dealt
            for less in (
                SheetColumn.WINNER,
                SheetColumn.DEALER,
                SheetColumn.CALLS,
                SheetColumn.VALUE,
                SheetColumn.BOCK,
            ):
                if sum(widths.values()) > table.viewport().width() and less in widths:
                    table.setColumnHidden(less, True)
                    del widths[less]
            spare = table.viewport().width() - sum(widths.values())
        table.stand_close(close=spare < 0)
        if spare < 0:  # closer together, down to what stands in the cells
            for column in widths:
                if column >= FIXED_COLUMNS:
                    needed = table.tight_width(column)
                    widths[column] = max(needed, header.sectionSizeHint(column))
            rest = table.viewport().width() - sum(widths.values())
            if rest < 0 and SheetColumn.CONTRACT in widths:
                least = max(11 * em, table.narrow_width(SheetColumn.CONTRACT))
                least = min(widths[SheetColumn.CONTRACT], least)
                widths[SheetColumn.CONTRACT] = max(least, widths[SheetColumn.CONTRACT] + rest)
            if sum(widths.values()) > table.viewport().width() and SheetColumn.CONTRACT in widths:
                table.setColumnHidden(SheetColumn.CONTRACT, True)
                del widths[SheetColumn.CONTRACT]
            spare = table.viewport().width() - sum(widths.values())
        # What is left over goes to the columns with words; numbers stay close together.
        words_in = (SheetColumn.CONTRACT, SheetColumn.CALLS, SheetColumn.DEALER)
        takers = [taker for taker in words_in if taker in widths]
        for column, width in widths.items():
            extra = max(0, spare) // len(takers) if column in takers else 0
            table.setColumnWidth(column, width + extra)
        self._fit_height()

    def _fit_height(self) -> None:
        """As high as all rows, with a few of them in sight at the least."""
        table, count = self.table, len(self.model.rows)
        rows = table.fit_rows()
        frame = 2 * table.frameWidth() + table.horizontalHeader().sizeHint().height()
        too_wide = table.horizontalHeader().length() > table.viewport().width()
        bar = table.horizontalScrollBar().sizeHint().height() if too_wide else 0
        table.setMaximumHeight(rows + frame + bar)
        least = round(self.fontMetrics().height() * 1.8) * min(count, _LEAST_ROWS)
        table.setMinimumHeight(min(rows, least) + frame)

    def _has(self, column: SheetColumn) -> bool:
        if column is SheetColumn.BOCK:
            return self.model.has_bock
        return self.model.has_calls if column is SheetColumn.CALLS else True

    def _fill_places(self) -> None:
        clear(self._places)
        sheet = self._sheet
        if sheet is None or not self.model.rows:
            return
        sums = self.model.counted.last(sheet.size)
        self._places.setSpacing(self.fontMetrics().height())
        for place, person in standing(sums):
            holder = QWidget()
            cell = QHBoxLayout(holder)
            cell.setContentsMargins(0, 0, 0, 0)
            cell.setSpacing(6)
            cell.addWidget(Medal(place, self._appearance, small=True))
            name = ElidedLabel(sheet.names[person], 20)
            text = self.model.number_text(sums[person])
            total = bold(label(text))
            for part in (name, total):
                part.setAccessibleName(
                    self.tr("Place {place}: {name}, {total}").format(
                        place=place, name=sheet.names[person], total=text
                    )
                )
            cell.addWidget(name)
            cell.addWidget(total)
            self._places.addWidget(holder)
            holder.show()
        if self.model.counting is Counting.MONEY:
            paid = "; ".join(words().payment(sheet, *each) for each in settlement(sums))
            self._legend.setText(paid)
