"""The reasons of computer players in a replay: asked for with each of their actions, and shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dokodesk.learning.explaining import Explanation
from dokodesk.model.explaining import Explaining, may_explain
from dokodesk.model.replay import Replay
from dokodesk.views.history.explained import (
    elsewhere_text,
    explanation_text,
    nothing_text,
    waiting_text,
)
from dokodesk.views.history.replay_bar import ReplayBar

__all__ = ["Reasons"]


class Reasons(QObject):
    """Writes into the bar of a replay why the last action was done.

    Signals:
        toggled(bool): the person wants them, or no longer.
    """

    toggled = Signal(bool)

    def __init__(self, bar: ReplayBar) -> None:
        """Is not asked for.

        Args:
            bar: where to write.
        """
        super().__init__(bar)
        self._bar = bar
        self._on = False
        self._replay: Replay | None = None
        self._moment = 0
        self.explaining = Explaining(self)
        self.explaining.explained.connect(self._on_explained)

    def set_on(self, *, on: bool) -> None:
        """Gives reasons, or stops doing so."""
        self._on = on
        if self._replay is not None:
            self.show_moment(self._replay, self._moment)

    def toggle(self) -> None:
        """The person wants the reasons, or no longer."""
        self.set_on(on=not self._on)
        self.toggled.emit(self._on)

    def show_moment(self, replay: Replay, moment: int) -> None:
        """Another moment is shown.

        Args:
            replay: the deal.
            moment: how many actions have been done.
        """
        self._replay, self._moment = replay, moment
        self.explaining.forget()
        offered = any(may_explain(replay, each) for each in range(replay.last + 1))
        self._bar.offer_why(offered=offered, on=self._on)
        if not (offered and self._on):
            return
        if may_explain(replay, moment):
            self._bar.why.setText(waiting_text())
            self.explaining.ask(replay, moment)
        else:
            self._bar.why.setText(elsewhere_text())

    def _on_explained(self, explanation: Explanation | None) -> None:
        if explanation is None or self._replay is None:
            self._bar.why.setText(nothing_text())
        else:
            names = self._replay.source.names
            self._bar.why.setText(explanation_text(explanation, names))
