"""What the declaration of a preference consists of, and what follows from it."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, unique
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

__all__ = [
    "Choice",
    "Kind",
    "Numbers",
    "Preference",
    "PreferenceError",
    "PreferenceGroup",
    "PreferenceValue",
    "Shown",
    "declared",
]

PreferenceValue = str | int | bool | tuple[str, ...]


class PreferenceError(ValueError):
    """A value that a preference cannot have."""


@unique
class PreferenceGroup(Enum):
    """A page of the preferences dialog; the value is its title."""

    GENERAL = "Names and language"
    LOOK = "Cards and table"
    PLAY = "Playing"
    HAND = "Own hand"
    SOUND = "Motion and sound"
    HELP = "Help while playing"
    ACCESS = "Seeing and hearing"
    HIDDEN = ""
    """What the program remembers by itself; shown in no dialog."""


@unique
class Kind(Enum):
    """What a dialog needs to show a preference."""

    SWITCH = "switch"
    CHOICE = "choice"
    """One of ``choices``."""
    NUMBER = "number"
    """A whole number in ``numbers``."""
    CHOICE_OR_NUMBER = "choice or number"
    """Either."""
    DESIGN = "design"
    """A name that some other part of the program knows, such as a deck or a character."""
    COLOR = "color"
    """A colour as ``#rrggbb``."""
    FOLDER = "folder"
    """A folder of the person's, or empty for none."""
    PORTRAITS = "portraits"
    """A portrait for each seat, South first; empty for the usual one."""
    TEXT = "text"
    NAMES = "names"
    """People, South first."""
    ORDER = "order"
    """All of ``choices``, each once, in the person's order."""
    LIST = "list"
    """Any number of texts."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value to choose and its words."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers a preference can have, both ends included.

    Attributes:
        low: the least.
        high: the greatest.
        step: what a dialog goes up and down by; numbers between are possible.
        unit: ``ms``, ``%`` or empty.
    """

    low: int
    high: int
    step: int = 1
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """The part of a declaration that the type does not say; stands in a field's annotation.

    Attributes:
        group: where it is shown.
        title: a few words.
        help: a sentence, or empty if the title says it all.
        labels: words for the values of a literal type, in the order of the type.
        numbers: the possible numbers.
        kind: where it does not follow from the type.
        tidy: brings a value of the right type into shape, or raises ValueError.
    """

    group: PreferenceGroup
    title: str = ""
    help: str = ""
    labels: tuple[str, ...] = ()
    numbers: Numbers | None = None
    kind: Kind | None = None
    tidy: Callable[[Any], PreferenceValue] | None = None


@dataclass(frozen=True, slots=True)
class Preference:
    """One declared preference.

    Attributes:
        key: the name in the file and the field of ``Preferences``.
        kind: what it is like.
        default: its value for somebody who never changed it.
        shown: group and words.
        choices: what can be chosen, where that is a list.
        type: what values are.
    """

    key: str
    kind: Kind
    default: PreferenceValue
    shown: Shown
    choices: tuple[Choice, ...]
    type: Any

    def checked(self, value: object) -> PreferenceValue:
        """The value as this preference holds it.

        Args:
            value: as a dialog or a file gives it: lists count as tuples, and the false and true
                that YAML makes of a bare ``off`` and ``on`` as those words.

        Raises:
            PreferenceError: it is not possible.
        """
        if isinstance(value, bool):
            word = "on" if value else "off"
            if any(choice.value == word for choice in self.choices):
                value = word
        try:
            result: PreferenceValue = msgspec.convert(value, self.type)
            if self.shown.tidy is not None:
                result = self.shown.tidy(result)
        except (msgspec.ValidationError, ValueError) as error:
            raise PreferenceError(f"{self.key}: {error}") from error
        numbers = self.shown.numbers
        if numbers and isinstance(result, int) and not numbers.low <= result <= numbers.high:
            raise PreferenceError(
                f"{self.key}: {result} is not between {numbers.low} and {numbers.high}"
            )
        return result


def declared(struct: type[msgspec.Struct]) -> dict[str, Preference]:
    """The declarations in a struct whose fields are annotated with `Shown`, in its order."""
    found = {}
    for field in msgspec.structs.fields(struct):
        type_, shown = get_args(field.type)
        words = _words(type_)
        labels = shown.labels or words
        assert len(words) == len(labels), f"{field.name}: one label for each value"
        found[field.name] = Preference(
            key=field.name,
            kind=shown.kind or _kind(type_),
            default=field.default,
            shown=shown,
            choices=tuple(Choice(word, label) for word, label in zip(words, labels, strict=True)),
            type=type_,
        )
    return found


def _words(type_: Any) -> tuple[str, ...]:
    """All words of the literal types in a type."""
    if get_origin(type_) is Literal:
        return get_args(type_)
    return tuple(word for part in get_args(type_) for word in _words(part))


def _kind(type_: Any) -> Kind:
    if get_origin(type_) is Literal:
        return Kind.CHOICE
    if get_origin(type_) in (Union, types.UnionType):
        return Kind.CHOICE_OR_NUMBER
    return {bool: Kind.SWITCH, int: Kind.NUMBER, str: Kind.TEXT}[type_]
