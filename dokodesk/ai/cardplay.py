"""Weighs every legal card with all ideas and names the idea that decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dokodesk.ai import following, leads, points, weddings
from dokodesk.ai.features import Situation
from dokodesk.ai.ideas import ONLY_CHOICE
from dokodesk.ai.sums import added
from dokodesk.engine.cards import Card

Idea = Callable[[Situation, Card], float]

LEADING: Final[tuple[Idea, ...]] = (
    leads.lead_ace,
    leads.lead_plain,
    leads.lead_trump,
    leads.lone_ace_first,
    leads.draw_trumps,
    leads.second_round,
    leads.lead_to_lone,
    leads.spare_lead_strength,
    points.give_points,
    points.save_fox,
    points.keep_charlie,
    points.hunt_charlie,
    points.become_void,
    weddings.let_partner_win,
    weddings.become_partner,
)
FOLLOWING: Final[tuple[Idea, ...]] = (
    following.win_trick,
    following.spare_strength,
    following.get_the_lead,
    points.give_points,
    points.save_fox,
    points.catch_fox,
    points.doppelkopf,
    points.keep_charlie,
    points.hunt_charlie,
    points.become_void,
    points.avoid_sow,
    weddings.let_partner_win,
    weddings.become_partner,
)


def choose_card(
    sit: Situation, cards: list[Card], looks: dict[int, Situation] | None = None
) -> tuple[Card, str]:
    """The best of the legal cards and the name of the idea that made it the best.

    Args:
        sit: the situation.
        cards: the legal cards.
        looks: where it matters which class is led, the situation for each class.
    """
    if len(cards) == 1:
        return cards[0], ONLY_CHOICE
    ideas = LEADING if sit.top_card is None else FOLLOWING
    rated = []
    for card in cards:
        look = sit if looks is None else looks[sit.classes[card]]
        rated.append((card, [idea(look, card) for idea in ideas]))
    rated.sort(key=lambda item: (-added(item[1]), item[0]))
    best, *rest = rated
    return best[0], ideas[_decisive(best[1], [values for _, values in rest])].__name__


def _decisive(best: list[float], rest: list[list[float]]) -> int:
    """Which idea speaks most for the best card, compared with the mean of the other cards."""

    def gain(number: int) -> float:
        return best[number] - added(values[number] for values in rest) / len(rest)

    return max(range(len(best)), key=gain)
