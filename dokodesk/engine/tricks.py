"""Following and winning (rules 2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.engine.cards import CARDS, FACE_MASK, POINTS, Card, Hand
from dokodesk.engine.trumps import CardOrder

#: Seats in the order of play: ``SEAT_ORDERS[step][first]``, step 1 clockwise and 3 the other way.
SEAT_ORDERS: Final = {
    step: tuple(tuple((first + i * step) & 3 for i in range(4)) for first in range(4))
    for step in (1, 3)
}


class Trick(msgspec.Struct, frozen=True):
    """A complete trick; ``cards`` in the order played, ``leader`` played the first."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int
    step: int = 1

    @property
    def seats(self) -> tuple[int, ...]:
        """Who played each of the cards."""
        return SEAT_ORDERS[self.step][self.leader]


def legal_faces(order: CardOrder, hand: Hand, led: Card | None) -> int:
    """The faces that may be played, as a mask: the led class if there is any of it (rules 2.3.2).

    Args:
        order: the order in force.
        hand: the packed hand; must not be empty.
        led: the first card of the trick, or ``None`` when leading.
    """
    faces = hand & FACE_MASK
    if led is None:
        return faces
    return faces & order.follow[led] or faces


def winning_index(order: CardOrder, cards: Sequence[Card], last_trick: bool) -> int:
    """Which of the cards, in the order played, wins the trick or would win it now.

    Highest trump if any lies, else highest card of the led suit; of equal cards the first, except
    as ``dulle_rule`` says for hearts tens (rules 2.3.3 and 2.3.4).
    """
    strength = order.strength
    best = cards[0]
    best_strength = strength[best]
    counting = order.trumps | order.follow[best]
    index = 0
    for position in range(1, len(cards)):
        card = cards[position]
        if not counting >> card & 1:
            continue
        if strength[card] > best_strength or (
            card == best
            and (
                order.second_wins
                or (
                    card == Card.H10 and (order.second_h10_last if last_trick else order.second_h10)
                )
            )
        ):
            best = card
            best_strength = strength[card]
            index = position
    return index


def trick_points(cards: Sequence[int]) -> int:
    """Card points of some cards."""
    return sum(POINTS[card] for card in cards)


def faces(mask: int) -> list[Card]:
    """The faces of a mask, in face order."""
    found = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(CARDS[low.bit_length() - 1])
    return found
