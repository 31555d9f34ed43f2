"""Clothes of the court figures, drawn in card coordinates (head at 125, 94).

Patterns never need clipping: motifs are set only where they fit into the piece of clothing, and
stripes are cut to it by calculation.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.cardart import pips
from tools.cardart.geometry import (
    Knot,
    Path,
    ellipse,
    hatch,
    inside,
    lattice,
    lozenge,
    path,
    polygon,
    spline,
    star,
)
from tools.cardart.layout import CX, band_y
from tools.cardart.palette import GOLD, GOLD_DARK, WHITE, Cloth, Skin
from tools.cardart.svg import INK, Shape, area, inked, line

LEFT, RIGHT = 38.0, 212.0


def _yb(x: float, extra: float = 4.0) -> float:
    return band_y(x) + extra


MANTLE = path(
    f"M102,122 C84,126 58,128 {LEFT},136 L{LEFT},{_yb(LEFT)} L{RIGHT},{_yb(RIGHT)} L{RIGHT},138 C192,128 166,126 148,122 Z"
)
PANEL = path(f"M108,126 L142,126 L162,{_yb(162)} L88,{_yb(88)} Z")


def _trefoils(places: list[tuple[float, float]], size: float, suit: str) -> Path:
    result = Path()
    for x, y in places:
        result += pips.OUTLINES[suit].scaled(size / 100).moved(x, y)
    return result


def pattern(
    outline: Path, suit: str, colour: str, kind: str, skip: Callable[[float, float], bool]
) -> list[Shape]:
    """A woven pattern on a piece of clothing.

    Args:
        outline: the piece.
        suit: for patterns made of suit signs.
        colour: of the motifs.
        kind: one of signs, rings, lozenges, stars, stripes, chequer, scales.
        skip: tells which places something else will cover.
    """

    def spots(dx: float, dy: float, margin: float) -> list[tuple[float, float]]:
        return [(x, y) for x, y in lattice(outline, dx, dy, margin, (CX, 140)) if not skip(x, y)]

    if kind == "signs":
        return [area(_trefoils(spots(20, 12, 5), 10, suit), colour)]
    if kind == "rings":
        rings = Path()
        for x, y in spots(17, 11, 5):
            rings += ellipse(x, y, 3.6)
        return [line(rings, 1.5, colour)]
    if kind == "lozenges":
        marks = Path()
        for x, y in spots(16, 10, 4.5):
            marks += lozenge(x, y, 3.2, 4.8)
        return [area(marks, colour)]
    if kind == "stars":
        marks = Path()
        for x, y in spots(18, 12, 5):
            marks += star(x, y, 5, 2, 4)
        return [area(marks, colour)]
    if kind == "stripes":
        return [line(hatch(outline, 9, 90), 3, colour)]
    if kind == "chequer":
        return [line(hatch(outline, 10, 45) + hatch(outline, 10, -45), 1.2, colour)]
    if kind == "scales":
        marks = Path()
        for x, y in spots(11, 7, 4):
            marks += path(f"M{x - 5},{y - 2.5} C{x - 4},{y + 4} {x + 4},{y + 4} {x + 5},{y - 2.5}")
        return [line(marks, 1.2, colour)]
    raise ValueError(f"unknown pattern {kind!r}")


def mantle(cloth: Cloth, suit: str, kind: str, panel_kind: str) -> list[Shape]:
    """A cloak open in front over a tunic, with broad gold borders."""
    borders = polygon([(108, 126), (88, _yb(88))], closed=False) + polygon(
        [(142, 126), (162, _yb(162))], closed=False
    )

    def covered(x: float, y: float) -> bool:
        return inside(PANEL, x - 9, y) or inside(PANEL, x + 9, y) or y > band_y(x) - 12

    return [
        inked(MANTLE, cloth.main),
        *pattern(MANTLE, suit, cloth.trim, kind, covered),
        inked(PANEL, cloth.second),
        *pattern(PANEL, suit, cloth.second_dark, panel_kind, lambda x, y: y > band_y(x) - 8),
        line(borders, 9),
        line(borders, 6.6, GOLD),
        line(borders, 1, GOLD_DARK),
    ]


def ermine(cloth: Cloth) -> list[Shape]:
    """A broad fur collar with black tails and a chain."""
    fur = path(
        "M102,114 C90,124 72,126 62,134 C64,142 74,143 79,149 C87,149 91,155 99,156 C106,157 112,163 125,164 "
        "C138,163 144,157 151,156 C159,155 163,149 171,149 C176,143 186,142 188,134 C178,126 160,124 148,114 Z"
    )
    tails = Path()
    for x, y in (
        (76, 136),
        (88, 142),
        (101, 149),
        (116, 154),
        (134, 154),
        (149, 149),
        (162, 142),
        (174, 136),
        (94, 130),
        (156, 130),
    ):
        tails += path(
            f"M{x},{y - 4} C{x + 3},{y} {x + 2},{y + 5} {x},{y + 6} C{x - 2},{y + 5} {x - 3},{y} {x},{y - 4} Z"
        )
    return [inked(fur, WHITE), area(tails, INK)]


def dress(cloth: Cloth, suit: str, kind: str, skin: Skin) -> list[Shape]:
    """A dress with an open neck, puffed shoulders and a patterned bodice."""
    bodice = path(f"M92,134 C104,148 146,148 158,134 L170,{_yb(170)} L82,{_yb(82)} Z")
    chest = path(
        "M103,118 C98,127 90,130 87,133 C98,157 152,157 163,133 C160,130 152,127 147,118 Z"
    )
    sleeves = path(
        f"M92,130 C72,124 46,128 {LEFT},140 L{LEFT},{_yb(LEFT)} L92,{_yb(92)} C92,160 95,144 92,130 Z"
    ) + path(
        f"M158,130 C180,124 204,128 {RIGHT},140 L{RIGHT},{_yb(RIGHT)} L158,{_yb(158)} C158,164 155,144 158,130 Z"
    )
    folds = path(
        "M86,136 C78,142 73,152 71,164 M76,131 C66,136 58,146 55,158 M64,129 C54,133 48,140 46,150 M164,136 C172,142 176,154 177,176 M175,131 C186,138 192,152 194,174 M188,130 C196,134 202,144 204,156"
    )
    edge = path("M87,133 C98,157 152,157 163,133")
    return [
        inked(sleeves, cloth.main),
        line(folds, 1.3, cloth.dark),
        inked(bodice, cloth.second),
        *pattern(bodice, suit, cloth.second_dark, kind, lambda x, y: y < 158 or y > band_y(x) - 8),
        inked(chest, skin.light),
        line(edge, 7.4),
        line(edge, 5, GOLD),
        line(edge, 1, GOLD_DARK),
    ]


def necklace(jewel: str) -> list[Shape]:
    """A string of pearls with a pendant."""
    pearls = Path()
    for x, y in ((104, 130), (109, 135), (115.5, 138.4), (134.5, 138.4), (141, 135), (146, 130)):
        pearls += ellipse(x, y, 2.4)
    return [
        inked(pearls, WHITE, 0.9),
        inked(ellipse(125, 141, 4.6), GOLD, 1),
        area(ellipse(125, 141, 2.2), jewel),
    ]


def ruff(cloth: Cloth) -> list[Shape]:
    """A pleated standing collar behind the head, scalloped along its edge."""
    cx, cy, inner, outer = 125.0, 122.0, 14.0, 47.0
    knots: list[Knot] = [(cx - 20, 132, "c")]
    pleats = Path()
    count = 15
    for index in range(count + 1):
        turn = math.radians(164 + index * (212 / count))
        cos, sin = math.cos(turn), math.sin(turn)
        knots.append((cx + outer * cos, cy + outer * sin, "c"))
        pleats += polygon(
            [
                (cx + inner * cos, cy + inner * sin),
                (cx + (outer - 1) * cos, cy + (outer - 1) * sin),
            ],
            closed=False,
        )
        if index < count:
            middle = math.radians(164 + (index + 0.5) * (212 / count))
            knots.append((cx + (outer + 4) * math.cos(middle), cy + (outer + 4) * math.sin(middle)))
    knots.append((cx + 20, 132, "c"))
    return [inked(spline(knots), WHITE), line(pleats, 1, cloth.second)]


def doublet(cloth: Cloth, suit: str, kind: str) -> list[Shape]:
    """A buttoned doublet with slashed sleeves and a small white collar."""
    coat = path(
        f"M104,124 L146,124 C158,128 166,130 172,134 L174,{_yb(174)} L78,{_yb(78)} L78,134 C84,130 92,128 104,124 Z"
    )
    sleeves = path(
        f"M82,131 C64,127 46,132 {LEFT},144 L{LEFT},{_yb(LEFT)} L84,{_yb(84)} C88,160 88,144 82,134 Z"
    ) + path(
        f"M168,131 C186,127 204,132 {RIGHT},144 L{RIGHT},{_yb(RIGHT)} L166,{_yb(166)} C162,160 162,144 168,134 Z"
    )
    slashes = Path()
    for x, y, turn in (
        (74, 144, 26),
        (60, 147, 34),
        (74, 161, 14),
        (176, 144, -22),
        (190, 149, -32),
        (176, 163, -10),
    ):
        slashes += path("M0,-8 C4,-3 4,4 0,8 C-4,4 -4,-3 0,-8 Z").turned(turn).moved(x, y)
    placket = path(f"M120,128 L130,128 L130,{_yb(130)} L120,{_yb(120)} Z")
    buttons = Path()
    for y in (146, 157, 168):
        buttons += ellipse(125, y, 2.8)
    return [
        inked(sleeves, cloth.second),
        inked(slashes, WHITE, 1.1),
        inked(coat, cloth.main),
        *pattern(
            coat,
            suit,
            cloth.trim,
            kind,
            lambda x, y: 110 < x < 140 or y < 138 or y > band_y(x) - 10,
        ),
        inked(placket, cloth.second, 1.1),
        inked(buttons, GOLD, 1),
    ]


def collar(cloth: Cloth) -> list[Shape]:
    """A flat white collar with points."""
    left = path("M108,122 L122,134 L112,150 L92,132 Z")
    right = path("M142,122 L128,134 L138,150 L158,132 Z")
    return [inked(left, WHITE), inked(right, WHITE)]


def pleated_collar(cloth: Cloth) -> list[Shape]:
    """A round millstone collar under the chin."""
    disc = ellipse(125, 131, 36, 12)
    pleats = Path()
    for index in range(-5, 6):
        x = 125 + index * 6.2
        pleats += path(
            f"M{125 + index * 3.6},{126 - abs(index) * 0.2} L{x},{142 - index * index * 0.32}"
        )
    return [inked(disc, WHITE), line(pleats, 1, cloth.main)]
