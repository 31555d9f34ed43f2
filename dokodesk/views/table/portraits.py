"""Small portraits for the name plates, drawn from a few shapes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

__all__ = ["paint_portrait"]


@dataclass(frozen=True, slots=True)
class _Look:
    ground: str
    skin: str
    hair: str
    clothes: str
    long_hair: bool = False
    beard: bool = False
    glasses: bool = False


_LOOKS: Final = (
    _Look("#e9c46a", "#f1c9a5", "#5b3a24", "#2a6f97"),
    _Look("#9bc4bc", "#f3d2b3", "#b5651d", "#7b2d26", long_hair=True),
    _Look("#c9ada7", "#e8b48a", "#3b3b3b", "#33658a", beard=True),
    _Look("#a3b18a", "#f6d7bd", "#d9d4c7", "#5f4b8b", glasses=True),
)


def paint_portrait(painter: QPainter, area: QRectF, seat: int) -> None:
    """Paint somebody's head and shoulders into a round disc."""
    look = _LOOKS[seat % len(_LOOKS)]
    size = area.width()

    def at(x: float, y: float) -> QPointF:
        return QPointF(area.x() + x * size, area.y() + y * size)

    def spot(x: float, y: float, w: float, h: float) -> QRectF:
        return QRectF(area.x() + x * size, area.y() + y * size, w * size, h * size)

    disc = QPainterPath()
    disc.addEllipse(area)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.ground))
    painter.drawPath(disc)
    painter.setClipPath(disc)
    if look.long_hair:
        painter.setBrush(QColor(look.hair))
        painter.drawRoundedRect(spot(0.27, 0.20, 0.46, 0.58), size * 0.2, size * 0.2)
    painter.setBrush(QColor(look.clothes))
    painter.drawEllipse(spot(0.14, 0.70, 0.72, 0.62))
    painter.setBrush(QColor(look.skin).darker(108))
    painter.drawRect(spot(0.43, 0.60, 0.14, 0.16))
    painter.setBrush(QColor(look.skin))
    painter.drawEllipse(spot(0.32, 0.24, 0.36, 0.46))
    painter.setBrush(QColor(look.hair))
    top = QPainterPath()
    top.moveTo(at(0.30, 0.46))
    top.cubicTo(at(0.26, 0.10), at(0.74, 0.10), at(0.70, 0.46))
    top.cubicTo(at(0.66, 0.30), at(0.50, 0.34), at(0.40, 0.30))
    top.cubicTo(at(0.36, 0.34), at(0.32, 0.38), at(0.30, 0.46))
    painter.drawPath(top)
    if look.beard:
        chin = QPainterPath()
        chin.moveTo(at(0.32, 0.50))
        chin.cubicTo(at(0.33, 0.80), at(0.67, 0.80), at(0.68, 0.50))
        chin.cubicTo(at(0.62, 0.60), at(0.38, 0.60), at(0.32, 0.50))
        painter.drawPath(chin)
    painter.setBrush(QColor("#2b2622"))
    painter.drawEllipse(spot(0.405, 0.45, 0.05, 0.06))
    painter.drawEllipse(spot(0.545, 0.45, 0.05, 0.06))
    ink = QPen(QColor("#2b2622"), max(1.0, size * 0.03))
    ink.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ink)
    if look.glasses:
        painter.drawEllipse(spot(0.36, 0.42, 0.13, 0.13))
        painter.drawEllipse(spot(0.51, 0.42, 0.13, 0.13))
    smile = QPainterPath(at(0.44, 0.595))
    smile.quadTo(at(0.50, 0.64), at(0.56, 0.595))
    painter.drawPath(smile)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
    painter.drawEllipse(area)
