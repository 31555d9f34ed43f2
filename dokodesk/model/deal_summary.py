"""A finished deal as the result page tells it: who won and why, every point, the hands, the scores.

Everything follows from the match and one of its finished deals; nothing is decided here that the
engine has not decided, only put together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, unique
from itertools import groupby

from dokodesk.engine import scoring
from dokodesk.engine.actions import LEVELS, Choice, Choose, Decline, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import BLACK_SOW, CONTRACTS, SILENT_WEDDING, VOID
from dokodesk.engine.deal import replay
from dokodesk.engine.deal_codes import DealCode
from dokodesk.engine.match import FinishedDeal, Match, running_totals
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line, Played, ScoredCall
from dokodesk.engine.state import DealState
from dokodesk.engine.trumps import CardOrder, sort_hand
from dokodesk.model.sheet import was_compulsory

__all__ = ["DealSummary", "Outcome", "SeatSummary", "summarise"]

# Card points a side must reach if it has called no 90, no 60, no 30 (rules 2.7).
_NEEDED = {Word.NO90: 151, Word.NO60: 181, Word.NO30: 211}


@unique
class Outcome(Enum):
    """What decided the deal (rules 2.7)."""

    POINTS = "points"
    """The card points."""
    TIE = "tie"
    """The card points, and both sides have 120."""
    PROMISE_KEPT = "kept"
    """The winner had called a level and met it."""
    PROMISE_MISSED = "missed"
    """The loser had called a level and missed it."""
    BOTH_MISSED = "both missed"
    """Both sides had called a level, and both missed it."""
    TRICKS = "tricks"
    """The number of tricks, in a solo for few of them."""
    UNDECIDED = "undecided"
    """Nobody has won for another reason."""
    COWARDICE = "cowardice"
    """The side that won by its cards had called too little (``cowardice``)."""
    POVERTY_REFUSED = "poverty refused"
    """Void: nobody took the poverty."""
    TWO_POOR = "two poor"
    """Void: two hands were poor (``poverty_two_poor``)."""
    THROWN_IN = "thrown in"
    """Void: a hand was thrown in."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """One player in a deal.

    Attributes:
        person: index into the names of the match.
        name: the name.
        party: the side at the end of the deal; ``NONE`` if the deal was void.
        alone: whether this player was the whole Re side.
        dealer: whether this player dealt.
        calls: what this player announced, in order.
        score: the points written for this deal.
        total: the running total after it.
        hand: the cards as dealt, sorted for the game played and grouped into trumps and plain
            suits; empty if the deal was void.
    """

    person: int
    name: str
    party: Party
    alone: bool
    dealer: bool
    calls: tuple[Word, ...]
    score: int
    total: int
    hand: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class DealSummary:
    """All that is told about a finished deal.

    Attributes:
        number: counts the deals that are scored.
        planned: how many the match was planned for.
        contract: the name of the game played, ``void`` if it did not count.
        compulsory: whether it was a compulsory solo.
        winner: ``NONE`` if nobody won.
        outcome: what decided.
        level: the call that was kept or missed, where that decided.
        needed: the card points that call asked for; ``None`` for schwarz.
        card_points: of Re and of Kontra.
        tricks: of Re and of Kontra.
        lines: every point with its reason.
        value: from the winner's view (Re's if there is none), before the factors.
        factor: how often a lone player counts the value; 1 if there is none.
        bock: the factor of the deal.
        seats: the four players, clockwise from South.
        code: by which anybody can play the same deal; empty if it is not known.
    """

    number: int
    planned: int
    contract: str
    compulsory: bool
    winner: Party
    outcome: Outcome
    level: Word | None
    needed: int | None
    card_points: tuple[int, int]
    tricks: tuple[int, int]
    lines: tuple[Line, ...]
    value: int
    factor: int
    bock: int
    seats: tuple[SeatSummary, ...]
    code: str = ""

    @property
    def void(self) -> bool:
        """Whether the deal does not count."""
        return self.contract == VOID

    @property
    def alone(self) -> SeatSummary | None:
        """The lone player, if there was one."""
        return next((seat for seat in self.seats if seat.alone), None)

    def side(self, party: Party) -> tuple[SeatSummary, ...]:
        """The players of a side."""
        return tuple(seat for seat in self.seats if seat.party is party)

    def signed(self, line: Line) -> int:
        """The points of a line as they count for the value."""
        view = self.winner if self.winner is not Party.NONE else Party.RE
        return line.points if line.side is view else -line.points


def summarise(match: Match, index: int, *, code: str = "") -> DealSummary:
    """Put together what there is to tell about one deal of a match.

    Args:
        match: the match, with the deal finished.
        index: its place in ``match.deals``, void deals included; negative from the end.
        code: what its cards follow from, if that is known.
    """
    index %= len(match.deals)
    deal = match.deals[index]
    result = deal.result
    state = replay(deal.setup, deal.actions)
    scored_before = sum(not earlier.void for earlier in match.deals[: index + 1])
    totals = running_totals(match)
    sums = totals[scored_before - 1] if scored_before else (0,) * match.size
    outcome, level = _outcome(deal, state)
    lone = result.parties.count(Party.RE) == 1
    return DealSummary(
        number=deal.number,
        planned=match.planned,
        contract=result.contract,
        compulsory=was_compulsory(deal),
        winner=result.winner,
        outcome=outcome,
        level=level,
        needed=None if level is None else _NEEDED.get(level),
        card_points=result.card_points,
        tricks=result.tricks,
        lines=result.lines,
        value=result.value,
        factor=_factor(deal),
        bock=deal.setup.bock,
        seats=tuple(
            SeatSummary(
                person=person,
                name=match.names[person],
                party=result.parties[seat],
                alone=lone and result.parties[seat] is Party.RE,
                dealer=deal.seating.dealer == seat,
                calls=tuple(
                    made.word
                    for made in state.game.calls
                    if made.seat == seat and made.valid and not made.implied
                ),
                score=result.scores[seat],
                total=sums[person],
                hand=() if deal.void else _grouped(deal.setup.hands[seat], state.game.order),
            )
            for seat, person in enumerate(deal.seating.players)
        ),
        code=DealCode(code, deal.setup.forehand, deal.setup.rules).text if code else "",
    )


def _grouped(cards: Iterable[Card], order: CardOrder) -> tuple[tuple[Card, ...], ...]:
    """A hand from the highest trump down, each plain suit by itself."""
    groups = groupby(sort_hand(cards, order), key=lambda card: order.classes[card])
    return tuple(tuple(group) for _, group in groups)


def _factor(deal: FinishedDeal) -> int:
    """How often a lone player writes the value (rules 2.8)."""
    rules, contract = deal.setup.rules, deal.result.contract
    if deal.result.parties.count(Party.RE) != 1:
        return 1
    if rules.score_mode == "plus_minus":
        return 3
    if contract == BLACK_SOW:
        return 1
    if contract == SILENT_WEDDING and rules.silent_wedding_scoring == "normal":
        return 1
    return rules.solo_multiplier


def _outcome(deal: FinishedDeal, state: DealState) -> tuple[Outcome, Word | None]:
    """What decided a deal, and the call that did."""
    if deal.void:
        return _void_outcome(deal), None
    result, rules = deal.result, deal.setup.rules
    calls = tuple(ScoredCall(made.side, made.word) for made in state.game.calls if made.valid)
    played = Played(
        contract=result.contract,
        re=tuple(seat for seat, party in enumerate(result.parties) if party is Party.RE),
        card_points=result.card_points,
        tricks=result.tricks,
        calls=calls,
    )
    negative = CONTRACTS[result.contract].negative
    if result.winner is Party.NONE:
        both = all(_highest(calls, side) for side in (Party.RE, Party.KONTRA))
        return (Outcome.BOTH_MISSED if both and not negative else Outcome.UNDECIDED), None
    if negative:
        return Outcome.TRICKS, None
    if rules.cowardice and scoring.winner(rules, played) is result.winner.other:
        return Outcome.COWARDICE, None
    binding = (
        rules.announcements == "standard"
        and rules.failed_level_effect == "lose_game"
        and scoring.calls_count(played)
    )
    if binding:
        own = _highest(calls, result.winner)
        theirs = _highest(calls, result.winner.other)
        if own and scoring.is_under(rules, played, result.winner.other, LEVELS.index(own)):
            return Outcome.PROMISE_KEPT, own
        if own and theirs:
            return Outcome.BOTH_MISSED, None
        if theirs:
            return Outcome.PROMISE_MISSED, theirs
    tie = result.card_points[0] == result.card_points[1]
    return (Outcome.TIE if tie else Outcome.POINTS), None


def _void_outcome(deal: FinishedDeal) -> Outcome:
    last = deal.actions[-1] if deal.actions else None
    if isinstance(last, Decline):
        return Outcome.POVERTY_REFUSED
    poor = sum(isinstance(a, Choose) and a.what is Choice.POVERTY for a in deal.actions)
    thrown = any(isinstance(a, Choose) and a.what is Choice.THROW_IN for a in deal.actions)
    return Outcome.TWO_POOR if poor > 1 and not thrown else Outcome.THROWN_IN


def _highest(calls: tuple[ScoredCall, ...], side: Party) -> Word | None:
    """The highest level called for a side."""
    called = {call.word for call in calls if call.side is side}
    return next((level for level in reversed(LEVELS) if level in called), None)
