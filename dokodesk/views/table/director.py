"""Runs what is to be seen, one beat after the other, and tells when everything stands still.

A beat begins, progresses and ends; how long it takes comes from the pace. A beat of no duration
runs through the same code. The director knows nothing of cards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

__all__ = ["Beat", "Director"]


def _nothing() -> None:
    """What a beat does that has nothing to do."""


def _no_progress(part: float) -> None:
    del part


@dataclass(frozen=True, slots=True)
class Beat:
    """Something that is to be seen for a while.

    Attributes:
        duration_ms: how long; ``None`` until it is skipped.
        begin: called first.
        progress: called with 0 to 1 while it runs, last with 1.
        end: called once after that; also when it is skipped, not when it is dropped.
        group: beats of the same group that follow each other are skipped together.
        curve: how the progress speeds up and slows down.
    """

    duration_ms: int | None
    begin: Callable[[], None] = _nothing
    progress: Callable[[float], None] = _no_progress
    end: Callable[[], None] = _nothing
    group: object = None
    curve: QEasingCurve.Type = QEasingCurve.Type.InOutQuad


@dataclass(slots=True)
class _Running:
    beat: Beat
    ended: bool = False


class Director(QObject):
    """Plays beats in order.

    Signals:
        still: the last beat has ended and nothing more is waiting. Connect it queued: with beats of
            no duration it is emitted inside ``play``.
    """

    still = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Beat] = deque()
        self._now: _Running | None = None
        self._looping = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_progress)
        self._clock.finished.connect(self._on_finished)

    @property
    def busy(self) -> bool:
        """Whether a beat is running or waiting."""
        return self._now is not None or bool(self._queue)

    @property
    def waits_for_skip(self) -> bool:
        """Whether the running beat ends only by ``skip``."""
        return self._now is not None and self._now.beat.duration_ms is None

    def play(self, beats: Iterable[Beat]) -> None:
        """Append beats; they start at once if nothing is running."""
        self._queue.extend(beats)
        self._run()

    def skip(self) -> None:
        """End the running beat now, and those of its group that follow it."""
        if self._now is None:
            return
        group = self._now.beat.group
        self._finish_now()
        following = self._current()
        while group is not None and following is not None and following.beat.group == group:
            self._finish_now()
            following = self._current()

    def drop(self) -> None:
        """Forget everything; no ``end`` is called and ``still`` is not emitted."""
        self._queue.clear()
        self._now = None
        self._clock.stop()

    def _finish_now(self) -> None:
        """Bring the running beat to its end; the next one begins."""
        if self._clock.state() == QVariantAnimation.State.Running:
            # Jumping to the end emits the last value and ``finished``.
            self._clock.setCurrentTime(self._clock.totalDuration())
        elif self._now is not None:
            self._now.beat.progress(1.0)
            self._on_finished()

    def _run(self) -> None:
        if self._looping:
            return
        self._looping = True
        try:
            while self._now is None and self._queue:
                self._begin(self._queue.popleft())
        finally:
            self._looping = False
        if self._now is None:
            self.still.emit()

    def _begin(self, beat: Beat) -> None:
        self._now = _Running(beat)
        running = self._now
        beat.begin()
        if self._current() is not running or beat.duration_ms is None:
            return
        self._clock.setDuration(beat.duration_ms)
        self._clock.setEasingCurve(beat.curve)
        self._clock.start()

    def _current(self) -> _Running | None:
        return self._now

    def _on_progress(self, value: object) -> None:
        if self._now is not None and isinstance(value, float):
            self._now.beat.progress(value)

    def _on_finished(self) -> None:
        running = self._now
        if running is None or running.ended:
            return
        running.ended = True
        running.beat.progress(1.0)
        running.beat.end()
        if self._current() is running:
            self._now = None
        self._run()
