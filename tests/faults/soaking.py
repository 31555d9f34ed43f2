"""Many deals through the real window: memory, open files and objects must not grow."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer

from dokodesk.views.table.pace import INSTANT, Pace
from tests.faults.desktop import Desktop, desktop


@dataclass(frozen=True)
class Counted:
    """What the program holds at a moment.

    Attributes:
        mib: memory; 0 where the system does not tell.
        files: open files; 0 where the system does not tell.
        objects: Qt objects below the window.
        timers: those of them that are running timers.
        items: of the scene.
        motions: running animations.
    """

    mib: float
    files: int
    objects: int
    timers: int
    items: int
    motions: int


def running(made: Desktop) -> list[QObject]:
    """The timers and animations below the window that run."""
    return [
        one
        for one in made.window.findChildren(QObject)
        if (isinstance(one, QTimer) and one.isActive())
        or (isinstance(one, QAbstractAnimation) and one.state() == QAbstractAnimation.State.Running)
    ]


def counted(made: Desktop) -> Counted:
    """Counts what is there, rubbish taken away before."""
    gc.collect()
    made.spin(8)
    status, files = Path("/proc/self/status"), Path("/proc/self/fd")
    mib = 0.0
    if status.exists():
        line = next(one for one in status.read_text().splitlines() if one.startswith("VmRSS"))
        mib = int(line.split()[1]) / 1024
    objects = made.window.findChildren(QObject)
    busy = running(made)
    timers = sum(isinstance(one, QTimer) for one in busy)
    table = made.table
    items = 0 if table is None else len(table.scene.items())
    open_files = len(list(files.iterdir())) if files.exists() else 0
    return Counted(mib, open_files, len(objects), timers, items, len(busy) - timers)


def soak(
    folder: Path,
    deals: int,
    *,
    warm: int,
    pace: Pace = INSTANT,
    tell: Callable[[int, Counted], None] = lambda _deal, _counted: None,
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """Plays deals and counts what there is; how many deals it were after the warm-up.

    Args:
        folder: for the data.
        deals: how many after the warm-up.
        warm: deals of the warm-up.
        pace: of the table.
        tell: hears the counts after the warm-up, every hundred deals, and at the end.
        enough: asked after each deal; True ends early.
    """
    with desktop(folder, pace=pace, sounds=False, computer_level="beginner") as made:
        for _ in range(warm):
            made.play_deal()
        tell(0, counted(made))
        done = 0
        while done < deals and not enough():
            made.play_deal()
            done += 1
            if done % 100 == 0:
                tell(done, counted(made))
        tell(done, counted(made))
        assert made.faults == []
    return done
