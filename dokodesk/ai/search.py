"""A player that tries its cards in many deals that could be lying there.

For each legal card the deal is played out in sampled deals (``sampling``) by the model of card
play in ``habits``, in all of them with the same chance for every card. The value is the mean of the
score points; card points only break ties. Budgets are counts, so that the same view and the same
``rng`` give the same answer on every machine. Everything but cards is left to the rules of thumb.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import HABITS, core
from dokodesk.ai.manners import sensible_plays
from dokodesk.ai.player import Decision, Silence, Spoken
from dokodesk.ai.playout import POINT
from dokodesk.ai.position import Moment, moment_of
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.sampling import Contradiction, Sampler
from dokodesk.ai.weighing import resampled, weights_of
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.cards import FACE_MASK
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase

#: So many times the budget of deals is there for the cards that did not fall behind.
_SPARE: Final = 3
#: At least so many deals are drawn for each one that is kept.
_DRAWN_FOR_ONE: Final = 2


class Tried(msgspec.Struct, frozen=True):
    """What a card brings, in the mean over the sampled deals.

    Attributes:
        place: the card.
        score: score points of the own seat.
        points: card points of the own side.
        behind: how much worse than the best card, in score points, with so many card points as
            ``playout.POINT`` for one more; 0 for the best.
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
        batch: int = 20,
        clear: float = 2.5,
        hints: bool = True,
        policy: int = HABITS,
        candidates: int = 0,
    ) -> None:
        """Set the budget.

        Args:
            worlds: how many deals each card would be tried in if none fell behind; what cards that
                fall behind clearly leave of that is spent on the others.
            playouts: how often each card is played out in each of them.
            name: the level's name.
            batch: after so many deals it looks whether some cards are clearly worse.
            clear: how many standard errors are clear.
            hints: let the play so far speak about the sides.
            policy: who plays the deals out.
            candidates: draw at least so many deals and keep the likelier ones by what the others
                played (``weighing``); 0 for all alike.
        """
        self.name = name
        self._worlds = worlds
        self._playouts = playouts
        self._batch = min(batch, worlds)
        self._clear = clear
        self._hints = hints
        self._policy = policy
        self._candidates = candidates
        self._rules = RulePlayer()
        #: Whether cards come with the idea of the rules of thumb that would play them too; leaving
        #: that out saves a quarter of the time and changes no card.
        self.explains = True
        #: Whether cards that are silly on certain knowledge (``manners``) are left out.
        self.manners = True
        #: What the cards of the last decision brought; empty if none had to be tried.
        self.tried: tuple[Tried, ...] = ()

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        return self.advise(view, choices, rng).action

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        return self._rules.announce(view, calls, rng)

    def advise(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Decision:
        play = self._best_play(view, choices, rng)
        if not self.explains and play is not None and not _has_words(choices):
            return Decision(play)
        by_rule = self._rules.advise(view, choices, rng)
        # What has to be done before a card, e.g. declaring pigs, is left to the rules of thumb.
        if play is None or play == by_rule.action or not isinstance(by_rule.action, Play):
            return by_rule
        return Decision(play)

    def _best_play(
        self, view: SeatView, choices: tuple[Action, ...], rng: random.Random
    ) -> Play | None:
        """The card that does best; ``None`` where that is not asked or cannot be told."""
        self.tried = ()
        plays = [choice for choice in choices if isinstance(choice, Play)]
        if len(plays) < 2 or view.phase != Phase.PLAY.value or CONTRACTS[view.contract].negative:
            return None
        if self.manners:
            plays = sensible_plays(view, choices)
            if len(plays) == 1:
                return plays[0]
        moment = moment_of(view)
        try:
            sampler = Sampler(view, moment, hints=self._hints)
        except Contradiction:
            return None
        places = merged(moment, [moment.game.place[play.card] for play in plays])
        if len(places) < 2:
            return None
        worlds = self.sample(view, moment, sampler, rng)
        self.tried = tuple(self.estimate(moment, worlds, places, rng))
        best = self.tried[0]
        return next(play for play in plays if moment.game.place[play.card] == best.place)

    def advise_call(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Decision | Silence:
        return self._rules.advise_call(view, calls, rng)

    def sample(
        self, view: SeatView, moment: Moment, sampler: Sampler, rng: random.Random
    ) -> Sequence[World]:
        """Deals to try the cards in, as many as the budget allows."""
        kept = _SPARE * self._worlds if self._worlds > self._batch else self._worlds
        if not self._candidates:
            return sampler.draw_many(kept, rng)
        drawn = sampler.draw_many(max(self._candidates, _DRAWN_FOR_ONE * kept), rng)
        weights = weights_of(view, moment, drawn)
        if weights is None:
            return core.pick(drawn, range(kept))
        return resampled(drawn, weights, kept, rng)

    def estimate(
        self,
        moment: Moment,
        worlds: Sequence[World],
        places: Sequence[int],
        rng: random.Random,
    ) -> list[Tried]:
        """What the cards bring, the best first; those that fell behind clearly come last.

        Args:
            moment: the moment of the decision; its seat is to move.
            worlds: the deals to try them in.
            places: the cards to try.
            rng: the chance.
        """
        best, rows = core.compare(
            moment,
            worlds,
            places,
            self._playouts,
            self._policy,
            int(rng.random() * 2**52),
            self._batch,
            self._clear,
            self._worlds * len(places),
        )
        found = [
            _tried(place, row, self._playouts) for place, row in zip(places, rows, strict=True)
        ]
        chosen = places[best]
        found.sort(key=lambda tried: (tried.place != chosen, -tried.worlds, tried.behind))
        return found


def _has_words(choices: Sequence[Action]) -> bool:
    """Whether something else than a card can be chosen, e.g. declaring pigs."""
    return any(not isinstance(choice, Play) for choice in choices)


def _tried(place: int, row: tuple[int, int, int, int, int], playouts: int) -> Tried:
    worlds, score, points, behind, squares = row
    count = max(1, worlds)
    error = 0.0
    if worlds > 1:
        error = sqrt(max(0.0, squares - behind * behind / worlds) / (worlds - 1) / worlds)
    return Tried(
        place=place,
        score=score / (count * playouts),
        points=points / (count * playouts),
        behind=behind / (POINT * count * playouts),
        error=error / (POINT * playouts),
        worlds=worlds,
    )


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
