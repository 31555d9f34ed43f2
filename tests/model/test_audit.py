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
