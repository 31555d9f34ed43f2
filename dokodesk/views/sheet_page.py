"""The score sheet as a page: the table of deals, the totals, and who is in front."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.match import Match, is_last_deal, is_over, ranking, totals
from dokodesk.engine.parties import Party
from dokodesk.model.numbers import plain, signed
from dokodesk.model.score_sheet import (
    FIXED_COLUMNS,
    AloneRole,
    DealRole,
    PartyRole,
    ScoreRole,
    ScoreSheetModel,
    SheetColumn,
    TotalRole,
)
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text
from dokodesk.views.medals import Medal
from dokodesk.views.widgets import ElidedLabel, bold, button, clear, label

__all__ = ["ScoreDelegate", "SheetPage"]

Index = QModelIndex | QPersistentModelIndex


class ScoreDelegate(QStyledItemDelegate):
    """Paints a player's cell: a dot for Re, the score of the deal, and the total, strong."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(AloneRole):
            strong = QFont(option.font)
            strong.setBold(True)
            option.font = strong

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        pad = option.fontMetrics.averageCharWidth()
        box = option.rect.adjusted(pad, 0, -pad, 0)
        painter.save()
        if index.data(TotalRole) is None:
            painter.setFont(option.font)
            painter.setPen(self._appearance.theme.color("ink"))
            elided = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, int(option.displayAlignment), elided)
        else:
            self._paint_score(painter, option, box, index)
        painter.restore()

    def _paint_score(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, index: Index
    ) -> None:
        theme = self._appearance.theme
        painter.setPen(theme.color("line"))
        painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft())
        score = index.data(ScoreRole)
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        strong = QFont(option.font)
        strong.setBold(True)
        painter.setFont(strong)
        painter.setPen(theme.color("ink"))
        painter.drawText(box, flags, plain(index.data(TotalRole)))
        room = QFontMetrics(strong).horizontalAdvance("−000") + 6
        painter.setFont(option.font)
        painter.setPen(theme.color("muted" if not score else "good" if score > 0 else "bad"))
        painter.drawText(box.adjusted(0, 0, -room, 0), flags, signed(score))
        if index.data(PartyRole) == Party.RE.value:
            size = max(5, round(option.fontMetrics.height() * 0.42))
            words = option.fontMetrics.horizontalAdvance(signed(score))
            right = box.right() - room - words - size // 2
            dot = QRect(right - size, box.center().y() - size // 2 + 1, size, size)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("ink"))
            painter.drawEllipse(dot)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        pad = 2 * option.fontMetrics.averageCharWidth()
        if index.data(TotalRole) is None:
            text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            return QSize(option.fontMetrics.horizontalAdvance(text) + pad + 4, hint.height())
        width = option.fontMetrics.horizontalAdvance("●  +000  −0000")
        return QSize(width + pad, hint.height())


class _SheetTable(QTableView):
    """The table; Enter opens a deal, as a double click does."""

    opened = Signal(QModelIndex)
    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


class SheetPage(QWidget):
    """The score sheet of the match, by mouse and by keyboard.

    Signals:
        deal_wanted(int): show a deal in full; its place in ``Match.deals``.
        back_wanted: return to the table.
    """

    deal_wanted = Signal(int)
    back_wanted = Signal()

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, bare: bool = False
    ) -> None:
        """An empty sheet.

        Args:
            appearance: the look.
            parent: the owner.
            bare: without a heading of its own, as a part of another page.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._bare = bare
        self._match: Match | None = None
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self.model = ScoreSheetModel(contract_text, self)
        self._title = label("", "title")
        self._status = label("", "lead", wrap=True)
        self._back = button("", self.back_wanted.emit)
        self.table = self._make_table()
        self._empty = label("", "muted", wrap=True)
        self._legend = label("", "small", wrap=True)
        self._places = QHBoxLayout()
        head = QHBoxLayout()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._title)
        texts.addWidget(self._status)
        head.addLayout(texts, 1)
        head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignTop)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        self._layout.addWidget(self._empty)
        self._layout.addWidget(self.table, 100)
        self._layout.addLayout(self._places)
        self._layout.addWidget(self._legend)
        self._layout.addStretch(1)
        appearance.changed.connect(self._refresh)
        self._refresh()

    @property
    def status(self) -> str:
        """Where the match stands, as it is shown."""
        return self._status.text()

    def set_match(self, match: Match | None) -> None:
        """Shows a match; ``None`` is a friendly empty sheet."""
        grown = len(self.model.rows)
        self._match = match
        self.model.set_match(match)
        self._refresh()
        last = len(self.model.rows) - 1
        if last >= 0 and last + 1 != grown:
            index = self.model.index(last, 0)
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.table.selectionModel().setCurrentIndex(
                index, flags | QItemSelectionModel.SelectionFlag.Rows
            )
            self.table.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self._refresh()
        super().changeEvent(event)

    def focus(self) -> None:
        """Gives the keyboard to the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- parts -----------------------------------------------------------------------------------

    def _make_table(self) -> _SheetTable:
        table = _SheetTable(self)
        table.setModel(self.model)
        table.setItemDelegate(ScoreDelegate(self._appearance, table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        table.doubleClicked.connect(self._open)
        table.opened.connect(self._open)
        table.resized.connect(self._fit_columns)
        return table

    def _open(self, index: QModelIndex) -> None:
        place = index.data(DealRole)
        if isinstance(place, int):
            self.deal_wanted.emit(place)

    def _refresh(self) -> None:
        em = self.fontMetrics().height()
        side = 0 if self._bare else em
        self._layout.setContentsMargins(side, round(em * 0.8), side, round(em * 0.8))
        self._layout.setSpacing(round(em * 0.5))
        match = self._match
        has_rows = bool(self.model.rows)
        self._title.setText(self.tr("Score sheet"))
        self._status.setText(self._status_text())
        self._back.setText(self.tr("Back to the table"))
        for part in (self._title, self._status, self._back):
            part.setHidden(self._bare)
        self.table.setVisible(has_rows)
        self.table.setAccessibleName(self.tr("Score sheet"))
        self._legend.setVisible(has_rows)
        self._legend.setText(
            self.tr(
                "● played with Re. Each cell: points of the deal, then the total. "
                "Enter or a double click shows a deal in full."
            )
        )
        self._empty.setVisible(not has_rows)
        self._empty.setText(
            self.tr("No match is being played.")
            if match is None
            else self.tr("Nothing to see yet: the first deal is being played.")
        )
        self.table.verticalHeader().setDefaultSectionSize(round(em * 1.8))
        self._fit_columns()
        self._fill_places()
        rows = len(self.model.rows)
        frame = 2 * self.table.frameWidth() + self.table.horizontalHeader().sizeHint().height()
        bar = self.table.horizontalScrollBar().sizeHint().height()
        self.table.setMaximumHeight(rows * round(em * 1.8) + frame + bar)

    def _status_text(self) -> str:
        match = self._match
        if match is None:
            return ""
        if is_over(match):
            return self.tr("The match is over.")
        if match.rules.match_end != "deals":
            return self.tr("Deal {number}").format(number=match.ledger.number)
        text = self.tr("Deal {number} of {planned}").format(
            number=match.ledger.number, planned=match.planned
        )
        if match.deals_left <= 0:
            text = self.tr("Extra deal for a solo that is still owed")
        if is_last_deal(match):
            return self.tr("{deal}: the last deal").format(deal=text)
        return text

    def _fit_columns(self) -> None:
        table, header = self.table, self.table.horizontalHeader()
        table.setColumnHidden(SheetColumn.BOCK, not self.model.has_bock)
        count = self.model.columnCount()
        if count <= FIXED_COLUMNS:
            return
        em = self.fontMetrics().averageCharWidth()
        least = {
            SheetColumn.NUMBER: 6 * em,
            SheetColumn.CONTRACT: 18 * em,
            SheetColumn.DEALER: 10 * em,
            SheetColumn.WINNER: 9 * em,
            SheetColumn.VALUE: 8 * em,
            SheetColumn.BOCK: 7 * em,
        }
        shown = [column for column in range(count) if not table.isColumnHidden(column)]
        widths = {}
        for column in shown:
            if column < FIXED_COLUMNS:
                needed = max(least[SheetColumn(column)], header.sectionSizeHint(column))
                widths[column] = max(needed, table.sizeHintForColumn(column))
                widths[column] = min(widths[column], 32 * em)
            else:
                widths[column] = max(table.sizeHintForColumn(column), 18 * em)
        spare = table.viewport().width() - sum(widths.values())
        # What is left over goes to the columns with words; numbers stay close together.
        takers = [SheetColumn.CONTRACT, SheetColumn.DEALER, SheetColumn.WINNER]
        for column, width in widths.items():
            extra = max(0, spare) // len(takers) if column in takers else 0
            table.setColumnWidth(column, width + extra)

    def _fill_places(self) -> None:
        clear(self._places)
        match = self._match
        if match is None or not self.model.rows:
            return
        sums = totals(match)
        self._places.addStretch(1)
        for place, person in ranking(match):
            cell = QHBoxLayout()
            cell.setSpacing(6)
            cell.addWidget(Medal(place, self._appearance, small=True))
            name = ElidedLabel(match.names[person], 20)
            total = bold(label(plain(sums[person])))
            for part in (name, total):
                part.setAccessibleName(
                    self.tr("Place {place}: {name}, {total}").format(
                        place=place, name=match.names[person], total=plain(sums[person])
                    )
                )
            cell.addWidget(name)
            cell.addWidget(total)
            self._places.addLayout(cell)
            self._places.addStretch(1)
