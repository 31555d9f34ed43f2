"""How many card points the own side will probably end up with, and how sure that is.

A few counts of the hand and of what was played so far are added up. How much each says was found
from many deals of players that search (``tools/fit_outlook.py``); the numbers stand in
``outlook_table``, one row for each kind of game and each trick.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from dokodesk.ai.chances import keep_value
from dokodesk.ai.features import Situation
from dokodesk.ai.outlook_table import ROWS, SPREADS
from dokodesk.ai.sums import added
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.contracts import POVERTY, WEDDING
from dokodesk.engine.parties import Party
from dokodesk.engine.trumps import TRUMP

#: From this trick on the last row is used.
LAST_ROW: Final = 6
#: From this chance on somebody counts as a known partner.
_KNOWN: Final = 0.97
_FULL: Final = 10


class Common(msgspec.Struct, frozen=True):
    """What counts in every game.

    Attributes:
        trumps: own trumps.
        power: tricks the own trumps win about.
        masters: own trumps that nothing elsewhere can beat.
        aces: plain cards that win their suit, less those that are likely trumped.
        losers: plain cards that do not.
        tens: plain tens.
        voids: plain suits without an own card.
        trumps_out: trumps in the other hands.
        lead: points taken so far by the own side, less those of the other, as far as known.
        lying: points on the table, counted for the side that wins the trick so far.
        partner_called: calls of partners.
        they_called: calls of the other side.
        to_lead: this seat leads the next trick.
    """

    trumps: float
    power: float
    masters: float
    aces: float
    losers: float
    tens: float
    voids: float
    trumps_out: float
    lead: float
    lying: float
    partner_called: float
    they_called: float
    to_lead: float


class Pair(msgspec.Struct, frozen=True):
    """What counts besides in a game of two against two.

    Attributes:
        re: the own side is Re.
        hearts_tens, club_queens, spade_queens, red_queens, jacks, foxes, trump_tens: own trumps.
        hearts_tens_out, spade_queens_out: the same in the other hands.
        plain_aces: own plain aces; ``lone_aces`` those without company.
        ruffs: plain suits without an own card, times own trumps.
        partner_known: it is certain who the partner is.
        best_friend: how likely the likeliest partner is one.
        wedding, poverty: the kind of game; ``taker`` if this seat took the poverty.
    """

    re: float
    hearts_tens: float
    club_queens: float
    spade_queens: float
    red_queens: float
    jacks: float
    foxes: float
    trump_tens: float
    hearts_tens_out: float
    spade_queens_out: float
    plain_aces: float
    lone_aces: float
    ruffs: float
    partner_known: float
    best_friend: float
    wedding: float
    poverty: float
    taker: float


class Lone(msgspec.Struct, frozen=True):
    """What counts besides where one plays alone against three.

    Attributes:
        long_suit: own plain cards of the longest suit.
        trumpless: a game without trumps; ``few_trumps`` one with pictures of a rank as trumps.
        own: points that the lone player has taken.
        behind: how many play to the trick after this seat.
    """

    long_suit: float
    trumpless: float
    few_trumps: float
    own: float
    behind: float


def common_counts(sit: Situation) -> Common:
    """Count what counts in every game, with what this seat knows."""
    total = sit.class_out[TRUMP]
    power = trumps = masters = aces = losers = tens = 0.0
    suits = [0] * 5
    for card in sit.hand:
        suits[sit.classes[card]] += 1
        if sit.is_trump(card):
            trumps += 1
            share = 1.0 if total <= 0 else max(0.0, 1 - sit.above[card] / total)
            power += share**3
            masters += sit.above[card] == 0
        else:
            tens += card.points == _FULL
            if sit.above[card] == 0:
                aces += keep_value(sit, card, mine=True) / max(1e-9, sit.weights.plain_master)
            else:
                losers += 1
    ours, theirs = _calls(sit)
    lying = 0.0
    if sit.top_seat is not None:
        lying = (2 * sit.friend[sit.top_seat] - 1) * sit.points_lying
    return Common(
        trumps=trumps,
        power=power,
        masters=masters,
        aces=aces,
        losers=losers,
        tens=tens,
        voids=float(suits[:TRUMP].count(0)),
        trumps_out=float(total),
        lead=added((2 * sit.friend[s] - 1) * sit.view.points_won[s] for s in range(4)),
        lying=lying,
        partner_called=float(ours),
        they_called=float(theirs),
        to_lead=float(sit.top_card is None and sit.view.turn == sit.seat),
    )


def _calls(sit: Situation) -> tuple[int, int]:
    ours = theirs = 0
    for made in sit.view.calls:
        if made.valid and made.party is not None and made.call.seat != sit.seat:
            if made.party is sit.view.own_party:
                ours += 1
            else:
                theirs += 1
    return ours, theirs


def pair_counts(sit: Situation) -> Pair:
    """Count what counts besides in a game of two against two."""
    held, view = sit.held, sit.view
    aces = [c for c in sit.hand if c.rank is Rank.ACE and not sit.is_trump(c)]
    trumps = sit.own_in_class(TRUMP)
    voids = sum(1 for number in range(TRUMP) if not sit.own_in_class(number))
    best = max(sit.friend[seat] for seat in range(4) if seat != sit.seat)
    return Pair(
        re=float(view.own_party is Party.RE),
        hearts_tens=float(held[Card.H10]),
        club_queens=float(held[Card.CQ]),
        spade_queens=float(held[Card.SQ]),
        red_queens=float(held[Card.HQ] + held[Card.DQ]),
        jacks=float(held[Card.CJ] + held[Card.SJ] + held[Card.HJ] + held[Card.DJ]),
        foxes=float(held[Card.DA]),
        trump_tens=float(held[Card.D10]),
        hearts_tens_out=float(sit.out[Card.H10]),
        spade_queens_out=float(sit.out[Card.SQ]),
        plain_aces=float(len(aces)),
        lone_aces=float(sum(1 for c in aces if sit.own_in_class(sit.classes[c]) == 1)),
        ruffs=float(voids * trumps),
        partner_known=float(best >= _KNOWN),
        best_friend=best,
        wedding=float(view.contract == WEDDING),
        poverty=float(view.contract == POVERTY),
        taker=float(view.taker == sit.seat),
    )


def lone_counts(sit: Situation) -> Lone:
    """Count what counts besides where one plays alone."""
    trumps = sit.order.trumps.bit_count()
    lone = sit.seat if sit.lone else sit.opponent
    return Lone(
        long_suit=float(max(sit.own_in_class(number) for number in range(TRUMP))),
        trumpless=float(trumps == 0),
        few_trumps=float(0 < trumps <= _FEW),
        own=0.0 if lone is None else float(sit.view.points_won[lone]),
        behind=float(len(sit.behind)),
    )


#: Faces that are trumps in a solo of one rank.
_FEW: Final = 4


def counts(sit: Situation, kind: str) -> tuple[float, ...]:
    """The counts in the order of the rows of ``outlook_table``."""
    more = pair_counts(sit) if kind == "pair" else lone_counts(sit)
    return (*msgspec.structs.astuple(common_counts(sit)), *msgspec.structs.astuple(more))


class Outlook(msgspec.Struct, frozen=True):
    """The expected points of the own side and their usual error."""

    points: float
    spread: float

    def chance_of(self, points: float) -> float:
        """The chance that the own side gets at least so many card points."""
        z = (self.points - (points - 0.5)) / self.spread
        return 0.5 * (1 + math.erf(z / math.sqrt(2)))


def outlook(sit: Situation) -> Outlook:
    """The outlook of the own side, with what this seat knows."""
    kind = kind_of_game(sit)
    at = min(sit.number, LAST_ROW)
    rest, *weights = ROWS[kind][at]
    values = counts(sit, kind)
    points = rest + added(w * v for w, v in zip(weights, values, strict=True))
    return Outlook(max(0.0, min(240.0, points)), SPREADS[kind][at])


def kind_of_game(sit: Situation) -> str:
    """The rows that fit: a lone player, its opponents, or two against two."""
    if sit.lone:
        return "lone"
    if sit.opponent is not None:
        return "against_lone"
    return "pair"
