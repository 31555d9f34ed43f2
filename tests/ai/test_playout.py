from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dokodesk.ai import playout as plain
from dokodesk.ai.gametables import STEP_OF
from dokodesk.ai.playout import HABITS, RANDOM, RULES, Run, stream
from dokodesk.ai.position import Moment, moment_of
from dokodesk.engine.actions import Action, Healthy, Play
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.deal import apply, legal_actions, legal_calls, start
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealSetup, DealState, Phase
from tests.helpers.strategies import any_rules


def setup_of(rules: Rules, rng: random.Random) -> DealSetup:
    return DealSetup(
        rules, rng.randrange(4), None, deal_hands(f"playout-{rng.random()}", rules.deck)
    )


def to_play(rules: Rules, rng: random.Random, healthy: float = 0.5) -> DealState | None:
    """A deal in which the first card is due, or ``None`` if it was thrown in."""
    state = start(setup_of(rules, rng))
    while state.phase is not Phase.PLAY and not state.finished:
        legal = legal_actions(state)
        fit: list[Action] = [action for action in legal if isinstance(action, Healthy)]
        action = fit[0] if fit and rng.random() < healthy else rng.choice(legal)
        state, _ = apply(state, action)
    return None if state.finished else state


def play_some(state: DealState, cards: int, rng: random.Random, calls: float = 0.1) -> DealState:
    """The state after so many cards, with everything else that may happen on the way."""
    while not state.finished and state.cards_on_table < cards:
        legal = legal_actions(state)
        if state.phase is Phase.PLAY and rng.random() < calls:
            words = legal_calls(state, rng.randrange(4))
            if words:
                state, _ = apply(state, rng.choice(words))
                continue
        state, _ = apply(state, rng.choice(legal))
    return state


def hands_of(moment: Moment, state: DealState) -> list[int]:
    return [moment.game.hand(hand) for hand in state.hands]


def play_out(state: DealState, rng: random.Random) -> tuple[DealState, list[int]] | None:
    """Cards only, to the end; ``None`` if the engine wants something the core does not know."""
    cards = []
    while not state.finished:
        plays = [action for action in legal_actions(state) if isinstance(action, Play)]
        if not plays:
            return None
        action = rng.choice(plays)
        cards.append(int(action.card))
        state, _ = apply(state, action)
    return state, cards


def check_against_engine(rules: Rules, seed: int, healthy: float = 0.5) -> str:
    """Play one deal in both and compare; the contract, or why there was nothing to compare."""
    rng = random.Random(seed)
    state = to_play(rules, rng, healthy)
    if state is None:
        return "thrown in"
    state = play_some(state, rng.randrange(4 * state.setup.hand_size), rng)
    if state.phase is not Phase.PLAY or state.turn is None:
        return "over"
    view = seat_view(state, state.turn)
    moment = moment_of(view)
    played = play_out(state, rng)
    if played is None:
        assert moment.gaps
        return "gap"
    end, cards = played
    result = end.result
    assert result is not None
    script = [moment.game.place[card] for card in cards]
    outcome = Run(moment, hands_of(moment, state), stream(seed, 0)).play(script, RANDOM)
    assert outcome.re == end.game.re
    if moment.game.negative != 1:
        assert outcome.re_points == result.card_points[0]
        assert outcome.re_tricks == result.tricks[0]
    if not moment.gaps:
        scores = tuple(outcome.of(seat)[0] for seat in range(4))
        assert scores == result.scores, (result, outcome)
    return result.contract


@pytest.mark.parametrize("name", preset_names())
def test_results_are_the_engine_s_for_every_preset(name: str) -> None:
    rules = preset(name)
    seen = {check_against_engine(rules, seed, 0.8) for seed in range(80)}
    assert "normal" in seen
    assert any(CONTRACTS[contract].declared_solo for contract in seen if contract in CONTRACTS)


def test_results_are_the_engine_s_for_weddings_and_poverties() -> None:
    rules = msgspec.structs.replace(
        preset("pagat_standard"),
        solo_types=frozenset(),
        poverty_max_trumps=5,
        wedding_conditions=frozenset(("any", "plain", "trump", "hearts")),
        wedding_failed_extras="before_clarification",
    )
    seen = Counter(check_against_engine(rules, seed, 0.2) for seed in range(240))
    assert min(seen["wedding"], seen["failed_wedding"], seen["poverty"]) > 0, seen


@settings(max_examples=100, deadline=None)
@given(rules=any_rules(), seed=st.integers(0, 10**6))
def test_results_are_the_engine_s_for_any_options(rules: Rules, seed: int) -> None:
    check_against_engine(rules, seed)


def random_moment(rules: Rules, seed: int) -> tuple[Moment, list[int]] | None:
    """A moment somewhere in a deal and the true hands."""
    rng = random.Random(seed)
    state = to_play(rules, rng, 0.5)
    if state is None:
        return None
    state = play_some(state, rng.randrange(4 * state.setup.hand_size), rng)
    if state.phase is not Phase.PLAY or state.turn is None:
        return None
    moment = moment_of(seat_view(state, state.turn))
    return moment, hands_of(moment, state)


def check_same(rules: Rules, seed: int) -> bool:
    """Whether both versions were compared in a moment; they must give the same numbers."""
    fast = pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    found = random_moment(rules, seed)
    if found is None:
        return False
    moment, hands = found
    legal = [p for p in range(24) if moment.hand >> p & 1]
    if moment.trick:
        follow = moment.game.follow[moment.trick[0]]
        legal = [p for p in legal if follow >> p & 1] or legal
    for policy in (RANDOM, RULES, HABITS):
        assert fast.measure(moment, hands, 8, policy, seed) == plain.measure(
            moment, hands, 8, policy, seed
        )
        cases = (moment, [hands], [-1, *legal], 2, policy, seed)
        assert fast.evaluate(*cases) == plain.evaluate(*cases)
        for budget in (3 * len(legal), 10**6):
            rest = (2, policy, seed, 3, 1.0, budget)
            assert fast.compare(moment, [hands] * 9, legal, *rest) == plain.compare(
                moment, [hands] * 9, legal, *rest
            )
        assert fast.outcomes(*cases) == plain.outcomes(*cases)
        script = legal[:1]
        assert fast.playout(moment, hands, script, policy, seed) == plain.playout(
            moment, hands, script, policy, seed
        )
    return True


@pytest.mark.parametrize("name", preset_names())
def test_compiled_and_plain_give_the_same_for_every_preset(name: str) -> None:
    assert sum(check_same(preset(name), seed) for seed in range(40)) > 25


@settings(max_examples=60, deadline=None)
@given(rules=any_rules(), seed=st.integers(0, 10**6))
def test_compiled_and_plain_give_the_same_for_any_options(rules: Rules, seed: int) -> None:
    check_same(rules, seed)


def test_compiled_and_plain_give_the_same_where_no_tricks_are_wanted() -> None:
    rules = msgspec.structs.replace(
        preset("pagat_standard"), solo_types=frozenset(("null_no_tricks", "slim_martin"))
    )
    kinds = set()
    for seed in range(60):
        found = random_moment(rules, seed)
        if found is not None and found[0].game.negative and check_same(rules, seed):
            kinds.add(found[0].game.negative)
    assert kinds == {1, 2}


def test_whole_tricks_and_single_cards_draw_alike() -> None:
    # A script that ends within a trick leaves the loop for whole tricks to the slower one.
    for seed in range(40):
        found = random_moment(preset("pagat_standard"), seed)
        if found is None or found[0].trick:
            continue
        moment, hands = found
        for policy in (RANDOM, RULES):
            whole = Run(moment, hands, stream(seed, 1))
            whole._whole_tricks(policy == RULES) if policy == RANDOM else whole.play((), policy)
            slow = Run(moment, hands, stream(seed, 1))
            slow._see_sides()
            while slow.number < moment.game.size and not slow.over:
                word = slow._next_word()
                for i in range(4):
                    used = RANDOM if moment.game.negative else policy
                    slow._put(slow._choose(used, word >> 16 * i & 0xFFFF))
                slow._close()
            assert (whole.points, whole.tricks, whole.kept) == (
                slow.points,
                slow.tricks,
                [*slow.kept],
            )


def test_steps_of_card_points() -> None:
    assert [STEP_OF[points] for points in (0, 29, 30, 59, 60, 89, 90, 119, 120)] == [
        *(0, 1, 2, 2, 3, 3, 4, 4, 5)
    ]
    assert [STEP_OF[points] for points in (121, 150, 151, 180, 181, 210, 211, 239, 240)] == [
        *(6, 6, 7, 7, 8, 8, 9, 9, 10)
    ]
