"""The largest text for which a table of some size has room for everything: pure arithmetic.

The text that somebody asked for is taken where it fits. Where plates, marks, piles, the name of the
game and the trick would lie over each other, plates of one line are tried first, then smaller text.
So nothing is covered in any window, and in an ordinary one text has the size that was asked for.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from dokodesk.views.table.geometry import CARD_H, Geometry, Metrics, Rect, geometry_for

__all__ = ["compact_metrics", "covered", "metrics_for", "parts_of", "sizes_for", "text_size"]

#: Text on the table is read from further away than text in a dialog.
_TABLE_TEXT: Final = 1.2
#: Each try takes text smaller by this, but never below so many pixels.
_SMALLER: Final = 0.96
_LEAST_PX: Final = 8.0
#: Parts may touch, in pixels.
_TOUCH: Final = 2.0
#: The width of the button of the last trick and the size of a pile's number, by that of the text.
_LAST_W: Final = 6.5
_LAST_COMPACT_W: Final = 5.0
_LAST_H: Final = 1.9
_NUMBER: Final = 1.7
_ABOVE: Final = 2


def text_size(base_px: float, percent: int, width: float, height: float) -> float:
    """The size of the table's text in pixels that is asked for.

    Text grows more slowly than the cards: in a large window it need not be as large as they are,
    in a small one it must stay readable.

    Args:
        base_px: what the system asks for.
        percent: what the person asks for.
        width: of the window in pixels.
        height: of the window in pixels.
    """
    window = math.pow(min(width / 1280, height / 800), 0.75)
    return base_px * _TABLE_TEXT * percent / 100 * max(0.80, min(2.6, window))


def metrics_for(text_px: float) -> Metrics:
    """The sizes that follow from the size of the text where there is room.

    Args:
        text_px: the size.
    """
    return Metrics(
        plate_w=round(text_px * 13.0),
        plate_h=round(text_px * 3.3),
        chips_h=round(text_px * 1.75),
        line_h=round(text_px * 1.9),
        margin=round(text_px * 0.8),
    )


def compact_metrics(text_px: float) -> Metrics:
    """The sizes where the text is large for the window: plates of one line, no fans.

    Args:
        text_px: the size.
    """
    return Metrics(
        plate_w=round(text_px * 9.6),
        plate_h=round(text_px * 2.2),
        chips_h=round(text_px * 1.75),
        line_h=round(text_px * 1.9),
        margin=round(text_px * 0.45),
        compact=True,
    )


@lru_cache(maxsize=64)
def sizes_for(base_px: float, percent: int, width: int, height: int) -> tuple[float, Metrics]:
    """The size of the table's text in pixels and the sizes that follow from it.

    Args:
        base_px: what the system asks for.
        percent: what the person asks for.
        width: of the table in pixels.
        height: of the table in pixels.
    """
    text_px = text_size(base_px, percent, width, height)
    while True:
        for metrics in (metrics_for(text_px), compact_metrics(text_px)):
            if _has_room(geometry_for(width, height, metrics), metrics, text_px):
                return text_px, metrics
        if text_px * _SMALLER < _LEAST_PX:
            return text_px, compact_metrics(text_px)
        text_px *= _SMALLER


def parts_of(geometry: Geometry, metrics: Metrics, text_px: float) -> dict[str, Rect]:
    """What must not lie over one another on a divided table, each as large as it can get.

    Args:
        geometry: the table.
        metrics: the sizes it was divided with.
        text_px: the size of the text.
    """
    unit = geometry.unit
    chips_h, number = metrics.chips_h / unit, _NUMBER * text_px / unit
    found = {"hand": geometry.hand, "game": geometry.info}
    wide = max(number, geometry.pile_scale * CARD_H)
    high = max(number, geometry.pile_scale)
    for place in geometry.seats:
        plate, side = place.plate, place.side
        found[f"plate {side}"] = plate
        found[f"pile {side}"] = Rect(place.pile.x - wide / 2, place.pile.y - high / 2, wide, high)
        if side == 0:
            marks = Rect(plate.x, plate.y - chips_h, plate.w, chips_h)
        elif side == _ABOVE and not metrics.compact:
            marks = Rect(plate.x - plate.w, plate.bottom - chips_h, plate.w, chips_h)
        else:
            marks = Rect(plate.x, plate.bottom, plate.w, chips_h)
        found[f"marks {side}"] = marks
    last = (_LAST_COMPACT_W if metrics.compact else _LAST_W) * text_px / unit
    found["last trick"] = Rect(
        geometry.width - geometry.margin - last, geometry.margin, last, _LAST_H * text_px / unit
    )
    card, reach, at = geometry.trick_scale, geometry.reach, geometry.trick
    trick_w, trick_h = 2 * reach.x + card, 2 * reach.y + card * CARD_H
    found["trick"] = Rect(at.x - trick_w / 2, at.y - trick_h / 2, trick_w, trick_h)
    return found


def _has_room(geometry: Geometry, metrics: Metrics, text_px: float) -> bool:
    return next(covered(geometry, metrics, text_px), None) is None


def covered(geometry: Geometry, metrics: Metrics, text_px: float) -> Iterator[str]:
    """Which parts of a divided table lie over one another or stick out of it."""
    touch = _TOUCH / geometry.unit
    parts = parts_of(geometry, metrics, text_px)
    for name, area in parts.items():
        if (
            min(area.x, area.y) < -touch
            or area.right > geometry.width + touch
            or area.bottom > geometry.height + touch
        ):
            yield name
    for (one, first), (other, second) in combinations(parts.items(), 2):
        across = min(first.right, second.right) - max(first.x, second.x)
        down = min(first.bottom, second.bottom) - max(first.y, second.y)
        if across > touch and down > touch:
            yield f"{one} and {other}"
