"""What the rules need beyond the style sheet of the program."""

from __future__ import annotations

from typing import Final

from dokodesk.views.theme import DARK, Theme

__all__ = ["rules_sheet"]

#: Distances in heights of a line.
_SIZES: Final = {
    "bar": 0.3,
    "box": 0.8,
    "corner": 0.4,
    "field": 1.5,
    "small": 0.35,
    "tiny": 0.12,
    "wide": 0.7,
}

_SHEET: Final = """
QFrame[role="option"] {
    background: @panel; border: 1px solid @line; border-left: @bar solid @line;
    border-top-right-radius: @corner; border-bottom-right-radius: @corner;
}
QFrame[role="option"][state="differs"] { border-left-color: @gold; }
QFrame[role="option"][state="clash"] { border-left-color: @bad; }
QFrame[role="paper"] { background: @raised; border: 1px solid @line; border-radius: @corner; }
QFrame[role="clash"] {
    background: @panel; border: 1px solid @bad; border-left: @bar solid @bad;
    border-top-right-radius: @corner; border-bottom-right-radius: @corner;
}
QLabel[role="mark"] { color: @gold; font-weight: 600; }
QLabel[role="reason"] { color: @muted; font-style: italic; }
QLabel[role="clash"] { color: @bad; font-weight: 600; }
QPushButton[role="tab"] {
    background: transparent; border: 2px solid transparent; border-bottom: 3px solid transparent;
    border-radius: 0; padding: @small @wide;
}
QPushButton[role="tab"]:hover { background: @soft; }
QPushButton[role="tab"]:checked { border-bottom: 3px solid @link; color: @link; }
QPushButton[role="tab"]:focus { border: 2px solid @link; border-bottom: 3px solid @link; }
QPushButton[role="link"] {
    background: transparent; border: 2px solid transparent; color: @link; padding: @tiny 2px;
    text-decoration: underline;
}
QPushButton[role="link"]:hover { background: @soft; }
QPushButton[role="link"]:focus { border: 2px solid @link; }
QPushButton[role="link"]:disabled { color: @muted; text-decoration: none; }
QPushButton[role="pick"] { padding: @tiny @wide; }
QPushButton[role="pick"]:checked {
    background: @accent; border-color: @accent_hover; color: @accent_ink;
}
QPushButton[role="pick"]:focus { border: 2px solid @gold; }
QComboBox { min-height: @field; }
QListWidget[role="sidebar"]::item:selected { background: @accent; color: @accent_ink; }
QListView[role="shelf"]::item { padding: @small @wide; border-radius: @corner; }
QListView[role="shelf"]::item:selected { background: @accent; color: @accent_ink; }
QListWidget[role="ranking"]::item { padding: @tiny @small; }
QListWidget::indicator { width: @box; height: @box; }
"""


def rules_sheet(theme: Theme, line: int) -> str:
    """The additional style sheet.

    Args:
        theme: the colours.
        line: the height of a line of ordinary text in pixels.
    """
    values = {name: str(getattr(theme, name)) for name in Theme.__slots__}
    values["link"] = theme.good if theme is DARK else theme.accent
    sizes = {
        "bar": 0.3,
        "corner": 0.4,
        "tiny": 0.12,
        "small": 0.35,
        "wide": 0.7,
        "box": 0.8,
        "field": 1.5,
    }
    values |= {name: f"{max(2, round(line * part))}px" for name, part in sizes.items()}
    sheet = _SHEET
    for name, value in sorted(values.items(), key=lambda item: -len(item[0])):
        sheet = sheet.replace(f"@{name}", value)
    return sheet
