"""The preferences file in every state it can be in."""

from __future__ import annotations

import datetime as dt
import threading
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.locks import FileLock
from dokodesk.storage.preferences import (
    PREFERENCES,
    Kind,
    Preference,
    Preferences,
    PreferencesStore,
    with_value,
)

BY_KEY = pytest.mark.parametrize("preference", PREFERENCES.values(), ids=PREFERENCES.keys())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "preferences.yaml"


def write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def content(path: Path) -> dict[str, object]:
    loaded = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def another_value(preference: Preference) -> object:
    """A possible value that is not the default."""
    match preference.kind:
        case Kind.SWITCH:
            return not preference.default
        case Kind.CHOICE:
            return next(c.value for c in preference.choices if c.value != preference.default)
        case Kind.NUMBER | Kind.CHOICE_OR_NUMBER:
            assert preference.shown.numbers is not None
            return preference.shown.numbers.high
        case Kind.NAMES:
            return ("Jürgen ♣", "Łukasz", "👩‍👩‍👧", "Null")
        case Kind.ORDER:
            assert isinstance(preference.default, tuple)
            return preference.default[::-1]
        case Kind.LIST:
            return ("no", "1")
        case Kind.DESIGN | Kind.TEXT | Kind.FOLDER:
            return "true"
        case Kind.COLOR:
            return "#123456"
        case Kind.PORTRAITS:
            return ("no", "", "1", "null")


def test_without_a_file_there_are_defaults_and_nothing_is_written(path: Path) -> None:
    store = PreferencesStore(path)
    assert store.load() == (Preferences(), [])
    assert store.save(Preferences()) == []
    assert not path.parent.exists()


@BY_KEY
def test_each_preference_is_kept(preference: Preference, path: Path) -> None:
    changed = with_value(Preferences(), preference.key, another_value(preference))
    assert changed != Preferences()
    store = PreferencesStore(path)
    store.load()
    assert store.save(changed) == []
    assert PreferencesStore(path).load() == (changed, [])


@BY_KEY
@pytest.mark.parametrize("wrong", ["[1, {a: b}]", "-7.5", "2026-11-30", "!!binary aGk=", "~"])
def test_wrong_value_costs_only_itself(preference: Preference, wrong: str, path: Path) -> None:
    other = "sounds" if preference.key != "sounds" else "four_colors"
    kept = not PREFERENCES[other].default
    write(path, f"{preference.key}: {wrong}\n{other}: {str(kept).lower()}\n")
    values, (notice,) = PreferencesStore(path).load()
    assert values == with_value(Preferences(), other, kept)
    assert notice.code is NoticeCode.PREFERENCE_REPAIRED
    assert notice.facts["key"] == preference.key
    assert str(path) in str(notice)


def test_repaired_file_is_written_at_the_next_save(path: Path) -> None:
    write(path, "sort_order: [clubs, clubs]\nsounds: false\n")
    store = PreferencesStore(path)
    values, notices = store.load()
    assert len(notices) == 1
    store.save(values)
    assert PreferencesStore(path).load() == (values, [])
    assert values.sort_order == Preferences().sort_order


def test_file_of_an_earlier_version_keeps_its_values(path: Path) -> None:
    write(path, "language: de\nplay_on: double_click\nanimation_speed: off\n")
    values, notices = PreferencesStore(path).load()
    assert notices == []
    assert (values.language, values.play_on, values.animation_speed) == (
        "de",
        "double_click",
        "off",
    )


def test_unknown_keys_survive_a_save(path: Path) -> None:
    unknown = {
        "future": {"nested": [1, 2.5, None, "ü"]},
        "day": dt.date(2026, 11, 30),
        7: "a number as key",
        "data": b"\0\1",
    }
    write(path, yaml.safe_dump(unknown | {"language": "de"}))
    store = PreferencesStore(path)
    values, notices = store.load()
    assert notices == []
    store.save(with_value(values, "sounds", False))
    saved = content(path)
    assert saved | unknown == saved
    assert (saved["language"], saved["sounds"], saved["format"]) == ("de", False, 1)


def test_what_others_wrote_meanwhile_survives_a_save(path: Path) -> None:
    ours, theirs = PreferencesStore(path), PreferencesStore(path)
    first, second = ours.load()[0], theirs.load()[0]
    theirs.save(with_value(second, "language", "de"))
    write(path, path.read_text("utf-8") + "extra: 1\n")
    changed = with_value(first, "text_scale", 150)
    ours.save(changed)
    values = PreferencesStore(path).load()[0]
    assert (values.language, values.text_scale, content(path)["extra"]) == ("de", 150, 1)
    ours.save(with_value(changed, "sounds", False))
    assert PreferencesStore(path).load()[0].language == "de"


def test_both_save_when_they_save_at_once(path: Path) -> None:
    stores = [PreferencesStore(path) for _ in range(8)]
    keys = [key for key, p in PREFERENCES.items() if p.kind is Kind.SWITCH][:8]
    for store in stores:
        store.load()

    def change(store: PreferencesStore, key: str) -> None:
        store.save(with_value(Preferences(), key, not PREFERENCES[key].default))

    threads = [
        threading.Thread(target=change, args=pair) for pair in zip(stores, keys, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    values = PreferencesStore(path).load()[0]
    assert {key for key in keys if getattr(values, key) != PREFERENCES[key].default} == set(keys)


def test_held_lock_does_not_keep_changes_from_being_saved(path: Path) -> None:
    path.parent.mkdir()
    with FileLock(path.with_name(".preferences.yaml.lock")) as lock:
        assert lock.acquire()
        PreferencesStore(path).save(Preferences(language="de"))
    assert PreferencesStore(path).load()[0].language == "de"


def test_nothing_changed_means_nothing_written(path: Path) -> None:
    write(path, "# my own words\nlanguage: de\nformat: 1\n")
    before = path.read_bytes()
    store = PreferencesStore(path)
    values, _ = store.load()
    store.save(values)
    assert path.read_bytes() == before
    store.save(with_value(values, "sounds", False))
    path.unlink()
    store.save(with_value(values, "sounds", False))
    assert not path.exists()


def test_file_that_vanished_is_written_anew_in_full(path: Path) -> None:
    write(path, "language: de\n")
    store = PreferencesStore(path)
    values, _ = store.load()
    path.unlink()
    store.save(with_value(values, "sounds", False))
    assert PreferencesStore(path).load()[0] == with_value(values, "sounds", False)


BROKEN = {
    "nothing": b"",
    "list": b"- a\n- b\n",
    "plain text": b"just words",
    "open bracket": b"language: [de\n",
    "tab": b"a:\n\tb: 1\n",
    "null bytes": bytes(300),
    "cp1252": "last_folder: Jürgen\n".encode("cp1252"),
    "unknown tag": b"language: !!python/object:os.system x\n",
    "tag that does not fit": b"language: !!timestamp x\n",
    "impossible date": b"language: 2026-99-99\n",
    "nested too deeply": b"[\n" * 1_000,
    "a bomb of references": b"a: &a [x]\n" + b"b: {<<: *a}\n",
    "list as key": b"[1]: 2\n",
    "too large": b"language: de\n# " + b"x" * 200_000,
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_broken_file_is_set_aside(broken: bytes, path: Path) -> None:
    write(path, broken)
    store = PreferencesStore(path)
    values, (notice,) = store.load()
    kept = path.with_name("preferences.yaml.broken-1")
    assert values == Preferences()
    assert notice.code is NoticeCode.PREFERENCES_SET_ASIDE
    assert notice.facts["kept"] == str(kept)
    assert kept.read_bytes() == broken
    assert not path.exists()
    store.save(Preferences(language="de"))
    assert PreferencesStore(path).load() == (Preferences(language="de"), [])


def test_file_cut_short_never_stops_the_start(path: Path) -> None:
    store = PreferencesStore(path)
    store.save(Preferences(language="de", player_names=("Jürgen ♣", "", "", "")))
    whole = path.read_bytes()
    for length in [*range(1, len(whole), 37), len(whole) - 1]:
        write(path, whole[:length])
        values, notices = PreferencesStore(path).load()
        assert values.language in ("de", "system")
        assert all(str(notice) for notice in notices)
    assert (values.language, notices) == ("de", [])  # one byte short: the last line end


@given(data=st.one_of(st.binary(max_size=300), st.text(max_size=300).map(str.encode)))
def test_no_content_whatever_raises_an_error(
    data: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "preferences.yaml"
    write(path, data)
    store = PreferencesStore(path)
    values, notices = store.load()
    assert all(str(notice) for notice in notices)
    if not store.is_locked:
        changed = with_value(values, "sounds", not values.sounds)
        store.save(changed)
        assert PreferencesStore(path).load() == (changed, [])


_scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
_values = st.recursive(
    _scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(_scalars, inner, max_size=4),
    max_leaves=8,
)


@given(raw=st.dictionaries(st.sampled_from(sorted(PREFERENCES)), _values, max_size=6))
def test_no_value_whatever_raises_an_error(
    raw: dict[str, object], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "preferences.yaml"
    write(path, yaml.safe_dump(raw))
    values, notices = PreferencesStore(path).load()
    repaired = {notice.facts["key"] for notice in notices}
    for key in PREFERENCES:
        if key in repaired or key not in raw:
            assert getattr(values, key) == PREFERENCES[key].default


@pytest.mark.parametrize("version", ["999", "2", "1.5", "'999'", "1.0e+400", "9" * 50])
def test_newer_file_is_never_written(version: str, path: Path) -> None:
    write(path, f"format: {version}\nlanguage: de\ntext_scale: enormous\n")
    before = path.read_bytes()
    store = PreferencesStore(path)
    values, (notice,) = store.load()
    assert notice.code is NoticeCode.PREFERENCES_NEWER
    assert (values.language, values.text_scale) == ("de", 100)
    assert store.is_locked
    assert store.save(with_value(values, "sounds", False)) == []
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", ["0", "-5", "old", "'1'", "true", "[1]", "~", ".nan"])
def test_odd_version_counts_as_ours(version: str, path: Path) -> None:
    write(path, f"format: {version}\nlanguage: de\n")
    store = PreferencesStore(path)
    values, notices = store.load()
    assert (values.language, notices) == ("de", [])
    store.save(values)
    assert content(path)["format"] == 1


def test_file_that_became_newer_meanwhile_is_left_alone(path: Path) -> None:
    store = PreferencesStore(path)
    store.load()
    write(path, "format: 2\n")
    (notice,) = store.save(Preferences(language="de"))
    assert notice.code is NoticeCode.PREFERENCES_NEWER
    assert path.read_text("utf-8") == "format: 2\n"
    assert store.save(Preferences(language="en")) == []


def test_file_that_broke_meanwhile_is_set_aside_and_ours_written(path: Path) -> None:
    write(path, "language: de\n")
    store = PreferencesStore(path)
    values, _ = store.load()
    write(path, "]")
    (notice,) = store.save(with_value(values, "sounds", False))
    assert notice.code is NoticeCode.PREFERENCES_SET_ASIDE
    assert PreferencesStore(path).load()[0] == with_value(values, "sounds", False)


def test_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    _, (notice,) = PreferencesStore(path).load()
    assert notice.code is NoticeCode.PREFERENCES_SET_ASIDE
    assert path.with_name("preferences.yaml.broken-1").is_dir()


def test_file_in_place_of_the_folder_means_memory_only(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = PreferencesStore(tmp_path / "file" / "preferences.yaml")
    values, (notice,) = store.load()
    assert values == Preferences()
    assert notice.code is NoticeCode.PREFERENCES_STUCK
    assert store.save(Preferences(language="de")) == []


def test_failed_save_is_told_and_tried_again(path: Path) -> None:
    store = PreferencesStore(path)
    store.load()
    path.parent.touch()  # a file where the folder should be
    with pytest.raises(StorageError):
        store.save(Preferences(language="de"))
    path.parent.unlink()
    store.save(Preferences(language="de"))
    assert PreferencesStore(path).load()[0].language == "de"


def test_unknown_key_that_cannot_be_written_is_an_error_in_words(path: Path) -> None:
    write(path, "future: " + "[" * 400 + "]" * 400)
    store = PreferencesStore(path)
    values, notices = store.load()
    assert notices == []
    before = path.read_bytes()
    with pytest.raises(StorageError, match="nested too deeply"):
        store.save(with_value(values, "sounds", False))
    assert path.read_bytes() == before


def test_long_value_is_shown_short(path: Path) -> None:
    write(path, f"language: {'x' * 5000}\nsounds: {list(range(5000))}\n")
    for notice in PreferencesStore(path).load()[1]:
        assert len(str(notice)) < 400
