"""The manual as a part of the window: F1 opens the page that fits what one looks at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from dokodesk.model.manual import KeyList, page_title
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.manual.page import ManualPage

__all__ = ["HELP_OF_DIALOG", "HELP_OF_PAGE", "ManualArea"]

#: The page of the manual for each page of the window.
HELP_OF_PAGE: Final = {
    Page.START: "playing",
    Page.WELCOME: "playing",
    Page.TABLE: "playing",
    Page.NEW: "playing",
    Page.RANKING: "sheets",
    Page.SHEET: "sheets",
    Page.DEAL: "sheets",
    Page.RECORD: "sheets",
    Page.HISTORY: "sheets",
    Page.MATCH: "sheets",
    Page.BRANCH: "sheets",
    Page.STATISTICS: "sheets",
    Page.REPLAY: "sheets",
    Page.HAND_SHEET: "sheets",
    Page.RULES: "rules",
    Page.LEARN: "learning",
    Page.LESSON: "learning",
    Page.PRACTICE: "learning",
    Page.TRAINERS: "learning",
    Page.REVIEW: "review",
    Page.MANUAL: "playing",
}
#: The page for each window beside the main one, by its name among the dialogs.
HELP_OF_DIALOG: Final = {
    "about": "privacy",
    "preferences": "preferences",
    "shortcuts": "keyboard",
}


class ManualArea(QObject):
    """Shows the manual."""

    def __init__(self, window: MainWindow, appearance: Appearance) -> None:
        super().__init__()
        self._window = window
        self._appearance = appearance

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {Page.MANUAL: self._make}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"manual": self.open_fitting}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.dialogs.help_wanted.connect(self._help_for)

    def update_commands(self) -> None:
        """The manual can be opened at any time."""

    def open_fitting(self) -> None:
        """Opens the page that fits what is shown."""
        page = self._window.page
        self.open(HELP_OF_PAGE.get(page, "playing") if page is not None else "playing")

    def open(self, name: str, heading: str = "") -> None:
        """Opens a page of the manual.

        Args:
            name: one of ``model.manual.PAGES``.
            heading: where to begin.
        """
        shown = cast("ManualPage", self._window.pages.widget_of(Page.MANUAL))
        if self._window.page is not Page.MANUAL:
            self._window.pages.show_page(Page.MANUAL)
        shown.show_page(name, heading)
        self._window.activateWindow()

    def open_beside(self, widget: QWidget, name: str) -> None:
        """Opens a page in a window of its own, for a dialog that keeps the main window waiting.

        Args:
            widget: the dialog.
            name: one of ``model.manual.PAGES``.
        """
        from dokodesk.views.manual.page import ManualPage

        beside = QDialog(widget)
        beside.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page = ManualPage(self._appearance, self._language, self._keys)
        page.back_wanted.connect(beside.close)
        page.show_page(name)
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        beside.setWindowTitle(page_title(name))
        room = self._window.screen().availableSize()
        em = self._window.fontMetrics().height()
        beside.resize(QSize(56 * em, 40 * em).boundedTo(room * 0.9))
        beside.show()

    def _help_for(self, dialog: QDialog) -> None:
        self.open_beside(dialog, HELP_OF_DIALOG.get(dialog.objectName(), "playing"))

    def _make(self) -> QWidget:
        from dokodesk.views.manual.page import ManualPage

        page = ManualPage(self._appearance, self._language, self._keys)
        page.back_wanted.connect(self._window.pages.leave)
        return page

    def _language(self) -> str:
        return self._window.language

    def _keys(self) -> KeyList:
        return self._window.dialogs.shortcut_groups()
