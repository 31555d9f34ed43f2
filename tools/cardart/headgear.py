"""Crowns, tiaras, veils and hats, drawn about the same origin as the heads."""

from __future__ import annotations

import math

from tools.cardart import pips
from tools.cardart.geometry import Knot, Path, Point, along, ellipse, lozenge, path, polygon, spline
from tools.cardart.palette import GOLD, GOLD_DARK, RED, STEEL, STEEL_DARK, WHITE, Cloth
from tools.cardart.svg import Shape, area, inked, line, place

_BAND = path("M-25,-35 C-12,-29.5 12,-29.5 25,-35 L24,-24 C12,-18.5 -12,-18.5 -24,-24 Z")


def _band(cloth: Cloth, jewel: str) -> list[Shape]:
    gems = lozenge(0, -24.6, 4.4, 3.6)
    side = (
        ellipse(-11.5, -26, 2.4)
        + ellipse(11.5, -26, 2.4)
        + ellipse(-20, -28.6, 1.8)
        + ellipse(20, -28.6, 1.8)
    )
    return [inked(_BAND, GOLD), inked(gems, jewel, 1), inked(side, WHITE, 0.9)]


def _tips(points: list[tuple[float, float]], valley: float) -> Path:
    """The upper edge of a crown: curved valleys between pointed tips."""
    knots = "M-25,-33 "
    for index, (x, y) in enumerate(points):
        knots += f"L{x},{y} "
        if index < len(points) - 1:
            nx = points[index + 1][0]
            mid = (x + nx) / 2
            knots += f"Q{x + (mid - x) * 0.35},{valley} {mid},{valley} Q{nx - (nx - mid) * 0.35},{valley} "
            knots += f"{nx},{points[index + 1][1]} "
    return path(knots + "L25,-33 C12,-27.5 -12,-27.5 -25,-33 Z")


def crown_points(cloth: Cloth) -> list[Shape]:
    """Five tall points with pearls, velvet behind."""
    tips = [(-33.0, -54.0), (-17.0, -62.0), (0.0, -66.0), (17.0, -62.0), (33.0, -54.0)]
    pearls = [inked(ellipse(x, y - 1, 3.4), WHITE, 1.1) for x, y in tips]
    cap = spline("-22,-32 -24,-46 -12,-54 0,-55 12,-54 24,-46 22,-32")
    return [inked(cap, cloth.second), inked(_tips(tips, -42), GOLD), *pearls, *_band(cloth, RED)]


def crown_arched(cloth: Cloth) -> list[Shape]:
    """A closed crown: two arches over a velvet cap, an orb on top."""
    cap = spline("-22,-31 -27,-46 -14,-57 0,-58 14,-57 27,-46 22,-31")
    arches = path(
        "M-24,-33 C-38,-52 -18,-66 0,-60 C18,-66 38,-52 24,-33 L17,-32 C28,-48 14,-58 0,-52 "
        "C-14,-58 -28,-48 -17,-32 Z"
    )
    middle = path("M-4,-31 L-4,-58 L4,-58 L4,-31 Z")
    beads = Path()
    for x, y in (
        (-28, -46),
        (-24.5, -54),
        (-15, -58.6),
        (15, -58.6),
        (24.5, -54),
        (28, -46),
        (0, -51),
        (0, -43),
    ):
        beads += ellipse(x, y, 1.7)
    orb = [
        inked(ellipse(0, -61, 4.6), GOLD),
        line(path("M-4.6,-61 L4.6,-61"), 1),
        line(path("M0,-65.6 L0,-70 M-2.6,-67.8 L2.6,-67.8"), 1.8),
    ]
    return [
        inked(cap, cloth.second),
        inked(middle, GOLD),
        inked(arches, GOLD),
        area(beads, WHITE),
        *orb,
        *_band(cloth, "#3a62b0"),
    ]


def crown_lilies(cloth: Cloth) -> list[Shape]:
    """Three broad lily leaves and two pearls between them."""
    leaf = path(
        "M-5,-30 C-4,-40 -13,-42 -11,-49 C-9,-54 -4,-50 -3.4,-47 C-6,-56 -2,-62 0,-66 C2,-62 6,-56 3.4,-47 C4,-50 9,-54 11,-49 C13,-42 4,-40 5,-30 Z"
    )
    left = leaf.turned(-17).moved(-11, 3)
    right = leaf.turned(17).moved(11, 3)
    stalks = path("M-11,-32 L-12.5,-46 M11,-32 L12.5,-46")
    pearls = ellipse(-12.5, -49, 3.2) + ellipse(12.5, -49, 3.2)
    cap = spline("-21,-31 -22,-42 -10,-48 0,-49 10,-48 22,-42 21,-31")
    return [
        inked(cap, cloth.dark), inked(left, GOLD), inked(right, GOLD),
        line(stalks, 3.6), line(stalks, 1.4, GOLD), inked(pearls, WHITE, 1.1), inked(leaf, GOLD), *_band(cloth, RED),
    ]  # fmt: skip


def crown_turreted(cloth: Cloth) -> list[Shape]:
    """A tall crown of square turrets, as of a city."""
    wall = path(
        "M-25,-33 L-31,-60 L-21,-62 L-19.4,-54 L-13,-55.4 L-13.4,-64 L-4.6,-65.4 L-4,-57 L4,-57 L4.6,-65.4 "
        "L13.4,-64 L13,-55.4 L19.4,-54 L21,-62 L31,-60 L25,-33 C12,-27.5 -12,-27.5 -25,-33 Z"
    )
    slots = path(
        "M-21,-48 L-20,-40 M-10.5,-49.5 L-10,-41 M0,-50 L0,-41.6 M10.5,-49.5 L10,-41 M21,-48 L20,-40"
    )
    return [inked(wall, GOLD), line(slots, 2.4, GOLD_DARK), *_band(cloth, "#74406f")]


def veil(cloth: Cloth, colour: str = WHITE) -> list[Shape]:
    """A veil hanging behind the head and spreading over the shoulders."""
    outline = spline(
        "-10,-46 -32,-36 -38,-12 -40,16 -52,40 -66,58c 70,58c 54,38 40,16 37,-12 31,-36 10,-46"
    )
    folds = path(
        "M-31,-20 C-34,0 -33,20 -46,50 M-27,-8 C-29,10 -27,24 -36,50 M31,-20 C33,0 33,20 46,50 M27,-8 C29,10 28,24 37,50"
    )
    return [inked(outline, colour), line(folds, 1.1, cloth.second_dark)]


def diadem(cloth: Cloth) -> list[Shape]:
    """A peaked diadem with a clover leaf in its middle."""
    edge = path(
        "M-25,-30 L-27,-40 Q-20,-38 -17,-44 Q-12,-41 -9,-50 Q-4,-50 0,-62 Q4,-50 9,-50 Q12,-41 17,-44 Q20,-38 27,-40 "
        "L25,-30 C12,-22 -12,-22 -25,-30 Z"
    )
    pearls = Path()
    for x, y in ((-27, -41), (-17, -45.6), (-9, -52), (0, -64.4), (9, -52), (17, -45.6), (27, -41)):
        pearls += ellipse(x, y, 2.3)
    mark = place(pips.french("C", cloth.dark), 0, -40, 0.15)
    rim = path("M-25.6,-33 C-12,-25 12,-25 25.6,-33")
    return [inked(edge, GOLD), inked(pearls, WHITE, 0.9), line(rim, 1, GOLD_DARK), *mark]


def kokoshnik(cloth: Cloth) -> list[Shape]:
    """A high half-moon head-dress with rays and pearls."""
    moon = path("M-27,-20 C-46,-38 -26,-68 0,-68 C26,-68 46,-38 27,-20 C16,-32 -16,-32 -27,-20 Z")
    inner = path("M-26,-28 C-37,-42 -22,-60 0,-60 C22,-60 37,-42 26,-28 C14,-37 -14,-37 -26,-28 Z")
    rays = path("M0,-36 L0,-58 M-9,-36 L-14,-56 M9,-36 L14,-56 M-17,-34 L-26,-49 M17,-34 L26,-49")
    pearls = Path()
    for x, y in (
        (-32.5, -38),
        (-28, -52),
        (-16, -61.4),
        (0, -64.2),
        (16, -61.4),
        (28, -52),
        (32.5, -38),
    ):
        pearls += ellipse(x, y, 2)
    return [
        inked(moon, GOLD), inked(inner, cloth.second, 1.1), line(rays, 1.4, GOLD),
        area(pearls, WHITE), inked(lozenge(0, -44, 4.6, 6.4), RED, 1),
    ]  # fmt: skip


def hood(cloth: Cloth) -> list[Shape]:
    """A heart-shaped hood with a small crown, worn over the veil."""
    roll = path(
        "M-27,-10 C-36,-24 -36,-46 -22,-54 C-12,-58 -4,-50 0,-42 C4,-50 12,-58 22,-54 C36,-46 36,-24 27,-10 "
        "C24,-20 18,-27 8,-29 C4,-29.4 -4,-29.4 -8,-29 C-18,-27 -24,-20 -27,-10 Z"
    )
    dots = Path()
    for x, y in (
        (-27, -34),
        (-20, -44),
        (-22, -26),
        (-10, -38),
        (27, -34),
        (20, -44),
        (22, -26),
        (10, -38),
    ):
        dots += ellipse(x, y, 2)
    coronet = path("M-9,-42 L-14,-58 L-6,-52 L0,-66 L6,-52 L14,-58 L9,-42 C4,-39 -4,-39 -9,-42 Z")
    return [
        inked(roll, cloth.main), area(dots, cloth.second), inked(coronet, GOLD),
        inked(ellipse(-14, -59, 2.2) + ellipse(0, -67, 2.6) + ellipse(14, -59, 2.2), WHITE, 0.9),
    ]  # fmt: skip


def garland(cloth: Cloth) -> list[Shape]:
    """A crown of roses over a gold ring."""
    ring = path("M-26,-32 C-12,-25 12,-25 26,-32 L25,-24 C12,-18 -12,-18 -25,-24 Z")
    shapes: list[Shape] = []
    leaves = Path()
    for x, y, turn in (
        (-24, -44, -50),
        (24, -44, 50),
        (-12, -52, -20),
        (12, -52, 20),
        (-32, -33, -84),
        (32, -33, 84),
    ):
        leaves += path("M0,4 C-6,-2 -4,-9 0,-13 C4,-9 6,-2 0,4 Z").turned(turn).moved(x, y)
    shapes.append(inked(leaves, "#3f8a52", 1.1))
    for px, py, radius in (
        (-26, -36, 7.6),
        (26, -36, 7.6),
        (-13.5, -43, 8.8),
        (13.5, -43, 8.8),
        (0, -47, 10.6),
    ):
        shapes += rose(px, py, radius, cloth)
    return [*shapes, inked(ring, GOLD)]


def rose(x: float, y: float, r: float, cloth: Cloth) -> list[Shape]:
    """A rose seen from the front."""
    petals = Path()
    for index in range(5):
        petals += ellipse(0, -0.52 * r, 0.56 * r, 0.52 * r).turned(index * 72).moved(x, y)
    spiral = path(
        f"M{x - 0.25 * r},{y} C{x - 0.2 * r},{y - 0.4 * r} {x + 0.35 * r},{y - 0.3 * r} {x + 0.3 * r},{y + 0.05 * r} "
        f"C{x + 0.2 * r},{y + 0.45 * r} {x - 0.45 * r},{y + 0.4 * r} {x - 0.5 * r},{y - 0.05 * r}"
    )
    return [
        inked(petals, cloth.main, 1.2),
        area(ellipse(x, y, 0.62 * r), cloth.second),
        line(spiral, 1, cloth.dark),
    ]


def plume(
    a: Point, b: Point, c: Point, d: Point, width: float, colour: str, dark: str
) -> list[Shape]:
    """An ostrich feather along the cubic curve a b c d, from the quill at `a` to the tip at `d`."""
    upper: list[Knot] = []
    lower: list[Knot] = []
    barbs = Path()
    steps = 8
    for step in range(1, steps + 1):
        t = step / (steps + 0.6)
        spread = width * (0.45 + 0.75 * math.sin(math.pi * min(1.0, t * 0.86 + 0.06)))
        (x, y), (dx, dy) = along(a, b, c, d, t)
        (bx, by), _ = along(a, b, c, d, max(0.0, t - 0.09))
        for side, edge in ((1, upper), (-1, lower)):
            ox, oy = -dy * side * spread, dx * side * spread
            edge.append((x + ox + dx * 2.2, y + oy + dy * 2.2))
            if step < steps:
                edge.append((x + ox * 0.78 + dx * 3.4, y + oy * 0.78 + dy * 3.4, "c"))
            barbs += polygon([(bx, by), (x + ox * 0.7, y + oy * 0.7)], closed=False)
    (tx, ty), (dx, dy) = along(a, b, c, d, 1.0)
    tip: list[Knot] = [(tx + dx * width * 0.35, ty + dy * width * 0.35)]
    outline = spline([(a[0], a[1], "c"), *upper, *tip, *lower[::-1]])
    rib = Path((("M", a), ("C", (*b, *c, *d))))
    return [inked(outline, colour), line(barbs, 0.9, dark), line(rib, 1.4, dark)]


def beret(cloth: Cloth) -> list[Shape]:
    """A wide beret under a long red feather."""
    top = spline("-27,-26c -39,-33 -41,-44 -27,-53 -4,-56 20,-53 33,-43 32,-33 25,-26c 0,-23")
    folds = path(
        "M-28,-49 C-25,-43 -23,-38 -20,-31 M-6,-55 C-6,-46 -5,-39 -4,-31 M17,-53 C15,-46 13,-39 11,-32"
    )
    rim = path("M-26,-34 C-12,-28 12,-28 25,-34 L24,-24 C12,-18 -12,-18 -24,-24 Z")
    return [
        inked(top, cloth.main), line(folds, 1.2, cloth.dark),
        *plume((20, -34), (40, -58), (18, -76), (-32, -60), 9, cloth.second, cloth.second_dark),
        inked(rim, cloth.second), inked(ellipse(17, -27, 5), GOLD, 1.1), area(ellipse(17, -27, 2), cloth.dark),
    ]  # fmt: skip


def broad_hat(cloth: Cloth) -> list[Shape]:
    """A musketeer's hat: broad brim turned up on one side, plume over the crown."""
    crown = spline("-21,-30c -23,-44 -14,-52 4,-53 19,-50 23,-40 22,-30c")
    brim = path(
        "M-38,-46 C-34,-30 -18,-25 0,-25 C18,-25 32,-27 38,-36 C41,-28 36,-20 27,-17 C12,-12 -18,-12 -30,-19 C-40,-25 -42,-36 -38,-46 Z"
    )
    ribbon = path("M-22,-39 C-10,-34 12,-34 23,-39 L22,-29 C10,-24 -10,-24 -21.4,-29 Z")
    return [
        inked(crown, cloth.main), inked(ribbon, cloth.second),
        *plume((-20, -34), (-36, -63), (-6, -77), (34, -52), 9, WHITE, cloth.second_dark),
        inked(brim, cloth.main), line(path("M-37,-40 C-31,-27 -16,-21.5 0,-21.5 C16,-21.5 30,-23 37.4,-31"), 1.2, cloth.second),
        inked(ellipse(-19, -30, 4.8), GOLD, 1.1), area(ellipse(-19, -30, 1.9), cloth.dark),
    ]  # fmt: skip


def peaked_cap(cloth: Cloth) -> list[Shape]:
    """A hunter's cap with a long beak in front and an upright feather."""
    crown = spline("-27,-26c -29,-42 -18,-54 0,-58 13,-51 24,-36 25,-30c")
    folds = path("M-20,-50 C-10,-50 2,-44 8,-32 M-26,-42 C-18,-42 -10,-38 -6,-31")
    brim = path(
        "M-33,-40 C-24,-28 -8,-27 8,-29 C22,-31 32,-31 40,-27 C30,-18 12,-17 -4,-18 C-20,-19 -33,-26 -33,-40 Z"
    )
    return [
        *plume((-20, -36), (-40, -58), (-30, -74), (4, -72), 8.4, GOLD, "#a86f17"),
        inked(crown, cloth.main), line(folds, 1.2, cloth.dark), inked(brim, cloth.second),
        inked(ellipse(-20, -32, 4.6), GOLD, 1.1), area(ellipse(-20, -32, 1.8), cloth.dark),
    ]  # fmt: skip


def flat_cap(cloth: Cloth) -> list[Shape]:
    """A flat cap with a slashed brim and two feathers."""
    crown = spline("-24,-28c -30,-42 -18,-50 2,-52 20,-49 29,-40 24,-28c")
    brim = spline("-36,-39 -24,-31 0,-28 24,-31 36,-39 38,-29 26,-20 0,-17 -26,-20 -38,-29")
    slashes = path(
        "M-30,-33 L-27,-23 M-18,-30 L-16,-20 M-5,-28 L-5,-18 M8,-28 L8,-18 M20,-30 L18,-20 M31,-33 L28,-23"
    )
    return [
        inked(crown, cloth.second),
        *plume((12, -38), (30, -62), (24, -74), (-4, -70), 7.4, WHITE, cloth.second),
        *plume((12, -38), (22, -54), (0, -70), (-30, -58), 7.4, "#4f9d8f", "#2c6a60"),
        inked(brim, cloth.main), line(slashes, 2.4, cloth.dark),
        inked(ellipse(13, -34, 4.8), GOLD, 1.1), area(ellipse(13, -34, 1.9), cloth.second),
    ]  # fmt: skip


def morion(cloth: Cloth) -> list[Shape]:
    """A steel helmet with a comb and a boat-shaped brim, a plume behind the comb."""
    bowl = spline("-25,-26c -26,-42 -14,-53 2,-55 17,-51 26,-40 25,-26c")
    shade = spline("4,-54c 17,-51 26,-40 25,-26c 10,-26c 14,-40")
    comb = path(
        "M-24,-46 C-18,-62 -4,-68 6,-66 C16,-64 24,-56 27,-46 C20,-54 12,-57 2,-57 C-8,-57 -17,-54 -24,-46 Z"
    )
    brim = path(
        "M-40,-40 C-30,-26 -14,-24 0,-24 C14,-24 30,-26 42,-42 C42,-28 32,-18 22,-17 C8,-15 -10,-15 -22,-17 C-32,-19 -40,-28 -40,-40 Z"
    )
    rivets = Path()
    for x, y in ((-28, -25), (-18, -21.4), (-6, -19.8), (6, -19.8), (18, -21.4), (29, -26)):
        rivets += ellipse(x, y, 1.5)
    return [
        *plume((-16, -46), (-38, -58), (-34, -76), (2, -74), 8, cloth.second, cloth.second_dark),
        inked(bowl, STEEL), area(shade, STEEL_DARK), line(bowl), inked(comb, cloth.main), inked(brim, STEEL),
        area(rivets, GOLD_DARK),
    ]  # fmt: skip
