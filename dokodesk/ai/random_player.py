"""A player that answers by chance; the yardstick of the others."""

from __future__ import annotations

import random
from typing import Final

from dokodesk.ai.player import Spoken
from dokodesk.engine.actions import Action, Return
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView

#: How often it speaks when it may: seldom, since it is asked many times in a deal.
_SPEAKS: Final = 0.02


class RandomPlayer:
    """Every legal answer is equally likely; it announces something now and then."""

    name = "random"

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        choice = choices[int(rng.random() * len(choices))]
        if isinstance(choice, Return):
            given: tuple[Card | None, ...] = tuple(rng.sample(view.hand, len(choice.cards)))
            return Return(choice.seat, given)
        return choice

    def announce(
        self,
        view: SeatView,  # noqa: ARG002 - of the protocol
        calls: tuple[Spoken, ...],
        rng: random.Random,
    ) -> Spoken | None:
        if rng.random() >= _SPEAKS:
            return None
        return calls[int(rng.random() * len(calls))]
