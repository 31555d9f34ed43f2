"""The whole page: what a new person wants is set up quickly, by mouse and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLabel, QScrollArea

from dokodesk.engine.options import GROUPS
from dokodesk.engine.rules import PRESETS, from_dict, preset
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.rules_items import USUAL_GROUP
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.page import Tab
from dokodesk.views.rules.sheet import RulesSheet
from tests.views.rules.conftest import German, Make, Person

CTRL = Qt.KeyboardModifier.ControlModifier

#: "We play without nines, second ♥10, pigs, poverty, Bock rounds after a heart trick."
WANTED = from_dict(
    {
        "deck": "40",
        "dulle_rule": "second",
        "pigs": "on_first_play",
        "bock": True,
        "bock_triggers": ["heart_trick"],
    }
)


def test_it_opens_on_the_rules_in_plain_words(person: Person) -> None:
    person.page.show_rules(WANTED)
    person.spin()
    assert person.page.tab is Tab.SHEET
    assert "Played without nines: 40 cards, ten in each hand. (changed)" in person.page.sheet.lines
    assert "A match has 8 deals." in person.page.sheet.lines


def test_a_new_person_sets_up_the_usual_table_by_mouse(person: Person) -> None:
    person.go(Tab.CHANGE)
    assert person.page.change.group == USUAL_GROUP
    for key, text in (
        ("deck", "40 cards, without nines"),
        ("dulle_rule", "The second wins"),
        ("pigs", "Declared when the first is played"),
        ("bock", "Yes"),
        ("bock_triggers", "Hearts trick"),
    ):
        person.click(person.part(key, text))
    assert person.part("poverty", "Trumps are offered to the others").isChecked()
    assert person.page.rules.rules == WANTED
    person.click(person.page.start_button)
    assert person.started == [WANTED]
    assert person.clicks == 7


def test_and_by_keyboard_alone(person: Person) -> None:
    page = person.page
    page.focus()
    for query, key, downs in (
        ("without nines", "deck", 1),
        ("second ten", "dulle_rule", 1),
        ("schweinchen", "pigs", 2),
    ):
        person.find(query)
        assert key in page.change.form.keys
        person.key(Qt.Key.Key_Down)
        person.tab_to(person.row(key).editor)
        person.key(Qt.Key.Key_Down, times=downs)
    person.find("bock")
    person.key(Qt.Key.Key_Down)
    person.tab_to(person.row("bock").editor)
    person.key(Qt.Key.Key_Left)
    person.tab_to(person.part("bock_triggers", "Hearts trick"))
    person.key(Qt.Key.Key_Space)
    assert page.rules.rules == WANTED
    person.tab_to(page.start_button)
    person.key(Qt.Key.Key_Return)
    assert person.started == [WANTED]


def test_undo_and_redo_from_anywhere(person: Person) -> None:
    page = person.page
    person.go(Tab.CHANGE)
    person.click(person.part("deck", "40 cards, without nines"))
    person.row("match_deals").take_focus()
    person.key(Qt.Key.Key_Up, times=4)
    assert page.rules.rules == from_dict({"deck": "40", "match_deals": 12})
    person.key(Qt.Key.Key_Z, CTRL)
    assert page.rules.rules == from_dict({"deck": "40"})
    person.key(Qt.Key.Key_Z, CTRL)
    assert page.rules.rules == preset("pagat_standard")
    assert person.part("deck", "48 cards, with nines").isChecked()
    person.key(Qt.Key.Key_Y, CTRL, times=2)
    assert page.rules.rules == from_dict({"deck": "40", "match_deals": 12})
    assert not page.change.redo.isEnabled()
    person.click(page.change.undo)
    assert page.rules.rules.match_deals == 8


def test_the_keys_mean_the_rules_whatever_the_window_does_with_them(person: Person) -> None:
    rivals: list[str] = []
    for keys in ("Ctrl+Z", "Ctrl+Y", "Ctrl+F"):
        action = QAction(person.page.window())
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, keys=keys: rivals.append(keys))
        person.page.window().addAction(action)
    person.go(Tab.CHANGE)
    person.click(person.part("deck", "40 cards, without nines"))
    person.key(Qt.Key.Key_Z, CTRL)
    assert person.page.rules.rules == preset("pagat_standard")
    person.key(Qt.Key.Key_Y, CTRL)
    assert person.page.rules.rules == from_dict({"deck": "40"})
    person.key(Qt.Key.Key_F, CTRL)
    assert person.focused is person.page.change.search
    assert rivals == []


def test_a_preset_is_chosen_and_taken_back(person: Person) -> None:
    person.go(Tab.CHANGE)
    titles = {known.name: known.title for known in PRESETS}
    head = person.page.change._head
    person.click(head._buttons["kneipe"])
    assert person.page.rules.rules == preset("kneipe")
    assert person.page.rules.draft.base == "kneipe"
    assert head._buttons["kneipe"].text() == titles["kneipe"]
    person.key(Qt.Key.Key_Z, CTRL)
    assert person.page.rules.rules == preset("pagat_standard")


def test_contradictions_are_refused_with_ways_out(person: Person) -> None:
    page = person.page
    page.rules.set_value("match_deals", 10)
    before = page.rules.rules
    person.click(page.start_button)
    person.click(page.use_button)
    assert (person.started, person.chosen) == ([], [])
    assert page.rules.rules == before
    assert page.tab is Tab.CHANGE
    assert "With 10 deals not everybody at a table of 4 deals equally often." in person.messages
    texts = [button.text() for button in page.change.conflicts.buttons]
    assert texts == ["Deals in a match: 8", "Deals in a match: 12", "Full rounds only: no"]
    assert person.focused is page.change.conflicts.buttons[0]
    person.click(page.change.conflicts.buttons[1])
    assert page.rules.rules == from_dict({"match_deals": 12})
    assert page.change.conflicts.isHidden()
    assert "10 deals" not in person.messages
    person.click(page.start_button)
    assert person.started == [from_dict({"match_deals": 12})]


def test_rules_for_the_next_matches(person: Person) -> None:
    person.page.rules.set_value("deck", "40")
    person.click(person.page.use_button)
    assert person.chosen == [(from_dict({"deck": "40"}), "")]
    assert "next matches" in person.messages


def test_a_sentence_leads_to_its_option(person: Person) -> None:
    page = person.page
    text = next(
        found for found in page.sheet.findChildren(QLabel) if found.text() == "A match has 8 deals."
    )
    person.click(text)
    assert page.tab is Tab.CHANGE
    assert person.row("match_deals").editor.isAncestorOf(person.focused)


def test_escape_leads_back(person: Person) -> None:
    left: list[bool] = []
    person.page.back_wanted.connect(lambda: left.append(True))
    person.page.focus()
    person.key(Qt.Key.Key_Escape)
    assert left == [True]


def test_a_new_start_has_no_past(person: Person) -> None:
    person.page.rules.set_value("deck", "40")
    person.page.show_rules(preset("kneipe"))
    assert not person.page.history.canUndo()
    assert person.page.rules.rules == preset("kneipe")


def test_the_sheet_can_only_be_read_during_play(
    person: Person, appearance: Appearance, qtbot: object
) -> None:
    sheet = RulesSheet(WANTED, appearance)
    qtbot.addWidget(sheet)  # type: ignore[attr-defined] # the fixture of pytest-qt
    sheet.resize(600, 500)
    sheet.show()
    wanted: list[str] = []
    sheet.option_wanted.connect(wanted.append)
    text = next(found for found in sheet.findChildren(QLabel) if "40 cards" in found.text())
    person.click(text)
    assert wanted == []
    assert any(line.endswith("(changed)") for line in sheet.lines)


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 200), ((800, 600), 100), ((800, 600), 200)]
)
def test_nothing_is_wider_than_the_window(
    make_person: Make, german: German, size: tuple[int, int], scale: int
) -> None:
    person = make_person(size, scale)
    page = person.page
    page.show_rules(preset("kneipe"))
    for tab in Tab:
        page.show_tab(tab)
        person.spin()
        for scroller in page.findChildren(QScrollArea):
            if scroller.isVisible():
                assert scroller.horizontalScrollBar().maximum() == 0, tab
    page.show_tab(Tab.CHANGE)
    for group in GROUPS:
        page.change.show_group(group.letter)
        person.spin()
        if size == (800, 600) and scale == 200:
            for key in page.change.form.keys:
                person.row(key).more.click()
            person.spin()
        assert page.change._scroller.horizontalScrollBar().maximum() == 0, group.letter
        for key in page.change.form.keys:
            row = person.row(key)
            assert row.height() >= row.heightForWidth(row.width()), key
    ours = {"RuleExamples", "RuleSources", "RuleTexts", "Rules", "ChangeView", "ExampleView"}
    assert {found for found in german.missing if found[0] in ours} == set()


def test_the_language_can_change_while_it_is_shown(person: Person, german: German) -> None:
    del german
    person.spin()
    assert person.page.start_button.text() == "Neue Partie mit diesen Regeln"
    assert "Eine Partie hat 8 Spiele." in person.page.sheet.lines
    person.go(Tab.CHANGE)
    assert person.part("deck", "40 Karten, ohne Neunen").isVisible()


def test_the_look_can_change_while_it_is_shown(
    person: Person, preferences: PreferencesModel
) -> None:
    person.go(Tab.CHANGE)
    before = person.row("deck").height()
    preferences.set_value("text_scale", 200)
    person.spin()
    assert person.row("deck").height() > before
