"""Runs computer players off the user interface's process (no Qt in here).

Two pools with the same interface: ``ProcessPool`` keeps one process that decides, ``DirectPool``
decides at once in the caller's thread, for tests and the command line. Whatever a player does, each
request that is not cancelled gets exactly one answer: a player that raises, answers something that
is not allowed, keeps silent beyond the time limit or dies is answered for by the simplest player,
and the answer carries a ``Fault``.

A program that is frozen into one file must call ``multiprocessing.freeze_support()`` first thing,
and its main module must not import the user interface when it is merely imported.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from dokodesk.ai.answering import (
    Answer,
    Cast,
    Fault,
    FaultKind,
    MakePlayer,
    Request,
    stand_in,
)
from dokodesk.ai.levels import make_player
from dokodesk.engine.actions import Action
from dokodesk.engine.seat_view import SeatView

__all__ = [
    "Answer",
    "DirectPool",
    "Fault",
    "FaultKind",
    "MakePlayer",
    "PlayerPool",
    "ProcessPool",
    "Request",
    "serve",
]

#: Seconds a decision may take unless told otherwise.
TIME_LIMIT_S: Final = 20.0
#: Seconds a new process may take until it is ready.
START_LIMIT_S: Final = 60.0
#: Seconds a cancelled decision may go on before its process is ended.
GRACE_S: Final = 0.2
#: What the process may take of the computer's memory; the strongest level needs a tenth of it.
MEMORY_LIMIT_BYTES: Final = 3 << 29
_LOWEST_PRIORITY: Final = 19
_IDLE_PRIORITY_CLASS: Final = 0x40
_SLICE_S: Final = 0.05
_JOIN_S: Final = 2.0


Notify = Callable[[], None]


class PlayerPool(Protocol):
    """Where decisions are asked for. Methods are called from one thread."""

    def request(
        self,
        number: int,
        level: str,
        view: SeatView,
        choices: tuple[Action, ...],
        seed: int,
        *,
        may_pass: bool = False,
    ) -> None:
        """Ask for a decision; the answer comes through ``poll``.

        Args:
            number: names the request; larger than every number before.
            level: a level's name.
            view: what the seat knows.
            choices: what it may do, never empty.
            seed: the decision's source of chance (``player.decision_seed``).
            may_pass: it may also say nothing.
        """
        ...

    def poll(self) -> Answer | None:
        """The next answer that is ready, or ``None``; never waits."""
        ...

    def wait(self, timeout_s: float) -> Answer | None:
        """The next answer, waited for at most that long."""
        ...

    def cancel(self, number: int) -> None:
        """Drop this request: no answer to it will come from now on."""
        ...

    def close(self) -> None:
        """End everything; nothing may be asked afterwards."""
        ...

    def is_slow(self, level: str) -> bool:
        """Whether it is worth while to ask players of this level ahead."""
        ...

    def think_ahead(self, questions: tuple[Request, ...]) -> None:
        """These questions may be asked next, in place of those named before; none may come.

        A pool may find their answers in advance; they come only when the questions are asked.
        """
        ...


class DirectPool:
    """Decides at once, in the caller's thread. It cannot interrupt a player that never ends."""

    def __init__(self, make: MakePlayer = make_player, notify: Notify | None = None) -> None:
        self._cast = Cast(make)
        self._notify = notify
        self._answers: list[Answer] = []

    def request(
        self,
        number: int,
        level: str,
        view: SeatView,
        choices: tuple[Action, ...],
        seed: int,
        *,
        may_pass: bool = False,
    ) -> None:
        asked = Request(number, level, view, choices, seed, may_pass)
        self._answers.append(self._cast.answer(asked))
        if self._notify is not None:
            self._notify()

    def poll(self) -> Answer | None:
        return self._answers.pop(0) if self._answers else None

    def wait(self, timeout_s: float) -> Answer | None:  # noqa: ARG002 - of the protocol
        return self.poll()

    def cancel(self, number: int) -> None:
        self._answers = [answer for answer in self._answers if answer.number != number]

    def close(self) -> None:
        self._answers.clear()

    def is_slow(self, level: str) -> bool:  # noqa: ARG002 - of the protocol
        return False

    def think_ahead(self, questions: tuple[Request, ...]) -> None:
        pass


class ProcessPool:
    """Decides in a process of its own, which is started again whenever it ends.

    A thread talks to the process and watches the clock, so the caller never waits. ``notify`` is
    called *in that thread* when an answer is ready; with Qt it emits a signal over a queued
    connection.
    """

    def __init__(
        self,
        make: MakePlayer = make_player,
        *,
        time_limit_s: float = TIME_LIMIT_S,
        start_limit_s: float = START_LIMIT_S,
        grace_s: float = GRACE_S,
        background: bool = False,
        notify: Notify | None = None,
    ) -> None:
        """Start the process.

        Args:
            make: makes the players, in the process.
            time_limit_s: how long a decision may take.
            start_limit_s: how long a new process may take until it is ready.
            grace_s: how long a cancelled decision may go on before its process is ended.
            background: the process only gets what the computer has left.
            notify: see above.
        """
        self._make = make
        self._grace_s = grace_s
        self._background = background
        self._time_limit_s = time_limit_s
        self._start_limit_s = start_limit_s
        self._notify = notify
        self._inbox: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._waiting: set[int] = set()
        self._closed = threading.Event()
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._ready = False
        self._thread = threading.Thread(target=self._run, name="player-pool", daemon=True)
        self._thread.start()

    def request(
        self,
        number: int,
        level: str,
        view: SeatView,
        choices: tuple[Action, ...],
        seed: int,
        *,
        may_pass: bool = False,
    ) -> None:
        if self._closed.is_set():
            raise RuntimeError("the pool of players is closed")
        with self._lock:
            self._waiting.add(number)
        self._inbox.put(Request(number, level, view, choices, seed, may_pass))

    def poll(self) -> Answer | None:
        while True:
            try:
                answer = self._outbox.get_nowait()
            except queue.Empty:
                return None
            if self._claim(answer):
                return answer

    def wait(self, timeout_s: float) -> Answer | None:
        deadline = time.monotonic() + timeout_s
        while True:
            try:
                answer = self._outbox.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                return None
            if self._claim(answer):
                return answer

    def cancel(self, number: int) -> None:
        with self._lock:
            self._waiting.discard(number)

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            self._waiting.clear()
        self._inbox.put(None)
        self._thread.join(_JOIN_S)

    def is_slow(self, level: str) -> bool:  # noqa: ARG002 - of the protocol
        return False

    def think_ahead(self, questions: tuple[Request, ...]) -> None:
        pass

    # --- caller's side ----------------------------------------------------------------------------

    def _claim(self, answer: Answer) -> bool:
        with self._lock:
            wanted = answer.number in self._waiting
            self._waiting.discard(answer.number)
        return wanted

    def _is_wanted(self, number: int) -> bool:
        with self._lock:
            return number in self._waiting

    # --- the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        self._start_process()
        while True:
            request = self._inbox.get()
            if request is None or self._closed.is_set():
                break
            if not self._is_wanted(request.number):
                continue
            try:
                answer = self._ask(request)
            except Exception as error:  # noqa: BLE001 - without this thread the table would hang
                self._restart()
                answer = stand_in(request, FaultKind.DIED, f"could not be asked: {error}")
            if answer is not None and self._is_wanted(request.number):
                self._outbox.put(answer)
                if self._notify is not None:
                    with contextlib.suppress(RuntimeError):  # whoever wanted to know is gone
                        self._notify()
        self._end_process()

    def _start_process(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve,
            args=(theirs, self._make, self._background),
            name="dokodesk-players",
            daemon=True,
        )
        try:
            process.start()
        except Exception:  # noqa: BLE001 - whatever it is, the simplest player answers instead
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._connection = process, ours
        self._ready = False

    def _end_process(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(_JOIN_S)
            self._process = None

    def _restart(self) -> None:
        self._end_process()
        if not self._closed.is_set():
            self._start_process()

    def _ask(self, request: Request) -> Answer | None:
        """One question to the process; ``None`` if it was cancelled meanwhile."""
        if self._connection is None:
            self._start_process()
        if self._connection is None:
            return stand_in(request, FaultKind.DIED, "could not be started")
        try:
            if not self._wait_until_ready():
                self._end_process()
                return stand_in(request, FaultKind.SILENT, "was not ready in time")
            self._connection.send(request)
            deadline = time.monotonic() + self._time_limit_s
            while not self._connection.poll(_SLICE_S):
                now = time.monotonic()
                if not self._is_wanted(request.number):
                    deadline = min(deadline, now + self._grace_s)
                if now >= deadline or self._closed.is_set():
                    self._restart()
                    if not self._is_wanted(request.number):
                        return None
                    text = f"gave no answer within {self._time_limit_s:g} seconds"
                    return stand_in(request, FaultKind.SILENT, text)
            answer = self._connection.recv()
        except (EOFError, OSError):
            code = self._exit_code()
            self._restart()
            return stand_in(request, FaultKind.DIED, f"ended unexpectedly (exit code {code})")
        assert isinstance(answer, Answer)
        return answer

    def _wait_until_ready(self) -> bool:
        """Wait for the first word of a new process, which it says once it can decide."""
        assert self._connection is not None
        deadline = time.monotonic() + self._start_limit_s
        while not self._ready:
            if self._connection.poll(_SLICE_S):
                self._connection.recv()
                self._ready = True
            elif time.monotonic() >= deadline or self._closed.is_set():
                return False
        return True

    def _exit_code(self) -> int | None:
        if self._process is None:
            return None
        self._process.join(_JOIN_S)
        return self._process.exitcode


def serve(connection: Connection[Any, Any], make: MakePlayer, background: bool = False) -> None:
    """The process's loop: a request in, an answer out, until the other end is gone."""
    if background:
        _step_back()
    with contextlib.suppress(ValueError):
        # An interrupt at the keyboard is for the program, which then ends this process.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory()
    cast = Cast(make)
    with contextlib.suppress(EOFError, OSError):
        connection.send("ready")
        while True:
            connection.send(cast.answer(connection.recv()))


def _step_back() -> None:
    """Leave the processor to everybody else."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY_CLASS)
    else:
        with contextlib.suppress(OSError):
            os.nice(_LOWEST_PRIORITY)


def _limit_memory() -> None:
    """A player that wants more than its share fails instead of the computer; Linux only."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    with contextlib.suppress(OSError, ValueError):
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = MEMORY_LIMIT_BYTES if most == resource.RLIM_INFINITY else most
        resource.setrlimit(resource.RLIMIT_AS, (min(limit, MEMORY_LIMIT_BYTES), most))
