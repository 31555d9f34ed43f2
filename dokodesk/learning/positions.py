"""From the position of a lesson to a state of the engine.

A lesson may begin with three cards in each hand. The engine knows only whole deals, so the cards
that are not there any more are played before, by the rules, in tricks that nobody sees. That way
everything that follows (undo, replay, scoring) rests on the same action list as any other deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from dokodesk.engine import deal
from dokodesk.engine.actions import PLAYS, Action, Choice, Choose, Healthy, Reserve
from dokodesk.engine.cards import Card, full_deck
from dokodesk.engine.contracts import SILENT_WEDDING
from dokodesk.engine.errors import EngineError
from dokodesk.engine.state import DealSetup, DealState, Phase
from dokodesk.engine.tricks import trick_points, winning_index
from dokodesk.engine.trumps import CardOrder, card_order
from dokodesk.learning.lesson import Position

__all__ = ["Built", "PositionError", "build"]

_ATTEMPTS: Final = 4000
#: How often the suits are spread evenly.
_EVEN: Final = 0.6
#: So many cards are tried for one way of spreading the cards.
_NODES: Final = 90


class PositionError(ValueError):
    """A position that cannot come about; the text says why."""


@dataclass(frozen=True, slots=True)
class Built:
    """A position, ready to be played.

    Attributes:
        state: the moment the lesson begins with.
        unseen: how many tricks were played before, which nobody is shown.
    """

    state: DealState
    unseen: int


@lru_cache(maxsize=128)
def build(position: Position) -> Built:
    """The state of a position; always the same one.

    Raises:
        PositionError: there is no deal that leads to it.
    """
    hands = _filled(position)
    kept = len(hands[0])
    size = deal.start(_any_setup(position)).setup.hand_size
    if kept == size:
        return Built(_opened(position, hands, position.lead), 0)
    chance = random.Random(f"dokodesk-lesson|{_codes(position)}|{position.lead}")
    for _ in range(_ATTEMPTS):
        state = _attempt(position, hands, size - kept, chance)
        if state is not None:
            return Built(state, size - kept)
    raise PositionError("no run of play leads to these cards; change a card or two in the hands")


def _codes(position: Position) -> str:
    """The hands as text, for a source of chance that is the same everywhere."""
    return "|".join(" ".join(card.code for card in hand) for hand in position.hands)


def _any_setup(position: Position) -> DealSetup:
    deck = full_deck(position.rules.deck)
    size = len(deck) // 4
    hands = tuple(tuple(deck[i * size : (i + 1) * size]) for i in range(4))
    return DealSetup(rules=position.rules, forehand=0, dealer=3, hands=hands)


def _rest(position: Position, hands: tuple[tuple[Card, ...], ...]) -> list[Card]:
    left = Counter(full_deck(position.rules.deck))
    left.subtract(card for hand in hands for card in hand)
    return sorted(left.elements())


def _filled(position: Position) -> tuple[tuple[Card, ...], ...]:
    """The hands, the shorter ones filled up with what is left, always in the same way."""
    most = max(len(hand) for hand in position.hands)
    if all(len(hand) == most for hand in position.hands):
        return position.hands
    rest = _rest(position, position.hands)
    chance = random.Random(f"dokodesk-fill|{_codes(position)}")
    chance.shuffle(rest)
    hands = [list(hand) for hand in position.hands]
    # The club queens first, so that the sides are as they were wished.
    for seat in sorted(position.re):
        while Card.CQ in rest and Card.CQ not in hands[seat] and len(hands[seat]) < most:
            rest.remove(Card.CQ)
            hands[seat].append(Card.CQ)
    for hand in hands:
        while len(hand) < most:
            hand.append(rest.pop())
    return tuple(tuple(hand) for hand in hands)


def _opened(position: Position, dealt: tuple[tuple[Card, ...], ...], forehand: int) -> DealState:
    """The deal after the round of reservations, or before it where the lesson begins there."""
    rules = position.rules
    step = 1 if rules.direction == "cw" else 3
    setup = DealSetup(rules=rules, forehand=forehand, dealer=(forehand - step) % 4, hands=dealt)
    try:
        state = deal.start(setup)
        if position.talk:
            return state
        while state.phase is not Phase.PLAY:
            if state.phase is Phase.FINISHED:
                raise PositionError("the cards are thrown in before the first one is played")
            state, _ = deal.apply(state, _said(position, state))
    except EngineError as error:
        raise PositionError(str(error)) from None
    return state


def _said(position: Position, state: DealState) -> Action:
    """What a seat says before the first card: only the soloist has something to say."""
    seat = state.turn
    assert seat is not None
    # A silent solo is not announced: it comes about by both queens of clubs in a healthy hand.
    if seat == position.soloist and position.contract != SILENT_WEDDING:
        for action in deal.legal_actions(state):
            if isinstance(action, Choose) and action.detail == position.contract:
                return action
            if isinstance(action, Choose) and action.what.value == position.contract:
                return action
        wanted = Choose(seat, Choice.SOLO, position.contract)
        return Reserve(seat) if state.phase is Phase.RESERVATION else wanted
    return Healthy(seat)


def _attempt(
    position: Position, kept: tuple[tuple[Card, ...], ...], tricks: int, chance: random.Random
) -> DealState | None:
    """One try to find a run of play that leaves the wished cards, or ``None``."""
    early = _dealt_early(position, kept, tricks, chance)
    if early is None:
        return None
    dealt = tuple((*hand, *more) for hand, more in zip(kept, early, strict=True))
    if any(hand.count(Card.CQ) > 1 for hand in dealt) and position.contract == "normal":
        return None
    forehand = chance.randrange(4)
    re = [seat for seat in range(4) if Card.CQ in dealt[seat]]

    def fits(leader: int, points: list[int]) -> bool:
        made = sum(points[seat] for seat in re)
        return leader == position.lead and position.re_points in (None, made)

    order = card_order(position.rules, position.contract)
    step = 1 if position.rules.direction == "cw" else 3
    search = _Search(order, step, kept, early, chance)
    if not search.run(forehand, fits):
        return None
    state = _opened(position, dealt, forehand)
    for seat, card in search.plays:
        if state.turn != seat:
            return None
        try:
            state, _ = deal.apply(state, PLAYS[seat][card])
        except EngineError:
            return None
    return state


def _dealt_early(
    position: Position, kept: tuple[tuple[Card, ...], ...], tricks: int, chance: random.Random
) -> list[list[Card]] | None:
    """The other cards, spread over the seats; the club queens where the sides want them.

    Every other time each class is spread as evenly as can be, so that it can be led until nobody
    has any left; which way finds a run of play depends on the cards.
    """
    rest = _rest(position, kept)
    chance.shuffle(rest)
    classes = card_order(position.rules, position.contract).classes
    even = chance.random() < _EVEN
    if even:
        rest.sort(key=lambda card: classes[card])
    early: list[list[Card]] = [[], [], [], []]
    holders = [seat for seat in range(4) if Card.CQ in kept[seat]]
    if position.contract == "normal":
        wanted = [seat for seat in sorted(position.re) if seat not in holders]
        free = [seat for seat in range(4) if seat not in holders and seat not in wanted]
        chance.shuffle(free)
        for _ in range(rest.count(Card.CQ)):
            seat = (wanted or free or [0]).pop(0)
            rest.remove(Card.CQ)
            early[seat].append(Card.CQ)
    keeps = [{classes[card] for card in hand} for hand in kept]
    while rest:
        card = rest.pop()
        number = classes[card]

        def rank(seat: int, number: int = number) -> tuple[int, bool, float]:
            held = sum(classes[other] == number for other in early[seat])
            return held if even else 0, even and number not in keeps[seat], chance.random()

        room = [seat for seat in range(4) if len(early[seat]) < tricks]
        early[min(room, key=rank)].append(card)
    return early


class _Search:
    """Looks for a run of play that uses up the early cards and no other.

    Depth first, with what can be led only a few times more led first: a dead end is nearly always
    mended in the last tricks. Whoever has to follow may never be forced to give a kept card.
    """

    def __init__(
        self,
        order: CardOrder,
        step: int,
        kept: tuple[tuple[Card, ...], ...],
        early: list[list[Card]],
        chance: random.Random,
    ) -> None:
        self._classes = order.classes
        self._order = order
        self._step = step
        self._hands = [list(cards) for cards in early]
        self._kept = [{order.classes[card] for card in hand} for hand in kept]
        self._chance = chance
        self._nodes = _NODES
        self.plays: list[tuple[int, Card]] = []
        self.points = [0, 0, 0, 0]

    def run(self, leader: int, fits: Callable[[int, list[int]], bool]) -> bool:
        """Play all that is left, from a lead on.

        Args:
            leader: who leads.
            fits: whether an end is the wished one, from who leads then and everybody's points.
        """
        if not self._hands[leader]:
            return fits(leader, self.points)
        seats = [(leader + self._step * i) % 4 for i in range(4)]
        return self._trick(seats, [], fits)

    def _trick(
        self, seats: list[int], trick: list[Card], fits: Callable[[int, list[int]], bool]
    ) -> bool:
        if len(trick) == len(seats):
            winner = seats[winning_index(self._order, trick, last_trick=False)]
            points = trick_points(trick)
            self.points[winner] += points
            if self.run(winner, fits):
                return True
            self.points[winner] -= points
            return False
        seat = seats[len(trick)]
        for card in self._candidates(seat, trick):
            self._nodes -= 1
            if self._nodes < 0:
                return False
            self._hands[seat].remove(card)
            self.plays.append((seat, card))
            if self._trick(seats, [*trick, card], fits):
                return True
            self.plays.pop()
            self._hands[seat].append(card)
        return False

    def _candidates(self, seat: int, trick: list[Card]) -> list[Card]:
        """The cards that may be played, in the order in which they are tried."""
        classes = self._classes
        hand = list(dict.fromkeys(self._hands[seat]))
        self._chance.shuffle(hand)
        if trick:
            led = classes[trick[0]]
            fitting = [card for card in hand if classes[card] == led]
            if fitting or led in self._kept[seat]:
                return fitting
            return hand
        able = [card for card in hand if self._rounds_left(classes[card]) > 0]
        return sorted(able, key=lambda card: self._rounds_left(classes[card]))

    def _rounds_left(self, number: int) -> int:
        """How often a class can still be led before somebody would have to give a kept card."""
        classes = self._classes
        return min(
            (
                sum(classes[card] == number for card in self._hands[seat])
                for seat in range(4)
                if number in self._kept[seat]
            ),
            default=12,
        )
