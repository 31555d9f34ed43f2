"""Measures how well the players read the hands and sides of the others from what these have played.

    python -m tools.reading --player expert --deals 100 --seed claim
    python -m tools.reading --records tests/data/freedoko/deals.doko

In moments of finished deals the true owners of the hidden cards and the true partners are compared
with three kinds of sampled deals: all deals that agree with what is certain, each as likely as the
next; those in which the play so far speaks about the sides (``ai/beliefs``); and those weighed card
by card as the level ``expert`` does (``ai/weighing``). The deals are those of a file, or computer
players play some. Nothing here looks at a hidden card before it has guessed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from math import log, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from dokodesk.ai.arena import play_on
from dokodesk.ai.dealing import World
from dokodesk.ai.gametables import NONE
from dokodesk.ai.habits import UNIT
from dokodesk.ai.habits_table import TABLE
from dokodesk.ai.position import Moment, moment_of, opening_of
from dokodesk.ai.sampling import Sampler
from dokodesk.ai.weighing import weights_of
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.deal import apply, start
from dokodesk.engine.rules import preset_names
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.records.check import check_record
from dokodesk.records.reader import load_bytes, read_record
from tools.duel import opened, player_of, rules_for, setups
from tools.fit_habits import Sample, likelihood, samples_of

#: The kinds of sampled deals that are compared, by what they are called in the report.
FORMS: Final = ("equally likely", "sides by hints", "weighed")
#: No owner is held to be less likely than this.
_LEAST: Final = 1e-3


class Score(NamedTuple):
    """How well something was read; sums over hidden cards and over seats whose side was open.

    Attributes:
        owners: logarithms of the chance given to the true owner of each hidden card; of two equal
            cards in two hands each is held to be either with half the chance.
        cards: how many cards those were.
        misses: squared differences between the chance given to a seat being the partner and the
            truth, 0 or 1 (the Brier score, summed up).
        sides: how many seats those were.
    """

    owners: float = 0.0
    cards: int = 0
    misses: float = 0.0
    sides: int = 0

    def plus(self, other: Score) -> Score:
        """Both together."""
        return Score(
            self.owners + other.owners,
            self.cards + other.cards,
            self.misses + other.misses,
            self.sides + other.sides,
        )


def score(
    moment: Moment,
    worlds: Sequence[World],
    weights: Sequence[float],
    hands: Sequence[int],
    re: int,
) -> Score:
    """How well sampled deals tell the true one.

    Args:
        moment: the moment; its seat's own cards are left out.
        worlds: the sampled deals.
        weights: what each counts.
        hands: the true hands.
        re: the true Re seats.
    """
    total = sum(weights)
    others = [seat for seat in range(4) if seat != moment.seat]
    owners = misses = 0.0
    cards = sides = 0
    for place in range(24):
        copies = _copies(moment.unseen, place)
        if not copies:
            continue
        for seat in others:
            if held := _copies(hands[seat], place):
                mass = sum(
                    weight * _copies(world[seat], place)
                    for world, weight in zip(worlds, weights, strict=True)
                )
                owners += held * log(max(_LEAST, mass / total / copies))
                cards += held
    queen = moment.game.club_queen
    if queen != NONE:
        mine = re >> moment.seat & 1
        for seat in others:
            if (moment.known_re | moment.known_kontra) >> seat & 1:
                continue
            partner = sum(
                weight
                for world, weight in zip(worlds, weights, strict=True)
                if (moment.re >> seat & 1 or _copies(world[seat], queen) > 0) == mine
            )
            misses += (partner / total - ((re >> seat & 1) == mine)) ** 2
            sides += 1
    return Score(owners, cards, misses, sides)


def _copies(packed: int, place: int) -> int:
    return (packed >> place & 1) + (packed >> place + 24 & 1)


def read_moment(view: SeatView, state: DealState, candidates: int, seed: int) -> list[Score] | None:
    """How well each of ``FORMS`` reads one moment, or ``None`` where nothing can be read.

    Args:
        view: what the seat knows.
        state: the truth.
        candidates: how many deals are drawn for each form.
        seed: of the chance.
    """
    moment = moment_of(view)
    opening = opening_of(view, moment)
    if opening is None or not opening.cards or len(view.hand) < 2:
        return None
    hands = [moment.game.hand(hand) for hand in state.hands]
    re = moment.re
    if moment.game.club_queen != NONE:
        for seat in range(4):
            re |= (_copies(hands[seat], moment.game.club_queen) > 0) << seat
    even = Sampler(view, moment, hints=False).draw_many(candidates, random.Random(seed))
    hinted = Sampler(view, moment, hints=True).draw_many(candidates, random.Random(seed))
    alike = [1.0] * candidates
    weights = weights_of(view, moment, hinted)
    return [
        score(moment, list(even), alike, hands, re),
        score(moment, list(hinted), alike, hands, re),
        score(moment, list(hinted), alike if weights is None else weights, hands, re),
    ]


def read_deal(
    first: DealState, actions: Sequence[Action], most: int, candidates: int, seed: str
) -> tuple[list[Score], int]:
    """The scores of one deal for each of ``FORMS``, and in how many moments.

    Args:
        first: the deal before the actions.
        actions: what happened.
        most: look at no more moments than these, chosen by chance.
        candidates: deals drawn for each form.
        seed: of the chance.
    """
    chance = random.Random(seed)
    places = [number for number, action in enumerate(actions) if isinstance(action, Play)]
    chance.shuffle(places)
    states = list(_states(first, actions))
    found, count = [Score()] * len(FORMS), 0
    for place in places:
        if count == most:
            break
        view = seat_view(states[place], actions[place].seat)
        scores = read_moment(view, states[place], candidates, chance.getrandbits(32))
        if scores is not None:
            found = [one.plus(two) for one, two in zip(found, scores, strict=True)]
            count += 1
    return found, count


def _states(state: DealState, actions: Sequence[Action]) -> Iterator[DealState]:
    for action in actions:
        yield state
        state, _ = apply(state, action)


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> tuple[float, float]:
    """The ratio of two sums and half its 95 % interval; one number of each for a deal."""
    whole = sum(bottoms)
    if not whole:
        return 0.0, 0.0
    mean = sum(tops) / whole
    spread = sum((top - mean * bottom) ** 2 for top, bottom in zip(tops, bottoms, strict=True))
    return mean, 1.96 * sqrt(spread) / whole


def report(deals: Sequence[Sequence[Score]], moments: int) -> Iterator[str]:
    """The table, line by line; differences are to the row above."""
    yield f"{len(deals)} deals, {moments} moments"
    for number, name in enumerate(FORMS):
        parts = []
        for what, top, bottom in (("owners", 0, 1), ("partners", 2, 3)):
            bottoms = [float(deal[number][bottom]) for deal in deals]
            mean, _ = ratio([deal[number][top] for deal in deals], bottoms)
            text = f"{what} {mean:+.4f}"
            if number:
                gains = [deal[number][top] - deal[number - 1][top] for deal in deals]
                more, wide = ratio(gains, bottoms)
                text += f" ({more:+.4f} ± {wide:.4f})"
            parts.append(text)
        yield f"{name:15} " + "   ".join(parts)


def played(arguments: argparse.Namespace) -> Iterator[DealState]:
    """Deals that computer players play."""
    players = [player_of(arguments.player)] * 4
    rules = rules_for(arguments.rules, arguments.cards_only)
    deals = setups(rules, arguments.seed, arguments.cards_only)
    for number, setup in islice(deals, arguments.deals):
        state = opened(setup, arguments.cards_only)
        yield play_on(state, players, f"{arguments.seed}-{number}")


def main() -> None:
    """Read and report."""
    parser = argparse.ArgumentParser(description="measure how well hands and sides are read")
    parser.add_argument("--records", type=Path, help="a file of deals that were played")
    parser.add_argument(
        "--player", default="expert", help="who plays the deals if there is no file"
    )
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="reading", help="names the list of deals")
    parser.add_argument("--rules", choices=preset_names(), default="ddv_tournament")
    parser.add_argument("--cards-only", action="store_true")
    parser.add_argument("--moments", type=int, default=8, help="looked at in each deal, at most")
    parser.add_argument("--candidates", type=int, default=400, help="deals drawn in each moment")
    arguments = parser.parse_args()
    if min(arguments.deals, arguments.moments, arguments.candidates) < 1:
        parser.error("deals, moments and candidates are counted from 1 up")
    ended: Iterator[DealState]
    try:
        if arguments.records is None:
            ended = played(arguments)
        else:
            checked = check_record(read_record(load_bytes(arguments.records)))
            ended = (deal.state for part in checked.parts for deal in part.deals if deal.state)
        deals, moments = [], 0
        choices: list[Sample] = []
        for number, state in enumerate(ended, start=1):
            scores, count = read_deal(
                start(state.setup),
                state.history,
                arguments.moments,
                arguments.candidates,
                f"{arguments.seed}-{number}",
            )
            if count:
                deals.append(scores)
                moments += count
            if state.finished:
                choices += samples_of(state)
    except ValueError as error:
        parser.error(str(error))
    if not deals:
        parser.error("there is no moment in which anything can be read")
    mean, share = likelihood(choices, [number / UNIT for number in TABLE])
    print(f"{len(choices)} choices: {mean:.4f} mean log-likelihood, {share:.1%} foretold")
    for line in report(deals, moments):
        print(line)


if __name__ == "__main__":
    main()
