"""One card of the deck on the screen."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from dokodesk.engine.cards import Card
from dokodesk.views.table.card_art import CardArt, shadow_margin
from dokodesk.views.table.geometry import CARD_H
from dokodesk.views.table.layout import Placement, Slot

__all__ = ["CardItem", "Pose", "pose_for"]


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card is held at one moment, in pixels.

    Attributes:
        x: middle.
        y: middle.
        angle: degrees clockwise.
        width: of the card.
        turn: 0 face down, 1 face up, between them while it turns over.
    """

    x: float
    y: float
    angle: float
    width: float
    turn: float

    def towards(self, other: Pose, part: float) -> Pose:
        """The pose a part of the way to another one; 1 is there."""
        rest = 1 - part
        return Pose(
            self.x * rest + other.x * part,
            self.y * rest + other.y * part,
            self.angle + _short_way(self.angle, other.angle) * part,
            self.width * rest + other.width * part,
            self.turn * rest + other.turn * part,
        )


def _short_way(start: float, end: float) -> float:
    """The turn from one angle to another; a card looks the same upside down."""
    way = (end - start) % 180
    return way - 180 if way > 90 else way


def pose_for(placement: Placement, unit: float, ratio: float) -> Pose:
    """The pose of a card that lies where its placement says.

    A card that is not turned lies on whole device pixels, which keeps its edges sharp.
    """
    width = float(round(placement.scale * unit))
    x, y = placement.x * unit, placement.y * unit
    if placement.angle == 0:
        x = _whole(x, width, ratio)
        y = _whole(y, float(round(width * CARD_H)), ratio)
    return Pose(x, y, placement.angle, width, 1.0 if placement.face_up else 0.0)


def _whole(middle: float, size: float, ratio: float) -> float:
    return round((middle - size / 2) * ratio) / ratio + size / 2


class CardItem(QGraphicsPixmapItem):
    """A card; a pixmap item without any painting in Python.

    ``slot`` is the place it belongs to, ``card`` its face as far as it is known here.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.slot: Slot | None = None
        self.card: Card | None = None
        self.dimmed = False
        self.pose = Pose(0.0, 0.0, 0.0, 1.0, 0.0)
        self._art: CardArt | None = None
        self._ratio = 1.0
        self._drawn: tuple[Card | None, bool, int, float, int] | None = None
        self._held: tuple[object, ...] | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def use(self, art: CardArt, ratio: float) -> None:
        """Take pictures from here from now on; shown with the next pose."""
        self._art = art
        self._ratio = ratio
        self._drawn = self._held = None

    def render_for(self, width: float, *, face_up: bool) -> None:
        """Show a side in a picture made for this width."""
        assert self._art is not None
        card = self.card if face_up else None
        wanted = (card, face_up and self.dimmed, round(width), self._ratio, id(self._art))
        if wanted == self._drawn:
            return
        self._drawn = wanted
        if card is None:
            pixmap = self._art.back(width, self._ratio)
        else:
            pixmap = self._art.face(card, width, self._ratio, dimmed=self.dimmed)
        self.setPixmap(pixmap)
        margin = shadow_margin(round(width))
        self.setOffset(-round(width) / 2 - margin, -round(round(width) * CARD_H) / 2 - margin)

    def hold(self, pose: Pose, rendered: float | None = None) -> None:
        """Show the card in a pose.

        Args:
            pose: where and how.
            rendered: the width of the picture to scale from while the size changes; the pose's
                own width, and so the sharpest picture, unless told.
        """
        self.pose = pose
        assert self._art is not None
        wanted = rendered if rendered is not None else pose.width
        # Most cards lie still while one moves; asking Qt for nothing new costs more than this.
        held = (pose, wanted, self.card, self.dimmed)
        if held == self._held and not self._art.rough:
            return
        self._held = held
        width = self._art.usable(wanted, self._ratio)
        # A face that is not known can only be seen from behind.
        face_up = pose.turn >= 0.5 and self.card is not None
        self.render_for(width, face_up=face_up)
        scale = pose.width / round(width)
        self.setPos(pose.x, pose.y)
        if 0 < pose.turn < 1:
            # First made narrow, then turned: the other way round the card would be skewed.
            narrow = max(0.02, abs(math.cos(math.pi * pose.turn)))
            turned = QTransform().rotate(pose.angle).scale(scale * narrow, scale)
            self.setRotation(0.0)
            self.setTransform(turned)
            return
        self.setRotation(pose.angle)
        plain = abs(scale - 1) < 1e-6
        self.setTransform(QTransform() if plain else QTransform.fromScale(scale, scale))
