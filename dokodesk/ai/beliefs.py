"""Who is probably whose partner, from what was seen (no hidden card is looked at).

In a normal game the sides follow from the club queens. All ways in which they can have been dealt
that agree with what is certain are listed and weighed by how likely the seen cards are in them: who
gives points to whom, who withholds them, who takes a trick from whom.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from dokodesk.ai.sums import added
from dokodesk.engine.cards import POINTS, Card
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, SeenTrick
from dokodesk.engine.tricks import winning_index
from dokodesk.engine.trumps import TRUMP, CardOrder

#: How likely somebody plays alone in secret, compared with one certain pair of partners.
_SILENT: Final = 0.04
_FULL: Final = 10


class Hint(msgspec.Struct, frozen=True):
    """Something seen that speaks for or against two seats being partners.

    Attributes:
        seat: who did it.
        other: to whom.
        ratio: how much likelier it is if they are partners.
    """

    seat: int
    other: int
    ratio: float


def friends(view: SeatView) -> tuple[float, ...]:
    """For each seat the chance that it plays on this seat's side; 1 for the seat itself."""
    seat = view.seat
    if view.condition:
        return tuple(1.0 if other == seat else 1 / 3 for other in range(4))
    own = view.own_party
    if own is None or None not in view.parties:
        return tuple(float(party is own) for party in view.parties)
    chances = re_chances(view)
    mine = own is Party.RE
    return tuple(
        1.0 if other == seat else (chances[other] if mine else 1 - chances[other])
        for other in range(4)
    )


def re_chances(view: SeatView) -> tuple[float, ...]:
    """For each seat the chance that it is Re, in a normal game whose sides are not all certain."""
    sides = possible_sides(view)
    if view.contract == NORMAL:
        for hint in seen_hints(view):
            for number, (re, weight) in enumerate(sides):
                agrees = (hint.seat in re) == (hint.other in re)
                if agrees:
                    sides[number] = (re, weight * hint.ratio)
    total = added(weight for _, weight in sides)
    if total <= 0:
        return (0.5,) * 4
    return tuple(added(weight for re, weight in sides if seat in re) / total for seat in range(4))


def possible_sides(view: SeatView) -> list[tuple[tuple[int, ...], float]]:
    """The Re seats that agree with what is certain for this seat, each with its weight."""
    found: list[tuple[tuple[int, ...], float]] = []
    own = view.dealt.count(Card.CQ)
    for first in range(4):
        for second in range(first, 4):
            holders = (first, second)
            if view.contract == NORMAL and holders.count(view.seat) != own:
                continue
            if all(
                party is None or (party is Party.RE) == (seat in holders)
                for seat, party in enumerate(view.parties)
            ):
                found.append((holders, _SILENT if first == second else 1.0))
    return found


def seen_hints(view: SeatView) -> Iterator[Hint]:
    """Everything that was seen of the others and speaks about their sides.

    A card only says something about a seat if the one whose trick it was had shown its side before:
    the others cannot know either who their partner is.
    """
    shown = shown_since(view)
    if not shown:
        return
    for number, trick in enumerate(view.tricks):
        yield from trick_hints(view, number, trick, shown)
    if view.trick is not None:
        yield from trick_hints(view, len(view.tricks), view.trick, shown)


def shown_since(view: SeatView) -> dict[int, tuple[int, int]]:
    """When each seat showed its side by a call or a club queen: trick and place in it."""
    shown: dict[int, tuple[int, int]] = {}
    for made in view.calls:
        if made.party is not None:
            shown.setdefault(made.call.seat, (made.trick, -1))
    for number, trick in enumerate((*view.tricks, *((view.trick,) if view.trick else ()))):
        for place, card in enumerate(trick.cards):
            if card is Card.CQ:
                seat = trick.seats[place]
                shown[seat] = min(shown.get(seat, (number, place)), (number, place))
    return shown


def trick_hints(
    view: SeatView, number: int, trick: SeenTrick, shown: Mapping[int, tuple[int, int]]
) -> Iterator[Hint]:
    """What one trick says, card by card."""
    order = view.order
    cards = trick.cards
    top = 0
    for place in range(1, len(cards)):
        seat = trick.seats[place]
        before = top
        top = winning_index(order, cards[: place + 1], last_trick=False)
        owner = trick.seats[before]
        if seat == view.seat or view.parties[seat] is not None:
            continue
        if owner not in shown or shown[owner] >= (number, place):
            continue
        say = taking_ratio if top == place else giving_ratio
        ratio = say(order, cards[: place + 1], before)
        if ratio != 1.0:
            yield Hint(seat, owner, ratio)


def giving_ratio(order: CardOrder, cards: tuple[Card, ...], top: int) -> float:
    """A card that leaves the trick to somebody: many points for a partner, few for an opponent.

    It says most where the trick was as good as won: under a trump that nobody is likely to beat.
    """
    card, led = cards[-1], cards[0]
    if order.classes[card] != order.classes[led]:
        return 1.0
    if order.classes[led] != TRUMP:
        return 1.5 if len(cards) == 4 and POINTS[card] >= _FULL else 1.0
    if order.strength[cards[top]] < order.strength[Card.CQ]:
        return 1.0
    if POINTS[card] >= _FULL:
        return 3.0
    return 0.75 if POINTS[card] < 3 else 1.0


def taking_ratio(order: CardOrder, cards: tuple[Card, ...], before: int) -> float:
    """Spending a strong trump on somebody's good trump: rather on an opponent's."""
    card, taken = cards[-1], cards[before]
    strong = order.strength[Card.DQ]
    if order.classes[card] != TRUMP or order.strength[card] < strong:
        return 1.0
    if order.classes[taken] != TRUMP or order.strength[taken] < strong:
        return 1.0
    return 0.35 if order.strength[taken] >= order.strength[Card.CQ] else 0.8
