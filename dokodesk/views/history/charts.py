"""Drawings of the statistics, in the colours of the theme; every one tells itself in words too."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.model.statistics import TrumpRow
from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded

__all__ = ["Bar", "CurveChart", "IntervalChart", "TrumpChart"]

_MOST_POINTS = 600


class _Chart(QWidget):
    """A drawing that paints itself anew with the look."""

    HEIGHT_EM = 12.0

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.updateGeometry()
        self.update()

    def tell(self, name: str, words: str) -> None:
        """Says what is drawn, for those who do not see it.

        Args:
            name: what it is.
            words: everything that can be read from it.
        """
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        self.setToolTip(words if len(words) < 600 else name)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(20 * em, round(self.HEIGHT_EM * em))

    def _painter(self) -> QPainter:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        return painter

    def _pen(self, color: str, width: float = 1.0, style: object = None) -> QPen:
        pen = QPen(self._appearance.theme.color(color), width)
        if isinstance(style, Qt.PenStyle):
            pen.setStyle(style)
        return pen


def _round_step(span: float, most: int) -> float:
    """A round distance between lines, so that at most so many fit into a span."""
    rough = max(span, 1e-9) / most
    power = 10.0 ** math.floor(math.log10(rough))
    return float(next(power * each for each in (1, 2, 5, 10) if power * each >= rough))


@dataclass(frozen=True, slots=True)
class Bar:
    """A line of an interval chart.

    Attributes:
        name: what it is about.
        value: the middle.
        low: the lower end of the interval.
        high: its upper end.
        text: the figures in words, to the right.
    """

    name: str
    value: float
    low: float
    high: float
    text: str


class IntervalChart(_Chart):
    """A dot for each value, with its interval as a line, all on one scale."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        is_share: bool = False,
    ) -> None:
        """An empty chart.

        Args:
            appearance: the look.
            parent: the owner.
            is_share: the scale goes from 0 to 100 percent, with a mark at half.
        """
        super().__init__(appearance, parent)
        self._bars: tuple[Bar, ...] = ()
        self._is_share = is_share

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draws other values."""
        self._bars = tuple(bars)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(24 * em, round(em * (1.6 * max(1, len(self._bars)) + 1.6)))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self.fontMetrics().height(), self.sizeHint().height())

    def _range(self) -> tuple[float, float]:
        if self._is_share:
            return 0.0, 1.0
        low = min([0.0, *(bar.low for bar in self._bars)])
        high = max([0.0, *(bar.high for bar in self._bars)])
        pad = max(0.2, (high - low) * 0.06)
        return low - pad, high + pad

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = self._painter()
        metrics = painter.fontMetrics()
        em = metrics.height()
        names = max(metrics.horizontalAdvance(bar.name) for bar in self._bars) + em
        texts = max(metrics.horizontalAdvance(bar.text) for bar in self._bars) + em
        names = min(names, round(self.width() * 0.34))
        texts = min(texts, round(self.width() * 0.40))
        low, high = self._range()
        left, right = float(names), float(max(names + 2 * em, self.width() - texts))
        bottom = self.height() - 1.4 * em

        def x_of(value: float) -> float:
            return left + (value - low) / (high - low) * (right - left)

        step = (
            0.25
            if self._is_share
            else _round_step(high - low, max(2, round((right - left) / (4 * em))))
        )
        line = math.ceil(low / step)
        while line * step <= high + 1e-9:
            x = x_of(line * step)
            middle = line == 0 if not self._is_share else line * step == 0.5
            painter.setPen(self._pen("muted" if middle else "line", 1.4 if middle else 1.0))
            painter.drawLine(QPointF(x, 2), QPointF(x, bottom))
            painter.setPen(self._pen("muted"))
            value = line * step
            text = f"{round(100 * value)} %" if self._is_share else f"{value:+g}".replace("-", "−")
            box = QRectF(x - 3 * em, bottom + 2, 6 * em, 1.3 * em)
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignHCenter), text if line or self._is_share else "0"
            )
            line += 1
        for place, bar in enumerate(self._bars):
            self._paint_bar(painter, bar, place, names, right, x_of)
        painter.end()

    def _paint_bar(
        self,
        painter: QPainter,
        bar: Bar,
        place: int,
        names: float,
        right: float,
        x_of: object,
    ) -> None:
        assert callable(x_of)
        metrics = painter.fontMetrics()
        em = metrics.height()
        y = em * (1.6 * place + 0.8)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.setPen(self._pen("ink"))
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(
            QRectF(0, y - em, names - em / 2, 2 * em),
            flags,
            metrics.elidedText(bar.name, elide, round(names - em / 2)),
        )
        room = self.width() - right - em / 2
        painter.drawText(
            QRectF(right + em / 2, y - em, room, 2 * em),
            flags,
            metrics.elidedText(bar.text, elide, round(room)),
        )
        painter.setPen(self._pen("accent", max(2.0, em * 0.16)))
        painter.drawLine(QPointF(x_of(bar.low), y), QPointF(x_of(bar.high), y))
        for end in (bar.low, bar.high):
            x = x_of(end)
            painter.drawLine(QPointF(x, y - em * 0.25), QPointF(x, y + em * 0.25))
        painter.setBrush(self._appearance.theme.color("accent"))
        painter.setPen(self._pen("raised", 1.5))
        painter.drawEllipse(QPointF(x_of(bar.value), y), em * 0.34, em * 0.34)


class CurveChart(_Chart):
    """The sum of points from deal to deal."""

    HEIGHT_EM = 13.0

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._sums: tuple[int, ...] = ()

    def show_scores(self, scores: Sequence[int]) -> None:
        """Draws the running total of these points."""
        total, sums = 0, [0]
        for score in scores:
            total += score
            sums.append(total)
        self._sums = tuple(sums)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if len(self._sums) < 2:
            return
        painter = self._painter()
        metrics = painter.fontMetrics()
        em = metrics.height()
        low, high = min(self._sums), max(self._sums)
        if low == high:
            high = low + 1
        step = _round_step(high - low, 5)
        labels = metrics.horizontalAdvance(f"−{max(abs(low), abs(high))}0")
        box = QRectF(labels + 4, em * 0.5, self.width() - labels - em, self.height() - 2.2 * em)

        def y_of(value: float) -> float:
            return box.bottom() - (value - low) / (high - low) * box.height()

        line = math.ceil(low / step)
        while line * step <= high:
            y = y_of(line * step)
            painter.setPen(self._pen("muted" if line == 0 else "line", 1.4 if line == 0 else 1.0))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(self._pen("muted"))
            text = f"{line * step:g}".replace("-", "−")
            flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(QRectF(0, y - em, labels, 2 * em), flags, text)
            line += 1
        count = len(self._sums) - 1
        every = max(1, count // _MOST_POINTS)
        places = [*range(0, count, every), count]
        points = [
            QPointF(box.left() + place / count * box.width(), y_of(self._sums[place]))
            for place in places
        ]
        painter.setPen(self._pen("accent", max(2.0, em * 0.14)))
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(self._pen("muted"))
        below = QRectF(box.left(), box.bottom() + 4, box.width(), 1.4 * em)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), "1")
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), str(count))
        painter.end()


class TrumpChart(_Chart):
    """How many hands had 0, 1, 2 ... trumps: a column each, and a frame for what chance allows."""

    HEIGHT_EM = 14.0

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._rows: tuple[TrumpRow, ...] = ()

    def show_rows(self, rows: Sequence[TrumpRow]) -> None:
        """Draws other numbers."""
        self._rows = tuple(rows)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        most = max((max(row.hits, row.high) for row in self._rows), default=0)
        if not most:
            return
        painter = self._painter()
        em = painter.fontMetrics().height()
        small = QFont(self.font())
        small.setPointSizeF(max(5.0, small.pointSizeF() * 0.85))
        bottom, top = self.height() - 1.6 * em, 1.6 * em
        width = self.width() / len(self._rows)
        theme = self._appearance.theme

        def height(value: float) -> float:
            return value / most * (bottom - top)

        for place, row in enumerate(self._rows):
            left = place * width
            column = QRectF(
                left + width * 0.2, bottom - height(row.hits), width * 0.6, height(row.hits)
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawRect(column)
            painter.setPen(self._pen("ink"))
            painter.setFont(self.font())
            below = QRectF(left, bottom + 3, width, 1.4 * em)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignHCenter), str(row.trumps))
            band = QRectF(
                left + width * 0.08,
                bottom - height(row.high),
                width * 0.84,
                max(2.0, height(row.high) - height(row.low)),
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._pen("ink", max(1.6, em * 0.13)))
            painter.drawRect(band)
            painter.setFont(small)
            painter.setPen(self._pen("muted"))
            above = min(column.top(), band.top()) - 1.25 * em
            if painter.fontMetrics().horizontalAdvance(str(row.hits)) < width:
                painter.drawText(
                    QRectF(left, above, width, 1.2 * em),
                    int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom),
                    str(row.hits),
                )
        painter.setPen(self._pen("line"))
        painter.drawLine(QPointF(0, bottom), QPointF(self.width(), bottom))
        painter.end()
