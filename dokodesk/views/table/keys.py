"""The keyboard on the table: moving along the hand, playing, typed cards, skipping."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from dokodesk.engine.actions import Play
from dokodesk.engine.seat_view import SeatView
from dokodesk.views.cardentry import cards_meant
from dokodesk.views.cardnames import card_text
from dokodesk.views.shortcuts import TABLE_KEYS
from dokodesk.views.table.director import Director
from dokodesk.views.table.furniture import Furniture
from dokodesk.views.table.hand import Hand, HandMode

__all__ = ["Keys"]

_MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)
_SUITS: Final = "♣♠♥♦"


def _pressed(event: QKeyEvent) -> str:
    """The key of an event as texts of keys name it; the keypad counts as the rest."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))).toString()


class Keys(QObject):
    """Turns keys into what the hand, the director and the widgets do.

    While something moves, a key ends it and does nothing else.

    Signals:
        last_trick_wanted: the last trick shall be shown or hidden.
        wanted(str): something else that has a key of its own, by its name.
        drag_cancelled: Esc has ended a drag; the button is still down.
        unclear(str): a typed card cannot be played; why.
    """

    last_trick_wanted = Signal()
    wanted = Signal(str)
    drag_cancelled = Signal()
    unclear = Signal(str)

    def __init__(
        self,
        hand: Hand,
        director: Director,
        furniture: Furniture,
        is_idle: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._hand = hand
        self._director = director
        self._furniture = furniture
        self._is_idle = is_idle
        self.view: SeatView | None = None
        self._doing: dict[str, str] = {}
        self.use_keys(())
        furniture.entry.entered.connect(self._on_entered)

    def use_keys(self, changed: Iterable[tuple[str, tuple[str, ...]]]) -> None:
        """Take keys that are not the usual ones, by what they do."""
        keys = {**TABLE_KEYS, **{name: keys for name, keys in changed if name in TABLE_KEYS}}
        self._doing = {
            QKeySequence(key).toString(): name for name, mine in keys.items() for key in mine
        }

    def handle(self, event: QKeyEvent) -> bool:
        """Do what a key means; returns whether it means something."""
        key = event.key()
        other = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        if key in _MODIFIERS:
            return False
        control = bool(event.modifiers() & (Qt.KeyboardModifier.ControlModifier | other))
        if key == Qt.Key.Key_Escape:
            return self._escape()
        doing = self._doing.get(_pressed(event), "")
        if not self._is_idle() and not control and not doing.startswith("table_tell"):
            if not event.isAutoRepeat():
                self._director.skip()
            return True
        if doing:
            self._do(doing)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return not control and not event.isAutoRepeat() and self._use(key)
        return not control and self._type(event.text())

    def _do(self, name: str) -> None:
        """Do one of the things that have a key of their own (``shortcuts.TABLE_KEYS``)."""
        hand = self._hand
        match name:
            case "table_left" | "table_right":
                hand.step(1 if name == "table_right" else -1)
            case "table_any_left" | "table_any_right":
                hand.step(1 if name == "table_any_right" else -1, all_cards=True)
            case "table_carry_left" | "table_carry_right":
                hand.carry_selected(1 if name == "table_carry_right" else -1)
            case "table_first" | "table_last":
                hand.edge(last=name == "table_last")
            case "table_last_trick":
                self.last_trick_wanted.emit()
            case "table_call":
                self._furniture.calls.take_focus()
            case _:
                self.wanted.emit(name)

    def _type(self, text: str) -> bool:
        """Open the field for a card's name with what was typed."""
        if not text or not (text.isalnum() or text in _SUITS):
            return False
        if self._hand.mode not in (HandMode.PLAY, HandMode.PICK):
            return False
        self._furniture.open_entry(text)
        return True

    def _use(self, key: int) -> bool:
        """Play or pick the chosen card; Enter hands picked cards over once they are complete."""
        confirm = self._furniture.panel.confirm_button
        if confirm is not None and confirm.isEnabled() and key != Qt.Key.Key_Space:
            confirm.click()
            return True
        return self._hand.use_selected()

    def _escape(self) -> bool:
        if self._hand.cancel_drag():
            self.drag_cancelled.emit()
            return True
        if not self._furniture.bubble.isHidden():
            self._furniture.bubble.dismiss()
            return True
        if not self._is_idle():
            self._director.skip()
            return True
        return self._hand.clear_selection()

    def _on_entered(self, text: str) -> None:
        """Play the card whose name was typed, if it can only be one."""
        view = self.view
        self._furniture.entry.close_entry()
        if view is None or not self._is_idle() or not text.strip():
            return
        held = cards_meant(text) & set(view.hand)
        legal = {action.card for action in view.legal if isinstance(action, Play)}
        fitting = (held & legal) or held
        if len(fitting) == 1:
            self._hand.play_card(next(iter(fitting)))
        elif fitting:
            faces = dict.fromkeys(card for card in view.hand if card in fitting)
            shown = ", ".join(card_text(card) for card in faces)
            said = QCoreApplication.translate("TableView", "Several cards fit: {cards}")
            self.unclear.emit(said.format(cards=shown))
        else:
            said = QCoreApplication.translate("TableView", "You do not hold this card: {text}")
            self.unclear.emit(said.format(text=text.strip()))
