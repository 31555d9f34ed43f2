"""The folder of rule profiles."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.rules import Rules, from_dict, preset
from dokodesk.storage.errors import StorageError
from dokodesk.storage.profiles import (
    delete_profile,
    duplicate_profile,
    export_profile,
    find_profile,
    import_profile,
    list_profiles,
    rename_profile,
    save_profile,
)
from dokodesk.storage.rule_files import RuleFile, RulesFileError, read_rule_file

SAMPLES = Path(__file__).parent.parent / "data" / "freedoko"
KNEIPE = preset("kneipe")


def names(folder: Path) -> list[str]:
    return [profile.name for profile in list_profiles(folder)]


def test_save_and_list(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    assert list_profiles(folder) == ()
    save_profile(folder, RuleFile("Stammtisch", KNEIPE))
    save_profile(folder, RuleFile("anna", Rules()))
    (folder / "notes.txt").write_text("no profile")
    assert names(folder) == ["anna", "Stammtisch"]
    found = find_profile(folder, "STAMMTISCH")
    assert found.file is not None
    assert found.file.rules == KNEIPE
    assert found.problems == ()
    with pytest.raises(RulesFileError, match="no profile"):
        find_profile(folder, "Ben")


def test_broken_profiles_are_listed_with_their_problems(tmp_path: Path) -> None:
    (tmp_path / "half.yaml").write_text("doko_rules: 1\noptions: {bock: 7}\n")
    (tmp_path / "none.yaml").write_text("- 1\n")
    half, none = list_profiles(tmp_path)
    assert half.file is not None
    assert len(half.problems) == 1
    assert none.file is None
    assert none.name == "none"
    assert len(none.problems) == 1


def test_a_profile_is_replaced_only_on_request(tmp_path: Path) -> None:
    path = save_profile(tmp_path, RuleFile("Stammtisch", KNEIPE))
    with pytest.raises(RulesFileError, match="already"):
        save_profile(tmp_path, RuleFile("stammTISCH ", Rules()))
    assert save_profile(tmp_path, RuleFile("Stammtisch", Rules()), path) == path
    assert read_rule_file(path).rules == Rules()


@pytest.mark.parametrize("name", ["", "   ", "\n", "kneipe", "Kneipe"])
def test_names_that_are_not_possible(name: str, tmp_path: Path) -> None:
    with pytest.raises(RulesFileError):
        save_profile(tmp_path, RuleFile(name, Rules()))
    path = save_profile(tmp_path, RuleFile("x", Rules()))
    with pytest.raises(RulesFileError):
        rename_profile(path, name)
    assert names(tmp_path) == ["x"]


@given(st.lists(st.text(min_size=1), min_size=1, max_size=6))
def test_any_names_can_be_saved(
    tmp_path_factory: pytest.TempPathFactory, wanted: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("profiles")
    saved: list[str] = []
    for name in wanted:
        try:
            path = save_profile(folder, RuleFile(name, Rules()))
        except RulesFileError:
            continue
        assert path.parent == folder
        assert len(path.name.encode()) <= 140
        saved.append(read_rule_file(path).name)
    assert sorted(names(folder)) == sorted(saved)


@pytest.mark.parametrize("name", ["../up", "a/b", "CON", "..", "~", "a:b*c?", "Zur Öse", "C:\\x"])
def test_file_names_are_harmless(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    path = save_profile(folder, RuleFile(name, Rules()))
    assert path.parent == folder
    assert [entry.name for entry in tmp_path.iterdir()] == ["rules"]
    assert not set(path.stem) & set('/\\:*?"<>|.')
    assert path.stem.casefold() != "con"
    assert names(folder) == [name]


def test_different_names_with_the_same_file_name(tmp_path: Path) -> None:
    first = save_profile(tmp_path, RuleFile("a/b", Rules()))
    second = save_profile(tmp_path, RuleFile("a?b", KNEIPE))
    assert first != second
    assert names(tmp_path) == ["a/b", "a?b"]


def test_rename(tmp_path: Path) -> None:
    path = save_profile(tmp_path, RuleFile("Alt", KNEIPE))
    renamed = rename_profile(path, "Neu")
    assert names(tmp_path) == ["Neu"]
    assert not path.exists()
    assert renamed.stem == "Neu"
    again = rename_profile(renamed, "NEU")
    assert again == renamed
    assert names(tmp_path) == ["NEU"]
    save_profile(tmp_path, RuleFile("Dritte", Rules()))
    with pytest.raises(RulesFileError, match="already"):
        rename_profile(again, "dritte")


def test_duplicate(tmp_path: Path) -> None:
    path = save_profile(tmp_path, RuleFile("Runde", KNEIPE))
    copy = duplicate_profile(path)
    duplicate_profile(path)
    assert names(tmp_path) == ["Runde", "Runde 2", "Runde 3"]
    assert read_rule_file(copy).rules == KNEIPE
    with pytest.raises(RulesFileError, match="already"):
        duplicate_profile(path, "runde 2")


def test_duplicates_of_the_longest_name(tmp_path: Path) -> None:
    path = save_profile(tmp_path, RuleFile("n" * 60, KNEIPE))
    duplicate_profile(path)
    duplicate_profile(path)
    assert len(names(tmp_path)) == len(set(names(tmp_path))) == 3


def test_delete(tmp_path: Path) -> None:
    path = save_profile(tmp_path, RuleFile("Runde", KNEIPE))
    delete_profile(path)
    delete_profile(path)
    assert names(tmp_path) == []
    (tmp_path / "folder.yaml").mkdir()
    with pytest.raises(StorageError):
        delete_profile(tmp_path / "folder.yaml")


def test_import_and_export(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    path = save_profile(folder, RuleFile("Runde", KNEIPE))
    target = tmp_path / "out.yaml"
    export_profile(path, target)
    export_profile(path, target)
    imported = import_profile(folder, target)
    assert names(folder) == ["Runde", "Runde 2"]
    assert read_rule_file(imported).rules == KNEIPE
    target.write_text("doko_rules: 1\noptions: {x: 1}\n")
    with pytest.raises(RulesFileError, match=r"out.yaml: line 2: x"):
        import_profile(folder, target)
    assert len(names(folder)) == 2
    import_profile(folder, SAMPLES / "rules.txt")
    assert "rules" in names(folder)


def test_a_preset_name_gets_a_number_on_import(tmp_path: Path) -> None:
    source = tmp_path / "kneipe.yaml"
    source.write_text("doko_rules: 1\npreset: kneipe\n")
    import_profile(tmp_path / "rules", source)
    assert names(tmp_path / "rules") == ["kneipe 2"]


def test_broken_freedoko_files_are_not_imported(tmp_path: Path) -> None:
    source = tmp_path / "rules.txt"
    source.write_text("# FreeDoko rules\nbock = maybe\n")
    with pytest.raises(RulesFileError, match="line 2"):
        import_profile(tmp_path / "rules", source)


def test_newer_profiles_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    path.write_text("doko_rules: 2\nname: New\n")
    for change in (
        lambda: rename_profile(path, "other"),
        lambda: save_profile(tmp_path, RuleFile("New", Rules()), path),
        lambda: duplicate_profile(path),
        lambda: export_profile(path, tmp_path / "out.txt"),
    ):
        with pytest.raises(RulesFileError, match="newer version"):
            change()
    assert path.read_text() == "doko_rules: 2\nname: New\n"
    assert names(tmp_path) == ["New"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StorageError):
            save_profile(tmp_path, RuleFile("x", Rules()))
    finally:
        tmp_path.chmod(0o700)


def test_problems_of_a_read_profile_are_not_written(tmp_path: Path) -> None:
    (tmp_path / "half.yaml").write_text("doko_rules: 1\noptions: {bock: 7, later_option: 3}\n")
    (half,) = list_profiles(tmp_path)
    assert half.file is not None
    path = save_profile(tmp_path, half.file, half.path)
    file = read_rule_file(path, lenient=True)
    assert file.kept_options == {"later_option": 3}
    assert file.rules == from_dict({})
