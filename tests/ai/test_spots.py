"""Every level in positions that are clear to somebody who plays well."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dokodesk.ai.levels import make_player
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView
from tests.ai.spots import SECTIONS, spots

SPOTS: list[Any] = [spot for section in SECTIONS for spot in spots(section)]


def played(level: str, view: SeatView, seed: int) -> Card:
    action = make_player(level).decide(view, view.legal, random.Random(seed))
    assert isinstance(action, Play)
    return action.card


def test_there_are_many_positions() -> None:
    assert len(SPOTS) >= 120
    assert all(len(view.legal) > len(good) for view, good in _values() if len(view.legal) > 1)


def _values() -> list[tuple[SeatView, tuple[Card, ...]]]:
    return [spot.values for spot in SPOTS]


@pytest.mark.parametrize(("view", "good"), SPOTS)
def test_good_levels_play_a_good_card(view: SeatView, good: tuple[Card, ...]) -> None:
    for level in ("rules", "standard", "strong", "expert"):
        for seed in range(1 if level in ("rules", "expert") else 3):
            assert played(level, view, seed) in good, level


def test_beginner_plays_more_than_half_of_them_well() -> None:
    right = sum(played("beginner", view, 1) in good for view, good in _values())
    assert right > len(SPOTS) / 2
