"""The program's icon, the suit signs for use in text and lists, and the small marks of the table."""

from __future__ import annotations

from tools.cardart import headgear, heads, pips
from tools.cardart.geometry import Path, ellipse, path, polygon, rectangle, spline, star
from tools.cardart.palette import (
    BLACK_SUIT,
    CLOTHS,
    FAIR,
    GOLD,
    GOLD_DARK,
    OLIVE,
    PAPER,
    RED,
    RED_SUIT,
    WHITE,
)  # fmt: skip
from tools.cardart.svg import INK, Shape, area, document, group, inked, line, place

BLUE, GREEN, SOFT = "#34539a", "#1f6a4c", "#f4efe2"
_SIZE = 64.0


def _file(shapes: list[Shape], size: float = _SIZE) -> str:
    return document(size, size, group(shapes))


def _around(shapes: list[Shape], degrees: float, cx: float, cy: float) -> list[Shape]:
    """Turns shapes about a point."""
    return [
        Shape(
            s.path.moved(-cx, -cy).turned(degrees).moved(cx, cy),
            s.fill,
            s.stroke,
            s.width,
            s.opacity,
        )
        for s in shapes
    ]


def _suits() -> dict[str, str]:
    made: dict[str, str] = {}
    for suit, name in pips.NAMES.items():
        colour = RED_SUIT if suit in "HD" else BLACK_SUIT
        made[f"suit_{name}"] = _file(place(pips.french(suit, colour), 50, 50), 100)
        if suit in "CS":
            made[f"suit_{name}_light"] = _file(place(pips.french(suit, SOFT), 50, 50), 100)
        else:
            made[f"suit_{name}_light"] = _file(place(pips.french(suit, "#ff6b63"), 50, 50), 100)
    for suit, name in pips.GERMAN_NAMES.items():
        made[f"suit_german_{name}"] = _file(place(pips.german(suit), 50, 50, 0.96), 100)
    return made


def _card(x: float, y: float, w: float, h: float, fill: str = PAPER, width: float = 2.4) -> Shape:
    return inked(rectangle(x, y, w, h, w * 0.14), fill, width)


def dealer() -> list[Shape]:
    """A pack of cards, the uppermost showing its back."""
    shapes = [_card(22, 15, 30, 42), _card(18, 11, 30, 42), _card(14, 7, 30, 42, BLUE)]
    mesh = Path()
    for row in range(3):
        for column in range(2):
            mesh += polygon(
                [
                    (22 + column * 14, 11 + row * 12),
                    (29 + column * 14 - 1, 17 + row * 12),
                    (22 + column * 14, 23 + row * 12),
                    (16 + column * 14, 17 + row * 12),
                ]
            )
    return [*shapes, area(mesh, "#c9d8f0")]


def turn() -> list[Shape]:
    """A gold arrow head pointing right: it is this seat's turn."""
    return [
        inked(
            path("M18,10 C15,8 12,10 12,13 L12,51 C12,54 15,56 18,54 L52,36 C55,34 55,30 52,28 Z"),
            GOLD,
            3,
        )
    ]


def lead() -> list[Shape]:
    """A card flying to the table: this seat leads to the trick."""
    card = [_card(25, 8, 30, 42), area(star(40, 29, 10, 4.2, 5), GOLD_DARK)]
    speed = path("M5,30 L17,26 M7,43 L20,38.6 M12,56 L27,51")
    return [line(speed, 7), line(speed, 3.4, GOLD), *_around(card, 18, 40, 29)]


def fox() -> list[Shape]:
    """The head of a fox, for the ace of diamonds."""
    head = path(
        "M8,8 C16,9 22,13 26,18 C30,17 34,17 38,18 C42,13 48,9 56,8 C58,18 57,27 54,34 C50,46 41,53 32,58 C23,53 14,46 10,34 C7,27 6,18 8,8 Z"
    )
    cheeks = path(
        "M10,33 C17,31 24,36 27,45 C29,50 31,52 32,58 C23,53 14,46 10,33 Z M54,33 C47,31 40,36 37,45 C35,50 33,52 32,58 C41,53 50,46 54,33 Z"
    )
    ears = path(
        "M12,13 C17,15 20,18 22,22 C18,24 15,27 13,30 C11,24 11,18 12,13 Z M52,13 C47,15 44,18 42,22 C46,24 49,27 51,30 C53,24 53,18 52,13 Z"
    )
    eyes = ellipse(22.5, 33, 3, 3.4) + ellipse(41.5, 33, 3, 3.4)
    nose = path("M27,52 C29,50 35,50 37,52 C37,56 34,58.6 32,58.6 C30,58.6 27,56 27,52 Z")
    return [
        inked(head, "#e2752a", 2.6),
        area(ears, "#7a3413"),
        area(cheeks, WHITE),
        area(eyes, INK),
        line(head, 2.6),
        area(nose, INK),
    ]


def charlie() -> list[Shape]:
    """A club in a feathered cap, for the jack of clubs."""
    club = pips.OUTLINES["C"].scaled(0.44).moved(32, 41)
    cap = spline("14,26c 8,20 14,12 32,9 48,13 53,21 46,27c 30,29")
    rim = path("M13,23 C24,28 38,28 48,23 L47,30 C37,34 24,34 14,30 Z")
    feather = headgear.plume((40, 24), (52, 6), (38, -2), (14, 8), 5, RED, "#8f231c")
    return [inked(club, BLACK_SUIT, 2.4, SOFT), inked(cap, GREEN, 2), *feather, inked(rim, GOLD, 2)]


def doppelkopf() -> list[Shape]:
    """Two heads under one crown."""
    left = [
        *heads.curls_short(heads.AUBURN)[0],
        *heads.face(FAIR, female=True),
        *heads.parted(heads.AUBURN)[1],
    ]
    right = [
        *heads.curls_short(heads.BLACK)[0],
        *heads.face(OLIVE),
        *heads.curls_short(heads.BLACK)[1],
        *heads.moustache(heads.BLACK),
    ]
    crown = place(headgear.crown_points(CLOTHS["H"]), 32, 42, 0.62)
    return [
        *place(left, 20, 42, 0.5, mirror=True),
        *place(right, 44, 42, 0.5),
        *[Shape(s.path, s.fill, s.stroke, 1.4) for s in crown],
    ]


def bubble() -> list[Shape]:
    """A speech bubble with three dots."""
    shape = path(
        "M14,8 L50,8 C56,8 60,12 60,18 L60,36 C60,42 56,46 50,46 L32,46 L18,58 L20,46 L14,46 C8,46 4,42 4,36 L4,18 C4,12 8,8 14,8 Z"
    )
    return [
        inked(shape, WHITE, 2.8),
        area(ellipse(19, 27, 4) + ellipse(32, 27, 4) + ellipse(45, 27, 4), INK),
    ]


def trophy() -> list[Shape]:
    """A gold cup."""
    handles = path("M18,14 C6,12 6,30 21,31 M46,14 C58,12 58,30 43,31")
    cup = path("M16,8 L48,8 C49,26 44,38 32,40 C20,38 15,26 16,8 Z")
    shade = path("M38,8 L48,8 C49,26 44,38 32,40 C38,34 40,24 38,8 Z")
    foot = path("M28,39 L36,39 L37,48 L46,51 L46,57 L18,57 L18,51 L27,48 Z")
    return [
        line(handles, 7.4), line(handles, 3.4, GOLD), inked(foot, GOLD_DARK, 2.4), inked(cup, GOLD, 2.4),
        area(shade, GOLD_DARK), line(cup, 2.4), area(star(28, 22, 7.4, 3.1, 5), WHITE),
    ]  # fmt: skip


def wedding() -> list[Shape]:
    """Two rings, for the Hochzeit."""
    left, right = ellipse(24, 38, 16), ellipse(42, 38, 16)
    gem = path("M18,10 L30,10 L34,15 L24,24 L14,15 Z")
    half = path("M24,22 C33,22 40,29 40,38")
    return [
        line(right, 7.6), line(right, 3.8, GOLD_DARK), line(left, 7.6), line(left, 3.8, GOLD),
        line(half, 3.8, GOLD), inked(gem, "#9fd0e6", 2.2), line(path("M14,15 L34,15 M20,15 L24,23 L28,15"), 1.4),
    ]  # fmt: skip


def poverty() -> list[Shape]:
    """A patched purse, for the Armut."""
    bag = path("M24,20 C12,28 6,40 9,50 C11,57 20,58 32,58 C44,58 53,57 55,50 C58,40 52,28 40,20 Z")
    top = path("M22,6 C26,10 29,6 32,8 C35,6 38,10 42,6 L40,18 L24,18 Z")
    patch = polygon([(30, 36), (44, 34), (46, 47), (32, 49)])
    stitches = path(
        "M28.4,39 L32.6,38.6 M29.2,45 L33.2,44.6 M36,33 L36.6,37 M41,32.4 L41.6,36.4 M43,38.6 L47.2,38 M44,44.4 L48,44 M36,46.6 L36.6,50.6 M42,45.8 L42.6,49.8"
    )
    return [
        inked(bag, "#b98a56", 2.6),
        inked(top, "#b98a56", 2.4),
        inked(rectangle(20, 16, 24, 6, 3), RED, 2.2),
        inked(patch, "#d9b98c", 1.8),
        line(stitches, 1.6),
    ]


def solo() -> list[Shape]:
    """One crowned figure, for a solo."""
    bust = path("M10,58 C10,44 18,38 32,38 C46,38 54,44 54,58 Z")
    head = ellipse(32, 29, 12.5, 13.5)
    crown = path("M18,20 L15,5 L24,11 L32,3 L40,11 L49,5 L46,20 C40,23 24,23 18,20 Z")
    return [inked(bust, BLUE, 2.6), inked(head, OLIVE.light, 2.6), inked(crown, GOLD, 2.6)]


def pig() -> list[Shape]:
    """The head of a pig, for the Schweine."""
    head = ellipse(32, 36, 25, 22)
    ears = path(
        "M12,24 C6,16 6,8 10,6 C18,7 24,11 26,16 C20,18 15,20 12,24 Z M52,24 C58,16 58,8 54,6 C46,7 40,11 38,16 C44,18 49,20 52,24 Z"
    )
    snout = ellipse(32, 43, 12.5, 9)
    return [
        inked(ears, "#e98f96", 2.6), inked(head, "#f6b3b3", 2.6), inked(snout, "#ee959b", 2.2),
        area(ellipse(27.6, 43, 2.4, 3.2) + ellipse(36.4, 43, 2.4, 3.2) + ellipse(21.5, 29, 2.8, 3.2) + ellipse(42.5, 29, 2.8, 3.2), INK),
    ]  # fmt: skip


MARKS = {
    "mark_dealer": dealer,
    "mark_turn": turn,
    "mark_lead": lead,
    "mark_fox": fox,
    "mark_charlie": charlie,
    "mark_doppelkopf": doppelkopf,
    "mark_bubble": bubble,
    "mark_trophy": trophy,
    "mark_wedding": wedding,
    "mark_poverty": poverty,
    "mark_solo": solo,
    "mark_pig": pig,
}


def app(*, small: bool = False) -> list[Shape]:
    """The program's icon in a box of 512: two cards, on the front one a club that wears a crown.

    Args:
        small: the cut for 16 to 32 pixels, one card and thicker lines.
    """
    tile = rectangle(8, 8, 496, 496, 112)
    if small:
        card = _around([_card(104, 44, 304, 424, PAPER, 20)], 7, 256, 256)
        club = pips.OUTLINES["C"].scaled(2.5).moved(256, 296)
        crown = path("M150,170 L128,74 L196,120 L256,58 L316,120 L384,74 L362,170 Z")
        return [
            area(tile, GREEN),
            *card,
            *_around([area(club, BLACK_SUIT), inked(crown, GOLD, 16)], 7, 256, 256),
        ]
    back = [
        _card(92, 84, 244, 344, PAPER, 9),
        inked(rectangle(110, 102, 208, 308, 20), "#86243a", 5, "#e4b865"),
    ]
    front = [
        _card(168, 92, 252, 356, PAPER, 9),
        area(pips.OUTLINES["C"].scaled(1.86).moved(294, 300), BLACK_SUIT),
        *[
            Shape(s.path, s.fill, s.stroke, 5 if s.stroke else s.width)
            for s in place(headgear.crown_points(CLOTHS["C"]), 294, 276, 2.1)
        ],
        area(pips.OUTLINES["C"].scaled(0.34).moved(200, 130), BLACK_SUIT),
        area(pips.OUTLINES["C"].scaled(-0.34).moved(388, 410), BLACK_SUIT),
    ]
    shine = path(
        "M8,200 C120,120 392,120 504,200 L504,120 C504,58 454,8 392,8 L120,8 C58,8 8,58 8,120 Z"
    )
    return [
        area(tile, GREEN), area(shine, "#2a7c5b"),
        *_around(back, -14, 230, 256), *_around(front, 9, 294, 270),
    ]  # fmt: skip


def files() -> dict[str, str]:
    """Gives all icons by name."""
    made = _suits()
    made |= {name: _file(draw()) for name, draw in MARKS.items()}
    made["app"] = _file(app(), 512)
    made["app_small"] = _file(app(small=True), 512)
    return made
