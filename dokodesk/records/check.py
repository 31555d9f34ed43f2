"""Replaying records: is every action allowed, and is every stored result the right one?

Deals are judged by the engine, a match by the engine's ledger; nothing here knows a rule of the
game (RECORD_DETAILS 1, 2.6, 7, 8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from dokodesk.engine.actions import parse
from dokodesk.engine.deal import apply, calls_to_ask, legal_actions, legal_calls, start
from dokodesk.engine.deal import legal_declarations as declarations
from dokodesk.engine.errors import (
    ActionSyntaxError,
    EngineError,
    IllegalAction,
    MatchError,
    Refusal,
)
from dokodesk.engine.match import (
    Match,
    Seating,
    finish_deal,
    forced_person,
    new_match,
    next_setup,
)
from dokodesk.engine.options import Rules
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState
from dokodesk.records.comparison import differences
from dokodesk.records.from_engine import mix_data, result_data
from dokodesk.records.model import DealRecord, MatchRecord, Part, Record
from dokodesk.records.problems import Kind, Problem
from dokodesk.records.yaml_text import flow


class RefusedAction(Problem, frozen=True, kw_only=True):
    """An action that the rules do not allow.

    Attributes:
        refusal: why not.
        facts: the values for its sentence.
    """

    refusal: Refusal
    facts: dict[str, str | int]


class DealReport(msgspec.Struct, frozen=True):
    """What replaying one deal gave.

    Attributes:
        deal: the deal as it stands in the file.
        state: the moment reached; the one before the first refused action if there is one.
            ``None`` if the deal could not even be dealt.
        problems: what is wrong with it.
        judged: false if it was not looked at because an earlier deal of its match is broken.
    """

    deal: DealRecord
    state: DealState | None
    problems: tuple[Problem, ...] = ()
    judged: bool = True

    @property
    def finished(self) -> bool:
        """Whether it was played to its end (or is void)."""
        return self.state is not None and self.state.finished

    @property
    def result(self) -> dict[str, Any] | None:
        """The right result as it should stand in the record; ``None`` for an unfinished deal."""
        if self.state is None or self.state.result is None:
            return None
        return result_data(self.state.result)


class PartReport(msgspec.Struct, frozen=True):
    """What replaying a match, or deals that stand alone, gave.

    Attributes:
        part: as it stands in the file.
        deals: a report for each deal, in order.
        match: where the match stands after the last deal that could be replayed.
        problems: what is wrong with the match itself.
    """

    part: Part
    deals: tuple[DealReport, ...]
    match: Match | None = None
    problems: tuple[Problem, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """What replaying a file gave."""

    parts: tuple[PartReport, ...]

    @property
    def deals(self) -> tuple[DealReport, ...]:
        """The reports of all deals in order."""
        return tuple(deal for part in self.parts for deal in part.deals)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong, in the order of the file."""
        found: list[Problem] = []
        for part in self.parts:
            found += part.problems
            for deal in part.deals:
                found += deal.problems
        return tuple(found)


def check_record(record: Record, on_deal: Callable[[], object] = lambda: None) -> Report:
    """Replay a whole file.

    Args:
        record: what stands in the file.
        on_deal: called after each deal, for a progress display.
    """
    last_place = len(record.deals)
    return Report(tuple(_check_part(part, last_place, on_deal) for part in record.parts))


def _check_part(part: Part, last_place: int, on_deal: Callable[[], object]) -> PartReport:
    reports = []
    course = None if part.match is None else _Course(part.match)
    for deal in part.deals:
        reports.append(_check_deal(deal, course, is_last=deal.place == last_place))
        on_deal()
    return PartReport(part, tuple(reports), None if course is None else course.match)


class _Course:
    """How a match goes on from deal to deal.

    Attributes:
        record: the match document.
        match: the match between two deals; ``None`` before the first one tells who deals.
        broken: a deal could not be replayed, so what follows cannot be judged.
    """

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.match: Match | None = None
        self.broken = False

    def setup(self, deal: DealRecord) -> tuple[DealSetup, Seating]:
        """How a deal begins, if it is the one that comes next.

        Raises:
            EngineError: it is not.
        """
        assert deal.players is not None
        seating = Seating(deal.players, deal.dealer, deal.forehand)
        if self.match is None:
            record = self.record
            step = 1 if record.rules.direction == "cw" else -1
            dealer = (deal.players[deal.forehand] - step) % len(record.names)
            self.match = new_match(record.rules, record.names, dealer, record.planned)
        match = self.match
        given = deal.given
        time_is_up = isinstance(given.forced_solo, int) and forced_person(match) is None
        setup = next_setup(match, deal.hands, seating, time_is_up)
        if deal.number != match.ledger.number:
            raise MatchError(f"'number' is {deal.number}; this is deal {match.ledger.number}")
        _compare_state(deal, setup)
        return setup, seating


def _compare_state(deal: DealRecord, setup: DealSetup) -> None:
    given = deal.given
    stated = {
        "compulsory_owed": (given.owed, setup.owed),
        "compulsory_mix_owed": (given.mix_owed, setup.mix_owed),
        "forced_solo": (given.forced_solo, setup.forced_solo),
        "bock": (given.bock, setup.bock),
    }
    for key, (written, right) in stated.items():
        if written is not msgspec.UNSET and written != right:
            raise MatchError(
                f"'{key}' is {_state_text(written)}; "
                f"after the deals before it should be {_state_text(right)}"
            )


def _state_text(value: Any) -> str:
    if isinstance(value, tuple) and value and not isinstance(value[0], int):
        return flow([mix_data(mix) for mix in value])
    return flow(value)


def setup_alone(deal: DealRecord) -> DealSetup:
    """How a deal that stands alone begins: what is not given is as at the start of a match.

    Raises:
        MatchError: what is given cannot come about under these rules (RECORD_DETAILS 8).
    """
    rules, given = deal.rules, deal.given
    ledger = new_match(rules, ("", "", "", ""), first_dealer=0).ledger
    owed = ledger.owed if given.owed is msgspec.UNSET else given.owed
    most = ledger.owed[0]
    if any(number > most for number in owed):
        raise MatchError(f"'compulsory_owed': under these rules nobody owes more than {most}")
    mix = ledger.mix if given.mix_owed is msgspec.UNSET else given.mix_owed
    if mix is not None:
        limit = rules.compulsory_solo_mix
        if any(left.suit > limit.suit or left.picture > limit.picture for left in mix):
            raise MatchError("'compulsory_mix_owed': more is missing than the rules ask for")
    forced = None if given.forced_solo is msgspec.UNSET else given.forced_solo
    if forced is not None and owed[forced] == 0:
        raise MatchError(f"'forced_solo': seat {forced} owes no solo")
    bock = 1 if given.bock is msgspec.UNSET else given.bock
    if not _bock_possible(rules, bock):
        raise MatchError(f"'bock': {bock} is not a factor that these rules can give")
    return DealSetup(
        rules=rules,
        forehand=deal.forehand,
        dealer=deal.dealer,
        hands=deal.hands,
        owed=owed,
        mix_owed=mix,
        forced_solo=forced,
        bock=bock,
    )


def _bock_possible(rules: Rules, bock: int) -> bool:
    """Whether a factor is a power of ``bock_multiplier``, with the option on."""
    if not rules.bock:
        return bock == 1
    factor = 1
    while factor < bock and rules.bock_multiplier > 1:
        factor *= rules.bock_multiplier
    return factor == bock


def _check_deal(deal: DealRecord, course: _Course | None, *, is_last: bool) -> DealReport:
    if course is not None and course.broken:
        return DealReport(deal, None, judged=False)
    seating = None
    try:
        if course is None:
            setup = setup_alone(deal)
        else:
            setup, seating = course.setup(deal)
        state = start(setup)
    except EngineError as error:
        if course is not None:
            course.broken = True
        kind = Kind.REFUSED
        return DealReport(deal, None, (_problem(deal, kind, str(error)),))
    state, refused = _played(state, deal)
    problems = [] if refused is None else [refused]
    if refused is None:
        problems += _end_problems(deal, state, is_last=is_last)
    if course is not None:
        if state.finished and refused is None:
            assert course.match is not None
            course.match = finish_deal(course.match, state, seating)
        else:
            course.broken = True
    return DealReport(deal, state, tuple(problems))


def _played(state: DealState, deal: DealRecord) -> tuple[DealState, Problem | None]:
    """The state after the actions of a deal, or before the first one that is refused."""
    for place, text in enumerate(deal.actions, start=1):
        try:
            state, _ = apply(state, parse(text))
        except IllegalAction as error:
            return state, RefusedAction(
                Kind.REFUSED,
                error.reason.value.format(**error.facts),
                deal=deal.place,
                line=deal.line,
                action=place,
                text=text,
                allowed=tuple(allowed_texts(state)),
                refusal=error.reason,
                facts=error.facts,
            )
        except ActionSyntaxError as error:
            reason = str(error)
        else:
            continue
        return state, Problem(
            Kind.REFUSED,
            reason,
            deal=deal.place,
            line=deal.line,
            action=place,
            text=text,
            allowed=tuple(allowed_texts(state)),
        )
    return state, None


def allowed_texts(state: DealState) -> Iterator[str]:
    """Everything anybody could do at this moment: the seat in turn first, then words out of it."""
    seen = set()
    for action in legal_actions(state):
        seen.add(action)
        yield action.text
    for seat in ALL_SEATS:
        for action in declarations(state, seat):
            if action not in seen:
                yield action.text
    for seat in calls_to_ask(state):
        for call in legal_calls(state, seat):
            if call not in seen:
                yield call.text


def _end_problems(deal: DealRecord, state: DealState, *, is_last: bool) -> list[Problem]:
    """What is wrong with the end of a deal whose actions are all allowed."""
    if state.result is not None:
        if not deal.has_result:
            return []
        right = result_data(state.result)
        return [
            _problem(deal, Kind.DIFFERENT, difference)
            for difference in differences(deal.data["result"], right)
        ]
    problems = []
    if deal.has_result:
        problems.append(
            _problem(deal, Kind.DIFFERENT, "a result is stored, but the deal is not finished")
        )
    if not is_last:
        problems.append(
            _problem(
                deal,
                Kind.REFUSED,
                "the deal is not finished; such a deal can only be the last of a file",
            )
        )
    return problems


def _problem(deal: DealRecord, kind: Kind, reason: str) -> Problem:
    return Problem(kind, reason, deal=deal.place, line=deal.line)
