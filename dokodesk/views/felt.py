"""The cloth that the first pages lie on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from dokodesk.views.theme import Theme

__all__ = ["paint_felt"]


def paint_felt(widget: QWidget, theme: Theme) -> None:
    """Paints the ground of a widget: cloth under a lamp. Call it in ``paintEvent``."""
    painter = QPainter(widget)
    area = QRectF(widget.rect())
    light = QRadialGradient(area.center().x(), area.height() * 0.3, max(1.0, area.width() * 0.7))
    light.setColorAt(0, theme.color("felt"))
    light.setColorAt(1, theme.color("felt_deep"))
    painter.fillRect(area, light)
    painter.end()
