"""Buttons that lie on the table, and the look of everything that is a widget there."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from dokodesk.views.table.theme import Theme

__all__ = ["TableButton", "style_sheet"]

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)


class TableButton(QPushButton):
    """A push button that only a press which began on it can trigger.

    A key held down while the button appears, and the second half of a double click that began
    elsewhere, do nothing. A key pressed right after the button appeared was meant for what was
    there before and does nothing either.
    """

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        main: bool = False,
        guard_ms: int = 0,
    ) -> None:
        """Make a button.

        Args:
            text: on it.
            parent: Qt parent.
            main: it stands out.
            guard_ms: how long after it appeared keys do nothing.
        """
        super().__init__(text, parent)
        self._guard_ms = guard_ms
        self._shown_for = QElapsedTimer()
        self.setProperty("main", main)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._pressed_here = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            # Qt would go to the next widget of the window; here the panel or the hand decides.
            event.ignore()
            return
        if event.key() not in _PRESS_KEYS:
            super().keyPressEvent(event)
            return
        event.accept()
        if event.isAutoRepeat() or self._is_too_early():
            return
        if event.key() == Qt.Key.Key_Space:
            self.setDown(True)
            self._pressed_here = True
        else:
            self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            super().keyReleaseEvent(event)
            return
        event.accept()
        if event.isAutoRepeat() or not self._pressed_here:
            return
        self._pressed_here = False
        self.setDown(False)
        self.click()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Qt sends this in place of a second press. Whoever wants to press twice presses twice.
        event.accept()

    def _is_too_early(self) -> bool:
        return self._shown_for.isValid() and self._shown_for.elapsed() < self._guard_ms

    def showEvent(self, event: QShowEvent) -> None:
        self._shown_for.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._pressed_here = False
        self.setDown(False)
        super().hideEvent(event)


def style_sheet(theme: Theme, text_px: float) -> str:
    """The style of panels, buttons and labels on the table.

    Args:
        theme: colours.
        text_px: size of the text.
    """
    small = round(text_px * 0.9)
    pad_v, pad_h = round(text_px * 0.5), round(text_px * 0.9)
    return f"""
    QFrame#panel, QFrame#bubble, QFrame#overlay {{
        background: {theme.panel}; border: 1px solid {theme.line};
        border-radius: {round(text_px * 0.9)}px;
    }}
    QFrame#bubble {{ background: {theme.bubble}; border: 1px solid {theme.bubble_text}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QLabel {{ color: {theme.text}; font-size: {round(text_px)}px; background: transparent; }}
    QFrame#bubble QLabel {{ color: {theme.bubble_text}; font-weight: bold; }}
    QLabel#title {{ font-size: {round(text_px * 1.3)}px; font-weight: bold; }}
    QLabel#heading {{ color: {theme.faint}; font-size: {small}px; font-weight: bold; }}
    QLabel#caption {{
        background: {theme.plate}; font-size: {small}px;
        border-radius: {round(text_px * 0.4)}px; padding: {round(text_px * 0.2)}px;
    }}
    QLabel#hint {{
        background: {theme.plate}; border-radius: {round(text_px * 0.7)}px;
        padding: {round(text_px * 0.3)}px {pad_h}px;
    }}
    QPushButton {{
        color: {theme.button_text}; background: {theme.button};
        border: 2px solid {theme.button}; border-radius: {round(text_px * 0.5)}px;
        padding: {pad_v}px {pad_h}px; font-size: {round(text_px)}px; font-weight: bold;
    }}
    QPushButton[main="true"] {{ background: {theme.turn}; border-color: {theme.turn}; }}
    QPushButton:hover {{ border-color: {theme.turn}; }}
    QPushButton:focus {{ border-color: {theme.button_text}; }}
    QPushButton:pressed {{ background: {theme.turn}; }}
    QPushButton:disabled {{ color: {theme.faint}; background: {theme.plate};
        border-color: {theme.plate}; }}
    QPushButton#quiet {{
        color: {theme.text}; background: {theme.plate}; border-color: {theme.line};
        font-weight: normal; font-size: {small}px; padding: {round(text_px * 0.3)}px {pad_v}px;
    }}
    QPushButton#quiet:hover, QPushButton#quiet:focus {{ border-color: {theme.turn}; }}
    QPushButton#quiet:disabled {{ color: {theme.faint}; border-color: {theme.plate}; }}
    QScrollBar:vertical {{
        background: transparent; width: {round(text_px * 0.8)}px; margin: 0;
    }}
    QScrollBar::handle:vertical {{
        background: {theme.line}; border-radius: {round(text_px * 0.35)}px;
        min-height: {round(text_px * 2)}px;
    }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QLineEdit {{
        color: {theme.bubble_text}; background: {theme.bubble};
        border: 2px solid {theme.turn}; border-radius: {round(text_px * 0.5)}px;
        padding: {round(text_px * 0.3)}px {pad_v}px; font-size: {round(text_px * 1.2)}px;
        font-weight: bold;
    }}
    """
