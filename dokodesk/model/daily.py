"""The deal and the match of the day: the same for everybody, played once for the record.

Everything follows from the date and the rules. What was played is kept beside the history, and so
is the latest day that was ever played: a clock set back gives no second try.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Final, Protocol

__all__ = ["Chance", "DailyEntry", "DailyKind", "DailyLog", "DailyStatus", "Facts", "daily_seed"]

_LATEST: Final = "daily latest"


@unique
class DailyKind(StrEnum):
    """What there is for each day."""

    DEAL = "deal"
    MATCH = "match"


@unique
class DailyStatus(StrEnum):
    """How far the try for the record is."""

    BEGUN = "begun"
    DONE = "done"
    GIVEN_UP = "given up"


@unique
class Chance(StrEnum):
    """What playing now would be."""

    RECORD = "record"
    """The one try that counts."""
    GO_ON = "go on"
    """The try for the record has begun."""
    PRACTICE = "practice"
    """It was played already, or given up."""
    TOO_LATE = "too late"
    """A later day has been played, so this one is only for practice."""


@dataclass(frozen=True, slots=True)
class DailyEntry:
    """A try for the record.

    Attributes:
        status: how far it is.
        scores: of the person in each deal that counts, in order.
        place: among the players at the end; 0 before that.
    """

    status: DailyStatus
    scores: tuple[int, ...] = ()
    place: int = 0


class Facts(Protocol):
    """Where small things are kept; the history does that."""

    def fact(self, key: str) -> Any:
        """What was stored under a name, or ``None``."""
        ...

    def set_fact(self, key: str, value: Any) -> None:
        """Stores something under a name."""
        ...


def daily_seed(kind: DailyKind, day: str, rules_code: str) -> str:
    """What the deals of a day follow from.

    Args:
        kind: the deal or the match of the day.
        day: the date, ``2026-11-30``.
        rules_code: of the rules.
    """
    return (
        f"daily-{day}-{rules_code}" if kind is DailyKind.MATCH else f"daily-deal-{day}-{rules_code}"
    )


class DailyLog:
    """What was played for the record."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def entry(self, seed: str) -> DailyEntry | None:
        """The try for the record at this seed; ``None`` if there was none."""
        match self._facts.fact(_key(seed)):
            case {"status": str() as status, "scores": list() as scores, "place": int() as place}:
                known = status in set(DailyStatus)
                return DailyEntry(
                    DailyStatus(status) if known else DailyStatus.GIVEN_UP,
                    tuple(score for score in scores if isinstance(score, int)),
                    place,
                )
        return None

    def chance(self, day: str, seed: str, running: Sequence[str] = ()) -> Chance:
        """What playing this seed now would be.

        Args:
            day: its date.
            seed: what its deals follow from.
            running: seeds of matches that can be gone on with.
        """
        entry = self.entry(seed)
        if entry is not None:
            going = entry.status is DailyStatus.BEGUN and seed in running
            return Chance.GO_ON if going else Chance.PRACTICE
        return Chance.TOO_LATE if day < self.latest else Chance.RECORD

    @property
    def latest(self) -> str:
        """The latest day for which there was a try; empty before the first."""
        latest = self._facts.fact(_LATEST)
        return latest if isinstance(latest, str) else ""

    def begin(self, day: str, seed: str) -> None:
        """Notes that the try for the record has begun."""
        self._facts.set_fact(_LATEST, max(day, self.latest))
        self._store(seed, DailyEntry(DailyStatus.BEGUN))

    def give_up(self, seed: str) -> None:
        """Notes that a try that had begun will not be finished."""
        entry = self.entry(seed)
        if entry is not None and entry.status is DailyStatus.BEGUN:
            self._store(seed, DailyEntry(DailyStatus.GIVEN_UP))

    def finish(self, seed: str, scores: Sequence[int], place: int) -> DailyEntry | None:
        """Notes how a try ended; ``None`` if this was not the try for the record.

        Args:
            seed: of the match that ended.
            scores: of the person in each deal that counts.
            place: of the person, from 1.
        """
        entry = self.entry(seed)
        if entry is None or entry.status is not DailyStatus.BEGUN:
            return None
        done = DailyEntry(DailyStatus.DONE, tuple(scores), place)
        self._store(seed, done)
        return done

    def _store(self, seed: str, entry: DailyEntry) -> None:
        value = {"status": entry.status.value, "scores": list(entry.scores), "place": entry.place}
        self._facts.set_fact(_key(seed), value)


def _key(seed: str) -> str:
    return f"daily try {seed}"
