"""Puzzles with one good card, and the trainers."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Rank
from dokodesk.engine.deal import replay
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from dokodesk.learning.puzzles import (
    Difficulty,
    Puzzle,
    daily_puzzle,
    find_puzzles,
    make_puzzle,
)
from dokodesk.learning.trainers import Belief, Skill, brier, calibration, make_exercise
from dokodesk.model.record_file import open_record

RULES = preset("pagat_standard")
GOLDEN = Path(__file__).parent.parent / "data" / "golden" / "pagat_standard.doko"


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    found = make_puzzle(RULES, "tests")
    assert found is not None
    return found


class TestPuzzles:
    def test_has_one_answer_far_ahead(self, puzzle: Puzzle) -> None:
        assert puzzle.choices[0].action == puzzle.answer
        assert all(each.behind >= 0.6 for each in puzzle.choices[1:])
        assert puzzle.cost == min(each.behind for each in puzzle.choices[1:])

    def test_is_a_moment_that_can_be_played(self, puzzle: Puzzle) -> None:
        view = puzzle.view()
        assert view.turn == puzzle.seat == 0
        assert puzzle.answer in view.legal
        assert len({choice for choice in view.legal if isinstance(choice, Play)}) >= 3

    def test_the_same_seed_gives_the_same(self, puzzle: Puzzle) -> None:
        assert make_puzzle(RULES, "tests") == puzzle

    def test_another_day_gives_another(self) -> None:
        assert daily_puzzle(RULES, "2026-12-01") != daily_puzzle(RULES, "2026-12-02")

    def test_a_difficulty_can_be_asked_for(self) -> None:
        found = make_puzzle(RULES, "tests", difficulty=Difficulty.EASY)
        assert found is not None
        assert found.difficulty is Difficulty.EASY

    def test_are_found_in_own_deals(self) -> None:
        deals = (
            *open_record(GOLDEN).matches[0].deals,
            *open_record(GOLDEN.with_name("ddv_tournament.doko")).matches[0].deals,
        )
        found = [each for deal in deals for each in find_puzzles(deal.setup, deal.actions, seat=0)]
        assert found
        assert all(each.seed == "" for each in found)


class TestExercises:
    def test_who_is_re_asks_about_an_open_seat(self) -> None:
        found = make_exercise(Skill.WHO_IS_RE, RULES, "tests")
        assert found is not None
        seat = int(found.subject)
        view = found.view()
        assert view.parties[seat] is None
        assert found.estimate is not None
        assert 0 <= found.estimate <= 1
        truth = replay(found.setup, found.before).party(seat) is Party.RE
        assert found.answer == truth

    def test_trumps_out_counts_the_other_hands(self) -> None:
        found = make_exercise(Skill.TRUMPS_OUT, RULES, "tests")
        assert found is not None
        state = replay(found.setup, found.before)
        opened = seat_view(state, found.seat, frozenset(range(4))).open_hands
        others = [card for seat in (1, 2, 3) for card in opened[seat] or ()]
        order = state.game.order
        assert found.answer == sum(order.classes[card] == 4 for card in others)

    def test_aces_out_counts_one_suit(self) -> None:
        found = make_exercise(Skill.ACES_OUT, RULES, "tests")
        assert found is not None
        state = replay(found.setup, found.before)
        opened = seat_view(state, found.seat, frozenset(range(4))).open_hands
        letter = {"clubs": "C", "spades": "S", "hearts": "H"}[found.subject]
        others = [card for seat in (1, 2, 3) for card in opened[seat] or ()]
        assert found.answer == sum(
            card.rank is Rank.ACE and card.code.startswith(letter) for card in others
        )

    def test_points_are_those_of_the_others(self) -> None:
        found = make_exercise(Skill.POINTS, RULES, "tests")
        assert found is not None
        won = found.view().points_won
        assert found.answer == won[1] + won[2] + won[3] > 0

    @pytest.mark.parametrize("skill", list(Skill))
    def test_the_same_seed_gives_the_same(self, skill: Skill) -> None:
        assert make_exercise(skill, RULES, "x") == make_exercise(skill, RULES, "x")


class TestCalibration:
    def test_always_half_is_a_quarter(self) -> None:
        assert brier([Belief(0.5, True), Belief(0.5, False)]) == 0.25
        assert brier([]) is None

    def test_groups_by_estimate(self) -> None:
        rows = calibration([Belief(0.1, False), Belief(0.9, True), Belief(1.0, False)])
        assert rows[0] == (0.0, 1, 0.0)
        assert rows[-1] == (0.8, 2, 0.5)
        assert rows[1] == (0.2, 0, None)
