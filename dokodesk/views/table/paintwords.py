"""Spoken words, important facts and the name of the game, painted into pixmaps."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from dokodesk.views.table.paint import canvas, elided, painter_on, table_font, with_alpha
from dokodesk.views.table.theme import Theme

#: So much smaller a name may be written before something of it is left out, and at all.
_SMALLER = 0.85
_LEAST = 0.72
#: The smallest that spoken words are written, by the size of the table's text.
_LEAST_SPEECH = 0.8

__all__ = ["banner_pixmap", "bubble_pixmap", "pill_pixmap"]


def bubble_pixmap(
    text: str, side: int, text_px: float, theme: Theme, ratio: float, most: float = math.inf
) -> tuple[QPixmap, QPointF]:
    """A speech bubble.

    Args:
        text: what is said.
        side: of the seat: 0 below, 1 left, 2 above, 3 right; the tip points to it.
        text_px: size of the table's text.
        theme: colours.
        ratio: pixel ratio.
        most: the widest it should be; longer words are written smaller.

    Returns:
        The picture, and where the tip of the bubble is in it.
    """
    size, font = 1.25, table_font(text_px * 1.25, bold=True)
    while _width(text, font) + text_px * 2.8 > most and size > _LEAST_SPEECH:
        size -= 0.05
        font = table_font(text_px * size, bold=True)
    body = QSizeF(_width(text, font) + text_px * 2.0, text_px * 2.5)
    tip = text_px * 0.8
    left = tip if side == 1 else 3.0
    top = tip if side == 2 else 3.0
    right = tip if side == 3 else 3.0
    bottom = tip if side == 0 else 5.0
    pixmap = canvas(body.width() + left + right, body.height() + top + bottom, ratio)
    area = QRectF(QPointF(left, top), body)
    middle = area.center()
    point, first, second = {
        0: (
            QPointF(area.left() + text_px * 1.4, area.bottom() + tip - 2),
            QPointF(area.left() + text_px * 1.0, area.bottom() - 1),
            QPointF(area.left() + text_px * 2.0, area.bottom() - 1),
        ),
        1: (
            QPointF(1, middle.y()),
            QPointF(area.left() + 1, middle.y() - text_px * 0.45),
            QPointF(area.left() + 1, middle.y() + text_px * 0.45),
        ),
        2: (
            QPointF(middle.x(), 1),
            QPointF(middle.x() - text_px * 0.45, area.top() + 1),
            QPointF(middle.x() + text_px * 0.45, area.top() + 1),
        ),
        3: (
            QPointF(area.right() + tip - 1, middle.y()),
            QPointF(area.right() - 1, middle.y() - text_px * 0.45),
            QPointF(area.right() - 1, middle.y() + text_px * 0.45),
        ),
    }[side]
    shape = QPainterPath()
    shape.addRoundedRect(area, body.height() * 0.42, body.height() * 0.42)
    tail = QPainterPath()
    tail.addPolygon(QPolygonF([point, first, second]))
    tail.closeSubpath()
    shape = shape.united(tail)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawPath(shape.translated(0.8, 2.0))
    painter.setBrush(QColor(theme.bubble))
    painter.setPen(QPen(with_alpha(theme.bubble_text, 120), 1))
    painter.drawPath(shape)
    painter.setFont(font)
    painter.setPen(QColor(theme.bubble_text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap, point


def banner_pixmap(
    title: str, detail: str, text_px: float, theme: Theme, ratio: float, most: float
) -> QPixmap:
    """An important fact for the middle of the table.

    Args:
        title: the fact.
        detail: a second line, may be empty.
        text_px: size of the table's text.
        theme: colours.
        ratio: pixel ratio.
        most: the widest it may be.
    """
    large, small = table_font(text_px * 1.7, bold=True), table_font(text_px * 1.05)
    wide, fine = QFontMetricsF(large), QFontMetricsF(small)
    width = max(wide.horizontalAdvance(title), fine.horizontalAdvance(detail)) + text_px * 3
    width = min(width, most)
    height = text_px * (4.6 if detail else 3.4)
    pixmap = canvas(width + 4, height + 4, ratio)
    painter = painter_on(pixmap)
    area = QRectF(2, 2, width, height)
    shade = QLinearGradient(area.topLeft(), area.bottomLeft())
    shade.setColorAt(0, with_alpha(theme.panel, 248))
    shade.setColorAt(1, with_alpha(theme.plate, 248))
    painter.setBrush(shade)
    painter.setPen(QPen(QColor(theme.turn), 1.6))
    painter.drawRoundedRect(area, text_px * 0.8, text_px * 0.8)
    room = width - text_px * 1.4
    painter.setPen(QColor(theme.text))
    painter.setFont(large)
    upper = QRectF(area.x(), area.y() + text_px * 0.5, width, text_px * 2.4)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, elided(title, large, room))
    if detail:
        painter.setPen(QColor(theme.faint))
        painter.setFont(small)
        lower = QRectF(area.x(), upper.bottom(), width, text_px * 1.3)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, elided(detail, small, room))
    painter.end()
    return pixmap


def pill_pixmap(
    title: str, detail: str, text_px: float, theme: Theme, ratio: float, most: float
) -> QPixmap:
    """The name of the game and a line below it, for a corner of the table.

    A long name is written smaller; then who plays is left out, which a mark at the seat says too;
    then it takes two lines.

    Args:
        title: the name, perhaps with who plays it after a middle dot.
        detail: the line below, may be empty.
        text_px: size of the table's text.
        theme: colours.
        ratio: pixel ratio.
        most: the widest it may be.
    """
    pad = text_px * 0.7
    room = most - 2 * pad - 2
    title, bold = _fitted(title, text_px, room, bold=True)
    detail, small = _fitted(detail, text_px * 0.86, room)
    width = pad * 2 + 2
    width += max(_width(title, bold), _width(detail, small))
    height = text_px * (3.1 if detail else 1.9)
    pixmap = canvas(width, height, ratio)
    painter = painter_on(pixmap)
    area = QRectF(0.5, 0.5, width - 1, height - 1)
    painter.setBrush(with_alpha(theme.plate, 190))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(area, text_px * 0.6, text_px * 0.6)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.setFont(bold)
    painter.setPen(QColor(theme.text))
    painter.drawText(QRectF(pad, text_px * 0.15, room + 2, text_px * 1.6), left, title)
    if detail:
        painter.setFont(small)
        painter.setPen(QColor(theme.faint))
        painter.drawText(QRectF(pad, text_px * 1.55, room + 2, text_px * 1.3), left, detail)
    painter.end()
    return pixmap


def _fitted(text: str, text_px: float, room: float, *, bold: bool = False) -> tuple[str, QFont]:
    """What is written in a room and in which font; shortened only where nothing else helps."""
    head = text.partition(" · ")[0]
    words = head.split(" ")
    halves = (f"{' '.join(words[:cut])}\n{' '.join(words[cut:])}" for cut in range(1, len(words)))
    folded = min(halves, key=lambda lines: max(map(len, lines.splitlines())), default=head)
    for shown, least, most in ((text, _SMALLER, 1.0), (head, _LEAST, 1.0), (folded, 0.55, _LEAST)):
        for size in range(round(most * 20), round(least * 20) - 1, -1):
            font = table_font(text_px * size / 20, bold=bold)
            if _width(shown, font) <= room:
                return shown, font
    return elided(head, font, room), font


def _width(text: str, font: QFont) -> float:
    """The width of the longest line."""
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(line) for line in text.splitlines()), default=0.0)
