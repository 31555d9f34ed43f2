"""The page for a new match: players, rules with their variants, length and level."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import PRESETS, code, preset, preset_names
from dokodesk.storage.preferences import Preferences
from dokodesk.views.appearance import Appearance
from dokodesk.views.match_plan import default_names, plan_from, remembered_rules
from dokodesk.views.new_match_page import VARIANTS, NewMatchPage

STANDARD = preset("pagat_standard")
LEVELS = ("simple", "standard")
NOBODY = ("", "", "", "")


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> NewMatchPage:
    made = NewMatchPage(appearance, LEVELS)
    qtbot.addWidget(made)
    made.show_plan(NOBODY, STANDARD, 8, "standard")
    made.resize(1000, 640)
    made.show()
    return made


def radio(page: NewMatchPage, title: str) -> QRadioButton:
    return next(one for one in page.findChildren(QRadioButton) if one.text() == title)


def switches(page: NewMatchPage) -> list[QCheckBox]:
    return page.findChildren(QCheckBox)


def test_all_presets_are_offered_with_a_summary(page: NewMatchPage) -> None:
    shown = [label.text() for label in page.findChildren(QLabel)]
    for known in PRESETS:
        assert radio(page, known.title).isVisible()
        assert known.about in shown


@pytest.mark.parametrize("name", preset_names())
def test_choosing_a_preset_brings_its_number_of_deals(page: NewMatchPage, name: str) -> None:
    title = next(known.title for known in PRESETS if known.name == name)
    radio(page, title).click()
    plan = page.plan()
    assert plan.rules == preset(name)
    assert plan.deals == preset(name).match_deals


def test_the_three_variants_change_the_standard_rules(page: NewMatchPage) -> None:
    wanted: dict[str, object] = {}
    for switch, changes in zip(switches(page), VARIANTS.values(), strict=True):
        switch.click()
        wanted |= changes
        assert page.rules() == msgspec.structs.replace(STANDARD, **wanted)
    assert page.rules().dulle_rule == "second_except_last"
    assert page.rules().solo_leader == "soloist"
    assert page.rules().charlie_caught == "off"


def test_variants_belong_to_the_standard_rules_only(page: NewMatchPage) -> None:
    switches(page)[0].click()
    radio(page, "Pub table").click()
    assert page.rules() == preset("kneipe")
    assert not switches(page)[0].isEnabled()
    radio(page, "Standard").click()
    assert page.rules().dulle_rule == "second_except_last"


@pytest.mark.parametrize(
    "changes",
    [
        {},
        VARIANTS["soloist_leads"],
        VARIANTS["second_dulle"] | VARIANTS["charlie_wins_only"],
        {"doppelkopf_min": 41},
    ],
)
def test_rules_are_shown_as_they_were_left(page: NewMatchPage, changes: dict[str, object]) -> None:
    rules = msgspec.structs.replace(STANDARD, **changes)
    page.show_plan(NOBODY, rules, 5, "simple", source="my rules.yaml")
    plan = page.plan()
    assert (plan.rules, plan.deals, plan.level) == (rules, 5, "simple")


def test_own_rules_have_their_name(page: NewMatchPage) -> None:
    rules = msgspec.structs.replace(STANDARD, doppelkopf_min=41)
    page.show_plan(NOBODY, rules, 5, "simple", source="my rules.yaml")
    assert radio(page, "my rules.yaml").isVisible()


def test_empty_and_equal_names_are_filled_in(page: NewMatchPage) -> None:
    assert page.plan().names == default_names()
    edits = page.findChildren(QLineEdit)
    names = [edit for edit in edits if edit.placeholderText() in default_names()]
    for edit in names[:2]:
        QTest.keyClicks(edit, "Anna")
    assert page.plan().names == ("Anna", "Anna 2", *default_names()[2:])


def test_enter_in_a_name_begins_the_match(qtbot: QtBot, page: NewMatchPage) -> None:
    edit = next(one for one in page.findChildren(QLineEdit) if one.placeholderText() == "Berta")
    QTest.keyClicks(edit, "Ben")
    with qtbot.waitSignal(page.start_wanted) as told:
        QTest.keyClick(edit, Qt.Key.Key_Return)
    assert told.args is not None
    assert told.args[0].names[1] == "Ben"


def test_escape_leads_back(qtbot: QtBot, page: NewMatchPage) -> None:
    with qtbot.waitSignal(page.back_wanted):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_an_odd_number_of_deals_is_possible_and_remarked_upon(page: NewMatchPage) -> None:
    box = page.findChildren(QSpinBox)[0]
    box.setValue(7)
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any("multiple of four" in text for text in shown)
    box.setValue(8)
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert not any("multiple of four" in text for text in shown)
    assert page.plan().deals == 8


def test_the_level_is_chosen(page: NewMatchPage) -> None:
    box = next(one for one in page.findChildren(QComboBox) if one.findData("simple") >= 0)
    box.setCurrentIndex(0)
    assert page.plan().level == "simple"


def test_the_wheel_does_not_change_what_passes_under_it(page: NewMatchPage) -> None:
    page.setFocus()
    middle = QPointF(5, 5)
    for box in (page.findChildren(QSpinBox)[0], page.findChildren(QComboBox)[0]):
        wheel = QWheelEvent(
            middle,
            middle,
            QPoint(0, -120),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        before = page.plan()
        QApplication.sendEvent(box, wheel)
        assert page.plan() == before
        assert not wheel.isAccepted()


@pytest.mark.parametrize("text", ["", "nonsense", "K-0000", "no_such_preset"])
def test_rules_that_make_no_sense_are_the_usual_ones(text: str) -> None:
    assert remembered_rules(text) == STANDARD


@pytest.mark.parametrize("rules", [preset("kneipe"), Rules(doppelkopf_min=41)])
def test_rules_are_remembered_by_their_code(rules: Rules) -> None:
    assert remembered_rules(code(rules)) == rules


def test_an_unknown_level_is_replaced() -> None:
    plan = plan_from(Preferences(computer_level="quantum"), LEVELS, "standard")
    assert plan.level == "standard"
