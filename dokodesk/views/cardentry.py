"""Card names as people type them: ``H10``, ``Herz 10``, ``pik zehn``, ``♥10``, ``ten of hearts``.

Names of all languages of the program and the codes of the records are understood at once, whatever
the language of the window is: somebody may think in another one. A text that could mean several
cards gives all of them, so that the hand can decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from dokodesk.engine.cards import Card, Rank, Suit, card_of

__all__ = ["cards_meant"]

#: Whole words and letters for suits; beginnings of the words count too (see ``_SHORTEST``).
_SUITS: Final[Mapping[str, Suit]] = {
    "♣": Suit.CLUBS,
    "♠": Suit.SPADES,
    "♥": Suit.HEARTS,
    "♦": Suit.DIAMONDS,
    "c": Suit.CLUBS,
    "s": Suit.SPADES,
    "h": Suit.HEARTS,
    "d": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "kreuz": Suit.CLUBS,
    "treff": Suit.CLUBS,
    "eichel": Suit.CLUBS,
    "pik": Suit.SPADES,
    "p": Suit.SPADES,
    "blatt": Suit.SPADES,
    "laub": Suit.SPADES,
    "gras": Suit.SPADES,
    "herz": Suit.HEARTS,
    "rot": Suit.HEARTS,
    "karo": Suit.DIAMONDS,
    "schell": Suit.DIAMONDS,
    "schellen": Suit.DIAMONDS,
}

_RANKS: Final[Mapping[str, Rank]] = {
    "a": Rank.ACE,
    "ace": Rank.ACE,
    "ass": Rank.ACE,
    "as": Rank.ACE,
    "daus": Rank.ACE,
    "10": Rank.TEN,
    "1": Rank.TEN,
    "t": Rank.TEN,
    "ten": Rank.TEN,
    "zehn": Rank.TEN,
    "zehner": Rank.TEN,
    "k": Rank.KING,
    "king": Rank.KING,
    "könig": Rank.KING,
    "koenig": Rank.KING,
    "q": Rank.QUEEN,
    "queen": Rank.QUEEN,
    "d": Rank.QUEEN,
    "dame": Rank.QUEEN,
    "ober": Rank.QUEEN,
    "j": Rank.JACK,
    "jack": Rank.JACK,
    "b": Rank.JACK,
    "bube": Rank.JACK,
    "u": Rank.JACK,
    "unter": Rank.JACK,
    "9": Rank.NINE,
    "nine": Rank.NINE,
    "neun": Rank.NINE,
    "neuner": Rank.NINE,
}

#: A beginning of a suit's word counts from this many letters on (``kr 10``, ``ka as``).
_SHORTEST: Final = 2
_IGNORED: Final = re.compile(r"[\s.\-_/]+|\bof\b|\bvon\b|\uFE0E|\uFE0F")


def cards_meant(text: str) -> frozenset[Card]:
    """All cards that a typed text can mean; empty if it means none.

    Args:
        text: suit then rank, or rank then suit; spaces, case and accents of German do not matter.
    """
    squeezed = _IGNORED.sub("", text.strip().lower())
    if not squeezed:
        return frozenset()
    found = set()
    for cut in range(1, len(squeezed)):
        head, tail = squeezed[:cut], squeezed[cut:]
        found |= _combined(_suits_of(head), _ranks_of(tail))
        found |= _combined(_suits_of(tail, whole=True), _ranks_of(head, whole=True))
    return frozenset(found)


def _combined(suits: Iterable[Suit], ranks: Iterable[Rank]) -> set[Card]:
    return {card_of(suit, rank) for suit in suits for rank in ranks}


def _suits_of(text: str, *, whole: bool = False) -> set[Suit]:
    """Suits that a text names; ``whole`` wants the complete word, as in "ten of hearts"."""
    if whole:
        return {suit for word, suit in _SUITS.items() if word == text and len(word) > _SHORTEST}
    exact = {suit for word, suit in _SUITS.items() if word == text}
    if exact or len(text) < _SHORTEST:
        return exact
    return {suit for word, suit in _SUITS.items() if word.startswith(text)}


def _ranks_of(text: str, *, whole: bool = False) -> set[Rank]:
    exact = {rank for word, rank in _RANKS.items() if word == text}
    if exact or whole or len(text) < _SHORTEST:
        return exact
    return {rank for word, rank in _RANKS.items() if word.startswith(text)}
