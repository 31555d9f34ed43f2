"""What the levels are without the compiled module."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from dokodesk.ai import fastcore
from dokodesk.ai.arena import play_deal
from dokodesk.ai.level_player import PLAIN_CANDIDATES, PLAIN_WORLDS, Strength, within_reach
from dokodesk.ai.levels import STRENGTHS, make_player
from tests.ai.positions import deal

_PLAYED = """
from dokodesk.ai.arena import play_deal
from dokodesk.ai.levels import make_player
from tests.ai.positions import deal
players = [make_player("standard") for _ in range(4)]
print(*(action.text for action in play_deal(deal({}, seed=6).setup, players, "plain").history))
"""
_EXPERT = """
from dokodesk.ai.levels import make_player
player = make_player("expert")
print(player._strength.worlds, player._strength.candidates)
"""


def plain(code: str) -> str:
    """What a program prints that runs without the compiled module."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "DK_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


@pytest.mark.parametrize("name", STRENGTHS)
def test_no_level_asks_for_more_than_plain_python_can_do(name: str) -> None:
    """Only the counts are cut, and only there."""
    whole = STRENGTHS[name]
    assert within_reach(whole, compiled=True) == whole
    cut = within_reach(whole, compiled=False)
    assert cut.worlds == min(whole.worlds, PLAIN_WORLDS)
    assert cut.candidates == min(whole.candidates, PLAIN_CANDIDATES)
    assert cut.memory == whole.memory
    assert cut.boldness == whole.boldness


def test_a_small_budget_stays_as_it_is() -> None:
    small = Strength(worlds=PLAIN_WORLDS, candidates=PLAIN_CANDIDATES)
    assert within_reach(small, compiled=False) == small


def test_the_limit_holds_for_the_player_that_is_made() -> None:
    worlds, candidates = map(int, plain(_EXPERT).split())
    assert worlds <= PLAIN_WORLDS
    assert candidates <= PLAIN_CANDIDATES


@pytest.mark.skipif(not fastcore.COMPILED, reason="there is nothing to compare with")
def test_the_same_cards_with_and_without_the_compiled_module() -> None:
    """A whole deal of a level that is within reach of both."""
    players = [make_player("standard") for _ in range(4)]
    state = play_deal(deal({}, seed=6).setup, players, "plain")
    assert plain(_PLAYED) == " ".join(action.text for action in state.history)
