from __future__ import annotations

import pytest

from dokodesk.ai import estimate as module
from dokodesk.ai import playout as plain
from dokodesk.ai.estimate import Estimate, NoEstimate, estimate
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, late
from tests.ai.test_search import some_state


def view_after(cards: int, seed: int = 0) -> SeatView:
    state = some_state(seed or cards, cards)
    assert state.turn is not None
    return seat_view(state, state.turn)


def test_the_seed_decides_and_nothing_else() -> None:
    view = view_after(13)
    first = estimate(view, view.legal, worlds=30, seed=4)
    assert estimate(view, view.legal, worlds=30, seed=4) == first
    assert estimate(view, view.legal, worlds=30, seed=5) != first


def test_plain_python_gives_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("dokodesk.ai._fast", reason="the compiled module is not built")
    for cards in (2, 17, 30, 41):
        view = view_after(cards)
        fast = estimate(view, view.legal, worlds=12, seed=cards, playouts=2)
        with monkeypatch.context() as patch:
            patch.setattr(module, "core", plain)
            assert estimate(view, view.legal, worlds=12, seed=cards, playouts=2) == fast


def test_every_choice_is_there_once_and_the_best_comes_first() -> None:
    view = view_after(0)
    found = estimate(view, view.legal, worlds=60)
    plays = [action for action in view.legal if isinstance(action, Play)]
    assert sorted(choice.action.card for choice in found.choices) == sorted(
        play.card for play in plays
    )
    assert found.best.behind == found.best.behind_error == 0.0
    for choice in found.choices:
        assert choice.points == pytest.approx(found.best.points - choice.behind)
        assert found.of(choice.action) is choice
        assert 0 <= choice.own_trick <= choice.trick <= 1
        assert 0 <= choice.win <= 1
        assert 0 <= choice.card_points <= 240


def check_sides(view: SeatView, found: Estimate) -> None:
    assert found.partner_probability[view.seat] == 1.0
    for seat, party in enumerate(view.parties):
        if party is not None:
            assert found.re_probability[seat] == float(party.value == "re")
    if view.contract == "normal":
        # Two, or one who plays alone in secret.
        assert 1 <= sum(found.re_probability) <= 2


def test_sides_agree_with_what_is_known() -> None:
    for seed in range(8):
        view = view_after(5 * seed + 1, seed + 1)
        check_sides(view, estimate(view, view.legal, worlds=40))


def test_the_club_jack_that_wins_the_last_trick_counts() -> None:
    # Two tricks are left and South leads; no trump but its own is out, so the jack kept to the end
    # makes the last trick and the point.
    view = late(
        SOUTH,
        "CJ CA",
        others={WEST: "S9 SK", NORTH: "H9 HK", EAST: "S10 SA"},
        re=(SOUTH, NORTH),
    )
    found = estimate(view, view.legal, worlds=20)
    jack, ace = found.of(Play(SOUTH, Card.CJ)), found.of(Play(SOUTH, Card.CA))
    assert jack is not None
    assert ace is not None
    assert ace.trick == jack.trick == jack.own_trick == 1.0
    assert ace.gained.charlie == 1.0
    assert jack.gained.charlie == 0.0
    assert found.best is ace


def test_where_nothing_can_be_estimated_it_says_so() -> None:
    view = view_after(9)
    with pytest.raises(NoEstimate, match="no card"):
        estimate(view, (), worlds=5)
    state = some_state(9, 9)
    other = seat_view(state, (view.seat + 1) % 4)
    with pytest.raises(NoEstimate, match="this seat"):
        estimate(other, view.legal, worlds=5)
    rules = preset("pagat_standard")
    waiting = deal({}, rules=rules)
    with pytest.raises(NoEstimate, match="this seat"):
        estimate(seat_view(waiting, 0), view.legal, worlds=5)
