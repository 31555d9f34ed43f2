"""Deals leave nothing behind: no object, timer, item or open file."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dokodesk.views.table.pace import NORMAL
from tests.faults.hurrying import hurried, hurry
from tests.faults.soaking import Counted, soak

#: What flies when something rare is celebrated; see dokodesk/views/table/celebration.py.
PIECES = 36


def test_deals_leave_nothing_behind(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    counts: list[Counted] = []
    assert soak(tmp_path, 4, warm=3, tell=lambda _deal, seen: counts.append(seen)) == 4
    before, after = counts
    # A result may have a line more than another.
    assert after.objects - before.objects < 30
    assert (after.files, after.timers) == (before.files, before.timers)
    assert after.items <= before.items


def test_one_factor_makes_everything_faster_and_leaves_out_nothing() -> None:
    faster = hurried(10)
    assert faster.play_ms == NORMAL.play_ms / 10
    assert faster.guard_ms == NORMAL.guard_ms
    assert all(getattr(hurried(10_000), one.name) >= 1 for one in fields(NORMAL))


# Where Qt draws without a screen, the hints about sizes go nowhere.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_animated_deals_leave_no_timer_and_no_item(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    played = iter(range(3))
    result = hurry(tmp_path, 1.0, factor=50, warm=1, enough=lambda: next(played) == 2)
    assert result.deals == 2
    # Twelve tricks of four cards at the usual speed take half a minute, whatever happens.
    assert 1 < result.hours(50) * 60 < 4
    assert result.strays == {}
    assert result.before is not None
    assert result.after is not None
    assert (result.after.motions, result.after.timers) == (0, 0)
    assert result.after.files == result.before.files
    # The pieces of a celebration are made once, with the first of them, and kept.
    assert result.most_items - result.before.items in (0, PIECES)
