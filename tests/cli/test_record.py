from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dokodesk.__main__ import main
from tests.records.examples import ALONE, FREEDOKO, GOLDEN, MATCH, changed, golden

Output = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(text: str, name: str = "a.doko") -> str:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return str(path)

    return write


# --- check ----------------------------------------------------------------------------------------


def test_the_deals_of_another_program_are_right(capsys: Output) -> None:
    assert main(["record", "check", str(FREEDOKO)]) == 0
    shown = capsys.readouterr()
    assert shown.out == f"{FREEDOKO}: right (45 deals, 45 results right)\n"
    assert shown.err == ""


def test_each_file_gets_its_verdict_and_the_worst_one_counts(file: Any, capsys: Output) -> None:
    right, wrong = file(ALONE, "right.doko"), file(changed(ALONE, "value: 0", "value: 1"), "w.doko")
    cut, open_end = file(ALONE[:-5], "cut.doko"), file(MATCH, "open.doko")
    assert main(["record", "check", right, open_end]) == 0
    assert main(["record", "check", right, wrong]) == 1
    capsys.readouterr()
    assert main(["record", "check", right, wrong, cut, open_end]) == 2
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        f"{right}: right (1 deal, 1 result right)",
        f"{wrong}: NOT right (1 deal, 0 results right, 1 not right)",
        f"{cut}: no record",
        f"{open_end}: right (2 deals, 1 result right, 1 unfinished)",
    ]
    assert shown.err.splitlines() == [
        f"{wrong}: deal 1, line 1: value is 1; it should be 0",
        f"{cut}: line 1: the file is cut short: its last document is not closed with a line '...'",
    ]


def test_deals_that_could_not_be_judged_are_counted(file: Any, capsys: Output) -> None:
    broken = file(changed(golden("kneipe"), "  - 0 healthy\n", "  - 0 sing\n"))
    assert main(["record", "check", broken]) == 1
    assert "12 not judged, because an earlier deal is broken" in capsys.readouterr().out


def test_a_deal_without_a_result_is_not_wrong(file: Any, capsys: Output) -> None:
    head, _, _ = ALONE.partition("result:")
    assert main(["record", "check", file(f"{head}...\n")]) == 0
    assert "1 without a stored result" in capsys.readouterr().out


def test_the_check_for_programs(file: Any, capsys: Output) -> None:
    wrong, cut = file(changed(ALONE, "1 healthy", "1 play CA")), file("x", "x.doko")
    assert main(["record", "check", "--json", wrong, cut]) == 2
    data = json.loads(capsys.readouterr().out)
    assert not data["ok"]
    first, second = data["files"]
    assert (first["status"], first["deals"], first["right"]) == ("wrong", 1, 0)
    assert first["problems"] == [
        {
            "kind": "refused",
            "reason": "this is not possible now: reservation",
            "file": wrong,
            "deal": 1,
            "line": 1,
            "action": 2,
            "text": "1 play CA",
            "allowed": ["1 healthy", "1 reservation"],
        }
    ]
    assert second["status"] == "unreadable"
    assert second["problems"][0]["kind"] == "unreadable"
    assert main(["record", "check", "--json", str(FREEDOKO)]) == 0
    assert json.loads(capsys.readouterr().out)["files"][0]["right"] == 45


def test_json_records_can_be_checked_too(tmp_path: Path, file: Any) -> None:
    target = str(tmp_path / "a.json")
    assert main(["record", "convert", file(ALONE), target]) == 0
    assert main(["record", "check", target]) == 0


# --- score ----------------------------------------------------------------------------------------


def test_the_score_sheet(capsys: Output) -> None:
    assert main(["record", "score", str(FREEDOKO)]) == 0
    shown = capsys.readouterr().out
    first, _, _ = shown.partition("\n\n")
    assert first.splitlines() == [
        "Deal 1: dealt by seat 0, seat 1 is forehand",
        "  Said: 1 healthy, 2 healthy, 3 reservation, 0 healthy, 3 choose solo aces",
        "  trick  seat 0  seat 1  seat 2  seat 3  won by  points",
        "      1  CQ      >C10    CA      C10     seat 2      34",
        "      2  HK      H9      >HA     HA      seat 2      26",
        "      3  HQ      HJ      >H10    H10     seat 2      25",
        "      4  HQ      CA      >HK     S10     seat 2      28",
        "      5  CJ      CK      >CK     C9      seat 2      10",
        "      6  SA      DJ      >HJ     DK      seat 2      19",
        "      7  DA      SJ      >H9     S9      seat 2      13",
        "      8  SA      CQ      >CJ     C9      seat 1      16",
        "      9  DQ      >D10    D9      DK      seat 1      17",
        "     10  S10     >SQ     S9      SK      seat 0      17",
        "     11  >D9     DQ      SJ      DJ      seat 1       7",
        "     12  SK      >DA     SQ      D10     seat 1      28",
        "  Contract: aces",
        "  Re: seat 3 (0 card points, 0 tricks)",
        "  Kontra: seat 0, seat 1, seat 2 (240 card points, 12 tricks)",
        "  Winner: Kontra",
        "    game      Kontra  +1",
        "    under_90  Kontra  +1",
        "    under_60  Kontra  +1",
        "    under_30  Kontra  +1",
        "    schwarz   Kontra  +1",
        "  Value: 5",
        "  Scores: seat 0 +5, seat 1 +5, seat 2 +5, seat 3 -15",
    ]


def test_the_sheet_of_a_match_ends_with_totals(capsys: Output) -> None:
    assert main(["record", "score", str(GOLDEN / "house_bock.doko")]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(
        "Match: Anna, Ben, Cem, Dora\n\nDeal 1: dealt by Dora, Anna is forehand"
    )
    assert ", bock factor 2\n" in shown
    _, _, totals = shown.partition("Totals\n")
    points = [int(line.split()[-1]) for line in totals.splitlines()]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 0


def test_void_and_unfinished_deals_on_the_sheet(file: Any, capsys: Output) -> None:
    assert main(["record", "score", file(MATCH)]) == 0
    shown = capsys.readouterr().out
    assert "  Contract: void\n\nDeal 2 (number 1): dealt by Dora" in shown
    assert shown.endswith("  The deal is not finished.\n")


def test_a_dealer_who_sits_out_on_the_sheet(capsys: Output) -> None:
    assert main(["record", "score", str(GOLDEN / "house_five_at_the_table.doko")]) == 0
    assert "dealt by somebody who sits out, Cem is forehand" in capsys.readouterr().out


def test_what_comes_before_a_refused_action_is_shown(file: Any, capsys: Output) -> None:
    text = golden("kneipe")
    assert main(["record", "score", file(changed(text, " play ", " eat ", count=9))]) == 1
    shown = capsys.readouterr()
    assert "Deal 1: dealt by Dora" in shown.out
    assert "Deal 2: not judged" in shown.out
    assert "'eat' is not one of" in shown.err


def test_a_deal_that_cannot_be_dealt_on_the_sheet(file: Any, capsys: Output) -> None:
    assert main(["record", "score", file(changed(ALONE, "- CK CK", "- CK"))]) == 1
    assert capsys.readouterr().out == "Deal 1: cannot be dealt\n"


def test_a_wrong_result_is_told_beside_the_right_one(file: Any, capsys: Output) -> None:
    assert main(["record", "score", file(changed(ALONE, "value: 0", "value: 1"))]) == 0
    assert "value is 1; it should be 0" in capsys.readouterr().err


def test_the_score_for_programs(capsys: Output) -> None:
    assert main(["record", "score", "--json", str(GOLDEN / "house_bock.doko")]) == 0
    data = json.loads(capsys.readouterr().out)
    (part,) = data["parts"]
    assert part["players"] == ["Anna", "Ben", "Cem", "Dora"]
    assert sum(part["totals"]) == 0
    deal = part["deals"][1]
    assert (deal["deal"], deal["number"], deal["finished"]) == (2, 2, True)
    assert sum(trick["points"] for trick in deal["tricks"]) == 240
    assert deal["result"]["contract"] == "jacks"
    assert data["problems"] == []


def test_the_score_of_what_is_no_record(file: Any, capsys: Output) -> None:
    assert main(["record", "score", file("x")]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "a document opens with a line '---'" in shown.err


def test_programs_hear_of_deals_that_were_not_judged(file: Any, capsys: Output) -> None:
    text = changed(golden("kneipe"), "  - 0 healthy\n", "  - 0 sing\n")
    assert main(["record", "score", "--json", file(text)]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["parts"][0]["deals"][1] == {
        "deal": 2,
        "number": 2,
        "finished": False,
        "judged": False,
    }
    assert len(data["problems"]) == 1


# --- convert --------------------------------------------------------------------------------------


def test_converting_there_and_back(tmp_path: Path, capsys: Output) -> None:
    source = GOLDEN / "kneipe.doko"
    there, back = tmp_path / "a.JSON", tmp_path / "sub" / "b.doko"
    assert main(["record", "convert", str(source), str(there)]) == 0
    assert main(["record", "convert", str(there), str(back)]) == 0
    assert back.read_text("utf-8") == source.read_text("utf-8")
    assert capsys.readouterr().out.splitlines()[0] == f"{there}: 13 deals written"


def test_converting_to_a_table(tmp_path: Path, capsys: Output) -> None:
    target = tmp_path / "a.csv"
    source = str(GOLDEN / "kneipe.doko")
    assert main(["record", "convert", "--json", source, str(target)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "source": source,
        "target": str(target),
        "deals": 13,
    }
    assert target.read_text().startswith(
        "number,dealer,contract,compulsory,re,winner,value,bock,Anna"
    )


def test_records_that_the_rules_refuse_can_be_converted_but_not_counted(
    tmp_path: Path, file: Any, capsys: Output
) -> None:
    broken = file(changed(ALONE, "1 healthy", "1 play CA"))
    assert main(["record", "convert", broken, str(tmp_path / "a.json")]) == 0
    target = tmp_path / "a.csv"
    assert main(["record", "convert", broken, str(target)]) == 1
    assert not target.exists()
    assert f"{target} was not written" in capsys.readouterr().err


def test_the_table_has_the_right_results(tmp_path: Path, file: Any, capsys: Output) -> None:
    target = tmp_path / "a.csv"
    text = changed(golden("house_bock"), "winner: re", "winner: none")
    assert main(["record", "convert", file(text), str(target)]) == 0
    assert "winner is none; it should be re" in capsys.readouterr().err
    assert ",none," not in target.read_text()


@pytest.mark.parametrize(
    ("source", "target", "says"),
    [
        ("a.txt", "b.doko", ".txt files cannot be read; possible: .doko, .json"),
        ("a.csv", "b.doko", ".csv files cannot be read"),
        ("a.doko", "b.txt", ".txt files cannot be written; possible: .doko, .json, .csv"),
        ("a.doko", "b", "files without an ending cannot be written"),
    ],
)
def test_unknown_endings(source: str, target: str, says: str, capsys: Output) -> None:
    assert main(["record", "convert", source, target]) == 2
    assert says in capsys.readouterr().err


def test_what_cannot_be_read_or_written(tmp_path: Path, file: Any, capsys: Output) -> None:
    target = tmp_path / "a.json"
    assert main(["record", "convert", str(tmp_path / "missing.doko"), str(target)]) == 2
    assert main(["record", "convert", file("x"), str(target)]) == 2
    assert not target.exists()
    blocked = tmp_path / "file.doko" / "a.json"
    blocked.parent.write_text("in the way")
    capsys.readouterr()
    assert main(["record", "convert", file(ALONE), str(blocked)]) == 2
    assert capsys.readouterr().err.startswith("dokodesk: ")


def test_a_record_can_be_rewritten_in_place(file: Any) -> None:
    untidy = file(changed(ALONE, "players: [0, 1, 2, 3]", "players: [ 0,1,  2,3 ]"))
    assert main(["record", "convert", untidy, untidy]) == 0
    assert Path(untidy).read_text() == ALONE


def test_converting_to_a_web_page_and_to_paper(
    qapp: object, tmp_path: Path, capsys: Output
) -> None:
    # The application is that of all tests; a lesser one would stay in its place.
    source = str(GOLDEN / "kneipe.doko")
    page, paper = tmp_path / "a.html", tmp_path / "a.pdf"
    assert main(["record", "convert", source, str(page)]) == 0
    assert "<table>" in page.read_text("utf-8")
    assert "Anna" in page.read_text("utf-8")
    assert main(["record", "convert", source, str(paper)]) == 0
    assert paper.read_bytes().startswith(b"%PDF-")
    capsys.readouterr()


def test_without_a_finished_deal_there_is_no_sheet(tmp_path: Path, capsys: Output) -> None:
    source = tmp_path / "empty.doko"
    head = "---\ndoko: 1\nkind: match\nprogram: x\nrules: {preset: pagat_standard, options: {}}\n"
    source.write_text(f"{head}players: [A, B, C, D]\ndeals: 4\n...\n", "utf-8")
    target = tmp_path / "a.html"
    assert main(["record", "convert", str(source), str(target)]) == 2
    assert "no finished deal" in capsys.readouterr().err
    assert not target.exists()
