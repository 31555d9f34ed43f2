"""Reviewing finished deals."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from dokodesk.engine.actions import Call, Choose, Healthy, Play, parse
from dokodesk.engine.deal import replay
from dokodesk.engine.match import FinishedDeal
from dokodesk.engine.seat_view import seat_view
from dokodesk.model.record_file import open_record
from dokodesk.review.judge import Budget, review_deal
from dokodesk.review.verdicts import (
    DealReview,
    Grade,
    Kind,
    Theme,
    Verdict,
    from_data,
    lost_by_theme,
    to_data,
)

GOLDEN = Path(__file__).parent.parent / "data" / "golden"
SMALL = Budget(worlds=40, openings=6, nodes=20_000, replays=8)


def deals_of(name: str) -> tuple[FinishedDeal, ...]:
    return open_record(GOLDEN / f"{name}.doko").matches[0].deals


def review(deal: FinishedDeal, seat: int | None = 0) -> DealReview:
    return review_deal(deal.setup, deal.actions, seat=seat, budget=SMALL)


@pytest.fixture(scope="module")
def first() -> FinishedDeal:
    return deals_of("pagat_standard")[0]


@pytest.fixture(scope="module")
def reviewed(first: FinishedDeal) -> DealReview:
    return review(first, None)


def test_the_same_deal_gives_the_same_review(first: FinishedDeal, reviewed: DealReview) -> None:
    assert review(first, None) == reviewed


def test_one_seat_alone_is_judged_like_among_all(first: FinishedDeal, reviewed: DealReview) -> None:
    assert review(first, 2).verdicts == reviewed.of(2)


def test_every_card_with_a_choice_is_judged(first: FinishedDeal, reviewed: DealReview) -> None:
    wanted = []
    for index, action in enumerate(first.actions):
        if isinstance(action, Play):
            view = seat_view(replay(first.setup, first.actions[:index]), action.seat)
            if len([choice for choice in view.legal if isinstance(choice, Play)]) > 1:
                wanted.append((index, action.text))
    judged = [(v.index, v.action) for v in reviewed.verdicts if v.kind is Kind.CARD]
    assert judged == wanted


def test_costs_are_never_negative_and_the_best_costs_nothing(reviewed: DealReview) -> None:
    for verdict in reviewed.verdicts:
        assert verdict.cost >= 0
        assert verdict.open_cost is None or verdict.open_cost >= -1e-9
        if verdict.action == verdict.best:
            assert verdict.cost == 0 or verdict.kind is not Kind.CARD
            assert verdict.grade is Grade.GOOD


def test_the_last_eight_tricks_are_exact_or_not_claimed_to_be(reviewed: DealReview) -> None:
    cards = [verdict for verdict in reviewed.verdicts if verdict.kind is Kind.CARD]
    late = [verdict for verdict in cards if verdict.trick >= 9]
    assert late
    assert all(verdict.open_exact for verdict in late)
    assert not any(verdict.open_exact for verdict in cards if verdict.trick < 4)


def test_hidden_cards_do_not_change_what_a_decision_cost(first: FinishedDeal) -> None:
    """What a seat could know is all that may count: others' cards change places unnoticed."""
    start = first.setup
    lead = next(action for action in first.actions if isinstance(action, Play))
    before = first.actions[: first.actions.index(lead)]
    others = [seat for seat in range(4) if seat != lead.seat]
    hands = list(start.hands)
    one, two = others[0], others[1]
    mine, theirs = hands[one][-1], hands[two][-1]
    hands[one] = (*hands[one][:-1], theirs)
    hands[two] = (*hands[two][:-1], mine)
    changed = msgspec.structs.replace(start, hands=tuple(hands))
    assert mine != theirs
    costs = [
        review_deal(setup, (*before, lead), seat=lead.seat, budget=SMALL).verdicts[-1]
        for setup in (start, changed)
    ]
    assert costs[0].cost == costs[1].cost
    assert costs[0].expected == costs[1].expected


def test_a_hopeless_announcement_is_a_mistake() -> None:
    """Seat 0 says no 90 after a bad beginning; neither the numbers nor the reviewer would."""
    deal = deals_of("pagat_standard")[7]
    judged = [v for v in review(deal).verdicts if v.kind is Kind.CALL]
    worst = max(judged, key=lambda verdict: verdict.cost)
    assert worst.best == ""
    assert worst.cost > 1
    assert worst.theme is Theme.CALLS
    assert isinstance(parse(worst.action), Call)


def test_a_foolish_solo_is_a_mistake() -> None:
    deal = deals_of("pagat_standard")[12]
    judged = [v for v in review(deal).verdicts if v.kind is Kind.RESERVATION]
    assert any(v.best.endswith("healthy") and v.cost > 2 for v in judged)
    assert any(isinstance(action, Choose) and action.seat == 0 for action in deal.actions)


@pytest.mark.parametrize("name", ["chilean_40", "house_pigs_and_genscher", "kneipe"])
def test_every_kind_of_deal_can_be_reviewed(name: str) -> None:
    tiny = Budget(worlds=4, openings=2, nodes=2_000, replays=2)
    for deal in deals_of(name)[:6]:
        found = review_deal(deal.setup, deal.actions, seat=1, budget=tiny)
        assert from_data(json.loads(json.dumps(to_data(found)))) == found


def test_progress_is_told_and_can_stop(first: FinishedDeal) -> None:
    seen: list[tuple[int, int]] = []

    class Stop(Exception):
        pass

    def step(done: int, total: int) -> None:
        seen.append((done, total))
        if done == 5:
            raise Stop

    with pytest.raises(Stop):
        review_deal(first.setup, first.actions, seat=0, budget=SMALL, on_step=step)
    assert seen == [(n, len(first.actions)) for n in range(1, 6)]


class TestVerdict:
    def verdict(self, cost: float, error: float, open_cost: float | None = None) -> Verdict:
        return Verdict(
            index=3,
            seat=0,
            kind=Kind.CARD,
            theme=Theme.FOX,
            trick=0,
            action="0 play CA",
            best="0 play C9",
            cost=cost,
            error=error,
            expected=0.0,
            open_cost=open_cost,
        )

    @pytest.mark.parametrize(
        ("cost", "error", "grade"),
        [
            (0.1, 0.0, Grade.GOOD),
            (0.5, 0.4, Grade.OPEN),
            (0.5, 0.1, Grade.SMALL),
            (1.0, 0.1, Grade.MISTAKE),
            (2.0, 0.1, Grade.BLUNDER),
            (2.0, 1.1, Grade.OPEN),
        ],
    )
    def test_is_graded_by_cost_and_certainty(self, cost: float, error: float, grade: Grade) -> None:
        assert self.verdict(cost, error).grade is grade

    def test_luck_is_no_mistake(self) -> None:
        assert self.verdict(0.0, 0.0, 3.0).unlucky
        assert not self.verdict(2.0, 0.1, 3.0).unlucky
        assert not self.verdict(0.0, 0.0, None).unlucky

    def test_what_is_lost_is_counted_by_theme(self) -> None:
        verdicts = (self.verdict(1.0, 0.1), self.verdict(2.0, 2.0))
        found = DealReview(seat=0, verdicts=verdicts, result=(1, 1, -1, -1), reviewer="x")
        totals = lost_by_theme([found, found], 0)
        assert totals[Theme.FOX] == 2.0
        assert found.lost(0) == 1.0
        assert next(iter(totals)) is Theme.FOX

    @pytest.mark.parametrize("data", [None, {}, {"version": 0}, [], "x"])
    def test_a_stored_review_that_cannot_be_read_is_none(self, data: object) -> None:
        assert from_data(data) is None


def test_saying_nothing_special_is_good(reviewed: DealReview) -> None:
    said = [v for v in reviewed.verdicts if v.kind is Kind.RESERVATION]
    assert [v.action for v in said] == [Healthy(seat).text for seat in range(4)]
    assert all(v.grade is Grade.GOOD for v in said)
