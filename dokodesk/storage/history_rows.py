"""What the match history takes and gives: plain values.

Nothing here knows the rules. Cards are codes, actions are their texts, rules, states and results
are mappings as a record holds them (``FORMATS.md`` 1).
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import Any

import msgspec

__all__ = [
    "LISTED_KINDS",
    "DealRow",
    "DealStatus",
    "FinishedDeal",
    "JsonObject",
    "MatchFilter",
    "MatchKind",
    "MatchRow",
    "MatchStatus",
    "MatchSummary",
    "Shelf",
    "StoredDeal",
    "StoredMatch",
]

JsonObject = dict[str, Any]


@unique
class MatchStatus(StrEnum):
    """How far a match is."""

    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@unique
class DealStatus(StrEnum):
    """How far a deal is. A void deal is over and counts for nothing (rules 2.12)."""

    RUNNING = "running"
    FINISHED = "finished"
    VOID = "void"


@unique
class MatchKind(StrEnum):
    """What a stored match is; only the first two count in statistics unless asked for more."""

    MATCH = "match"
    """Played in the program."""
    SHEET = "sheet"
    """A score sheet of a real evening, typed in or imported; its deals have no actions."""
    RECORD = "record"
    """Read from a record file."""
    DAILY_PRACTICE = "daily practice"
    """A deal of the day, played another time."""
    CODE = "deal code"
    """A deal that somebody chose by its code."""
    BRANCH = "branch"
    """Played on from a moment of another deal (``origin``)."""
    AGAIN = "again"
    """Another deal (``origin``) played anew, perhaps by other rules or from another seat."""


#: What a list of matches shows; branches lie under the deal they come from.
LISTED_KINDS = (
    MatchKind.MATCH,
    MatchKind.SHEET,
    MatchKind.RECORD,
    MatchKind.DAILY_PRACTICE,
    MatchKind.CODE,
)


@unique
class Shelf(StrEnum):
    """Which matches a list is about."""

    KEPT = "kept"
    DELETED = "deleted"
    ALL = "all"


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it begins.

    Attributes:
        rules: a preset and what differs from it, ``{"preset": ..., "options": {...}}``.
        values: every option with its value.
        names: everybody at the table.
        planned: the planned number of deals.
        first_dealer: index into ``names``.
        seed: what the deals of the match follow from; may be empty.
        program: name and version of the program.
        started: UTC, ISO 8601; empty for now.
        tags: for the person to find it again.
        note: free text.
        level: of the computer players; may be empty.
        kind: what it is.
        origin: the deal that a branch goes off from.
        branched: after so many of that deal's actions.
    """

    rules: JsonObject
    values: JsonObject
    names: tuple[str, ...]
    planned: int
    first_dealer: int
    seed: str = ""
    program: str = ""
    started: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    level: str = ""
    kind: MatchKind = MatchKind.MATCH
    origin: int | None = None
    branched: int | None = None

    @property
    def preset(self) -> str:
        """The name of the rules it is played by."""
        return str(self.rules.get("preset", ""))


class DealRow(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as it begins.

    Attributes:
        number: counts scored deals, from 1.
        players: who sits at seats 0-3, as indexes into the names of the match.
        dealer: a seat, or None if the dealer sits out.
        forehand: the seat that leads.
        hands: four lists of card codes, as dealt.
        state: what earlier deals left behind (``owed``, ``mix``, ``forced_solo``, ``bock`` ...).
        code: the deal code that produced the hands; may be empty.
    """

    number: int
    players: tuple[int, ...]
    dealer: int | None
    forehand: int
    hands: tuple[tuple[str, ...], ...]
    state: JsonObject = {}
    code: str = ""


class StoredDeal(DealRow, frozen=True, kw_only=True):
    """A deal as it is stored.

    Attributes:
        id: its number in the history.
        match_id: the match it belongs to.
        position: its place in the match from 0, void deals included.
        status: how far it is.
        actions: their texts, in order.
        result: as in a record; None while it runs.
        is_complete: false only if actions were lost when a damaged history was repaired.
        started: when it was dealt.
        finished: when its result was stored.
    """

    id: int
    match_id: int
    position: int
    status: DealStatus
    actions: tuple[str, ...]
    result: JsonObject | None
    is_complete: bool
    started: str
    finished: str | None


class StoredMatch(MatchRow, frozen=True, kw_only=True):
    """A match as it is stored, with all its deals.

    Attributes:
        id: its number in the history.
        status: how far it is.
        finished: when it ended.
        is_deleted: whether the person threw it away; it can be restored.
        totals: the sum of the scores for each of ``names``.
        deals: in order, void ones included. At most the last one is running.
    """

    id: int
    status: MatchStatus
    finished: str | None
    is_deleted: bool
    totals: tuple[int, ...]
    deals: tuple[StoredDeal, ...]

    @property
    def running_deal(self) -> StoredDeal | None:
        """The deal that is being played."""
        last = self.deals[-1] if self.deals else None
        return last if last is not None and last.status is DealStatus.RUNNING else None


class MatchSummary(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the list of matches.

    Attributes:
        deals: how many deals are finished; void ones do not count.
        totals: the sum of their scores for each of ``names``.
    """

    id: int
    started: str
    finished: str | None
    program: str
    rules: JsonObject
    names: tuple[str, ...]
    planned: int
    status: MatchStatus
    tags: tuple[str, ...]
    note: str
    is_deleted: bool
    deals: int
    totals: tuple[int, ...]
    level: str = ""
    kind: MatchKind = MatchKind.MATCH
    origin: int | None = None

    @property
    def preset(self) -> str:
        """The name of the rules it is played by."""
        return str(self.rules.get("preset", ""))


class MatchFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches are wanted; the default is all that are not deleted.

    Attributes:
        text: words that must all occur somewhere in names, preset, tags, note, date or program;
            capitals do not matter.
        status: only these; empty for all.
        tag: only with this tag.
        preset: only by these rules.
        since: started at this time (UTC, ISO 8601, or the beginning of one) or later.
        until: started before this time.
        shelf: thrown away or not.
        kinds: only these; empty for all.
        levels: only against computer players of these levels; empty for all.
    """

    text: str = ""
    status: tuple[MatchStatus, ...] = ()
    tag: str = ""
    preset: str = ""
    since: str = ""
    until: str = ""
    shelf: Shelf = Shelf.KEPT
    kinds: tuple[MatchKind, ...] = LISTED_KINDS
    levels: tuple[str, ...] = ()


class FinishedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """What statistics need of a deal that counts."""

    id: int
    match_id: int
    number: int
    players: tuple[int, ...]
    dealer: int | None
    contract: str
    result: JsonObject
    finished: str
