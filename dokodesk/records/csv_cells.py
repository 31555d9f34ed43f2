"""The cells of our own score sheets: texts no spreadsheet runs, announcements, score lines.

Each way of writing has its way of reading, and nothing is lost between them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from dokodesk.engine.actions import Word
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line

__all__ = [
    "CsvCall",
    "calls_of",
    "calls_text",
    "kept_text",
    "lines_of",
    "lines_text",
    "restored_text",
    "safe_text",
]

#: Spreadsheets take a text that starts like this for a formula, and run it.
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")

_CALL: Final = re.compile(
    r"(?:(?P<person>[0-9]{1,2}):)?(?:(?P<side>re|kontra):)?(?P<word>[a-z0-9_]+)"
    r"(?:@(?P<cards>[0-9]{1,2}))?"
)
_LINE: Final = re.compile(r"(?P<reason>[a-z0-9_]+):(?P<side>re|kontra):(?P<points>-?[0-9]{1,6})")


class CsvCall(msgspec.Struct, frozen=True):
    """An announcement that held to the end of its deal.

    Attributes:
        word: what was said.
        side: for which side it was said.
        person: who said it; ``None`` if only the side is known.
        cards: how many cards had been played before it; ``None`` if that is not known.
    """

    word: Word
    side: Party
    person: int | None = None
    cards: int | None = None


# --- texts ----------------------------------------------------------------------------------------


def safe_text(text: str) -> str:
    """A text that no spreadsheet takes for a formula, on one line; see ``restored_text``."""
    return kept_text(text.replace("\r", " ").replace("\n", " "))


def kept_text(text: str) -> str:
    """The same with its lines kept."""
    risky = text.lstrip(" '").startswith(_FORMULA_STARTS)
    return f"'{text}" if risky else text


def restored_text(text: str) -> str:
    """The text that ``safe_text`` or ``kept_text`` was given."""
    if text.startswith("'") and text.lstrip(" '").startswith(_FORMULA_STARTS):
        return text[1:]
    return text


# --- announcements --------------------------------------------------------------------------------


def calls_text(calls: Iterable[CsvCall], re: tuple[int, ...]) -> str:
    """Announcements in a cell, such as ``2:re@5 2:no90@9``: person, word, cards before it.

    The side stands there only where it does not follow from the word or from who was Re.
    """
    return " ".join(_call_text(call, re) for call in calls)


def _call_text(call: CsvCall, re: tuple[int, ...]) -> str:
    person = "" if call.person is None else f"{call.person + 1}:"
    side = "" if _followed_side(call.word, call.person, re) is call.side else f"{call.side.value}:"
    cards = "" if call.cards is None else f"@{call.cards}"
    return f"{person}{side}{call.word.value}{cards}"


def _followed_side(word: Word, person: int | None, re: tuple[int, ...]) -> Party:
    """The side that an announcement without one is for."""
    if person is not None:
        return Party.RE if person in re else Party.KONTRA
    return Party(word.value) if word in (Word.RE, Word.KONTRA) else Party.NONE


def calls_of(cell: str, re: tuple[int, ...], size: int) -> tuple[CsvCall, ...]:
    """The announcements in a cell.

    Args:
        cell: as ``calls_text`` writes it.
        re: the persons on the Re side.
        size: people at the table.

    Raises:
        ValueError: something in it is no announcement; that is its text.
    """
    return tuple(_call_of(token, re, size) for token in cell.split())


def _call_of(token: str, re: tuple[int, ...], size: int) -> CsvCall:
    found = _CALL.fullmatch(token)
    if found is None or found["word"] not in set(Word) - {Word.HIDDEN}:
        raise ValueError(token)
    word = Word(found["word"])
    person = None if found["person"] is None else int(found["person"]) - 1
    if person is not None and not 0 <= person < size:
        raise ValueError(token)
    side = Party(found["side"]) if found["side"] else _followed_side(word, person, re)
    if side is Party.NONE:
        raise ValueError(token)
    return CsvCall(word, side, person, None if found["cards"] is None else int(found["cards"]))


# --- score lines ----------------------------------------------------------------------------------


def lines_text(lines: Iterable[Line]) -> str:
    """Score lines in a cell, such as ``game:re:1 fox:kontra:1``: reason, side, points."""
    return " ".join(f"{line.reason}:{line.side.value}:{line.points}" for line in lines)


def lines_of(cell: str) -> tuple[Line, ...]:
    """The score lines in a cell.

    Raises:
        ValueError: something in it is no score line; that is its text.
    """
    lines = []
    for token in cell.split():
        found = _LINE.fullmatch(token)
        if found is None:
            raise ValueError(token)
        lines.append(Line(found["reason"], Party(found["side"]), int(found["points"])))
    return tuple(lines)
