"""A seat played by another program that talks the bot protocol (FORMATS 2).

Nothing the program does or leaves undone can stop the table: its output is read and its input is
written in threads of their own, every answer has a time limit, the memory has a limit too, and a
program that breaks the protocol is ended. It gets a fresh start with the next deal.
"""

from __future__ import annotations

import contextlib
import os
import queue
import random
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from typing import IO, Final

from dokodesk.ai.player import Spoken, is_allowed
from dokodesk.cli.bot_memory import MEMORY_MIB, MemoryWatch, limit_memory
from dokodesk.cli.protocol import (
    GOODBYE,
    GREETING,
    SILENCE,
    ask_call_line,
    ask_line,
    deal_line,
    result_line,
)
from dokodesk.engine.actions import Action, Return, parse
from dokodesk.engine.errors import ActionSyntaxError
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import DealSetup

#: Seconds a bot may take for an answer unless told otherwise.
MOVE_TIME_S: Final = 60.0
_LONGEST_LINE: Final = 4096
_CHUNK: Final = 65536
_MOST_LINES: Final = 100
_POLL_S: Final = 0.1
_GOODBYE_S: Final = 2.0
_SHOWN: Final = 80


class BotFault(Exception):
    """A bot that broke the protocol; the text says how."""


class ExecPlayer:
    """A player of the arena whose decisions another program makes.

    The table tells it more than other players: call ``begin`` before a deal, ``hear`` after each
    action, ``end`` after the deal, and ``close`` at last. Faults show up in ``decide`` and
    ``announce`` only, where the arena replaces the player.
    """

    def __init__(
        self, command: str, move_time_s: float = MOVE_TIME_S, memory_mib: int = MEMORY_MIB
    ) -> None:
        """Prepare a player; its program is started with the first deal.

        Args:
            command: the command line of the program; no shell reads it.
            move_time_s: seconds it may take for an answer.
            memory_mib: what it may take of the memory, with all it starts.
        """
        self.name = f"exec:{command}"
        self._words = split_command(command)
        self._move_time_s = move_time_s
        self._memory_mib = memory_mib
        self._process: _Process | None = None
        self._fault: BotFault | None = None

    def begin(self, setup: DealSetup, seat: int, seed: int) -> None:
        """A deal begins."""
        self._fault = None
        try:
            if self._process is None:
                self._process = _Process(self._words, self._memory_mib)
                self._process.send(GREETING)
                greeting = self._process.answer(self._move_time_s)
                if greeting != "ok" and not greeting.startswith("ok "):
                    raise BotFault(
                        f"answered {_cut(greeting)} to the greeting instead of 'ok NAME'"
                    )
            self._process.send(deal_line(setup, seat, seed))
            ready = self._process.answer(self._move_time_s)
            if ready != "ok":
                raise BotFault(f"answered {_cut(ready)} to the deal instead of 'ok'")
        except BotFault as fault:
            self._drop(fault)

    def hear(self, lines: list[str]) -> None:
        """Something happened at the table."""
        if self._process is not None:
            for line in lines:
                self._process.send(line)

    def end(self, result: Result) -> None:
        """The deal is over."""
        self.hear([result_line(result)])

    def close(self) -> None:
        """Say goodbye; a program that does not end by itself is ended."""
        if self._process is not None:
            self._process.send(GOODBYE)
            self._process.finish(_GOODBYE_S)
            self._process = None

    def decide(
        self,
        view: SeatView,
        choices: tuple[Action, ...],
        rng: random.Random,  # noqa: ARG002 - of the protocol
    ) -> Action:
        answer = self._asked(ask_line(choices))
        for choice in choices:
            if choice.text == answer:
                return choice
        try:
            given = parse(answer)
        except ActionSyntaxError:
            given = None
        if isinstance(given, Return) and is_allowed(view, choices, given):
            return given
        raise self._wrong(answer, "what is legal")

    def announce(
        self,
        view: SeatView,  # noqa: ARG002 - of the protocol
        calls: tuple[Spoken, ...],
        rng: random.Random,  # noqa: ARG002 - of the protocol
    ) -> Spoken | None:
        answer = self._asked(ask_call_line(calls))
        if answer == SILENCE:
            return None
        for call in calls:
            if call.text == answer:
                return call
        raise self._wrong(answer, f"what may be said, nor {SILENCE!r}")

    def _asked(self, question: str) -> str:
        if self._fault is not None:
            raise self._fault
        if self._process is None:
            raise BotFault("was asked before its deal began")
        try:
            self._process.send(question)
            return self._process.answer(self._move_time_s)
        except BotFault as fault:
            self._drop(fault)
            raise

    def _wrong(self, answer: str, wanted: str) -> BotFault:
        fault = BotFault(f"answered {_cut(answer)}, which is none of {wanted}")
        self._drop(fault)
        return fault

    def _drop(self, fault: BotFault) -> None:
        """The program is of no use for the rest of the deal."""
        self._fault = fault
        if self._process is not None:
            self._process.finish(0.0)
            self._process = None


def split_command(command: str) -> list[str]:
    """The words of a command line.

    Raises:
        BotFault: there are none, or a quote is not closed.
    """
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError as error:
        raise BotFault(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise BotFault("the command of an exec player is empty")
    return words


class _Process:
    """A running program, with threads that keep its pipes from ever blocking the table."""

    def __init__(self, words: list[str], memory_mib: int) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # A group of its own, so that what the program starts can be ended with it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFault(f"could not be started: {error}") from None
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._input, self._output, self._errors = pipes
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.Queue[str | None] = queue.Queue(maxsize=_MOST_LINES)
        self._closed = threading.Event()
        self._complaints: deque[str] = deque(maxlen=3)
        self._threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._write, self._read, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()
        limit_memory(self._process.pid, memory_mib)
        self._memory_mib = memory_mib
        self._greedy = False
        self._watch = MemoryWatch(self._process.pid, memory_mib, self._on_greedy)

    def send(self, line: str) -> None:
        """Say a line; returns at once."""
        self._outgoing.put(line.encode() + b"\n")

    def answer(self, limit_s: float) -> str:
        """The next line the program says.

        Raises:
            BotFault: it says none in time, or has ended.
        """
        try:
            line = self._answers.get(timeout=limit_s)
        except queue.Empty:
            raise BotFault(f"did not answer within {limit_s:g} s") from None
        if line is None:
            raise BotFault(self._end_text())
        return line

    def _on_greedy(self) -> None:
        self._greedy = True

    def _end_text(self) -> str:
        if self._greedy:
            return f"took more than {self._memory_mib} MiB of memory and was ended"
        try:
            self._process.wait(_GOODBYE_S)
        except subprocess.TimeoutExpired:
            return "closed its output and says nothing any more"
        self._threads[-1].join(_GOODBYE_S)
        last = f": {self._complaints[-1]}" if self._complaints else ""
        return f"ended with status {self._process.returncode}{last}"

    def finish(self, grace_s: float) -> None:
        """Wait for the program's end, or end it, and release everything."""
        self._outgoing.put(None)
        deadline = time.monotonic() + grace_s
        try:
            self._process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        self._watch.close()
        self._closed.set()
        for thread in self._threads:
            thread.join(_GOODBYE_S)

    def _kill(self) -> None:
        if os.name == "posix":
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def _write(self) -> None:
        assert self._input is not None
        with contextlib.suppress(OSError), self._input as pipe:
            while (line := self._outgoing.get()) is not None:
                _write_all(pipe, line)

    def _read(self) -> None:
        assert self._output is not None
        with contextlib.suppress(OSError), self._output as pipe:
            for line in _lines(pipe):
                self._deliver(line)
        self._deliver(None)

    def _deliver(self, line: str | None) -> None:
        """Keep a line until it is asked for; a program that talks without end has to wait."""
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._answers.put(line, timeout=_POLL_S)
                return

    def _read_errors(self) -> None:
        assert self._errors is not None
        with contextlib.suppress(OSError), self._errors as pipe:
            for line in _lines(pipe):
                if line.strip():
                    self._complaints.append(_cut(line.strip()))


def _write_all(pipe: IO[bytes], data: bytes) -> None:
    while data:
        written = pipe.write(data)
        data = data[written:]


def _lines(pipe: IO[bytes]) -> Iterator[str]:
    """The lines a program writes, as text; overlong ones are cut, which makes them wrong."""
    rest = b""
    while chunk := pipe.read(_CHUNK):
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line[:_LONGEST_LINE].decode(errors="replace").removesuffix("\r")
        rest = rest[: _LONGEST_LINE + 1]
    if rest:
        yield rest.decode(errors="replace")


def _cut(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}...")
