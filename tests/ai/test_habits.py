from __future__ import annotations

from itertools import pairwise
from math import log

import pytest

from dokodesk.ai import habits
from dokodesk.ai.habits import bits_of, chances, logarithm, sums_of
from dokodesk.ai.habits_table import TABLE
from dokodesk.ai.playout import Run
from dokodesk.ai.position import moment_of
from dokodesk.engine.cards import Card
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView, seat_view
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, late
from tests.ai.test_playout import random_moment


def foretold(view: SeatView) -> dict[Card, float]:
    """How likely the model finds each card."""
    moment = moment_of(view)
    game = moment.game
    hands = [0, 0, 0, 0]
    hands[view.seat] = moment.hand
    # Whose the hidden cards are does not matter: only that they are in other hands.
    hands[(view.seat + 1) % 4] = moment.unseen
    run = Run(moment, hands, 1)
    run._see_sides()
    legal = moment.hand & 0xFFFFFF
    if moment.trick:
        legal = legal & game.follow[moment.trick[0]] or legal
    weights = chances(sums_of(run.terms(view.seat, legal)))
    total = sum(weights)
    return {
        Card(game.face[place]): weight / total
        for place, weight in zip(bits_of(legal), weights, strict=True)
    }


def test_the_table_has_a_number_for_each_term() -> None:
    assert len(TABLE) == habits.SIZE
    assert any(TABLE)
    assert all(-128 <= number <= 127 for number in TABLE)


@pytest.mark.parametrize("name", preset_names())
def test_every_term_is_in_its_part_of_the_table(name: str) -> None:
    parts = (
        habits.FOLLOW_A,
        habits.FOLLOW_B,
        habits.FOLLOW_C,
        habits.FOLLOW_D,
        habits.FOLLOW_E,
        habits.LEAD_A,
        habits.LEAD_B,
        habits.LEAD_C,
        habits.SIZE,
    )
    follow = list(pairwise(parts[:6]))
    lead = list(pairwise(parts[5:]))
    for seed in range(30):
        found = random_moment(preset(name), seed)
        if found is None:
            continue
        moment, hands = found
        run = Run(moment, hands, 1)
        run._see_sides()
        legal = hands[moment.seat] & 0xFFFFFF
        if moment.trick:
            legal = legal & moment.game.follow[moment.trick[0]] or legal
        for terms in run.terms(moment.seat, legal):
            for term, (low, high) in zip(terms, follow if moment.trick else lead, strict=True):
                assert low <= term < high or (term == -1 and low == habits.FOLLOW_D)


def test_logarithms_of_whole_numbers() -> None:
    for number in (1, 2, 3, 255, 256, 257, 65536, 10**6 + 7, 10**12 + 1):
        assert logarithm(number) / habits.LOG_UNIT == pytest.approx(log(number), abs=0.01)


def test_equal_sums_are_equally_likely_and_none_is_impossible() -> None:
    first, second, far = chances([5, 5, -4000])
    assert first == second == 65536
    assert far == habits.EXP[-1] >= 1


def test_a_partner_gets_the_ten_and_an_opponent_does_not() -> None:
    hand, rest = "D10 D9 CK", {WEST: "CA", NORTH: "SA", EAST: "HA"}
    ours = late(SOUTH, hand, trick="SJ H10 D9", re=(SOUTH, NORTH), others=rest)
    theirs = late(SOUTH, hand, trick="H10 SJ D9", re=(SOUTH, NORTH), others=rest)
    assert foretold(ours)[Card.D10] > 0.8
    assert foretold(theirs)[Card.D9] > 0.8


def test_an_ace_that_nobody_has_played_is_led() -> None:
    hand = "CA CK D9 DK DJ HJ SQ HK S9 SK DQ CJ"
    state = go(deal({SOUTH: hand}, rules=preset("ddv_tournament")), "healthy")
    assert foretold(seat_view(state, SOUTH))[Card.CA] > 0.5
