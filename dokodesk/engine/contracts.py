"""The games that can be played, as a table of traits (rules 2.3; names as in records).

Nothing else in the engine asks for a contract by name to find out what kind of game it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from dokodesk.engine.cards import Rank, Suit

NORMAL: Final = "normal"
SILENT_WEDDING: Final = "silent_wedding"
WEDDING: Final = "wedding"
FAILED_WEDDING: Final = "failed_wedding"
POVERTY: Final = "poverty"
BLACK_SOW: Final = "black_sow"
VOID: Final = "void"


class Contract(msgspec.Struct, frozen=True):
    """A kind of game.

    Attributes:
        name: the name in records.
        ranks: the ranks whose cards are trumps in every suit, highest first.
        suit: the suit whose remaining cards are trumps below them, if any.
        dulle: whether the hearts tens may be the top trumps here.
        declared_solo: whether somebody chose it as a solo.
        negative: whether the soloist wants no (or fewest) tricks; nothing can be announced then.
        suit_order: whether it has the order of a normal game with some trump suit; only there
            pigs exist.
        null_ranks: whether the plain cards rank A K Q J 10 9.
        second_wins: whether the second of two equal cards wins.
        kind: ``suit``, ``picture`` or empty, for the mix of compulsory solos.
    """

    name: str
    ranks: tuple[Rank, ...] = ()
    suit: Suit | None = None
    dulle: bool = False
    declared_solo: bool = False
    negative: bool = False
    suit_order: bool = False
    null_ranks: bool = False
    second_wins: bool = False
    kind: str = ""


_PICTURES = (Rank.QUEEN, Rank.JACK)


def _like_normal(name: str) -> Contract:
    return Contract(name, _PICTURES, Suit.DIAMONDS, dulle=True, suit_order=True)


def _suit_solo(suit: Suit) -> Contract:
    return Contract(
        f"suit_{suit.name.lower()}",
        _PICTURES,
        suit,
        dulle=True,
        declared_solo=True,
        suit_order=True,
        kind="suit",
    )


def _pure(suit: Suit) -> Contract:
    return Contract(f"pure_{suit.name.lower()}", (), suit, declared_solo=True, kind="suit")


def _picture(name: str, *ranks: Rank) -> Contract:
    return Contract(name, ranks, declared_solo=True, kind="picture")


def _picture_suit(name: str, rank: Rank, suit: Suit) -> Contract:
    return Contract(f"{name}_{suit.name.lower()}", (rank,), suit, declared_solo=True)


_ALL: Final[tuple[Contract, ...]] = (
    *(
        _like_normal(name)
        for name in (NORMAL, SILENT_WEDDING, WEDDING, FAILED_WEDDING, POVERTY, BLACK_SOW)
    ),
    *(_suit_solo(suit) for suit in Suit),
    _picture("queens", Rank.QUEEN),
    _picture("jacks", Rank.JACK),
    Contract("aces", declared_solo=True),
    _picture("kings", Rank.KING),
    *(_pure(suit) for suit in Suit),
    _picture("queens_jacks", Rank.QUEEN, Rank.JACK),
    _picture("jacks_queens", Rank.JACK, Rank.QUEEN),
    _picture("kings_queens", Rank.KING, Rank.QUEEN),
    _picture("kings_jacks", Rank.KING, Rank.JACK),
    _picture("koehler", Rank.KING, Rank.QUEEN, Rank.JACK),
    *(_picture_suit("queen_suit", Rank.QUEEN, suit) for suit in Suit),
    *(_picture_suit("jack_suit", Rank.JACK, suit) for suit in Suit),
    Contract("null_no_tricks", declared_solo=True, negative=True, null_ranks=True),
    Contract(
        "slim_martin",
        _PICTURES,
        Suit.DIAMONDS,
        dulle=True,
        declared_solo=True,
        negative=True,
        second_wins=True,
    ),
)

CONTRACTS: Final[dict[str, Contract]] = {contract.name: contract for contract in _ALL}

#: Names that stand for four solos, one for each suit.
FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    family: tuple(f"{family}_{suit.name.lower()}" for suit in Suit)
    for family in ("queen_suit", "jack_suit")
}


def family_of(solo: str) -> str:
    """The value of ``solo_types`` that offers this solo."""
    return next((family for family, members in FAMILIES.items() if solo in members), solo)


@lru_cache(maxsize=64)
def solo_names(types: frozenset[str]) -> tuple[str, ...]:
    """The solos that a set of ``solo_types`` offers, in the order of the contract table."""
    return tuple(c.name for c in _ALL if c.declared_solo and family_of(c.name) in types)
