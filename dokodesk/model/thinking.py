"""Computer players behind a Qt signal: nothing computes on the interface's thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from dokodesk.ai.answering import Answer, Request
from dokodesk.ai.worker import PlayerPool
from dokodesk.engine.actions import Action
from dokodesk.engine.seat_view import SeatView

#: Makes a pool that calls the given function, in any thread, when an answer is ready.
MakePool = Callable[[Callable[[], None]], PlayerPool]


class Thinker(QObject):
    """Asks a pool of players and tells when one has decided.

    Signals:
        answered(Answer): in the thread of the thinker, after ``ask`` has returned; never for a
            question that was cancelled.
    """

    answered = Signal(object)
    _ready = Signal()

    def __init__(self, make_pool: MakePool, parent: QObject | None = None) -> None:
        """Ask the pool that ``make_pool`` makes; it is made with the first question."""
        super().__init__(parent)
        self._make_pool = make_pool
        self._pool: PlayerPool | None = None
        self._number = 0
        self._ready.connect(self._on_ready, Qt.ConnectionType.QueuedConnection)

    def warm_up(self) -> None:
        """Start the pool now, so that the first decision need not wait for it."""
        if self._pool is None:
            self._pool = self._make_pool(self._ready.emit)

    def ask(
        self,
        level: str,
        view: SeatView,
        choices: tuple[Action, ...],
        seed: int,
        *,
        may_pass: bool,
    ) -> int:
        """Begin to decide.

        Returns:
            The number that the answer will carry.
        """
        self.warm_up()
        assert self._pool is not None
        self._number += 1
        self._pool.request(self._number, level, view, choices, seed, may_pass=may_pass)
        return self._number

    def cancel(self, number: int) -> None:
        """Drop a question; nothing will be heard of it any more."""
        if self._pool is not None:
            self._pool.cancel(number)

    def is_slow(self, level: str) -> bool:
        """Whether it is worth while to ask players of this level ahead."""
        return self._pool is not None and self._pool.is_slow(level)

    def think_ahead(self, questions: tuple[Request, ...]) -> None:
        """These questions may be asked next, in place of those named before."""
        if self._pool is not None:
            self._pool.think_ahead(questions)

    def close(self) -> None:
        """Stop the players for good."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    def _on_ready(self) -> None:
        while self._pool is not None:
            answer = self._pool.poll()
            if answer is None:
                return
            self.answered.emit(answer)


__all__ = ["Answer", "MakePool", "Thinker"]
