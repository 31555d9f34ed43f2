"""Answers worked out beside the interface's thread, of which only the latest one counts."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

__all__ = ["LatestAnswer"]

_log = logging.getLogger(__name__)


class _Carrier(QObject):
    """Carries an answer over to the interface's thread.

    Signals:
        ready(int, object): the number of the question, and the answer.
    """

    ready = Signal(int, object)


class _Task(QRunnable):
    """One question being worked out."""

    def __init__(self, number: int, work: Callable[[], object], carrier: _Carrier) -> None:
        super().__init__()
        self._number = number
        self._work = work
        self._carrier = carrier

    def run(self) -> None:
        answer: object = None
        try:
            answer = self._work()
        except Exception:  # noqa: BLE001 - nobody above could take it; whoever asked is told of nothing
            _log.exception("a question could not be worked out")
        self._carrier.ready.emit(self._number, answer)


class LatestAnswer(QObject):
    """Works out one question after the other; whoever asks anew drops what was asked before.

    Signals:
        answered(object): the answer to the latest question; ``None`` if working it out failed.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._carrier = _Carrier(self)
        self._carrier.ready.connect(self._on_ready)
        self._number = 0

    def ask(self, work: Callable[[], object]) -> None:
        """Has an answer worked out.

        Args:
            work: gives it; called in another thread, so it must not touch what belongs to this one.
        """
        self.forget()
        self._pool.start(_Task(self._number, work, self._carrier))

    def forget(self) -> None:
        """What was asked is of no interest any more."""
        self._number += 1
        self._pool.clear()

    def wait(self) -> None:
        """Waits until nothing is being worked out; the answer may still be on its way."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Drops what was asked and waits for what is still being worked out."""
        self.forget()
        self.wait()

    def _on_ready(self, number: int, answer: object) -> None:
        if number == self._number:
            self.answered.emit(answer)
