"""Reviews deals in a process of its own, so that nothing else has to wait (no Qt in here)."""

from __future__ import annotations

import contextlib
import multiprocessing
import queue
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

from dokodesk.engine.actions import Action
from dokodesk.engine.errors import EngineError
from dokodesk.engine.state import DealSetup
from dokodesk.review.judge import Budget, review_deal
from dokodesk.review.verdicts import DealReview

__all__ = ["DirectReviews", "Done", "Failed", "Job", "Message", "ProcessReviews", "Progress"]

_JOIN_S: Final = 2.0

Notify = Callable[[], None]


class Job(msgspec.Struct, frozen=True):
    """A deal to review.

    Attributes:
        number: names it.
        setup: the deal.
        actions: what was done in it.
        seat: whose decisions; ``None`` for all four.
        budget: how much to compute.
    """

    number: int
    setup: DealSetup
    actions: tuple[Action, ...]
    seat: int | None = None
    budget: Budget = Budget()


class Progress(msgspec.Struct, frozen=True):
    """So many of the actions of a deal are done."""

    number: int
    done: int
    total: int


class Done(msgspec.Struct, frozen=True):
    """A deal is reviewed."""

    number: int
    review: DealReview


class Failed(msgspec.Struct, frozen=True):
    """A deal cannot be reviewed; the text says why."""

    number: int
    reason: str


Message = Progress | Done | Failed


def work(job: Job, tell: Callable[[Message], None]) -> None:
    """Review one deal, telling how it goes; whatever happens, ``Done`` or ``Failed`` comes last."""
    try:
        review = review_deal(
            job.setup,
            job.actions,
            seat=job.seat,
            budget=job.budget,
            on_step=lambda done, total: tell(Progress(job.number, done, total)),
        )
    except EngineError as error:
        tell(Failed(job.number, str(error)))
    else:
        tell(Done(job.number, review))


class DirectReviews:
    """Reviews at once, in the caller's thread; for tests and where no process can be started."""

    def __init__(self, notify: Notify) -> None:
        self._notify = notify
        self._messages: list[Message] = []

    def start(self, jobs: Sequence[Job]) -> None:
        """Review these."""
        for job in jobs:
            work(job, self._messages.append)
        self._notify()

    def poll(self) -> Message | None:
        """The next message, if there is one."""
        return self._messages.pop(0) if self._messages else None

    def cancel(self) -> None:
        """Forget what has not been told yet."""
        self._messages.clear()


class ProcessReviews:
    """Reviews in a process that is started for the jobs and ended after them.

    ``notify`` is called in another thread when there is something to ``poll``.
    """

    def __init__(self, notify: Notify) -> None:
        self._notify = notify
        self._messages: queue.SimpleQueue[tuple[int, Message]] = queue.SimpleQueue()
        self._process: BaseProcess | None = None
        self._run = 0

    def start(self, jobs: Sequence[Job]) -> None:
        """Review these in order; what was being reviewed before is given up."""
        self.cancel()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(
            target=_serve, args=(theirs, tuple(jobs)), name="dokodesk-review", daemon=True
        )
        try:
            process.start()
        except OSError as error:
            theirs.close()
            ours.close()
            for job in jobs:
                self._messages.put((self._run, Failed(job.number, str(error))))
            self._notify()
            return
        theirs.close()
        self._process = process
        threading.Thread(
            target=self._listen,
            args=(self._run, ours, [job.number for job in jobs]),
            name="dokodesk-review-listener",
            daemon=True,
        ).start()

    def poll(self) -> Message | None:
        """The next message, if there is one; never one of a review that was given up."""
        while True:
            try:
                run, message = self._messages.get_nowait()
            except queue.Empty:
                return None
            if run == self._run:
                return message

    def cancel(self) -> None:
        """Give up what is being reviewed; nothing will be heard of it any more."""
        self._run += 1
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            process.join(_JOIN_S)

    def _listen(self, run: int, pipe: Connection[Any, Any], numbers: list[int]) -> None:
        left = list(numbers)
        with contextlib.suppress(EOFError, OSError):
            while True:
                message: Message = pipe.recv()
                if not isinstance(message, Progress):
                    left.remove(message.number)
                self._tell(run, message)
        pipe.close()
        for number in left:
            # The process has ended without a word.
            self._tell(run, Failed(number, "the review ended unexpectedly"))

    def _tell(self, run: int, message: Message) -> None:
        self._messages.put((run, message))
        with contextlib.suppress(RuntimeError):  # whoever wanted to know is gone
            self._notify()


def _serve(pipe: Connection[Any, Any], jobs: tuple[Job, ...]) -> None:
    """The process: reviews the jobs in order and ends."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError, OSError):
        for job in jobs:
            work(job, pipe.send)
    pipe.close()
