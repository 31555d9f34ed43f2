"""What the history can be searched by: ready-made questions, and what a person has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace as dataclass_replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final

import msgspec

from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.storage.history import DealFilter, MatchFilter, MatchKind, Shelf
from dokodesk.storage.history_rows import LISTED_KINDS

__all__ = ["PHRASES", "SOLOS", "Phrase", "SearchChoice"]

replace = msgspec.structs.replace

#: All solos that are announced as such, the compulsory ones too.
SOLOS: Final = tuple(name for name, contract in CONTRACTS.items() if contract.declared_solo)

#: A game that there is not: finds nothing.
_NONE: Final = ("?",)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A question that people ask, in their words.

    Attributes:
        key: its name.
        text: for the context ``HistorySearch``.
        deal: what it asks of a deal.
    """

    key: str
    text: str
    deal: dict[str, Any]


PHRASES: Final = (
    Phrase("all", QT_TRANSLATE_NOOP("HistorySearch", "All deals"), {}),
    Phrase(
        "solos_lost",
        QT_TRANSLATE_NOOP("HistorySearch", "Solos I lost"),
        {"contracts": SOLOS, "alone": True, "won": False},
    ),
    Phrase(
        "solos_won",
        QT_TRANSLATE_NOOP("HistorySearch", "Solos I won"),
        {"contracts": SOLOS, "alone": True, "won": True},
    ),
    Phrase(
        "called_lost",
        QT_TRANSLATE_NOOP("HistorySearch", "Announced and lost"),
        {"own_call": 1, "won": False},
    ),
    Phrase(
        "level_won",
        QT_TRANSLATE_NOOP("HistorySearch", "No 90 or more announced and won"),
        {"own_call": 2, "won": True},
    ),
    Phrase(
        "silent_won",
        QT_TRANSLATE_NOOP("HistorySearch", "Won without an announcement"),
        {"silent": True, "won": True},
    ),
    Phrase("fox", QT_TRANSLATE_NOOP("HistorySearch", "A fox was caught"), {"foxes": 1}),
    Phrase("two_foxes", QT_TRANSLATE_NOOP("HistorySearch", "Two foxes were caught"), {"foxes": 2}),
    Phrase(
        "charlie", QT_TRANSLATE_NOOP("HistorySearch", "Charlie won the last trick"), {"charlies": 1}
    ),
    Phrase(
        "doppelkopf",
        QT_TRANSLATE_NOOP("HistorySearch", "A Doppelkopf was made"),
        {"doppelkopfs": 1},
    ),
    Phrase(
        "schwarz",
        QT_TRANSLATE_NOOP("HistorySearch", "A side made no trick"),
        {"extra": "schwarz"},
    ),
    Phrase(
        "weddings",
        QT_TRANSLATE_NOOP("HistorySearch", "Weddings"),
        {"contracts": ("wedding", "silent_wedding", "failed_wedding")},
    ),
    Phrase(
        "poverty",
        QT_TRANSLATE_NOOP("HistorySearch", "Poverty was taken"),
        {"contracts": ("poverty",)},
    ),
    Phrase("big_win", QT_TRANSLATE_NOOP("HistorySearch", "I won six points or more"), {"score": 6}),
    Phrase(
        "big_loss", QT_TRANSLATE_NOOP("HistorySearch", "I lost six points or more"), {"score": -6}
    ),
    Phrase("void", QT_TRANSLATE_NOOP("HistorySearch", "Deals that did not count"), {"void": True}),
)


@dataclass(frozen=True, slots=True)
class SearchChoice:
    """All that a person has chosen on the page of the history.

    Attributes:
        text: what was typed.
        phrase: the key of a ready-made question.
        since: the first day, in the local time zone; ``None`` for no limit.
        until: the last day.
        preset: of the rules; empty for all.
        contract: a game, ``solo`` for any solo, empty for all.
        contracts: games that the typed text names, in place of ``text``.
        level: of the computer players; empty for all.
        side: ``re``, ``kontra`` or empty.
        result: ``won``, ``lost`` or empty.
        kind: which matches; ``None`` for all that are listed.
        tag: only with this tag.
        deleted: what lies in the bin.
    """

    text: str = ""
    phrase: str = "all"
    since: date | None = None
    until: date | None = None
    preset: str = ""
    contract: str = ""
    contracts: tuple[str, ...] = ()
    level: str = ""
    side: str = ""
    result: str = ""
    kind: MatchKind | None = None
    tag: str = ""
    deleted: bool = False

    def with_games(self, titles: Mapping[str, str]) -> SearchChoice:
        """The same, with the text taken as the title of a game, where it is one or a part of one.

        Args:
            titles: what games are called, by their names.
        """
        text = self.text.strip().casefold()
        named = tuple(name for name, title in titles.items() if text in title.casefold())
        if not text or not named or self.contract:
            return self
        return dataclass_replace(self, text="", contracts=named)

    @property
    def narrows(self) -> bool:
        """Whether anything is left out."""
        return self != SearchChoice(deleted=self.deleted)

    def deal_filter(self) -> DealFilter:
        """What the store is asked."""
        match = MatchFilter(
            text=self.text,
            since=_utc(self.since),
            until=_utc(None if self.until is None else self.until + timedelta(days=1)),
            preset=self.preset,
            tag=self.tag,
            shelf=Shelf.DELETED if self.deleted else Shelf.KEPT,
            levels=(self.level,) if self.level else (),
            kinds=LISTED_KINDS if self.kind is None else (self.kind,),
        )
        phrase = next(phrase for phrase in PHRASES if phrase.key == self.phrase)
        wanted = DealFilter(match=match, **phrase.deal)
        if self.contract:
            chosen = SOLOS if self.contract == "solo" else (self.contract,)
            wanted = replace(wanted, contracts=_both(wanted.contracts, chosen))
        if self.contracts:
            wanted = replace(wanted, contracts=_both(wanted.contracts, self.contracts))
        if self.side:
            wanted = replace(wanted, side=self.side)
        if self.result:
            won = self.result == "won"
            if wanted.won is not None and wanted.won is not won:
                return replace(wanted, contracts=_NONE)
            wanted = replace(wanted, won=won)
        return wanted


def _both(asked: tuple[str, ...], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The games that fit a ready-made question and a chosen game."""
    if not asked:
        return chosen
    return tuple(name for name in asked if name in chosen) or _NONE


def _utc(day: date | None) -> str:
    """The beginning of a day here, as the store compares times."""
    if day is None:
        return ""
    from dokodesk.storage.history_forms import utc_text

    return utc_text(datetime.combine(day, time()).astimezone())
