"""Ideas for leading a trick: what each says for a card, in the measure of ``weights``.

Each function looks at one thing and answers 0 where it has nothing to say.
"""

from __future__ import annotations

from typing import Final

from dokodesk.ai.chances import (
    coming_points,
    keep_value,
    ours_chance,
    trumping_chance,
    void_chance,
)
from dokodesk.ai.features import Situation
from dokodesk.ai.sums import added
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.trumps import TRUMP

_EARLY: Final = 3


def expected_trick(sit: Situation, card: Card) -> float:
    """What the others add to the trick, for us or for them, apart from the card itself."""
    ours = ours_chance(sit, card)
    return ours * coming_points(sit, ours=True) - (1 - ours) * coming_points(sit, ours=False)


def lead_ace(sit: Situation, card: Card) -> float:
    """A plain ace early: as yet everybody probably has to follow and adds points."""
    if sit.is_trump(card) or card.rank is not Rank.ACE:
        return 0.0
    return expected_trick(sit, card)


def lead_plain(sit: Situation, card: Card) -> float:
    """Another plain card: bad where an opponent can trump it, good where a partner can."""
    if sit.is_trump(card) or card.rank is Rank.ACE:
        return 0.0
    return expected_trick(sit, card)


def lead_trump(sit: Situation, card: Card) -> float:
    """A trump: who will win the trick, and with how many points."""
    return expected_trick(sit, card) if sit.is_trump(card) else 0.0


def lone_ace_first(sit: Situation, card: Card) -> float:
    """An ace that is the only card of its suit comes first: afterwards the suit can be trumped."""
    if sit.is_trump(card) or card.rank is not Rank.ACE or not sit.order.trumps:
        return 0.0
    if sit.own_in_class(sit.classes[card]) != 1:
        return 0.0
    return sit.weights.lone_ace


def draw_trumps(sit: Situation, card: Card) -> float:
    """Strong trumps draw the opponents' trumps, before these can take plain winners."""
    if not sit.is_trump(card):
        return 0.0
    ours = ours_chance(sit, card)
    holds = [(sit.friend[seat], 1 - void_chance(sit, seat, TRUMP)) for seat in sit.behind]
    drawn = added((1 - friend) * trump for friend, trump in holds)
    if sit.lone:
        return sit.weights.draw_alone * drawn * ours
    mates = added(friend * trump for friend, trump in holds)
    winners = min(2, plain_winners(sit))
    return sit.weights.draw * (drawn - mates) * ours * winners


def plain_winners(sit: Situation) -> int:
    """How many own plain cards win their suit as long as nobody trumps."""
    return sum(1 for card in sit.hand if not sit.is_trump(card) and not sit.above[card])


def spare_lead_strength(sit: Situation, card: Card) -> float:
    """A strong card that is led is gone."""
    return -keep_value(sit, card, mine=True)


def second_round(sit: Situation, card: Card) -> float:
    """A suit that was led before is led again only if no opponent can trump it."""
    if sit.is_trump(card) or sit.number == 0:
        return 0.0
    class_number = sit.classes[card]
    if not any(sit.classes[trick.cards[0]] == class_number for trick in sit.view.tricks):
        return 0.0
    danger = 1.0
    for seat in sit.behind:
        danger *= 1 - (1 - sit.friend[seat]) * trumping_chance(sit, seat, class_number)
    return -sit.weights.second_round * (1 - danger)


def lead_to_lone(sit: Situation, card: Card) -> float:
    """Against one who plays alone: lead so that he has to play before a partner, not last."""
    if sit.opponent is None or not sit.behind or sit.is_trump(card):
        return 0.0
    place = sit.behind.index(sit.opponent)
    return sit.weights.through * (1 - place)
