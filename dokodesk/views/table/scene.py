"""The items on the table and how they get from one picture to the next.

The scene decides nothing: pictures come from the view of the seat, places from ``layout``. Whatever
happened before, ``settle`` puts every item where it belongs; a motion is a beat that ends there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap, QTransform
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
from dokodesk.views.table.marks import Marks
from dokodesk.views.table.paint import cloth_pixmap, drop_pixmap
from dokodesk.views.table.picture import Picture
from dokodesk.views.table.shade import Shade
from dokodesk.views.table.theme import Theme
from dokodesk.views.table.tracks import Timing, Track, at_once, from_0_to_1

__all__ = ["TableScene"]

_Z_CLOTH = -1000.0
_Z_DROP = -500.0
_Z_MOVING = 1000.0
_Z_HELD = 5000.0
#: A dragged card is a little larger, as if it were nearer.
_HELD_SCALE = 1.06
#: A played card is lifted half way.
_LIFT = 0.09


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
        self._tracks: list[Track] = []
        self._cloth = self._plain_item(_Z_CLOTH)
        self._drop = self._plain_item(_Z_DROP)
        self._shade = Shade(self._plain_item(_Z_HELD - 1), _Z_HELD - 1)
        self._marks = Marks(self._plain_item(0.0), self._plain_item(0.0))
        self._ringed: int | None = None
        self._flying: CardItem | None = None
        self._drop.hide()
        self._paint_drop: Callable[[], QPixmap] = QPixmap
        self._shade.hide()
        self._nudge = from_0_to_1(self)
        self._nudge.valueChanged.connect(self._on_nudge)
        self._nudge.finished.connect(self._on_nudged)
        self._nudged: list[Track] = []

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
        return self._marks.ring

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
        known = self._cloth.pixmap()
        if art.rough and not known.isNull():
            old = known.deviceIndependentSize()
            self._cloth.setTransform(
                QTransform.fromScale(width / old.width(), height / old.height())
            )
        else:
            self._cloth.setTransform(QTransform())
            self._cloth.setPixmap(cloth_pixmap(width, height, QRectF(x, y, w, h), theme, ratio))
        # Painted when it is first needed; most sizes of a window are only passed through.
        self._paint_drop = lambda: drop_pixmap(w, h, theme, ratio)
        self._drop.setPixmap(QPixmap())
        self._shade.arrange(self._geometry.unit * _HELD_SCALE, ratio)
        self._drop.setPos(x, y)
        self._marks.arrange(self._geometry, theme, ratio)
        if not art.rough:
            art.keep_only(self._geometry.card_widths, ratio)
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
        self._flying = None
        if self._held is None:
            self._shade.hide()
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
        timing: Timing = at_once,
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
            if self._flying is not None and self._held is None:
                self._shade.under_flying(self._flying, part)

        def end() -> None:
            # The picture may have been replaced meanwhile; then its own settling has the last word.
            if self._picture is picture:
                self.settle(picture, self._options)

        return Beat(duration_ms, begin, progress, end, group, curve)

    def set_options(self, options: HandOptions, duration_ms: int) -> None:
        """Let cards of the own hand rise, sink or change their light."""
        if self._picture is not None and options != self._options:
            self._nudge_to(self._picture, options, duration_ms)

    def lay_hand(
        self, cards: tuple[Card | None, ...], options: HandOptions, duration_ms: int
    ) -> None:
        """Let the own cards change their places among each other."""
        if self._picture is None:
            return
        hands = list(self._picture.hands)
        hands[self._picture.own_seat] = cards
        self._nudge_to(replace(self._picture, hands=tuple(hands)), options, duration_ms)

    def _nudge_to(self, picture: Picture, options: HandOptions, duration_ms: int) -> None:
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
                tracks.append(Track(item, item.pose, end, 0.0, 1.0, end.width))
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

    def _tracks_to(self, picture: Picture, options: HandOptions, timing: Timing) -> list[Track]:
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
            played = changes_zone and placement.slot.zone is Zone.TRICK
            lift = _LIFT if played and item.pose.width > 1 else 0.0
            tracks.append(Track(item, item.pose, end, begins, ends, rendered, lift))
            if played:
                self._flying = item
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
        self._shade.under_held()

    def drag(self, at: QPointF, tilt: float) -> None:
        """Move the held card.

        Args:
            at: where its middle goes.
            tilt: its turn in degrees.
        """
        if self._held is not None:
            width = float(round(self._geometry.unit))
            self._held.hold(Pose(at.x(), at.y(), tilt, width * _HELD_SCALE, 1.0), width)
            self._shade.move(at, tilt)

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

    def in_hand(self, at: QPointF) -> bool:
        """Whether a point is so near to the own hand that a card there is one of it."""
        hand, point = self._geometry.hand, self.point(at)
        return hand.y - self._geometry.lift <= point.y <= self._geometry.height

    def hand_place(self, middle: QPointF) -> int:
        """Which place of the own hand a card with its middle here would take."""
        if self._picture is None:
            return 0
        count = len(self._picture.hands[self._picture.own_seat])
        step = self._geometry.step(count)
        left = self._geometry.width / 2 - step * (count - 1) / 2
        place = round((self.point(middle).x - left) / step) if step else 0
        return max(0, min(count - 1, place))

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
        self._marks.put_crown(item)

    def show_ring(self, index: int | None) -> None:
        """Frame a card of the own hand as the one that the keyboard has chosen."""
        self._ringed = index
        self._place_ring()

    def _place_ring(self) -> None:
        self._marks.put_ring(None if self._ringed is None else self.hand_item(self._ringed))

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
