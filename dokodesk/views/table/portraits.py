"""The portraits on the name plates, drawn from the program's own pictures."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from dokodesk.assets.portraits import portrait_svg, portraits

__all__ = ["paint_portrait", "portraits_for"]

_log = logging.getLogger(__name__)

#: Who sits there unless somebody else was chosen, the own seat first; then whoever is left.
_USUAL: Final = ("portrait_04", "portrait_02", "portrait_03", "portrait_05")


def portraits_for(chosen: Sequence[str], people: Sequence[int]) -> tuple[str, ...]:
    """The picture of each seat.

    Args:
        chosen: the pictures of the first people; unknown and empty names count as not chosen.
        people: who sits at seats 0-3, by number.

    Returns:
        Names of pictures. Whoever has none chosen gets one that nobody else has, if there is one.
    """
    everybody = portraits()
    known = (*(name for name in _USUAL if name in everybody), *everybody)
    known = tuple(dict.fromkeys(known))
    wanted = [name if name in known else "" for name in chosen]
    free = [name for name in known if name not in wanted]
    while len(wanted) <= max(people, default=0):
        wanted.append("")
    for number, name in enumerate(wanted):
        if not name:
            wanted[number] = free.pop(0) if free else known[number % len(known)]
    return tuple(wanted[person] for person in people)


@lru_cache(maxsize=16)
def _renderer(name: str) -> QSvgRenderer | None:
    try:
        renderer = QSvgRenderer(QByteArray(portrait_svg(name)))
    except (KeyError, OSError) as error:
        _log.info("no portrait %s: %s", name, error)
        return None
    return renderer if renderer.isValid() else None


def paint_portrait(painter: QPainter, area: QRectF, name: str) -> None:
    """Paint a portrait into a round disc; a plain disc if there is none of that name."""
    renderer = _renderer(name) if name else None
    if renderer is not None:
        renderer.render(painter, area)
        return
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
    painter.setBrush(QColor("#9aa59e"))
    painter.drawEllipse(area)
    painter.setBrush(QColor("#dfe4e0"))
    painter.setPen(Qt.PenStyle.NoPen)
    size = area.width()
    painter.drawEllipse(area.center(), size * 0.2, size * 0.2)
