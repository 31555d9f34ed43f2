"""What is certain about the cards and the sides, as one seat has seen it.

Plain functions of a ``SeatView``; ``open_hands`` is never looked at.
"""

from __future__ import annotations

from typing import Final

from dokodesk.engine.actions import Choose, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import CONTRACTS, NORMAL, POVERTY, WEDDING
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP

_CLASS_BIT: Final = {name: 1 << number for number, name in enumerate(CLASS_NAMES)}


def lone_seat(view: SeatView) -> int | None:
    """Who is known to this seat to play alone against three: soloist, lone bride, black sow."""
    if view.condition or None in view.parties:
        return None
    re_seats = [seat for seat in range(4) if view.parties[seat] is Party.RE]
    return re_seats[0] if len(re_seats) == 1 else None


def extras_count(view: SeatView, lone: int | None) -> bool:
    """Whether foxes and Charlies count here, as far as this seat knows (``extras_in_solos``)."""
    if view.contract in (NORMAL, WEDDING, POVERTY) and lone is None:
        return True
    if view.contract == NORMAL:
        return view.rules.silent_wedding_scoring == "normal"
    contract = CONTRACTS.get(view.contract)
    return (
        view.rules.extras_in_solos == "all"
        and contract is not None
        and contract.suit_order
        and not contract.negative
    )


def known_cards(view: SeatView) -> list[tuple[Card, ...]]:
    """Cards whose holder is certain: those of a poverty, and club queens of known Re players."""
    known: list[list[Card]] = [[], [], [], []]
    if view.contract == POVERTY:
        poor, taker = view.soloist, view.taker
        if poor is None or taker is None:
            return [(), (), (), ()]
        returned = [card for card in view.returned if card is not None]
        if view.seat == taker:
            known[poor] += returned
        elif view.seat == poor:
            passed = [card for card in view.laid if card is not None]
            for card in returned:
                if card in passed:
                    passed.remove(card)
            known[taker] += passed
    elif view.contract == NORMAL and view.genscher is None:
        shown = {
            seat
            for trick in (*view.tricks, *((view.trick,) if view.trick else ()))
            for seat, card in zip(trick.seats, trick.cards, strict=False)
            if card is Card.CQ
        }
        for seat, party in enumerate(view.parties):
            if party is Party.RE and seat != view.seat and seat not in shown:
                known[seat].append(Card.CQ)
        return [tuple(cards) for cards in known]
    if any(known):
        for action in view.history:
            if isinstance(action, Play) and action.card in known[action.seat]:
                known[action.seat].remove(action.card)
    return [tuple(cards) for cards in known]


def known_voids(view: SeatView, known: list[tuple[Card, ...]]) -> list[int]:
    """Which classes each seat is out of, as bits; a poor player's trumps included.

    A poor player gave all trumps away. Whether some came back is known to the two of them and may
    have been told; otherwise good players keep them, so none is expected.
    """
    if view.contract in CONTRACTS and CONTRACTS[view.contract].declared_solo and view.tricks:
        start = tricks_before_naming(view)
        if start:
            return _voids_from(view, start)
    voids = [sum(_CLASS_BIT[name] for name in names) for names in view.voids]
    if view.contract == POVERTY and view.soloist is not None:
        poor = view.soloist
        trumps = view.order.trumps
        may_hold = bool(view.returned_trumps) or any(trumps >> card & 1 for card in known[poor])
        played = any(
            isinstance(action, Play) and action.seat == poor and trumps >> action.card & 1
            for action in view.history
        )
        if not may_hold and not played:
            voids[poor] |= 1 << TRUMP
    return voids


def tricks_before_naming(view: SeatView) -> int:
    """How many tricks were played before a solo was named late (``black_sow: forced_solo``)."""
    cards = 0
    for action in view.history:
        if isinstance(action, Play):
            cards += 1
        elif cards and isinstance(action, Choose):
            return cards // 4
    return 0


def _voids_from(view: SeatView, start: int) -> list[int]:
    voids = [0, 0, 0, 0]
    classes = view.order.classes
    for trick in (*view.tricks[start:], *((view.trick,) if view.trick else ())):
        led = classes[trick.cards[0]]
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            if classes[card] != led:
                voids[seat] |= 1 << led
    return voids
