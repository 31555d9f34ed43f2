"""The frames of single cards: the one that the keyboard has chosen, and the winner of a trick."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from dokodesk.views.table.geometry import CARD_H, Geometry
from dokodesk.views.table.items import CardItem
from dokodesk.views.table.paint import ring_pixmap
from dokodesk.views.table.theme import Theme

__all__ = ["Marks"]


class Marks:
    """Two frames, each round one card or hidden.

    Attributes:
        ring: round a card of the own hand.
        crown: round the card that wins the trick.
    """

    def __init__(self, ring: QGraphicsPixmapItem, crown: QGraphicsPixmapItem) -> None:
        self.ring = ring
        self.crown = crown
        for frame in (ring, crown):
            frame.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            frame.hide()

    def arrange(self, geometry: Geometry, theme: Theme, ratio: float) -> None:
        """Paint both frames for a size and look."""
        for frame, scale in ((self.ring, 1.0), (self.crown, geometry.trick_scale)):
            width = round(geometry.unit * scale)
            pixmap = ring_pixmap(width, round(width * CARD_H), theme, ratio)
            frame.setPixmap(pixmap)
            half = pixmap.deviceIndependentSize() / 2
            frame.setOffset(-half.width(), -half.height())

    def put_ring(self, item: CardItem | None) -> None:
        """Frame a card of the own hand, or none."""
        self.ring.setVisible(item is not None)
        if item is not None:
            self.ring.setPos(item.pose.x, item.pose.y)
            self.ring.setZValue(item.zValue() + 0.5)

    def put_crown(self, item: CardItem | None) -> None:
        """Frame a card of the trick, or none."""
        self.crown.setVisible(item is not None)
        if item is not None:
            self.crown.setPos(item.pose.x, item.pose.y)
            self.crown.setRotation(item.pose.angle)
            self.crown.setZValue(item.zValue() + 0.5)
