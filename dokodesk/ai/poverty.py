"""Ideas for a poverty: what to lay, whether to take it, what to give back (rules 2.6)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from dokodesk.ai.ideas import ONLY_CHOICE
from dokodesk.ai.sums import added
from dokodesk.engine.actions import Accept, Action, Decline, Lay, Return
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import TRUMP, CardOrder, card_order

#: What a poverty brings that is taken with a chance of 0, 0.1, ... 1, in score points, and what it
#: costs if another seat takes it, by the number of seats that are asked afterwards. Both come from
#: games in which hands that would have declined had to take it (docs/strength.md).
_TAKEN: Final = (-5.0, -3.6, -2.2, -1.6, -0.4, 0.6, 1.6, 3.2, 4.3, 5.1, 5.6)
_LEFT: Final = (0.0, -2.1, -2.8)
_FULL: Final = 10


def decide_lay(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """Lay the trumps and fill up so that suits become empty; keep aces.

    Without trumps an empty suit lets the poor player give points to the partner's tricks.
    """
    order = card_order(view.rules, NORMAL)
    lays = [c for c in choices if isinstance(c, Lay)]
    if not lays:
        return choices[0], ONLY_CHOICE
    return max(lays, key=lambda lay: _rest_value(view.hand, lay.cards, order)), "lay_blank_suit"


def _rest_value(hand: Sequence[Card], gone: Sequence[Card | None], order: CardOrder) -> float:
    """What the plain cards that stay are worth to a hand without trumps."""
    rest = list(hand)
    for card in gone:
        if card is not None:
            rest.remove(card)
    value = 0.0
    for class_number in range(TRUMP):
        suit = [card for card in rest if order.classes[card] == class_number]
        if not suit:
            value += 3.0
        value += sum(4.0 for card in suit if card.rank is Rank.ACE)
        value += sum(0.1 * card.points for card in suit)
    return value


def decide_answer(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """Take a poverty if that brings more than leaving it to the seats asked afterwards."""
    accept = next((c for c in choices if isinstance(c, Accept)), None)
    decline = next((c for c in choices if isinstance(c, Decline)), None)
    if accept is None or (decline is not None and taken_points(view) < left_points(view)):
        return decline or choices[0], "decline_poverty"
    return accept, "take_poverty"


def taken_points(view: SeatView) -> float:
    """The score points that taking the poverty brings in the mean."""
    place = take_chance(view) * (len(_TAKEN) - 1)
    low = min(int(place), len(_TAKEN) - 2)
    return _TAKEN[low] + (place - low) * (_TAKEN[low + 1] - _TAKEN[low])


def left_points(view: SeatView) -> float:
    """The score points in the mean if it is declined: somebody else may win with the poor player.

    If nobody takes it, nothing is won or lost.
    """
    asked = 0
    for action in reversed(view.history):
        if not isinstance(action, Decline):
            break
        asked += 1
    return _LEFT[max(0, min(len(_LEFT) - 1, 2 - asked))]


def take_chance(view: SeatView) -> float:
    """The chance to win with the poor player as partner, before the cards are seen."""
    trumps, power, aces, short = poverty_counts(view.hand, card_order(view.rules, NORMAL))
    rest, per_trump, per_power, per_ace, per_short = _TAKE_MODEL
    logit = rest + per_trump * trumps + per_power * power + per_ace * aces + per_short * short
    return 1 / (1 + math.exp(-logit))


#: How much each count of ``poverty_counts`` says about winning; found by self-play.
_TAKE_MODEL: Final = (-6.43, 0.40, 1.00, 0.21, 0.37)


def poverty_counts(hand: Sequence[Card], order: CardOrder) -> tuple[float, float, float, float]:
    """Trumps, their power, plain aces and the number of plain cards that could be got rid of."""
    trumps = [card for card in hand if order.classes[card] == TRUMP]
    faces = sum(1 for card in Card if order.classes[card] == TRUMP)
    ranks = sorted(
        (card for card in Card if order.classes[card] == TRUMP),
        key=lambda card: -order.strength[card],
    )
    power = added((1 - ranks.index(card) / faces) ** 3 for card in trumps)
    aces = sum(1 for c in hand if order.classes[c] != TRUMP and c.rank is Rank.ACE)
    plain = len(hand) - len(trumps)
    return float(len(trumps)), power, float(aces), float(max(0, 3 - max(0, plain - 3)))


def decide_return(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """Give back plain cards so that suits become empty; keep trumps, aces and foxes."""
    example = next((c for c in choices if isinstance(c, Return)), None)
    if example is None:
        return choices[0], ONLY_CHOICE
    order = card_order(view.rules, NORMAL)
    number = len(example.cards)
    best = max(_sets(view.hand, number, order), key=lambda s: _return_value(view, s, order))
    return Return(view.seat, best), "return_blank_suit"


def _sets(hand: Sequence[Card], number: int, order: CardOrder) -> Iterator[tuple[Card, ...]]:
    """Sets of cards worth thinking of: plain ones, and the lowest trumps if these are too few."""
    plain = [card for card in hand if order.classes[card] != TRUMP]
    trumps = sorted(
        (card for card in hand if order.classes[card] == TRUMP),
        key=lambda card: (card is Card.DA, order.strength[card]),
    )
    pool = plain if len(plain) > number else plain + trumps[: max(0, number - len(plain))]
    yield from dict.fromkeys(combinations(pool, number))


def _return_value(view: SeatView, given: Sequence[Card], order: CardOrder) -> float:
    rest = list(view.hand)
    for card in given:
        rest.remove(card)
    value = 0.0
    for class_number in range(TRUMP):
        suit = [card for card in rest if order.classes[card] == class_number]
        aces = sum(1 for card in suit if card.rank is Rank.ACE)
        losers = len(suit) - aces
        if not suit:
            value += 4.0
        value += 3.0 * aces - 2.0 * losers
        value -= sum(2.0 for card in suit if card.points >= _FULL and card.rank is not Rank.ACE)
    value -= sum(20.0 for card in given if order.classes[card] == TRUMP)
    value -= sum(1.5 for card in given if card.rank is Rank.ACE)
    return value - (100.0 if Card.DA in given else 0.0)
