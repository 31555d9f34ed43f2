"""Where files go, and what is said when nothing can go there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.paths import (
    Paths,
    default_paths,
    ensure_folder,
    ensure_writable,
    paths_under,
)

linux_only = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG folders")


def test_data_dir_moves_everything(tmp_path: Path) -> None:
    paths = paths_under(tmp_path / "Käse und Brot")
    for place in (paths.preferences, paths.rules, paths.history, paths.records, paths.cache):
        assert place.is_relative_to(tmp_path / "Käse und Brot")


def test_data_dir_is_fixed_when_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    paths = paths_under("mine")
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert paths.config == tmp_path / "mine" / "config"


def test_data_dir_may_start_with_the_home_folder() -> None:
    assert paths_under("~/doko").data == Path.home() / "doko" / "data"


@pytest.mark.parametrize("name", ["", "  ", "~nobody-of-that-name/doko"])
def test_data_dir_that_says_no_folder_is_refused(name: str) -> None:
    with pytest.raises(StorageError) as refused:
        paths_under(name)
    assert refused.value.notice.code is NoticeCode.FOLDER_NOT_MADE


def test_asking_for_paths_makes_no_folder(tmp_path: Path) -> None:
    paths_under(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_default_paths_are_full_and_named_after_the_program() -> None:
    paths = default_paths()
    for folder in (paths.config, paths.data, paths.cache):
        assert folder.is_absolute()
        assert "dokodesk" in folder.parts


@linux_only
def test_default_paths_follow_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "k"))
    expected = Paths(*(tmp_path / letter / "dokodesk" for letter in "cdk"))
    assert default_paths() == expected


@linux_only
@pytest.mark.parametrize("value", ["", "relative/folder"])
def test_invalid_system_folder_does_not_lead_into_the_current_one(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", value)
    assert default_paths().data == tmp_path / ".local" / "share" / "dokodesk"


@linux_only
def test_no_home_folder_at_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "nowhere")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    with pytest.raises(StorageError, match="--data-dir") as refused:
        default_paths()
    assert refused.value.notice.code is NoticeCode.NO_HOME


def test_folders_are_made_with_those_above_for_the_owner_only(tmp_path: Path) -> None:
    folder = ensure_folder(tmp_path / "a" / "b")
    assert folder.is_dir()
    if os.name == "posix":
        assert folder.stat().st_mode & 0o077 == 0


def test_folder_that_exists_is_fine(tmp_path: Path) -> None:
    assert ensure_folder(tmp_path) == tmp_path


@pytest.mark.parametrize("below", ["file", "file/folder", "null\0character"])
def test_folder_that_cannot_be_made_is_told(below: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(StorageError, match="--data-dir") as refused:
        ensure_folder(tmp_path / below)
    assert refused.value.notice.code is NoticeCode.FOLDER_NOT_MADE
    assert str(tmp_path / below) in str(refused.value)


def test_writable_folder_is_left_empty(tmp_path: Path) -> None:
    ensure_writable(tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="a folder that even root cannot fill")
def test_folder_that_takes_no_file_is_told() -> None:
    with pytest.raises(StorageError, match="/proc/self") as refused:
        ensure_writable(Path("/proc/self"))
    assert refused.value.notice.code is NoticeCode.FOLDER_NOT_WRITABLE


def test_every_folder_with_a_problem_gets_a_notice(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    paths = Paths(tmp_path / "file" / "c", tmp_path / "d", tmp_path / "file" / "k")
    assert [notice.facts["folder"] for notice in paths.problems()] == [
        str(tmp_path / "file" / "c"),
        str(tmp_path / "file" / "k"),
    ]
    assert paths_under(tmp_path / "fine").problems() == []
