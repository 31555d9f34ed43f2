"""Who is probably whose partner."""

from __future__ import annotations

import math

import pytest

from dokodesk.ai.arena import Watcher, deal_setup, play_deal
from dokodesk.ai.beliefs import (
    friends,
    possible_sides,
    re_chances,
    shown_since,
    trick_hints,
)
from dokodesk.ai.levels import make_player
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.events import Event
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView, SeenTrick, seat_view
from dokodesk.engine.state import DealState
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, cards, deal, go, tricks

ONE_QUEEN = {SOUTH: "CQ", NORTH: "CQ"}
THIRD = pytest.approx(1 / 3, abs=0.02)


def start(hands: dict[int, str], **options: object) -> DealState:
    return go(deal(hands, **options), "healthy")  # type: ignore[arg-type] # given on as it came


def test_before_the_first_card_everybody_is_equally_likely() -> None:
    mine = friends(seat_view(start(ONE_QUEEN), SOUTH))
    assert list(mine) == pytest.approx([1, 1 / 3, 1 / 3, 1 / 3], abs=0.02)
    chances = friends(seat_view(start(ONE_QUEEN), WEST))
    assert chances[WEST] == 1.0
    assert chances[SOUTH] == chances[NORTH] == chances[EAST] == THIRD


def test_holder_of_both_queens_has_no_partner() -> None:
    assert friends(seat_view(start({SOUTH: "CQ CQ"}), SOUTH)) == (1.0, 0.0, 0.0, 0.0)


def test_secret_solo_of_another_seat_is_thought_of_but_unlikely() -> None:
    state = start(ONE_QUEEN)
    weights = dict(possible_sides(seat_view(state, WEST)))
    assert weights[SOUTH, SOUTH] < 0.1 * weights[SOUTH, NORTH]
    must = Rules(silent_wedding="must_declare")
    chances = re_chances(seat_view(start(ONE_QUEEN, rules=must), WEST))
    assert sum(chances) == pytest.approx(2.0, abs=0.1)


def test_call_makes_a_side_certain() -> None:
    state = go(start(ONE_QUEEN), "2 call re")
    assert friends(seat_view(state, SOUTH)) == (1.0, 0.0, 1.0, 0.0)
    kontra = friends(seat_view(go(start(ONE_QUEEN), "1 call kontra"), SOUTH))
    assert kontra[WEST] == 0.0
    assert kontra[NORTH] == kontra[EAST] == pytest.approx(0.5)


def hint_ratio(text: str, place: int, *, shown: bool = True) -> float:
    """What the card at a place of a trick says about that seat and West, who led."""
    view = seat_view(start(ONE_QUEEN), SOUTH)
    seats = (WEST, NORTH, EAST, SOUTH)[: place + 1]
    trick = SeenTrick(WEST, cards(text)[: place + 1], seats, WEST, 0)
    ratio = 1.0
    for hint in trick_hints(view, 5, trick, {WEST: (0, -1)} if shown else {}):
        if (hint.seat, hint.other) == (seats[place], WEST):
            ratio *= hint.ratio
    return ratio


@pytest.mark.parametrize(
    ("trick", "place", "friendly"),
    [
        pytest.param("H10 D10", 1, True, id="ten under a sure trump"),
        pytest.param("H10 DJ", 1, False, id="jack under a sure trump"),
        pytest.param("H10 DA", 1, True, id="fox under a sure trump"),
        pytest.param("CQ D9 H10", 2, False, id="club queen beaten by a hearts ten"),
        pytest.param("HQ SQ", 1, False, id="queen beaten by a queen"),
        pytest.param("DJ HJ", 1, None, id="jack beaten by a jack"),
        pytest.param("H10 S10", 1, None, id="no trump left: no choice"),
        pytest.param("CA C10", 1, None, id="ten under an ace that may be trumped"),
    ],
)
def test_what_a_card_says(trick: str, place: int, friendly: bool | None) -> None:
    ratio = hint_ratio(trick, place)
    assert (ratio > 1, ratio < 1) == (friendly is True, friendly is False)


def test_card_says_nothing_about_somebody_who_had_not_shown_a_side() -> None:
    assert hint_ratio("H10 D10", 1, shown=False) == 1.0


def test_side_is_shown_by_a_call_or_a_club_queen() -> None:
    hands = {SOUTH: "CQ", WEST: "DJ", NORTH: "CQ DQ", EAST: "HJ"}
    state = go(start(hands), "2 call re")
    assert shown_since(seat_view(state, SOUTH)) == {NORTH: (0, -1)}
    state = tricks(start(hands), "CQ DJ DQ HJ")
    assert shown_since(seat_view(state, WEST)) == {SOUTH: (0, 0)}


def test_points_given_to_a_known_side_make_a_partner_likelier() -> None:
    hands = {SOUTH: "CQ H10", WEST: "D10 D10", NORTH: "CQ DJ", EAST: "HJ"}
    state = tricks(go(start(hands), "0 call re"), "H10 D10 DJ HJ")
    assert friends(seat_view(state, SOUTH))[WEST] > 0.5
    chances = friends(seat_view(state, EAST))
    assert chances[NORTH] > 0.6 > 0.4 > chances[WEST]
    assert math.isclose(sum(chances), 2.0, abs_tol=0.1)


class _Truth(Watcher):
    """Compares the chances with the truth over many decisions."""

    def __init__(self) -> None:
        self.loss: list[float] = []
        self.base: list[float] = []

    def acted(
        self, before: DealState, action: Action, events: tuple[Event, ...], after: DealState
    ) -> None:
        if not isinstance(action, Play) or before.game.contract != "normal":
            return
        if not 4 <= len(before.tricks) <= 8:
            return
        view: SeatView = seat_view(before, action.seat)
        chances = friends(view)
        unknown = [seat for seat in range(4) if view.parties[seat] is None]
        for seat in unknown:
            same = before.party(seat) is view.own_party
            chance = min(0.99, max(0.01, chances[seat]))
            self.loss.append(-math.log(chance if same else 1 - chance))
            share = min(0.99, 1 / len(unknown))
            self.base.append(-math.log(share if same else 1 - share))


def test_beliefs_are_better_than_equal_chances() -> None:
    truth = _Truth()
    players = [make_player("standard")] * 4
    rules = Rules(announcements="off", solo_types=frozenset(), poverty="off")
    for number in range(1, 31):
        play_deal(deal_setup(rules, "beliefs", number), players, "beliefs", truth)
    mean = sum(truth.loss) / len(truth.loss)
    assert mean < sum(truth.base) / len(truth.base) - 0.01
