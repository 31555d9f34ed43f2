"""Tables of others: what is found out, what is guessed, and how faults are told."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.records.csv_import import (
    CellProblem,
    CellTrouble,
    Column,
    ImportedRow,
    guess,
    imported,
    read_table,
)
from dokodesk.records.problems import RecordError

GERMAN = "Nr.;Datum;Jürgen;Anna;Cem;Dora;Bemerkung\n1;1.12.2026;3;-3;+3;−3;\n2;;9;-3;-3;-3;Solo\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (GERMAN.encode("utf-8"), "utf-8-sig"),
        (GERMAN.encode("utf-8-sig"), "utf-8-sig"),
        (GERMAN.replace("−", "-").encode("cp1252"), "cp1252"),
        (GERMAN.encode("utf-16"), "utf-16"),
    ],
)
def test_any_encoding_of_a_spreadsheet_is_read(data: bytes, encoding: str) -> None:
    table = read_table(data)
    assert table.encoding == encoding
    assert table.header[2] == "Jürgen"
    found = imported(table, guess(table))
    assert found.names == ("Jürgen", "Anna", "Cem", "Dora")
    assert found.rows[0] == ImportedRow((3, -3, 3, -3), day="2026-12-01")
    assert found.rows[1].scores == (9, -3, -3, -3)


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|"])
def test_the_separator_is_found_out(delimiter: str) -> None:
    table = read_table(GERMAN.replace(";", delimiter).encode())
    assert table.delimiter == delimiter
    assert len(table.header) == 7


def test_without_titles_the_columns_are_numbered() -> None:
    table = read_table(b"1,1,-1,-1\n-3,1,1,1\n")
    assert table.header == ("Column 1", "Column 2", "Column 3", "Column 4")
    assert imported(table, guess(table)).rows[1].scores == (-3, 1, 1, 1)


def test_running_totals_become_scores() -> None:
    table = read_table(b"A total,B total,C total,D total\n3,-3,3,-3\n2,-2,4,-4\n")
    assert guess(table) == (Column.TOTAL,) * 4
    assert [row.scores for row in imported(table, guess(table)).rows] == [
        (3, -3, 3, -3),
        (-1, 1, 1, -1),
    ]


def test_every_fault_is_told_and_nothing_is_taken() -> None:
    text = "Datum;Geber;A;B;C;D\n1.12.26;A;1;x;-1;-1\n31.2.26;E;1;1;-1;-1,5\n"
    table = read_table(text.encode())
    columns = (Column.DATE, Column.DEALER, *(Column.SCORE,) * 4)
    with pytest.raises(RecordError) as caught:
        imported(table, columns)
    found = [p for p in caught.value.problems if isinstance(p, CellProblem)]
    assert [(p.line, p.trouble, p.cell) for p in found] == [
        (2, CellTrouble.NUMBER, "x"),
        (3, CellTrouble.NUMBER, "-1,5"),
        (3, CellTrouble.DATE, "31.2.26"),
        (3, CellTrouble.DEALER, "E"),
    ]
    assert found[0].title == "B"


def test_one_slip_does_not_make_a_column_of_points_another_one() -> None:
    table = read_table(b"A;B;C;D\n1;1;-1;-1\n1;1;-1;?\n1;1;-1;-1\n")
    assert guess(table) == (Column.SCORE,) * 4


def test_dealers_games_and_bock_come_along() -> None:
    text = "A;B;C;D;Geber;Spielart;Bock\n1;1;-1;-1;B;Hochzeit;×2\n"
    table = read_table(text.encode())
    assert guess(table)[4:] == (Column.DEALER, Column.GAME, Column.IGNORE)
    columns = (*(Column.SCORE,) * 4, Column.DEALER, Column.GAME, Column.BOCK)
    row = imported(table, columns, games={"hochzeit": "wedding"}).rows[0]
    assert (row.dealer, row.game, row.bock) == (1, "wedding", 2)


@pytest.mark.parametrize(
    "ending",
    [
        "Summe;;6;-9;-2;5\n",
        "Gesamt:\n;;6;-9;-2;5\n",
        "Zwischensumme;;3;-3;3;-3\nEndstand;;6;-9;-2;5\n",
    ],
)
def test_the_sums_at_the_end_are_no_deal(ending: str) -> None:
    text = "Nr;Geber;Anna;Jürgen;Cem;Dora\n1;Anna;3;-3;3;-3\n2;Cem;3;-6;-5;8\n"
    table = read_table((text + ending).encode())
    found = imported(table, guess(table))
    assert found.names == ("Anna", "Jürgen", "Cem", "Dora")
    assert [row.scores for row in found.rows] == [(3, -3, 3, -3), (3, -6, -5, 8)]
    assert [row.dealer for row in found.rows] == [0, 2]


def test_a_deal_that_equals_the_sums_is_still_one() -> None:
    table = read_table(b"A;B;C;D\n1;1;-1;-1\n1;1;-1;-1\n")
    assert len(imported(table, guess(table)).rows) == 2
    table = read_table(b"Nr;A;B;C;D\n1;1;1;-1;-1\nSumme;1;1;-1;-1\n2;1;-1;1;-1\n3;2;0;0;-2\n")
    assert len(imported(table, guess(table)).rows) == 3


def test_a_name_above_the_table_is_not_its_titles() -> None:
    text = "Doppelkopf im Löwen;;;;\n30.11.2026;;;;\n\nNr;Anna;Ben;Cem;Dora\n1;3;-3;3;-3\n"
    table = read_table(text.encode())
    assert table.titled
    assert (table.header, table.lines) == (("Nr", "Anna", "Ben", "Cem", "Dora"), (5,))
    assert imported(table, guess(table)).rows[0].scores == (3, -3, 3, -3)


def test_the_word_for_totals_is_no_part_of_a_name() -> None:
    table = read_table(b"Anna Summe;Ben total;Cem;Stand\n3;-3;3;-3\n")
    columns = (Column.TOTAL,) * 4
    assert imported(table, columns).names == ("Anna", "Ben", "Cem", "Stand")


def test_a_dash_or_nothing_is_sitting_out() -> None:
    table = read_table(b"A;B;C;D;E\n1;1;-1;-1;\n-;1;-1;1;-1\n")
    rows = imported(table, (Column.SCORE,) * 5).rows
    assert [row.scores for row in rows] == [(1, 1, -1, -1, None), (None, 1, -1, 1, -1)]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no table"),
        (b"\x00\x01\x02", "no text"),
        (b"a;b\n1;2\n", ""),
        (b"only words\nand more\n", "2 to 12 columns"),
        (b"A;B\n", "no line"),
    ],
)
def test_what_is_no_sheet_is_refused(data: bytes, reason: str) -> None:
    if not reason:
        table = read_table(data)
        assert imported(table, guess(table)).names == ("a", "b")
        return
    with pytest.raises(RecordError) as caught:
        taken_in(data, reason)
    assert reason in str(caught.value)


def taken_in(data: bytes, reason: str) -> None:
    table = read_table(data)
    imported(table, guess(table) if reason != "no line" else (Column.SCORE,) * 2)


@given(st.binary(max_size=300))
def test_no_bytes_at_all_break_it(data: bytes) -> None:
    with suppress(RecordError):
        taken_in(data, "")
