"""Games for fitting, and what is counted about players."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import pytest

from dokodesk.ai import bidding
from dokodesk.ai.arena import deal_setup
from dokodesk.ai.calling import Boldness
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.rules import preset
from tools.bids import boldness_of, count, duel, interval, share
from tools.selfplay import candidates, finished, game_of, games, play, with_solo


@pytest.fixture(autouse=True)
def _margin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bidding, "SOLO_MARGIN", bidding.SOLO_MARGIN)


def arguments(**changes: object) -> argparse.Namespace:
    given = {"worlds": 2, "deals": 12, "first": 1, "seed": "test", "solos": False}
    return argparse.Namespace(**(given | changes))


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    played = list(play(arguments(deals=3)))
    path = tmp_path / "games.txt"
    path.write_text("".join(game.line + "\n" for game in played), encoding="utf-8")
    assert list(games([path])) == played
    ends = [finished(game) for game in played]
    assert all(end is not None and end.result is not None for end in ends)


def test_solos_come_with_the_same_deal_without_one() -> None:
    played = list(play(arguments(solos=True, deals=25)))
    alone = [game for game in played if game.solo]
    assert alone
    for game in alone:
        end = finished(game)
        assert end is not None
        assert end.result is not None
        seat, _, solo = game.solo.partition(":")
        assert (end.game.soloist, end.result.contract) == (int(seat), solo)
        assert any(other.number == game.number and not other.solo for other in played)


def test_line_tells_everything() -> None:
    line = "ddv_tournament tuning 7 2:aces|0 healthy;1 healthy"
    assert game_of(line).line == line
    assert game_of(line).solo == "2:aces"


def test_tried_solos_are_those_with_a_chance() -> None:
    rules = preset("ddv_tournament")
    for number in range(1, 30):
        setup = deal_setup(rules, "tried", number)
        for seat, solo in candidates(setup, random.Random(1)):
            assert with_solo(setup, seat, solo).game.contract == solo


def test_profit_of_solos_is_counted_deal_by_deal() -> None:
    tally = count(preset("ddv_tournament"), "profit", 40, RulePlayer())
    assert len(tally.profits) == sum(tally.solos) > 0
    assert len(tally.solos) == len(tally.announced) == 40


def test_equal_boldness_brings_nothing_and_silence_something_else() -> None:
    rules = preset("ddv_tournament")
    assert set(duel(rules, "same", 6, 2, Boldness())) == {0.0}
    silent = boldness_of("re=2,kontra=2,reply=2,level=99")
    assert set(duel(rules, "same", 12, 2, silent)) != {0.0}


def test_intervals() -> None:
    assert interval([1.0, 3.0]) == "+2.000 ± 1.960"
    assert interval([1.0]) == "too few"
    assert share([True, False]) == "50.0 ± 69.3 % of 2"
    assert share([]) == "none"
