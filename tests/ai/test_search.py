from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from dokodesk.ai import habits
from dokodesk.ai import playout as plain
from dokodesk.ai.answering import Fault
from dokodesk.ai.arena import Watcher, deal_setup, play_deal
from dokodesk.ai.fastcore import core
from dokodesk.ai.gametables import NONE
from dokodesk.ai.position import moment_of, opening_of
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.sampling import Sampler
from dokodesk.ai.search import SearchPlayer, merged
from dokodesk.ai.tempering import effective, tempered
from dokodesk.ai.weighing import FREE, POWER, resampled, weights_of
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.deal import apply, legal_actions, start
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState, Phase
from tests.ai.positions import NORTH, SOUTH, WEST, late
from tests.ai.test_playout import hands_of, play_some, to_play

SMALL = SearchPlayer(24, 1, batch=8)


def some_state(seed: int, cards: int, name: str = "pagat_standard") -> DealState:
    for more in range(100):
        rng = random.Random(seed + 1000 * more)
        state = to_play(preset(name), rng, 1.0)
        if state is None:
            continue
        state = play_some(state, cards, rng, calls=0.0)
        if state.phase is Phase.PLAY and state.turn is not None:
            return state
    raise AssertionError("there is no such state")


def chosen(view: SeatView, player: SearchPlayer = SMALL, seed: int = 1) -> Action:
    return player.decide(view, view.legal, random.Random(seed))


def test_the_same_view_and_chance_give_the_same_card() -> None:
    player = SearchPlayer(40, 2, candidates=120)
    for cards in (0, 9, 22, 35):
        state = some_state(cards, cards)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        first = chosen(view, player, 7)
        assert chosen(view, SearchPlayer(40, 2, candidates=120), 7) == first


def test_cards_of_the_others_change_nothing() -> None:
    # Every deal that can be drawn looks the same to the seat; so must the answer be.
    player = SearchPlayer(16, 1, candidates=48)
    compared = 0
    for seed in range(60):
        state = some_state(seed, seed % 40)
        seat = state.turn
        assert seat is not None
        view = seat_view(state, seat)
        if len(view.legal) < 2:
            continue
        moment = moment_of(view)
        game = moment.game
        world = Sampler(view, moment).draw_many(1, random.Random(seed))[0]
        faces = tuple(
            sum(
                1 << game.face[p] + shift
                for shift in (0, 24)
                for p in range(24)
                if hand >> p + shift & 1
            )
            for hand in world
        )
        dealt = []
        for other in range(4):
            now = Counter(
                card for card in Card for shift in (0, 24) if faces[other] >> card + shift & 1
            )
            was = Counter(
                action.card
                for action in state.history
                if isinstance(action, Play) and action.seat == other
            )
            dealt.append(tuple(sorted((now + was).elements())))
        setup = msgspec.structs.replace(
            state.setup,
            hands=tuple(
                hand if other == seat else dealt[other]
                for other, hand in enumerate(state.setup.hands)
            ),
        )
        swapped = msgspec.structs.replace(state, setup=setup, hands=faces)
        other_view = seat_view(swapped, seat)
        if other_view.parties != view.parties:
            continue
        compared += 1
        assert chosen(other_view, player) == chosen(view, player)
    assert compared > 20


def test_open_hands_change_nothing() -> None:
    state = some_state(3, 14)
    assert state.turn is not None
    closed = seat_view(state, state.turn)
    opened = seat_view(state, state.turn, frozenset(range(4)))
    assert opened.open_hands != closed.open_hands
    assert chosen(opened) == chosen(closed)


class Faults(Watcher):
    def __init__(self) -> None:
        self.found: list[Fault] = []

    def failed(self, fault: Fault) -> None:
        self.found.append(fault)


@pytest.mark.parametrize("name", preset_names())
def test_whole_deals_of_every_preset(name: str) -> None:
    player = SearchPlayer(8, 1, batch=4, candidates=16)
    faults = Faults()
    for number in range(1, 4):
        end = play_deal(deal_setup(preset(name), "search", number), [player] * 4, "s", faults)
        assert end.finished
    assert not faults.found


def test_points_go_to_a_partner_s_sure_trick() -> None:
    view = late(SOUTH, "D10 D9 CK", trick="SJ H10 D9", re=(SOUTH, NORTH), seed=2)
    assert chosen(view) == Play(SOUTH, Card.D10)


def test_the_fox_does_not_go_to_an_opponent_s_sure_trick() -> None:
    view = late(SOUTH, "DA D9 CK", trick="H10 SJ DJ", re=(SOUTH, NORTH), seed=2)
    assert chosen(view) == Play(SOUTH, Card.D9)


def test_the_last_seat_brings_its_fox_home() -> None:
    view = late(SOUTH, "DA HJ CK", trick="D9 DK D10", re=(SOUTH, NORTH), seed=2)
    assert chosen(view) == Play(SOUTH, Card.DA)


def test_other_decisions_are_the_rules_of_thumb_s() -> None:
    rules = RulePlayer()
    for seed in range(8):
        state = to_first_word(seed)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        rng = random.Random(1)
        assert chosen(view) == rules.decide(view, view.legal, rng)


def to_first_word(seed: int) -> DealState:
    return start(deal_setup(preset("ddv_tournament"), "word", seed))


def test_equal_neighbours_are_tried_once() -> None:
    view = late(SOUTH, "HQ SQ HA H9", others={WEST: "DQ"}, re=(SOUTH, NORTH), gone="HQ SQ DQ")
    moment = moment_of(view)
    places = [moment.game.place[card] for card in view.hand]
    assert [Card(moment.game.face[p]) for p in merged(moment, places)] == [
        Card.H9,
        Card.HA,
        Card.HQ,
    ]


def test_how_far_behind_is_clear() -> None:
    assert plain._behind([3, 5], [1, 1]) == (6, 20)
    # A mean of 3 with a standard error of 1 is not more than three of them, but more than two.
    assert not plain._is_clear(6, 20, 2, 3.0)
    assert plain._is_clear(6, 20, 2, 2.0)
    assert not plain._is_clear(2, 4, 1, 0.5)
    assert plain._is_clear(3, 3, 3, 3.0)
    assert not plain._is_clear(-6, 20, 2, 1.0)


def test_what_worse_cards_leave_is_spent_on_the_others() -> None:
    state = some_state(1, 0)
    assert state.turn is not None
    moment = moment_of(seat_view(state, state.turn))
    hands = hands_of(moment, state)
    legal = [p for p in range(24) if moment.hand >> p & 1]
    budget = 30 * len(legal)

    def tried(clear: float) -> list[int]:
        worlds = [hands] * 90
        _, rows = plain.compare(moment, worlds, legal, 1, plain.RULES, 3, 10, clear, budget)
        return [row[0] for row in rows]

    assert set(tried(1e9)) == {30}
    uneven = tried(2.0)
    assert max(uneven) > 30 > min(uneven)
    assert sum(uneven) < budget + 10 * len(legal)


# --- weights --------------------------------------------------------------------------------------


def test_both_versions_judge_alike() -> None:
    fast = pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    compared = 0
    for seed in range(30):
        state = some_state(seed, 5 + seed)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        moment = moment_of(view)
        opening = opening_of(view, moment)
        if opening is None:
            continue
        worlds = Sampler(view, moment).draw_many(20, random.Random(seed))
        start, cards, seats, shown = opening
        arguments = (start, worlds, cards, seats, shown, FREE)
        assert fast.judge(*arguments) == plain.judge(*arguments)
        compared += 1
    assert compared > 20


def test_a_deal_in_which_the_others_play_as_foretold_counts_much() -> None:
    # All four play what the model finds likeliest; then the true deal is likelier than others.
    better = 0
    for seed in range(12):
        state = some_state(seed, 0)
        while state.cards_on_table < 20:
            seat = state.turn
            assert seat is not None
            moment = moment_of(seat_view(state, seat))
            run = plain.Run(moment, hands_of(moment, state), 1)
            run._see_sides()
            legal = run.ones[seat]
            if run.trick:
                legal = legal & moment.game.follow[run.trick[0]] or legal
            chances = habits.chances(habits.sums_of(run.terms(seat, legal)))
            likeliest = habits.bits_of(legal)[chances.index(max(chances))]
            face = moment.game.face[likeliest]
            action = next(a for a in legal_actions(state) if isinstance(a, Play) and a.card == face)
            state, _ = apply(state, action)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        moment = moment_of(view)
        opening = opening_of(view, moment)
        assert opening is not None
        true = hands_of(moment, state)
        worlds = Sampler(view, moment).draw_many(50, random.Random(1))
        weights = weights_of(view, moment, [*worlds, (true[0], true[1], true[2], true[3])])
        assert weights is not None
        better += weights[-1] > sorted(weights)[len(weights) // 2]
    assert better >= 10


def test_sides_count_by_a_root_of_what_the_cards_say_for_them() -> None:
    weights = [512.0, 0.0, 1.5, 0.5]
    found = tempered(weights, [3, 3, 5, 5])
    # The sides stood 256 to 1 and stand 32 to 1; within them nothing changes.
    assert (found[0] + found[1]) / (found[2] + found[3]) == pytest.approx(32)
    assert found[1] == 0.0
    assert found[2] == pytest.approx(3 * found[3])
    # Sides without any weight stay out, and alike sides leave all as it is.
    assert tempered([2.0, 0.0], [3, 5])[1] == 0.0
    assert tempered(weights, [7] * 4) == weights


def test_both_versions_weigh_alike() -> None:
    fast = pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    uneven = 0
    for seed in range(60):
        chance = random.Random(seed)
        count = chance.randint(1, 300)
        scale = chance.choice((300, 3_000, 30_000))
        logs = [-int(chance.expovariate(1 / scale)) for _ in range(count)]
        worlds = [
            (chance.getrandbits(48), chance.getrandbits(48), chance.getrandbits(48), 0)
            for _ in range(count)
        ]
        queen = chance.choice((NONE, 3, 22))
        cases = (logs, worlds, queen, chance.randint(1, 8), chance.choice((0.0, 0.04, 0.5)))
        found = plain.temper(*cases)
        assert fast.temper(*cases) == found
        assert effective(found) >= 1.0
        uneven += len(set(found)) > 1
    assert uneven > 50


def test_so_many_deals_go_on_counting() -> None:
    logs = [-700 * number for number in range(200)]
    worlds = [(0, 0, 0, 0)] * 200
    assert effective(core.temper(logs, worlds, NONE, 8, 0.0)) < 8
    assert effective(core.temper(logs, worlds, NONE, 8, 0.1)) >= 20


def test_what_is_played_says_less_about_the_sides_than_about_the_hands() -> None:
    compared = 0
    for seed in range(12):
        state = some_state(seed, 22)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        if view.contract != NORMAL:
            continue
        moment = moment_of(view)
        queen = moment.game.club_queen
        worlds = Sampler(view, moment).draw_many(120, random.Random(seed))
        weights = weights_of(view, moment, worlds)
        opening = opening_of(view, moment)
        if weights is None or opening is None:
            continue
        logs = core.judge(opening.moment, worlds, *opening[1:], FREE)
        raw = core.temper(logs, worlds, NONE, POWER, 0.04)
        shown = {a.seat for a in view.history if isinstance(a, Play) and a.card is Card.CQ}
        sides: dict[frozenset[int], list[int]] = {}
        for number, world in enumerate(worlds):
            holders = {seat for seat in range(4) if world[seat] >> queen & 1}
            sides.setdefault(frozenset(shown | holders), []).append(number)
        if len(sides) < 2:
            continue
        one, two = sorted(sides.values(), key=len)[-2:]
        before = _mean(raw, one) / _mean(raw, two)
        assert _mean(weights, one) / _mean(weights, two) == pytest.approx(before**0.625)
        for same in (one, two):
            assert weights[same[0]] * raw[same[1]] == pytest.approx(weights[same[1]] * raw[same[0]])
        compared += 1
    assert compared > 5


def _mean(weights: list[float], numbers: list[int]) -> float:
    return sum(weights[number] for number in numbers) / len(numbers)


def test_resampling_keeps_to_the_weights() -> None:
    worlds = [(n, 0, 0, 0) for n in range(4)]
    drawn = Counter(resampled(worlds, [4.0, 2.0, 0.0, 2.0], 80, random.Random(1)))
    assert drawn == {worlds[0]: 40, worlds[1]: 20, worlds[3]: 20}


def test_effective_number() -> None:
    assert effective([1.0, 1.0, 1.0]) == pytest.approx(3)
    assert effective([1.0, 0.0, 0.0]) == pytest.approx(1)
