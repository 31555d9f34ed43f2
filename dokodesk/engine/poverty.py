"""Offering trumps round and giving cards back (rules 2.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from dokodesk.engine.actions import Accept, Action, Decline, Lay, Return
from dokodesk.engine.cards import Card, Hand, add, count_in, pack, remove, unpack
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.errors import Refusal
from dokodesk.engine.options import Rules
from dokodesk.engine.state import DealState
from dokodesk.engine.trumps import card_order

Problem = tuple[Refusal, dict[str, str | int]] | None


def split_trumps(rules: Rules, hand: Hand) -> tuple[list[Card], list[Card]]:
    """A hand's trumps of the normal order and its other cards."""
    trumps = card_order(rules, NORMAL).trumps
    cards = unpack(hand)
    return (
        [card for card in cards if trumps >> card & 1],
        [card for card in cards if not trumps >> card & 1],
    )


def cards_to_lay(rules: Rules, hand: Hand) -> int:
    """How many cards the poor seat hands over (``poverty_pass``, ``poverty_fox_extra``)."""
    trumps, _ = split_trumps(rules, hand)
    if rules.poverty_pass == "only_trumps":
        return len(trumps)
    if rules.poverty_fox_extra and rules.poverty_fox_count == "ignore_foxes":
        foxes = trumps.count(Card.DA)
        return foxes + max(3, len(trumps) - foxes)
    return max(3, len(trumps))


def legal_lays(state: DealState, seat: int) -> Iterator[Lay]:
    """Every set of cards the poor seat may lay out: all trumps, filled up with plain cards."""
    hand = state.hands[seat]
    trumps, plain = split_trumps(state.rules, hand)
    fill = cards_to_lay(state.rules, hand) - len(trumps)
    seen = set()
    for extra in combinations(plain, fill):
        if extra not in seen:
            seen.add(extra)
            yield Lay(seat, (*trumps, *extra))


def lay_problem(state: DealState, action: Lay) -> Problem:
    """Why these cards cannot be laid out; ``None`` if they can."""
    hand = state.hands[action.seat]
    missing = _missing_card(hand, action.cards)
    if missing is not None:
        return Refusal.NOT_IN_HAND, {"card": missing}
    expected = cards_to_lay(state.rules, hand)
    if len(action.cards) != expected:
        return Refusal.WRONG_NUMBER_OF_CARDS, {"expected": expected, "given": len(action.cards)}
    trumps = card_order(state.rules, NORMAL).trumps
    laid = sum(1 for card in action.cards if card is not None and trumps >> card & 1)
    if laid != count_in(hand, trumps):
        return Refusal.ALL_TRUMPS_MUST_GO, {}
    return None


def return_problem(state: DealState, action: Return) -> Problem:
    """Why these cards cannot be given back; ``None`` if they can."""
    missing = _missing_card(state.hands[action.seat], action.cards)
    if missing is not None:
        return Refusal.NOT_IN_HAND, {"card": missing}
    expected = len(state.talk.passed)
    if len(action.cards) != expected:
        return Refusal.WRONG_NUMBER_OF_CARDS, {"expected": expected, "given": len(action.cards)}
    return None


def _missing_card(hand: Hand, cards: tuple[Card | None, ...]) -> str | None:
    """The first card that is not in the hand (often enough), as text."""
    for card in cards:
        if card is None:
            return "?"
        if not hand >> card & 1:
            return card.name
        hand = remove(hand, card)
    return None


def example_return(state: DealState, seat: int) -> Return:
    """One set of cards that may be given back; it stands for all of them."""
    return Return(seat, unpack(state.hands[seat])[: len(state.talk.passed)])


def after_lay(state: DealState, action: Lay) -> DealState:
    """The cards lie on the table; they belong to nobody until somebody accepts."""
    cards = tuple(card for card in action.cards if card is not None)
    hand = state.hands[action.seat]
    for card in cards:
        hand = remove(hand, card)
    talk = msgspec.structs.replace(state.talk, laid=cards)
    return msgspec.structs.replace(
        state, talk=talk, hands=with_hand(state.hands, action.seat, hand)
    )


def take_back(state: DealState) -> DealState:
    """Nobody took the poverty: the laid cards return to the poor hand."""
    poor = state.talk.poor
    assert poor is not None
    hand = state.hands[poor]
    for card in state.talk.laid:
        hand = add(hand, card)
    talk = msgspec.structs.replace(state.talk, laid=(), poor=None, refused=True)
    return msgspec.structs.replace(state, talk=talk, hands=with_hand(state.hands, poor, hand))


def after_accept(state: DealState, action: Accept) -> DealState:
    """The taker picks up the laid cards and looks at them before giving cards back."""
    hand = state.hands[action.seat]
    for card in state.talk.laid:
        hand = add(hand, card)
    talk = msgspec.structs.replace(state.talk, passed=state.talk.laid, laid=())
    return msgspec.structs.replace(
        state, talk=talk, hands=with_hand(state.hands, action.seat, hand)
    )


def after_return(state: DealState, action: Return) -> DealState:
    """The poor seat gets as many cards as it gave."""
    poor = state.talk.poor
    assert poor is not None
    cards = tuple(card for card in action.cards if card is not None)
    taker_hand, poor_hand = state.hands[action.seat], state.hands[poor]
    for card in cards:
        taker_hand = remove(taker_hand, card)
        poor_hand = add(poor_hand, card)
    hands = with_hand(with_hand(state.hands, action.seat, taker_hand), poor, poor_hand)
    talk = msgspec.structs.replace(state.talk, returned=cards)
    return msgspec.structs.replace(state, talk=talk, hands=hands)


def answers(state: DealState, seat: int) -> tuple[Action, ...]:
    """Accept or decline; the last one asked may have no choice (``poverty_refused``)."""
    if state.rules.poverty_refused == "last_must_take" and _is_last_asked(state, seat):
        return (Accept(seat),)
    return (Accept(seat), Decline(seat))


def _is_last_asked(state: DealState, seat: int) -> bool:
    poor = state.talk.poor
    assert poor is not None
    return state.setup.next_seat(seat) == poor


def told_trumps(state: DealState) -> int | None:
    """What the taker says about returned trumps (``poverty_return_tell``)."""
    if state.rules.poverty_return_tell == "nothing" or state.game.taker is None:
        return None
    trumps = count_in(pack(state.talk.returned), card_order(state.rules, NORMAL).trumps)
    return trumps if state.rules.poverty_return_tell == "count" else int(trumps > 0)


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """The hands with one replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
