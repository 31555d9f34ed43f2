"""The simplest player: takes the place of one that failed. It never fails itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from dokodesk.ai.player import Spoken
from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Choice,
    Choose,
    Claim,
    Declare,
    Genscher,
    Offer,
    Play,
    Reserve,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.tricks import winning_index
from dokodesk.engine.trumps import TRUMP

#: Answers it gives only where nothing else is possible, the worst last.
_LAST_RESORT: Final = (Reserve, Genscher, Declare, Accept, Bid, Offer, Claim)
_CHOICES: Final = (Choice.WEDDING, Choice.POVERTY, Choice.THROW_IN, Choice.SOLO)


class SimplePlayer:
    """First sensible legal choice: healthy, declines, plays low or takes a trick cheaply."""

    name = "simple"

    def decide(
        self,
        view: SeatView,
        choices: tuple[Action, ...],
        rng: random.Random,  # noqa: ARG002 - of the protocol
    ) -> Action:
        try:
            return _sensible(view, choices)
        except Exception:  # noqa: BLE001 - whatever is wrong with the view, the table goes on
            return choices[0]

    def announce(
        self,
        view: SeatView,  # noqa: ARG002 - of the protocol
        calls: tuple[Spoken, ...],  # noqa: ARG002 - of the protocol
        rng: random.Random,  # noqa: ARG002 - of the protocol
    ) -> Spoken | None:
        return None


def _sensible(view: SeatView, choices: tuple[Action, ...]) -> Action:
    plays = [choice for choice in choices if isinstance(choice, Play)]
    if plays:
        return _card(view, plays)
    named = [choice for choice in choices if isinstance(choice, Choose)]
    if named and len(named) == len(choices):
        return _reservation(view, named)
    return min(choices, key=_reluctance)


def _reluctance(choice: Action) -> int:
    if isinstance(choice, Choose):
        return len(_LAST_RESORT)
    return _LAST_RESORT.index(type(choice)) + 1 if type(choice) in _LAST_RESORT else 0


def _reservation(view: SeatView, named: list[Choose]) -> Choose:
    """Anything rather than a solo; of solos the one with the most trumps in hand."""
    from dokodesk.engine.trumps import card_order

    def key(choice: Choose) -> tuple[int, int]:
        trumps = 0
        if choice.what is Choice.SOLO:
            mask = card_order(view.rules, choice.detail).trumps
            trumps = sum(mask >> card & 1 for card in view.hand)
        return _CHOICES.index(choice.what), -trumps

    return min(named, key=key)


def _card(view: SeatView, plays: list[Play]) -> Play:
    order = view.order
    low = _lowest(view)
    if view.trick is None:
        aces = [p for p in plays if order.classes[p.card] != TRUMP and p.card in _ACES]
        return aces[0] if aces else min(plays, key=lambda play: low(play.card))
    lying = view.trick.cards
    last = len(lying) == 3
    last_trick = view.hand_sizes[view.seat] == 1
    takers = [
        play
        for play in plays
        if winning_index(order, (*lying, play.card), last_trick) == len(lying)
    ]
    if last and takers and view.trick.points >= _WORTH_TAKING:
        return min(takers, key=lambda play: order.strength[play.card])
    return min(plays, key=lambda play: low(play.card))


_ACES: Final = frozenset((Card.CA, Card.SA, Card.HA, Card.DA))
_WORTH_TAKING: Final = 8


def _lowest(view: SeatView) -> Callable[[Card], tuple[int, int]]:
    strength = view.order.strength
    return lambda card: (card.points, strength[card])
