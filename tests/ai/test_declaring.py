"""Pigs, Genscher, the black sow."""

from __future__ import annotations

import random

import msgspec
import pytest

from dokodesk.ai.arena import play_on
from dokodesk.ai.asking import next_question
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Action, Declare, Genscher, Play, Special
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView, seat_view
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, late

PIGS = "DA DA SQ HJ DJ D9 CK C9 SK H9 HK S10"


def decide(view: SeatView) -> Action:
    return RulePlayer().decide(view, view.legal, random.Random(1))


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_pigs_are_declared_before_the_first_card(seat: int) -> None:
    rules = Rules(pigs="start", poverty="off")
    state = go(deal({seat: PIGS}, rules=rules), "healthy")
    silent: frozenset[int] = frozenset()
    while (question := next_question(state, silent)) is not None:
        declarations = [word for word in question.choices if isinstance(word, Declare)]
        if declarations:
            break
        silent |= {question.seat}
    assert question is not None
    assert question.seat == seat
    view = seat_view(state, seat)
    if question.may_pass:
        answer = RulePlayer().advise_call(view, question.spoken, random.Random(1))
        assert isinstance(answer, Decision)
        said: object = answer.action
    else:
        said = decide(view)
    assert said == Declare(seat, Special.PIGS)


def test_first_pig_is_never_thrown_away_undeclared() -> None:
    rules = Rules(pigs="on_first_play", poverty="off", solo_types=frozenset())
    for seed in range(12):
        state = go(deal({SOUTH: PIGS}, rules=rules, seed=seed), "healthy")
        done = play_on(state, [make_player("standard")] * 4, seed)
        played = [a for a in done.history if a.seat == SOUTH and isinstance(a, Declare | Play)]
        pig = next(
            number
            for number, action in enumerate(played)
            if isinstance(action, Play) and action.card is Card.DA
        )
        assert played[pig - 1] == Declare(SOUTH, Special.PIGS)


def test_pig_takes_a_rich_trick() -> None:
    held = {WEST: "SQ CJ", EAST: "HQ SQ"}
    rules = Rules(pigs="on_first_play")
    view = late(SOUTH, "DA DA DJ", trick="D10 DK H10", others=held, rules=rules)
    assert decide(view) == Declare(SOUTH, Special.PIGS)
    ordinary = late(SOUTH, "DA DA DJ", trick="D10 DK H10", others=held)
    assert decide(ordinary) == Play(SOUTH, Card.DJ)


def test_declared_pig_is_no_fox() -> None:
    from dokodesk.ai.features import Situation

    rules = Rules(pigs="start", poverty="off")
    state = go(deal({SOUTH: PIGS}, rules=rules), "healthy")
    assert Situation(seat_view(state, SOUTH)).is_fox(Card.DA)
    assert not Situation(seat_view(go(state, "0 declare pigs"), SOUTH)).is_fox(Card.DA)


def with_points(view: SeatView, points: tuple[int, int, int, int]) -> SeatView:
    words = tuple(Genscher(SOUTH, seat) for seat in (WEST, NORTH, EAST))
    return msgspec.structs.replace(view, points_won=points, legal=(*words, *view.legal))


def test_new_partner_is_the_one_who_took_most_if_the_own_side_is_behind() -> None:
    view = late(SOUTH, "DK DK DJ", trick="D9 DQ", rules=Rules(genscher="diamond_kings"))
    assert decide(with_points(view, (20, 30, 10, 80))) == Genscher(SOUTH, EAST)
    assert isinstance(decide(with_points(view, (20, 10, 90, 20))), Play)


def test_new_partner_after_the_last_card_only_if_that_wins() -> None:
    base = late(SOUTH, "DK", trick="D9 DQ")
    words = tuple(Genscher(SOUTH, seat) for seat in (WEST, NORTH, EAST))

    def answer(points: tuple[int, int, int, int]) -> object:
        view = msgspec.structs.replace(base, phase="finished", points_won=points, legal=())
        return RulePlayer().announce(view, words, random.Random(1))

    assert answer((40, 90, 20, 90)) == Genscher(SOUTH, WEST)
    assert answer((40, 60, 90, 50)) is None
    assert answer((10, 100, 50, 80)) is None


def test_second_spade_queen_is_not_taken_where_that_means_to_stand_alone() -> None:
    def view(rules: Rules) -> SeatView:
        return late(SOUTH, "H10 D9 DK", trick="D10 DA SQ", gone="SQ H10", rules=rules)

    plain, sow = view(Rules()), view(Rules(black_sow="plays_alone"))
    assert decide(plain) == Play(SOUTH, Card.H10)
    assert decide(sow) != Play(SOUTH, Card.H10)
