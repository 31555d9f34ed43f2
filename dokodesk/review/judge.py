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
from contextlib import suppress
from typing import Final, NamedTuple

from dokodesk.ai.estimate import ChoiceEstimate, Estimate, NoEstimate, estimate
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
from dokodesk.review.openings import Openings, open_points
from dokodesk.review.verdicts import DealReview, Kind, Theme, Verdict

__all__ = ["REVIEWER", "Budget", "review_deal"]

#: The level that says what it would have done.
REVIEWER: Final = "expert"
#: Tricks to go from which the solver is asked; plain Python would take minutes for eight.
_OPEN_TRICKS: Final = 8 if COMPILED else 5
_LATE_TRICKS: Final = 4


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
    budget: Budget = Budget(),
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
            # Some games cannot be solved; there the estimate has to do.
            with suppress(NoSolution):
                solution = solve(view, node_limit=self.budget.nodes)
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
        states = self._with_and_without(index, action)
        found = None if states is None else self._call_cost(action.seat, *states)
        if states is None or found is None:
            return
        said = _advice(self.reviewer, view)
        agrees = said is not None
        cost, error, expected, win = found
        open_cost, exact = self._open_call_cost(action.seat, *states)
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
            open_cost=open_cost,
            open_exact=exact,
        )

    def _with_and_without(self, index: int, action: Call) -> tuple[DealState, DealState] | None:
        """The seat's next card without the call and with it."""
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
            with_it = replay(self.setup, kept)
            without = replay(self.setup, kept[:index] + kept[index + 1 :])
        except EngineError:
            # Other announcements rest on this one.
            return None
        return without, with_it

    def _call_cost(
        self, seat: int, other: DealState, made: DealState
    ) -> tuple[float, float, float, float] | None:
        """How much more the other moment is worth, the error, and what is expected in this one."""
        better = self._estimate(seat_view(other, seat))
        worse = self._estimate(seat_view(made, seat))
        if better is None or worse is None:
            return None
        return _difference(better.best, worse.best)

    def _open_call_cost(
        self, seat: int, other: DealState, made: DealState
    ) -> tuple[float | None, bool]:
        """What speaking or silence cost with all cards in sight, and whether that is exact."""
        solved = [self._solved(state, seat) for state in (other, made)]
        if solved[0] is not None and solved[1] is not None:
            return max(0.0, solved[0] - solved[1]), True
        points = [
            open_points(state, seat, self.budget.replays, _seed(seat_view(made, seat)))
            for state in (other, made)
        ]
        if points[0] is None or points[1] is None:
            return None, False
        return max(0.0, points[0] - points[1]), False

    def _solved(self, state: DealState, seat: int) -> float | None:
        """What the deal is worth when everybody sees all cards; ``None`` too early in it."""
        view = seat_view(state, seat, frozenset(ALL_SEATS))
        if len(view.hand) > _OPEN_TRICKS:
            return None
        try:
            solution = solve(view, node_limit=self.budget.nodes)
        except NoSolution:
            return None
        return float(solution.best[0].low) if solution.exact else None

    def _silence(self, index: int, view: SeatView) -> Iterator[Verdict]:
        """An announcement that could be made for the last time and was not."""
        last = {word for word, left in view.call_limits if left == 0}
        if not last:
            return
        advised = _advice(self.reviewer, view)
        if advised is None or advised.word not in last:
            return
        try:
            called, _ = apply(self.state, advised)
        except EngineError:
            return
        found = self._call_cost(view.seat, called, self.state)
        if found is None:
            return
        cost, error, expected, win = found
        open_cost, exact = self._open_call_cost(view.seat, called, self.state)
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
            open_cost=open_cost,
            open_exact=exact,
        )

    # --- before the first card --------------------------------------------------------------------

    def _opening(
        self, index: int, action: Action, state: DealState, view: SeatView
    ) -> Iterator[Verdict]:
        """A reservation, a solo, an exchange: tried in deals that are played out."""
        if len(view.legal) < 2 and not isinstance(action, Return | Lay):
            return
        rng = random.Random(_seed(view))
        advised = decision(self.reviewer, view, view.legal, rng).action
        openings = Openings(self.setup, state, view, self.actions[index:], _seed(view))
        cost, error, expected = 0.0, 0.0, 0.0
        if advised != action:
            cost, error, expected = openings.tried(action, advised, self.budget.openings)
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
            expected=expected,
            choices=max(2, len(view.legal)),
            open_cost=openings.open_cost(action, advised, self.budget.replays),
        )


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
