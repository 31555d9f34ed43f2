"""Gives the application its look and keeps it in step with the preferences and the system."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.theme import CONTRAST, DARK, LIGHT, Theme, palette, style_sheet

__all__ = ["Appearance"]

_LEAST_PT: Final = 6.0
_USUAL_PT: Final = 10.0
#: Up to this size of the window text has the size that was asked for; beyond it grows slowly.
_ROOM: Final = QSize(1600, 1000)
_MOST_GROWTH: Final = 1.7
#: How much faster than the text a window grows; at 2560x1440 text is a quarter larger than usual.
_GROWTH_POWER: Final = 0.65
_GROWTH_STEP: Final = 0.05
#: So many lines must have room in the height of the window, and so many of their heights in its
#: width; in a smaller one large text is only as large as leaves that.
_LEAST_ROOM_EM: Final = (24.0, 18.5)
#: While somebody drags the edge of the window nothing is sized anew.
_SETTLE_MS: Final = 200
#: What Fusion outlines in a shade of its window colour, which would be lost on a dark ground.
_OUTLINED: Final = ("QCheckBox", "QRadioButton", "QComboBox", "QAbstractSpinBox")


#: The looks that do not depend on the system.
_THEMES: Final = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


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
        self._room = _ROOM
        self._growth = 1.0
        self._next_growth = 1.0
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self._grow)
        app.setStyle("Fusion")
        self._apply()
        preferences.changed.connect(self._on_preference)
        app.styleHints().colorSchemeChanged.connect(self._apply)
        if hasattr(app.styleHints(), "accessibility"):
            app.styleHints().accessibility().contrastPreferenceChanged.connect(self._apply)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._theme

    @property
    def em(self) -> float:
        """The size of ordinary text in points: the system's, the preference and the room."""
        scale = self._preferences.values.text_scale / 100
        return max(_LEAST_PT, self._system_pt * scale * self._growth)

    @property
    def percent(self) -> float:
        """The size of text by the system's, in percent: the preference and the room."""
        return self.em / self._system_pt * 100

    @property
    def growth(self) -> float:
        """How much larger text is than asked for; below 1 where the window is too small for it."""
        return self._growth

    def set_room(self, size: QSize, *, at_once: bool = False) -> None:
        """Lets text grow with a very large window, so that pages do not get lost in it.

        In a very small window text larger than usual is held back, so that pages have room for it.

        Args:
            size: of the window.
            at_once: now, instead of when the size has settled.
        """
        self._room = size
        ratio = min(size.width() / _ROOM.width(), size.height() / _ROOM.height())
        growth = max(1.0, min(_MOST_GROWTH, ratio**_GROWTH_POWER))
        growth = round(round(growth / _GROWTH_STEP) * _GROWTH_STEP, 2)
        self._next_growth = min(growth, self._most_growth())
        if at_once:
            self._grow()
        elif self._next_growth != self._growth:
            self._settle.start()

    def _most_growth(self) -> float:
        """How much text may grow for pages to have room in the window; usual text always fits."""
        scale = self._preferences.values.text_scale / 100
        font = QFont(self._app.font())
        font.setPointSizeF(self._system_pt * max(1.0, scale))
        line = QFontMetricsF(font).height()
        wide, high = _LEAST_ROOM_EM
        room = min(self._room.width() / wide, self._room.height() / high)
        steps = math.floor(room / line / _GROWTH_STEP + 0.01)
        return max(min(1.0, 1 / scale), round(steps * _GROWTH_STEP, 2))

    def _grow(self) -> None:
        if self._next_growth != self._growth:
            self._growth = self._next_growth
            self._apply()

    def _on_preference(self, key: str) -> None:
        if key == "text_scale":
            self.set_room(self._room)
            self._settle.stop()
            self._growth = self._next_growth
        if key in ("text_scale", "color_scheme"):
            self._apply()

    def _system_theme(self) -> Theme:
        """What goes with the system: its wish for contrast, else its light or dark."""
        hints = self._app.styleHints()
        # Newer versions of Qt know that wish.
        wishes = hints.accessibility() if hasattr(hints, "accessibility") else None
        if wishes is not None and wishes.contrastPreference() is Qt.ContrastPreference.HighContrast:
            return CONTRAST
        return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT

    def _apply(self) -> None:
        self._theme = _THEMES.get(self._preferences.values.color_scheme) or self._system_theme()
        font = self._app.font()
        font.setPointSizeF(self.em)
        self._app.setFont(font)
        self._app.setPalette(palette(self._theme))
        outlined = palette(self._theme)
        outlined.setColor(QPalette.ColorRole.Window, QColor(self._theme.muted).lighter(140))
        for name in _OUTLINED:
            self._app.setPalette(outlined, name)  # type: ignore[arg-type] # PySide wants a str
        self._app.setStyleSheet(style_sheet(self._theme, self.em))
        self.changed.emit()
