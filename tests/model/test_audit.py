"""What an audit finds, and what it does not complain about."""

from __future__ import annotations

from dataclasses import replace as changed

import pytest

from dokodesk.engine.rules import preset
from dokodesk.model.audit import FindingKind, audit
from dokodesk.model.hand_sheet import HandEntry, HandSheet, sheet_of_hand
from dokodesk.model.sheet import Sheet, sheet_of
from tests.helpers.matches import NAMES, play_match


def imported(*rows: tuple[int | None, ...]) -> Sheet:
    entries = tuple(HandEntry(contract="", scores=row) for row in rows)
    return sheet_of_hand(HandSheet(names=NAMES, rules=None, entries=entries))


def kinds(sheet: Sheet) -> list[tuple[FindingKind, int | None]]:
    return [(finding.kind, finding.place) for finding in audit(sheet)]


@pytest.mark.parametrize("name", ["pagat_standard", "ddv_tournament", "kneipe", "chilean_40"])
def test_a_played_match_is_right(name: str) -> None:
    for seed in (1, 2):
        assert audit(sheet_of(play_match(preset(name), seed=seed, calls=0.1))) == ()


def test_five_at_the_table_are_right() -> None:
    match = play_match(names=(*NAMES, "Emil"), planned=10, seed=3)
    assert audit(sheet_of(match)) == ()


def test_a_wrong_sum_names_the_row_and_the_person() -> None:
    sheet = imported((3, 3, -3, -3), (9, -3, -3, -4), (1, 1, -1, -1))
    found = audit(sheet)
    assert (found[0].kind, found[0].place, found[0].person) == (FindingKind.SUM, 1, 3)
    assert found[0].found == -1


def test_odd_amounts_and_parity() -> None:
    assert (FindingKind.AMOUNTS, 0) in kinds(imported((4, 2, -2, -4)))
    assert (FindingKind.PARITY, 1) in kinds(imported((3, 3, -3, -3), (2, 1, -1, -2)))


@pytest.mark.parametrize("sign", [1, -1])
def test_a_sheet_of_winners_or_losers_only_need_not_add_up(sign: int) -> None:
    rows = [(3, 3, 0, 0), (0, 0, 0, 6), (2, 2, 2, 0), (0, 0, 0, 0), (1, 0, 1, 0)]
    written = [tuple(sign * score for score in row) for row in rows]
    assert kinds(imported(*written)) == []
    slip = [*written[:2], (2 * sign, 3 * sign, 2 * sign, 0), *written[3:]]
    assert kinds(imported(*slip)) == [(FindingKind.AMOUNTS, 2)]


@pytest.mark.parametrize("name", ["chilean_40", "swiss_family"])
def test_a_slip_in_a_sheet_of_winners_only(name: str) -> None:
    sheet = sheet_of(play_match(preset(name), deals=6, seed=2))
    assert sheet.rules is not None
    assert sheet.rules.score_mode == "plus"
    place, row = next((n, r) for n, r in enumerate(sheet.rows) if r.alone is None and any(r.scores))
    partner = row.parties.index(row.parties[0], 1)
    scores = list(row.scores)
    scores[partner] = (scores[partner] or 0) + 1
    rows = [*sheet.rows]
    rows[place] = changed(row, scores=tuple(scores))
    wrong = changed(sheet, rows=tuple(rows))
    assert (FindingKind.AMOUNTS, place) in kinds(wrong)


def test_dealing_the_other_way_round_is_no_fault_where_the_rules_are_not_known() -> None:
    dealers = (3, 2, 1, 0, 3, 1, 0)
    entries = tuple(
        HandEntry(contract="normal", scores=(1, 1, -1, -1), dealer=dealer) for dealer in dealers
    )
    sheet = sheet_of_hand(HandSheet(names=NAMES, rules=None, entries=entries))
    assert kinds(sheet) == [(FindingKind.DEALER, 5)]


def test_a_total_and_a_number_that_do_not_follow() -> None:
    sheet = sheet_of(play_match(deals=4, seed=2))
    rows = [*sheet.rows]
    totals = rows[1].totals
    rows[1] = changed(rows[1], totals=(totals[0], totals[1] + 2, *totals[2:]))
    found = audit(changed(sheet, rows=tuple(rows)))
    assert [(f.kind, f.place, f.person, f.found - f.wanted) for f in found] == [
        (FindingKind.TOTAL, 1, 1, 2),
        (FindingKind.TOTAL, 2, 1, -2),
    ]
    rows = [*sheet.rows]
    rows[2] = changed(rows[2], number=4)
    assert (FindingKind.NUMBER, 2) in kinds(changed(sheet, rows=tuple(rows)))


def test_three_players_in_a_row() -> None:
    assert kinds(imported((3, -3, None, 0)))[0] == (FindingKind.PEOPLE, 0)


def test_partners_with_different_scores() -> None:
    sheet = sheet_of(play_match(deals=3, seed=2))
    row = sheet.rows[1]
    assert row.alone is None
    scores = tuple(-score if score is not None else None for score in row.scores)
    swapped = (scores[1], scores[0], scores[2], scores[3])
    rows = (sheet.rows[0], changed(row, scores=swapped), sheet.rows[2])
    wrong = changed(sheet, rows=rows)
    found = kinds(wrong)
    assert (FindingKind.TOTAL, 1) in found or (FindingKind.SIDES, 1) in found


def test_a_dealer_out_of_turn() -> None:
    sheet = sheet_of(play_match(deals=4, seed=1))
    rows = list(sheet.rows)
    rows[2] = changed(rows[2], dealer=rows[1].dealer)
    assert (FindingKind.DEALER, 2) in kinds(changed(sheet, rows=tuple(rows)))


def test_compulsory_solos_are_counted() -> None:
    rules = preset("ddv_tournament")
    solo = HandEntry(contract="queens", re=(1,), re_points=130, compulsory=True)
    hand = HandSheet(names=NAMES, rules=rules, planned=24, entries=(solo, solo))
    found = audit(sheet_of_hand(hand))
    assert [(f.kind, f.place, f.person) for f in found] == [(FindingKind.SOLO_TWICE, 1, 1)]
    plain = HandEntry(re=(0, 1), re_points=130)
    full = HandSheet(names=NAMES, rules=rules, planned=4, entries=(solo, plain, plain, plain))
    missing = [f.person for f in audit(sheet_of_hand(full)) if f.kind is FindingKind.SOLO_MISSING]
    assert missing == [0, 2, 3]


def test_too_many_deals() -> None:
    plain = HandEntry(re=(0, 1), re_points=130)
    hand = HandSheet(
        names=NAMES, rules=preset("pagat_standard"), planned=2, entries=(plain, plain, plain)
    )
    assert kinds(sheet_of_hand(hand)) == [(FindingKind.TOO_MANY, 2)]


def test_an_empty_sheet_is_right() -> None:
    assert audit(imported()) == ()
