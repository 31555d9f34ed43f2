"""Explanations of what computer players did, worked out beside the interface's thread."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from dokodesk.engine.actions import Action
from dokodesk.engine.state import DealState
from dokodesk.learning.explaining import Explanation, explain
from dokodesk.model.latest import LatestAnswer
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


class Explaining(QObject):
    """Asks why a computer player did something; only the latest question counts.

    Signals:
        explained(object): an ``Explanation``, or ``None`` where nothing can be said.
    """

    explained = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._latest = LatestAnswer(self)
        self._latest.answered.connect(self.explained)

    def ask(self, replay: Replay, moment: int) -> None:
        """Asks about what led to a moment; see ``may_explain``."""
        source = replay.source
        action = source.actions[moment - 1]
        player = Opponents.from_text(source.level).player(action.seat)
        before = replay.state(moment - 1)
        self._latest.ask(partial(_explained, before, action, player, source.code))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._latest.forget()

    def close(self) -> None:
        """Waits for what is still being worked out."""
        self._latest.close()


def _explained(state: DealState, action: Action, player: str, code: str) -> Explanation | None:
    try:
        return explain(state, action, player, code)
    except ValueError:
        return None
