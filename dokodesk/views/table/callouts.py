"""Frames round cards and a few words with an arrow: how a lesson or a coach points at things.

Shown over everything that lies on the table. Nothing here decides what is pointed at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from dokodesk.engine.cards import Card
from dokodesk.views.table.geometry import CARD_H
from dokodesk.views.table.items import CardItem
from dokodesk.views.table.layout import Zone, side_of
from dokodesk.views.table.paint import canvas, painter_on, ring_pixmap, table_font, with_alpha
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.theme import Theme

__all__ = ["Callouts", "Pointed"]

_Z_FRAME = 2900.0
_Z_WORDS = 3200.0
_WIDEST = 22.0
"""Width of the words in sizes of the text."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """What is pointed at.

    Attributes:
        cards: faces; each open card of that face in a hand or in the trick is framed.
        seat: a seat to point at, when no card is.
        text: a few words beside the first card or at the seat; may be empty.
    """

    cards: tuple[Card, ...] = ()
    seat: int | None = None
    text: str = ""


class Callouts:
    """The frames and the words on one scene."""

    def __init__(self, scene: TableScene, make_room: Callable[[QRectF], object]) -> None:
        """Points at nothing yet.

        Args:
            scene: where everything lies.
            make_room: told where the words are, an empty area where there are none.
        """
        self._scene = scene
        self._make_room = make_room
        self._pointed: Pointed | None = None
        self._frames: list[QGraphicsPixmapItem] = []
        self._words = scene.add_pixmap(_Z_WORDS)
        self._look: tuple[Theme, float, float] | None = None

    @property
    def pointed(self) -> Pointed | None:
        """What is pointed at, or ``None``."""
        return self._pointed

    @property
    def frames(self) -> int:
        """How many cards are framed."""
        return sum(frame.isVisible() for frame in self._frames)

    @property
    def words_area(self) -> QRectF:
        """Where the words are; empty if there are none."""
        if not self._words.isVisible():
            return QRectF()
        return self._words.sceneBoundingRect()

    def arrange(self, theme: Theme, text_px: float, ratio: float) -> None:
        """Take a look; what is shown is painted anew."""
        self._look = (theme, text_px, ratio)
        self.place()

    def point(self, pointed: Pointed | None) -> None:
        """Point at something, or at nothing."""
        self._pointed = pointed
        self.place()

    def hide(self) -> None:
        """Take frames and words away while cards move; ``place`` brings them back."""
        for frame in self._frames:
            frame.hide()
        self._words.hide()
        self._make_room(QRectF())

    def place(self) -> None:
        """Put frames and words where the cards lie now."""
        self._put()
        self._make_room(self.words_area)

    def _put(self) -> None:
        for frame in self._frames:
            frame.hide()
        self._words.hide()
        pointed, look = self._pointed, self._look
        picture = self._scene.picture
        if pointed is None or look is None or picture is None:
            return
        theme, text_px, ratio = look
        items = list(self._meant(pointed.cards))
        for number, item in enumerate(items):
            self._frame(number, item, theme, ratio)
        if not pointed.text:
            return
        geometry = self._scene.geometry
        if items:
            pose = items[0].pose
            at = QPointF(pose.x, pose.y - pose.width * CARD_H / 2 + 2)
        elif pointed.seat is not None:
            place = geometry.seats[side_of(pointed.seat, picture.own_seat)]
            at = QPointF(place.plate.centre.x * geometry.unit, place.plate.y * geometry.unit)
            below = place.plate.bottom * geometry.unit
            if at.y() < geometry.height * geometry.unit * 0.3:
                at.setY(below)
        else:
            at = QPointF(geometry.trick.x * geometry.unit, geometry.trick.y * geometry.unit)
        self._say(pointed.text, at, theme, text_px, ratio)

    def _meant(self, cards: Iterable[Card]) -> Iterable[CardItem]:
        wanted = list(cards)
        for card in wanted:
            for item in self._scene.cards:
                slot = item.slot
                if (
                    slot is not None
                    and item.card is card
                    and item.isVisible()
                    and slot.zone in (Zone.HAND, Zone.TRICK, Zone.LAID)
                    and item.pose.turn > 0.5
                ):
                    yield item

    def _frame(self, number: int, item: CardItem, theme: Theme, ratio: float) -> None:
        while len(self._frames) <= number:
            frame = self._scene.add_pixmap(_Z_FRAME)
            frame.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._frames.append(frame)
        frame = self._frames[number]
        width = round(item.pose.width)
        pixmap = ring_pixmap(width, round(width * CARD_H), theme, ratio)
        half = pixmap.deviceIndependentSize() / 2
        frame.setPixmap(pixmap)
        frame.setOffset(-half.width(), -half.height())
        frame.setPos(item.pose.x, item.pose.y)
        frame.setRotation(item.pose.angle)
        # In a fan the frame of a card lies below the next card, as the card does.
        frame.setZValue(item.zValue() + 0.4)
        frame.show()

    def _say(self, text: str, at: QPointF, theme: Theme, text_px: float, ratio: float) -> None:
        geometry = self._scene.geometry
        room = QRectF(0, 0, geometry.width * geometry.unit, geometry.height * geometry.unit)
        pixmap, left, top = callout_pixmap(text, at, room, theme, text_px, ratio)
        self._scene.show_pixmap(self._words, pixmap, left, top)


def callout_pixmap(
    text: str, at: QPointF, room: QRectF, theme: Theme, text_px: float, ratio: float
) -> tuple[QPixmap, float, float]:
    """A box of words with an arrow whose point is at a place.

    Args:
        text: the words; long ones are broken into lines.
        at: what is pointed at; the box is above it, or below where there is no room.
        room: the box stays in it.
        theme: colours.
        text_px: size of the text.
        ratio: pixel ratio.

    Returns:
        The picture and the place of its upper left corner.
    """
    font = table_font(text_px * 1.05, bold=True)
    most = min(text_px * _WIDEST, room.width() - text_px * 2)
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
    words = QFontMetricsF(font).boundingRect(QRectF(0, 0, most, 4000), flags, text)
    pad, tip = text_px * 0.8, text_px * 0.8
    width, height = words.width() + 2 * pad + 2, words.height() + 2 * pad
    above = at.y() - height - tip >= room.top()
    left = min(max(room.left() + 4, at.x() - width / 2), room.right() - width - 4)
    top = at.y() - height - tip - 4 if above else at.y()
    pixmap = canvas(width + 4, height + tip + 4, ratio)
    painter = painter_on(pixmap)
    body = QRectF(2, 2 if above else tip, width, height)
    point = QPointF(min(max(at.x() - left, 2 * pad), width - 2 * pad), body.bottom() + tip - 1)
    if not above:
        point.setY(1)
    edge = body.bottom() - 1 if above else body.top() + 1
    shape = QPainterPath()
    shape.addRoundedRect(body, text_px * 0.6, text_px * 0.6)
    arrow = QPainterPath()
    arrow.addPolygon(
        QPolygonF([point, QPointF(point.x() - tip, edge), QPointF(point.x() + tip, edge)])
    )
    arrow.closeSubpath()
    shape = shape.united(arrow)
    painter.setBrush(QColor(theme.bubble))
    painter.setPen(QPen(with_alpha(theme.bubble_text, 200), 1.4))
    painter.drawPath(shape)
    painter.setFont(font)
    painter.setPen(QColor(theme.bubble_text))
    painter.drawText(body.adjusted(pad, pad * 0.5, -pad, -pad * 0.5), flags, text)
    painter.end()
    return pixmap, left, top
