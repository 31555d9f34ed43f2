"""What a hand is worth before the first card, in score points for its holder.

The normal game and each solo are weighed in the same currency: the score points at the end of the
deal. Solos that are owed are weighed against what may still come (rules 2.12).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.ai.features import class_faces
from dokodesk.ai.solo_table import NORMAL_POINTS, OWED, SOLO_POINTS
from dokodesk.ai.sums import added
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.options import Rules
from dokodesk.engine.trumps import TRUMP, card_order


class NormalHand(msgspec.Struct, frozen=True):
    """What counts in a hand for a normal game.

    Attributes:
        trumps: own trumps; ``power`` the tricks these win about.
        hearts_tens, spade_queens, red_queens, foxes, trump_tens: own trumps of these faces.
        re, bride: one club queen, or both.
        aces, lone_aces, tens, losers, voids: of the plain suits.
        ruffs: plain suits without an own card, times own trumps.
        leads: this seat leads the first trick.
    """

    trumps: float
    power: float
    hearts_tens: float
    spade_queens: float
    red_queens: float
    foxes: float
    trump_tens: float
    re: float
    bride: float
    aces: float
    lone_aces: float
    tens: float
    losers: float
    voids: float
    ruffs: float
    leads: float


def normal_hand(rules: Rules, hand: Sequence[Card], leads: bool) -> NormalHand:
    """Count what a hand has for a normal game."""
    order = card_order(rules, NORMAL)
    faces = class_faces(order)[TRUMP]
    count = {face: hand.count(face) for face in Card}
    trumps = [card for card in hand if order.classes[card] == TRUMP]
    plain = [card for card in hand if order.classes[card] != TRUMP]
    suits = [order.classes[card] for card in plain]
    aces = [card for card in plain if card.rank is Rank.ACE]
    voids = TRUMP - len(set(suits))
    power = added((1 - faces.index(card) / len(faces)) ** 3 for card in trumps)
    return NormalHand(
        trumps=float(len(trumps)),
        power=power,
        hearts_tens=float(count[Card.H10]),
        spade_queens=float(count[Card.SQ]),
        red_queens=float(count[Card.HQ] + count[Card.DQ]),
        foxes=float(count[Card.DA]),
        trump_tens=float(count[Card.D10]),
        re=float(count[Card.CQ] == 1),
        bride=float(count[Card.CQ] > 1),
        aces=float(len(aces)),
        lone_aces=float(sum(1 for card in aces if suits.count(order.classes[card]) == 1)),
        tens=float(sum(1 for card in plain if card.rank is Rank.TEN)),
        losers=float(len(plain) - len(aces)),
        voids=float(voids),
        ruffs=float(voids * len(trumps)),
        leads=float(leads),
    )


def normal_points(rules: Rules, hand: Sequence[Card], leads: bool) -> float:
    """The score points a hand gets in a normal game (or as a bride) in the mean."""
    rest, *weights = NORMAL_POINTS
    values: tuple[float, ...] = msgspec.structs.astuple(normal_hand(rules, hand, leads))
    points = rest + added(w * v for w, v in zip(weights, values, strict=True))
    return max(_LEAST, min(_MOST, points))


#: With a partner no hand brings more in the mean, and none loses more.
_MOST: Final = 8.0
_LEAST: Final = -6.0


def solo_points(chance: float) -> float:
    """The score points a solo brings in the mean that is won with this chance."""
    place = max(0.0, min(1.0, chance)) * (len(SOLO_POINTS) - 1)
    low = min(int(place), len(SOLO_POINTS) - 2)
    return SOLO_POINTS[low] + (place - low) * (SOLO_POINTS[low + 1] - SOLO_POINTS[low])


def owed_gain(chances_left: int | None) -> float:
    """What an owed solo must bring beyond the normal game to be played now.

    Whoever waits may get a better hand, or be made to play a bad one in the end.

    Args:
        chances_left: deals in which it may still be played of free will, this one included, and
            the one in which it must be; ``None`` if that is not known.
    """
    if chances_left is None:
        return OWED[_USUAL]
    return OWED[max(0, min(chances_left, len(OWED) - 1))]


#: So many chances are taken for granted where it is not known how many deals are left.
_USUAL: Final = 6
