"""Ideas for following in a trick: what each says for a card, in the measure of ``weights``."""

from __future__ import annotations

from typing import Final

from dokodesk.ai.chances import coming_points, keep_value, ours_chance, takes
from dokodesk.ai.features import Situation
from dokodesk.engine.cards import Card

#: From this value on a plain card is a good lead.
_GOOD: Final = 6.0


def win_trick(sit: Situation, card: Card) -> float:
    """Win the trick for our side as far as it is worth it; leave it to a partner who wins it."""
    ours = ours_chance(sit, card)
    points = sit.points_lying
    return ours * (points + coming_points(sit, ours=True)) - (1 - ours) * (
        points + coming_points(sit, ours=False)
    )


def spare_strength(sit: Situation, card: Card) -> float:
    """Win as cheaply as possible, and waste nothing strong on a trick that does not need it."""
    return -keep_value(sit, card, mine=True)


def get_the_lead(sit: Situation, card: Card) -> float:
    """The lead is good with an ace to play, else rather a burden."""
    if not takes(sit, card):
        return 0.0
    good = any(
        not sit.is_trump(other) and other != card and keep_value(sit, other, mine=True) > _GOOD
        for other in sit.faces
    )
    return ours_chance(sit, card) * (sit.weights.lead if good else sit.weights.no_lead)
