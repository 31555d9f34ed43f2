"""Complete deals that agree with what one seat has heard.

The bot protocol tells a seat what it may know, action by action. To get the ``SeatView`` that the
computer players decide with, the bot deals the cards it cannot see in some way that allows all that
was said and played, replays the deal through the engine, and looks at it from its seat. *Which* of
the possible deals is taken makes no difference: hidden cards never show in a view, so all of them
give the same one. The deals are not drawn evenly and are no estimate of anything; judging what
others may hold is the players' own business.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from dokodesk.engine.cards import Card, Rank, full_deck
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.options import Rules
from dokodesk.engine.state import ALL_SEATS, DealSetup
from dokodesk.engine.trumps import card_order

Hands = tuple[tuple[Card, ...], ...]
Cards = Counter[Card]


class Impossible(Exception):
    """No deal can agree with what was heard; the text says what contradicts what."""


class Exchange(msgspec.Struct):
    """What is known of a poverty; ``None`` stands for a card this seat has not seen.

    Attributes:
        poor: who offers it.
        laid: the cards laid out.
        taker: who has taken it.
        returned: the cards given back.
        told: how many trumps were among those, as far as the taker had to say it.
        told_exactly: false if ``told`` only means none (0) or some (1).
    """

    poor: int
    laid: tuple[Card | None, ...] = ()
    taker: int | None = None
    returned: tuple[Card | None, ...] = ()
    told: int | None = None
    told_exactly: bool = True


class Knowledge:
    """What one seat knows about the cards.

    Attributes:
        setup: the deal, with ``hands`` of which only the own one is true.
        seat: whose knowledge it is.
        shown: per seat the cards it must have held when play began.
        barred: per seat the faces it cannot hold any more, besides those it has shown.
        exchange: the poverty, if one was offered.
        wishes: per seat the special hands it may have had, because it spoke up.
    """

    def __init__(self, setup: DealSetup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.shown: list[Cards] = [Counter() for _ in ALL_SEATS]
        self.barred = [0, 0, 0, 0]
        self.exchange: Exchange | None = None
        self.wishes: list[tuple[str, ...]] = [(), (), (), ()]

    def show(self, seat: int, card: Card, copies: int = 1) -> None:
        """A seat must have held at least so many copies of a card."""
        if self.shown[seat][card] < copies:
            self.shown[seat][card] = copies

    def bar(self, seat: int, faces: Iterable[int]) -> None:
        """A seat holds none of these besides what it has shown."""
        for face in faces:
            self.barred[seat] |= 1 << face


#: Special hands, by the reservation that they allow.
BOTH_QUEENS: Final = "queens"
POOR: Final = "poor"
MANY_KINGS: Final = "kings"
MANY_NINES: Final = "nines"
FEW_POINTS: Final = "few points"
MANY_POINTS: Final = "many points"


def deal_out(known: Knowledge, rng: random.Random) -> tuple[Hands, Exchange | None] | None:
    """One way to deal the hidden cards, or ``None`` if this attempt led nowhere.

    Args:
        known: what the seat knows.
        rng: decides between the possible ways.

    Returns:
        The hands as dealt, and the poverty with every card filled in.

    Raises:
        Impossible: no attempt can succeed.
    """
    return _Attempt(known, rng).run()


class _Attempt:
    """One try. Hands are those of the beginning of play until a poverty is undone at the end."""

    def __init__(self, known: Knowledge, rng: random.Random) -> None:
        self.known = known
        self.rng = rng
        self.rules: Rules = known.setup.rules
        self.trumps = card_order(self.rules, NORMAL).trumps
        self.must: list[Cards] = [Counter(cards) for cards in known.shown]
        self.barred = list(known.barred)
        self.own_dealt: Cards = Counter(known.setup.hands[known.seat])

    def run(self) -> tuple[Hands, Exchange | None] | None:
        exchange = self.known.exchange
        self.must[self.known.seat] = self._own_cards()
        if exchange is not None and exchange.laid:
            self._poverty_constraints(exchange)
        for seat in ALL_SEATS:
            if seat != self.known.seat and self.known.wishes[seat]:
                self._wish(seat, self.rng.choice(self.known.wishes[seat]))
        held = self._assigned()
        if held is None:
            return None
        if exchange is None or not exchange.laid:
            return self._hands(held), None
        return self._undone(held, exchange)

    def _own_cards(self) -> Cards:
        """The own hand when play began."""
        own = Counter(self.own_dealt)
        exchange = self.known.exchange
        if exchange is not None and exchange.returned:
            if self.known.seat == exchange.poor:
                own = own - _whole(exchange.laid) + _whole(exchange.returned)
            elif self.known.seat == exchange.taker:
                own = own + _whole(exchange.laid) - _whole(exchange.returned)
        shown = self.known.shown[self.known.seat]
        if shown - own:
            raise Impossible(f"the own hand does not hold {_names(shown - own)}")
        return own

    # --- assigning ---------------------------------------------------------------------------

    def _assigned(self) -> list[Cards] | None:
        """The hands of all seats, with every hidden card given to somebody who can hold it."""
        size = self.known.setup.hand_size
        pool = Counter(full_deck(self.rules.deck))
        for seat in ALL_SEATS:
            pool.subtract(self.must[seat])
        if min(pool.values()) < 0:
            too_many = Counter({card: -number for card, number in pool.items() if number < 0})
            if self._is_certain():
                raise Impossible(f"there are not that many of {_names(too_many)}")
            return None
        room = [size - self.must[seat].total() for seat in ALL_SEATS]
        if min(room) < 0:
            if self._is_certain():
                seat = room.index(min(room))
                raise Impossible(f"seat {seat} cannot have held so many cards")
            return None
        cards = [card for card, number in pool.items() for _ in range(number)]
        self.rng.shuffle(cards)
        owners = _matched(cards, room, self.barred, self.rng)
        if owners is None:
            return None
        held = [Counter(cards) for cards in self.must]
        for card, seat in zip(cards, owners, strict=True):
            held[seat][card] += 1
        return held

    def _is_certain(self) -> bool:
        """Whether ``must`` holds what was seen only, nothing that this attempt chose."""
        return self.known.exchange is None and not any(self.known.wishes)

    def _take(self, seat: int, cards: Iterable[Card], number: int) -> None:
        """Give a seat some of these cards, as far as they are free."""
        free = Counter(full_deck(self.rules.deck))
        for other in ALL_SEATS:
            free.subtract(self.must[other])
        able = [
            card
            for card in cards
            for _ in range(max(0, free[card]))
            if not self.barred[seat] >> card & 1
        ]
        if seat == self._poor():
            able = [card for card in able if not self._is_open(card)]
        self.rng.shuffle(able)
        self.must[seat].update(able[:number])

    def _wish(self, seat: int, wish: str) -> None:
        """Give a seat a hand of a special kind, as far as that is possible."""
        deck = tuple(dict.fromkeys(full_deck(self.rules.deck)))
        if wish == BOTH_QUEENS:
            self.must[seat][Card.CQ] = 2
        elif wish == POOR:
            most = max(self.rules.poverty_max_trumps, self.rules.redeal_trumps_max, 1)
            exchange = self.known.exchange
            if exchange is not None and exchange.returned and seat == exchange.taker:
                # The hand as dealt was poor; some of the trumps may have come with the exchange.
                most += len(exchange.laid)
            spare = most - self._trumps_in(self.must[seat])
            self._more_trumps(seat, self.rng.randint(0, max(0, spare)))
            self.barred[seat] |= self.trumps
        elif wish in (MANY_KINGS, MANY_NINES):
            rank = Rank.KING if wish == MANY_KINGS else Rank.NINE
            least = max(
                self.rules.redeal_kings, self.rules.redeal_nines, self.rules.redeal_nines_kings
            )
            self._take(seat, [card for card in deck if card.rank is rank], least)
        elif wish in (FEW_POINTS, MANY_POINTS):
            ranked = sorted(deck, key=lambda card: card.points, reverse=wish == MANY_POINTS)
            for card in ranked[: len(ranked) // 2]:
                self._take(seat, [card], self.rng.randrange(3))
            over = self.must[seat].total() - self.known.setup.hand_size
            if over > 0:
                self.must[seat] = Counter(self.known.shown[seat])

    # --- poverty -----------------------------------------------------------------------------

    def _poverty_constraints(self, exchange: Exchange) -> None:
        """What the offer, the cards laid out and those given back say about the poor hand."""
        poor, seat = exchange.poor, self.known.seat
        if poor == seat:
            if exchange.returned and exchange.taker is not None:
                self._at_least(exchange.taker, _seen(exchange.laid) - _seen(exchange.returned))
            return
        trumps_seen = sum(
            number for card, number in self.must[poor].items() if self.trumps >> card & 1
        )
        if exchange.taker == seat:
            cards = exchange.returned or exchange.laid
            self._at_least(poor, _seen(cards))
        elif exchange.returned:
            self._more_trumps(poor, self._trumps_returned(exchange, trumps_seen) - trumps_seen)
        else:
            self._at_least(poor, _seen(exchange.laid))
            trumps_seen = self._trumps_in(self.must[poor])
            wanted = self.rng.randint(trumps_seen, max(trumps_seen, len(exchange.laid)))
            if self.rules.poverty_pass == "only_trumps":
                wanted = len(exchange.laid)
            self._more_trumps(poor, wanted - trumps_seen)
        self.barred[poor] |= self.trumps

    def _poor(self) -> int | None:
        return None if self.known.exchange is None else self.known.exchange.poor

    def _is_open(self, card: Card) -> bool:
        """Whether a card would have been shown when it was laid out (``poverty_fox_open``)."""
        return self.rules.poverty_fox_open and card is Card.DA

    def _trumps_in(self, cards: Cards) -> int:
        return sum(number for card, number in cards.items() if self.trumps >> card & 1)

    def _trumps_returned(self, exchange: Exchange, least: int) -> int:
        if exchange.told is not None and exchange.told_exactly:
            return exchange.told
        most = len(exchange.returned)
        if exchange.told == 0:
            return 0
        lowest = max(least, 1) if exchange.told else least
        return self.rng.randint(lowest, max(lowest, most))

    def _more_trumps(self, seat: int, number: int) -> None:
        if number > 0:
            self._take(seat, [card for card in Card if self.trumps >> card & 1], number)

    def _at_least(self, seat: int, cards: Cards) -> None:
        self.must[seat] |= cards

    def _undone(
        self, held: list[Cards], exchange: Exchange
    ) -> tuple[Hands, Exchange | None] | None:
        """The hands as dealt: what was laid and given back goes to where it came from."""
        poor, taker = exchange.poor, exchange.taker
        if taker is None or not exchange.returned:
            laid = self._laid_from(held[poor], exchange)
            if laid is None:
                return None
            return self._hands(held), Exchange(poor, _placed(exchange.laid, laid), taker)
        returned = self._returned_from(held[poor], exchange)
        if returned is None:
            return None
        laid = self._laid_back(held[taker], returned, exchange)
        if laid is None:
            return None
        held[poor] = held[poor] - returned + laid
        held[taker] = held[taker] + returned - laid
        filled = Exchange(
            poor, _placed(exchange.laid, laid), taker, _placed(exchange.returned, returned)
        )
        return self._hands(held), filled

    def _laid_from(self, hand: Cards, exchange: Exchange) -> Cards | None:
        """Cards that a poor hand can have laid out: all its trumps, filled up."""
        if None not in exchange.laid:
            return _whole(exchange.laid)
        trumps = Counter({c: n for c, n in hand.items() if self.trumps >> c & 1})
        return self._filled(trumps | _seen(exchange.laid), hand, len(exchange.laid))

    def _returned_from(self, hand: Cards, exchange: Exchange) -> Cards | None:
        """Cards that can have been given back: every trump of the poor hand is among them."""
        if None not in exchange.returned:
            return _whole(exchange.returned)
        trumps = Counter({c: n for c, n in hand.items() if self.trumps >> c & 1})
        return self._filled(trumps, hand, len(exchange.returned))

    def _laid_back(self, taken: Cards, returned: Cards, exchange: Exchange) -> Cards | None:
        """Cards that can have been laid out, from what the taker kept and gave back."""
        if None not in exchange.laid:
            return _whole(exchange.laid)
        number = len(exchange.laid)
        both = taken + returned
        wanted = self.rng.randint(0, number)
        if self.rules.poverty_pass == "only_trumps":
            wanted = number
        shown = _seen(exchange.laid)
        hidden = [card for card in (both - shown).elements() if not self._is_open(card)]
        self.rng.shuffle(hidden)
        trumps = [card for card in hidden if self.trumps >> card & 1]
        plain = [card for card in hidden if not self.trumps >> card & 1]
        wanted = max(0, wanted - self._trumps_in(shown))
        laid = shown + Counter(trumps[:wanted] + plain[: number - wanted - shown.total()])
        if laid.total() != number or laid - both:
            return None
        return laid

    def _filled(self, start: Cards, hand: Cards, number: int) -> Cards | None:
        rest = list((hand - start).elements())
        self.rng.shuffle(rest)
        missing = number - start.total()
        if missing < 0 or missing > len(rest) or start - hand:
            return None
        return start + Counter(rest[:missing])

    def _hands(self, held: list[Cards]) -> Hands:
        hands = [tuple(cards.elements()) for cards in held]
        hands[self.known.seat] = self.known.setup.hands[self.known.seat]
        return tuple(hands)


def _matched(
    cards: list[Card], room: list[int], barred: list[int], rng: random.Random
) -> list[int] | None:
    """An owner for each card so that every seat gets as many as it has room for.

    Cards that few seats can hold go first; where a seat is full, one of its cards moves on.
    """
    seats = [seat for seat in ALL_SEATS if room[seat]]
    able = [[seat for seat in seats if not barred[seat] >> card & 1] for card in cards]
    order = sorted(range(len(cards)), key=lambda place: len(able[place]))
    owner = [-1] * len(cards)
    load = [0, 0, 0, 0]

    def place_card(place: int, visited: set[int]) -> bool:
        options = [seat for seat in able[place] if seat not in visited]
        rng.shuffle(options)
        for seat in options:
            if load[seat] < room[seat]:
                owner[place] = seat
                load[seat] += 1
                return True
        for seat in options:
            if seat in visited:
                continue
            visited.add(seat)
            for other in range(len(cards)):
                if owner[other] == seat and other != place:
                    load[seat] -= 1
                    owner[other] = -1
                    if place_card(other, visited):
                        owner[place] = seat
                        load[seat] += 1
                        return True
                    owner[other] = seat
                    load[seat] += 1
        return False

    for place in order:
        if not place_card(place, set()):
            return None
    return owner


def _placed(shown: tuple[Card | None, ...], cards: Cards) -> tuple[Card | None, ...]:
    """The cards with those that were shown at their places."""
    rest = (cards - _seen(shown)).elements()
    return tuple(next(rest) if card is None else card for card in shown)


def _seen(cards: tuple[Card | None, ...]) -> Cards:
    return Counter(card for card in cards if card is not None)


def _whole(cards: tuple[Card | None, ...]) -> Cards:
    if None in cards:
        raise Impossible("the own cards of a poverty were not told")
    return _seen(cards)


def _names(cards: Cards) -> str:
    return ", ".join(card.name for card in cards)
