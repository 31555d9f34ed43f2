"""Games that are won without tricks."""

from __future__ import annotations

import pytest

from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView
from tests.ai.positions import cards
from tests.ai.spots import spots
from tests.ai.test_known_faults import played


@pytest.mark.parametrize(("view", "good"), spots("null"))
def test_plays_a_good_card(view: SeatView, good: tuple[Card, ...]) -> None:
    assert played(view) in good


def test_low_cards_make_a_null_and_high_ones_do_not() -> None:
    from dokodesk.ai.solos import solo_chance

    def chance(hand: str) -> float:
        return solo_chance(Rules(), cards(hand), "null_no_tricks", False)

    low = "C9 C10 CJ S9 S10 SJ H9 H10 HJ D9 D10 DJ"
    assert chance(low) > 0.7
    assert chance("CA C10 CJ S9 S10 SJ HA H10 HJ DA D10 DK") < 0.3


def test_few_trumps_make_a_slim_martin() -> None:
    from dokodesk.ai.solos import solo_chance

    def chance(hand: str) -> float:
        return solo_chance(Rules(), cards(hand), "slim_martin", False)

    assert chance("C9 C9 CK S9 S9 SK H9 H9 HK D9 DK DK") > 0.7
    assert chance("H10 H10 CQ CQ SQ SQ HQ HQ CA SA HA DA") < 0.1
