from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dokodesk.ai import fastcore
from dokodesk.ai.fastcore import make_solver
from dokodesk.ai.position import moment_of
from dokodesk.ai.solver import (
    NoSolution,
    Solver,
    apart_of,
    kinds_of,
    position_of,
    re_of,
    solve,
    solve_moment,
)
from dokodesk.engine.actions import Play
from dokodesk.engine.deal import apply, legal_actions
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import ALL_SEATS, DealState, Phase
from tests.ai.test_playout import hands_of, play_some, to_play
from tests.helpers.strategies import any_rules

OPEN = frozenset(ALL_SEATS)


def endings(rules: Rules, cards: int, seeds: Iterator[int]) -> Iterator[DealState]:
    """Positions with so many cards left in the longest hand."""
    for seed in seeds:
        rng = random.Random(seed)
        state = to_play(rules, rng, 0.6)
        if state is None:
            continue
        played = 4 * (state.setup.hand_size - cards) + rng.randrange(4)
        state = play_some(state, played, rng)
        if state.phase is Phase.PLAY and state.turn is not None:
            yield state


def brute(state: DealState) -> tuple[int, ...] | None:
    """The scores with the best play of both sides, by the engine and without any cleverness."""
    if state.finished:
        assert state.result is not None
        return state.result.scores
    plays = [action for action in legal_actions(state) if isinstance(action, Play)]
    if not plays or state.turn is None:
        return None
    found = []
    for play in plays:
        value = brute(apply(state, play)[0])
        if value is None:
            return None
        found.append(value)
    re = [seat for seat in range(4) if state.game.re >> seat & 1]
    other = next(seat for seat in range(4) if seat not in re)
    by_re = state.turn in re

    def worth(scores: tuple[int, ...]) -> tuple[int, int]:
        return scores[re[0]] - scores[other], scores[re[0]]

    return max(found, key=worth) if by_re else min(found, key=worth)


def check_brute(state: DealState) -> bool:
    """Whether the position was compared; the values must be those of trying everything."""
    seat = state.turn
    assert seat is not None
    view = seat_view(state, seat, OPEN)
    if moment_of(view).gaps:
        return False
    try:
        solution = solve(view)
    except NoSolution:
        return False
    assert solution.exact
    plays = [action for action in legal_actions(state) if isinstance(action, Play)]
    assert sorted(value.action.card for value in solution.values) == sorted(
        play.card for play in plays
    )
    for value in solution.values:
        scores = brute(apply(state, value.action)[0])
        if scores is None:
            return False
        assert value.points == scores[seat]
    return True


#: Where duties to announce arise, playing the cards alone does not end a deal.
WITHOUT_DUTIES = tuple(name for name in preset_names() if not preset(name).forced_announce)


@pytest.mark.parametrize("name", WITHOUT_DUTIES)
def test_values_are_those_of_trying_everything(name: str) -> None:
    states = endings(preset(name), 2, iter(range(40)))
    assert sum(check_brute(state) for state in states) > 20


def test_three_cards_a_hand_as_well() -> None:
    states = endings(preset("pagat_standard"), 3, iter(range(4)))
    assert sum(check_brute(state) for state in states) >= 2


@settings(max_examples=40, deadline=None)
@given(rules=any_rules(), seed=st.integers(0, 10**6))
def test_any_options(rules: Rules, seed: int) -> None:
    for state in endings(rules, 2, iter((seed,))):
        check_brute(state)


@pytest.mark.parametrize("name", preset_names())
def test_compiled_and_plain_give_the_same_values(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    compared = 0
    for state in endings(preset(name), 3, iter(range(30))):
        assert state.turn is not None
        view = seat_view(state, state.turn, OPEN)
        try:
            fast = solve(view)
        except NoSolution:
            continue
        with monkeypatch.context() as patch:
            patch.setattr(fastcore, "_FAST", None)
            plain = solve(view)
        assert plain.values == fast.values
        compared += 1
    assert compared > 15


def test_longer_endings_agree_with_the_plain_version() -> None:
    pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    for state in endings(preset("ddv_tournament"), 4, iter(range(6))):
        assert state.turn is not None
        moment = moment_of(seat_view(state, state.turn))
        hands = hands_of(moment, state)
        try:
            re = re_of(moment, hands)
        except NoSolution:
            continue
        game = moment.game
        position = position_of(moment, hands, re)
        settings_ = (game, re, moment.pigs, kinds_of(game, re))
        legal = [value.action.card for value in solve_moment(moment, hands).values]
        places = [game.place[card] for card in legal]
        merged = make_solver(*settings_, not game.exotic, apart_of(game), 4)
        every = Solver(*settings_, False, 0)
        assert every.values(position, places, 10**7)[0] == merged.values(position, places, 10**7)[0]


def test_the_limit_ends_the_search_and_says_so() -> None:
    state = next(endings(preset("ddv_tournament"), 6, iter(range(10))))
    assert state.turn is not None
    view = seat_view(state, state.turn, OPEN)
    exact = {value.action: value.points for value in solve(view).values}
    some = solve(view, node_limit=20)
    assert not some.exact
    for value in some.values:
        assert value.low <= exact[value.action] <= value.high
        assert value.exact == (value.low == value.high)


def test_what_cannot_be_solved_says_why() -> None:
    state = next(endings(preset("ddv_tournament"), 3, iter(range(10))))
    assert state.turn is not None
    with pytest.raises(NoSolution, match="hidden"):
        solve(seat_view(state, state.turn))
    with pytest.raises(NoSolution, match="to play"):
        solve(seat_view(state, (state.turn + 1) % 4, OPEN))
