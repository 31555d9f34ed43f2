"""Finds the numbers of ``dokodesk/ai/habits_table.py``: a model of how search players play cards.

    python -m tools.fit_habits --deals 4000 --level strong --write

Players of a level play deals among themselves; for every choice of a card the chance that the model
gives it is made greater, a little at a time (maximum likelihood by gradient steps, with a pull
towards 0). The last tenth of the deals is not fitted to: the report says how well the model
foretells those. The table decides how the players play, so the fit can be repeated with the new
one; twice was enough.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Final

from dokodesk.ai import habits
from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.levels import make_player
from dokodesk.ai.playout import Run
from dokodesk.ai.position import moment_of, opening_of
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import DealState

#: A choice: the terms of each legal card, and which of them was played.
Sample = tuple[list[tuple[int, ...]], int]

_RATE: Final = 0.15
_PULL: Final = 2e-5
_ROUNDS: Final = 6
_TABLE: Final = Path(__file__).parents[1] / "dokodesk" / "ai" / "habits_table.py"


def samples_of(state: DealState) -> list[Sample]:
    """All choices of cards in a deal that was played; none if the game changed on the way."""
    view = seat_view(state, 0)
    opening = opening_of(view, moment_of(view))
    if opening is None:
        return []
    moment, cards, seats, shown = opening
    hands = [0, 0, 0, 0]
    for place, seat in zip(cards, seats, strict=True):
        bit = 1 << place
        hands[seat] |= bit << 24 if hands[seat] & bit else bit
    return list(Run(moment, hands, 1).choices(cards, shown))


def fit(samples: Sequence[Sample], rounds: int = _ROUNDS) -> list[float]:
    """The numbers that make the choices likely."""
    values = [0.0] * habits.SIZE
    squares = [1e-2] * habits.SIZE
    order = list(range(len(samples)))
    rng = random.Random(1)
    for number in range(rounds):
        rng.shuffle(order)
        rate = _RATE if number < rounds - 2 else _RATE / 4
        for at in order:
            terms, chosen = samples[at]
            sums = [sum(values[t] for t in each if t >= 0) for each in terms]
            top = max(sums)
            weights = [exp(value - top) for value in sums]
            total = sum(weights)
            for index, each in enumerate(terms):
                slope = (index == chosen) - weights[index] / total
                if -1e-3 < slope < 1e-3:
                    continue
                for t in each:
                    if t >= 0:
                        push = slope - _PULL * values[t]
                        squares[t] += push * push
                        values[t] += rate * push / sqrt(squares[t])
    return values


def likelihood(samples: Iterable[Sample], values: Sequence[float]) -> tuple[float, float]:
    """The mean logarithm of the chance of what was played, and the share of cards foretold."""
    total = hits = count = 0.0
    for terms, chosen in samples:
        sums = [sum(values[t] for t in each if t >= 0) for each in terms]
        top = max(sums)
        weights = [exp(value - top) for value in sums]
        total += log(weights[chosen] / sum(weights))
        hits += max(range(len(sums)), key=sums.__getitem__) == chosen
        count += 1
    return total / count, hits / count


def rounded(values: Sequence[float]) -> list[int]:
    """The numbers as the program keeps them."""
    return [max(-127, min(127, round(habits.UNIT * value))) for value in values]


def lines_of(numbers: Sequence[int]) -> Iterator[str]:
    """The module that holds the numbers."""
    yield '"""The numbers of the model of card play; written by ``tools/fit_habits``, not by hand."""'
    yield ""
    yield "from __future__ import annotations"
    yield ""
    yield "from typing import Final"
    yield ""
    yield "_TEXT: Final = ("
    text = "".join(f"{number & 255:02x}" for number in numbers)
    for at in range(0, len(text), 92):
        yield f'    "{text[at : at + 92]}"'
    yield ")"
    yield "#: In the order that ``habits`` gives the terms."
    yield "TABLE: Final[tuple[int, ...]] = tuple("
    yield "    number - 256 if number > 127 else number for number in bytes.fromhex(_TEXT)"
    yield ")"


def main() -> None:
    """Play, fit, report, write."""
    parser = argparse.ArgumentParser(description="fit the model of card play")
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--level", default="strong", help="who plays the deals")
    parser.add_argument("--rules", choices=preset_names(), default="ddv_tournament")
    parser.add_argument("--seed", default="habits", help="names the list of deals")
    parser.add_argument("--write", action="store_true", help="write the table")
    arguments = parser.parse_args()
    player = make_player(arguments.level)
    rules = preset(arguments.rules)
    samples: list[list[Sample]] = []
    for number in range(1, arguments.deals + 1):
        setup = deal_setup(rules, arguments.seed, number)
        samples.append(samples_of(play_deal(setup, [player] * 4, f"{arguments.seed}-{number}")))
    cut = len(samples) * 9 // 10
    seen = [sample for deal in samples[:cut] for sample in deal]
    kept = [sample for deal in samples[cut:] for sample in deal]
    numbers = rounded(fit(seen))
    if arguments.write:
        _TABLE.write_text("\n".join(lines_of(numbers)) + "\n", encoding="utf-8")
    for name, part in (("fitted to", seen), ("kept apart", kept)):
        mean, share = likelihood(part, [number / habits.UNIT for number in numbers])
        print(f"{name}: {len(part)} choices, {mean:.4f} mean log-likelihood, {share:.1%} foretold")


if __name__ == "__main__":
    main()
