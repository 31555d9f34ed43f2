"""Ideas about points in the own hand: giving, keeping and saving them (leading and following)."""

from __future__ import annotations

from typing import Final

from dokodesk.ai.chances import beats, ours_chance, takes
from dokodesk.ai.features import Situation
from dokodesk.engine.actions import Lay
from dokodesk.engine.cards import POINTS, Card
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.trumps import TRUMP

_FULL: Final = 10
_CHARLIE: Final = Card.CJ


def give_points(sit: Situation, card: Card) -> float:
    """Give points to a trick that our side wins, none to one that is lost."""
    ours = ours_chance(sit, card)
    return card.points * (2 * ours - 1 - sit.weights.keep_points)


def save_fox(sit: Situation, card: Card) -> float:
    """Bring the own fox home; never play it where an opponent can take it."""
    if not sit.is_fox(card):
        return 0.0
    weights = sit.weights
    risk = min(0.6, weights.fox_risk + weights.fox_hurry * sit.number)
    return weights.fox * (risk - (1 - ours_chance(sit, card)))


def catch_fox(sit: Situation, card: Card) -> float:
    """Take a trick in which an opponent's fox lies, and one with a partner's fox to save it."""
    value = 0.0
    for seat, lying in zip(sit.lying_seats, sit.lying, strict=True):
        if sit.is_fox(lying):
            ours = ours_chance(sit, card)
            friend = sit.friend[seat]
            value += sit.weights.fox * (ours * (1 - friend) - (1 - ours) * friend)
    return value


def doppelkopf(sit: Situation, card: Card) -> float:
    """Make a Doppelkopf of a trick of ours, and never give the last full card to one of theirs."""
    least = sit.rules.doppelkopf_min
    if least <= 0 or len(sit.lying) < 2:
        return 0.0
    if any(POINTS[lying] < _FULL for lying in sit.lying) or card.points < _FULL:
        return 0.0
    if not sit.behind and sit.points_lying + card.points < least:
        return 0.0
    likely = 0.25 ** len(sit.behind)
    return sit.weights.doppelkopf * likely * (2 * ours_chance(sit, card) - 1)


def keep_charlie(sit: Situation, card: Card) -> float:
    """Keep the club jack for the last trick if it can win it, but do not have it caught there."""
    if card is not _CHARLIE or not sit.charlies or sit.left < 2 or not sit.is_trump(card):
        return 0.0
    if sit.held[_CHARLIE] > 1:
        return 0.0
    higher = sit.above[_CHARLIE]
    wins = max(0.0, 1 - higher / (0.9 * (sit.left - 1)))
    value = sit.weights.charlie * wins
    if sit.left == 2 and sit.rules.charlie_caught != "off":
        value -= 0.6 * sit.weights.charlie * (1 - wins)
    return -value


def hunt_charlie(sit: Situation, card: Card) -> float:
    """Before the last trick keep the card that can catch a club jack there."""
    if sit.left != 2 or not sit.charlies or not sit.out[_CHARLIE]:
        return 0.0
    if sit.rules.charlie_caught == "off" or not sit.is_trump(card):
        return 0.0
    if not beats(sit, card, _CHARLIE):
        return 0.0
    sure = sit.above[card] == 0
    return -0.5 * sit.weights.charlie * sit.out[_CHARLIE] * (1.0 if sure else 0.4)


def become_void(sit: Situation, card: Card) -> float:
    """Getting rid of the last card of a plain suit lets this seat trump it later."""
    if sit.is_trump(card) or not sit.own_in_class(TRUMP):
        return 0.0
    class_number = sit.classes[card]
    if sit.own_in_class(class_number) != 1 or sit.class_unseen[class_number] < 3:
        return 0.0
    if sit.led == class_number:
        return 0.0
    return sit.weights.blank


def avoid_sow(sit: Situation, card: Card) -> float:
    """Do not take the second spade queen where that means to stand alone (``black_sow``)."""
    rules = sit.rules
    if rules.black_sow == "off" or sit.view.contract != NORMAL:
        return 0.0
    if rules.black_sow_trigger == "poverty_refused" and not _was_refused(sit):
        return 0.0
    lying = sit.lying.count(Card.SQ) + (card is Card.SQ)
    fallen = sum(trick.cards.count(Card.SQ) for trick in sit.view.tricks)
    if not lying or lying + fallen < 2 or not takes(sit, card):
        return 0.0
    return -2 * sit.weights.alone * ours_chance(sit, card)


def _was_refused(sit: Situation) -> bool:
    return any(isinstance(action, Lay) for action in sit.view.history)
