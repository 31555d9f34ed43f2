"""What the simulation can do, in plain Python: play deals out, compare cards, judge past ones.

The compiled module ``_fast`` has the same functions and gives the same numbers; ``fastcore``
chooses between them. A playout itself is in ``run``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dokodesk.ai.dealing import World
from dokodesk.ai.playscore import KINDS, Outcome
from dokodesk.ai.position import Moment
from dokodesk.ai.run import HABITS, RANDOM, RULES, Run, stream
from dokodesk.ai.tempering import temper

__all__ = ["HABITS", "RANDOM", "RULES", "Run", "stream", "temper"]

#: A score point in the measure in which a card point is 1. So many card points make the mean of
#: some hundred deals surer than the steps of the score alone; the score still decides.
POINT: Final = 40


def playout(
    moment: Moment, hands: Sequence[int], script: Sequence[int], policy: int, seed: int
) -> Outcome:
    """Play one deal to its end.

    Args:
        moment: where it starts.
        hands: all four packed hands.
        script: cards that are played first.
        policy: ``RANDOM`` or ``RULES``, for everything after that.
        seed: of the chance.
    """
    return Run(moment, hands, stream(seed, 0)).play(script, policy)


def evaluate(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    candidates: Sequence[int],
    playouts: int,
    policy: int,
    seed: int,
) -> tuple[list[int], list[int]]:
    """Play every candidate out in every world, all with the same chance (common random numbers).

    Args:
        moment: where it starts; its seat is to move.
        worlds: complete deals, four packed hands each.
        candidates: the cards to try; -1 lets the policy choose.
        playouts: how often in each world.
        policy: ``RANDOM`` or ``RULES``.
        seed: of the chance.

    Returns:
        For each world and each candidate, world by world: the sum of the score points of the
        moment's seat, and the sum of its side's card points.
    """
    scores, points = [], []
    for number, world in enumerate(worlds):
        run = Run(moment, world, 1)
        for place in candidates:
            score, cards = _try_out(run, place, playouts, policy, seed, number)
            scores.append(score)
            points.append(cards)
    return scores, points


def compare(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    candidates: Sequence[int],
    playouts: int,
    policy: int,
    seed: int,
    batch: int,
    clear: float,
    budget: int,
) -> tuple[int, list[tuple[int, int, int, int, int]]]:
    """Find the candidate that does best; those that are clearly worse are not tried to the end.

    Args:
        moment, worlds, candidates, playouts, policy, seed: as in ``evaluate``.
        batch: after so many deals it looks who is clearly worse.
        clear: how many standard errors are clear.
        budget: after so many playouts (in all deals and for all candidates, each deal's counted
            once) no further batch begins. What clearly worse candidates leave of it is spent on
            the others.

    Returns:
        The best candidate's number, and for each candidate: in how many deals it was tried, the
        sums of score points and of card points, and how far it was behind the best in ``POINT`` for
        a score point and 1 for a card point: the sum over its deals and the sum of the squares.
    """
    count = len(candidates)
    values: list[list[int]] = [[] for _ in candidates]
    sums = [0] * count
    scores, points = [0] * count, [0] * count
    left = list(range(count))
    done = spent = 0
    while len(left) > 1 and done < len(worlds) and spent < budget:
        until = min(done + batch, len(worlds))
        spent += (until - done) * len(left)
        for number in range(done, until):
            run = Run(moment, worlds[number], 1)
            for k in left:
                score, cards = _try_out(run, candidates[k], playouts, policy, seed, number)
                scores[k] += score
                points[k] += cards
                sums[k] += POINT * score + cards
                values[k].append(POINT * score + cards)
        done = until
        best = max(left, key=lambda k: (sums[k], candidates[k]))
        left = [k for k in left if not _is_clear(*_behind(values[best], values[k]), done, clear)]
    best = max(left, key=lambda k: (sums[k], candidates[k]))
    return best, [
        (len(values[k]), scores[k], points[k], *_behind(values[best], values[k]))
        for k in range(count)
    ]


def _try_out(
    run: Run, place: int, playouts: int, policy: int, seed: int, number: int
) -> tuple[int, int]:
    """Sums of score and card points of a candidate in one deal."""
    script = () if place < 0 else (place,)
    score = cards = 0
    for repeat in range(playouts):
        run.restart(stream(seed, number * playouts + repeat))
        own_score, own_points = run.play(script, policy).of(run.moment.seat)
        score += own_score
        cards += own_points
    return score, cards


def _behind(best: Sequence[int], other: Sequence[int]) -> tuple[int, int]:
    differences = [a - b for a, b in zip(best, other, strict=False)]
    return sum(differences), sum(d * d for d in differences)


def _is_clear(behind: int, squares: int, count: int, clear: float) -> bool:
    """Whether a mean difference is more than so many of its standard errors, without a root."""
    if behind <= 0 or count < 2:
        return False
    a, b, n = float(behind), float(squares), float(count)
    return a * a * (n - 1) > clear * clear * (b * n - a * a)


def pick(worlds: Sequence[World], numbers: Sequence[int]) -> list[World]:
    """The deals with these numbers."""
    return [worlds[number] for number in numbers]


#: What ``outcomes`` tells about one playout: five numbers and the extra points of both sides.
DETAILS: Final = 5 + 2 * len(KINDS)


def outcomes(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    candidates: Sequence[int],
    playouts: int,
    policy: int,
    seed: int,
) -> list[int]:
    """The same playouts as ``evaluate``, one by one and with all that happened in them.

    Returns:
        World by world, candidate by candidate and playout by playout ``DETAILS`` numbers: score
        points of the moment's seat, card points of its side, whether that side wins (1, -1, or 0
        for nobody), the seat that takes the trick on the table, the Re seats as a mask, and the
        extra points of the own and of the other side for each of ``playscore.KINDS``.
    """
    found: list[int] = []
    for number, world in enumerate(worlds):
        run = Run(moment, world, 1)
        for place in candidates:
            script = () if place < 0 else (place,)
            for repeat in range(playouts):
                run.restart(stream(seed, number * playouts + repeat))
                found += run.details(moment.seat, run.play(script, policy))
    return found


def judge(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    cards: Sequence[int],
    seats: Sequence[int],
    shown: Sequence[tuple[int, int]],
    free: int,
) -> list[int]:
    """How likely what the others played is in each of these deals, by the model of ``habits``.

    Args:
        moment: the first card of the deal is due.
        worlds: the hands as they are after the cards.
        cards: what was played, in order.
        seats: who played each of them.
        shown: for each card the seats that had announced Re and Kontra since the one before.
        free: how much of a choice is put down to something else altogether, of 256.

    Returns:
        For each deal the logarithm of the chance of all choices but those of the moment's seat, in
        ``habits.LOG_UNIT``.
    """
    found = []
    for world in worlds:
        hands = list(world)
        for place, seat in zip(cards, seats, strict=True):
            bit = 1 << place
            hands[seat] |= bit << 24 if hands[seat] & bit else bit
        found.append(Run(moment, hands, 1).judge(cards, moment.seat, shown, free))
    return found


def measure(
    moment: Moment, hands: Sequence[int], count: int, policy: int, seed: int
) -> tuple[int, int]:
    """Play the same deal out many times, for measuring the speed and comparing both versions.

    Returns:
        The sums of Re's card points and of Re's score points.
    """
    points = score = 0
    run = Run(moment, hands, 1)
    for number in range(count):
        run.restart(stream(seed, number))
        outcome = run.play((), policy)
        points += outcome.re_points
        score += outcome.re_score
    return points, score
