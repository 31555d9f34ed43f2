"""The items on the table and how they get from one picture to the next.

The scene decides nothing: pictures come from the view of the seat, places from ``layout``. Whatever
happened before, ``settle`` puts every item where it belongs; a motion is a beat that ends there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from dokodesk.engine.cards import Card
from dokodesk.views.table.assign import assign
from dokodesk.views.table.card_art import CardArt
from dokodesk.views.table.director import Beat
from dokodesk.views.table.geometry import CARD_H, Geometry, Metrics, Point, geometry_for
from dokodesk.views.table.items import CardItem, Pose, pose_for
from dokodesk.views.table.layout import (
    NO_OPTIONS,
    HandOptions,
    Placement,
    Slot,
    Zone,
    hand_index_at,
    place_cards,
)
from dokodesk.views.table.paint import cloth_pixmap, drop_pixmap, ring_pixmap, shade_pixmap
from dokodesk.views.table.picture import Picture
from dokodesk.views.table.theme import Theme

__all__ = ["TableScene"]

_Z_CLOTH = -1000.0
_Z_DROP = -500.0
_Z_MOVING = 1000.0
_Z_HELD = 5000.0
#: A dragged card is a little larger, as if it were nearer.
_HELD_SCALE = 1.06

#: From an item and its new placement to when it starts and ends, as parts of the whole motion.
Timing = Callable[[CardItem, Placement], tuple[float, float]]


@dataclass(slots=True)
class _Track:
    """One item on its way."""

    item: CardItem
    start: Pose
    end: Pose
    begins: float
    ends: float
    rendered: float
    shown: float = -1.0
    """The part of its own way that is shown; items that wait or have arrived cost nothing."""

    def at(self, part: float) -> None:
        """Show the item at a part of the whole motion."""
        span = self.ends - self.begins
        own = 1.0 if span <= 0 else min(1.0, max(0.0, (part - self.begins) / span))
        if own == self.shown:
            return
        self.shown = own
        if own >= 1.0:
            self.item.hold(self.end)
        else:
            self.item.hold(self.start.towards(self.end, own), self.rendered)


def _at_once(item: CardItem, placement: Placement) -> tuple[float, float]:
    del item, placement
    return 0.0, 1.0


class TableScene(QGraphicsScene):
    """The deck, the cloth, the drop target and the focus ring."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Items are few and move all the time: an index would only be kept up to date.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._geometry = geometry_for(800, 500, Metrics())
        self._ratio = 1.0
        self._art: CardArt | None = None
        self._picture: Picture | None = None
        self._options = NO_OPTIONS
        self._cards: list[CardItem] = []
        self._placements: dict[Slot, Placement] = {}
        self._at_slot: dict[Slot, CardItem] = {}
        self._held: CardItem | None = None
        self._preferred: CardItem | None = None
        self._tracks: list[_Track] = []
        self._cloth = self._plain_item(_Z_CLOTH)
        self._drop = self._plain_item(_Z_DROP)
        self._shade = self._plain_item(_Z_HELD - 1)
        self._ring = self._plain_item(0.0)
        self._crown = self._plain_item(0.0)
        self._ringed: int | None = None
        self._drop.hide()
        self._paint_drop: Callable[[], QPixmap] = QPixmap
        self._shade.hide()
        self._ring.hide()
        self._crown.hide()
        self._nudge = QVariantAnimation(self)
        self._nudge.setStartValue(0.0)
        self._nudge.setEndValue(1.0)
        self._nudge.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._nudge.valueChanged.connect(self._on_nudge)
        self._nudge.finished.connect(self._on_nudged)
        self._nudged: list[_Track] = []

    def _plain_item(self, z: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(z)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(item)
        return item

    # --- what is there ---------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The divided table."""
        return self._geometry

    @property
    def picture(self) -> Picture | None:
        """What lies where, as it is shown or being approached."""
        return self._picture

    @property
    def options(self) -> HandOptions:
        """What is going on in the own hand."""
        return self._options

    @property
    def cards(self) -> tuple[CardItem, ...]:
        """The items of the whole deck."""
        return tuple(self._cards)

    @property
    def placements(self) -> tuple[Placement, ...]:
        """Where every card belongs now."""
        return tuple(self._placements.values())

    @property
    def held(self) -> CardItem | None:
        """The card being dragged."""
        return self._held

    @property
    def drop_item(self) -> QGraphicsPixmapItem:
        """The light of the drop target."""
        return self._drop

    @property
    def ring_item(self) -> QGraphicsPixmapItem:
        """The frame of the card that the keyboard has chosen."""
        return self._ring

    def card_at(self, slot: Slot) -> CardItem | None:
        """The item that belongs to a place."""
        return self._at_slot.get(slot)

    def hand_item(self, index: int) -> CardItem | None:
        """The item at a place of the own hand."""
        if self._picture is None:
            return None
        return self._at_slot.get(Slot(Zone.HAND, self._picture.own_seat, index))

    def hand_index(self, at: QPointF) -> int | None:
        """Which place of the own hand is under a point of the scene."""
        if self._picture is None:
            return None
        return hand_index_at(self._picture, self._geometry, self.point(at))

    def point(self, at: QPointF) -> Point:
        """A point of the scene in card units."""
        unit = self._geometry.unit
        return Point(at.x() / unit, at.y() / unit)

    def hand_rect(self, index: int) -> QRectF:
        """The area of a card of the own hand, in the scene."""
        item = self.hand_item(index)
        if item is None:
            return QRectF()
        pose = item.pose
        height = pose.width * CARD_H
        return QRectF(pose.x - pose.width / 2, pose.y - height / 2, pose.width, height)

    # --- size and look ---------------------------------------------------------------------------

    def arrange(
        self,
        size: tuple[int, int],
        ratio: float,
        metrics: Metrics,
        art: CardArt,
        theme: Theme,
    ) -> None:
        """Take a size, pixel ratio and look; everything is put in its place without motion."""
        width, height = max(1, size[0]), max(1, size[1])
        self._geometry = geometry_for(width, height, metrics)
        self._ratio = ratio
        self._art = art
        self.setSceneRect(0, 0, width, height)
        x, y, w, h = self._geometry.pixels(self._geometry.middle)
        self._cloth.setPixmap(cloth_pixmap(width, height, QRectF(x, y, w, h), theme, ratio))
        # Painted when it is first needed; most sizes of a window are only passed through.
        self._paint_drop = lambda: drop_pixmap(w, h, theme, ratio)
        self._drop.setPixmap(QPixmap())
        self._shade.setPixmap(QPixmap())
        self._drop.setPos(x, y)
        geometry = self._geometry
        for frame, scale in ((self._ring, 1.0), (self._crown, geometry.trick_scale)):
            width = round(geometry.unit * scale)
            pixmap = ring_pixmap(width, round(width * CARD_H), theme, ratio)
            frame.setPixmap(pixmap)
            half = pixmap.deviceIndependentSize() / 2
            frame.setOffset(-half.width(), -half.height())
            frame.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        sizes = (1.0, geometry.small, geometry.trick_scale, geometry.pile_scale)
        art.keep_only({round(geometry.unit * scale) for scale in sizes}, ratio)
        for item in self._cards:
            item.use(art, ratio)
        if self._picture is not None:
            self.settle(self._picture, self._options)

    def warm_up(self) -> bool:
        """Render one more face in the size of a trick, so that no card starts with a delay.

        Returns:
            Whether there may be more to render.
        """
        if self._art is None:
            return False
        return self._art.warm_up(self._geometry.unit * self._geometry.trick_scale, self._ratio)

    def prepare(self, cards: Iterable[Card]) -> None:
        """Render these faces in the size of the own hand, before they turn over."""
        if self._art is not None:
            for card in cards:
                self._art.face(card, self._geometry.unit, self._ratio)

    # --- cards -----------------------------------------------------------------------------------

    def settle(self, picture: Picture | None, options: HandOptions = NO_OPTIONS) -> None:
        """Put every item where it belongs, at once."""
        self._stop_nudge()
        self.mark_trick(None)
        self._tracks = []
        if picture is None:
            self._clear()
            return
        for item, placement in self._take_up(picture, options):
            self._put(item, placement)
        self._place_ring()

    def motion(
        self,
        picture: Picture,
        options: HandOptions,
        duration_ms: int,
        *,
        timing: Timing = _at_once,
        curve: QEasingCurve.Type = QEasingCurve.Type.InOutQuad,
        group: object = None,
    ) -> Beat:
        """A beat in which every item goes from where it is to its place in a picture."""

        def begin() -> None:
            self._stop_nudge()
            self._tracks = self._tracks_to(picture, options, timing)
            self._place_ring()

        def progress(part: float) -> None:
            for track in self._tracks:
                track.at(part)

        def end() -> None:
            # The picture may have been replaced meanwhile; then its own settling has the last word.
            if self._picture is picture:
                self.settle(picture, self._options)

        return Beat(duration_ms, begin, progress, end, group, curve)

    def set_options(self, options: HandOptions, duration_ms: int) -> None:
        """Let cards of the own hand rise, sink or change their light."""
        if self._picture is None or options == self._options:
            return
        picture = self._picture
        self._stop_nudge()
        tracks = []
        for item, placement in self._take_up(picture, options):
            if item is self._held:
                continue
            end = pose_for(placement, self._geometry.unit, self._ratio)
            item.setZValue(placement.z)
            if end == item.pose:
                item.hold(end)
            else:
                tracks.append(_Track(item, item.pose, end, 0.0, 1.0, end.width))
        self._nudged = tracks
        self._place_ring()
        if not tracks:
            return
        if duration_ms <= 0:
            self._on_nudge(1.0)
            self._on_nudged()
            return
        for track in tracks:
            track.at(0.0)
        self._nudge.setDuration(duration_ms)
        self._nudge.start()

    def _take_up(self, picture: Picture, options: HandOptions) -> list[tuple[CardItem, Placement]]:
        """Decide which item goes where; faces and light are set, poses are not."""
        self._need_cards(picture.cards)
        placements = place_cards(picture, self._geometry, options)
        pairs = assign(placements, self._cards, self._preferred)
        self._picture = picture
        self._options = options
        self._placements = {placement.slot: placement for placement in placements}
        self._at_slot = {}
        for item, placement in pairs:
            if item is self._held and placement.slot.zone is not Zone.HAND:
                self.let_go()
            item.slot = placement.slot
            if placement.card is not None or placement.slot.zone in (Zone.HAND, Zone.STOCK):
                item.card = placement.card
            item.dimmed = placement.dimmed
            self._at_slot[placement.slot] = item
        return pairs

    def _tracks_to(self, picture: Picture, options: HandOptions, timing: Timing) -> list[_Track]:
        before = {id(item): item.slot for item in self._cards}
        faces: dict[int, Card | None] = {id(item): item.card for item in self._cards}
        tracks = []
        for item, placement in self._take_up(picture, options):
            if item is self._held:
                continue
            end = pose_for(placement, self._geometry.unit, self._ratio)
            if item.pose == end and faces.get(id(item)) is item.card:
                self._put(item, placement)
                continue
            old = before.get(id(item))
            changes_zone = old is None or old.zone is not placement.slot.zone
            item.setZValue(placement.z + (_Z_MOVING if changes_zone else 0.0))
            item.show()
            begins, ends = timing(item, placement)
            rendered = max(item.pose.width, end.width)
            tracks.append(_Track(item, item.pose, end, begins, ends, rendered))
        for track in tracks:
            track.at(0.0)
        return tracks

    def _put(self, item: CardItem, placement: Placement) -> None:
        if item is self._held:
            return
        item.setZValue(placement.z)
        item.hold(pose_for(placement, self._geometry.unit, self._ratio))
        item.setVisible(not placement.hidden)

    def _need_cards(self, count: int) -> None:
        """Make the items of the deck once; a smaller deck keeps the others hidden aside."""
        assert self._art is not None, "arrange comes first"
        if len(self._cards) == count:
            return
        while len(self._cards) > count:
            self.removeItem(self._cards.pop())
        while len(self._cards) < count:
            item = CardItem(len(self._cards))
            item.use(self._art, self._ratio)
            item.hold(
                Pose(
                    self._geometry.trick.x * self._geometry.unit,
                    self._geometry.trick.y * self._geometry.unit,
                    0.0,
                    float(round(self._geometry.unit * self._geometry.small)),
                    0.0,
                )
            )
            self.addItem(item)
            self._cards.append(item)

    def _clear(self) -> None:
        self.let_go()
        self._picture = None
        self._placements = {}
        self._at_slot = {}
        for item in self._cards:
            item.slot = None
            item.card = None
            item.hide()
        self.show_ring(None)

    # --- nudging ---------------------------------------------------------------------------------

    def _on_nudge(self, value: object) -> None:
        if isinstance(value, float):
            for track in self._nudged:
                if track.item is not self._held:
                    track.at(value)
            self._place_ring()

    def _on_nudged(self) -> None:
        self._on_nudge(1.0)
        self._nudged = []

    def _stop_nudge(self) -> None:
        self._nudge.stop()
        self._nudged = []

    # --- dragging --------------------------------------------------------------------------------

    def prefer(self, item: CardItem | None) -> None:
        """Remember which of two equal cards was taken hold of."""
        self._preferred = item

    def hold(self, item: CardItem) -> None:
        """Take a card of the own hand up."""
        self._held = item
        self._preferred = item
        item.setZValue(_Z_HELD)
        if self._shade.pixmap().isNull():
            width = self._geometry.unit * _HELD_SCALE
            shade = shade_pixmap(width, width * CARD_H, self._ratio)
            self._shade.setPixmap(shade)
            half = shade.deviceIndependentSize() / 2
            self._shade.setOffset(-half.width(), -half.height())
        self._shade.show()

    def drag(self, at: QPointF, tilt: float) -> None:
        """Move the held card.

        Args:
            at: where its middle goes.
            tilt: its turn in degrees.
        """
        if self._held is not None:
            width = float(round(self._geometry.unit))
            self._held.hold(Pose(at.x(), at.y(), tilt, width * _HELD_SCALE, 1.0), width)
            self._shade.setPos(at.x() + width * 0.05, at.y() + width * 0.10)
            self._shade.setRotation(tilt)

    def let_go(self) -> None:
        """Stop dragging; the card stays where it is until the next motion."""
        self._held = None
        self._drop.hide()
        self._shade.hide()

    def show_drop(self, *, lit: bool | None) -> None:
        """Show the drop target: ``None`` not at all, else faint or lit."""
        if lit is not None and self._drop.pixmap().isNull():
            self._drop.setPixmap(self._paint_drop())
        self._drop.setVisible(lit is not None)
        self._drop.setOpacity(1.0 if lit else 0.4)

    def in_drop(self, at: QPointF) -> bool:
        """Whether a card with its middle here would be played."""
        return self._geometry.drop.contains(self.point(at))

    # --- focus ring ------------------------------------------------------------------------------

    def mark_trick(self, seat: int | None) -> None:
        """Frame the card that has won the trick, or no card."""
        item = None
        if seat is not None and self._picture is not None:
            for index, (who, _) in enumerate(self._picture.trick):
                if who == seat:
                    item = self._at_slot.get(Slot(Zone.TRICK, seat, index))
        self._crown.setVisible(item is not None)
        if item is not None:
            self._crown.setPos(item.pose.x, item.pose.y)
            self._crown.setRotation(item.pose.angle)
            self._crown.setZValue(item.zValue() + 0.5)

    def show_ring(self, index: int | None) -> None:
        """Frame a card of the own hand as the one that the keyboard has chosen."""
        self._ringed = index
        self._place_ring()

    def _place_ring(self) -> None:
        item = None if self._ringed is None else self.hand_item(self._ringed)
        self._ring.setVisible(item is not None)
        if item is not None:
            self._ring.setPos(item.pose.x, item.pose.y)
            self._ring.setZValue(item.zValue() + 0.5)

    def add_pixmap(self, z: float) -> QGraphicsPixmapItem:
        """An item for something that is not a card."""
        item = self._plain_item(z)
        item.hide()
        return item

    def show_pixmap(
        self, item: QGraphicsPixmapItem, pixmap: QPixmap | None, x: float = 0.0, y: float = 0.0
    ) -> None:
        """Show a picture with its upper left corner at a point, or nothing."""
        if pixmap is None:
            item.hide()
            return
        item.setPixmap(pixmap)
        item.setPos(round(x * self._ratio) / self._ratio, round(y * self._ratio) / self._ratio)
        item.show()

    def all_at_rest(self) -> Iterable[tuple[CardItem, Pose]]:
        """Every item with the pose that the layout wants for it."""
        for slot, placement in self._placements.items():
            yield self._at_slot[slot], pose_for(placement, self._geometry.unit, self._ratio)
