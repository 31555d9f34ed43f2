"""Talking to the person or program at the other end of the command line."""

from __future__ import annotations

import contextlib
import json
import shutil
import sys
import time
from types import TracebackType
from typing import Any, Final, TextIO

#: Exit statuses (FORMATS 3).
OK: Final = 0
CHECK_SAYS_NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class CommandError(Exception):
    """A command that cannot do its work; the text says what is wrong and what to do."""


def prepare_streams() -> None:
    """Let no name or path break the output: what a terminal cannot show is written as escapes."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            with contextlib.suppress(OSError, ValueError):
                reconfigure(errors="backslashreplace")


def say(text: str = "") -> None:
    """Print a line of the answer."""
    if sys.stdout is not None:
        print(text)


def complain(text: str) -> None:
    """Print a line about something that is wrong, on standard error."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)


def flush() -> None:
    """Bring everything that was said to the other end."""
    if sys.stdout is not None:
        sys.stdout.flush()


def say_json(data: Any) -> None:
    """Print the whole answer for programs, as one JSON document in ASCII."""
    say(json.dumps(data, indent=2))


class Progress:
    """A progress bar on standard error, only where a person watches it.

    Use it in a ``with`` block; the bar is wiped away at its end.
    """

    _WIDTH = 30
    _PAUSE_S = 0.1

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        """Prepare a bar.

        Args:
            total: how many steps there are; the bar is shown from the second on.
            what: what is counted, e.g. ``deals``.
            stream: where it is drawn; standard error unless told.
        """
        self._stream = sys.stderr if stream is None else stream
        self._shown = total > 1 and self._stream is not None and self._stream.isatty()
        self._total = total
        self._what = what
        self._done = 0
        self._drawn_at = 0.0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown and self._drawn_at:
            print("\r\x1b[K", end="", file=self._stream, flush=True)

    def step(self, steps: int = 1) -> None:
        """Some of the work is done."""
        self._done += steps
        now = time.monotonic()
        if self._shown and now - self._drawn_at >= self._PAUSE_S:
            self._drawn_at = now
            print(f"\r{self._line()}\x1b[K", end="", file=self._stream, flush=True)

    def _line(self) -> str:
        share = min(1.0, self._done / self._total)
        filled = round(share * self._WIDTH)
        bar = "#" * filled + "." * (self._WIDTH - filled)
        text = f"[{bar}] {self._done}/{self._total} {self._what}"
        return text[: shutil.get_terminal_size().columns - 1]


def table(rows: list[list[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """Rows as lines with columns of equal width.

    Args:
        rows: the cells, the first row being the header.
        right: columns that are set flush right.
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
