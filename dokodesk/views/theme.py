"""The colours, sizes and style sheet of everything around the table.

Widgets name their role with the dynamic property ``role`` (``primary``, ``title``, ``panel`` ...);
the style sheet made here gives it its look. Painted parts take their colours from ``Theme``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette

__all__ = ["CONTRAST", "DARK", "LIGHT", "Theme", "palette", "style_sheet"]


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their use, as ``#rrggbb``. Text on its ground has a contrast of at least 4.5:1.

    Attributes:
        window: the ground of pages, dialogs and bars.
        panel: what lies on it.
        raised: fields, lists, buttons.
        ink: text.
        muted: text beside the point.
        line: edges and grids.
        soft: a quiet fill for what the pointer is on, for other rows, for marks.
        accent: the main button, selection, focus.
        accent_hover: the same under the pointer.
        accent_ink: text on ``accent``.
        gold: the mark of what is special: Re, dealer, first place.
        good: points won.
        bad: points lost.
        felt: the cloth, for the ground of the start page.
        felt_deep: its shade.
        felt_ink: text on it.
        card: a card's face.
        red: the red suits on a card.
        black: the black suits on a card.
        re: the mark of the Re side, as on the table.
        kontra: the mark of the Kontra side; text on both is white.
    """

    window: str
    panel: str
    raised: str
    ink: str
    muted: str
    line: str
    soft: str
    accent: str
    accent_hover: str
    accent_ink: str
    gold: str
    good: str
    bad: str
    felt: str
    felt_deep: str
    felt_ink: str
    card: str
    red: str
    black: str
    re: str
    kontra: str

    def color(self, use: str) -> QColor:
        """One of the colours, to paint with."""
        return QColor(str(getattr(self, use)))


LIGHT: Final = Theme(
    window="#efe8da",
    panel="#f8f4ea",
    raised="#fffdf8",
    ink="#2b2620",
    muted="#665c4e",
    line="#d5c9b4",
    soft="#e8dfcc",
    accent="#1f6b4b",
    accent_hover="#195a3f",
    accent_ink="#ffffff",
    gold="#865a0c",
    good="#1f6b4b",
    bad="#a3322a",
    felt="#2a6b4d",
    felt_deep="#17432f",
    felt_ink="#fbf6e8",
    card="#fffdf8",
    red="#b3261e",
    black="#1d1b19",
    re="#1d1f24",
    kontra="#b3261e",
)

DARK: Final = Theme(
    window="#1d201e",
    panel="#262a27",
    raised="#303632",
    ink="#ece6d8",
    muted="#aea795",
    line="#434a45",
    soft="#374039",
    accent="#2f7d5a",
    accent_hover="#2a7150",
    accent_ink="#ffffff",
    gold="#deb35c",
    good="#79c9a0",
    bad="#f0938a",
    felt="#1e5039",
    felt_deep="#0f2a1e",
    felt_ink="#f3ecdb",
    card="#f4efe2",
    red="#b3261e",
    black="#1d1b19",
    re="#0a0a0b",
    kontra="#a8241c",
)


CONTRAST: Final = Theme(
    window="#000000",
    panel="#000000",
    raised="#0d0d0d",
    ink="#ffffff",
    muted="#dcdcdc",
    line="#ffffff",
    soft="#333333",
    accent="#ffe100",
    accent_hover="#fff06a",
    accent_ink="#000000",
    gold="#ffe100",
    good="#86f0a8",
    bad="#ffa99f",
    felt="#000000",
    felt_deep="#000000",
    felt_ink="#ffffff",
    card="#ffffff",
    red="#b00000",
    black="#000000",
    re="#000000",
    kontra="#b00000",
)


def palette(theme: Theme) -> QPalette:
    """The palette for all that the style sheet does not reach."""
    result = QPalette()
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.raised,
        role.AlternateBase: theme.panel,
        role.Text: theme.ink,
        role.PlaceholderText: theme.muted,
        role.Button: theme.raised,
        role.ButtonText: theme.ink,
        role.BrightText: theme.bad,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_ink,
        role.Accent: theme.accent,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.ink,
        role.Link: theme.accent if theme is LIGHT else theme.good,
        role.LinkVisited: theme.muted,
        role.Light: theme.raised,
        role.Midlight: theme.soft,
        role.Mid: theme.line,
        role.Dark: theme.line,
        role.Shadow: theme.felt_deep,
    }
    for key, color in colors.items():
        result.setColor(key, QColor(color))
    for key in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, key, QColor(theme.muted))
    return result


def style_sheet(theme: Theme, em: float) -> str:
    """The style sheet of the program.

    Args:
        theme: the colours.
        em: the height of ordinary text in points; all sizes follow from it.
    """
    sizes = {
        "small": em * 0.88,
        "body": em,
        "lead": em * 1.18,
        "head": em * 1.5,
        "title": em * 2.1,
    }
    values = {
        **{name: str(getattr(theme, name)) for name in Theme.__slots__},
        **{f"pt_{name}": f"{size:.1f}pt" for name, size in sizes.items()},
        # Distances grow with the text, but slower: large text needs the room itself.
        **{
            f"px_{n}": f"{max(1, round(n * (0.5 + em / 20)))}px"
            for n in (2, 3, 4, 6, 8, 10, 14, 18)
        },
    }
    # A mark grows with the text beside it.
    values["px_arrow"] = f"{round(em * _ARROW)}px"
    values["px_sign"] = f"{max(_LEAST_SIGN_PX, round(em * _SIGN))}px"
    sheet = _SHEET
    for name, value in sorted(values.items(), key=lambda item: -len(item[0])):
        sheet = sheet.replace(f"@{name}", value)
    return sheet


_LEAST_SIGN_PX: Final = 12
_SIGN: Final = 1.35
#: Room for the arrow of a list to choose from.
_ARROW: Final = 2.0

_SHEET = """
QMainWindow, QDialog, QWidget[role="page"] { background: @window; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget[role="plain"] { background: transparent; }
QWidget[role="panel"] {
    background: @panel; border: 1px solid @line; border-radius: @px_8;
}
QLabel { background: transparent; }
QLabel[role="title"] { font-size: @pt_title; font-weight: 600; }
QLabel[role="head"] { font-size: @pt_head; font-weight: 600; }
QLabel[role="lead"] { font-size: @pt_lead; }
QLabel[role="section"] { font-size: @pt_lead; font-weight: 600; color: @gold; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="small"] { color: @muted; font-size: @pt_small; }
QLabel[role="felt"] { color: @felt_ink; }
QLabel[role="felt-title"] { color: @felt_ink; font-size: @pt_title; font-weight: 600; }
QLabel[role="good"] { color: @good; font-weight: 600; }
QLabel[role="bad"] { color: @bad; font-weight: 600; }
QLabel[role="tag-re"], QLabel[role="tag-kontra"] {
    color: #ffffff; border-radius: @px_4; padding: 0 @px_6; font-size: @pt_small;
}
QLabel[role="tag-re"] { background: @re; border: 1px solid @line; }
QLabel[role="tag-kontra"] { background: @kontra; border: 1px solid @kontra; }
QLabel[role="changed"] { font-weight: 600; }
QFrame[role="footer"] { background: @panel; border: none; border-top: 1px solid @line; }
QFrame[role="rule"] { background: @line; border: none; max-height: 1px; min-height: 1px; }

QPushButton, QToolButton {
    background: @raised; border: 1px solid @line; border-radius: @px_6;
    padding: @px_6 @px_14; color: @ink;
}
QPushButton:hover, QToolButton:hover { background: @soft; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: @soft; }
QPushButton:focus, QToolButton:focus { border: 2px solid @accent; padding: @px_6 @px_14; }
QPushButton:checked { background: @soft; border: 2px solid @accent; }
QPushButton:disabled, QToolButton:disabled { color: @muted; background: @panel; }
QPushButton[role="primary"] {
    background: @accent; border: 1px solid @accent_hover; color: @accent_ink; font-weight: 600;
}
QPushButton[role="primary"]:hover { background: @accent_hover; }
QPushButton[role="primary"]:focus { border: 2px solid @gold; }
QPushButton[role="primary"]:disabled { background: @soft; border-color: @line; color: @muted; }
QPushButton[role="flat"], QToolButton[role="flat"] {
    background: transparent; border-color: transparent;
}
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { background: @soft; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus { border: 2px solid @accent; }
QPushButton[role="tile"] { text-align: left; padding: @px_8 @px_14; }
QPushButton[role="felt"] {
    background: transparent; border-color: transparent; color: @felt_ink;
}
QPushButton[role="felt"]:hover { border-color: @felt_ink; }
QPushButton[role="felt"]:focus { border: 2px solid @felt_ink; }
QPushButton[role="choice"] { text-align: left; padding: @px_10 @px_14; background: @raised; }

QLabel[role="choice-title"] { font-size: @pt_lead; }
QLabel[role="choice-about"] { color: @muted; }
QLabel[role="choice-title-on-accent"] { font-size: @pt_lead; color: @accent_ink; }
QLabel[role="choice-about-on-accent"] { color: @accent_ink; font-weight: 400; }

QMenuBar { background: @window; border-bottom: 1px solid @line; }
QMenuBar::item { padding: @px_4 @px_10; background: transparent; border-radius: @px_4; }
QMenuBar::item:selected { background: @soft; }
QMenu { background: @raised; border: 1px solid @line; padding: @px_4; }
QMenu::item { padding: @px_4 @px_18 @px_4 @px_18; border-radius: @px_4; }
QMenu::item:selected { background: @accent; color: @accent_ink; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @line; margin: @px_4 @px_8; }
QToolBar {
    background: @window; border: none; border-bottom: 1px solid @line; padding: @px_2 @px_6;
    spacing: @px_4;
}
QToolBar QToolButton { border-color: transparent; background: transparent; padding: @px_4 @px_8; }
QToolBar QToolButton:hover, QToolBar QToolButton:checked { background: @soft; }
QToolBar QToolButton:focus { border: 2px solid @accent; padding: @px_3 @px_6; }
QToolBar QToolButton:disabled { background: transparent; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; padding: @px_4; }

QLineEdit[role="field"] {
    background: @raised; border: 1px solid @line; border-radius: @px_4; padding: @px_4 @px_8;
    selection-background-color: @accent; selection-color: @accent_ink;
}
QLineEdit[role="field"]:focus { border: 2px solid @accent; padding: @px_3 @px_6; }
QLineEdit[role="field"]:disabled { color: @muted; background: @panel; }
QComboBox {
    background: @raised; border: 1px solid @line; border-radius: @px_4; color: @ink;
    padding: @px_3 @px_8; combobox-popup: 0;
}
QComboBox:hover { background: @soft; }
QComboBox:focus, QComboBox:on { border: 2px solid @accent; padding: @px_2 @px_6; }
QComboBox:disabled { color: @muted; background: @panel; }
QComboBox::drop-down { border: none; width: @px_arrow; }
QComboBox::down-arrow { image: none; }
QAbstractSpinBox {
    background: @raised; border: 1px solid @line; border-radius: @px_4; color: @ink;
    padding: @px_3 @px_8; selection-background-color: @accent; selection-color: @accent_ink;
}
QAbstractSpinBox:focus { border: 2px solid @accent; padding: @px_2 @px_6; }
QAbstractSpinBox:disabled { color: @muted; background: @panel; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button, QDateEdit::drop-down {
    subcontrol-origin: border; width: @px_arrow; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow, QDateEdit::down-arrow { image: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    background: @raised; border: 1px solid @line; border-radius: 0; color: @ink; padding: @px_2;
    selection-background-color: @accent; selection-color: @accent_ink;
}
QComboBox QAbstractItemView::item { padding: @px_3 @px_6; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @accent_ink; }
QComboBoxPrivateContainer { border: none; }
QCheckBox::indicator, QRadioButton::indicator { width: @px_sign; height: @px_sign; }
QCheckBox, QRadioButton { spacing: @px_8; padding: @px_2; }
QCheckBox:disabled, QRadioButton:disabled { color: @muted; }

QTableView, QListView, QListWidget, QTextBrowser, QPlainTextEdit {
    background: @raised; alternate-background-color: @panel; border: 1px solid @line;
    border-radius: @px_6; gridline-color: @line; selection-background-color: @soft;
    selection-color: @ink; outline: none;
}
QTableView, QListView, QListWidget { border: 2px solid @line; }
QTableView:focus, QListView:focus, QListWidget:focus { border: 2px solid @accent; }
QTableView[role="list"]::item { padding: 0 @px_4; }
QHeaderView { background: @soft; border: none; }
QHeaderView::section {
    background: @soft; color: @ink; border: none; border-right: 1px solid @line;
    border-bottom: 1px solid @line; padding: @px_4 @px_6; font-weight: 600;
}
QListWidget[role="list"]::item { padding: @px_3 @px_18 @px_3 @px_10; }
QListWidget[role="sidebar"] { background: @panel; }
QListWidget[role="sidebar"]::item { padding: @px_6 @px_10; border-radius: @px_4; }
QListWidget[role="sidebar"]::item:selected { background: @accent; color: @accent_ink; }

QScrollBar:vertical { background: transparent; width: @px_10; margin: 0; }
QScrollBar:horizontal { background: transparent; height: @px_10; margin: 0; }
QScrollBar::handle { background: @line; border-radius: @px_4; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QFrame[role="message"] { background: @panel; border: none; border-bottom: 1px solid @line; }
QFrame[role="message"][kind="question"] { border-left: @px_6 solid @accent; }
QFrame[role="message"][kind="info"] { border-left: @px_6 solid @gold; }
QFrame[role="message"][kind="error"] { border-left: @px_6 solid @bad; }
"""
