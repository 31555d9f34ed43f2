from __future__ import annotations

import io

import pytest

from dokodesk.cli import console
from dokodesk.cli.console import Progress, complain, say, table


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("dokodesk.cli.console.time.monotonic", lambda: now[0])
    return now


def test_a_bar_is_drawn_and_wiped_away(clock: list[float]) -> None:
    terminal = _Terminal()
    with Progress(4, "deals", terminal) as progress:
        progress.step()
        clock[0] += 1
        progress.step(2)
    shown = terminal.getvalue()
    assert "[########......................] 1/4 deals" in shown
    assert "3/4 deals" in shown
    assert shown.endswith("\r\x1b[K")


def test_the_bar_is_not_drawn_for_each_step(clock: list[float]) -> None:
    terminal = _Terminal()
    with Progress(1000, "deals", terminal) as progress:
        for _ in range(1000):
            progress.step()
    assert terminal.getvalue().count("deals") == 1


@pytest.mark.parametrize(("total", "stream"), [(1, _Terminal()), (5, io.StringIO())])
def test_no_bar_for_one_step_or_without_a_terminal(total: int, stream: io.StringIO) -> None:
    with Progress(total, "deals", stream) as progress:
        progress.step()
    assert stream.getvalue() == ""


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows = [["player", "points"], ["Anna", "7"], ["Christine", "-12"]]
    assert table(rows, frozenset({1})) == [
        "player     points",
        "Anna            7",
        "Christine     -12",
    ]


def test_nothing_is_said_where_nobody_can_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    console.prepare_streams()
    say("x")
    complain("x")
    console.flush()
