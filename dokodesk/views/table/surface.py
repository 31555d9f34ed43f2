"""The wooden table top: boards side by side, each with a grain of its own.

Always the same for a size, so that screenshots can be compared. Painted once into the picture of
the table top, never while something moves.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

__all__ = ["paint_boards"]

#: Height of a board by the shorter side of the table.
_BOARD: Final = 0.19
_LINES: Final = 15
#: The longest side of the picture in pixels.
_FINEST: Final = 1400
_KNOTS: Final = 0.45


def paint_boards(painter: QPainter, area: QRectF) -> None:
    """Paint boards over the ground that lies there already; they only darken and lighten it."""
    scale = min(1.0, _FINEST / max(area.width(), area.height()))
    image = _boards(round(area.width() * scale), round(area.height() * scale))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(area, image)


@lru_cache(maxsize=1)
def _boards(width: int, height: int) -> QImage:
    """Grain is soft: on a very large screen the same picture is only enlarged."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    _paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def _paint(painter: QPainter, area: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    height = max(40.0, min(area.width(), area.height()) * _BOARD)
    chance = random.Random(7)
    top = area.top() - height * 0.4
    while top < area.bottom():
        _paint_board(painter, QRectF(area.left(), top, area.width(), height), chance)
        top += height


def _paint_board(painter: QPainter, board: QRectF, chance: random.Random) -> None:
    painter.setClipRect(board)
    shade = chance.uniform(-1.0, 1.0)
    tint = (
        QColor(255, 236, 200, round(14 * shade))
        if shade > 0
        else QColor(30, 14, 0, round(-26 * shade))
    )
    painter.fillRect(board, tint)
    knot = None
    if chance.random() < _KNOTS:
        at = QPointF(board.left() + board.width() * chance.uniform(0.08, 0.92), board.top())
        knot = QPointF(at.x(), board.top() + board.height() * chance.uniform(0.3, 0.7))
    for line in range(_LINES):
        _paint_line(painter, board, (line + chance.random()) / _LINES, knot, chance)
    if knot is not None:
        _paint_knot(painter, knot, board.height())
    joint = max(1.0, board.height() * 0.012)
    edge = QLinearGradient(0, board.bottom() - 3 * joint, 0, board.bottom())
    edge.setColorAt(0, QColor(0, 0, 0, 0))
    edge.setColorAt(1, QColor(0, 0, 0, 70))
    painter.fillRect(
        QRectF(board.left(), board.bottom() - 3 * joint, board.width(), 3 * joint), QBrush(edge)
    )
    painter.fillRect(
        QRectF(board.left(), board.top(), board.width(), joint), QColor(255, 240, 215, 22)
    )


def _paint_line(
    painter: QPainter, board: QRectF, part: float, knot: QPointF | None, chance: random.Random
) -> None:
    """One line of the grain, wandering a little and flowing round the knot."""
    y = board.top() + part * board.height()
    swing = board.height() * 0.035
    phase, length = chance.uniform(0, 6.3), board.height() * chance.uniform(3.0, 6.0)
    path = QPainterPath()
    step = max(12.0, board.height() / 5)
    x = board.left() - step
    first = True
    while x <= board.right() + step:
        bend = swing * math.sin(x / length + phase) + swing * 0.5 * math.sin(x / length * 2.7)
        here = y + bend
        if knot is not None:
            away = (x - knot.x()) / (board.height() * 0.42)
            push = math.exp(-away * away) * board.height() * 0.16
            here += push if y >= knot.y() else -push
        if first:
            path.moveTo(x, here)
            first = False
        else:
            path.lineTo(x, here)
        x += step
    dark = chance.random() < 0.72
    ink = (
        QColor(40, 18, 2, chance.randint(16, 46))
        if dark
        else QColor(255, 232, 190, chance.randint(10, 24))
    )
    pen = QPen(ink, board.height() * chance.uniform(0.006, 0.026))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _paint_knot(painter: QPainter, at: QPointF, height: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for size, alpha in ((0.15, 34), (0.10, 44), (0.055, 70)):
        painter.setBrush(QColor(38, 16, 2, alpha))
        painter.drawEllipse(at, height * size * 1.5, height * size)
