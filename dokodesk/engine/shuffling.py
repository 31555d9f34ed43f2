"""Our own shuffle: the same code gives the same deal on every machine and in every version.

The recipe, so that anybody can recompute a deal:

1. A stream of bytes: SHA-256 of ``dokodesk-deal-1|CODE|N`` (UTF-8) for N = 0, 1, 2 ... , the
   digests one after the other.
2. The deck in face order, both copies side by side: clubs, spades, hearts, diamonds, each
   A 10 K Q J 9 (no nines in the short deck).
3. Fisher-Yates from the end: for i from the last index down to 1 draw j in 0..i and exchange the
   cards i and j. To draw j take two bytes as a big-endian number; numbers at or above the largest
   multiple of i + 1 below 65536 are thrown away and drawn anew; j is the remainder.
4. The first quarter of the cards is seat 0's hand, and so on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from dokodesk.engine.cards import Card, full_deck, hand_size

#: Letters of codes: no vowels that make words, no l, o, 0 or 1.
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_GROUP: Final = 4
_LENGTH: Final = 12


def deal_hands(code: str, deck: str) -> tuple[tuple[Card, ...], ...]:
    """The four hands that belong to a code.

    Args:
        code: any text; upper and lower case and surrounding blanks do not matter.
        deck: ``"48"`` or ``"40"``.
    """
    cards = list(full_deck(deck))
    numbers = _numbers(code.strip().lower())
    for i in range(len(cards) - 1, 0, -1):
        j = _draw(numbers, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    size = hand_size(deck)
    return tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(4))


def _numbers(code: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"dokodesk-deal-1|{code}|{block}".encode()).digest()
        for at in range(0, len(digest), 2):
            yield digest[at] << 8 | digest[at + 1]
        block += 1


def _draw(numbers: Iterator[int], below: int) -> int:
    limit = 65536 - 65536 % below
    for number in numbers:
        if number < limit:
            return number % below
    raise AssertionError("the stream of numbers has no end")


def code_from(entropy: bytes) -> str:
    """A readable deal code from random bytes, e.g. ``k3v9-w2xh-7mqd``.

    Args:
        entropy: at least eight random bytes; the caller owns the source of chance.
    """
    number = int.from_bytes(hashlib.sha256(entropy).digest(), "big")
    letters = []
    for _ in range(_LENGTH):
        number, rest = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[rest])
    text = "".join(letters)
    return "-".join(text[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def derived_code(seed: str, number: int) -> str:
    """The code of the deal with this running number in a match with this seed.

    Args:
        seed: the match's seed.
        number: counts every deal of the match from 1, void ones too.
    """
    return code_from(f"dokodesk-match-1|{seed}|{number}".encode())
