"""How often computer players announce and play solos, how often they win, and what it brings.

    python -m tools.bids --deals 3000 --seed claim
    python -m tools.bids --deals 2000 --seed claim --duel re=0.84,kontra=0.8

Four equal players play single deals. A deal in which a solo was played is played once more without
any solo; what the soloist gets beyond that is the profit. With ``--duel`` players that call as they
do meet players of another boldness (``calling.Boldness``), every deal played twice with the pairs of
seats exchanged; a second game is left out where nobody would have called otherwise.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

from dokodesk.ai import bidding
from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.calling import Boldness
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision, Player, Silence, Spoken
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.search import SearchPlayer
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import DealState

_NEVER: Final = 1000.0


def interval(values: Sequence[float]) -> str:
    """The mean of some numbers with its 95 % interval."""
    if len(values) < 2:
        return "too few"
    mean = fmean(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return f"{mean:+.3f} ± {1.96 * spread / sqrt(len(values)):.3f}"


def share(hits: Sequence[bool]) -> str:
    """How many of some, in percent, with the 95 % interval."""
    if not hits:
        return "none"
    part = sum(hits) / len(hits)
    error = 1.96 * sqrt(part * (1 - part) / len(hits))
    return f"{100 * part:.1f} ± {100 * error:.1f} % of {len(hits)}"


class Tally:
    """What was said and played, and how it ended."""

    def __init__(self) -> None:
        self.deals = 0
        self.announced: list[bool] = []
        self.sides: list[bool] = []
        self.words: dict[str, list[bool]] = defaultdict(list)
        self.solos: list[bool] = []
        self.kinds: dict[str, list[bool]] = defaultdict(list)
        self.points: list[float] = []
        self.profits: list[float] = []

    def add(self, end: DealState) -> None:
        """Count a deal."""
        result = end.result
        assert result is not None
        made = [call for call in end.game.calls if call.valid]
        self.announced.append(bool(made))
        self.sides += [result.winner is side for side in {call.side for call in made}]
        for call in made:
            self.words[call.word.value].append(result.winner is call.side)
        solo = soloist(end)
        self.solos.append(solo is not None)
        if solo is not None:
            self.kinds[result.contract].append(result.scores[solo] > 0)
            self.points.append(result.scores[solo])

    def report(self) -> None:
        """Print everything."""
        won = [hit for hits in self.kinds.values() for hit in hits]
        print(f"solos called in {share(self.solos)} deals, won {share(won)}")
        print(f"  points of the soloist {interval(self.points)}, profit {interval(self.profits)}")
        for kind, hits in sorted(self.kinds.items()):
            print(f"  {kind:16} won {share(hits)}")
        print(
            f"announced in {share(self.announced)} deals, announcing sides won {share(self.sides)}"
        )
        for word, hits in sorted(self.words.items()):
            print(f"  {word:16} won {share(hits)}")


def soloist(end: DealState) -> int | None:
    """Who played a solo that was named, if anybody did."""
    result = end.result
    if result is None or not CONTRACTS[result.contract].declared_solo:
        return None
    return end.game.soloist


def count(rules: Rules, seed: str, deals: int, player: Player) -> Tally:
    """Play deals with four equal players."""
    tally = Tally()
    margin = bidding.SOLO_MARGIN
    for number in range(1, deals + 1):
        setup = deal_setup(rules, seed, number)
        end = play_deal(setup, [player] * 4, f"{seed}-{number}")
        tally.add(end)
        seat = soloist(end)
        if seat is None or end.result is None:
            continue
        bidding.SOLO_MARGIN = _NEVER  # type: ignore[misc] # only in this trial
        other = play_deal(setup, [player] * 4, f"{seed}-{number}")
        bidding.SOLO_MARGIN = margin  # type: ignore[misc] # back again
        if other.result is not None:
            tally.profits.append(end.result.scores[seat] - other.result.scores[seat])
    return tally


class Caller(SearchPlayer):
    """A player of some boldness that also asks itself what another one would call."""

    differs = False

    def __init__(self, worlds: int, boldness: Boldness, other: Boldness) -> None:
        super().__init__(worlds, 1)
        self._rules = RulePlayer(boldness=boldness)
        self._other = RulePlayer(boldness=other)

    def advise_call(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Decision | Silence:
        said = super().advise_call(view, calls, rng)
        if self._other.announce(view, calls, rng) != getattr(said, "action", None):
            Caller.differs = True
        return said

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        said = self.advise_call(view, calls, rng)
        action = getattr(said, "action", None)
        return action if isinstance(action, Spoken) else None


def duel(rules: Rules, seed: str, deals: int, worlds: int, other: Boldness) -> list[float]:
    """What players of today's boldness get more than those of the other, a number for each deal."""
    mine = Boldness()
    first, second = Caller(worlds, mine, other), Caller(worlds, other, mine)
    found = []
    for number in range(1, deals + 1):
        setup, chance = deal_setup(rules, seed, number), f"{seed}-{number}"
        Caller.differs = False
        there = _lead(play_deal(setup, (first, second, first, second), chance))
        if not Caller.differs:
            found.append(0.0)
            continue
        back = _lead(play_deal(setup, (second, first, second, first), chance))
        found.append((there - back) / 2)
    return found


def _lead(end: DealState) -> float:
    """What seats 0 and 2 get in the mean, the other two counted against them."""
    assert end.result is not None
    a, b, c, d = end.result.scores
    return (a + c - b - d) / 4


def boldness_of(text: str) -> Boldness:
    """A boldness written as ``re=0.8,kontra=0.7``."""
    parts = (part.split("=") for part in text.split(",") if part)
    return Boldness(**{name: float(number) for name, number in parts})


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description="what computer players announce and play alone")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", default="tuning", help="names the list of deals")
    parser.add_argument("--rules", choices=preset_names(), default="ddv_tournament")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--player", help="a level instead of a plain search of so many worlds")
    parser.add_argument("--duel", metavar="re=0.8,kontra=0.7", help="meet players of this boldness")
    arguments = parser.parse_args()
    rules = preset(arguments.rules)
    if arguments.duel is None:
        plain = SearchPlayer(arguments.worlds, 1)
        player = plain if arguments.player is None else make_player(arguments.player)
        print(f"{arguments.rules}, {arguments.deals} deals of {arguments.seed}")
        count(rules, arguments.seed, arguments.deals, player).report()
        return
    try:
        other = boldness_of(arguments.duel)
    except (TypeError, ValueError):
        parser.error("--duel takes NAME=NUMBER,... with the names of calling.Boldness")
    found = duel(rules, arguments.seed, arguments.deals, arguments.worlds, other)
    print(
        f"{arguments.rules}, {len(found)} deals twice against {arguments.duel}: {interval(found)}"
    )


if __name__ == "__main__":
    main()
