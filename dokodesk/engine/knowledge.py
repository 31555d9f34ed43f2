"""What is certain about the sides, for everybody and for one seat (rules 2.2, 2.11).

In a normal game the sides follow from where the club queens were dealt. All ways in which they can
lie that agree with what was seen are listed; a side is certain when it is the same in all of them.
"""

from __future__ import annotations

from typing import Final

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import NORMAL, SILENT_WEDDING
from dokodesk.engine.parties import Party
from dokodesk.engine.state import ALL_SEATS, DealState
from dokodesk.engine.trumps import TRUMP

Parties = tuple[Party | None, ...]

_HOLDERS: Final = tuple((i, j) for i in ALL_SEATS for j in range(i, 4))


def public_parties(state: DealState) -> Parties:
    """The sides that are certain for everybody at the table (rules 2.11)."""
    return _parties(state, None)


def known_parties(state: DealState, seat: int) -> Parties:
    """The sides that are certain for this seat, its own cards included."""
    return _parties(state, seat)


def _parties(state: DealState, seat: int | None) -> Parties:
    game = state.game
    if game.contract not in (NORMAL, SILENT_WEDDING) or game.genscher is not None:
        return tuple(state.party(other) for other in ALL_SEATS)
    if not game.settled:
        return (None, None, None, None)
    seen = _Seen(state)
    candidates = [holders for holders in _HOLDERS if _agrees(state, seen, holders, seat)]
    return tuple(_side_in_all(candidates, other) for other in ALL_SEATS)


def _side_in_all(candidates: list[tuple[int, int]], seat: int) -> Party | None:
    sides = {seat in holders for holders in candidates}
    if len(sides) != 1:
        return None
    return Party.RE if sides.pop() else Party.KONTRA


class _Seen:
    """What everybody saw of the club queens so far."""

    def __init__(self, state: DealState) -> None:
        self.shown = queens_shown(state)
        self.without_trumps = seats_without_trumps(state)
        self.silent_possible = silent_wedding_possible(state)


def _agrees(state: DealState, seen: _Seen, holders: tuple[int, int], seat: int | None) -> bool:
    """Whether the club queens can have been dealt like this, as far as was seen."""
    if holders[0] == holders[1] and not seen.silent_possible:
        return False
    for other in ALL_SEATS:
        held = holders.count(other)
        if held < seen.shown[other]:
            return False
        if other == seat and held != state.setup.hands[other].count(Card.CQ):
            return False
        if held != seen.shown[other] and other in seen.without_trumps:
            return False
    if state.rules.anonymous_announce:
        return True
    return all((made.seat in holders) == (made.side is Party.RE) for made in state.game.calls)


def silent_wedding_possible(state: DealState) -> bool:
    """Whether one seat may hold both club queens undeclared, as far as the rules tell."""
    rules = state.rules
    must = rules.silent_wedding == "must_declare" and (rules.wedding or bool(rules.solo_types))
    return not must or state.talk.refused


def queens_shown(state: DealState) -> list[int]:
    """How many club queens each seat has played."""
    shown = [0, 0, 0, 0]
    for action in state.history:
        if type(action) is Play and action.card is Card.CQ:
            shown[action.seat] += 1
    return shown


def seats_without_trumps(state: DealState) -> frozenset[int]:
    """Seats that discarded on a trump lead and so hold no trump (rules 2.11)."""
    order = state.game.order
    found = set()
    lying = [(trick.seats, trick.cards) for trick in state.tricks]
    lying.append((state.order_from(state.leader), state.trick))
    for seats, cards in lying:
        if not cards or order.classes[cards[0]] != TRUMP:
            continue
        for seat, card in zip(seats, cards, strict=False):
            if order.classes[card] != TRUMP:
                found.add(seat)
    return frozenset(found)
