"""A record as values: what stands in a file, read but not yet judged by the rules.

A file holds *parts*: a match with its deals, or deals that stand alone. The plain data of every
document is kept beside the typed fields, so that converting a record loses nothing, not even keys
this program does not know.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules, SoloMix

#: The version of the format (FORMATS 1).
VERSION: Final = 1

#: Keys of ``state`` (RECORD_DETAILS 8); others are refused.
STATE_KEYS: Final = ("compulsory_owed", "compulsory_mix_owed", "forced_solo", "bock")

#: Keys of ``result`` (RECORD_DETAILS 4), in the order in which they are written.
RESULT_KEYS: Final = (
    "contract",
    "parties",
    "winner",
    "card_points",
    "tricks",
    "lines",
    "value",
    "scores",
)


class Given(msgspec.Struct, frozen=True):
    """What a deal says about earlier ones; a field that is not in the file is ``UNSET``.

    Attributes:
        owed: compulsory solos each seat still owes.
        mix_owed: what is missing of the mix, per seat.
        forced_solo: the seat that must play its solo now, or ``None``.
        bock: the factor of this deal.
    """

    owed: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    mix_owed: tuple[SoloMix, ...] | msgspec.UnsetType = msgspec.UNSET
    forced_solo: int | msgspec.UnsetType | None = msgspec.UNSET
    bock: int | msgspec.UnsetType = msgspec.UNSET


class DealRecord(msgspec.Struct, frozen=True):
    """One deal document.

    Attributes:
        data: the document as plain data.
        rules: the options in force; those of the match if it belongs to one.
        hands: as dealt.
        forehand: the seat that speaks first.
        dealer: the dealing seat, ``None`` if the dealer sits out.
        actions: the texts of the actions; whether they are actions at all is found by replaying.
        given: the entries of ``state``.
        players: who sits at seats 0-3; ``None`` in a deal that stands alone.
        number: the number it carries; ``None`` in a deal that stands alone.
        line: where the document opens in its file; 0 if it comes from elsewhere.
        place: which deal document of the file it is, from 1.
    """

    data: dict[str, Any]
    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    forehand: int
    dealer: int | None
    actions: tuple[str, ...]
    given: Given = Given()
    players: tuple[int, ...] | None = None
    number: int | None = None
    line: int = 0
    place: int = 1

    @property
    def seed(self) -> str:
        """The deal code that produced the hands; empty if none is told."""
        return _text(self.data, "seed")

    @property
    def has_result(self) -> bool:
        """Whether a result is stored, right or wrong."""
        return "result" in self.data


class MatchAbout(msgspec.Struct, frozen=True, kw_only=True):
    """What a match document may say beside what the rules need; all of it may be missing.

    Attributes:
        started: when it began, ISO 8601.
        program: what it was played with.
        level: of the computer players.
        title: what it is called.
        tags: to find it by.
        note: free text.
    """

    started: str = ""
    program: str = ""
    level: str = ""
    title: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""


class MatchRecord(msgspec.Struct, frozen=True):
    """The match document.

    Attributes:
        data: the document as plain data.
        rules: the options for all its deals.
        names: everybody at the table, in the order of the seats.
        planned: the number of deals; ``None`` if the rules say it.
    """

    data: dict[str, Any]
    rules: Rules
    names: tuple[str, ...]
    planned: int | None
    line: int = 0

    @property
    def about(self) -> MatchAbout:
        """What else its document says; anything of another form counts as missing."""
        data = self.data
        tags = data.get("tags")
        return MatchAbout(
            started=_text(data, "started"),
            program=_text(data, "program"),
            level=_text(data, "level"),
            title=_text(data, "title"),
            tags=tuple(tag for tag in tags if isinstance(tag, str))
            if isinstance(tags, list)
            else (),
            note=_text(data, "note"),
        )


def _text(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    return value if isinstance(value, str) else ""


class Part(msgspec.Struct, frozen=True):
    """A match with its deals, or, without a match, deals that stand alone."""

    match: MatchRecord | None
    deals: tuple[DealRecord, ...]


class Record(msgspec.Struct, frozen=True):
    """A whole file."""

    parts: tuple[Part, ...]

    @property
    def documents(self) -> tuple[dict[str, Any], ...]:
        """The plain data of all documents in order."""
        found = []
        for part in self.parts:
            if part.match is not None:
                found.append(part.match.data)
            found += [deal.data for deal in part.deals]
        return tuple(found)

    @property
    def deals(self) -> tuple[DealRecord, ...]:
        """All deals in order."""
        return tuple(deal for part in self.parts for deal in part.deals)
