"""Two kinds of computer players on the same deals: who gets more points, and how sure is that?

    python -m tools.duel strong standard --deals 300 --seed claim --cards-only

Every deal is played twice: the first kind on seats 0 and 2 against the second on 1 and 3, then the
other way round. The figure is the mean of the first kind's points per game and player; a deal
counts once, so the interval is that of independent deals. With ``--cards-only`` nobody announces,
everybody is healthy, and deals with both club queens in one hand are left out.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import sqrt
from typing import Final

import msgspec

from dokodesk.ai.answering import Fault
from dokodesk.ai.arena import Watcher, deal_setup, play_on
from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import HABITS, RANDOM, RULES
from dokodesk.ai.levels import level_names, make_player
from dokodesk.ai.player import Player
from dokodesk.ai.position import Moment
from dokodesk.ai.sampling import Sampler
from dokodesk.ai.search import SearchPlayer
from dokodesk.engine.actions import Healthy, Play
from dokodesk.engine.cards import Card, pack
from dokodesk.engine.deal import apply, start
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import DealSetup, DealState, Phase


class Faults(Watcher):
    """Counts the answers of players that had to be replaced."""

    def __init__(self) -> None:
        self.count = 0

    def failed(self, fault: Fault) -> None:
        self.count += 1
        print(fault.text)


POLICIES: Final = {"chance": RANDOM, "rules": RULES, "model": HABITS}


class Seer(SearchPlayer):
    """Sees all hands: no player for a match, but the measure of what could be known."""

    hands: tuple[tuple[Card, ...], ...] = ()

    def sample(
        self,
        view: SeatView,
        moment: Moment,
        sampler: Sampler,  # noqa: ARG002 - of the protocol
        rng: random.Random,  # noqa: ARG002 - of the protocol
    ) -> Sequence[World]:
        left = [Counter(hand) for hand in self.hands]
        for action in view.history:
            if isinstance(action, Play):
                left[action.seat][action.card] -= 1
        a, b, c, d = (moment.game.hand(pack(list(hand.elements()))) for hand in left)
        return [(a, b, c, d)] * self._worlds


def player_of(text: str) -> Player:
    """A level by name, or a search of some size.

    ``search:WORLDS:PLAYOUTS[:CANDIDATES[:POLICY]]``: the policy plays the deals out and is one of
    ``POLICIES``. ``seer:WORLDS[:POLICY]`` tries its cards so often in the true deal.
    """
    name, *words = text.split(":")
    if name == "search" and words:
        policy = POLICIES[words.pop()] if words[-1] in POLICIES else HABITS
        worlds, playouts, candidates = ([int(word) for word in words] + [1, 0])[:3]
        return SearchPlayer(worlds, playouts, candidates=candidates, policy=policy)
    if name == "seer" and words:
        policy = POLICIES[words.pop()] if words[-1] in POLICIES else HABITS
        return Seer(int(words[0]), 1, policy=policy)
    return make_player(text)


def rules_for(name: str, cards_only: bool) -> Rules:
    """A preset; without announcements if only the cards are looked at."""
    rules = preset(name)
    return msgspec.structs.replace(rules, announcements="off") if cards_only else rules


def setups(rules: Rules, seed: str, cards_only: bool) -> Iterator[tuple[int, DealSetup]]:
    """The deals of a list and their numbers, without end; see ``--cards-only`` above."""
    for number in count(1):
        setup = deal_setup(rules, seed, number)
        if not (cards_only and any(hand.count(Card.CQ) == 2 for hand in setup.hands)):
            yield number, setup


def opened(setup: DealSetup, cards_only: bool) -> DealState:
    """The deal before its first action, or with everybody healthy before the first card."""
    state = start(setup)
    while cards_only and state.phase is Phase.RESERVATION:
        assert state.turn is not None
        state, _ = apply(state, Healthy(state.turn))
    return state


def points(
    setup: DealSetup, players: Sequence[Player], seed: str, cards_only: bool, faults: Faults
) -> float:
    """What seats 0 and 2 get in the mean, the other two seats' points counted against them."""
    state = play_on(opened(setup, cards_only), players, seed, faults)
    assert state.result is not None
    a, b, c, d = state.result.scores
    return (a + c - b - d) / 4


def differences(
    rules: Rules, first: Player, second: Player, arguments: argparse.Namespace, faults: Faults
) -> list[float]:
    """One number for each deal."""
    found: list[float] = []
    deals = setups(rules, arguments.seed, arguments.cards_only)
    for number, setup in islice(deals, arguments.deals):
        for player in (first, second):
            if isinstance(player, Seer):
                player.hands = setup.hands
        seed = f"{arguments.seed}-{number}"
        rest = (seed, arguments.cards_only, faults)
        there = points(setup, (first, second, first, second), *rest)
        back = points(setup, (second, first, second, first), *rest)
        found.append((there - back) / 2)
    return found


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description="compare two kinds of computer players")
    known = (
        f"{', '.join(level_names())}, search:WORLDS:PLAYOUTS[:CANDIDATES[:POLICY]] or "
        f"seer:WORLDS[:POLICY]; policies are {', '.join(POLICIES)}"
    )
    parser.add_argument("first", help=known)
    parser.add_argument("second", help="the same")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="tuning", help="names the list of deals")
    parser.add_argument("--rules", choices=preset_names(), default="ddv_tournament")
    parser.add_argument("--cards-only", action="store_true")
    arguments = parser.parse_args()
    rules = rules_for(arguments.rules, arguments.cards_only)
    if arguments.deals < 2:
        parser.error("an interval needs at least two deals")
    try:
        first, second = player_of(arguments.first), player_of(arguments.second)
    except ValueError as error:
        parser.error(str(error))
    faults = Faults()
    found = differences(rules, first, second, arguments, faults)
    count = len(found)
    mean = sum(found) / count
    spread = sqrt(sum((value - mean) ** 2 for value in found) / (count - 1))
    print(
        f"{arguments.first} against {arguments.second}, {count} deals twice: {mean:+.3f} "
        f"± {1.96 * spread / sqrt(count):.3f} points a game and player (sd {spread:.2f}), "
        f"{faults.count} faults, {time.process_time():.0f} s of CPU time"
    )


if __name__ == "__main__":
    main()
