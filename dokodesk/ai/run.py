"""Plays a deal on to its end, by chance or by a few rules, in plain Python.

The compiled module ``_fast`` does the same, number for number; ``playout`` has what both share.
Everything here works on places (see ``gametables``). A rule looks only at what the seat in question
knows: its own hand, the cards that are still out, and the sides that everybody knows.

One 64-bit random number serves a trick, 16 bits a card, so that both versions draw alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dokodesk.ai import habits
from dokodesk.ai.gametables import NO_TRICK_KONTRA, NO_TRICK_RE, STEP_OF, Scores
from dokodesk.ai.playrules import duck, follow_by_rule, lead_by_rule, lead_to_duck
from dokodesk.ai.playscore import KINDS, Outcome, along, extras, extras_by_kind
from dokodesk.ai.position import Kept, Moment

RANDOM: Final = 0
RULES: Final = 1
HABITS: Final = 2
#: Takes the place of both in games whose lone player wants no tricks.
DUCK: Final = 3

_MASK64: Final = 0xFFFFFFFFFFFFFFFF
_FACES: Final = 0xFFFFFF
_LOW_12: Final = 0xFFF
_QUARTER: Final = 0x4000
#: The set bits of every number below 4096, ascending: for the lower and the upper twelve places.
_LOW: Final = tuple(tuple(p for p in range(12) if n >> p & 1) for n in range(4096))
_HIGH: Final = tuple(tuple(p + 12 for p in bits) for bits in _LOW)
_BIT: Final = tuple(1 << p for p in range(24))
_SEATS: Final = tuple(tuple(seat for seat in range(4) if n >> seat & 1) for n in range(16))


def stream(seed: int, number: int) -> int:
    """The start of the random stream of one playout; never 0 (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15 * (number + 1)) & _MASK64
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK64
    return z ^ z >> 31 or 1


class Run:
    """One deal on its way to the end."""

    __slots__ = (
        "clarified",
        "first_kept",
        "first_ones",
        "first_re",
        "first_twins",
        "foes",
        "friends",
        "game",
        "kept",
        "known_kontra",
        "known_re",
        "leader",
        "led",
        "moment",
        "number",
        "ones",
        "over",
        "points",
        "queens",
        "re",
        "settled",
        "sow",
        "sows",
        "step",
        "taker",
        "trick",
        "tricks",
        "turns",
        "twins",
        "x",
    )

    def __init__(self, moment: Moment, hands: Sequence[int], x: int) -> None:
        """Start at a moment.

        Args:
            moment: where it starts.
            hands: all four packed hands.
            x: the state of the random stream.
        """
        game = moment.game
        re = moment.re
        if game.club_queen < 24:
            for seat, hand in enumerate(hands):
                re |= (hand >> game.club_queen & 1) << seat
        self.game = game
        self.moment = moment
        self.first_re = re
        self.first_ones = [hand & _FACES for hand in hands]
        self.first_twins = [hand >> 24 for hand in hands]
        self.first_kept = list(moment.kept)
        self.restart(x)

    def restart(self, x: int) -> None:
        """Go back to the moment it started at, with another chance."""
        moment = self.moment
        self.x = x
        self.over = self.sow = False
        self.taker = -1
        self.ones = self.first_ones[:]
        self.twins = self.first_twins[:]
        self.kept = self.first_kept[:]
        self.re = self.first_re
        self.leader = moment.leader
        self.step = moment.step
        self.turns = moment.turns
        self.trick = list(moment.trick)
        self.number = moment.number
        self.points = list(moment.points)
        self.tricks = list(moment.tricks)
        self.settled = moment.settled
        self.queens = moment.queens
        self.sows = moment.sows
        self.known_re = moment.known_re
        self.known_kontra = moment.known_kontra
        self.led = moment.led
        self.clarified = moment.clarified
        self.friends = [0, 0, 0, 0]
        self.foes = [0, 0, 0, 0]

    # --- playing ----------------------------------------------------------------------------------

    def play(self, script: Sequence[int], policy: int) -> Outcome:
        """Play given cards first, then to the end by a policy."""
        size = self.game.size
        at, given = 0, len(script)
        if policy != RANDOM:
            if self.game.negative:
                policy = DUCK
            self._see_sides()
        while self.number < size and not self.over:
            if at == given and not self.trick and policy < HABITS:
                self._whole_tricks(policy == RULES)
                break
            word = self._next_word()
            for i in range(len(self.trick), 4):
                if at < given:
                    self._put(script[at])
                    at += 1
                else:
                    self._put(self._choose(policy, word >> 16 * i & 0xFFFF))
            self._close()
        return self._finish()

    def judge(
        self, cards: Sequence[int], viewer: int, shown: Sequence[tuple[int, int]], free: int
    ) -> int:
        """How likely the model finds the cards that the other seats chose; see ``judge``."""
        total = 0
        for legal, place in self._replay(cards, shown):
            seat = (self.leader + self.step * len(self.trick)) & 3
            if seat != viewer and legal & legal - 1:
                weights = habits.chances(habits.sums_of(self.terms(seat, legal)))
                weight = weights[(legal & (1 << place) - 1).bit_count()]
                whole, count = sum(weights), len(weights)
                total += habits.logarithm(weight * (256 - free) * count + whole * free)
                total -= habits.logarithm(whole * 256 * count)
        return total

    def choices(
        self, cards: Sequence[int], shown: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[list[tuple[int, ...]], int]]:
        """For each choice among several cards the terms of all of them, and which one was made."""
        for legal, place in self._replay(cards, shown):
            if legal & legal - 1:
                seat = (self.leader + self.step * len(self.trick)) & 3
                yield self.terms(seat, legal), (legal & (1 << place) - 1).bit_count()

    def _replay(
        self, cards: Sequence[int], shown: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[int, int]]:
        """Play given cards; before each of them yields the legal faces and the card."""
        self._see_sides()
        for place, (re, kontra) in zip(cards, shown, strict=True):
            if re | kontra:
                self.known_re |= re
                self.known_kontra |= kontra
                self._see_sides()
            seat = (self.leader + self.step * len(self.trick)) & 3
            legal = self.ones[seat]
            if self.trick:
                legal = legal & self.game.follow[self.trick[0]] or legal
            yield legal, place
            self._put(place)
            if len(self.trick) == 4:
                self._close()

    def _next_word(self) -> int:
        x = self.x
        x ^= x << 13 & _MASK64
        x ^= x >> 7
        x ^= x << 17 & _MASK64
        self.x = x
        return x

    def _put(self, place: int) -> None:
        seat = (self.leader + self.step * len(self.trick)) & 3
        bit = 1 << place
        if self.twins[seat] & bit:
            self.twins[seat] ^= bit
        else:
            self.ones[seat] ^= bit
        self.trick.append(place)
        if place == self.game.club_queen:
            self._show_queen(seat)

    def _show_queen(self, seat: int) -> None:
        self.queens += 1
        self.known_re |= 1 << seat
        if self.queens == 2:
            self.known_kontra = 15 & ~self.known_re
        self._see_sides()

    def _choose(self, policy: int, chance: int) -> int:
        game, trick, ones = self.game, self.trick, self.ones
        seat = (self.leader + self.step * len(trick)) & 3
        legal = ones[seat]
        if trick:
            legal = legal & game.follow[trick[0]] or legal
        if not legal & legal - 1:
            return legal.bit_length() - 1
        if policy == RULES:
            if chance >= _QUARTER:
                out = ones[seat ^ 1] | ones[seat ^ 2] | ones[seat ^ 3]
                if not trick:
                    return lead_by_rule(game, legal, out, self.led, self.re >> seat & 1)
                index = self._winner()
                return follow_by_rule(
                    game,
                    legal,
                    out,
                    trick[index],
                    trick[0],
                    3 - len(trick),
                    self._regard(seat, index),
                    sum(game.points[place] for place in trick),
                    self.led,
                    self.number == game.size - 1,
                )
            chance = chance << 2
        elif policy == HABITS:
            return self._by_habit(seat, legal, chance)
        elif policy == DUCK:
            if chance >= _QUARTER:
                return self._duck(seat, legal)
            chance = chance << 2
        choices = _LOW[legal & _LOW_12] + _HIGH[legal >> 12]
        return choices[chance * len(choices) >> 16]

    def _duck(self, seat: int, legal: int) -> int:
        ones, trick = self.ones, self.trick
        out = ones[seat ^ 1] | ones[seat ^ 2] | ones[seat ^ 3]
        if not trick:
            return lead_to_duck(self.game, legal, out)
        index = self._winner()
        behind = 3 - len(trick)
        done = not self.re >> seat & 1 and not self.re >> (self.leader + self.step * index & 3) & 1
        for i in range(1, behind + 1):
            done = done and not self.re >> (seat + self.step * i & 3) & 1
        return duck(self.game, legal, out, trick[index], trick[0], behind, done)

    def _by_habit(self, seat: int, legal: int, chance: int) -> int:
        weights = habits.chances(habits.sums_of(self.terms(seat, legal)))
        mark = chance * sum(weights) >> 16
        for place, weight in zip(habits.bits_of(legal), weights, strict=True):
            if mark < weight:
                return place
            mark -= weight
        raise AssertionError("the mark lies within the sum")

    def terms(self, seat: int, legal: int) -> list[tuple[int, ...]]:
        """What the model of card play judges the legal cards of a seat by, in ascending order."""
        game, trick, ones = self.game, self.trick, self.ones
        out = ones[seat ^ 1] | ones[seat ^ 2] | ones[seat ^ 3]
        ends = (self.re, self.friends[seat], self.foes[seat])
        twins = self.twins[seat]
        if not trick:
            return [
                *habits.lead_terms(
                    game, legal, twins, out, self.led, self.number, seat, self.step, *ends
                )
            ]
        index = self._winner()
        return [
            *habits.follow_terms(
                game,
                legal,
                ones[seat],
                twins,
                out,
                trick[index],
                trick[0],
                3 - len(trick),
                (self.leader + self.step * index) & 3,
                sum(game.points[place] for place in trick),
                self.led,
                self.number,
                self.number == game.size - 1,
                seat,
                self.step,
                *ends,
            )
        ]

    def _regard(self, seat: int, index: int) -> int:
        """1 if the winner so far is known as a partner, -1 as an opponent, else 0."""
        winner = (self.leader + self.step * index) & 3
        return (self.friends[seat] >> winner & 1) - (self.foes[seat] >> winner & 1)

    def _winner(self) -> int:
        """Which card of the trick wins it so far: its number in the trick."""
        game, trick = self.game, self.trick
        best = trick[0]
        counting = game.follow[best] | game.classes[4]
        second = game.second_last if self.number == game.size - 1 else game.second
        index = 0
        for i in range(1, len(trick)):
            place = trick[i]
            if counting >> place & 1 and (place > best or (place == best and second >> place & 1)):
                best, index = place, i
        return index

    def _close(self) -> None:
        game, trick = self.game, self.trick
        winner = (self.leader + self.step * self._winner()) & 3
        a, b, c, d = trick
        points = game.points[a] + game.points[b] + game.points[c] + game.points[d]
        self.points[winner] += points
        self.tricks[winner] += 1
        if self.taker < 0:
            self.taker = winner
        mask = 1 << a | 1 << b | 1 << c | 1 << d
        self.led |= game.class_bit[a]
        self._note(mask, points, winner)
        self.number += 1
        self.leader = winner
        if self.turns:
            self.step = 4 - self.step
            self.turns = False
        self._after(winner, a)
        self.trick = []

    def _note(self, mask: int, points: int, winner: int) -> None:
        game = self.game
        watched = game.watched_last if self.number == game.size - 1 else game.watched
        if not (mask & watched or points >= game.least or game.watch_all):
            return
        pigs = 0
        if self.moment.pigs >= 0 and mask >> game.fox & 1:
            i = (self.moment.pigs - self.leader) * self.step & 3
            pigs = (self.trick[i] == game.fox) << i
        hearts = game.hearts != 0 and not mask & ~game.hearts
        self.kept.append(
            Kept(self.number, self.leader, self.step, winner, points, self.trick, pigs, hearts)
        )

    def _after(self, winner: int, led: int) -> None:
        """What a complete trick brings about: a black sow, a partner, the end of a null game."""
        game = self.game
        if game.spade_queen < 24 and not self.sow:
            here = self.trick.count(game.spade_queen)
            self.sows += here
            if here and self.sows == 2:
                self.sow = self.settled = True
                self.re = self.known_re = 1 << winner
                self.known_kontra = 15 & ~self.re
                self._see_sides()
                return
        if not self.settled:
            matches = game.condition >> led & 1
            bride = self.re
            if matches and not bride >> winner & 1:
                self.re |= 1 << winner
                self._settle()
            elif (
                (matches and game.first_decides)
                or self.number >= game.limit
                or self.number == game.size
            ):
                self._settle()
        elif game.negative == 1 and self.re >> winner & 1:
            self.over = True

    def _settle(self) -> None:
        self.settled = True
        self.clarified = self.number
        self.known_re = self.re
        self.known_kontra = 15 & ~self.re
        self._see_sides()

    def _see_sides(self) -> None:
        """Whom each seat takes for partners and for opponents, by what everybody knows."""
        for seat in range(4):
            self.friends[seat], self.foes[seat] = self._sides_for(1 << seat)

    def _sides_for(self, own: int) -> tuple[int, int]:
        if not self.settled:
            return 0, 0
        re, kontra = self.known_re, self.known_kontra
        mine = self.re & own
        if mine:
            re |= own
            if self.re == own:
                kontra = 15 & ~own
        else:
            kontra |= own
        if re.bit_count() == 2:
            kontra = 15 & ~re
        elif kontra.bit_count() == 2:
            re = 15 & ~kontra
        return (re & ~own, kontra) if mine else (kontra & ~own, re)

    def _whole_tricks(self, rules: bool) -> None:  # noqa: C901 - one loop, for the speed
        """Whole tricks to the end: the same as ``play``, but as fast as plain Python can."""
        game, ones, twins, won = self.game, self.ones, self.twins, self.points
        tricks, friends, foes = self.tricks, self.friends, self.foes
        size, step, leader = game.size, self.step, self.leader
        follow_of, points_of, trumps = game.follow, game.points, game.classes[4]
        least, queen = game.least, game.club_queen if rules else 99
        low, high, bits = _LOW, _HIGH, _BIT
        slow = game.watch_all or game.spade_queen < 24 or not self.settled or game.negative == 1
        watched, second, led = game.watched, game.second, self.led
        x = self.x
        for number in range(self.number, size):
            x ^= x << 13 & _MASK64
            x ^= x >> 7
            x ^= x << 17 & _MASK64
            last = number == size - 1
            if last:
                watched, second = game.watched_last, game.second_last
            legal = ones[leader]
            chance = x & 0xFFFF
            if not legal & legal - 1:
                first = legal.bit_length() - 1
            elif rules and chance >= _QUARTER:
                out = ones[leader ^ 1] | ones[leader ^ 2] | ones[leader ^ 3]
                first = lead_by_rule(game, legal, out, led, self.re >> leader & 1)
            else:
                choices = low[legal & _LOW_12] + high[legal >> 12]
                if rules:
                    chance <<= 2
                first = choices[chance * len(choices) >> 16]
            mask = bits[first]
            if twins[leader] & mask:
                twins[leader] ^= mask
            else:
                ones[leader] = legal ^ mask
            if first == queen:
                self._show_queen(leader)
            follow = follow_of[first]
            counting = follow | trumps
            best, winner, seat = first, leader, leader
            points, trick, word = points_of[first], [first], x >> 16
            for behind in (2, 1, 0):
                seat = (seat + step) & 3
                hand = ones[seat]
                legal = hand & follow or hand
                if not legal & legal - 1:
                    place = legal.bit_length() - 1
                else:
                    chance = word & 0xFFFF
                    if rules and chance >= _QUARTER:
                        place = follow_by_rule(
                            game,
                            legal,
                            ones[seat ^ 1] | ones[seat ^ 2] | ones[seat ^ 3] if behind else 0,
                            best,
                            first,
                            behind,
                            (friends[seat] >> winner & 1) - (foes[seat] >> winner & 1),
                            points,
                            led,
                            last,
                        )
                    else:
                        if rules:
                            chance <<= 2
                        if legal <= _LOW_12:
                            choices = low[legal]
                        else:
                            choices = low[legal & _LOW_12] + high[legal >> 12]
                        place = choices[chance * len(choices) >> 16]
                word >>= 16
                bit = bits[place]
                if twins[seat] & bit:
                    twins[seat] ^= bit
                else:
                    ones[seat] = hand ^ bit
                if place == queen:
                    self._show_queen(seat)
                points += points_of[place]
                trick.append(place)
                mask |= bit
                if place > best:
                    if counting & bit:
                        best, winner = place, seat
                elif place == best and second & bit:
                    winner = seat
            won[winner] += points
            tricks[winner] += 1
            if self.taker < 0:
                self.taker = winner
            led |= game.class_bit[first]
            if mask & watched or points >= least or slow:
                self.leader, self.number, self.trick = leader, number, trick
                self._note(mask, points, winner)
            if slow:
                self.number = number + 1
                self._after(winner, first)
                if self.over:
                    break
            leader = winner
            if self.turns:
                step = self.step = 4 - step
                self.turns = False
        self.number = size
        self.trick = []

    # --- the end ----------------------------------------------------------------------------------

    def _finish(self) -> Outcome:
        game = self.game
        re, re_points, re_tricks = self.re, 0, 0
        for seat in _SEATS[re]:
            re_points += self.points[seat]
            re_tricks += self.tricks[seat]
        scores = self._scores()
        case = self._case(re_points, re_tricks)
        extra_re = extra_kontra = 0
        if self.kept and not self.sow and not game.negative:
            extra_re, extra_kontra = extras(game, self.kept, self.re, self.clarified)
        w = scores.weights
        return Outcome(
            along(scores.re[case], w[0] * extra_re + w[1] * extra_kontra),
            along(scores.kontra[case], w[2] * extra_re + w[3] * extra_kontra),
            re,
            re_points,
            re_tricks,
        )

    def _scores(self) -> Scores:
        if self.sow:
            return self.game.sow
        return self.game.pair if self.re & self.re - 1 else self.game.lone

    def _case(self, re_points: int, re_tricks: int) -> int:
        if self.game.negative and not self.sow:
            return self._negative_case()
        if re_points == 0 and re_tricks == 0:
            return NO_TRICK_RE
        if re_points == 240 and re_tricks == self.game.size:
            return NO_TRICK_KONTRA
        return STEP_OF[re_points]

    def details(self, seat: int, outcome: Outcome) -> tuple[int, ...]:
        """What a finished deal was for a seat; see ``outcomes``."""
        by_re = self.re >> seat & 1
        won = self._scores().winner[self._case(outcome.re_points, outcome.re_tricks)]
        ours: list[int] = [0] * len(KINDS)
        theirs = ours
        if not self.sow and not self.game.negative:
            ours, theirs = extras_by_kind(self.game, self.kept, self.re, self.clarified)
        if not by_re:
            ours, theirs = theirs, ours
        score, points = outcome.of(seat)
        return (score, points, won if by_re else -won, self.taker, self.re, *ours, *theirs)

    def _negative_case(self) -> int:
        soloist = self.re.bit_length() - 1
        own = self.tricks[soloist]
        if self.game.negative == 1:
            return 2 if own else 0
        others = min(self.tricks[seat] for seat in range(4) if seat != soloist)
        return 1 if own == others else 0 if own < others else 2
