"""Deals and matches without a window, and what they tell about the players.

The arena knows the true states; each player only gets its own ``SeatView``. Seats are asked in the
fixed order of ``asking``. A player that fails is replaced by the simplest one for the rest of the
deal, and the deal is played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dokodesk.ai.answering import Answer, Fault, Request, answer_request
from dokodesk.ai.asking import NOBODY, next_question
from dokodesk.ai.player import Player, decision_seed
from dokodesk.ai.simple import SimplePlayer
from dokodesk.engine.actions import Action
from dokodesk.engine.deal import apply, start
from dokodesk.engine.events import Event
from dokodesk.engine.match import (
    Match,
    finish_deal,
    is_over,
    new_match,
    next_seating,
    next_setup,
)
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState


class Watcher:
    """Told what happens in a deal; every method may be left as it is."""

    def acted(
        self, before: DealState, action: Action, events: tuple[Event, ...], after: DealState
    ) -> None:
        """An action was applied."""

    def answered(self, seat: int, answer: Answer) -> None:
        """A player answered, be it with nothing."""

    def failed(self, fault: Fault) -> None:
        """A player failed; the simplest one takes its seat until the deal is over."""


SILENT_WATCHER = Watcher()


def play_deal(
    setup: DealSetup,
    players: Sequence[Player],
    seed: str | int,
    watcher: Watcher = SILENT_WATCHER,
) -> DealState:
    """Play one deal to its end.

    Args:
        setup: the deal.
        players: one for each seat.
        seed: fixes every chance; the same seed and players give the same deal.
        watcher: told what happens.
    """
    return play_on(start(setup), players, seed, watcher)


def play_on(
    state: DealState,
    players: Sequence[Player],
    seed: str | int,
    watcher: Watcher = SILENT_WATCHER,
) -> DealState:
    """Play a deal that has begun to its end; arguments as for ``play_deal``."""
    table = list(players)
    silent = NOBODY
    number = 0
    while (question := next_question(state, silent)) is not None:
        seat = question.seat
        view = seat_view(state, seat)
        number += 1
        request = Request(
            number,
            table[seat].name,
            view,
            question.choices,
            decision_seed(seed, view),
            question.may_pass,
        )
        answer = answer_request(table[seat], request)
        watcher.answered(seat, answer)
        if answer.fault is not None:
            watcher.failed(answer.fault)
            table[seat] = SimplePlayer()
        if answer.action is None:
            silent = silent | {seat}
            continue
        before = state
        state, events = apply(state, answer.action)
        watcher.acted(before, answer.action, events, state)
        silent = NOBODY
    return state


def play_match(
    rules: Rules,
    players: Sequence[Player],
    seed: str,
    *,
    deals: int | None = None,
    watcher: Watcher = SILENT_WATCHER,
    most_deals: int = 1000,
) -> Match:
    """Play a match to its end.

    Args:
        rules: the options for the whole match.
        players: everybody at the table, four to seven.
        seed: fixes the cards and every chance.
        deals: planned number of deals; ``match_deals`` unless told.
        watcher: told what happens.
        most_deals: end an open or endless match after that many deals, void ones counted.

    Raises:
        MatchError: if the number of players or of deals is impossible.
    """
    names = tuple(f"{player.name} {place + 1}" for place, player in enumerate(players))
    match = new_match(rules, names, first_dealer=len(players) - 1, planned=deals)
    while not is_over(match) and len(match.deals) < most_deals:
        code = derived_code(seed, len(match.deals) + 1)
        seating = next_seating(match)
        setup = next_setup(match, deal_hands(code, rules.deck), seating)
        sitting = [players[person] for person in seating.players]
        match = finish_deal(match, play_deal(setup, sitting, code, watcher), seating)
    return match


def deal_setup(rules: Rules, seed: str, number: int) -> DealSetup:
    """The setup of a single deal of a series; the dealer goes round."""
    hands = deal_hands(derived_code(seed, number), rules.deck)
    step = 1 if rules.direction == "cw" else 3
    dealer = (number * step - step) % 4
    return DealSetup(rules=rules, forehand=(dealer + step) % 4, dealer=dealer, hands=hands)


class Series(msgspec.Struct, frozen=True):
    """A series of single deals to be played, e.g. one share of a larger one.

    Attributes:
        rules: the options.
        seed: of the whole series.
        first: the number of the first deal, from 1.
        deals: how many.
        rotate: play every deal in all four rotations of the players.
    """

    rules: Rules
    seed: str
    first: int = 1
    deals: int = 100
    rotate: bool = False


def play_series(
    series: Series, players: Sequence[Player], watcher: Watcher = SILENT_WATCHER
) -> list[tuple[tuple[int, ...], DealState]]:
    """Play a series; for each deal who sat where (index into ``players``) and how it ended."""
    played = []
    for number in range(series.first, series.first + series.deals):
        setup = deal_setup(series.rules, series.seed, number)
        for turn in range(4) if series.rotate else (0,):
            seating = tuple((seat - turn) % 4 for seat in ALL_SEATS)
            sitting = [players[index] for index in seating]
            code = derived_code(series.seed, number)
            played.append((seating, play_deal(setup, sitting, code, watcher)))
    return played
