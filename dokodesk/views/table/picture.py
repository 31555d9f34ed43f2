"""What lies where on the table, without sizes: the step between a view and its layout.

A ``Picture`` says which card is in which hand, in the trick, on which pile. Pictures between two
views (a complete trick before it is gathered) are made here too, so that motion is nothing but
going from one picture to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from dokodesk.engine.cards import Card, hand_size
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import ALL_SEATS, Phase
from dokodesk.engine.trumps import TRUMP, CardOrder
from dokodesk.storage.preference_values import DEFAULT_SORT_ORDER, SortItem
from dokodesk.views.table.trophies import trophies_of

__all__ = [
    "Picture",
    "Sorting",
    "arranged_hand",
    "deck_picture",
    "picture_of",
    "sorted_hand",
    "with_card_played",
]

#: A hand as it lies there: ``None`` is a card nobody here may see.
Hand = tuple[Card | None, ...]

_CLASSES = ("clubs", "spades", "hearts", "diamonds", "trumps")
assert _CLASSES[TRUMP] == "trumps"


@dataclass(frozen=True, slots=True)
class Sorting:
    """How the own hand is sorted.

    Attributes:
        order: trumps and suits from left to right.
        high_first: high cards to the left.
    """

    order: tuple[SortItem, ...] = DEFAULT_SORT_ORDER
    high_first: bool = True


@dataclass(frozen=True, slots=True)
class Picture:
    """Where every card of the deck is.

    Attributes:
        own_seat: the seat at the lower edge.
        hands: per seat.
        trick: seats and cards in the order played.
        piles: per seat its tricks, the first one lowest.
        gathered: the trick has been pushed together.
        marked: cards that lie open across a pile: seat, number of the trick in the pile, card.
        laid: the cards offered in a poverty, in the middle.
        laid_by: who offers them.
        stock: cards that have not been dealt, at the dealer.
        dealer: where the stock lies.
    """

    own_seat: int
    hands: tuple[Hand, ...]
    trick: tuple[tuple[int, Card], ...] = ()
    gathered: bool = False
    piles: tuple[tuple[tuple[Card, ...], ...], ...] = ((), (), (), ())
    marked: tuple[tuple[int, int, Card], ...] = ()
    laid: Hand = ()
    laid_by: int | None = None
    stock: int = 0
    dealer: int | None = None

    @property
    def cards(self) -> int:
        """How many cards there are: the size of the deck."""
        return (
            sum(len(hand) for hand in self.hands)
            + len(self.trick)
            + sum(len(trick) for pile in self.piles for trick in pile)
            + len(self.laid)
            + self.stock
        )


def sorted_hand(hand: Sequence[Card], order: CardOrder, sorting: Sorting) -> tuple[Card, ...]:
    """The own hand as the person likes it, with the strengths of the game in force."""
    places = {_CLASSES.index(item): place for place, item in enumerate(sorting.order)}
    sign = -1 if sorting.high_first else 1
    return tuple(
        sorted(hand, key=lambda card: (places[order.classes[card]], sign * order.strength[card]))
    )


def arranged_hand(
    hand: Sequence[Card], own_order: Sequence[Card], order: CardOrder, sorting: Sorting
) -> tuple[Card, ...]:
    """The own hand as the person has laid it by hand.

    Args:
        hand: the cards held.
        own_order: the cards once laid from left to right; those gone since are left out, new ones
            are put at the right end.
        order: the strengths of the game in force.
        sorting: for new cards, and for all of them without an order of the person's own.
    """
    if not own_order:
        return sorted_hand(hand, order, sorting)
    gone = Counter(own_order) - Counter(hand)
    new = Counter(hand) - Counter(own_order)
    kept = []
    for card in own_order:
        if gone[card]:
            # The left one of two equal cards goes, as in ``with_card_played``.
            gone[card] -= 1
        else:
            kept.append(card)
    return (*kept, *sorted_hand(tuple(new.elements()), order, sorting))


def picture_of(
    view: SeatView,
    sorting: Sorting,
    own_order: Sequence[Card] = (),
    open_seats: frozenset[int] | None = None,
) -> Picture:
    """The table as one seat sees it.

    Args:
        view: what the seat knows.
        sorting: how open hands are sorted.
        own_order: the own hand as it was laid by hand, if it was.
        open_seats: whose hands are shown besides the own one; ``None`` for all the view knows.
    """
    hands: list[Hand] = []
    for seat in ALL_SEATS:
        shown = view.open_hands[seat]
        if seat == view.seat and shown is not None:
            hands.append(arranged_hand(shown, own_order, view.order, sorting))
        elif shown is None or (open_seats is not None and seat not in open_seats):
            hands.append((None,) * view.hand_sizes[seat])
        else:
            hands.append(sorted_hand(shown, view.order, sorting))
    trick = view.trick
    piles: list[list[tuple[Card, ...]]] = [[], [], [], []]
    marked: list[tuple[int, int, Card]] = []
    open_cards = [(trophy.trick, trophy.card) for trophy in trophies_of(view)]
    for number, seen in enumerate(view.tricks):
        place = len(piles[seen.winner])
        marked += [(seen.winner, place, card) for trick, card in open_cards if trick == number]
        piles[seen.winner].append(seen.cards)
    offered = view.phase == Phase.POVERTY
    return Picture(
        own_seat=view.seat,
        hands=tuple(hands),
        trick=tuple(zip(trick.seats, trick.cards, strict=False)) if trick is not None else (),
        piles=tuple(tuple(pile) for pile in piles),
        marked=tuple(dict.fromkeys(marked)),
        laid=view.laid if offered else (),
        laid_by=view.poor if offered else None,
        dealer=view.dealer,
    )


def deck_picture(view: SeatView) -> Picture:
    """The table before the deal: every card in the dealer's stock."""
    return Picture(
        own_seat=view.seat,
        hands=((), (), (), ()),
        stock=4 * hand_size(view.rules.deck),
        dealer=view.dealer if view.dealer is not None else view.forehand,
    )


def with_packet(picture: Picture, seat: int, count: int) -> Picture:
    """The table after some more cards were dealt to a seat, face down."""
    hands = list(picture.hands)
    hands[seat] = (*hands[seat], *((None,) * count))
    return replace(picture, hands=tuple(hands), stock=picture.stock - count)


def with_card_played(picture: Picture, seat: int, card: Card) -> Picture:
    """The table after a seat laid a card into the trick, which stays there for now."""
    hand = list(picture.hands[seat])
    if card in hand:
        hand.remove(card)
    elif hand:
        hand.pop(len(hand) // 2)
    hands = (*picture.hands[:seat], tuple(hand), *picture.hands[seat + 1 :])
    return replace(picture, hands=hands, trick=(*picture.trick, (seat, card)))
