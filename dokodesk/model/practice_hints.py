"""Hints in practice: what each choice brings, worked out beside the interface's thread.

A hint rests on what the learner's seat may know; open hands change nothing in it.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.learning.coach import Advice, advise
from dokodesk.model.latest import LatestAnswer

__all__ = ["PracticeHints"]


class PracticeHints(QObject):
    """Asks for hints; only the latest question counts.

    Signals:
        answered(object): an ``Advice``, or ``None`` where there is nothing to say.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._latest = LatestAnswer(self)
        self._latest.answered.connect(self.answered)

    def ask(self, state: DealState, seat: int = 0) -> None:
        """Ask what a seat should do now."""
        self._latest.ask(partial(_advised, seat_view(state, seat)))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._latest.forget()

    def close(self) -> None:
        """Wait for what is still being worked out."""
        self._latest.close()


def _advised(view: SeatView) -> Advice | None:
    try:
        return advise(view)
    except ValueError:
        return None
