"""Counts how often each rule option matters: ``python -m tools.rule_frequencies [DEALS]``.

Computer players play deals under a few sets of rules. Then every deal is played again, action by
action, with each option changed to other values. That can end in other scores, or not be possible
any more; or the same actions are possible, but somebody had something else to choose from on the
way. Both are counted and written to ``dokodesk/assets/rule_frequencies.json``, where the rules
dialog finds them. The same number of deals gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.levels import make_player
from dokodesk.engine.bock import bock_triggered
from dokodesk.engine.deal import apply, legal_actions, legal_calls, start
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.option_model import (
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
)
from dokodesk.engine.options import GROUPS, OPTIONS, Rules
from dokodesk.engine.rules import code, from_dict, inactive, pointless, preset
from dokodesk.engine.state import ALL_SEATS, DealState
from dokodesk.model.rule_frequencies import FILE, Frequencies, Frequency

TARGET: Final = Path(__file__).resolve().parent.parent / "dokodesk" / "assets" / FILE
DEALS: Final = 300
LEVEL: Final = "standard"
_SEED: Final = "rule frequencies"

#: So many of the rules are presets.
_PRESETS: Final = 2

#: Beyond the two presets that most people know: rules under which the rarer options have an effect.
_MORE_RULES: Final[tuple[dict[str, Any], ...]] = (
    {
        "dulle_rule": "second",
        "pigs": "start",
        "pigs_in_solos": "trump_ace",
        "pigs_in_poverty": "after_exchange",
        "super_pigs": "ten",
        "hyper_pigs": "king",
        "super_pigs_in_solos": True,
        "super_pigs_in_poverty": True,
        "genscher": "heart_queens",
        "black_sow": "plays_alone",
        "forced_announce": True,
        "forced_announce_window": 2,
        "announce_latest": [3, 3, 4, 5, 6],
        "re_kontra_effect": "double",
        "fox_wins_last": 1,
        "score_mode": "plus",
        "poverty_fox_count": "ignore_foxes",
        "redeal_nines": 5,
        "extras_in_solos": "all",
        "bock": True,
        "bock_triggers": ["tie_120", "heart_trick", "lost_solo", "lost_re_kontra"],
    },
    {
        "deck": "40",
        "pigs": "second_after_first_safe",
        "silent_wedding_scoring": "normal",
        "tie_120": "nobody",
    },
)

#: Numbers that some table plays; for the others the neighbours of the number are tried.
_NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "poverty_max_trumps": (2, 4),
    "redeal_nines": (0, 5),
    "redeal_kings": (0, 5),
    "redeal_nines_kings": (0, 7, 8),
    "redeal_points_high": (0, 80),
    "redeal_points_low": (0, 35),
    "redeal_trumps_max": (-1, 1, 2),
    "wedding_limit": (2, 4),
    "announce_min_left": (0, 3, 5),
    "reply_extra_cards": (0, 1),
    "forced_announce_points": (30, 35),
    "doppelkopf_min": (0, 40),
    "cowardice": (0, 3),
}

#: These concern the match as a whole, or deals to come, and leave a single deal as it is.
_WHOLE_MATCH: Final = frozenset(
    {
        *(option.key for group in GROUPS if group.letter in "AJ" for option in group.options),
        "bock_length",
        "bock_multiplier",
        "bock_scope",
        "bock_stack",
        "compulsory_enforcement",
        "compulsory_first",
        "compulsory_offer",
        "compulsory_solo_mix",
        "compulsory_solos",
        "silent_counts_compulsory",
        "solo_same_dealer",
    }
)
#: Only these can change who may announce what.
_ABOUT_CALLS: Final = frozenset(
    {
        "wedding_shift",
        "genscher_calls",
        *(option.key for group in GROUPS if group.letter == "H" for option in group.options),
    }
)


class Played(msgspec.Struct, frozen=True):
    """A deal that was played, and what everybody could have done at each moment."""

    end: DealState
    choices: tuple[frozenset[str], ...]
    calls: tuple[frozenset[str], ...]


def rule_sets() -> tuple[Rules, ...]:
    """The rules that are played; an option is looked at under the first that give it an effect."""
    usual = preset("pagat_standard")
    return (usual, preset("kneipe"), *(from_dict(changes, usual) for changes in _MORE_RULES))


def measured(sets: Sequence[Rules]) -> dict[str, tuple[int, ...]]:
    """Under which of the rules each option is looked at; those that cannot be are missing.

    Both of the presets, if it has an effect there: whoever plays with a rule makes use of it, so
    some options matter more where they are on.
    """
    places: dict[str, tuple[int, ...]] = {}
    for option in OPTIONS:
        if option.key in _WHOLE_MATCH:
            continue
        fitting = tuple(
            place
            for place, rules in enumerate(sets)
            if inactive(rules, option.key) is None and pointless(rules, option.key) is None
        )
        usual = tuple(place for place in fitting if place < _PRESETS)
        if fitting:
            places[option.key] = usual or fitting[:1]
    return places


def other_values(option: Option, value: Any) -> Iterator[Any]:
    """The values to compare with, without the one in force."""
    match option:
        case Switch():
            yield not value
        case OneOf(values=values):
            yield from (known.name for known in values if known.name != value)
        case Number(low=low, high=high, key=key):
            tried = _NUMBERS.get(key, (value - 1, value + 1))
            yield from (n for n in tried if low <= n <= high and n != value)
        case SetOf(values=values):
            yield from (value ^ {known.name} for known in values)
        case Ranking(values=values):
            names = tuple(known.name for known in values)
            yield from {value[::-1], names, names[::-1]} - {value}
        case NumberList(high=high):
            for place, number in enumerate(value):
                yield (*value[:place], min(number + 1, high), *value[place + 1 :])
        case MixOf():
            return


def play(rules: Rules, number: int) -> Played:
    """One deal of the series, with what could have been done in it."""
    players = [make_player(LEVEL) for _ in ALL_SEATS]
    end = play_deal(deal_setup(rules, _SEED, number), players, f"{_SEED} {number}")
    state = start(end.setup)
    choices, calls = [], []
    for action in end.history:
        choices.append(_choices(state))
        calls.append(_calls(state))
        state, _ = apply(state, action)
    return Played(end, tuple(choices), tuple(calls))


def difference(deal: Played, key: str, value: Any) -> tuple[bool, bool]:
    """Whether a value would have changed the result of a deal, and whether somebody's choice."""
    rules = msgspec.structs.replace(deal.end.rules, **{key: value})
    setup = msgspec.structs.replace(deal.end.setup, rules=rules)
    with_calls = key in _ABOUT_CALLS
    chose = False
    state = start(setup)
    for number, action in enumerate(deal.end.history):
        if not chose:
            chose = _choices(state) != deal.choices[number] or (
                with_calls and _calls(state) != deal.calls[number]
            )
        try:
            state, _ = apply(state, action)
        except IllegalAction:
            return True, True
    return not _same_end(deal.end, state), chose


def count(deals: int) -> Frequencies:
    """Plays and compares; says on standard error how far it is."""
    sets = rule_sets()
    places = measured(sets)
    options = {option.key: option for option in OPTIONS if option.key in places}
    counts = {key: [(0, 0)] * len(sets) for key in options}
    for place, rules in enumerate(sets):
        here = [option for key, option in options.items() if place in places[key]]
        for number in range(1, deals + 1):
            deal = play(rules, number)
            for option in here:
                result, choice = _any_difference(deal, option)
                before = counts[option.key][place]
                counts[option.key][place] = (before[0] + result, before[1] + choice)
            if number % 10 == 0:
                print(f"rules {place + 1} of {len(sets)}, deal {number}", file=sys.stderr)
    return Frequencies(
        deals=deals,
        players=LEVEL,
        rules=tuple(code(rules) for rules in sets),
        options={key: Frequency(deals, *max(found)) for key, found in counts.items()},
    )


def _any_difference(deal: Played, option: Option) -> tuple[bool, bool]:
    result = choice = False
    for value in other_values(option, getattr(deal.end.rules, option.key)):
        changes_result, changes_choice = difference(deal, option.key, value)
        result = result or changes_result
        choice = choice or changes_choice
        if result and choice:
            break
    return result, choice


def _choices(state: DealState) -> frozenset[str]:
    return frozenset(repr(action) for action in legal_actions(state))


def _calls(state: DealState) -> frozenset[str]:
    return frozenset(repr(call) for seat in ALL_SEATS for call in legal_calls(state, seat))


def _same_end(before: DealState, after: DealState) -> bool:
    if before.result is None or after.result is None:
        return before.result is after.result
    same = before.result.scores == after.result.scores
    return same and _starts_bock(before) == _starts_bock(after)


def _starts_bock(state: DealState) -> bool:
    return state.rules.bock and bock_triggered(state)


def main(arguments: Sequence[str]) -> int:
    """Counts and writes the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.rule_frequencies", description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=DEALS, help="for each set of rules")
    deals: int = parser.parse_args(arguments).deals
    if deals < 1:
        parser.error("at least one deal")
    found = count(deals)
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{TARGET.name}: {len(found.options)} options, {deals} deals for each set of rules")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
