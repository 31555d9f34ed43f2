"""What finished deals tell about the players."""

from __future__ import annotations

import math

import pytest

from dokodesk.ai.arena import Series, deal_setup, play_on, play_series
from dokodesk.ai.levels import make_player
from dokodesk.ai.tally import compare, habits, mean_and_interval
from dokodesk.engine.options import Rules
from tests.ai import faulty
from tests.ai.positions import EAST, SOUTH, deal, go

CARDS_ONLY = Rules(announcements="off", poverty="off", wedding=False, solo_types=frozenset())


def test_interval_of_a_mean() -> None:
    mean, interval = mean_and_interval([1.0, 3.0, 1.0, 3.0])
    assert mean == 2.0
    assert interval == pytest.approx(1.96 * math.sqrt(4 / 3) / 2)
    assert mean_and_interval([5.0]) == (5.0, math.inf)
    assert mean_and_interval([]) == (0.0, math.inf)


def test_same_players_are_equally_good() -> None:
    player = make_player("standard")
    assert compare(player, player, CARDS_ONLY, "same", 3).points == 0.0


def test_standard_is_clearly_better_than_cards_by_chance_and_better_than_the_simplest() -> None:
    standard, chance = make_player("standard"), faulty.make("cards")
    won = compare(standard, chance, CARDS_ONLY, "chance", 40)
    assert won.points > 0.4
    assert won.points - won.interval > 0
    assert compare(standard, make_player("simple"), CARDS_ONLY, "simple", 40).points > 0


def test_comparison_is_the_same_from_the_other_side() -> None:
    one, two = make_player("simple"), faulty.make("cards")
    there = compare(one, two, CARDS_ONLY, "sides", 5)
    assert compare(two, one, CARDS_ONLY, "sides", 5).points == -there.points


def test_habits_count_solos_and_calls() -> None:
    players = [make_player("simple")] * 4
    hand = {SOUTH: "CQ CQ SQ SQ HQ HQ DQ DQ CA CA SA SA"}
    state = go(deal(hand), "0 reservation", "1 healthy", "2 healthy", "3 healthy")
    solo = play_on(go(state, "0 choose solo queens", "0 call re"), players, 1)
    assert solo.result is not None
    told = habits([solo])
    assert (told.deals, told.void, told.announced, told.solos) == (1, 0, 1.0, 1.0)
    assert told.solos_won == told.announced_won == told.re_won == 1.0
    assert told.solo_points == told.announced_points == solo.result.scores[SOUTH]


def test_void_deals_do_not_count() -> None:
    state = deal({EAST: "C9 C9 S9 S9 H9 H9 D9 CK SK DJ HJ DK"}, rules=Rules(redeal_nines=5))
    state = go(state, "0 healthy", "1 healthy", "2 healthy", "3 reservation")
    told = habits([go(state, "3 choose throw_in")])
    assert (told.deals, told.void, told.announced) == (0, 1, 0.0)


def test_four_standard_players_have_sound_habits() -> None:
    players = [make_player("standard")] * 4
    played = play_series(Series(Rules(), "habits", deals=300), players)
    told = habits(state for _, state in played)
    # Often enough to be worth it, and never so often that it is a guess (docs/strength.md).
    assert 0.35 <= told.announced <= 0.75
    assert told.announced_won >= 0.75
    assert told.announced_points > 1
    assert 0.0 < told.solos <= 0.1
    assert told.solo_points > 0
    assert 0.5 < told.re_won < 0.85


def test_series_numbers_are_those_of_its_setups() -> None:
    played = play_series(Series(Rules(), "share", first=4, deals=2), [make_player("simple")] * 4)
    assert [state.setup for _, state in played] == [
        deal_setup(Rules(), "share", number) for number in (4, 5)
    ]
