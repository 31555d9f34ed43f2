"""Puzzles: moments of a deal in which exactly one card is clearly the best.

They are made from simulated deals or from a person's own, by the computer player's estimate. A
puzzle is a deal, the actions before the moment and the answer; the same seed gives the same puzzle
on every machine.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from enum import StrEnum, unique
from typing import Final

import msgspec

from dokodesk.ai.arena import play_deal
from dokodesk.ai.estimate import ChoiceEstimate, NoEstimate, estimate
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import decision_seed
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.deal import apply, replay, start
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealSetup, DealState

__all__ = ["Difficulty", "Puzzle", "daily_puzzle", "find_puzzles", "make_puzzle"]

_PLAYER: Final = "rules"
_WORLDS: Final = 60
_SURE_WORLDS: Final = 400
#: Score points by which the best card must be ahead, and so many standard errors.
_AHEAD: Final = 0.6
_SURE: Final = 4.0
_LEAST_CHOICES: Final = 3
_DEALS: Final = 40


@unique
class Difficulty(StrEnum):
    """How hard a puzzle is, by which computer players find the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Puzzle(msgspec.Struct, frozen=True):
    """A moment with exactly one good card.

    Attributes:
        setup: the deal.
        before: what was done before the moment.
        seat: whose move it is.
        answer: the good card.
        cost: score points that the second best card costs in the mean.
        choices: all cards with their numbers, the best first.
        difficulty: how hard it is.
        seed: what it was made from; empty for one from a person's own deal.
    """

    setup: DealSetup
    before: tuple[Action, ...]
    seat: int
    answer: Play
    cost: float
    choices: tuple[ChoiceEstimate, ...]
    difficulty: Difficulty
    seed: str = ""

    def state(self) -> DealState:
        """The moment, to be played on from."""
        return replay(self.setup, self.before)

    def view(self) -> SeatView:
        """What the seat knows at the moment."""
        return seat_view(self.state(), self.seat)


def make_puzzle(rules: Rules, seed: str, *, difficulty: Difficulty | None = None) -> Puzzle | None:
    """A puzzle from simulated deals.

    Args:
        rules: to play by.
        seed: what the deals follow from; the same seed gives the same puzzle.
        difficulty: the wanted one; ``None`` for any.

    Returns:
        ``None`` if none was found in forty deals.
    """
    for number in range(_DEALS):
        code = f"{seed}-{number}"
        chance = random.Random(hashlib.sha256(code.encode()).digest())
        dealer = chance.randrange(4)
        step = 1 if rules.direction == "cw" else 3
        setup = DealSetup(
            rules=rules,
            forehand=(dealer + step) & 3,
            dealer=dealer,
            hands=deal_hands(code, rules.deck),
        )
        players = [make_player(_PLAYER) for _ in range(4)]
        state = play_deal(setup, players, code)
        found = list(find_puzzles(setup, state.history, seat=0, seed=code))
        fitting = [each for each in found if difficulty in (None, each.difficulty)]
        if fitting:
            return max(fitting, key=lambda each: each.cost)
    return None


def daily_puzzle(rules: Rules, day: str) -> Puzzle | None:
    """The puzzle of a day, the same for everybody who plays these rules.

    Args:
        rules: to play by.
        day: the date, ``2026-12-01``.
    """
    return make_puzzle(rules, f"puzzle-{day}")


def find_puzzles(
    setup: DealSetup, actions: Sequence[Action], *, seat: int, seed: str = ""
) -> Iterator[Puzzle]:
    """The moments of a deal in which exactly one card of a seat is good.

    Args:
        setup: the deal.
        actions: what was done in it.
        seat: whose moments.
        seed: noted in the puzzles.
    """
    state = start(setup)
    for index, action in enumerate(actions):
        if isinstance(action, Play) and action.seat == seat:
            puzzle = _at(setup, tuple(actions[:index]), seat_view(state, seat), seed)
            if puzzle is not None:
                yield puzzle
        state, _ = apply(state, action)


def _at(setup: DealSetup, before: tuple[Action, ...], view: SeatView, seed: str) -> Puzzle | None:
    if len({choice for choice in view.legal if isinstance(choice, Play)}) < _LEAST_CHOICES:
        return None
    # A quick look first; most moments have no single answer.
    for worlds in (_WORLDS, _SURE_WORLDS):
        try:
            numbers = estimate(view, view.legal, worlds=worlds, seed=decision_seed("puzzle", view))
        except NoEstimate:
            return None
        second = min(numbers.choices[1:], key=lambda choice: choice.behind)
        surely = all(choice.behind >= _SURE * choice.behind_error for choice in numbers.choices[1:])
        if second.behind < _AHEAD or not surely:
            return None
    answer = numbers.best.action
    return Puzzle(
        setup=setup,
        before=before,
        seat=view.seat,
        answer=answer,
        cost=second.behind,
        choices=numbers.choices,
        difficulty=_difficulty(view, answer),
        seed=seed,
    )


def _difficulty(view: SeatView, answer: Play) -> Difficulty:
    """Easy if the beginner finds it, hard if not even the rules of thumb do."""
    for level, grade in (("beginner", Difficulty.EASY), (_PLAYER, Difficulty.MEDIUM)):
        chance = random.Random(decision_seed("puzzle", view))
        if make_player(level).decide(view, view.legal, chance) == answer:
            return grade
    return Difficulty.HARD
