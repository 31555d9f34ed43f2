"""Score sheets as values: ways of counting, who pays whom, where the points come from."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dokodesk.engine.match import Match, finish_deal, totals
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.model.sheet import (
    Counting,
    Role,
    breakdown,
    counted,
    settlement,
    sheet_of,
    standing,
)
from tests.helpers.matches import (
    NAMES,
    REFUSED_POVERTY,
    play_deal,
    play_match,
    scripted_deal,
)


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(preset("kneipe"), deals=12, planned=16, seed=4, calls=0.1)


def test_as_played_it_counts_as_the_match_does(match: Match) -> None:
    sheet = sheet_of(match)
    assert counted(sheet).last(4) == totals(match) == sheet.totals


@pytest.mark.parametrize("mode", ["plus", "minus"])
def test_another_way_of_counting_is_that_of_the_engine(match: Match, mode: str) -> None:
    """What the sheet says is what the match would have brought by rules that differ in this."""
    other = replace(preset("kneipe"), score_mode=mode)
    same = play_match(other, deals=12, planned=16, seed=4, calls=0.1)
    found = counted(sheet_of(match), Counting(mode))
    assert found.last(4) == totals(same)
    assert found.scores == counted(sheet_of(same)).scores


def test_money_is_plus_and_minus_with_a_price(match: Match) -> None:
    sheet = sheet_of(match)
    points = counted(sheet, Counting.PLUS_MINUS).last(4)
    assert counted(sheet, Counting.MONEY, 5).last(4) == tuple(5 * each for each in points)


def test_payments_leave_everybody_with_nothing() -> None:
    sums = [120, -30, -50, -40]
    for payer, receiver, amount in settlement(sums):
        sums[payer] += amount
        sums[receiver] -= amount
        assert amount > 0
    assert sums == [0, 0, 0, 0]
    assert settlement((0, 0, 0, 0)) == ()


def test_equal_totals_share_a_place() -> None:
    assert standing((5, 9, 5, -3)) == ((1, 1), (2, 0), (2, 2), (4, 3))


def test_the_parts_add_up_to_the_totals(match: Match) -> None:
    sheet = sheet_of(match)
    found = breakdown(sheet, counted(sheet))
    for parts in (found.roles, found.contracts):
        for person in range(4):
            assert sum(shares[person].points for _, shares in parts) == sheet.totals[person]
            assert sum(shares[person].deals for _, shares in parts) == len(sheet.rows)
    alone = dict(found.roles).get(Role.ALONE)
    lone = [row for row in sheet.rows if row.alone is not None]
    assert lone
    assert alone is not None
    assert sum(share.deals for share in alone) == len(lone)


def test_deals_thrown_in_are_told_with_the_next_one() -> None:
    match = scripted_deal(*REFUSED_POVERTY)
    for seed in ("a", "b"):
        match = finish_deal(match, play_deal(match, seed, healthy=1))
    rows = sheet_of(match).rows
    assert [row.voids_before for row in rows] == [1, 0]
    assert [row.position for row in rows] == [1, 2]
    assert [row.number for row in rows] == [1, 2]


def test_announcements_stand_in_their_row(match: Match) -> None:
    rows = [row for row in sheet_of(match).rows if row.calls]
    assert rows
    for row in rows:
        for person, side, _ in row.calls:
            assert row.parties[person] is side
            assert side is not Party.NONE


def test_who_sits_out_has_no_score_in_any_way_of_counting() -> None:
    match = play_match(deals=5, names=(*NAMES, "Emil"), planned=8)
    for counting in Counting:
        for row in counted(sheet_of(match), counting).scores:
            assert row.count(None) == 1
