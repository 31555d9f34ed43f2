"""Deals leave nothing behind: no object, timer, item or open file."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dokodesk.views.table.pace import NORMAL, Pace
from tests.faults.soaking import soak

#: Everything moves, but at fifty times the usual speed.
HURRIED: Pace = replace(
    NORMAL,
    **{
        field.name: 1 + (getattr(NORMAL, field.name) or 0) // 50
        for field in fields(NORMAL)
        if field.name not in ("guard_ms", "bubble_ms")
    },
)


def test_deals_leave_nothing_behind(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    done, before, after = soak(tmp_path, 4, warm=3)
    assert done == 4
    # A result may have a line more than another.
    assert after.objects - before.objects < 30
    assert (after.files, after.timers) == (before.files, before.timers)
    assert after.items <= before.items


def test_animated_deals_leave_no_timer_and_no_item(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    done, before, after = soak(tmp_path, 1, warm=1, pace=HURRIED)
    assert done == 1
    assert (after.files, after.timers) == (before.files, before.timers)
    assert after.objects - before.objects < 30
    assert after.items <= before.items
