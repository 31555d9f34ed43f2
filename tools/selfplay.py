"""Plays deals for fitting, one line of text for each game.

    python -m tools.selfplay calls.txt --deals 8000 --seed tuning
    python -m tools.selfplay solos.txt --deals 8000 --seed tuning --solos

Players that search sit on all seats; the rules change from deal to deal between two presets. With
``--solos`` every deal with a hand that might play a solo is played once without any solo, and once
for each such solo with everybody else being healthy. ``fit_outlook`` and ``fit_solos`` read the
files.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from dokodesk.ai import bidding
from dokodesk.ai.arena import deal_setup, play_on
from dokodesk.ai.calling import Boldness
from dokodesk.ai.player import Player
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.search import SearchPlayer
from dokodesk.ai.solos import solo_chance
from dokodesk.engine.actions import Action, Choice, Choose, Healthy, Reserve, parse
from dokodesk.engine.contracts import VOID, solo_names
from dokodesk.engine.deal import apply, start
from dokodesk.engine.rules import preset
from dokodesk.engine.state import DealSetup, DealState, Phase

PRESETS: Final = ("ddv_tournament", "pagat_standard")
#: A hand is tried in a solo from this chance on, and now and then any hand.
_TRIED_FROM: Final = 0.3
_TRIED_ANYWAY: Final = 0.04
_NEVER: Final = 1000.0


class Game(msgspec.Struct, frozen=True):
    """One game: where its cards come from, who was made to play a solo, and what was done."""

    rules: str
    seed: str
    number: int
    solo: str
    actions: tuple[str, ...]

    @property
    def line(self) -> str:
        """The game as a line of text."""
        head = f"{self.rules} {self.seed} {self.number} {self.solo or '-'}"
        return f"{head}|{';'.join(self.actions)}"

    @property
    def setup(self) -> DealSetup:
        """The cards it was played with."""
        return deal_setup(preset(self.rules), self.seed, self.number)

    def states(self) -> Iterator[tuple[DealState, Action | None]]:
        """Every state with the action that was taken in it; the last one with none."""
        state = start(self.setup)
        for text in self.actions:
            action = parse(text)
            yield state, action
            state, _ = apply(state, action)
        yield state, None


def game_of(line: str) -> Game:
    """The game of a line."""
    head, _, actions = line.strip().partition("|")
    rules, seed, number, solo = head.split()
    return Game(rules, seed, int(number), "" if solo == "-" else solo, tuple(actions.split(";")))


def games(paths: Sequence[Path]) -> Iterator[Game]:
    """All games of some files."""
    for path in paths:
        with path.open(encoding="utf-8") as lines:
            yield from (game_of(line) for line in lines)


def with_solo(setup: DealSetup, seat: int, solo: str) -> DealState:
    """The state after a seat has named a solo and everybody else was healthy."""
    state = start(setup)
    while state.phase is Phase.RESERVATION:
        assert state.turn is not None
        word = Reserve(seat) if state.turn == seat else Healthy(state.turn)
        state, _ = apply(state, word)
    state, _ = apply(state, Choose(seat, Choice.SOLO, solo))
    return state


def candidates(setup: DealSetup, rng: random.Random) -> list[tuple[int, str]]:
    """Seats and solos worth a try: the two best ones of a hand that has a chance."""
    found = []
    for seat in range(4):
        rated = sorted(
            (
                (solo_chance(setup.rules, setup.hands[seat], solo, setup.forehand == seat), solo)
                for solo in solo_names(setup.rules.solo_types)
            ),
            reverse=True,
        )
        tried = [solo for chance, solo in rated if chance >= _TRIED_FROM][:2]
        if not tried and rng.random() < _TRIED_ANYWAY:
            tried = [rng.choice(rated)[1]]
        found += [(seat, solo) for solo in tried]
    return found


class Caller(SearchPlayer):
    """Calls boldly in one deal and timidly in another, so that all kinds of calls are to be seen."""

    def __init__(self, worlds: int, rng: random.Random) -> None:
        super().__init__(worlds, 1)
        sure = rng.uniform(0.55, 0.92)
        boldness = Boldness(re=sure, kontra=sure, level=rng.uniform(-0.5, 0.5))
        self._rules = RulePlayer(boldness=boldness)


def play(arguments: argparse.Namespace) -> Iterator[Game]:
    """Play and give one game after the other."""
    if arguments.solos:
        bidding.SOLO_MARGIN = _NEVER  # type: ignore[misc] # only in this trial
    for number in range(arguments.first, arguments.first + arguments.deals):
        rng = random.Random(number)
        name = PRESETS[number % 2]
        setup = deal_setup(preset(name), arguments.seed, number)
        place = (name, arguments.seed, number)
        if not arguments.solos:
            yield _played(start(setup), [Caller(arguments.worlds, rng)] * 4, place, "")
            continue
        tried = candidates(setup, rng)
        players = [SearchPlayer(arguments.worlds, 1)] * 4
        if tried:
            normal = _played(start(setup), players, place, "")
            yield normal
        for seat, solo in tried:
            yield _played(with_solo(setup, seat, solo), players, place, f"{seat}:{solo}")


def _played(
    state: DealState, players: Sequence[Player], place: tuple[str, str, int], solo: str
) -> Game:
    rules, seed, number = place
    state = play_on(state, players, f"{seed}-{number}-{solo}")
    actions = tuple(action.text for action in state.history)
    return Game(rules, seed, number, solo, actions)


def finished(game: Game) -> DealState | None:
    """How a game ended; ``None`` if it was void."""
    *_, (state, _) = game.states()
    if state.result is None or state.result.contract == VOID:
        return None
    return state


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="play deals for fitting")
    parser.add_argument("out", type=Path)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--solos", action="store_true")
    arguments = parser.parse_args()
    with arguments.out.open("w", encoding="utf-8") as out:
        for game in play(arguments):
            out.write(game.line + "\n")


if __name__ == "__main__":
    main()
