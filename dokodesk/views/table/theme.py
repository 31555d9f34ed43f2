"""Colours of the table. One place, so that contrast can be checked by a test."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, unique
from functools import lru_cache
from typing import Final

from dokodesk.views.contrast import luminance, mixed, readable_on

__all__ = ["OWN", "THEMES", "Surface", "Theme", "own_theme", "theme_named"]

OWN: Final = "own"
"""The name that stands for the person's own colour."""


@unique
class Surface(Enum):
    """What a table top is made of."""

    FELT = "felt"
    WOOD = "wood"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a table, as ``#rrggbb``.

    Attributes:
        surface: what the table top is made of.
        cloth: the middle of the table.
        cloth_edge: its corners.
        line: the seam round the middle.
        plate: behind names and hints.
        text: on ``plate`` and on ``panel``.
        faint: less important text on the same.
        turn: frame of the seat whose turn it is, focus ring, drop target.
        panel: behind questions.
        button: of a choice.
        button_text: its text.
        bubble: behind spoken words.
        bubble_text: the words.
        re: mark of the Re side.
        re_text: its text.
        kontra: mark of the Kontra side.
        kontra_text: its text.
    """

    cloth: str
    cloth_edge: str
    line: str
    plate: str
    text: str
    faint: str
    turn: str
    panel: str
    button: str
    button_text: str
    bubble: str
    bubble_text: str
    re: str
    re_text: str
    kontra: str
    kontra_text: str
    surface: Surface = Surface.FELT


_GREEN: Final = Theme(
    cloth="#2f7d55",
    cloth_edge="#164a31",
    line="#4b9a70",
    plate="#12301f",
    text="#f6f4ea",
    faint="#c3d6c9",
    turn="#ffd75e",
    panel="#143a27",
    button="#f3efe1",
    button_text="#1c2b22",
    bubble="#fffdf5",
    bubble_text="#22271f",
    re="#1d1f24",
    re_text="#ffffff",
    kontra="#b3261e",
    kontra_text="#ffffff",
)

THEMES: Final[dict[str, Theme]] = {
    "green": _GREEN,
    "blue": Theme(
        cloth="#2f6690",
        cloth_edge="#15324b",
        line="#4f86b0",
        plate="#0f2639",
        text="#f4f6f9",
        faint="#bfd0de",
        turn="#ffd75e",
        panel="#12304a",
        button="#eef1f4",
        button_text="#18242f",
        bubble="#fdfdfb",
        bubble_text="#1f252b",
        re="#1d1f24",
        re_text="#ffffff",
        kontra="#b3261e",
        kontra_text="#ffffff",
    ),
    "red": Theme(
        cloth="#8c2f3a",
        cloth_edge="#4a141c",
        line="#b25560",
        plate="#2e0d12",
        text="#faf3ee",
        faint="#dfc3c0",
        turn="#ffd75e",
        panel="#3d1218",
        button="#f5ece4",
        button_text="#2c1a1a",
        bubble="#fffaf3",
        bubble_text="#2a1f1d",
        re="#1d1f24",
        re_text="#ffffff",
        kontra="#b3261e",
        kontra_text="#ffffff",
    ),
    "wood": Theme(
        surface=Surface.WOOD,
        cloth="#95683f",
        cloth_edge="#5a3a20",
        line="#c49a6c",
        plate="#2a1a0e",
        text="#faf4e9",
        faint="#dccbb4",
        turn="#ffd75e",
        panel="#382413",
        button="#f6ecda",
        button_text="#2d2013",
        bubble="#fffaf0",
        bubble_text="#2a2118",
        re="#1d1f24",
        re_text="#ffffff",
        kontra="#b3261e",
        kontra_text="#ffffff",
    ),
    "plain": Theme(
        surface=Surface.PLAIN,
        cloth="#5b6b73",
        cloth_edge="#5b6b73",
        line="#81929a",
        plate="#1f282c",
        text="#f6f8f8",
        faint="#c8d1d5",
        turn="#ffd75e",
        panel="#273238",
        button="#eef1f2",
        button_text="#1d2529",
        bubble="#fdfdfb",
        bubble_text="#1f2427",
        re="#1d1f24",
        re_text="#ffffff",
        kontra="#b3261e",
        kontra_text="#ffffff",
    ),
    "dark": Theme(
        cloth="#33373d",
        cloth_edge="#17191c",
        line="#4a4f57",
        plate="#0f1113",
        text="#f2f2f0",
        faint="#bcbfc4",
        turn="#ffcf4d",
        panel="#1b1d21",
        button="#e9e9e6",
        button_text="#1c1d20",
        bubble="#f6f6f3",
        bubble_text="#1f2023",
        re="#0a0a0b",
        re_text="#ffffff",
        kontra="#a8241c",
        kontra_text="#ffffff",
    ),
    "contrast": Theme(
        surface=Surface.PLAIN,
        cloth="#000000",
        cloth_edge="#000000",
        line="#ffffff",
        plate="#000000",
        text="#ffffff",
        faint="#ffffff",
        turn="#ffff00",
        panel="#000000",
        button="#ffffff",
        button_text="#000000",
        bubble="#ffffff",
        bubble_text="#000000",
        re="#000000",
        re_text="#ffffff",
        kontra="#ffffff",
        kontra_text="#000000",
    ),
}


@lru_cache(maxsize=8)
def own_theme(color: str) -> Theme:
    """A table in the person's own colour; all text on it can be read, whatever the colour is.

    Args:
        color: of the cloth, ``#rrggbb``.
    """
    black, white = "#000000", "#ffffff"
    # On a table as light as the cards they would be lost.
    cloth = mixed(color, black, max(0.0, luminance(color) - 0.45))
    faint = mixed(white, color, 0.22)
    return replace(
        _GREEN,
        cloth=cloth,
        cloth_edge=mixed(cloth, black, 0.45),
        line=mixed(cloth, white, 0.25),
        plate=readable_on(mixed(cloth, black, 0.66), faint, black),
        panel=readable_on(mixed(cloth, black, 0.58), faint, black),
        text="#ffffff",
        faint=faint,
    )


def theme_named(name: str) -> Theme:
    """The theme of that name or of that colour (``#rrggbb``), or the green one."""
    if name.startswith("#"):
        return own_theme(name)
    return THEMES.get(name, _GREEN)
