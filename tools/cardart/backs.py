"""The backs of the cards.

Every back looks exactly the same upside down, so that a turned card gives nothing away.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tools.cardart import courts, layout, pips
from tools.cardart.geometry import Path, arc, ellipse, joined, lozenge, polygon, rectangle, star
from tools.cardart.layout import CX, CY, HEIGHT, WIDTH
from tools.cardart.palette import CLOTHS, GOLD
from tools.cardart.svg import Shape, area, document, group, inked, line, place

FIELD = (12.0, 12.0, WIDTH - 24, HEIGHT - 24)


def _field(colour: str) -> list[Shape]:
    return [layout.body(), area(rectangle(*FIELD, 9), colour)]


def _border(colour: str, width: float = 1.6) -> Shape:
    x, y, w, h = FIELD
    return line(rectangle(x + 5, y + 5, w - 10, h - 10, 6), width, colour)


def _inner(margin: float) -> tuple[float, float, float, float]:
    x, y, w, h = FIELD
    return x + margin, y + margin, w - 2 * margin, h - 2 * margin


def _file(
    shapes: list[Shape], halves: Sequence[Shape] | None = None, over: list[Shape] | None = None
) -> str:
    body = group(shapes)
    if halves:
        body += layout.two_halves(halves)
    if over:
        body += group(over)
    return document(WIDTH, HEIGHT, body)


def lattice() -> str:
    """Blue: a lattice of lozenges, a suit sign in each."""
    ground, thread, pale = "#27457f", "#7d9bcf", "#dfe8f4"
    x0, y0, w, h = _inner(6)
    columns, rows = 6, 9
    dx, dy = w / columns, h / rows
    mesh, dots, marks = Path(), Path(), Path()
    for row in range(rows):
        for column in range(columns):
            mesh += lozenge(x0 + (column + 0.5) * dx, y0 + (row + 0.5) * dy, dx / 2, dy / 2)
            if row and column:
                dots += ellipse(x0 + column * dx, y0 + row * dy, 2.4)
    order = "CHSD"
    for row in range((rows + 1) // 2):
        for column in range(columns):
            if row == rows // 2 and column >= columns // 2:
                continue
            sign = pips.OUTLINES[order[(row + column) % 4]].scaled(0.14)
            marks += sign.moved(x0 + (column + 0.5) * dx, y0 + (row + 0.5) * dy)
    frame = [line(rectangle(x0, y0, w, h, 2), 1.6, pale)]
    return _file(
        [*_field(ground), line(mesh, 1.3, thread), area(dots, GOLD)], [area(marks, pale)], frame
    )


def waves() -> str:
    """Wine red: waves in rows; the lower half is the upper one turned round."""
    ground, dark, gold = "#86243a", "#6c1a2d", "#e4b865"
    x0, y0, w, _ = FIELD
    columns = 5
    radius = w / columns / 2
    shapes: list[Shape] = []
    rows = int((CY - y0 - radius) // (radius / 2)) + 1
    for row in range(rows + 1):
        y = CY - (rows - row) * radius / 2
        shifted = (rows - row) % 2 == 0
        fills, rings = Path(), Path()
        for column in range(columns + shifted):
            cx = x0 + column * 2 * radius + (0 if shifted else radius)
            # Waves at the edge are cut there, so that nothing sticks out of the card.
            start = 270 if cx < x0 + 1 else 180
            end = 270 if cx > x0 + w - 1 else 360
            pieces = [arc(cx, y, radius, start, end)]
            if start == 270 or end == 270:
                pieces.append(polygon([(cx, y)], closed=False))
            fills += joined(pieces)
            for share in (0.72, 0.44):
                rings += arc(cx, y, radius * share, start, end)
        shapes += [inked(fills, dark if shifted else ground, 1.3, gold), line(rings, 1, gold)]
    belt = [
        inked(rectangle(x0, CY - 13, w, 26), dark, 1.4, gold),
        line(rectangle(x0, CY - 9.6, w, 19.2), 0.8, gold),
        area(_row_of_signs(15, 13), gold),
    ]
    edge = [*layout.mat(FIELD), line(rectangle(*FIELD, 6), 2.2, gold)]
    return _file(_field(ground), shapes, [*belt, *edge])


def _row_of_signs(gap: float, size: float) -> Path:
    """Lozenges and dots along the middle line."""
    marks = Path()
    count = int((FIELD[2] / 2 - size) // gap)
    for index in range(-count, count + 1):
        x = CX + index * gap
        marks += ellipse(x, CY, 1.8) if index % 2 else lozenge(x, CY, size * 0.42, size * 0.55)
    return marks


def night() -> str:
    """Night blue: a compass star in the middle of stars."""
    ground, gold, pale = "#1c2746", "#e7c56a", "#9fb3dc"
    small, tiny = Path(), Path()
    dx, dy = 28.25, 28.3
    for row in range(-5, 1):
        for column in range(-4, 5):
            x = CX + column * dx + (dx / 2 if row % 2 else 0)
            y = CY + row * dy
            if (
                not 24 < x < WIDTH - 24
                or (abs(x - CX) > 84 and y < 44)
                or math.dist((x, y), (CX, CY)) < 74
                or (row == 0 and x > CX)
            ):
                continue
            if (row + column) % 2:
                small += star(x, y, 5.4, 1.7, 4)
            else:
                tiny += ellipse(x, y, 1.5)
    rings = ellipse(CX, CY, 64) + ellipse(CX, CY, 60) + ellipse(CX, CY, 33)
    beads = Path()
    for index in range(32):
        turn = math.radians(index * 11.25)
        beads += ellipse(CX + 54 * math.cos(turn), CY + 54 * math.sin(turn), 1.5)
    big, bright = Path(), Path()
    for index in range(8):
        length = 50 if index % 2 == 0 else 35
        big += (
            polygon([(0, -length), (7.4, -7.4 if index % 2 == 0 else -14), (0, 0)])
            .turned(index * 45)
            .moved(CX, CY)
        )
        bright += (
            polygon([(0, -length), (-7.4, -7.4 if index % 2 == 0 else -14), (0, 0)])
            .turned(index * 45)
            .moved(CX, CY)
        )
    corner = Path()
    for x in (31.0, WIDTH - 31):
        for y in (31.0, HEIGHT - 31):
            corner += star(x, y, 9, 3, 8)
    over = [
        line(rings, 1.5, gold), area(beads, gold),
        inked(big, "#b98f39", 0.8, ground), inked(bright, gold, 0.8, ground), area(corner, gold), _border(gold),
    ]  # fmt: skip
    return _file(_field(ground), [area(small + tiny, pale)], over)


def weave() -> str:
    """Green: a woven band pattern with a quiet frame."""
    ground, light, dark = "#1f5a48", "#5f9f82", "#123b2f"
    x0, y0, w, h = _inner(9)
    shapes = _field(ground)
    columns, rows = 8, 12
    dx, dy = w / columns, h / rows
    over, under = Path(), Path()
    for row in range(rows):
        for column in range(columns):
            cx, cy = x0 + (column + 0.5) * dx, y0 + (row + 0.5) * dy
            a, b = dx * 0.46, dy * 0.46
            for index in range(3):
                t = (index - 1) * 0.56
                if (row + column) % 2:
                    over += polygon([(cx - a, cy + t * b), (cx + a, cy + t * b)], closed=False)
                else:
                    under += polygon([(cx + t * a, cy - b), (cx + t * a, cy + b)], closed=False)
    frame = rectangle(x0 - 4, y0 - 4, w + 8, h + 8, 4)
    shapes += [line(over, 3.6, light), line(under, 3.6, "#3f8068"), line(frame, 1.6, GOLD)]
    plate = [
        inked(lozenge(CX, CY, 46, 66), dark, 2, GOLD), line(lozenge(CX, CY, 40, 58), 1, GOLD),
    ]  # fmt: skip
    mark = [area(pips.OUTLINES["C"].scaled(0.3).moved(CX, CY - 22), GOLD)]
    return document(WIDTH, HEIGHT, group(shapes + plate) + layout.two_halves(mark))


def queens() -> str:
    """Sand: the two queens of clubs, head to head, between scrolls."""
    ground, inner = "#c9a46b", "#efe0bf"
    figure = courts.half(courts.FIGURES["CQ"], CLOTHS["C"])
    x, y, w, h = 57.0, 44.0, 136.0, 276.0
    scale = w / 162
    bust = place(figure, CX - CX * scale, CY - CY * scale, scale)
    belt = place(courts.band(CLOTHS["C"]), CX - CX * scale, CY - CY * scale, scale)
    ring = rectangle(x, y, w, h, 66)
    cover = rectangle(*FIELD, 9) + ring.reversed()
    grid = Path()
    for row in range(-14, 15):
        for column in range(-9, 10):
            px, py = CX + column * 14 + (7 if row % 2 else 0), CY + row * 12.4
            outside = math.hypot(px - CX, max(0.0, abs(py - CY) - (h / 2 - 66))) > 78
            if outside and 22 < px < WIDTH - 22 and 22 < py < HEIGHT - 22:
                grid += lozenge(px, py, 2.6, 3.6)
    over = [
        *layout.mat(FIELD), area(cover, ground), area(grid, "#8f6b36"),
        line(ring, 7), line(ring, 4.6, GOLD), line(rectangle(x + 4.4, y + 4.4, w - 8.8, h - 8.8, 61.6), 1, "#8f6b36"),
        _border("#8f6b36"),
    ]  # fmt: skip
    return _file([*_field(inner)], bust, [*belt, *over])


BACKS: dict[str, Callable[[], str]] = {
    "classic": lattice,
    "night": night,
    "queens": queens,
    "waves": waves,
    "weave": weave,
}
"""All backs by name."""
