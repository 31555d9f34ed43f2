"""Keys that a person changes: told about conflicts, kept over a restart, given back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.preferences import PreferencesStore
from dokodesk.views.navigation import Page
from dokodesk.views.shortcuts import TABLE_KEYS, Shortcuts, keys_from
from dokodesk.views.shortcuts_dialog import ShortcutsDialog
from tests.views.conftest import MakeShell, Shell

WINDOW = {"sheet": ("F3",), "next_deal": ("Ctrl+D",), "about": ()}


@pytest.fixture
def keys(preferences: PreferencesModel) -> Shortcuts:
    return Shortcuts(preferences, WINDOW)


def dialog(shell: Shell) -> ShortcutsDialog:
    """The sheet of keys, opened."""
    shell.trigger("shortcuts")
    found = shell.window.dialogs.get("shortcuts")
    assert isinstance(found, ShortcutsDialog)
    return found


def press(sheet: ShortcutsDialog, name: str, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """Press the button of a thing, then a key."""
    button = sheet.key_button(name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.waits
    used = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        used |= modifier
    QTest.keyClick(button, key, used)


CONTROL = Qt.KeyboardModifier.ControlModifier


def test_no_two_things_have_the_same_usual_key(make_shell: MakeShell) -> None:
    shell = make_shell()
    used = [key for name in shortcuts_of(shell).names for key in shortcuts_of(shell).keys(name)]
    assert len(used) == len({QKeySequence(key).toString() for key in used})


def shortcuts_of(shell: Shell) -> Shortcuts:
    return shell.window.commands.shortcuts


def test_a_key_is_changed_taken_away_and_given_back(keys: Shortcuts) -> None:
    assert keys.keys("sheet") == ("F3",)
    keys.give("sheet", "ctrl+j")
    assert keys.keys("sheet") == ("Ctrl+J",)
    assert keys.owner("Ctrl+J") == "sheet"
    assert keys.owner("F3") == ""
    assert not keys.is_usual("sheet")
    keys.clear("sheet")
    assert keys.keys("sheet") == ()
    keys.reset("sheet")
    assert keys.keys("sheet") == ("F3",)
    assert keys.is_usual("sheet")


def test_a_key_that_is_taken_says_by_what(keys: Shortcuts) -> None:
    problem = keys.problem("about", "F3")
    assert problem is not None
    assert problem.owner == "sheet"
    keys.give("about", "F3")
    assert keys.keys("sheet") == ()
    keys.reset("sheet")
    assert keys.keys("about") == ()
    keys.give("about", "F3")
    keys.reset_all()
    assert keys.keys("sheet") == ("F3",)
    assert keys.keys("about") == ()


@pytest.mark.parametrize("key", ["Esc", "Return", "Space", "Tab", "H", "9", "Shift+A", ""])
def test_keys_that_nobody_may_have(keys: Shortcuts, key: str) -> None:
    problem = keys.problem("sheet", key)
    assert problem is not None
    assert problem.owner == ""
    assert problem.text


@pytest.mark.parametrize("key", ["F12", "Ctrl+K", "Ctrl+Shift+F5", "Alt+Left", "PgUp", "Ins"])
def test_keys_that_are_free(keys: Shortcuts, key: str) -> None:
    assert keys.problem("sheet", key) is None


def test_the_letter_of_the_last_trick_can_come_back(keys: Shortcuts) -> None:
    keys.give("table_last_trick", "F12")
    assert keys.problem("table_last_trick", "L") is None
    assert keys.problem("sheet", "L") is not None


def test_changes_survive_a_restart_and_unknown_ones_too(
    make_shell: MakeShell, qapp: QApplication
) -> None:
    shell = make_shell()
    shell.preferences.set_value("shortcuts", ("from_the_future=F35",))
    shortcuts_of(shell).give("sheet", "Ctrl+J")
    shell.preferences.flush()
    stored, _ = PreferencesStore(shell.folder / "preferences.yaml").load()
    assert set(stored.shortcuts) == {"from_the_future=F35", "sheet=Ctrl+J"}
    again = Shortcuts(PreferencesModel(values=stored), WINDOW)
    assert again.keys("sheet") == ("Ctrl+J",)


def test_entries_without_sense_are_passed_over() -> None:
    assert keys_from(("", "x", "=F3", "a=", "b=Ctrl+K F2", "c=Nonsense+Foo")) == {
        "a": (),
        "b": ("Ctrl+K", "F2"),
    }


def test_the_window_obeys_a_changed_key(make_shell: MakeShell) -> None:
    shell = make_shell()
    sheet = dialog(shell)
    press(sheet, "sheet", Qt.Key.Key_J, CONTROL)
    assert sheet.message == ""
    assert "Ctrl+J" in sheet.key_button("sheet").text()
    action = shell.window.commands["sheet"]
    assert [key.toString() for key in action.shortcuts()] == ["Ctrl+J"]
    assert "Ctrl+J" in action.toolTip()
    QTest.mouseClick(sheet.reset_button("sheet"), Qt.MouseButton.LeftButton)
    assert [key.toString() for key in action.shortcuts()] == ["F3"]
    assert not sheet.reset_button("sheet").isEnabled()


def test_a_conflict_is_told_and_can_be_overruled(make_shell: MakeShell) -> None:
    shell = make_shell()
    sheet = dialog(shell)
    press(sheet, "table_tell_trick", Qt.Key.Key_F3)
    assert "Score sheet" in sheet.message
    assert shortcuts_of(shell).keys("table_tell_trick") == TABLE_KEYS["table_tell_trick"]
    QTest.mouseClick(sheet.take_button, Qt.MouseButton.LeftButton)
    assert shortcuts_of(shell).keys("table_tell_trick") == ("F3",)
    assert shortcuts_of(shell).keys("sheet") == ()
    assert sheet.message == ""
    QTest.mouseClick(sheet.reset_all_button, Qt.MouseButton.LeftButton)
    assert shortcuts_of(shell).keys("sheet") == ("F3",)


def test_escape_keeps_the_old_key(make_shell: MakeShell) -> None:
    shell = make_shell()
    sheet = dialog(shell)
    press(sheet, "sheet", Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert not sheet.key_button("sheet").waits
    assert shortcuts_of(shell).keys("sheet") == ("F3",)


def test_the_table_obeys_a_changed_key(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.until_asked()
    while shell.session.view is not None and shell.session.view.phase != "play":
        shell.act()
        shell.until_asked()
    table = shell.table.table
    shortcuts_of(shell).give("table_right", "Ctrl+J")
    QTest.keyClick(table, Qt.Key.Key_Right)
    chosen = [table.hand.selected]
    QTest.keyClick(table, Qt.Key.Key_J, CONTROL)
    chosen.append(table.hand.selected)
    assert chosen[0] is None
    assert chosen[1] is not None
    assert shell.window.page is Page.TABLE


def test_a_key_being_chosen_does_nothing_else(make_shell: MakeShell) -> None:
    """The window would take the key as a shortcut unless the button asks for it."""
    shell = make_shell()
    sheet = dialog(shell)
    button = sheet.key_button("about")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    asks = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier)
    asks.ignore()
    QApplication.sendEvent(button, asks)
    assert asks.isAccepted()
    QTest.keyClick(button, Qt.Key.Key_Escape)


def test_every_key_of_the_table_is_on_the_sheet(make_shell: MakeShell) -> None:
    shell = make_shell()
    sheet = dialog(shell)
    for name in TABLE_KEYS:
        assert sheet.key_button(name).accessibleName()
    for name, action in shell.window.commands.by_name.items():
        if action.isVisible():
            assert sheet.key_button(name).text()
