"""Whether a seat on lead wins every remaining trick as far as it can know itself, with the proof.

Like ``claim.takes_everything``, but from a seat's view: all cards that it has not seen are thought
to be together in one hand that throws its weakest card on each lead and trumps whenever it likes.
Whatever the real hands are, they hold less.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum, unique

import msgspec

from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.contracts import BLACK_SOW, CONTRACTS
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.engine.trumps import TRUMP


@unique
class Why(Enum):
    """Why a lead wins."""

    NO_TRUMP_OUT = "no_trump_out"
    NO_HIGHER_TRUMP = "no_higher_trump"
    NO_CARD_OF_SUIT_OUT = "no_card_of_suit_out"
    NO_HIGHER_OF_SUIT = "no_higher_of_suit"


class SureLead(msgspec.Struct, frozen=True):
    """One trick of the proof."""

    card: Card
    why: Why


def unseen_cards(view: SeatView) -> Counter[Card]:
    """The cards that are still in the others' hands."""
    unseen = Counter(
        {card: 2 for card in Card if view.rules.deck != "40" or card.rank is not Rank.NINE}
    )
    unseen.subtract(view.hand)
    for trick in view.tricks:
        unseen.subtract(trick.cards)
    if view.trick is not None:
        unseen.subtract(view.trick.cards)
    return +unseen


def _order_may_change(view: SeatView) -> bool:
    """Whether somebody may still declare cards to be more than they are now (rules 2.13)."""
    rules = view.rules
    if rules.exotic_cards:
        return True
    return rules.pigs != "off" and any(
        view.order.classes[card] == TRUMP
        and card is not Card.H10
        and card.rank not in (Rank.QUEEN, Rank.JACK)
        for card in unseen_cards(view)
    )


def certain_rest(view: SeatView) -> tuple[SureLead, ...] | None:
    """The leads that win all remaining tricks, in order; ``None`` if that is not certain.

    Trumps are led from the top, then each plain suit from the top.
    """
    contract = CONTRACTS.get(view.contract)
    if (
        contract is None
        or contract.negative
        or view.phase != Phase.PLAY
        or view.turn != view.seat
        or view.trick is not None
        or not view.hand
        or view.condition
        or view.contract == BLACK_SOW
        or _order_may_change(view)
    ):
        return None
    order = view.order
    classes: dict[int, list[Card]] = {}
    for card in sorted(unseen_cards(view).elements(), key=lambda card: order.strength[card]):
        classes.setdefault(order.classes[card], []).append(card)
    own = sorted(
        view.hand,
        key=lambda card: (
            order.classes[card] == TRUMP,
            order.classes[card],
            order.strength[card],
        ),
        reverse=True,
    )
    proof = []
    for card in own:
        led = order.classes[card]
        left = classes.get(led, [])
        equal_beats = order.second_wins or (
            card is Card.H10 and (order.second_h10 or order.second_h10_last)
        )
        if led != TRUMP and classes.get(TRUMP):
            return None
        if not left:
            why = Why.NO_TRUMP_OUT if led == TRUMP else Why.NO_CARD_OF_SUIT_OUT
            proof.append(SureLead(card, why))
            continue
        top = left[-1]
        if order.strength[top] > order.strength[card] or (top is card and equal_beats):
            return None
        proof.append(SureLead(card, Why.NO_HIGHER_TRUMP if led == TRUMP else Why.NO_HIGHER_OF_SUIT))
        left.pop(0)
    return tuple(proof)
