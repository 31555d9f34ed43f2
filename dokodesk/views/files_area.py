"""Opening record files from the menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow

__all__ = ["FilesArea"]


class FilesArea(QObject):
    """Lets a person choose a record and shows it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._folder = ""

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"open_record": self.choose}

    def connect_up(self) -> None:
        self.setParent(self._window)

    def update_commands(self) -> None:
        """Records can be opened at any time."""

    def choose(self) -> None:
        """Asks for a file; nothing happens if none is chosen."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a record"),
            self._folder,
            self.tr("Doppelkopf records (*.doko);;All files (*)"),
        )
        if name:
            path = Path(name)
            self._folder = str(path.parent)
            self._window.open_record(path)
