"""The steps towards the whole game take in one thing after the other."""

from __future__ import annotations

from dokodesk.engine.rules import conflicts, difference, preset
from dokodesk.learning.rule_steps import RuleStep, rules_of, skips_talk


def test_each_step_adds_something_and_none_contradicts_itself() -> None:
    steps = [rules_of(step) for step in RuleStep]
    for rules in steps:
        assert not conflicts(rules)
    whole = preset("pagat_standard")
    away = [len(difference(rules, whole)) for rules in steps]
    assert away[:4] == sorted(away[:4], reverse=True)
    assert len(set(away[:4])) == 4
    assert rules_of(RuleStep.CONTRACTS) == whole


def test_the_last_step_is_the_own_table() -> None:
    own = preset("kneipe")
    assert rules_of(RuleStep.FULL, own) == own
    assert not skips_talk(RuleStep.FULL)
    assert skips_talk(RuleStep.BASIC)
