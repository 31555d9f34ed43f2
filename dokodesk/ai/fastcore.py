"""The simulation core: compiled if the module is there, else in plain Python; the same numbers.

The environment variable ``DK_PURE=1`` asks for plain Python, e.g. to compare both.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from types import ModuleType
from typing import Final, Protocol, cast

from dokodesk.ai import playout
from dokodesk.ai.dealing import Dealer, Plan, World
from dokodesk.ai.gametables import Game
from dokodesk.ai.playout import HABITS, RANDOM, RULES
from dokodesk.ai.playscore import Outcome
from dokodesk.ai.position import Moment
from dokodesk.ai.solver import Position, Solver

__all__ = ["COMPILED", "HABITS", "RANDOM", "RULES", "Core", "core", "make_dealer"]


class DealerLike(Protocol):
    """Draws deals; see ``dealing.Dealer``."""

    @property
    def total(self) -> float:
        """The number of deals, times their weights."""
        ...

    def draw_many(self, count: int, seed: int) -> Sequence[World]:
        """So many deals."""
        ...


class Core(Protocol):
    """What both versions can do; see ``playout`` for what each function gives."""

    def playout(
        self, moment: Moment, hands: Sequence[int], script: Sequence[int], policy: int, seed: int
    ) -> Outcome:
        """Play one deal to its end."""
        ...

    def evaluate(
        self,
        moment: Moment,
        worlds: Sequence[Sequence[int]],
        candidates: Sequence[int],
        playouts: int,
        policy: int,
        seed: int,
    ) -> tuple[list[int], list[int]]:
        """Play every candidate out in every world."""
        ...

    def compare(
        self,
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
        """Find the best candidate; stop trying those that are clearly worse."""
        ...

    def pick(self, worlds: Sequence[World], numbers: Sequence[int]) -> Sequence[World]:
        """Some of the deals."""
        ...

    def outcomes(
        self,
        moment: Moment,
        worlds: Sequence[Sequence[int]],
        candidates: Sequence[int],
        playouts: int,
        policy: int,
        seed: int,
    ) -> list[int]:
        """The same, with all that happened in each playout."""
        ...

    def judge(
        self,
        moment: Moment,
        worlds: Sequence[Sequence[int]],
        cards: Sequence[int],
        seats: Sequence[int],
        shown: Sequence[tuple[int, int]],
        free: int,
    ) -> list[int]:
        """How likely what the others played is in each deal."""
        ...

    def temper(
        self,
        logs: Sequence[int],
        worlds: Sequence[World],
        queen: int,
        power: int,
        least: float,
    ) -> list[float]:
        """How much each deal counts."""
        ...

    def measure(
        self, moment: Moment, hands: Sequence[int], count: int, policy: int, seed: int
    ) -> tuple[int, int]:
        """Play the same deal out many times."""
        ...


def _load() -> ModuleType | None:
    if os.environ.get("DK_PURE") == "1":
        return None
    try:
        return importlib.import_module("dokodesk.ai._fast")
    except ImportError:
        return None


_FAST: Final = _load()
#: Whether the compiled version is in use.
COMPILED: Final = _FAST is not None
#: The version in use.
core: Final = cast("Core", _FAST or playout)


def make_dealer(plan: Plan) -> DealerLike:
    """The dealer of a plan in the version in use."""
    dealer: DealerLike = Dealer(plan) if _FAST is None else _FAST.Dealer(plan)
    return dealer


class SolverLike(Protocol):
    """Solves positions of one deal; see ``solver.Solver``."""

    def values(
        self, position: Position, places: Sequence[int], limit: int
    ) -> tuple[list[tuple[int, int]], int]:
        """What each of these cards is worth for Re."""
        ...


#: The size of the compiled table as a power of two, by the number of cards in a hand.
_BITS: Final = (8, 8, 9, 10, 12, 14, 16, 18, 20, 20, 20, 20, 20, 20)


def make_solver(
    game: Game, re: int, pigs: int, kinds: int, merge: bool, apart: int, cards: int
) -> SolverLike:
    """The solver in the version in use, for hands of so many cards."""
    solver: SolverLike
    if _FAST is None:
        solver = Solver(game, re, pigs, kinds, merge, apart)
    else:
        solver = _FAST.Solver(game, re, pigs, kinds, merge, apart, _BITS[cards])
    return solver
