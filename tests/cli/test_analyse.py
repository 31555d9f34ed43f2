"""``dokodesk analyse``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dokodesk.__main__ import main

RECORD = Path(__file__).parent.parent / "data" / "golden" / "pagat_standard.doko"


@pytest.fixture
def one_deal(tmp_path: Path) -> Path:
    """A record of the first deal alone."""
    text = RECORD.read_text("utf-8")
    match, first, *_ = text.split("...\n")
    path = tmp_path / "Eins für uns.doko"
    path.write_text(f"{match}...\n{first}...\n", "utf-8")
    return path


def test_tells_what_a_decision_cost(one_deal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(one_deal), "--worlds", "30"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Deal 1: ")
    assert "points lost by what could be known: S " in out
    assert "better" in out


def test_json_has_every_decision(one_deal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(one_deal), "--worlds", "20", "--seat", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    (deal,) = data["deals"]
    assert deal["number"] == 1
    assert {verdict["seat"] for verdict in deal["verdicts"]} == {1}
    assert {"cost", "error", "open_cost", "grade", "best", "action"} <= set(deal["verdicts"][0])
    assert set(deal["lost"]) == {"1"}


def test_no_record_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.doko"
    path.write_bytes(b"\xff\x00 no")
    assert main(["analyse", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_too_few_worlds_are_refused(one_deal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(one_deal), "--worlds", "1"]) == 2
    assert "--worlds" in capsys.readouterr().err
