from collections.abc import Sequence

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
def measure(
    moment: Moment, hands: Sequence[int], count: int, policy: int, seed: int
) -> tuple[int, int]: ...
def judge(
    moment: Moment,
    worlds: Sequence[Sequence[int]],
    cards: Sequence[int],
    seats: Sequence[int],
    hits: Sequence[int],
    misses: Sequence[int],
) -> list[int]: ...

class Dealer:
    @property
    def total(self) -> float: ...
    def __init__(self, plan: Plan) -> None: ...
    def draw_many(self, count: int, seed: int) -> list[World]: ...
