"""Matches played at random, but always the same way for the same seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from dokodesk.engine import deal as play
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Healthy, parse
from dokodesk.engine.cards import Card, full_deck, hand_size
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


def scripted_deal(
    hands: str, actions: Sequence[str], rules: Rules | None = None, *, seed: str = "rest"
) -> Match:
    """A match of one deal with these cards; seat 0 speaks first.

    Args:
        hands: cards of seats 0, 1, ... as codes, a line for each; what is missing is dealt at
            random.
        actions: what is done first, as in a record; then everybody chooses at random.
        rules: the standard ones unless told.
        seed: for what is random.
    """
    used = rules if rules is not None else preset("pagat_standard")
    rng = random.Random(seed)
    given = [[Card.from_code(code) for code in line.split()] for line in hands.splitlines()]
    given += [[] for _ in range(4 - len(given))]
    rest = list(full_deck(used.deck))
    for card in (card for hand in given for card in hand):
        rest.remove(card)
    rng.shuffle(rest)
    for hand in given:
        while len(hand) < hand_size(used.deck):
            hand.append(rest.pop())
    match = matches.new_match(used, NAMES, 3, 8)
    state = play.start(matches.next_setup(match, tuple(map(tuple, given))))
    for text in actions:
        state, _ = play.apply(state, parse(text))
    while not state.finished:
        state, _ = play.apply(state, rng.choice(play.legal_actions(state)))
    return matches.finish_deal(match, state)


#: A poverty of seat 0 that nobody takes.
REFUSED_POVERTY = (
    "D9 D9 DK CA CA C10 C10 SA SA S10 S10 HK",
    (
        "0 reservation",
        "1 healthy",
        "2 healthy",
        "3 healthy",
        "0 choose poverty",
        "0 lay D9 D9 DK",
        "1 decline",
        "2 decline",
        "3 decline",
    ),
)
