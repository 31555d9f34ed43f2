"""The course of a match as curves, and what everybody gained in which game and on which side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded
from dokodesk.views.theme import Theme

__all__ = ["CurveChart", "Curves", "paint_curves"]

#: One colour and one dash for each person, so that neither alone has to tell them apart.
_LIGHT_COLORS: Final = ("#1f6b4b", "#a3322a", "#1f4f8a", "#865a0c", "#6a3d8f", "#0f6f7a", "#5b5b5b")
_DARK_COLORS: Final = ("#79c9a0", "#f0938a", "#8db8f2", "#deb35c", "#c9a3ea", "#71cfd8", "#c8c8c8")
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (5, 2.5),
    (1, 2),
    (7, 2, 1, 2),
    (9, 3),
    (3, 1.5, 1, 1.5, 1, 1.5),
    (2, 4),
)


@dataclass(frozen=True, slots=True)
class Curves:
    """What is drawn.

    Attributes:
        names: one for each curve.
        totals: for each deal the total of everybody.
        numbers: what stands below each deal.
        text: how a total is written.
    """

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    numbers: tuple[str, ...]
    text: Callable[[int], str] = str


class CurveChart(QWidget):
    """Draws the running totals, a curve for each person with the name at its end."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._curves = Curves((), (), ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self.update)

    def show_curves(self, curves: Curves, spoken: str) -> None:
        """Draws these.

        Args:
            curves: what to draw.
            spoken: the same in words.
        """
        self._curves = curves
        self.setAccessibleName(spoken)
        self.setToolTip("")
        self.update()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(40 * em, 20 * em)

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(12 * em, 9 * em)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        theme = self._appearance.theme
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("raised"))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, 6, 6)
        em = self.fontMetrics().height()
        paint_curves(
            painter, frame.adjusted(em, em * 0.7, -em * 0.6, -em * 0.4), self._curves, theme
        )
        painter.end()


def paint_curves(painter: QPainter, box: QRectF, curves: Curves, theme: Theme) -> None:
    """Draws curves into a box, with the painter's font.

    Args:
        painter: at work on anything.
        box: the room there is.
        curves: what to draw.
        theme: the colours.
    """
    if not curves.totals:
        return
    metrics = QFontMetricsF(painter.font())
    em = metrics.height()
    every = [0, *(total for row in curves.totals for total in row)]
    low, high = min(every), max(every)
    step = _step(high - low, max(2, int(box.height() / (2.6 * em))))
    low, high = low - low % step, high + -high % step
    marks = range(low, high + 1, step)
    left = max(metrics.horizontalAdvance(curves.text(mark)) for mark in marks) + em * 0.5
    ends = [_end_text(curves, person) for person in range(len(curves.names))]
    widest = min(box.width() * 0.34, max(metrics.horizontalAdvance(end) for end in ends))
    right = widest + em * 1.3
    plot = box.adjusted(left, em * 0.3, -right, -em * 1.5)
    span = max(1, high - low)

    def at(deal: int, total: float) -> QPointF:
        x = plot.left() + plot.width() * deal / max(1, len(curves.totals))
        return QPointF(x, plot.bottom() - plot.height() * (total - low) / span)

    _paint_grid(painter, plot, curves, theme, marks, at)
    dark = theme.color("ink").lightness() > theme.color("window").lightness()
    colors = _DARK_COLORS if dark else _LIGHT_COLORS
    for person in range(len(curves.names)):
        pen = QPen(QColor(colors[person % len(colors)]), max(1.6, em * 0.13))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if _DASHES[person % len(_DASHES)]:
            pen.setDashPattern(list(_DASHES[person % len(_DASHES)]))
        path = QPainterPath(at(0, 0))
        for deal, row in enumerate(curves.totals, 1):
            path.lineTo(at(deal, row[person]))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    last = curves.totals[-1]
    places = _spread([at(len(curves.totals), total).y() for total in last], em * 1.05, plot)
    for person, y in enumerate(places):
        color = QColor(colors[person % len(colors)])
        end = at(len(curves.totals), last[person])
        painter.setPen(QPen(color, 1))
        painter.drawLine(end, QPointF(end.x() + em * 0.7, y))
        painter.setPen(color)
        text = metrics.elidedText(ends[person], Qt.TextElideMode.ElideMiddle, widest)
        room = QRectF(plot.right() + em * 0.85, y - em / 2, widest + em * 0.4, em)
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text
        )


def _paint_grid(
    painter: QPainter,
    plot: QRectF,
    curves: Curves,
    theme: Theme,
    marks: Sequence[int],
    at: Callable[[int, float], QPointF],
) -> None:
    metrics = QFontMetricsF(painter.font())
    em = metrics.height()
    side = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    for mark in marks:
        y = at(0, mark).y()
        painter.setPen(QPen(theme.color("muted" if mark == 0 else "line"), 1.4 if mark == 0 else 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(theme.color("muted"))
        painter.drawText(
            QRectF(plot.left() - 20 * em, y - em / 2, 19.6 * em, em), side, curves.text(mark)
        )
    count = len(curves.totals)
    widest = max(metrics.horizontalAdvance(number) for number in curves.numbers) + em * 0.6
    every = max(1, -(-int(widest * count) // max(1, int(plot.width()))))
    middle = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    font, plain = QFont(painter.font()), painter.font()
    painter.setFont(font)
    for deal in range(every, count + 1, every):
        x = at(deal, 0).x()
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + em * 0.2))
        painter.setPen(theme.color("muted"))
        room = QRectF(x - 3 * em, plot.bottom() + em * 0.3, 6 * em, em)
        painter.drawText(room, middle, curves.numbers[deal - 1])
    painter.setFont(plain)


def _end_text(curves: Curves, person: int) -> str:
    return f"{curves.names[person]} {curves.text(curves.totals[-1][person])}"


def _step(span: int, most: int) -> int:
    """A round distance between lines, so that there are not too many."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span <= step * factor * most:
                return step * factor
        step *= 10


def _spread(wanted: list[float], least: float, plot: QRectF) -> list[float]:
    """Heights for names near those wanted, none over another."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    places = list(wanted)
    for before, place in pairwise(order):
        places[place] = max(places[place], places[before] + least)
    over = max(0.0, max(places, default=0.0) - plot.bottom())
    if over:
        limit = plot.bottom()
        for place in reversed(order):
            places[place] = min(places[place], limit)
            limit = places[place] - least
    return places
