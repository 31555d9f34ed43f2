"""What a decision before the first card costs: a reservation, a solo, a wedding, an exchange.

By what could be known, such a decision is tried in deals that agree with it and are played out by
the players of the rules of thumb. With all cards in sight it is tried in the true deal: the others
say what they have said as long as that is possible, and the cards are then played many times by the
same player, with the same chance for every choice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import chain
from math import comb
from typing import Final

import msgspec

from dokodesk.ai.arena import play_on
from dokodesk.ai.asking import next_question
from dokodesk.ai.estimate import mean_and_error
from dokodesk.ai.fastcore import RULES, core
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Player, decision_seed, is_allowed
from dokodesk.ai.playout import DETAILS
from dokodesk.ai.position import moment_of
from dokodesk.engine.actions import Action, Choose, Play, Reserve, Return
from dokodesk.engine.cards import Card, pack
from dokodesk.engine.deal import apply, replay
from dokodesk.engine.errors import EngineError
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState, Phase
from dokodesk.engine.trumps import TRUMP

__all__ = ["Openings", "open_points"]

#: Who plays deals out from before the first card.
_PLAYER: Final = "rules"
_TRIES: Final = 8
#: Stands for the card that the player of the simulation chooses.
_ANY: Final = -1
_EVERYBODY: Final = frozenset(ALL_SEATS)


class Openings:
    """Tries one decision before the first card and what could have been done in its place."""

    def __init__(
        self,
        setup: DealSetup,
        state: DealState,
        view: SeatView,
        record: Sequence[Action],
        seed: int,
    ) -> None:
        """Has tried nothing yet.

        Args:
            setup: the deal.
            state: the moment of the decision.
            view: what its seat knew.
            record: what was done in the deal, from the decision on.
            seed: of every chance.
        """
        self._setup = setup
        self._state = state
        self._view = view
        self._record = tuple(record)
        self._seed = seed
        self._players: list[Player] = [make_player(_PLAYER) for _ in ALL_SEATS]

    # --- by what could be known -------------------------------------------------------------------

    def tried(self, made: Action, advised: Action, deals: int) -> tuple[float, float, float]:
        """Points lost by what was made against what is advised, the error, and what is expected.

        Args:
            made: the decision.
            advised: what the reviewing player would have done.
            deals: how many to try both in.
        """
        rng = random.Random(self._seed + 1)
        gaps: list[float] = []
        own: list[float] = []
        for number in range(deals * _TRIES):
            if len(gaps) >= deals:
                break
            before = self._other_deal(rng)
            if before is None:
                continue
            scores = []
            for choice in (made, advised):
                try:
                    after, _ = apply(before, choice)
                except EngineError:
                    break
                result = play_on(after, self._players, f"review|{number}").result
                scores.append(float(result.scores[self._view.seat]) if result is not None else 0.0)
            if len(scores) == 2:
                own.append(scores[0])
                gaps.append(scores[1] - scores[0])
        if len(gaps) < 2:
            return 0.0, 0.0, 0.0
        cost, error = mean_and_error(gaps)
        return cost, error, sum(own) / len(own)

    def _other_deal(self, rng: random.Random) -> DealState | None:
        """The same moment with other hidden hands; ``None`` if what was said does not fit them."""
        view = self._view
        others = [seat for seat in ALL_SEATS if seat != view.seat]
        poor = view.poor if view.poor != view.seat else None
        laid = [card for card in view.laid if card is not None] if poor is not None else []
        pool = [card for seat in others for card in self._setup.hands[seat]]
        for card in laid:
            pool.remove(card)
        rng.shuffle(pool)
        size = self._setup.hand_size
        hands = list(self._setup.hands)
        if poor is not None:
            hands[poor] = tuple(laid + self._poor_rest(pool, size - len(laid), laid, rng))
            others.remove(poor)
        for seat in others:
            hands[seat] = tuple(pool[:size])
            del pool[:size]
        setup = msgspec.structs.replace(self._setup, hands=tuple(hands))
        try:
            return replay(setup, self._state.history)
        except (EngineError, ValueError):
            return None

    def _poor_rest(
        self, pool: list[Card], count: int, laid: Sequence[Card], rng: random.Random
    ) -> list[Card]:
        """Takes a poor hand out of the cards: few trumps, in proportion to the ways there are."""
        order = self._state.game.order
        trumps = [card for card in pool if order.classes[card] == TRUMP]
        plain = [card for card in pool if order.classes[card] != TRUMP]
        most = self._state.rules.poverty_max_trumps
        most -= sum(order.classes[card] == TRUMP for card in laid)
        numbers = range(max(0, min(most, len(trumps))) + 1) if not laid else range(1)
        ways = [comb(len(trumps), number) * comb(len(plain), count - number) for number in numbers]
        number = rng.choices(list(numbers), ways)[0] if any(ways) else 0
        taken = trumps[:number] + plain[: count - number]
        for card in taken:
            pool.remove(card)
        return taken

    # --- with all cards in sight ------------------------------------------------------------------

    def open_cost(self, made: Action, advised: Action, times: int) -> float | None:
        """Points lost by a decision in the true deal; ``None`` where that cannot be played out.

        Args:
            made: the decision.
            advised: what the reviewing player would have done.
            times: how often the cards are played.
        """
        seat = self._view.seat
        found: list[float] = []
        own: float | None = None
        choices = dict.fromkeys(chain((made, advised), self._view.legal))
        for choice in choices:
            if isinstance(choice, Return) and choice not in (made, advised):
                continue  # it only stands for all sets of that size
            for state in self._ways(choice, as_done=choice == made):
                points = open_points(state, seat, times, self._seed)
                if points is None:
                    continue
                found.append(points)
                if choice == made and own is None:
                    own = points
        return None if own is None else max(found) - own

    def _ways(self, choice: Action, *, as_done: bool) -> Iterator[DealState]:
        """The deal at its first card after a choice.

        Args:
            choice: what is done now.
            as_done: it was really done; then everything follows as it did.
        """
        try:
            state, _ = apply(self._state, choice)
        except EngineError:
            return
        later = _Later(self._record[1:])
        seat = self._view.seat
        if as_done or not isinstance(choice, Reserve):
            if not as_done:
                later.forget(seat)
            ended = self._talked(state, later)
            if ended is not None:
                yield ended
            return
        # A reservation is worth what the best game behind it is.
        later.forget(seat)
        asked = self._talked(state, later, stop_at=seat)
        if asked is None or asked.phase is Phase.PLAY or asked.finished:
            if asked is not None:
                yield asked
            return
        for game in seat_view(asked, seat).legal:
            if isinstance(game, Choose):
                after = self._talked(apply(asked, game)[0], later.copy())
                if after is not None:
                    yield after

    def _talked(
        self, state: DealState, later: _Later, stop_at: int | None = None
    ) -> DealState | None:
        """Everybody says what is to be said before the first card.

        Args:
            state: where it begins.
            later: what was said in the true deal.
            stop_at: ends before this seat must say something.
        """
        while not state.finished and state.phase is not Phase.PLAY:
            question = next_question(state, _EVERYBODY)
            if question is None:
                return None
            seat = question.seat
            if seat == stop_at:
                return state
            view = seat_view(state, seat)
            action = later.next_of(seat)
            if action is None or not is_allowed(view, question.choices, action):
                later.forget(seat)
                rng = random.Random(decision_seed(self._seed, view))
                action = self._players[seat].decide(view, question.choices, rng)
            try:
                state, _ = apply(state, action)
            except EngineError:
                return None
        return state


class _Later:
    """What the seats said in the true deal, to be said again where it still fits."""

    def __init__(self, record: Sequence[Action]) -> None:
        said = [action for action in record if not isinstance(action, Play)]
        self._said = {
            seat: [action for action in said if action.seat == seat] for seat in ALL_SEATS
        }

    def copy(self) -> _Later:
        """The same once more."""
        twin = _Later(())
        twin._said = {seat: list(said) for seat, said in self._said.items()}
        return twin

    def next_of(self, seat: int) -> Action | None:
        """What a seat said next; it counts as said."""
        said = self._said[seat]
        return said.pop(0) if said else None

    def forget(self, seat: int) -> None:
        """What a seat said then means nothing any more."""
        self._said[seat] = []


def open_points(state: DealState, seat: int, times: int, seed: int) -> float | None:
    """What a seat can expect in a deal whose cards are all known, played out many times.

    Args:
        state: the deal; nobody has to say anything any more.
        seat: whose points.
        times: how often.
        seed: of the chance.

    Returns:
        The mean of its score points; ``None`` where it cannot be played out.
    """
    players = make_player(_PLAYER)
    try:
        while not state.finished and state.turn != seat:
            question = next_question(state, _EVERYBODY)
            if question is None:
                return None
            view = seat_view(state, question.seat)
            rng = random.Random(decision_seed(seed, view))
            state, _ = apply(state, players.decide(view, question.choices, rng))
        if state.finished:
            return 0.0 if state.result is None else float(state.result.scores[seat])
        view = seat_view(state, seat, _EVERYBODY)
        moment = moment_of(view)
    except (EngineError, ValueError):
        return None
    hands = [moment.game.hand(pack(hand or ())) for hand in view.open_hands]
    # The first card too is left to the player that plays the others.
    numbers = core.outcomes(moment, [hands], [_ANY], times, RULES, 1 + seed % 2**52)
    return sum(numbers[::DETAILS]) / times
