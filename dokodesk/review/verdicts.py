"""What a review says about a decision, a deal and a match; plain values that can be stored."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum, unique
from typing import Any, Final

import msgspec

#: Goes up whenever a review could come out otherwise for the same deal.
VERSION: Final = 2
#: Score points; a decision that certainly costs less is not worth a word.
_SMALL: Final = 0.25
_MISTAKE: Final = 0.75
_BLUNDER: Final = 1.5
#: So many standard errors a cost must be away from nothing.
_SURE: Final = 2.0
#: With all cards open: from here on what was no mistake was bad luck.
_UNLUCKY: Final = 1.0


@unique
class Kind(StrEnum):
    """What was decided."""

    CARD = "card"
    CALL = "call"
    SILENCE = "silence"
    RESERVATION = "reservation"
    POVERTY = "poverty"
    DECLARATION = "declaration"


@unique
class Theme(StrEnum):
    """What a decision was about, for the summary over many deals."""

    LEADS = "leads"
    FOX = "fox"
    PARTNER = "partner"
    TAKING = "taking"
    ENDGAME = "endgame"
    CALLS = "calls"
    GAME = "game"


@unique
class Grade(StrEnum):
    """How a decision is judged, by what could be known only."""

    GOOD = "good"
    OPEN = "open"
    SMALL = "small"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Verdict(msgspec.Struct, frozen=True):
    """What is said about one decision. Points are score points of the deciding seat.

    Attributes:
        index: the place of the action in the deal's history; of silence the place before which it
            could have been broken for the last time.
        seat: who decided.
        kind: what was decided.
        theme: what it was about.
        trick: the number of the trick from 0, -1 before the first.
        action: what was done, as in a record; empty for silence.
        best: what the reviewing player would have done; empty for silence.
        cost: points lost against the best choice, in the mean over deals that agree with what the
            seat could know; never negative.
        error: the standard error of ``cost``.
        expected: points that were to be expected after this decision.
        win: the chance to win after it, from 0 to 1; ``None`` where nobody played it out.
        choices: how many choices there were.
        open_cost: points lost with all cards in sight; ``None`` if that cannot be known.
        open_exact: ``open_cost`` was computed to the end, not estimated.
    """

    index: int
    seat: int
    kind: Kind
    theme: Theme
    trick: int
    action: str
    best: str
    cost: float
    error: float
    expected: float
    win: float | None = None
    choices: int = 1
    open_cost: float | None = None
    open_exact: bool = False

    @property
    def certain(self) -> bool:
        """Whether the cost is more than chance in the estimate."""
        return self.cost > 0 and self.cost >= _SURE * self.error

    @property
    def grade(self) -> Grade:
        """The judgement. Only what could be known then counts."""
        if self.action == self.best or self.cost < _SMALL:
            return Grade.GOOD
        if not self.certain:
            return Grade.OPEN
        if self.cost >= _BLUNDER:
            return Grade.BLUNDER
        return Grade.MISTAKE if self.cost >= _MISTAKE else Grade.SMALL

    @property
    def unlucky(self) -> bool:
        """Whether it was right by what could be known and still cost much."""
        good = self.grade in (Grade.GOOD, Grade.OPEN)
        return good and self.open_cost is not None and self.open_cost >= _UNLUCKY


class DealReview(msgspec.Struct, frozen=True):
    """What is said about one deal.

    Attributes:
        seat: whose decisions were judged; ``None`` for all four.
        verdicts: in the order of the deal.
        result: score points of each seat; empty for a void deal.
        reviewer: who judged.
        version: of the way to judge.
    """

    seat: int | None
    verdicts: tuple[Verdict, ...]
    result: tuple[int, ...]
    reviewer: str
    version: int = VERSION

    def of(self, seat: int) -> tuple[Verdict, ...]:
        """The verdicts about one seat."""
        return tuple(verdict for verdict in self.verdicts if verdict.seat == seat)

    def lost(self, seat: int) -> float:
        """Points a seat has lost by decisions that were certainly worse than the best."""
        return sum(verdict.cost for verdict in self.of(seat) if verdict.certain)

    def turning_points(self, seat: int, most: int = 3) -> tuple[Verdict, ...]:
        """The decisions that cost a seat most, in the order of the deal."""
        marked = (Grade.SMALL, Grade.MISTAKE, Grade.BLUNDER)
        worst = sorted(
            (verdict for verdict in self.of(seat) if verdict.grade in marked),
            key=lambda verdict: -verdict.cost,
        )[:most]
        return tuple(sorted(worst, key=lambda verdict: verdict.index))


def to_data(review: DealReview) -> dict[str, Any]:
    """A review as plain values, to be stored or printed."""
    data: dict[str, Any] = msgspec.to_builtins(review)
    return data


def from_data(data: object) -> DealReview | None:
    """A stored review; ``None`` for one of another version or one that cannot be read."""
    try:
        review = msgspec.convert(data, DealReview)
    except msgspec.ValidationError:
        return None
    return review if review.version == VERSION else None


def lost_by_theme(reviews: Iterable[DealReview], seat: int) -> dict[Theme, float]:
    """Points lost by theme over many deals, the most first."""
    totals = dict.fromkeys(Theme, 0.0)
    for review in reviews:
        for verdict in review.of(seat):
            if verdict.certain:
                totals[verdict.theme] += verdict.cost
    return dict(sorted(totals.items(), key=lambda item: -item[1]))
