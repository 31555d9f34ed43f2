"""What the court figures hold, and the hand that holds it (card coordinates, staff at x = 184)."""

from __future__ import annotations

from tools.cardart import pips
from tools.cardart.geometry import Path, ellipse, lozenge, path, rectangle
from tools.cardart.headgear import rose
from tools.cardart.layout import band_y
from tools.cardart.palette import (
    GOLD,
    GOLD_DARK,
    LEAF,
    RED,
    STEEL,
    STEEL_DARK,
    WHITE,
    WOOD,
    Cloth,
    Skin,
)
from tools.cardart.svg import Shape, area, inked, line, place

X = 184.0
"""Where the staff stands."""
END = band_y(X) + 6


def staff(top: float, colour: str, width: float = 4.6) -> list[Shape]:
    """A straight staff from `top` down to the parting line."""
    return [inked(rectangle(X - width / 2, top, width, END - top), colour, 1.2)]


def hand(skin: Skin, cloth: Cloth, y: float = 158) -> list[Shape]:
    """A fist around the staff, with cuff and sleeve below."""
    fingers = []
    for index in range(4):
        top = y - 11 + index * 5.4
        fingers.append(
            inked(rectangle(X - 9, top, 17 - (index == 3) * 2, 5.8, 2.8), skin.light, 1.1)
        )
    back = path(
        f"M{X - 8},{y - 10} C{X - 14},{y - 6} {X - 14},{y + 8} {X - 9},{y + 13} L{X + 6},{y + 13} L{X + 5},{y - 8} Z"
    )
    thumb = path(
        f"M{X - 11},{y + 2} C{X - 12},{y - 8} {X - 6},{y - 15} {X},{y - 15} C{X + 5},{y - 15} {X + 5},{y - 10} {X},{y - 9} C{X - 4},{y - 8} {X - 4},{y - 4} {X - 5},{y + 2} Z"
    )
    sleeve = path(
        f"M{X - 12},{y + 20} C{X - 22},{y + 30} {X - 30},{y + 40} {X - 32},{band_y(X - 32) + 4} L{X + 28},{band_y(X + 28) + 4} L{X + 28},{y + 30} C{X + 20},{y + 26} {X + 14},{y + 22} {X + 11},{y + 20} Z"
    )
    cuff = rectangle(X - 15, y + 10, 29, 12, 4)
    frill = Path()
    for index in range(4):
        frill += path(f"M{X - 11 + index * 7},{y + 12} L{X - 11 + index * 7},{y + 20}")
    return [
        inked(sleeve, cloth.main), inked(back, skin.light), *fingers, inked(thumb, skin.light, 1.1),
        inked(cuff, WHITE), line(frill, 1, cloth.main),
    ]  # fmt: skip


def heart_sceptre(cloth: Cloth) -> list[Shape]:
    """A gold sceptre that ends in a heart within a ring."""
    return [
        *staff(66, GOLD),
        inked(ellipse(X, 70, 5.6, 3.4), GOLD, 1.1),
        inked(ellipse(X, 52, 15), GOLD, 1.3),
        area(ellipse(X, 52, 11.6), WHITE),
        *place(pips.french("H", RED), X, 52.6, 0.17),
        inked(ellipse(X, 34.6, 3), WHITE, 1.1),
    ]


def sword(cloth: Cloth) -> list[Shape]:
    """A drawn sword, point up."""
    blade = path(f"M{X},28 L{X + 5.4},40 L{X + 5.4},136 L{X - 5.4},136 L{X - 5.4},40 Z")
    shade = path(f"M{X},28 L{X + 5.4},40 L{X + 5.4},136 L{X},136 Z")
    guard = path(
        f"M{X - 20},134 C{X - 10},138 {X + 10},138 {X + 20},134 L{X + 20},141 C{X + 10},145 {X - 10},145 {X - 20},141 Z"
    )
    return [
        inked(blade, STEEL), area(shade, STEEL_DARK), line(blade), *staff(140, WOOD, 6),
        inked(guard, GOLD), inked(ellipse(X - 20, 137.5, 4) + ellipse(X + 20, 137.5, 4), GOLD, 1.1),
    ]  # fmt: skip


def axe(cloth: Cloth) -> list[Shape]:
    """A battle axe with a broad blade."""
    blade = path(
        f"M{X + 2},46 C{X - 8},48 {X - 16},40 {X - 24},34 C{X - 30},48 {X - 30},68 {X - 24},84 C{X - 16},78 {X - 8},70 {X + 2},72 Z"
    )
    edge = path(
        f"M{X - 24},34 C{X - 30},48 {X - 30},68 {X - 24},84 C{X - 21},81 {X - 21},80 {X - 20},79 C{X - 24},66 {X - 24},50 {X - 20},38 Z"
    )
    back = path(f"M{X},52 L{X + 18},59 L{X},66 Z")
    return [
        *staff(30, WOOD, 5), inked(back, STEEL_DARK), inked(blade, STEEL), area(edge, WHITE), line(blade),
        inked(rectangle(X - 4.6, 44, 9.2, 30, 2), GOLD, 1.2), inked(lozenge(X, 28, 4, 9), STEEL, 1.2),
        line(ellipse(X - 11, 59, 3.4), 1.4, STEEL_DARK),
    ]  # fmt: skip


def mace(cloth: Cloth) -> list[Shape]:
    """An orb-headed sceptre with a cross."""
    return [
        *staff(62, GOLD),
        inked(ellipse(X, 54, 14), cloth.second, 1.3),
        line(path(f"M{X - 14},54 C{X - 8},58 {X + 8},58 {X + 14},54 M{X},40 L{X},68"), 3.4, GOLD),
        line(path(f"M{X},38 L{X},24 M{X - 6},30 L{X + 6},30"), 4.6),
        line(path(f"M{X},38 L{X},24 M{X - 6},30 L{X + 6},30"), 2.4, GOLD),
        inked(ellipse(X, 71, 6, 3.4), GOLD, 1.1),
    ]


def _leaf(x: float, y: float, turn: float, size: float = 1.0) -> Path:
    return path("M0,0 C-8,-6 -7,-16 0,-22 C7,-16 8,-6 0,0 Z").scaled(size).turned(turn).moved(x, y)


def _stem(top: float) -> list[Shape]:
    stem = path(f"M{X},{top} C{X + 4},{top + 40} {X - 2},{top + 70} {X},{END}")
    return [
        line(stem, 4.6),
        line(stem, 2.2, LEAF),
        inked(_leaf(X + 1, 118, 52) + _leaf(X, 128, -52), LEAF, 1.2),
    ]


def red_rose(cloth: Cloth) -> list[Shape]:
    """A rose on its stem."""
    sepals = _leaf(X, 78, -120, 0.7) + _leaf(X, 78, 120, 0.7) + _leaf(X, 80, 180, 0.6)
    return [*_stem(70), inked(sepals, LEAF, 1.1), *rose(X, 60, 19, cloth)]


def lily(cloth: Cloth) -> list[Shape]:
    """A white lily."""
    side = path("M0,0 C-12,-6 -22,-18 -20,-32 C-12,-28 -4,-20 0,0 Z")
    middle = path("M0,2 C-10,-8 -10,-26 0,-38 C10,-26 10,-8 0,2 Z")
    stamens = path("M0,-6 L-5,-26 M0,-6 L5,-26")
    tips = ellipse(-5, -27, 1.8) + ellipse(5, -27, 1.8)
    return [
        *_stem(78), inked(side.moved(X, 80), WHITE), inked(side.scaled(-1, 1).moved(X, 80), WHITE),
        inked(middle.moved(X, 80), WHITE), line(stamens.moved(X, 80), 1.2, GOLD_DARK), area(tips.moved(X, 80), GOLD_DARK),
    ]  # fmt: skip


def clover(cloth: Cloth) -> list[Shape]:
    """A sprig of clover with a blossom."""
    leaf = path(
        "M0,0 C-14,-4 -16,-18 -7,-21 C-3,-22 0,-18 0,-16 C0,-18 3,-22 7,-21 C16,-18 14,-4 0,0 Z"
    )
    vein = path("M0,-2 L0,-12")
    shapes = _stem(66)
    for turn in (0, -115, 115):
        shapes.append(inked(leaf.turned(turn).moved(X, 66), LEAF))
    for turn in (0, -115, 115):
        shapes.append(line(vein.turned(turn).moved(X, 66), 1.2, "#bfe0b4"))
    return shapes


def fan(cloth: Cloth) -> list[Shape]:
    """An open folding fan."""
    shapes: list[Shape] = [inked(rectangle(X - 2.6, 104, 5.2, 50, 2), GOLD, 1.2)]
    blades = 7
    ribs = Path()
    for index in range(blades):
        turn = -54 + index * 18
        blade = path("M-1.4,-4 L-6.8,-39 C-5,-44 5,-44 6.8,-39 L1.4,-4 Z")
        colour = cloth.second if index % 2 == 0 else WHITE
        shapes.append(inked(blade.turned(turn).moved(X + 1, 108), colour, 1.2))
        ribs += path("M0,-3 L0,-24").turned(turn).moved(X + 1, 108)
    return [*shapes, line(ribs, 1.5, GOLD_DARK), inked(ellipse(X + 1, 108, 4.4), GOLD, 1.1)]


def halberd(cloth: Cloth) -> list[Shape]:
    """A halberd: spike, axe blade and hook."""
    blade = path(
        f"M{X},56 C{X - 8},56 {X - 12},50 {X - 20},46 C{X - 25},58 {X - 24},74 {X - 18},84 C{X - 12},78 {X - 8},76 {X},78 Z"
    )
    hook = path(f"M{X},58 C{X + 10},56 {X + 16},62 {X + 19},72 C{X + 12},68 {X + 8},70 {X},74 Z")
    spike = path(
        f"M{X},20 C{X + 5},34 {X + 5},44 {X + 3},56 L{X - 3},56 C{X - 5},44 {X - 5},34 {X},20 Z"
    )
    tassel = path(
        f"M{X - 5},88 L{X - 9},106 L{X - 4},102 L{X},108 L{X + 4},102 L{X + 9},106 L{X + 5},88 Z"
    )
    return [
        *staff(50, WOOD), inked(blade, STEEL), inked(hook, STEEL_DARK), inked(spike, STEEL),
        inked(tassel, RED, 1.2), inked(rectangle(X - 5, 82, 10, 8, 2), GOLD, 1.2),
    ]  # fmt: skip


def spear(cloth: Cloth) -> list[Shape]:
    """A boar spear with a cross-bar and two ribbons."""
    blade = path(
        f"M{X},20 C{X + 9},34 {X + 11},48 {X + 3},66 L{X - 3},66 C{X - 11},48 {X - 9},34 {X},20 Z"
    )
    shade = path(f"M{X},20 C{X + 9},34 {X + 11},48 {X + 3},66 L{X},66 Z")
    bar = path(
        f"M{X - 14},70 C{X - 8},76 {X + 8},76 {X + 14},70 L{X + 14},75 C{X + 8},81 {X - 8},81 {X - 14},75 Z"
    )
    left = path(
        f"M{X - 2},84 C{X - 8},90 {X - 6},98 {X - 12},104 L{X - 6},104 L{X - 5},110 C{X},102 {X - 1},94 {X},84 Z"
    )
    right = path(
        f"M{X + 2},84 C{X + 8},90 {X + 6},98 {X + 12},106 L{X + 6},105 L{X + 4},112 C{X + 1},102 {X + 1},94 {X},84 Z"
    )
    return [
        *staff(64, WOOD), inked(left, cloth.second, 1.2), inked(right, cloth.second, 1.2),
        inked(blade, STEEL), area(shade, STEEL_DARK), line(blade), inked(bar, GOLD, 1.2),
        inked(rectangle(X - 4.6, 78, 9.2, 8, 2), GOLD, 1.2),
    ]  # fmt: skip


def partisan(cloth: Cloth) -> list[Shape]:
    """A broad-bladed spear with a tassel."""
    blade = path(
        f"M{X},18 C{X + 10},34 {X + 12},52 {X + 7},64 C{X + 14},60 {X + 18},62 {X + 19},68 C{X + 12},76 {X + 6},76 {X + 3},80 L{X - 3},80 C{X - 6},76 {X - 12},76 {X - 19},68 C{X - 18},62 {X - 14},60 {X - 7},64 C{X - 12},52 {X - 10},34 {X},18 Z"
    )
    shade = path(f"M{X},18 C{X + 10},34 {X + 12},52 {X + 7},64 L{X},78 Z")
    tassel = path(
        f"M{X - 5},88 L{X - 9},108 L{X - 4},103 L{X},110 L{X + 4},103 L{X + 9},108 L{X + 5},88 Z"
    )
    return [
        *staff(76, WOOD), inked(blade, STEEL), area(shade, STEEL_DARK), line(blade),
        inked(tassel, cloth.second, 1.2), inked(rectangle(X - 5, 80, 10, 9, 2), GOLD, 1.2),
    ]  # fmt: skip


def love_arrow(cloth: Cloth) -> list[Shape]:
    """A tall arrow whose head is a heart."""
    head = pips.OUTLINES["H"].turned(180).scaled(0.34).moved(X, 40)
    shine = path(f"M{X + 2},28 C{X + 9},38 {X + 12},44 {X + 10},50")
    bands = path(f"M{X - 2.4},66 L{X + 2.4},66 M{X - 2.4},74 L{X + 2.4},74")
    ribbon = path(
        f"M{X},84 C{X - 12},82 {X - 14},92 {X - 8},94 C{X - 14},98 {X - 10},106 {X},96 C{X + 10},106 {X + 14},98 {X + 8},94 C{X + 14},92 {X + 12},82 {X},84 Z"
    )
    return [
        *staff(54, WOOD), inked(ribbon, cloth.second, 1.2), inked(rectangle(X - 3.6, 84, 7.2, 11, 2), GOLD, 1.1),
        inked(head, GOLD), line(shine, 1.4, GOLD_DARK), line(bands, 2.2, GOLD),
    ]  # fmt: skip
