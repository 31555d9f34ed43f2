"""A whole file: the deals of a match in their order, and deals that stand alone (record 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .calls import SIDES
from .cards import Rules
from .loader import Unreadable, is_int, read_documents, read_hands, read_rules, read_state
from .play import Replay, hand_problem, legal_actions, play_all, start_replay
from .rules import (
    counts_compulsory,
    first_debtor,
    force_due,
    mix_after,
    mix_at_start,
    owed_at_start,
    seats_from,
    solo_repeats_dealer,
    step,
)
from .score import took_nothing
from .state import DealState


@dataclass(frozen=True)
class Problem:
    """Something that is wrong in a file.

    `deal` counts the deal documents of the file from 1, 0 means the file or a match document.
    `action` counts from 1, 0 means the deal as a whole.
    """

    deal: int
    action: int
    reason: str
    allowed: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"deal {self.deal}, " if self.deal else ""
        if self.action:
            where += f"action {self.action}, "
        text = f"{where}{self.reason}" if where else self.reason
        if self.allowed:
            text += "; allowed: " + ", ".join(self.allowed[:12])
        return text


@dataclass
class DealResult:
    """What a replay of one deal document found.

    `result` is None for an unfinished deal. `problem` holds the first refused action, with its
    number.
    """

    replay: Replay
    result: dict[str, Any] | None
    problem: tuple[int, str] | None = None


def forehand_of(rules: Rules, deal: Mapping[str, Any]) -> int:
    """Forehand's seat from `dealer` and `forehand`.

    Raises:
        Unreadable: no dealer, or one that contradicts `forehand`.
    """
    dealer, forehand = deal.get("dealer"), deal.get("forehand")
    if dealer == "out":
        if not isinstance(forehand, int) or isinstance(forehand, bool) or forehand not in range(4):
            raise Unreadable("with 'dealer: out' the key 'forehand' must name a seat")
        return forehand
    if not isinstance(dealer, int) or isinstance(dealer, bool) or dealer not in range(4):
        raise Unreadable("'dealer' must be a seat or out")
    first = (dealer + step(rules)) % 4
    if forehand is not None and forehand != first:
        raise Unreadable("'forehand' is not the seat after the dealer")
    return first


def replay_deal(
    deal: Mapping[str, Any], rules: Rules, state: DealState | None = None
) -> DealResult:
    """Replays a deal document.

    Args:
        deal: The document.
        rules: Every option, see `loader.make_rules`.
        state: What earlier deals left; without it what the document says, or the start of a
            match.

    Raises:
        Unreadable: the document has no usable dealer, hands, state or actions.
    """
    forehand = forehand_of(rules, deal)
    hands = read_hands(deal.get("hands"))
    wrong = hand_problem(rules, hands)
    if wrong is not None:
        raise Unreadable(wrong)
    if state is None:
        state = lone_state(rules, read_state(deal.get("state"), bool(rules["compulsory_solo_mix"])))
    actions = deal.get("actions") or []
    if not isinstance(actions, list):
        raise Unreadable("'actions' must be a list")
    replay = start_replay(rules, hands, forehand, state)
    problem = play_all(replay, actions)
    return DealResult(replay, None if problem else replay.result(), problem)


def legal(deal: Mapping[str, Any], rules: Rules, text: str) -> bool:
    """Whether a text would be allowed after the actions of a deal document."""
    found = replay_deal(deal, rules)
    return found.problem is None and found.replay.problem(text) is None


def bock_is_possible(rules: Rules, factor: int) -> bool:
    """1, or a power of `bock_multiplier`."""
    if factor == 1:
        return True
    base = int(rules["bock_multiplier"])
    if not rules["bock"] or base < 2:
        return bool(rules["bock"] and factor == base)
    while factor > 1 and factor % base == 0:
        factor //= base
    return factor == 1


def lone_state(rules: Rules, given: Mapping[str, Any]) -> DealState:
    """`state` of a deal that stands alone, record 8.

    Raises:
        Unreadable: values that cannot occur.
    """
    state = DealState.start(rules)
    most = owed_at_start(rules)
    if "compulsory_owed" in given:
        state.owed = list(given["compulsory_owed"])
        if any(not 0 <= v <= most for v in state.owed):
            raise Unreadable(f"nobody can owe more than {most} solos or less than none")
    if "compulsory_mix_owed" in given:
        state.mix = [dict(m) for m in given["compulsory_mix_owed"]]
        start = mix_at_start(rules)
        if any(not 0 <= m[k] <= start[k] for m in state.mix for k in start):
            raise Unreadable("'compulsory_mix_owed' does not agree with the rules")
    state.forced = given.get("forced_solo")
    if state.forced is not None and state.owed[state.forced] <= 0:
        raise Unreadable("the seat of 'forced_solo' owes nothing")
    state.bock = given.get("bock", 1)
    if not bock_is_possible(rules, state.bock):
        raise Unreadable(f"the bock factor {state.bock} does not agree with the rules")
    return state


# Bock


def bock_events(replay: Replay, result: Mapping[str, Any]) -> set[str]:
    """The events of a finished deal that can start bock deals, record 8."""
    facts = replay.facts()
    events = set()
    winner = result["winner"]
    if facts.points["re"] == 120 and facts.points["kontra"] == 120:
        events.add("tie_120")
    if not facts.declared_solo and any(t.plain_hearts for t in replay.tricks):
        events.add("heart_trick")
    if facts.declared_solo and winner == "kontra":
        events.add("lost_solo")
    said = [side for side in SIDES if side in facts.words(side)]
    if winner != "none" and any(side != winner for side in said):
        events.add("lost_re_kontra")
    if len(said) == 2:
        events.add("both_called")
    if result["value"] == 0:
        events.add("zero_value")
    if not facts.negative and any(took_nothing(facts, side) for side in SIDES):
        events.add("black_game")
    return events


def bock_factor(rules: Rules, bocks: Sequence[int]) -> int:
    """`state.bock` with these active bocks."""
    return int(rules["bock_multiplier"]) ** len(bocks) if rules["bock"] else 1


def bocks_after(
    rules: Rules, bocks: Sequence[int], triggered: bool, repeats_dealer: bool
) -> list[int]:
    """Deals left of each active bock after a deal, record 8."""
    if not rules["bock"]:
        return []
    was_running = bool(bocks)
    left = list(bocks)
    if not repeats_dealer:
        left = [n - 1 for n in left if n > 1]
    if not triggered:
        return left
    length, stack = int(rules["bock_length"]), rules["bock_stack"]
    if length == 0 or (stack == "ignore" and was_running):
        return left
    if stack == "multiply":
        return [*left, length]
    if stack == "append":
        return [sum(left) + length]
    return [length]


# The match


@dataclass
class Match:
    """Where a match stands. Persons are indexes into the list of names.

    The order of the names is the order of the seats, clockwise.
    """

    rules: Rules
    persons: int
    planned: int
    number: int = 1
    dealer: int | None = None
    owed: list[int] = field(default_factory=list)
    mix: list[dict[str, int]] = field(default_factory=list)
    bocks: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.owed = [owed_at_start(self.rules)] * self.persons
        self.mix = [mix_at_start(self.rules) for _ in range(self.persons)]

    def after(self, person: int, steps: int = 1) -> int:
        """The person some places on in the direction of play."""
        return (person + steps * step(self.rules)) % self.persons

    def playing(self, dealer: int) -> list[int]:
        """The four who play this deal, from the dealer's left on."""
        return [self.after(dealer, k) for k in range(1, 5)]

    @property
    def deals_left(self) -> int:
        """Deals left before the next one."""
        return self.planned - (self.number - 1)

    @property
    def over(self) -> bool:
        """No further deal may follow, record 8."""
        if self.rules["match_end"] != "deals" or self.deals_left > 0:
            return False
        extra = self.rules["compulsory_enforcement"] == "extra_deal"
        return not (extra and sum(self.owed) > 0)

    def pass_on_to_debtor(self) -> None:
        """Extra deals with five or more: the deal passes on until a debtor plays."""
        if self.dealer is None or self.rules["match_end"] != "deals" or self.deals_left > 0:
            return
        while sum(self.owed) > 0 and not any(self.owed[p] for p in self.playing(self.dealer)):
            self.dealer = self.after(self.dealer)

    def expected_state(self, seating: Sequence[int], forehand: int) -> DealState:
        """The `state` that follows from the deals before."""
        owed = [self.owed[p] for p in seating]
        mix = [dict(self.mix[p]) for p in seating]
        forced = None
        if self.rules["match_end"] == "deals" and force_due(
            self.rules, sum(self.owed), self.deals_left
        ):
            forced = self.debtor(seating, forehand)
        return DealState(owed, mix, forced, bock_factor(self.rules, self.bocks))

    def debtor(self, seating: Sequence[int], forehand: int) -> int | None:
        """The seat that would be forced."""
        owed = {seat: self.owed[person] for seat, person in enumerate(seating)}
        return first_debtor(owed, seats_from(self.rules, forehand))

    def advance(self, replay: Replay, result: Mapping[str, Any], seating: Sequence[int]) -> None:
        """Takes a finished deal into account."""
        assert self.dealer is not None
        if result["contract"] == "void":
            if self.rules["redeal_dealer"] == "next":
                self.dealer = self.after(self.dealer)
            return
        self.number += 1
        solo, repeats = replay.solo, False
        if solo is not None:
            repeats = solo_repeats_dealer(self.rules, solo.compulsory, solo.forced)
            if solo.compulsory:
                self._settle_debt(seating[solo.seat], solo.kind)
        elif self.rules["silent_counts_compulsory"] and result["contract"] in (
            "silent_wedding",
            "failed_wedding",
        ):
            (seat,) = replay.re
            person = seating[seat]
            if counts_compulsory(self.owed[person], self.mix[person], ""):
                self._settle_debt(person, "")
        events = bock_events(replay, result)
        triggered = bool(events & set(self.rules["bock_triggers"]))
        self.bocks = bocks_after(self.rules, self.bocks, triggered, repeats)
        if not repeats:
            self.dealer = self.after(self.dealer)

    def _settle_debt(self, person: int, kind: str) -> None:
        self.owed[person] -= 1
        self.mix[person] = mix_after(self.mix[person], kind)


def open_match(document: Mapping[str, Any]) -> Match:
    """Reads a match document.

    Raises:
        Unreadable: rules, players or deals are wrong.
    """
    rules = read_rules(document.get("rules"))
    players = document.get("players")
    if not isinstance(players, list) or not 4 <= len(players) <= 7:
        raise Unreadable("'players' must be four to seven names")
    planned = document.get("deals", rules["match_deals"])
    if not is_int(planned) or planned < 0:
        raise Unreadable("'deals' must be a number")
    return Match(rules, len(players), planned)


def _seating_problem(match: Match, deal: Mapping[str, Any], forehand: int) -> str | None:
    """Checks `players` and `dealer` of a deal; the first deal sets the dealer."""
    seating = deal.get("players")
    if not isinstance(seating, list) or len(seating) != 4:
        return "'players' must say who sits at the four seats"
    if not all(is_int(p) and 0 <= p < match.persons for p in seating):
        return "'players' must be indexes into the players of the match"
    if (match.persons > 4) != (deal.get("dealer") == "out"):
        return "'dealer: out' belongs to five or more at the table"
    dealer = match.after(seating[forehand], -1)
    seats = seats_from(match.rules, forehand)
    if [seating[s] for s in seats] != match.playing(dealer):
        return "'players' does not keep the order round the table"
    if match.dealer is None:
        match.dealer = dealer
        match.pass_on_to_debtor()
    if dealer != match.dealer:
        return f"player {match.dealer} has to deal, not player {dealer}"
    return None


def _match_state(
    match: Match, given: Mapping[str, Any], seating: Sequence[int], forehand: int
) -> DealState:
    """The state of a match deal; what is given must agree.

    Raises:
        Unreadable: it does not.
    """
    state = match.expected_state(seating, forehand)
    if given.get("compulsory_owed", state.owed) != state.owed:
        raise Unreadable(f"'compulsory_owed' should be {state.owed}")
    if given.get("compulsory_mix_owed", state.mix) != state.mix:
        raise Unreadable(f"'compulsory_mix_owed' should be {state.mix}")
    if given.get("bock", state.bock) != state.bock:
        raise Unreadable(f"'bock' should be {state.bock}")
    forced = given.get("forced_solo", state.forced)
    if forced != state.forced:
        timed = match.rules["time_limit_min"] > 0
        timed = timed and match.rules["compulsory_enforcement"] != "none"
        if not timed or state.forced is not None or forced != match.debtor(seating, forehand):
            raise Unreadable(f"'forced_solo' should be {state.forced}")
        state.forced = forced
    return state


def _same(a: Any, b: Any) -> bool:
    """Equal as data; 1 and true are not the same."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[k], b[k]) for k in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(_same(x, y) for x, y in zip(a, b, strict=True))
    return type(a) is type(b) and bool(a == b)


def result_problem(stored: Any, result: Mapping[str, Any]) -> str | None:
    """How a stored result differs from the right one."""
    if not isinstance(stored, dict):
        return "'result' must be a mapping"
    for key in stored:
        if key not in result:
            return f"'result' has the unknown key '{key}'"
    for key, value in result.items():
        if key not in stored:
            return f"'result' lacks the key '{key}'"
        if not _same(stored[key], value):
            return f"'{key}' of the result is {stored[key]!r}, it should be {value!r}"
    return None


class _Checker:
    """Goes through the documents of one file."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.match: Match | None = None
        self.deal_number = 0

    def note(self, reason: str, action: int = 0, allowed: Sequence[str] = ()) -> None:
        """Keeps a problem of the deal at hand."""
        self.problems.append(Problem(self.deal_number, action, reason, tuple(allowed)))

    def deal(self, document: Mapping[str, Any], last: bool) -> bool:
        """Checks one deal; False if what follows can no longer be judged."""
        try:
            rules = self._rules(document)
            forehand = forehand_of(rules, document)
            given = read_state(document.get("state"), bool(rules["compulsory_solo_mix"]))
            state = self._state(document, rules, given, forehand)
            done = replay_deal(document, rules, state)
        except Unreadable as error:
            self.note(str(error))
            return False
        if done.problem is not None:
            number, reason = done.problem
            text = document["actions"][number - 1]
            allowed = sorted(legal_actions(done.replay))
            self.note(f"'{text}' is refused: {reason}", number, allowed)
            return False
        stored = document.get("result")
        if done.result is None:
            if "result" in document:
                self.note("an unfinished deal has no result")
                return False
            if not last:
                self.note("an unfinished deal can only be the last document")
                return False
            return True
        if "result" in document:
            wrong = result_problem(stored, done.result)
            if wrong is not None:
                self.note(wrong)
        if self.match is not None:
            self.match.advance(done.replay, done.result, document["players"])
        return True

    def _rules(self, document: Mapping[str, Any]) -> Rules:
        if self.match is None:
            if "rules" not in document:
                raise Unreadable("a deal that stands alone carries 'rules'")
            return read_rules(document["rules"])
        if "rules" in document:
            raise Unreadable("the deals of a match carry no 'rules'")
        return self.match.rules

    def _state(
        self, document: Mapping[str, Any], rules: Rules, given: Mapping[str, Any], forehand: int
    ) -> DealState:
        if self.match is None:
            return lone_state(rules, given)
        if self.match.over:
            raise Unreadable("the match is over before this deal")
        self.match.pass_on_to_debtor()
        wrong = _seating_problem(self.match, document, forehand)
        if wrong is not None:
            raise Unreadable(wrong)
        number = document.get("number")
        if not is_int(number) or number != self.match.number:
            raise Unreadable(f"the number of the deal should be {self.match.number}")
        return _match_state(self.match, given, document["players"], forehand)


def check_file(text: str) -> list[Problem]:
    """Everything that is wrong in a `.doko` text; empty if the record is right.

    After a deal that cannot be replayed the rest of its match is not judged.
    """
    try:
        documents = read_documents(text)
    except Unreadable as error:
        return [Problem(0, 0, str(error))]
    checker = _Checker()
    skipping = False
    for position, document in enumerate(documents, start=1):
        if document.data["kind"] == "match":
            skipping = False
            checker.deal_number, number = 0, checker.deal_number
            try:
                checker.match = open_match(document.data)
            except Unreadable as error:
                checker.note(f"line {document.line}: {error}")
                skipping = True
            checker.deal_number = number
            continue
        checker.deal_number += 1
        if skipping:
            continue
        fine = checker.deal(document.data, last=position == len(documents))
        if not fine and checker.match is not None:
            skipping = True
    return checker.problems
