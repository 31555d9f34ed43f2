"""Feeds damaged inputs to a reader and notes what goes wrong."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.fuzz.mutation import Mutator
from tests.fuzz.readers import Reader

#: An input that keeps a reader busy for longer is a hang; the machine may be loaded.
HANG_S: Final = 20.0
_MOST_TOLD: Final = 5


class Hang(BaseException):
    """A reader did not come back; nothing may swallow it."""


@dataclass
class Outcome:
    """What one reader did.

    Attributes:
        inputs: how many it was given.
        taken: how many it could use.
        slowest_s: the longest time for one.
        grown_mib: how much the peak of the memory rose while it read.
        faults: by place, an input and what happened.
    """

    inputs: int = 0
    taken: int = 0
    slowest_s: float = 0.0
    grown_mib: float = 0.0
    faults: dict[str, tuple[bytes, str]] = field(default_factory=dict)


def peak_mib() -> float:
    """The highest memory of this process so far in MiB; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def fuzz(
    reader: Reader, count: int, seed: str, *, enough: Callable[[], bool] = lambda: False
) -> Outcome:
    """Feeds a reader; what it does wrong is in the outcome.

    Args:
        reader: who reads.
        count: how many inputs.
        seed: for the choice of inputs.
        enough: asked before each input; True ends early.
    """
    mutator = Mutator(reader.seeds(), random.Random(f"{seed}|{reader.name}"))
    outcome = Outcome()
    for one in reader.seeds():
        if not reader.judge(one):
            outcome.faults["seed"] = (one, "a sound input was refused")
    before = peak_mib()
    # Whether a file outlives a power cut is not what is asked here, and waiting for it is slow.
    sync = os.fsync
    os.fsync = _no_wait  # type: ignore[assignment] # a stand-in
    watched = hasattr(signal, "setitimer")
    old = signal.signal(signal.SIGALRM, _hung) if watched else None
    try:
        while outcome.inputs < count and not enough():
            judged(reader, mutator.next(), outcome, watched=watched)
    finally:
        os.fsync = sync
        if watched:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, old)
    outcome.grown_mib = peak_mib() - before
    return outcome


def judged(reader: Reader, data: bytes, outcome: Outcome, *, watched: bool = False) -> None:
    """Lets a reader judge one input and notes it."""
    started = time.perf_counter()
    if watched:
        signal.setitimer(signal.ITIMER_REAL, HANG_S)
    try:
        outcome.taken += reader.judge(data)
    except (Exception, Hang) as error:  # noqa: BLE001 - whatever it is, it is the finding
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{type(error).__name__} at {last.filename}:{last.lineno}"
        if place not in outcome.faults and len(outcome.faults) < _MOST_TOLD:
            outcome.faults[place] = (data, "".join(traceback.format_exception(error)))
    finally:
        if watched:
            signal.setitimer(signal.ITIMER_REAL, 0)
    outcome.inputs += 1
    outcome.slowest_s = max(outcome.slowest_s, time.perf_counter() - started)


def _no_wait(_handle: int) -> None:
    """In place of ``os.fsync``."""


def _hung(_number: int, _frame: object) -> None:
    raise Hang
