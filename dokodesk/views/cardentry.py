"""Card names as people type them: ``H10``, ``Herz 10``, ``pik zehn``, ``♥10``, ``ten of hearts``.

Names of all languages of the program and the codes of the records are understood at once, whatever
the language of the window is: somebody may think in another one. A text that could mean several
cards gives all of them, so that the hand can decide.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from dokodesk.engine.cards import Card, Rank, Suit, card_of

__all__ = ["cards_meant"]

#: What people call the suits: signs, letters of the records, then words by language.
_SUIT_WORDS: Final = {
    Suit.CLUBS: "♣ c clubs kreuz treff eichel trébol tréboles risti chuồn nhép tép",
    Suit.SPADES: "♠ s p spades pik blatt laub gras picas pica pata bích",
    Suit.HEARTS: "♥ h hearts herz rot corazón corazones hertta cơ",
    Suit.DIAMONDS: "♦ d diamonds karo schell schellen diamante diamantes ruutu rô",
}
_RANK_WORDS: Final = {
    Rank.ACE: "a ace ass as daus ässä át xì",
    Rank.TEN: "10 1 t z ten zehn zehner diez kymmenen kymppi mười",
    Rank.KING: "k king könig koenig rey kuningas kurko già",
    Rank.QUEEN: "q queen d dame ober reina dama rouva akka đầm",
    Rank.JACK: "j jack b bube u unter jota sota valet jätkä sotamies jätti bồi",
    Rank.NINE: "9 nine neun neuner nueve yhdeksän yhdeksikkö ysi chín",
}

#: What players call single cards.
_NICKNAMES: Final = {
    Card.H10: "dulle dolle dullen toller tolle",
    Card.CQ: "alte alter re-dame",
    Card.SQ: "blaue",
    Card.CJ: "karlchen karl charlie",
    Card.DA: "fuchs fox kettu zorro cáo",
}
#: A letter that begins the words of two suits; the hand decides.
_EITHER: Final = dict.fromkeys("kr", (Suit.CLUBS, Suit.DIAMONDS))


def _plain(text: str) -> str:
    """A text in small letters without marks on them, for not every keyboard has those."""
    apart = unicodedata.normalize("NFD", text.lower().replace("đ", "d"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


_SUITS: Final[Mapping[str, Suit]] = {
    _plain(word): suit for suit, words in _SUIT_WORDS.items() for word in words.split()
}
_RANKS: Final[Mapping[str, Rank]] = {
    _plain(word): rank for rank, words in _RANK_WORDS.items() for word in words.split()
}

_CARDS: Final[Mapping[str, Card]] = {
    _plain(word).replace("-", ""): card
    for card, words in _NICKNAMES.items()
    for word in words.split()
}

#: A beginning of a suit's word counts from this many letters on (``kr 10``, ``ka as``).
_SHORTEST: Final = 2
#: Between suit and rank: ``ten of hearts``, ``diez de corazones``.
_IGNORED: Final = re.compile(r"[\s.\-_/]+|\bof\b|\bvon\b|\bde\b|\uFE0E|\uFE0F")


def cards_meant(text: str) -> frozenset[Card]:
    """All cards that a typed text can mean; empty if it means none.

    Args:
        text: suit then rank, or rank then suit; spaces, case and accents do not matter.
    """
    squeezed = _IGNORED.sub("", _plain(text.strip()))
    if not squeezed or squeezed in _SUITS:
        return frozenset()
    found = {_CARDS[squeezed]} if squeezed in _CARDS else set()
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
        return {suit for word, suit in _SUITS.items() if word == text and len(word) >= _SHORTEST}
    exact = {suit for word, suit in _SUITS.items() if word == text}
    if exact or len(text) < _SHORTEST:
        return exact or set(_EITHER.get(text, ()))
    return {suit for word, suit in _SUITS.items() if word.startswith(text)}


def _ranks_of(text: str, *, whole: bool = False) -> set[Rank]:
    exact = {rank for word, rank in _RANKS.items() if word == text}
    if exact or whole or len(text) < _SHORTEST:
        return exact
    return {rank for word, rank in _RANKS.items() if word.startswith(text)}
