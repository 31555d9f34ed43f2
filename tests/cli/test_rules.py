"""``dokodesk rules`` as people and programs use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dokodesk.cli.main import run_command
from dokodesk.engine.rules import Rules, code, from_dict, preset, preset_names, to_dict
from dokodesk.storage.profiles import save_profile
from dokodesk.storage.rule_files import RuleFile

FREEDOKO = Path(__file__).parent.parent / "data" / "freedoko" / "rules.txt"


class Shell:
    """Calls the command as the program does."""

    def __init__(self, data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data_dir = data_dir
        self._capsys = capsys
        self.out = ""
        self.err = ""

    def __call__(self, *words: str) -> int:
        status = run_command(["rules", *words, "--data-dir", str(self.data_dir)])
        self.out, self.err = self._capsys.readouterr()
        return status

    def json(self, *words: str) -> Any:
        self(*words, "--json")
        return json.loads(self.out)


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path / "home", capsys)


@pytest.fixture
def profiles(shell: Shell) -> Path:
    return shell.data_dir / "config" / "rules"


def test_list(shell: Shell, profiles: Path) -> None:
    assert shell("list") == 0
    assert all(name in shell.out for name in preset_names())
    assert "profiles" not in shell.out
    save_profile(profiles, RuleFile("Stammtisch", preset("kneipe")))
    (profiles / "broken.yaml").write_text("- 1")
    assert shell("list") == 0
    assert "Stammtisch" in shell.out
    assert "needs repair" in shell.out
    found = shell.json("list")
    assert [entry["name"] for entry in found["presets"]] == list(preset_names())
    assert [bool(entry["problems"]) for entry in found["profiles"]] == [True, False]


def test_show_in_plain_words(shell: Shell) -> None:
    assert shell("show", "kneipe") == 0
    assert "The second ♥10 beats the first, except in the last trick." in shell.out
    assert code(preset("kneipe")) in shell.out
    assert "*" not in shell.out
    assert shell("show", code(from_dict({"match_deals": 10}, preset("kneipe")))) == 0
    assert "* A match has 10 deals." in shell.out
    assert "does not fit together" in shell.out
    assert shell("show", "kneipe", "--all") == 0
    assert all(key in shell.out for key in Rules.__struct_fields__)


def test_show_for_programs(shell: Shell, profiles: Path) -> None:
    rules = from_dict({"match_deals": 10, "bock": False}, preset("kneipe"))
    save_profile(profiles, RuleFile("Stammtisch", rules))
    found = shell.json("show", "stammtisch")
    assert found["preset"] == "kneipe"
    assert from_dict(found["options"]) == rules
    assert found["options"] == to_dict(rules)
    assert found["differences"] == [
        {"option": "bock", "preset": True, "value": False},
        {"option": "match_deals", "preset": 16, "value": 10},
    ]
    assert found["conflicts"][0]["remedies"][0] == {"option": "match_deals", "value": 8}
    assert any(line["differs"] for group in found["words"] for line in group["lines"])


@pytest.mark.parametrize(
    ("content", "status", "words"),
    [
        ("doko_rules: 1\npreset: kneipe\n", 0, "in order"),
        ("doko_rules: 1\noptions: {bock: maybe}\n", 1, "line 2: bock: maybe"),
        ("doko_rules: 1\noptions: {match_deals: 10}\n", 1, "match_full_rounds"),
        ("doko_rules: 1\noptions: {redeal_nines: 5, deck: 40}\n", 0, "redeal_nines has no effect"),
        ("doko_rules: 2\n", 1, "format 2"),
        ("# FreeDoko rules\ncard hint = true\n", 0, "card hint = true: an aid"),
        ("# FreeDoko rules\nbock = maybe\n", 1, "line 2: bock"),
    ],
)
def test_check(shell: Shell, tmp_path: Path, content: str, status: int, words: str) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(content)
    assert shell("check", str(path)) == status
    assert words in (shell.err if status else shell.out)
    found = shell.json("check", str(path))
    assert found["ok"] is (status == 0)
    assert bool(found["problems"] or found["conflicts"]) is (status == 1)


def test_check_of_freedoko_for_programs(shell: Shell) -> None:
    found = shell.json("check", str(FREEDOKO))
    assert found["ok"]
    assert {"switch": "with nines", "given": "true", "option": "deck", "value": "48"} in found[
        "taken"
    ]
    assert found["left"]


def test_check_of_a_broken_profile_by_name(shell: Shell, profiles: Path) -> None:
    profiles.mkdir(parents=True)
    (profiles / "runde.yaml").write_text("doko_rules: 1\noptions: {bock: maybe}\n")
    assert shell("check", "Runde") == 1
    assert "bock" in shell.err


def test_check_takes_presets_too(shell: Shell) -> None:
    assert shell("check", "kneipe") == 0


def test_compare(shell: Shell) -> None:
    assert shell("compare", "kneipe", "kneipe") == 0
    assert shell.out == "no difference\n"
    assert shell("compare", "pagat_standard", "kneipe") == 0
    assert "kneipe: the second wins, in the last trick the first" in shell.out
    found = shell.json("compare", "pagat_standard", "kneipe")
    assert found["same"] is False
    changes = {entry["option"]: entry["b"] for entry in found["differences"]}
    assert from_dict(changes) == preset("kneipe")


@pytest.mark.parametrize(
    "words",
    [
        ("show", "kniepe"),
        ("show", "missing.yaml"),
        ("check", "missing.yaml"),
        ("check", "nobody"),
        ("compare", "kneipe", "K-00"),
        ("show", "a\0b"),
        ("check", ""),
    ],
)
def test_bad_input_is_two_and_goes_to_standard_error(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell(*words) == 2
    assert shell.out == ""
    assert shell.err
    assert "Traceback" not in shell.err


@pytest.mark.parametrize("content", ["nonsense", "{}", "doko_rules: 1\n  x: ["])
def test_a_file_that_is_no_rule_file_is_bad_input(
    shell: Shell, tmp_path: Path, content: str
) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(content)
    assert shell("check", str(path)) == 2
    assert str(path) in shell.err
    assert shell("check", str(path), "--json") == 2
    assert shell.out == ""


def test_an_impossible_data_dir_has_no_profiles(shell: Shell) -> None:
    shell.data_dir = Path("a\0b")
    assert shell("show", "kneipe") == 0
    assert shell("show", "Stammtisch") == 2
