"""Reservations, solos, weddings, throwing in and the auction in fixed positions."""

from __future__ import annotations

import random

import msgspec
import pytest

from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Action, Choice, Choose
from dokodesk.engine.deal import start
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go

QUEENS = "CQ CQ SQ SQ HQ DQ CA CA C10 C10 SA HA"
ACES = "CA CA C10 C10 CK SA SA S10 S10 HA HA DA"
TRUMPS = "H10 H10 SQ SQ HQ HQ CJ CJ SJ DA D10 SA"
PLAIN = "C9 CK S9 SK H9 HK DJ D9 DK HJ C10 S10"
POOR = "CA C10 CK C9 SA S10 SK S9 HK H9 D9 DK"
BRIDE = "CQ CQ D10 DK S9 SK HA SJ DJ DQ HK S10"
MIDDLING = "CA C10 CK SA S10 HA HK DA D9 SK H9 DJ"
NINES = "C9 C9 S9 S9 H9 H9 D9 CK SK DJ HJ DK"


def decide(view: SeatView) -> Action:
    return RulePlayer().decide(view, view.legal, random.Random(1))


def spoken(state: DealState) -> tuple[str, ...]:
    """What the seat in turn says, and what its reservation is if it makes one."""
    assert state.turn is not None
    seat = state.turn
    first = decide(seat_view(state, seat))
    words = [first.text.split(" ", 1)[1]]
    state = go(state, first.text)
    while state.turn is not None and state.phase == "reservation":
        state = go(state, f"{state.turn} healthy")
    if words == ["reservation"]:
        words.append(decide(seat_view(state, seat)).text.split(" ", 1)[1])
    return tuple(words)


@pytest.mark.parametrize(
    ("hand", "rules", "words"),
    [
        pytest.param(PLAIN, Rules(), ("healthy",), id="nothing to reserve"),
        pytest.param(QUEENS, Rules(), ("reservation", "choose solo queens"), id="queens"),
        pytest.param(ACES, Rules(), ("reservation", "choose solo aces"), id="aces"),
        pytest.param(TRUMPS, Rules(), ("reservation", "choose solo suit_diamonds"), id="trumps"),
        pytest.param(POOR, Rules(), ("reservation", "choose poverty"), id="poverty"),
        pytest.param(POOR, Rules(poverty="off"), ("healthy",), id="no poverty in these rules"),
        pytest.param(BRIDE, Rules(), ("reservation", "choose wedding any"), id="wedding"),
        pytest.param(
            NINES, Rules(redeal_nines=5), ("reservation", "choose throw_in"), id="five nines"
        ),
        pytest.param(
            QUEENS,
            Rules(reservation_protocol="direct"),
            ("choose solo queens",),
            id="named at once",
        ),
        pytest.param(
            QUEENS,
            Rules(solo_types=frozenset({"jacks"})),
            ("reservation", "choose wedding any"),
            id="that solo is not offered",
        ),
    ],
)
def test_reservation(hand: str, rules: Rules, words: tuple[str, ...]) -> None:
    assert spoken(deal({SOUTH: hand}, rules=rules)) == words


def test_good_hand_is_not_thrown_in() -> None:
    hand = "H10 H10 CQ SQ SQ HQ C9 C9 S9 S9 H9 DA"
    assert spoken(deal({SOUTH: hand}, rules=Rules(redeal_nines=5)))[0] == "healthy"


def test_both_club_queens_are_kept_secret_only_with_a_hand_that_wins_alone() -> None:
    alone = "CQ CQ H10 H10 SQ SQ HQ HQ CJ CJ DA DA"
    rules = Rules(solo_types=frozenset())
    assert spoken(deal({SOUTH: alone}, rules=rules)) == ("healthy",)
    assert spoken(deal({SOUTH: BRIDE}, rules=rules))[0] == "reservation"


def test_both_club_queens_are_declared_where_they_must_be() -> None:
    alone = "CQ CQ H10 H10 SQ SQ HQ HQ CJ CJ DA DA"
    rules = Rules(solo_types=frozenset(), silent_wedding="must_declare")
    assert spoken(deal({SOUTH: alone}, rules=rules))[0] == "reservation"


def test_condition_of_a_wedding_is_a_plain_trick_where_it_can_be_named() -> None:
    rules = Rules(wedding_conditions=frozenset({"any", "plain", "trump", "clubs"}))
    assert spoken(deal({SOUTH: BRIDE}, rules=rules)) == ("reservation", "choose wedding plain")


def test_lead_makes_a_solo_better() -> None:
    from dokodesk.ai.solos import solo_chance

    cards = deal({SOUTH: QUEENS}).setup.hands[SOUTH]
    assert solo_chance(Rules(), cards, "queens", True) > solo_chance(
        Rules(), cards, "queens", False
    )


def test_owed_solo_is_played_with_a_hand_that_would_not_play_one_of_free_will() -> None:
    from dokodesk.ai.bidding import options_of, rated_solos
    from dokodesk.ai.handvalue import normal_points, solo_points

    rules = Rules(compulsory_solos=1, compulsory_first=True)
    for seed in range(200):
        free = deal({}, rules=rules, seed=seed)
        view = seat_view(free, SOUTH)
        best = rated_solos(view, options_of(view))[0][0]
        gain = solo_points(best) - normal_points(rules, view.dealt, leads=True)
        if -1.5 < gain < 0:
            break
    owing = deal({}, rules=rules, seed=seed, owed=(1, 1, 1, 1))
    assert spoken(free)[-1].startswith("choose solo") is False
    assert spoken(owing)[-1].startswith("choose solo")


def test_owed_solo_waits_for_a_better_hand_as_long_as_there_is_time() -> None:
    from dokodesk.ai.handvalue import owed_gain

    needed = [owed_gain(left) for left in range(1, 25)]
    assert needed == sorted(needed)
    assert needed[-1] > needed[2] + 2
    assert owed_gain(200) == needed[-1]
    assert needed[0] < owed_gain(None) < needed[-1]


@pytest.mark.parametrize(("left", "solo"), [(24, False), (5, True)])
def test_middling_hand_pays_an_owed_solo_only_when_time_runs_short(left: int, solo: bool) -> None:
    state = deal({SOUTH: MIDDLING}, rules=preset("ddv_tournament"), owed=(1, 1, 1, 1))
    setup = msgspec.structs.replace(state.setup, deals_left=left)
    assert spoken(start(setup))[-1].startswith("choose solo") == solo


def test_good_trump_hand_plays_the_normal_game_and_a_hand_of_aces_alone() -> None:
    # The first is worth more with a partner than alone; the second is worth little with one.
    trumps = "H10 CQ SQ SQ HQ DQ CJ DJ DA D10 CA C9"
    aces = "CA CA C10 SA SA S10 HA HK DA D9 S9 DJ"
    assert spoken(deal({SOUTH: trumps})) == ("healthy",)
    assert spoken(deal({SOUTH: aces}))[-1] == "choose solo aces"


def test_forced_solo_is_the_best_one_of_the_hand() -> None:
    state = deal({SOUTH: ACES}, owed=(1, 0, 0, 0), forced_solo=SOUTH)
    assert decide(seat_view(state, SOUTH)).text == "0 choose solo aces"


def test_bad_forced_solo_is_offered_and_taken_by_a_good_hand_only() -> None:
    rules = Rules(compulsory_offer=True)
    state = deal(
        {
            SOUTH: "C9 C9 S9 S9 H9 H9 D9 DJ HJ SK DK HK",
            WEST: "CK SK HK D9 DK CJ SJ DJ HJ DQ SQ D10",
            NORTH: ACES,
        },
        rules=rules,
        owed=(1, 1, 1, 0),
        forced_solo=SOUTH,
    )
    assert decide(seat_view(state, SOUTH)).text == "0 offer"
    state = go(state, "0 offer")
    assert decide(seat_view(state, WEST)).text == "1 decline"
    state = go(state, "1 decline")
    assert decide(seat_view(state, NORTH)).text == "2 accept"


AUCTION = Rules(solo_auction="announcement_levels")


@pytest.mark.parametrize(
    ("hand", "answer"),
    [(ACES, "3 bid no90"), ("H10 H10 HQ DQ CJ CJ SJ DA D10 D10 DK CA", "3 pass")],
)
def test_auction_is_entered_with_a_sure_solo_only(hand: str, answer: str) -> None:
    state = deal({SOUTH: "CQ CQ SQ SQ HQ DQ S9 S9 SK SK HK HK", EAST: hand}, rules=AUCTION)
    state = go(state, "0 reservation", "1 healthy", "2 healthy", "3 reservation")
    solo = "aces" if hand == ACES else "suit_diamonds"
    state = go(state, "0 choose solo queens", f"3 choose solo {solo}")
    assert decide(seat_view(state, EAST)).text == answer


def test_solo_after_a_black_sow_is_the_one_that_wins_most_tricks() -> None:
    view = seat_view(deal({SOUTH: QUEENS}), SOUTH)
    choices: tuple[Action, ...] = tuple(
        Choose(SOUTH, Choice.SOLO, solo) for solo in ("jacks", "queens", "kings")
    )
    view = msgspec.structs.replace(view, phase="name_solo", legal=choices)
    assert decide(view).text == "0 choose solo queens"


def test_seat_with_a_losing_reservation_still_names_it() -> None:
    state = deal({SOUTH: BRIDE, WEST: POOR}, forehand=SOUTH)
    state = go(state, "0 reservation", "1 reservation", "2 healthy", "3 healthy")
    assert decide(seat_view(state, SOUTH)).text == "0 choose wedding any"
    state = go(state, "0 choose wedding any")
    assert decide(seat_view(state, WEST)).text == "1 choose poverty"
