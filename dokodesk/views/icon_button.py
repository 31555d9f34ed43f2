"""A small button with a picture, which keeps the colour of the text around it."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from dokodesk.views.appearance import Appearance
from dokodesk.views.icons import icon

__all__ = ["IconButton"]


class IconButton(QToolButton):
    """A button without words; give it a tool tip and an accessible name."""

    def __init__(self, sign: str, appearance: Appearance, role: str = "") -> None:
        """Makes the button.

        Args:
            sign: a key of ``ICONS``.
            appearance: the look.
            role: its look in the style sheet.
        """
        super().__init__()
        self._sign = sign
        self._appearance = appearance
        if role:
            self.setProperty("role", role)
        appearance.changed.connect(self._dress)
        self._dress()

    def name_it(self, text: str) -> None:
        """Says what it does."""
        self.setToolTip(text)
        self.setAccessibleName(text)

    def _dress(self) -> None:
        theme = self._appearance.theme
        self.setIcon(icon(self._sign, theme.ink, theme.muted))
