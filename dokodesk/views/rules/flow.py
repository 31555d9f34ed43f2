"""A layout that puts widgets side by side and begins a new line where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

__all__ = ["FlowLayout"]


class FlowLayout(QLayout):
    """Widgets in lines, each as wide as it wants to be but never wider than the line."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        to_the_right: bool = False,
        at_top: bool = False,
        in_the_middle: bool = False,
    ) -> None:
        """An empty line.

        Args:
            parent: the widget it arranges.
            to_the_right: fill the lines towards the right edge.
            in_the_middle: let the lines stand in the middle between both edges.
            at_top: let all widgets of a line begin at its top instead of its middle.
        """
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._to_the_right = to_the_right
        self._at_top = at_top
        self._in_the_middle = in_the_middle
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def insertWidget(self, place: int, widget: QWidget) -> None:
        """Puts a widget between others.

        Args:
            place: how many stand before it.
            widget: which one.
        """
        self.addWidget(widget)
        self._items.insert(place, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Asked many times for one change of a form.
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        if not shown:
            return QSize(0, 0)
        gap = max(0, self.spacing())
        hints = [item.sizeHint() for item in shown]
        width = sum(hint.width() for hint in hints) + gap * (len(hints) - 1)
        return QSize(width, max(hint.height() for hint in hints)) + self._frame()

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size + self._frame()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _frame(self) -> QSize:
        margins = self.contentsMargins()
        return QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """The height needed for a width; places the widgets if wanted."""
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        gap = max(0, self.spacing())
        top = area.top()
        for line in self._lines(area.width(), gap):
            sizes = [self._size(item, area.width()) for item in line]
            height = max(size.height() for size in sizes)
            used = sum(size.width() for size in sizes) + gap * (len(sizes) - 1)
            left = area.left() + (area.width() - used if self._to_the_right else 0)
            if self._in_the_middle:
                left = area.left() + (area.width() - used) // 2
            for item, size in zip(line, sizes, strict=True):
                if move:
                    down = 0 if self._at_top else (height - size.height()) // 2
                    item.setGeometry(QRect(QPoint(left, top + down), size))
                left += size.width() + gap
            top += height + gap
        bottom = top - gap if self._shown() else top
        return bottom - rect.top() + margins.bottom()

    def _lines(self, width: int, gap: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            needed = self._size(item, width).width()
            if lines and used + gap + needed <= width:
                lines[-1].append(item)
                used += gap + needed
            else:
                lines.append([item])
                used = needed
        return lines

    def _size(self, item: QLayoutItem, width: int) -> QSize:
        hint = item.sizeHint()
        if hint.width() <= width:
            return hint
        height = item.heightForWidth(width) if item.hasHeightForWidth() else hint.height()
        return QSize(width, height)
