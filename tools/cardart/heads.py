"""Faces, hair and beards. All heads are drawn about the origin, looking slightly to the right.

A face reaches from y = -30 (under the hat) to y = 33 (chin) and is about 42 wide. It is cut in a
light and a shaded side along the line of the nose: that gives it form with two flat colours.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.cardart.geometry import ellipse, path, spline
from tools.cardart.palette import EYE, WHITE, Skin
from tools.cardart.svg import INK, Shape, area, inked, line

FACE = path(
    "M-20.5,-30 C-22.5,-12 -22,2 -19,12 C-15.5,23.5 -6,33 2,33 C9,33 16.5,24 19,13 "
    "C21,3 21,-14 20,-30 Z"
)
_SHADE = path(
    "M6.5,-30 C5.5,-20 5.2,-14 5.8,-9.5 C7,-3 9.2,3 10.8,7 C11.6,9.6 9.4,11.4 6,11.4 L6,15.5 "
    "C6.4,22 5,25 5.2,27.5 C5,31 3.5,33 2,33 C9,33 16.5,24 19,13 C21,3 21,-14 20,-30 Z"
)


@dataclass(frozen=True, slots=True)
class Hair:
    """Hair colour, its shadow (also the eyebrows) and the colour of single strands."""

    main: str
    dark: str
    strand: str


BLACK = Hair("#2d2832", "#17141b", "#5e5669")
BROWN_HAIR = Hair("#6a4026", "#4a2a17", "#4a2a17")
AUBURN = Hair("#b1592b", "#8a3f1b", "#8a3f1b")
BLOND = Hair("#ecc565", "#c9973a", "#c9973a")
SILVER = Hair("#e4e3df", "#b4b5b8", "#a4a5aa")
GREY = Hair("#a9a6a4", "#7d7a7b", "#7d7a7b")


def neck(skin: Skin, bottom: float = 48, flare: float = 14) -> list[Shape]:
    """The neck with the shadow of the chin, widening to the shoulders by `flare` on each side."""
    b, w = bottom, flare
    left = f"L-12,{b - 16} C-12.6,{b - 9} {-12 - w * 0.36:.1f},{b - 3} {-12 - w},{b}"
    right = f"C{14 + w * 0.36:.1f},{b - 3} 14.6,{b - 9} 14,{b - 16}"
    shape = path(f"M-12,12 {left} L{14 + w},{b} {right} L14,12 Z")
    shadow = path("M-12,20 L-12,30 C-6,38 0,41 4,41 C9,41 12,38 14,33 L14,18 Z")
    sides = path(f"M-12,20 {left} M{14 + w},{b} {right} L14,20")
    return [area(shape, skin.light), area(shadow, skin.shade), line(sides)]


def face(
    skin: Skin, *, age: int = 0, brow: str = INK, female: bool = False, smile: bool = False
) -> list[Shape]:
    """The face without hair.

    Args:
        skin: complexion.
        age: 0 smooth, 1 lines beside the mouth, 2 lines under the eyes too.
        brow: colour of the eyebrows.
        female: finer brows, longer lashes, fuller lips.
        smile: a broad smile instead of a court face.
    """
    shapes = [
        area(FACE, skin.light),
        area(_SHADE, skin.shade),
        area(ellipse(-11.5, 9, 5.4, 3.8), skin.cheek, 0.5),
        area(ellipse(15, 9, 3.4, 3.4), skin.cheek, 0.45),
        line(FACE),
    ]
    near = path("M-13,-2.4 C-10.4,-6.8 -3.6,-7.2 -0.6,-1.8 C-4,0.8 -9.6,1 -13,-2.4 Z")
    far = path("M9.4,-1.8 C11,-6.6 16.2,-6.8 18.4,-2.4 C16.6,0.6 12,0.8 9.4,-1.8 Z")
    shapes += [
        area(near + far, WHITE),
        area(ellipse(-5.8, -3.2, 3.2) + ellipse(14.4, -3.2, 2.9), EYE),
        area(ellipse(-4.7, -4.2, 0.95) + ellipse(15.3, -4.2, 0.85), WHITE),
    ]
    lids = "M-14,-2 C-11,-7.2 -3.8,-7.8 -0.2,-1.6 M9.2,-1.6 C11,-7 16.4,-7.4 19,-2.4"
    if female:
        lids += " M-12.6,-3.6 L-16.2,-5.6 M-11,-5.2 L-13.6,-8"
    shapes.append(line(path(lids), 1.7))
    shapes.append(
        line(
            path("M-10.5,0.8 C-8,1.8 -5,1.6 -3,0.6 M12,1 C13.6,1.4 15.4,1 16.6,0.2"),
            0.9,
            skin.cheek,
        )
    )
    if female:
        shapes.append(
            line(
                path(
                    "M-15.2,-10.4 C-11.6,-14.4 -5,-14.8 0.2,-11.8 M8.4,-11.8 C11,-14.2 16,-14 18.8,-10.8"
                ),
                1.5,
                brow,
            )
        )
    else:
        shapes.append(
            line(
                path(
                    "M-15,-9.6 C-11,-13.6 -4.4,-13.4 1,-10.6 M8,-10.8 C10.8,-13.4 16,-13.2 19,-10"
                ),
                2.5,
                brow,
            )
        )
    shapes.append(
        line(
            path(
                "M5.8,-9.5 C7,-3 9.2,3 10.8,7 C11.8,10.4 8.6,11.8 4.6,10.8 C3.4,10.4 2.8,9.4 3.2,8.4"
            ),
            1.3,
        )
    )
    if smile:
        upper = path(
            "M-3.4,16.6 C0,19 2,18.4 5.2,18.8 C8.4,18.4 11,18.6 13.2,16.4 C11.4,21 8.6,22 5.2,22 C1.6,22 -1.6,21 -3.4,16.6 Z"
        )
        lower = path(
            "M-0.4,20.8 C2,25.8 8.8,25.8 11,20.6 C9,22.2 7.4,22.6 5.2,22.6 C3,22.6 1.4,22.2 -0.4,20.8 Z"
        )
        corners = path(
            "M-4.4,15.6 C-4.2,16.4 -3.8,16.8 -3,17.2 M14,15.4 C13.8,16.2 13.4,16.6 12.6,17"
        )
        shapes.append(line(corners, 1, skin.lip))
    elif female:
        upper = path(
            "M-0.6,18.6 C2,18 4,16.2 5.6,17.4 C7.2,16.2 8.8,17.8 11,18.4 C8,20.6 3,20.8 -0.6,18.6 Z"
        )
        lower = path("M0.6,19.4 C3,24.4 8,24.4 10,19.2 C7.4,20.9 3.4,21 0.6,19.4 Z")
    else:
        upper = path(
            "M-2.4,18.6 C1,18.2 3.8,17 5.4,17.8 C7.2,17 9.4,18 12,18.4 C8.4,20.3 2,20.6 -2.4,18.6 Z"
        )
        lower = path("M0.4,19.8 C3,23 8,23 10,19.6 C7.4,20.6 3,20.8 0.4,19.8 Z")
    shapes += [area(upper, skin.lip), area(lower, skin.lip_light)]
    if age >= 1:
        shapes.append(line(path("M-5,10 C-7.4,13 -8,16 -7,19"), 1.1, skin.cheek))
    if age >= 2:
        shapes.append(
            line(
                path("M-11,3.6 C-8.4,5.2 -5,5 -2.6,3.6 M-9,-20 C-4,-21.4 0,-21 4,-19.6"),
                1.1,
                skin.cheek,
            )
        )
    return shapes


def full_beard(hair: Hair, length: float = 56, *, forked: bool = False) -> list[Shape]:
    """A full beard with moustache, reaching down to y = `length`."""
    n = length
    outer = f"M-21.5,-6 C-24,8 -24,22 -20,32 C-17,40 -10,{n - 8} {'-6' if forked else '1'},{n} "
    if forked:
        outer += f"C-2,{n - 4} 0,{n - 8} 1,{n - 13} C2,{n - 8} 5,{n - 3} 9,{n} "
    outer += (
        "C15,46 20,38 21.5,29 C23,20 22.5,6 20.5,-6 C20,4 18,9 14.5,12 C11.5,13.5 8,13 5.5,14 "
        "C2,12.6 -3,13.2 -7,14.4 C-13,15 -18,6 -21.5,-6 Z"
    )
    mouth_upper = path("M0,20.4 C3,19.4 8,19.4 10.4,20.2 C8,21.6 3,21.8 0,20.4 Z")
    mouth_lower = path("M0.6,20.8 C3,24.4 8,24.4 10,20.6 C8,21.8 3,22 0.6,20.8 Z")
    left = path(
        "M5.4,13.2 C1,11.6 -5,13 -9,18 C-12,21.6 -15.4,21.6 -18,19.4 C-16,25.4 -9.6,26.4 -5,23.4 C-1.6,21.2 2,19 5.4,18.4 Z"
    )
    right = path(
        "M5.4,13.2 C9,11.8 13,13.4 15.4,17.4 C17,20 19,20.4 21,18.6 C20,23.4 15.6,24.8 12.4,22.4 C10,20.4 8,18.8 5.4,18.4 Z"
    )
    strands = path(
        f"M-16,18 C-16,28 -11,38 -6,{n - 11} M-9,28 C-8,36 -5,42 -2,{n - 8} M17,20 C17,30 13,38 9,{n - 12} "
        f"M11,28 C10.5,36 8,42 5,{n - 9} M1,31 C1,38 1,42 1,{n - 15}"
    )
    return [
        inked(path(outer), hair.main),
        line(strands, 1.1, hair.strand),
        area(mouth_upper, "#7d2c2a"),
        area(mouth_lower, "#c56459"),
        inked(left, hair.main, 1.1),
        inked(right, hair.main, 1.1),
    ]


def moustache(hair: Hair) -> list[Shape]:
    """A moustache with turned-up ends."""
    left = path(
        "M5.4,13 C1,11.4 -4,13.4 -7.6,16.6 C-10,18.6 -13,18.4 -14.6,15.6 C-15,21 -10,23 -5.6,21 C-2,19.4 2,17.6 5.4,17.6 Z"
    )
    right = path(
        "M5.4,13 C9,11.6 12,13.6 14,16 C15.6,17.6 17.6,17.4 18.6,15 C19,19.4 15.4,21.4 12.4,19.8 C10,18.4 8,17.4 5.4,17.6 Z"
    )
    return [inked(left, hair.main, 1), inked(right, hair.main, 1)]


def goatee(hair: Hair, length: float = 46) -> list[Shape]:
    """A pointed beard on the chin and a moustache."""
    n = length
    tuft = path(
        f"M-6,25 C-7,32 -4,{n - 4} 4,{n} C10,{n - 4} 14,32 13.6,24 C11,27.6 9,26.4 6,26.4 C1,26.4 -2,27.6 -6,25 Z"
    )
    strands = path(
        f"M-1,30 C-1,35 1,{n - 6} 3,{n - 4} M8,30 C8.4,35 7,{n - 6} 5,{n - 4} M4,29 L4,{n - 8}"
    )
    return [inked(tuft, hair.main), line(strands, 1, hair.strand), *moustache(hair)]


def curls_short(hair: Hair, low: float = 26) -> tuple[list[Shape], list[Shape]]:
    """A pageboy cut. Gives the part behind the face and the part before it."""
    b = low
    back = [
        inked(
            spline(
                f"-20,-28 -31,-10 -33,{b - 10} -30,{b + 4} -18,{b + 5} 18,{b + 5} 29,{b + 3} 31,{b - 10} 28,-12 20,-28"
            ),
            hair.dark,
        ),
    ]
    left = spline(
        f"-13,-31c -26,-24 -32,-6 -33.5,{b - 8} -32,{b + 3} -26,{b + 6} -19,{b + 2} -18,{b - 8} -20,2 -18,-10 -12,-20 2,-28c"
    )
    right = spline(
        f"14,-31c 25,-24 29.5,-8 31,{b - 8} 29.5,{b + 2} 24,{b + 4} 20,{b} 19.6,6 19.5,-8 17,-20c"
    )
    strands = path(
        f"M-16,-27 C-25,-16 -27,0 -26,{b + 2} M-9,-28 C-20,-18 -23,-4 -23,8 M22,-22 C25.5,-10 26,4 25,{b}"
    )
    front = [inked(left, hair.main), inked(right, hair.main), line(strands, 1.1, hair.strand)]
    return back, front


def curls_king(hair: Hair) -> tuple[list[Shape], list[Shape]]:
    """Side locks that roll outwards at the neck."""
    left = spline(
        "-16,-30c -25,-26 -30,-15 -28,-6 -32.5,1 -33,9 -30,14 -34,20 -34.5,29 -28,34 -21,31 -18.5,20 -20,8 -20.6,-6 -18,-20c"
    )
    right = spline(
        "16,-30c 23.5,-26 28,-15 26,-6 30,1 30.5,9 28,14 31.5,20 32,28 26,33 20.5,29 18.6,18 19.6,8 20,-8 18,-20c"
    )
    strands = path(
        "M-20,-24 C-26,-18 -25,-8 -22,-6 M-28,-6 C-24,-4 -23,2 -26,6 M-24,10 C-20,12 -21,20 -26,20 "
        "M-30,14 C-25,16 -24,24 -29,27 M20,-24 C25,-17 24,-8 21,-6 M26,-6 C22,-4 22,2 25,6 M23,10 C19,12 20,20 25,20 "
        "M28,14 C23,16 23,24 27,27"
    )
    return [], [inked(left, hair.main), inked(right, hair.main), line(strands, 1.1, hair.strand)]


def dome(hair: Hair) -> list[Shape]:
    """The top of the head, for head-dresses that leave it open."""
    return [inked(spline("-25,-16 -26,-34 -14,-47 2,-50 16,-46 25,-34 24,-16"), hair.main)]


def parted(hair: Hair) -> tuple[list[Shape], list[Shape]]:
    """Smooth parted hair that ends behind the ears."""
    left = spline("5,-32c -14,-32 -25,-22 -28,-6 -26,9 -21,13 -19.6,4 -20,-6 -14,-17 -5,-23 5,-28c")
    right = spline("5,-32c 16,-31 25,-20 27,-4 25.5,9 21.4,12 19.8,4 20.6,-6 16,-18 5,-28c")
    strands = path(
        "M-2,-28 C-18,-23 -24,-10 -24,6 M-8,-24 C-17,-18 -21,-8 -22,4 M14,-26 C22,-18 23.6,-6 23.6,6"
    )
    return [], [inked(left, hair.main), inked(right, hair.main), line(strands, 1.1, hair.strand)]


def long_hair(hair: Hair, low: float = 58) -> tuple[list[Shape], list[Shape]]:
    """Parted hair that falls over the shoulders."""
    b = low
    back = [
        inked(
            spline(
                f"-18,-30 -31,-12 -35,14 -38,{b - 12} -34,{b + 4} -14,{b}c 16,{b}c 32,{b + 2} 35,{b - 14} 32,12 28,-12 18,-30"
            ),
            hair.dark,
        ),
    ]
    left = spline(
        f"6,-31c -12,-31 -26,-20 -31,0 -34,24 -38,{b - 14} -35,{b + 3} -27,{b - 2} -23,36 -21,14 -20,-4 -14,-16 -4,-23 6,-28c"
    )
    right = spline(
        f"6,-31c 16,-30 26,-18 30,2 32,24 36,{b - 16} 33,{b + 1} 26,{b - 6} 22,34 20.5,12 20.5,-6 16,-18 6,-28c"
    )
    strands = path(
        f"M-4,-28 C-20,-22 -26,-6 -27,14 C-28,32 -32,42 -32,{b - 6} M-10,-23 C-19,-16 -23,-4 -24,10 "
        f"M14,-26 C24,-16 26,0 26.5,16 C27,32 30,40 30,{b - 8}"
    )
    return back, [inked(left, hair.main), inked(right, hair.main), line(strands, 1.1, hair.strand)]


def braids(hair: Hair, low: float = 62) -> tuple[list[Shape], list[Shape]]:
    """Parted hair ending in two braids."""
    shapes: list[Shape] = []
    for side in (-1, 1):
        y = 16.0
        while y < low:
            x = side * (25 + (y - 16) * 0.16)
            shapes.append(inked(ellipse(x, y, 6.6, 6.2), hair.main, 1.2))
            shapes.append(
                line(
                    path(f"M{x - 4},{y - 3} C{x - 1},{y - 1} {x + 1},{y + 1} {x + 3},{y + 4}"),
                    1,
                    hair.strand,
                )
            )
            y += 8.4
    left = spline(
        "6,-31c -12,-31 -26,-20 -31,-2 -30,14 -24,16 -20.5,8 -20,-4 -14,-16 -4,-23 6,-28c"
    )
    right = spline("6,-31c 16,-30 26,-18 30,-2 29.5,12 24,15 20.5,8 20.5,-6 16,-18 6,-28c")
    strands = path(
        "M-4,-28 C-20,-22 -26,-6 -26,12 M-10,-23 C-19,-16 -23,-4 -23,8 M14,-26 C24,-16 26,0 25.5,10"
    )
    return shapes, [
        inked(left, hair.main),
        inked(right, hair.main),
        line(strands, 1.1, hair.strand),
    ]
