"""Tricks in which a bride finds her partner."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.arena import play_on
from dokodesk.ai.features import Situation
from dokodesk.ai.levels import make_player
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import DealState
from dokodesk.engine.trumps import TRUMP
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, tricks

BRIDE = "CQ CQ D10 DK S9 SK HA SJ DJ DQ HK S10"
EVERY = frozenset({"any", "plain", "trump", "clubs", "spades", "hearts"})


def wedding(condition: str, *, forehand: int = SOUTH, **hands: str) -> DealState:
    """East is the bride."""
    seats = {"south": SOUTH, "west": WEST, "north": NORTH}
    named = {EAST: BRIDE} | {seats[name]: hand for name, hand in hands.items()}
    state = deal(named, rules=Rules(wedding_conditions=EVERY), forehand=forehand)
    for seat in range(4):
        turn = (forehand + seat) % 4
        state = go(state, f"{turn} reservation" if turn == EAST else f"{turn} healthy")
    return go(state, f"3 choose wedding {condition}")


def card(state: DealState) -> Card:
    assert state.turn is not None
    view = seat_view(state, state.turn)
    action = RulePlayer().decide(view, view.legal, random.Random(1))
    assert isinstance(action, Play)
    return action.card


def test_bride_leads_a_card_that_somebody_else_takes() -> None:
    state = wedding("any", forehand=EAST)
    assert card(state) not in (Card.CQ, Card.HA)


def test_bride_gives_points_to_her_future_partner() -> None:
    state = tricks(wedding("any", south="CA", west="C9", north="CK"), "CA C9 CK")
    assert card(state) in (Card.S10, Card.HA)


def test_others_take_the_trick_that_makes_them_partner() -> None:
    state = wedding("any", south="CK", west="H10 S9 SJ HJ DJ D9 DA D9 H9 S10 SK HK", north="CA")
    state = tricks(state, "CK")
    assert state.turn == WEST
    assert Situation(seat_view(state, WEST)).searching
    assert seat_view(state, WEST).order.classes[card(state)] == TRUMP


@pytest.mark.parametrize(
    ("condition", "led", "searching"),
    [
        ("any", "DJ", True),
        ("plain", "DJ", False),
        ("plain", "CK", True),
        ("trump", "DJ", True),
        ("trump", "CK", False),
        ("clubs", "CK", True),
        ("spades", "CK", False),
    ],
)
def test_trick_counts_for_the_search_if_the_led_card_does(
    condition: str, led: str, searching: bool
) -> None:
    state = tricks(wedding(condition, south="CK DJ"), led)
    assert Situation(seat_view(state, WEST)).searching is searching


def test_sides_in_the_search() -> None:
    state = tricks(wedding("any", south="CK"), "CK")
    bride, other = Situation(seat_view(state, EAST)), Situation(seat_view(state, WEST))
    assert bride.friend == (1.0, 1.0, 1.0, 1.0)
    assert list(other.friend) == pytest.approx([0, 1, 0, 1 / 3])


def test_bride_finds_a_partner_in_nearly_every_deal() -> None:
    players = [make_player("standard")] * 4
    found = 0
    for seed in range(12):
        state = deal({EAST: BRIDE}, seed=seed, rules=Rules(poverty="off", solo_types=frozenset()))
        done = play_on(state, players, seed)
        assert done.result is not None
        found += done.result.contract == "wedding"
    assert found >= 11
