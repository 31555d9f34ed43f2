"""Small things over the hand: a refusal, the field for a typed card; which tricks may be seen."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from dokodesk.engine.seat_view import SeatView, SeenTrick

__all__ = ["Bubble", "CardEntry", "visible_tricks"]


class Bubble(QFrame):
    """Says why something is not possible, at the hand; goes away by itself.

    Signals:
        closed: it went away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 8)
        box.addWidget(self._label)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, empty when hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, text: str, room: QRect, stays_ms: int) -> None:
        """Show a text in the middle of the lower edge of an area."""
        self._label.setText(text)
        self._label.ensurePolished()
        most = max(120, min(room.width(), 520) - 28)
        words = self._label.fontMetrics().horizontalAdvance(text) + 8
        width = min(most, words)
        height = self._label.heightForWidth(width)
        self._label.setFixedSize(width, max(height, self._label.fontMetrics().height()))
        size = self._label.size()
        w, h = size.width() + 28, size.height() + 16
        self.setGeometry(room.center().x() - w // 2, room.bottom() - h, w, h)
        self.show()
        self.raise_()
        self._timer.start(stays_ms)

    def dismiss(self) -> None:
        """Take it away."""
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.closed.emit()


class CardEntry(QLineEdit):
    """A small field for the name of a card.

    Signals:
        entered(str): the text, with Enter.
        closed: the field went away.
    """

    entered = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(24)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        self.returnPressed.connect(lambda: self.entered.emit(self.text()))
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language now spoken."""
        self.setPlaceholderText(self.tr("Card, e.g. ♥10"))
        self.setAccessibleName(self.tr("Name of the card to play"))

    def open_with(self, text: str, room: QRect) -> None:
        """Show the field with the first letter typed."""
        self.setText(text)
        self.ensurePolished()
        size = self.sizeHint()
        width = min(room.width(), max(size.width(), 180))
        self.setGeometry(
            room.center().x() - width // 2,
            room.center().y() - size.height() // 2,
            width,
            size.height(),
        )
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCursorPosition(len(text))

    def close_entry(self) -> None:
        """Take the field away and give the focus back."""
        if self.isHidden():
            return
        had = self.hasFocus()
        self.hide()
        self.clear()
        parent = self.parentWidget()
        if had and parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.close_entry()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def visible_tricks(view: SeatView | None) -> tuple[SeenTrick, ...]:
    """The complete tricks that may be looked at, the newest last (``visible_tricks``)."""
    if view is None:
        return ()
    count = view.rules.visible_tricks
    return view.tricks[-count:] if count > 0 else ()
