"""The protocol every computer player follows, and what an answer must look like.

A player sees a ``SeatView`` and nothing else: no state, no clock, no chance but the ``rng`` it is
given. For the same view and the same ``rng`` it must answer the same.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from typing import Final, Protocol, runtime_checkable

import msgspec

from dokodesk.engine.actions import Action, Call, Declare, Genscher, Return
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView

#: What can be said beside one's turn: an announcement, or a declaration where an option allows it.
Spoken = Call | Declare | Genscher


class Decision(msgspec.Struct, frozen=True):
    """An answer with the name of the idea that decided it, one of ``ideas.IDEAS`` or empty."""

    action: Action
    idea: str = ""


class Silence(msgspec.Struct, frozen=True):
    """Nothing is said, with the name of the idea that decided it."""

    idea: str = ""


@runtime_checkable
class Player(Protocol):
    """Somebody who decides for one seat."""

    @property
    def name(self) -> str:
        """The level's name, e.g. ``standard``."""
        ...

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        """What the seat does now.

        Args:
            view: what the seat knows.
            choices: all it may do, never empty. A ``Return`` among them stands for every set of
                that many cards of the hand.
            rng: the only source of chance.
        """
        ...

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        """What the seat says now, in or out of turn; ``None`` for nothing.

        Args:
            view: what the seat knows.
            calls: all it may say, never empty: announcements, or declarations out of turn.
            rng: the only source of chance.
        """
        ...


@runtime_checkable
class Adviser(Protocol):
    """A player that can say why. ``decide`` and ``announce`` give the same answers."""

    def advise(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Decision:
        """What the seat does now, and the idea behind it."""
        ...

    def advise_call(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Decision | Silence:
        """What the seat says now, or nothing, and the idea behind it."""
        ...


def decision(
    player: Player, view: SeatView, choices: tuple[Action, ...], rng: random.Random
) -> Decision:
    """A player's answer with its idea, if the player can name one."""
    if isinstance(player, Adviser):
        return player.advise(view, choices, rng)
    return Decision(player.decide(view, choices, rng))


def spoken(
    player: Player, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
) -> Decision | Silence:
    """What a player says with its idea, if the player can name one."""
    if isinstance(player, Adviser):
        return player.advise_call(view, calls, rng)
    said = player.announce(view, calls, rng)
    return Silence() if said is None else Decision(said)


def is_allowed(view: SeatView, choices: tuple[Action, ...], answer: object) -> bool:
    """Whether an answer is one of the choices, or a set of cards that a ``Return`` stands for."""
    if answer in choices:
        return True
    example = next((choice for choice in choices if isinstance(choice, Return)), None)
    if example is None or not isinstance(answer, Return):
        return False
    if answer.seat != example.seat or len(answer.cards) != len(example.cards):
        return False
    given = Counter(answer.cards)
    held: Counter[Card | None] = Counter(view.hand)
    return all(held[card] >= number for card, number in given.items())


_SEED_BYTES: Final = 8


def decision_seed(seed: str | int, view: SeatView) -> int:
    """The seed for one decision of one seat: fixed by the deal's seed and what was done so far.

    The same on every machine and in every version of Python, so that a match can be repeated.
    """
    text = f"dokodesk-decision-1|{seed}|{view.seat}|{len(view.history)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES], "big")
