"""Judges the decisions of a finished deal.

Every decision gets two numbers. The first is what it cost against the best choice by what its seat
could know at that moment: the mean over deals that agree with that. Only this one is ever called a
mistake. The second is what it cost with all cards in sight, played to the end without a fault where
that can be computed; it tells good luck from bad.

Cards are tried in sampled deals (``ai.estimate``), announcements by the difference they make to
that, everything before the first card by playing sampled deals out with the players of the rules of
thumb. The same deal gives the same review on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import comb
from typing import Final, NamedTuple

import msgspec

from dokodesk.ai.arena import play_on
from dokodesk.ai.estimate import ChoiceEstimate, Estimate, NoEstimate, estimate, mean_and_error
from dokodesk.ai.fastcore import COMPILED, RULES, core
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision, Player, Silence, decision, decision_seed, spoken
from dokodesk.ai.playout import DETAILS
from dokodesk.ai.position import moment_of
from dokodesk.ai.solver import NoSolution, solve
from dokodesk.engine.actions import (
    Accept,
    Action,
    Call,
    Choose,
    Decline,
    Healthy,
    Lay,
    Play,
    Reserve,
    Return,
)
from dokodesk.engine.cards import Card, pack
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.deal import apply, replay, start
from dokodesk.engine.errors import EngineError
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState
from dokodesk.engine.trumps import TRUMP
from dokodesk.review.verdicts import DealReview, Kind, Theme, Verdict

__all__ = ["REVIEWER", "Budget", "review_deal"]

#: The level that says what it would have done.
REVIEWER: Final = "expert"
#: Who plays sampled deals out from before the first card.
_PLAYER: Final = "rules"
#: Tricks to go from which the solver is asked; plain Python would take minutes for eight.
_OPEN_TRICKS: Final = 8 if COMPILED else 5
_LATE_TRICKS: Final = 4
_TRIES: Final = 8


class Budget(NamedTuple):
    """How much is computed; counts, never times.

    Attributes:
        worlds: sampled deals for each card.
        openings: sampled deals for each decision before the first card, where the reviewing player
            would have decided otherwise.
        nodes: positions the solver looks at for one decision.
        replays: how often the true deal is played out where it is not solved.
    """

    worlds: int = 400
    openings: int = 60
    nodes: int = 400_000
    replays: int = 64


def review_deal(
    setup: DealSetup,
    actions: Sequence[Action],
    *,
    seat: int | None = None,
    budget: Budget = Budget(),  # noqa: B008 - never changed
    on_step: Callable[[int, int], object] = lambda _done, _all: None,
) -> DealReview:
    """Judge a deal.

    Args:
        setup: the deal.
        actions: what was done in it, as the rules allow it.
        seat: whose decisions; ``None`` for all four.
        budget: how much to compute.
        on_step: told after each action how many of all are done; may raise to stop.

    Raises:
        EngineError: the actions are not allowed by the rules.
    """
    judge = _Judge(setup, tuple(actions), budget)
    seats = ALL_SEATS if seat is None else (seat,)
    verdicts: list[Verdict] = []
    for index in range(len(actions)):
        verdicts += judge.step(index, seats)
        on_step(index + 1, len(actions))
    result = judge.state.result
    return DealReview(
        seat=seat,
        verdicts=tuple(verdicts),
        result=tuple(result.scores) if result is not None else (),
        reviewer=REVIEWER,
    )


class _Judge:
    """Goes through a deal action by action."""

    def __init__(self, setup: DealSetup, actions: tuple[Action, ...], budget: Budget) -> None:
        self.setup = setup
        self.actions = actions
        self.budget = budget
        self.state = start(setup)
        self.reviewer: Player = make_player(REVIEWER)

    def step(self, index: int, seats: Sequence[int]) -> Iterator[Verdict]:
        """The verdicts about one action; then the deal goes on by it."""
        action, state = self.actions[index], self.state
        if action.seat in seats:
            yield from self._verdicts(index, action, state)
        self.state, _ = apply(state, action)

    def _verdicts(self, index: int, action: Action, state: DealState) -> Iterator[Verdict]:
        view = seat_view(state, action.seat)
        match action:
            case Play():
                yield from self._silence(index, view)
                yield from self._card(index, action, state, view)
            case Call():
                yield from self._call(index, action, view)
            case Healthy() | Reserve() | Choose() | Lay() | Accept() | Decline() | Return():
                yield from self._opening(index, action, state, view)
            case _:
                # Powers and claims say little about play; they are not judged.
                return

    # --- cards ------------------------------------------------------------------------------------

    def _card(
        self, index: int, action: Play, state: DealState, view: SeatView
    ) -> Iterator[Verdict]:
        plays = [choice for choice in view.legal if isinstance(choice, Play)]
        if len(plays) < 2:
            return
        found = self._estimate(view)
        if found is None:
            return
        mine = found.of(action)
        if mine is None:
            return
        best = found.best if mine.behind > 0 else mine
        open_cost, exact = self._open_cost(state, action)
        yield Verdict(
            index=index,
            seat=view.seat,
            kind=Kind.CARD,
            theme=_theme(view, action, best.action),
            trick=len(view.tricks),
            action=action.text,
            best=best.action.text,
            cost=max(0.0, mine.behind),
            error=mine.behind_error,
            expected=mine.points,
            win=mine.win,
            choices=len(plays),
            open_cost=open_cost,
            open_exact=exact,
        )

    def _estimate(self, view: SeatView) -> Estimate | None:
        try:
            return estimate(view, view.legal, worlds=self.budget.worlds, seed=_seed(view))
        except NoEstimate:
            return None

    def _open_cost(self, state: DealState, action: Play) -> tuple[float | None, bool]:
        """What a card cost with all cards in sight, and whether that is exact."""
        view = seat_view(state, action.seat, frozenset(ALL_SEATS))
        if len(view.hand) <= _OPEN_TRICKS:
            try:
                solution = solve(view, node_limit=self.budget.nodes)
            except NoSolution:
                return None, False
            mine = next((value for value in solution.values if value.action == action), None)
            if mine is not None and solution.exact:
                return float(solution.best[0].low - mine.low), True
        return self._open_estimate(view, action), False

    def _open_estimate(self, view: SeatView, action: Play) -> float | None:
        """What a card cost when the true deal is played out many times."""
        moment = moment_of(view)
        hands = [moment.game.hand(pack(hand or ())) for hand in view.open_hands]
        cards = list(dict.fromkeys(play.card for play in view.legal if isinstance(play, Play)))
        places = [moment.game.place[card] for card in cards]
        times = self.budget.replays
        numbers = core.outcomes(moment, [hands], places, times, RULES, 1 + _seed(view) % 2**52)
        means = {}
        for number, card in enumerate(cards):
            first = number * times * DETAILS
            means[card] = sum(numbers[first : first + times * DETAILS : DETAILS]) / times
        return max(means.values()) - means[action.card]

    # --- announcements ----------------------------------------------------------------------------

    def _call(self, index: int, action: Call, view: SeatView) -> Iterator[Verdict]:
        """An announcement: what the deal is worth with it and without it, at the next card."""
        found = self._with_and_without(index, action)
        if found is None:
            return
        said = _advice(self.reviewer, view)
        agrees = said is not None
        cost, error, expected, win = found
        yield Verdict(
            index=index,
            seat=view.seat,
            kind=Kind.CALL,
            theme=Theme.CALLS,
            trick=len(view.tricks),
            action=action.text,
            # Both must say so: the reviewing player keeps silent, and silence is worth more.
            best=action.text if agrees or cost <= 0 else "",
            cost=0.0 if agrees else max(0.0, cost),
            error=error,
            expected=expected,
            win=win,
            choices=2,
        )

    def _with_and_without(
        self, index: int, action: Call
    ) -> tuple[float, float, float, float] | None:
        """How much more silence was worth, the error, and what is expected after the call."""
        later = next(
            (
                place
                for place in range(index + 1, len(self.actions))
                if isinstance(self.actions[place], Play) and self.actions[place].seat == action.seat
            ),
            None,
        )
        if later is None:
            return None
        kept = self.actions[:later]
        try:
            with_it = seat_view(replay(self.setup, kept), action.seat)
            without = seat_view(replay(self.setup, kept[:index] + kept[index + 1 :]), action.seat)
        except EngineError:
            # Other announcements rest on this one.
            return None
        called, silent = self._estimate(with_it), self._estimate(without)
        if called is None or silent is None:
            return None
        return _difference(silent.best, called.best)

    def _silence(self, index: int, view: SeatView) -> Iterator[Verdict]:
        """An announcement that could be made for the last time and was not."""
        last = {word for word, left in view.call_limits if left == 0}
        if not last:
            return
        advised = _advice(self.reviewer, view)
        if advised is None or advised.word not in last:
            return
        found = self._if_called(view, advised)
        if found is None:
            return
        cost, error, expected, win = found
        yield Verdict(
            index=index,
            seat=view.seat,
            kind=Kind.SILENCE,
            theme=Theme.CALLS,
            trick=len(view.tricks),
            action="",
            best=advised.text,
            cost=max(0.0, cost),
            error=error,
            expected=expected,
            win=win,
            choices=2,
        )

    def _if_called(self, view: SeatView, call: Call) -> tuple[float, float, float, float] | None:
        try:
            called_state, _ = apply(self.state, call)
        except EngineError:
            return None
        silent = self._estimate(view)
        called = self._estimate(seat_view(called_state, view.seat))
        if called is None or silent is None:
            return None
        return _difference(called.best, silent.best)

    # --- before the first card --------------------------------------------------------------------

    def _opening(
        self, index: int, action: Action, state: DealState, view: SeatView
    ) -> Iterator[Verdict]:
        """A reservation, a solo, an exchange: tried in deals that are played out."""
        if len(view.legal) < 2 and not isinstance(action, Return | Lay):
            return
        rng = random.Random(_seed(view))
        advised = decision(self.reviewer, view, view.legal, rng).action
        expected, cost, error = None, 0.0, 0.0
        if advised != action:
            cost, error, expected = self._tried(state, view, action, advised)
        poverty = isinstance(action, Lay | Accept | Decline | Return)
        yield Verdict(
            index=index,
            seat=view.seat,
            kind=Kind.POVERTY if poverty else Kind.RESERVATION,
            theme=Theme.GAME,
            trick=-1,
            action=action.text,
            best=advised.text,
            cost=max(0.0, cost),
            error=error,
            expected=0.0 if expected is None else expected,
            choices=max(2, len(view.legal)),
        )

    def _tried(
        self, state: DealState, view: SeatView, made: Action, advised: Action
    ) -> tuple[float, float, float]:
        """Points lost by what was made against what is advised, the error, and what is expected."""
        rng = random.Random(_seed(view) + 1)
        gaps: list[float] = []
        own: list[float] = []
        players = [make_player(_PLAYER) for _ in ALL_SEATS]
        for number in range(self.budget.openings * _TRIES):
            if len(gaps) >= self.budget.openings:
                break
            before = self._other_deal(state, view, rng)
            if before is None:
                continue
            scores = []
            for choice in (made, advised):
                try:
                    after, _ = apply(before, choice)
                except EngineError:
                    break
                result = play_on(after, players, f"review|{number}").result
                scores.append(float(result.scores[view.seat]) if result is not None else 0.0)
            if len(scores) == 2:
                own.append(scores[0])
                gaps.append(scores[1] - scores[0])
        if len(gaps) < 2:
            return 0.0, 0.0, 0.0
        cost, error = mean_and_error(gaps)
        return cost, error, sum(own) / len(own)

    def _other_deal(self, state: DealState, view: SeatView, rng: random.Random) -> DealState | None:
        """The same moment with other hidden hands; ``None`` if what was said does not fit them."""
        others = [seat for seat in ALL_SEATS if seat != view.seat]
        poor = view.poor if view.poor != view.seat else None
        laid = [card for card in view.laid if card is not None] if poor is not None else []
        pool = [card for seat in others for card in self.setup.hands[seat]]
        for card in laid:
            pool.remove(card)
        rng.shuffle(pool)
        size = self.setup.hand_size
        hands = list(self.setup.hands)
        if poor is not None:
            hands[poor] = tuple(laid + _poor_rest(pool, size - len(laid), state, laid, rng))
            others.remove(poor)
        for seat in others:
            hands[seat] = tuple(pool[:size])
            del pool[:size]
        setup = msgspec.structs.replace(self.setup, hands=tuple(hands))
        try:
            return replay(setup, state.history)
        except (EngineError, ValueError):
            return None


def _poor_rest(
    pool: list[Card], count: int, state: DealState, laid: Sequence[Card], rng: random.Random
) -> list[Card]:
    """Takes a poor hand out of the cards: few trumps, drawn in proportion to the ways there are."""
    order = state.game.order
    trumps = [card for card in pool if order.classes[card] == TRUMP]
    plain = [card for card in pool if order.classes[card] != TRUMP]
    most = state.rules.poverty_max_trumps - sum(order.classes[card] == TRUMP for card in laid)
    numbers = range(max(0, min(most, len(trumps))) + 1) if not laid else range(1)
    ways = [comb(len(trumps), number) * comb(len(plain), count - number) for number in numbers]
    number = rng.choices(list(numbers), ways)[0] if any(ways) else 0
    taken = trumps[:number] + plain[: count - number]
    for card in taken:
        pool.remove(card)
    return taken


def _seed(view: SeatView) -> int:
    return decision_seed("review", view)


def _advice(player: Player, view: SeatView) -> Call | None:
    """What the player would announce."""
    if not view.legal_calls:
        return None
    said: Decision | Silence = spoken(player, view, view.legal_calls, random.Random(_seed(view)))
    if isinstance(said, Silence) or not isinstance(said.action, Call):
        return None
    return said.action


def _difference(better: ChoiceEstimate, worse: ChoiceEstimate) -> tuple[float, float, float, float]:
    """How much more the first brings, the error of that, and what the second brings."""
    error = (better.error**2 + worse.error**2) ** 0.5
    return better.points - worse.points, error, worse.points, worse.win


def _theme(view: SeatView, played: Play, best: Play) -> Theme:
    """What the choice of a card was about."""
    if view.trick is None:
        return Theme.LEADS
    solo = CONTRACTS[view.contract].declared_solo
    if Card.DA in (played.card, best.card) and not solo:
        return Theme.FOX
    if len(view.hand) <= _LATE_TRICKS:
        return Theme.ENDGAME
    winner = view.parties[view.trick.winner]
    if winner is not None and winner is view.own_party:
        return Theme.PARTNER
    return Theme.TAKING
