"""Presets and profiles as one list, and rules that come from files."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from dokodesk.engine.rules import from_dict, preset, preset_names
from dokodesk.model.rules_import import read_file
from dokodesk.model.rules_model import RulesDraft
from dokodesk.model.rules_shelf import RulesShelf
from dokodesk.storage.profiles import list_profiles
from dokodesk.storage.rule_files import read_rule_file
from dokodesk.storage.rule_problems import RulesFileError

OURS = from_dict({"deck": "40"}, preset("kneipe"))
FREEDOKO = Path(__file__).parent.parent / "data" / "freedoko"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "profiles"


@pytest.fixture
def shelf(qapp: object, folder: Path) -> RulesShelf:
    del qapp
    return RulesShelf(folder)


def names(shelf: RulesShelf) -> list[str]:
    return [entry.name for entry in shelf.entries]


def test_it_holds_the_presets_first(shelf: RulesShelf, qtmodeltester: ModelTester) -> None:
    assert names(shelf) == list(preset_names())
    qtmodeltester.check(shelf)  # type: ignore[no-untyped-call] # pytest-qt has no types


def test_saving_and_saving_again(shelf: RulesShelf, folder: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shelf.profiles_changed):
        path = shelf.save_new(RulesDraft(OURS, "kneipe"), "Ours")
    assert names(shelf)[-1] == "Ours"
    assert read_rule_file(path).rules == OURS
    changed = from_dict({"pigs": "off"}, OURS)
    assert shelf.save_over(RulesDraft(changed, "kneipe", "Ours", path)) == path
    assert [profile.name for profile in list_profiles(folder)] == ["Ours"]
    assert read_rule_file(path).rules == changed


def test_what_the_program_does_not_know_stays_in_a_profile(shelf: RulesShelf, folder: Path) -> None:
    folder.mkdir()
    path = folder / "ours.yaml"
    path.write_text("doko_rules: 1\nname: Ours\npreset: kneipe\nnotes: Wednesdays\n", "utf-8")
    shelf.refresh()
    shelf.save_over(RulesDraft(OURS, "kneipe", "Ours", path))
    assert "notes: Wednesdays" in path.read_text("utf-8")
    assert read_rule_file(path).rules == OURS


@pytest.mark.parametrize("name", ["", "  ", "ours", "kneipe"])
def test_a_bad_name_is_refused(shelf: RulesShelf, name: str) -> None:
    shelf.save_new(RulesDraft(OURS, "kneipe"), "Ours")
    with pytest.raises(RulesFileError):
        shelf.save_new(RulesDraft(OURS, "kneipe"), name)
    assert len(names(shelf)) == len(preset_names()) + 1


def test_rename_copy_delete_export(shelf: RulesShelf, tmp_path: Path) -> None:
    path = shelf.save_new(RulesDraft(OURS, "kneipe"), "Ours")
    path = shelf.rename(path, "Wednesdays")
    copy = shelf.duplicate(shelf.entries[shelf.row_of(path)])
    assert names(shelf)[-2:] == ["Wednesdays", "Wednesdays 2"]
    from_preset = shelf.duplicate(shelf.entries[0])
    assert read_rule_file(from_preset).rules == preset(preset_names()[0])
    shelf.delete(copy)
    assert "Wednesdays 2" not in names(shelf)
    target = shelf.export(shelf.entries[shelf.row_of(path)], tmp_path / "out")
    assert target == tmp_path / "out.yaml"
    assert read_rule_file(target).rules == OURS
    target = shelf.export(shelf.entries[1], tmp_path / "ddv.yaml")
    assert read_rule_file(target).rules == preset("ddv_tournament")


def test_a_broken_profile_is_listed_with_what_is_wrong(shelf: RulesShelf, folder: Path) -> None:
    folder.mkdir()
    (folder / "granny.yaml").write_text(
        "doko_rules: 1\nname: Granny\npreset: kneipe\noptions:\n  pigs: maybe\n  deck: '40'\n"
    )
    (folder / "wild.yaml").write_text("[1, 2")
    shelf.refresh()
    granny, wild = shelf.entries[-2:]
    assert granny.rules == OURS
    (problem,) = granny.problems
    assert problem.say(str).startswith("line 5: pigs: maybe is not a possible value")
    assert wild.rules is None
    assert wild.problems


def test_a_plain_file_needs_no_report(tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("doko_rules: 1\nname: Ours\npreset: kneipe\noptions: {deck: '40'}\n")
    report = read_file(path)
    assert report.is_plain
    assert (report.name, report.rules, report.base) == ("Ours", OURS, "kneipe")


def test_a_file_of_freedoko_says_what_became_of_it() -> None:
    path = next(FREEDOKO.glob("*.txt"))
    report = read_file(path)
    assert report.is_freedoko
    assert not report.is_plain
    assert report.rules is not None
    assert len(report.taken) > 50
    assert report.left
    assert all(entry.why for entry in report.left)


def test_a_newer_file_can_be_used_in_part(tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    path.write_text("doko_rules: 2\nname: New\npreset: kneipe\noptions:\n  deck: '40'\n  hat: 3\n")
    report = read_file(path)
    assert report.rules == OURS
    assert [problem.key for problem in report.problems] == ["doko_rules", "hat"]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"just words", b"a: 1\n", b""])
def test_nothing_can_be_used_of_a_foreign_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.yaml"
    path.write_bytes(content)
    report = read_file(path)
    assert report.rules is None
    assert report.problems


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    report = read_file(tmp_path / "gone.yaml")
    assert report.rules is None
    assert report.problems


def test_an_imported_name_that_is_taken_gets_a_number(shelf: RulesShelf) -> None:
    shelf.take_in(OURS, "Ours", "kneipe")
    shelf.take_in(OURS, "Ours", "kneipe")
    shelf.take_in(OURS, "kneipe", "kneipe")
    assert names(shelf)[-3:] == ["kneipe 2", "Ours", "Ours 2"]
