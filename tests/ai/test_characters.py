"""What each character likes, at single positions; the habits in play are measured by a tool."""

from __future__ import annotations

import random

import msgspec
import pytest

from dokodesk.ai.calling import Boldness
from dokodesk.ai.characters import CHARACTERS, character_of
from dokodesk.ai.level_player import NEVER, LevelPlayer, Strength, shifted
from dokodesk.ai.player import Decision
from dokodesk.ai.position import moment_of
from dokodesk.engine.actions import Choice, Choose, Healthy, Reserve
from dokodesk.engine.cards import Card
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from tests.ai.positions import NORTH, SOUTH, WEST, deal, go, late, tricks

RULES = preset("ddv_tournament")
HAND = "H10 CQ SQ DJ DA D9 CA S10 SK H9 HK CJ"


def liked(name: str, view: SeatView, card: str) -> float:
    taste = CHARACTERS[name].taste
    assert taste is not None
    moment = moment_of(view)
    return taste(moment, moment.game.place[Card.from_code(card)])


def lead(hand: str = HAND) -> SeatView:
    return seat_view(go(deal({SOUTH: hand}), "healthy"), SOUTH)


@pytest.mark.parametrize(
    ("name", "more", "less"),
    [
        ("heinz", "DJ", "H10"),
        ("heinz", "SK", "CQ"),
        ("leyla", "CA", "DJ"),
        ("bjoern", "DJ", "CA"),
        ("amina", "SQ", "DJ"),
        ("amina", "H10", "CA"),
        ("mai", "SQ", "CQ"),
        ("jonas", "DJ", "CJ"),
    ],
)
def test_leads(name: str, more: str, less: str) -> None:
    assert liked(name, lead(), more) > liked(name, lead(), less)


def test_amina_takes_a_fox() -> None:
    state = go(deal({SOUTH: "DA CQ", WEST: "DQ D9 SQ", NORTH: "CQ"}), "healthy")
    view = seat_view(tricks(state, "DA"), WEST)
    assert liked("amina", view, "DQ") > liked("amina", view, "D9")
    other = seat_view(tricks(go(deal({SOUTH: "D9 CQ", WEST: "DQ DJ SQ"}), "healthy"), "D9"), WEST)
    assert liked("amina", view, "DQ") > liked("amina", other, "DQ")


def test_amina_draws_no_foxes_where_none_is_out() -> None:
    assert liked("amina", lead(HAND.replace("D9", "DA")), "SQ") == 0


def test_gertrud_smears_what_she_does_not_win() -> None:
    state = go(deal({SOUTH: "H10 CQ", WEST: "D10 D9 SQ", NORTH: "CQ"}), "healthy")
    view = seat_view(tricks(state, "H10"), WEST)
    assert liked("gertrud", view, "D10") > liked("gertrud", view, "D9")
    assert liked("gertrud", lead(), "S10") == 0


def test_gertrud_gives_nothing_to_somebody_who_is_known_to_play_against_her() -> None:
    # South has shown a queen of clubs, West has none: they play against each other.
    state = go(deal({SOUTH: "CQ H10", WEST: "D10 D9 SQ D9", NORTH: "CQ"}), "healthy")
    shown = tricks(state, "CQ D9 DJ DK", "H10")
    view = seat_view(shown, WEST)
    assert liked("gertrud", view, "D10") == 0
    unknown = seat_view(
        tricks(go(deal({SOUTH: "H10 HA", WEST: "D10 D9 SQ"}), "healthy"), "H10"), WEST
    )
    assert liked("gertrud", unknown, "D10") > 0


def test_jonas_lets_charlie_go_in_the_last_trick() -> None:
    assert liked("jonas", late(SOUTH, "CJ"), "CJ") == 0


def test_bold_and_timid_people() -> None:
    usual = Boldness()
    bold, timid = (shifted(usual, CHARACTERS[name].bolder) for name in ("rieke", "felix"))
    assert bold.re < usual.re < timid.re
    assert bold.level == usual.level
    assert timid.level == NEVER
    assert shifted(usual, 0.0) is usual


def test_samuel_plays_a_solo_that_others_leave() -> None:
    hand = "CQ SQ SQ HQ DQ CJ DJ CA CA S9 SK HA"
    view = seat_view(deal({SOUTH: hand}, rules=RULES), SOUTH)
    usual = LevelPlayer(Strength(worlds=2), name="usual")
    never = msgspec.structs.replace(CHARACTERS["samuel"], solo_from=0.0)
    always = LevelPlayer(Strength(worlds=2), name="x", character=never)
    assert isinstance(usual.decide(view, view.legal, random.Random(1)), Healthy)
    assert isinstance(always.decide(view, view.legal, random.Random(1)), Reserve)
    state = go(deal({SOUTH: hand}, rules=RULES), "0 reservation", "healthy")
    choice = seat_view(state, SOUTH)
    answer = always.advise(choice, choice.legal, random.Random(1))
    assert isinstance(answer, Decision)
    assert isinstance(answer.action, Choose)
    assert answer.action.what is Choice.SOLO


def test_nobody_in_particular() -> None:
    assert character_of("") is None
    assert character_of("somebody new") is None
    assert character_of("mai") is CHARACTERS["mai"]
