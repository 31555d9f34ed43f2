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
from dokodesk.ai.playout import RANDOM, RULES
from dokodesk.ai.playscore import Outcome
from dokodesk.ai.position import Moment

__all__ = ["COMPILED", "RANDOM", "RULES", "Core", "core", "make_dealer"]


class DealerLike(Protocol):
    """Draws deals; see ``dealing.Dealer``."""

    @property
    def total(self) -> float:
        """The number of deals, times their weights."""
        ...

    def draw_many(self, count: int, seed: int) -> list[World]:
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

    def judge(
        self,
        moment: Moment,
        worlds: Sequence[Sequence[int]],
        cards: Sequence[int],
        seats: Sequence[int],
        hits: Sequence[int],
        misses: Sequence[int],
    ) -> list[int]:
        """How well the rule policy foretells what the others played."""
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
