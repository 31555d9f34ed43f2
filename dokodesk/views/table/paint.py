"""Cloth, drop target and frames, painted into pixmaps; tools for other painters.

Painted when it changes, never while something moves. Nothing here knows the rules.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from dokodesk.views.table.surface import paint_boards
from dokodesk.views.table.theme import Surface, Theme

__all__ = [
    "canvas",
    "cloth_pixmap",
    "drop_pixmap",
    "elided",
    "painter_on",
    "ring_pixmap",
    "shade_pixmap",
    "table_font",
    "with_alpha",
]

_GLOW: Final = 5
_ALPHA: Final = 225


def table_font(text_px: float, *, bold: bool = False) -> QFont:
    """The font of the table in a size in pixels."""
    font = QFont()
    font.setPixelSize(max(7, round(text_px)))
    font.setBold(bold)
    return font


def elided(text: str, font: QFont, room: float) -> str:
    """A text, shortened where it is wider than its room. All texts that are painted pass here."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """An empty pixmap of a size in logical pixels."""
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def painter_on(pixmap: QPixmap) -> QPainter:
    """A painter with smooth edges; end it before the pixmap is used."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


def with_alpha(color: str, alpha: int) -> QColor:
    """A colour that lets through what is below; alpha is 0 to 255."""
    shade = QColor(color)
    shade.setAlpha(alpha)
    return shade


# --- cloth ----------------------------------------------------------------------------------------


def cloth_pixmap(width: int, height: int, seam: QRectF, theme: Theme, ratio: float) -> QPixmap:
    """The table top: light in the middle, darker to the edges, with a fine grain and a seam.

    Args:
        width: of the table in pixels.
        height: of the table in pixels.
        seam: the area in the middle where tricks are played.
        theme: colours.
        ratio: pixel ratio.
    """
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    area = QRectF(0, 0, width, height)
    light = QRadialGradient(QPointF(width / 2, height * 0.46), math.hypot(width, height) * 0.58)
    light.setColorAt(0.0, QColor(theme.cloth))
    light.setColorAt(0.55, _mixed(theme.cloth, theme.cloth_edge, 0.45))
    light.setColorAt(1.0, QColor(theme.cloth_edge))
    painter.fillRect(area, light)
    if theme.surface is Surface.FELT:
        painter.drawTiledPixmap(area, _grain())
    elif theme.surface is Surface.WOOD:
        paint_boards(painter, area)
    _paint_seam(painter, seam, theme)
    painter.end()
    return pixmap


def _paint_seam(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A stitched line round the middle, barely there."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(with_alpha("#ffffff", 7))
    radius = min(area.width(), area.height()) * 0.5
    thin = max(1.0, area.height() * 0.004)
    painter.setPen(QPen(with_alpha("#000000", 45), thin))
    painter.drawRoundedRect(area.translated(0, thin), radius, radius)
    painter.setPen(QPen(with_alpha(theme.line, 120), thin))
    painter.drawRoundedRect(area, radius, radius)


def _mixed(first: str, second: str, part: float) -> QColor:
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * part),
        round(a.green() + (b.green() - a.green()) * part),
        round(a.blue() + (b.blue() - a.blue()) * part),
    )


@lru_cache(maxsize=1)
def _grain_image() -> QImage:
    """A tile of faint specks; always the same, so that screenshots can be compared."""
    size = 128
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    value = 12345
    for y in range(size):
        for x in range(size):
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF
            speck = value >> 16 & 0xFF
            if speck < 96:
                image.setPixelColor(x, y, QColor(0, 0, 0, speck // 10))
            elif speck > 176:
                image.setPixelColor(x, y, QColor(255, 255, 255, (speck - 176) // 12))
    return image


def _grain() -> QPixmap:
    return QPixmap.fromImage(_grain_image())


def drop_pixmap(width: int, height: int, theme: Theme, ratio: float) -> QPixmap:
    """The light of the drop target."""
    pixmap = canvas(width, height, ratio)
    painter = painter_on(pixmap)
    thick = max(2.0, height * 0.008)
    area = QRectF(0, 0, width, height).adjusted(thick, thick, -thick, -thick)
    radius = min(area.width(), area.height()) * 0.5
    painter.setBrush(with_alpha(theme.turn, 26))
    for grow, alpha in ((thick, 60), (0.0, 230)):
        painter.setPen(QPen(with_alpha(theme.turn, alpha), thick))
        painter.drawRoundedRect(area.adjusted(-grow, -grow, grow, grow), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.end()
    return pixmap


def shade_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """The soft shadow of a card that is held above the table."""
    room = width * 0.16
    pixmap = canvas(width + 2 * room, height + 2 * room, ratio)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 10
    painter.setBrush(QColor(0, 0, 0, 9))
    for step in range(steps):
        inset = room * 1.6 * step / steps
        radius = room * 1.5 - inset * 0.6
        area = QRectF(0, 0, width + 2 * room, height + 2 * room)
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.end()
    return pixmap


def ring_pixmap(width: float, height: float, theme: Theme, ratio: float) -> QPixmap:
    """The frame round the card that the keyboard has chosen."""
    room = 5.0
    pixmap = canvas(width + 2 * room, height + 2 * room, ratio)
    painter = painter_on(pixmap)
    radius = width * 16 / 250 + 2
    area = QRectF(room - 2, room - 2, width + 4, height + 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 170), 5))
    painter.drawRoundedRect(area, radius, radius)
    painter.setPen(QPen(QColor(theme.turn), 3))
    painter.drawRoundedRect(area, radius, radius)
    painter.end()
    return pixmap
