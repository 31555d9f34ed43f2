"""Ten people for the seats at the table, by the same hand as the court cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from tools.cardart import heads
from tools.cardart.geometry import Path, arc, ellipse, hatch, joined, path, rectangle, spline
from tools.cardart.heads import AUBURN, BLACK, BLOND, BROWN_HAIR, GREY, SILVER, Hair
from tools.cardart.palette import BROWN, DEEP, FAIR, GOLD, OLIVE, TAN, WHITE, Skin
from tools.cardart.svg import INK, Shape, area, document, group, inked, line, place

SIZE = 120.0
_C, _R = 60.0, 57.0


def _shoulders(top: float = 92.0) -> Path:
    """Shoulders that end on the rim of the disc."""
    return joined(
        [
            path(f"M48,{top - 4} C44,{top + 1} 30,{top + 1} 20.6,101"),
            arc(_C, _C, _R, 133.9, 46.1),
            path(f"M99.4,101 C90,{top + 1} 77,{top + 1} 73,{top - 4}"),
        ]
    )


def _skull(skin: Skin) -> list[Shape]:
    """The bare top of the head, which hats and hair otherwise cover."""
    top = path("M-21.2,-22 C-21.4,-38 -12,-44 0,-44 C12,-44 21,-38 20.5,-22 Z")
    return [
        area(top, skin.light),
        area(
            path("M6.5,-43.4 C14,-42 21,-36 20.2,-22 L5.6,-22 C5.6,-30 6,-38 6.5,-43.4 Z"),
            skin.shade,
        ),
        line(path("M-21.2,-22 C-21.4,-38 -12,-44 0,-44 C12,-44 21,-38 20.5,-22")),
    ]


def _ear(skin: Skin) -> list[Shape]:
    return [inked(path("M-20,-5 C-26,-8 -28,0 -25,6 C-23.6,10 -20,10 -19,8 Z"), skin.light)]


def _short(hair: Hair) -> list[Shape]:
    """Short hair, parted at the side."""
    top = spline(
        "-21,-6c -24.5,-18 -24,-34 -14,-46 2,-50 16,-46 24,-34 23.6,-18 20.6,-7c 19.6,-20 14,-28c 2,-24 -8,-28c -17,-20"
    )
    strands = path(
        "M-8,-28 C-6,-38 2,-44 12,-45 M-14,-26 C-15,-34 -10,-42 -2,-46 M14,-28 C14,-34 12,-38 8,-41"
    )
    return [inked(top, hair.main), line(strands, 1.1, hair.strand)]


def _crop(hair: Hair) -> list[Shape]:
    """Close-cropped curls."""
    knots = [
        (-21, -4),
        (-25, -14),
        (-26, -26),
        (-22, -38),
        (-13, -46),
        (-2, -50),
        (10, -48),
        (20, -41),
        (25, -30),
        (24.6, -16),
        (21, -5),
    ]
    outline: list[tuple[float, float] | tuple[float, float, str]] = []
    for (x1, y1), (x2, y2) in pairwise(knots):
        outline.append((x1, y1, "c"))
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        outline.append((mx * 1.08, (my + 20) * 1.08 - 20))
    outline += [(21, -5, "c"), (19.4, -18), (15, -27), (2, -29), (-12, -27), (-18.6, -18)]
    curls = Path()
    for x, y in (
        (-18, -30),
        (-8, -37),
        (4, -39),
        (15, -34),
        (-21, -18),
        (21, -20),
        (-2, -44),
        (10, -44),
    ):
        curls += path(f"M{x - 2.4},{y} C{x - 2},{y - 3} {x + 2},{y - 3} {x + 2.4},{y}")
    return [inked(spline(outline), hair.main), line(curls, 1.1, hair.strand)]


def _afro(hair: Hair) -> list[Shape]:
    """A round head of curls, to go behind the face."""
    return [inked(_cloud(0, -14, 37, 35, 15), hair.main)]


def _cloud(cx: float, cy: float, rx: float, ry: float, bumps: int) -> Path:
    knots: list[tuple[float, float] | tuple[float, float, str]] = []
    for index in range(bumps):
        a, b = 2 * math.pi * index / bumps, 2 * math.pi * (index + 0.5) / bumps
        knots.append((cx + rx * math.cos(a), cy + ry * math.sin(a), "c"))
        knots.append((cx + rx * 1.1 * math.cos(b), cy + ry * 1.1 * math.sin(b)))
    return spline(knots)


def _glasses(colour: str = INK, *, round_: bool = False) -> list[Shape]:
    if round_:
        rims = ellipse(-6.4, -2.4, 8.6) + ellipse(14, -2.4, 6.8, 8)
    else:
        rims = rectangle(-15.4, -9, 17.6, 13, 4.4) + rectangle(7.6, -9, 13.4, 13, 4)
    bridge = path("M2.4,-3.4 C4,-5.4 6,-5.4 7.4,-3.4 M-15.4,-3.6 L-21,-5")
    return [
        Shape(rims, WHITE, None, opacity=0.28),
        line(rims, 1.8, colour),
        line(bridge, 1.8, colour),
    ]


def _bun(hair: Hair) -> list[Shape]:
    return [
        inked(ellipse(0, -52, 13, 10), hair.main),
        line(path("M-9,-54 C-4,-60 6,-59 9,-53 M-6,-52 C-2,-55 4,-55 6,-52"), 1.1, hair.strand),
    ]


def _top(hair: Hair) -> list[Shape]:
    """Smooth hair over the top of the head, parted in the middle."""
    outline = spline(
        "-23,-8c -27,-24 -22,-40 -8,-49 6,-50 18,-46 27,-33 25,-10c 20,-20 10,-29 5,-34c -6,-27 -17,-18"
    )
    return [
        inked(outline, hair.main),
        line(
            path(
                "M5,-34 C4,-42 5,-46 6,-50 M-4,-30 C-14,-26 -20,-18 -22,-12 M12,-30 C20,-24 23,-18 24,-14"
            ),
            1.1,
            hair.strand,
        ),
    ]


def _jumper(colour: str, dark: str, *, stripes: str | None = None) -> list[Shape]:
    body = _shoulders()
    shapes = [inked(body, colour)]
    if stripes:
        shapes += [line(hatch(body, 8, 0, 3), 3, stripes), line(body)]
    ring = path("M45,91 C50,99 70,99 75,91 L76,96 C70,105 50,105 44,96 Z")
    return [*shapes, inked(ring, dark)]


def _shirt(colour: str, dark: str, coat: str | None = None) -> list[Shape]:
    body = _shoulders()
    shapes = [inked(body, colour)]
    if coat:
        left = joined(
            [
                path("M46,90 C42,93 30,94 20.6,101"),
                arc(_C, _C, _R, 133.9, 96),
                path("M54,116 L42,104 Z"),
            ]
        )
        shapes.append(inked(left, coat))
        shapes.append(inked(left.mapped(lambda x, y: (2 * _C - x, y)), coat))
    else:
        shapes.append(line(path("M60,102 L60,116"), 1.1, dark))
    points = path("M46,89 L60,101 L53,110 L41,97 Z M74,89 L60,101 L67,110 L79,97 Z")
    return [*shapes, inked(points, WHITE if coat else colour)]


def _build(
    background: str,
    body: list[Shape],
    behind: list[Shape],
    neck: list[Shape],
    front: list[Shape],
    *,
    left: bool,
    scale: float = 0.98,
) -> list[Shape]:
    """Puts the parts together in a disc; `left` turns the head to the left."""
    disc = ellipse(_C, _C, _R)

    def head(shapes: list[Shape]) -> list[Shape]:
        return place(shapes, _C, 90 - 33 * scale, scale, mirror=left)

    return [
        area(disc, background), *head(behind), *head(neck), *body, *head(front),
        line(disc, 3), line(disc, 1.2, WHITE),
    ]  # fmt: skip


def _neck(skin: Skin) -> list[Shape]:
    return heads.neck(skin, 40, 2)


def p01() -> list[Shape]:
    """A woman with auburn braids and freckles."""
    back, locks = heads.braids(AUBURN, 44)
    freckles = (
        ellipse(-12, 6, 0.8)
        + ellipse(-9, 8, 0.8)
        + ellipse(-14, 9, 0.8)
        + ellipse(15, 7, 0.8)
        + ellipse(13, 9.4, 0.8)
    )
    front = [
        *heads.face(FAIR, brow=AUBURN.dark, female=True, smile=True),
        area(freckles, "#c97b52"),
        *_skull(FAIR),
        *locks,
        *_top(AUBURN),
    ]
    return _build("#cfe5d6", _jumper("#2f7a5a", "#1f5a43"), back, _neck(FAIR), front, left=False)


def p02() -> list[Shape]:
    """An elderly man with a white moustache and a flat cap."""
    cap = spline("-27,-24c -30,-38 -16,-50 6,-52 24,-44 30,-30 27,-24c 0,-30")
    peak = path("M-6,-27 C8,-33 26,-32 36,-22 C28,-20 12,-20 -4,-22 Z")
    weave = line(hatch(cap, 7, 45) + hatch(cap, 7, -45), 0.8, "#5b6a70")
    side = inked(spline("-21,-24 -25,-14 -24,-2 -20,4 -19,-10"), SILVER.main)
    front = [
        *_ear(TAN),
        *heads.face(TAN, age=2, brow=SILVER.strand, smile=True),
        *heads.moustache(SILVER),
        side,
        inked(cap, "#8a989c"),
        weave,
        line(cap),
        inked(peak, "#6d7c82"),
    ]
    return _build(
        "#e9d9b8", _shirt("#d8dde0", "#8a989c", "#5b4636"), [], _neck(TAN), front, left=True
    )


def p03() -> list[Shape]:
    """A woman with a round head of curls and hoops in her ears."""
    rings = line(ellipse(-22, 14, 4.6) + ellipse(21, 14, 4), 1.8, GOLD)
    fringe = inked(
        spline(
            "-21,-8c -26,-22 -20,-36 0,-42 20,-36 26,-22 20.6,-8c 16,-22 8,-28c 0,-25 -8,-28c -16,-22"
        ),
        BLACK.main,
    )
    front = [*heads.face(BROWN, brow=BLACK.dark, female=True, smile=True), fringe, rings]
    return _build(
        "#f3cfa0", _jumper("#d9822b", "#b5661b"), _afro(BLACK), _neck(BROWN), front, left=True
    )


def p04() -> list[Shape]:
    """A young man with glasses and short brown hair."""
    front = [
        *_ear(OLIVE),
        *heads.face(OLIVE, brow=BROWN_HAIR.dark, smile=True),
        *_glasses(),
        *_short(BROWN_HAIR),
    ]
    return _build(
        "#cddcf0",
        _jumper("#34539a", "#243b74", stripes="#e8eef6"),
        [],
        _neck(OLIVE),
        front,
        left=False,
    )


def p05() -> list[Shape]:
    """A grey-haired woman with a bun and round glasses."""
    front = [
        *heads.face(FAIR, age=2, brow=GREY.dark, female=True, smile=True),
        *_skull(FAIR),
        *_glasses("#74406f", round_=True),
        *_top(SILVER),
    ]
    return _build(
        "#e6d3e4",
        _shirt("#f2b5a4", "#d98a7b", "#74406f"),
        _bun(SILVER),
        _neck(FAIR),
        front,
        left=True,
        scale=0.88,
    )


def p06() -> list[Shape]:
    """A bald man with a full black beard."""
    front = [
        *_ear(DEEP),
        *heads.face(DEEP, age=1, brow=BLACK.dark, smile=True),
        *_skull(DEEP),
        *heads.full_beard(BLACK, 44),
    ]
    return _build(
        "#bfe0dc", _shirt("#f4efe2", "#c9c0aa", "#c94a35"), [], _neck(DEEP), front, left=False
    )


def p07() -> list[Shape]:
    """A woman in a headscarf."""
    scarf = spline(
        "-20,16c -29,4 -31,-22 -20,-44 0,-50 20,-45 30,-24 28,4 20,16c 21,-4 15,-24 0,-29 -15,-24 -21.6,-4"
    )
    drape = spline("-22,6c -28,20 -31,36 -22,46 4,50 28,44 31,32 27,18 22,6c 17,22 2,34 -14,24")
    folds = path(
        "M-24,-30 C-28,-14 -27,0 -24,10 M22,-34 C27,-18 26,-4 24,8 M-22,24 C-12,36 12,40 24,26 M-26,34 C-14,44 14,46 28,34"
    )
    front = [
        *heads.face(OLIVE, brow=BLACK.dark, female=True, smile=True),
        inked(drape, "#4f9d8f"),
        inked(scarf, "#4f9d8f"),
        line(folds, 1.2, "#2c6a60"),
    ]
    return _build("#f6e3b8", _jumper("#2c4a6b", "#1d344d"), [], _neck(OLIVE), front, left=False)


def p08() -> list[Shape]:
    """A blond man with a short beard."""
    front = [
        *_ear(FAIR),
        *heads.face(FAIR, brow=BLOND.dark, smile=True),
        *heads.full_beard(BLOND, 40),
        *_short(BLOND),
    ]
    return _build("#d5e3c0", _shirt("#c23a40", "#93272f"), [], _neck(FAIR), front, left=True)


def p09() -> list[Shape]:
    """A woman with a black bob."""
    back = [
        inked(
            spline("-20,-30 -31,-12 -32,14 -30,28 -16,29 16,29 29,28 31,12 29,-12 18,-30"),
            BLACK.dark,
        )
    ]
    left = spline(
        "-6,-33c -20,-28 -30,-12 -32,14 -29.6,29 -20,27 -18,12 -20.5,2 -19.4,-14c 0,-16 20,-14c 20.5,0 18.6,12 20,26 28.6,28 31,12 29,-14 18,-30 8,-33c"
    )
    cap = path(
        "M-30,-12 C-30,-38 -16,-50 1,-50 C18,-50 29,-38 29,-12 C26,-18 22,-22 18,-24 L-18,-24 C-24,-22 -28,-18 -30,-12 Z"
    )
    fringe = path(
        "M-20,-26 C-20,-20 -19,-15 -18.4,-12 C-6,-16 8,-16 19,-12 C20,-16 20,-22 19,-26 Z"
    )
    strands = path(
        "M-12,-28 L-11,-15 M-2,-30 L-2,-16 M8,-29 L8,-15 M-14,-44 C-22,-36 -26,-22 -27,-4 M14,-45 C22,-36 25,-24 26,-4"
    )
    front = [
        *heads.face(FAIR, brow=BLACK.dark, female=True, smile=True),
        area(left, BLACK.main),
        line(left),
        area(cap, BLACK.main),
        area(fringe, BLACK.main),
        line(
            path(
                "M-19.4,-14 L-18.4,-12 C-6,-16 8,-16 19,-12 L20,-14 M-30,-12 C-30,-38 -16,-50 1,-50 C18,-50 29,-38 29,-12"
            )
        ),
        line(strands, 1.1, BLACK.strand),
    ]
    return _build("#f4c9c4", _jumper("#3a3f4c", "#23272f"), back, _neck(FAIR), front, left=False)


def p10() -> list[Shape]:
    """A man with cropped curls and a goatee."""
    front = [
        *_ear(BROWN),
        *heads.face(BROWN, brow=BLACK.dark, smile=True),
        *heads.goatee(BLACK, 40),
        *_crop(BLACK),
    ]
    return _build("#d9d2ee", _shirt("#e7c56a", "#b98f39"), [], _neck(BROWN), front, left=True)


PORTRAITS: tuple[Callable[[], list[Shape]], ...] = (
    p01,
    p02,
    p03,
    p04,
    p05,
    p06,
    p07,
    p08,
    p09,
    p10,
)


def files() -> dict[str, str]:
    """Gives all portraits by name."""
    return {
        f"portrait_{number:02}": document(SIZE, SIZE, group(draw()))
        for number, draw in enumerate(PORTRAITS, 1)
    }
