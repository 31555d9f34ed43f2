"""The table of a score sheet: how its cells are painted and how it is used by keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dokodesk.engine.parties import Party
from dokodesk.model.score_sheet import (
    AloneRole,
    PartyRole,
    ScoreRole,
    ScoreSheetModel,
    ScoreTextRole,
    SheetColumn,
    TotalRole,
    TotalTextRole,
)
from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded
from dokodesk.views.wrapped_rows import WrappedRows, narrowest

__all__ = ["ScoreDelegate", "ScoreTable", "plain_text"]

Index = QModelIndex | QPersistentModelIndex

#: The columns with words that may take several lines.
_WRAPPED: Final = (SheetColumn.CONTRACT, SheetColumn.CALLS, SheetColumn.DEALER)
#: What a cell keeps free at both sides, in widths of a letter.
_PAD_EM: Final = 2.5
#: So many lines a long text may take before its column is left out.
_MOST_LINES: Final = 3
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


class ScoreDelegate(QStyledItemDelegate):
    """Paints a player's cell: a dot for Re, the score of the deal, and the total, strong."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        #: The widest total there is, where points stand close to it; usually a wide one.
        self.total_room = ""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(AloneRole):
            strong = QFont(option.font)
            strong.setBold(True)
            option.font = strong

    @guarded
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
            widest = max(map(option.fontMetrics.horizontalAdvance, text.split()), default=0)
            if widest > box.width():  # a single long word, such as a name
                elide = Qt.TextElideMode.ElideRight
                text = option.fontMetrics.elidedText(text, elide, box.width())
            painter.drawText(box, int(option.displayAlignment) | _WRAP, text)
        else:
            self._paint_score(painter, option, box, index)
        painter.restore()

    def _paint_score(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, index: Index
    ) -> None:
        theme = self._appearance.theme
        painter.setPen(theme.color("line"))
        painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft())
        score, text = index.data(ScoreRole), str(index.data(ScoreTextRole) or "")
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        strong = QFont(option.font)
        strong.setBold(True)
        painter.setFont(strong)
        painter.setPen(theme.color("ink"))
        total = str(index.data(TotalTextRole))
        painter.drawText(box, flags, total)
        metrics = QFontMetrics(strong)
        room = metrics.horizontalAdvance(self.total_room or "−000")
        room = max(room, metrics.horizontalAdvance(total)) + 6
        painter.setFont(option.font)
        painter.setPen(theme.color("muted" if not score else "good" if score > 0 else "bad"))
        painter.drawText(box.adjusted(0, 0, -room, 0), flags, text)
        if index.data(PartyRole) == Party.RE.value:
            size = max(5, round(option.fontMetrics.height() * 0.42))
            words = QFontMetrics(option.font).horizontalAdvance(text)
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
        strong = QFont(option.font)
        strong.setBold(True)
        texts = "".join(str(index.data(role) or "") for role in (ScoreTextRole, TotalTextRole))
        metrics = QFontMetrics(strong)
        width = max(
            metrics.horizontalAdvance("● +00  −000"),
            metrics.horizontalAdvance(f"●    {texts}"),
        )
        return QSize(width + pad, hint.height())


class ScoreTable(QTableView):
    """The table; Enter opens a deal, as a double click does, and it can be copied.

    Signals:
        opened(QModelIndex): a deal is to be shown.
        copy_wanted: copy the sheet as text.
        resized: the room has changed.
    """

    opened = Signal(QModelIndex)
    copy_wanted = Signal()
    resized = Signal()

    def __init__(self, model: ScoreSheetModel, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._delegate = ScoreDelegate(appearance, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self._heights = WrappedRows(self, _WRAPPED, _PAD_EM, in_sight=False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        # The mark of the sorted column stands in its title, where it hides nothing.
        header.setSortIndicatorShown(False)
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._on_head)
        self.doubleClicked.connect(self.opened)

    def tight_width(self, column: int) -> int:
        """The least width of a player's column, from what really stands in it."""
        strong = QFont(self.font())
        strong.setBold(True)
        metrics = QFontMetrics(strong)
        rows = [self.model().index(row, column) for row in range(self.model().rowCount())]
        scores = [str(index.data(ScoreTextRole) or "") for index in rows]
        room = metrics.horizontalAdvance(self._delegate.total_room) + 6
        dot = round(metrics.height() * 0.75)
        widest = max(map(metrics.horizontalAdvance, scores), default=0)
        return widest + room + dot + 2 * metrics.averageCharWidth()

    def fit_rows(self) -> int:
        """Makes every row as high as its words need in the columns as they are.

        Returns:
            The height of all of them, in pixels.
        """
        self._heights.fit()
        return self.verticalHeader().length()

    def narrow_width(self, column: int) -> int:
        """The least width of a column with words, which then stand on several lines."""
        model = self.model()
        texts = (str(model.index(row, column).data() or "") for row in range(model.rowCount()))
        return narrowest(self.fontMetrics(), texts, _MOST_LINES) + self._heights.pad

    def stand_close(self, *, close: bool) -> None:
        """Lets points and totals stand close together, where there is little room.

        Args:
            close: as close as the widest total allows.
        """
        model = self.model()
        totals = (
            str(model.index(row, column).data(TotalTextRole) or "")
            for row in range(model.rowCount() if close else 0)
            for column in range(model.columnCount())
        )
        metrics = self.fontMetrics()
        self._delegate.total_room = max(totals, key=metrics.horizontalAdvance, default="")

    def _on_head(self, column: int) -> None:
        header = self.horizontalHeader()
        ascending, descending = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        again = header.sortIndicatorSection() == column
        flips = again and header.sortIndicatorOrder() == ascending
        self.sortByColumn(column, descending if flips else ascending)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex())
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
            return
        super().keyPressEvent(event)


def plain_text(table: QTableView) -> str:
    """What a table shows as text, with tabs between the columns; hidden columns are left out."""
    model = table.model()
    shown = [n for n in range(model.columnCount()) if not table.isColumnHidden(n)]
    across = Qt.Orientation.Horizontal
    lines = ["\t".join(str(model.headerData(n, across) or "") for n in shown)]
    for row in range(model.rowCount()):
        cells = (str(model.index(row, n).data() or "") for n in shown)
        lines.append("\t".join(" ".join(cell.split("\t")) for cell in cells))
    return "\n".join(lines) + "\n"
