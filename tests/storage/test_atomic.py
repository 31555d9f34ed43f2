"""Whole files or none."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.storage.atomic import read_text, set_aside, write_atomic
from dokodesk.storage.errors import NoticeCode, StorageError

posix_only = pytest.mark.skipif(os.name != "posix", reason="POSIX permissions and links")


@given(text=st.text(st.characters(exclude_categories=["Cs"])))
def test_text_comes_back_as_it_was(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("text") / "file"
    write_atomic(path, text)
    assert path.read_bytes() == text.encode()
    if not text.startswith("\ufeff"):
        assert read_text(path) == text


def test_bytes_are_written_as_they_are(tmp_path: Path) -> None:
    write_atomic(tmp_path / "file", b"\xff\r\n\0")
    assert (tmp_path / "file").read_bytes() == b"\xff\r\n\0"


def test_old_content_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    write_atomic(tmp_path / "file", "a much longer old text")
    write_atomic(tmp_path / "file", "new")
    assert {p.name: p.read_text("utf-8") for p in tmp_path.iterdir()} == {"file": "new"}


def test_missing_folders_are_made(tmp_path: Path) -> None:
    write_atomic(tmp_path / "a" / "b" / "file", "x")
    assert (tmp_path / "a" / "b" / "file").read_text("utf-8") == "x"


@posix_only
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o755])
def test_permissions_are_kept(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(mode)
    write_atomic(path, "x")
    assert stat.S_IMODE(path.stat().st_mode) == mode


@posix_only
def test_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_atomic(tmp_path / "file", "x")
    usual = (tmp_path / "usual").stat().st_mode
    assert (tmp_path / "file").stat().st_mode == usual


def test_write_protected_file_is_respected(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    with pytest.raises(StorageError) as refused:
        write_atomic(path, "new")
    assert refused.value.notice.code is NoticeCode.FILE_PROTECTED
    assert path.read_text("utf-8") == "old"
    path.chmod(0o644)


@posix_only
def test_symbolic_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "dotfiles" / "real")
    write_atomic(tmp_path / "link", "x")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "dotfiles" / "real").read_text("utf-8") == "x"


@posix_only
def test_links_in_a_circle_are_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(StorageError, match="could not be saved"):
        write_atomic(tmp_path / "a", "x")


def test_name_as_long_as_the_system_allows(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write_atomic(path, "x")
    assert path.read_text("utf-8") == "x"


@pytest.mark.parametrize("name", ["folder", "null\0character", "n" * 256])
def test_failure_leaves_no_rubbish(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    with pytest.raises(StorageError, match=r"could not be saved.*unchanged"):
        write_atomic(tmp_path / name, "x")
    assert [p.name for p in tmp_path.iterdir()] == ["folder"]


def test_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be made"):
        write_atomic(tmp_path / "file" / "below", "x")


def test_half_a_character_is_refused_before_anything_is_touched(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"U\+D83D"):
        write_atomic(tmp_path / "new" / "file", "half \ud83d")
    assert not (tmp_path / "new").exists()


def test_leftovers_of_killed_programs_go_when_they_are_old(tmp_path: Path) -> None:
    old, young = tmp_path / ".dokodesk-00ff.tmp", tmp_path / ".dokodesk-11ff.tmp"
    old.touch()
    young.touch()
    os.utime(old, (time.time() - 7200,) * 2)
    write_atomic(tmp_path / "file", "x")
    assert sorted(p.name for p in tmp_path.iterdir()) == [young.name, "file"]


def test_file_that_is_being_looked_at_is_replaced_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Windows does while a virus scanner has the file open."""
    replace, refusals = Path.replace, [PermissionError(), PermissionError()]

    def refuse_twice(self: Path, target: Path) -> Path:
        if refusals:
            raise refusals.pop()
        return replace(self, target)

    monkeypatch.setattr("dokodesk.storage.atomic._RETRY_AFTER_S", (0.0, 0.0))
    monkeypatch.setattr(Path, "replace", refuse_twice)
    write_atomic(tmp_path / "file", "first")
    write_atomic(tmp_path / "file", "second")
    refusals.extend([PermissionError(13, "in use")] * 3)
    with pytest.raises(StorageError, match="in use"):
        write_atomic(tmp_path / "file", "third")
    assert {p.name: p.read_text("utf-8") for p in tmp_path.iterdir()} == {"file": "second"}


def test_mark_of_some_editors_is_not_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\xef\xbb\xbfKarlchen\r\n")
    assert read_text(tmp_path / "file") == "Karlchen\r\n"


def test_missing_file_is_its_own_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "file")


def test_text_in_another_encoding_is_told_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes("Jürgen".encode("cp1252"))
    with pytest.raises(StorageError, match="no UTF-8 text from byte 2 on"):
        read_text(tmp_path / "file")


@pytest.mark.parametrize("name", ["", "null\0character"])
def test_what_is_no_file_is_told(name: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be read"):
        read_text(tmp_path / name)


def test_file_beyond_its_limit_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * 1001)
    assert len(read_text(tmp_path / "file", limit=1001)) == 1001
    with pytest.raises(StorageError, match="larger than 1,000 bytes"):
        read_text(tmp_path / "file", limit=1000)


def test_broken_files_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    for content in ("one", "two"):
        path.write_text(content, encoding="utf-8")
        set_aside(path)
    assert {p.name: p.read_text("utf-8") for p in tmp_path.iterdir()} == {
        "file.yaml.broken-1": "one",
        "file.yaml.broken-2": "two",
    }
