"""Rows of a table as high as their words need: nothing in a list ends in an ellipsis.

A history may have very many rows, so there only those in sight are measured; whoever scrolls on
finds the others grown before they are painted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

__all__ = ["WrappedRows", "narrowest", "wrapped_height"]

#: A row of one line, in heights of a line.
_ROW_EM: Final = 1.8
#: More than any screen shows.
_MOST_IN_SIGHT: Final = 120
_ENDLESS: Final = 100_000
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


def wrapped_height(metrics: QFontMetrics, text: str, width: int) -> int:
    """How high a text is that breaks between its words.

    Args:
        metrics: of its font.
        text: the words.
        width: of the room for them, in pixels.
    """
    return metrics.boundingRect(QRect(0, 0, max(1, width), _ENDLESS), _WRAP, text).height()


def narrowest(metrics: QFontMetrics, texts: Iterable[str], lines: int) -> int:
    """The least width at which none of some texts takes more lines, no word being cut.

    Args:
        metrics: of their font.
        texts: the words.
        lines: how many a text may take.

    Returns:
        The width in pixels; 0 without any text.
    """
    least = 0
    for text in set(texts):
        low = max(map(metrics.horizontalAdvance, text.split()), default=0)
        # Where the text stands on one line for certain; a layout rounds up.
        high = max(low, metrics.horizontalAdvance(text) + 2)
        low = max(low, least)
        most = lines * metrics.lineSpacing()
        while low < high:
            middle = (low + high) // 2
            if wrapped_height(metrics, text, middle) <= most:
                high = middle
            else:
                low = middle + 1
        least = max(least, low)
    return least


class WrappedRows:
    """Keeps the rows in sight of a table as high as the words of some columns need."""

    def __init__(
        self,
        view: QTableView,
        columns: Collection[int],
        pad_em: float,
        *,
        in_sight: bool = True,
    ) -> None:
        """Begins to watch a table.

        Args:
            view: it breaks lines from now on.
            columns: whose words may break.
            pad_em: what a cell keeps free at both sides together, in widths of a letter.
            in_sight: whether only the rows in sight are measured, or else all there are.
        """
        self._view = view
        self._columns = columns
        self._pad_em = pad_em
        view.setWordWrap(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._in_sight = in_sight
        if in_sight:
            view.verticalScrollBar().valueChanged.connect(lambda *_: self._fit_rows())

    @property
    def pad(self) -> int:
        """What a cell keeps free at both sides together, in pixels."""
        return round(self._view.fontMetrics().averageCharWidth() * self._pad_em)

    def fit(self) -> None:
        """Measures anew, after widths, words or the font have changed."""
        single = round(self._view.fontMetrics().height() * _ROW_EM)
        head = self._view.verticalHeader()
        # A style's least height would be more than a line needs.
        head.setMinimumSectionSize(min(single, head.minimumSectionSize()))
        head.setDefaultSectionSize(single)
        self._fit_rows()

    def height_of(self, row: int) -> int:
        """What a row needs, in pixels."""
        view = self._view
        metrics, model, pad = view.fontMetrics(), view.model(), self.pad
        single = round(metrics.height() * _ROW_EM)
        most = metrics.lineSpacing()
        for column in self._columns:
            if view.isColumnHidden(column):
                continue
            text = str(model.index(row, column).data() or "")
            width = view.columnWidth(column) - pad
            if metrics.horizontalAdvance(text) > width:
                most = max(most, wrapped_height(metrics, text, width))
        return single + most - metrics.lineSpacing()

    def _fit_rows(self) -> None:
        view = self._view
        count, bottom = view.model().rowCount(), view.viewport().height()
        first, end = 0, count
        if self._in_sight:
            first = max(0, view.rowAt(0))
            end = min(count, first + _MOST_IN_SIGHT)
        for row in range(first, end):
            if self._in_sight and view.rowViewportPosition(row) > bottom:
                break
            wanted = self.height_of(row)
            if view.rowHeight(row) != wanted:
                view.setRowHeight(row, wanted)
