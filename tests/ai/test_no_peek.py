"""Decisions depend on nothing a seat may not know."""

from __future__ import annotations

import random

import msgspec
import pytest

from dokodesk.ai.asking import NOBODY, next_question
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision, decision, decision_seed, spoken
from dokodesk.engine.cards import pack, unpack
from dokodesk.engine.deal import apply
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import ALL_SEATS, DealState
from tests.ai.positions import deal

LEVELS = ("simple", "rules", "beginner", "standard:rieke:all")
RULES = {
    "standard": preset("pagat_standard"),
    "pub": msgspec.structs.replace(preset("kneipe"), genscher="diamond_kings"),
    "no poverty": Rules(poverty="off", solo_types=frozenset()),
}


def hidden_exchanged(state: DealState, seat: int, rng: random.Random) -> DealState:
    """The state with the hidden cards of the other three dealt anew."""
    others = [other for other in ALL_SEATS if other != seat]
    pool = [card for other in others for card in unpack(state.hands[other])]
    rng.shuffle(pool)
    hands = list(state.hands)
    dealt = list(state.setup.hands)
    for other in others:
        now = unpack(state.hands[other])
        new, pool = pool[: len(now)], pool[len(now) :]
        first = list(dealt[other])
        for card in now:
            if card in first:
                first.remove(card)
        hands[other] = pack(new)
        dealt[other] = (*first, *new)
    setup = msgspec.structs.replace(state.setup, hands=tuple(dealt))
    return msgspec.structs.replace(state, hands=tuple(hands), setup=setup)


def answers(view: SeatView, level: str) -> list[object]:
    """All that a player of this level answers to what it can be asked here."""
    player = make_player(level)
    seed = decision_seed("peek", view)
    given: list[object] = []
    if view.legal:
        given.append(decision(player, view, view.legal, random.Random(seed)))
    if view.legal_calls:
        given.append(spoken(player, view, view.legal_calls, random.Random(seed)))
    return given


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_and_open_hands_change_no_decision(level: str, rules: Rules) -> None:
    rng = random.Random(5)
    player = make_player("standard")
    compared = 0
    for seed in range(3):
        state, silent = deal({}, rules=rules, seed=seed), NOBODY
        while (question := next_question(state, silent)) is not None:
            view = seat_view(state, question.seat)
            wanted = answers(view, level)
            assert answers(seat_view(state, view.seat, frozenset(ALL_SEATS)), level) == wanted
            for _ in range(3):
                other = seat_view(hidden_exchanged(state, view.seat, rng), view.seat)
                if other == view:
                    compared += 1
                    assert answers(other, level) == wanted
            if question.may_pass:
                said = spoken(player, view, question.spoken, random.Random(1))
                if not isinstance(said, Decision):
                    silent |= {question.seat}
                    continue
                action = said.action
            else:
                action = decision(player, view, question.choices, random.Random(1)).action
            state, _ = apply(state, action)
            silent = NOBODY
    assert compared > 100


def test_player_keeps_no_memory_between_decisions() -> None:
    """A seat may be asked by another process at any time, after undo or a crash."""
    used = make_player("casual::all")
    for seed in range(4):
        state, silent = deal({}, seed=seed), NOBODY
        while (question := next_question(state, silent)) is not None:
            view = seat_view(state, question.seat)
            if question.may_pass:
                silent |= {question.seat}
                continue
            action = used.decide(view, question.choices, random.Random(1))
            fresh = make_player("casual::all")
            assert fresh.decide(view, question.choices, random.Random(1)) == action
            state, _ = apply(state, action)
            silent = NOBODY
