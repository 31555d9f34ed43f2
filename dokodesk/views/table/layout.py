"""The place of every card: a pure function of picture, geometry and options.

Resizing, loading, undo and the end of every motion use the same placements; there is no second way
to decide where a card is. No Qt here. Lengths are in card units, angles in degrees clockwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum, unique

from dokodesk.engine.cards import Card
from dokodesk.views.table.geometry import CARD_H, Geometry, Point, Rect
from dokodesk.views.table.picture import Picture

__all__ = [
    "PILE_RISE",
    "HandOptions",
    "Placement",
    "Slot",
    "Zone",
    "hand_index_at",
    "place_cards",
    "side_of",
]


@unique
class Zone(IntEnum):
    """The kinds of places, lowest on the table first."""

    STOCK = 0
    PILE = 1
    HAND = 2
    LAID = 3
    TRICK = 4


@dataclass(frozen=True, slots=True)
class Slot:
    """A place that holds one card.

    ``index`` counts within hand, trick, laid cards and stock; on a pile it is the trick times four
    plus the card within the trick.
    """

    zone: Zone
    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Placement:
    """Where and how one card lies.

    Attributes:
        slot: the place.
        card: its face if it is known, else ``None``.
        x: middle, in card units.
        y: middle, in card units.
        angle: turn in degrees clockwise.
        scale: size; 1 is a card of the own hand.
        z: height in the heap.
        face_up: whether the face is shown.
        dimmed: it may not be played.
        hidden: it lies under others and need not be drawn.
    """

    slot: Slot
    card: Card | None
    x: float
    y: float
    angle: float
    scale: float
    z: float
    face_up: bool
    dimmed: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class HandOptions:
    """What is going on in the own hand.

    Attributes:
        playable: places of cards that may be played, or ``None`` when all look alike.
        raised: places of cards that stand out: under the pointer, chosen with the keyboard.
        chosen: places of cards picked for a poverty.
    """

    playable: frozenset[int] | None = None
    raised: frozenset[int] = frozenset()
    chosen: frozenset[int] = frozenset()


NO_OPTIONS = HandOptions()

_Z_STEP = 100.0
#: Turn of one card of a fan against the next, and the radius of the fan.
_FAN_DEGREES = 3.5
_FAN_RADIUS = 1.75
_ABOVE = 2
_RIGHT = 3
#: Open cards beside a plate: their distance from it, the longest row in cards, and the least part
#: of a card that is still seen in one row.
_BESIDE_GAP = 0.06
_ROW_MOST = 6.0
_LEAST_SHOWN = 0.3
#: The height of two rows of open cards, by that of a card.
_TWO_ROWS = 1.52
#: Six cards in this many widths can just be told apart.
_SHORT_ROW = 2.0
#: The second row leaves at least so much of the first to be read.
_LEAST_LOWER = 0.22
#: How far each trick of a pile lies above the one below it.
PILE_RISE = 0.009
#: How far apart the cards of a trick still are when they have been pushed together.
_GATHERED = 0.08
#: Slight turns of the cards in a trick, by the side they come from.
_TILT = (1.5, -5.0, -2.0, 4.0)


def side_of(seat: int, own_seat: int) -> int:
    """Where a seat sits as seen from the own one: 0 below, 1 left, 2 above, 3 right."""
    return (seat - own_seat) % 4


def place_cards(
    picture: Picture, geometry: Geometry, options: HandOptions = NO_OPTIONS
) -> tuple[Placement, ...]:
    """The place of every card of the deck.

    Args:
        picture: what lies where.
        geometry: the divided table.
        options: what is going on in the own hand.

    Returns:
        One placement for each card; as many as ``picture.cards``.
    """
    placed: list[Placement] = []
    for seat, hand in enumerate(picture.hands):
        if seat == picture.own_seat:
            placed += _own_hand(seat, hand, geometry, options)
        elif any(card is not None for card in hand):
            placed += _open_hand(seat, hand, geometry, side_of(seat, picture.own_seat))
        else:
            placed += _fan(seat, hand, geometry, side_of(seat, picture.own_seat))
        placed += _pile(seat, picture, geometry)
    placed += _trick(picture, geometry)
    placed += _laid(picture, geometry)
    placed += _stock(picture, geometry)
    return tuple(placed)


def _z(zone: Zone, index: float) -> float:
    return zone * _Z_STEP + index


def _own_hand(
    seat: int, hand: tuple[Card | None, ...], geometry: Geometry, options: HandOptions
) -> list[Placement]:
    step = geometry.step(len(hand))
    left = geometry.width / 2 - step * (len(hand) - 1) / 2
    middle = geometry.hand.centre.y
    placed = []
    for index, card in enumerate(hand):
        up = 0.0
        if index in options.chosen:
            up = geometry.lift
        elif index in options.raised:
            up = geometry.lift * 0.6
        dimmed = options.playable is not None and index not in options.playable
        placed.append(
            Placement(
                Slot(Zone.HAND, seat, index),
                card,
                left + index * step,
                middle - up,
                0.0,
                1.0,
                _z(Zone.HAND, index),
                face_up=card is not None,
                dimmed=dimmed,
            )
        )
    return placed


def hand_index_at(picture: Picture, geometry: Geometry, point: Point) -> int | None:
    """Which card of the own hand lies uppermost at a point, rising or not.

    A strip below a risen card belongs to it too, so that it does not flicker at its lower edge.
    """
    count = len(picture.hands[picture.own_seat])
    top, bottom = geometry.hand.y - geometry.lift, geometry.hand.bottom
    if not count or not top <= point.y <= bottom:
        return None
    step = geometry.step(count)
    first = geometry.width / 2 - step * (count - 1) / 2 - 0.5
    if not first <= point.x <= first + step * (count - 1) + 1:
        return None
    return min(count - 1, int((point.x - first) / step) if step else 0)


def _fan(
    seat: int, hand: tuple[Card | None, ...], geometry: Geometry, side: int
) -> list[Placement]:
    """Another seat's cards, spread round a point behind the seat."""
    place = geometry.seats[side]
    facing = math.radians(place.facing)
    scale = geometry.small
    radius = _FAN_RADIUS * scale * CARD_H
    # The pivot lies behind the seat, the cards point to the middle of the table.
    pivot = Point(place.fan.x - radius * math.sin(facing), place.fan.y + radius * math.cos(facing))
    placed = []
    for index, card in enumerate(hand):
        turn = (index - (len(hand) - 1) / 2) * _FAN_DEGREES
        direction = facing + math.radians(turn)
        placed.append(
            Placement(
                Slot(Zone.HAND, seat, index),
                card,
                pivot.x + radius * math.sin(direction),
                pivot.y - radius * math.cos(direction),
                place.facing + turn,
                scale,
                _z(Zone.HAND, 20.0 * (side + 1) + index),
                face_up=card is not None,
            )
        )
    return placed


def _open_hand(
    seat: int, hand: tuple[Card | None, ...], geometry: Geometry, side: int
) -> list[Placement]:
    """Another seat's cards face up, upright so that they can be read: a row above, two beside."""
    high = geometry.seats[1].fan.y - geometry.small * CARD_H * 0.76
    if geometry.compact or (side != _ABOVE and high < geometry.info.bottom):
        return _open_beside_plate(seat, hand, geometry, side)
    place = geometry.seats[side]
    scale = geometry.small
    card_h = scale * CARD_H
    rows = 1 if side == _ABOVE else 2
    in_row = -(-len(hand) // rows)
    width = min(geometry.width * (0.46 if side == _ABOVE else 0.21), scale * (0.5 * in_row + 1))
    step = min(scale * 0.52, (width - scale) / max(1, in_row - 1))
    if side == _ABOVE:
        left, top = place.fan.x - step * (in_row - 1) / 2, geometry.margin + card_h / 2
    else:
        top = place.fan.y - card_h * 0.26
        left = geometry.margin + scale / 2
        if side == _RIGHT:
            left = geometry.width - left - step * (in_row - 1)
    return [
        Placement(
            Slot(Zone.HAND, seat, index),
            card,
            left + index % in_row * step,
            top + index // in_row * card_h * 0.52,
            0.0,
            scale,
            _z(Zone.HAND, 20.0 * (side + 1) + index),
            face_up=card is not None,
        )
        for index, card in enumerate(hand)
    ]


def _open_beside_plate(
    seat: int, hand: tuple[Card | None, ...], geometry: Geometry, side: int
) -> list[Placement]:
    """The same where the text is large or the table low, so that no plate covers a card.

    The hands at the sides lie below plate and marks where there is room, else towards the middle
    from plate and pile, as the one above does; in two rows if one would leave too little of each.
    """
    plate, scale = geometry.seats[side].plate, geometry.small
    top, lower = _below_marks(geometry, side)
    if side != _ABOVE and lower >= _LEAST_LOWER:
        in_row = -(-len(hand) // 2)
        step = scale * 0.52
        left = geometry.margin
        if side == _RIGHT:
            left = geometry.width - geometry.margin - scale - step * (in_row - 1)
        return _rows(seat, hand, geometry, side, Point(left, top), in_row, step, lower)
    taken = geometry.pile_scale * CARD_H + 4 * _BESIDE_GAP
    if side == _RIGHT:
        right = plate.x - taken
        left = max(geometry.trick.x + _trick_half(geometry), right - _ROW_MOST * scale)
    else:
        left = plate.right + taken
        end = geometry.width - geometry.margin
        if end - plate.w / 2 - left >= _SHORT_ROW * scale:
            # Room for what may stand in the corner, where that leaves something of each card.
            end -= plate.w / 2
        if side != _ABOVE:
            end = geometry.trick.x - _trick_half(geometry)
        right = min(end, left + _ROW_MOST * scale)
    room = max(scale, right - left)
    rows = 1 if (room - scale) / max(1, len(hand) - 1) >= _LEAST_SHOWN * scale else 2
    in_row = max(1, -(-len(hand) // rows))
    step = min(scale * 0.52, (room - scale) / max(1, in_row - 1))
    if side == _RIGHT:
        left = right - scale - step * (in_row - 1)
    top = max(plate.centre.y - scale * CARD_H / 2, geometry.margin)
    lower = _TWO_ROWS - 1
    if side == _ABOVE:
        room = geometry.seats[_RIGHT].plate.y - top - scale * CARD_H
        lower = max(0.2, min(lower, room / (scale * CARD_H)))
    return _rows(seat, hand, geometry, side, Point(left, top), in_row, step, lower)


def _below_marks(geometry: Geometry, side: int) -> tuple[float, float]:
    """Where two rows of cards begin below a plate and its marks, and how much lower the second is.

    That is a part of a card's height; there is no room if it is too small to read the first row.
    """
    own = geometry.seats[0]
    marks = own.plate.y - own.speech.y
    top = geometry.seats[side].plate.bottom + marks + _BESIDE_GAP / 2
    room = own.speech.y - top
    return top, min(_TWO_ROWS - 1, room / (geometry.small * CARD_H) - 1)


def _rows(
    seat: int,
    hand: tuple[Card | None, ...],
    geometry: Geometry,
    side: int,
    corner: Point,
    in_row: int,
    step: float,
    lower: float = _TWO_ROWS - 1,
) -> list[Placement]:
    """Open cards in rows from the upper left corner, each lower by a part of a card's height."""
    scale = geometry.small
    return [
        Placement(
            Slot(Zone.HAND, seat, index),
            card,
            corner.x + scale / 2 + index % in_row * step,
            corner.y + scale * CARD_H * (0.5 + index // in_row * lower),
            0.0,
            scale,
            _z(Zone.HAND, 20.0 * (side + 1) + index),
            face_up=card is not None,
        )
        for index, card in enumerate(hand)
    ]


def _trick_half(geometry: Geometry) -> float:
    """Half the width that the cards of a trick need."""
    return geometry.reach.x + geometry.trick_scale / 2 + _BESIDE_GAP


def _pile(seat: int, picture: Picture, geometry: Geometry) -> list[Placement]:
    """Won tricks: one visible card for each, the stack growing upwards a little.

    A card that is marked lies open across the pile and sticks out of it, away from the name.
    """
    side = side_of(seat, picture.own_seat)
    place = geometry.seats[side]
    away = -1 if side == _RIGHT else 1
    scale = geometry.pile_scale
    marked = [(number, card) for who, number, card in picture.marked if who == seat]
    open_cards = 0
    placed = []
    for number, trick in enumerate(picture.piles[seat]):
        rise = number * PILE_RISE
        left = [card for place_of, card in marked if place_of == number]
        for index, card in enumerate(trick):
            slot = Slot(Zone.PILE, seat, number * 4 + index)
            if card in left:
                left.remove(card)
                out = away * scale * (0.98 + 0.5 * open_cards)
                x, y = place.pile.x + out, place.pile.y
                z = _z(Zone.PILE, 30 - open_cards)
                placed.append(Placement(slot, card, x, y, 0.0, scale, z, face_up=True))
                open_cards += 1
                continue
            placed.append(
                Placement(
                    slot,
                    card,
                    place.pile.x + rise,
                    place.pile.y - rise,
                    90.0,
                    scale,
                    _z(Zone.PILE, 40 + number + index / 8),
                    face_up=False,
                    hidden=index != len(trick) - 1,
                )
            )
    return placed


def trick_place(geometry: Geometry, side: int) -> Point:
    """The middle of a card in the trick, laid towards its seat."""
    centre, reach = geometry.trick, geometry.reach
    dx, dy = ((0.0, reach.y), (-reach.x, 0.0), (0.0, -reach.y), (reach.x, 0.0))[side]
    return Point(centre.x + dx, centre.y + dy)


def _trick(picture: Picture, geometry: Geometry) -> list[Placement]:
    placed = []
    for index, (seat, card) in enumerate(picture.trick):
        side = side_of(seat, picture.own_seat)
        at, tilt = trick_place(geometry, side), _TILT[side]
        if picture.gathered:
            middle = geometry.trick
            at = Point(
                middle.x + (at.x - middle.x) * _GATHERED, middle.y + (at.y - middle.y) * _GATHERED
            )
            tilt *= _GATHERED
        placed.append(
            Placement(
                Slot(Zone.TRICK, seat, index),
                card,
                at.x,
                at.y,
                tilt,
                geometry.trick_scale,
                _z(Zone.TRICK, index),
                face_up=True,
            )
        )
    return placed


def _laid(picture: Picture, geometry: Geometry) -> list[Placement]:
    """Cards offered in a poverty: a row in the middle, towards the one who offers them."""
    if picture.laid_by is None:
        return []
    side = side_of(picture.laid_by, picture.own_seat)
    # Nearer to the seat than a trick, so that a question in the middle does not cover them.
    seat, middle = geometry.seats[side].fan, geometry.trick
    near = (0.4, 0.62, 0.45, 0.62)[side]
    at = Point(middle.x + (seat.x - middle.x) * near, middle.y + (seat.y - middle.y) * near)
    scale = geometry.small
    step = scale * 0.6
    left = at.x - step * (len(picture.laid) - 1) / 2
    return [
        Placement(
            Slot(Zone.LAID, picture.laid_by, index),
            card,
            left + index * step,
            at.y,
            0.0,
            scale,
            _z(Zone.LAID, index),
            face_up=card is not None,
        )
        for index, card in enumerate(picture.laid)
    ]


def _stock(picture: Picture, geometry: Geometry) -> list[Placement]:
    """The undealt deck, between the dealer and the middle."""
    if not picture.stock:
        return []
    dealer = picture.dealer if picture.dealer is not None else picture.own_seat
    side = side_of(dealer, picture.own_seat)
    seat = trick_place(geometry, side)
    placed = []
    for index in range(picture.stock):
        rise = index // 4 * 0.008
        placed.append(
            Placement(
                Slot(Zone.STOCK, dealer, index),
                None,
                seat.x + rise,
                seat.y - rise,
                0.0,
                geometry.small,
                _z(Zone.STOCK, index),
                face_up=False,
                hidden=index % 12 != 0 and index != picture.stock - 1,
            )
        )
    return placed


def bounds(placement: Placement) -> Rect:
    """The upright rectangle that a card would cover without its turn."""
    w, h = placement.scale, placement.scale * CARD_H
    return Rect(placement.x - w / 2, placement.y - h / 2, w, h)
