"""How likely a hand wins a solo: sure tricks and losers are counted for each type of solo.

The chance follows from a few counts. How much each count says was found by letting players that
search play many solos (``tools/fit_solos.py``); the numbers stand in ``solo_table``, one row for
each kind of solo. What a chance is worth in score points stands in ``handvalue``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.ai.features import class_faces
from dokodesk.ai.solo_table import CHANCES
from dokodesk.ai.sums import added
from dokodesk.engine.cards import Card, Rank, full_deck
from dokodesk.engine.contracts import CONTRACTS, FAMILIES, family_of
from dokodesk.engine.options import Rules
from dokodesk.engine.trumps import TRUMP, CardOrder, card_order

_DECKS: Final = {deck: tuple(full_deck(deck).count(card) for card in Card) for deck in ("48", "40")}


class SoloHand(msgspec.Struct, frozen=True):
    """What counts in a hand for one solo.

    Attributes:
        trumps: own trumps.
        power: how many tricks these trumps take about: 1 for one that nothing can beat.
        masters: own trumps above every trump of the others.
        winners: plain cards that win their suit when led in time, long suits included.
        losers: plain cards that do not.
        long_suit: the number of plain cards in the longest suit.
        leads: 1 if the soloist leads the first trick.
        aces: plain aces.
        tens: plain tens.
        voids: plain suits without a card.
    """

    trumps: float
    power: float
    masters: float
    winners: float
    losers: float
    long_suit: float
    leads: float
    aces: float
    tens: float
    voids: float

    @property
    def values(self) -> tuple[float, ...]:
        """The counts in the order of the models' rows."""
        values: tuple[float, ...] = msgspec.structs.astuple(self)
        return values


def solo_hand(rules: Rules, hand: Sequence[Card], solo: str, leads: bool) -> SoloHand:
    """Count what a hand has for a solo."""
    order = card_order(rules, solo)
    deck = _DECKS[rules.deck]
    held = [0] * len(deck)
    for card in hand:
        held[card] += 1
    trumps, power, masters = _trumps(order, deck, held)
    winners = losers = long_suit = 0.0
    for class_number in range(TRUMP):
        won, lost = _plain(order, deck, held, class_number)
        winners += won
        losers += lost
        long_suit = max(long_suit, won + lost)
    plain = [card for card in hand if order.classes[card] != TRUMP]
    return SoloHand(
        trumps=trumps,
        power=power,
        masters=masters,
        winners=winners,
        losers=losers,
        long_suit=long_suit,
        leads=float(leads),
        aces=float(sum(1 for card in plain if card.rank is Rank.ACE)),
        tens=float(sum(1 for card in plain if card.rank is Rank.TEN)),
        voids=float(TRUMP - len({order.classes[card] for card in plain})),
    )


def _trumps(
    order: CardOrder, deck: Sequence[int], held: Sequence[int]
) -> tuple[float, float, float]:
    faces = class_faces(order)[TRUMP]
    total = sum(deck[face] - held[face] for face in faces)
    trumps = power = masters = 0.0
    above = 0
    for face in faces:
        outside = deck[face] - held[face]
        share = 1.0 if total == 0 else max(0.0, 1 - above / total)
        trumps += held[face]
        power += held[face] * share**3
        if above == 0:
            masters += held[face]
        above += outside
    return trumps, power, masters


def _plain(
    order: CardOrder, deck: Sequence[int], held: Sequence[int], class_number: int
) -> tuple[float, float]:
    """Winners and losers of one plain suit if it is led from the top."""
    faces = class_faces(order)[class_number]
    own = sum(held[face] for face in faces)
    if own == 0:
        return 0.0, 0.0
    others = sum(deck[face] - held[face] for face in faces)
    winners = above = 0
    for face in faces:
        if above == 0:
            winners += held[face]
        above += deck[face] - held[face]
    # After so many rounds nobody else is likely to have a card of the suit left.
    if winners >= math.ceil(others / 3) + 1 or winners >= others:
        winners = own
    return float(winners), float(own - winners)


class Model(msgspec.Struct, frozen=True):
    """How much each count says, and the rest; together the logit of the chance to win."""

    rest: float
    weights: tuple[float, ...]

    def chance(self, values: Sequence[float]) -> float:
        """The chance to win."""
        logit = self.rest + added(w * v for w, v in zip(self.weights, values, strict=True))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))


def _fitted(kind: str) -> Model:
    rest, *weights = CHANCES[kind][0]
    return Model(rest, tuple(weights))


#: Rare kinds; their rows were fitted to games of players by rules of thumb.
_MODELS: Final[dict[str, Model]] = {
    "suit": _fitted("suit"),
    "picture": _fitted("picture"),
    "aces": _fitted("aces"),
    "pure": Model(1.35, (0.51, 0.63, 0.13, 0.25, -0.61, -1.29, 0.14, 0.0, 0.0, 0.0)),
    "two_pictures": Model(-4.25, (0.81, 1.38, 0.03, -0.24, -1.03, -0.84, 1.02, 0.0, 0.0, 0.0)),
    "koehler": Model(-6.92, (0.54, 0.98, 0.01, -0.34, -0.95, 0.0, 0.07, 0.0, 0.0, 0.0)),
    "picture_suit": Model(-4.68, (0.47, 1.01, 0.74, -0.05, -0.92, -0.57, 0.85, 0.0, 0.0, 0.0)),
}


def kind_of(solo: str) -> str:
    """The row of the models that a solo belongs to."""
    contract = CONTRACTS[solo]
    if contract.suit_order:
        return "suit"
    if family_of(solo) in FAMILIES:
        return "picture_suit"
    if contract.suit is not None:
        return "pure"
    if not contract.ranks:
        return "aces"
    return ("picture", "two_pictures", "koehler")[len(contract.ranks) - 1]


def solo_chance(rules: Rules, hand: Sequence[Card], solo: str, leads: bool) -> float:
    """The chance that a hand wins a solo.

    Args:
        rules: the options in force.
        hand: the cards as dealt.
        solo: the name of the solo.
        leads: the soloist leads the first trick.
    """
    if CONTRACTS[solo].negative:
        return negative_chance(rules, hand, solo, leads)
    model = _MODELS[kind_of(solo)]
    return model.chance(solo_hand(rules, hand, solo, leads).values)


def negative_chance(rules: Rules, hand: Sequence[Card], solo: str, leads: bool) -> float:
    """The chance to win no trick, or the fewest."""
    counted = solo_hand(rules, hand, solo, leads).values
    values = (uncovered(rules, hand, solo), *counted[: len(_NEGATIVE[solo].weights) - 1])
    return _NEGATIVE[solo].chance(values)


def uncovered(rules: Rules, hand: Sequence[Card], solo: str) -> float:
    """How badly the own cards are covered from below, over all classes.

    The others catch the n-th lowest own card of a class with cards below it. Each round before,
    in which a lower own card was played, has taken about two of these away.
    """
    order = card_order(rules, solo)
    deck = _DECKS[rules.deck]
    held = [0] * len(deck)
    for card in hand:
        held[card] += 1
    missing = 0.0
    for faces in class_faces(order):
        lower = rounds = 0
        for face in reversed(faces):
            for _ in range(held[face]):
                missing += max(0.0, lower - 2.0 * rounds)
                rounds += 1
            lower += deck[face] - held[face]
    return missing


#: Rows for the negative games: the uncovered cards first, then the counts of ``SoloHand``.
_NEGATIVE: Final[dict[str, Model]] = {
    "null_no_tricks": Model(1.57, (-0.47, 0.00, 0.00, 0.00, 0.13, 0.07, 0.00, -0.30)),
    "slim_martin": Model(1.58, (-0.15, -0.34, -1.10, -0.16, -0.12, 0.62, 0.02, -0.86)),
}
