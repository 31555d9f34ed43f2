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
    '<path d="M4 8h16M10 8v13M15 8v13M4 12.5h16M4 17h16"/>',
    "trick": '<rect x="3" y="8" width="8" height="11" rx="1.5" transform="rotate(-14 7 13)"/>'
    '<rect x="9" y="5" width="8" height="11" rx="1.5"/>'
    '<path d="M18.6 8.6l2 .6a1.5 1.5 0 0 1 1 1.8l-2 7.6a1.5 1.5 0 0 1-1.8 1l-4.4-1.2"/>',
    "rules": '<path d="M12 6c-2-1.6-5-2-8-1.6V19c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V4.4'
    'C17 4 14 4.4 12 6zM12 6v14.4"/>',
    "settings": '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/>'
    '<circle cx="9" cy="17" r="2"/>',
    "new": '<rect x="5" y="3" width="11" height="16" rx="2"/><path d="M10.5 8v6M7.5 11h6"/>'
    '<path d="M19 6.5v12.5a2.5 2.5 0 0 1-2.5 2.5H8.5"/>',
    "go": '<path d="M7 4.5l12 7.5-12 7.5z"/>',
    "next": '<path d="M4 12h15M13 6l6 6-6 6"/>',
    "back": '<path d="M20 12H5M11 6l-6 6 6 6"/>',
    "table": '<ellipse cx="12" cy="12" rx="9.5" ry="6.5"/>'
    '<rect x="10" y="9" width="4" height="5.5" rx="1"/>',
    "first": '<path d="M5 5v14M19 5l-10 7 10 7z"/>',
    "trick_back": '<path d="M12 5l-9 7 9 7zM21 5l-9 7 9 7z"/>',
    "card_back": '<path d="M16 5l-10 7 10 7z"/>',
    "pause": '<path d="M8 5v14M16 5v14"/>',
    "card_on": '<path d="M8 5l10 7-10 7z"/>',
    "trick_on": '<path d="M12 5l9 7-9 7zM3 5l9 7-9 7z"/>',
    "last": '<path d="M19 5v14M5 5l10 7-10 7z"/>',
    "close": '<path d="M6 6l12 12M18 6L6 18"/>',
    "up": '<path d="M6 15l6-6 6 6"/>',
    "down": '<path d="M6 9l6 6 6-6"/>',
    "help": '<circle cx="12" cy="12" r="9"/>'
    '<path d="M9.3 9.5a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.2 1-1.2 2M12 17v.2"/>',
    "info": '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.2"/>',
    "error": '<path d="M12 3.5l9.5 16.5h-19zM12 10v5M12 17.4v.2"/>',
    "calendar": '<rect x="4" y="5" width="16" height="16" rx="2"/>'
    '<path d="M4 10h16M8.5 3v4M15.5 3v4M12 12.5l1 2.1 2.3.3-1.7 1.6.4'
    ' 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3z"/>',
    "learn": '<path d="M2.5 9L12 5l9.5 4L12 13zM6.5 11v5c1.5 1.6 3.4 2.3 5.5 2.3'
    's4-.7 5.5-2.3v-5M21.5 9v6"/>',
    "practice": '<rect x="3.5" y="7" width="8" height="12" rx="1.5" transform="rotate(-10'
    ' 7.5 13)"/>'
    '<rect x="12.5" y="7" width="8" height="12" rx="1.5" transform="rotate(10 16.5'
    ' 13)"/><path d="M9.5 4.5c1.6-1.3 3.4-1.3 5 0M12 2.8v0"/>',
    "target": '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/>'
    '<path d="M12 11.9v.2M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3"/>',
    "history": '<path d="M4 5v5h5M4.6 9.6A8.5 8.5 0 1 1 3.5 13.5"/><path d="M12 7.5V12.5l3.5 2"/>',
    "statistics": '<path d="M4 20.5h16M6.5 20V13M11 20V8M15.5 20v-5M20 20V4.5"/>',
    "review": '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5"/>'
    '<path d="M8 10.7l1.9 1.9 3.3-3.8"/>',
    "hint": '<path d="M9.5 17.5h5M10 20.5h4M9 17.5c0-2.2-3-3.6-3-7.2a6 6 0 0 1 12 0'
    'c0 3.6-3 5-3 7.2"/>',
    "pencil": '<path d="M4 20l1-4.5L16.5 4a2 2 0 0 1 2.9 0l.6.6a2 2 0 0 1 0 2.9L8.5 19z'
    'M14.5 6l3.5 3.5"/>',
    "folder": '<path d="M3 18.5v-12a1.5 1.5 0 0 1 1.5-1.5h4.8l2.2 2.5h8a1.5'
    " 1.5 0 0 1 1.5 1.5"
    'v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5z"/>',
    "eye": '<path d="M2 12c2.5-4.3 6-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-6'
    ' 6.5-10 6.5S4.5 16.3 2 12z"/>'
    '<circle cx="12" cy="12" r="3"/>',
    "keyboard": '<rect x="2.5" y="6" width="19" height="12" rx="2"/>'
    '<path d="M6 9.7v.1M9.5 9.7v.1M13 9.7v.1M16.5 9.7v.1M7.5 14.3h9"/>',
    "report": '<path d="M12 3v10M8.5 9.5L12 13l3.5-3.5"/>'
    '<path d="M4 15v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4"/>',
    "person": '<circle cx="12" cy="8" r="4"/><path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6"/>',
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
