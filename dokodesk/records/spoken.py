"""What was announced in a deal, by whom and when, as score sheets tell it."""

from __future__ import annotations

from collections.abc import Iterable

from dokodesk.engine.actions import Action, Call, Play
from dokodesk.engine.state import DealState, Made

__all__ = ["spoken_calls"]


def spoken_calls(state: DealState) -> tuple[tuple[Made, int], ...]:
    """The announcements that held to the end, each with how many cards had been played before it.

    What was only included in a higher one is not among them.
    """
    said = [made for made in state.game.calls if not made.implied]
    moments = _moments(state.history)
    return tuple((made, cards) for made, cards in zip(said, moments, strict=True) if made.valid)


def _moments(actions: Iterable[Action]) -> list[int]:
    """How many cards had been played before each announcement."""
    moments, cards = [], 0
    for action in actions:
        if isinstance(action, Play):
            cards += 1
        elif isinstance(action, Call):
            moments.append(cards)
    return moments
