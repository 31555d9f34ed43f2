"""Whether the characters have the habits they are said to have, and what these cost.

    python -m tools.habits --deals 300
    python -m tools.habits --deals 300 --level strong --character amina

A character sits at seat 0 among three players of the same level without habits; the same deals are
played once more with such a player in its place. The habit's measure and the points are compared
deal by deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec

from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.characters import CHARACTERS
from dokodesk.ai.levels import make_player, player_name
from dokodesk.engine.actions import Call, Choice, Choose, Play, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.state import DealState
from dokodesk.engine.trumps import TRUMP

SEAT: Final = 0
_FULL: Final = 10
_EARLY_TRICKS: Final = 6
_HIGH: Final = (Card.H10, Card.CQ, Card.SQ)

Measure = Callable[[DealState], float | None]
"""A number for seat 0 in a finished deal; ``None`` where the deal says nothing."""


def _plays(state: DealState) -> Iterator[tuple[int, Card, bool, int]]:
    """Seat 0's cards in a game of two sides: trick, card, whether it led, who won."""
    if CONTRACTS[state.game.contract].declared_solo:
        return
    for number, trick in enumerate(state.tricks):
        place = (SEAT - trick.leader) * (1 if state.rules.direction == "cw" else 3) % 4
        yield number, trick.cards[place], place == 0, trick.winner


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def calls(state: DealState) -> float | None:
    """Whether it said Re or Kontra."""
    return float(
        any(
            isinstance(action, Call)
            and action.seat == SEAT
            and action.word in (Word.RE, Word.KONTRA)
            for action in state.history
        )
    )


def solos(state: DealState) -> float | None:
    """Whether it chose a solo."""
    return float(
        any(
            isinstance(action, Choose) and action.seat == SEAT and action.what is Choice.SOLO
            for action in state.history
        )
    )


def high_trumps(state: DealState) -> float | None:
    """In which trick its highest trumps fall on average, from 1."""
    return _mean([number + 1 for number, card, _, _ in _plays(state) if card in _HIGH])


def hunts(state: DealState) -> float | None:
    """The share of its leads, while a fox of others is out, that are high trumps."""
    if CONTRACTS[state.game.contract].declared_solo:
        return None
    out = 2 - state.setup.hands[SEAT].count(Card.DA)
    led = []
    for trick, (_, own, leads, _) in zip(state.tricks, _plays(state), strict=True):
        if leads and out:
            led.append(float(own in _HIGH))
        others = [card for card in trick.cards if card is Card.DA]
        out -= len(others) - (own is Card.DA)
    return _mean(led)


def smears(state: DealState) -> float | None:
    """How many tens and aces it adds to tricks of others in the first half."""
    if CONTRACTS[state.game.contract].declared_solo:
        return None
    return float(
        sum(
            card.points >= _FULL and not led and winner != SEAT
            for number, card, led, winner in _plays(state)
            if number < _EARLY_TRICKS
        )
    )


def plain_leads(state: DealState) -> float | None:
    """The share of its leads that are plain cards."""
    classes = state.game.order.classes
    return _mean([float(classes[card] != TRUMP) for _, card, led, _ in _plays(state) if led])


def trump_leads(state: DealState) -> float | None:
    """The share of its leads that are trumps."""
    share = plain_leads(state)
    return None if share is None else 1 - share


def club_queen(state: DealState) -> float | None:
    """In which trick its first queen of clubs falls, from 1."""
    if state.game.contract != "normal":
        return None
    found = [number + 1 for number, card, _, _ in _plays(state) if card is Card.CQ]
    return float(found[0]) if found else None


def charlie(state: DealState) -> float | None:
    """Whether a jack of clubs it was dealt falls in the last trick."""
    own = [card for _, card, _, _ in _plays(state)]
    return float(own[-1] is Card.CJ) if Card.CJ in own else None


MEASURES: Final[dict[str, Measure]] = {
    "rieke": calls,
    "heinz": high_trumps,
    "amina": hunts,
    "felix": calls,
    "gertrud": smears,
    "samuel": solos,
    "leyla": plain_leads,
    "bjoern": trump_leads,
    "mai": club_queen,
    "jonas": charlie,
}


class Found(msgspec.Struct, frozen=True):
    """What was measured.

    Attributes:
        usual: the measure without the habit.
        habit: the measure with it.
        error: half the 95 % interval of their difference.
        deals: deals that say something about both.
        points: what the habit costs or brings, in points a deal.
        points_error: half its 95 % interval.
    """

    usual: float
    habit: float
    error: float
    deals: int
    points: float
    points_error: float


def measure(character: str, level: str, rules: str, seed: str, deals: int) -> Found:
    """Play the same deals with and without a character at seat 0."""
    plain = make_player(level)
    somebody = make_player(player_name(level, character))
    measured = MEASURES.get(character, calls)
    pairs, points = [], []
    for number in range(1, deals + 1):
        setup = deal_setup(preset(rules), seed, number)
        one = play_deal(setup, [somebody, plain, plain, plain], f"{seed}-{number}")
        two = play_deal(setup, [plain] * 4, f"{seed}-{number}")
        assert one.result is not None
        assert two.result is not None
        points.append(float(one.result.scores[SEAT] - two.result.scores[SEAT]))
        if not _played(one) or not _played(two):
            continue
        first, second = measured(one), measured(two)
        if first is not None and second is not None:
            pairs.append((first, second))
    differences = [first - second for first, second in pairs]
    return Found(
        usual=_mean([second for _, second in pairs]) or 0.0,
        habit=_mean([first for first, _ in pairs]) or 0.0,
        error=_half(differences),
        deals=len(pairs),
        points=_mean(points) or 0.0,
        points_error=_half(points),
    )


def _played(state: DealState) -> bool:
    return any(isinstance(action, Play) for action in state.history)


def _half(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    return 1.96 * spread / sqrt(count)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description="measure the habits of the characters")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--level", default="standard")
    parser.add_argument("--rules", choices=preset_names(), default="ddv_tournament")
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--character", choices=list(CHARACTERS), action="append")
    arguments = parser.parse_args()
    print("| character | measure | usual | with the habit | difference | deals | points a deal |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name in arguments.character or CHARACTERS:
        found = measure(name, arguments.level, arguments.rules, arguments.seed, arguments.deals)
        what = (MEASURES[name].__doc__ or "").rstrip(".").lower()
        print(
            f"| {name} | {what} | {found.usual:.3f} | {found.habit:.3f} | "
            f"{found.habit - found.usual:+.3f} ± {found.error:.3f} | {found.deals} | "
            f"{found.points:+.2f} ± {found.points_error:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
