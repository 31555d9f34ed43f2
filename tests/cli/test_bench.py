from __future__ import annotations

import json

import pytest

from dokodesk.__main__ import main
from dokodesk.ai import fastcore
from dokodesk.ai.levels import level_names
from dokodesk.cli import bench
from dokodesk.engine.options import Rules


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_ENGINE_S", 0.05)
    monkeypatch.setattr(bench, "_PLAYER_S", 0.0)
    monkeypatch.setattr(bench, "_PLAYOUTS_S", 0.01)
    monkeypatch.setattr(bench, "_STARTS", 1)
    monkeypatch.setattr(bench, "_HISTORY_DEALS", 30)
    monkeypatch.setattr(bench, "_FRAMES_S", 2.0)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("short")
def test_the_measurements_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["engine"]["deals"] >= 1
    assert data["engine"]["deals_per_second"] > 0
    speeds = data["playouts"]
    assert (speeds["compiled"] is None) != fastcore.COMPILED
    for version in ("compiled", "plain"):
        if speeds[version] is not None:
            assert min(speeds[version][name] for name in ("random", "rules", "model")) > 0
    assert [player["level"] for player in data["players"]] == list(level_names())
    assert all(player["answers"] > 0 for player in data["players"])
    assert data["history"]["deals"] >= 30
    assert data["history"]["statistics_ms"] > 0
    assert data["start"]["command_ms"] > 0
    frames = data["frames"]
    assert frames["frames"] > 20, frames["note"]
    assert 0 < frames["p50_ms"] <= frames["p99_ms"] <= frames["longest_ms"]


@pytest.mark.usefixtures("short")
def test_the_measurements_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    shown = capsys.readouterr().out
    assert "Engine, one core: " in shown
    assert "playouts a second" in shown
    assert "plain Python" in shown
    assert "History of " in shown
    assert "Start of a command: " in shown
    assert "Frames at 2560x1600 with the players thinking: " in shown
    for level in level_names():
        assert f"\n{level} " in shown


def test_each_deal_of_a_measurement_is_whole() -> None:
    measured = bench.measure_engine(Rules(), 1e-9)
    assert measured["deals"] == 1
    player = bench.measure_player(Rules(), "simple", 0.0)
    assert player["deals"] == 1
    assert player["longest_ms"] >= player["mean_ms"] > 0


def test_unknown_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rules", "pub"]) == 2
    assert "pub" in capsys.readouterr().err
