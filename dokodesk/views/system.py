"""What reaches the program from outside its windows: signals of the system, and its own faults."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from collections import Counter
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from dokodesk import __version__

__all__ = ["FaultReporter", "SignalWatcher"]

_LOG: Final = logging.getLogger("dokodesk.faults")
_LOG_BYTES: Final = 400_000
_LOG_FILES: Final = 2
#: The same fault, at every paint for instance, is written down only so often.
_MOST_WRITTEN: Final = 20


class SignalWatcher(QObject):
    """Turns the wish of the system to end the program into a Qt signal.

    Python runs its handlers only between two of its own steps, and an idle window takes none; a
    socket wakes it up, so nothing has to look again and again.

    Signals:
        asked_to_end: SIGTERM, SIGINT or SIGHUP has arrived.
    """

    asked_to_end = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)
        self._wakeup_before = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        self._before: dict[int, Any] = {}
        for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
            number = getattr(signal, name, None)
            if number is not None:
                self._before[number] = signal.signal(number, _do_nothing)

    def close(self) -> None:
        """Leaves the signals as they were."""
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _on_woken(self) -> None:
        with contextlib.suppress(BlockingIOError):
            if any(number in self._before for number in self._ours.recv(64)):
                self.asked_to_end.emit()


def _do_nothing(_number: int, _frame: FrameType | None) -> None:
    """The wake-up socket has told already."""


def _place(trace: TracebackType | None) -> str:
    """Where an exception was raised."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


class FaultReporter(QObject):
    """Writes faults of the program into a file and tells the window; the program goes on.

    Signals:
        reported(str): the file that holds the details; empty if it could not be written. Emitted
            once for each kind of fault, from any thread.
    """

    reported = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Makes a reporter.

        Args:
            folder: where the file is kept; it is made with the first fault.
            parent: the owner.
        """
        super().__init__(parent)
        self._path = folder / "faults.log"
        self._before = (sys.excepthook, threading.excepthook)
        self._counts: Counter[tuple[str, str]] = Counter()

    @property
    def path(self) -> Path:
        """The file with the details."""
        return self._path

    def install(self) -> None:
        """Sees to every exception that nothing else has caught, from now on."""
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def uninstall(self) -> None:
        """Leaves things as they were before ``install``."""
        sys.excepthook, threading.excepthook = self._before

    def report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Writes an exception down and tells of it."""
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        if os.environ.get("DOKODESK_DEBUG"):
            sys.__excepthook__(kind, error, trace)
        fault = (kind.__name__, _place(trace))
        self._counts[fault] += 1
        if self._counts[fault] > _MOST_WRITTEN:
            return
        written = self._write(kind, error, trace)
        if self._counts[fault] == 1:
            with contextlib.suppress(RuntimeError):  # the window is gone already
                self.reported.emit(str(self._path) if written else "")

    def _report_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_type, args.exc_value, args.exc_traceback)

    def _write(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> bool:
        # Only needed when something has gone wrong; the start need not wait for it.
        from logging.handlers import RotatingFileHandler

        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handler = RotatingFileHandler(
                self._path, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8"
            )
        except OSError:
            sys.__excepthook__(kind, error, trace)
            return False
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        record = _LOG.makeRecord(
            _LOG.name,
            logging.ERROR,
            "",
            0,
            "dokodesk %s, Python %s",
            (__version__, sys.version.split()[0]),
            (kind, error, trace),
        )
        try:
            handler.emit(record)
        finally:
            handler.close()
        return True
