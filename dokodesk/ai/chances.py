"""Chances worked out from the cards that have not been seen (no hidden card is looked at).

Unseen cards may lie in every hand that is not known to be out of their class, in proportion to the
number of unknown cards there. That is not exact, but quick, and near enough for rules of thumb.
"""

from __future__ import annotations

from dokodesk.ai.features import Situation, class_faces
from dokodesk.engine.cards import Card
from dokodesk.engine.trumps import TRUMP


def none_of(sit: Situation, seat: int, number: int, class_number: int) -> float:
    """The chance that a seat holds none of so many unseen cards of a class."""
    if number <= 0 or sit.voids[seat] >> class_number & 1:
        return 1.0
    own = sit.slots[seat]
    room = sum(
        sit.slots[other]
        for other in range(4)
        if other != sit.seat and not sit.voids[other] >> class_number & 1
    )
    chance = 1.0
    for taken in range(number):
        left = room - taken
        if left <= own:
            return 0.0
        chance *= (left - own) / left
    return chance


def void_chance(sit: Situation, seat: int, class_number: int) -> float:
    """The chance that a seat is out of a class."""
    if any(sit.classes[card] == class_number for card in sit.known[seat]):
        return 0.0
    key = ("void", seat, class_number)
    found = sit.memo.get(key)
    if found is None:
        found = none_of(sit, seat, sit.class_unseen[class_number], class_number)
        sit.memo[key] = found
    return found


def beats(sit: Situation, card: int, other: int) -> bool:
    """Whether a card played later beats another one of the same class or a plain one."""
    if sit.strength[card] > sit.strength[other]:
        return True
    if card != other:
        return False
    order = sit.order
    if order.second_wins:
        return True
    return card == Card.H10 and (order.second_h10_last if sit.last else order.second_h10)


def keep_value(sit: Situation, card: int, mine: bool) -> float:
    """What the strength of a card is worth to its holder if it is kept for later tricks.

    Args:
        sit: the situation.
        card: any card of the game.
        mine: it is in the own hand, so own cards cannot beat it.
    """
    key = ("keep", card, mine)
    found = sit.memo.get(key)
    if found is None:
        found = _trump_value(sit, card, mine) if sit.classes[card] == TRUMP else 0.0
        if sit.classes[card] != TRUMP and mine:
            found = _plain_value(sit, card)
        sit.memo[key] = found
    return found


def _trump_value(sit: Situation, card: int, mine: bool) -> float:
    weights = sit.weights
    total = sit.class_out[TRUMP]
    higher = sit.above[card] if mine else sit.above_all[card]
    if beats(sit, card, card):
        higher += sit.out[card]
    if not mine:
        total += sit.own_in_class(TRUMP)
    if total <= 0:
        return weights.master
    share = max(0.0, 1 - higher / total)
    return float(weights.master * share**weights.power_curve + weights.any_trump)


def _plain_value(sit: Situation, card: int) -> float:
    """A plain card that wins its suit is worth keeping as far as nobody is likely to trump it."""
    class_number = sit.classes[card]
    total = sit.class_out[class_number]
    share = 1.0 if total <= 0 else max(0.0, 1 - sit.above[card] / total)
    untrumped = 1.0
    for seat in range(4):
        if seat != sit.seat:
            untrumped *= 1 - (1 - sit.friend[seat]) * trumping_chance(sit, seat, class_number)
    if sit.led == class_number:
        untrumped *= untrumped  # the suit runs now; by its next round more seats are out of it
    led = 1.0 if sit.lone else sit.weights.lead_chance
    return float(sit.weights.plain_master * share**4 * untrumped * led)


def trumping_chance(sit: Situation, seat: int, class_number: int) -> float:
    """The chance that a seat is out of a plain suit and has a trump."""
    if class_number == TRUMP or not sit.order.trumps:
        return 0.0
    key = ("trumping", seat, class_number)
    found = sit.memo.get(key)
    if found is None:
        void = void_chance(sit, seat, class_number)
        found = void and void * (1 - void_chance(sit, seat, TRUMP))
        sit.memo[key] = found
    return found


def beat_chance(sit: Situation, seat: int, led: int, top: int, stake: float) -> float:
    """The chance that a later seat can take the trick with a card it would spend on it.

    Args:
        sit: the situation.
        seat: a seat that has not played to the trick yet.
        led: the class that was led.
        top: the card that wins the trick so far.
        stake: about how many points the trick will hold.
    """
    top_trump = sit.classes[top] == TRUMP
    if not top_trump and led != TRUMP:
        over = _has_better(sit, seat, led, top, 1000.0)
        trumps = trumping_chance(sit, seat, led) if stake >= 4 else 0.0
        return over + (1 - over) * trumps
    better = _has_better(sit, seat, TRUMP, top, stake)
    if led == TRUMP:
        return better
    return void_chance(sit, seat, led) * better


def _has_better(sit: Situation, seat: int, class_number: int, top: int, stake: float) -> float:
    """The chance that a seat holds a card of a class that beats ``top`` and is worth spending."""
    weights = sit.weights
    limit = weights.willing * stake + 3
    forced = sit.slots[seat] + len(sit.known[seat]) <= 2
    for card in sit.known[seat]:
        if sit.classes[card] == class_number and beats(sit, card, top):
            return 1.0
    number = 0
    strength = sit.strength
    unseen = sit.unseen
    in_class = sit.classes[top] == class_number
    for face in class_faces(sit.order)[class_number]:
        if in_class and strength[face] <= strength[top]:
            if face == top and beats(sit, face, top):
                number += unseen[face]
            break
        if unseen[face] and (
            forced or class_number != TRUMP or keep_value(sit, face, mine=False) <= limit
        ):
            number += unseen[face]
    return 1 - none_of(sit, seat, number, class_number)


def ours_chance(sit: Situation, card: Card) -> float:
    """The chance that this side wins the trick if this card is played now."""
    if sit.top_card is None:
        return _ours(sit, sit.classes[card], card, sit.seat, card.points)
    top, owner = sit.top_card, sit.top_seat
    assert owner is not None
    assert sit.led is not None
    if takes(sit, card):
        top, owner = card, sit.seat
    return _ours(sit, sit.led, top, owner, sit.points_lying + card.points)


def takes(sit: Situation, card: Card) -> bool:
    """Whether this card would lead the trick on the table so far."""
    top = sit.top_card
    if top is None:
        return True
    if sit.classes[card] == sit.classes[top]:
        return beats(sit, card, top)
    return sit.classes[card] == TRUMP


def _ours(sit: Situation, led: int, top: Card, owner: int, points: int) -> float:
    key = ("ours", top, owner, points)
    found = sit.memo.get(key)
    if found is not None:
        return found
    ours = sit.friend[owner]
    stake = points + 5 * len(sit.behind)
    fade = 1.0
    for seat in sit.behind:
        chance = beat_chance(sit, seat, led, top, stake) * fade
        friend = sit.friend[seat]
        ours += (1 - ours) * friend * chance - ours * (1 - friend) * chance
        fade *= 1 - 0.5 * chance
    sit.memo[key] = ours
    return ours


def coming_points(sit: Situation, ours: bool) -> float:
    """About how many points the later seats add to a trick of ours or of theirs."""
    weights = sit.weights
    key = ("coming", ours)
    found = sit.memo.get(key)
    if found is None:
        found = 0.0
        for seat in sit.behind:
            friend = sit.friend[seat] if ours else 1 - sit.friend[seat]
            found += friend * weights.smear + (1 - friend) * weights.withhold
        sit.memo[key] = found
    return found
