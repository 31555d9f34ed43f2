"""Signals of the system end the program in order; its own faults are written down and told."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.views.system import FaultReporter, SignalWatcher


@pytest.fixture
def watcher(qtbot: QtBot) -> Iterator[SignalWatcher]:
    del qtbot
    made = SignalWatcher()
    yield made
    made.close()


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_asks_for_the_end(qtbot: QtBot, watcher: SignalWatcher, name: str) -> None:
    with qtbot.waitSignal(watcher.asked_to_end):
        os.kill(os.getpid(), getattr(signal, name))


@pytest.mark.usefixtures("qapp")
def test_the_signals_are_left_as_they_were() -> None:
    before = signal.getsignal(signal.SIGTERM)
    made = SignalWatcher()
    assert signal.getsignal(signal.SIGTERM) is not before
    made.close()
    assert signal.getsignal(signal.SIGTERM) is before


def raise_something() -> None:
    raise ValueError("the café is closed")


def test_a_fault_is_written_down_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    reporter = FaultReporter(tmp_path / "data")
    with qtbot.waitSignal(reporter.reported) as told:
        try:
            raise_something()
        except ValueError:
            kind, error, trace = sys.exc_info()
            assert kind is not None
            assert error is not None
            reporter.report(kind, error, trace)
    assert told.args == [str(reporter.path)]
    text = reporter.path.read_text("utf-8")
    assert "raise_something" in text
    assert "the café is closed" in text


def test_a_fault_that_keeps_coming_is_told_once_and_does_not_fill_the_disk(
    qtbot: QtBot, tmp_path: Path
) -> None:
    del qtbot
    reporter = FaultReporter(tmp_path)
    told: list[str] = []
    reporter.reported.connect(told.append)
    for _ in range(200):
        try:
            raise_something()
        except ValueError as error:
            reporter.report(ValueError, error, error.__traceback__)
    reporter.report(KeyError, KeyError("another"), None)
    assert len(told) == 2
    text = reporter.path.read_text("utf-8")
    assert 1 <= text.count("ValueError: the café is closed") <= 20
    assert "another" in text


def test_a_fault_in_a_thread_is_told_too(qtbot: QtBot, tmp_path: Path) -> None:
    reporter = FaultReporter(tmp_path)
    reporter.install()
    try:
        with qtbot.waitSignal(reporter.reported):
            thread = threading.Thread(target=raise_something)
            thread.start()
            thread.join()
    finally:
        reporter.uninstall()
    assert "the café is closed" in reporter.path.read_text("utf-8")


def test_what_cannot_be_written_is_told_all_the_same(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", "utf-8")
    reporter = FaultReporter(tmp_path / "data")
    with qtbot.waitSignal(reporter.reported) as told:
        reporter.report(ValueError, ValueError("x"), None)
    assert told.args == [""]
    assert "ValueError: x" in capsys.readouterr().err


def test_the_hooks_are_given_back(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    before = (sys.excepthook, threading.excepthook)
    reporter = FaultReporter(tmp_path)
    reporter.install()
    assert sys.excepthook == reporter.report
    reporter.uninstall()
    assert (sys.excepthook, threading.excepthook) == before
