"""Rule files: what they say, what is wrong with them, and what survives."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.rules import Rules, RulesError, Trouble, code, from_dict, preset, preset_names
from dokodesk.storage.rule_files import (
    FORMAT,
    ContradictionError,
    FileTrouble,
    LineProblem,
    RuleFile,
    RulesFileError,
    read_any,
    read_rule_file,
    read_rules,
    resolve_rules,
    rules_text,
    rules_to_play,
    write_rule_file,
)
from tests.helpers.strategies import any_rules

SAMPLES = Path(__file__).parent.parent / "data" / "freedoko"

GOOD = """\
doko_rules: 1
name: Kneipe am Eck
preset: kneipe
options:
  dulle_rule: second
  pigs: off
  wedding_conditions: [any, trump]
"""


def problems_of(text: str) -> list[tuple[int | None, str, object]]:
    with pytest.raises(RulesFileError) as caught:
        read_rules(text)
    assert all(isinstance(problem, LineProblem) for problem in caught.value.problems)
    return [
        (problem.line, problem.key, problem.reason)
        for problem in caught.value.problems
        if isinstance(problem, LineProblem)
    ]


def test_a_file_says_name_preset_and_differences() -> None:
    file = read_rules(GOOD)
    assert file.name == "Kneipe am Eck"
    assert file.preset == "kneipe"
    assert file.rules == from_dict(
        {"dulle_rule": "second", "pigs": "off", "wedding_conditions": ["any", "trump"]},
        preset("kneipe"),
    )


def test_everything_but_the_format_may_be_missing() -> None:
    file = read_rules("doko_rules: 1\n")
    assert file.rules == Rules()
    assert file.name == ""


@given(any_rules(), st.text(), st.sampled_from(("", *preset_names())))
def test_writing_and_reading(rules: Rules, name: str, base: str) -> None:
    again = read_rules(rules_text(RuleFile(name, rules, base)))
    assert again.rules == rules
    assert not base or again.preset == base
    assert rules_text(again) == rules_text(RuleFile(again.name, rules, again.preset))


_SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=200) | st.dates()


@given(
    st.dictionaries(
        st.text().map(lambda text: f"x{text}") | st.integers() | st.dates(),
        st.recursive(
            _SCALARS,
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
            max_leaves=5,
        ),
        max_size=3,
    )
)
def test_unknown_entries_survive(kept: dict[object, object]) -> None:
    try:
        text = rules_text(RuleFile("n", Rules(), kept=kept, kept_options={"zz zz": kept}))
    except yaml.YAMLError:
        return
    again = read_rules(text, lenient=True)
    assert again.kept == yaml.safe_load(yaml.safe_dump(kept, allow_unicode=True))
    assert again.kept_options == {"zz zz": again.kept}


def test_unknown_options_of_a_newer_program_survive() -> None:
    text = GOOD + "  brand_new: [1, 2]\nlater: {a: 1}\n"
    file = read_rules(text, lenient=True)
    assert [problem.key for problem in file.problems] == ["brand_new"]
    assert file.kept == {"later": {"a": 1}}
    again = read_rules(rules_text(file), lenient=True)
    assert (again.kept, again.kept_options) == (file.kept, {"brand_new": [1, 2]})
    assert again.rules == file.rules


def test_written_files_are_pleasant_to_read() -> None:
    rules = from_dict(
        {"pigs": "off", "solo_ranking": ["queens", "jacks"], "deck": "40"}, preset("kneipe")
    )
    assert rules_text(RuleFile("Über uns: 1", rules, "kneipe")) == (
        "# Rules for dokodesk. May be edited while the program is closed.\n"
        "doko_rules: 1\n"
        "name: 'Über uns: 1'\n"
        "preset: kneipe\n"
        "options:\n"
        "  deck: '40'\n"
        "  pigs: 'off'\n"
        "  solo_ranking: [queens, jacks]\n"
    )


# Faults --------------------------------------------------------------------------------------


def test_faults_have_line_and_key() -> None:
    text = (
        "doko_rules: 1\n"
        "name: [a]\n"
        "preset: kniepe\n"
        "options:\n"
        "  dulle_rule: third\n"
        "  dule_rule: first\n"
        "\n"
        "  bock: 5\n"
        "  bock: true\n"
    )
    assert problems_of(text) == [
        (2, "name", FileTrouble.NO_TEXT),
        (3, "preset", Trouble.UNKNOWN_PRESET),
        (5, "dulle_rule", Trouble.UNKNOWN_VALUE),
        (6, "dule_rule", Trouble.UNKNOWN_OPTION),
        (9, "bock", FileTrouble.TWICE),
    ]
    with pytest.raises(RulesFileError) as caught:
        read_rules(text)
    assert "line 6: dule_rule: there is no such option; did you mean: dulle_rule" in str(
        caught.value
    )


def test_the_usable_rest_on_request() -> None:
    text = "doko_rules: 1\npreset: kneipe\noptions: {bock: 5, deck: 40}\n"
    file = read_rules(text, lenient=True)
    assert file.rules == from_dict({"deck": "40"}, preset("kneipe"))
    assert [(problem.line, problem.key) for problem in file.problems] == [(3, "bock")]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", FileTrouble.FOREIGN),
        ("name: x\n", FileTrouble.FOREIGN),
        ("{}", FileTrouble.FOREIGN),
        ("- 1\n", FileTrouble.NOT_YAML),
        ("just a text", FileTrouble.NOT_YAML),
        ("doko_rules: 1\n  x: [", FileTrouble.NOT_YAML),
        ("---\ndoko: 1\n...\n---\ndoko: 1\n...\n", FileTrouble.NOT_YAML),
        ("[" * 1500, FileTrouble.NOT_YAML),
        ("doko_rules: \0", FileTrouble.NOT_YAML),
        ("doko_rules: 1\nx: !!python/object:os.system {}", FileTrouble.NOT_YAML),
    ],
)
def test_what_is_no_rule_file_is_refused_also_leniently(text: str, reason: FileTrouble) -> None:
    for lenient in (False, True):
        with pytest.raises(RulesFileError) as caught:
            read_rules(text, lenient=lenient)
        assert [problem.reason for problem in caught.value.problems] == [reason]
        assert "{" not in str(caught.value)


@pytest.mark.parametrize("given_format", ["'1'", "0", "true", "null", "x", "[1]", "1.5", "-1"])
def test_odd_formats(given_format: str) -> None:
    assert problems_of(f"doko_rules: {given_format}\n") == [(1, "doko_rules", Trouble.WRONG_TYPE)]


def test_broken_yaml_names_the_line() -> None:
    with pytest.raises(RulesFileError, match="line 4"):
        read_rules("doko_rules: 1\nname: x\noptions: {a\n")


@pytest.mark.parametrize(
    "text", ["doko_rules: 1\nopitons: {bock: true}\n", "doko_rules: 1\nPreset: kneipe\n"]
)
def test_mistyped_entries_are_not_passed_over(text: str) -> None:
    ((line, _, reason),) = problems_of(text)
    assert (line, reason) == (2, Trouble.UNKNOWN_KEY)


@pytest.mark.parametrize("options", ["[a]", "5", "text"])
def test_options_must_be_a_mapping(options: str) -> None:
    assert problems_of(f"doko_rules: 1\noptions: {options}\n") == [
        (2, "options", Trouble.NOT_A_MAPPING)
    ]


def test_values_that_unfold_to_gigabytes_do_no_harm() -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(
        f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}, *a{n - 1}]\n" for n in range(1, 40)
    )
    text = f"doko_rules: 1\n{bomb}options: {{deck: *a39, solo_types: *a39}}\nname: *a39\n"
    with pytest.raises(RulesFileError) as caught:
        read_rules(text)
    assert len(str(caught.value)) < 2000


def test_huge_numbers_do_no_harm() -> None:
    # Written in base 16, because the other way Python itself refuses to read it.
    number = "0x" + "f" * 5000
    keys = [
        key for _, key, _ in problems_of(f"doko_rules: {number}\noptions: {{deck: {number}}}\n")
    ]
    assert keys == ["doko_rules", "deck"]


# Newer formats -------------------------------------------------------------------------------


def test_newer_files_are_read_as_far_as_possible_but_never_written(tmp_path: Path) -> None:
    newer = GOOD.replace("doko_rules: 1", f"doko_rules: {FORMAT + 1}")
    assert problems_of(newer) == [(1, "doko_rules", FileTrouble.NEWER)]
    file = read_rules(newer, lenient=True)
    assert file.newer
    assert file.rules == read_rules(GOOD).rules
    path = tmp_path / "x.yaml"
    path.write_text(newer, "utf-8")
    for content in (file, RuleFile("new", Rules())):
        with pytest.raises(RulesFileError, match="newer version"):
            write_rule_file(path, content)
    assert path.read_text("utf-8") == newer


# Files ---------------------------------------------------------------------------------------


def test_files_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "sub" / "Stammtisch.yaml"
    write_rule_file(path, RuleFile("", preset("kneipe")))
    file = read_rule_file(path)
    assert file.name == "Stammtisch"
    assert file.rules == preset("kneipe")
    write_rule_file(path, RuleFile("Neu", Rules()))
    assert read_rule_file(path).name == "Neu"


def test_missing_and_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(RulesFileError, match="no such file") as caught:
        read_rule_file(tmp_path / "none.yaml")
    assert caught.value.file == tmp_path / "none.yaml"
    (tmp_path / "latin.yaml").write_bytes(b"doko_rules: 1\nname: \xfc\n")
    with pytest.raises(RulesFileError, match="UTF-8"):
        read_rule_file(tmp_path / "latin.yaml")
    with pytest.raises(RulesFileError):
        read_rule_file(tmp_path)
    (tmp_path / "large.yaml").write_text("#" * 600_000)
    with pytest.raises(RulesFileError, match="larger"):
        read_rule_file(tmp_path / "large.yaml")


def test_a_broken_file_may_be_written_over(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("- no rules", "utf-8")
    write_rule_file(path, RuleFile("x", Rules()))
    assert read_rule_file(path).rules == Rules()


# What somebody means on the command line -----------------------------------------------------


def test_presets_files_profiles_and_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = from_dict({"bock": False}, preset("kneipe"))
    profiles = tmp_path / "profiles"
    write_rule_file(profiles / "a.yaml", RuleFile("Meine Runde", rules))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kneipe").write_text(GOOD)
    assert resolve_rules("kneipe") == preset("kneipe")
    assert resolve_rules("./kneipe").dulle_rule == "second"
    assert resolve_rules(code(rules)) == rules
    assert resolve_rules(code(rules).lower()) == rules
    assert resolve_rules("profiles/a.yaml") == rules
    assert resolve_rules("meine  runde", profiles) == rules
    assert resolve_rules(str(SAMPLES / "rules.txt")).match_deals == 12


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Kniepe", "kneipe"),
        ("", "pagat_standard"),
        ("missing.yaml", "no such file"),
        ("some/where", "no such file"),
        ("K-NX", "typing mistake"),
        ("a\0b.yaml", "no such file"),
        ("x" * 5000, "no preset"),
    ],
)
def test_what_nobody_can_mean(text: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=words):
        resolve_rules(text, tmp_path)


def test_profiles_are_offered_when_mistyped(tmp_path: Path) -> None:
    write_rule_file(tmp_path / "a.yaml", RuleFile("Stammtisch", Rules()))
    with pytest.raises(RulesError, match="stammtisch"):
        resolve_rules("Stamtisch", tmp_path)


def test_broken_freedoko_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text("# FreeDoko rules\nbock = perhaps\n")
    with pytest.raises(RulesFileError, match=r"rules.txt: line 2: bock"):
        read_any(path)


def test_empty_keys_are_kept() -> None:
    file = read_rules("doko_rules: 1\n'': x\n~: y\n")
    assert file.kept == {"": "x", None: "y"}


def test_dates_are_kept_as_dates() -> None:
    file = read_rules("doko_rules: 1\nsince: 2026-11-30\n")
    assert file.kept == {"since": dt.date(2026, 11, 30)}
    assert read_rules(rules_text(file)).kept == file.kept


def test_contradicting_rules_are_not_played(tmp_path: Path) -> None:
    """They can be read, but a match by them is refused with why and what would fit."""
    path = tmp_path / "rules.yaml"
    path.write_text(
        "doko_rules: 1\nname: odd\npreset: pagat_standard\noptions: {solo_multiplier: 2}\n",
        encoding="utf-8",
    )
    assert resolve_rules(str(path)).solo_multiplier == 2
    with pytest.raises(ContradictionError, match="possible: solo_multiplier: 3 or score_mode"):
        rules_to_play(str(path))
    assert rules_to_play("kneipe") == preset("kneipe")
