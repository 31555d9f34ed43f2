"""How likely players play which card: a small model of card play, fitted to games of our own.

For every legal card some numbers are added up, each looked up by what the seat in question knows:
who wins the trick so far and on whose side, how safe the card is, how many points lie there, how
far the deal is, the own trumps and the length of the suit. The chance of a card grows with the
exponential of its sum. ``habits_table`` holds the numbers; ``tools/fit_habits`` finds them.

The same model says how a deal is likely to go on (``playout``) and how likely what was played is
in a sampled deal (``weighing``). The compiled module has the same functions, number for number:
sums are whole numbers of 1/16, exponentials and logarithms come from tables of whole numbers.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from dokodesk.ai.gametables import Game
from dokodesk.ai.habits_table import TABLE

#: One in sums of the model.
UNIT: Final = 16
#: One in logarithms of chances.
LOG_UNIT: Final = 1024

# --- the places of the terms in the table ---------------------------------------------------------

KINDS: Final = 14
FOLLOW_A: Final = 0
FOLLOW_B: Final = FOLLOW_A + 3 * 4 * 2 * 3 * 3 * KINDS
FOLLOW_C: Final = FOLLOW_B + 4 * 4 * 3 * 3 * 3
FOLLOW_D: Final = FOLLOW_C + 4 * 4 * 3 * KINDS
FOLLOW_E: Final = FOLLOW_D + 2 * 3 * 4 * 2
LEAD_A: Final = FOLLOW_E + 4 * 4 * 3 * KINDS
LEAD_B: Final = LEAD_A + 6 * 4 * 2 * KINDS
LEAD_T: Final = LEAD_B + 2 * 4 * 3 * 4 * 2
LEAD_C: Final = LEAD_T + 4 * 4 * KINDS
SIZE: Final = LEAD_C + 8 * 2 * KINDS

#: Chances of a card that is so many steps less likely than the best, times 2 to the power of 16.
EXP: Final = tuple(max(1, round(65536 * exp(-steps / UNIT))) for steps in range(160))
#: Logarithms of 1 to 2, in ``LOG_UNIT``.
LOG: Final = tuple(round(LOG_UNIT * log(1 + i / 256)) for i in range(257))
#: The logarithm of 2.
LOG_2: Final = round(LOG_UNIT * log(2))

STAGES: Final = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3)
QUARTERS: Final = (0, 1, 1, 2, 2, 3, 3, 3)
TRUMPS: Final = (0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
OUT_TRUMPS: Final = (0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
LENGTHS: Final = (0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
_LAST: Final = len(EXP) - 1


def logarithm(number: int) -> int:
    """The logarithm of a whole number above 0, in ``LOG_UNIT``, the same on every machine."""
    bits = number.bit_length() - 1
    top = number << 8 >> bits if bits < 8 else number >> bits - 8
    return bits * LOG_2 + LOG[top - 256]


def bits_of(mask: int) -> list[int]:
    """The set bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def side_of(re: int, own: int, friends: int, foes: int) -> int:
    """How much a seat knows about the sides: 0 to 5."""
    if re & own:
        return 1 if friends else 4 if foes else 0
    if not friends:
        return 2
    return 5 if friends & friends - 1 else 3


def lead_terms(
    game: Game,
    legal: int,
    twins: int,
    out: int,
    led: int,
    number: int,
    seat: int,
    step: int,
    re: int,
    friends: int,
    foes: int,
) -> list[tuple[int, int, int]]:
    """For each card that can be led, in ascending order, the three terms it is judged by.

    Args:
        game: the tables.
        legal: the faces in hand.
        twins: the faces held twice.
        out: the faces in other hands.
        led: classes that were led before, as bits.
        number: the trick's number, from 0.
        seat: who leads.
        step: the direction of play.
        re: the Re seats in truth; only the own bit is looked at.
        friends, foes: the seats that the leader takes for partners and for opponents.
    """
    own = 1 << seat
    side = side_of(re, own, friends, foes)
    stage = STAGES[number]
    trumps = game.classes[4]
    out_trumps = out & trumps
    held = TRUMPS[(legal & trumps).bit_count() + (twins & trumps).bit_count()]
    around = foes if side == 5 else friends
    where = 4 if side == 5 else 0
    for i in (1, 2, 3):
        if around >> (seat + step * i & 3) & 1:
            where += i
            break
    top_trump = out_trumps.bit_length() - 1
    found = []
    for place in bits_of(legal):
        kind = game.kind[place]
        if trumps >> place & 1:
            boss = place >= top_trump
            second = LEAD_T + (held * 4 + OUT_TRUMPS[out_trumps.bit_count()]) * KINDS + kind
        else:
            suit = game.follow[place]
            there = out & suit
            was_led = (led & game.class_bit[place]) != 0
            boss = place >= there.bit_length() - 1 and not (was_led and out_trumps)
            length = LENGTHS[(legal & suit).bit_count() + (twins & suit).bit_count()]
            second = LEAD_B + (
                (((was_led * 4 + QUARTERS[there.bit_count()]) * 3 + length) * 4 + kind) * 2 + boss
            )
        found.append(
            (
                LEAD_A + ((side * 4 + stage) * 2 + boss) * KINDS + kind,
                second,
                LEAD_C + (where * 2 + boss) * KINDS + kind,
            )
        )
    return found


def follow_terms(
    game: Game,
    legal: int,
    hand: int,
    twins: int,
    out: int,
    best: int,
    first: int,
    behind: int,
    winner: int,
    points: int,
    led: int,
    number: int,
    last: bool,
    seat: int,
    step: int,
    re: int,
    friends: int,
    foes: int,
) -> list[tuple[int, int, int, int, int]]:
    """For each card that can be played to a trick, in ascending order, the five terms.

    Args:
        game: the tables.
        legal: the legal faces.
        hand: the faces in hand.
        twins: the faces held twice.
        out: the faces in other hands.
        best: the card that wins the trick so far.
        first: the card that was led.
        behind: how many seats play after this one.
        winner: the seat that wins so far.
        points: card points on the table.
        led: classes that were led before, as bits.
        number: the trick's number, from 0.
        last: whether this is the last trick.
        seat, step, re, friends, foes: as in ``lead_terms``.
    """
    trumps, suit = game.classes[4], game.follow[first]
    mode = 0 if suit == trumps else 1 if legal & suit else 2
    regard = 2 if friends >> winner & 1 else 3 if foes >> winner & 1 else not re >> seat & 1
    beating = (suit | trumps) >> best + 1 << best + 1 & legal
    if (game.second_last if last else game.second) >> best & 1:
        beating |= 1 << best & legal
    was_led = (led & game.class_bit[first]) != 0
    if behind:
        out_trumps = out & trumps
        top = out_trumps.bit_length() - 1
        safe = trumps >> top << top if out_trumps else trumps
        if suit != trumps and (not out_trumps or not was_led):
            top = max(0, (out & suit).bit_length() - 1)
            safe |= suit >> top << top
        secure = safe >> best & 1
    else:
        safe = 0xFFFFFF
        secure = 1
    stage = STAGES[number]
    lying = 0 if points < 5 else 1 if points < 11 else 2 if points < 18 else 3
    held = TRUMPS[(hand & trumps).bit_count() + (twins & trumps).bit_count()]
    near = 0
    for i in range(1, behind + 1):
        other = seat + step * i & 3
        near |= friends >> other & 1 | (foes >> other & 1) << 1
    a = FOLLOW_A + (((mode * 4 + regard) * 2 + secure) * 3 + behind) * 3 * KINDS
    b = FOLLOW_B + ((lying * 4 + regard) * 3 + behind) * 9
    c = FOLLOW_C + (stage * 4 + held) * 3 * KINDS
    e = FOLLOW_E + (near * 4 + regard) * 3 * KINDS
    found = []
    for place in bits_of(legal):
        kind = game.kind[place]
        status = 0 if not beating >> place & 1 else 2 if safe >> place & 1 else 1
        card = status * KINDS + kind
        worth = game.points[place]
        d = -1
        if mode == 1:
            d = FOLLOW_D + 24 + (was_led * 3 + status) * 4 + kind
        elif mode == 2 and not trumps >> place & 1:
            own = game.follow[place]
            length = LENGTHS[(hand & own).bit_count() + (twins & own).bit_count()]
            seen = (led & game.class_bit[place]) != 0
            d = FOLLOW_D + (length * 4 + kind) * 2 + seen
        found.append(
            (
                a + card,
                b + status * 3 + (0 if worth < 3 else 1 if worth < 10 else 2),
                c + card,
                d,
                e + card,
            )
        )
    return found


def sums_of(terms: list[tuple[int, ...]]) -> list[int]:
    """What the terms of each card add up to."""
    table = TABLE
    return [sum(table[term] for term in each if term >= 0) for each in terms]


def chances(sums: list[int]) -> list[int]:
    """How likely the cards are, compared with one another."""
    best = max(sums)
    return [EXP[min(_LAST, best - value)] for value in sums]
