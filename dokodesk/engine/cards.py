"""Cards as faces: 24 kinds, each twice in the deck (rules 2.1).

A card is a face, not a piece of cardboard: the two copies are equal, and only the order of play
separates them. Cards have no natural order here; which card beats which is the business of
``trumps`` and ``tricks``.

Sets of cards are packed into one integer (``Hand``): bit ``f`` says that the face ``f`` is held at
least once, bit ``24 + f`` that it is held twice. Both the rules and the computer players work on
that form; what leaves the engine are tuples of ``Card``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import Final

FACES: Final = 24
FACE_MASK: Final = (1 << FACES) - 1
DECK_POINTS: Final = 240

Hand = int


class Suit(IntEnum):
    """The four suits, in the order of their rank among queens and jacks (rules 2.3)."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in card codes."""
        return "CSHD"[self]


class Rank(IntEnum):
    """The six ranks; the number is only a name, not a strength."""

    ACE = 0
    TEN = 1
    KING = 2
    QUEEN = 3
    JACK = 4
    NINE = 5

    @property
    def text(self) -> str:
        """The rank's text in card codes."""
        return ("A", "10", "K", "Q", "J", "9")[self]


RANK_POINTS: Final = (11, 10, 4, 3, 2, 0)


class Card(IntEnum):
    """A face. Its number is ``suit * 6 + rank``; its code is suit letter and rank (``H10``)."""

    CA, C10, CK, CQ, CJ, C9 = range(6)
    SA, S10, SK, SQ, SJ, S9 = range(6, 12)
    HA, H10, HK, HQ, HJ, H9 = range(12, 18)
    DA, D10, DK, DQ, DJ, D9 = range(18, 24)

    @property
    def suit(self) -> Suit:
        """The printed suit; whether the card is a trump depends on the contract."""
        return _SUITS[self]

    @property
    def rank(self) -> Rank:
        """The printed rank."""
        return _RANKS[self]

    @property
    def points(self) -> int:
        """Card points (rules 2.1): A 11, 10 10, K 4, Q 3, J 2, 9 0."""
        return POINTS[self]

    @property
    def code(self) -> str:
        """The code used in records and everywhere in text form, e.g. ``CQ``."""
        return self.name

    @classmethod
    def from_code(cls, code: str) -> Card:
        """The card with this code.

        Raises:
            ValueError: if there is no such card.
        """
        try:
            return _BY_CODE[code]
        except KeyError:
            raise ValueError(f"{code!r} is not a card") from None


CARDS: Final[tuple[Card, ...]] = tuple(Card)
_SUITS: Final = tuple(Suit(c // 6) for c in range(FACES))
_RANKS: Final = tuple(Rank(c % 6) for c in range(FACES))
_BY_CODE: Final = {card.name: card for card in CARDS}
POINTS: Final[tuple[int, ...]] = tuple(RANK_POINTS[c % 6] for c in range(FACES))


def card_of(suit: Suit, rank: Rank) -> Card:
    """The face of this suit and rank."""
    return CARDS[suit * 6 + rank]


def faces_in(deck: str) -> tuple[Card, ...]:
    """The faces of a deck: ``"48"`` has all 24, ``"40"`` has no nines (rules 2.1)."""
    return tuple(c for c in CARDS if deck == "48" or c.rank is not Rank.NINE)


@lru_cache(maxsize=2)
def full_deck(deck: str) -> tuple[Card, ...]:
    """Every card of a deck, both copies of a face side by side."""
    return tuple(c for c in faces_in(deck) for _ in range(2))


def hand_size(deck: str) -> int:
    """Cards per seat and tricks per deal: 12, or 10 without nines (rules 2.1)."""
    return 12 if deck == "48" else 10


def pack(cards: Iterable[Card]) -> Hand:
    """Pack cards into one integer.

    Raises:
        ValueError: if a face occurs three times.
    """
    hand = 0
    for card in cards:
        bit = 1 << card
        if not hand & bit:
            hand |= bit
        elif not hand & bit << FACES:
            hand |= bit << FACES
        else:
            raise ValueError(f"{card.name} would be there three times")
    return hand


def unpack(hand: Hand) -> tuple[Card, ...]:
    """The cards of a packed hand in face order, twins side by side."""
    cards = []
    singles = hand & FACE_MASK
    while singles:
        low = singles & -singles
        singles ^= low
        card = CARDS[low.bit_length() - 1]
        cards.append(card)
        if hand & (low << FACES):
            cards.append(card)
    return tuple(cards)


def add(hand: Hand, card: int) -> Hand:
    """The hand with one more copy of a face.

    Raises:
        ValueError: if it holds both copies already.
    """
    bit = 1 << card
    if not hand & bit:
        return hand | bit
    twin = bit << FACES
    if hand & twin:
        raise ValueError(f"{CARDS[card].name} would be there three times")
    return hand | twin


def remove(hand: Hand, card: int) -> Hand:
    """The hand with one copy of a face less; the face must be in it."""
    twin = 1 << (card + FACES)
    return hand ^ twin if hand & twin else hand ^ (1 << card)


def count(hand: Hand, card: int) -> int:
    """How many copies of a face a hand holds: 0, 1 or 2."""
    return (hand >> card & 1) + (hand >> (card + FACES) & 1)


def count_in(hand: Hand, faces: int) -> int:
    """How many cards of a hand belong to a set of faces (a 24-bit mask)."""
    return (hand & (faces | faces << FACES)).bit_count()


def points_of(hand: Hand) -> int:
    """Card points of a packed hand."""
    return sum(POINTS[card] for card in unpack(hand))


def mask(cards: Iterable[int]) -> int:
    """A set of faces as a 24-bit mask."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits
