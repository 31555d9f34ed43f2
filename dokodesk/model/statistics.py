"""Statistics of played deals, with how far each figure can be trusted, and what chance allows.

Averages carry their standard error, shares a Wilson interval. How often hands come up is set
against the exact chance of drawing them from the deck (hypergeometric), with the exact chance to
stray at least as far (binomial). No Qt, no store: only numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from functools import cache
from typing import Final, TypeVar

from dokodesk.storage.history import CubeCell, DealtCount

__all__ = [
    "DealingFact",
    "Figure",
    "Share",
    "TrumpRow",
    "Verdict",
    "call_shares",
    "dealing_facts",
    "figure_of",
    "figures_by",
    "hypergeometric",
    "overall_verdict",
    "stray_chance",
    "trump_rows",
    "verdict_of",
    "wilson",
]

K = TypeVar("K", bound=Hashable)

#: Of a normal distribution: 95 of 100 values lie within so many standard errors.
Z95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Figure:
    """Points per deal of some deals.

    Attributes:
        deals: how many.
        mean: points per deal.
        error: the standard error of the mean; ``None`` with fewer than two deals.
        won: how many deals were won.
        total: all points.
    """

    deals: int
    mean: float
    error: float | None
    won: int
    total: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - Z95 * (self.error or 0.0)

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.mean + Z95 * (self.error or 0.0)


@dataclass(frozen=True, slots=True)
class Share:
    """A share of some cases, with its 95 % interval.

    Attributes:
        hits: in how many cases.
        cases: of how many.
        low: the lower end, 0 to 1.
        high: the upper end.
    """

    hits: int
    cases: int
    low: float
    high: float

    @property
    def part(self) -> float:
        """The share itself."""
        return self.hits / self.cases if self.cases else 0.0


@unique
class Verdict(Enum):
    """What a difference between theory and what happened means."""

    NO_DATA = "no data"
    USUAL = "usual"
    """As near as most samples."""
    POSSIBLE = "possible"
    """Within what chance allows."""
    RARE = "rare"
    """Chance strays so far once in 100 to 10,000 samples."""
    DOUBTFUL = "doubtful"
    """Hardly chance."""


@dataclass(frozen=True, slots=True)
class DealingFact:
    """How often a hand of some kind came up against theory.

    Attributes:
        key: what kind of hand.
        hits: how often it came up.
        hands: of how many.
        expected: how often theory expects it.
        low: 95 of 100 samples of this size have at least so many.
        high: and at most so many.
        chance: how likely a fair deal strays at least as far, 0 to 1.
        verdict: what that means.
    """

    key: str
    hits: int
    hands: int
    expected: float
    low: int
    high: int
    chance: float
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class TrumpRow:
    """How many hands had just so many trumps.

    Attributes:
        trumps: the number.
        hits: how many hands had it.
        expected: how many theory expects.
        low: 95 of 100 samples have at least so many.
        high: and at most so many.
    """

    trumps: int
    hits: int
    expected: float
    low: int
    high: int


# --- points ---------------------------------------------------------------------------------------


def figure_of(cells: Iterable[CubeCell]) -> Figure:
    """Points per deal of all these deals together."""
    deals = won = total = squares = 0
    for cell in cells:
        deals += cell.deals
        won += cell.won
        total += cell.total
        squares += cell.squares
    if not deals:
        return Figure(0, 0.0, None, 0, 0)
    mean = total / deals
    error = None
    if deals > 1:
        variance = max(0.0, (squares - deals * mean * mean) / (deals - 1))
        error = math.sqrt(variance / deals)
    return Figure(deals, mean, error, won, total)


def figures_by(cells: Sequence[CubeCell], key: Callable[[CubeCell], K]) -> dict[K, Figure]:
    """Points per deal for each value of something; the most frequent first."""
    groups: dict[K, list[CubeCell]] = {}
    for cell in cells:
        groups.setdefault(key(cell), []).append(cell)
    found = {value: figure_of(group) for value, group in groups.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].deals))


def call_shares(cells: Sequence[CubeCell], *, own: bool) -> dict[int, Share]:
    """How often a side that announced won, by its highest announcement (1 to 5).

    Args:
        cells: the deals.
        own: announcements of the own side; otherwise those of the other side.
    """
    hits: dict[int, list[int]] = {}
    for cell in cells:
        height = cell.call if own else cell.other_call
        if height:
            count = hits.setdefault(height, [0, 0])
            count[0] += cell.won if own else cell.lost
            count[1] += cell.deals
    return {height: wilson(*hits[height]) for height in sorted(hits)}


def wilson(hits: int, cases: int) -> Share:
    """A share with its 95 % interval after Wilson, which also holds for few cases."""
    if not cases:
        return Share(0, 0, 0.0, 1.0)
    part, z2 = hits / cases, Z95 * Z95
    middle = (part + z2 / (2 * cases)) / (1 + z2 / cases)
    half = Z95 * math.sqrt(part * (1 - part) / cases + z2 / (4 * cases * cases))
    half /= 1 + z2 / cases
    return Share(hits, cases, max(0.0, middle - half), min(1.0, middle + half))


# --- the dealing ----------------------------------------------------------------------------------


@cache
def hypergeometric(deck: int, good: int, hand: int) -> tuple[float, ...]:
    """The chance of each number of good cards in a hand, exactly.

    Args:
        deck: cards in the deck.
        good: how many of them are good.
        hand: cards in a hand.
    """
    whole = math.comb(deck, hand)
    return tuple(
        math.comb(good, count) * math.comb(deck - good, hand - count) / whole
        for count in range(hand + 1)
    )


def _hand_of(row: DealtCount) -> tuple[int, int]:
    """Cards in the deck and in a hand."""
    return (48, 12) if row.with_nines else (40, 10)


def _trumps_of(row: DealtCount) -> int:
    """Trumps of a normal game in the deck: queens, jacks, diamonds, perhaps the hearts tens."""
    return 8 + 8 + (8 if row.with_nines else 6) + (2 if row.dulle else 0)


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of hand: at least (or at most) so many of some cards.

    Attributes:
        key: its name.
        count: of the cards in a hand.
        good: how many such cards the deck has.
        least: the fewest.
        most: the most.
    """

    key: str
    count: Callable[[DealtCount], int]
    good: Callable[[DealtCount], int]
    least: int = 0
    most: int = 12


_KINDS: Final = (
    _Kind("both_old_ones", lambda row: row.old_ones, lambda _row: 2, least=2),
    _Kind("both_dulles", lambda row: row.dulles, lambda _row: 2, least=2),
    _Kind("both_foxes", lambda row: row.foxes, lambda _row: 2, least=2),
    _Kind("five_nines", lambda row: row.nines, lambda row: 8 if row.with_nines else 0, least=5),
    _Kind("five_kings", lambda row: row.kings, lambda _row: 8, least=5),
    _Kind("three_trumps", lambda row: row.trumps, _trumps_of, most=3),
    _Kind("ten_trumps", lambda row: row.trumps, _trumps_of, least=10),
    _Kind("no_ace", lambda row: row.aces, lambda _row: 6, most=0),
    _Kind("three_aces", lambda row: row.aces, lambda _row: 6, least=3),
)


def dealing_facts(rows: Sequence[DealtCount]) -> list[DealingFact]:
    """How often hands of several kinds came up, each against theory.

    Rounds with different decks are put together; the expectation is that of the mixture.
    """
    hands = sum(row.hands for row in rows)
    facts = []
    for kind in _KINDS:
        hits, expected = 0, 0.0
        for row in rows:
            deck, size = _hand_of(row)
            chances = hypergeometric(deck, kind.good(row), size)
            expected += row.hands * sum(chances[kind.least : kind.most + 1])
            if kind.least <= kind.count(row) <= kind.most:
                hits += row.hands
        facts.append(_fact(kind.key, hits, hands, expected))
    return facts


def _fact(key: str, hits: int, hands: int, expected: float) -> DealingFact:
    if not hands:
        return DealingFact(key, 0, 0, 0.0, 0, 0, 1.0, Verdict.NO_DATA)
    part = min(1.0, expected / hands)
    chance = stray_chance(hits, hands, part)
    low, high = _usual_range(hands, part)
    return DealingFact(key, hits, hands, expected, low, high, chance, verdict_of(chance))


def trump_rows(rows: Sequence[DealtCount]) -> list[TrumpRow]:
    """How many hands had 0, 1, 2 ... trumps, and how many theory expects."""
    hands = sum(row.hands for row in rows)
    hits = [0] * 13
    expected = [0.0] * 13
    for row in rows:
        hits[row.trumps] += row.hands
        deck, size = _hand_of(row)
        for count, chance in enumerate(hypergeometric(deck, _trumps_of(row), size)):
            expected[count] += row.hands * chance
    found = []
    for count in range(13):
        low, high = _usual_range(hands, expected[count] / hands) if hands else (0, 0)
        found.append(TrumpRow(count, hits[count], expected[count], low, high))
    return found


def verdict_of(chance: float) -> Verdict:
    """What it means that chance strays so far with this likelihood."""
    if chance >= 0.05:
        return Verdict.USUAL
    if chance >= 0.01:
        return Verdict.POSSIBLE
    return Verdict.RARE if chance >= 0.0001 else Verdict.DOUBTFUL


def overall_verdict(facts: Sequence[DealingFact]) -> Verdict:
    """What all facts together mean: with many of them, one may well be rare by chance."""
    chances = [fact.chance for fact in facts if fact.hands]
    if not chances:
        return Verdict.NO_DATA
    return verdict_of(min(1.0, min(chances) * len(chances)))


def stray_chance(hits: int, cases: int, part: float) -> float:
    """The chance that a fair sample lies at least as far from what is expected, on either side.

    Exactly, by adding up the binomial distribution; twice the smaller tail.

    Args:
        hits: how often it happened.
        cases: of how many.
        part: how likely it is each time.
    """
    if not 0.0 < part < 1.0:
        return 1.0 if hits == round(part * cases) else 0.0
    above = hits >= part * cases
    return min(1.0, 2 * _tail(hits, cases, part, above=above))


def _tail(hits: int, cases: int, part: float, *, above: bool) -> float:
    """The chance of so many or more (or so many or fewer)."""
    chance = math.exp(_log_binomial(hits, cases, part))
    ratio = part / (1 - part)
    total, count = 0.0, hits
    while 0 <= count <= cases:
        total += chance
        if chance < 1e-18 * max(total, 1e-300):
            break
        if above:
            chance *= (cases - count) / (count + 1) * ratio
            count += 1
        else:
            chance *= count / ((cases - count + 1) * ratio)
            count -= 1
    return min(1.0, total)


def _log_binomial(hits: int, cases: int, part: float) -> float:
    return (
        math.lgamma(cases + 1)
        - math.lgamma(hits + 1)
        - math.lgamma(cases - hits + 1)
        + hits * math.log(part)
        + (cases - hits) * math.log1p(-part)
    )


def _usual_range(cases: int, part: float) -> tuple[int, int]:
    """Between these 95 of 100 fair samples lie, exactly."""
    if part <= 0.0:
        return 0, 0
    if part >= 1.0:
        return cases, cases
    middle = math.floor(part * cases)
    width = math.sqrt(cases * part * (1 - part))
    low = max(0, math.floor(middle - 5 * width - 5))
    chance = math.exp(_log_binomial(low, cases, part))
    ratio, below, count = part / (1 - part), 0.0, low
    found_low = low
    while count <= cases:
        before, below = below, below + chance
        if before <= 0.025 < below:
            found_low = count
        if below >= 0.975:
            return found_low, count
        chance *= (cases - count) / (count + 1) * ratio
        count += 1
    return found_low, cases
