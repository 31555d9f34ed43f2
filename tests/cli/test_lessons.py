"""``dokodesk lessons``: what a person sees who writes one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dokodesk.cli.main import run_command

ROOT = Path(__file__).parents[2]


def example() -> str:
    """The lesson in the guide."""
    text = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    found = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_of_the_guide_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(example(), "utf-8")
    assert run_command(["lessons", "check", str(path)]) == 0
    assert "everything works" in capsys.readouterr().out


def test_faults_are_told_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(example().replace("you: HQ C9", "you: HQ CX"), "utf-8")
    assert run_command(["lessons", "check", str(path)]) == 1
    line = next(
        number for number, text in enumerate(path.read_text().splitlines(), 1) if "CX" in text
    )
    told = capsys.readouterr().err
    assert f"{path}:{line}: 'CX' is no card" in told


def test_a_wrong_way_that_wins_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(example().replace("wrong: [[HQ]]", "wrong: [[C9]]"), "utf-8")
    assert run_command(["lessons", "check", str(path)]) == 1
    assert "can still reach the goal" in capsys.readouterr().err


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["lessons", "check", str(tmp_path / "none.yaml")]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_a_broken_lesson_is_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("title: [", "utf-8")
    assert run_command(["lessons", "preview", str(path)]) == 1
    assert "no YAML" in capsys.readouterr().err


def test_the_course_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["lessons", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20
    assert any(line.startswith("fox ") for line in lines)
