"""What a seat sees, worked out once for all ideas of one decision.

``Situation`` holds plain facts and counts; chances stand in ``chances``, who is whose partner in
``beliefs``. Nothing here looks at ``open_hands``: open cards must not change a decision.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dokodesk.ai.beliefs import friends
from dokodesk.ai.seen import (
    extras_count,
    known_cards,
    known_voids,
    lone_seat,
    tricks_before_naming,
)
from dokodesk.ai.weights import STANDARD, Weights
from dokodesk.engine.cards import FACES, Card, full_deck
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP, CardOrder

__all__ = [
    "Situation",
    "clarifies",
    "class_faces",
    "friends_in_search",
    "known_cards",
    "known_voids",
    "tricks_before_naming",
]

_DECKS: Final = {deck: tuple(full_deck(deck).count(card) for card in Card) for deck in ("48", "40")}


class Situation:
    """The facts of one moment of play for one seat.

    Attributes:
        view: where everything comes from.
        weights: the numbers behind the rules of thumb.
        seat: whose decision it is.
        order, strength, classes: the order of cards in force.
        hand: own cards; ``faces`` each face of them once.
        held: for each face how many of it are in the own hand.
        unseen: for each face how many lie in hands that are not known.
        class_unseen: the same for each class.
        out: for each face how many are in the hands of the others, known ones included.
        class_out: the same for each class.
        above: for each face how many cards of its class in the hands of the others are stronger.
        above_all: the same with the own hand counted too.
        known: for each seat the cards it is known to hold.
        slots: for each seat the number of its cards that are not known.
        voids: for each seat a bit for each class it is out of.
        friend: for each seat the chance that it plays with this one.
        lone: this seat plays alone against three.
        opponent: the seat that plays alone against this one and two others, if any.
        searching: this trick can find the partner of a bride.
        lying: the cards of the trick on the table, ``lying_seats`` who played them.
        led: the class that was led, or ``None`` when leading.
        behind: the seats that play after this one in the trick.
        top_seat, top_card: who wins the trick so far.
        number: the number of the trick, from 0; ``last`` says that it is the last one.
        left: own cards left.
        foxes, charlies: whether these count here.
        memo: chances worked out before in the same decision.
    """

    __slots__ = (
        "above",
        "above_all",
        "behind",
        "charlies",
        "class_out",
        "class_unseen",
        "classes",
        "faces",
        "foxes",
        "friend",
        "hand",
        "held",
        "known",
        "last",
        "led",
        "left",
        "lone",
        "lying",
        "lying_seats",
        "memo",
        "number",
        "opponent",
        "order",
        "out",
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

    def __init__(
        self,
        view: SeatView,
        weights: Weights = STANDARD,
        order: CardOrder | None = None,
        led: int | None = None,
    ) -> None:
        """Look at a view.

        Args:
            view: what the seat knows.
            weights: the numbers behind the rules of thumb.
            order: judge by this order of cards, e.g. with pigs that are about to be declared.
            led: the class that will be led, where this seat leads and it matters (wedding).
        """
        self.view = view
        self.weights = weights
        self.rules = view.rules
        self.seat = view.seat
        self.order: CardOrder = view.order if order is None else order
        self.strength = self.order.strength
        self.classes = self.order.classes
        self.hand = view.hand
        self.faces = tuple(dict.fromkeys(view.hand))
        self.number = len(view.tricks)
        self.left = len(view.hand)
        self.last = self.left == 1
        self.memo: dict[tuple[object, ...], float] = {}
        self._see_trick()
        self._see_cards()
        self._see_sides(led)

    def _see_trick(self) -> None:
        view = self.view
        step = 1 if view.rules.direction == "cw" else 3
        trick = view.trick
        self.lying: tuple[Card, ...] = ()
        self.lying_seats: tuple[int, ...] = ()
        self.points_lying = 0
        self.top_seat: int | None = None
        self.top_card: Card | None = None
        self.led: int | None = None
        if trick is not None:
            self.lying = trick.cards
            self.lying_seats = trick.seats[: len(trick.cards)]
            self.points_lying = trick.points
            self.top_seat = trick.winner
            self.top_card = trick.cards[trick.seats.index(trick.winner)]
            self.led = self.classes[trick.cards[0]]
        self.behind = tuple((self.seat + i * step) & 3 for i in range(1, 4 - len(self.lying)))

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
        self.known = known_cards(view)
        for cards in self.known:
            for card in cards:
                unseen[card] -= 1
        self.unseen = unseen
        self.out = list(unseen)
        for cards in self.known:
            for card in cards:
                self.out[card] += 1
        self.slots = [
            0 if seat == self.seat else max(0, view.hand_sizes[seat] - len(self.known[seat]))
            for seat in range(4)
        ]
        self._count_classes()
        self.voids = known_voids(view, self.known)

    def _count_classes(self) -> None:
        self.class_unseen = [0] * 5
        self.class_out = [0] * 5
        self.above = [0] * FACES
        self.above_all = [0] * FACES
        for number, faces in enumerate(class_faces(self.order)):
            unseen = outside = everywhere = 0
            for face in faces:
                self.above[face] = outside
                self.above_all[face] = everywhere
                unseen += self.unseen[face]
                outside += self.out[face]
                everywhere += self.out[face] + self.held[face]
            self.class_unseen[number] = unseen
            self.class_out[number] = outside

    def _see_sides(self, led: int | None) -> None:
        view = self.view
        self.searching = False
        self.friend = friends(view)
        if view.condition and view.soloist is not None:
            clarifying = self.led if led is None else led
            if clarifying is not None and clarifies(view.condition, clarifying):
                self.searching = True
                self.friend = friends_in_search(self.seat, view.soloist)
        lone = lone_seat(view)
        self.lone = lone == self.seat
        self.opponent = lone if lone is not None and lone != self.seat else None
        extras = extras_count(view, lone)
        pigs = self.strength[Card.DA] > self.strength[Card.DJ]
        self.foxes = extras and self.rules.fox_caught > 0 and not pigs
        self.charlies = extras and self.rules.charlie_wins_last > 0

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump in this game."""
        return self.classes[card] == TRUMP

    def is_fox(self, card: Card) -> bool:
        """Whether the other side gets a point for taking this card (rules 2.9)."""
        return card is Card.DA and self.foxes

    def own_in_class(self, class_number: int) -> int:
        """How many own cards belong to a class."""
        return sum(1 for card in self.hand if self.classes[card] == class_number)


@lru_cache(maxsize=256)
def class_faces(order: CardOrder) -> tuple[tuple[Card, ...], ...]:
    """For each class its faces, the strongest first."""
    return tuple(
        tuple(
            sorted(
                (card for card in Card if order.classes[card] == number),
                key=lambda card: -order.strength[card],
            )
        )
        for number in range(5)
    )


def clarifies(condition: str, led: int) -> bool:
    """Whether a trick led in this class can find the partner of a bride (rules 2.5)."""
    if condition == "any":
        return True
    if condition == "plain":
        return led != TRUMP
    return CLASS_NAMES[led] == condition


def friends_in_search(seat: int, bride: int) -> tuple[float, ...]:
    """Sides in a trick that can find a partner: whoever else wins it plays with the bride."""
    if seat == bride:
        return (1.0, 1.0, 1.0, 1.0)
    return tuple(1.0 if other == seat else (1 / 3 if other == bride else 0.0) for other in range(4))
