"""What a simulated game needs, worked out once: cards by rank, masks, extra points and scores.

Here cards have *places*: the numbers 0 to 23 in the order of the contract, the plain suits first,
each from its lowest card up, then the trumps from the lowest up. Whichever card wins then has the
higher place, and sets of cards are 24-bit masks of places. Hands are packed as in the engine:
bit ``p`` for one copy, bit ``24 + p`` for the second.

The scores come from the engine's own ``score``: what a deal brings depends on the card points only
through a few steps, and on the extra points through straight lines with at most one bend. Both are
found by asking ``score``, so every option of scoring counts as in the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

import msgspec

from dokodesk.engine.cards import CARDS, FACES, POINTS, Card, Rank, Suit, hand_size
from dokodesk.engine.contracts import (
    BLACK_SOW,
    CONTRACTS,
    FAILED_WEDDING,
    NORMAL,
    SILENT_WEDDING,
    WEDDING,
)
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line, Played, ScoredCall, score
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP, CardOrder

NONE: Final = 31
"""A place that no card has."""

#: Kinds of extra points, for games in which only some of them count (``extras_in_solos``).
DOPPELKOPF: Final = 1
FOX: Final = 2
CHARLIE: Final = 4
OTHER: Final = 8
ALL_EXTRAS: Final = 15

#: The Koppeldopf family's extras as bits.
EXOTIC: Final = ("klabautermann", "kaffeekranz", "agathe", "fischauge", "gans", "koppeldopf")

#: Steps of Re's card points between which a score cannot change; 11 and 12 are the two cases of
#: no point at all and no trick either.
_STEPS: Final = (0, 15, 45, 75, 105, 120, 135, 165, 195, 225, 240)
NO_TRICK_RE: Final = 11
NO_TRICK_KONTRA: Final = 12
_FAR: Final = 1_000_000
_DEAREST: Final = 1_000
#: A game with so few kinds of trumps has only queens, jacks or the like.
_FEW_TRUMPS: Final = 8
#: Trumps of the suit lie among so many lowest ones; above them only what was lifted up.
_LOW_TRUMPS: Final = 6
_SIGN: Final = {Party.RE: 1, Party.KONTRA: -1, Party.NONE: 0}


def _step_of(points: int) -> int:
    """The step that Re's card points belong to."""
    if points in (0, 120, 240):
        return {0: 0, 120: 5, 240: 10}[points]
    step = points // 30
    return step + 1 if points < 120 else min(9, (points - 1) // 30 + 2)


STEP_OF: Final = tuple(_step_of(points) for points in range(241))

_Value = Callable[[int], int]

Table = tuple[tuple[int, ...], bytes, bytes]
"""How dear each place is (one more for none), and the cheapest place of every lower and of every
upper half of a mask."""

Bend = tuple[int, int, int, int, int]
"""A line in the extra points, or two: ``a + b * x`` and ``c + d * x``; the last number says which
of them counts: 0 the first, 1 the greater, -1 the smaller."""


class Scores(msgspec.Struct, frozen=True):
    """What a deal brings: for each step of Re's card points a line for a Re and a Kontra seat.

    Attributes:
        re: for a Re seat.
        kontra: for a Kontra seat.
        weights: how Re's and Kontra's extra points make up the ``x`` of Re's and Kontra's line.
        winner: for each step who wins: 1 Re, -1 Kontra, 0 nobody.
    """

    re: tuple[Bend, ...]
    kontra: tuple[Bend, ...]
    weights: tuple[int, int, int, int]
    winner: tuple[int, ...]


class Game(msgspec.Struct, frozen=True, dict=True):
    """Everything about a game that does not change while cards are played. Cards are places.

    Attributes:
        place: for each face its place; ``face`` the other way round.
        size: tricks in the deal.
        follow: for each place the mask of the class to be followed if it is led.
        classes: the masks of the five classes, trumps last.
        second, second_last: places of which the second of two equal ones wins, before the last
            trick and in it.
        points: card points of each place.
        club_queen: its place if the sides follow from the club queens, else ``NONE``.
        spade_queen: its place while the black sow can be taken, else ``NONE``.
        condition: leads that can find the partner of a bride, as a mask.
        limit: the last trick in which a partner can be found; 0 if nobody is looked for.
        first_decides: the first such trick decides, whoever wins it.
        negative: 0, or 1 for no tricks at all, or 2 for fewest tricks.
        fox .. special: places that extra points are about, ``NONE`` where none can be made.
        fox_points, fox_last, fox_wins, fox_wins_twice: what the fox brings.
        charlie_wins, charlie_twice, charlie_caught, caught_twice: what Charlie brings; caught is 0
            never, 1 by any card, 2 by the diamond queen.
        least: card points of a Doppelkopf; more than a trick can have if there is none.
        hearts: the plain hearts, if a trick of them brings a point.
        exotic: the Koppeldopf family's extras as bits.
        queens: all queens, for those.
        full: aces and tens.
        watched: places that make a trick worth a look for extra points.
        watched_last: the same for the last trick.
        watch_all: every trick must be looked at.
        pair_extras, lone_extras: which kinds count with two Re seats and with one.
        before_clarified: they all count in a failed wedding up to the trick that settled it.
        pair, lone, sow: the scores.
        throw, smear, take, push, lead: what the rule policy goes by: how dear each card is.
        worth: card points that a trick must have to be taken with a card.
        class_bit: for each place its class as a bit.
        alike: for each place those of its class with as many card points.
        tops: the highest card of each plain suit.
        spent: for each set of plain suits that were led, as bits, all their cards.
        kind: what kind of card each place is for the model of card play (``habits``).
    """

    place: tuple[int, ...]
    face: tuple[int, ...]
    size: int
    follow: tuple[int, ...]
    classes: tuple[int, ...]
    second: int
    second_last: int
    points: tuple[int, ...]
    club_queen: int
    spade_queen: int
    condition: int
    limit: int
    first_decides: bool
    negative: int
    fox: int
    charlie: int
    hearts_ten: int
    diamond_queen: int
    special: tuple[int, int, int]
    fox_points: int
    fox_last: int
    fox_wins: int
    fox_wins_twice: bool
    charlie_wins: int
    charlie_twice: bool
    charlie_caught: int
    caught_twice: bool
    least: int
    hearts: int
    exotic: int
    queens: int
    full: int
    watched: int
    watched_last: int
    watch_all: bool
    pair_extras: int
    lone_extras: int
    before_clarified: bool
    pair: Scores
    lone: Scores
    sow: Scores
    throw: Table
    smear: Table
    take: Table
    push: Table
    lead: Table
    worth: tuple[int, ...]
    class_bit: tuple[int, ...]
    alike: tuple[int, ...]
    tops: int
    spent: tuple[int, ...]
    kind: tuple[int, ...]

    def mask(self, faces: int) -> int:
        """A mask of faces as a mask of places."""
        return sum(1 << self.place[card] for card in range(FACES) if faces >> card & 1)

    def hand(self, hand: int) -> int:
        """A packed hand of faces as one of places."""
        return self.mask(hand) | self.mask(hand >> FACES) << FACES


class Terms(msgspec.Struct, frozen=True):
    """What the scores of a deal depend on besides the play.

    Attributes:
        contract: the game as everybody knows it; ``normal`` may turn out to be a silent wedding.
        sow_named: a solo was named after a black sow; it still counts as a black sow.
        sow: the black sow can still be taken.
        sides_by_queens: the club queens decide about the sides.
        condition: the wedding's condition while a partner is looked for.
        calls: the calls in force.
        bock: the factor of the deal.
    """

    contract: str
    sow_named: bool = False
    sow: bool = False
    sides_by_queens: bool = True
    condition: str = ""
    calls: tuple[ScoredCall, ...] = ()
    bock: int = 1


@lru_cache(maxsize=512)
def make_game(rules: Rules, order: CardOrder, terms: Terms) -> Game:
    """The tables of a game.

    Args:
        rules: the options in force.
        order: the order of cards in force, declared pigs included.
        terms: contract, calls and the like.
    """
    layout = _layout(order)
    place = layout.place

    def where(card: Card, on: bool = True) -> int:
        return place[card] if on else NONE

    contract = BLACK_SOW if terms.sow_named else terms.contract
    exotic = sum(1 << i for i, name in enumerate(EXOTIC) if name in rules.exotic_extras)
    dulle = rules.dulle_caught and rules.dulle_rule != "first" and order.dulle
    plain_hearts = sum(
        1 << place[card]
        for card in CARDS
        if card.suit is Suit.HEARTS and order.classes[card] != TRUMP
    )
    hearts = plain_hearts if rules.heart_trick and rules.deck == "40" else 0
    watched = (1 << place[Card.DA] if rules.fox_caught > 0 else 0) | (
        1 << place[Card.H10] if dulle else 0
    )
    lone = {NORMAL: SILENT_WEDDING, WEDDING: FAILED_WEDDING}.get(contract, contract)
    return Game(
        place=place,
        face=layout.face,
        size=hand_size(rules.deck),
        follow=layout.follow,
        classes=layout.classes,
        second=_second_masks(order, place, order.second_h10),
        second_last=_second_masks(order, place, order.second_h10_last),
        points=layout.points,
        club_queen=where(Card.CQ, terms.sides_by_queens and contract == NORMAL),
        spade_queen=where(Card.SQ, terms.sow),
        condition=_condition_mask(terms.condition, layout.classes),
        limit=rules.wedding_limit if terms.condition else 0,
        first_decides=rules.wedding_first_match_decides,
        negative=_negative(contract),
        fox=place[Card.DA],
        charlie=place[Card.CJ],
        hearts_ten=where(Card.H10, dulle),
        diamond_queen=place[Card.DQ],
        special=(place[Card.SQ], place[Card.SK], place[Card.D9]),
        fox_points=max(0, rules.fox_caught),
        fox_last=max(0, rules.fox_caught_last),
        fox_wins=max(0, rules.fox_wins_last),
        fox_wins_twice=rules.fox_wins_last_double,
        charlie_wins=max(0, rules.charlie_wins_last),
        charlie_twice=rules.charlie_wins_double,
        charlie_caught={"off": 0, "any": 1, "diamond_queen_only": 2}[rules.charlie_caught],
        caught_twice=rules.charlie_caught_double,
        least=rules.doppelkopf_min if rules.doppelkopf_min > 0 else 1000,
        hearts=hearts,
        exotic=exotic,
        full=sum(1 << place[card] for card in CARDS if card.points >= 10),
        queens=sum(1 << place[card] for card in CARDS if card.rank is Rank.QUEEN),
        watched=watched,
        watched_last=watched | 1 << place[Card.DA] | 1 << place[Card.CJ],
        watch_all=bool(exotic) or bool(hearts),
        pair_extras=ALL_EXTRAS,
        lone_extras=_lone_extras(rules, lone),
        before_clarified=rules.wedding_failed_extras == "before_clarification"
        and lone == FAILED_WEDDING,
        pair=_scores(rules, contract, False, terms.calls, terms.bock),
        lone=_scores(rules, lone, True, terms.calls, terms.bock),
        sow=_scores(rules, BLACK_SOW, True, (), terms.bock),
        throw=layout.throw,
        smear=layout.smear,
        take=layout.take,
        push=layout.push,
        lead=layout.lead,
        worth=layout.worth,
        class_bit=layout.class_bit,
        alike=layout.alike,
        tops=layout.tops,
        spent=layout.spent,
        kind=layout.kind,
    )


def _second_masks(order: CardOrder, place: tuple[int, ...], hearts_tens: bool) -> int:
    if order.second_wins:
        return (1 << FACES) - 1
    return 1 << place[Card.H10] if hearts_tens else 0


def _negative(contract: str) -> int:
    if not CONTRACTS[contract].negative:
        return 0
    return 1 if contract == "null_no_tricks" else 2


def _condition_mask(condition: str, classes: tuple[int, ...]) -> int:
    if not condition:
        return 0
    if condition == "any":
        return (1 << FACES) - 1
    if condition == "plain":
        return (1 << FACES) - 1 & ~classes[TRUMP]
    return classes[CLASS_NAMES.index(condition)]


def _lone_extras(rules: Rules, contract: str) -> int:
    """Which extra points count for one against three (rules 2.9, ``extras_in_solos``)."""
    kind = CONTRACTS[contract]
    if kind.negative or contract == BLACK_SOW:
        return 0
    if contract == SILENT_WEDDING and rules.silent_wedding_scoring == "normal":
        return ALL_EXTRAS
    if rules.extras_in_solos != "all":
        return DOPPELKOPF if rules.extras_in_solos == "doppelkopf" else 0
    if not kind.declared_solo:
        return ALL_EXTRAS
    charlie = CHARLIE if kind.suit_order else 0
    fox = FOX if kind.suit_order and kind.suit is Suit.DIAMONDS else 0
    return DOPPELKOPF | OTHER | charlie | fox


# --- places and the numbers of the rule policy ----------------------------------------------------


class _Layout(msgspec.Struct, frozen=True):
    """The part of a game that depends on nothing but the order of cards."""

    place: tuple[int, ...]
    face: tuple[int, ...]
    follow: tuple[int, ...]
    classes: tuple[int, ...]
    points: tuple[int, ...]
    throw: Table
    smear: Table
    take: Table
    push: Table
    lead: Table
    worth: tuple[int, ...]
    class_bit: tuple[int, ...]
    alike: tuple[int, ...]
    tops: int
    spent: tuple[int, ...]
    kind: tuple[int, ...]


@lru_cache(maxsize=32)
def _layout(order: CardOrder) -> _Layout:
    face = tuple(sorted(CARDS, key=lambda card: (order.classes[card], order.strength[card])))
    place = tuple(face.index(card) for card in CARDS)
    classes = tuple(
        sum(1 << place[card] for card in CARDS if order.classes[card] == number)
        for number in range(5)
    )
    trumps = [card for card in face if order.classes[card] == TRUMP]
    last = max(1, len(trumps) - 1)
    power = {card: 30 * i * i // (last * last) for i, card in enumerate(trumps)}
    fox = Card.DA if Card.DA in power and power[Card.DA] < 10 else None
    found: dict[str, list[int]] = {
        name: [] for name in ("throw", "smear", "take", "push", "lead", "worth")
    }
    for card in face:
        points = POINTS[card]
        trump = card in power
        strong = power.get(card, 0)
        ace = not trump and place[card] == classes[order.classes[card]].bit_length() - 1
        is_fox = card is fox
        found["throw"].append(2 * points + (3 + strong if trump else 6 * ace) + 12 * is_fox)
        found["smear"].append(2 * strong - 4 * points - 10 * is_fox)
        found["take"].append(3 * strong - 2 * points - 12 * is_fox)
        found["push"].append(2 * strong + 3 * points + 20 * is_fox)
        found["lead"].append(0 if trump else -classes[order.classes[card]].bit_count())
        found["worth"].append(strong * 2 // 5)
    return _Layout(
        place=place,
        face=tuple(int(card) for card in face),
        follow=tuple(classes[order.classes[card]] for card in face),
        classes=classes,
        points=tuple(POINTS[card] for card in face),
        throw=_table(found["throw"]),
        smear=_table(found["smear"]),
        take=_table(found["take"]),
        push=_table(found["push"]),
        lead=_table(found["lead"]),
        worth=tuple(found["worth"]),
        class_bit=tuple(1 << order.classes[card] for card in face),
        alike=tuple(
            sum(
                1 << place[other]
                for other in CARDS
                if order.classes[other] == order.classes[card] and POINTS[other] == POINTS[card]
            )
            for card in face
        ),
        tops=sum(1 << mask.bit_length() - 1 for mask in classes[:4] if mask),
        spent=tuple(
            sum(classes[number] for number in range(4) if led >> number & 1) for led in range(16)
        ),
        kind=_kinds(face, trumps),
    )


def _kinds(face: Sequence[Card], trumps: Sequence[Card]) -> tuple[int, ...]:
    """For each place what kind of card it is: 0 to 3 plain, 4 to 13 a trump, see below.

    Plain aces, tens, kings and the rest; low trumps by their points (others, tens, foxes), jacks,
    the club jack, the four queens, and the heart ten or whatever is above the queens.
    """
    few = len(trumps) <= _FEW_TRUMPS
    found = []
    for card in face:
        if card not in trumps:
            found.append({11: 0, 10: 1, 4: 2}.get(POINTS[card], 3))
        elif few:
            found.append(min(12, 9 + trumps.index(card) * 4 // len(trumps)))
        elif card.rank is Rank.QUEEN:
            found.append(12 - int(card.suit))
        elif card.rank is Rank.JACK:
            found.append(8 if card is Card.CJ else 7)
        elif trumps.index(card) > _LOW_TRUMPS:
            found.append(13)
        else:
            found.append({11: 6, 10: 5}.get(POINTS[card], 4))
    return tuple(found)


def _table(costs: list[int]) -> Table:
    """Finds the cheapest place of a mask in two steps; of equals it is the lowest."""
    costs = [*costs, _DEAREST]
    halves = []
    for base in (0, 12):
        cheapest = bytearray((FACES,))
        for mask in range(1, 4096):
            rest = cheapest[mask & mask - 1]
            place = base + (mask & -mask).bit_length() - 1
            cheapest.append(place if costs[place] <= costs[rest] else rest)
        halves.append(bytes(cheapest))
    return tuple(costs), halves[0], halves[1]


# --- scores ---------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _scores(
    rules: Rules, contract: str, lone: bool, calls: tuple[ScoredCall, ...], bock: int
) -> Scores:
    re = (0,) if lone else (0, 1)
    negative = CONTRACTS[contract].negative
    weights = (1, -1, 1, -1)
    if rules.announcements == "chilean" and not negative:
        weights = {"plus": (1, 0, 0, 1), "minus": (0, 1, 1, 0)}.get(rules.score_mode, weights)
    cases = _negative_cases(contract) if negative else _cases(hand_size(rules.deck))
    found: dict[int, list[Bend]] = {0: [], 3: []}
    winner = []
    for points, tricks, seat_tricks in cases:
        whole = Played(contract, re, points, tricks, calls, (), seat_tricks, bock)
        winner.append(_SIGN[score(rules, whole).winner])
        for seat, bends in found.items():
            own = weights[0] if seat == 0 else weights[2]
            played = Played(contract, re, points, tricks, calls, (), seat_tricks, bock)
            bends.append(_bend(partial(_value, rules, played, seat, own != 0), 0 in weights))
    return Scores(tuple(found[0]), tuple(found[3]), weights, tuple(winner))


def _value(rules: Rules, played: Played, seat: int, by_re: bool, x: int) -> int:
    """What a seat gets with ``x`` extra points more for one side than for the other."""
    if x:
        side = Party.RE if by_re == (x > 0) else Party.KONTRA
        played = msgspec.structs.replace(played, extras=(Line("fox", side, abs(x)),))
    return score(rules, played).scores[seat]


def _cases(size: int) -> Iterable[tuple[tuple[int, int], tuple[int, int], tuple[int, ...]]]:
    for points in _STEPS:
        yield (points, 240 - points), (1, size - 1), (0, 0, 0, 0)
    yield (0, 240), (0, size), (0, 0, 0, 0)
    yield (240, 0), (size, 0), (0, 0, 0, 0)


def _negative_cases(
    contract: str,
) -> Iterable[tuple[tuple[int, int], tuple[int, int], tuple[int, ...]]]:
    """Won, undecided, lost."""
    wins = (0, 4, 4, 4)
    none = (0, 4, 4, 4) if contract == "null_no_tricks" else (3, 3, 3, 3)
    for seat_tricks in (wins, none, (9, 1, 1, 1)):
        yield (0, 240), (seat_tricks[0], 12 - seat_tricks[0]), seat_tricks


def _bend(value: _Value, one_sided: bool) -> Bend:
    high, higher = value(_FAR), value(_FAR + 1)
    b = higher - high
    a = high - b * _FAR
    if one_sided:
        return (a, b, a, b, 0)
    low, lower = value(-_FAR), value(-_FAR - 1)
    d = low - lower
    c = low + d * _FAR
    if (a, b) == (c, d):
        return (a, b, c, d, 0)
    return (a, b, c, d, 1 if high > c + d * _FAR else -1)
