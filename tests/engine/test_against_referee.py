"""The engine against a second implementation of the rules that shares no code with it."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine import deal
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Lay, Return
from dokodesk.engine.cards import unpack
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import rules_mapping
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealState
from dokodesk.records.from_engine import result_data
from tests import referee
from tests.engine.test_random_play import choices, some_action
from tests.helpers.strategies import any_rules


def our_texts(state: DealState) -> set[str]:
    """What the engine allows now, with laid cards in one order."""
    texts = set()
    for action in choices(state):
        if isinstance(action, Lay):
            texts.add(_sorted_cards(action.text))
        elif not isinstance(action, Return):
            texts.add(action.text)
    return texts


def their_texts(replay: referee.Replay) -> set[str]:
    """What the referee allows now."""
    return {
        _sorted_cards(text) if " lay" in text else text for text in referee.legal_actions(replay)
    }


def _sorted_cards(text: str) -> str:
    seat, word, *cards = text.split(" ")
    return " ".join([seat, word, *sorted(cards)])


def compare(rules: Rules, seed: int, deals: int) -> None:
    """Play some deals at random and demand that both agree at every step and on every result."""
    rng = random.Random(seed)
    names = tuple("abcdefg"[: rules.table_size])
    mapping = rules_mapping(rules)
    their_rules = referee.make_rules(mapping["preset"], mapping["options"])
    match = matches.new_match(rules, names, rng.randrange(len(names)))
    for number in range(deals):
        if matches.deals_used_up(match):
            break
        setup = matches.next_setup(match, deal_hands(f"{seed}-{number}", rules.deck))
        before = referee.DealState.start(their_rules)
        before.owed = list(setup.owed)
        if setup.mix_owed is not None:
            before.mix = [{"suit": m.suit, "picture": m.picture} for m in setup.mix_owed]
        before.forced, before.bock = setup.forced_solo, setup.bock
        hands = [[card.name for card in hand] for hand in setup.hands]
        replay = referee.start_replay(their_rules, hands, setup.forehand, before)
        state = deal.start(setup)
        if not deal.legal_actions(state):
            break
        while not state.finished:
            ours, theirs = our_texts(state), their_texts(replay)
            assert ours == theirs, _report(rules, state, ours, theirs)
            action = some_action(state, rng)
            state, _ = deal.apply(state, action)
            replay.apply(action.text)
        late = deal.legal_declarations(state, rng.randrange(4))
        if late:
            state, _ = deal.apply(state, late[0])
            replay.apply(late[0].text)
        assert state.result is not None
        assert result_data(state.result) == replay.result(), _report(rules, state, set(), set())
        match = matches.finish_deal(match, state)


def _report(rules: Rules, state: DealState, ours: set[str], theirs: set[str]) -> str:
    history = "; ".join(action.text for action in state.history)
    hands = " | ".join(" ".join(card.name for card in hand) for hand in state.setup.hands)
    return (
        f"\nonly the engine: {sorted(ours - theirs)}\nonly the referee: {sorted(theirs - ours)}\n"
        f"rules {rules_mapping(rules)}\nhands {hands}\nleft {[unpack(h) for h in state.hands]}\n"
        f"history {history}"
    )


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_engine_and_referee_agree(rules: Rules, seed: int) -> None:
    """The same actions are legal at every moment, and the same result is written at the end."""
    # What the record's rules leave undescribed is not the referee's business.
    plain = {"solo_claim": False, "exotic_cards": frozenset(), "exotic_extras": frozenset()}
    compare(msgspec.structs.replace(rules, **plain), seed, deals=2)
