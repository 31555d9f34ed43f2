"""Which keys do what, and how a person changes them.

The window's own keys are declared with its actions, those of the table here. What a person has
changed is kept in the preference ``shortcuts`` as entries ``name=keys``; several keys for one thing
stand apart by blanks, and none at all means that it has no key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.preferences_model import PreferencesModel

__all__ = [
    "TABLE_KEYS",
    "Problem",
    "ShortcutGroups",
    "Shortcuts",
    "key_name",
    "keys_from",
    "table_words",
]

#: Headings with the keys for what can be done.
ShortcutGroups = Sequence[tuple[str, Sequence[tuple[str, str]]]]

#: Things to do at the table: name, words, usual keys.
_TABLE: Final = (
    ("table_left", QT_TRANSLATE_NOOP("TableKeys", "previous card that may be played"), "Left"),
    ("table_right", QT_TRANSLATE_NOOP("TableKeys", "next card that may be played"), "Right"),
    ("table_any_left", QT_TRANSLATE_NOOP("TableKeys", "previous card of the hand"), "Ctrl+Left"),
    ("table_any_right", QT_TRANSLATE_NOOP("TableKeys", "next card of the hand"), "Ctrl+Right"),
    ("table_first", QT_TRANSLATE_NOOP("TableKeys", "first card that may be played"), "Home"),
    ("table_last", QT_TRANSLATE_NOOP("TableKeys", "last card that may be played"), "End"),
    ("table_carry_left", QT_TRANSLATE_NOOP("TableKeys", "move the card left"), "Shift+Left"),
    ("table_carry_right", QT_TRANSLATE_NOOP("TableKeys", "move the card right"), "Shift+Right"),
    ("table_sort", QT_TRANSLATE_NOOP("TableKeys", "sort the hand again"), "Ctrl+Down"),
    ("table_last_trick", QT_TRANSLATE_NOOP("TableKeys", "show or hide the last trick"), "L"),
    ("table_call", QT_TRANSLATE_NOOP("TableKeys", "go to the announcements"), "Ctrl+Up"),
    ("table_tell_trick", QT_TRANSLATE_NOOP("TableKeys", "tell what lies on the table"), "Ctrl+L"),
    ("table_tell_seats", QT_TRANSLATE_NOOP("TableKeys", "tell who has what"), "Ctrl+E"),
    ("table_tell_hand", QT_TRANSLATE_NOOP("TableKeys", "tell the own hand"), "Ctrl+B"),
)
TABLE_KEYS: Final[Mapping[str, tuple[str, ...]]] = {name: (key,) for name, _, key in _TABLE}
"""The usual keys at the table by name."""

#: Always theirs: playing and giving up, and going from part to part.
_TAKEN: Final = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
)
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a key cannot be given to something.

    Attributes:
        owner: what has the key now; empty if nobody may have it.
        text: the reason in words.
    """

    owner: str
    text: str


def keys_from(entries: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """What a person has changed, by name; entries that make no sense are passed over."""
    found = {}
    for entry in entries:
        name, sign, keys = entry.partition("=")
        known = [QKeySequence(key).toString() for key in keys.split()]
        if sign and name and all(known):
            found[name] = tuple(known)
    return found


def table_words() -> list[tuple[str, str]]:
    """Names and words of what can be done at the table, in order."""
    return [(name, QCoreApplication.translate("TableKeys", text)) for name, text, _ in _TABLE]


def key_name(keys: Sequence[str]) -> str:
    """Keys as people of this system know them; a dash for none."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys) or "–"


class Shortcuts(QObject):
    """The keys in force.

    Signals:
        changed: some key is another one now.
    """

    changed = Signal()

    def __init__(
        self,
        preferences: PreferencesModel,
        window: Mapping[str, tuple[str, ...]],
        parent: QObject | None = None,
    ) -> None:
        """Hold the keys.

        Args:
            preferences: where changes are kept.
            window: the usual keys of the window's actions by name.
            parent: Qt parent.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._usual = {**window, **TABLE_KEYS}
        preferences.changed.connect(self._on_preference)

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that can have a key."""
        return tuple(self._usual)

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys for a thing; empty if it has none."""
        return self._own().get(name, self._usual[name])

    def is_usual(self, name: str) -> bool:
        """Whether it has the keys it has from the start."""
        return self.keys(name) == self._normal(name)

    def owner(self, key: str) -> str:
        """What a key does; empty if it is free."""
        wanted = QKeySequence(key).toString()
        for name in self._usual:
            if wanted in [QKeySequence(known).toString() for known in self.keys(name)]:
                return name
        return ""

    def problem(self, name: str, key: str) -> Problem | None:
        """Why a thing cannot have a key without more ado; ``None`` if it can."""
        sequence = QKeySequence(key)
        if sequence.isEmpty():
            return Problem("", self.tr("This is no key."))
        combination = cast("QKeyCombination", sequence[0])  # type: ignore[index] # missing in the stubs
        pressed, modifiers = combination.key(), combination.keyboardModifiers()
        if pressed in _TAKEN:
            return Problem("", self.tr("This key always plays, gives up or moves on."))
        plain = not (modifiers & ~(_SHIFT | _KEYPAD))
        letter = Qt.Key.Key_0 <= pressed <= Qt.Key.Key_9 or Qt.Key.Key_A <= pressed <= Qt.Key.Key_Z
        if plain and letter and sequence.toString() not in self._usual[name]:
            return Problem("", self.tr("Letters and digits alone begin the name of a card."))
        owner = self.owner(key)
        if owner and owner != name:
            return Problem(owner, self.tr("Something else has this key already."))
        return None

    def give(self, name: str, key: str) -> None:
        """Let a key do a thing, and nothing else; the thing's other keys are given up."""
        own = self._own()
        wanted = QKeySequence(key).toString()
        owner = self.owner(key)
        if owner and owner != name:
            own[owner] = tuple(known for known in self.keys(owner) if known != wanted)
        own[name] = (wanted,)
        self._keep(own)

    def clear(self, name: str) -> None:
        """Let a thing have no key."""
        self._keep({**self._own(), name: ()})

    def reset(self, name: str) -> None:
        """Give a thing its usual keys back; whoever has one of them loses it."""
        own = self._own()
        own.pop(name, None)
        usual = self._normal(name)
        for other in self._usual:
            keys = own.get(other, self._usual[other])
            if other != name and set(keys) & set(usual):
                own[other] = tuple(key for key in keys if key not in usual)
        self._keep(own)

    def reset_all(self) -> None:
        """Give everything its usual keys back."""
        self._keep({})

    def _normal(self, name: str) -> tuple[str, ...]:
        return tuple(QKeySequence(key).toString() for key in self._usual[name])

    def _own(self) -> dict[str, tuple[str, ...]]:
        own = keys_from(self._preferences.values.shortcuts)
        return {name: keys for name, keys in own.items() if name in self._usual}

    def _keep(self, own: Mapping[str, tuple[str, ...]]) -> None:
        # Entries for things that this version does not know belong to a newer one and stay.
        foreign = [
            entry
            for entry in self._preferences.values.shortcuts
            if entry.partition("=")[0] not in self._usual
        ]
        entries = [
            f"{name}={' '.join(keys)}" for name, keys in own.items() if keys != self._normal(name)
        ]
        self._preferences.set_value("shortcuts", (*foreign, *sorted(entries)))

    def _on_preference(self, key: str) -> None:
        if key == "shortcuts":
            self.changed.emit()
