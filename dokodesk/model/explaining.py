"""Explanations of what computer players did, worked out beside the interface's thread."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from dokodesk.engine.actions import Action
from dokodesk.engine.state import DealState
from dokodesk.learning.explaining import Explanation, explain
from dokodesk.model.opponents import Opponents
from dokodesk.model.replay import Replay

__all__ = ["Explaining", "may_explain"]

_PERSON = 0


def may_explain(replay: Replay, moment: int) -> bool:
    """Whether a computer player has done what led to a moment of a finished deal.

    Args:
        replay: the deal.
        moment: how many actions have been done.
    """
    source = replay.source
    if not source.level or replay.result is None or not 0 < moment <= replay.last:
        return False
    # Whoever played on from another deal may have sat anywhere.
    return source.origin is None and source.actions[moment - 1].seat != _PERSON


@dataclass(frozen=True, slots=True)
class _Question:
    """What is asked.

    Attributes:
        state: the moment before.
        action: what was done.
        player: the word for the player.
        code: of the deal.
    """

    state: DealState
    action: Action
    player: str
    code: str


class _Answer(QObject):
    """Carries an answer over to the interface's thread.

    Signals:
        ready(int, Explanation): the number of the question and the answer; ``None`` if there is
            none.
    """

    ready = Signal(int, object)


class _Task(QRunnable):
    """One question being worked out."""

    def __init__(self, number: int, question: _Question, answer: _Answer) -> None:
        super().__init__()
        self._number = number
        self._question = question
        self._answer = answer

    def run(self) -> None:
        asked = self._question
        found: Explanation | None = None
        with suppress(ValueError):
            found = explain(asked.state, asked.action, asked.player, asked.code)
        self._answer.ready.emit(self._number, found)


class Explaining(QObject):
    """Asks why a computer player did something; only the latest question counts.

    Signals:
        explained(object): an ``Explanation``, or ``None`` where nothing can be said.
    """

    explained = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answer = _Answer(self)
        self._answer.ready.connect(self._on_ready)
        self._number = 0

    def ask(self, replay: Replay, moment: int) -> None:
        """Asks about what led to a moment; see ``may_explain``."""
        self.forget()
        source = replay.source
        action = source.actions[moment - 1]
        player = Opponents.from_text(source.level).player(action.seat)
        question = _Question(replay.state(moment - 1), action, player, source.code)
        self._pool.start(_Task(self._number, question, self._answer))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._number += 1
        self._pool.clear()

    def close(self) -> None:
        """Waits for what is still being worked out."""
        self.forget()
        self._pool.waitForDone()

    def _on_ready(self, number: int, explanation: Explanation | None) -> None:
        if number == self._number:
            self.explained.emit(explanation)
