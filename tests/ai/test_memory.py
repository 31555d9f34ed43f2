"""A short memory forgets and mixes up, but never looks at a hidden card."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.levels import make_player
from dokodesk.ai.memory import Memory, remembered
from dokodesk.engine.cards import Card, full_deck
from dokodesk.engine.deal import replay
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState

SHORT = Memory(tricks=2, sure=0.2, counts=False, aces=False)
RULES = preset("ddv_tournament")


def states(number: int, rules: str = "ddv_tournament") -> list[DealState]:
    """The moments before each card of the second half of a deal."""
    setup = deal_setup(preset(rules), "memory", number)
    done = play_deal(setup, [make_player("rules")] * 4, number)
    return [
        state
        for length in range(len(done.history) - 24, len(done.history))
        if (state := replay(setup, done.history[:length])).turn is not None
    ]


def views(number: int, rules: str = "ddv_tournament") -> list[SeatView]:
    return [seat_view(state, state.turn or 0) for state in states(number, rules)]


def fallen(view: SeatView) -> Counter[Card]:
    return Counter(card for trick in view.tricks for card in trick.cards)


@pytest.mark.parametrize("rules", preset_names())
def test_what_is_remembered_could_have_been(rules: str) -> None:
    """All cards together are still one deck, and hands, turns and sides stay."""
    for number in (1, 2):
        for view in views(number, rules):
            seen = remembered(view, SHORT)
            cards = fallen(seen) + Counter(seen.hand)
            assert not cards - Counter(full_deck(view.rules.deck))
            assert sum(fallen(seen).values()) == sum(fallen(view).values())
            assert sum(seen.points_won) == sum(trick.points for trick in seen.tricks)
            same = ("hand", "legal", "parties", "calls", "trick", "hand_sizes", "tricks_won")
            assert all(getattr(seen, name) == getattr(view, name) for name in same)


def test_last_tricks_own_cards_and_what_everybody_notices_are_kept() -> None:
    wrong = 0
    for view in views(3) + views(4):
        seen = remembered(view, SHORT)
        assert seen.tricks[-2:] == view.tricks[-2:]
        for true, held in zip(view.tricks, seen.tricks, strict=True):
            for seat, one, other in zip(true.seats, true.cards, held.cards, strict=True):
                wrong += one is not other
                if seat == view.seat or one in (Card.CQ, Card.H10):
                    assert one is other
                assert (one is other) or other not in (Card.CQ, Card.H10)
    assert wrong > 20, "so short a memory is wrong about something"


def test_perfect_memory_is_the_view_itself() -> None:
    for view in views(5):
        assert remembered(view, None) is view
        sure = remembered(view, msgspec.structs.replace(SHORT, sure=1.0))
        assert sure.tricks == view.tricks


def test_who_counts_suits_mixes_up_only_cards_of_a_suit() -> None:
    counting = Memory(tricks=2, sure=0.2)
    for view in views(6):
        classes = view.order.classes
        seen = remembered(view, counting)
        for true, held in zip(view.tricks, seen.tricks, strict=True):
            assert [classes[c] for c in true.cards] == [classes[c] for c in held.cards]


def test_a_better_memory_errs_less() -> None:
    def errors(sure: float) -> int:
        memory = msgspec.structs.replace(SHORT, sure=sure)
        return sum(
            (fallen(view) - fallen(remembered(view, memory))).total()
            for number in range(7, 13)
            for view in views(number)
        )

    assert errors(0.1) > errors(0.5) > errors(0.9) >= 0


def test_memory_depends_on_the_view_alone() -> None:
    """Equal views made from different deals, as ``test_no_peek`` makes them, give one memory."""
    for view in views(13):
        again = msgspec.json.decode(msgspec.json.encode(view.hand), type=tuple[Card, ...])
        assert remembered(msgspec.structs.replace(view, hand=again), SHORT) == remembered(
            view, SHORT
        )
