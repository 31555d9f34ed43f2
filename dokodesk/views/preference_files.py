"""Where the person's files are: shown, copied and opened from the preferences."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from dokodesk.views.widgets import bold, button, label

__all__ = ["FolderRow"]


class FolderRow(QWidget):
    """A folder of the program: what is in it, where it is, and a button that opens it."""

    def __init__(self, folder: str, *, data: bool) -> None:
        """Shows a folder.

        Args:
            folder: where it is.
            data: whether matches are in it; else preferences and rules are.
        """
        super().__init__()
        self._folder = folder
        self._data = data
        self._title = bold(label("", wrap=True))
        # A path cannot be broken into lines; here it can be read to its end and copied.
        self._path = QLineEdit(folder)
        self._path.setReadOnly(True)
        self._path.setProperty("role", "field")
        self._path.setCursorPosition(0)
        self.open_button = button("", self._open)
        row = QHBoxLayout()
        row.addWidget(self._path, 1)
        row.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addLayout(row)
        self._retranslate()

    @property
    def words(self) -> str:
        """All that it says, to search in."""
        return f"{self._title.text()} {self._folder}".casefold()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        title = (
            self.tr("Matches, score sheets and progress")
            if self._data
            else self.tr("Preferences and your own rules")
        )
        self._title.setText(title)
        self._path.setAccessibleName(title)
        self.open_button.setText(self.tr("Open"))
        self.open_button.setAccessibleName(self.tr("Open {path}").format(path=self._folder))

    def _open(self) -> None:
        # A folder in which nothing was saved yet is not there; the nearest one is.
        folder = Path(self._folder)
        while not folder.is_dir() and folder != folder.parent:
            folder = folder.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
