"""No room on the disk, whatever is written; a clock that goes backwards."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from dokodesk.engine.rules import preset
from dokodesk.storage import atomic
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History
from dokodesk.storage.preferences import PreferencesStore, with_value
from dokodesk.storage.profiles import save_profile
from dokodesk.storage.progress import LessonProgress, ProgressStore
from dokodesk.storage.rule_files import RuleFile
from tests.storage.history_samples import MATCH, store_match


def no_room(*_arguments: object, **_words: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def save_preferences(folder: Path, number: int) -> None:
    store = PreferencesStore(folder / "preferences.yaml")
    values, _ = store.load()
    store.save(with_value(values, "last_folder", f"/{number}"))


def save_progress(folder: Path, number: int) -> None:
    notices = ProgressStore(folder / "progress.yaml").save("01_trick", LessonProgress(number))
    if notices:
        raise AssertionError(str(notices[0]))


def save_rules(folder: Path, number: int) -> None:
    file = RuleFile(name="Runde", preset="kneipe", rules=preset("kneipe"))
    path = folder / "Runde.yaml"
    if number == 1:
        assert save_profile(folder, file).name == path.name
    else:
        save_profile(
            folder, RuleFile(name="Runde", preset="kneipe", rules=preset("ddv_tournament")), path
        )


def save_export(folder: Path, number: int) -> None:
    atomic.write_atomic(folder / "sheet.csv", f"sheet {number}\n" * 1000)


SAVERS = (save_preferences, save_progress, save_rules, save_export)


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and not path.name.endswith(".lock")
    }


@pytest.mark.parametrize("save", SAVERS)
def test_a_full_disk_leaves_every_file_as_it_was(
    save: Callable[[Path, int], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, 1)
    before = content(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(atomic, "_write", no_room)
        with pytest.raises((StorageError, AssertionError), match="no room left"):
            save(tmp_path, 2)
    assert content(tmp_path) == before
    save(tmp_path, 2)
    assert content(tmp_path).keys() == before.keys()
    assert content(tmp_path) != before


@pytest.mark.parametrize("save", SAVERS)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_at_the_last_moment_leaves_nothing_behind(
    save: Callable[[Path, int], None],
    step: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    save(tmp_path, 1)
    before = content(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync" if step == "fsync" else "pathlib.Path.replace", no_room)
        with pytest.raises((StorageError, AssertionError), match="no room left"):
            save(tmp_path, 2)
    assert content(tmp_path) == before


def test_a_clock_set_back_loses_no_match(tmp_path: Path) -> None:
    """A match begun after the clock went back is stored, listed and gone on with all the same."""
    history = History(tmp_path / "history.db")
    assert history.open() == []
    store_match(history)
    earlier = replace(MATCH, started="1999-01-01T00:00:00Z")
    number = history.create_match(earlier)
    assert number in {line.id for line in history.matches()}
    history.close()
    history = History(tmp_path / "history.db")
    assert history.open() == []
    running = history.running_match()
    assert running is not None
    assert running.id == number
    history.close()
