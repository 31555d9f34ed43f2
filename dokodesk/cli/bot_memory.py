"""Keeps another program, and what it starts, from eating the memory of the computer.

Where the system knows limits (Linux), one process alone cannot take much more than it may; and
wherever a system tells what its processes use, all that belong to the program are watched together.
Windows tells nothing without further parts, so there a program is not limited.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

__all__ = ["MEMORY_MIB", "MemoryWatch", "limit_memory", "used_by"]

#: What a program may take together with all it starts, unless told otherwise.
MEMORY_MIB: Final = 4096
#: A single process is stopped by the system at this multiple, should it be faster than the watch.
_BACKSTOP: Final = 1.5
_LOOK_S: Final = 0.2
_MIB: Final = 1 << 20
_PROC: Final = Path("/proc")


def limit_memory(process: int, mib: int) -> None:
    """Lets the system refuse a process, and those it starts, more than it may have."""
    try:
        import resource

        change = resource.prlimit
    except (ImportError, AttributeError):  # only Linux limits another process
        return
    limit = int(mib * _BACKSTOP) * _MIB
    with contextlib.suppress(OSError, ValueError):
        # Memory that is merely reserved does not count here, as many runtimes reserve a lot.
        _, most = change(process, resource.RLIMIT_DATA)
        if most != resource.RLIM_INFINITY:
            limit = min(limit, most)
        change(process, resource.RLIMIT_DATA, (limit, limit))


def used_by(session: int) -> dict[int, float]:
    """The memory in MiB of each process of a session; empty where the system does not tell."""
    if os.name != "posix":
        return {}
    return _told_by_proc(session) if (_PROC / "self" / "statm").exists() else _told_by_ps(session)


def _told_by_proc(session: int) -> dict[int, float]:
    found = {}
    page = os.sysconf("SC_PAGE_SIZE")
    for folder in _PROC.iterdir():
        if not folder.name.isdecimal():
            continue
        with contextlib.suppress(OSError, ValueError, IndexError):  # it has ended meanwhile
            stat = (folder / "stat").read_text("utf-8", "replace")
            if int(stat.rpartition(")")[2].split()[3]) != session:
                continue
            _, resident, shared, *_ = (folder / "statm").read_text("ascii").split()
            found[int(folder.name)] = (int(resident) - int(shared)) * page / _MIB
    return found


def _told_by_ps(group: int) -> dict[int, float]:
    try:
        told = subprocess.run(
            ["ps", "-A", "-o", "pid=,pgid=,rss="],
            capture_output=True,
            text=True,
            timeout=10,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return {}
    lines = [line.split() for line in told.stdout.splitlines()]
    return {
        int(pid): int(kib) / 1024
        for pid, found, kib in (line for line in lines if len(line) == 3)
        if found == str(group)
    }


class MemoryWatch:
    """A thread that looks after a program from time to time and ends it if it takes too much."""

    def __init__(self, session: int, mib: int, exceeded: Callable[[], None]) -> None:
        """Begins at once.

        Args:
            session: the id of the session that the program was started in, which is its own id.
            mib: what all its processes may take together.
            exceeded: called in the thread, once, before they are ended.
        """
        self._session = session
        self._mib = mib
        self._exceeded = exceeded
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="bot-memory", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Looks no more; call it when the program has ended."""
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed.wait(_LOOK_S):
            used = used_by(self._session)
            if sum(used.values()) <= self._mib:
                continue
            self._exceeded()
            for process in used:
                with contextlib.suppress(OSError):
                    os.kill(process, signal.SIGKILL)
            return
