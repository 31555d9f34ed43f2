"""Deals hidden cards to three hands in proportion to the number of deals, in plain Python.

What can lie where is told by a ``Plan`` (made in ``sampling``). The compiled module has the same
``Dealer``; both draw the same deals for the same seed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

World = tuple[int, int, int, int]
Room = tuple[int, int, int]

_MASK64: Final = 0xFFFFFFFFFFFFFFFF
_UNIT: Final = 1.0 / (1 << 53)


def _pascal() -> tuple[tuple[float, ...], ...]:
    rows: list[tuple[float, ...]] = [(1.0,)]
    for n in range(1, 49):
        last = rows[-1]
        rows.append((1.0, *(last[k - 1] + last[k] for k in range(1, n)), 1.0))
    return tuple(rows)


#: Ways to choose ``k`` cards of ``n``.
WAYS: Final = _pascal()


class Group(NamedTuple):
    """Hidden cards that are alike as far as knowledge goes.

    Attributes:
        cards: their places, twins twice.
        least, most: bounds for each of the three hands.
        weights: the weight of ``i`` cards for the first and ``j`` for the second hand at
            ``i * (size + 1) + j``; empty if all splits are alike.
    """

    cards: tuple[int, ...]
    least: Room
    most: Room
    weights: tuple[float, ...] = ()


class Plan(NamedTuple):
    """All that decides which deals can be.

    Attributes:
        seats: the three seats whose hands are hidden.
        held: for all four seats what they are known to hold, packed.
        room: how many hidden cards each of the three hands takes.
        groups: the hidden cards.
    """

    seats: Room
    held: World
    room: Room
    groups: tuple[Group, ...]


class Dealer:
    """Draws deals of a plan.

    Attributes:
        total: the number of deals, times their weights; 0.0 if there is none.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._choices: dict[tuple[int, int, int], list[tuple[Room, float]]] = {}
        self._totals: dict[tuple[int, int, int], float] = {}
        self._left = [0] * (len(plan.groups) + 1)
        for number in range(len(plan.groups) - 1, -1, -1):
            self._left[number] = self._left[number + 1] + len(plan.groups[number].cards)
        fits = sum(plan.room) == self._left[0]
        self.total = self._count(0, plan.room[0], plan.room[1]) if fits else 0.0

    def _count(self, number: int, a: int, b: int) -> float:
        """The ways to deal the groups from a number on with so much room in two of the hands."""
        if number == len(self._plan.groups):
            return 1.0
        key = (number, a, b)
        known = self._totals.get(key)
        if known is not None:
            return known
        cards, least, most, weights = self._plan.groups[number]
        size, c = len(cards), self._left[number] - a - b
        choices = []
        total = 0.0
        for i in range(least[0], min(size, most[0], a) + 1):
            first = WAYS[size][i]
            low = max(least[1], size - i - min(most[2], c))
            for j in range(low, min(size - i - least[2], most[1], b) + 1):
                ways = first * WAYS[size - i][j]
                if weights:
                    ways *= weights[i * (size + 1) + j]
                ways *= self._count(number + 1, a - i, b - j)
                if ways > 0.0:
                    total += ways
                    choices.append(((i, j, size - i - j), total))
        self._choices[key] = choices
        self._totals[key] = total
        return total

    def draw_many(self, count: int, seed: int) -> list[World]:
        """So many deals, independent of one another.

        Args:
            count: how many.
            seed: of the chance, not 0.
        """
        plan = self._plan
        found: list[World] = []
        x = seed
        for _ in range(count):
            hands = list(plan.held)
            a, b = plan.room[0], plan.room[1]
            for number, group in enumerate(plan.groups):
                x ^= x << 13 & _MASK64
                x ^= x >> 7
                x ^= x << 17 & _MASK64
                choices = self._choices[number, a, b]
                mark = (x >> 11) * _UNIT * self._totals[number, a, b]
                split = choices[-1][0]
                for fits, limit in choices:
                    if mark < limit:
                        split = fits
                        break
                x = _fill(hands, plan.seats, split, list(group.cards), x)
                a -= split[0]
                b -= split[1]
            found.append((hands[0], hands[1], hands[2], hands[3]))
        return found


def _fill(hands: list[int], seats: Room, split: Room, cards: list[int], x: int) -> int:
    """Shuffle the cards of a group into the hands; one random number serves two cards."""
    end = size = len(cards)
    for seat, count in zip(seats, split, strict=True):
        hand = hands[seat]
        for _ in range(count):
            if size - end & 1:
                j = (x >> 32) * end >> 32
            else:
                x ^= x << 13 & _MASK64
                x ^= x >> 7
                x ^= x << 17 & _MASK64
                j = (x & 0xFFFFFFFF) * end >> 32
            end -= 1
            place = cards[j]
            cards[j] = cards[end]
            bit = 1 << place
            hand |= bit << 24 if hand & bit else bit
        hands[seat] = hand
    return x
