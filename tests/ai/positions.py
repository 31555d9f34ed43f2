"""Views for tests, written on a line or two.

``opening`` plays the first cards of a real deal through the engine; ``late`` builds a moment near
the end: what is not named lies in the past or, if cards are needed there, in the other hands.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from dokodesk.engine.actions import Action, Play, Word, parse
from dokodesk.engine.cards import Card, full_deck, hand_size, pack
from dokodesk.engine.deal import apply, legal_actions, start
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealSetup, DealState, Game, Made, Phase, Talk
from dokodesk.engine.tricks import Trick, trick_points, winning_index
from dokodesk.engine.trumps import TRUMP, CardOrder, card_order

SOUTH, WEST, NORTH, EAST = range(4)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text like ``H10 CQ D9``."""
    return tuple(Card.from_code(code) for code in text.split())


def fill(
    hands: Mapping[int, str], rules: Rules, seed: int = 1, keep: Mapping[int, str] | None = None
) -> tuple[tuple[Card, ...], ...]:
    """Four full hands: the named cards, and the rest of the deck dealt by chance.

    Args:
        hands: cards that a seat holds for certain; a full hand stays as it is.
        rules: they name the deck.
        seed: of the chance.
        keep: cards that a seat must not get, e.g. to leave it without a suit.
    """
    size = hand_size(rules.deck)
    deck = Counter(full_deck(rules.deck))
    full = [list(cards(hands.get(seat, ""))) for seat in range(4)]
    for held in full:
        deck.subtract(held)
    assert min(deck.values()) >= 0, "a card is named too often"
    barred = [set(cards((keep or {}).get(seat, ""))) for seat in range(4)]
    rng = random.Random(seed)
    for _ in range(500):
        rest = list(deck.elements())
        rng.shuffle(rest)
        dealt = [list(held) for held in full]
        for seat in range(4):
            for card in list(rest):
                if len(dealt[seat]) < size and card not in barred[seat]:
                    dealt[seat].append(card)
                    rest.remove(card)
        if not rest:
            return tuple(tuple(held) for held in dealt)
    raise AssertionError("the rest cannot be dealt like this")


def deal(
    hands: Mapping[int, str],
    *,
    rules: Rules | None = None,
    forehand: int = SOUTH,
    seed: int = 1,
    keep: Mapping[int, str] | None = None,
    owed: tuple[int, ...] = (0, 0, 0, 0),
    forced_solo: int | None = None,
) -> DealState:
    """A deal before the first word, with these cards in these hands."""
    rules = rules or Rules()
    return start(
        DealSetup(
            rules,
            forehand,
            (forehand - 1) % 4,
            fill(hands, rules, seed, keep),
            owed=owed,
            forced_solo=forced_solo,
        )
    )


def go(state: DealState, *texts: str) -> DealState:
    """The state after these actions; ``healthy`` stands for everybody being healthy."""
    for text in texts:
        if text == "healthy":
            while state.phase is Phase.RESERVATION:
                state, _ = apply(state, parse(f"{state.turn} healthy"))
            continue
        state, _ = apply(state, parse(text))
    return state


def tricks(state: DealState, *played: str) -> DealState:
    """The state after these cards, in turn from the seat to move."""
    for card in " ".join(played).split():
        state, _ = apply(state, parse(f"{state.turn} play {card}"))
    return state


def late(
    seat: int,
    hand: str,
    *,
    trick: str = "",
    gone: str = "",
    others: Mapping[int, str] | None = None,
    re: tuple[int, ...] = (SOUTH, NORTH),
    known: bool = True,
    contract: str = "normal",
    soloist: int | None = None,
    rules: Rules | None = None,
    calls: Sequence[tuple[int, Word]] = (),
    voids: Mapping[int, Sequence[str]] | None = None,
    seed: int = 1,
) -> SeatView:
    """A view near the end of a deal.

    Args:
        seat: whose view it is; it is its turn.
        hand: its cards.
        trick: the cards on the table, in the order played.
        gone: cards that were played before for certain; others follow as needed.
        others: cards that other seats hold for certain.
        re: the Re seats.
        known: all sides are known to everybody (the club queens fell, or it is a solo).
        contract: the game.
        soloist: the lone player.
        rules: the options.
        calls: what was announced.
        voids: classes that seats are known to be out of; nobody else is known to be out of any.
        seed: of the chance that deals the rest.
    """
    rules = rules or Rules()
    own, lying = cards(hand), cards(trick)
    size = hand_size(rules.deck)
    order = card_order(rules, contract)
    leader = (seat - len(lying)) % 4
    seats = [(leader + i) % 4 for i in range(4)]
    played = set(seats[: len(lying)])
    sizes = [len(own) - (other in played) for other in range(4)]
    sizes[seat] = len(own)
    hands = _deal_rest(
        seat, own, lying, cards(gone), others or {}, sizes, order, rules, voids or {}, seed, known
    )
    past = Counter(full_deck(rules.deck))
    past.subtract(card for held in hands for card in held)
    past.subtract(lying)
    number = size - len(own)
    done = _past_tricks(sorted(past.elements()), order, number, re)
    dealt = [list(held) for held in hands]
    actions: list[Action] = []
    for trick_ in done:
        for other, card in zip(trick_.seats, trick_.cards, strict=True):
            dealt[other].append(card)
            actions.append(Play(other, card))
    for other, card in zip(seats, lying, strict=False):
        dealt[other].append(card)
        actions.append(Play(other, card))
    mask = sum(1 << other for other in re)
    game = Game(
        contract=contract,
        order=order,
        re=mask,
        soloist=soloist,
        calls=tuple(
            Made(caller, Party.RE if caller in re else Party.KONTRA, word) for caller, word in calls
        ),
    )
    state = DealState(
        setup=DealSetup(rules, SOUTH, EAST, tuple(tuple(held) for held in dealt)),
        phase=Phase.PLAY,
        turn=seat,
        hands=tuple(pack(held) for held in hands),
        talk=Talk(),
        game=game,
        leader=leader,
        trick=lying,
        tricks=tuple(done),
        history=tuple(actions),
    )
    view = seat_view(state, seat)
    told = [set[str](), set[str](), set[str](), set[str]()]
    for other, names in (voids or {}).items():
        told[other] |= set(names)
    sides = tuple(Party.RE if other in re else Party.KONTRA for other in range(4))
    changed: dict[str, object] = {"voids": tuple(frozenset(names) for names in told)}
    if known:
        changed |= {"parties": sides, "public_parties": sides}
    return msgspec.structs.replace(view, legal=legal_actions(state), **changed)


def _deal_rest(
    seat: int,
    own: tuple[Card, ...],
    lying: tuple[Card, ...],
    gone: tuple[Card, ...],
    others: Mapping[int, str],
    sizes: list[int],
    order: CardOrder,
    rules: Rules,
    voids: Mapping[int, Sequence[str]],
    seed: int,
    known: bool,
) -> list[list[Card]]:
    from dokodesk.engine.trumps import CLASS_NAMES

    rest = Counter(full_deck(rules.deck))
    for group in (own, lying, gone):
        rest.subtract(group)
    hands: list[list[Card]] = [[], [], [], []]
    hands[seat] = list(own)
    for other, text in others.items():
        hands[other] = list(cards(text))
        rest.subtract(hands[other])
    twice = [card.name for card, number in rest.items() if number < 0]
    assert not twice, f"named too often: {twice}"
    pool = list(rest.elements())
    if known:  # the club queens that are not named fell before
        pool = [card for card in pool if card is not Card.CQ]
    random.Random(seed).shuffle(pool)
    for other in range(4):
        for card in list(pool):
            if len(hands[other]) >= sizes[other]:
                break
            if CLASS_NAMES[order.classes[card]] not in voids.get(other, ()):
                hands[other].append(card)
                pool.remove(card)
        assert len(hands[other]) == sizes[other], f"seat {other} cannot be dealt"
    return hands


def _past_tricks(
    past: list[Card], order: CardOrder, number: int, re: tuple[int, ...]
) -> list[Trick]:
    """Tricks made of the cards that fell before, classes together so that few seats discard."""
    queens = past.count(Card.CQ)
    rest = sorted(
        (card for card in past if card is not Card.CQ), key=lambda card: order.classes[card]
    )
    done = []
    owners = (list(re) * 2)[:queens]
    for _ in range(number):
        four: list[Card] = []
        if owners:
            seat = owners.pop()
            trump = next((card for card in rest if order.classes[card] == TRUMP), rest[0])
            four = [trump]
            rest.remove(trump)
            four += [rest.pop() for _ in range(2)]
            four.insert(seat, Card.CQ)
        else:
            four = [rest.pop() for _ in range(4)]
        winner = winning_index(order, four, last_trick=False)
        done.append(Trick(0, tuple(four), winner, trick_points(four)))
    assert not rest
    return done
