"""Every level plays every game under any rules without a fault."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.ai.answering import Answer, Fault
from dokodesk.ai.arena import Watcher, deal_setup, play_deal, play_on
from dokodesk.ai.ideas import IDEAS
from dokodesk.ai.levels import make_player
from dokodesk.engine.actions import Choice, Choose
from dokodesk.engine.contracts import CONTRACTS, solo_names
from dokodesk.engine.deal import apply, replay, start
from dokodesk.engine.option_model import SetOf
from dokodesk.engine.options import OPTION, Rules
from dokodesk.engine.rules import preset, preset_names
from tests.helpers.strategies import any_rules, reasonable_rules

_TYPES = OPTION["solo_types"]
assert isinstance(_TYPES, SetOf)
EVERY_SOLO = frozenset(value.name for value in _TYPES.values)


class Strict(Watcher):
    """Refuses every fault and every unnamed idea."""

    def answered(self, seat: int, answer: Answer) -> None:
        assert not answer.idea or answer.idea in IDEAS

    def failed(self, fault: Fault) -> None:
        raise AssertionError(fault)


def check(rules: Rules, seed: str, number: int, levels: tuple[str, ...]) -> None:
    players = [make_player(level) for level in levels]
    setup = deal_setup(rules, seed, number)
    state = play_deal(setup, players, seed, Strict())
    assert state.finished
    assert replay(setup, state.history) == state


LEVELS = st.tuples(*[st.sampled_from(["standard", "standard", "simple", "random"])] * 4)


@given(rules=any_rules(), number=st.integers(1, 10**6), levels=LEVELS)
def test_any_rules(rules: Rules, number: int, levels: tuple[str, ...]) -> None:
    check(rules, "any", number, levels)


@given(rules=reasonable_rules(), number=st.integers(1, 10**6), levels=LEVELS)
def test_reasonable_rules(rules: Rules, number: int, levels: tuple[str, ...]) -> None:
    check(rules, "reasonable", number, levels)


@pytest.mark.parametrize("name", preset_names())
def test_presets(name: str) -> None:
    for number in range(1, 9):
        check(preset(name), name, number, ("standard",) * 4)


@pytest.mark.parametrize("solo", solo_names(EVERY_SOLO))
@pytest.mark.parametrize("deck", ["48", "40"])
def test_every_solo(solo: str, deck: str) -> None:
    rules = msgspec.structs.replace(Rules(), solo_types=EVERY_SOLO, deck=deck)
    setup = msgspec.structs.replace(deal_setup(rules, "solos", 1), owed=(0, 1, 0, 0), forced_solo=1)
    state, _ = apply(start(setup), Choose(1, Choice.SOLO, solo))
    done = play_on(state, [make_player("standard")] * 4, "solos", Strict())
    assert done.result is not None
    assert done.result.contract == solo
    assert CONTRACTS[solo].declared_solo


def test_all_solos_at_once() -> None:
    rules = msgspec.structs.replace(Rules(), solo_types=EVERY_SOLO)
    for number in range(1, 13):
        check(rules, "all solos", number, ("standard",) * 4)
