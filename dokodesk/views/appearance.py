"""Gives the application its look and keeps it in step with the preferences and the system."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.theme import DARK, LIGHT, Theme, palette, style_sheet

__all__ = ["Appearance"]

_LEAST_PT = 6.0
_USUAL_PT = 10.0


class Appearance(QObject):
    """Sets style, palette, font and style sheet of the application.

    Signals:
        changed: after colours or sizes have changed; what is painted by hand paints anew.
    """

    changed = Signal()

    def __init__(
        self, app: QApplication, preferences: PreferencesModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        size = app.font().pointSizeF()
        self._system_pt = size if size > 0 else _USUAL_PT
        self._theme = LIGHT
        app.setStyle("Fusion")
        self._apply()
        preferences.changed.connect(self._on_preference)
        app.styleHints().colorSchemeChanged.connect(self._apply)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._theme

    @property
    def em(self) -> float:
        """The size of ordinary text in points: the system's, times the preference."""
        scale = self._preferences.values.text_scale / 100
        return max(_LEAST_PT, self._system_pt * scale)

    def _on_preference(self, key: str) -> None:
        if key in ("text_scale", "color_scheme"):
            self._apply()

    def _apply(self) -> None:
        scheme = self._preferences.values.color_scheme
        if scheme == "system":
            dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        else:
            dark = scheme == "dark"
        self._theme = DARK if dark else LIGHT
        font = self._app.font()
        font.setPointSizeF(self.em)
        self._app.setFont(font)
        self._app.setPalette(palette(self._theme))
        self._app.setStyleSheet(style_sheet(self._theme, self.em))
        self.changed.emit()
