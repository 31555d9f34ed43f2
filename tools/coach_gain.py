"""Measures what following the coach brings: ``python -m tools.coach_gain --deals 1000``.

The same deals are played twice by four players of one level; the second time one seat does whatever
the coach advises (cards, reservations, announcements). Printed is the mean difference of that seat's
points with its 95 % interval; the seat changes from deal to deal.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.estimate import mean_and_error
from dokodesk.ai.levels import DEFAULT_LEVEL, make_player
from dokodesk.ai.player import Player, Spoken
from dokodesk.engine.actions import Action, Call
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView
from dokodesk.learning.coach import ADVISER, advise, advise_call


class Follower:
    """Does what the coach says."""

    name = "coach"

    def __init__(self) -> None:
        self._adviser: Player = make_player(ADVISER)

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        """The coach's advice, or the adviser's own choice where the coach is silent."""
        found = advise(view, player=self._adviser).action if view.legal else None
        return found if found in choices else self._adviser.decide(view, choices, rng)

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        """The announcement the coach advises, if any."""
        if not view.legal_calls:
            return self._adviser.announce(view, calls, rng)
        said = advise_call(view, player=self._adviser).action
        return said if isinstance(said, Call) and said in calls else None


def gain(number: int, *, level: str, rules_name: str, seed: str) -> float:
    """The seat's points with the coach less those without, in one deal."""
    rules = preset(rules_name)
    code = f"{seed}-{number}"
    setup = deal_setup(rules, code, number % 4)
    seat = (number // 4) % 4
    scores = []
    for follow in (True, False):
        players = [make_player(level) for _ in range(4)]
        if follow:
            players[seat] = Follower()
        result = play_deal(setup, players, code).result
        scores.append(result.scores[seat] if result is not None else 0)
    return float(scores[0] - scores[1])


def main(arguments: list[str] | None = None) -> int:
    """Plays the deals and prints the gain."""
    parser = argparse.ArgumentParser(prog="python -m tools.coach_gain", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--level", default=DEFAULT_LEVEL)
    parser.add_argument("--rules", default="ddv_tournament")
    parser.add_argument("--seed", default="coach-claim")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    work = partial(gain, level=options.level, rules_name=options.rules, seed=options.seed)
    with ProcessPoolExecutor(options.jobs) as pool:
        gains = list(pool.map(work, range(options.deals), chunksize=5))
    mean, error = mean_and_error(gains)
    print(
        f"{options.deals} deals by {options.rules} among {options.level}: following the coach "
        f"brings {mean:+.3f} ± {1.96 * error:.3f} points a deal"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
