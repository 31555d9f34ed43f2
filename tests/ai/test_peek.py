"""The test for peeking: honest players pass, and one that peeks is caught."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from dokodesk.ai import peek
from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.levels import make_player
from dokodesk.ai.peek import DEALS, PeekTest, decisions
from dokodesk.engine.actions import Action, Healthy, Play, Return
from dokodesk.engine.deal import replay
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import DealSetup, DealState
from dokodesk.engine.trumps import card_order


def finished(rules: str, number: int) -> DealState:
    setup = deal_setup(preset(rules), "peek", number)
    return play_deal(setup, [make_player("standard")] * 4, number)


@pytest.mark.parametrize("rules", preset_names())
def test_nobody_peeks(rules: str) -> None:
    """The seed of the deal gives the answers of the table, and swapped cards do not change them."""
    state = finished(rules, 1)
    for past in decisions(state.setup, state.history)[::6]:
        test = PeekTest(state.setup, state.history, past.index, player="standard", seed=1)
        if isinstance(past.action, Play | Healthy):
            assert test.question.answer == past.action
        found = list(test.swaps(10))
        assert all(one.same for one in found)
        assert found or past.trick >= 8, "only near the end everything can be known"


def test_swapped_deals_are_other_deals_that_look_the_same() -> None:
    state = finished("ddv_tournament", 2)
    past = next(p for p in decisions(state.setup, state.history) if p.trick == 4)
    test = PeekTest(state.setup, state.history, past.index, player="casual", seed=2)
    found = list(test.swaps())
    assert len(found) == DEALS
    assert len({one.hands for one in found}) == DEALS
    for one in found:
        assert one.moved > 0
        assert one.hands[past.seat] == test.question.hands[past.seat]
        assert [len(hand) for hand in one.hands] == [len(hand) for hand in test.question.hands]
        cards = Counter(card for hand in one.hands for card in hand)
        assert cards == Counter(card for hand in test.question.hands for card in hand)


class Peeker:
    """Leads according to where a card lies that it was told of behind its back."""

    name = "peeker"

    def __init__(self, state: DealState) -> None:
        self.state = state

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        del view, rng
        return choices[self.state.hands[1].bit_count() and self.state.hands[1] % len(choices)]

    def announce(self, *_: object) -> None:
        return None


def test_who_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    state = finished("ddv_tournament", 3)
    past = next(p for p in decisions(state.setup, state.history) if p.trick == 1 and p.seat == 0)
    before = replay(state.setup, state.history[: past.index])
    cheat = Peeker(before)
    monkeypatch.setattr(peek, "make_player", lambda _name: cheat)

    def watched(setup: DealSetup, actions: tuple[Action, ...]) -> DealState:
        cheat.state = replay(setup, actions)
        return cheat.state

    monkeypatch.setattr(peek, "replay", watched)
    test = PeekTest(state.setup, state.history, past.index, player="any", seed=3)
    assert not all(one.same for one in test.swaps())


def test_the_last_card_hides_nothing_from_who_saw_all() -> None:
    state = finished("ddv_tournament", 4)
    last = decisions(state.setup, state.history)[-1]
    test = PeekTest(state.setup, state.history, last.index, player="standard", seed=4)
    assert list(test.swaps(5)) == []


def test_poverty_and_its_cards_can_be_tested() -> None:
    rules = preset("kneipe")
    trumps = card_order(rules, "normal").trumps
    for number in itertools.count(1):
        setup = deal_setup(rules, "poor", number)
        if min(sum(trumps >> card & 1 for card in hand) for hand in setup.hands) > 3:
            continue
        state = play_deal(setup, [make_player("rules")] * 4, number)
        if any(isinstance(action, Return) for action in state.history):
            break
    for past in decisions(state.setup, state.history)[::9]:
        test = PeekTest(state.setup, state.history, past.index, player="rules", seed=number)
        assert all(one.same for one in test.swaps(5))
