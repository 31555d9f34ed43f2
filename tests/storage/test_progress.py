"""Learning progress: kept, shared by two windows, safe from damage and newer programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokodesk.storage.progress import LessonProgress, Progress, ProgressStore


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "learning.yaml"
    ProgressStore(path).save("fox", LessonProgress(2, 1, 3))
    progress, notices = ProgressStore(path).load()
    assert notices == []
    assert progress.of("fox") == LessonProgress(2, 1, 3)
    assert progress.of("unknown") == LessonProgress()


def test_two_windows_do_not_undo_each_other(tmp_path: Path) -> None:
    path = tmp_path / "learning.yaml"
    first, second = ProgressStore(path), ProgressStore(path)
    first.load()
    second.load()
    first.save("fox", LessonProgress(1, 0))
    second.save("aces", LessonProgress(1, 2))
    progress, _ = ProgressStore(path).load()
    assert progress.of("fox").times == 1
    assert progress.of("aces").faults == 2


def test_unknown_keys_survive(tmp_path: Path) -> None:
    path = tmp_path / "learning.yaml"
    path.write_text("dokodesk_progress: 1\nmedals: [gold]\n")
    ProgressStore(path).save("fox", LessonProgress(1))
    assert "gold" in path.read_text()


@pytest.mark.parametrize("text", ["[", "- a", "\x00\x01", "lessons: {fox: {times: [}"])
def test_a_broken_file_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "learning.yaml"
    path.write_text(text)
    store = ProgressStore(path)
    progress, notices = store.load()
    assert progress == Progress()
    assert len(notices) == 1
    assert (tmp_path / "learning.yaml.broken-1").read_text() == text
    store.save("fox", LessonProgress(1))
    assert ProgressStore(path).load()[0].of("fox").times == 1


@pytest.mark.parametrize("value", ["-3", "x", "true", "99999999999", "[1]", "2.5"])
def test_strange_numbers_do_no_harm(tmp_path: Path, value: str) -> None:
    path = tmp_path / "learning.yaml"
    path.write_text(f"dokodesk_progress: 1\nlessons: {{fox: {{times: {value}, at: {value}}}}}\n")
    progress, _ = ProgressStore(path).load()
    assert 0 <= progress.of("fox").times <= 10_000


def test_the_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "learning.yaml"
    path.write_text("dokodesk_progress: 2\nlessons: {fox: {times: 4}}\n")
    store = ProgressStore(path)
    assert store.load()[0].of("fox").times == 4
    before = path.read_bytes()
    store.save("fox", LessonProgress(9))
    assert path.read_bytes() == before


def test_without_a_path_nothing_is_written() -> None:
    store = ProgressStore(None)
    assert store.save("fox", LessonProgress(1)) == []
    assert store.load()[0] == Progress()
