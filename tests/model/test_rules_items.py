"""The options as an item model, the search and the filters; and comparison as a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from dokodesk.engine.options import GROUPS, OPTIONS, Rules
from dokodesk.engine.rules import difference, inactive, nearest_preset, preset
from dokodesk.model.rules_compare import ComparisonModel, ComparisonRole
from dokodesk.model.rules_items import (
    USUAL,
    USUAL_GROUP,
    OptionRole,
    OptionsFilter,
    OptionsModel,
    count_changed,
)
from dokodesk.model.rules_model import RulesDraft, RulesModel
from tests.helpers.strategies import any_rules


@pytest.fixture
def options(qapp: object) -> OptionsModel:
    del qapp
    return OptionsModel(RulesModel())


@pytest.fixture
def shown(options: OptionsModel) -> OptionsFilter:
    return OptionsFilter(options)


def keys(shown: OptionsFilter) -> list[str]:
    return [str(shown.index(n, 0).data(OptionRole.KEY)) for n in range(shown.rowCount())]


def put(options: OptionsModel, key: str, value: object) -> bool:
    return options.setData(options.index(options.row_of(key)), value)


def test_both_models_keep_the_contract(
    qtmodeltester: ModelTester, options: OptionsModel, shown: OptionsFilter
) -> None:
    qtmodeltester.check(options)  # type: ignore[no-untyped-call] # pytest-qt has no types
    qtmodeltester.check(shown)  # type: ignore[no-untyped-call] # pytest-qt has no types


def test_there_is_a_row_for_every_option(options: OptionsModel) -> None:
    assert options.rowCount() == len(OPTIONS) == 135


@given(any_rules())
def test_every_row_can_say_everything(qapp: object, rules: Rules) -> None:
    del qapp
    model = RulesModel()
    options = OptionsModel(model)
    model.show(RulesDraft(rules, nearest_preset(rules)))
    for row, option in enumerate(OPTIONS):
        index = options.index(row)
        assert index.data(OptionRole.KEY) == option.key
        assert index.data(Qt.ItemDataRole.EditRole) == getattr(rules, option.key)
        for role in (Qt.ItemDataRole.DisplayRole, OptionRole.HELP, OptionRole.SHOWN):
            assert index.data(role)
        has_effect = inactive(rules, option.key) is None
        assert bool(options.flags(index) & Qt.ItemFlag.ItemIsEnabled) is has_effect
        assert bool(index.data(OptionRole.INACTIVE)) is not has_effect
    told = {clash for row in range(options.rowCount()) for clash in _clashes(options, row)}
    assert told == set(map(repr, model.conflicts))


def _clashes(options: OptionsModel, row: int) -> set[str]:
    return {repr(found) for found in options.index(row).data(OptionRole.CONFLICTS)}


def test_an_impossible_value_is_refused(options: OptionsModel) -> None:
    assert not put(options, "deck", "44")
    assert options.rules.rules == preset("pagat_standard")
    assert put(options, "deck", "40")


def test_the_groups_hold_every_option_once(options: OptionsModel, shown: OptionsFilter) -> None:
    found = []
    for group in GROUPS:
        shown.set_group(group.letter)
        found += keys(shown)
    assert found == [option.key for option in OPTIONS]
    assert options.rowCount() == len(found)


def test_the_usual_questions_come_in_their_own_order(shown: OptionsFilter) -> None:
    assert shown.group == USUAL_GROUP
    assert keys(shown) == list(USUAL)


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("Dullen", "dulle_rule"),
        ("tolle", "dulle_rule"),
        ("Charlie", "charlie_wins_last"),
        ("Karlchen", "charlie_caught"),
        ("Schweine", "pigs"),
        ("herz stich", "heart_trick"),
        ("fuenf neunen", ""),
        ("fünf Neunen", "redeal_nines"),
        ("without nines", "deck"),
    ],
)
def test_a_rule_is_found_by_any_of_its_names(shown: OptionsFilter, query: str, key: str) -> None:
    shown.set_query(query)
    assert (key in keys(shown)) if key else not keys(shown)


def test_only_what_differs_is_shown_from_all_groups(
    options: OptionsModel, shown: OptionsFilter
) -> None:
    shown.set_only_changed(True)
    assert keys(shown) == []
    put(options, "match_deals", 12)
    put(options, "deck", "40")
    assert keys(shown) == ["deck", "match_deals"]
    options.rules.reset(("deck",))
    assert keys(shown) == ["match_deals"]
    shown.set_query("cards")
    assert keys(shown) == []


def test_changes_are_counted_by_group(options: OptionsModel) -> None:
    put(options, "deck", "40")
    put(options, "match_deals", 12)
    counts = count_changed(options.rules)
    assert (counts["A"], counts["J"], sum(counts.values())) == (1, 1, 2)


def test_a_comparison_lists_what_differs(qtmodeltester: ModelTester, qapp: object) -> None:
    del qapp
    model = ComparisonModel()
    model.compare(preset("kneipe"), preset("ddv_tournament"), ("Ours", "DDV"))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call] # pytest-qt has no types
    expected = difference(preset("kneipe"), preset("ddv_tournament"))
    assert model.differences == model.rowCount() == len(expected)
    rows = [model.index(n, 0).data(ComparisonRole.KEY) for n in range(model.rowCount())]
    assert rows == [found.key for found in expected]
    heads = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(3)]
    assert heads == ["Rule", "Ours", "DDV"]
    pigs = rows.index("pigs")
    assert model.index(pigs, 1).data() == "declared when the first is played"
    assert model.index(pigs, 2).data() == "no pigs"
    model.compare(preset("kneipe"), preset("kneipe"), ("Ours", "Ours"))
    assert model.rowCount() == 0
