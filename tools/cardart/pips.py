"""The suit signs: four French ones and four German ones.

Every sign is drawn in a box of 100 by 100 about the origin. A French sign is one plain path, so
that it can be used in one colour anywhere; a German sign has several colours.
"""

from __future__ import annotations

from tools.cardart.geometry import Path, arc, ellipse, joined, path, spline
from tools.cardart.svg import INK, Shape, area, inked, line, place

SUITS = "CSHD"
"""Suit letters as in card codes: clubs, spades, hearts, diamonds."""

NAMES = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
GERMAN_NAMES = {"C": "acorn", "S": "leaf", "H": "heart", "D": "bell"}

_CLUB = joined(
    [
        arc(0, -24, 23, 143.1, 396.9),
        arc(24.5, 12, 23, -105.4, 142),
        path("M5,26 C6,34 11,43 22,47 L-22,47 C-11,43 -6,34 -5,26"),
        arc(-24.5, 12, 23, 38, 285.4),
    ]
)
_SPADE = path(
    "M0,-49 C7,-33 43,-16 43,10 C43,24 33,31 23,31 C15,31 8,27.5 4,21 C4,32 9,43 22,47 L-22,47 "
    "C-9,43 -4,32 -4,21 C-8,27.5 -15,31 -23,31 C-33,31 -43,24 -43,10 C-43,-16 -7,-33 0,-49 Z"
)
_HEART = path(
    "M0,47 C-8,28 -44,6 -44,-20 C-44,-35 -34,-44 -22,-44 C-11,-44 -3,-37 0,-26 "
    "C3,-37 11,-44 22,-44 C34,-44 44,-35 44,-20 C44,6 8,28 0,47 Z"
)
_DIAMOND = path(
    "M0,-50 C9,-31 22,-13 37,0 C22,13 9,31 0,50 C-9,31 -22,13 -37,0 C-22,-13 -9,-31 0,-50 Z"
)

OUTLINES: dict[str, Path] = {
    "C": _CLUB,
    "S": _SPADE,
    "H": _HEART,
    "D": _DIAMOND,
}
"""The French signs as one path each (non-zero filling)."""


def french(suit: str, colour: str) -> list[Shape]:
    """Gives a French sign in one colour, without a line."""
    return [area(OUTLINES[suit], colour)]


def _acorn() -> list[Shape]:
    nut = path("M-25,-6 C-28,18 -14,36 0,46 C14,36 28,18 25,-6 Z")
    cap = path("M-32,-4 C-36,-26 -18,-36 0,-36 C18,-36 36,-26 32,-4 C20,3 -20,3 -32,-4 Z")
    scales = (
        spline("-28,-14 -10,-9 10,-9 28,-14", closed=False)
        + spline("-23,-24 -8,-20 8,-20 23,-24", closed=False)
        + spline("-14,-34 -4,-20 2,-2", closed=False)
        + spline("14,-34 4,-20 -2,-2", closed=False)
        + spline("-28,-22 -20,-10 -18,-1", closed=False)
        + spline("28,-22 20,-10 18,-1", closed=False)
    )
    shapes = [
        line(path("M0,-36 C0,-42 3,-46 8,-49"), 6, INK),
        line(path("M0,-36 C0,-42 3,-46 8,-49"), 3, "#6b4a22"),
        inked(nut, "#d79a3a", 3.4),
        area(path("M4,-1 C8,14 6,30 0,43 C13,34 25,18 22,-3 Z"), "#b9772a"),
        area(path("M-17,4 C-17,14 -13,22 -8,28 C-10,18 -11,12 -11,3 Z"), "#f0c46f"),
        inked(cap, "#2f7d4f", 3.4),
        line(scales, 1.8, "#1d5134"),
    ]
    return [shape.mapped(lambda x, y: (x * 1.18, y * 1.04)) for shape in shapes]


def _leaf() -> list[Shape]:
    blade = path(
        "M0,-47 C8,-36 16,-34 27,-30 C38,-22 41,-6 37,6 C32,20 14,26 3,30 L-3,30 "
        "C-14,26 -32,20 -37,6 C-41,-6 -38,-22 -27,-30 C-16,-34 -8,-36 0,-47 Z"
    )
    half = path(
        "M0,-44 C8,-34 16,-32 26,-28 C36,-20 39,-6 35,5 C30,18 14,24 3,28 L0,28 C2,0 2,-20 0,-44 Z"
    )
    veins = (
        path("M0,-34 L0,30 M0,-6 C8,-10 15,-15 21,-22 M0,10 C10,6 20,1 28,-6")
        + path("M0,-6 C-8,-10 -15,-15 -21,-22 M0,10 C-10,6 -20,1 -28,-6")
        + path("M0,22 C8,20 16,17 24,11 M0,22 C-8,20 -16,17 -24,11")
    )
    return [
        line(path("M0,28 C0,38 -3,44 -10,48"), 7, INK),
        line(path("M0,28 C0,38 -3,44 -10,48"), 3.6, "#2f7d4f"),
        inked(blade, "#4da35c", 3.4),
        area(half, "#36894c"),
        line(veins, 2, "#1d5134"),
    ]


def _heart() -> list[Shape]:
    return [
        inked(_HEART, "#d8343a", 3.4),
        area(path("M0,42 C6,26 39,6 41,-18 C42,-30 35,-40 25,-41 C36,-22 22,8 0,42 Z"), "#b3222e"),
        area(
            path(
                "M-35,-20 C-36,-30 -29,-37 -21,-37 C-26,-33 -30,-27 -30,-18 C-31,-14 -34,-14 -35,-20 Z"
            ),
            "#f28b83",
        ),
    ]


def _bell() -> list[Shape]:
    body = ellipse(0, 4, 39)
    band = path("M-39,0 C-20,8 20,8 39,0 L38,13 C20,21 -20,21 -38,13 Z")
    return [
        line(ellipse(0, -39, 6, 7), 7, INK),
        line(ellipse(0, -39, 6, 7), 3, "#e9b63b"),
        inked(body, "#f2c64b", 3.4),
        area(path("M14,-31 C34,-20 44,6 30,28 C24,36 14,41 4,42 C24,26 30,-6 14,-31 Z"), "#d99a2b"),
        area(path("M-28,-6 C-26,-18 -18,-26 -9,-28 C-16,-22 -20,-14 -21,-5 Z"), "#fbe6a0"),
        inked(band, "#c8372d", 2.6),
        inked(ellipse(-9, 31, 3.6) + ellipse(9, 31, 3.6), INK, 1),
        line(path("M-9,31 L9,31"), 4, INK),
    ]


_GERMAN = {"C": _acorn, "S": _leaf, "H": _heart, "D": _bell}


def german(suit: str) -> list[Shape]:
    """Gives a German sign: acorn, leaf, heart or bell in its own colours."""
    return _GERMAN[suit]()


def placed(
    shapes: list[Shape], cx: float, cy: float, size: float, *, flip: bool = False
) -> list[Shape]:
    """Puts a sign at cx, cy with the given height; `flip` turns it upside down."""
    scale = size / 100
    if flip:
        shapes = [shape.mapped(lambda x, y: (-x, -y)) for shape in shapes]
    return place(shapes, cx, cy, scale)
