from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dokodesk.ai.dealing import Dealer
from dokodesk.ai.position import Moment, moment_of
from dokodesk.ai.sampling import Contradiction, Sampler, make_plan
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState, Phase
from dokodesk.engine.trumps import CLASS_NAMES
from tests.ai.test_playout import hands_of, play_some, to_play
from tests.helpers.strategies import any_rules

World = tuple[int, int, int, int]


def packed(places: tuple[int, ...]) -> int:
    hand = 0
    for place in places:
        hand |= 1 << place + 24 if hand >> place & 1 else 1 << place
    return hand


def all_worlds(view: SeatView, moment: Moment) -> Counter[World]:
    """Every way to deal the hidden cards, copies told apart, by trying them all."""
    hidden = [p for p in range(24) for shift in (0, 24) if moment.unseen >> p + shift & 1]
    others = [seat for seat in range(4) if seat != view.seat]
    found: Counter[World] = Counter()
    everything = range(len(hidden))
    for first in combinations(everything, moment.sizes[others[0]]):
        rest = [i for i in everything if i not in first]
        for second in combinations(rest, moment.sizes[others[1]]):
            third = tuple(i for i in rest if i not in second)
            hands = [0, 0, 0, 0]
            hands[view.seat] = moment.hand
            for seat, chosen in zip(others, (first, second, third), strict=True):
                hands[seat] = packed(tuple(hidden[i] for i in chosen))
            if agrees(view, moment, hands):
                found[hands[0], hands[1], hands[2], hands[3]] += 1
    return found


def agrees(view: SeatView, moment: Moment, hands: list[int]) -> bool:
    """Whether a deal can be: classes that were not followed, and the club queens of both sides."""
    game = moment.game
    for seat in range(4):
        if seat == view.seat:
            continue
        for number, name in enumerate(CLASS_NAMES):
            if name in view.voids[seat] and hands[seat] & game.classes[number]:
                return False
    shown = Counter(
        seat
        for trick in (*view.tricks, *((view.trick,) if view.trick else ()))
        for seat, card in zip(trick.seats, trick.cards, strict=False)
        if card is Card.CQ
    )
    queen = game.place[Card.CQ]
    for seat, party in enumerate(view.parties):
        held = (hands[seat] >> queen & 1) + (hands[seat] >> queen + 24 & 1) + shown[seat]
        if seat != view.seat and held == 2 and view.rules.silent_wedding == "must_declare":
            return False
        if party is not None and (held > 0) != (party is Party.RE):
            return False
    return True


def ending(rules: Rules, seed: int, left: int) -> DealState | None:
    """A normal game with so many cards left in the longest hand."""
    rng = random.Random(seed)
    state = to_play(rules, rng, 1.0)
    if state is None or state.game.contract != "normal":
        return None
    state = play_some(state, 4 * (state.setup.hand_size - left) + rng.randrange(4), rng)
    return state if state.phase is Phase.PLAY and state.turn is not None else None


def endings(rules: Rules, left: int) -> Iterator[DealState]:
    for seed in range(10_000):
        state = ending(rules, seed, left)
        if state is not None:
            yield state


@pytest.mark.parametrize("name", ["ddv_tournament", "kneipe", "chilean_40"])
def test_deals_are_drawn_with_the_same_chance_as_all_that_can_be(name: str) -> None:
    rules = msgspec.structs.replace(preset(name), silent_wedding="must_declare")
    source = endings(rules, 3)
    compared = 0
    while compared < 6:
        state = next(source)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        moment = moment_of(view)
        wanted = all_worlds(view, moment)
        sampler = Sampler(view, moment, hints=False)
        if len(wanted) < 8:
            assert set(sampler.draw_many(50, random.Random(1))) <= set(wanted)
            continue
        compared += 1
        draws = 25 * len(wanted)
        seen = Counter(sampler.draw_many(draws, random.Random(compared)))
        assert set(seen) <= set(wanted)
        assert len(seen) == len(wanted)
        ways = sum(wanted.values())
        chi: float = sum(
            (seen[world] - draws * count / ways) ** 2 / (draws * count / ways)
            for world, count in wanted.items()
        )
        freedom = len(wanted) - 1
        assert chi < freedom + 5 * sqrt(2 * freedom)


def test_a_secret_holder_of_both_club_queens_is_rare() -> None:
    rules = msgspec.structs.replace(preset("pagat_standard"), silent_wedding="allowed")
    rng = random.Random(5)
    while True:
        state = to_play(rules, rng, 1.0)
        assert state is not None
        seat = next(s for s in range(4) if Card.CQ not in state.setup.hands[s])
        if state.game.contract == "normal":
            break
    view = seat_view(state, seat)
    moment = moment_of(view)
    queen = moment.game.club_queen
    drawn = Sampler(view, moment, hints=False).draw_many(2000, random.Random(1))
    both = sum(any(hand >> queen + 24 & 1 for hand in world) for world in drawn)
    assert 5 < both < 100


def check_any_view(rules: Rules, seed: int) -> bool:
    """The true deal never contradicts what a seat knows, and samples fit the cards and sizes."""
    rng = random.Random(seed)
    state = to_play(rules, rng, 0.5)
    if state is None:
        return False
    state = play_some(state, rng.randrange(4 * state.setup.hand_size), rng)
    if state.phase is not Phase.PLAY or state.turn is None:
        return False
    for seat in range(4):
        view = seat_view(state, seat)
        moment = moment_of(view)
        true = hands_of(moment, state)
        sampler = Sampler(view, moment)
        for world in sampler.draw_many(5, rng):
            assert world[seat] == true[seat]
            assert [hand.bit_count() for hand in world] == [hand.bit_count() for hand in true]
            assert sorted(bits(world)) == sorted(bits(true))
            for other in range(4):
                names = view.voids[other]
                for number, name in enumerate(CLASS_NAMES):
                    if name in names and other != seat and not state.game.sow_solo:
                        assert not world[other] & moment.game.classes[number]
        assert can_be_drawn(sampler, (true[0], true[1], true[2], true[3]))
    return True


def bits(hands: Sequence[int]) -> list[int]:
    return [p for hand in hands for shift in (0, 24) for p in range(24) if hand >> p + shift & 1]


def can_be_drawn(sampler: Sampler, world: World) -> bool:
    """Whether this deal is among those that the sampler counts."""
    plan = sampler.plan
    held = [Counter(bits([world[seat]])) for seat in plan.seats]
    for seat, counter in zip(plan.seats, held, strict=True):
        counter.subtract(bits([plan.held[seat]]))
        if min(counter.values(), default=0) < 0:
            return False
    for group in plan.groups:
        split = [sum(counter[place] for place in set(group.cards)) for counter in held]
        if any(
            not low <= n <= high
            for n, low, high in zip(split, group.least, group.most, strict=True)
        ):
            return False
        if group.weights and group.weights[split[0] * (len(group.cards) + 1) + split[1]] <= 0:
            return False
    return True


def check_dealers(rules: Rules, seed: int) -> bool:
    """Both versions must draw the same deals."""
    fast = pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    state = to_play(rules, random.Random(seed), 0.5)
    if state is None:
        return False
    state = play_some(state, seed % 40, random.Random(seed))
    if state.phase is not Phase.PLAY or state.turn is None:
        return False
    view = seat_view(state, state.turn)
    plan = make_plan(view, moment_of(view), hints=True)
    plain, compiled = Dealer(plan), fast.Dealer(plan)
    assert plain.total == compiled.total
    assert plain.draw_many(30, seed + 1) == compiled.draw_many(30, seed + 1)
    return True


@pytest.mark.parametrize("name", preset_names())
def test_compiled_and_plain_draw_the_same_deals(name: str) -> None:
    assert sum(check_dealers(preset(name), seed) for seed in range(24)) > 12


@pytest.mark.parametrize("name", preset_names())
def test_the_true_deal_can_be_drawn(name: str) -> None:
    assert sum(check_any_view(preset(name), seed) for seed in range(24)) > 12


@settings(max_examples=40, deadline=None)
@given(rules=any_rules(), seed=st.integers(0, 10**6))
def test_the_true_deal_can_be_drawn_under_any_options(rules: Rules, seed: int) -> None:
    check_any_view(rules, seed)


def test_hidden_hands_do_not_matter() -> None:
    # Whatever lies in the other hands, the view is the same and so are the deals drawn for it.
    state = next(endings(preset("pagat_standard"), 6))
    assert state.turn is not None
    view = seat_view(state, state.turn)
    opened = seat_view(state, state.turn, frozenset(range(4)))
    assert opened.open_hands != view.open_hands
    drawn = [
        Sampler(looked, moment_of(looked)).draw_many(20, random.Random(3))
        for looked in (view, opened)
    ]
    assert drawn[0] == drawn[1]


def test_an_impossible_view_is_refused() -> None:
    state = next(endings(preset("ddv_tournament"), 5))
    assert state.turn is not None
    view = seat_view(state, state.turn)
    nobody = frozenset(CLASS_NAMES)
    broken = msgspec.structs.replace(view, voids=(nobody, nobody, nobody, nobody))
    with pytest.raises(Contradiction):
        Sampler(broken, moment_of(broken))
