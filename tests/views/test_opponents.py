"""Choosing characters and conventions, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.ai.characters import CHARACTERS
from dokodesk.ai.conventions import CONVENTIONS
from dokodesk.ai.levels import DEFAULT_LEVEL, offered_levels
from dokodesk.engine.rules import preset
from dokodesk.model.opponents import BY_LOT
from dokodesk.storage.preferences import Preferences
from dokodesk.views.appearance import Appearance
from dokodesk.views.match_plan import (
    default_names,
    named_people,
    pictured_people,
    plan_from,
)
from dokodesk.views.new_match_page import NewMatchPage
from dokodesk.views.opponents import CharacterChoice, ConventionsButton, ConventionsDialog
from dokodesk.views.opponents_area import OpponentsArea
from dokodesk.views.opponents_texts import (
    character_about,
    character_name,
    convention_about,
    convention_title,
)
from tests.views.conftest import MakeShell

LEVELS = ("standard", "adapting")


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> NewMatchPage:
    made = NewMatchPage(appearance, LEVELS)
    qtbot.addWidget(made)
    made.show_plan(
        ("", "", "Bert", ""),
        preset("pagat_standard"),
        8,
        "standard",
        characters=("amina", "heinz", ""),
        conventions=("ten_lead", "unknown"),
    )
    made.resize(1000, 640)
    made.show()
    return made


def test_all_have_words() -> None:
    assert all(character_name(name) and character_about(name) for name in CHARACTERS)
    assert all(convention_title(name) and convention_about(name) for name in CONVENTIONS)
    assert len({character_name(name) for name in CHARACTERS}) == len(CHARACTERS)
    assert character_name("nobody") == convention_title("nothing") == ""


def test_the_plan_keeps_what_was_chosen(page: NewMatchPage) -> None:
    plan = page.plan()
    assert plan.characters == ("amina", "heinz", "")
    assert plan.conventions == ("ten_lead",)


def test_a_character_brings_its_name_unless_one_is_typed(page: NewMatchPage) -> None:
    assert page.plan().names == ("You", "Amina", "Bert", "Dora")
    choice = page.findChildren(CharacterChoice)[2]
    box = choice.findChildren(QComboBox)[0]
    box.setFocus()
    QTest.keyClicks(box, "M")
    QTest.keyClick(box, Qt.Key.Key_Enter)
    assert page.plan().characters[2] == "mai"
    assert page.plan().names[3] == "Mai"


def test_the_habit_is_told(page: NewMatchPage) -> None:
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert character_about("amina") in shown
    page.findChildren(CharacterChoice)[0].choose("")
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert character_about("amina") not in shown


def test_the_adapting_level_tells_where_it_stands(page: NewMatchPage) -> None:
    level = next(box for box in page.findChildren(QComboBox) if box.findData("adapting") >= 0)
    level.setCurrentIndex(level.findData("adapting"))
    page.show_adapted("standard", "strong")
    shown = " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "between like a usual round and like regulars" in shown
    level.setCurrentIndex(level.findData("standard"))
    shown = " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "between like" not in shown


def test_unknown_characters_are_nobody(qtbot: QtBot) -> None:
    choice = CharacterChoice()
    qtbot.addWidget(choice)
    choice.choose("a newer one")
    assert choice.character == ""
    choice.choose(BY_LOT)
    assert choice.character == BY_LOT


def test_conventions_are_chosen_in_a_dialog(qtbot: QtBot, appearance: Appearance) -> None:
    window = QWidget()
    button = ConventionsButton(appearance)
    QVBoxLayout(window).addWidget(button)
    qtbot.addWidget(window)
    window.show()
    assert button.text() == "none…"
    with qtbot.waitSignal(button.changed):
        button.click()
        dialog = button.window().findChild(ConventionsDialog)
        assert dialog is not None
        box = dialog.findChildren(QCheckBox)[0]
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    assert button.conventions == (next(iter(CONVENTIONS)),)
    assert button.text() == f"1 of {len(CONVENTIONS)}…"
    everything = next(one for one in dialog.findChildren(QPushButton) if one.text() == "All")
    everything.click()
    assert button.conventions == tuple(CONVENTIONS)
    assert button.text() == "all…"
    dialog.close()


def test_a_new_person_plays_against_the_usual_level() -> None:
    """The preference names a level there is, or the dialog would show another one than is used."""
    assert Preferences().computer_level == DEFAULT_LEVEL
    plan = plan_from(Preferences(computer_level="master"), offered_levels(), DEFAULT_LEVEL)
    assert plan.level == "expert"


def test_people_are_called_after_their_characters() -> None:
    usual = default_names()
    assert named_people(usual, ("mai", "", "nobody")) == (usual[0], "Mai", *usual[2:])
    assert named_people(("Ann", "Bo", "Cy", "Di"), ("mai", "mai", "mai")) == (
        "Ann",
        "Bo",
        "Cy",
        "Di",
    )


def test_characters_bring_their_portraits_along() -> None:
    assert pictured_people((), ("mai", "", "amina")) == ("", "portrait_09", "", "portrait_03")
    chosen = ("portrait_01", "portrait_02", "", "")
    assert pictured_people(chosen, ("mai", "mai")) == (
        "portrait_01",
        "portrait_02",
        "portrait_09",
        "",
    )
    assert pictured_people((), ()) == ("",)


def test_a_match_with_characters(make_shell: MakeShell) -> None:
    """Names and portraits are at the table, and the match remembers who they are."""
    shell = make_shell()
    plan = replace(shell.window.desk.plan(), characters=("mai", BY_LOT, ""), level="casual")
    shell.window.desk.begin(plan)
    shell.spin()
    opponents = shell.session.opponents
    drawn = opponents.characters[1]
    assert opponents.characters[0] == "mai"
    assert drawn in CHARACTERS
    assert shell.session.names[1:3] == ("Mai", character_name(drawn))
    portraits = shell.window.table_settings().portraits
    assert portraits[1:3] == ("portrait_09", CHARACTERS[drawn].portrait)
    stored = shell.journal.open_match()
    assert stored is not None
    assert stored.level == opponents.text
    assert shell.preferences.values.computer_characters == ("mai", BY_LOT, "")


def test_a_moved_adapting_level_is_told(make_shell: MakeShell) -> None:
    """Once, after the deal that moved it, and not in matches of a fixed level."""
    shell = make_shell()
    told: list[str] = []
    # A stand-in.
    shell.window.messages.inform = lambda text, **_: told.append(text())  # type: ignore[method-assign]
    shell.window.desk.begin(replace(shell.window.desk.plan(), level="adapting", deals=8))
    area = shell.window.findChild(OpponentsArea)
    assert area is not None
    shell.session.deal_finished.emit(None)
    assert told == []
    area._told = ("beginner", None)
    shell.session.deal_finished.emit(None)
    shell.session.deal_finished.emit(None)
    assert told == ["The others now play like a usual round."]
    shell.window.desk.begin(replace(shell.window.desk.plan(), level="standard"))
    area._told = ("beginner", None)
    shell.session.deal_finished.emit(None)
    assert len(told) == 1
