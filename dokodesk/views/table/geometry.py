"""How a table of some size is divided: pure arithmetic, no Qt.

Lengths are in card units (cu): 1 is the width of a card of the own hand. ``Geometry.unit`` says how
many pixels that is. The same composition serves wide, square and narrow windows: own hand below,
three seats round the table, trick in the middle, words and buttons on the rail above the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["CARD_H", "Geometry", "Metrics", "Point", "Rect", "SeatPlace", "geometry_for"]

#: Height of a card; its width is 1.
CARD_H: Final = 364 / 250

_HAND_SHARE: Final = 0.245
"""Height of the own cards as a part of the window's height."""
_LEAST_STEP: Final = 0.46
"""Least distance of two cards in a full own hand; decides the size in narrow windows."""
_WIDEST_STEP: Final = 0.68
_RAISE: Final = 0.16
_SMALL: Final = 0.5
"""Size of the others' cards."""
_TRICK: Final = 0.9
_PILE: Final = 0.34
_FULL_HAND: Final = 12
_FAN_LENGTH: Final = 1.62
"""Length of a full fan of another seat along the edge of the table."""
_BESIDE_FAN: Final = 0.75
"""The part of a side plate's height that its fan does not reach into."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes that follow from the text, in pixels.

    Attributes:
        plate_w: width of a name plate.
        plate_h: height of a name plate.
        chips_h: height of the row of small marks at a plate.
        line_h: height of a line of text with its padding.
        margin: distance from the edge of the window.
        compact: the text is too large for the window: plates of one line, no fans of the others.
    """

    plate_w: float = 176.0
    plate_h: float = 50.0
    chips_h: float = 22.0
    line_h: float = 30.0
    margin: float = 10.0
    compact: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the table in card units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Rect:
    """An area of the table in card units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.x <= point.x <= self.right and self.y <= point.y <= self.bottom

    def overlap(self, other: Rect) -> float:
        """The area that two rectangles share."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, w) * max(0.0, h)


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where a seat's things are.

    Attributes:
        side: 0 below, 1 left, 2 above, 3 right.
        plate: its name plate.
        fan: middle of its cards.
        facing: turn of its cards in degrees.
        pile: middle of its tricks.
        speech: where the point of a speech bubble is.
    """

    side: int
    plate: Rect
    fan: Point
    facing: float
    pile: Point
    speech: Point


@dataclass(frozen=True, slots=True)
class Geometry:
    """A divided table; see the module for the unit.

    Attributes:
        unit: pixels of a card's width.
        width: of the table.
        height: of the table.
        margin: distance from the edges.
        lift: how far a chosen card of the own hand rises; one under the pointer rises less.
        hand: the row of the own cards.
        seats: by side: below, left, above, right.
        trick: middle of the trick.
        reach: how far the cards of a trick are from its middle, across and down.
        drop: where a card can be dropped to be played.
        middle: the part of the table where the trick lies.
        info: the name of the game, upper left.
        hint: what is to be done, above the hand.
        calls: buttons of announcements, above the hand on the right.
        calls_w: the width that they usually take.
        panel: the most a question may cover.
        compact: see ``Metrics``.
    """

    unit: float
    width: float
    height: float
    margin: float
    lift: float
    hand: Rect
    seats: tuple[SeatPlace, SeatPlace, SeatPlace, SeatPlace]
    trick: Point
    reach: Point
    drop: Rect
    middle: Rect
    info: Rect
    hint: Rect
    calls: Rect
    panel: Rect
    calls_w: float
    small: float = _SMALL
    trick_scale: float = _TRICK
    pile_scale: float = _PILE
    compact: bool = False

    def pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """A rectangle in whole pixels: x, y, width, height."""
        x, y = round(rect.x * self.unit), round(rect.y * self.unit)
        return x, y, round(rect.right * self.unit) - x, round(rect.bottom * self.unit) - y

    @property
    def card_widths(self) -> set[int]:
        """The widths of all cards that lie on the table, in whole pixels."""
        sizes = (1.0, self.small, self.trick_scale, self.pile_scale)
        return {round(self.unit * scale) for scale in sizes}

    def step(self, cards: int) -> float:
        """Distance from one card of the own hand to the next."""
        if cards < 2:
            return 0.0
        return min(_WIDEST_STEP, (self.hand.w - 1.0) / (cards - 1))


def card_unit(width: float, height: float, metrics: Metrics) -> float:
    """Pixels of a card's width in a window of this size."""
    by_height = height * _HAND_SHARE / CARD_H
    by_width = (width - 2 * metrics.margin) / (1 + (_FULL_HAND - 1) * _LEAST_STEP)
    return max(24.0, min(by_height, by_width))


def geometry_for(width: float, height: float, metrics: Metrics) -> Geometry:
    """Divide a table.

    Args:
        width: of the window in pixels.
        height: of the window in pixels.
        metrics: sizes that follow from the text.
    """
    unit = card_unit(width, height, metrics)
    w, h = width / unit, height / unit
    margin = metrics.margin / unit
    plate_w, plate_h = metrics.plate_w / unit, metrics.plate_h / unit
    chips_h, line_h = metrics.chips_h / unit, metrics.line_h / unit
    hand = Rect(margin, h - margin - CARD_H, w - 2 * margin, CARD_H)
    hand_top = hand.y - _RAISE
    gap = 0.06
    fan_w = _SMALL * CARD_H
    rail_y = hand_top - gap - plate_h

    compact = metrics.compact
    # Where there is no room for the others' cards they come from beyond the edge.
    # The shadows where the cards are held gather; that end lies beyond the edge too.
    edge = -fan_w * 0.42 if compact else margin + fan_w * 0.28
    top_fan = Point(w / 2, edge)
    top_y = margin if compact else margin + fan_w * 0.66
    top_plate = Rect(w / 2 - plate_w / 2, top_y, plate_w, plate_h)

    fan_h = 0.0 if compact else _FAN_LENGTH
    side_h = fan_h + plate_h * _BESIDE_FAN + chips_h
    info_h = line_h if compact else 2 * line_h
    # In the middle between the upper edge and the own chips, but never over those.
    last = rail_y - chips_h - gap - chips_h - plate_h
    side_y = (rail_y - side_h) / 2 + fan_h - plate_h * (1 - _BESIDE_FAN)
    side_y = max(side_y, margin + info_h + gap + fan_h - plate_h * (1 - _BESIDE_FAN))
    side_y = min(side_y, last)
    fan_y = max(side_y + plate_h * (1 - _BESIDE_FAN) - fan_h / 2, fan_h * 0.36)
    left_fan = Point(edge, fan_y)
    right_fan = Point(w - left_fan.x, fan_y)
    left_plate = Rect(margin, side_y, plate_w, plate_h)
    right_plate = Rect(w - margin - plate_w, side_y, plate_w, plate_h)
    own_plate = Rect(margin, rail_y, plate_w, plate_h)

    beside = w / 2 - (0.68 * _TRICK + _TRICK / 2) - 0.04
    pile_x, pile_y = left_plate.right + _PILE * CARD_H / 2 + gap, side_y + plate_h / 2
    if pile_x + _PILE * CARD_H / 2 > beside:
        # A narrow window: above the plate instead of between it and the trick.
        pile_x = left_plate.right - _PILE * CARD_H / 2
        pile_y = side_y - _PILE / 2 - gap
    speech_y = side_y + plate_h / 2 if compact else fan_y
    pile_half = _PILE * CARD_H / 2 + gap
    seats = (
        SeatPlace(
            0,
            own_plate,
            hand.centre,
            0.0,
            Point(own_plate.right + pile_half, rail_y + plate_h / 2),
            Point(own_plate.x + plate_w * 0.3, own_plate.y - chips_h),
        ),
        SeatPlace(
            1,
            left_plate,
            left_fan,
            90.0,
            Point(pile_x, pile_y),
            Point(left_plate.right if compact else margin + fan_w * 0.79, speech_y),
        ),
        SeatPlace(
            2,
            top_plate,
            top_fan,
            180.0,
            Point(top_plate.right + pile_half, top_plate.y + plate_h / 2),
            Point(w / 2, top_plate.bottom),
        ),
        SeatPlace(
            3,
            right_plate,
            right_fan,
            270.0,
            Point(w - pile_x, pile_y),
            Point(right_plate.x if compact else w - margin - fan_w * 0.79, speech_y),
        ),
    )
    free_top = top_plate.bottom + 0.04 + (chips_h if compact else 0.0)
    centre = Point(w / 2, (free_top + rail_y) / 2)
    reach = _reach(rail_y - free_top)
    wide = max(0.58 * w, w - 3.6 * plate_w)
    tall = min(rail_y - free_top, 1.1 * wide)
    drop_left = max(margin, left_fan.x + fan_w * 0.6)
    drop = Rect(drop_left, top_plate.bottom, w - 2 * drop_left, hand_top - top_plate.bottom)
    hint_x = own_plate.right + 2 * pile_half
    calls_w = min(w * 0.5, 4 * plate_w)
    # Below the neighbour's marks, and as wide as the rail where that is needed.
    calls_y = max(drop.y, right_plate.bottom + chips_h + gap)
    calls_x = own_plate.right + pile_half
    return Geometry(
        unit=unit,
        width=w,
        height=h,
        margin=margin,
        lift=_RAISE,
        hand=hand,
        seats=seats,
        trick=centre,
        reach=reach,
        drop=drop,
        middle=Rect(w / 2 - wide / 2, centre.y - tall / 2, wide, tall),
        info=Rect(margin, margin, w / 2 - plate_w / 2 - 2 * margin, info_h),
        hint=Rect(hint_x, rail_y, w - 2 * hint_x, plate_h),
        calls=Rect(calls_x, calls_y, w - margin - calls_x, rail_y + plate_h - calls_y),
        calls_w=calls_w,
        panel=Rect(2 * margin, margin, w - 4 * margin, hand_top - 2 * margin),
        compact=compact,
    )


def _reach(free: float) -> Point:
    """Distances of trick cards from the middle so that four of them fit into a height."""
    card = _TRICK * CARD_H
    down = max(0.10, min(0.46 * card, (free - card) / 2 - 0.05))
    return Point(0.68 * _TRICK, down)
