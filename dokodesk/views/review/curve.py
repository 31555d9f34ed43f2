"""The curve of the expected result: how a deal went, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.review.verdicts import Grade, Verdict
from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded
from dokodesk.views.review.texts import mark_of, number_text

__all__ = ["ExpectationCurve"]

_MARKED = frozenset({Grade.SMALL, Grade.MISTAKE, Grade.BLUNDER})
_LEAST_SPAN = 4.0


class ExpectationCurve(QWidget):
    """Draws what was to be expected after each decision, up to the result.

    Signals:
        chosen(int): the place of a decision that somebody pointed at.
    """

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._verdicts: tuple[Verdict, ...] = ()
        self._result = 0
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    def show_course(self, verdicts: Sequence[Verdict], result: int, spoken: str) -> None:
        """Draws these decisions.

        Args:
            verdicts: in the order of the deal, with ``expected``.
            result: the score points at the end.
            spoken: the same in words.
        """
        self._verdicts = tuple(verdicts)
        self._result = result
        self.setAccessibleName(spoken)
        self.update()

    def mark(self, place: int) -> None:
        """Marks one of the decisions; -1 for none."""
        self._current = place
        self.update()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(24 * em, 7 * em)

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(10 * em, 5 * em)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._verdicts and event.button() == Qt.MouseButton.LeftButton:
            points = self._points()[:-1]
            x = event.position().x()
            self.chosen.emit(min(range(len(points)), key=lambda place: abs(points[place].x() - x)))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if not self._verdicts:
            return
        em = self.fontMetrics().height()
        plot = self._plot()
        low, high = self._range()
        painter.setPen(QPen(theme.color("muted"), 1.2))
        zero = self._y(0)
        painter.drawLine(QPointF(plot.left(), zero), QPointF(plot.right(), zero))
        side = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for value in (low, 0, high):
            room = QRectF(0, self._y(value) - em / 2, plot.left() - em * 0.4, em)
            painter.drawText(room, side, number_text(value, 0))
        points = self._points()
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("accent"), max(1.6, em * 0.13)))
        painter.drawPath(path)
        middle = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        for place, (verdict, point) in enumerate(zip(self._verdicts, points, strict=False)):
            marked = verdict.grade in _MARKED
            if marked or place == self._current:
                size = em * (0.34 if marked else 0.26)
                painter.setPen(QPen(theme.color("window"), 1))
                painter.setBrush(theme.color("bad" if marked else "accent"))
                painter.drawEllipse(point, size, size)
            if marked:
                painter.setPen(theme.color("bad"))
                above = point.y() > plot.top() + 1.4 * em
                y = point.y() - 1.35 * em if above else point.y() + 0.35 * em
                painter.drawText(QRectF(point.x() - em, y, 2 * em, em), middle, mark_of(verdict))
            if place == self._current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("ink"), 1.5))
                painter.drawEllipse(point, em * 0.55, em * 0.55)
        end = points[-1]
        painter.setPen(QPen(theme.color("window"), 1))
        painter.setBrush(theme.color("ink"))
        painter.drawRect(QRectF(end.x() - em * 0.25, end.y() - em * 0.25, em * 0.5, em * 0.5))

    def _plot(self) -> QRectF:
        em = self.fontMetrics().height()
        return QRectF(self.rect()).adjusted(3 * em, 0.9 * em, -em, -0.9 * em)

    def _range(self) -> tuple[float, float]:
        values = [0.0, float(self._result), *(verdict.expected for verdict in self._verdicts)]
        low, high = min(values), max(values)
        if high - low < _LEAST_SPAN:
            low, high = min(low, -_LEAST_SPAN / 2), max(high, _LEAST_SPAN / 2)
        return float(int(low) - (low < int(low))), float(int(high) + (high > int(high)))

    def _y(self, value: float) -> float:
        plot, (low, high) = self._plot(), self._range()
        return plot.bottom() - plot.height() * (value - low) / (high - low)

    def _points(self) -> list[QPointF]:
        """Where the decisions and the result lie."""
        plot = self._plot()
        values = [*(verdict.expected for verdict in self._verdicts), float(self._result)]
        step = plot.width() / max(1, len(values) - 1)
        return [
            QPointF(plot.left() + place * step, self._y(value))
            for place, value in enumerate(values)
        ]
