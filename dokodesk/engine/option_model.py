"""What the declaration of a rule option consists of (rules 3).

One class for each kind of value. The declarations themselves stand in the ``option_texts`` modules,
one for each group or part of one; ``options.py`` holds the typed ``Rules`` beside them.

Texts are English and marked for translation in the context ``Rules``. Labels stand in lists, start
with a small letter and have no full stop. ``words`` are full sentences for the page that tells the
rules in plain words; the sentence of a *quiet* value is only worth its line where it differs from
the preset.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from dokodesk.engine.options import Rules


class Need(msgspec.Struct, frozen=True):
    """A condition over other options.

    Attributes:
        keys: the options the condition looks at; changing one of them can make it hold.
        holds: whether it is met.
        why: what a person reads when it is not ("only with pigs").
    """

    keys: tuple[str, ...]
    holds: Callable[[Rules], bool]
    why: str


class Value(msgspec.Struct, frozen=True):
    """One of the values that an option can have.

    Attributes:
        name: as it is written in files.
        label: for a list to choose from.
        words: the sentence; empty for members of sets and rankings, whose labels are listed (bock
            events have the form that fits behind "After ...").
        quiet: whether the sentence only matters where it differs from the preset.
        needs: without these the value changes nothing (the option's own needs come first).
    """

    name: str
    label: str
    words: str = ""
    quiet: bool = False
    needs: tuple[Need, ...] = ()


class Declared(msgspec.Struct, frozen=True, kw_only=True):
    """What every declaration has.

    Attributes:
        key: the name in files and the field of ``Rules``.
        title: a few words, for the dialog.
        help: one sentence that explains the option to somebody who does not know it.
        names: what people call it, in any language, separated by commas; for search, never shown.
        sources: who plays with it, short tags (rules 0).
        needs: without these the option has no effect, whatever its value.
    """

    key: str
    title: str
    help: str
    names: str = ""
    sources: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()


class Switch(Declared, frozen=True, kw_only=True):
    """Yes or no.

    Attributes:
        on: the sentence for yes.
        off: the sentence for no.
        quiet_on: whether the sentence for yes only matters where it differs from the preset.
        quiet_off: the same for no.
        on_needs: without these "yes" changes nothing.
    """

    on: str
    off: str
    quiet_on: bool = False
    quiet_off: bool = True
    on_needs: tuple[Need, ...] = ()


class OneOf(Declared, frozen=True, kw_only=True):
    """Exactly one of several values; new ones are appended, for rule codes count on the order."""

    values: tuple[Value, ...]


class Number(Declared, frozen=True, kw_only=True):
    """A whole number from ``low`` to ``high``.

    Attributes:
        words: the sentence with ``{n}``.
        words_at: other sentences for particular numbers.
        labels_at: labels for particular numbers, such as "off" for 0.
        quiet_at: the numbers whose sentence only matters where it differs from the preset.
    """

    low: int
    high: int
    words: str
    words_at: tuple[tuple[int, str], ...] = ()
    labels_at: tuple[tuple[int, str], ...] = ()
    quiet_at: tuple[int, ...] = ()


class SetOf(Declared, frozen=True, kw_only=True):
    """Any number of values, without order.

    Attributes:
        values: what can be chosen, in the order of display; new ones are appended.
        words: the sentence with ``{list}``.
        empty_words: the sentence when nothing is chosen.
        quiet_empty: whether that one only matters where it differs from the preset.
    """

    values: tuple[Value, ...]
    words: str
    empty_words: str
    quiet_empty: bool = True


class Ranking(Declared, frozen=True, kw_only=True):
    """Values in an order, the highest first, none twice.

    Attributes:
        values: what can stand in it; new ones are appended.
        words: the sentence with ``{list}``.
        empty: how files write the empty ranking; ``None`` if they write an empty list.
        empty_words: the sentence for it.
        quiet: whether the sentences only matter where they differ from the preset.
    """

    values: tuple[Value, ...]
    words: str
    empty_words: str
    empty: str | None = None
    quiet: bool = True


class NumberList(Declared, frozen=True, kw_only=True):
    """A fixed number of whole numbers, each from ``low`` to ``high``.

    Attributes:
        labels: what each number stands for, in order.
    """

    labels: tuple[str, ...]
    low: int
    high: int


class MixOf(Declared, frozen=True, kw_only=True):
    """Least numbers of suit and picture solos (``SoloMix``).

    Attributes:
        words: the sentence with ``{suit}`` and ``{picture}``.
        empty_words: the sentence when both are 0.
    """

    high: int
    words: str
    empty_words: str


#: Any declaration. A ``match`` over these kinds is proved complete by the type checker.
Option = Switch | OneOf | Number | SetOf | Ranking | NumberList | MixOf


class Group(msgspec.Struct, frozen=True):
    """A group of options: its letter (rules 3.1), title, and the options in catalogue order."""

    letter: str
    title: str
    options: tuple[Option, ...]
