"""Chances from the cards that were not seen."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.chances import (
    beat_chance,
    keep_value,
    none_of,
    ours_chance,
    takes,
    trumping_chance,
    void_chance,
)
from dokodesk.ai.features import Situation
from dokodesk.engine.cards import Card, Suit
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.trumps import TRUMP
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, late


def test_chance_of_holding_none_is_that_of_drawing_none() -> None:
    sit = Situation(seat_view(go(deal({SOUTH: "CA C9"}), "healthy"), SOUTH))
    rng = random.Random(3)
    unseen = sit.class_unseen[Suit.CLUBS]
    deck = [True] * unseen + [False] * (36 - unseen)
    draws = 4000
    missed = sum(not any(rng.sample(deck, 12)) for _ in range(draws))
    assert none_of(sit, WEST, unseen, Suit.CLUBS) == pytest.approx(missed / draws, abs=0.02)


def test_seat_known_to_be_out_of_a_class_leaves_its_cards_to_the_others() -> None:
    view = late(SOUTH, "CA D9 DJ", voids={WEST: ("clubs",), NORTH: ("clubs",)})
    sit = Situation(view)
    assert void_chance(sit, WEST, Suit.CLUBS) == 1.0
    if sit.class_unseen[Suit.CLUBS]:
        assert void_chance(sit, EAST, Suit.CLUBS) == 0.0


def test_void_seat_with_trumps_trumps() -> None:
    view = late(SOUTH, "CA D9 DJ", voids={WEST: ("clubs",), EAST: ("clubs", "trump")})
    sit = Situation(view)
    assert trumping_chance(sit, WEST, Suit.CLUBS) > 0.5
    assert trumping_chance(sit, EAST, Suit.CLUBS) == 0.0
    assert trumping_chance(sit, WEST, TRUMP) == 0.0


def test_nobody_beats_the_highest_card() -> None:
    sit = Situation(late(SOUTH, "H10 D9 DJ"))
    assert beat_chance(sit, WEST, TRUMP, Card.H10, 40) == 0.0
    assert beat_chance(sit, WEST, TRUMP, Card.D9, 40) > 0.5


def test_known_card_beats_for_certain() -> None:
    state = go(deal({SOUTH: "CQ SQ", NORTH: "CQ"}), "healthy", "2 call re")
    sit = Situation(seat_view(state, SOUTH))
    assert sit.known[NORTH] == (Card.CQ,)
    assert beat_chance(sit, NORTH, TRUMP, Card.SQ, 0) == 1.0
    assert beat_chance(sit, NORTH, TRUMP, Card.CQ, 0) < 1.0


def test_nobody_spends_a_strong_trump_on_an_empty_trick() -> None:
    sit = Situation(seat_view(go(deal({SOUTH: "HQ"}), "healthy"), SOUTH))
    cheap = beat_chance(sit, WEST, TRUMP, Card.HQ, 2)
    assert cheap < beat_chance(sit, WEST, TRUMP, Card.HQ, 30)


def test_partner_who_wins_wins_for_us() -> None:
    sit = Situation(late(SOUTH, "D10 D9 SQ", trick="D9 H10 DK"))
    assert ours_chance(sit, Card.D9) == 1.0
    assert not takes(sit, Card.SQ)
    lost = Situation(late(SOUTH, "D10 D9 SQ", trick="D9 DK H10"))
    assert ours_chance(lost, Card.SQ) == 0.0


@pytest.mark.parametrize(("rule", "wins"), [("first", False), ("second", True)])
def test_second_hearts_ten_takes_the_first_where_the_rules_say_so(rule: str, wins: bool) -> None:
    rules = Rules(dulle_rule=rule)  # type: ignore[arg-type] # a word out of a table
    sit = Situation(late(SOUTH, "H10 D9 SQ", trick="D9 DK H10", rules=rules))
    assert takes(sit, Card.H10) is wins


def test_stronger_trumps_are_worth_more_and_a_master_most() -> None:
    sit = Situation(seat_view(go(deal({SOUTH: "H10 CQ SQ HJ D9"}), "healthy"), SOUTH))
    values = [keep_value(sit, c, mine=True) for c in (Card.H10, Card.CQ, Card.SQ, Card.HJ, Card.D9)]
    assert values == sorted(values, reverse=True)
    assert values[0] == sit.weights.master + sit.weights.any_trump


def test_ace_is_worth_less_the_likelier_it_is_trumped() -> None:
    fresh = Situation(seat_view(go(deal({SOUTH: "SA"}), "healthy"), SOUTH))
    spent = Situation(late(SOUTH, "SA D9", voids={WEST: ("spades",)}, others={WEST: "CJ SJ"}))
    assert keep_value(fresh, Card.SA, mine=True) > keep_value(spent, Card.SA, mine=True)


def test_counts_add_up() -> None:
    for seed in range(5):
        sit = Situation(seat_view(go(deal({}, seed=seed), "healthy"), SOUTH))
        assert sum(sit.unseen) == sum(sit.slots)
        assert sum(sit.class_unseen) == sum(sit.slots)
        assert sum(sit.held) == sit.left == 12
        assert sum(sit.out) == 36
