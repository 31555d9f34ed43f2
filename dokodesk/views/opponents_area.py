"""Tells the person when the adapting level has moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.ai.adapting import ADAPTING
from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow

__all__ = ["OpponentsArea"]

_KEY = "adapted"


class OpponentsArea(QObject):
    """Watches the results of a match with the adapting level."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._told: tuple[str, str | None] | None = None

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.session.match_started.connect(self._on_match)
        self._window.session.deal_finished.connect(self._on_deal)

    def update_commands(self) -> None:
        """There are none."""

    def _on_match(self) -> None:
        self._told = self._window.session.levels_now

    def _on_deal(self) -> None:
        from dokodesk.views.levels import between_text

        session = self._window.session
        now = session.levels_now
        if session.opponents.level != ADAPTING or now == self._told:
            return
        self._told = now
        self._window.messages.inform(lambda: f"{between_text(*now)}.", key=_KEY)
