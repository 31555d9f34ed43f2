"""A page of the course on the screen, with the hand of a person on the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dokodesk.engine.actions import Action, Call, Declare, Lay, Play, Return
from dokodesk.engine.cards import Card
from dokodesk.learning.lesson import Step
from dokodesk.learning.lesson_play import computer_action
from dokodesk.model.learning_progress import LearningProgress
from dokodesk.model.lesson_session import Stand
from dokodesk.views.appearance import Appearance
from dokodesk.views.learn.lesson_page import LessonPage
from dokodesk.views.table.pace import INSTANT
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.view import TableView


def spin(times: int = 6) -> None:
    """Let queued calls run."""
    for _ in range(times):
        QCoreApplication.processEvents()


def until(done: Callable[[], bool], patience_ms: int = 60_000) -> None:
    """Let everything run until a condition holds."""
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < patience_ms:
        QCoreApplication.processEvents()
        if done():
            return
    raise AssertionError("it never got there")


def press(widget: QWidget) -> None:
    """Click a button."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    spin()


@dataclass
class Hand:
    """The mouse on a table."""

    table: TableView

    def spot(self, index: int) -> QPoint:
        """A point on a card of the own hand that no other card covers."""
        area = self.table.scene.hand_rect(index)
        step = self.table.scene.geometry.unit * 0.12
        at = self.table.canvas.mapFromScene(area.left() + step, area.center().y())
        return QPoint(at)

    def index_of(self, card: Card) -> int:
        """Where a card lies in the own hand."""
        picture = self.table.scene.picture
        assert picture is not None
        return picture.hands[0].index(card)

    def click(self, card: Card) -> None:
        """Click a card."""
        until(lambda: self.table.idle)
        QTest.mouseClick(
            self.table.canvas.viewport(),
            Qt.MouseButton.LeftButton,
            pos=self.spot(self.index_of(card)),
        )
        spin()

    def do(self, action: Action) -> None:
        """Do something as a person does it."""
        until(lambda: self.table.idle)
        spin()
        if isinstance(action, Play):
            self.click(action.card)
        elif isinstance(action, Call | Declare):
            calls = self.table.furniture.calls
            offers = [offer.action for offer in calls.offers]
            press(calls.buttons[offers.index(action)])
        elif isinstance(action, Lay | Return):
            self._hand_over(action)
        else:
            panel = self.table.furniture.panel
            assert panel.question is not None
            answers = [answer.action for answer in panel.question.answers]
            press(panel.buttons[answers.index(action)])
        spin()

    def _hand_over(self, action: Lay | Return) -> None:
        panel = self.table.furniture.panel
        question = panel.question
        assert question is not None
        assert question.pick is not None
        chosen = list(question.pick.fixed)
        for card in action.cards:
            if card in chosen:
                chosen.remove(card)
            elif card is not None:
                self.click(card)
        assert panel.confirm_button is not None
        press(panel.confirm_button)


@dataclass
class Learner:
    """A person who takes lessons."""

    page: LessonPage
    progress: LearningProgress
    hand: Hand

    def at(self, *stands: Stand) -> bool:
        """Whether the step stands like one of these."""
        return self.page.session.stand in stands

    def go_on(self) -> None:
        """Press the button for the next step."""
        press(self.page.teacher.next)
        self.settle()

    def settle(self) -> None:
        """Wait until something is to be done."""
        until(
            lambda: self.page.table.idle and not self.at(Stand.SHOWING, Stand.GUIDED),
        )
        spin()

    def wait_for_judgement(self) -> None:
        """Wait until a task has been judged."""
        until(lambda: self.at(Stand.GOOD, Stand.BAD))
        spin()


def solve(learner: Learner, step: Step) -> None:
    """Do what a step asks for, with the mouse."""
    if step.ask is not None:
        place = next(n for n, answer in enumerate(step.ask.answers) if answer.right)
        press(learner.page.teacher.answer_buttons[place])
    elif step.task is not None:
        for action in step.task.right:
            until(lambda: learner.page.table.idle)
            learner.hand.do(action)
        while step.task.then_computer and learner.at(Stand.TASK):
            go_on_alone(learner)
        learner.wait_for_judgement()


def go_on_alone(learner: Learner) -> None:
    """One more action of the learner, as the program would decide."""
    session = learner.page.session
    until(
        lambda: (
            not learner.at(Stand.TASK)
            or (learner.page.table.idle and session.view is not None and session.view.turn == 0)
        )
    )
    if learner.at(Stand.TASK) and session.state is not None:
        action = computer_action(session.state, None)
        assert isinstance(action, Play)
        learner.hand.do(action)


@pytest.fixture
def learner(qtbot: QtBot, appearance: Appearance) -> Iterator[Learner]:
    """A lesson page at instant pace, on the screen."""
    progress = LearningProgress(None)
    page = LessonPage(progress, appearance, TableSettings, pace=INSTANT)
    qtbot.addWidget(page)
    page.resize(1100, 760)
    page.show()
    spin()
    yield Learner(page, progress, Hand(page.table))
    page.close()
