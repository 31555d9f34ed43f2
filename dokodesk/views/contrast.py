"""How well one colour can be read on another, as WCAG measures it."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

__all__ = ["READABLE", "contrast", "luminance", "mixed", "readable_on"]

#: The least contrast of ordinary text.
READABLE: Final = 4.5
_STEPS: Final = 20


def luminance(color: str) -> float:
    """The relative luminance of a colour ``#rrggbb``, 0 for black to 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)

    wanted = QColor(color)
    red, green, blue = (linear(part) for part in (wanted.redF(), wanted.greenF(), wanted.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mixed(first: str, second: str, part: float) -> str:
    """A colour between two; ``part`` 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)

    def between(x: int, y: int) -> int:
        return round(x + (y - x) * part)

    return QColor(
        between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())
    ).name()


def readable_on(ground: str, text: str, towards: str, least: float = READABLE) -> str:
    """The ground, changed no more than needed for a text on it.

    Args:
        ground: the colour that is wanted.
        text: the colour of the text.
        towards: the colour it is mixed with; black for light text.
        least: the contrast to reach.
    """
    for step in range(_STEPS + 1):
        found = mixed(ground, towards, step / _STEPS)
        if contrast(found, text) >= least:
            return found
    return towards
