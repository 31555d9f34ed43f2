"""Positions as lines of a text file: why | seat | hand | trick | good cards | what else is known.

The last column holds, separated by semicolons: ``re SE`` (the Re seats; South and North unless
told; both club queens fell before unless they are named), ``solo TYPE SEAT``, ``wedding SEAT``,
``call SEAT WORD`` (said before the first card), ``gone CARDS`` (fell before), ``has SEAT CARDS``,
``void SEAT CLASSES`` (it has none), ``out SEAT CLASSES`` (and everybody
knows), ``secret`` (the club queens have not fallen), ``rules KEY=VALUE``.

Every position is reached by legal play: the tricks before are made up of the cards that are left.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from dokodesk.engine.actions import Choice, Choose, Healthy, Reserve, parse
from dokodesk.engine.cards import Card, full_deck
from dokodesk.engine.deal import apply, start
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealSetup, DealState, Phase
from dokodesk.engine.tricks import winning_index
from dokodesk.engine.trumps import CLASS_NAMES, CardOrder, card_order
from tests.ai.positions import cards, late

SEATS = "SWNE"
#: The sections of the file.
SECTIONS = ("following", "leading", "opening", "weddings", "solos", "null")
_TRIES: Final = 400


class Spot(msgspec.Struct):
    """What a line says."""

    seat: int
    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    re: tuple[int, ...] | None = None
    contract: str = "normal"
    soloist: int | None = None
    calls: tuple[str, ...] = ()
    gone: tuple[Card, ...] = ()
    has: dict[int, tuple[Card, ...]] = {}
    voids: dict[int, tuple[str, ...]] = {}
    shown: tuple[tuple[int, str], ...] = ()
    secret: bool = False
    rules: Rules = Rules(poverty="off", solo_leader="soloist")

    @property
    def order(self) -> CardOrder:
        """The order of cards in this game."""
        contract = "normal" if self.contract == "wedding" else self.contract
        return card_order(self.rules, contract)


def spot_of(seat: str, hand: str, trick: str, more: str) -> Spot:
    """Read the columns of a line."""
    spot = Spot(SEATS.index(seat), cards(hand), cards(trick))
    for part in filter(None, (part.strip() for part in more.split(";"))):
        word, _, rest = part.partition(" ")
        match word:
            case "re":
                spot.re = tuple(SEATS.index(letter) for letter in rest)
            case "solo":
                spot.contract, who = rest.split()
                kinds = spot.rules.solo_types | {spot.contract}
                spot.rules = msgspec.structs.replace(spot.rules, solo_types=kinds)
                spot.soloist = SEATS.index(who)
                spot.re = (spot.soloist,)
            case "wedding":
                spot.contract, spot.soloist, spot.secret = "wedding", SEATS.index(rest), True
                spot.re = (spot.soloist, spot.soloist)
            case "call":
                who, said = rest.split()
                spot.calls = (*spot.calls, f"{SEATS.index(who)} call {said}")
            case "gone":
                spot.gone = cards(rest)
            case "has":
                spot.has[SEATS.index(rest[0])] = cards(rest[2:])
            case "void":
                spot.voids[SEATS.index(rest[0])] = tuple(rest[2:].split())
            case "out":
                seat_out = SEATS.index(rest[0])
                spot.voids[seat_out] = tuple(rest[2:].split())
                spot.shown += tuple((seat_out, name) for name in rest[2:].split())
            case "secret":
                spot.secret = True
            case "rules":
                key, value = rest.split("=")
                spot.rules = msgspec.structs.replace(spot.rules, **{key: value})
            case _:
                raise ValueError(part)
    if spot.re is None and not spot.secret:
        spot.re = (0, 2)
    return spot


def view_of(seat: str, hand: str, trick: str, more: str) -> SeatView:
    """The view of a position."""
    spot = spot_of(seat, hand, trick, more)
    for attempt in range(_TRIES):
        state = _try(spot, random.Random(attempt))
        if state is not None:
            view = seat_view(state, spot.seat)
            if all(name in view.voids[other] for other, name in spot.shown):
                return view
    raise AssertionError("no legal play leads to this position")


def negative_view_of(seat: str, hand: str, trick: str, more: str) -> SeatView:
    """A view whose past does not matter: in these games a trick of the lone player ends all."""
    spot = spot_of(seat, hand, trick, more)
    return late(
        spot.seat, hand, trick=trick, contract=spot.contract, soloist=spot.soloist, re=spot.re or ()
    )


def _try(spot: Spot, rng: random.Random) -> DealState | None:
    """Deal the rest by chance, make up the tricks before, and play them."""
    leader = (spot.seat - len(spot.trick)) % 4
    seats = [(leader + i) % 4 for i in range(4)]
    now = _hands_now(spot, seats, rng)
    if now is None:
        return None
    hands, past = now
    lying = dict(zip(seats, spot.trick, strict=False))
    queens = (
        [] if spot.secret or spot.contract not in ("normal", "wedding") else list(spot.re or ())
    )
    made = _past(spot, hands, past, queens, leader, lying, rng)
    if made is None:
        return None
    tricks, forehand = made
    dealt = [list(hand) for hand in hands]
    for seat, card in lying.items():
        dealt[seat].append(card)
    for trick in tricks:
        for seat, card in trick:
            dealt[seat].append(card)
    return _played(spot, dealt, forehand, tricks, seats)


def _hands_now(
    spot: Spot, seats: list[int], rng: random.Random
) -> tuple[list[list[Card]], list[Card]] | None:
    """The hands at the moment, and what fell before."""
    order = spot.order
    left: Counter[Card] = Counter(full_deck("48"))
    left.subtract((*spot.hand, *spot.trick, *spot.gone))
    hands: list[list[Card]] = [list(spot.has.get(seat, ())) for seat in range(4)]
    hands[spot.seat] = list(spot.hand)
    for seat in range(4):
        if seat != spot.seat:
            left.subtract(hands[seat])
    twice = [card.name for card, number in left.items() if number < 0]
    assert not twice, f"named too often: {twice}"
    fixed: list[Card] = []
    if spot.contract == "normal":
        fixed = [card for card in left.elements() if card is Card.CQ]
    pool = [card for card in left.elements() if card not in fixed]
    played = set(seats[: len(spot.trick)])
    if spot.secret and spot.re is None:
        pool += fixed
        fixed = []
    elif spot.secret and spot.contract == "normal":
        held = [seat for seat in range(4) if Card.CQ in hands[seat]]
        for seat in spot.re or ():
            if fixed and seat not in held:
                hands[seat].append(fixed.pop())
    rng.shuffle(pool)
    for seat in range(4):
        size = len(spot.hand) - (seat in played)
        for card in list(pool):
            if len(hands[seat]) >= size:
                break
            if CLASS_NAMES[order.classes[card]] not in spot.voids.get(seat, ()):
                hands[seat].append(card)
                pool.remove(card)
        if len(hands[seat]) != size:
            return None
    return hands, pool + list(spot.gone) + fixed


_Trick = list[tuple[int, Card]]


def _past(
    spot: Spot,
    hands: list[list[Card]],
    past: list[Card],
    queens: list[int],
    leader: int,
    lying: dict[int, Card],
    rng: random.Random,
) -> tuple[list[_Trick], int] | None:
    """Tricks of the cards that fell before, most of one class, the last one won by the leader."""
    groups = _grouped(spot, past, rng)
    owners = list(queens)
    rng.shuffle(owners)
    tricks: list[_Trick] = []
    winner = leader
    for group in reversed(groups):
        trick = _seated(spot, group, winner, owners, hands, lying, rng)
        if trick is None:
            return None
        tricks.insert(0, trick)
        winner = trick[0][0]
    return tricks, winner


def _grouped(spot: Spot, past: list[Card], rng: random.Random) -> list[list[Card]]:
    """Four cards for each trick: of one class as long as there are four, then the leftovers.

    Before these come tricks in which somebody shows that it is out of a class.
    """
    order = spot.order
    by_class: dict[int, list[Card]] = {}
    shuffled = list(past)
    rng.shuffle(shuffled)
    showing = []
    for name in dict.fromkeys(name for _, name in spot.shown):
        seats = [seat for seat, other in spot.shown if other == name]
        wanted = [c for c in shuffled if CLASS_NAMES[order.classes[c]] == name and c is not Card.CQ]
        others = [c for c in shuffled if CLASS_NAMES[order.classes[c]] != name]
        group = wanted[: 4 - len(seats)] + others[: len(seats)]
        if len(group) == 4:
            for card in group:
                shuffled.remove(card)
            showing.append(group)
    for card in shuffled:
        by_class.setdefault(order.classes[card], []).append(card)
    pure: list[list[Card]] = []
    rest: list[Card] = []
    for number in sorted(by_class):
        group = by_class[number]
        while len(group) >= 4:
            pure.append([group.pop() for _ in range(4)])
        rest += group
    rng.shuffle(pure)
    rest.sort(key=lambda card: (sum(order.classes[c] == order.classes[card] for c in rest), card))
    mixed = [rest[i : i + 4] for i in range(0, len(rest), 4)]
    return pure + mixed + showing


def _seated(
    spot: Spot,
    group: list[Card],
    winner: int,
    owners: list[int],
    hands: list[list[Card]],
    lying: dict[int, Card],
    rng: random.Random,
) -> _Trick | None:
    """The cards of a trick with their seats, so that this seat wins; club queens as told."""
    order = spot.order
    for _ in range(40):
        first = rng.randrange(4)
        seats = [(first + i) % 4 for i in range(4)]
        mixed = list(group)
        rng.shuffle(mixed)
        trick = list(zip(seats, mixed, strict=True))
        if seats[winning_index(order, tuple(mixed), last_trick=False)] != winner:
            continue
        fallen = [seat for seat, card in trick if card is Card.CQ]
        if spot.contract == "normal" and not _may_own(fallen, owners):
            continue
        led = order.classes[mixed[0]]
        if any(
            order.classes[card] != led
            and led in {order.classes[c] for c in _kept(hands, lying, seat)}
            for seat, card in trick
        ):
            continue
        for seat in fallen:
            if seat in owners:
                owners.remove(seat)
        return trick
    return None


def _may_own(fallen: list[int], owners: list[int]) -> bool:
    return not Counter(fallen) - Counter(owners)


def _kept(hands: list[list[Card]], lying: dict[int, Card], seat: int) -> list[Card]:
    return hands[seat] + ([lying[seat]] if seat in lying else [])


def _played(
    spot: Spot, dealt: list[list[Card]], forehand: int, tricks: list[_Trick], seats: list[int]
) -> DealState | None:
    if any(len(hand) != 12 for hand in dealt):
        return None
    if spot.contract == "normal" and any(hand.count(Card.CQ) > 1 for hand in dealt):
        return None
    setup = DealSetup(
        spot.rules, forehand, (forehand - 1) % 4, tuple(tuple(hand) for hand in dealt)
    )
    try:
        state = start(setup)
        while state.phase is Phase.RESERVATION:
            assert state.turn is not None
            reserves = state.turn == spot.soloist
            word = Reserve(state.turn) if reserves else Healthy(state.turn)
            state, _ = apply(state, word)
        if spot.soloist is not None:
            named = (
                Choose(spot.soloist, Choice.WEDDING, "any")
                if spot.contract == "wedding"
                else Choose(spot.soloist, Choice.SOLO, spot.contract)
            )
            state, _ = apply(state, named)
        for text in spot.calls:
            state, _ = apply(state, parse(text))
        for trick in tricks:
            for seat, card in trick:
                state, _ = apply(state, parse(f"{seat} play {card.name}"))
        for seat, card in zip(seats, spot.trick, strict=False):
            state, _ = apply(state, parse(f"{seat} play {card.name}"))
    except IllegalAction:
        return None
    if spot.contract == "normal" and spot.re is not None:
        told = [seat for seat in range(4) if state.party(seat) is Party.RE]
        if told != sorted(spot.re):
            return None
    return state if state.turn == spot.seat else None


def lines(section: str) -> Iterator[tuple[str, ...]]:
    """The lines of a section of ``spots.txt``, each as its six columns."""
    text = Path(__file__).with_name("spots.txt").read_text(encoding="utf-8")
    block = text.split(f"\n[{section}]\n")[1].split("\n[")[0]
    for line in block.strip().splitlines():
        if line and not line.startswith("#"):
            columns = [column.strip() for column in line.split("|")]
            yield (*columns, "")[:6]


def spots(section: str) -> list[Any]:
    """The positions of a section of ``spots.txt`` as test parameters: view, good cards."""
    found = []
    for why, seat, hand, trick, good, more in lines(section):
        try:
            view = (negative_view_of if section == "null" else view_of)(seat, hand, trick, more)
        except AssertionError as error:
            raise AssertionError(f"{why}: {error}") from error
        found.append(pytest.param(view, cards(good), id=why.replace(" ", "_")))
    return found
