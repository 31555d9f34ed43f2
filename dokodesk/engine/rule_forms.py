"""Rules as plain data and back: the form of files, records and the bot protocol.

Only names, types and ranges are judged here. A combination of options that makes little sense is
still read, because a record written elsewhere must stay readable; see ``rule_checks`` for those.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, Final

import msgspec

from dokodesk.engine.option_model import (
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
    Value,
)
from dokodesk.engine.options import OPTION, OPTIONS, Rules, SoloMix
from dokodesk.engine.texts import QT_TRANSLATE_NOOP


class Trouble(StrEnum):
    """What can be wrong with rules as data. The value is the sentence, filled from the facts."""

    UNKNOWN_OPTION = QT_TRANSLATE_NOOP("Rules", "there is no such option")
    UNKNOWN_VALUE = QT_TRANSLATE_NOOP("Rules", "{given} is not a possible value")
    UNKNOWN_PRESET = QT_TRANSLATE_NOOP("Rules", "there is no preset {given}")
    WRONG_TYPE = QT_TRANSLATE_NOOP("Rules", "{given} does not fit")
    OUT_OF_RANGE = QT_TRANSLATE_NOOP("Rules", "{given} is out of range")
    TWICE = QT_TRANSLATE_NOOP("Rules", "{given} is listed twice")
    WRONG_LENGTH = QT_TRANSLATE_NOOP("Rules", "{given} numbers instead of {expected}")
    NOT_A_MAPPING = QT_TRANSLATE_NOOP("Rules", "{given} is not a mapping of options")
    NOT_A_CODE = QT_TRANSLATE_NOOP("Rules", "{given} is not a rule code")
    CODE_MISTYPED = QT_TRANSLATE_NOOP("Rules", "{given} has a typing mistake")
    CODE_NEWER = QT_TRANSLATE_NOOP("Rules", "{given} was made by a newer version of the program")
    UNKNOWN_KEY = QT_TRANSLATE_NOOP("Rules", "nothing of this name belongs here")


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong, and what would be right.

    Attributes:
        key: the option (or other entry) it is about.
        reason: what is wrong, as a sentence to be filled from ``facts``; a ``Trouble`` here.
        facts: the values for the reason's sentence.
        fits: what would fit, as it would be written in a file; may be empty.
    """

    key: str
    reason: StrEnum
    facts: dict[str, str] = {}
    fits: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The English sentence, with the key in front and what would fit at the end."""
        return self.say(str)

    def say(self, translate: Callable[[str], str]) -> str:
        """The sentence in another language.

        Args:
            translate: from an English text of the context ``Rules`` to the shown one.
        """
        sentence = translate(self.reason.value).format(**self.facts)
        if self.key:
            sentence = f"{self.key}: {sentence}"
        if not self.fits:
            return sentence
        guessed = self.reason in (Trouble.UNKNOWN_OPTION, Trouble.UNKNOWN_KEY)
        intro = _DID_YOU_MEAN if guessed else _POSSIBLE
        return f"{sentence}; {translate(intro)}: {', '.join(self.fits)}"


_DID_YOU_MEAN: Final = QT_TRANSLATE_NOOP("Rules", "did you mean")
_POSSIBLE: Final = QT_TRANSLATE_NOOP("Rules", "possible")


class RulesError(ValueError):
    """Something that is no rules.

    Attributes:
        problems: everything that is wrong, in the order of the data.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(problem.text for problem in self.problems)


class _Misfit(Exception):
    """A value that does not fit its option."""

    def __init__(self, reason: Trouble, given: object, fits: Iterable[str], **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = {"given": shown(given), **facts}
        self.fits = tuple(fits)


def from_dict(mapping: Mapping[Any, object], base: Rules | None = None) -> Rules:
    """Rules from option names and values.

    Args:
        mapping: any number of options. ``false`` is read as ``off`` where that is a value, the
            numbers 48 and 40 as decks.
        base: the values of all options that are not named; ``pagat_standard`` if missing.

    Raises:
        RulesError: with every unknown option, unknown value, wrong type or number out of range.
    """
    rules, problems = salvage(mapping, base)
    if problems:
        raise RulesError(problems)
    return rules


def salvage(
    mapping: Mapping[Any, object], base: Rules | None = None
) -> tuple[Rules, tuple[Problem, ...]]:
    """Like ``from_dict``, but with whatever can be used, and the list of what cannot."""
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for key, given in mapping.items():
        option = OPTION.get(key)
        if option is None:
            similar = close_matches(str(key), OPTION)
            problems.append(Problem(str(key), Trouble.UNKNOWN_OPTION, fits=similar))
            continue
        try:
            values[key] = _read(option, given)
        except _Misfit as misfit:
            problems.append(Problem(key, misfit.reason, misfit.facts, misfit.fits))
    rules = msgspec.structs.replace(base if base is not None else Rules(), **values)
    return rules, tuple(problems)


def to_dict(rules: Rules) -> dict[str, Any]:
    """Every option with its value in the form of files, in catalogue order."""
    return {option.key: file_form(option, getattr(rules, option.key)) for option in OPTIONS}


def file_form(option: Option, value: object) -> Any:
    """The value of an option as it is written in files.

    Args:
        option: the declaration.
        value: a value of the field of that name in ``Rules``.
    """
    match option, value:
        case SetOf(values=values), frozenset():
            return [known.name for known in values if known.name in value]
        case Ranking(empty=empty), tuple():
            return empty if empty is not None and not value else list(value)
        case NumberList(), tuple():
            return list(value)
        case MixOf(), SoloMix(suit=suit, picture=picture):
            return {name: n for name, n in (("suit", suit), ("picture", picture)) if n}
        case _:
            return value


def possible(option: Option) -> tuple[str, ...]:
    """What can be written as the value of an option, for messages."""
    match option:
        case Switch():
            return ("true", "false")
        case OneOf(values=values):
            return tuple(value.name for value in values)
        case Number(low=low, high=high):
            return (_range(low, high),)
        case SetOf(values=values):
            return (f"[{_names(values)}]",)
        case Ranking(values=values, empty=empty):
            ranked = f"[{_names(values)}]"
            return (ranked,) if empty is None else (empty, ranked)
        case NumberList(labels=labels, low=low, high=high):
            return (f"[{', '.join([_range(low, high)] * len(labels))}]",)
        case MixOf(high=high):
            return (f"{{suit: {_range(0, high)}, picture: {_range(0, high)}}}",)


def close_matches(word: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Known words that look like a mistyped one, the most similar first."""
    from difflib import get_close_matches  # only needed when something is wrong

    return tuple(get_close_matches(word.lower(), list(known), n=most, cutoff=0.6))


def _read(option: Option, given: object) -> Any:
    match option:
        case Switch():
            if not isinstance(given, bool):
                raise _Misfit(Trouble.WRONG_TYPE, given, possible(option))
            return given
        case OneOf():
            return _read_one(option, given)
        case Number(low=low, high=high):
            return _read_number(given, low, high)
        case SetOf(values=values):
            return frozenset(_read_names(option, values, given))
        case Ranking(values=values, empty=empty):
            if empty is not None and given == empty:
                return ()
            return _read_ranking(option, values, given)
        case NumberList(labels=labels, low=low, high=high):
            return _read_numbers(option, len(labels), low, high, given)
        case MixOf(high=high):
            return _read_mix(option, high, given)


def _read_one(option: Option, given: object) -> str:
    names = possible(option)
    if given is False and "off" in names:
        return "off"
    if isinstance(given, int) and not isinstance(given, bool) and shown(given) in names:
        return str(given)
    if isinstance(given, str) and given in names:
        return given
    plain = isinstance(given, str | int) and not isinstance(given, bool)
    raise _Misfit(Trouble.UNKNOWN_VALUE if plain else Trouble.WRONG_TYPE, given, names)


def _read_number(given: object, low: int, high: int) -> int:
    fits = (_range(low, high),)
    if not isinstance(given, int) or isinstance(given, bool):
        raise _Misfit(Trouble.WRONG_TYPE, given, fits)
    if not low <= given <= high:
        raise _Misfit(Trouble.OUT_OF_RANGE, given, fits)
    return given


def _read_names(option: Option, values: tuple[Value, ...], given: object) -> tuple[str, ...]:
    if not isinstance(given, list | tuple | set | frozenset):
        raise _Misfit(Trouble.WRONG_TYPE, given, possible(option))
    known = tuple(value.name for value in values)
    for name in given:
        if not isinstance(name, str) or name not in known:
            raise _Misfit(Trouble.UNKNOWN_VALUE, name, known)
    return tuple(given)


def _read_ranking(option: Option, values: tuple[Value, ...], given: object) -> tuple[str, ...]:
    names = _read_names(option, values, given)
    if isinstance(given, set | frozenset):
        raise _Misfit(Trouble.WRONG_TYPE, given, possible(option))
    for place, name in enumerate(names):
        if name in names[:place]:
            raise _Misfit(Trouble.TWICE, name, ())
    return names


def _read_numbers(
    option: Option, length: int, low: int, high: int, given: object
) -> tuple[int, ...]:
    if not isinstance(given, list | tuple):
        raise _Misfit(Trouble.WRONG_TYPE, given, possible(option))
    if len(given) != length:
        raise _Misfit(Trouble.WRONG_LENGTH, len(given), possible(option), expected=str(length))
    return tuple(_read_number(n, low, high) for n in given)


def _read_mix(option: Option, high: int, given: object) -> SoloMix:
    if isinstance(given, SoloMix):
        given = {"suit": given.suit, "picture": given.picture}
    if not isinstance(given, Mapping):
        raise _Misfit(Trouble.WRONG_TYPE, given, possible(option))
    for name in given:
        if name not in ("suit", "picture"):
            raise _Misfit(Trouble.UNKNOWN_VALUE, name, ("suit", "picture"))
    return SoloMix(
        suit=_read_number(given.get("suit", 0), 0, high),
        picture=_read_number(given.get("picture", 0), 0, high),
    )


def _range(low: int, high: int) -> str:
    return f"{low} ... {high}"


def _names(values: tuple[Value, ...]) -> str:
    return ", ".join(value.name for value in values)


def shown(given: object) -> str:
    """A value as somebody would have written it in a file, cut to a readable length."""
    if given is None:
        return "nothing"
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, int) and abs(given) >= 10**30:
        return "a very large number"  # Python refuses to write out the largest
    text = str(given) if isinstance(given, str | int | float) else _SHORT.repr(given)
    return text if len(text) <= 60 else f"{text[:57]}..."


# Aliases can make a small YAML file mean gigabytes; nobody wants to read those.
_SHORT: Final = reprlib.Repr()
_SHORT.maxlevel = 2
