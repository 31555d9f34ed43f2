"""What is written down by hand: a deal, a sheet of them, and the trace of its corrections."""

from __future__ import annotations

from enum import StrEnum, unique

import msgspec
from msgspec.structs import replace

from dokodesk.engine.actions import Word
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Result

__all__ = ["Change", "EntryTrouble", "HandEntry", "HandSheet", "KnownDeal", "Side"]


@unique
class EntryTrouble(StrEnum):
    """Why what was entered for a deal cannot be."""

    ONE_RE = "one re"
    """This game has one player on the Re side."""
    TWO_RE = "two re"
    """This game has two players on the Re side."""
    SITS_OUT = "sits out"
    """Somebody on the Re side does not play this deal."""
    POINTS = "points"
    """The card points are between 0 and 240."""
    NO_TRICK = "no trick"
    """A side without a trick has no card points."""
    EXTRAS = "extras"
    """An extra point does not count in this game."""
    NOT_OWED = "not owed"
    """The player owes no compulsory solo any more."""


class Side(msgspec.Struct, frozen=True):
    """What a side announced.

    Attributes:
        said: Re or Kontra.
        level: the highest level, which includes those below it; ``None`` for none.
    """

    said: bool = False
    level: Word | None = None


class KnownDeal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table told of a deal beyond what is written down by hand.

    Attributes:
        result: as it was counted; ``None`` where not all of it is known.
        winner: who won.
        value: of the game.
        calls: the announcements: person, side, word.
        call_cards: how many cards had been played before each of them, if that is known.
        players: the persons at seats 0-3.
        code: the deal code that produced the cards.
    """

    result: Result | None = None
    winner: Party = Party.NONE
    value: int | None = None
    calls: tuple[tuple[int, Party, Word], ...] = ()
    call_cards: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    code: str = ""


class HandEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was entered for a deal.

    Attributes:
        contract: the game; ``void`` for a deal that does not count, empty where not known.
        re: the persons on the Re side.
        re_points: card points of Re.
        no_trick: the side that took no trick at all, if there was one.
        re_side: what Re announced.
        kontra_side: what Kontra announced.
        extras: reasons of the extra points with the side that gained them, one for each point.
        compulsory: whether it was a compulsory solo.
        won: for games for few tricks: whether the player alone made it.
        heart_trick: whether a trick held four hearts, where that starts bock.
        bock: the factor, where it is another than the rules say.
        dealer: who dealt, where it is another than the order says.
        scores: the scores as written down, by person, in place of counting.
        day: when it was played, as far as the sheet says so.
        known: what else an imported table told of it; goes with ``scores``.
    """

    contract: str = NORMAL
    re: tuple[int, ...] = ()
    re_points: int = 121
    no_trick: Party = Party.NONE
    re_side: Side = Side()
    kontra_side: Side = Side()
    extras: tuple[tuple[str, Party], ...] = ()
    compulsory: bool = False
    won: bool = True
    heart_trick: bool = False
    bock: int | None = None
    dealer: int | None = None
    scores: tuple[int | None, ...] | None = None
    day: str = ""
    known: KnownDeal | None = None


class Change(msgspec.Struct, frozen=True):
    """A correction: when, at which row (from 0), and what stood and stands there.

    ``before`` is missing for a row put in, ``after`` for one taken out.
    """

    when: str
    place: int
    before: HandEntry | None
    after: HandEntry | None


class HandSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet and how it came about.

    Attributes:
        names: 4 to 7 persons as they sit; an imported sheet may have fewer or more.
        rules: what was played by; ``None`` for an imported sheet of which that is not known.
        planned: the planned number of deals; ``None`` for none.
        first_dealer: the person who deals first.
        title: what it is called.
        day: the date of the evening, perhaps with its time.
        entries: oldest first.
        trace: the corrections, oldest first.
        level: of the computer players, in an imported sheet of a match.
        tags: to find it by; once it is stored they are changed in the history.
        note: free text; once it is stored it is changed in the history.
    """

    names: tuple[str, ...]
    rules: Rules | None
    planned: int | None = None
    first_dealer: int = 0
    title: str = ""
    day: str = ""
    entries: tuple[HandEntry, ...] = ()
    trace: tuple[Change, ...] = ()
    level: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""

    def with_entry(self, entry: HandEntry) -> HandSheet:
        """The sheet with another row at its end."""
        return replace(self, entries=(*self.entries, entry))

    def corrected(self, place: int, entry: HandEntry, when: str) -> HandSheet:
        """The sheet with a row exchanged, and a note about that."""
        if self.entries[place] == entry:
            return self
        entries = (*self.entries[:place], entry, *self.entries[place + 1 :])
        change = Change(when, place, self.entries[place], entry)
        return replace(self, entries=entries, trace=(*self.trace, change))

    def without(self, place: int, when: str) -> HandSheet:
        """The sheet without a row, and a note about that."""
        entries = (*self.entries[:place], *self.entries[place + 1 :])
        change = Change(when, place, self.entries[place], None)
        return replace(self, entries=entries, trace=(*self.trace, change))
