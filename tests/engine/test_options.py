"""The declarations of the options fit together, and fit ``Rules``."""

from __future__ import annotations

import re
import string
import typing
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given

from dokodesk.engine.option_model import (
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
)
from dokodesk.engine.options import GROUPS, OPTION, OPTIONS, Rules, SoloMix
from dokodesk.engine.rules import from_dict, preset, preset_names, to_dict
from tests.helpers.strategies import any_rules

CATALOGUE = yaml.safe_load(
    (Path(__file__).parent.parent / "data" / "rules_options.yaml").read_text("utf-8")
)
HINTS = typing.get_type_hints(Rules)


def texts(part: object) -> Iterator[str]:
    """Every text of a declaration that a person may see."""
    if isinstance(part, tuple):
        for entry in part:
            yield from texts(entry)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            if field not in ("key", "name", "names", "sources", "keys", "holds", "empty", "letter"):
                yield from texts(getattr(part, field))
    elif isinstance(part, str) and part:
        yield part


ALL_TEXTS = sorted(set(texts(GROUPS)))


def test_every_option_of_the_catalogue_is_declared_in_its_order_and_group() -> None:
    declared = [(option.key, group.letter) for group in GROUPS for option in group.options]
    assert declared == [(entry["key"], entry["group"][0]) for entry in CATALOGUE["options"]]


def test_declarations_and_rules_have_the_same_keys() -> None:
    assert [option.key for option in OPTIONS] == list(Rules.__struct_fields__)
    assert list(OPTION) == [option.key for option in OPTIONS]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_kind_and_values_match_the_typed_field(option: Option) -> None:
    hint = HINTS[option.key]
    match option:
        case Switch():
            assert hint is bool
        case OneOf(values=values):
            assert [value.name for value in values] == list(typing.get_args(hint))
        case Number():
            assert hint is int
        case SetOf():
            assert hint == frozenset[str]
        case Ranking():
            assert hint == tuple[str, ...]
        case NumberList():
            assert hint == tuple[int, ...]
        case MixOf():
            assert hint is SoloMix


@pytest.mark.parametrize("entry", CATALOGUE["options"], ids=lambda entry: entry["key"])
def test_values_match_the_catalogue(entry: dict[str, Any]) -> None:
    option, kind = OPTION[entry["key"]], entry["type"]
    if isinstance(option, OneOf | SetOf):
        named = re.findall(r"\w+", kind.partition(":")[2])
        assert [value.name for value in option.values] == named
    elif found := re.fullmatch(r"int (\d+)\.\.(\d+)", kind):
        assert isinstance(option, Number)
        assert (option.low, option.high) == (int(found[1]), int(found[2]))
    elif found := re.fullmatch(r"int, (-?\d+)=off", kind):
        assert isinstance(option, Number)
        assert option.low == int(found[1])
        assert option.low in dict(option.labels_at)
    elif found := re.fullmatch(r"list of (\d+) ints", kind):
        assert isinstance(option, NumberList)
        assert len(option.labels) == int(found[1])


@pytest.mark.parametrize("name", CATALOGUE["presets"])
def test_presets_have_the_values_of_the_catalogue(name: str) -> None:
    assert to_dict(preset(name)) == CATALOGUE["presets"][name]
    assert from_dict(CATALOGUE["presets"][name], preset("chilean_40")) == preset(name)


def test_the_defaults_are_the_standard_preset() -> None:
    assert preset_names() == tuple(CATALOGUE["presets"])
    assert preset("pagat_standard") == Rules()


def test_preset_files_hold_differences_only() -> None:
    for name in preset_names():
        text = files("dokodesk.engine.presets").joinpath(f"{name}.yaml").read_text("utf-8")
        for key, value in yaml.safe_load(text)["options"].items():
            assert to_dict(Rules())[key] != value, (name, key)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_texts_are_complete_and_tidy(option: Option) -> None:
    assert option.title
    assert option.title[0].isupper() or option.title[0] in "♥♦♣♠1"
    assert not option.title.endswith(".")
    assert option.help.endswith(".")
    assert ". " not in option.help, "one sentence"
    assert option.help[0].isupper()
    assert option.names
    assert option.sources
    if isinstance(option, OneOf | SetOf | Ranking):
        labels = [value.label for value in option.values]
        assert len(set(labels)) == len(labels)
        assert all(labels)
        assert not any(label.endswith(".") for label in labels)
    if isinstance(option, OneOf):
        assert all(value.words for value in option.values)
    if isinstance(option, Switch):
        assert option.on
        assert option.off
    if isinstance(option, Number):
        assert "{n}" in option.words
        for n, text in (*option.words_at, *option.labels_at):
            assert option.low <= n <= option.high
            assert "{n}" not in text
        assert all(option.low <= n <= option.high for n in option.quiet_at)
        if option.low == 0 or option.low == -1:
            assert (
                option.low in dict(option.words_at)
                or "fewer" in option.words
                or (option.key == "forced_announce_points")
            )


def test_no_text_says_he_or_has_double_spaces() -> None:
    for text in ALL_TEXTS:
        assert "  " not in text, text
        assert text == text.strip(), text
        assert not re.search(r"\b(he|his|him)\b", text), text
        assert text.isprintable(), text


def test_placeholders_are_known() -> None:
    known = {"n", "list", "suit", "picture"}
    for text in ALL_TEXTS:
        names = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
        assert names <= known, text


class Recorder:
    """Rules that note down which options somebody looks at."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.read: set[str] = set()

    def __getattr__(self, key: str) -> object:
        self.read.add(key)
        return getattr(self._rules, key)


@given(any_rules())
def test_needs_name_the_options_they_look_at(rules: Rules) -> None:
    """So that a dialog can lead to what must be changed."""
    for option in OPTIONS:
        needs = list(option.needs)
        if isinstance(option, OneOf):
            needs += [need for value in option.values for need in value.needs]
        if isinstance(option, Switch):
            needs += option.on_needs
        for need in needs:
            assert option.key not in need.keys, option.key
            recorder = Recorder(rules)
            need.holds(typing.cast(Rules, recorder))
            assert recorder.read
            assert recorder.read <= set(need.keys), (option.key, need.why)
