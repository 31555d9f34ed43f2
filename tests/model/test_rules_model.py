"""The rules on the desk: every change is another draft, and nothing changes unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.engine.options import GROUPS
from dokodesk.engine.rules import RulesError, conflicts, difference, from_dict, preset
from dokodesk.model.rules_model import RulesDraft, RulesModel

USUAL = "pagat_standard"


@pytest.fixture
def rules(qapp: object) -> RulesModel:
    del qapp
    return RulesModel()


def changed(rules: RulesModel) -> list[str]:
    return list(rules.changed_keys)


def test_it_begins_with_the_standard_rules(rules: RulesModel) -> None:
    assert rules.rules == preset(USUAL)
    assert changed(rules) == []
    assert rules.code == "P-SK"


def test_a_value_is_changed_and_nothing_else(rules: RulesModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(rules.changed):
        rules.set_value("deck", "40")
    assert rules.rules == from_dict({"deck": "40"})
    assert changed(rules) == ["deck"]


@pytest.mark.parametrize(("key", "value"), [("deck", "44"), ("match_deals", 0), ("nope", 1)])
def test_an_impossible_value_changes_nothing(
    rules: RulesModel, qtbot: QtBot, key: str, value: object
) -> None:
    with qtbot.assertNotEmitted(rules.changed), pytest.raises(RulesError):
        rules.set_value(key, value)
    assert rules.rules == preset(USUAL)


def test_the_same_value_is_no_change(rules: RulesModel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(rules.changed):
        rules.set_value("deck", "48")


def test_back_to_the_preset_by_option_group_and_all(rules: RulesModel) -> None:
    for key, value in (("deck", "40"), ("pigs", "start"), ("fox_caught", 2), ("cowardice", 3)):
        rules.set_value(key, value)
    rules.reset(("pigs",))
    assert changed(rules) == ["deck", "cowardice", "fox_caught"]
    letter = next(g.letter for g in GROUPS if any(o.key == "fox_caught" for o in g.options))
    rules.reset_group(letter)
    assert changed(rules) == ["deck", "cowardice"]
    rules.reset_all()
    assert rules.rules == preset(USUAL)


def test_comparing_with_another_preset_changes_no_value(rules: RulesModel) -> None:
    rules.set_value("deck", "40")
    before = rules.rules
    rules.compare_with("kneipe")
    assert rules.rules == before
    assert len(rules.changed_keys) == len(difference(preset("kneipe"), before))
    rules.reset(("deck",))
    assert rules.rules.deck == "48"


def test_a_recorder_is_given_every_change_and_shows_it(rules: RulesModel) -> None:
    seen: list[tuple[RulesDraft, str]] = []
    rules.set_recorder(lambda draft, key: seen.append((draft, key)))
    rules.set_value("deck", "40")
    rules.open_preset("kneipe")
    assert rules.rules == preset(USUAL)
    assert [key for _, key in seen] == ["deck", ""]
    rules.set_value("deck", "48")
    rules.compare_with(USUAL)
    assert len(seen) == 2
    rules.show(seen[1][0])
    assert rules.draft.base == "kneipe"


def test_other_rules_are_compared_with_their_nearest_preset(rules: RulesModel) -> None:
    rules.open(from_dict({"deck": "40"}, preset("kneipe")))
    assert rules.draft.base == "kneipe"
    assert changed(rules) == ["deck"]


def test_a_conflict_is_told_and_ended_only_by_a_remedy(rules: RulesModel) -> None:
    rules.set_value("match_deals", 10)
    (found,) = rules.conflicts
    assert rules.rules.match_full_rounds
    rules.apply(found.remedies[0])
    assert rules.conflicts == ()
    assert conflicts(rules.rules) == ()


def test_a_profile_knows_whether_it_is_saved(rules: RulesModel, tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    rules.open(preset("kneipe"), name="Ours", path=path)
    assert rules.is_unsaved is False
    rules.set_value("deck", "40")
    unsaved = rules.is_unsaved
    rules.name_it("Ours", path)
    assert (unsaved, rules.is_unsaved) == (True, False)
    rules.forget(path)
    assert (rules.draft.name, rules.draft.path) == ("", None)
    assert rules.rules.deck == "40"
