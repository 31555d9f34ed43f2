"""Sums that come out alike on every machine."""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The values added up one after the other.

    ``sum`` does that, too, up to Python 3.11 and rounds in another way from 3.12 on. Where two
    cards are worth about the same the last digit decides, and a player must not depend on that.
    """
    total = 0.0
    for value in values:
        total += value
    return total
