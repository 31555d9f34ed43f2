"""Which cards are trumps, which class must be followed, and which card is higher (rules 2.3).

The order of a deal depends on the contract, on a few options and on declared pigs; ``card_order``
is the one place that knows it. ``tricks`` decides who wins with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from dokodesk.engine.cards import CARDS, Card, Rank, Suit, card_of
from dokodesk.engine.contracts import CONTRACTS, NORMAL, Contract
from dokodesk.engine.options import Rules

#: Class numbers 0-3 are the plain suits; this one is trumps.
TRUMP: Final = 4
CLASS_NAMES: Final = ("clubs", "spades", "hearts", "diamonds", "trump")

#: Every trump's strength is at least this, every plain card's is below.
TRUMP_STRENGTH: Final = 100

_PLAIN_ORDER: Final = (Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
_NULL_ORDER: Final = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


class CardOrder(msgspec.Struct, frozen=True):
    """The order of cards in force.

    Attributes:
        strength: for each face its strength; comparable within trumps and within a plain suit.
        classes: for each face its class, 0-3 a plain suit, 4 trumps.
        follow: for each face the 24-bit mask of the class that must be followed if it is led.
        trumps: the trumps as a 24-bit mask.
        dulle: whether the hearts tens are the top trumps of this game.
        second_h10: whether the second of two hearts tens wins in a trick before the last.
        second_h10_last: the same for the last trick.
        second_wins: whether the second of any two equal cards wins.
    """

    strength: tuple[int, ...]
    classes: tuple[int, ...]
    follow: tuple[int, ...]
    trumps: int
    dulle: bool
    second_h10: bool
    second_h10_last: bool
    second_wins: bool


def card_order(
    rules: Rules, contract: str, promoted: tuple[Card, ...] = (), jacks_high: bool = False
) -> CardOrder:
    """The order of cards for a contract under these rules.

    Args:
        rules: the options in force (``h10_trump``, ``h10_in_suit_solos``, ``dulle_rule``,
            ``dulle_rule_in_solos``, ``dulle_first_with_pigs``).
        contract: a name of ``contracts.CONTRACTS``.
        promoted: declared pigs, then super pigs, then hyper pigs (rules 2.13).
        jacks_high: a declared heidmann puts the jacks above the queens (``exotic_cards``).
    """
    kind = CONTRACTS[contract]
    in_suit_solo = kind.kind == "suit" and kind.suit_order
    dulle = kind.dulle and rules.h10_trump and (not in_suit_solo or rules.h10_in_suit_solos)
    rule = rules.dulle_rule
    if (in_suit_solo and not rules.dulle_rule_in_solos) or (
        promoted and rules.dulle_first_with_pigs
    ):
        rule = "first"
    return _card_order(
        kind,
        dulle,
        dulle and rule in ("second", "second_except_last"),
        dulle and rule in ("second", "first_except_last"),
        promoted,
        jacks_high,
    )


def normal_trumps(rules: Rules) -> int:
    """The trumps of a normal game as a mask; reservations are judged by them (rules 2.6)."""
    return card_order(rules, NORMAL).trumps


@lru_cache(maxsize=4096)
def _card_order(
    kind: Contract,
    dulle: bool,
    second_h10: bool,
    second_h10_last: bool,
    promoted: tuple[Card, ...],
    jacks_high: bool,
) -> CardOrder:
    if jacks_high:
        kind = msgspec.structs.replace(kind, ranks=tuple(reversed(kind.ranks)))
    trumps = _trumps_low_to_high(kind, dulle)
    for card in promoted:
        if card in trumps:
            trumps.remove(card)
        trumps.append(card)
    plain_order = _NULL_ORDER if kind.null_ranks else _PLAIN_ORDER
    strength = [plain_order.index(card.rank) for card in CARDS]
    classes = [int(card.suit) for card in CARDS]
    for position, card in enumerate(trumps):
        strength[card] = TRUMP_STRENGTH + position
        classes[card] = TRUMP
    masks = [0] * 5
    for card in CARDS:
        masks[classes[card]] |= 1 << card
    return CardOrder(
        strength=tuple(strength),
        classes=tuple(classes),
        follow=tuple(masks[classes[card]] for card in CARDS),
        trumps=masks[TRUMP],
        dulle=dulle,
        second_h10=second_h10,
        second_h10_last=second_h10_last,
        second_wins=kind.second_wins,
    )


def _trumps_low_to_high(kind: Contract, dulle: bool) -> list[Card]:
    trumps: list[Card] = []
    if kind.suit is not None:
        trumps += [
            card
            for rank in _PLAIN_ORDER
            if rank not in kind.ranks
            for card in (card_of(kind.suit, rank),)
            if not (dulle and card is Card.H10)
        ]
    for rank in reversed(kind.ranks):
        trumps += [card_of(suit, rank) for suit in reversed(Suit)]
    if dulle:
        trumps.append(Card.H10)
    return trumps


def sort_hand(cards: Iterable[Card], order: CardOrder) -> tuple[Card, ...]:
    """Cards as a player sorts them: trumps first, then the plain suits, each from the top."""
    return tuple(
        sorted(
            cards,
            key=lambda card: (
                order.classes[card] != TRUMP,
                order.classes[card],
                -order.strength[card],
            ),
        )
    )


def top_card_mask(order: CardOrder, strength: int, class_number: int) -> int:
    """The faces of a class that are stronger than a strength, as a mask."""
    return sum(
        1 << card
        for card in CARDS
        if order.classes[card] == class_number and order.strength[card] > strength
    )
