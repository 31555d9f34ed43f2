"""What a decision before the first card costs, in the true deal too."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokodesk.engine.actions import Accept, Choose, Decline, Healthy, Lay, Reserve, Return
from dokodesk.engine.deal import replay
from dokodesk.engine.match import FinishedDeal
from dokodesk.engine.seat_view import seat_view
from dokodesk.model.record_file import open_record
from dokodesk.review.judge import Budget, review_deal
from dokodesk.review.openings import Openings
from dokodesk.review.verdicts import DealReview, Kind, Verdict

GOLDEN = Path(__file__).parent.parent / "data" / "golden"
TINY = Budget(worlds=4, openings=2, nodes=2_000, replays=16)
_SAID = (Healthy, Reserve, Choose, Lay, Accept, Decline, Return)


def deals_of(name: str) -> tuple[FinishedDeal, ...]:
    return open_record(GOLDEN / f"{name}.doko").matches[0].deals


def review(deal: FinishedDeal, seat: int | None = None) -> DealReview:
    return review_deal(deal.setup, deal.actions, seat=seat, budget=TINY)


@pytest.mark.parametrize("place", [0, 3, 4, 5, 6])
def test_every_decision_of_a_deal_has_two_numbers(place: int) -> None:
    """A normal game, a wedding, poverties that are taken and refused, and a solo."""
    verdicts = review(deals_of("pagat_standard")[place]).verdicts
    assert {Kind.RESERVATION, Kind.CARD} & {verdict.kind for verdict in verdicts}
    for verdict in verdicts:
        assert verdict.open_cost is not None, verdict
        assert verdict.open_cost >= -1e-9


@pytest.mark.parametrize("name", ["house_auction", "house_every_solo", "kneipe", "swiss_family"])
def test_other_rules_have_them_too(name: str) -> None:
    for deal in deals_of(name)[:3]:
        early = [each for each in review(deal).verdicts if each.trick < 0]
        assert all(verdict.open_cost is not None for verdict in early)


def test_a_game_that_cannot_be_solved_is_estimated() -> None:
    """The black sow has no perfect play to compare with."""
    for deal in deals_of("house_black_sow")[:3]:
        cards = [each for each in review(deal, 0).verdicts if each.kind is Kind.CARD]
        assert cards
        assert all(verdict.open_cost is not None for verdict in cards)


def verdict_on(deal: FinishedDeal, kind: type) -> Verdict:
    index = next(at for at, action in enumerate(deal.actions) if isinstance(action, kind))
    found = review(deal, deal.actions[index].seat).verdicts
    return next(verdict for verdict in found if verdict.index == index)


def test_a_foolish_solo_is_dear_with_open_cards_too() -> None:
    verdict = verdict_on(deals_of("pagat_standard")[6], Reserve)
    assert verdict.best.endswith("healthy")
    assert verdict.open_cost is not None
    assert verdict.open_cost > 5


def test_an_exchange_is_compared_with_the_advised_one() -> None:
    verdict = verdict_on(deals_of("pagat_standard")[4], Return)
    assert verdict.kind is Kind.POVERTY
    assert verdict.open_cost is not None


def test_the_same_deal_costs_the_same_again() -> None:
    deal = deals_of("pagat_standard")[4]
    assert review(deal) == review(deal)


def openings(deal: FinishedDeal, index: int) -> Openings:
    state = replay(deal.setup, deal.actions[:index])
    view = seat_view(state, deal.actions[index].seat)
    return Openings(deal.setup, state, view, deal.actions[index:], seed=5)


def test_the_best_choice_costs_nothing_and_the_others_the_difference() -> None:
    deal = deals_of("pagat_standard")[6]
    index = next(at for at, action in enumerate(deal.actions) if isinstance(action, Reserve))
    tried = openings(deal, index)
    seat = deal.actions[index].seat
    healthy, made = Healthy(seat), deal.actions[index]
    with_solo = tried.open_cost(made, healthy, 16)
    without = openings(deal, index).open_cost(healthy, healthy, 16)
    assert without == 0
    assert with_solo is not None
    assert with_solo > 0


def test_what_the_others_said_is_said_again() -> None:
    """The poverty was refused by two and taken by nobody: so it is with open cards."""
    deal = deals_of("pagat_standard")[5]
    index = next(at for at, action in enumerate(deal.actions) if isinstance(action, Lay))
    tried = openings(deal, index)
    (after,) = tried._ways(deal.actions[index], as_done=True)
    said = [action for action in after.history if isinstance(action, _SAID)]
    assert said == [action for action in deal.actions if isinstance(action, _SAID)]
