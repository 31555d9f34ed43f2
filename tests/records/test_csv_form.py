from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.match import running_totals, scores_by_person
from dokodesk.records.check import Report, check_record
from dokodesk.records.csv_form import (
    CsvRow,
    CsvSheet,
    csv_text,
    read_csv,
    restored_text,
    safe_text,
    sheets_text,
)
from dokodesk.records.problems import RecordError
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
        *["number", "dealer", "contract", "compulsory", "re", "winner", "value", "bock"],
        *names,
        *[f"{name} total" for name in names],
    ]
    match = _report(text).parts[0].match
    assert match is not None
    for row, deal, totals in zip(rows[1:], match.scored, running_totals(match), strict=True):
        assert row[0] == str(deal.number)
        assert [row[2], *row[5:7]] == [
            deal.result.contract,
            deal.result.winner,
            str(deal.result.value),
        ]
        assert row[7] == str(deal.setup.bock)
        assert row[8:12] == [str(score) for score in scores_by_person(match, deal)]
        assert row[12:] == [str(total) for total in totals]


def test_who_sits_out_has_no_score_but_a_total() -> None:
    rows = _rows(golden("house_five_at_the_table"))
    assert rows[0][8:13] == ["Anna", "Ben", "Cem", "Dora", "Emil"]
    assert rows[1][1] == "Dora"
    assert rows[1][11] == ""
    assert rows[1][16] == "0"
    assert all(row[8:13].count("") == 1 for row in rows[1:])
    assert all(sum(map(int, row[13:])) == 0 for row in rows[1:])


def test_deals_alone_have_seats_instead_of_names() -> None:
    rows = _rows(FREEDOKO.read_text("utf-8"))
    assert rows[0][8:12] == ["seat 0", "seat 1", "seat 2", "seat 3"]
    assert rows[1] == "1,seat 0,aces,,4,kontra,5,1,5,5,5,-15,5,5,5,-15".split(",")
    assert len(rows) == 46


def test_void_and_unfinished_deals_have_no_scores() -> None:
    rows = _rows(MATCH)
    assert rows[1] == ["1", "Dora", "void", *[""] * 9, "0", "0", "0", "0"]
    assert rows[2] == ["1", "Dora", "", "", "", "", "", "1", "", "", "", "", "0", "0", "0", "0"]


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
    assert rows[0][8] == '\'=HYPERLINK("http://x")'


# --- reading it back ------------------------------------------------------------------------------

ODD_NAMES = ("=1+1", 'Łukasz, "Jürgen" ♣', "🦊" * 40, "'-x")


def odd_sheet() -> CsvSheet:
    return CsvSheet(
        ODD_NAMES,
        (
            CsvRow(
                number=1,
                dealer=2,
                contract="queens",
                compulsory=True,
                re=(3,),
                winner="kontra",
                value=4,
                bock=2,
                scores=(8, 8, 8, -24),
            ),
            CsvRow(number=2, scores=(None, -1, 1, 0)),
        ),
    )


def test_a_sheet_is_read_back_without_loss() -> None:
    sheets = (odd_sheet(), CsvSheet(("A", "A", "B", "B"), (odd_sheet().rows[0],)))
    assert read_csv(sheets_text(sheets)) == sheets


@pytest.mark.parametrize("name", ["ddv_tournament", "house_five_at_the_table"])
def test_a_whole_match_is_read_back(name: str) -> None:
    text = csv_text(_report(golden(name)))
    assert sheets_text(read_csv(text)) == text


@given(st.text(st.characters(exclude_characters="\r\n")))
def test_texts_come_back_from_the_spreadsheet(text: str) -> None:
    assert restored_text(safe_text(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("-24,8,8,8,-24", "-24,8,8,8,-25", 2, "the scores give -24"),
        ("8,8,8,-24,", "8,x,8,-24,", 2, "'x' is no whole number"),
        ("2,,,,,,,1,", "2,1,", 3, "columns instead of"),
        (",4,kontra", ",5,kontra", 2, "no person number 5"),
        ("number,", "nummer,", 1, "columns of a sheet"),
        ("'=1+1 total", "Anna", 1, "then their totals"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    text = sheets_text([odd_sheet()])
    assert old in text
    with pytest.raises(RecordError) as caught:
        read_csv(text.replace(old, new))
    assert caught.value.problems[0].line == line
    assert reason in caught.value.problems[0].reason
