from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.actions import Word
from dokodesk.engine.match import running_totals, scores_by_person
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line
from dokodesk.records.check import Report, check_record
from dokodesk.records.csv_cells import kept_text
from dokodesk.records.csv_form import (
    MORE,
    CsvCall,
    CsvRow,
    CsvSheet,
    csv_text,
    is_ours,
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


def _all_rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(csv_text(_report(text)), newline="")))


def _rows(text: str) -> list[list[str]]:
    """Without the columns after the totals."""
    return [row[: -len(MORE)] for row in _all_rows(text)]


def _more(text: str) -> list[dict[str, str]]:
    """The columns after the totals, by their titles."""
    rows = [row for row in _all_rows(text) if row and row[0] != "number"]
    return [dict(zip(MORE, row[-len(MORE) :], strict=True)) for row in rows]


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


def test_who_announced_what_and_when_stands_in_the_row() -> None:
    text = golden("chilean_40") + golden("ddv_tournament")
    told = 0
    for report, row in zip(_report(text).deals, _more(text), strict=True):
        assert report.state is not None
        actions = report.deal.actions
        spoken = [
            f"{int(action[0]) + 1}:{action[7:]}@{sum(' play ' in each for each in actions[:place])}"
            for place, action in enumerate(actions)
            if action[1:].startswith(" call ")
        ]
        assert all(made.valid for made in report.state.game.calls)
        assert row["calls"].split() == spoken
        told += len(spoken)
    assert told > 5


def test_points_tricks_and_reasons_stand_in_the_row() -> None:
    text = golden("ddv_tournament")
    for report, row in zip(_report(text).deals, _more(text), strict=True):
        result = report.result
        assert result is not None
        points = {"re": row["re points"], "kontra": row["kontra points"]}
        assert points == {side: str(each) for side, each in result["card_points"].items()}
        assert row["re tricks"] == str(result["tricks"]["re"])
        assert row["reasons"].split() == [
            f"{line['reason']}:{line['side']}:{line['points']}" for line in result["lines"]
        ]


def test_what_is_known_of_the_match_stands_in_its_first_row() -> None:
    text = changed(
        golden("house_five_at_the_table"),
        "deals:",
        "started: 2026-11-30T19:05:00Z\ntags: [club, 'final, last']\nnote: '=A1'\ndeals:",
    )
    first, *others = _more(text)
    assert first["begun"] == "2026-11-30T19:05:00Z"
    assert first["note"] == "'=A1"
    assert first["tags"] == "club, final, last"
    assert first["rules"]
    assert first["planned"]
    facts = MORE[MORE.index("rules") :]
    assert all(not row[fact] for row in others for fact in facts)


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
                day="2026-11-30",
                seats=(2, 3, 0, 1),
                calls=(
                    CsvCall(Word.RE, Party.RE, 3, 0),
                    CsvCall(Word.NO90, Party.KONTRA, 3, 17),
                    CsvCall(Word.KONTRA, Party.KONTRA),
                    CsvCall(Word.PREDICT_SCHWARZ, Party.KONTRA),
                ),
                card_points=(101, 139),
                tricks=(4, 8),
                lines=(Line("game", Party.KONTRA, 1), Line("cap", Party.RE, -2)),
                code="K3V9-ABCD-EFGH",
            ),
            CsvRow(number=2, scores=(None, -1, 1, 0)),
        ),
        rules="K-V610-2EP",
        title='-1 "x", y',
        begun="2026-11-30T19:05:00Z",
        planned=24,
        level="strong, =x",
        tags=("-a", "b c", "ü"),
        note='=2\nzwei; "drei",\n\n+vier',
    )


def test_a_sheet_is_read_back_without_loss() -> None:
    sheets = (odd_sheet(), CsvSheet(("A", "A", "B", "B"), (odd_sheet().rows[0],)))
    assert read_csv(sheets_text(sheets)) == sheets
    nothing_played = (CsvSheet(ODD_NAMES, (), note="to come"), CsvSheet(ODD_NAMES, ()))
    assert read_csv(sheets_text(nothing_played)) == nothing_played


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_a_table_that_a_spreadsheet_wrote_anew_is_read_back(delimiter: str) -> None:
    """With another delimiter, all tables as wide as the widest, and lines ending otherwise."""
    sheets = (
        CsvSheet(("A", "B", "C", "D", "E"), (CsvRow(number=1, scores=(0,) * 5),)),
        odd_sheet(),
    )
    rows = list(csv.reader(io.StringIO(sheets_text(sheets), newline="")))
    widest = max(map(len, rows))
    file = io.StringIO()
    writer = csv.writer(file, delimiter=delimiter, lineterminator="\n")
    writer.writerows([*row, *[""] * (widest - len(row))] for row in rows)
    assert is_ours(file.getvalue())
    assert read_csv(f"\ufeff{file.getvalue()}") == sheets


OLD = """\
number,dealer,contract,compulsory,re,winner,value,bock,Anna,"Jürgen, ♣",'=1+1,Dora,\
Anna total,"Jürgen, ♣ total",'=1+1 total,Dora total
1,Dora,normal,,1 3,re,2,1,2,-2,2,-2,2,-2,2,-2
2,Anna,void,,,,,,,,,,2,-2,2,-2
2,Anna,queens,yes,3,kontra,1,2,2,2,-6,2,4,0,-4,0
"""


def test_a_table_of_an_older_version_is_still_read() -> None:
    (sheet,) = read_csv(OLD)
    assert sheet.names == ("Anna", "Jürgen, ♣", "=1+1", "Dora")
    assert [row.contract for row in sheet.rows] == ["normal", "void", "queens"]
    assert sheet.rows[2] == CsvRow(
        number=2,
        dealer=0,
        contract="queens",
        compulsory=True,
        re=(2,),
        winner="kontra",
        value=1,
        bock=2,
        scores=(2, 2, -6, 2),
    )
    assert sheet == CsvSheet(sheet.names, sheet.rows)


@pytest.mark.parametrize("name", ["ddv_tournament", "house_five_at_the_table"])
def test_a_whole_match_is_read_back(name: str) -> None:
    text = csv_text(_report(golden(name)))
    assert sheets_text(read_csv(text)) == text


@given(st.text(st.characters(exclude_characters="\r\n")))
def test_texts_come_back_from_the_spreadsheet(text: str) -> None:
    assert restored_text(safe_text(text)) == text


@given(st.text(st.characters(exclude_characters="\r")))
def test_notes_keep_their_lines_and_are_no_formula(text: str) -> None:
    safe = kept_text(text)
    assert restored_text(safe) == text
    assert not safe.startswith(("=", "+", "-", "@", "\t", "\n", "|", "%"))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("-24,8,8,8,-24", "-24,8,8,8,-25", 2, "the scores give -24"),
        ("8,8,8,-24,", "8,x,8,-24,", 2, "'x' is no whole number"),
        ("2,,,,,,,1,", "2,1,", 6, "columns instead of"),
        (",4,kontra,4", ",4,nobody,4", 2, "'nobody' is no side"),
        ("queens,yes", "'=queens,yes", 2, "no game '=queens'"),
        ("4:re@0", "4:roar@0", 2, "'4:roar@0' is no announcement"),
        ("4:re@0", "5:re@0", 2, "'5:re@0' is no announcement"),
        ("kontra:predict_schwarz", "predict_schwarz", 2, "is no announcement"),
        ("game:kontra:1", "game:1", 2, "'game:1' is no score line"),
        ("K-V610-2EP", "K-V610-2EQ", 2, "no code of rules"),
        ("2026-11-30T", "long ago ", 2, "is no time"),
        ("3 4 1 2", "3 4 1 0", 2, "no person number 0"),
        ("3 4 1 2", "3 4 1 3", 2, "somebody stands twice in '3 4 1 3'"),
        ("kontra,4,2,", "kontra,4,0,", 2, "0 is less than 1"),
        (",24,", ",0,", 2, "0 is less than 1"),
        ("kontra,4,2,", "kontra,9999999999,2,", 2, "no whole number"),
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
