"""The adapting level moves with the results, by nothing else, and names players that exist."""

from __future__ import annotations

import itertools

import pytest

from dokodesk.ai.adapting import HIGHEST, LOWEST, START, between, level_at, place_after, rounded
from dokodesk.ai.levels import STRENGTHS, make_player, offered_levels

LEVELS = tuple(STRENGTHS)


def test_winning_makes_them_stronger_and_losing_weaker() -> None:
    assert place_after([2]) > START > place_after([-2])
    assert place_after([0, 0, 0]) == START
    assert place_after([4] * 500) == HIGHEST
    assert place_after([-4] * 500) == LOWEST


def test_later_deals_and_huge_ones_move_it_less() -> None:
    first, late = place_after([2]) - START, place_after([2], before=60) - START
    assert first > late > 0
    assert place_after([40]) == place_after([4])


def test_it_can_be_counted_in_pieces() -> None:
    scores = [2, -1, 3, -4, 1, 1, -2]
    half = place_after(scores[:3])
    assert place_after(scores[3:], half, 3) == pytest.approx(place_after(scores))


def test_it_settles_where_results_are_even() -> None:
    """Somebody who is even with level 3 ends near it, wherever the numbers begin."""
    for start in (LOWEST, START, HIGHEST):
        place = start
        for number in range(400):
            place = place_after([1.5 * (3.0 - place)], place, number)
        assert place == pytest.approx(3.0, abs=0.1)


@pytest.mark.parametrize("parts", range(17))
def test_every_place_has_a_player(parts: int) -> None:
    name = level_at(parts / 4, LEVELS)
    assert make_player(name).name == name
    number, share = rounded(parts / 4)
    assert (share == 0) == (name in LEVELS)
    assert LEVELS[number] in name


def test_between_two_levels_everything_lies_between() -> None:
    for lower, upper in itertools.pairwise(LEVELS):
        one, two = STRENGTHS[lower], STRENGTHS[upper]
        half = between(one, two, 0.5)
        assert one.worlds < half.worlds < two.worlds
        assert between(one, two, 0.0).worlds == one.worlds
        assert between(one, two, 1.0).worlds == two.worlds


def test_it_is_offered_last() -> None:
    assert offered_levels() == (*LEVELS, "adapting")
