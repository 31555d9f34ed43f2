"""The last tricks with all cards in sight, played perfectly by everybody.

The value of a position is what the deal brings in score points under the rules in force: who wins,
the levels, the calls made so far, extra points, the soloist's factor. Re plays for the greatest
difference between a Re seat's points and a Kontra seat's, Kontra for the smallest. Found by
alpha-beta search with a table of the positions seen so far; a limit on the number of positions
always ends it.

Perfect play knows every card: what it finds is "with all cards on the table", never what a player
could have known.

This is the plain version, for endings of four or five tricks; the compiled module has the same
class and gives the same values for eight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from dokodesk.ai.gametables import NO_TRICK_KONTRA, NO_TRICK_RE, STEP_OF, Game, Scores
from dokodesk.ai.habits import bits_of
from dokodesk.ai.playscore import along, extras, trick_extras
from dokodesk.ai.position import Kept, Moment, moment_of
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card, pack
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase

#: Beyond every value.
INFINITE: Final = 1 << 30
#: Positions looked at before the search gives up: about a second with the compiled module.
NODE_LIMIT: Final = 4_000_000
#: A worth is this times the difference of the scores of a Re and a Kontra seat, plus Re's.
SPREAD: Final = 8192
#: More extra points than a side can make.
_MOST_EXTRAS: Final = 16
_FACES: Final = 0xFFFFFF


class NoSolution(ValueError):
    """This position cannot be solved; the text says why."""


class Position(NamedTuple):
    """A position with all four hands.

    Attributes:
        hands: packed hands of places, without the cards on the table.
        leader, step, turns, trick, number: as in ``position.Moment``.
        tricks: won by each seat.
        re_points, re_tricks: what Re has won.
        for_re, for_kontra: extra points won.
    """

    hands: tuple[int, ...]
    leader: int
    step: int
    turns: bool
    trick: tuple[int, ...]
    number: int
    tricks: tuple[int, ...]
    re_points: int
    re_tricks: int
    for_re: int
    for_kontra: int


class CardValue(msgspec.Struct, frozen=True):
    """What one card is worth for the seat that plays it, in score points at the end of the deal.

    Attributes:
        action: the play.
        low, high: the value lies between them; they are equal unless the limit was reached.
    """

    action: Play
    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high

    @property
    def points(self) -> int:
        """The value, or what is certain of it."""
        return self.low


class Solution(msgspec.Struct, frozen=True):
    """What every legal card is worth.

    Attributes:
        seat: who is to play.
        values: for each legal face, the best first; of equals the lower face.
        nodes: how many positions were looked at.
    """

    seat: int
    values: tuple[CardValue, ...]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether all values are known."""
        return all(value.exact for value in self.values)

    @property
    def best(self) -> tuple[CardValue, ...]:
        """The cards nothing is better than; only of use where all values are exact."""
        most = max(value.low for value in self.values)
        return tuple(value for value in self.values if value.low == most)


def solve(view: SeatView, *, node_limit: int = NODE_LIMIT) -> Solution:
    """The value of every legal card, with all cards in sight.

    Args:
        view: the view of the seat that is to play, with all four hands opened by name
            (``seat_view(state, seat, frozenset(range(4)))``).
        node_limit: how many positions to look at; then values stay open.

    Raises:
        NoSolution: outside play, out of turn, with a hidden hand, or where sides may still change.
    """
    if view.phase != Phase.PLAY.value or view.turn != view.seat:
        raise NoSolution("only a seat that is to play a card has something to solve")
    hands = []
    moment = moment_of(view)
    for seat, hand in enumerate(view.open_hands):
        if hand is None:
            raise NoSolution(f"the hand of seat {seat} is hidden")
        hands.append(moment.game.hand(pack(hand)))
    return solve_moment(moment, hands, node_limit=node_limit)


def solve_moment(moment: Moment, hands: Sequence[int], *, node_limit: int = NODE_LIMIT) -> Solution:
    """The same for a moment and four packed hands of places, e.g. a sampled deal.

    Raises:
        NoSolution: where sides may still change: while a bride looks for a partner, and while the
            second spade queen of a black sow is out.
    """
    from dokodesk.ai.fastcore import make_solver

    game, re = moment.game, re_of(moment, hands)
    position = position_of(moment, hands, re)
    cards = max(hand.bit_count() for hand in hands)
    solver = make_solver(
        game, re, moment.pigs, kinds_of(game, re), not game.exotic, apart_of(game), cards
    )
    legal = (hands[moment.seat] | hands[moment.seat] >> 24) & _FACES
    if moment.trick:
        legal = legal & game.follow[moment.trick[0]] or legal
    found, nodes = solver.values(position, bits_of(legal), node_limit)
    by_re = re >> moment.seat & 1
    values = [
        CardValue(Play(moment.seat, Card(game.face[place])), *_own(game, re, by_re, low, high))
        for place, (low, high) in zip(bits_of(legal), found, strict=True)
    ]
    values.sort(key=lambda value: (-value.low, value.action.card))
    return Solution(moment.seat, tuple(values), nodes)


def _own(game: Game, re: int, by_re: int, low: int, high: int) -> tuple[int, int]:
    """Bounds of the worth as bounds of the score of a Re or of a Kontra seat."""
    if low == -INFINITE or high == INFINITE:
        return _own_range(scores_of(game, re), by_re)
    if by_re:
        return split(low)[0], split(high)[0]
    return split(high)[1], split(low)[1]


def _own_range(scores: Scores, by_re: int) -> tuple[int, int]:
    """What a seat can get at the least and at the most."""
    most = range(_MOST_EXTRAS + 1)
    pairs = [
        _pair(scores, case, for_re, for_kontra)[0 if by_re else 1]
        for case in range(len(scores.re))
        for for_re in most
        for for_kontra in most
    ]
    return min(pairs), max(pairs)


def split(worth: int) -> tuple[int, int]:
    """The scores of a Re and of a Kontra seat that make up a worth."""
    difference = (worth + SPREAD // 2) // SPREAD
    re = worth - difference * SPREAD
    return re, re - difference


def re_of(moment: Moment, hands: Sequence[int]) -> int:
    """The Re seats of a deal as a mask.

    Raises:
        NoSolution: where they may still change.
    """
    game = moment.game
    if not moment.settled:
        raise NoSolution("a bride is still looking for a partner")
    if game.spade_queen < 24:
        out = any(hand >> game.spade_queen & 1 for hand in hands)
        if out or game.spade_queen in moment.trick:
            raise NoSolution("who takes the second spade queen still changes the sides")
    re = moment.re
    if game.club_queen < 24:
        for seat, hand in enumerate(hands):
            re |= (hand >> game.club_queen & 1) << seat
    return re


def position_of(moment: Moment, hands: Sequence[int], re: int) -> Position:
    """A moment as the solver sees it."""
    for_re = for_kontra = 0
    if not moment.game.negative:
        for_re, for_kontra = extras(moment.game, moment.kept, re, moment.clarified)
    sides = [seat for seat in range(4) if re >> seat & 1]
    return Position(
        hands=tuple(hands),
        leader=moment.leader,
        step=moment.step,
        turns=moment.turns,
        trick=moment.trick,
        number=moment.number,
        tricks=moment.tricks,
        re_points=sum(moment.points[seat] for seat in sides),
        re_tricks=sum(moment.tricks[seat] for seat in sides),
        for_re=for_re,
        for_kontra=for_kontra,
    )


def scores_of(game: Game, re: int) -> Scores:
    """The scores for these sides."""
    return game.pair if re & re - 1 else game.lone


def worth_of(scores: Scores, case: int, for_re: int, for_kontra: int) -> int:
    """What Re plays for: its score less Kontra's, and of equals the greater score."""
    re, kontra = _pair(scores, case, for_re, for_kontra)
    return (re - kontra) * SPREAD + re


def _pair(scores: Scores, case: int, for_re: int, for_kontra: int) -> tuple[int, int]:
    w = scores.weights
    return (
        along(scores.re[case], w[0] * for_re + w[1] * for_kontra),
        along(scores.kontra[case], w[2] * for_re + w[3] * for_kontra),
    )


def straight_gains(game: Game, re: int) -> tuple[int, int] | None:
    """What an extra point of Re and one of Kontra add to the worth, if that is always the same."""
    scores = scores_of(game, re)
    slopes = {bend[1] for bend in scores.re}, {bend[1] for bend in scores.kontra}
    bent = any(bend[4] for bend in (*scores.re, *scores.kontra))
    if bent or len(slopes[0]) > 1 or len(slopes[1]) > 1:
        return None
    (of_re,), (of_kontra,) = slopes
    w = scores.weights
    by_re, by_kontra = of_re * w[0], of_re * w[1]
    return (
        (by_re - of_kontra * w[2]) * SPREAD + by_re,
        (by_kontra - of_kontra * w[3]) * SPREAD + by_kontra,
    )


class Solver:
    """Solves positions of one deal and remembers what it found, in plain Python."""

    def __init__(self, game: Game, re: int, pigs: int, kinds: int, merge: bool, apart: int) -> None:
        """Prepare.

        Args:
            game: the tables.
            re: the Re seats.
            pigs: the seat whose foxes are none, or -1.
            kinds: which kinds of extra points count from now on.
            merge: cards that are as good as a neighbour may be left out.
            apart: cards that never are.
        """
        self._game, self._re, self._pigs, self._kinds = game, re, pigs, kinds
        self._merge, self._apart = merge, apart
        self._scores = scores_of(game, re)
        self._known: dict[Position, tuple[int, int]] = {}
        self._nodes = self._limit = 0

    def values(
        self, position: Position, places: Sequence[int], limit: int
    ) -> tuple[list[tuple[int, int]], int]:
        """What each of these cards is worth for Re: the same number twice, or bounds.

        Args:
            position: the seat to move holds the cards.
            places: the cards.
            limit: how many positions to look at.

        Returns:
            The bounds, and how many positions were looked at.
        """
        self._nodes, self._limit = 0, limit
        found = []
        for place in places:
            try:
                value = self._search(self._after(position, place), -INFINITE, INFINITE)
                found.append((value, value))
            except _LimitReached:
                found.append((-INFINITE, INFINITE))
        return found, self._nodes

    def _after(self, at: Position, place: int) -> Position:
        """The position after a card."""
        seat = (at.leader + at.step * len(at.trick)) & 3
        bit = 1 << place
        hands = list(at.hands)
        hands[seat] ^= bit << 24 if hands[seat] >> 24 & bit else bit
        trick = (*at.trick, place)
        if len(trick) < 4:
            return at._replace(hands=tuple(hands), trick=trick)
        return self._close(at._replace(hands=tuple(hands), trick=trick))

    def _winner(self, at: Position) -> tuple[int, int]:
        """The seat that wins the trick so far, and its card."""
        game, trick = self._game, at.trick
        best, index = trick[0], 0
        counting = game.follow[best] | game.classes[4]
        second = game.second_last if at.number == game.size - 1 else game.second
        for i in range(1, len(trick)):
            place = trick[i]
            if counting >> place & 1 and (place > best or (place == best and second >> place & 1)):
                best, index = place, i
        return (at.leader + at.step * index) & 3, best

    def _close(self, at: Position) -> Position:
        game = self._game
        winner, _ = self._winner(at)
        points = sum(game.points[place] for place in at.trick)
        extra = self._extra(at, winner, points)
        by_re = self._re >> winner & 1
        tricks = list(at.tricks)
        tricks[winner] += 1
        return Position(
            hands=at.hands,
            leader=winner,
            step=4 - at.step if at.turns else at.step,
            turns=False,
            trick=(),
            number=at.number + 1,
            tricks=tuple(tricks) if game.negative else at.tricks,
            re_points=at.re_points + (points if by_re else 0),
            re_tricks=at.re_tricks + by_re,
            for_re=at.for_re + (extra if by_re else 0),
            for_kontra=at.for_kontra + (0 if by_re else extra),
        )

    def _extra(self, at: Position, winner: int, points: int) -> int:
        game = self._game
        last = at.number == game.size - 1
        mask = 0
        for place in at.trick:
            mask |= 1 << place
        watched = game.watched_last if last else game.watched
        if not self._kinds or not (mask & watched or points >= game.least or game.watch_all):
            return 0
        pigs = 0
        if self._pigs >= 0 and mask >> game.fox & 1:
            i = (self._pigs - at.leader) * at.step & 3
            pigs = (at.trick[i] == game.fox) << i
        hearts = game.hearts != 0 and not mask & ~game.hearts
        kept = Kept(at.number, at.leader, at.step, winner, points, at.trick, pigs, hearts)
        return trick_extras(game, kept, self._re, self._kinds)

    def _search(self, at: Position, alpha: int, beta: int) -> int:
        """What a position is worth with the best play of both sides; exact within the window."""
        self._nodes += 1
        if self._nodes > self._limit:
            raise _LimitReached
        game = self._game
        if at.number == game.size:
            return worth_of(self._scores, self._case(at), at.for_re, at.for_kontra)
        low, high = -INFINITE, INFINITE
        if not at.trick:
            low, high = self._known.get(at, (low, high))
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
        seat = (at.leader + at.step * len(at.trick)) & 3
        by_re = self._re >> seat & 1
        best = -INFINITE if by_re else INFINITE
        lowest, highest = alpha, beta
        for place in self._moves(at, seat):
            value = self._search(self._after(at, place), alpha, beta)
            if by_re:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        if not at.trick:
            if best > lowest:
                low = best
            if best < highest:
                high = best
            self._known[at] = (low, high)
        return best

    def _moves(self, at: Position, seat: int) -> list[int]:
        """The cards worth trying, the promising ones first."""
        game = self._game
        legal = (at.hands[seat] | at.hands[seat] >> 24) & _FACES
        others = 0
        for other in range(4):
            if other != seat:
                others |= at.hands[other]
        for place in at.trick:
            others |= 1 << place
            legal = legal & game.follow[at.trick[0]] or legal
        kept: list[int] = []
        last = -1
        for place in bits_of(legal):
            alike = (
                self._merge
                and last >= 0
                and not (self._apart >> last | self._apart >> place) & 1
                and game.follow[last] == game.follow[place]
                and game.points[last] == game.points[place]
                and not others >> last & (1 << place - last + 1) - 1
            )
            last = place
            if not alike:
                kept.append(place)
        if not at.trick:
            kept.sort(key=lambda place: (others >> place).bit_length() > 0)
            return kept
        winner, best = self._winner(at)
        mine = not (self._re >> seat ^ self._re >> winner) & 1
        counting = game.follow[at.trick[0]] | game.classes[4]

        def promise(place: int) -> int:
            if counting >> place & 1 and place > best:
                return 10 - place // 4 if mine else 40 - place
            return game.points[place] * (3 if mine else -3)

        kept.sort(key=promise, reverse=True)
        return kept

    def _case(self, at: Position) -> int:
        if self._game.negative:
            soloist = self._re.bit_length() - 1
            own = at.tricks[soloist]
            if self._game.negative == 1:
                return 2 if own else 0
            others = min(at.tricks[seat] for seat in range(4) if seat != soloist)
            return 1 if own == others else 0 if own < others else 2
        return case_of(self._game, at.re_points, at.re_tricks)


class _LimitReached(Exception):
    """The search looked at as many positions as it may."""


def case_of(game: Game, re_points: int, re_tricks: int) -> int:
    """Which of the scores counts at the end of a deal that is not negative."""
    if re_points == 0 and re_tricks == 0:
        return NO_TRICK_RE
    if re_points == 240 and re_tricks == game.size:
        return NO_TRICK_KONTRA
    return STEP_OF[re_points]


def apart_of(game: Game) -> int:
    """Cards that extra points hang on."""
    apart = 1 << game.fox | 1 << game.charlie
    if game.hearts_ten < 24:
        apart |= 1 << game.hearts_ten
    if game.charlie_caught == 2:
        apart |= 1 << game.diamond_queen
    return apart


def kinds_of(game: Game, re: int) -> int:
    """Which extra points count from now on."""
    if game.negative:
        return 0
    return game.pair_extras if re & re - 1 else game.lone_extras
