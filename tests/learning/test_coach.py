"""The coach: its reasons must be true in the position, from what the seat knows alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dokodesk.ai.conventions import CONVENTIONS
from dokodesk.ai.estimate import Estimate
from dokodesk.engine.actions import Call, Play, Return
from dokodesk.engine.cards import POINTS, Card, Rank
from dokodesk.engine.deal import apply, start
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.learning.coach import (
    THOUGHTS,
    WARNINGS,
    Advice,
    Thought,
    advise,
    advise_call,
    gone,
    is_behind,
    signs,
    warnings,
)
from dokodesk.model.record_file import open_record

GOLDEN = Path(__file__).parent.parent / "data" / "golden"
WORLDS = 60


def moments(name: str, deals: int, every: int = 1) -> Iterator[tuple[DealState, SeatView]]:
    """Moments at which somebody chose between several cards."""
    number = 0
    for deal in open_record(GOLDEN / f"{name}.doko").matches[0].deals[:deals]:
        state = start(deal.setup)
        for action in deal.actions:
            view = seat_view(state, action.seat)
            if isinstance(action, Play) and len(view.legal) > 1:
                number += 1
                if number % every == 0:
                    yield state, view
            state, _ = apply(state, action)


# --- the truth of each reason, worked out anew ----------------------------------------------------


def wins_now(view: SeatView, card: Card) -> bool:
    assert view.trick is not None
    order = view.order
    led = order.classes[view.trick.cards[0]]

    def rank(each: Card) -> int:
        if order.classes[each] == 4:
            return 1000 + order.strength[each]
        return order.strength[each] if order.classes[each] == led else -1

    best = max(rank(each) for each in view.trick.cards)
    if card is Card.H10 and Card.H10 in view.trick.cards and order.dulle:
        final = max(view.hand_sizes) == 1
        return order.second_h10_last if final else order.second_h10
    return rank(card) > best


def is_true(thought: Thought, view: SeatView, advice: Advice) -> bool:
    numbers = advice.estimate
    assert isinstance(numbers, Estimate)
    best = numbers.choices[0]
    card, facts = best.action.card, thought.facts
    led = {view.order.classes[trick.cards[0]] for trick in view.tricks}
    own = Counter(view.order.classes[each] for each in view.hand)
    kind = view.order.classes[card]
    lying = view.trick
    fox = numbers.of(Play(view.seat, Card.DA))
    cards = [choice.action.card for choice in numbers.choices]
    checks: dict[str, Callable[[], bool]] = {
        "no_difference": lambda: any(
            choice.action.card.code == facts["card"] and not is_behind(choice)
            for choice in numbers.choices[1:]
        ),
        "partner_has_trick": lambda: (
            lying is not None
            and lying.winner == facts["seat"]
            and view.parties[lying.winner] is view.own_party
            and lying.points == facts["points"]
        ),
        "opponent_has_trick": lambda: (
            lying is not None
            and lying.winner == facts["seat"]
            and view.parties[lying.winner] not in (None, view.own_party)
        ),
        "probably_partner": lambda: (
            lying is not None and view.parties[lying.winner] is None and best.trick >= 0.75
        ),
        "give_points": lambda: (
            POINTS[card] == facts["points"] and POINTS[card] >= 10 and best.trick >= 0.75
        ),
        "spare_points": lambda: (
            max(POINTS[each] for each in cards) > POINTS[card] and best.trick <= 0.3
        ),
        "last_takes_all": lambda: (
            lying is not None and len(lying.cards) == 3 and wins_now(view, card)
        ),
        "last_takes_cheaply": lambda: (
            lying is not None
            and len(lying.cards) == 3
            and min(view.order.strength[each] for each in cards if wins_now(view, each))
            == view.order.strength[card]
        ),
        "takes_trick": lambda: best.own_trick >= 0.75,
        "lone_ace": lambda: (
            lying is None
            and card.rank is Rank.ACE
            and own[kind] == 1
            and kind != 4
            and kind not in led
        ),
        "save_fox": lambda: (
            card is not Card.DA
            and fox is not None
            and fox.lost.fox > best.lost.fox
            and facts["chance"] == round(1.0 - fox.trick, 2)
        ),
        "fox_home": lambda: card is Card.DA and best.trick >= 0.75,
        "catch_fox": lambda: card is not Card.DA and best.gained.fox > 0,
        "catches_doppelkopf": lambda: best.gained.doppelkopf > 0,
        "keep_charlie": lambda: card is not Card.CJ and Card.CJ in cards,
        "charlie_wins": lambda: card is Card.CJ and best.gained.charlie > 0.5,
        "nothing_higher": lambda: best.own_trick >= 0.97,
        "draw_trumps": lambda: kind == 4 and own[4] == facts["count"],
        "become_void": lambda: own[kind] == 1 and own[4] > 0 and kind != 4,
        "spare_high_trump": lambda: any(
            each.code == facts["card"] and view.order.classes[each] == 4 for each in cards
        ),
    }
    return checks[thought.name]()


@pytest.mark.parametrize("name", ["pagat_standard", "ddv_tournament", "kneipe"])
def test_every_reason_is_true(name: str) -> None:
    seen: Counter[str] = Counter()
    for _, view in moments(name, 12, every=3):
        advice = advise(view, worlds=WORLDS)
        assert advice.action in view.legal
        assert len(advice.thoughts) <= 3
        for thought in advice.thoughts:
            assert thought.name in THOUGHTS
            seen[thought.name] += 1
            if advice.estimate is not None:
                assert is_true(thought, view, advice), (thought, view.hand, view.trick)
    assert len(seen) >= 6, seen


def test_open_hands_change_nothing() -> None:
    for state, view in list(moments("pagat_standard", 2, every=9))[:4]:
        opened = seat_view(state, view.seat, frozenset(range(4)))
        assert advise(opened, worlds=WORLDS) == advise(view, worlds=WORLDS)


def test_the_only_card_needs_no_numbers() -> None:
    deal = open_record(GOLDEN / "pagat_standard.doko").matches[0].deals[0]
    state = start(deal.setup)
    for action in deal.actions[:-1]:
        state, _ = apply(state, action)
    view = seat_view(state, deal.actions[-1].seat)
    assert advise(view).thoughts == (Thought("only_choice"),)


def test_before_the_first_card_it_says_what_to_do() -> None:
    deal = open_record(GOLDEN / "pagat_standard.doko").matches[0].deals[0]
    state = start(deal.setup)
    assert state.turn is not None
    advice = advise(seat_view(state, state.turn))
    assert advice.action is not None
    assert advice.thoughts[0].name in ("healthy", "reservation")


def test_what_is_said_before_the_first_card_has_a_reason_that_is_true() -> None:
    seen: Counter[str] = Counter()
    for name in ("pagat_standard", "house_auction"):
        for deal in open_record(GOLDEN / f"{name}.doko").matches[0].deals:
            state = start(deal.setup)
            for action in deal.actions:
                if isinstance(action, Play):
                    break
                view = seat_view(state, action.seat)
                state, _ = apply(state, action)
                if view.turn != view.seat or not view.legal:
                    continue
                (thought,) = advise(view).thoughts
                seen[thought.name] += 1
                trumps = sum(view.order.classes[card] == 4 for card in view.hand)
                if thought.name == "few_trumps":
                    assert trumps <= view.rules.poverty_max_trumps
                if thought.name == "look_for_partner":
                    assert view.hand.count(Card.CQ) == 2
                if thought.name == "only_choice":
                    assert len(view.legal) == 1
                    assert not isinstance(action, Return)
    assert seen.keys() >= {"few_trumps", "look_for_partner", "healthy", "blank_suit", "pass_bid"}


def test_out_of_turn_there_is_nothing_to_advise() -> None:
    state, view = next(moments("pagat_standard", 1))
    other = seat_view(state, (view.seat + 1) % 4)
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(other)


def test_announcements_are_advised_or_not() -> None:
    said = set()
    for state, view in moments("pagat_standard", 6, every=2):
        if not view.legal_calls:
            with pytest.raises(ValueError, match="announce nothing"):
                advise_call(view)
            continue
        advice = advise_call(view, worlds=WORLDS)
        said.add(advice.action is None)
        assert advice.action is None or advice.action in view.legal_calls
        assert state is not None
        for thought in advice.thoughts:
            assert thought.name in ("call_wins", "call_too_early")
            assert isinstance(advice.action, Call) == (thought.name == "call_wins")
    assert said == {True, False}


def test_warnings_only_come_with_a_card_that_costs() -> None:
    warned: Counter[str] = Counter()
    for _, view in moments("pagat_standard", 6, every=2):
        numbers = advise(view, worlds=WORLDS).estimate
        if numbers is None:
            continue
        for choice in numbers.choices:
            found = warnings(view, choice.action, numbers)
            assert bool(found) == is_behind(choice)
            warned.update(each.name for each in found)
            assert all(each.name in WARNINGS for each in found)
            if any(each.name == "fox_in_danger" for each in found):
                assert choice.action.card is Card.DA
    assert warned["costs"] > 20
    assert warned["points_away"] > 0


def test_what_is_gone_adds_up() -> None:
    for state, view in moments("pagat_standard", 2, every=5):
        counted = gone(view)
        others = [seat for seat in range(4) if seat != view.seat]
        hands = [
            card
            for seat in others
            for card in seat_view(state, seat, frozenset(range(4))).open_hands[seat] or ()
        ]
        assert counted.trumps == sum(view.order.classes[card] == 4 for card in hands)
        aces = [card for card in hands if card.rank is Rank.ACE and view.order.classes[card] != 4]
        assert sum(counted.aces.values()) == len(aces)
        assert counted.points >= view.points_won[view.seat]


def test_signs_are_only_seen_where_they_were_given() -> None:
    found: Counter[str] = Counter()
    for _, view in moments("pagat_standard", 12):
        assert signs(view, ()) == ()
        assert signs(view, ["no such convention"]) == ()
        for name in signs(view, list(CONVENTIONS)):
            found[name] += 1
            assert len(view.history) > 4
    assert found
    assert set(found) <= set(CONVENTIONS)
