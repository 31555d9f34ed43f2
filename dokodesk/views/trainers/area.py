"""The trainers as a part of the window."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.learning.puzzles import Difficulty
from dokodesk.model.training import Task, Training
from dokodesk.review.verdicts import Theme
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.trainers.page import TrainersPage

__all__ = ["TrainersArea"]

_SEED_BYTES = 8


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()


class TrainersArea(QObject):
    """Puzzles, own mistakes, and exercises for single skills."""

    def __init__(
        self,
        window: MainWindow,
        appearance: Appearance,
        around: Surroundings,
        *,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(_SEED_BYTES),
        today: Callable[[], str] = _today,
    ) -> None:
        """Asks nothing yet.

        Args:
            window: what it belongs to.
            appearance: the look.
            around: where reviews and answers are stored.
            new_seed: makes what a question follows from.
            today: the date.
        """
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._around = around
        self._new_seed = new_seed
        self._today = today
        self._training: Training | None = None

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {Page.TRAINERS: self._make}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"trainers": self.open}

    def connect_up(self) -> None:
        self.setParent(self._window)

    def update_commands(self) -> None:
        """The trainers can be opened at any time."""

    def open(self) -> None:
        """Shows the trainers, or leaves them if they are shown."""
        if self._window.page is Page.TRAINERS:
            self._window.pages.leave()
            return
        page = cast("TrainersPage", self._window.pages.widget_of(Page.TRAINERS))
        self._window.pages.show_page(Page.TRAINERS)
        if page.tasks.currentRow() < 0:
            page.tasks.setCurrentRow(0)

    def _make(self) -> QWidget:
        from dokodesk.views.trainers.page import TrainersPage

        self._training = Training(self._around.history, self)
        self._window.closed.connect(self._training.close)
        page = TrainersPage(
            self._appearance,
            self._window.table_settings,
            self._training,
            today=self._today,
            pace=self._around.pace,
        )
        page.back_wanted.connect(self._window.pages.leave)
        page.asked.connect(self._on_asked)
        return page

    def _on_asked(self, task: Task, kind: Difficulty | Theme | None) -> None:
        assert self._training is not None
        seed = self._today() if task is Task.DAILY else self._new_seed()
        rules = self._window.desk.plan().rules
        self._training.ask(
            task,
            rules,
            seed,
            difficulty=kind if isinstance(kind, Difficulty) else None,
            theme=kind if isinstance(kind, Theme) else None,
        )
