"""The page of the levels: work that goes on where it stopped, and figures that add up."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from dokodesk.ai.levels import STRENGTHS
from tools.levels_page import (
    Share,
    Task,
    open_tasks,
    page,
    pairs,
    play_share,
    read_progress,
    rows,
    times,
    version,
)

TASK = Task("casual", "beginner", "ddv_tournament", "test", 1, 2, "v")


def share(values: list[float], task: Task = TASK) -> Share:
    return Share(task, values, {"casual": {5: 94, 10: 1, 300: 5}}, 0, 1.0)


def test_neighbours_from_weak_to_strong() -> None:
    names = list(STRENGTHS)
    assert pairs() == [(names[place + 1], names[place]) for place in range(4)]


def test_a_share_is_the_same_every_time() -> None:
    one, two = play_share(TASK), play_share(TASK)
    assert one.values == two.values
    assert len(one.values) == 2
    assert one.faults == 0
    assert set(one.tenths) == {"casual", "beginner"}


def test_equal_players_are_equal() -> None:
    """A pair of the same level gets nothing, since every deal is played with seats exchanged."""
    same = msgspec.structs.replace(TASK, stronger="beginner", deals=3)
    assert play_share(same).values == [0.0] * 3


def test_open_work() -> None:
    wanted = {"casual": 50, "standard": 20, "strong": 0, "expert": 20}
    tasks = list(open_tasks(wanted, "ddv_tournament", "test", "v", []))
    assert sum(task.deals for task in tasks if task.stronger == "casual") == 50
    assert [task.stronger for task in tasks[:3]] == ["casual", "standard", "expert"]
    done = [share([1.0], task) for task in tasks[:2]]
    assert list(open_tasks(wanted, "ddv_tournament", "test", "v", done)) == tasks[2:]


def test_progress_of_another_version_or_cut_off_counts_for_nothing(tmp_path: Path) -> None:
    path = tmp_path / "progress.jsonl"
    other = msgspec.structs.replace(TASK, version="older")
    lines = [msgspec.json.encode(share([1.0, 2.0])), msgspec.json.encode(share([9.0], other))]
    path.write_bytes(b"\n".join(lines) + b"\n" + lines[0][:30])
    assert [found.values for found in read_progress(path, "v")] == [[1.0, 2.0]]
    assert read_progress(tmp_path / "none", "v") == []


def test_figures() -> None:
    rng = random.Random(1)
    values = [rng.gauss(0.5, 1.0) for _ in range(400)]
    (row,) = rows([share(values[:200]), share(values[200:])])
    assert row.deals == 400
    assert row.mean == pytest.approx(sum(values) / 400)
    assert row.half == pytest.approx(0.098, abs=0.015)
    assert times([share(values)])["casual"] == pytest.approx((1.98, 1.0, 30.0), abs=0.01)


def test_the_page_says_what_was_done() -> None:
    text = page([share([0.5, 0.7, 0.6, 0.6])], "ddv_tournament", "claim", "python -m x")
    assert "| casual | beginner | 4 | **+0.600 ± 0.080** | 0 |" in text
    assert "list `claim`" in text
    assert "    python -m x" in text
    assert "| expert | strong |" not in text


def test_any_change_of_the_players_is_another_version() -> None:
    assert version() == version()
    assert len(version()) == 16
