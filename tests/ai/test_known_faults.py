"""Faults that other programs' computer players had, as positions and as self-play."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.arena import Watcher, deal_setup, play_deal
from dokodesk.ai.levels import make_player
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Action, Call, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.events import Event
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.engine.trumps import TRUMP
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, late, tricks

LEVELS = ("rules", "standard", "strong")


def played(view: SeatView, level: str = "rules") -> Card:
    action = make_player(level).decide(view, view.legal, random.Random(1))
    assert isinstance(action, Play)
    return action.card


@pytest.mark.parametrize("level", LEVELS)
def test_no_trump_ace_in_a_trick_that_is_lost(level: str) -> None:
    view = late(EAST, "DA DK CJ", trick="H10 D9", gone="H10", re=(WEST, NORTH))
    assert played(view, level) in (Card.DK, Card.CJ)


@pytest.mark.parametrize("level", LEVELS)
def test_partners_trick_gets_points_and_no_trump(level: str) -> None:
    view = late(NORTH, "D10 CJ S10 H9", trick="CA C9 CK", re=(EAST, NORTH))
    assert played(view, level) is Card.S10


@pytest.mark.parametrize("level", LEVELS)
def test_bride_does_not_take_the_clarifying_trick(level: str) -> None:
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
    card = played(view, level)
    assert view.order.classes[card] != TRUMP
    after = tricks(state, card.name)
    assert after.party(SOUTH) is Party.RE


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "good"), [("D10 DJ CQ SQ", Card.D10), ("DJ CJ CQ SQ", Card.DJ)])
def test_partners_sure_trump_trick_gets_points_and_no_queen(
    hand: str, good: Card, level: str
) -> None:
    view = late(EAST, hand, trick="D9 DK H10", gone="CQ", re=(NORTH, EAST))
    assert played(view, level) is good


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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "hand",
    [
        "H10 H10 CK S9 SK HK DQ DJ D9 CJ HJ HQ",
        "CQ CQ CK S9 SK HK DQ DJ D9 CJ HJ HQ",
        "H10 H10 CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ",
    ],
)
def test_pairs_of_equal_cards_are_no_trouble(hand: str, level: str) -> None:
    view = seat_view(go(deal({SOUTH: hand}, rules=Rules(poverty="off")), "healthy"), SOUTH)
    assert Play(SOUTH, played(view, level)) in view.legal


class _Calls(Watcher):
    """Notes which side won with how many points, for each side that announced first."""

    def __init__(self) -> None:
        self.first: Party | None = None

    def acted(
        self, before: DealState, action: Action, events: tuple[Event, ...], after: DealState
    ) -> None:
        if isinstance(action, Call) and self.first is None:
            self.first = before.party(action.seat)


def test_whoever_announces_first_usually_wins() -> None:
    rules = preset("ddv_tournament")
    won = value = deals = 0
    for number in range(1, 31):
        watcher = _Calls()
        end = play_deal(
            deal_setup(rules, "calls", number),
            [make_player("standard")] * 4,
            f"calls-{number}",
            watcher,
        )
        if watcher.first is None or end.result is None:
            continue
        deals += 1
        won += end.result.winner is watcher.first
        value += sum(
            score
            for score, party in zip(end.result.scores, end.result.parties, strict=True)
            if party is watcher.first
        )
    assert deals >= 10
    assert won / deals > 0.6
    assert value > 0


def test_open_hands_of_a_learner_change_nothing() -> None:
    state = go(deal({SOUTH: "CA S9 SK HK D9 CJ SQ DQ HJ DK DJ CQ"}), "healthy")
    closed = seat_view(state, SOUTH)
    opened = seat_view(state, SOUTH, frozenset(range(4)))
    assert opened.open_hands != closed.open_hands
    for level in LEVELS:
        assert played(closed, level) is played(opened, level)
