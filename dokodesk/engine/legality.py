"""What is legal in a deal, and how a refusal is made (rules 2.3 to 2.6, 2.13)."""

from __future__ import annotations

from dokodesk.engine import house_rules, poverty, reservations
from dokodesk.engine.actions import (
    PLAYS,
    Action,
    Choice,
    Choose,
    Claim,
)
from dokodesk.engine.calls import (
    due,
    legal_calls,
    seats_to_ask,
)
from dokodesk.engine.cards import FACE_MASK
from dokodesk.engine.claim import claim_problem
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.state import (
    DealState,
    Phase,
)


def legal_actions(state: DealState) -> tuple[Action, ...]:
    """Everything the seat in turn can do now to bring the deal on.

    Cards with the declarations that belong to them, answers, a forced announcement. For cards to
    be given back in a poverty one example stands for all sets of that size. Announcements at will
    are asked for with ``legal_calls``.
    """
    if state.phase is Phase.PLAY:
        return _legal_in_play(state)
    match state.phase:
        case Phase.LAY:
            assert state.turn is not None
            return tuple(poverty.legal_lays(state, state.turn))
        case Phase.POVERTY:
            assert state.turn is not None
            return poverty.answers(state, state.turn)
        case Phase.RETURN:
            assert state.turn is not None
            return (poverty.example_return(state, state.turn),)
        case Phase.NAME_SOLO:
            assert state.turn is not None
            return tuple(
                Choose(state.turn, Choice.SOLO, solo) for solo in house_rules.sow_solos(state)
            )
        case Phase.FINISHED:
            return ()
        case _:
            return reservations.legal_in_round(state)


def _legal_in_play(state: DealState) -> tuple[Action, ...]:
    seat = state.turn
    assert seat is not None
    game = state.game
    if game.pending is not None:
        more = house_rules.declarations(state, seat)
        return (*more, PLAYS[seat][game.pending])
    if game.duties:
        call = due(state)
        if call is not None:
            return (call,)
    faces = state.hands[seat] & FACE_MASK
    if state.trick:
        faces = faces & game.order.follow[state.trick[0]] or faces
    plays = PLAYS[seat]
    found: list[Action] = []
    while faces:
        low = faces & -faces
        faces ^= low
        found.append(plays[low.bit_length() - 1])
    rules = state.setup.rules
    if rules.pigs != "off" or rules.genscher != "off" or rules.exotic_cards:
        found[:0] = house_rules.declarations(state, seat)
    return tuple(found)


def legal_declarations(state: DealState, seat: int) -> tuple[Action, ...]:
    """What this seat may declare now, in turn or (at the start) out of turn."""
    return house_rules.declarations(state, seat)


def legal_claims(state: DealState, seat: int) -> tuple[Action, ...]:
    """How this seat may try to end the deal early now (``solo_claim``).

    Whether all tricks are really certain depends on hidden cards, so a claim is only checked when
    it is made.
    """
    concede = Claim(seat, concede=True)
    return (Claim(seat), concede) if claim_problem(state, concede) is None else ()


def calls_to_ask(state: DealState) -> tuple[int, ...]:
    """The seats that may announce something now, clockwise from the seat to move."""
    return seats_to_ask(state)


def refused(state: DealState, action: Action, reason: Refusal, **facts: str | int) -> IllegalAction:
    """The error for an action that is not allowed, with what this seat could do instead."""
    allowed = [legal.text for legal in legal_actions(state) if legal.seat == action.seat]
    allowed += [call.text for call in legal_calls(state, action.seat) if call.text not in allowed]
    return IllegalAction(action, reason, facts, allowed)


def not_your_turn(state: DealState, action: Action) -> IllegalAction:
    """The error for a seat that must wait."""
    return refused(
        state, action, Refusal.NOT_YOUR_TURN, turn=state.turn if state.turn is not None else -1
    )
