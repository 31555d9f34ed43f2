"""Hints in practice: what each choice brings, worked out beside the interface's thread.

A hint rests on what the learner's seat may know; open hands change nothing in it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.learning.coach import Advice, advise

__all__ = ["PracticeHints"]


class _Answer(QObject):
    """Carries an answer over to the interface's thread.

    Signals:
        ready(int, Advice): the number of the question and the answer; ``None`` if there is none.
    """

    ready = Signal(int, object)


class _Task(QRunnable):
    """One question being worked out."""

    def __init__(self, number: int, view: SeatView, answer: _Answer) -> None:
        super().__init__()
        self._number = number
        self._view = view
        self._answer = answer

    def run(self) -> None:
        try:
            found: Advice | None = advise(self._view)
        except ValueError:
            found = None
        self._answer.ready.emit(self._number, found)


class PracticeHints(QObject):
    """Asks for hints; only the latest question counts.

    Signals:
        answered(object): an ``Advice``, or ``None`` where there is nothing to say.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answer = _Answer(self)
        self._answer.ready.connect(self._on_ready)
        self._number = 0

    def ask(self, state: DealState, seat: int = 0) -> None:
        """Ask what a seat should do now."""
        self._number += 1
        self._pool.clear()
        self._pool.start(_Task(self._number, seat_view(state, seat), self._answer))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._number += 1
        self._pool.clear()

    def close(self) -> None:
        """Wait for what is still being worked out."""
        self.forget()
        self._pool.waitForDone()

    def _on_ready(self, number: int, advice: Advice | None) -> None:
        if number == self._number:
            self.answered.emit(advice)
