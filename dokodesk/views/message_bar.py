"""Messages and questions above the page: nothing waits for them and nothing is covered by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.icon_button import IconButton
from dokodesk.views.icons import icon
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import button, label

__all__ = ["MessageBar", "Option"]

#: More than this many would push the page away; the oldest message goes first.
_MOST = 4
#: In a narrower window the answers stand below the words, in heights of a line.
_BESIDE_EM = 34


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to a question: its words when asked for, and what it does."""

    text: Callable[[], str]
    act: Callable[[], object]


class _Message(QFrame):
    """One message with its buttons.

    Signals:
        closed: it is answered or put away; after that it is deleted.
    """

    closed = Signal()

    def __init__(
        self,
        key: str,
        kind: str,
        text: Callable[[], str],
        options: tuple[Option, ...],
        appearance: Appearance,
    ) -> None:
        super().__init__()
        self.key = key
        self._kind = kind
        self._text = text
        self._options = options
        self._appearance = appearance
        self.setProperty("role", "message")
        self.setProperty("kind", kind)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = QHBoxLayout(self)
        self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sign = QLabel()
        row.addWidget(self._sign)
        self._label = label(wrap=True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._words.addWidget(self._label, 1)
        row.addLayout(self._words, 1)
        self._buttons = []
        self._answers = FlowLayout(to_the_right=True)
        for place, option in enumerate(options):
            made = button("", partial(self.answer, option), "" if place else "primary")
            self._answers.addWidget(made)
            self._buttons.append(made)
        self._words.addLayout(self._answers)
        self._close = IconButton("close", appearance, "flat")
        self._close.clicked.connect(lambda *_: self.dismiss())
        row.addWidget(self._close)
        appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = event.size().width() >= _BESIDE_EM * self.fontMetrics().height()
        self._words.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def retranslate(self) -> None:
        text = self._text()
        self._label.setText(text)
        self.setAccessibleName(text)
        for made, option in zip(self._buttons, self._options, strict=True):
            made.setText(option.text())
        self._close.name_it(self.tr("Close this message"))

    def answer(self, option: Option) -> None:
        """Does what an answer stands for."""
        self.closed.emit()
        option.act()

    def dismiss(self) -> None:
        """Puts it away; a question then counts as not answered."""
        self.closed.emit()

    def focus_answer(self) -> None:
        """Gives the keyboard to the first answer."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def _dress(self) -> None:
        theme = self._appearance.theme
        side = round(self.fontMetrics().height() * 1.3)
        size, ratio = QSize(side, side), self.devicePixelRatioF()
        colors = {"error": theme.bad, "question": theme.accent, "info": theme.gold}
        names = {"error": "error", "question": "help", "info": "info"}
        self._sign.setPixmap(icon(names[self._kind], colors[self._kind]).pixmap(size, ratio))


class MessageBar(QWidget):
    """Holds the messages, the newest at the bottom. Empty it takes no room.

    Signals:
        emptied: the last message is gone; the keyboard is free again.
    """

    emptied = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._messages: list[_Message] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.hide()

    @property
    def texts(self) -> list[str]:
        """What is shown, from top to bottom."""
        return [message.accessibleName() for message in self._messages]

    def inform(
        self,
        text: Callable[[], str],
        *options: Option,
        key: str = "",
        error: bool = False,
    ) -> None:
        """Shows a message until it is closed.

        Args:
            text: gives the words in the language of the moment.
            options: what can be done about it.
            key: a message with the same key is replaced; by its words if empty.
            error: whether something went wrong.
        """
        self._show(
            _Message(key or text(), "error" if error else "info", text, options, self._appearance)
        )

    def ask(self, text: Callable[[], str], *options: Option, key: str) -> None:
        """Asks something without stopping anything; nothing happens until an answer is chosen.

        Args:
            text: gives the question in the language of the moment.
            options: the answers; the first one is the one to expect.
            key: a question with the same key is replaced, never asked twice.
        """
        message = _Message(key, "question", text, options, self._appearance)
        self._show(message)
        message.focus_answer()

    def withdraw(self, key: str) -> None:
        """Takes a message back that no longer makes sense."""
        for message in [message for message in self._messages if message.key == key]:
            self._remove(message)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for message in self._messages:
                message.retranslate()
        super().changeEvent(event)

    def _show(self, message: _Message) -> None:
        for old in [old for old in self._messages if old.key == message.key]:
            self._remove(old)
        informative = [old for old in self._messages if old.property("kind") != "question"]
        if len(self._messages) >= _MOST and informative:
            self._remove(informative[0])
        self._messages.append(message)
        message.closed.connect(lambda: self._remove(message))
        self._layout.addWidget(message)
        # At once, for what is not shown yet cannot take the keyboard.
        message.show()
        self.show()
        if QAccessible.isActive():
            text = message.accessibleName()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _remove(self, message: _Message) -> None:
        if message not in self._messages:
            return
        self._messages.remove(message)
        self._layout.removeWidget(message)
        message.hide()
        message.deleteLater()
        if not self._messages:
            self.hide()
            self.emptied.emit()
