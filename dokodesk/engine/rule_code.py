"""A short code for rules that can be read out and typed in (``K-5Q2M``).

The code is the letter of a preset, the differences to it and a check of two characters, in an
alphabet without characters that look alike. A difference is the distance to the number of its
field in ``Rules`` and, unless it is a switch, the value. All numbers are written in characters of
four bits and a mark whether another one follows, so codes stay valid when options or values are
appended.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

from dokodesk.engine.option_model import (
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
)
from dokodesk.engine.options import OPTION, Rules, SoloMix
from dokodesk.engine.presets import PRESETS, preset
from dokodesk.engine.rule_forms import Problem, RulesError, Trouble, file_form, from_dict

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011", "- \t\r\n")
_MORE: Final = 16
_CHECK_LENGTH: Final = 2
_GROUP: Final = 4
_LETTERS: Final = {known.letter: known.name for known in PRESETS}
_FIELDS: Final = Rules.__struct_fields__


def code(rules: Rules) -> str:
    """The shortest code for these rules; ``from_code`` gives them back."""
    return min((_code(rules, letter) for letter in _LETTERS), key=len)


def from_code(text: str) -> Rules:
    """The rules that a code stands for.

    Args:
        text: a code; small letters, missing dashes, O for 0, I and L for 1 do no harm.

    Raises:
        RulesError: if it is no code, was mistyped, or comes from a newer version.
    """
    plain = text.upper().translate(_ALIKE)
    letter, body, check = plain[:1], plain[1:-_CHECK_LENGTH], plain[-_CHECK_LENGTH:]
    if len(plain) <= _CHECK_LENGTH or letter not in _LETTERS or set(plain) - set(_ALPHABET):
        raise _error(Trouble.NOT_A_CODE, text)
    if check != _check(letter + body):
        raise _error(Trouble.CODE_MISTYPED, text)
    try:
        options = _read_body(body, preset(_LETTERS[letter]))
        return from_dict(options, preset(_LETTERS[letter]))
    except (IndexError, RulesError):
        # The check was right, so somebody's program wrote it.
        raise _error(Trouble.CODE_NEWER, text) from None


def looks_like_code(text: str) -> bool:
    """Whether somebody who typed this meant a code rather than a name."""
    plain = text.upper().translate(_ALIKE)
    return "-" in text and plain[:1] in _LETTERS and not set(plain) - set(_ALPHABET)


def _code(rules: Rules, letter: str) -> str:
    base = preset(_LETTERS[letter])
    numbers: list[int] = []
    expected = 0
    for index, key in enumerate(_FIELDS):
        value = getattr(rules, key)
        if value != getattr(base, key):
            numbers.append(index - expected)
            numbers.extend(_numbers(OPTION[key], value))
            expected = index + 1
    body = "".join(_digits(number) for number in numbers)
    plain = body + _check(letter + body)
    groups = [plain[start : start + _GROUP] for start in range(0, len(plain), _GROUP)]
    return "-".join([letter, *groups])


def _numbers(option: Option, value: Any) -> Iterator[int]:
    match option:
        case Switch():
            pass  # that it differs says it all
        case OneOf(values=values):
            yield [known.name for known in values].index(value)
        case Number(low=low):
            yield value - low
        case SetOf(values=values):
            yield sum(1 << place for place, known in enumerate(values) if known.name in value)
        case Ranking(values=values):
            names = [known.name for known in values]
            yield len(value)
            yield from (names.index(name) for name in value)
        case NumberList(low=low):
            yield from (number - low for number in value)
        case MixOf():
            yield value.suit
            yield value.picture


def _read_body(body: str, base: Rules) -> dict[str, Any]:
    """The differing options; an ``IndexError`` says that something is unknown here."""
    numbers = _read_digits(body)
    options: dict[str, Any] = {}
    index = 0
    for gap in numbers:
        index += gap
        option = OPTION[_FIELDS[index]]
        value = _read_value(option, getattr(base, option.key), numbers)
        options[option.key] = file_form(option, value)
        index += 1
    return options


def _read_value(option: Option, before: Any, numbers: Iterator[int]) -> object:
    match option:
        case Switch():
            return not before
        case OneOf(values=values):
            return values[_next(numbers)].name
        case Number(low=low):
            return low + _next(numbers)
        case SetOf(values=values):
            bits = _next(numbers)
            if bits >> len(values):
                raise IndexError(option.key)
            return frozenset(known.name for place, known in enumerate(values) if bits >> place & 1)
        case Ranking(values=values):
            length = _next(numbers)
            if length > len(values):
                raise IndexError(option.key)
            return tuple(values[_next(numbers)].name for _ in range(length))
        case NumberList(labels=labels, low=low):
            return tuple(low + _next(numbers) for _ in labels)
        case MixOf():
            return SoloMix(suit=_next(numbers), picture=_next(numbers))


def _digits(number: int) -> str:
    """A number in characters of four bits, the lowest first."""
    text = ""
    while number >= _MORE:
        text += _ALPHABET[_MORE | number % _MORE]
        number //= _MORE
    return text + _ALPHABET[number]


def _read_digits(text: str) -> Iterator[int]:
    number, place = 0, 0
    for character in text:
        digit = _ALPHABET.index(character)
        number |= digit % _MORE << place
        place += 4
        if digit < _MORE:
            yield number
            number, place = 0, 0
    if place:
        raise IndexError("the last number is not complete")


def _next(numbers: Iterator[int]) -> int:
    number = next(numbers, None)
    if number is None:
        raise IndexError("a value is missing")
    return number


def _check(text: str) -> str:
    value = crc32(text.encode("ascii"))
    return "".join(_ALPHABET[value >> 5 * place & 31] for place in range(_CHECK_LENGTH))


def _error(reason: Trouble, text: str) -> RulesError:
    shown = text if len(text) <= 60 else f"{text[:57]}..."
    return RulesError([Problem("code", reason, {"given": shown})])
