"""The levels that can be chosen, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from dokodesk.ai.player import Player
from dokodesk.ai.random_player import RandomPlayer
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.search import SearchPlayer
from dokodesk.ai.simple import SimplePlayer

#: How a player of each level is made, weakest first.
LEVELS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "simple": SimplePlayer,
    "standard": RulePlayer,
    # So many deals that plain Python still answers in a fifth of a second (docs/strength.md).
    "strong": partial(SearchPlayer, worlds=140, playouts=1, name="strong"),
}
DEFAULT_LEVEL: Final = "standard"


def level_names() -> tuple[str, ...]:
    """The names of all levels, the weakest first."""
    return tuple(LEVELS)


def make_player(level: str) -> Player:
    """A player of this level.

    Raises:
        ValueError: if there is no such level.
    """
    try:
        return LEVELS[level]()
    except KeyError:
        known = ", ".join(LEVELS)
        raise ValueError(f"there is no level {level!r}; known are {known}") from None
