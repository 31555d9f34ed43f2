"""Plain data to records: every key that matters has the right form, or the file is refused.

Whether a deal is one that the rules allow is not asked here; see ``check``. A file is read as a
whole or not at all, and everything that is wrong with it is reported at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeGuard

import msgspec

from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.rule_forms import Problem as OptionProblem
from dokodesk.engine.rules import RulesError, from_rules_mapping
from dokodesk.records.documents import MAX_FILE_BYTES, Document, decoded, read_documents
from dokodesk.records.model import (
    STATE_KEYS,
    VERSION,
    DealRecord,
    Given,
    MatchRecord,
    Part,
    Record,
)
from dokodesk.records.problems import Kind, Problem, RecordError, WrongRules, shown, unreadable

_LEAST_PLAYERS = 4
_MOST_PLAYERS = 7
_SEATS = range(4)


def read_record(data: bytes) -> Record:
    """The record in the bytes of a ``.doko`` file.

    Raises:
        RecordError: with everything that is wrong.
    """
    return record_of(read_documents(decoded(data)))


def load_bytes(path: Path) -> bytes:
    """The content of a file, as far as a record can be that long.

    Raises:
        RecordError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise unreadable(f"the file cannot be read: {reason}") from None


class _Wrong(Exception):
    """A document that is not what it should be; the text says what is.

    Attributes:
        options: what is wrong with its rules, if it is about them.
    """

    def __init__(self, reason: str, options: tuple[OptionProblem, ...] = ()) -> None:
        super().__init__(reason)
        self.options = options


def record_of(documents: Iterable[Document]) -> Record:
    """The record that documents make.

    Raises:
        RecordError: with everything that is wrong.
    """
    problems: list[Problem] = []
    parts: list[Part] = []
    match: MatchRecord | None = None
    match_is_bad = False
    deals: list[DealRecord] = []
    place = 0

    def close() -> None:
        if match is not None or deals:
            parts.append(Part(match, tuple(deals)))

    for document in documents:
        kind = document.data.get("kind")
        deal = kind == "deal"
        place += deal
        try:
            _check_header(document.data)
            if deal:
                if not match_is_bad:
                    deals.append(_deal(document, match, place))
                continue
            close()
            match, deals = None, []
            match_is_bad = True
            match = _match(document)
            match_is_bad = False
        except _Wrong as wrong:
            where = place if deal else 0
            problem = Problem(Kind.UNREADABLE, str(wrong), line=document.line, deal=where)
            if wrong.options:
                problem = WrongRules(
                    Kind.UNREADABLE,
                    str(wrong),
                    line=document.line,
                    deal=where,
                    options=wrong.options,
                )
            problems.append(problem)
    close()
    if problems:
        raise RecordError(problems)
    return Record(tuple(parts))


def _check_header(data: dict[str, Any]) -> None:
    version = data.get("doko")
    if not _is_number(version):
        raise _Wrong(f"'doko' must be the number of the format, {VERSION}, not {shown(version)}")
    if version != VERSION:
        raise _Wrong(f"this is format {version}; this program reads format {VERSION}")
    if data.get("kind") not in ("match", "deal"):
        raise _Wrong(f"'kind' must be match or deal, not {shown(data.get('kind'))}")


# --- match ----------------------------------------------------------------------------------------


def _match(document: Document) -> MatchRecord:
    data = document.data
    planned = data.get("deals")
    if planned is not None and (not _is_number(planned) or planned < 1):
        raise _Wrong(f"'deals' must be the planned number of deals, not {shown(planned)}")
    return MatchRecord(
        data=data,
        rules=_rules(data.get("rules")),
        names=_names(data.get("players")),
        planned=planned,
        line=document.line,
    )


def _names(players: object) -> tuple[str, ...]:
    if not isinstance(players, list) or not _LEAST_PLAYERS <= len(players) <= _MOST_PLAYERS:
        raise _Wrong("'players' must be a list of four to seven names")
    names = []
    for name in players:
        if _is_number(name):
            name = str(name)
        if not isinstance(name, str):
            raise _Wrong(
                f"'players' must be names, not {shown(name)}; "
                "a name that YAML takes for something else stands in quotes"
            )
        names.append(name)
    return tuple(names)


def _rules(mapping: object) -> Rules:
    if not isinstance(mapping, dict):
        raise _Wrong(f"'rules' must name a preset and what differs from it, not {shown(mapping)}")
    # The same rules stand in every deal of a collection.
    return _rules_of(json.dumps({key: mapping.get(key) for key in ("preset", "options")}))


@lru_cache(maxsize=64)
def _rules_of(text: str) -> Rules:
    mapping = {key: value for key, value in json.loads(text).items() if value is not None}
    try:
        return from_rules_mapping(mapping)
    except RulesError as error:
        problems = [f"rule option {problem.text}" for problem in error.problems]
        raise _Wrong("; ".join(problems), error.problems) from None


# --- deal -----------------------------------------------------------------------------------------


def _deal(document: Document, match: MatchRecord | None, place: int) -> DealRecord:
    data = document.data
    if match is None:
        if "rules" not in data:
            raise _Wrong("a deal that stands alone carries 'rules'")
        rules = _rules(data["rules"])
    else:
        if "rules" in data:
            raise _Wrong("the deals of a match carry no 'rules'; those of the match hold")
        rules = match.rules
    dealer, forehand = _dealer(data, rules)
    return DealRecord(
        data=data,
        rules=rules,
        hands=_hands(data.get("hands")),
        forehand=forehand,
        dealer=dealer,
        actions=_actions(data.get("actions")),
        given=_given(data.get("state"), rules),
        players=None if match is None else _players(data.get("players"), len(match.names)),
        number=None if match is None else _number(data.get("number")),
        line=document.line,
        place=place,
    )


def _dealer(data: dict[str, Any], rules: Rules) -> tuple[int | None, int]:
    dealer, forehand = data.get("dealer"), data.get("forehand")
    if forehand is not None and not _is_seat(forehand):
        raise _Wrong(f"'forehand' must be a seat 0-3, not {shown(forehand)}")
    if dealer == "out":
        if forehand is None:
            raise _Wrong("with 'dealer: out' the key 'forehand' must name a seat")
        return None, forehand
    if not _is_seat(dealer):
        raise _Wrong(f"'dealer' must be a seat 0-3 or out, not {shown(dealer)}")
    following = (dealer + (1 if rules.direction == "cw" else 3)) % 4
    if forehand not in (None, following):
        raise _Wrong(f"'forehand' is the seat after the dealer, {following}, not {forehand}")
    return dealer, following


def _hands(given: object) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(given, list) or len(given) != len(_SEATS):
        raise _Wrong("'hands' must be four lines of cards, one for each seat")
    hands = []
    for seat, line in enumerate(given):
        if not isinstance(line, str):
            raise _Wrong(f"'hands': the hand of seat {seat} must be a line of cards")
        try:
            hands.append(tuple(Card.from_code(code) for code in line.split()))
        except ValueError as error:
            raise _Wrong(f"'hands': seat {seat}: {error}") from None
    return tuple(hands)


def _actions(given: object) -> tuple[str, ...]:
    if given is None:
        return ()
    if not isinstance(given, list):
        raise _Wrong("'actions' must be a list of texts")
    for place, text in enumerate(given, start=1):
        if not isinstance(text, str):
            raise _Wrong(f"'actions': number {place} must be a text, not {shown(text)}")
    return tuple(given)


def _players(given: object, persons: int) -> tuple[int, ...]:
    if (
        not isinstance(given, list)
        or len(given) != len(_SEATS)
        or not all(_is_number(person) and 0 <= person < persons for person in given)
        or len(set(given)) != len(_SEATS)
    ):
        raise _Wrong(
            f"'players' must be four different indexes 0-{persons - 1} into the match's players"
        )
    return tuple(given)


def _number(given: object) -> int:
    if not _is_number(given):
        raise _Wrong(f"'number' must be the number of the deal, not {shown(given)}")
    return given


def _given(state: object, rules: Rules) -> Given:
    if state is None:
        return Given()
    if not isinstance(state, dict):
        raise _Wrong("'state' must be a mapping")
    for key in state:
        if key not in STATE_KEYS:
            raise _Wrong(f"'state' has no key {shown(key)}; possible: {', '.join(STATE_KEYS)}")
    if "compulsory_mix_owed" in state and rules.compulsory_solo_mix == SoloMix():
        raise _Wrong("'compulsory_mix_owed' needs the option compulsory_solo_mix")
    found: dict[str, Any] = {}
    if "compulsory_owed" in state:
        found["owed"] = _four_numbers(state["compulsory_owed"])
    if "compulsory_mix_owed" in state:
        found["mix_owed"] = _four_mixes(state["compulsory_mix_owed"])
    if "forced_solo" in state:
        forced = state["forced_solo"]
        if forced is not None and not _is_seat(forced):
            raise _Wrong(f"'forced_solo' must be a seat 0-3 or null, not {shown(forced)}")
        found["forced_solo"] = forced
    if "bock" in state:
        bock = state["bock"]
        if not _is_number(bock) or bock < 1:
            raise _Wrong(f"'bock' must be a factor from 1 on, not {shown(bock)}")
        found["bock"] = bock
    return msgspec.structs.replace(Given(), **found)


def _four_numbers(owed: object) -> tuple[int, ...]:
    if (
        not isinstance(owed, list)
        or len(owed) != len(_SEATS)
        or not all(_is_number(number) and number >= 0 for number in owed)
    ):
        raise _Wrong("'compulsory_owed' must be four numbers, one for each seat")
    return tuple(owed)


def _four_mixes(mixes: object) -> tuple[SoloMix, ...]:
    if not isinstance(mixes, list) or len(mixes) != len(_SEATS):
        raise _Wrong("'compulsory_mix_owed' must be four mappings, one for each seat")
    found = []
    for mix in mixes:
        if (
            not isinstance(mix, dict)
            or set(mix) != {"suit", "picture"}
            or not all(_is_number(number) and number >= 0 for number in mix.values())
        ):
            raise _Wrong(
                "'compulsory_mix_owed' must be four mappings with numbers for 'suit' and 'picture'"
            )
        found.append(SoloMix(mix["suit"], mix["picture"]))
    return tuple(found)


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_seat(value: object) -> TypeGuard[int]:
    return _is_number(value) and value in _SEATS
