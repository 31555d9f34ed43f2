"""Ending a declared solo early (``solo_claim``): all remaining tricks, or none of them.

The source allows it without a procedure; this is ours. The soloist speaks when it is his turn to
lead. ``claim`` takes all remaining tricks and is only accepted if he wins them whatever the others
do; ``concede`` gives all of them away. The cards not played count for the side that gets the
tricks.
"""

from __future__ import annotations

from dokodesk.engine.actions import Claim
from dokodesk.engine.cards import Card, unpack
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.errors import Refusal
from dokodesk.engine.state import DealState, Phase
from dokodesk.engine.trumps import TRUMP, CardOrder


def claim_problem(state: DealState, action: Claim) -> Refusal | None:
    """Why the soloist may not end the deal like this; ``None`` if he may."""
    contract = CONTRACTS[state.game.contract]
    if not state.rules.solo_claim or not contract.declared_solo or contract.negative:
        return Refusal.NO_CLAIM
    if state.phase is not Phase.PLAY or state.turn != action.seat or state.trick:
        return Refusal.CLAIM_NOT_NOW
    if action.seat != state.game.soloist or state.game.pending is not None:
        return Refusal.CLAIM_NOT_NOW
    if action.concede or takes_everything(state, action.seat):
        return None
    return Refusal.CLAIM_NOT_CERTAIN


def takes_everything(state: DealState, seat: int) -> bool:
    """Whether a seat on lead wins every remaining trick whatever the others play.

    Leads trumps from the top, then each plain suit from the top. The answer errs on the safe side:
    others are thought to throw away their weakest card when they follow and nothing when they
    cannot.
    """
    order = state.game.order
    own = sorted(
        unpack(state.hands[seat]),
        key=lambda card: (order.classes[card] == TRUMP, order.strength[card]),
        reverse=True,
    )
    others = [_by_class(state.hands[other], order) for other in range(4) if other != seat]
    return all(_wins_lead(card, others, order) for card in own)


def _by_class(hand: int, order: CardOrder) -> dict[int, list[Card]]:
    """The cards of a hand by class, the weakest first."""
    found: dict[int, list[Card]] = {}
    for card in sorted(unpack(hand), key=lambda card: order.strength[card]):
        found.setdefault(order.classes[card], []).append(card)
    return found


def _wins_lead(card: Card, others: list[dict[int, list[Card]]], order: CardOrder) -> bool:
    """Whether this lead wins; the others' hands lose what they must play to it."""
    led = order.classes[card]
    equal_beats = order.second_wins or (
        card is Card.H10 and (order.second_h10 or order.second_h10_last)
    )
    for hand in others:
        following = hand.get(led, [])
        if following:
            top = following[-1]
            if order.strength[top] > order.strength[card] or (top is card and equal_beats):
                return False
        elif led != TRUMP and hand.get(TRUMP):
            return False
    for hand in others:
        if hand.get(led):
            hand[led].pop(0)
    return True
