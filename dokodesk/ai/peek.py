"""Do the computer players peek? A test that anybody can watch.

For one decision of a finished deal the cards that the deciding seat could not see are dealt anew
among the others, in a way that agrees with everything it had seen. The deal is replayed up to the
decision, and the same player is asked again. If hidden cards played a part, the answers would
differ; they must all be the same.

This is no computer player: it is told the true deal in order to change it. The player it asks gets
a ``SeatView`` as always.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision, Player, Silence, Spoken, decision, decision_seed, spoken
from dokodesk.ai.position import Moment, moment_of
from dokodesk.ai.sampling import Contradiction, Sampler
from dokodesk.engine.actions import Action, Call, Declare, Genscher, Play
from dokodesk.engine.cards import Card, unpack
from dokodesk.engine.contracts import POVERTY
from dokodesk.engine.deal import apply, replay, start
from dokodesk.engine.errors import EngineError
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState, Phase

#: How many deals are tried.
DEALS: Final = 50
#: Deals drawn for one that can be used, at most.
_TRIES: Final = 12
#: Pairs of cards exchanged for a new deal where hands are not sampled.
_EXCHANGES: Final = 24

Hands = tuple[tuple[Card, ...], ...]


class PastDecision(msgspec.Struct, frozen=True):
    """A decision of a finished deal that can be tested.

    Attributes:
        index: the place of its action in the history.
        seat: who decided.
        trick: the number of the trick, from 0; -1 before the first one.
        action: what was done.
    """

    index: int
    seat: int
    trick: int
    action: Action


class Swapped(msgspec.Struct, frozen=True):
    """One deal with other hidden cards.

    Attributes:
        hands: what the four held at the decision.
        moved: how many cards lie in another hand than in truth.
        answer: what the player does; ``None`` if it says nothing.
        same: it is the answer it gives in the true deal.
    """

    hands: Hands
    moved: int
    answer: Action | None
    same: bool


class Question(msgspec.Struct, frozen=True):
    """A decision made ready for the test.

    Attributes:
        view: what the seat knew.
        hands: what the four held in truth.
        answer: what the player does in the true deal.
    """

    view: SeatView
    hands: Hands
    answer: Action | None


def decisions(setup: DealSetup, actions: Sequence[Action]) -> list[PastDecision]:
    """All decisions of a deal that somebody made; forced cards are among them.

    Args:
        setup: the deal.
        actions: what was done, as the rules allow it.
    """
    state = start(setup)
    found = []
    for index, action in enumerate(actions):
        playing = state.phase is Phase.PLAY
        found.append(PastDecision(index, action.seat, len(state.tricks) if playing else -1, action))
        state, _ = apply(state, action)
    return found


class PeekTest:
    """The test of one decision."""

    def __init__(
        self,
        setup: DealSetup,
        actions: Sequence[Action],
        index: int,
        *,
        player: str,
        seed: str | int,
    ) -> None:
        """Ask the player in the true deal.

        Args:
            setup: the deal.
            actions: what was done in it.
            index: the place of the decision's action.
            player: the name of the player (``levels.make_player``).
            seed: of the deal; with the one it was played with the answer is the one of the table.
        """
        self._setup = setup
        self._before = tuple(actions[:index])
        self._seat = actions[index].seat
        self._word = isinstance(actions[index], Call | Declare | Genscher)
        self._player: Player = make_player(player)
        self._seed = seed
        self._state = replay(setup, self._before)
        view = seat_view(self._state, self._seat)
        self.question = Question(view, _hands(self._state), self._answer(view))

    def swaps(self, count: int = DEALS) -> Iterator[Swapped]:
        """Deals with other hidden cards, one after the other; none if nothing is hidden any more.

        Args:
            count: how many; fewer come where the cards seen leave no other deal.
        """
        rng = random.Random(f"peek|{self._seed}|{len(self._before)}")
        for hands in self._deals(count, rng):
            state = self._replayed(hands)
            if state is None:
                continue
            view = seat_view(state, self._seat)
            answer = self._answer(view)
            now = _hands(state)
            yield Swapped(
                hands=now,
                moved=_moved(self.question.hands, now),
                answer=answer,
                same=answer == self.question.answer,
            )

    def _answer(self, view: SeatView) -> Action | None:
        rng = random.Random(decision_seed(self._seed, view))
        found: Decision | Silence
        if self._word and view.turn != view.seat:
            said: tuple[Spoken, ...] = tuple(
                action
                for action in (*view.legal_declarations, *view.legal_calls)
                if isinstance(action, Call | Declare | Genscher)
            )
            found = spoken(self._player, view, said, rng)
        elif self._word and view.legal_calls:
            found = spoken(self._player, view, view.legal_calls, rng)
        else:
            found = decision(self._player, view, view.legal, rng)
        return None if isinstance(found, Silence) else found.action

    # --- other deals ------------------------------------------------------------------------------

    def _deals(self, count: int, rng: random.Random) -> Iterator[Hands]:
        """Hands as dealt that differ from the true ones and look the same to the seat."""
        known = {_sorted(self._setup.hands)}
        for hands in self._candidates(count * _TRIES, rng):
            if len(known) > count:
                return
            if (key := _sorted(hands)) not in known and self._looks_the_same(hands):
                known.add(key)
                yield hands

    def _candidates(self, count: int, rng: random.Random) -> Iterator[Hands]:
        view = self.question.view
        if view.phase == Phase.PLAY.value and view.contract != POVERTY:
            moment = moment_of(view)
            try:
                drawn = Sampler(view, moment, hints=False).draw_many(count, rng)
            except Contradiction:
                drawn = []
            for world in drawn:
                yield self._as_dealt(moment, world)
            if drawn:
                return
        for _ in range(count):
            yield self._exchanged(rng)

    def _as_dealt(self, moment: Moment, world: Sequence[int]) -> Hands:
        """Sampled hands of the moment with the cards that had been played."""
        face = moment.game.face
        found = []
        for seat in ALL_SEATS:
            if seat == self._seat:
                found.append(self._setup.hands[seat])
                continue
            held = [
                Card(face[place])
                for place in range(24)
                for copy in (0, 24)
                if world[seat] >> place + copy & 1
            ]
            held += [
                action.card
                for action in self._before
                if isinstance(action, Play) and action.seat == seat
            ]
            found.append(tuple(sorted(held)))
        return tuple(found)

    def _exchanged(self, rng: random.Random) -> Hands:
        """The true hands after some exchanges between the others that cannot be noticed."""
        others = [seat for seat in ALL_SEATS if seat != self._seat]
        best = self._setup.hands
        for _ in range(_EXCHANGES):
            one, two = rng.sample(others, 2)
            hands = [list(hand) for hand in best]
            give, take = rng.choice(hands[one]), rng.choice(hands[two])
            if give is take:
                continue
            hands[one].remove(give)
            hands[two].remove(take)
            hands[one].append(take)
            hands[two].append(give)
            tried = tuple(
                tuple(sorted(hand)) if seat in (one, two) else best[seat]
                for seat, hand in enumerate(hands)
            )
            if self._looks_the_same(tried):
                best = tried
        return best

    def _replayed(self, hands: Hands) -> DealState | None:
        try:
            return replay(msgspec.structs.replace(self._setup, hands=hands), self._before)
        except EngineError:
            return None

    def _looks_the_same(self, hands: Hands) -> bool:
        state = self._replayed(hands)
        return state is not None and seat_view(state, self._seat) == self.question.view


def _hands(state: DealState) -> Hands:
    return tuple(tuple(unpack(hand)) for hand in state.hands)


def _sorted(hands: Hands) -> Hands:
    return tuple(tuple(sorted(hand)) for hand in hands)


def _moved(true: Hands, other: Hands) -> int:
    """How many cards lie in another hand."""
    count = 0
    for one, two in zip(true, other, strict=True):
        left = list(one)
        for card in two:
            if card in left:
                left.remove(card)
        count += len(left)
    return count
