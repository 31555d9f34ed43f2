"""Practice with open cards in the window: every tool by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dokodesk.engine.actions import Play
from dokodesk.engine.rules import preset
from dokodesk.learning.rule_steps import RuleStep
from dokodesk.views.appearance import Appearance
from dokodesk.views.learn.practice_page import PracticePage
from dokodesk.views.navigation import Page
from dokodesk.views.table.pace import INSTANT
from dokodesk.views.table.settings import TableSettings
from tests.views.conftest import MakeShell
from tests.views.learn.conftest import Hand, press, spin, until


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> Iterator[PracticePage]:
    """A dealt deal on the screen."""
    made = PracticePage(
        appearance,
        TableSettings,
        lambda: preset("kneipe"),
        pace=INSTANT,
        new_seed=lambda: "practice",
    )
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    made.focus()
    until_asked(made)
    yield made
    made.panel.hint.hints.close()


def until_asked(page: PracticePage) -> None:
    """Wait for the learner's turn, or the end."""

    def asked() -> bool:
        view = page.session.view
        waits = view is not None and view.turn == 0
        return page.table.idle and (waits or page.session.deal_over)

    until(asked)
    spin()


def play(page: PracticePage, place: int = 0) -> None:
    """Play a card with the mouse."""
    until_asked(page)
    view = page.session.view
    assert view is not None
    plays = [action for action in view.legal if isinstance(action, Play)]
    Hand(page.table).click(plays[place].card)
    until_asked(page)


def test_all_hands_lie_open_and_each_can_be_closed(page: PracticePage) -> None:
    view = page.session.view
    assert view is not None
    assert all(hand is not None for hand in view.open_hands)
    for seat, button in enumerate(page.panel.hands.buttons, start=1):
        press(button)
        view = page.session.view
        assert view is not None
        assert view.open_hands[seat] is None


def test_taking_back_and_doing_again_by_mouse_and_keys(page: PracticePage) -> None:
    assert not page.panel.undo.isEnabled()
    begin = page.session.state
    play(page)
    middle = page.session.state
    play(page)
    end = page.session.state
    press(page.panel.undo)
    until_asked(page)
    assert page.session.state == middle
    page.activateWindow()
    page.table.setFocus()
    spin()
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    until_asked(page)
    assert page.session.state == begin
    assert not page.panel.undo.isEnabled()
    press(page.panel.redo)
    press(page.panel.redo)
    assert page.session.state == end
    assert not page.panel.redo.isEnabled()


def test_taking_back_while_cards_still_fly(qtbot: QtBot, appearance: Appearance) -> None:
    """Public bug 84: quick play, then every step back is one own decision."""
    made = PracticePage(
        appearance, TableSettings, lambda: preset("kneipe"), new_seed=lambda: "practice"
    )
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    made.focus()
    for _ in range(4):
        until(lambda: _asked(made))
        view = made.session.view
        assert view is not None
        assert made.session.request(view.legal[0])
        made.session.undo()
        assert made.session.view == view
        made.session.redo()
    decisions = 0
    while made.session.undo():
        decisions += 1
        state = made.session.state
        assert state is not None
        assert state.turn == 0
    assert decisions == 4
    made.panel.hint.hints.close()


def _asked(page: PracticePage) -> bool:
    view = page.session.view
    if view is not None and view.turn == 0:
        return True
    page.session.advance()
    return False


def test_another_card_makes_another_try(page: PracticePage) -> None:
    play(page, 0)
    press(page.panel.undo)
    until_asked(page)
    play(page, 1)
    assert page.panel.lines.count() == 2
    assert page.panel.lines.currentIndex() == 1
    first = page.session.moments
    page.panel.lines.setCurrentIndex(0)
    page.panel.lines.activated.emit(0)
    spin()
    assert page.session.moments != first


def test_a_card_of_the_list_leads_there(page: PracticePage) -> None:
    for _ in range(3):
        play(page)
    moves = page.panel.moves
    row = next(
        n
        for n in range(moves.count())
        if moves.item(n).text().startswith("You") and moves.item(n).flags()
    )
    at = moves.visualItemRect(moves.item(row)).center()
    moves.scrollToItem(moves.item(row))
    spin()
    at = moves.visualItemRect(moves.item(row)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=at)
    spin()
    assert not page.session.can_undo
    assert page.session.can_redo


def test_a_code_deals_again_and_a_wrong_one_changes_nothing(page: PracticePage) -> None:
    begin = page.session.state
    text = page.panel.code.text()
    play(page)
    page.panel.code.setFocus()
    page.panel.code.setText(text)
    press(page.panel.deal)
    until_asked(page)
    state = page.session.state
    assert state is not None
    assert begin is not None
    assert state.setup == begin.setup
    page.panel.code.setText("nonsense")
    press(page.panel.deal)
    assert page.session.state == state
    assert "no code" in page.panel.complaint


@pytest.mark.parametrize("step", list(RuleStep))
def test_each_step_of_the_rules_can_be_dealt(page: PracticePage, step: RuleStep) -> None:
    page.panel.steps.setCurrentIndex(list(RuleStep).index(step))
    press(page.panel.new)
    until_asked(page)
    assert page.session.rules is not None
    asks = page.table.furniture.panel.question is not None
    assert asks == (step in (RuleStep.CONTRACTS, RuleStep.FULL))


def test_a_hint_is_given_and_goes_with_its_moment(page: PracticePage, qtbot: QtBot) -> None:
    while page.session.view is not None and len(page.session.view.legal) < 2:
        play(page)
    with qtbot.waitSignal(page.panel.hint.hints.answered, timeout=20_000):
        press(page.panel.hint.ask)
    assert page.panel.hint.words.startswith("Good now")
    play(page)
    assert page.panel.hint.words == ""


def test_a_whole_deal_ends_with_its_score(page: PracticePage) -> None:
    while not page.session.deal_over:
        play(page)
    assert "The deal is over" in page.panel.result
    press(page.panel.undo)
    until_asked(page)
    assert page.panel.result == ""
    assert not page.session.deal_over


def test_practice_opens_from_menu_and_from_a_lesson(make_shell: MakeShell) -> None:
    shell = make_shell(size=(1100, 800), offer=False)
    shell.trigger("practice")
    shell.spin()
    practice = shell.page(Page.PRACTICE, PracticePage)
    until_asked(practice)
    assert practice.session.code
    from dokodesk.views.learn.learn_area import LearnArea
    from dokodesk.views.learn.lesson_page import LessonPage

    area = next(each for each in shell.window.areas if isinstance(each, LearnArea))
    area.show_lesson("fox")
    shell.spin()
    lesson = shell.page(Page.LESSON, LessonPage)
    press(lesson.practise)
    assert shell.window.page is Page.PRACTICE
    view = practice.session.view
    assert view is not None
    assert len(view.hand) == 3
    # Nothing of it is a match.
    assert shell.session.match is None


def test_the_level_of_the_others_is_chosen_and_remembered(make_shell: MakeShell) -> None:
    shell = make_shell(size=(1200, 800))
    shell.trigger("practice")
    page = shell.page(Page.PRACTICE, PracticePage)
    names = [page.panel.levels.itemText(place) for place in range(page.panel.levels.count())]
    assert names[0] == "like beginners"
    assert names[-1] == "like experts"
    assert page.panel.levels.currentText() == "like a usual round"
    page.panel.levels.setFocus()
    QTest.keyClick(page.panel.levels, Qt.Key.Key_End)
    assert page.opponents.level == "expert"
    play(page)
    until_asked(page)
    page.opponents.close()
    shell.preferences.flush()
    again = make_shell()
    again.trigger("practice")
    page = again.page(Page.PRACTICE, PracticePage)
    assert page.opponents.level == "expert"
    assert page.panel.levels.currentText() == "like experts"
