"""The first start: what the answers of the welcome page lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.engine.rules import preset
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.welcome_page import Size, WelcomePage

__all__ = ["WelcomeArea"]


class WelcomeArea(QObject):
    """Makes the welcome page and does what is chosen there."""

    def __init__(self, window: MainWindow, appearance: Appearance) -> None:
        super().__init__()
        self._window = window
        self._appearance = appearance

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {Page.WELCOME: self._make}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {}

    def connect_up(self) -> None:
        self.setParent(self._window)

    def update_commands(self) -> None:
        """It has none."""

    def _make(self) -> QWidget:
        from dokodesk.views.welcome_page import WelcomePage

        window, preferences = self._window, self._window.desk.preferences
        page = WelcomePage(
            self._appearance,
            lambda: window.language,
            lambda: window.table_settings().letters,
        )
        page.language_chosen.connect(lambda code: preferences.set_value("language", code))
        page.size_chosen.connect(self._use_size)
        page.learner_found.connect(self._teach)
        page.rules_chosen.connect(lambda name: window.desk.start_with_rules(preset(name)))
        page.left.connect(lambda: window.pages.show_page(Page.START))
        return page

    def _use_size(self, size: Size) -> None:
        preferences = self._window.desk.preferences
        preferences.set_value("text_scale", size.percent)
        preferences.set_value("deck_design", size.deck)

    def _teach(self) -> None:
        """Leads to the course; without one, the table helps wherever it can."""
        preferences = self._window.desk.preferences
        preferences.set_value("show_legal_cards", True)
        preferences.set_value("show_trick_points", True)
        course = self._window.commands["learn"]
        if course.isVisible():
            self._window.pages.show_page(Page.START)
            course.trigger()
            return
        preferences.set_value("hints", "always")
        cast("WelcomePage", self._window.pages.widget_of(Page.WELCOME)).go_on()
