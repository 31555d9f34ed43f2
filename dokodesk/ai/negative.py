"""Games whose lone player wants no trick or the fewest: ``null_no_tricks`` and ``slim_martin``.

Points do not matter here; everybody ducks, and the others try to leave tricks to the lone player.
"""

from __future__ import annotations

from dokodesk.ai.chances import beat_chance, takes
from dokodesk.ai.features import Situation
from dokodesk.engine.cards import Card


def choose_negative(sit: Situation, cards: list[Card]) -> tuple[Card, str]:
    """The card to play in a negative game, and the idea behind it."""
    if sit.top_card is None:
        return min(cards, key=lambda card: (_danger(sit, card), sit.strength[card])), "duck"
    following = sit.classes[cards[0]] == sit.led
    if not following and not any(takes(sit, card) for card in cards):
        return max(cards, key=lambda card: (_danger(sit, card), sit.strength[card])), "throw_high"
    under = [card for card in cards if not takes(sit, card)]
    if _want_it(sit):
        over = [card for card in cards if takes(sit, card)]
        if over:
            return max(over, key=lambda card: sit.strength[card]), "take_high"
    if under:
        return max(under, key=lambda card: (_danger(sit, card), sit.strength[card])), "duck"
    if sit.behind:
        return min(cards, key=lambda card: sit.strength[card]), "duck"
    return max(cards, key=lambda card: sit.strength[card]), "take_high"


def _danger(sit: Situation, card: Card) -> float:
    """How likely the card, led or kept, wins a trick: few higher cards are left elsewhere."""
    total = sit.class_out[sit.classes[card]]
    if not total:
        return 1.0
    return 1 - sit.above[card] / total


def _want_it(sit: Situation) -> bool:
    """An opponent of the lone player takes a trick that he can win no more, with high cards."""
    lone = sit.view.soloist
    if lone is None or lone == sit.seat or sit.top_card is None or sit.led is None:
        return False
    if lone == sit.top_seat:
        return False
    if lone not in sit.behind:
        return True
    return beat_chance(sit, lone, sit.led, sit.top_card, 1000) < 0.1
