"""What a seat on lead can know: the rest is its own, whoever holds the other cards."""

from __future__ import annotations

import random

import msgspec
import pytest

from dokodesk.engine import deal
from dokodesk.engine.actions import Healthy, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.certainty import Why, certain_rest, unseen_cards
from dokodesk.engine.claim import takes_everything
from dokodesk.engine.match import new_match, next_seating, next_setup
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealState, Phase

RULES = preset("pagat_standard")


def start(code: str) -> DealState:
    """A normal game at its first card."""
    match = new_match(RULES, ("A", "B", "C", "D"), 3)
    setup = next_setup(match, deal_hands(code, RULES.deck), next_seating(match))
    state = deal.start(setup)
    while state.phase is not Phase.PLAY and not state.finished:
        legal = deal.legal_actions(state)
        healthy = [action for action in legal if isinstance(action, Healthy)]
        state, _ = deal.apply(state, (healthy or legal)[0])
    return state


def on_lead(hand: tuple[Card, ...], played: tuple[Card, ...] = ()) -> SeatView:
    """A view on lead with a hand after some cards have been seen."""
    state = start("abcd1234")
    view = seat_view(state, state.turn if state.turn is not None else 0)
    return msgspec.structs.replace(
        _trick(view, played) if played else view,
        hand=hand,
        trick=None,
        turn=view.seat,
    )


def _trick(view: SeatView, cards: tuple[Card, ...]) -> SeatView:
    from dokodesk.engine.seat_view import SeenTrick

    tricks = tuple(
        SeenTrick(leader=0, cards=cards[n : n + 4], seats=(0, 1, 2, 3), winner=0, points=0)
        for n in range(0, len(cards), 4)
    )
    return msgspec.structs.replace(view, tricks=tricks)


ALL = tuple(card for card in Card for _ in range(2))


def rest_without(*held: Card) -> tuple[Card, ...]:
    """The whole deck but these."""
    left = list(ALL)
    for card in held:
        left.remove(card)
    return tuple(left)


@pytest.mark.parametrize(
    ("hand", "out", "whys"),
    [
        ((Card.H10,), (Card.CQ,), (Why.NO_HIGHER_TRUMP,)),
        ((Card.H10, Card.H10), (Card.CQ, Card.SA), (Why.NO_HIGHER_TRUMP, Why.NO_TRUMP_OUT)),
        ((Card.H10, Card.CA), (Card.SQ, Card.C10), (Why.NO_HIGHER_TRUMP, Why.NO_HIGHER_OF_SUIT)),
        ((Card.DA, Card.CA), (Card.SA,), (Why.NO_TRUMP_OUT, Why.NO_CARD_OF_SUIT_OUT)),
        # A trump more is out than can be drawn: the ace may be trumped.
        ((Card.H10, Card.CA), (Card.SQ, Card.DJ), None),
        ((Card.CQ,), (Card.H10,), None),
        ((Card.C10,), (Card.CA,), None),
        ((Card.C10,), (Card.DA,), None),
        ((), (Card.DA,), None),
    ],
)
def test_what_wins_whoever_holds_the_rest(
    hand: tuple[Card, ...], out: tuple[Card, ...], whys: tuple[Why, ...] | None
) -> None:
    view = on_lead(hand, rest_without(*hand, *out))
    assert sorted(unseen_cards(view).elements()) == sorted(out)
    proof = certain_rest(view)
    assert (None if proof is None else tuple(lead.why for lead in proof)) == whys
    if proof is not None:
        assert sorted(lead.card for lead in proof) == sorted(hand)


def test_it_is_only_said_on_lead() -> None:
    hand = (Card.H10,)
    view = on_lead(hand, rest_without(Card.H10, Card.CQ))
    assert certain_rest(view) is not None
    assert certain_rest(msgspec.structs.replace(view, turn=(view.seat + 1) % 4)) is None
    assert certain_rest(msgspec.structs.replace(view, condition="first_trick")) is None
    rules = msgspec.structs.replace(view.rules, pigs="on_first_play")
    out = rest_without(Card.H10, Card.DA)
    assert certain_rest(msgspec.structs.replace(on_lead(hand, out), rules=rules)) is None


def test_what_is_certain_is_true_in_every_deal() -> None:
    """Against the judgement with all cards open, and against any play of the others."""
    found = 0
    chance = random.Random(4)
    for number in range(400):
        state = start(f"{number:08x}")
        while not state.finished:
            legal = [action for action in deal.legal_actions(state) if isinstance(action, Play)]
            if not legal:
                break
            seat = legal[0].seat
            view = seat_view(state, seat)
            if len(view.hand) > 1 and certain_rest(view) is not None:
                found += 1
                assert takes_everything(state, seat)
                _play_out(state, seat, chance)
                break
            strength = state.game.order.strength
            best = max(legal, key=lambda action: strength[action.card])
            state, _ = deal.apply(state, best if chance.random() < 0.8 else chance.choice(legal))
    assert found >= 20


def _play_out(state: DealState, seat: int, chance: random.Random) -> None:
    while not state.finished:
        legal = [action for action in deal.legal_actions(state) if isinstance(action, Play)]
        if legal[0].seat == seat:
            proof = certain_rest(seat_view(state, seat))
            assert proof is not None
            action = Play(seat, proof[0].card)
        else:
            action = chance.choice(legal)
        before = len(state.tricks)
        state, _ = deal.apply(state, action)
        if len(state.tricks) > before:
            assert state.tricks[-1].winner == seat
