"""The small pictures in bars and buttons: lines on a grid of 24, in any colour and size.

Drawn for this program. Each is the inside of an SVG with a stroke of 1.8 and no fill.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

__all__ = ["ICONS", "icon", "pixmap"]

ICONS: Final[dict[str, str]] = {
    "sheet": '<rect x="4" y="3" width="16" height="18" rx="2"/>'
    '<path d="M4 8h16M10 8v13M15 8v13M4 12.500h16M4 17h16"/>',
    "trick": '<rect x="3" y="8" width="8" height="11" rx="1.5" transform="rotate(-14 7 13)"/>'
    '<rect x="9" y="5" width="8" height="11" rx="1.5"/>'
    '<path d="M18.6 8.6l2 .6a1.5 1.5 0 0 1 1 1.8l-2 7.6a1.5 1.5 0 0 1-1.8 1l-4.4-1.2"/>',
    "rules": '<path d="M12 6c-2-1.6-5-2-8-1.6V19c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V4.4'
    'C17 4 14 4.4 12 6zM12 6v14.4"/>',
    "settings": '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/>'
    '<circle cx="9" cy="17" r="2"/>',
    "new": '<rect x="5" y="3" width="11" height="16" rx="2"/><path d="M10.5 8v6M7.5 11h6"/>'
    '<path d="M19 6.500v12.500a2.5 2.5 0 0 1-2.5 2.500H8.5"/>',
    "go": '<path d="M7 4.500l12 7.5-12 7.500z"/>',
    "next": '<path d="M4 12h15M13 6l6 6-6 6"/>',
    "back": '<path d="M20 12H5M11 6l-6 6 6 6"/>',
    "table": '<ellipse cx="12" cy="12" rx="9.5" ry="6.5"/>'
    '<rect x="10" y="9" width="4" height="5.5" rx="1"/>',
    "close": '<path d="M6 6l12 12M18 6L6 18"/>',
    "up": '<path d="M6 15l6-6 6 6"/>',
    "down": '<path d="M6 9l6 6 6-6"/>',
    "help": '<circle cx="12" cy="12" r="9"/>'
    '<path d="M9.3 9.500a2.7 2.7 0 1 1 3.9 2.400c-.9.5-1.2 1-1.2 2M12 17v.2"/>',
    "info": '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.500M12 7.500v.2"/>',
    "error": '<path d="M12 3.500l9.5 16.500h-19zM12 10v5M12 17.400v.2"/>',
    "person": '<circle cx="12" cy="8" r="4"/><path d="M4 20.500c.8-4 4-6 8-6s7.2 2 8 6"/>',
}

_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{color}" '
    'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">{body}</svg>'
)
_SIZES = (16, 20, 24, 32, 48, 64)


@lru_cache(maxsize=256)
def pixmap(name: str, color: str, pixels: int) -> QPixmap:
    """A picture as pixels.

    Args:
        name: a key of ``ICONS``.
        color: ``#rrggbb``.
        pixels: width and height in device pixels.
    """
    svg = _SVG.format(color=color, body=ICONS[name])
    result = QPixmap(pixels, pixels)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return result


@lru_cache(maxsize=128)
def icon(name: str, color: str, disabled: str = "") -> QIcon:
    """A picture for an action or a button.

    Args:
        name: a key of ``ICONS``.
        color: ``#rrggbb``.
        disabled: the colour while it cannot be used; the same if empty.
    """
    result = QIcon()
    for size in _SIZES:
        result.addPixmap(pixmap(name, color, size))
        if disabled:
            result.addPixmap(pixmap(name, disabled, size), QIcon.Mode.Disabled)
    return result
