"""Golden matches: records of every kind of game under every preset, kept as text in tests/data.

    python -m tests.helpers.golden

writes them anew. They only change when a rule, the scoring or the format changes, and the
difference is to be read like code. Each match is played by chance from fixed codes; whoever may
choose the wanted game does so.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from dokodesk.engine.actions import (
    Accept,
    Action,
    Call,
    Choice,
    Choose,
    Declare,
    Genscher,
    Reserve,
    Return,
)
from dokodesk.engine.cards import Card, count
from dokodesk.engine.contracts import (
    BLACK_SOW,
    CONTRACTS,
    FAILED_WEDDING,
    NORMAL,
    POVERTY,
    SILENT_WEDDING,
    VOID,
    WEDDING,
    solo_names,
)
from dokodesk.engine.deal import apply, calls_to_ask, legal_actions, legal_calls, start
from dokodesk.engine.match import Match, finish_deal, new_match, next_seating, next_setup
from dokodesk.engine.option_model import SetOf
from dokodesk.engine.options import OPTION, Rules
from dokodesk.engine.reservations import choices_for
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import DealState
from dokodesk.records.from_engine import match_documents
from dokodesk.records.writer import written

FOLDER = Path(__file__).resolve().parent.parent / "data" / "golden"
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fritz", "Gül")

_MOST_CODES = 20_000
_CALLS = 0.08
_DECLARES = 0.7


class Golden(NamedTuple):
    """A match to be recorded.

    Attributes:
        name: of the file.
        rules: the options.
        persons: people at the table.
        wanted: for each deal the contract; after a stroke words that an action of it must hold.
    """

    name: str
    rules: Rules
    persons: int
    wanted: tuple[str, ...]


def goldens() -> Iterator[Golden]:
    """All golden matches."""
    for name in preset_names():
        rules = preset(name)
        yield Golden(name, rules, 4, offered(rules))
    solo_types = OPTION["solo_types"]
    assert isinstance(solo_types, SetOf)
    every_solo = frozenset(value.name for value in solo_types.values)
    base = Rules()
    yield Golden("house_every_solo", _with(base, solo_types=every_solo), 4, solo_names(every_solo))
    yield Golden(
        "house_black_sow",
        _with(base, black_sow="forced_solo", poverty_refused="black_sow", poverty="exchange"),
        4,
        (BLACK_SOW,) * 3,
    )
    yield Golden(
        "house_pigs_and_genscher",
        _with(
            base,
            pigs="on_first_play",
            super_pigs="ten",
            hyper_pigs="king",
            super_pigs_same_hand=True,
            genscher="heart_queens",
            dulle_rule="second",
        ),
        4,
        (
            "normal/declare pigs",
            "normal/declare super_pigs",
            "normal/declare hyper_pigs",
            "silent_wedding/declare pigs",
            "normal/declare genscher",
            "wedding/declare genscher",
        ),
    )
    yield Golden(
        "house_auction",
        _with(base, solo_auction="announcement_levels", solo_bonus="double"),
        4,
        ("queens/bid no90", "suit_clubs/bid schwarz", "aces/pass"),
    )
    yield Golden(
        "house_five_at_the_table",
        _with(preset("ddv_tournament"), direction="ccw", table_size=5),
        5,
        (NORMAL, "jacks", NORMAL, "aces", NORMAL, "queens", NORMAL, "suit_hearts", "aces"),
    )
    yield Golden(
        "house_bock",
        _with(
            preset("kneipe"),
            bock_triggers=frozenset({"both_called", "lost_solo"}),
            bock_stack="multiply",
            bock_length=2,
        ),
        4,
        (
            "normal/call kontra",
            "jacks",
            NORMAL,
            "normal/call re",
            "normal/call kontra",
            NORMAL,
            NORMAL,
        ),
    )


def offered(rules: Rules) -> tuple[str, ...]:
    """Every game that can be played under these rules."""
    found = [NORMAL, SILENT_WEDDING] if rules.silent_wedding == "allowed" else [NORMAL]
    if rules.wedding:
        found += [WEDDING, FAILED_WEDDING]
    if rules.poverty == "exchange":
        found.append(POVERTY)
    if rules.poverty == "exchange" or rules.redeal_kings or rules.redeal_nines:
        found.append(VOID)
    return (*found, *solo_names(rules.solo_types))


def _with(rules: Rules, **options: object) -> Rules:
    return msgspec.structs.replace(rules, **options)


def text_of(golden: Golden) -> str:
    """The record of a golden match."""
    planned = sum(wanted != VOID for wanted in golden.wanted)
    match = new_match(golden.rules, NAMES[: golden.persons], first_dealer=3, planned=planned)
    seeds = []
    for place, wanted in enumerate(golden.wanted, start=1):
        code, state = _deal_with(golden, match, place, wanted)
        match = finish_deal(match, state, next_seating(match))
        seeds.append(code)
    documents = match_documents(match, program="golden", seeds=tuple(seeds))
    return written(documents)


def _deal_with(golden: Golden, match: Match, place: int, wanted: str) -> tuple[str, DealState]:
    """The first deal of a row of codes that turns out as the wanted game."""
    contract, _, words = wanted.partition("/")
    for number in range(_MOST_CODES):
        code = derived_code(f"golden|{golden.name}|{place}", number)
        hands = deal_hands(code, golden.rules.deck)
        if not _worth_a_try(golden.rules, hands, contract):
            continue
        state = start(next_setup(match, hands, next_seating(match)))
        state = _played(state, contract, words, random.Random(code))
        assert state.result is not None
        if state.result.contract == contract and any(
            words in action.text for action in state.history
        ):
            return code, state
    raise RuntimeError(f"{golden.name}: no deal became {wanted}")


def _worth_a_try(rules: Rules, hands: tuple[tuple[Card, ...], ...], contract: str) -> bool:
    """Leaves out hands that cannot become the wanted game, because playing takes longer."""
    together = any(hand.count(Card.CQ) == 2 for hand in hands)
    if contract in (WEDDING, FAILED_WEDDING, SILENT_WEDDING):
        return together
    return contract != NORMAL or not together


def _played(state: DealState, contract: str, words: str, chance: random.Random) -> DealState:
    auction = words.startswith(("bid", "pass"))
    chooser = state.setup.order_from(state.setup.forehand)[chance.randrange(4)]
    while not state.finished:
        action = _spoken(state, chance) or _wanted(
            state, contract, -1 if auction else chooser, chance
        )
        state, _ = apply(state, action)
    return state


def _spoken(state: DealState, chance: random.Random) -> Action | None:
    calls: list[Call] = []
    for seat in calls_to_ask(state):
        calls += legal_calls(state, seat)
    if calls and chance.random() < _CALLS:
        return chance.choice(calls)
    return None


def _wanted(state: DealState, contract: str, chooser: int, chance: random.Random) -> Action:
    """Whatever brings the deal nearer to the wanted game; else anything legal.

    A solo is chosen by ``chooser``, or by everybody if that is -1.
    """
    legal = legal_actions(state)
    declarations = [action for action in legal if isinstance(action, Declare | Genscher)]
    if declarations and chance.random() < _DECLARES:
        return chance.choice(declarations)
    best = max(_merit(state, action, contract, chooser) for action in legal)
    fitting = [a for a in legal if _merit(state, a, contract, chooser) == best]
    action = chance.choice(fitting)
    if isinstance(action, Return):
        hand = [card for card in Card for _ in range(count(state.hands[action.seat], card))]
        return Return(action.seat, tuple(chance.sample(hand, len(action.cards))))
    return action


_WEDDINGS = frozenset({WEDDING, FAILED_WEDDING})
_POOR = frozenset({POVERTY, VOID, BLACK_SOW})


def _fits(choice: Choose, contract: str) -> bool:
    """Whether a reservation can lead to the wanted game."""
    match choice.what:
        case Choice.SOLO:
            return choice.detail == contract and not choice.voluntary
        case Choice.WEDDING:
            return contract in _WEDDINGS
        case Choice.POVERTY:
            return contract in _POOR
        case _:
            return contract == VOID


def _merit(state: DealState, action: Action, contract: str, chooser: int) -> int:
    solo = contract in CONTRACTS and CONTRACTS[contract].declared_solo
    match action:
        case Choose():
            return 2 if _fits(action, contract) else 0
        case Reserve(seat=seat):
            able = any(_fits(choice, contract) for choice in choices_for(state.setup, seat))
            return 2 if able and (not solo or chooser in (seat, -1)) else 0
        case Accept():
            return 2 if contract == POVERTY else 0
        case Declare() | Genscher():
            return 0
        case _:
            return 1


def path_of(golden: Golden) -> Path:
    """Where the record of a golden match lies."""
    return FOLDER / f"{golden.name}.doko"


def main() -> int:
    """Write all golden matches anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in goldens():
        text = text_of(golden)
        path = path_of(golden)
        changed = not path.is_file() or path.read_text("utf-8") != text
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path.name}: {len(golden.wanted)} deals{', CHANGED' if changed else ''}")
    known = {path_of(golden).name for golden in goldens()}
    for path in sorted(FOLDER.glob("*.doko")):
        if path.name not in known:
            path.unlink()
            print(f"{path.name}: removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
