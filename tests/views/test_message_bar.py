"""Messages stop nothing; questions wait for an answer without waiting."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.views.appearance import Appearance
from dokodesk.views.message_bar import MessageBar, Option


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """The window the bar is in."""
    widget = QWidget()
    qtbot.addWidget(widget)
    QVBoxLayout(widget)
    widget.resize(700, 300)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


@pytest.fixture
def bar(host: QWidget, appearance: Appearance) -> MessageBar:
    made = MessageBar(appearance)
    layout = host.layout()
    assert layout is not None
    layout.addWidget(made)
    return made


def ask(bar: MessageBar, answers: list[str], key: str = "q") -> None:
    bar.ask(
        lambda: "Really?",
        Option(lambda: "Yes", lambda: answers.append("yes")),
        Option(lambda: "No", lambda: answers.append("no")),
        key=key,
    )


def test_empty_it_takes_no_room(bar: MessageBar) -> None:
    assert bar.isHidden()
    bar.inform(lambda: "Hello")
    assert not bar.isHidden()


def test_a_message_stays_until_it_is_closed(qtbot: QtBot, bar: MessageBar) -> None:
    bar.inform(lambda: "Hello")
    assert bar.texts == ["Hello"]
    with qtbot.waitSignal(bar.emptied):
        bar.findChildren(QToolButton)[0].click()
    assert bar.texts == []
    assert bar.isHidden()


@pytest.mark.parametrize(("text", "answer"), [("Yes", "yes"), ("No", "no")])
def test_an_answer_does_its_thing_once(bar: MessageBar, text: str, answer: str) -> None:
    answers: list[str] = []
    ask(bar, answers)
    button = next(one for one in bar.findChildren(QPushButton) if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert answers == [answer]
    assert bar.texts == []


def test_the_same_question_is_asked_once(bar: MessageBar) -> None:
    answers: list[str] = []
    ask(bar, answers)
    ask(bar, answers)
    assert bar.texts == ["Really?"]


def test_the_keyboard_answers(qtbot: QtBot, bar: MessageBar) -> None:
    answers: list[str] = []
    ask(bar, answers)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.text() == "Yes"
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    QApplication.sendEvent(focused, held)
    assert answers == []
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert answers == ["yes"]
    ask(bar, answers)
    with qtbot.waitSignal(bar.emptied):
        QTest.keyClick(QApplication.focusWidget() or bar, Qt.Key.Key_Escape)
    assert answers == ["yes"]


def test_a_question_can_be_taken_back(bar: MessageBar) -> None:
    answers: list[str] = []
    ask(bar, answers)
    bar.withdraw("q")
    bar.withdraw("never asked")
    assert bar.texts == []
    assert answers == []


def test_many_messages_do_not_push_the_page_away(bar: MessageBar) -> None:
    answers: list[str] = []
    ask(bar, answers)
    for number in range(10):
        bar.inform(partial("Message {}".format, number))
    assert len(bar.texts) <= 4
    assert bar.texts[0] == "Really?"
    assert bar.texts[-1] == "Message 9"


def test_words_follow_the_language(bar: MessageBar) -> None:
    words = ["Hello"]
    bar.inform(lambda: words[0])
    words[0] = "Hallo"
    QApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    assert bar.texts == ["Hallo"]
