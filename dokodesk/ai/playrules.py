"""The rules by which playouts go: a few simple ideas about leading and following.

A rule looks only at what the seat in question knows: its own hand, which cards are still out, and
the sides that everybody knows. Cards are places, sets of them are masks (see ``gametables``).
"""

from __future__ import annotations

from typing import Final

from dokodesk.ai.gametables import Game, Table
from dokodesk.engine.cards import FACES

_LOW_12: Final = 0xFFF


def _least(mask: int, table: Table) -> int:
    """The cheapest place of a mask; of equals the lowest."""
    costs, low, high = table
    a, b = low[mask & _LOW_12], high[mask >> 12]
    return a if costs[a] <= costs[b] else b


def lead_by_rule(game: Game, legal: int, out: int, led: int, is_re: int) -> int:
    """The card that leads a trick: sure plain winners, then trumps as Re, else low plain cards.

    Args:
        game: the tables.
        legal: the faces in hand, more than one.
        out: the faces in other hands.
        led: classes that were led before, as bits.
        is_re: whether the seat belongs to Re.
    """
    trumps = game.classes[4]
    out_trumps = out & trumps
    sure = 0
    if out_trumps:
        sure = legal & game.tops & ~game.spent[led & 15]
    else:
        for mask in game.classes[:4]:
            held = legal & mask
            if held and not (out & mask) >> held.bit_length():
                sure |= 1 << held.bit_length() - 1
    if sure:
        return _least(sure, game.lead)
    held = legal & trumps
    if held and is_re:
        top = held.bit_length()
        return _least(held, game.push) if out_trumps >> top else top - 1
    plain = legal & ~trumps & ~game.full
    if plain:
        return _least(plain, game.throw)
    return _least(held, game.push) if held else _least(legal, game.throw)


def follow_by_rule(
    game: Game,
    legal: int,
    out: int,
    best: int,
    first: int,
    behind: int,
    regard: int,
    points: int,
    led: int,
    last: bool,
) -> int:
    """The card that is played to a trick: points to a partner, the cheapest winner, or rubbish.

    Args:
        game: the tables.
        legal: the legal faces, more than one.
        out: the faces in other hands; not looked at in the last seat.
        best: the card that wins the trick so far.
        first: the card that was led.
        behind: how many seats play after this one.
        regard: 1 if a partner wins so far, -1 if an opponent does, 0 if that is not known.
        points: card points on the table.
        led: classes that were led before, as bits.
        last: whether this is the last trick.
    """
    trumps, suit = game.classes[4], game.follow[first]
    beating = (suit | trumps) >> best + 1 << best + 1 & legal
    if (game.second_last if last else game.second) >> best & 1:
        beating |= 1 << best & legal
    safe = beating
    if behind:
        out_trumps = out & trumps
        top = out_trumps.bit_length() - 1
        safe = trumps >> top << top if out_trumps else trumps
        if suit != trumps and (not out_trumps or not led & game.class_bit[first]):
            top = max(0, (out & suit).bit_length() - 1)
            safe |= suit >> top << top
    if regard > 0:
        quiet = legal & ~beating or legal
        if not behind or safe >> best & 1:
            return _least(quiet, game.smear)
        return _least(quiet, game.throw)
    if not beating:
        return _least(legal, game.throw)
    safe &= beating
    if safe:
        place = _least(safe, game.take)
        if points + game.points[place] >= game.worth[place] + (0 if regard else 2):
            return place
    if behind:
        if points >= 10:
            if suit != trumps and not suit & legal:
                return _least(beating, game.push)
            return beating.bit_length() - 1
        place = _least(beating, game.push)
        if game.worth[place] <= 4 and game.points[place] < 10:
            return place
    return _least(legal & ~beating or legal, game.throw)


def lead_to_duck(game: Game, legal: int, out: int) -> int:
    """The lead in a game whose lone player wants no tricks: the card others beat most easily.

    Args:
        game: the tables.
        legal: the faces in hand, more than one.
        out: the faces in other hands.
    """
    best, most = -1, -1
    rest = legal
    while rest:
        place = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        above = ((out & game.follow[place]) >> place).bit_count()
        if above > most:
            best, most = place, above
    return best


def duck(
    game: Game, legal: int, out: int, best: int, first: int, behind: int, lone_done: bool
) -> int:
    """The card played to a trick in such a game: below the best one, or what is most dangerous.

    Args:
        game: the tables.
        legal: the legal faces, more than one.
        out: the faces in other hands.
        best: the card that wins the trick so far.
        first: the card that was led.
        behind: how many seats play after this one.
        lone_done: this seat plays against the lone player, who can win the trick no more.
    """
    suit, trumps = game.follow[first], game.classes[4]
    beating = (suit | trumps) >> best + 1 << best + 1 & legal
    if not legal & suit and not beating:
        worst, fewest = -1, FACES
        rest = legal
        while rest:
            place = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            above = ((out & game.follow[place]) >> place).bit_count()
            if above <= fewest:
                worst, fewest = place, above
        return worst
    if lone_done:
        return (beating or legal).bit_length() - 1
    under = legal & ~beating
    if under:
        return under.bit_length() - 1
    return (beating & -beating).bit_length() - 1 if behind else beating.bit_length() - 1
