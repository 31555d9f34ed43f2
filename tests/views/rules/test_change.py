"""Finding and changing options."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget

from dokodesk.engine.option_model import Group
from dokodesk.engine.options import GROUPS, OPTIONS, SoloMix
from dokodesk.engine.rules import from_dict, preset
from dokodesk.views.rules.editors import NumberBox
from dokodesk.views.rules.form import MOST_ROWS
from dokodesk.views.rules.page import Tab
from dokodesk.views.rules.pictures import TrickPicture
from dokodesk.views.rules.set_editors import RankingEditor, SetEditor
from tests.views.rules.conftest import Person

ALT = Qt.KeyboardModifier.AltModifier


def shown_texts(person: Person, key: str) -> str:
    labels = person.row(key).findChildren(QLabel)
    return "\n".join(found.text() for found in labels if found.isVisible())


def shown_keys(person: Person) -> list[str]:
    return list(person.page.change.form.keys)


def open_group(person: Person, letter: str) -> None:
    person.page.show_tab(Tab.CHANGE)
    person.page.change.show_group(letter)
    person.spin()


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.letter)
def test_every_option_of_a_group_can_be_used(person: Person, group: Group) -> None:
    open_group(person, group.letter)
    assert shown_keys(person) == [option.key for option in group.options]
    for option in group.options:
        row = person.row(option.key)
        assert row.isVisible()
        assert row.editor.accessibleName() == option.title
        row.more.click()
        person.spin(2)
        assert row.is_expanded
        assert "How often it matters" in shown_texts(person, option.key)


def test_the_groups_are_chosen_by_keyboard(person: Person) -> None:
    person.page.show_tab(Tab.CHANGE)
    person.page.focus()
    person.key(Qt.Key.Key_Down, times=2)
    assert person.page.change.group == "B"
    assert person.page.change.form.keys[0] == "h10_trump"


def test_the_tab_key_goes_through_a_row_before_the_next(person: Person) -> None:
    person.page.rules.set_value("deck", "40")
    person.go(Tab.CHANGE)
    person.row("deck").take_focus()
    stops = []
    for _ in range(4):
        stops.append(person.focused)
        person.key(Qt.Key.Key_Tab)
    deck = person.row("deck")
    assert stops == [
        person.part("deck", "40 cards, without nines"),
        deck.more,
        deck.reset,
        person.part("dulle_rule", "The first wins"),
    ]


def test_a_search_shows_what_it_finds_with_its_groups(person: Person) -> None:
    person.find("karlchen")
    keys = person.page.change.form.keys
    assert {"charlie_wins_last", "charlie_caught"} <= set(keys)
    heads = [h.text() for h in person.page.change.form.findChildren(QLabel) if h.isVisible()]
    assert "Points" in heads
    person.key(Qt.Key.Key_Escape)
    assert person.page.change.search.text() == ""
    person.find("xyzzy")
    assert person.page.change.form.keys == ()
    assert person.page.change.form._empty.text() == "No option is called like that."


def test_not_too_much_is_shown_at_once(person: Person) -> None:
    person.find("e")
    assert len(person.page.change.form.keys) == MOST_ROWS
    assert "the first 40 are shown" in person.page.change._found.text()


def test_a_click_on_the_same_group_ends_a_search(person: Person) -> None:
    person.find("karlchen")
    groups = person.page.change.groups
    place = groups.visualItemRect(groups.item(0)).center()
    QTest.mouseClick(groups.viewport(), Qt.MouseButton.LeftButton, pos=place)
    person.spin()
    assert person.page.change.search.text() == ""
    assert person.page.change.form.keys[0] == "deck"


def test_only_what_differs_and_the_ways_back(person: Person) -> None:
    rules = person.page.rules
    for key, value in (("deck", "40"), ("fox_caught", 2), ("cowardice", 3)):
        rules.set_value(key, value)
    person.go(Tab.CHANGE)
    person.click(person.page.change.only_changed)
    assert shown_keys(person) == ["deck", "cowardice", "fox_caught"]
    assert "◆ changed; Standard: 48 cards, with nines" in shown_texts(person, "deck")
    person.click(person.row("deck").reset)
    assert shown_keys(person) == ["cowardice", "fox_caught"]
    open_group(person, "I")
    person.click(person.page.change._head._reset_group)
    assert rules.changed_keys == ("cowardice",)
    person.click(person.page.change._head._reset_all)
    assert rules.rules == preset("pagat_standard")


def test_the_preset_to_compare_with_changes_no_value(person: Person) -> None:
    open_group(person, "A")
    box = person.page.change._head._base
    box.setFocus()
    person.key(Qt.Key.Key_End)
    person.spin()
    assert person.page.rules.draft.base == "kneipe"
    assert person.page.rules.rules == preset("pagat_standard")
    assert "Dealing" in "".join(shown_texts(person, "deal_packet"))
    assert "Pub table" in shown_texts(person, "deal_packet")


def test_an_option_without_effect_is_shown_with_the_reason(person: Person) -> None:
    person.go(Tab.CHANGE)
    assert not person.part("super_pigs", "Both ♦10").isEnabled()
    assert "Has no effect now: only with pigs." in shown_texts(person, "super_pigs")
    person.click(person.part("pigs", "Declared before the first card"))
    assert person.part("super_pigs", "Both ♦10").isEnabled()
    person.click(person.part("bock", "Yes"))
    assert "only when some event starts them" in shown_texts(person, "bock")


def test_a_number_is_typed_and_has_words(person: Person) -> None:
    open_group(person, "G")
    box = person.row("redeal_kings").editor.findChild(NumberBox)
    assert isinstance(box, NumberBox)
    assert box.text() == "off"
    box.setFocus()
    box.selectAll()
    person.type("5")
    person.key(Qt.Key.Key_Return)
    assert person.page.rules.rules.redeal_kings == 5
    box.selectAll()
    person.type("off")
    person.key(Qt.Key.Key_Return)
    assert person.page.rules.rules.redeal_kings == 0
    box.selectAll()
    person.type("99")
    person.key(Qt.Key.Key_Return)
    assert 0 <= person.page.rules.rules.redeal_kings <= 8


def test_deadlines_are_said_in_cards_in_hand(person: Person) -> None:
    open_group(person, "H")
    boxes = person.row("announce_latest").editor.findChildren(NumberBox)
    assert [box.text() for box in boxes] == ["11", "10", "9", "8", "7"]
    boxes[0].setFocus()
    person.key(Qt.Key.Key_Down)
    assert person.page.rules.rules.announce_latest == (2, 2, 3, 4, 5)
    person.page.rules.set_value("deck", "40")
    person.spin()
    assert [box.text() for box in boxes] == ["8", "8", "7", "6", "5"]
    person.page.rules.set_value("announce_latest", [1, 3, 6, 10, 12])
    person.spin()
    assert [box.text() for box in boxes] == ["9", "7", "4", "no card", "no card"]
    assert person.page.rules.rules.announce_latest == (1, 3, 6, 10, 12)


def ranked(person: Person) -> list[str]:
    return list(person.page.rules.rules.reservation_priority)


def test_a_ranking_is_reordered_by_keyboard_and_by_buttons(person: Person) -> None:
    open_group(person, "C")
    editor = person.row("reservation_priority").editor
    items = editor.findChild(QListWidget)
    assert isinstance(items, QListWidget)
    items.setFocus()
    person.key(Qt.Key.Key_Down, ALT)
    assert ranked(person) == ["redeal", "solo", "poverty", "wedding"]
    assert items.item(1).text() == "2. Solo"
    assert items.currentRow() == 1
    person.key(Qt.Key.Key_Space)
    assert ranked(person) == ["redeal", "poverty", "wedding"]
    items.setCurrentRow(0)
    assert isinstance(editor, RankingEditor)
    person.click(editor._down)
    assert ranked(person) == ["poverty", "redeal", "wedding"]
    assert items.currentRow() == 1


def test_a_ranking_is_reordered_by_dragging(person: Person) -> None:
    open_group(person, "C")
    items = person.row("reservation_priority").editor.findChild(QListWidget)
    assert isinstance(items, QListWidget)
    # What the list does itself when an item is dropped between two others.
    items.model().moveRow(QModelIndex(), 0, QModelIndex(), 3)
    person.spin()
    assert ranked(person) == ["redeal", "poverty", "solo", "wedding"]
    assert items.item(0).text() == "1. Throwing in"
    items.model().moveRow(QModelIndex(), 4, QModelIndex(), 0)
    person.spin()
    assert ranked(person) == ["redeal", "poverty", "solo", "wedding"]
    assert items.item(4).text() == "Compulsory solo"


def test_a_set_has_all_and_none(person: Person) -> None:
    open_group(person, "D")
    editor = person.row("solo_types").editor
    assert isinstance(editor, SetEditor)
    person.click(editor._none)
    assert person.page.rules.rules.solo_types == frozenset()
    person.click(editor._all)
    assert len(person.page.rules.rules.solo_types) == 21
    person.click(person.part("solo_types", "Queens solo"))
    assert "queens" not in person.page.rules.rules.solo_types


def test_a_mix_has_two_numbers(person: Person) -> None:
    person.page.show_rules(from_dict({"compulsory_solos": 2}, preset("ddv_tournament")))
    open_group(person, "D")
    boxes = person.row("compulsory_solo_mix").editor.findChildren(NumberBox)
    boxes[1].setFocus()
    person.key(Qt.Key.Key_Up)
    assert person.page.rules.rules.compulsory_solo_mix == SoloMix(0, 1)


def test_an_example_marks_the_winning_card(person: Person) -> None:
    open_group(person, "B")
    person.click(person.row("dulle_rule").more)
    pictures = person.row("dulle_rule").findChildren(TrickPicture)
    assert [picture.winner for picture in pictures] == [0, 2, 0, 2]
    assert pictures[1].accessibleName().endswith("the ten of hearts wins")
    assert "The first wins (now)" in shown_texts(person, "dulle_rule")
    person.click(person.part("dulle_rule", "The second wins"))
    assert "The second wins (now)" in shown_texts(person, "dulle_rule")
    person.click(person.row("dulle_rule").more)
    assert not person.row("dulle_rule").is_expanded


def test_every_editor_gives_back_what_it_shows(person: Person) -> None:
    told: list[object] = []
    for option in OPTIONS:
        row = person.row(option.key)
        row.edited.connect(lambda *change: told.append(change))
        for name in ("kneipe", "chilean_40", "ddv_tournament", "swiss_family"):
            row.editor.show_value(getattr(preset(name), option.key), preset(name))
    assert told == []
