"""Record files as the window shows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokodesk.engine.match import totals
from dokodesk.model.record_file import RecordError, open_record

SAMPLES = Path(__file__).resolve().parent.parent / "data"

ALONE = """\
---
doko: 1
kind: deal
number: 1
players: [0, 1, 2, 3]
rules: {preset: pagat_standard, options: {}}
dealer: 3
hands:
  - D9 D9 DK CA CA C10 C10 SA SA S10 S10 HK
  - CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ
  - H10 H10 HJ HJ DJ DJ DA DA D10 D10 DK HA
  - CK CK C9 C9 SK SK S9 S9 HA HK H9 H9
actions:
  - 0 reservation
  - 1 healthy
  - 2 healthy
  - 3 healthy
  - 0 choose poverty
  - 0 lay D9 D9 DK
  - 1 decline
  - 2 decline
  - 3 decline
...
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "Jürgen ♣.doko"
    path.write_text(text, "utf-8")
    return path


def test_a_deal_that_stands_alone_is_a_match_of_one(tmp_path: Path) -> None:
    file = open_record(write(tmp_path, ALONE))
    assert file.problems == ()
    assert (file.deals, len(file.matches)) == (1, 1)
    assert file.matches[0].deals[0].void
    assert totals(file.matches[0]) == (0, 0, 0, 0)


def test_a_file_cut_short_is_refused_and_says_so(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cut short"):
        open_record(write(tmp_path, ALONE.removesuffix("...\n")))


def test_a_forbidden_action_is_told_with_its_place(tmp_path: Path) -> None:
    file = open_record(write(tmp_path, ALONE.replace("1 decline", "2 decline")))
    assert len(file.problems) == 1
    assert "deal 1, action 7" in str(file.problems[0])
    assert file.matches == ()


def test_a_missing_file_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError):
        open_record(tmp_path / "nothing.doko")
