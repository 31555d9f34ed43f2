"""Matches played at random, but always the same way for the same seed."""

from __future__ import annotations

import random
from collections.abc import Callable

from dokodesk.engine import deal as play
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Healthy
from dokodesk.engine.match import Match
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import DealState

NAMES = ("Anna", "Ben", "Cem", "Dora")


def play_deal(match: Match, seed: str, *, healthy: float = 0.9, calls: float = 0.02) -> DealState:
    """One deal of a match, played to its end by four players who choose at random.

    Args:
        match: where the deal comes next.
        seed: for the cards and the choices.
        healthy: how likely somebody with nothing to say keeps to that.
        calls: how likely an announcement is made where one is possible.
    """
    rng = random.Random(seed)
    code = derived_code(seed, len(match.deals) + 1)
    setup = matches.next_setup(match, deal_hands(code, match.rules.deck))
    state = play.start(setup)
    while not state.finished:
        for seat in play.calls_to_ask(state):
            if rng.random() < calls:
                state, _ = play.apply(state, rng.choice(play.legal_calls(state, seat)))
                break
        legal = play.legal_actions(state)
        fit = [action for action in legal if isinstance(action, Healthy)]
        action = fit[0] if fit and rng.random() < healthy else rng.choice(legal)
        state, _ = play.apply(state, action)
    return state


def play_match(
    rules: Rules | None = None,
    *,
    seed: int = 1,
    deals: int | None = None,
    names: tuple[str, ...] = NAMES,
    planned: int | None = None,
    healthy: float = 0.9,
    calls: float = 0.02,
) -> Match:
    """A match, or its first deals that count.

    Args:
        rules: the standard ones unless told.
        seed: for everything.
        deals: stop after so many deals that count; to the end unless told.
        names: everybody at the table.
        planned: the length of the match; as the rules say unless told.
        healthy: see ``play_deal``.
        calls: see ``play_deal``.
    """
    used = rules if rules is not None else preset("pagat_standard")
    match = matches.new_match(used, names, len(names) - 1, planned)
    number = 0
    while not matches.is_over(match) and (deals is None or len(match.scored) < deals):
        state = play_deal(match, f"{seed}/{number}", healthy=healthy, calls=calls)
        match = matches.finish_deal(match, state)
        number += 1
    return match


def find_deal(
    wanted: Callable[[Match], bool],
    rules: Rules | None = None,
    *,
    healthy: float = 0.9,
    calls: float = 0.3,
) -> Match:
    """A match of one deal, the first one found that is as wanted."""
    used = rules if rules is not None else preset("pagat_standard")
    for seed in range(4000):
        match = matches.new_match(used, NAMES, 3, 8)
        state = play_deal(match, f"find/{seed}", healthy=healthy, calls=calls)
        match = matches.finish_deal(match, state)
        if wanted(match):
            return match
    raise AssertionError("there is no such deal among those tried")
