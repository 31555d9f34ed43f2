"""Extra points and scores at the end of a playout (rules 2.9).

The same as ``engine.extras``, on places and for parties that are known only at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from dokodesk.ai.gametables import ALL_EXTRAS, CHARLIE, DOPPELKOPF, FOX, OTHER, Bend, Game
from dokodesk.ai.position import Kept


class Outcome(NamedTuple):
    """How a deal ended.

    Attributes:
        re_score: score points of each Re seat.
        kontra_score: of each Kontra seat.
        re: the Re seats as a mask.
        re_points: card points of Re.
        re_tricks: its tricks.
    """

    re_score: int
    kontra_score: int
    re: int
    re_points: int
    re_tricks: int

    def of(self, seat: int) -> tuple[int, int]:
        """Score points of a seat and card points of its side."""
        if self.re >> seat & 1:
            return self.re_score, self.re_points
        return self.kontra_score, 240 - self.re_points


def along(bend: Bend, x: int) -> int:
    """What a line in the extra points gives at ``x``."""
    a, b, c, d, kind = bend
    first, second = a + b * x, c + d * x
    if kind == 0 or (first > second) == (kind > 0):
        return first
    return second


def extras(game: Game, kept: Sequence[Kept], re: int, clarified: int) -> tuple[int, int]:
    """The extra points of Re and of Kontra in the tricks kept (rules 2.9)."""
    for_re = for_kontra = 0
    for trick in kept:
        kinds = _allowed(game, trick, re, clarified)
        if kinds:
            points = trick_extras(game, trick, re, kinds)
            if re >> trick.winner & 1:
                for_re += points
            else:
                for_kontra += points
    return for_re, for_kontra


KINDS: Final = (DOPPELKOPF, FOX, CHARLIE, OTHER)
"""The kinds of extra points, in the order of ``extras_by_kind``."""


def extras_by_kind(
    game: Game, kept: Sequence[Kept], re: int, clarified: int
) -> tuple[list[int], list[int]]:
    """The extra points of Re and of Kontra, for each of ``KINDS``; together those of ``extras``."""
    for_re, for_kontra = [0] * len(KINDS), [0] * len(KINDS)
    for trick in kept:
        allowed = _allowed(game, trick, re, clarified)
        side = for_re if re >> trick.winner & 1 else for_kontra
        for number, kind in enumerate(KINDS):
            if allowed & kind:
                side[number] += trick_extras(game, trick, re, kind)
    return for_re, for_kontra


def _allowed(game: Game, trick: Kept, re: int, clarified: int) -> int:
    """Which kinds count in a trick."""
    if re & re - 1:
        return game.pair_extras
    if game.before_clarified and trick.number < clarified:
        return ALL_EXTRAS
    return game.lone_extras


def trick_extras(game: Game, trick: Kept, re: int, kinds: int) -> int:
    """The extra points of these kinds that a trick brings its winner's side."""
    number, leader, step, winner, points, places, pigs, hearts = trick
    last = number == game.size - 1
    total = 1 if points >= game.least and kinds & DOPPELKOPF else 0
    theirs = ~re if re >> winner & 1 else re
    if kinds & FOX and game.fox_points and game.fox in places:
        for i in range(4):
            foreign = theirs >> ((leader + step * i) & 3) & 1
            if foreign and places[i] == game.fox and not pigs >> i & 1:
                total += game.fox_points + (game.fox_last if last else 0)
    if kinds & OTHER and (hearts or game.hearts_ten in places or game.exotic):
        total += hearts
        top = places[(winner - leader) * step & 3]
        if top == game.hearts_ten and _whose(trick, theirs, top):
            total += 1
        if game.exotic:
            total += _exotic_extras(game, trick, theirs, top)
    if last:
        total += _last_extras(game, trick, theirs, kinds)
    return total


def _last_extras(game: Game, trick: Kept, theirs: int, kinds: int) -> int:
    places, total = trick.places, 0
    place = (trick.winner - trick.leader) * trick.step & 3
    top = places[place]
    if kinds & FOX and game.fox_wins and top == game.fox and not trick.pigs >> place & 1:
        total += game.fox_wins
        if game.fox_wins_twice and _whose(trick, ~theirs, top) == 2:
            total += game.fox_wins
    if kinds & CHARLIE and game.charlie in places:
        caught = _whose(trick, theirs, game.charlie)
        if game.charlie_wins and top == game.charlie:
            total += game.charlie_wins
            if game.charlie_twice and _whose(trick, ~theirs, top) == 2:
                total += game.charlie_wins
        if game.charlie_caught == 1 or (game.charlie_caught == 2 and top == game.diamond_queen):
            total += caught if game.caught_twice else min(1, caught)
    return total


def _whose(trick: Kept, seats: int, place: int) -> int:
    """How many copies of a card these seats played to a trick."""
    return sum(
        1
        for i in range(4)
        if trick.places[i] == place and seats >> ((trick.leader + trick.step * i) & 3) & 1
    )


def _exotic_extras(game: Game, trick: Kept, theirs: int, top: int) -> int:
    spade_queen, spade_king, diamond_nine = game.special
    last = trick.number == game.size - 1
    found = (
        top == spade_queen and _whose(trick, theirs, spade_king),
        all(game.queens >> place & 1 for place in trick.places),
        last and top == game.diamond_queen and _whose(trick, theirs, game.charlie),
        top == diamond_nine,
        top == game.fox and _whose(trick, theirs, diamond_nine),
        trick.points == 0,
    )
    return sum(1 for i, happened in enumerate(found) if happened and game.exotic >> i & 1)
