"""The soft shadow below a card that is held or in the air."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from dokodesk.views.table.geometry import CARD_H
from dokodesk.views.table.items import CardItem
from dokodesk.views.table.paint import shade_pixmap

__all__ = ["Shade"]


class Shade:
    """One shadow for one card at a time, painted when it is first needed."""

    def __init__(self, item: QGraphicsPixmapItem, z: float) -> None:
        """Take an item of the scene.

        Args:
            item: becomes the shadow.
            z: its height below a held card.
        """
        self._item = item
        self._z = z
        self._width = 0.0
        self._ratio = 1.0
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.hide()

    def arrange(self, width: float, ratio: float) -> None:
        """Take the width of a held card and the pixel ratio of the screen."""
        self._width, self._ratio = width, ratio
        self._item.setPixmap(QPixmap())

    def under_held(self) -> None:
        """Show it below a card held by the pointer."""
        self._need()
        self._item.setScale(1.0)
        self._item.setZValue(self._z)
        self._item.show()

    def move(self, at: QPointF, tilt: float) -> None:
        """Follow the held card with its middle here and this turn."""
        self._item.setPos(at.x() + self._width * 0.05, at.y() + self._width * 0.10)
        self._item.setRotation(tilt)

    def under_flying(self, item: CardItem, part: float) -> None:
        """Follow a card in the air; it is highest, and so furthest from its shadow, half way."""
        high = math.sin(math.pi * part) if 0 < part < 1 else 0.0
        self._item.setVisible(high > 0.0)
        if high <= 0.0 or not self._width:
            return
        self._need()
        pose = item.pose
        self._item.setScale(pose.width / self._width)
        self._item.setZValue(item.zValue() - 0.5)
        self._item.setPos(pose.x + self._width * 0.05 * high, pose.y + self._width * 0.12 * high)
        self._item.setRotation(pose.angle)

    def hide(self) -> None:
        """Take it away."""
        self._item.hide()

    def _need(self) -> None:
        if not self._item.pixmap().isNull():
            return
        shade = shade_pixmap(self._width, self._width * CARD_H, self._ratio)
        half = shade.deviceIndependentSize() / 2
        self._item.setPixmap(shade)
        self._item.setOffset(-half.width(), -half.height())
