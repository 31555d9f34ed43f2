"""FreeDoko's rule files (rules 3.3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.options import OPTION
from dokodesk.engine.rules import conflicts, from_dict, preset, to_dict
from dokodesk.storage.freedoko_rules import FreeDokoRules, is_freedoko, read_freedoko
from dokodesk.storage.freedoko_switches import OLD_SWITCHES, SWITCHES
from dokodesk.storage.rule_files import RulesFileError

SAMPLE = (Path(__file__).parent.parent / "data" / "freedoko" / "rules.txt").read_text("utf-8")
NOT_FIRST = "\n".join(f"marriage first {kind} = 0" for kind in ("foreign", "trump", "color"))
HEAD = "# FreeDoko rules (version 0.7.13)\n"


def read(**switches: object) -> FreeDokoRules:
    lines = (f"{name.replace('_', ' ')} = {value}\n" for name, value in switches.items())
    return read_freedoko(HEAD + "".join(lines))


def read_lines(text: str) -> FreeDokoRules:
    return read_freedoko(HEAD + text)


def test_the_sample_becomes_these_rules() -> None:
    found = read_freedoko(SAMPLE)
    assert found.problems == ()
    assert found.rules == from_dict(
        {
            "deal_cut": False,
            "pigs_in_solos": "trump_ace",
            "pigs_in_poverty": "before_exchange",
            "super_pigs_timing": "start",
            "super_pigs_in_poverty": True,
            "reservation_priority": ["solo", "redeal", "poverty", "wedding"],
            "solo_leader": "forehand",
            "solo_same_dealer": "none",
            "compulsory_solos": 0,
            "solo_claim": False,
            "wedding_failed_extras": "before_clarification",
            "poverty_return_tell": "count",
            "reply_extra_cards": 0,
            "announce_min_left": 5,
            "forced_announce_in_wedding": True,
            "bock_triggers": ["tie_120"],
            "bock_stack": "multiply",
            "match_deals": 12,
        },
        preset("ddv_tournament"),
    )
    assert conflicts(found.rules) == ()


def test_every_switch_of_the_sample_is_accounted_for() -> None:
    names = {
        line.partition("=")[0].strip()
        for line in SAMPLE.splitlines()
        if "=" in line and not line.startswith("#")
    }
    found = read_freedoko(SAMPLE)
    told = {entry.switch for entry in found.taken} | {entry.switch for entry in found.left}
    assert told == names
    assert names | {"mutate"} == set(SWITCHES)


def test_all_targets_are_options() -> None:
    assert {key for switch in SWITCHES.values() for key in switch.options} <= OPTION.keys()


@pytest.mark.parametrize(
    ("switches", "expected"),
    [
        ("with nines = false", {"deck": "40"}),
        ("with nines = no", {"deck": "40"}),
        ("with nines = 0", {"deck": "40"}),
        ("counting = minus", {"score_mode": "minus"}),
        ("counting = Plus-Minus", {"score_mode": "plus_minus"}),
        (
            "number of rounds = 5\nnumber of duty soli = 1",
            {"match_deals": 24, "compulsory_solos": 1},
        ),
        ("number of rounds limited = false", {"match_end": "open"}),
        (
            "number of rounds limited = false\npoints limited = true\npoints = 50",
            {"match_end": "points", "match_points": 50},
        ),
        (
            "number of rounds limited = false\npoints limited = true\ncounting = plus-minus",
            {"match_end": "open"},
        ),
        ("lustsolo player leads = true", {"solo_leader": "soloist", "solo_same_dealer": "all"}),
        ("lustsolo player leads = false", {"solo_leader": "forehand", "solo_same_dealer": "none"}),
        (
            "lustsolo player leads = false\nnumber of duty soli = 1",
            {"solo_leader": "compulsory_soloist", "solo_same_dealer": "compulsory"},
        ),
        (
            "number of duty color soli = 1\nnumber of duty picture soli = 1",
            {"compulsory_solo_mix": {"suit": 1, "picture": 1}},
        ),
        ("throw with kings = true\nmin number of throwing kings = 6", {"redeal_kings": 6}),
        ("throw with kings = false\nmin number of throwing kings = 6", {"redeal_kings": 0}),
        ("throw with five nines = true", {"redeal_nines": 5}),
        ("throw with six kings = true", {"redeal_kings": 6}),
        ("throw with richness = true", {"redeal_points_high": 70}),
        ("poverty = true\npoverty shift = true", {"poverty": "exchange"}),
        ("poverty = true\npoverty shift = false", {"poverty": "redeal"}),
        ("poverty = false\npoverty shift = true", {"poverty": "off"}),
        ("throw with one trump = true", {"poverty_one_trump_redeal": True}),
        ("throw with one trump = true\npoverty shift = false", {"poverty_one_trump_redeal": False}),
        (
            "poverty fox shift extra = true\npoverty shift only trump = true",
            {"poverty_fox_extra": False, "poverty_pass": "only_trumps"},
        ),
        (
            NOT_FIRST,
            {"wedding_conditions": ["clubs", "spades", "hearts"]},
        ),
        (
            f"{NOT_FIRST}\nmarriage first single color = 0",
            {"wedding_conditions": ["plain"]},
        ),
        (
            "marriage before poverty = true",
            {"reservation_priority": ["solo", "redeal", "wedding", "poverty"]},
        ),
        ("with nines = false\nmarriage determination = 12", {"wedding_limit": 10}),
        ("solo = false", {"solo_types": []}),
        ("genscher = true", {"genscher": "diamond_kings"}),
        (
            "genscher = true\nwith nines = false\nhyperswines = true",
            {"genscher": "off", "super_pigs": "king"},
        ),
        (
            "dollen second over first = true\ndollen contrary in last trick = true",
            {"dulle_rule": "second_except_last"},
        ),
        (
            "dollen second over first = false\ndollen contrary in last trick = true",
            {"dulle_rule": "first_except_last"},
        ),
        ("dollen second over first = false", {"dulle_rule": "first"}),
        (
            "dollen = false\nextrapoint heart trick = true",
            {"h10_trump": False, "heart_trick": False},
        ),
        (
            "swines announcement begin = false",
            {"pigs": "on_first_play", "pigs_in_poverty": "after_exchange"},
        ),
        (
            "swines announcement begin = false\nswine only second = true",
            {"pigs": "second_after_first_safe"},
        ),
        ("swines announcement begin = true\nswine only second = true", {"pigs": "start"}),
        (
            "dollen first over second with swines = 1\ndollen second over first = 0",
            {"dulle_first_with_pigs": False},
        ),
        ("dollen first over second with swines = true", {"dulle_first_with_pigs": True}),
        (
            "swines announcement begin = false\nswine only second = true\nhyperswines = true",
            {"pigs": "on_first_play", "super_pigs": "nine"},
        ),
        (
            "hyperswines = true\nswines announcement begin = false",
            {"super_pigs_timing": "on_first_play"},
        ),
        ("extrapoint charlie = false\nextrapoint catch charlie = true", {"charlie_caught": "off"}),
        (
            "extrapoint catch charlie only with diamond queen = true",
            {"charlie_caught": "diamond_queen_only"},
        ),
        ("extrapoint catch double charlie = true", {"charlie_caught_double": False}),
        (
            "extrapoint catch double charlie = true\nextrapoint double charlie = true",
            {"charlie_caught_double": True},
        ),
        (
            "announcement re/contra doubles = true\nannouncement contra doubles against re = true",
            {"re_kontra_effect": "double", "double_scope": "plus_against_old"},
        ),
        ("announcement re/contra doubles = false", {"re_kontra_effect": "add2"}),
        (
            "announcement first trick thirty points only re/contra = false",
            {"forced_announce_raise": "next_level"},
        ),
        (
            "announcement first trick thirty points only first = true",
            {"forced_announce_raise": "none_if_called"},
        ),
        ("announcement no 120 = 9\nwith nines = false", {"announce_latest": [1, 1, 4, 7, 7]}),
        ("number of players = 5", {"table_size": 5, "bock_length": 5, "match_deals": 100}),
        ("bock after lost re/contra = true\nknocking = true", {"bock_triggers": ["tie_120"]}),
        ('counting = "minus"', {"score_mode": "minus"}),
    ],
)
def test_switches(switches: str, expected: dict[str, Any]) -> None:
    found = read_lines(switches)
    values = to_dict(found.rules)
    assert {key: values[key] for key in expected} == expected
    assert found.problems == ()


def test_missing_switches_have_freedokos_defaults() -> None:
    rules = read_lines("").rules
    assert rules.announce_latest == (1, 3, 6, 9, 9)
    assert rules.re_kontra_effect == "double"
    assert rules.score_mode == "plus"
    assert rules.match_deals == 80


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("card hint = true", "not a rule"),
        ("number of players in game = 4", "by four"),
        ("points limited = true", "its deals were taken"),
        ("points limited = true\ncounting = plus-minus", "add up to 0"),
        ("number of duty soli = 1\nnumber of rounds limited = false", "fixed number"),
        ("extrapoint catch double charlie = true", "other switches"),
        ("announcement first trick thirty points only first = true", "in part"),
        ("announcement no 120 = 11\nwith nines = false", "first card"),
        ("bock multiplier = 256", "nearest number"),
        ("number of duty color soli = 9", "nearest number"),
        ("number of players = 9", "nearest number"),
        ("throw with one trump = true\npoverty = false", "other switches"),
    ],
)
def test_what_is_left_says_why(line: str, why: str) -> None:
    found = read_lines(line)
    name = line.partition(" =")[0]
    assert any(entry.switch == name and why in entry.why for entry in found.left)


def test_switches_that_are_off_leave_nothing() -> None:
    assert read(points_limited="false", genscher="false", swine_only_second="false").left == ()


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("bock = perhaps", 2, "bock"),
        ("bock = ", 2, "bock"),
        ("\nbock multiplier = -1", 3, "bock multiplier"),
        ("bock multiplier = two", 2, "bock multiplier"),
        ("points = 99999999999999999999", 2, "points"),
        ("counting = zero", 2, "counting"),
        ("bok = true", 2, "bok"),
        ("no separator here", 2, "no separator here"),
    ],
)
def test_lines_that_cannot_be_understood(text: str, line: int, key: str) -> None:
    found = read_lines(text)
    ((problem),) = found.problems
    assert (problem.line, problem.key) == (line, key)
    assert found.rules == read_lines("").rules
    assert problem.text.startswith(f"line {line}: ")


def test_a_mistyped_switch_gets_a_proposal() -> None:
    (problem,) = read_lines("throw with king = true").problems
    assert problem.fits == ("throw with kings",)


def test_nothing_counts_after_the_end_mark() -> None:
    assert read_lines("{\nbock = false\n}\n!end\nbock = nonsense\n").problems == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (SAMPLE, True),
        ("bock = true\npoverty = true\nsolo = true\n", True),
        ("bock = true\n", False),
        ("doko_rules: 1\n", False),
        ("", False),
        ("a = b\n" * 500, False),
    ],
)
def test_telling_the_files_apart(text: str, expected: bool) -> None:
    assert is_freedoko(text) is expected
    if not expected:
        with pytest.raises(RulesFileError, match="no rule file of FreeDoko"):
            read_freedoko(text)


@given(
    st.dictionaries(
        st.sampled_from(sorted(SWITCHES.keys() | OLD_SWITCHES.keys())),
        st.sampled_from(["true", "false", "0", "1", "5", "40", "999", "plus", "minus", "x"]),
    )
)
def test_any_values_make_possible_rules(values: dict[str, str]) -> None:
    found = read_freedoko(HEAD + "".join(f"{name} = {given}\n" for name, given in values.items()))
    assert from_dict(to_dict(found.rules)) == found.rules
    told = {entry.switch for entry in found.taken} | {entry.switch for entry in found.left}
    told |= {problem.key for problem in found.problems}
    assert told >= {name for name in values if name not in OLD_SWITCHES}
