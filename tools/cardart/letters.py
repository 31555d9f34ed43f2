"""The signs in the corners: A K Q J B D O U, 10 and 9, as outlines drawn for this deck.

Letters are 100 high and stand on y = 100. They are put together from upright stems, diagonals,
bowls and slab feet; two cuts exist: `REGULAR` with thick and thin strokes for the usual index and
`BOLD` without feet and with even strokes for the design with the huge index.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.cardart.geometry import Path, Point, path, polygon, rectangle

_ROUND = 0.62  # a little more than a circle's share: the bowls look like superellipses


@dataclass(frozen=True, slots=True)
class Cut:
    """Stroke widths of a cut: `stem` thick, `thin` thin, `slab` height of the feet (0 for none)."""

    stem: float
    thin: float
    slab: float


REGULAR = Cut(stem=19, thin=9.5, slab=8)
BOLD = Cut(stem=22, thin=18, slab=0)


def _bar(a: Point, b: Point, width: float) -> Path:
    """A stroke between two points that ends level: `width` is measured along x."""
    h = width / 2
    points = [(a[0] - h, a[1]), (a[0] + h, a[1]), (b[0] + h, b[1]), (b[0] - h, b[1])]
    twice = sum(
        p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1], strict=True)
    )
    return polygon(points if twice > 0 else points[::-1])


def _oval(left: float, top: float, right: float, bottom: float) -> Path:
    """A full oval between four edges, drawn clockwise."""
    cx, cy = (left + right) / 2, (top + bottom) / 2
    kx, ky = (right - cx) * _ROUND, (bottom - cy) * _ROUND
    return Path(
        (
            ("M", (right, cy)),
            ("C", (right, cy + ky, cx + kx, bottom, cx, bottom)),
            ("C", (cx - kx, bottom, left, cy + ky, left, cy)),
            ("C", (left, cy - ky, cx - kx, top, cx, top)),
            ("C", (cx + kx, top, right, cy - ky, right, cy)),
            ("Z", ()),
        )
    )


def _ring(left: float, top: float, right: float, bottom: float, side: float, cap: float) -> Path:
    outer = _oval(left, top, right, bottom)
    hole = _oval(left + side, top + cap, right - side, bottom - cap)
    return outer + hole.reversed()


def _bowl(left: float, top: float, right: float, bottom: float, side: float, cap: float) -> Path:
    """A half bowl open to the left, as in D and B."""

    def half(x: float, y: float, r: float, b: float) -> Path:
        cy = (y + b) / 2
        k = (b - cy) * _ROUND
        flat = x + (r - x) * 0.35
        ck = (r - flat) * _ROUND
        return Path(
            (
                ("M", (x, y)),
                ("L", (flat, y)),
                ("C", (flat + ck, y, r, cy - k, r, cy)),
                ("C", (r, cy + k, flat + ck, b, flat, b)),
                ("L", (x, b)),
                ("Z", ()),
            )
        )

    outer = half(left, top, right, bottom)
    return outer + half(left, top + cap, right - side, bottom - cap).reversed()


def _foot(cx: float, y: float, width: float, cut: Cut) -> Path:
    """A slab foot whose upper (or only) edge is y."""
    return rectangle(cx - width / 2, y, width, cut.slab) if cut.slab else Path()


def _feet(cx: float, width: float, cut: Cut, *, top: bool = True, bottom: bool = True) -> Path:
    result = Path()
    if top:
        result += _foot(cx, 0, width, cut)
    if bottom:
        result += _foot(cx, 100 - cut.slab, width, cut)
    return result


def _a(cut: Cut) -> tuple[Path, float]:
    half = cut.stem / 2
    left = _bar((36, 0), (12, 100), cut.thin * 1.1)
    right = _bar((40, 0), (64, 100), cut.stem * 1.08)
    bar = rectangle(20, 64 - cut.thin / 2, 38, cut.thin)
    apex = polygon([(36 - cut.thin * 0.55, 0), (40 + half, 0), (44, 30), (32, 30)])
    feet = _foot(13, 100 - cut.slab, 26, cut) + _foot(64, 100 - cut.slab, 32, cut)
    return left + right + bar + apex + feet, 76


def _k(cut: Cut) -> tuple[Path, float]:
    stem = rectangle(8, 0, cut.stem, 100)
    mid = 8 + cut.stem
    arm = _bar((63, 0), (mid - 2, 62), cut.thin * 1.45)
    leg = _bar((mid + 12, 42), (64, 100), cut.stem * 1.2)
    feet = _feet(8 + cut.stem / 2, cut.stem + 16, cut)
    feet += _foot(62, 0, 26, cut) + _foot(64, 100 - cut.slab, 30, cut)
    return stem + arm + leg + feet, 80


def _o(cut: Cut) -> tuple[Path, float]:
    return _ring(2, -1, 72, 101, cut.stem, cut.thin), 74


def _q(cut: Cut) -> tuple[Path, float]:
    ring = _ring(2, -1, 72, 95, cut.stem, cut.thin)
    tail = path(
        "M30,70 C42,68 50,76 55,84 C60,92 66,97 78,95 L78,108 C62,116 50,108 44,96 C40,88 36,84 30,86 Z"
    )
    return ring + tail, 78


def _j(cut: Cut) -> tuple[Path, float]:
    right = 54.0
    inner = right - cut.stem
    hook = path(
        f"M{right},0 L{right},70 C{right},91 43,101 27,101 C12,101 2,91 2,75 C2,66 8,60 16,60 "
        f"C24,60 29,65 29,72 C29,79 25,82 20,83 C22,88 {inner - 8},92 {inner},70 L{inner},0 Z"
    )
    return hook + _foot(right - cut.stem / 2, 0, cut.stem + 18, cut), 64


def _j_bold(cut: Cut) -> tuple[Path, float]:
    right = 60.0
    inner = right - cut.stem
    hook = path(
        f"M{right},0 L{right},68 C{right},90 50,101 32,101 C14,101 4,90 2,72 L23,68 "
        f"C24,78 26,83 32,83 C37,83 {inner},79 {inner},68 L{inner},0 Z"
    )
    return hook, 62


def _b(cut: Cut) -> tuple[Path, float]:
    left = 8 + cut.stem * 0.6
    stem = rectangle(8, 0, cut.stem, 100)
    upper = _bowl(left, 0, 64, 47 + cut.thin / 2, cut.stem, cut.thin)
    lower = _bowl(left, 47 - cut.thin / 2, 69, 100, cut.stem * 1.05, cut.thin)
    feet = (
        rectangle(0, 0, 14, cut.slab) + rectangle(0, 100 - cut.slab, 14, cut.slab)
        if cut.slab
        else Path()
    )
    return stem + upper + lower + feet, 70


def _d(cut: Cut) -> tuple[Path, float]:
    left = 8 + cut.stem * 0.6
    stem = rectangle(8, 0, cut.stem, 100)
    bowl = _bowl(left, 0, 72, 100, cut.stem * 1.05, cut.thin)
    feet = (
        rectangle(0, 0, 14, cut.slab) + rectangle(0, 100 - cut.slab, 14, cut.slab)
        if cut.slab
        else Path()
    )
    return stem + bowl + feet, 73


def _u(cut: Cut) -> tuple[Path, float]:
    right = 76.0
    ri = right - (cut.thin * 1.2 if cut.slab else cut.stem)
    li = 8 + cut.stem
    cup = path(
        f"M8,0 L{li},0 L{li},66 C{li},84 32,{100 - cut.thin} 43,{100 - cut.thin} "
        f"C55,{100 - cut.thin} {ri},84 {ri},66 L{ri},0 L{right},0 L{right},66 "
        "C76,90 62,101 42,101 C20,101 8,90 8,66 Z"
    ).reversed()
    feet = _foot(8 + cut.stem / 2, 0, cut.stem + 15, cut) + _foot((ri + right) / 2, 0, 25, cut)
    cup = cup.reversed()
    return cup + feet, 84


def _one(cut: Cut) -> tuple[Path, float]:
    stem = rectangle(17, 0, cut.stem, 100)
    flag = path(
        f"M17,0 L{17 + cut.stem},0 L{17 + cut.stem},14 C20,24 12,28 2,30 L2,{30 - cut.thin} C10,18 15,10 17,0 Z"
    )
    return stem + flag + _foot(17 + cut.stem / 2, 100 - cut.slab, cut.stem + 20, cut), 19 + cut.stem


def _zero(cut: Cut) -> tuple[Path, float]:
    return _ring(2, -1, 62, 101, cut.stem, cut.thin), 64


def _nine(cut: Cut) -> tuple[Path, float]:
    ring = _ring(2, -1, 66, 64, cut.stem, cut.thin)
    inner = 66 - cut.stem
    tail = path(
        f"M66,32 L66,48 C66,84 48,101 26,101 C16,101 8,99 5,97 L5,{97 - cut.thin} "
        f"C10,{101 - cut.thin} 17,{101 - cut.thin} 22,{101 - cut.thin} C38,{100 - cut.thin} {inner},74 {inner},48 L{inner},32 Z"
    )
    return ring + tail, 68


def _ten(cut: Cut) -> tuple[Path, float]:
    one, width = _one(cut)
    zero, wide = _zero(cut)
    gap = 7.0
    return one + zero.moved(width + gap, 0), width + gap + wide


_DRAW = {
    "A": _a, "K": _k, "Q": _q, "J": _j, "B": _b, "D": _d, "O": _o, "U": _u, "9": _nine, "10": _ten,
}  # fmt: skip


def glyph(sign: str, height: float, cut: Cut = REGULAR) -> tuple[Path, float]:
    """Gives the outline of a sign, its top left at the origin, and its width.

    Args:
        sign: one of A K Q J B D O U 10 9.
        height: wanted height in card units.
        cut: stroke widths.
    """
    outline, width = _j_bold(cut) if sign == "J" and not cut.slab else _DRAW[sign](cut)
    scale = height / 100
    return outline.scaled(scale), width * scale
