"""Players that fail, for the tests of the pools and of the arena.

They stand in a module of their own because the players' process must be able to import them.
"""

from __future__ import annotations

import os
import random
import threading

from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Player, Spoken
from dokodesk.engine.actions import PLAYS, Action, Play
from dokodesk.engine.seat_view import SeatView


class Faulty:
    """Plays like the level ``simple`` until its first card and then fails in one way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._sound = make_player("simple")

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        if not isinstance(choices[0], Play):
            return self._sound.decide(view, choices, rng)
        return self.fail(view)

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        return None

    def fail(self, view: SeatView) -> Action:
        raise NotImplementedError


class Raises(Faulty):
    def fail(self, view: SeatView) -> Action:
        raise RuntimeError("this player is broken")


class Illegal(Faulty):
    def fail(self, view: SeatView) -> Action:
        held = set(view.hand)
        return next(play for play in PLAYS[view.seat] if play.card not in held)


class Nothing(Faulty):
    def fail(self, view: SeatView) -> Action:
        return None  # type: ignore[return-value] # wrong on purpose


class Exits(Faulty):
    def fail(self, view: SeatView) -> Action:
        raise SystemExit(3)


class Silent(Faulty):
    def fail(self, view: SeatView) -> Action:
        threading.Event().wait()
        raise AssertionError


class Dies(Faulty):
    def fail(self, view: SeatView) -> Action:
        os._exit(7)


class Glutton(Faulty):
    """Wants ever more memory."""

    def fail(self, view: SeatView) -> Action:
        eaten: list[bytearray] = []
        while len(eaten) < 64:
            eaten.append(bytearray(64 << 20))
        raise AssertionError("the computer gave it 4 GiB")


class BadCaller(Faulty):
    """Announces what it may not."""

    def fail(self, view: SeatView) -> Action:
        return view.legal[0]

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        return PLAYS[view.seat][0]  # type: ignore[return-value]


class Cards(Faulty):
    """Fails at nothing: says what ``simple`` says and plays its cards by chance."""

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        if not isinstance(choices[0], Play):
            return self._sound.decide(view, choices, rng)
        return choices[int(rng.random() * len(choices))]


_KINDS = {
    "cards": Cards,
    "raises": Raises,
    "illegal": Illegal,
    "nothing": Nothing,
    "exits": Exits,
    "silent": Silent,
    "dies": Dies,
    "glutton": Glutton,
    "bad_caller": BadCaller,
}


def make(level: str) -> Player:
    """A faulty player by name, or an ordinary level."""
    if level == "cannot_be_made":
        raise RuntimeError("no such luck")
    return _KINDS[level](level) if level in _KINDS else make_player(level)
