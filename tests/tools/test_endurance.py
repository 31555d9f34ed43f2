"""The endurance run notices what goes wrong."""

from __future__ import annotations

import random

import pytest

from dokodesk.ai.player import Player
from dokodesk.engine.actions import Action, Healthy
from dokodesk.engine.seat_view import SeatView
from tools import endurance


def test_a_clean_run(capsys: pytest.CaptureFixture[str]) -> None:
    report = endurance.play(("simple", "random"), "short", 12)
    assert report.deals.total() >= 12
    assert not report.faults
    assert report.hangs == 0
    assert endurance.tell(("simple", "random"), [report]) == 0
    assert "0 faults, 0 beyond" in capsys.readouterr().out


class Wrong:
    name = "wrong"

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        del choices, rng
        return Healthy((view.seat + 1) % 4)

    def announce(self, *_: object) -> None:
        return None


def test_faults_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(_name: str) -> Player:
        return Wrong()

    monkeypatch.setattr(endurance, "make_player", make)
    report = endurance.play(("wrong",), "short", 2)
    assert report.faults
    assert endurance.tell(("wrong",), [report]) == 1
    assert "which is not allowed" in capsys.readouterr().err
