"""Colours of the table. One place, so that contrast can be checked by a test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["THEMES", "Theme", "theme_named"]


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a table, as ``#rrggbb``.

    Attributes:
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


def theme_named(name: str) -> Theme:
    """The theme of that name, or the green one."""
    return THEMES.get(name, _GREEN)
