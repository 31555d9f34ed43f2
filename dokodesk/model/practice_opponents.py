"""The others in practice: what they do next, worked out beside the interface's thread."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from dokodesk.ai.levels import DEFAULT_LEVEL, STRENGTHS, current_name, make_player
from dokodesk.ai.player import Player
from dokodesk.engine.actions import Action
from dokodesk.engine.state import DealState
from dokodesk.learning.lesson_play import computer_action

__all__ = ["PRACTICE_LEVELS", "PracticeOpponents", "practice_level"]

_log = logging.getLogger(__name__)

#: The levels to practise against, the weakest first. Nothing is counted, so none adapts itself.
PRACTICE_LEVELS: Final = tuple(STRENGTHS)


def practice_level(name: str) -> str:
    """A level that there is, whatever the preferences say.

    Args:
        name: as it was kept, perhaps by another version.
    """
    known = current_name(name)
    return known if known in STRENGTHS else DEFAULT_LEVEL


class _Answer(QObject):
    """Carries an answer over to the interface's thread.

    Signals:
        ready(int, Action): the number of the question and the answer; ``None`` if nobody else is
            to do anything.
    """

    ready = Signal(int, object)


class _Task(QRunnable):
    """One question being worked out."""

    def __init__(self, number: int, state: DealState, player: Player, answer: _Answer) -> None:
        super().__init__()
        self._number = number
        self._state = state
        self._player = player
        self._answer = answer

    def run(self) -> None:
        try:
            found = computer_action(self._state, player=self._player)
        except Exception:  # noqa: BLE001 - whatever a player does, the deal goes on
            _log.exception("a player failed in practice")
            found = computer_action(self._state)
        self._answer.ready.emit(self._number, found)


class PracticeOpponents(QObject):
    """Decides for the others; only the latest question counts.

    Signals:
        decided(object): the next action of somebody else, or ``None`` if there is none.
    """

    decided = Signal(object)

    def __init__(self, level: str, parent: QObject | None = None) -> None:
        """Nobody has been asked anything.

        Args:
            level: how the others play.
            parent: the owner.
        """
        super().__init__(parent)
        self.level = practice_level(level)
        self._player = make_player(self.level)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answer = _Answer(self)
        self._answer.ready.connect(self._on_ready)
        self._number = 0
        self._asked: DealState | None = None

    def set_level(self, level: str) -> None:
        """Lets the others play otherwise from their next decision on."""
        self.level = practice_level(level)
        self._player = make_player(self.level)

    def ask(self, state: DealState) -> None:
        """Asks what the others do now; asked again about the same moment it changes nothing."""
        if state is self._asked:
            return
        self._number += 1
        self._pool.clear()
        self._asked = state
        self._pool.start(_Task(self._number, state, self._player, self._answer))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._number += 1
        self._asked = None
        self._pool.clear()

    def close(self) -> None:
        """Waits for what is still being worked out."""
        self.forget()
        self._pool.waitForDone()

    def _on_ready(self, number: int, action: Action | None) -> None:
        if number == self._number:
            self._asked = None
            self.decided.emit(action)
