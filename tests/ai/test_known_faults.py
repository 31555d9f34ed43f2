"""Faults that other programs' computer players had, as positions and as self-play."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.trumps import TRUMP
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, late, tricks


def played(view: SeatView) -> Card:
    action = RulePlayer().decide(view, view.legal, random.Random(1))
    assert isinstance(action, Play)
    return action.card


def test_no_trump_ace_in_a_trick_that_is_lost() -> None:
    view = late(EAST, "DA DK CJ", trick="H10 D9", gone="H10", re=(WEST, NORTH))
    assert played(view) is Card.DK


def test_partners_trick_gets_points_and_no_trump() -> None:
    view = late(NORTH, "D10 CJ S10 H9", trick="CA C9 CK", re=(EAST, NORTH))
    assert played(view) is Card.S10


def test_bride_does_not_take_the_clarifying_trick() -> None:
    state = deal(
        {
            SOUTH: "CA",
            WEST: "C9",
            NORTH: "CK",
            EAST: "CQ CQ D10 DK S9 SK HA SJ DJ DQ HK S10",
        }
    )
    state = go(state, "0 healthy", "1 healthy", "2 healthy", "3 reservation")
    state = tricks(go(state, "3 choose wedding any"), "CA C9 CK")
    view = seat_view(state, EAST)
    assert view.order.classes[played(view)] != TRUMP
    after = tricks(state, played(view).name)
    assert after.party(SOUTH) is Party.RE


@pytest.mark.parametrize(("hand", "good"), [("D10 DJ CQ SQ", Card.D10), ("DJ CJ CQ SQ", Card.DJ)])
def test_partners_sure_trump_trick_gets_points_and_no_queen(hand: str, good: Card) -> None:
    assert played(late(EAST, hand, trick="D9 DK H10", gone="CQ", re=(NORTH, EAST))) is good


def test_weak_kontra_hand_never_announces_in_the_first_trick() -> None:
    hand = "D9 DK DJ HJ C9 CK S9 SK H9 HK C10 S10"
    for seed in range(10):
        state = go(deal({SOUTH: hand}, rules=Rules(poverty="off"), seed=seed), "healthy")
        while len(state.tricks) < 1:
            view = seat_view(state, SOUTH)
            if view.legal_calls:
                said = RulePlayer().announce(view, view.legal_calls, random.Random(1))
                assert said is None
            turn = seat_view(state, state.turn or 0)
            card = RulePlayer().decide(turn, turn.legal, random.Random(1))
            assert isinstance(card, Play)
            state = tricks(state, card.card.name)


def test_only_legal_card_is_played() -> None:
    view = late(SOUTH, "H10 S9 SK", trick="DJ CJ DQ")
    assert view.legal == (Play(SOUTH, Card.H10),)
    assert played(view) is Card.H10


@pytest.mark.parametrize("hand", ["H10 H10", "CQ CQ", "H10 H10 CQ CQ SQ SQ"])
def test_pairs_of_equal_cards_are_no_trouble(hand: str) -> None:
    view = late(SOUTH, hand, known=False)
    assert Play(SOUTH, played(view)) in view.legal
