"""Measures how evenly the table moves while the computer players think (``dokodesk bench``).

The probe plays for the person, so that cards are dealt, played and gathered all the time, and notes
the intervals between the ticks of the table's animation clock. A tick that comes late is a frame
that came late, whatever held it up: painting, the players, or the history on the disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, QVariantAnimation

from dokodesk.engine.actions import Healthy
from dokodesk.model.session import PERSON, MatchSession
from dokodesk.views.table.view import TableView

__all__ = ["FrameProbe"]

_LOOK_MS = 30


class FrameProbe(QObject):
    """Plays for some seconds and reports the intervals between frames."""

    def __init__(
        self,
        table: TableView,
        session: MatchSession,
        seconds: float,
        done: Callable[[list[float]], object],
    ) -> None:
        """Begin to watch.

        Args:
            table: the table of a match that has begun.
            session: its session.
            seconds: how long to watch.
            done: gets the intervals in milliseconds.
        """
        super().__init__(table)
        self._table = table
        self._session = session
        self._done = done
        self._intervals: list[float] = []
        self._before: float | None = None
        self._end = time.perf_counter() + seconds
        clock = table.director.findChild(QVariantAnimation)
        assert clock is not None
        clock.valueChanged.connect(self._on_tick)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _on_tick(self, part: object) -> None:
        now = time.perf_counter()
        moving = isinstance(part, float) and 0.0 < part < 1.0
        if moving and self._before is not None:
            self._intervals.append(1000 * (now - self._before))
        self._before = now if moving else None

    def _look(self) -> None:
        if time.perf_counter() >= self._end:
            self._timer.stop()
            self._done(self._intervals)
            return
        session, view = self._session, self._session.view
        if session.deal_over:
            session.next_deal()
        elif view is not None and view.turn == PERSON and self._table.idle:
            healthy = Healthy(PERSON)
            session.request(healthy if healthy in view.legal else view.legal[-1])
