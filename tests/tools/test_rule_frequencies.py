"""How often an option matters: the counting, and the numbers stored with the program."""

from __future__ import annotations

import pytest

from dokodesk.engine.option_model import Option
from dokodesk.engine.options import OPTIONS
from dokodesk.engine.rules import from_code, from_dict, preset
from dokodesk.model.rule_frequencies import frequencies
from tools.rule_frequencies import Played, difference, measured, other_values, play, rule_sets


@pytest.fixture(scope="module")
def deal() -> Played:
    return play(preset("pagat_standard"), 1)


def test_another_value_of_a_won_game_changes_the_result(deal: Played) -> None:
    result = deal.end.result
    assert result is not None
    assert difference(deal, "base_win", 2)[0] is any(line.reason == "game" for line in result.lines)


def test_what_only_looks_different_changes_nothing(deal: Played) -> None:
    assert difference(deal, "deal_cut", True) == (False, False)


def test_without_top_trumps_the_deal_goes_another_way(deal: Played) -> None:
    assert difference(deal, "h10_trump", False)[1]


def test_a_deal_is_the_same_every_time() -> None:
    again = play(preset("pagat_standard"), 1)
    assert again == play(preset("pagat_standard"), 1)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_other_values_are_possible_ones(option: Option) -> None:
    key = option.key
    for rules in rule_sets():
        for value in other_values(option, getattr(rules, key)):
            assert value != getattr(rules, key)
            assert getattr(from_dict({key: value}, rules), key) == value


def test_the_stored_numbers_make_sense() -> None:
    stored = frequencies()
    assert stored.deals >= 200
    assert [from_code(code) for code in stored.rules] == list(rule_sets())
    assert set(stored.options) == set(measured(rule_sets()))
    for found in stored.options.values():
        assert found.deals == stored.deals
        assert 0 <= found.result <= found.deals
        assert 0 <= found.choice <= found.deals
