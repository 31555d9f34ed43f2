"""What a hand is worth before the first card."""

from __future__ import annotations

import pytest

from dokodesk.ai.bidding import chances_left
from dokodesk.ai.handvalue import normal_hand, normal_points, solo_points
from dokodesk.ai.solos import solo_chance
from dokodesk.engine.deal import start
from dokodesk.engine.match import new_match, next_setup
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import deal_hands
from tests.ai.positions import cards

STRONG = cards("H10 H10 CQ SQ SQ HQ CJ SJ DA D10 CA SA")
MIDDLING = cards("CQ SQ HQ CJ SJ DJ D10 D9 CA CK SK H9")
WEAK = cards("D9 DK DJ HJ C9 CK S9 SK H9 HK C10 S10")
NAMES = ("a", "b", "c", "d")


def test_better_hands_are_worth_more() -> None:
    worth = [normal_points(Rules(), hand, leads=False) for hand in (WEAK, MIDDLING, STRONG)]
    assert worth == sorted(worth)
    assert worth[0] < -1 < 2 < worth[-1] <= 8


def test_counts_of_a_hand() -> None:
    counted = normal_hand(Rules(), STRONG, leads=True)
    assert (counted.trumps, counted.hearts_tens, counted.re, counted.bride) == (10, 2, 1, 0)
    assert (counted.aces, counted.lone_aces, counted.voids, counted.losers) == (2, 2, 2, 0)
    assert normal_hand(Rules(), cards("CQ CQ S9"), leads=False).bride == 1


def test_solo_is_worth_more_the_likelier_it_is_won_and_nothing_at_even_odds() -> None:
    worth = [solo_points(step / 20) for step in range(21)]
    assert worth == sorted(worth)
    assert worth[0] < -8
    assert worth[20] > 10
    assert abs(solo_points(0.5)) < 2
    assert solo_points(-1) == worth[0]
    assert solo_points(2) == worth[20]


@pytest.mark.parametrize(
    ("solo", "better", "worse"),
    [
        (
            "aces",
            "CA CA C10 SA SA S10 HA HA DA DA D10 C10",
            "CA C10 CK SA S10 HK HA DK DA D9 SK H9",
        ),
        ("queens", "CQ CQ SQ SQ HQ DQ CA CA C10 SA SA HA", "HQ HQ DQ CA C10 CK SK S9 H9 HK D9 DK"),
        (
            "suit_clubs",
            "H10 H10 CQ SQ HQ CJ SJ CA C10 CK SA HA",
            "SQ HQ DJ CA CK C9 SK S9 H9 HK DK D9",
        ),
    ],
)
def test_chance_follows_the_hand(solo: str, better: str, worse: str) -> None:
    chances = [solo_chance(Rules(), cards(hand), solo, leads=True) for hand in (better, worse)]
    assert chances[0] > 0.85
    assert chances[1] < 0.4


def test_table_tells_how_many_deals_are_left_where_solos_are_owed() -> None:
    match = new_match(preset("ddv_tournament"), NAMES, first_dealer=3)
    setup = next_setup(match, deal_hands("left", "48"))
    assert setup.deals_left == 24
    view = seat_view(start(setup), 0)
    assert view.deals_left == 24
    assert chances_left(view) == 21  # three others may need a deal each
    free = new_match(preset("pagat_standard"), NAMES, first_dealer=3)
    assert next_setup(free, deal_hands("left", "48")).deals_left is None


def test_no_card_is_counted_twice() -> None:
    counted = normal_hand(Rules(), WEAK, leads=False)
    assert counted.trumps + counted.losers + counted.aces == len(WEAK)
