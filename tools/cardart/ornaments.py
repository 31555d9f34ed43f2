"""Ornaments of the aces."""

from __future__ import annotations

from tools.cardart import pips
from tools.cardart.geometry import Path, ellipse, lattice, lozenge, path
from tools.cardart.layout import CX, CY
from tools.cardart.palette import GOLD, PAPER, Cloth
from tools.cardart.svg import Shape, area, inked, line, place

_HEARTS = {"C": (0.0, 0.0), "S": (0.0, 3.0), "H": (0.0, -10.0), "D": (0.0, 0.0)}


def _shrunk(suit: str, factor: float) -> Path:
    cx, cy = _HEARTS[suit]
    return pips.OUTLINES[suit].moved(-cx, -cy).scaled(factor).moved(cx, cy)


def ornate(suit: str, colour: str) -> list[Shape]:
    """A large sign with a lace of dots and a medallion, in its box of 100 by 100."""
    cx, cy = _HEARTS[suit]
    outline = pips.OUTLINES[suit]
    dots = Path()
    for x, y in lattice(outline, 7.4, 3.7, 6.0, (cx, cy)):
        if (x - cx) ** 2 + (y - cy) ** 2 > 20**2:
            dots += ellipse(x, y, 0.95)
    petals = Path()
    for index in range(8):
        petals += (
            path("M0,-9.4 C-4,-12 -3.6,-15.4 0,-18 C3.6,-15.4 4,-12 0,-9.4 Z")
            .turned(index * 45)
            .moved(cx, cy)
        )
    return [
        area(outline, colour),
        area(dots, PAPER),
        area(petals, PAPER),
        area(ellipse(cx, cy, 8.6), PAPER),
        *place(pips.french(suit, colour), cx, cy, 0.105),
    ]


def scroll(colour: str) -> list[Shape]:
    """A flourish above the large sign."""
    right = path(
        "M125,62 C134,52 150,50 158,58 C164,65 159,74 151,73 C145,72 144,65 149,63 "
        "M125,62 C140,66 158,78 176,70 C184,66 184,57 177,55 C171,54 168,60 172,63"
    )
    left = right.mapped(lambda x, y: (2 * CX - x, y))
    drops = (
        path("M125,34 C119,42 119,48 125,54 C131,48 131,42 125,34 Z")
        + ellipse(125, 68, 2.6)
        + ellipse(125, 76, 1.8)
    )
    tips = ellipse(188, 76, 2) + ellipse(62, 76, 2) + ellipse(163, 84, 1.6) + ellipse(87, 84, 1.6)
    return [line(right + left, 2.2, colour), area(drops + tips, colour)]


def daus(mark: list[Shape], cloth: Cloth) -> list[Shape]:
    """The upper of the two signs of a Daus, with a garland over it."""
    leaves = Path()
    for side in (-1, 1):
        for index in range(5):
            x = CX + side * (62 - index * 1.6 - index * index * 0.8)
            y = 150 - index * 21
            leaves += (
                path("M0,0 C-7,-5 -6,-15 0,-21 C6,-15 7,-5 0,0 Z")
                .turned(side * (26 - index * 4))
                .moved(x, y)
            )
            leaves += (
                path("M0,0 C-5,-4 -5,-11 0,-15 C5,-11 5,-4 0,0 Z")
                .turned(side * (-46 - index * 3))
                .moved(x - side * 3, y)
            )
    return [inked(leaves, cloth.second, 1.1), *pips.placed(mark, CX, 92, 96)]


def daus_middle(cloth: Cloth) -> list[Shape]:
    """The ribbon between the two signs."""
    ribbon = path(
        f"M54,{CY - 15} C84,{CY - 5} 104,{CY - 17} {CX},{CY - 13} C148,{CY - 9} 170,{CY - 19} 196,{CY - 15} L188,{CY} L196,{CY + 15} "
        f"C166,{CY + 5} 146,{CY + 17} {CX},{CY + 13} C102,{CY + 9} 80,{CY + 19} 54,{CY + 15} L62,{CY} Z"
    )
    gems = Path()
    for index in range(-2, 3):
        gems += lozenge(CX + index * 22, CY, 5.4, 4)
    return [inked(ribbon, GOLD), inked(gems, cloth.main, 1)]
