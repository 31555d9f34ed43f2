"""Lessons taken with real mouse events, and everything that can be done on the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dokodesk.assets.lessons import lesson_files
from dokodesk.engine.actions import Play
from dokodesk.learning.course import read_course
from dokodesk.learning.lesson import Lesson
from dokodesk.learning.lesson_reader import read_lesson
from dokodesk.model.lesson_session import Stand
from tests.views.learn.conftest import Learner, press, spin

COURSE = read_course(lesson_files())


def lesson_of(key: str) -> Lesson:
    lesson = COURSE.find(key)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("key", ["trick", "fox", "smear"])
def test_the_wrong_way_is_seen_and_can_be_mended(learner: Learner, key: str) -> None:
    lesson = lesson_of(key)
    number = next(n for n, step in enumerate(lesson.steps) if step.task is not None)
    task = lesson.steps[number].task
    assert task is not None
    learner.page.start(lesson, number)
    learner.settle()
    for action in task.wrong[0]:
        learner.hand.do(action)
    learner.wait_for_judgement()
    assert learner.at(Stand.BAD)
    assert learner.page.teacher.text == task.bad.words["en"]
    assert not learner.page.teacher.next.isEnabled()
    press(learner.page.teacher.again)
    assert learner.at(Stand.TASK)
    for action in task.right:
        learner.hand.do(action)
    learner.wait_for_judgement()
    assert learner.at(Stand.GOOD)
    assert learner.page.teacher.text == task.good.words["en"]
    assert learner.page.session.faults == 1


def test_the_way_can_be_shown(learner: Learner) -> None:
    lesson = lesson_of("smear")
    number = next(n for n, step in enumerate(lesson.steps) if step.task is not None)
    task = lesson.steps[number].task
    assert task is not None
    learner.page.start(lesson, number)
    learner.settle()
    learner.hand.do(task.wrong[0][0])
    learner.wait_for_judgement()
    press(learner.page.teacher.show_way)
    learner.wait_for_judgement()
    assert learner.at(Stand.GOOD)
    view = learner.page.session.view
    assert view is not None
    assert task.right[0] in view.history


def test_a_wrong_answer_is_explained_and_another_may_be_given(learner: Learner) -> None:
    lesson = lesson_of("sides")
    number = next(n for n, step in enumerate(lesson.steps) if step.ask is not None)
    question = lesson.steps[number].ask
    assert question is not None
    learner.page.start(lesson, number)
    learner.settle()
    wrong = next(n for n, answer in enumerate(question.answers) if not answer.right)
    press(learner.page.teacher.answer_buttons[wrong])
    assert learner.at(Stand.BAD)
    assert learner.page.teacher.text == question.answers[wrong].say.words["en"]
    right = next(n for n, answer in enumerate(question.answers) if answer.right)
    press(learner.page.teacher.answer_buttons[right])
    assert learner.at(Stand.GOOD)


def test_by_keyboard_alone(learner: Learner) -> None:
    lesson = lesson_of("trick")
    learner.page.start(lesson)
    learner.page.focus()
    learner.settle()
    page = learner.page
    for step in lesson.steps:
        learner.settle()
        if step.task is not None:
            assert page.table.hasFocus()
            card = step.task.right[0]
            assert isinstance(card, Play)
            for _ in range(12):
                QTest.keyClick(page.table, Qt.Key.Key_Right)
                chosen = page.table.hand.selected
                if chosen is not None and page.table.hand.cards[chosen] is card.card:
                    break
            QTest.keyClick(page.table, Qt.Key.Key_Return)
            learner.wait_for_judgement()
        elif step.ask is not None:
            place = next(n for n, answer in enumerate(step.ask.answers) if answer.right)
            for _ in range(place):
                QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
            spin()
        assert page.session.can_go_on
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
        spin()
    assert learner.at(Stand.END)


def test_hands_can_be_closed_and_nothing_else_changes(learner: Learner) -> None:
    learner.page.start(lesson_of("trick"))
    learner.settle()
    before = learner.page.session.view
    assert before is not None
    assert all(hand is not None for hand in before.open_hands)
    press(learner.page.hands.buttons[0])
    after = learner.page.session.view
    assert after is not None
    assert after.open_hands[1] is None
    assert after.open_hands[2] == before.open_hands[2]
    assert after.legal == before.legal
    press(learner.page.hands.buttons[0])
    assert learner.page.session.view == before


def test_nothing_can_be_played_while_the_teacher_talks(learner: Learner) -> None:
    learner.page.start(lesson_of("trick"))
    learner.settle()
    before = learner.page.session.state
    for index in range(3):
        QTest.mouseClick(
            learner.page.table.canvas.viewport(),
            Qt.MouseButton.LeftButton,
            pos=learner.hand.spot(index),
        )
        spin()
    assert learner.page.session.state == before


def test_double_clicks_on_open_cards_move_nothing(learner: Learner) -> None:
    """Public bug 116: cards of others cannot be moved, a double click plays at most once."""
    lesson = lesson_of("trick")
    number = next(n for n, step in enumerate(lesson.steps) if step.task is not None)
    learner.page.start(lesson, number)
    learner.settle()
    page = learner.page
    begin = page.session.state
    viewport = page.table.canvas.viewport()
    for item in page.table.scene.cards:
        if item.slot is not None and item.slot.seat != 0:
            at = page.table.canvas.mapFromScene(item.pose.x, item.pose.y)
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            spin()
    assert page.session.state == begin
    task = lesson.steps[number].task
    assert task is not None
    card = task.right[0]
    assert isinstance(card, Play)
    at = learner.hand.spot(learner.hand.index_of(card.card))
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    learner.wait_for_judgement()
    state = page.session.state
    assert state is not None
    assert begin is not None
    plays = [a for a in state.history[len(begin.history) :] if a.seat == 0]
    assert plays == [card]


def test_a_lesson_that_cannot_be_played_is_told(learner: Learner) -> None:
    text = (
        lesson_files()[0][1]
        .replace("right: [CA]", "right: [C9]")
        .replace("do: [left C10, across CK, right C9]", "do: [left CA]")
    )
    broken = read_lesson(text, "broken")
    learner.page.start(lesson_of("fox"))
    learner.settle()
    assert not learner.page.start(broken)
    spin()
    assert "line" in learner.page.teacher.text
    assert learner.page.teacher.verdict == "This lesson is broken."
    assert not learner.page.teacher.next.isEnabled()
    assert learner.page.session.lesson is None
    # Another lesson can be taken at once.
    assert learner.page.start(lesson_of("trick"))
    learner.settle()
    learner.go_on()


def test_a_lesson_goes_on_where_it_was_left(learner: Learner) -> None:
    lesson = lesson_of("trick")
    learner.page.start(lesson)
    learner.settle()
    learner.go_on()
    assert learner.progress.of("trick").at == 1
    learner.page.start(lesson, learner.progress.of("trick").at)
    assert learner.page.session.number == 1
    press(learner.page.teacher.back)
    assert learner.page.session.number == 0
