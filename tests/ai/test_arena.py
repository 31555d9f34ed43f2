"""Deals and matches without a window."""

from __future__ import annotations

from collections import Counter

import pytest

from dokodesk.ai.answering import Answer, Fault
from dokodesk.ai.arena import Series, Watcher, deal_setup, play_deal, play_match, play_series
from dokodesk.ai.levels import LEVELS, make_player
from dokodesk.ai.player import Player
from dokodesk.engine.actions import Action
from dokodesk.engine.deal import replay
from dokodesk.engine.events import Event
from dokodesk.engine.match import totals
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.state import DealState
from tests.ai import faulty


class Faults(Watcher):
    """Collects the faults."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def failed(self, fault: Fault) -> None:
        self.faults.append(fault)


def table(*levels: str) -> list[Player]:
    return [faulty.make(level) for level in levels]


@pytest.mark.parametrize("level", ["raises", "illegal", "nothing", "exits", "bad_caller"])
def test_deal_with_a_failing_player_is_played_to_its_end(level: str) -> None:
    watcher = Faults()
    setup = deal_setup(Rules(), "faults", 1)
    state = play_deal(setup, table("standard", level, "standard", "simple"), 1, watcher)
    assert state.finished
    assert [fault.level for fault in watcher.faults] == [level]
    assert watcher.faults[0].seat == 1


def test_failed_player_is_back_in_the_next_deal() -> None:
    watcher = Faults()
    players = table("standard", "raises", "standard", "standard")
    play_series(Series(Rules(poverty="off"), "faults", deals=2), players, watcher)
    assert len(watcher.faults) == 2


def test_same_seed_gives_the_same_deal_and_another_seed_another_one() -> None:
    players = table("random", "standard", "random", "standard")
    setup = deal_setup(Rules(solo_types=frozenset(), poverty="off"), "seeds", 1)
    assert play_deal(setup, players, 1).history == play_deal(setup, players, 1).history
    assert play_deal(setup, players, 1).history != play_deal(setup, players, 2).history


def test_deal_can_be_replayed() -> None:
    setup = deal_setup(Rules(), "replay", 1)
    state = play_deal(setup, table(*["standard"] * 4), 1)
    assert replay(setup, state.history).result == state.result


@pytest.mark.parametrize("name", preset_names())
def test_match_of_every_preset_ends(name: str) -> None:
    watcher = Faults()
    players = table("standard", "simple", "standard", "random")
    match = play_match(preset(name), players, "match", deals=3, watcher=watcher)
    assert len(match.scored) >= 3
    assert not watcher.faults


def test_match_with_five_at_the_table() -> None:
    rules = Rules(table_size=5)
    match = play_match(rules, table(*["simple"] * 5), "five", deals=5)
    out = [set(range(5)) - set(deal.seating.players) for deal in match.scored]
    assert sorted(person for group in out for person in group) == [0, 1, 2, 3, 4]
    assert sum(totals(match)) == 0


def test_endless_match_stops() -> None:
    rules = Rules(match_end="open")
    assert len(play_match(rules, table(*["simple"] * 4), "open", most_deals=3).deals) == 3


def test_rotation_seats_everybody_everywhere() -> None:
    players = table("simple", "random", "simple", "random")
    played = play_series(Series(Rules(), "turns", deals=2, rotate=True), players)
    assert len(played) == 8
    seats = Counter((player, seat) for turn, _ in played for seat, player in enumerate(turn))
    assert set(seats.values()) == {2}
    assert len({state.setup.hands for _, state in played}) == 2


def test_dealer_goes_round() -> None:
    dealers = [deal_setup(Rules(), "round", number).dealer for number in range(1, 5)]
    assert sorted(dealer for dealer in dealers if dealer is not None) == [0, 1, 2, 3]


class Steps(Watcher):
    """Counts what it is told."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.answers = 0

    def acted(
        self, before: DealState, action: Action, events: tuple[Event, ...], after: DealState
    ) -> None:
        assert after.history == (*before.history, action)
        assert events
        self.actions.append(action)

    def answered(self, seat: int, answer: Answer) -> None:
        self.answers += 1


def test_watcher_is_told_everything() -> None:
    watcher = Steps()
    state = play_deal(deal_setup(Rules(), "watch", 1), table(*["standard"] * 4), 1, watcher)
    assert tuple(watcher.actions) == state.history
    assert watcher.answers >= len(state.history)


def test_levels_have_their_names() -> None:
    assert all(make_player(level).name == level for level in LEVELS)
    with pytest.raises(ValueError, match="no level 'expert player'"):
        make_player("expert player")
