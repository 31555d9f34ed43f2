"""What is told about a finished deal follows from the engine's result (rules 2.7, 2.8)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from dokodesk.engine.match import Match, totals
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.scoring import balance
from dokodesk.model.deal_summary import DealSummary, Outcome, summarise
from tests.helpers.matches import (
    NAMES,
    REFUSED_POVERTY,
    find_deal,
    play_match,
    scripted_deal,
)

STANDARD = preset("pagat_standard")


def found(
    wanted: Callable[[DealSummary], bool],
    rules: Rules | None = None,
    *,
    healthy: float = 0.9,
    calls: float = 0.3,
) -> DealSummary:
    """The summary of the first deal that is as wanted."""
    match = find_deal(lambda one: wanted(summarise(one, -1)), rules, healthy=healthy, calls=calls)
    return summarise(match, -1)


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(seed=3)


def test_every_deal_of_a_match_adds_up(match: Match) -> None:
    for place, deal in enumerate(match.deals):
        summary = summarise(match, place)
        assert sum(summary.card_points) == 240
        assert sum(summary.signed(line) for line in summary.lines) == summary.value
        assert tuple(seat.score for seat in summary.seats) == deal.result.scores
        for seat in summary.seats:
            assert seat.name == NAMES[seat.person]
            assert sum(map(len, seat.hand)) == 12
            dealt = sorted(card for group in seat.hand for card in group)
            assert dealt == sorted(deal.setup.hands[seat.person])
        assert [seat.dealer for seat in summary.seats].count(True) == 1
    last = summarise(match, -1)
    assert tuple(seat.total for seat in last.seats) == totals(match)


def test_hands_are_grouped_into_trumps_and_suits(match: Match) -> None:
    deal = next(deal for deal in match.deals if deal.result.contract == "normal")
    trumps, *suits = summarise(match, match.deals.index(deal)).seats[0].hand
    assert all(card.rank.text in "QJ" or card.suit.letter in "HD" for card in trumps)
    for suit in suits:
        assert len({card.suit for card in suit}) == 1


def test_card_points_decide_where_nobody_promised_anything() -> None:
    summary = found(lambda one: one.outcome is Outcome.POINTS, calls=0.0)
    re, kontra = summary.card_points
    assert summary.winner is (Party.RE if re > kontra else Party.KONTRA)
    assert summary.level is None


def test_a_kept_promise_is_named() -> None:
    summary = found(lambda one: one.outcome is Outcome.PROMISE_KEPT)
    lost = summary.card_points[1 if summary.winner is Party.RE else 0]
    assert summary.level is not None
    assert summary.needed in (151, 181, 211, None)
    assert lost < 90


def test_a_missed_promise_loses_the_deal_and_is_named() -> None:
    summary = found(
        lambda one: one.outcome is Outcome.PROMISE_MISSED and one.needed == 151, calls=0.04
    )
    reached = summary.card_points[0 if summary.winner is Party.KONTRA else 1]
    assert reached < 151


def test_more_card_points_do_not_help_against_a_missed_promise() -> None:
    summary = found(
        lambda one: (
            one.outcome is Outcome.PROMISE_MISSED
            and one.winner is Party.KONTRA
            and one.card_points[0] > 120
        ),
        calls=0.04,
    )
    assert summary.winner is Party.KONTRA


def test_nobody_wins_when_both_miss() -> None:
    summary = found(lambda one: one.outcome is Outcome.BOTH_MISSED, calls=0.6)
    assert summary.winner is Party.NONE
    assert sum(seat.score for seat in summary.seats) == 0


def test_a_refused_poverty_does_not_count_and_shows_no_cards() -> None:
    summary = summarise(scripted_deal(*REFUSED_POVERTY), -1)
    assert summary.outcome is Outcome.POVERTY_REFUSED
    assert summary.void
    assert all(seat.hand == () for seat in summary.seats)
    assert all(seat.party is Party.NONE and seat.score == 0 for seat in summary.seats)


def test_thrown_in_cards_do_not_count() -> None:
    rules = msgspec.structs.replace(STANDARD, redeal_nines=5)
    match = scripted_deal(
        "C9 C9 S9 S9 H9 DA DA CQ CQ SQ SQ HQ",
        ("0 reservation", "1 healthy", "2 healthy", "3 healthy", "0 choose throw_in"),
        rules,
    )
    summary = summarise(match, -1)
    assert summary.outcome is Outcome.THROWN_IN
    assert summary.void


def test_two_poor_hands_do_not_count() -> None:
    rules = msgspec.structs.replace(STANDARD, poverty_two_poor="redeal")
    match = scripted_deal(
        "D9 D9 DK CA CA C10 C10 SA SA S10 S10 HK\nD10 D10 DK CK CK C9 C9 SK SK S9 S9 HK",
        (
            "0 reservation",
            "1 reservation",
            "2 healthy",
            "3 healthy",
            "0 choose poverty",
            "1 choose poverty",
        ),
        rules,
    )
    summary = summarise(match, -1)
    assert summary.outcome is Outcome.TWO_POOR
    assert summary.void


def test_a_lone_player_counts_three_times() -> None:
    summary = found(lambda one: one.contract == "queens", healthy=0.0)
    alone = summary.alone
    assert alone is not None
    assert summary.factor == 3
    sign = 1 if summary.winner is Party.RE else -1
    assert alone.score == sign * 3 * summary.value


@pytest.mark.parametrize("name", ["swiss_family", "chilean_40"])
def test_the_factor_follows_the_rules(name: str) -> None:
    rules = preset(name)
    summary = found(lambda one: one.contract == "queens", rules, healthy=0.0)
    assert summary.factor == rules.solo_multiplier


def test_a_tie_is_told_apart() -> None:
    summary = found(lambda one: one.outcome is Outcome.TIE, calls=0.0)
    assert summary.card_points == (120, 120)
    assert summary.winner is Party.KONTRA


def test_cowardice_gives_the_deal_to_the_others() -> None:
    rules = msgspec.structs.replace(STANDARD, cowardice=2)
    summary = found(lambda one: one.outcome is Outcome.COWARDICE, rules, calls=0.0)
    re, kontra = summary.card_points
    assert summary.winner is (Party.KONTRA if re > kontra else Party.RE)


def test_few_tricks_decide_a_null() -> None:
    rules = msgspec.structs.replace(STANDARD, solo_types=frozenset({"null_no_tricks"}))
    summary = found(lambda one: one.contract == "null_no_tricks", rules, healthy=0.0)
    assert summary.outcome is Outcome.TRICKS


def test_announcements_stand_at_those_who_made_them() -> None:
    match = find_deal(lambda one: any(" call " in action.text for action in one.deals[-1].actions))
    summary = summarise(match, -1)
    made = [a.text.split()[2] for a in match.deals[-1].actions if " call " in a.text]
    assert sorted(word.value for seat in summary.seats for word in seat.calls) == sorted(made)


def test_lines_are_signed_from_the_view_of_the_winner() -> None:
    summary = found(
        lambda one: (
            one.winner is not Party.NONE and any(one.signed(line) < 0 for line in one.lines)
        ),
        calls=0.02,
    )
    assert balance(summary.lines, summary.winner) == summary.value
