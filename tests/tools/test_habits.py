"""Habits show in play: more of them than with a player without habits on the same deals.

Those that need many deals to show are tried at single positions in ``tests/ai/test_characters.py``.
"""

from __future__ import annotations

import pytest

from dokodesk.ai.characters import CHARACTERS
from tools.habits import MEASURES, measure

#: Chance decides over fewer of them.
DEALS = 20


def test_every_character_has_a_measure() -> None:
    assert set(MEASURES) == set(CHARACTERS)
    assert all(each.__doc__ for each in MEASURES.values())


@pytest.mark.parametrize("name", ["rieke", "heinz", "gertrud", "mai"])
def test_the_habit_shows(name: str) -> None:
    found = measure(name, "standard", "ddv_tournament", "habits", DEALS)
    assert found.deals > 0
    assert found.habit > found.usual


def test_without_a_habit_nothing_differs() -> None:
    found = measure("", "casual", "ddv_tournament", "habits", 2)
    assert found.points == 0
