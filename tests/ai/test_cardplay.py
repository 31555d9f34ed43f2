"""What the rule player plays in fixed positions, one idea at a time."""

from __future__ import annotations

import random

from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView, seat_view
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, late, tricks


def played(view: SeatView) -> Card:
    action = RulePlayer().decide(view, view.legal, random.Random(1))
    assert isinstance(action, Play)
    return action.card


def test_rules_of_the_tables_change_the_judgement_of_the_second_hearts_ten() -> None:
    first = late(SOUTH, "H10 D9 CJ", trick="D10 DK H10", rules=Rules(dulle_rule="first"))
    second = late(SOUTH, "H10 D9 CJ", trick="D10 DK H10", rules=Rules(dulle_rule="second"))
    assert played(first) is not Card.H10
    assert played(second) is Card.H10


def test_first_lead_is_an_ace() -> None:
    state = go(deal({SOUTH: "CA S9 SK HK D9 CJ SQ DQ HJ DK DJ CQ"}), "healthy")
    assert played(seat_view(state, SOUTH)) is Card.CA


def test_lone_ace_comes_before_an_ace_with_company() -> None:
    state = go(deal({SOUTH: "CA C9 CK SA D9 CJ SQ DQ HJ DK DJ CQ"}), "healthy")
    assert played(seat_view(state, SOUTH)) is Card.SA


def test_partner_who_is_known_by_a_call_gets_the_ten() -> None:
    state = deal(
        {SOUTH: "CQ CA D9 DJ HJ", WEST: "C9", NORTH: "CQ C10 C9", EAST: "CK"},
        keep={NORTH: "CA CK C10 C9", WEST: "CQ", EAST: "CQ"},
    )
    state = tricks(go(state, "healthy", "0 call re"), "CA C9")
    assert played(seat_view(state, NORTH)) is Card.C10


def test_fox_and_points_stay_away_from_an_opponent_known_by_a_call() -> None:
    state = deal(
        {SOUTH: "CQ CA D9 DJ HJ", WEST: "C9 C10", NORTH: "CQ C9", EAST: "CK"},
        keep={SOUTH: "C10 CK", WEST: "CQ CA CK", NORTH: "CA C10 CK", EAST: "CQ CA C10"},
    )
    state = tricks(go(state, "healthy", "0 call re"), "CA")
    assert played(seat_view(state, WEST)) is Card.C9
