"""Whom the table asks, and in which order."""

from __future__ import annotations

from dokodesk.ai.asking import NOBODY, next_question
from dokodesk.engine.actions import Call, Declare, Genscher, Healthy, Word
from dokodesk.engine.options import Rules
from dokodesk.engine.state import DealState
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, tricks

QUEENS = {SOUTH: "CQ", NORTH: "CQ"}


def asked(state: DealState, silent: frozenset[int] = NOBODY) -> tuple[int, bool] | None:
    question = next_question(state, silent)
    return None if question is None else (question.seat, question.may_pass)


def test_round_of_reservations_is_no_matter_of_choice() -> None:
    state = deal(QUEENS, forehand=WEST)
    question = next_question(state)
    assert question is not None
    assert (question.seat, question.may_pass) == (WEST, False)
    assert Healthy(WEST) in question.choices


def test_everybody_may_speak_before_each_card_from_the_seat_to_move_on() -> None:
    state = go(deal(QUEENS, forehand=NORTH), "healthy")
    silent: frozenset[int] = NOBODY
    order = []
    while (question := next_question(state, silent)) is not None and question.may_pass:
        order.append(question.seat)
        silent |= {question.seat}
    assert order == [NORTH, EAST, SOUTH, WEST]
    assert asked(state, silent) == (NORTH, False)


def test_call_starts_the_round_again() -> None:
    state = go(deal(QUEENS), "healthy", "2 call re")
    assert asked(state) == (SOUTH, True)
    question = next_question(state)
    assert question is not None
    assert Call(SOUTH, Word.RE) not in question.choices


def test_nobody_is_asked_when_all_calls_are_too_late() -> None:
    state = go(deal(QUEENS), "healthy")
    cards = 0
    while cards < 40:
        question = next_question(state, frozenset(range(4)))
        assert question is not None
        state = go(state, question.choices[0].text)
        cards += 1
    assert asked(state) == (state.turn, False)


def test_pigs_are_asked_for_out_of_turn_before_the_first_card_only() -> None:
    rules = Rules(pigs="start", announcements="off")
    state = go(deal({EAST: "DA DA", SOUTH: "CA"}, rules=rules), "healthy")
    question = next_question(state)
    assert question is not None
    assert (question.seat, question.may_pass) == (EAST, True)
    assert all(isinstance(word, Declare) for word in question.spoken)
    assert asked(state, frozenset({EAST})) == (SOUTH, False)
    assert asked(tricks(state, "CA")) == (WEST, False)


def test_new_partner_is_asked_for_after_the_last_card() -> None:
    rules = Rules(genscher="diamond_kings_last_two", announcements="off", poverty="off")
    found = 0
    for seed in range(30):
        state = go(deal({SOUTH: "CQ DK DK", NORTH: "CQ"}, rules=rules, seed=seed), "healthy")
        while not state.finished:
            question = next_question(state)
            assert question is not None
            kept = [choice for choice in question.choices if not choice.text.endswith("DK")]
            state = go(state, (kept or question.choices)[0].text)
        question = next_question(state)
        if question is not None:
            found += 1
            assert question.may_pass
            assert all(isinstance(word, Genscher) for word in question.choices)
            assert next_question(state, frozenset(range(4))) is None
    assert found
