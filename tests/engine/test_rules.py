"""Rules as data: forms, presets, records and comparison (rules 3)."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.presets import PRESETS
from dokodesk.engine.rules import (
    RulesError,
    Trouble,
    conflicts,
    difference,
    from_dict,
    from_rules_mapping,
    nearest_preset,
    pointless,
    preset,
    preset_names,
    rules_mapping,
    salvage,
    to_dict,
)
from tests.helpers.strategies import any_rules


def changed(base: str = "pagat_standard", **options: Any) -> Rules:
    return from_dict(options, preset(base))


@given(any_rules(), st.sampled_from(preset_names()))
def test_plain_data_and_back(rules: Rules, base: str) -> None:
    assert from_dict(to_dict(rules), preset(base)) == rules


@given(any_rules())
def test_plain_data_survive_yaml_and_json(rules: Rules) -> None:
    data = to_dict(rules)
    assert from_dict(yaml.safe_load(yaml.safe_dump(data))) == rules
    assert from_dict(json.loads(json.dumps(data))) == rules


@given(any_rules())
def test_record_mapping_and_back(rules: Rules) -> None:
    mapping = rules_mapping(rules)
    assert from_rules_mapping(yaml.safe_load(yaml.safe_dump(mapping))) == rules
    assert mapping["preset"] == nearest_preset(rules)


def test_record_mapping_from_a_named_preset() -> None:
    mapping = rules_mapping(preset("kneipe"), "ddv_tournament")
    assert mapping["preset"] == "ddv_tournament"
    assert mapping["options"]["bock"] is True
    assert from_rules_mapping(mapping) == preset("kneipe")
    assert from_rules_mapping({}) == Rules()
    assert from_rules_mapping({"preset": "kneipe", "note": "ours"}) == preset("kneipe")
    assert from_rules_mapping({"preset": "kneipe", "options": None}) == preset("kneipe")


def test_file_forms() -> None:
    rules = changed(
        solo_types=["aces", "suit_clubs"],
        solo_ranking=["queens", "aces"],
        compulsory_solo_mix={"picture": 1},
    )
    data = to_dict(rules)
    assert data["solo_types"] == ["suit_clubs", "aces"]
    assert data["solo_ranking"] == ["queens", "aces"]
    assert data["compulsory_solo_mix"] == {"picture": 1}
    assert to_dict(Rules())["solo_ranking"] == "equal"
    assert to_dict(Rules())["compulsory_solo_mix"] == {}
    assert data["announce_latest"] == [1, 2, 3, 4, 5]


def test_values_of_the_fields_are_read_too() -> None:
    mix = SoloMix(suit=1)
    rules = from_dict({"compulsory_solo_mix": mix, "solo_types": frozenset({"aces"})})
    assert rules.compulsory_solo_mix == mix
    assert rules.solo_types == {"aces"}


def test_readings_of_yaml_values() -> None:
    rules = from_dict(
        yaml.safe_load("{deck: 40, pigs: off, charlie_caught: off, solo_ranking: equal}")
    )
    assert rules.deck == "40"
    assert rules.pigs == "off"
    assert rules.charlie_caught == "off"
    assert rules.solo_ranking == ()


@pytest.mark.parametrize(
    ("key", "value", "reason", "fits"),
    [
        ("dule_rule", "first", Trouble.UNKNOWN_OPTION, "dulle_rule"),
        ("xyz", 1, Trouble.UNKNOWN_OPTION, None),
        ("dulle_rule", "third", Trouble.UNKNOWN_VALUE, "second_except_last"),
        ("dulle_rule", None, Trouble.WRONG_TYPE, "first"),
        ("dulle_rule", False, Trouble.WRONG_TYPE, "first"),
        ("pigs", True, Trouble.WRONG_TYPE, "start"),
        ("deck", 52, Trouble.UNKNOWN_VALUE, "48"),
        pytest.param("deck", 10**5000, Trouble.UNKNOWN_VALUE, "48", id="huge-deck"),
        ("bock", 1, Trouble.WRONG_TYPE, "true"),
        ("bock", "off", Trouble.WRONG_TYPE, "false"),
        ("table_size", 8, Trouble.OUT_OF_RANGE, "4 ... 7"),
        ("table_size", 3, Trouble.OUT_OF_RANGE, "4 ... 7"),
        ("table_size", "4", Trouble.WRONG_TYPE, "4 ... 7"),
        ("table_size", 4.0, Trouble.WRONG_TYPE, "4 ... 7"),
        ("table_size", True, Trouble.WRONG_TYPE, "4 ... 7"),
        ("redeal_kings", False, Trouble.WRONG_TYPE, "0 ... 8"),
        pytest.param("match_deals", 10**5000, Trouble.OUT_OF_RANGE, "1 ... 999", id="huge-match"),
        ("wedding_conditions", "any", Trouble.WRONG_TYPE, "[any, plain"),
        ("wedding_conditions", ["any", "diamonds"], Trouble.UNKNOWN_VALUE, "plain"),
        ("wedding_conditions", [["any"]], Trouble.UNKNOWN_VALUE, "any"),
        ("wedding_conditions", {"any": 1}, Trouble.WRONG_TYPE, "[any"),
        ("solo_ranking", ["aces", "queens", "aces"], Trouble.TWICE, None),
        ("solo_ranking", "aces", Trouble.WRONG_TYPE, "equal"),
        ("solo_ranking", {"aces", "queens"}, Trouble.WRONG_TYPE, "equal"),
        ("announce_latest", [1, 2, 3, 4], Trouble.WRONG_LENGTH, "[0 ... 12, 0"),
        ("announce_latest", [1, 2, 3, 4, 13], Trouble.OUT_OF_RANGE, "0 ... 12"),
        ("announce_latest", [1, 2, 3, 4, "5"], Trouble.WRONG_TYPE, "0 ... 12"),
        ("announce_latest", 5, Trouble.WRONG_TYPE, "[0 ... 12"),
        ("compulsory_solo_mix", [1, 1], Trouble.WRONG_TYPE, "suit: 0 ... 3"),
        ("compulsory_solo_mix", {"suit": 4}, Trouble.OUT_OF_RANGE, "0 ... 3"),
        ("compulsory_solo_mix", {"suits": 1}, Trouble.UNKNOWN_VALUE, "picture"),
    ],
)
def test_what_does_not_fit_is_named(
    key: str, value: object, reason: Trouble, fits: str | None
) -> None:
    with pytest.raises(RulesError) as caught:
        from_dict({key: value})
    (problem,) = caught.value.problems
    assert problem.key == key
    assert problem.reason is reason
    assert key in str(caught.value)
    assert "{given}" not in problem.reason.value.format(**problem.facts)
    if fits is None:
        assert not problem.fits
    else:
        assert fits in ", ".join(problem.fits)
        assert fits in problem.text


def test_all_problems_are_listed_and_the_rest_can_be_used() -> None:
    data = {"pigs": "start", "nonsense": 1, "table_size": 99, "bock": True}
    with pytest.raises(RulesError) as caught:
        from_dict(data)
    assert [problem.key for problem in caught.value.problems] == ["nonsense", "table_size"]
    assert len(str(caught.value).splitlines()) == 2
    rules, problems = salvage(data, preset("kneipe"))
    assert rules == changed("kneipe", pigs="start", bock=True)
    assert problems == caught.value.problems


def test_long_values_are_cut_in_messages() -> None:
    with pytest.raises(RulesError) as caught:
        from_dict({"pigs": "x" * 1000})
    assert len(caught.value.problems[0].facts["given"]) == 60


@pytest.mark.parametrize(
    ("mapping", "keys"),
    [
        ("kneipe", ["rules"]),
        ({"preset": "kniepe"}, ["preset"]),
        ({"preset": 5}, ["preset"]),
        ({"options": ["bock"]}, ["options"]),
        ({"preset": "x", "options": {"y": 1}}, ["preset", "y"]),
    ],
)
def test_broken_record_mappings(mapping: object, keys: list[str]) -> None:
    with pytest.raises(RulesError) as caught:
        from_rules_mapping(mapping)
    assert [problem.key for problem in caught.value.problems] == keys
    assert "possible" in str(caught.value) or "not a mapping" in str(caught.value)


def test_unknown_preset_names_what_there_is() -> None:
    with pytest.raises(RulesError, match="kneipe"):
        preset("Kneipen")


def test_presets_are_described() -> None:
    assert len({known.letter for known in PRESETS}) == len(PRESETS)
    for known in PRESETS:
        assert known.title
        assert known.about.endswith(".")


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_its_own_nearest_and_free_of_conflicts(name: str) -> None:
    assert nearest_preset(preset(name)) == name
    assert difference(preset(name), preset(name)) == ()
    assert conflicts(preset(name)) == ()
    assert [key for key in Rules.__struct_fields__ if pointless(preset(name), key)] == []


@given(any_rules(), any_rules())
def test_a_difference_turns_one_into_the_other(before: Rules, after: Rules) -> None:
    found = difference(before, after)
    assert from_dict({entry.key: entry.after for entry in found}, before) == after
    assert from_dict({entry.key: entry.before for entry in found}, after) == before
