"""Each convention: who gives the sign, who would give it falsely, and what it says to others."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.calling import Boldness
from dokodesk.ai.conventions import CONVENTIONS, early_word, likelihoods, meaning
from dokodesk.ai.dealing import World
from dokodesk.ai.level_player import LevelPlayer, Strength
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision
from dokodesk.ai.position import moment_of
from dokodesk.ai.sampling import Sampler
from dokodesk.engine.actions import Call, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, tricks

STRONG_RE = "H10 CQ SQ HQ CJ SJ DJ DA D10 CA S9 H9"
TWO_TENS = "H10 H10 SQ HQ DQ CJ DJ DA D10 CA S9 H9"


def sign(state: DealState, card: str, name: str) -> int:
    """What a card of the seat to move shows by one convention."""
    assert state.turn is not None
    view = seat_view(state, state.turn)
    moment = moment_of(view)
    place = moment.game.place[Card.from_code(card)]
    return meaning(view, moment, place, [CONVENTIONS[name]])


@pytest.mark.parametrize(
    ("name", "hand", "card", "shown"),
    [
        ("ten_lead", STRONG_RE, "H10", 1),
        ("ten_lead", STRONG_RE.replace("CQ", "C9"), "H10", -1),
        ("ten_lead", STRONG_RE.replace("SQ", "D9"), "H10", 0),
        ("ten_lead", STRONG_RE, "CJ", 0),
        ("spade_queen", TWO_TENS, "SQ", 1),
        ("spade_queen", STRONG_RE, "SQ", -1),
        ("full_diamond", TWO_TENS, "D10", 0),
    ],
)
def test_leads(name: str, hand: str, card: str, shown: int) -> None:
    assert sign(go(deal({SOUTH: hand}), "healthy"), card, name) == shown


def test_a_full_diamond_speaks_only_after_a_call() -> None:
    state = go(deal({SOUTH: TWO_TENS}), "healthy", "0 call kontra")
    assert sign(state, "D10", "full_diamond") == 1
    false = go(deal({SOUTH: STRONG_RE}), "healthy", "0 call re")
    assert sign(false, "D10", "full_diamond") == -1


@pytest.mark.parametrize(
    ("side", "card", "shown"),
    [
        ("C9", "S10", 1),
        ("C9", "SK", -1),
        ("CQ", "SK", 1),
        ("CQ", "S10", -1),
    ],
)
def test_on_the_first_ace(side: str, card: str, shown: int) -> None:
    hands = {SOUTH: "SA SA", WEST: f"S10 SK {side} DJ DJ D9", NORTH: "CQ S9", EAST: "S9"}
    if side == "C9":
        hands[EAST] += " CQ"
    state = tricks(go(deal(hands), "healthy"), "SA")
    assert sign(state, card, "fair_share") == shown


def factor(view: SeatView, name: str, wanted: World) -> float:
    product = 1.0
    for one in likelihoods(view, moment_of(view), [CONVENTIONS[name]]):
        product *= one(wanted)
    return product


def worlds(view: SeatView) -> list[World]:
    sampler = Sampler(view, moment_of(view), hints=False)
    return list(sampler.draw_many(300, random.Random(1)))


def holds(view: SeatView, world: World, seat: int, card: Card) -> int:
    place = moment_of(view).game.place[card]
    return (world[seat] >> place & 1) + (world[seat] >> place + 24 & 1)


@pytest.mark.parametrize(
    ("name", "lead", "card", "least"),
    [("ten_lead", "H10", Card.CQ, 1), ("spade_queen", "SQ", Card.H10, 2)],
)
def test_who_reads_a_lead_thinks_of_the_hand_behind_it(
    name: str, lead: str, card: Card, least: int
) -> None:
    state = go(deal({SOUTH: TWO_TENS + "", WEST: "C9 C10 D9"}), "healthy")
    view = seat_view(tricks(state, lead), WEST)
    found = worlds(view)
    good = [w for w in found if holds(view, w, SOUTH, card) >= least]
    assert good
    assert len(good) < len(found)
    assert min(factor(view, name, w) for w in good) > 5 * max(
        factor(view, name, w) for w in found if w not in good
    )


def test_without_a_sign_nothing_is_read() -> None:
    view = seat_view(tricks(go(deal({SOUTH: "S9"}), "healthy"), "S9"), WEST)
    assert likelihoods(view, moment_of(view), list(CONVENTIONS.values())) == []


def test_an_early_call_shows_a_ten_of_hearts() -> None:
    state = go(deal({SOUTH: STRONG_RE}), "healthy")
    view = seat_view(state, SOUTH)
    assert early_word(view, view.legal_calls) == Call(SOUTH, Word.RE)
    other = seat_view(state, WEST)
    heard = seat_view(go(state, "0 call re"), WEST)
    found = worlds(other)
    with_ten = [w for w in found if holds(other, w, SOUTH, Card.H10)]
    without = [w for w in found if not holds(other, w, SOUTH, Card.H10)]
    assert min(factor(heard, "early_call", w) for w in with_ten) > 5 * max(
        factor(heard, "early_call", w) for w in without
    )
    assert factor(seat_view(tricks(state, "CA"), WEST), "early_call", found[0]) == 1.0


def test_players_give_the_sign_if_they_play_by_it() -> None:
    view = seat_view(go(deal({SOUTH: STRONG_RE}), "healthy"), SOUTH)
    sure = Strength(worlds=4, boldness=Boldness(re=0.5))
    for signs, said in (((), False), ((CONVENTIONS["early_call"],), True)):
        player = LevelPlayer(sure, name="x", conventions=signs)
        answer = player.advise_call(view, view.legal_calls, random.Random(1))
        assert isinstance(answer, Decision) is said


def test_conventions_are_given_and_read_in_play() -> None:
    """With them other cards are played now and then, and the same seed gives the same deal."""
    plain, signs = make_player("casual"), make_player("casual::all")
    differ = 0
    for seed in range(30):
        hands = {SOUTH: "SA SA CQ", WEST: "S10 SK CQ", NORTH: "S9"}
        view = seat_view(tricks(go(deal(hands, seed=seed), "healthy"), "SA"), WEST)
        one = plain.decide(view, view.legal, random.Random(seed))
        two = signs.decide(view, view.legal, random.Random(seed))
        assert two == signs.decide(view, view.legal, random.Random(seed))
        differ += one != two
    assert 0 < differ < 30


def test_every_convention_says_where_it_is_published() -> None:
    assert all(convention.source for convention in CONVENTIONS.values())
    assert all(name == convention.name for name, convention in CONVENTIONS.items())
