"""The dialog in which everybody can see that nobody peeks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from dokodesk.ai import peek
from dokodesk.ai.arena import play_match
from dokodesk.ai.levels import make_player
from dokodesk.ai.peek import DEALS
from dokodesk.engine.deal import replay
from dokodesk.engine.match import Match
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import derived_code
from dokodesk.views.appearance import Appearance
from dokodesk.views.minicards import HandStrip
from dokodesk.views.navigation import Page
from dokodesk.views.peek_dialog import PeekDialog, PeekSubject
from tests.views.conftest import MakeShell

NAMES = ("Anna", "Ben", "Cem", "Dora")
SEED = "peek-dialog"


@pytest.fixture(scope="module")
def match() -> Match:
    players = [make_player("casual")] * 4
    return play_match(preset("ddv_tournament"), players, SEED, deals=24, most_deals=1)


@pytest.fixture
def dialog(qtbot: QtBot, appearance: Appearance, match: Match) -> PeekDialog:
    subject = PeekSubject(match.deals[0], derived_code(SEED, 1), NAMES, ("casual",) * 4)
    made = PeekDialog(appearance, subject)
    qtbot.addWidget(made)
    made.show()
    return made


def finish(qtbot: QtBot, dialog: PeekDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)


def test_fifty_deals_and_the_same_answer(qtbot: QtBot, dialog: PeekDialog) -> None:
    dialog.choose(2, 1)
    assert dialog.verdict == ""
    go = next(one for one in dialog.findChildren(QPushButton) if one.property("role") == "primary")
    go.setFocus()
    QTest.keyClick(go, Qt.Key.Key_Enter)
    assert dialog.running
    assert not go.isEnabled()
    finish(qtbot, dialog)
    assert len(dialog.found) == DEALS
    assert all(one.same for one in dialog.found)
    assert dialog.verdict.startswith(f"✓ {DEALS} other deal")
    assert "Ben" in dialog.verdict
    # The own hand, the true hands of the others, and three deals in full.
    # A layout shows what is new in it only when the loop turns.
    qtbot.waitUntil(
        lambda: sum(one.isVisible() for one in dialog.findChildren(HandStrip)) == 1 + 3 + 9
    )


def test_the_time_before_the_cards_and_the_own_seat(qtbot: QtBot, dialog: PeekDialog) -> None:
    dialog.choose(-1, 0)
    dialog.start()
    finish(qtbot, dialog)
    assert dialog.found
    assert "in your place" in dialog.verdict


def test_another_choice_takes_the_result_back(qtbot: QtBot, dialog: PeekDialog) -> None:
    dialog.choose(2, 1)
    dialog.start()
    finish(qtbot, dialog)
    dialog.choose(3, 1)
    assert dialog.verdict == ""
    assert not dialog.found
    assert not [one for one in dialog.findChildren(HandStrip) if one.isVisible()]


def test_closing_ends_it(dialog: PeekDialog) -> None:
    dialog.start()
    dialog.close()
    assert not dialog.running


def test_a_peeking_player_is_named(
    qtbot: QtBot, dialog: PeekDialog, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = match.deals[0]
    trick = next(
        one.trick
        for one in peek.decisions(deal.setup, deal.actions)
        if one.trick > 0
        and one.seat == 2
        and len(seat_view(replay(deal.setup, deal.actions[: one.index]), 2).legal) > 1
    )
    answers = iter(range(1000))
    monkeypatch.setattr(
        peek.PeekTest, "_answer", lambda _self, view: view.legal[next(answers) % len(view.legal)]
    )
    dialog.choose(trick, 2)
    dialog.start()
    finish(qtbot, dialog)
    assert "Cem peeks!" in dialog.verdict


def test_it_is_reached_from_the_menu_after_a_deal(qtbot: QtBot, make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(2, 1))
    window = shell.window
    action = window.commands["peek"]
    assert action.isEnabled()
    action.trigger()
    dialog = window.findChild(PeekDialog)
    assert dialog is not None
    dialog.start()
    finish(qtbot, dialog)
    assert dialog.verdict.startswith("✓")
    dialog.close()


def test_it_is_reached_from_the_result_of_a_deal(qtbot: QtBot, make_shell: MakeShell) -> None:
    """A button beside the others, of the deal whose result is shown, in every language."""
    shell = make_shell(near_end=(3, 1))
    window = shell.window
    shell.play_deal()
    assert shell.panel.isVisible()
    words = window.commands["peek"].iconText()
    (button,) = [one for one in shell.panel.findChildren(QPushButton) if one.text() == words]
    assert button.isVisible()
    shell.translation.speak("de")
    shell.spin()
    assert button.text() == window.commands["peek"].iconText() != words
    shell.click(button)
    dialog = window.findChild(PeekDialog)
    assert dialog is not None
    assert shell.session.match is not None
    assert dialog._subject.deal is shell.session.match.deals[-1]
    dialog.start()
    finish(qtbot, dialog)
    assert dialog.verdict.startswith("✓")
    dialog.close()


def test_the_button_waits_like_the_others_of_the_result(make_shell: MakeShell) -> None:
    """Whatever was pressed a moment after the result appeared opens nothing."""
    shell = make_shell(near_end=(3, 1), guard_ms=3_600_000)
    shell.play_deal()
    words = shell.window.commands["peek"].iconText()
    (button,) = [one for one in shell.panel.findChildren(QPushButton) if one.text() == words]
    shell.click(button)
    assert shell.window.findChild(PeekDialog) is None


def test_without_a_deal_there_is_nothing_to_test(make_shell: MakeShell) -> None:
    window = make_shell().window
    assert not window.commands["peek"].isEnabled()


def test_a_deal_shown_in_full_can_be_tested(qtbot: QtBot, make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 2))
    window = shell.window
    window.show_deal(0)
    shell.spin()
    page = window.pages.made(Page.DEAL)
    assert page is not None
    words = window.commands["peek"].iconText()
    (button,) = [one for one in page.findChildren(QPushButton) if one.text() == words]
    assert button.isVisible()
    button.click()
    dialog = window.findChild(PeekDialog)
    assert dialog is not None
    assert dialog._subject.deal is shell.session.match.deals[0]  # type: ignore[union-attr]
    dialog.start()
    finish(qtbot, dialog)
    assert dialog.verdict.startswith("✓")
    dialog.close()
