"""The sheet of keyboard shortcuts: what every key does, and how to choose other keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.shortcuts import Shortcuts, key_name
from dokodesk.views.widgets import Scroller, bold, button, clear, label

__all__ = ["KeyButton", "Section", "ShortcutsDialog"]

#: A heading, things by name and words whose keys can be changed, and fixed keys with words.
Section = tuple[str, Sequence[tuple[str, str]], Sequence[tuple[str, str]]]

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


#: From this width on, in heights of a line, there is room for everything beside each other.
_ROOMY_EM: Final = 36


class KeyButton(QPushButton):
    """Shows the keys of one thing; pressed, it takes the next key as the new one.

    Signals:
        chosen(str): this key was pressed.
        removed: no key is wanted.
    """

    chosen = Signal(str)
    removed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self._words = ""
        self._keys: tuple[str, ...] = ()
        self._waits = False
        self.setAutoDefault(False)
        self.clicked.connect(self._wait)

    @property
    def waits(self) -> bool:
        """Whether the next key becomes the new one."""
        return self._waits

    def show_keys(self, words: str, keys: tuple[str, ...]) -> None:
        """Show the keys of a thing, and what it is for whoever cannot see it."""
        self._words, self._keys = words, keys
        self._stop()

    def _wait(self) -> None:
        self._waits = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setText(self.tr("Press a key …"))
        self.setAccessibleName(
            self.tr("Press the new key for: {thing}. Esc keeps the old one.").format(
                thing=self._words
            )
        )

    def _stop(self) -> None:
        self._waits = False
        text = key_name(self._keys)
        self.setText(text)
        self.setAccessibleName(
            self.tr("{thing}: {keys}. Change").format(thing=self._words, keys=text)
        )

    def event(self, event: QEvent) -> bool:
        # Otherwise the key would do in the window what it does there now.
        if self._waits and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self._waits and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._waits:
            if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
                self.removed.emit()
                return
            super().keyPressEvent(event)
            return
        event.accept()
        key = event.key()
        if key in _MODIFIERS or event.isAutoRepeat():
            return
        self._stop()
        if key == Qt.Key.Key_Escape:
            return
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Backtab:
            key = Qt.Key.Key_Tab
        self.chosen.emit(QKeySequence(QKeyCombination(modifiers, Qt.Key(key))).toString())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._stop()
        super().focusOutEvent(event)


class ShortcutsDialog(QDialog):
    """All keys by where they work; most can be changed."""

    def __init__(
        self,
        appearance: Appearance,
        shortcuts: Shortcuts,
        sections: Callable[[], Sequence[Section]],
        parent: QWidget | None = None,
    ) -> None:
        """Make the sheet.

        Args:
            appearance: the look.
            shortcuts: the keys in force.
            sections: gives what stands on it, in the language of the moment.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._sections = sections
        self._rows: dict[str, tuple[KeyButton, QPushButton]] = {}
        self._words: dict[str, str] = {}
        self._pending: tuple[str, str] | None = None
        self._content = QWidget()
        self._body = QVBoxLayout(self._content)
        self._message = label("", wrap=True)
        self._take = button("", self._take_over)
        self._reset = button("", shortcuts.reset_all)
        self._close = button("", self.close, "primary")
        foot = QHBoxLayout()
        foot.addWidget(self._reset)
        foot.addStretch(1)
        foot.addWidget(self._close)
        told = QHBoxLayout()
        told.addWidget(self._message, 1)
        told.addWidget(self._take)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(Scroller(self._content), 1)
        self._outer.addLayout(told)
        self._outer.addLayout(foot)
        appearance.changed.connect(self._fill)
        shortcuts.changed.connect(self._show_keys)
        self._fill()
        self.resize(self.sizeHint())

    @property
    def message(self) -> str:
        """What is told about the last key; empty when nothing is."""
        return self._message.text()

    @property
    def take_button(self) -> QPushButton:
        """Takes a key away from what it does now."""
        return self._take

    @property
    def reset_all_button(self) -> QPushButton:
        """Gives everything its usual keys back."""
        return self._reset

    def key_button(self, name: str) -> KeyButton:
        """The button that shows and changes the keys of a thing."""
        return self._rows[name][0]

    def reset_button(self, name: str) -> QPushButton:
        """The button that gives a thing its usual keys back."""
        return self._rows[name][1]

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(42 * em, 34 * em).boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 200)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    # --- filling ---------------------------------------------------------------------------------

    def _fill(self) -> None:
        em = self.fontMetrics().height()
        self.setWindowTitle(self.tr("Keyboard"))
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._close.setText(self.tr("Close"))
        self._reset.setText(self.tr("All keys as usual"))
        self._take.setText(self.tr("Take it all the same"))
        clear(self._body)
        self._rows = {}
        self._body.setSpacing(round(em * 0.4))
        self._body.addWidget(
            label(
                self.tr(
                    "Press one of the keys below to choose another. "
                    "Del takes it away, Esc keeps it."
                ),
                "muted",
                wrap=True,
            )
        )
        for heading, changeable, fixed in self._sections():
            self._body.addWidget(label(heading, "section"))
            grid = QGridLayout()
            grid.setHorizontalSpacing(em)
            grid.setVerticalSpacing(round(em * 0.3))
            grid.setColumnStretch(0, 1)
            for row, (name, words) in enumerate(changeable):
                self._add_row(grid, row, name, words)
            for row, (keys, words) in enumerate(fixed, len(changeable)):
                grid.addWidget(label(words, wrap=True), row, 0)
                grid.addWidget(bold(label(keys, wrap=True)), row, 1)
            self._body.addLayout(grid)
        self._body.addStretch(1)
        self._tell("")
        self._show_keys()

    def _add_row(self, grid: QGridLayout, row: int, name: str, words: str) -> None:
        self._words[name] = words
        key = KeyButton(name)
        key.chosen.connect(lambda pressed: self._on_chosen(name, pressed))
        key.removed.connect(lambda: self._shortcuts.clear(name))
        back = button(self.tr("As usual"), lambda: self._shortcuts.reset(name))
        back.setAccessibleName(self.tr("{thing}: the usual key").format(thing=words))
        policy = back.sizePolicy()
        # Otherwise everything would move when a key is changed; on a small screen it may.
        em = self.fontMetrics().height()
        policy.setRetainSizeWhenHidden(self.sizeHint().width() >= _ROOMY_EM * em)
        back.setSizePolicy(policy)
        grid.addWidget(label(words, wrap=True), row, 0)
        grid.addWidget(key, row, 1)
        grid.addWidget(back, row, 2)
        self._rows[name] = (key, back)

    def _show_keys(self) -> None:
        for name, (key, back) in self._rows.items():
            key.show_keys(self._words[name], self._shortcuts.keys(name))
            usual = self._shortcuts.is_usual(name)
            if usual and back.hasFocus():
                key.setFocus(Qt.FocusReason.OtherFocusReason)
            back.setEnabled(not usual)
            back.setVisible(not usual)
        self._reset.setEnabled(any(back.isEnabled() for _, back in self._rows.values()))

    # --- changing --------------------------------------------------------------------------------

    def _on_chosen(self, name: str, key: str) -> None:
        problem = self._shortcuts.problem(name, key)
        if problem is None:
            self._tell("")
            self._shortcuts.give(name, key)
            return
        text = f"{key_name((key,))}: {problem.text}"
        if problem.owner:
            owner = self._words.get(problem.owner, problem.owner)
            text = self.tr("{key} already does this: {thing}").format(
                key=key_name((key,)), thing=owner
            )
            self._pending = (name, key)
        self._tell(text, may_take=bool(problem.owner))

    def _take_over(self) -> None:
        if self._pending is not None:
            name, key = self._pending
            self._tell("")
            self._shortcuts.give(name, key)
            self._rows[name][0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, text: str, *, may_take: bool = False) -> None:
        if not may_take:
            self._pending = None
        self._message.setText(text)
        self._message.setVisible(bool(text))
        self._take.setVisible(may_take)
        if may_take:
            self._take.setFocus(Qt.FocusReason.OtherFocusReason)
