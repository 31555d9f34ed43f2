"""Reading the rule files of FreeDoko (rules 3.3).

Such a file has a line ``NAME = VALUE`` for each of FreeDoko's switches. Some switches count there
only together with others; where our options do not depend on each other in the same way, that is
followed here, so that the rules that come out play the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from dokodesk.engine.option_model import Number
from dokodesk.engine.options import OPTION, Rules
from dokodesk.engine.rule_forms import Trouble, close_matches, file_form, from_dict, shown
from dokodesk.engine.rules import preset
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.storage.freedoko_switches import (
    CONDITIONS,
    DEADLINES,
    OLD_SWITCHES,
    SOLOS,
    SWITCHES,
    THIRTY,
    TRIGGERS,
)
from dokodesk.storage.rule_problems import FileTrouble, LineProblem, RulesFileError

__all__ = ["FreeDokoRules", "Left", "Taken", "is_freedoko", "read_freedoko"]

_TRUE: Final = frozenset(("true", "yes", "1"))
_FALSE: Final = frozenset(("false", "no", "0"))
_COUNTING: Final = {"plus": "plus", "minus": "minus", "plus-minus": "plus_minus"}
_HEAD: Final = re.compile(r"\s*#\s*FreeDoko rules\b", re.IGNORECASE)
_LEAST_SWITCHES: Final = 3

#: What FreeDoko plays without having a switch for it, beyond the tournament rules.
_FIXED: Final = {
    "compulsory_enforcement": "forced_when_due",
    "deal_cut": False,
    "forced_announce_points": 30,
    "poverty_return_tell": "count",
    "solo_claim": False,
    "wedding_failed_extras": "before_clarification",
}

_AID: Final = QT_TRANSLATE_NOOP("Rules", "an aid of the program, not a rule")
_FOUR: Final = QT_TRANSLATE_NOOP("Rules", "a deal is always played by four")
_ONE_END: Final = QT_TRANSLATE_NOOP(
    "Rules", "a match ends either after its deals or with the pot; its deals were taken"
)
_NO_POT: Final = QT_TRANSLATE_NOOP(
    "Rules", "plus and minus points always add up to 0, so there is no pot"
)
_NO_DEALS: Final = QT_TRANSLATE_NOOP(
    "Rules", "compulsory solos need a match with a fixed number of deals"
)
_NO_EFFECT: Final = QT_TRANSLATE_NOOP("Rules", "without effect there, because of other switches")
_OTHER_SIDE: Final = QT_TRANSLATE_NOOP(
    "Rules", "taken in part: there the duty also ends when the other side has announced"
)
_SHORT_HAND: Final = QT_TRANSLATE_NOOP(
    "Rules", "a hand without nines never has so many cards; the first card became the deadline"
)
_NEAREST: Final = QT_TRANSLATE_NOOP("Rules", "not possible here; the nearest number was taken")

#: With these reasons the switch was taken all the same.
_TAKEN_IN_PART: Final = (_OTHER_SIDE, _SHORT_HAND, _NEAREST)


@dataclass(frozen=True, slots=True)
class Taken:
    """A switch and an option that follows from it, possibly from others as well.

    Attributes:
        switch: FreeDoko's name.
        given: its value in the file.
        option: our name.
        value: our value, as it would be written in a rule file.
    """

    switch: str
    given: str
    option: str
    value: Any


@dataclass(frozen=True, slots=True)
class Left:
    """A switch that was not taken, or not wholly, and why (marked for translation)."""

    switch: str
    given: str
    why: str


@dataclass(frozen=True, slots=True)
class FreeDokoRules:
    """What became of a rule file of FreeDoko.

    Attributes:
        rules: the result; switches that are missing have FreeDoko's own defaults.
        taken: the switches of the file that say something about our options.
        left: those that do not, or not wholly.
        problems: lines that could not be understood; the defaults are used instead.
    """

    rules: Rules
    taken: tuple[Taken, ...]
    left: tuple[Left, ...]
    problems: tuple[LineProblem, ...]


_Value = bool | int | str


class _Line(NamedTuple):
    """A line that says something: its number, name and value."""

    number: int
    name: str
    given: str


def is_freedoko(text: str) -> bool:
    """Whether a text looks like a rule file of FreeDoko."""
    if _HEAD.match(text):
        return True
    names = {line.name for line in _lines(text, [])}
    return len(names & (SWITCHES.keys() | OLD_SWITCHES.keys())) >= _LEAST_SWITCHES


def read_freedoko(text: str) -> FreeDokoRules:
    """The rules in a rule file of FreeDoko.

    Raises:
        RulesFileError: it is none.
    """
    if not is_freedoko(text):
        raise RulesFileError([LineProblem("", FileTrouble.NOT_FREEDOKO)])
    problems: list[LineProblem] = []
    written: dict[str, str] = {}
    settings = _Settings({})
    for line in _lines(text, problems):
        wrong = settings.read(line)
        if wrong is None:
            written[line.name] = line.given
        else:
            problems.append(wrong)
    options, changed = _within_range(_options(settings))
    rules = from_dict(options, preset("ddv_tournament"))
    taken: list[Taken] = []
    left: list[Left] = []
    for name, given in written.items():
        targets = _targets(name)
        why = _why_left(name, settings)
        if not why and any(key in changed for key in targets):
            why = _NEAREST
        if why:
            left.append(Left(name, given, why))
        if not why or why in _TAKEN_IN_PART:
            taken += [
                Taken(name, given, key, file_form(OPTION[key], getattr(rules, key)))
                for key in targets
            ]
    return FreeDokoRules(rules, tuple(taken), tuple(left), tuple(problems))


class _Settings:
    """The values of all switches, FreeDoko's defaults where the file says nothing."""

    def __init__(self, values: dict[str, _Value]) -> None:
        self._values = values

    def read(self, line: _Line) -> LineProblem | None:
        """Takes over a line, or says what is wrong with it."""
        if line.name in OLD_SWITCHES:
            switch, number_name, number = OLD_SWITCHES[line.name]
            self._values[number_name] = number
            return self.read(line._replace(name=switch))
        if line.name not in SWITCHES:
            similar = close_matches(line.name, SWITCHES, most=1)
            return LineProblem(line.name, FileTrouble.UNKNOWN_SWITCH, {}, similar, line=line.number)
        value, fits = _value(SWITCHES[line.name].default, line.given.lower())
        if value is None:
            facts = {"given": shown(line.given)}
            return LineProblem(line.name, Trouble.WRONG_TYPE, facts, fits, line=line.number)
        self._values[line.name] = value
        return None

    def is_on(self, name: str) -> bool:
        """Whether a switch is on, and counts."""
        counts = _COUNTS.get(name)
        return self.is_set(name) and (counts is None or counts(self))

    def is_set(self, name: str) -> bool:
        """Whether a switch is on, whether it counts or not."""
        return bool(self._values.get(name, SWITCHES[name].default))

    def number(self, name: str) -> int:
        """A number."""
        return int(self._values.get(name, SWITCHES[name].default))

    @property
    def counting(self) -> str:
        """How points are written, in our words."""
        return _COUNTING[str(self._values.get("counting", SWITCHES["counting"].default))]

    @property
    def hand_size(self) -> int:
        """Cards in a hand."""
        return 12 if self.is_set("with nines") else 10


def _second_can_win(settings: _Settings) -> bool:
    return settings.is_set("dollen second over first") or settings.is_set(
        "dollen contrary in last trick"
    )


#: When a switch that is on counts in FreeDoko, where our options would not see to it themselves.
_COUNTS: Final[dict[str, Callable[[_Settings], bool]]] = {
    "points limited": lambda settings: settings.counting != "plus_minus",
    "bock after lost re/contra": lambda settings: not settings.is_set("knocking"),
    "throw with one trump": lambda settings: (
        settings.is_set("poverty") and settings.is_set("poverty shift")
    ),
    "poverty fox shift extra": lambda settings: not settings.is_set("poverty shift only trump"),
    "genscher": lambda settings: (
        settings.is_set("with nines")
        or not (settings.is_set("swines") and settings.is_set("hyperswines"))
    ),
    "dollen first over second with swines": _second_can_win,
    "swine only second": lambda settings: (
        not (settings.is_set("swines announcement begin") or settings.is_set("hyperswines"))
    ),
    "hyperswines announcement begin": lambda settings: settings.is_set("swines announcement begin"),
    "extrapoint heart trick": lambda settings: settings.is_set("dollen"),
    "extrapoint catch charlie": lambda settings: settings.is_set("extrapoint charlie"),
    "extrapoint catch double charlie": lambda settings: settings.is_set(
        "extrapoint double charlie"
    ),
}


def _lines(text: str, problems: list[LineProblem]) -> Iterator[_Line]:
    for number, content in enumerate(text.splitlines(), 1):
        line = content.strip()
        if line == "!end":
            return
        if not line or line.startswith("#") or line in ("{", "}"):
            continue
        name, separator, given = line.partition("=")
        if separator:
            yield _Line(number, name.strip(), given.strip().strip('"'))
        else:
            problems.append(LineProblem(shown(line), FileTrouble.NO_SEPARATOR, line=number))


def _value(
    default: bool | int | str, given: str
) -> tuple[bool | int | str | None, tuple[str, ...]]:
    """The value that a text stands for, or none, and what would fit."""
    if isinstance(default, bool):
        value = True if given in _TRUE else False if given in _FALSE else None
        return value, ("true", "false")
    if isinstance(default, int):
        number = int(given) if re.fullmatch(r"[0-9]{1,9}", given) else None
        return number, ("0, 1, 2 ...",)
    return (given if given in _COUNTING else None), tuple(_COUNTING)


def _targets(name: str) -> tuple[str, ...]:
    """The options that a switch speaks about."""
    return SWITCHES[OLD_SWITCHES[name][0] if name in OLD_SWITCHES else name].options


def _why_left(name: str, settings: _Settings) -> str:
    """Why a switch has no counterpart, or only half of one; empty if it has."""
    match name:
        case "number of players in game":
            return _FOUR
        case "points limited" if settings.is_set(name):
            if settings.counting == "plus_minus":
                return _NO_POT
            return _ONE_END if settings.is_set("number of rounds limited") else ""
        case "number of duty soli" if settings.number(name):
            return "" if settings.is_set("number of rounds limited") else _NO_DEALS
        case _ if name == f"{THIRTY} only first" and settings.is_set(name):
            return _OTHER_SIDE
        case _ if name in DEADLINES and settings.number(name) > settings.hand_size:
            return _SHORT_HAND
        case _ if name in OLD_SWITCHES:
            return ""
        case _ if not SWITCHES[name].options:
            return _AID
        case _ if name in _COUNTS and settings.is_set(name) and not settings.is_on(name):
            return _NO_EFFECT
    return ""


def _within_range(options: dict[str, Any]) -> tuple[dict[str, Any], frozenset[str]]:
    """The options with each number in its range, and those that had to be changed."""
    changed: set[str] = set()
    fitting = dict(options)
    for key, value in options.items():
        option = OPTION[key]
        if isinstance(option, Number):
            fitting[key] = min(max(value, option.low), option.high)
        elif key == "compulsory_solo_mix":
            fitting[key] = {kind: min(number, 3) for kind, number in value.items()}
        if fitting[key] != value:
            changed.add(key)
    return fitting, frozenset(changed)


def _options(settings: _Settings) -> dict[str, Any]:
    """Our options, numbers as they come."""
    return {
        **_FIXED,
        **_match(settings),
        **_bock(settings),
        **_reservations(settings),
        **_solo_options(settings),
        **_trumps(settings),
        **_extra_points(settings),
        **_announcements(settings),
    }


def _match(settings: _Settings) -> dict[str, Any]:
    players = settings.number("number of players")
    solos = settings.number("number of duty soli")
    end = "open"
    if settings.is_set("number of rounds limited"):
        end = "deals"
    elif settings.is_on("points limited"):
        end = "points"
    return {
        "table_size": players,
        "match_end": end,
        # FreeDoko counts rounds of ordinary deals; we count the compulsory solos too.
        "match_deals": (settings.number("number of rounds") + solos) * players,
        "match_points": settings.number("points"),
        "score_mode": settings.counting,
        "visible_tricks": settings.number("show tricks number"),
        "deck": "48" if settings.is_set("with nines") else "40",
    }


def _bock(settings: _Settings) -> dict[str, Any]:
    return {
        "bock": settings.is_set("bock"),
        "bock_multiplier": settings.number("bock multiplier"),
        "bock_stack": "append" if settings.is_set("append bock") else "multiply",
        "bock_length": settings.number("number of players"),
        "bock_triggers": [event for name, event in TRIGGERS.items() if settings.is_on(name)],
    }


def _reservations(settings: _Settings) -> dict[str, Any]:
    last = ["poverty", "wedding"]
    if settings.is_set("marriage before poverty"):
        last.reverse()
    poverty = "off"
    if settings.is_set("poverty"):
        poverty = "exchange" if settings.is_set("poverty shift") else "redeal"

    def least(switch: str, number: str) -> int:
        return settings.number(number) if settings.is_set(switch) else 0

    conditions = [
        condition
        for name, offered in CONDITIONS.items()
        if settings.is_set(name)
        for condition in offered
    ]
    return {
        "reservation_priority": ["solo", "redeal", *last],
        "redeal_nines": least("throw with nines", "min number of throwing nines"),
        "redeal_kings": least("throw with kings", "min number of throwing kings"),
        "redeal_nines_kings": least(
            "throw with nines and kings", "min number of throwing nines and kings"
        ),
        "redeal_points_high": least("throw with richness", "min richness for throwing"),
        "redeal_fox_highest": settings.is_set("throw when fox highest trump"),
        "redeal_before_solo": settings.is_set("throwing before solo"),
        "poverty": poverty,
        "poverty_pass": (
            "only_trumps" if settings.is_set("poverty shift only trump") else "three_cards"
        ),
        "poverty_fox_count": (
            "ignore_foxes" if settings.is_set("poverty fox do not count") else "count_all"
        ),
        "poverty_fox_extra": settings.is_on("poverty fox shift extra"),
        "poverty_fox_open": settings.is_set("poverty fox shift open"),
        "poverty_one_trump_redeal": settings.is_on("throw with one trump"),
        # FreeDoko turns the plain-suit trick on when nothing else is.
        "wedding_conditions": conditions or ["plain"],
        "wedding_limit": min(settings.number("marriage determination"), settings.hand_size),
        "wedding_first_match_decides": settings.is_set("marriage first one decides"),
        "genscher": "diamond_kings" if settings.is_on("genscher") else "off",
    }


def _solo_options(settings: _Settings) -> dict[str, Any]:
    solos = settings.number("number of duty soli")
    types = [
        kind
        for name, kinds in SOLOS.items()
        if settings.is_set("solo") and settings.is_set(name)
        for kind in kinds
    ]
    if settings.is_set("lustsolo player leads"):
        leader, dealer = "soloist", "all"
    elif solos:
        leader, dealer = "compulsory_soloist", "compulsory"
    else:
        leader, dealer = "forehand", "none"
    return {
        "solo_types": types,
        "solo_leader": leader,
        "solo_same_dealer": dealer,
        "solo_triple_when_lost": settings.is_set("solo always counts triple"),
        "compulsory_solos": solos,
        "compulsory_solo_mix": {
            "suit": settings.number("number of duty color soli"),
            "picture": settings.number("number of duty picture soli"),
        },
        "compulsory_offer": settings.is_set("offer duty solo"),
    }


def _trumps(settings: _Settings) -> dict[str, Any]:
    second = settings.is_set("dollen second over first")
    if settings.is_set("dollen contrary in last trick"):
        dulle = "second_except_last" if second else "first_except_last"
    else:
        dulle = "second" if second else "first"
    at_start = settings.is_set("swines announcement begin")
    pigs = "off"
    if settings.is_set("swines"):
        if settings.is_on("swine only second"):
            pigs = "second_after_first_safe"
        else:
            pigs = "start" if at_start else "on_first_play"
    in_poverty = "before_exchange" if at_start else "after_exchange"
    card = "nine" if settings.is_set("with nines") else "king"
    early = settings.is_on("hyperswines announcement begin")
    return {
        "h10_trump": settings.is_set("dollen"),
        "dulle_rule": dulle,
        "dulle_first_with_pigs": settings.is_on("dollen first over second with swines"),
        "pigs": pigs,
        "pigs_in_solos": "trump_ace" if settings.is_set("swines in solo") else "off",
        "pigs_in_poverty": in_poverty if settings.is_set("swines in poverty") else "off",
        "super_pigs": card if settings.is_set("hyperswines") else "off",
        "super_pigs_timing": "start" if early else "on_first_play",
        "super_pigs_in_solos": settings.is_set("hyperswines in solo"),
        "super_pigs_in_poverty": settings.is_set("hyperswines in poverty"),
        "super_pigs_same_hand": settings.is_set("swines and hyperswines joint"),
    }


def _extra_points(settings: _Settings) -> dict[str, Any]:
    charlie = "off"
    if settings.is_on("extrapoint catch charlie"):
        only = settings.is_set("extrapoint catch charlie only with diamond queen")
        charlie = "diamond_queen_only" if only else "any"
    return {
        "fox_caught": int(settings.is_set("extrapoint catch fox")),
        "fox_caught_last": int(settings.is_set("extrapoint catch fox last trick")),
        "fox_wins_last": int(settings.is_set("extrapoint fox last trick")),
        "fox_wins_last_double": settings.is_set("extrapoint double fox last trick"),
        "charlie_wins_last": int(settings.is_set("extrapoint charlie")),
        "charlie_caught": charlie,
        "charlie_wins_double": settings.is_set("extrapoint double charlie"),
        "charlie_caught_double": settings.is_on("extrapoint catch double charlie"),
        "dulle_caught": settings.is_set("extrapoint dolle jabs dolle"),
        "heart_trick": settings.is_on("extrapoint heart trick"),
    }


def _announcements(settings: _Settings) -> dict[str, Any]:
    if settings.is_set(f"{THIRTY} only first"):
        further = "none_if_called"
    elif settings.is_set(f"{THIRTY} only re/contra"):
        further = "re_kontra_only"
    else:
        further = "next_level"
    against_old = settings.is_set("announcement contra doubles against re")
    return {
        # FreeDoko counts the cards still held, we the cards already played.
        "announce_latest": [
            max(settings.hand_size - settings.number(name), 0) for name in DEADLINES
        ],
        "announce_min_left": settings.number("last announcement"),
        "announce_open_trick_counts": settings.is_set("announcement till full trick"),
        "anonymous_announce": settings.is_set("knocking"),
        "reply_extra_cards": int(settings.is_set("announcement reply")),
        "re_kontra_binding": settings.is_set("announcement strict limit"),
        "re_kontra_effect": (
            "double" if settings.is_set("announcement re/contra doubles") else "add2"
        ),
        "double_scope": "plus_against_old" if against_old else "game_levels",
        "forced_announce": settings.is_set(THIRTY),
        "forced_announce_raise": further,
        "forced_announce_in_wedding": settings.is_set(f"{THIRTY} in marriage"),
    }
