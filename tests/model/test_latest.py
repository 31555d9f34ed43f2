"""Only the latest question is answered, in this thread, whatever happens in the other one."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from dokodesk.model.latest import LatestAnswer
from tests.helpers.logfail import ExpectedLog

PATIENCE_S = 30


@pytest.fixture
def latest(qtbot: QtBot) -> Iterator[LatestAnswer]:
    del qtbot
    made = LatestAnswer()
    yield made
    made.close()


def test_an_answer_comes_from_another_thread_into_this_one(
    qtbot: QtBot, latest: LatestAnswer
) -> None:
    here = QThread.currentThread()
    heard: list[tuple[object, bool]] = []
    latest.answered.connect(lambda answer: heard.append((answer, QThread.currentThread() is here)))
    latest.ask(lambda: QThread.currentThread() is here)
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE_S * 1000)
    assert heard == [(False, True)]


def test_only_the_latest_question_counts(qtbot: QtBot, latest: LatestAnswer) -> None:
    begun, go_on = threading.Event(), threading.Event()
    heard: list[object] = []
    latest.answered.connect(heard.append)

    def slow() -> str:
        begun.set()
        go_on.wait(PATIENCE_S)
        return "first"

    latest.ask(slow)
    assert begun.wait(PATIENCE_S)
    latest.ask(lambda: "dropped before it was begun")
    latest.ask(lambda: "last")
    go_on.set()
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE_S * 1000)
    assert heard == ["last"]


def test_what_is_forgotten_is_not_answered(qtbot: QtBot, latest: LatestAnswer) -> None:
    heard: list[object] = []
    latest.answered.connect(heard.append)
    latest.ask(lambda: "forgotten")
    latest.wait()  # the answer is on its way
    latest.forget()
    latest.ask(lambda: "kept")
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE_S * 1000)
    assert heard == ["kept"]


def test_a_fault_is_noted_and_answered_by_nothing(
    qtbot: QtBot, latest: LatestAnswer, expected_log: ExpectedLog
) -> None:
    heard: list[object] = []
    latest.answered.connect(heard.append)

    def fail() -> object:
        raise RuntimeError("no idea")

    with expected_log("dokodesk.model", "could not be worked out", level=logging.ERROR):
        latest.ask(fail)
        qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE_S * 1000)
    assert heard == [None]
    latest.ask(lambda: "goes on")
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=PATIENCE_S * 1000)
    assert heard[1] == "goes on"
