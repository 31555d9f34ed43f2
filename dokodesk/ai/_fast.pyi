from collections.abc import Sequence
from typing import overload

from dokodesk.ai.dealing import Plan, World
from dokodesk.ai.playscore import Outcome
from dokodesk.ai.position import Moment

def playout(
    moment: Moment, hands: Sequence[int], script: Sequence[int], policy: int, seed: int
) -> Outcome: ...
def evaluate(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    candidates: Sequence[int],
    playouts: int,
    policy: int,
    seed: int,
) -> tuple[list[int], list[int]]: ...

class Worlds(Sequence[World]):
    @overload
    def __getitem__(self, at: int) -> World: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[World]: ...
    def __len__(self) -> int: ...

def pick(worlds: Sequence[World], numbers: Sequence[int]) -> Worlds: ...
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
) -> tuple[int, list[tuple[int, int, int, int, int]]]: ...
def outcomes(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    candidates: Sequence[int],
    playouts: int,
    policy: int,
    seed: int,
) -> list[int]: ...
def temper(
    logs: Sequence[int],
    worlds: Sequence[World],
    queen: int,
    power: int,
    least: float,
) -> list[float]: ...
def measure(
    moment: Moment, hands: Sequence[int], count: int, policy: int, seed: int
) -> tuple[int, int]: ...
def judge(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    cards: Sequence[int],
    seats: Sequence[int],
    shown: Sequence[tuple[int, int]],
    free: int,
) -> list[int]: ...

class Dealer:
    @property
    def total(self) -> float: ...
    def __init__(self, plan: Plan) -> None: ...
    def draw_many(self, count: int, seed: int) -> Worlds: ...
