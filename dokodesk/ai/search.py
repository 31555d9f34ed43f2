"""A player that tries its cards in many deals that could be lying there.

For each legal card the deal is played out in sampled deals (``sampling``) by the rule policy of
``playout``, in all of them with the same chance for every card. The value is the mean of the score
points; card points only break ties. Budgets are counts, so that the same view and the same ``rng``
give the same answer on every machine. Everything but cards is left to the rules of thumb.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import RULES, core
from dokodesk.ai.player import Decision, Silence, Spoken
from dokodesk.ai.position import Moment, moment_of
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.sampling import Contradiction, Sampler
from dokodesk.ai.weighing import resampled, weights_of
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.cards import FACE_MASK
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase

#: A score point in the measure in which a card point is 1.
POINT: Final = 500


class Estimate(msgspec.Struct, frozen=True):
    """What a card brings, in the mean over the sampled deals.

    Attributes:
        place: the card.
        score: score points of the own seat.
        points: card points of the own side.
        behind: how much worse than the best card, in score points; 0 for the best.
        error: the standard error of ``behind``.
        worlds: how many deals it was tried in.
    """

    place: int
    score: float
    points: float
    behind: float
    error: float
    worlds: int


class SearchPlayer:
    """Plays the card that does best in sampled deals."""

    def __init__(
        self,
        worlds: int = 200,
        playouts: int = 2,
        *,
        name: str = "search",
        batch: int = 40,
        clear: float = 3.0,
        hints: bool = True,
        policy: int = RULES,
        candidates: int = 0,
    ) -> None:
        """Set the budget.

        Args:
            worlds: deals to sample for one decision, at most.
            playouts: how often each card is played out in each of them.
            name: the level's name.
            batch: after so many deals it looks whether some cards are clearly worse.
            clear: how many standard errors are clear.
            hints: let the play so far speak about the sides.
            policy: who plays the deals out.
            candidates: draw so many deals and keep the likeliest by what the others played
                (``weighing``); 0 for all alike.
        """
        self.name = name
        self._worlds = worlds
        self._playouts = playouts
        self._batch = batch
        self._clear = clear
        self._hints = hints
        self._policy = policy
        self._candidates = candidates
        self._rules = RulePlayer()

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        return self.advise(view, choices, rng).action

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        return self._rules.announce(view, calls, rng)

    def advise(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Decision:
        by_rule = self._rules.advise(view, choices, rng)
        plays = [choice for choice in choices if isinstance(choice, Play)]
        if (
            len(plays) < 2
            or not isinstance(by_rule.action, Play)
            or view.phase != Phase.PLAY.value
            or CONTRACTS[view.contract].negative
        ):
            return by_rule
        moment = moment_of(view)
        try:
            sampler = Sampler(view, moment, hints=self._hints)
        except Contradiction:
            return by_rule
        places = merged(moment, [moment.game.place[play.card] for play in plays])
        if len(places) < 2:
            return by_rule
        worlds = self.sample(view, moment, sampler, rng)
        best = self.estimate(moment, worlds, places, rng)[0]
        for play in plays:
            if moment.game.place[play.card] == best.place:
                return by_rule if play == by_rule.action else Decision(play)
        return by_rule

    def advise_call(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Decision | Silence:
        return self._rules.advise_call(view, calls, rng)

    def sample(
        self, view: SeatView, moment: Moment, sampler: Sampler, rng: random.Random
    ) -> list[World]:
        """Deals to try the cards in, as many as the budget allows."""
        if self._candidates <= self._worlds:
            return sampler.draw_many(self._worlds, rng)
        drawn = sampler.draw_many(self._candidates, rng)
        weights = weights_of(view, moment, drawn)
        if weights is None:
            return drawn[: self._worlds]
        return resampled(drawn, weights, self._worlds, rng)

    def estimate(
        self,
        moment: Moment,
        worlds: Sequence[World],
        places: Sequence[int],
        rng: random.Random,
    ) -> list[Estimate]:
        """What the cards bring, the best first; those that fell behind clearly come last.

        Args:
            moment: the moment of the decision; its seat is to move.
            worlds: the deals to try them in.
            places: the cards to try.
            rng: the chance.
        """
        seed = int(rng.random() * 2**52)
        values: dict[int, list[int]] = {place: [] for place in places}
        sums = {place: [0, 0] for place in places}
        left = list(places)
        done = 0
        while len(left) > 1 and done < len(worlds):
            size = min(self._batch, len(worlds) - done)
            scores, points = core.evaluate(
                moment, worlds[done : done + size], left, self._playouts, self._policy, seed + done
            )
            for index, place in enumerate(left):
                own = scores[index :: len(left)]
                cards = points[index :: len(left)]
                sums[place][0] += sum(own)
                sums[place][1] += sum(cards)
                values[place] += [POINT * a + b for a, b in zip(own, cards, strict=True)]
            done += size
            left = self._still_good(left, values)
        return self._report(values, sums)

    def _still_good(self, left: list[int], values: dict[int, list[int]]) -> list[int]:
        best = max(left, key=lambda place: (sum(values[place]), place))
        good = []
        for place in left:
            behind, error = paired(values[best], values[place])
            if place == best or behind <= self._clear * error:
                good.append(place)
        return good

    def _report(self, values: dict[int, list[int]], sums: dict[int, list[int]]) -> list[Estimate]:
        most = max(len(tried) for tried in values.values())
        best = max(
            (place for place in values if len(values[place]) == most),
            key=lambda place: (sum(values[place]), place),
        )
        found = []
        for place, tried in values.items():
            count = max(1, len(tried) * self._playouts)
            behind, error = paired(values[best], tried)
            found.append(
                Estimate(
                    place=place,
                    score=sums[place][0] / count,
                    points=sums[place][1] / count,
                    behind=0.0 if place == best else behind / (POINT * self._playouts),
                    error=error / (POINT * self._playouts),
                    worlds=len(tried),
                )
            )
        found.sort(key=lambda estimate: (estimate.place != best, -estimate.worlds, estimate.behind))
        return found


def paired(first: Sequence[int], second: Sequence[int]) -> tuple[float, float]:
    """The mean difference of two cards in the deals both were tried in, and its standard error."""
    count = min(len(first), len(second))
    if count < 2:
        return 0.0, 0.0
    differences = [first[i] - second[i] for i in range(count)]
    mean = sum(differences) / count
    squares = sum((value - mean) ** 2 for value in differences)
    return mean, sqrt(squares / (count - 1) / count)


def merged(moment: Moment, places: Sequence[int]) -> list[int]:
    """The cards without those that are as good as a neighbour.

    Two cards are alike if they are worth the same, no hidden card equals them or lies between them,
    and neither is one that extra points or sides hang on.
    """
    game = moment.game
    apart = {game.club_queen, game.spade_queen, game.fox, game.charlie, game.hearts_ten}
    if game.charlie_caught == 2:
        apart.add(game.diamond_queen)
    if game.exotic:
        return list(places)
    hidden = moment.unseen & FACE_MASK
    for place in moment.trick:
        hidden |= 1 << place
    kept: list[int] = []
    for place in sorted(places):
        last = kept[-1] if kept else None
        if (
            last is not None
            and last not in apart
            and place not in apart
            and game.follow[last] == game.follow[place]
            and game.points[last] == game.points[place]
            and not hidden >> last & (1 << place - last + 1) - 1
        ):
            continue
        kept.append(place)
    return kept
