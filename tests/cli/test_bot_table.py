"""The view a bot makes of the lines it hears is the one its seat has at the table."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dokodesk.ai.arena import deal_setup
from dokodesk.ai.asking import NOBODY, next_question
from dokodesk.cli.bot import read_deal
from dokodesk.cli.bot_table import BotTable
from dokodesk.cli.protocol import deal_line, event_lines
from dokodesk.engine.actions import (
    Accept,
    Action,
    Choice,
    Choose,
    Declare,
    Genscher,
    Healthy,
    Return,
    parse,
)
from dokodesk.engine.deal import apply, start
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import from_dict, preset, preset_names
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState

HOUSE_RULES: dict[str, dict[str, Any]] = {
    "pigs": {
        "pigs": "on_first_play",
        "super_pigs": "ten",
        "hyper_pigs": "king",
        "super_pigs_same_hand": True,
        "genscher": "heart_queens",
    },
    "pigs at the start": {"pigs": "start", "super_pigs": "nine", "super_pigs_timing": "start"},
    "second pig": {"pigs": "second_after_first_safe", "genscher": "diamond_kings_last_two"},
    "poverty": {
        "poverty_max_trumps": 8,
        "poverty_fox_open": True,
        "poverty_return_tell": "count",
        "poverty_refused": "last_must_take",
    },
    "poverty told": {
        "poverty_max_trumps": 6,
        "poverty_pass": "only_trumps",
        "poverty_return_tell": "yes_no",
    },
    "direct": {"reservation_protocol": "direct", "poverty_max_trumps": 7},
    "auction": {"solo_auction": "announcement_levels", "solo_bonus": "double"},
    "ranking": {"solo_ranking": ["queens", "suit_clubs"], "direction": "ccw"},
    "duty": {"forced_announce": True, "forced_announce_points": 20, "announce_skip": "implicit"},
    "throwing in": {"redeal_kings": 4, "redeal_nines": 4, "redeal_points_low": 40},
    "conditions": {"wedding_conditions": ["plain", "trump", "hearts"], "wedding_limit": 5},
}

DEALS = 3


class Talk:
    """A deal with four bots that hear what their seats may know."""

    def __init__(self, setup: DealSetup, chance: random.Random) -> None:
        self.state = start(setup)
        self.chance = chance
        self.tables = []
        self.views = [seat_view(self.state, seat) for seat in ALL_SEATS]
        for seat in ALL_SEATS:
            told = json.loads(deal_line(setup, seat, 5).removeprefix("deal "))
            known, own, seed = read_deal(told)
            self.tables.append(BotTable(known, own, random.Random(seed)))

    def play(self) -> None:
        """Play to the end; before each answer the views are compared."""
        silent = NOBODY
        while (question := next_question(self.state, silent)) is not None:
            table = self.tables[question.seat]
            if not question.may_pass:
                table.asked(question.choices)
            if question.may_pass and self.chance.random() < 0.9:
                silent = silent | {question.seat}
                continue
            assert table.view == seat_view(self.state, question.seat)
            self._do(self._answer(question.choices))
            silent = NOBODY

    def _answer(self, choices: tuple[Action, ...]) -> Action:
        weights = [_weight(choice) for choice in choices]
        (action,) = self.chance.choices(choices, weights)
        if isinstance(action, Return):
            hand = seat_view(self.state, action.seat).hand
            return Return(action.seat, tuple(self.chance.sample(hand, len(action.cards))))
        return action

    def _do(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        for seat, table in enumerate(self.tables):
            old, self.views[seat] = self.views[seat], seat_view(self.state, seat)
            for line in event_lines(old, events, self.views[seat]):
                words = line.removeprefix("event ").split(" ")
                if words[0] == "known":
                    table.hear_known(parse(" ".join(words[1:])))
                elif words[0].isdigit():
                    table.hear(parse(" ".join(words)))
                else:
                    table.hear_fact(*words)


def _weight(choice: Action) -> float:
    """Games by chance would nearly all be solos; this makes the others as frequent."""
    match choice:
        case Choose(what=Choice.SOLO):
            return 0.03
        case Choose(what=Choice.THROW_IN):
            return 0.05
        case Healthy():
            return 2
        case Accept() | Declare() | Genscher():
            return 3
        case _:
            return 1


def _setups(name: str, rules: Rules) -> Iterator[DealSetup]:
    for number in range(1, DEALS + 1):
        setup = deal_setup(rules, name, number)
        if rules.compulsory_solos:
            setup = msgspec.structs.replace(setup, owed=(1, 0, 1, 1))
        yield setup


@pytest.mark.parametrize("name", preset_names())
def test_presets(name: str) -> None:
    for number, setup in enumerate(_setups(name, preset(name))):
        Talk(setup, random.Random(f"{name}{number}")).play()


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_house_rules(name: str) -> None:
    rules = from_dict(HOUSE_RULES[name])
    for number, setup in enumerate(_setups(name, rules)):
        Talk(setup, random.Random(f"{name}{number}")).play()


def test_a_forced_solo() -> None:
    rules = preset("ddv_tournament")
    setup = msgspec.structs.replace(
        deal_setup(rules, "forced", 1), owed=(0, 1, 1, 0), forced_solo=2
    )
    talk = Talk(setup, random.Random(1))
    talk.play()
    assert talk.state.game.compulsory


def test_every_seat_hears_the_same_number_of_actions() -> None:
    talk = Talk(deal_setup(Rules(), "count", 1), random.Random(3))
    talk.play()
    state: DealState = talk.state
    for table in talk.tables:
        assert len(table.view.history) == len(state.history)
