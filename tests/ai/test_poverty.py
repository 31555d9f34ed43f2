"""Poverty: what is laid, who takes it, what comes back."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Action, Lay, Return
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import DealState
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, cards, deal, go, tricks

POOR = "CA C10 CK C9 SA S10 SK HK HA D9 DK S9"
STRONG = "H10 H10 CQ SQ HQ CJ SJ DA D10 C9 SK H9"
WEAK = "DJ HJ D9 DK DQ HJ C9 CK S9 SK H9 HK"


def decide(state: DealState) -> Action:
    assert state.turn is not None
    view = seat_view(state, state.turn)
    return RulePlayer().decide(view, view.legal, random.Random(1))


def offered(*, poor: str = POOR, rules: Rules | None = None, **hands: str) -> DealState:
    """South is poor and has laid its cards."""
    named = {SOUTH: poor}
    named |= {
        {"west": WEST, "north": NORTH, "east": EAST}[name]: hand for name, hand in hands.items()
    }
    state = deal(named, rules=rules)
    state = go(state, "0 reservation", "1 healthy", "2 healthy", "3 healthy")
    return go(state, "0 choose poverty")


def test_all_trumps_and_a_card_that_leaves_an_empty_suit_are_laid() -> None:
    laid = decide(offered(poor="CA C10 CK C9 SA S10 SK S9 CA HK D9 DK"))
    assert isinstance(laid, Lay)
    assert set(laid.cards) == set(cards("D9 DK HK"))


def test_aces_stay_with_the_poor_player() -> None:
    laid = decide(offered())
    assert isinstance(laid, Lay)
    assert not {Card.CA, Card.SA, Card.HA} & set(laid.cards)


@pytest.mark.parametrize(("hand", "answer"), [(STRONG, "1 accept"), (WEAK, "1 decline")])
def test_poverty_is_taken_with_a_strong_hand_only(hand: str, answer: str) -> None:
    state = offered(west=hand)
    assert decide(go(state, decide(state).text)).text == answer


def test_poverty_that_must_be_taken_is_taken() -> None:
    state = offered(rules=Rules(poverty_refused="last_must_take"))
    state = go(state, decide(state).text, "1 decline", "2 decline")
    assert decide(state).text == "3 accept"


def taken(hand: str) -> DealState:
    state = offered(west=hand)
    return go(state, decide(state).text, "1 accept")


def test_plain_cards_that_leave_empty_suits_come_back() -> None:
    returned = decide(taken(STRONG))
    assert isinstance(returned, Return)
    trumps = seat_view(taken(STRONG), WEST).order.trumps
    assert len(returned.cards) == 3
    assert not any(card is not None and trumps >> card & 1 for card in returned.cards)


def test_no_fox_and_no_lone_ace_come_back() -> None:
    returned = decide(taken("H10 CQ SQ HQ CJ SJ DA D10 DA SA H9 C9"))
    assert isinstance(returned, Return)
    assert not {Card.DA, Card.SA} & set(returned.cards)


def test_lowest_trumps_come_back_where_there_is_nothing_else() -> None:
    state = taken("H10 H10 CQ CQ SQ SQ HQ HQ CJ CJ DA D10")
    returned = decide(state)
    assert isinstance(returned, Return)
    assert Card.DA not in returned.cards
    assert Card.H10 not in returned.cards
    state = go(state, returned.text)
    assert state.game.taker == WEST


def test_partners_in_a_poverty_know_each_other() -> None:
    state = taken(STRONG)
    state = go(state, decide(state).text)
    from dokodesk.ai.features import Situation

    friend = Situation(seat_view(state, SOUTH)).friend
    assert (friend[WEST], friend[NORTH]) == (1.0, 0.0)


def test_poor_player_is_expected_to_have_no_trump() -> None:
    from dokodesk.ai.chances import void_chance
    from dokodesk.ai.features import Situation
    from dokodesk.engine.trumps import TRUMP

    state = taken(STRONG)
    state = go(state, decide(state).text)
    sit = Situation(seat_view(state, NORTH))
    assert void_chance(sit, SOUTH, TRUMP) == 1.0
    assert void_chance(sit, WEST, TRUMP) < 0.1


def test_both_know_the_cards_that_changed_hands() -> None:
    from dokodesk.ai.features import Situation

    state = taken(STRONG)
    laid = sorted(card for card in seat_view(state, SOUTH).laid if card is not None)
    state = go(state, "1 return SK H9 CJ")
    poor, taker = Situation(seat_view(state, SOUTH)), Situation(seat_view(state, WEST))
    assert sorted(taker.known[SOUTH]) == sorted(cards("SK H9 CJ"))
    assert sorted(poor.known[WEST]) == laid
    assert Situation(seat_view(state, NORTH)).known == [(), (), (), ()]
    played = tricks(state, "CJ")
    assert sorted(Situation(seat_view(played, WEST)).known[SOUTH]) == sorted(cards("SK H9"))


def test_middling_hand_takes_it_from_others_but_not_from_nobody() -> None:
    from dokodesk.ai.poverty import take_chance

    middling = "CQ SQ HQ CJ SJ DJ D10 CA SA HK C9 H9"
    first = offered(west=middling)
    first = go(first, decide(first).text)
    assert 0.25 < take_chance(seat_view(first, WEST)) < 0.42
    assert decide(first).text == "1 accept"
    last = offered(east=middling)
    last = go(last, decide(last).text, "1 decline", "2 decline")
    assert decide(last).text == "3 decline"
