from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.match import running_totals, scores_by_person
from dokodesk.records.check import Report, check_record
from dokodesk.records.csv_form import csv_text, safe_text
from dokodesk.records.reader import read_record
from tests.records.examples import ALONE, FREEDOKO, MATCH, changed, golden


def _report(text: str) -> Report:
    return check_record(read_record(text.encode()))


def _rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(csv_text(_report(text)), newline="")))


def test_a_row_for_each_deal_with_scores_and_totals() -> None:
    text = golden("ddv_tournament")
    rows = _rows(text)
    names = ["Anna", "Ben", "Cem", "Dora"]
    assert rows[0] == [
        *["number", "dealer", "contract", "winner", "value"],
        *names,
        *[f"{name} total" for name in names],
    ]
    match = _report(text).parts[0].match
    assert match is not None
    for row, deal, totals in zip(rows[1:], match.scored, running_totals(match), strict=True):
        assert row[0] == str(deal.number)
        assert row[2:5] == [deal.result.contract, deal.result.winner, str(deal.result.value)]
        assert row[5:9] == [str(score) for score in scores_by_person(match, deal)]
        assert row[9:] == [str(total) for total in totals]


def test_who_sits_out_has_no_score_but_a_total() -> None:
    rows = _rows(golden("house_five_at_the_table"))
    assert rows[0][5:10] == ["Anna", "Ben", "Cem", "Dora", "Emil"]
    assert rows[1][1] == "Dora"
    assert rows[1][8] == ""
    assert rows[1][13] == "0"
    assert all(row[5:10].count("") == 1 for row in rows[1:])
    assert all(sum(map(int, row[10:])) == 0 for row in rows[1:])


def test_deals_alone_have_seats_instead_of_names() -> None:
    rows = _rows(FREEDOKO.read_text("utf-8"))
    assert rows[0][5:9] == ["seat 0", "seat 1", "seat 2", "seat 3"]
    assert rows[1] == "1,seat 0,aces,kontra,5,5,5,5,-15,5,5,5,-15".split(",")
    assert len(rows) == 46


def test_void_and_unfinished_deals_have_no_scores() -> None:
    rows = _rows(MATCH)
    assert rows[1] == ["1", "Dora", "void", "", "", "", "", "", "", "0", "0", "0", "0"]
    assert rows[2] == ["1", "Dora", "", "", "", "", "", "", "", "0", "0", "0", "0"]


def test_a_dealer_who_sits_out_of_a_deal_alone_is_nobody() -> None:
    rows = _rows(changed(ALONE, "dealer: 3", "dealer: out\nforehand: 0"))
    assert rows[1][:3] == ["1", "", "void"]


def test_each_match_of_a_file_is_a_table_of_its_own() -> None:
    head, _, _ = MATCH.rpartition("---\n")
    rows = _rows(head + MATCH)
    assert [row[:1] for row in rows] == [["number"], ["1"], [], ["number"], ["1"], ["1"]]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("  =1", "'  =1"),
        ("\t=1", "'\t=1"),
        ("\r\n=1", "'  =1"),
        ("1 = 1", "1 = 1"),
        ("", ""),
    ],
)
def test_no_text_is_a_formula(text: str, shown: str) -> None:
    assert safe_text(text) == shown


@given(st.text())
def test_no_text_at_all_is_a_formula(text: str) -> None:
    safe = safe_text(text)
    assert not safe.lstrip(" \t\r\n").startswith(("=", "+", "-", "@"))
    assert "\n" not in safe


def test_names_that_look_like_formulas_are_defused() -> None:
    rows = _rows(changed(MATCH, "Anna", "'=HYPERLINK(\"http://x\")'"))
    assert rows[0][5] == '\'=HYPERLINK("http://x")'
