"""The court figures: who they are, and how a figure is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from tools.cardart import garments, headgear, heads, props
from tools.cardart.geometry import Path, ellipse, lozenge, polygon
from tools.cardart.heads import Hair
from tools.cardart.layout import CX, CY, SLOPE, band_y
from tools.cardart.palette import (
    BROWN,
    FAIR,
    OLIVE,
    TAN,
    WHITE,
    Cloth,
    Skin,
)  # fmt: skip
from tools.cardart.svg import Shape, inked, line, place

HEAD_X, HEAD_SCALE = 125.0, 1.06

Part = Callable[[Cloth], list[Shape]]


@dataclass(frozen=True, slots=True)
class Figure:
    """One court figure.

    Attributes:
        rank: K, Q or J.
        suit: suit letter, chooses the cloth.
        skin: complexion.
        hair: colours of hair and beard.
        facing: 1 looks right, -1 looks left.
        pattern: of cloak, bodice or doublet.
        lining: pattern of the tunic (kings).
        hat: crown, tiara or hat.
        prop: what the figure holds.
        style: hair or beard variant.
        collar: jacks: "points", "round" or "none".
    """

    rank: str
    suit: str
    skin: Skin
    hair: Hair
    facing: int
    pattern: str
    lining: str
    hat: Part
    prop: Part
    style: str
    collar: str = ""


FIGURES: dict[str, Figure] = {
    "CK": Figure("K", "C", OLIVE, heads.BLACK, 1, "signs", "stripes", headgear.crown_points, props.mace, "full"),
    "SK": Figure("K", "S", BROWN, heads.SILVER, -1, "stars", "chequer", headgear.crown_arched, props.sword, "forked"),
    "HK": Figure("K", "H", FAIR, heads.AUBURN, -1, "rings", "scales", headgear.crown_lilies, props.heart_sceptre, "short"),
    "DK": Figure("K", "D", TAN, heads.GREY, 1, "lozenges", "stripes", headgear.crown_turreted, props.axe, "goatee"),
    "CQ": Figure("Q", "C", OLIVE, heads.BLACK, -1, "chequer", "", headgear.diadem, props.clover, "long"),
    "SQ": Figure("Q", "S", BROWN, heads.BLACK, 1, "stars", "", headgear.hood, props.lily, "veil"),
    "HQ": Figure("Q", "H", FAIR, heads.AUBURN, 1, "scales", "", headgear.garland, props.red_rose, "braids"),
    "DQ": Figure("Q", "D", TAN, heads.BROWN_HAIR, -1, "lozenges", "", headgear.kokoshnik, props.fan, "ruff"),
    "CJ": Figure("J", "C", OLIVE, heads.BLACK, -1, "signs", "", headgear.beret, props.halberd, "", "points"),
    "SJ": Figure("J", "S", BROWN, heads.BLACK, -1, "stars", "", headgear.broad_hat, props.spear, "goatee", "round"),
    "HJ": Figure("J", "H", FAIR, heads.AUBURN, 1, "rings", "", headgear.peaked_cap, props.love_arrow, "", "points"),
    "DJ": Figure("J", "D", TAN, heads.BLOND, 1, "lozenges", "", headgear.flat_cap, props.partisan, "", "round"),
}  # fmt: skip
"""The twelve figures of the French suits, by card code."""

GERMAN_FIGURES: dict[str, Figure] = {
    "CK": Figure("K", "C", TAN, heads.BROWN_HAIR, -1, "rings", "stripes", headgear.crown_points, props.mace, "full"),
    "SK": Figure("K", "S", FAIR, heads.GREY, 1, "lozenges", "chequer", headgear.crown_arched, props.axe, "forked"),
    "HK": Figure("K", "H", OLIVE, heads.BLACK, 1, "stars", "scales", headgear.crown_lilies, props.sword, "short"),
    "DK": Figure("K", "D", BROWN, heads.BLACK, -1, "scales", "stripes", headgear.crown_turreted, props.mace, "goatee"),
    "CQ": Figure("J", "C", TAN, heads.BROWN_HAIR, 1, "lozenges", "", headgear.morion, props.sword, "full", "round"),
    "SQ": Figure("J", "S", FAIR, heads.BLOND, -1, "chequer", "", headgear.broad_hat, props.sword, "goatee", "points"),
    "HQ": Figure("J", "H", OLIVE, heads.BLACK, -1, "scales", "", headgear.morion, props.sword, "moustache", "points"),
    "DQ": Figure("J", "D", BROWN, heads.BLACK, 1, "rings", "", headgear.broad_hat, props.sword, "goatee", "round"),
    "CJ": Figure("J", "C", FAIR, heads.AUBURN, -1, "stripes", "", headgear.beret, props.halberd, "", "points"),
    "SJ": Figure("J", "S", TAN, heads.BROWN_HAIR, 1, "scales", "", headgear.peaked_cap, props.spear, "", "points"),
    "HJ": Figure("J", "H", FAIR, heads.BLOND, 1, "lozenges", "", headgear.flat_cap, props.partisan, "", "round"),
    "DJ": Figure("J", "D", OLIVE, heads.BLACK, -1, "stars", "", headgear.peaked_cap, props.halberd, "", "points"),
}  # fmt: skip
"""King, Ober (code Q) and Unter (code J) of the German suits: Ober and Unter are both men."""


def head_y(figure: Figure) -> float:
    """Height of the head: without a beard it sits lower, which leaves room for the hat."""
    return {"K": 93.0, "Q": 95.0, "J": 99.0}[figure.rank]


def _beard(style: str, hair: Hair) -> list[Shape]:
    if style == "full":
        return heads.full_beard(hair, 56)
    if style == "forked":
        return heads.full_beard(hair, 60, forked=True)
    if style == "short":
        return heads.full_beard(hair, 44)
    if style == "goatee":
        return heads.goatee(hair, 46)
    if style == "moustache":
        return heads.moustache(hair)
    return []


def _head(figure: Figure, cloth: Cloth) -> tuple[list[Shape], list[Shape]]:
    """The head in card coordinates: what lies behind the collar and what before it."""
    skin, hair = figure.skin, figure.hair
    behind: list[Shape] = []
    front: list[Shape] = []
    brow = hair.dark
    beard = _beard(figure.style, hair)
    if figure.rank == "K":
        back, locks = heads.curls_king(hair)
        front = [
            *back,
            *heads.face(skin, age=2 if hair in (heads.SILVER, heads.GREY) else 1, brow=brow),
            *beard,
            *locks,
        ]
    elif figure.rank == "Q":
        if figure.style == "veil":
            behind += headgear.veil(cloth)
        back, locks = {
            "veil": heads.parted, "ruff": heads.parted, "braids": heads.braids, "long": heads.long_hair,
        }[figure.style](hair)  # fmt: skip
        if figure.style == "braids":
            behind += heads.dome(hair)
        behind += back
        front = [*heads.face(skin, brow=brow, female=True), *locks]
    else:
        back, locks = heads.curls_short(hair)
        behind += back
        front = [*heads.face(skin, brow=brow)]
        front += [*beard, *locks]
    front += figure.hat(cloth)
    mirror = figure.facing < 0

    y = head_y(figure)
    return (
        place(behind, HEAD_X, y, HEAD_SCALE, mirror=mirror),
        place(front, HEAD_X, y, HEAD_SCALE, mirror=mirror),
    )


@cache
def half(figure: Figure, cloth: Cloth) -> tuple[Shape, ...]:
    """The upper half of a figure in card coordinates, without frame, sign and band."""
    skin = figure.skin
    behind, front = _head(figure, cloth)
    bare = figure.rank == "Q"
    throat = place(
        heads.neck(skin, 48 if bare else 36, 14 if bare else 0),
        HEAD_X, head_y(figure), HEAD_SCALE, mirror=figure.facing < 0,
    )  # fmt: skip
    shapes = list(behind)
    if figure.rank == "K":
        shapes += garments.mantle(cloth, figure.suit, figure.pattern, figure.lining)
        shapes += garments.ermine(cloth) + throat + front
    elif figure.rank == "Q":
        if figure.style == "ruff":
            shapes = garments.ruff(cloth) + shapes
        shapes += garments.dress(cloth, figure.suit, figure.pattern, skin) + throat
        shapes += garments.necklace(cloth.main) + front
    else:
        shapes += garments.doublet(cloth, figure.suit, figure.pattern) + throat
        shapes += (
            garments.collar(cloth) if figure.collar == "points" else garments.pleated_collar(cloth)
        )
        shapes += front
    held = figure.prop(cloth)
    return (*shapes, *held, *props.hand(skin, cloth))


def band(cloth: Cloth) -> list[Shape]:
    """The belt over the parting line, the same turned round."""
    width = 9.0

    def edge(side: float) -> list[tuple[float, float]]:
        return [(30, band_y(30) + side), (220, band_y(220) + side)]

    belt = polygon([*edge(-width), *edge(width)[::-1]])
    lines = polygon(edge(-6), closed=False) + polygon(edge(6), closed=False)
    gems, pearls = Path(), Path()
    for step in range(-5, 6):
        x = CX + step * 18
        y = CY + SLOPE * step * 18
        if step % 2:
            pearls += ellipse(x, y, 2.2)
        else:
            gems += lozenge(x, y, 5.6, 4)
    return [
        inked(belt, cloth.trim), line(lines, 0.9, cloth.trim_dark), inked(gems, cloth.dark, 1), inked(pearls, WHITE, 0.9),
    ]  # fmt: skip
