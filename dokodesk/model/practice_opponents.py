"""The others in practice: what they do next, worked out beside the interface's thread."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dokodesk.ai.levels import DEFAULT_LEVEL, STRENGTHS, current_name, make_player
from dokodesk.ai.player import Player
from dokodesk.engine.actions import Action
from dokodesk.engine.state import DealState
from dokodesk.learning.lesson_play import computer_action
from dokodesk.model.latest import LatestAnswer

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
        self._latest = LatestAnswer(self)
        self._latest.answered.connect(self._on_answered)
        self._asked: DealState | None = None

    def set_level(self, level: str) -> None:
        """Lets the others play otherwise from their next decision on."""
        self.level = practice_level(level)
        self._player = make_player(self.level)

    def ask(self, state: DealState) -> None:
        """Asks what the others do now; asked again about the same moment it changes nothing."""
        if state is self._asked:
            return
        self._asked = state
        self._latest.ask(partial(_decided, state, self._player))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._asked = None
        self._latest.forget()

    def close(self) -> None:
        """Waits for what is still being worked out."""
        self._asked = None
        self._latest.close()

    def _on_answered(self, action: Action | None) -> None:
        self._asked = None
        self.decided.emit(action)


def _decided(state: DealState, player: Player) -> Action | None:
    try:
        return computer_action(state, player=player)
    except Exception:  # noqa: BLE001 - whatever a player does, the deal goes on
        _log.exception("a player failed in practice")
        return computer_action(state)
