"""What this program is."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from dokodesk import __version__
from dokodesk.views.appearance import Appearance
from dokodesk.views.widgets import Scroller, button, clear, label, rule

__all__ = ["AboutDialog"]


class _HelpDialog(QDialog):
    """A text in a window of its own, scrolled where it must."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = QWidget()
        self._body = QVBoxLayout(self._content)
        self._scroller = Scroller(self._content)
        self._close = button("", self.close, "primary")
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scroller, 1)
        self._outer.addLayout(foot)
        appearance.changed.connect(self._retranslate)

    def fill(self) -> None:
        """Writes the text into the body."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(36 * em, 30 * em).boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 200)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._close.setText(self.tr("Close"))
        clear(self._body)
        self._body.setSpacing(round(em * 0.4))
        self.fill()
        self._body.addStretch(1)


class AboutDialog(_HelpDialog):
    """Name, version, licences, and where the files are."""

    def __init__(
        self, appearance: Appearance, folders: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """Makes the dialog.

        Args:
            appearance: the look.
            folders: where preferences and matches are kept.
            parent: the window it belongs to.
        """
        super().__init__(appearance, parent)
        self._folders = tuple(dict.fromkeys(folders))
        self._retranslate()
        self.resize(self.sizeHint())

    def fill(self) -> None:
        self.setWindowTitle(self.tr("About dokodesk"))
        self._body.addWidget(label("dokodesk", "title"))
        self._body.addWidget(
            label(self.tr("Version {version}").format(version=__version__), "lead")
        )
        self._text(self.tr("Doppelkopf for one person against three computer players, offline."))
        self._body.addWidget(rule())
        self._head(self.tr("Licence"))
        self._text(
            self.tr(
                "dokodesk is free software under the MIT licence: you may use, copy, change and "
                "pass it on, as long as the licence text stays with it. There is no warranty. "
                "The cards, portraits and signs were drawn for this program and are under the "
                "same licence."
            )
        )
        self._head(self.tr("Made with"))
        for name, licence in (
            (f"Python {platform.python_version()}", "PSF License"),
            (f"Qt {qVersion()}, PySide6", "LGPL 3"),
            ("msgspec", "BSD 3-Clause"),
            ("PyYAML", "MIT"),
            ("appdirs", "MIT"),
            ("segno", "BSD 3-Clause"),
        ):
            self._text(self.tr("{name}: {licence}").format(name=name, licence=licence))
        self._head(self.tr("Your files"))
        for folder in self._folders:
            # A path has no place to be broken; in a field all of it can be read and copied.
            path = QLineEdit(folder)
            path.setReadOnly(True)
            path.setToolTip(folder)
            path.setCursorPosition(0)
            path.setAccessibleName(self.tr("Your files"))
            self._body.addWidget(path)

    def _head(self, text: str) -> None:
        self._body.addWidget(label(text, "section"))

    def _text(self, text: str) -> None:
        self._body.addWidget(label(text, wrap=True))
