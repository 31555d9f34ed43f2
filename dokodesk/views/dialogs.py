"""The windows beside the main one; each exists once, and none stops anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QPainter, QPixmap, QShortcut
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialog, QWidget

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.appearance import Appearance
from dokodesk.views.shortcuts import ShortcutGroups, Shortcuts, key_name, table_words

if TYPE_CHECKING:
    from dokodesk.views.preference_fields import Designs
    from dokodesk.views.shortcuts_dialog import Section

__all__ = ["Dialogs"]

_PICTURE_PX = 96
_TABLE_PX = (144, 96)


class Dialogs(QObject):
    """Opens preferences, keys and the page about the program.

    Signals:
        help_wanted(QDialog): somebody asks for help in one of them; its name says which.
    """

    help_wanted = Signal(object)

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        preferences: PreferencesModel,
        *,
        levels: Sequence[str],
        folders: Sequence[str],
        letters: Callable[[], str],
        can_sound: Callable[[], bool] = lambda: False,
        shortcuts: Shortcuts,
        words: Callable[[], Sequence[tuple[str, str]]],
    ) -> None:
        """Opens nothing yet.

        Args:
            window: the window they belong to.
            appearance: the look.
            preferences: what the preferences dialog changes.
            levels: of the computer players.
            folders: where the person's files are.
            letters: gives the corner letters of the cards.
            can_sound: tells whether this system can play sounds.
            shortcuts: all keys that can be changed.
            words: gives the names of the window's actions and what they do.
        """
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._preferences = preferences
        self._levels = tuple(levels)
        self._folders = tuple(folders)
        self._letters = letters
        self._can_sound = can_sound
        self._shortcuts = shortcuts
        self._words = words
        self._open: dict[str, QDialog] = {}

    def get(self, name: str) -> QDialog | None:
        """The dialog of that name, if it has been opened: preferences, shortcuts or about."""
        return self._open.get(name)

    def show_preferences(self) -> None:
        """Opens the preferences."""
        self._show("preferences", self._make_preferences)

    def show_shortcuts(self) -> None:
        """Opens the sheet of keys."""
        from dokodesk.views.shortcuts_dialog import ShortcutsDialog

        self._show(
            "shortcuts",
            lambda: ShortcutsDialog(
                self._appearance, self._shortcuts, self._shortcut_sections, self._window
            ),
        )

    def show_about(self) -> None:
        """Opens what there is to know about the program."""
        from dokodesk.views.help_dialogs import AboutDialog

        self._show("about", lambda: AboutDialog(self._appearance, self._folders, self._window))

    def close_all(self) -> None:
        """Closes whatever is open."""
        for dialog in self._open.values():
            dialog.close()

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        if name not in self._open:
            dialog = make()
            dialog.setModal(False)
            dialog.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, on=False)
            dialog.setObjectName(name)
            # A dialog is a window of its own, where the keys of the main window do not work.
            key = QShortcut(QKeySequence(Qt.Key.Key_F1), dialog)
            key.activated.connect(lambda: self.help_wanted.emit(dialog))
            self._open[name] = dialog
        dialog = self._open[name]
        if dialog.isVisible():
            dialog.raise_()
        dialog.show()
        dialog.activateWindow()

    def _make_preferences(self) -> QDialog:
        from dokodesk.assets.cards import back_svg, backs, card_svg, designs
        from dokodesk.views.match_plan import default_names
        from dokodesk.views.preferences_dialog import PreferencesDialog
        from dokodesk.views.table.theme import OWN, THEMES

        # Four colours are a preference of their own.
        faces = tuple(name for name in designs() if not name.endswith("fourcolour"))
        known: dict[str, Designs] = {
            "deck_design": (faces, lambda name: _picture(card_svg(name, self._letters(), "CQ"))),
            "card_back": (backs(), lambda name: _picture(back_svg(name))),
            "table_theme": ((*THEMES, OWN), self._table_picture),
            "computer_level": (self._levels, lambda _name: None),
        }
        return PreferencesDialog(
            self._preferences,
            self._appearance,
            designs=known,
            placeholders=default_names,
            folders=self._folders,
            notes={"sounds": self._sound_note},
            parent=self._window,
        )

    def _table_picture(self, name: str) -> QIcon:
        from dokodesk.views.table.paint import cloth_pixmap
        from dokodesk.views.table.theme import OWN, theme_named

        color = self._preferences.values.table_color
        theme = theme_named(color if name == OWN else name)
        width, height = _TABLE_PX
        seam = QRectF(width * 0.28, height * 0.24, width * 0.44, height * 0.52)
        return QIcon(cloth_pixmap(width, height, seam, theme, 1.0))

    def _sound_note(self) -> str:
        if self._can_sound():
            return ""
        return self.tr(
            "This system offers no way to play them. With the extra “sounds” of the program "
            "(pip install dokodesk[sounds]) they can be heard."
        )

    def shortcut_groups(self) -> ShortcutGroups:
        """All keys of the program by where they work, and what they do."""
        keys = self._shortcuts.keys
        return tuple(
            (
                heading,
                (
                    *((key_name(keys(name)), words) for name, words in changeable if keys(name)),
                    *fixed,
                ),
            )
            for heading, changeable, fixed in self._shortcut_sections()
        )

    def _shortcut_sections(self) -> tuple[Section, ...]:
        """The same, with what can be changed by its name."""
        at_the_table = (
            (self.tr("Enter, Space"), self.tr("play the chosen card, lay it or take it back")),
            (self.tr("Letters"), self.tr("type the name of a card, such as H10 or ♥10")),
            (self.tr("Any key"), self.tr("skip what is being shown")),
            ("Esc", self.tr("put a card back, close a message")),
            ("Tab", self.tr("to the buttons of questions and announcements")),
        )
        on_the_sheet = (
            ("↑ ↓", self.tr("choose a deal")),
            (self.tr("Enter"), self.tr("show a deal in full")),
        )
        return (
            (self.tr("Anywhere"), tuple(self._words()), ()),
            (self.tr("At the table"), tuple(table_words()), at_the_table),
            (self.tr("On the score sheet"), (), on_the_sheet),
        )


def _picture(svg: bytes) -> QIcon:
    """A small picture of a card."""
    pixmap = QPixmap(_PICTURE_PX, _PICTURE_PX)
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(svg))
    size = renderer.defaultSize()
    width = _PICTURE_PX * size.width() / max(1, size.height())
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF((_PICTURE_PX - width) / 2, 0, width, _PICTURE_PX))
    painter.end()
    return QIcon(pixmap)
