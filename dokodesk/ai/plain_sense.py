"""Two customs of ``manners`` that need no look at the sides: one card is better than another alike.

Both hold for whoever is whose partner, so a player that has only a few deals to try gets them right
without trying.
"""

from __future__ import annotations

from collections.abc import Sequence

from dokodesk.ai.chances import takes
from dokodesk.ai.features import Situation
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.trumps import TRUMP

#: Cards that extra points hang on are not compared with others.
_APART = frozenset({Card.CJ, Card.DQ, Card.DA})


def ace_before_small(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """Whoever leads a plain suit for the first time leads its ace, not a card below it."""
    view = sit.view
    bride = bool(view.condition) and view.soloist == sit.seat
    if not sit.order.trumps or sit.lone or bride:
        return set()
    led = {sit.classes[trick.cards[0]] for trick in view.tricks}
    silly: set[Card] = set()
    for ace in cards:
        number = sit.classes[ace]
        if ace.rank is not Rank.ACE or number == TRUMP or number in led:
            continue
        if any(sit.voids[seat] >> number & 1 for seat in sit.behind):
            continue
        silly.update(card for card in cards if sit.classes[card] == number and card is not ace)
    return silly


def weakest_of_equals(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """Of trumps that are worth the same and cannot win the trick, the weakest is played."""
    under = [
        card for card in cards if sit.is_trump(card) and card not in _APART and not takes(sit, card)
    ]
    return {
        card
        for card in under
        if any(
            other.points == card.points and sit.strength[other] < sit.strength[card]
            for other in under
        )
    }
