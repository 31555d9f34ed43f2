"""What a seat sees, worked out once for all ideas of one decision.

``Situation`` holds plain facts and counts; chances stand in ``chances``, who is whose partner in
``beliefs``. Nothing here looks at ``open_hands``: open cards must not change a decision.
"""

from __future__ import annotations

from typing import Final

from dokodesk.ai.beliefs import friends
from dokodesk.ai.weights import STANDARD, Weights
from dokodesk.engine.actions import Choose, Play
from dokodesk.engine.cards import FACES, Card, Suit, full_deck
from dokodesk.engine.contracts import CONTRACTS, NORMAL, POVERTY, WEDDING
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP

_CLASS_BIT: Final = {name: 1 << number for number, name in enumerate(CLASS_NAMES)}
_DECKS: Final = {
    deck: tuple(full_deck(deck).count(card) for card in Card) for deck in ("48", "40")
}


class Situation:
    """The facts of one moment of play for one seat.

    Attributes:
        view: where everything comes from.
        seat: whose decision it is.
        order, strength, classes: the order of cards in force.
        held: for each face how many of it are in the own hand.
        unseen: for each face how many lie in hands that are not known.
        class_unseen: the same for each class.
        known: for each seat the cards it is known to hold.
        slots: for each seat the number of its cards that are not known.
        voids: for each seat a bit for each class it is out of.
        friend: for each seat the chance that it plays with this one.
        lone: this seat plays alone against three.
        opponent: the seat that plays alone against this one and two others, if any.
        searching: a wedding's partner is still looked for.
        lying: the cards of the trick on the table, ``lying_seats`` who played them.
        behind: the seats that play after this one in the trick.
        top_seat, top_card: who wins the trick so far.
        number: the number of the trick, from 0; ``last`` says that it is the last one.
        left: own cards left.
        power: for each face what it is worth to keep it for its strength.
    """

    __slots__ = (
        "behind",
        "class_unseen",
        "classes",
        "friend",
        "held",
        "known",
        "last",
        "left",
        "lone",
        "lying",
        "lying_seats",
        "memo",
        "number",
        "opponent",
        "order",
        "power",
        "points_lying",
        "rules",
        "searching",
        "seat",
        "slots",
        "strength",
        "top_card",
        "top_seat",
        "unseen",
        "view",
        "voids",
        "weights",
    )

    def __init__(self, view: SeatView, weights: Weights = STANDARD) -> None:
        self.view = view
        self.weights = weights
        self.rules = view.rules
        self.seat = view.seat
        self.order = view.order
        self.strength = view.order.strength
        self.classes = view.order.classes
        self.number = len(view.tricks)
        self.left = len(view.hand)
        self.last = self.left == 1
        self.memo: dict[object, float] = {}
        self._see_trick()
        self._see_cards()
        self._see_sides()
        self.power = _powers(self)

    def _see_trick(self) -> None:
        view = self.view
        step = 1 if view.rules.direction == "cw" else 3
        trick = view.trick
        self.lying: tuple[Card, ...] = trick.cards if trick else ()
        self.lying_seats: tuple[int, ...] = trick.seats[: len(self.lying)] if trick else ()
        self.points_lying = trick.points if trick else 0
        self.behind = tuple((self.seat + i * step) & 3 for i in range(1, 4 - len(self.lying)))
        self.top_seat = trick.winner if trick else None
        self.top_card: Card | None = None
        if trick:
            self.top_card = trick.cards[trick.seats.index(trick.winner)]

    def _see_cards(self) -> None:
        view = self.view
        unseen = list(_DECKS[view.rules.deck])
        held = [0] * FACES
        for card in view.hand:
            held[card] += 1
            unseen[card] -= 1
        for trick in view.tricks:
            for card in trick.cards:
                unseen[card] -= 1
        for card in self.lying:
            unseen[card] -= 1
        self.held = held
        self.known = _known_cards(view)
        for cards in self.known:
            for card in cards:
                unseen[card] -= 1
        self.unseen = unseen
        self.slots = [
            0 if seat == self.seat else max(0, view.hand_sizes[seat] - len(self.known[seat]))
            for seat in range(4)
        ]
        self.class_unseen = [0] * 5
        for card in Card:
            if unseen[card] > 0:
                self.class_unseen[self.classes[card]] += unseen[card]
        self.voids = _voids(view)

    def _see_sides(self) -> None:
        view = self.view
        self.searching = bool(view.condition)
        self.friend = friends(view)
        lone = lone_seat(view)
        self.lone = lone == self.seat
        self.opponent = lone if lone is not None and lone != self.seat else None

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump in this game."""
        return self.classes[card] == TRUMP

    @property
    def has_trumps(self) -> bool:
        """Whether this game knows trumps at all."""
        return bool(self.order.trumps)

    @property
    def faces(self) -> list[Card]:
        """The faces in the own hand, each once, highest first."""
        return list(dict.fromkeys(self.view.hand))

    def own_in_class(self, class_number: int) -> int:
        """How many own cards belong to a class."""
        return sum(1 for card in self.view.hand if self.classes[card] == class_number)

    def is_fox(self, card: Card) -> bool:
        """Whether losing this card to the other side costs a point (rules 2.9)."""
        view = self.view
        return (
            card is Card.DA
            and self.rules.fox_caught > 0
            and extras_count(view)
            and not any(special[2] is Card.DA for special in view.specials)
        )

    def charlies_count(self) -> bool:
        """Whether the club jack brings a point in the last trick (rules 2.9)."""
        return (
            self.rules.charlie_wins_last > 0 and extras_count(self.view) and self.order.dulle_like
            if False
            else self.rules.charlie_wins_last > 0 and extras_count(self.view)
        )


def lone_seat(view: SeatView) -> int | None:
    """Who is known to this seat to play alone against three: soloist, lone bride, black sow."""
    contract = CONTRACTS.get(view.contract)
    if contract is None or view.condition:
        return None
    re_seats = [seat for seat in range(4) if view.parties[seat] is Party.RE]
    if None in view.parties or len(re_seats) != 1:
        return None
    return re_seats[0]


def extras_count(view: SeatView) -> bool:
    """Whether foxes and charlies count here, as far as this seat knows (``extras_in_solos``)."""
    if view.contract in (NORMAL, WEDDING, POVERTY):
        return lone_seat(view) is None or view.rules.silent_wedding_scoring == "normal"
    return False


def _known_cards(view: SeatView) -> list[tuple[Card, ...]]:
    """Cards whose holder is certain: those of a poverty, and club queens of known Re players."""
    known: list[list[Card]] = [[], [], [], []]
    if view.contract == POVERTY and view.poor is None:
        poor, taker = view.soloist, view.taker
        if view.seat == taker and poor is not None:
            known[poor] += [card for card in view.returned if card is not None]
        elif view.seat == poor and taker is not None:
            passed = [card for card in view.laid if card is not None]
            for back in view.returned:
                if back in passed:
                    passed.remove(back)
            known[taker] += passed
    elif view.contract == NORMAL and view.genscher is None:
        shown = [0, 0, 0, 0]
        for trick in view.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=False):
                shown[seat] += card is Card.CQ
        if view.trick:
            for seat, card in zip(view.trick.seats, view.trick.cards, strict=False):
                shown[seat] += card is Card.CQ
        for seat, party in enumerate(view.parties):
            if party is Party.RE and seat != view.seat and not shown[seat]:
                known[seat].append(Card.CQ)
        return [tuple(cards) for cards in known]
    else:
        return [(), (), (), ()]
    for action in view.history:
        if isinstance(action, Play) and action.card in known[action.seat]:
            known[action.seat].remove(action.card)
    return [tuple(cards) for cards in known]


def _voids(view: SeatView) -> list[int]:
    """Which classes each seat is out of, as bits; what a poor player gave away included."""
    voids = [sum(_CLASS_BIT[name] for name in names) for names in view.voids]
    if view.tricks and isinstance(_last_choice(view), Choose):
        voids = _voids_since_choice(view)
    return voids


def _last_choice(view: SeatView) -> Choose | None:
    """A solo that was named in the middle of the deal (``black_sow: forced_solo``)."""
    played = False
    found = None
    for action in view.history:
        if isinstance(action, Play):
            played = True
        elif played and isinstance(action, Choose):
            found = action
    return found
