"""The actions of the window: their words, keys and pictures, the menus and the tool bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QSizePolicy, QToolBar, QWidget

from dokodesk import i18n
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.translation import SYSTEM
from dokodesk.views.appearance import Appearance
from dokodesk.views.icons import icon
from dokodesk.views.shortcuts import Shortcuts
from dokodesk.views.widgets import ElidedLabel

__all__ = ["WindowActions"]

#: Name, words in the menu, words in the tool bar and in lists, keys, picture.
_ACTIONS: Final = (
    (
        "new_match",
        QT_TRANSLATE_NOOP("Actions", "&New match…"),
        QT_TRANSLATE_NOOP("Actions", "New match"),
        ("Ctrl+N",),
        "new",
    ),
    (
        "go_on",
        QT_TRANSLATE_NOOP("Actions", "&Go on playing"),
        QT_TRANSLATE_NOOP("Actions", "Go on playing"),
        ("F2",),
        "go",
    ),
    (
        "next_deal",
        QT_TRANSLATE_NOOP("Actions", "Next &deal"),
        QT_TRANSLATE_NOOP("Actions", "Next deal"),
        ("Ctrl+D",),
        "next",
    ),
    (
        "end_match",
        QT_TRANSLATE_NOOP("Actions", "&End match…"),
        QT_TRANSLATE_NOOP("Actions", "End match"),
        (),
        "",
    ),
    (
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        QT_TRANSLATE_NOOP("Actions", "Quit"),
        ("Ctrl+Q",),
        "",
    ),
    (
        "sheet",
        QT_TRANSLATE_NOOP("Actions", "&Score sheet"),
        QT_TRANSLATE_NOOP("Actions", "Score sheet"),
        ("F3",),
        "sheet",
    ),
    (
        "last_trick",
        QT_TRANSLATE_NOOP("Actions", "&Last trick"),
        QT_TRANSLATE_NOOP("Actions", "Last trick"),
        ("F4",),
        "trick",
    ),
    (
        "rules",
        QT_TRANSLATE_NOOP("Actions", "&Rules in force"),
        QT_TRANSLATE_NOOP("Actions", "Rules"),
        ("F6",),
        "rules",
    ),
    (
        "full_screen",
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        QT_TRANSLATE_NOOP("Actions", "Full screen"),
        ("F11",),
        "",
    ),
    (
        "preferences",
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        QT_TRANSLATE_NOOP("Actions", "Preferences"),
        ("Ctrl+,",),
        "settings",
    ),
    (
        "shortcuts",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard"),
        QT_TRANSLATE_NOOP("Actions", "Keyboard"),
        ("Ctrl+F1",),
        "keyboard",
    ),
    (
        "daily",
        QT_TRANSLATE_NOOP("Actions", "Deal of the da&y"),
        QT_TRANSLATE_NOOP("Actions", "Deal of the day"),
        (),
        "calendar",
    ),
    (
        "learn",
        QT_TRANSLATE_NOOP("Actions", "&Learn Doppelkopf"),
        QT_TRANSLATE_NOOP("Actions", "Learn"),
        ("F7",),
        "learn",
    ),
    (
        "practice",
        QT_TRANSLATE_NOOP("Actions", "&Practise with open cards"),
        QT_TRANSLATE_NOOP("Actions", "Practise"),
        ("F8",),
        "practice",
    ),
    (
        "trump_order",
        QT_TRANSLATE_NOOP("Actions", "&Order of the trumps"),
        QT_TRANSLATE_NOOP("Actions", "Order of the trumps"),
        ("Ctrl+T",),
        "",
    ),
    (
        "trainers",
        QT_TRANSLATE_NOOP("Actions", "&Trainers and puzzles"),
        QT_TRANSLATE_NOOP("Actions", "Trainers"),
        (),
        "target",
    ),
    (
        "history",
        QT_TRANSLATE_NOOP("Actions", "&History"),
        QT_TRANSLATE_NOOP("Actions", "History"),
        ("F5",),
        "history",
    ),
    (
        "statistics",
        QT_TRANSLATE_NOOP("Actions", "S&tatistics"),
        QT_TRANSLATE_NOOP("Actions", "Statistics"),
        (),
        "statistics",
    ),
    (
        "review",
        QT_TRANSLATE_NOOP("Actions", "Re&view the deal"),
        QT_TRANSLATE_NOOP("Actions", "Review"),
        ("F9",),
        "review",
    ),
    (
        "review_match",
        QT_TRANSLATE_NOOP("Actions", "Review the whole &match"),
        QT_TRANSLATE_NOOP("Actions", "Review the match"),
        ("Shift+F9",),
        "",
    ),
    (
        "hint",
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        QT_TRANSLATE_NOOP("Actions", "Hint"),
        ("Ctrl+H",),
        "hint",
    ),
    (
        "hand_sheet",
        QT_TRANSLATE_NOOP("Actions", "Score s&heet for a real evening…"),
        QT_TRANSLATE_NOOP("Actions", "Score sheet for a real evening"),
        (),
        "pencil",
    ),
    (
        "deal_codes",
        QT_TRANSLATE_NOOP("Actions", "Deal &codes…"),
        QT_TRANSLATE_NOOP("Actions", "Deal codes"),
        (),
        "",
    ),
    (
        "import_sheet",
        QT_TRANSLATE_NOOP("Actions", "&Import a score sheet…"),
        QT_TRANSLATE_NOOP("Actions", "Import a score sheet"),
        (),
        "",
    ),
    (
        "open_record",
        QT_TRANSLATE_NOOP("Actions", "&Open a record…"),
        QT_TRANSLATE_NOOP("Actions", "Open a record"),
        ("Ctrl+O",),
        "folder",
    ),
    (
        "peek",
        QT_TRANSLATE_NOOP("Actions", "Does it &peek?"),
        QT_TRANSLATE_NOOP("Actions", "Does it peek?"),
        (),
        "eye",
    ),
    (
        "manual",
        QT_TRANSLATE_NOOP("Actions", "&Manual"),
        QT_TRANSLATE_NOOP("Actions", "Manual"),
        ("F1",),
        "help",
    ),
    (
        "fault_report",
        QT_TRANSLATE_NOOP("Actions", "Save a &fault report…"),
        QT_TRANSLATE_NOOP("Actions", "Save a fault report"),
        (),
        "report",
    ),
    (
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About dokodesk"),
        QT_TRANSLATE_NOOP("Actions", "About dokodesk"),
        (),
        "info",
    ),
)

#: What an area of the program brings is hidden until that area has connected it.
_OF_AREAS: Final = frozenset(
    {
        "daily",
        "deal_codes",
        "fault_report",
        "hand_sheet",
        "import_sheet",
        "hint",
        "history",
        "learn",
        "manual",
        "open_record",
        "peek",
        "practice",
        "trump_order",
        "review",
        "review_match",
        "statistics",
        "trainers",
    }
)
_MENUS: Final = (
    (
        QT_TRANSLATE_NOOP("Actions", "&Game"),
        (
            "new_match",
            "daily",
            "go_on",
            "next_deal",
            "",
            "open_record",
            "deal_codes",
            "hand_sheet",
            "import_sheet",
            "",
            "end_match",
            "",
            "quit",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&View"),
        (
            "sheet",
            "last_trick",
            "rules",
            "",
            "history",
            "statistics",
            "review",
            "review_match",
            "",
            "full_screen",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Learn"),
        ("learn", "practice", "trainers", "", "hint", "trump_order"),
    ),
    (QT_TRANSLATE_NOOP("Actions", "&Settings"), ("preferences", "languages")),
    (
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        ("manual", "shortcuts", "", "peek", "fault_report", "", "about"),
    ),
)
_BAR: Final = (
    "new_match",
    "go_on",
    "",
    "sheet",
    "last_trick",
    "rules",
    "",
    "learn",
    "history",
    "",
    "preferences",
)


#: Beside its words a button of the bar takes this, in heights of a line; a gap takes that.
_BUTTON_EM: Final = 3.2
_GAP_EM: Final = 1.2


class WindowActions(QObject):
    """Everything that can be done from menus, tool bar and keys.

    Each action is an attribute of ``by_name``; the window connects and enables them.
    """

    def __init__(
        self, window: QWidget, appearance: Appearance, preferences: PreferencesModel
    ) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._preferences = preferences
        self._window = window
        self.by_name: dict[str, QAction] = {}
        usual = {name: keys for name, _, _, keys, _ in _ACTIONS}
        self.shortcuts = Shortcuts(preferences, usual, self)
        for name in usual:
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in self.shortcuts.keys(name)])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            # A key held down must not do a thing again and again.
            action.setAutoRepeat(False)
            action.setVisible(name not in _OF_AREAS)
            self.by_name[name] = action
            window.addAction(action)
        self.by_name["full_screen"].setCheckable(True)
        self.by_name["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self.by_name["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self.by_name["preferences"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self._languages = QActionGroup(self)
        self._language_menu = QMenu(window)
        for code in (SYSTEM, *i18n.languages()):
            action = QAction(i18n.LANGUAGE_NAMES.get(code, code), self._languages)
            action.setCheckable(True)
            action.setData(code)
            self._language_menu.addAction(action)
        self._languages.triggered.connect(
            lambda action: preferences.set_value("language", action.data())
        )
        self._menus: list[QMenu] = []
        self._status = ElidedLabel("", 400, "muted")
        self._status.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._status.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        appearance.changed.connect(self._dress)
        self.shortcuts.changed.connect(self._on_shortcuts)
        preferences.changed.connect(self._on_preference)
        self._on_preference("language")

    def __getitem__(self, name: str) -> QAction:
        return self.by_name[name]

    def connect_all(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Says what each action does.

        Args:
            handlers: by the name of the action.
        """
        for name, handler in handlers.items():
            self.by_name[name].setVisible(True)
            self.by_name[name].triggered.connect(lambda *_, act=handler: act())

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Makes the menus."""
        for _, names in _MENUS:
            menu = bar.addMenu("")
            self._menus.append(menu)
            for name in names:
                if name == "languages":
                    menu.addMenu(self._language_menu)
                elif name:
                    menu.addAction(self.by_name[name])
                else:
                    menu.addSeparator()
        self.retranslate()

    def fill_tool_bar(self, bar: QToolBar) -> None:
        """Fills the tool bar; the status of the match stands at its end."""
        for name in _BAR:
            if name:
                bar.addAction(self.by_name[name])
            else:
                bar.addSeparator()
        bar.addWidget(self._status)
        self._dress()

    def bar_width(self, metrics: QFontMetrics) -> int:
        """The width of the tool bar with all its words, in pixels.

        Args:
            metrics: of its font.
        """
        shown = [self.by_name[name] for name in _BAR if name and self.by_name[name].isVisible()]
        words = sum(metrics.horizontalAdvance(action.iconText()) for action in shown)
        gaps = len(shown) * _BUTTON_EM + _BAR.count("") * _GAP_EM
        return words + round(gaps * metrics.height())

    def set_status(self, text: str, *shorter: str, about: str = "") -> None:
        """Shows where the match stands.

        Args:
            text: in a line.
            *shorter: the same with less in it, for less room.
            about: what else there is to know, for the tool tip.
        """
        self._status.set_texts(text, *shorter)
        self._status.setToolTip(about or text)

    def retranslate(self) -> None:
        """Gives all texts anew."""
        for name, menu_text, short, _, _ in _ACTIONS:
            action = self.by_name[name]
            action.setText(QCoreApplication.translate("Actions", menu_text))
            words = QCoreApplication.translate("Actions", short)
            action.setIconText(words)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words} ({keys})" if keys else words)
        for menu, (title, _) in zip(self._menus, _MENUS, strict=False):
            menu.setTitle(QCoreApplication.translate("Actions", title))
        self._language_menu.setTitle(QCoreApplication.translate("Actions", "&Language"))
        for action in self._languages.actions():
            if action.data() == SYSTEM:
                action.setText(QCoreApplication.translate("Actions", "As the &system"))

    def words(self) -> list[tuple[str, str]]:
        """The names of all actions that there are now, and what they do."""
        return [
            (name, QCoreApplication.translate("Actions", short))
            for name, _, short, _, _ in _ACTIONS
            if self.by_name[name].isVisible()
        ]

    def _on_shortcuts(self) -> None:
        for name, action in self.by_name.items():
            action.setShortcuts([QKeySequence(key) for key in self.shortcuts.keys(name)])
        self.retranslate()

    def _dress(self) -> None:
        theme = self._appearance.theme
        for name, _, _, _, sign in _ACTIONS:
            if sign:
                self.by_name[name].setIcon(icon(sign, theme.ink, theme.muted))

    def _on_preference(self, key: str) -> None:
        if key != "language":
            return
        for action in self._languages.actions():
            action.setChecked(action.data() == self._preferences.values.language)
