"""Tips where something is new: each once, and none where they are not wanted."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QPushButton

from dokodesk.views.navigation import Page
from dokodesk.views.tips_area import TIPS
from tests.views.conftest import MakeShell, Shell


def tips(shell: Shell) -> list[str]:
    return [text for text in shell.window.messages.texts if text in TIPS.values()]


def test_a_page_has_its_tip_once(make_shell: MakeShell) -> None:
    shell = make_shell(tips=True)
    shell.trigger("history")
    assert tips(shell) == [TIPS[Page.HISTORY]]
    shell.trigger("statistics")
    assert tips(shell) == [TIPS[Page.STATISTICS]]
    shell.trigger("history")
    assert tips(shell) == []
    shell.preferences.flush()
    again = make_shell(tips=True)
    again.trigger("history")
    assert tips(again) == []


def test_whoever_wants_no_more_gets_none(make_shell: MakeShell) -> None:
    shell = make_shell(tips=True)
    shell.trigger("history")
    (button,) = (
        each
        for each in shell.window.messages.findChildren(QPushButton)
        if each.text() == "No more tips"
    )
    shell.click(button)
    assert tips(shell) == []
    assert not shell.preferences.values.show_tips
    shell.trigger("statistics")
    assert tips(shell) == []
    shell.preferences.set_value("show_tips", value=True)
    shell.trigger("trainers")
    assert tips(shell) == [TIPS[Page.TRAINERS]]


def test_a_tip_does_not_take_the_keyboard_from_the_table(make_shell: MakeShell) -> None:
    shell = make_shell(tips=True)
    shell.begin()
    assert tips(shell) == [TIPS[Page.TABLE]]
    shell.until_asked()
    focused = QApplication.focusWidget()
    assert focused is not None
    table = shell.table.table
    assert focused is table or table.isAncestorOf(focused)
    shell.play_deal()
    assert shell.panel.isVisible()
