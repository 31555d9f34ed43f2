"""Ideas for tricks in which a bride finds her partner (rules 2.5)."""

from __future__ import annotations

from dokodesk.ai.chances import beat_chance, ours_chance, takes
from dokodesk.ai.features import Situation
from dokodesk.engine.cards import Card


def let_partner_win(sit: Situation, card: Card) -> float:
    """The bride lets somebody else take the trick that finds her partner."""
    if not sit.searching or sit.seat != sit.view.soloist or not takes(sit, card):
        return 0.0
    mine = 1.0
    led = sit.classes[card] if sit.led is None else sit.led
    for seat in sit.behind:
        mine *= 1 - beat_chance(sit, seat, led, card, 20)
    tricks_left = sit.rules.wedding_limit - sit.number
    urgent = 1.0 if sit.rules.wedding_first_match_decides else 1 / max(1, tricks_left)
    return -sit.weights.alone * mine * max(0.35, urgent)


def become_partner(sit: Situation, card: Card) -> float:
    """The others take that trick if they can: with the bride's queens the game is half won."""
    if not sit.searching or sit.seat == sit.view.soloist or not takes(sit, card):
        return 0.0
    return sit.weights.partner * ours_chance(sit, card)
