"""Measures of a card and the parts all faces share: body, corners, frame, number layouts."""

from __future__ import annotations

from collections.abc import Sequence

from tools.cardart import letters, pips
from tools.cardart.geometry import rectangle
from tools.cardart.palette import EDGE, PAPER
from tools.cardart.svg import Shape, area, document, group, inked, line

WIDTH, HEIGHT = 250.0, 364.0
CX, CY = WIDTH / 2, HEIGHT / 2
RADIUS = 16.0

FRAME = (44.0, 16.0, 162.0, 332.0)
"""Field of a court card: x, y, width, height."""

SLOPE = 0.24
"""Rise of the band that parts the two halves of a court card (y per x)."""


def band_y(x: float) -> float:
    """Gives the height of the parting line at x."""
    return CY + SLOPE * (x - CX)


def body() -> Shape:
    """The white card with its fine edge."""
    return inked(rectangle(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, RADIUS), PAPER, 1.2, EDGE)


def mat(*fields: tuple[float, float, float, float]) -> list[Shape]:
    """Covers everything outside the fields with card white: the deck's replacement for clipping."""
    outer = rectangle(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, RADIUS)
    cover = outer
    for x, y, width, height in fields:
        cover += rectangle(x, y, width, height, 6).reversed()
    return [area(cover, PAPER), line(outer, 1.2, EDGE)]


def frame(x: float, y: float, width: float, height: float, colour: str) -> list[Shape]:
    """Two lines around the field."""
    return [
        line(rectangle(x, y, width, height, 6), 1.6),
        line(rectangle(x - 3, y - 3, width + 6, height + 6, 8.5), 0.9, colour),
    ]


INDEX_X, INDEX_Y, INDEX_HEIGHT = 22.5, 14.0, 42.0
INDEX_WIDTH = 30.0


def index(label: str, colour: str, mark: list[Shape], size: float = 26.0) -> list[Shape]:
    """The corner sign: label and a small suit sign below it, centred on `INDEX_X`."""
    outline, width = letters.glyph(label, INDEX_HEIGHT)
    if width > INDEX_WIDTH:
        outline = outline.scaled(INDEX_WIDTH / width, 1)
        width = INDEX_WIDTH
    return [
        area(outline.moved(INDEX_X - width / 2, INDEX_Y), colour),
        *pips.placed(mark, INDEX_X, INDEX_Y + INDEX_HEIGHT + 8 + size / 2, size),
    ]


LARGE_X, LARGE_HEIGHT, LARGE_WIDTH = 53.0, 98.0, 82.0
PANEL = (104.0, 13.0, 133.0, 165.0)
"""Field of the picture in the design with the huge index; a turned copy lies opposite."""

_ROWS = (60.0, 141.4)
_COLUMNS = (82.0, 168.0)
_LARGE_ROWS = (40.0, 128.0)
_LARGE_COLUMNS = (133.0, 209.0)


def pip_places(rank: str, *, large: bool = False) -> list[tuple[float, float]]:
    """Places of the upright signs of a 9 or 10; the other half is the same turned round.

    The nine's sign in the middle is not in the list.
    """
    columns, rows = (_LARGE_COLUMNS, _LARGE_ROWS) if large else (_COLUMNS, _ROWS)
    places = [(x, y) for x in columns for y in rows]
    if rank == "10":
        places.append((sum(columns) / 2, sum(rows) / 2))
    return places


def two_halves(half: Sequence[Shape]) -> str:
    """Gives the half and its copy turned by 180 degrees."""
    return group(half) + group(half, f"rotate(180 {CX:g} {CY:g})")


def card(parts: str) -> str:
    """Gives the file of a face, `parts` drawn over the white card."""
    return document(WIDTH, HEIGHT, group([body()]) + parts)


def large_index(label: str, colour: str, mark: list[Shape]) -> list[Shape]:
    """The huge corner sign: label over suit sign in a column of its own."""
    outline, width = letters.glyph(label, LARGE_HEIGHT, letters.BOLD)
    if width > LARGE_WIDTH:
        outline = outline.scaled(LARGE_WIDTH / width, 1)
        width = LARGE_WIDTH
    return [
        area(outline.moved(LARGE_X - width / 2, 14), colour),
        *pips.placed(mark, LARGE_X, 14 + LARGE_HEIGHT + 9 + 29, 58),
    ]
