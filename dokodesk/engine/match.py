"""A match: deals one after the other, who deals, who owes a solo, what bock is running.

People are numbered as they sit round the table (4 to 7); the four who play a deal sit at seats 0-3.
What one deal leaves behind for the next is the ``Ledger`` (rules 2.4, 2.12, 2.13).
"""

from __future__ import annotations

import msgspec

from dokodesk.engine.actions import Action
from dokodesk.engine.bock import bock_triggered, bocks_after
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import (
    CONTRACTS,
    FAILED_WEDDING,
    SILENT_WEDDING,
    VOID,
    solo_names,
)
from dokodesk.engine.errors import MatchError
from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.reservations import mix_after
from dokodesk.engine.scoring import Result
from dokodesk.engine.state import DealSetup, DealState

replace = msgspec.structs.replace


class Ledger(msgspec.Struct, frozen=True):
    """What earlier deals left behind.

    Attributes:
        number: the number of the next deal, from 1; void deals do not count.
        dealer: the person who deals next.
        owed: compulsory solos each person still owes.
        mix: what is still missing of ``compulsory_solo_mix`` per person, if that is in force.
        bocks: for each active bock how many deals it still lasts.
    """

    number: int
    dealer: int
    owed: tuple[int, ...]
    mix: tuple[SoloMix, ...] | None
    bocks: tuple[int, ...] = ()


class Seating(msgspec.Struct, frozen=True):
    """Who plays a deal and where.

    Attributes:
        players: the person at each of the four seats.
        dealer: the seat of the dealer, ``None`` if the dealer sits out.
        forehand: the seat that speaks first.
    """

    players: tuple[int, ...]
    dealer: int | None
    forehand: int


class FinishedDeal(msgspec.Struct, frozen=True):
    """A deal that was played to its end, or void."""

    number: int
    seating: Seating
    setup: DealSetup
    actions: tuple[Action, ...]
    result: Result

    @property
    def void(self) -> bool:
        """Whether it does not count."""
        return self.result.contract == VOID


class Course(msgspec.Struct, frozen=True):
    """What is to be known of a deal to tell what it leaves behind.

    Attributes:
        contract: the name of the game played, ``void`` for a deal that does not count.
        soloist: the person who played a solo, or a silent or failed wedding.
        compulsory: whether it was a compulsory solo.
        repeats: whether the same dealer deals again.
        triggers_bock: whether bock deals begin with it.
    """

    contract: str
    soloist: int | None = None
    compulsory: bool = False
    repeats: bool = False
    triggers_bock: bool = False


class Match(msgspec.Struct, frozen=True):
    """A match at the point between two deals."""

    rules: Rules
    names: tuple[str, ...]
    planned: int
    ledger: Ledger
    deals: tuple[FinishedDeal, ...] = ()

    @property
    def size(self) -> int:
        """People at the table."""
        return len(self.names)

    @property
    def step(self) -> int:
        """What to add to a person's number to get the next one in the direction of play."""
        return 1 if self.rules.direction == "cw" else -1

    @property
    def deals_left(self) -> int:
        """Planned deals that have not been played, the next one included; 0 or less at the end."""
        return self.planned - (self.ledger.number - 1)

    @property
    def scored(self) -> tuple[FinishedDeal, ...]:
        """The deals that count, in order."""
        return tuple(deal for deal in self.deals if not deal.void)


def new_match(
    rules: Rules, names: tuple[str, ...], first_dealer: int, planned: int | None = None
) -> Match:
    """A match before its first deal.

    Args:
        rules: the options for the whole match.
        names: everybody at the table, in the order in which they sit, clockwise.
        first_dealer: the person who deals first.
        planned: number of deals; ``match_deals`` unless told.

    Raises:
        MatchError: if the number of people or of deals is impossible.
    """
    if not 4 <= len(names) <= 7:
        raise MatchError(f"4 to 7 people can sit at a table, not {len(names)}")
    if not 0 <= first_dealer < len(names):
        raise MatchError(f"the first dealer is one of 0-{len(names) - 1}, not {first_dealer}")
    deals = rules.match_deals if planned is None else planned
    if deals < 1:
        raise MatchError("a match has at least one deal")
    solos = rules.compulsory_solos if rules.match_end == "deals" else 0
    mix = rules.compulsory_solo_mix
    with_mix = solos > 0 and mix != SoloMix()
    ledger = Ledger(
        number=1,
        dealer=first_dealer,
        owed=(solos,) * len(names),
        mix=(mix,) * len(names) if with_mix else None,
    )
    match = Match(rules, names, deals, ledger)
    return replace(match, ledger=_passed_on(match))


# --- the next deal --------------------------------------------------------------------------------


def persons_playing(match: Match) -> tuple[int, ...]:
    """The four persons of the next deal from forehand on (rules 2.2; fi: five at the table)."""
    step, size = match.step, match.size
    return tuple((match.ledger.dealer + step * i) % size for i in range(1, 5))


def next_seating(match: Match) -> Seating:
    """Where everybody sits in the next deal; person 0 gets seat 0 whenever playing."""
    persons = persons_playing(match)
    step = match.step
    anchor = persons.index(0) if 0 in persons else 0
    seats = [((i - anchor) * step) % 4 for i in range(4)]
    players = [0, 0, 0, 0]
    for person, seat in zip(persons, seats, strict=True):
        players[seat] = person
    dealer = seats[3] if match.size == 4 else None
    return Seating(tuple(players), dealer, seats[0])


def seating_problem(match: Match, seating: Seating) -> str:
    """Why these people cannot play the next deal like this; empty if they can."""
    persons = persons_playing(match)
    step = match.step
    in_order = tuple(seating.players[(seating.forehand + step * i) % 4] for i in range(4))
    if in_order != persons:
        shown = ", ".join(str(person) for person in persons)
        return (
            f"from forehand on the persons {shown} play this deal, dealt by {match.ledger.dealer}"
        )
    if match.size == 4 and seating.dealer != (seating.forehand - step) % 4:
        return "the dealer sits before forehand"
    if match.size > 4 and seating.dealer is not None:
        return "with five or more at the table the dealer sits out"
    return ""


def forced_person(match: Match) -> int | None:
    """Who must play a compulsory solo in the next deal (rules 2.12)."""
    ledger, rules = match.ledger, match.rules
    owed = sum(ledger.owed)
    if not owed or rules.match_end != "deals":
        return None
    if rules.compulsory_enforcement == "forced_when_due":
        due = owed >= match.deals_left
    elif rules.compulsory_enforcement == "extra_deal":
        due = match.deals_left <= 0
    else:
        due = False
    return _first_debtor(match) if due else None


def _first_debtor(match: Match) -> int | None:
    """The first debtor who plays the next deal, from the dealer's left, the dealer last."""
    return next((p for p in persons_playing(match) if _can_pay(match, p)), None)


def _can_pay(match: Match, person: int) -> bool:
    """Whether a person owes a solo and some solo of these rules would count.

    Only contradicting rules (a mix that no offered solo can meet) leave a debt that cannot be paid;
    nobody is forced for such a debt.
    """
    ledger = match.ledger
    if ledger.owed[person] <= 0:
        return False
    solos = solo_names(match.rules.solo_types)
    if ledger.mix is None:
        return bool(solos)
    mix, owed = ledger.mix[person], ledger.owed[person]
    left = (mix_after(mix, solo) for solo in solos)
    return any(missing.suit + missing.picture <= owed - 1 for missing in left)


def may_be_forced(match: Match) -> int | None:
    """Who may be forced earlier because time is up (``time_limit_min``)."""
    rules = match.rules
    possible = rules.time_limit_min > 0 and rules.compulsory_enforcement != "none"
    return _first_debtor(match) if possible else None


def bock_factor(match: Match) -> int:
    """The factor of the next deal: ``bock_multiplier`` for each active bock (rules 2.13)."""
    if not match.rules.bock:
        return 1
    factor: int = match.rules.bock_multiplier ** len(match.ledger.bocks)
    return factor


def next_setup(
    match: Match,
    hands: tuple[tuple[Card, ...], ...],
    seating: Seating | None = None,
    time_is_up: bool = False,
) -> DealSetup:
    """The next deal with these hands.

    Args:
        match: the match between two deals.
        hands: the cards of seats 0-3.
        seating: who sits where; as ``next_seating`` says unless told.
        time_is_up: the time limit has passed, so debtors are forced now (``time_limit_min``).

    Raises:
        MatchError: if the match is over or the seating does not fit.
    """
    if deals_used_up(match):
        raise MatchError(f"the match of {match.planned} deals is over")
    if seating is None:
        seating = next_seating(match)
    problem = seating_problem(match, seating)
    if problem:
        raise MatchError(problem)
    forced = forced_person(match)
    if forced is None and time_is_up:
        forced = may_be_forced(match)
    players = seating.players
    mix = match.ledger.mix
    return DealSetup(
        rules=match.rules,
        forehand=seating.forehand,
        dealer=seating.dealer,
        hands=hands,
        owed=tuple(match.ledger.owed[person] for person in players),
        mix_owed=None if mix is None else tuple(mix[person] for person in players),
        forced_solo=None if forced is None else players.index(forced),
        bock=bock_factor(match),
        deals_left=_deals_left(match),
    )


def _deals_left(match: Match) -> int | None:
    """How many deals are left, where solos are owed that must be played before the end."""
    if match.rules.match_end != "deals" or not sum(match.ledger.owed):
        return None
    return max(1, match.deals_left)


# --- after a deal ---------------------------------------------------------------------------------


def finish_deal(match: Match, state: DealState, seating: Seating | None = None) -> Match:
    """The match after a finished deal.

    Args:
        match: the match as it was when the deal began.
        state: the finished deal.
        seating: as given to ``next_setup``.

    Raises:
        MatchError: if the deal is not finished.
    """
    result = state.result
    if result is None:
        raise MatchError("the deal is not finished")
    if seating is None:
        seating = next_seating(match)
    deal = FinishedDeal(match.ledger.number, seating, state.setup, state.history, result)
    course = Course(
        contract=VOID if deal.void else state.game.contract,
        soloist=_paying_person(state, seating),
        compulsory=state.game.compulsory,
        repeats=repeats_dealer(state),
        triggers_bock=bock_triggered(state),
    )
    ledger = ledger_after(match, course)
    match = replace(match, ledger=ledger, deals=(*match.deals, deal))
    return replace(match, ledger=_passed_on(match))


def _passed_on(match: Match) -> Ledger:
    """``extra_deal`` with five or more: the deal passes on until a debtor plays."""
    ledger = match.ledger
    if (
        match.rules.compulsory_enforcement != "extra_deal"
        or match.rules.match_end != "deals"
        or match.deals_left > 0
        or not any(_can_pay(match, person) for person in range(match.size))
    ):
        return ledger
    while _first_debtor(match) is None:
        dealer = (match.ledger.dealer + match.step) % match.size
        match = replace(match, ledger=replace(match.ledger, dealer=dealer))
    return match.ledger


def repeats_dealer(state: DealState) -> bool:
    """Whether the same dealer deals again (``solo_same_dealer``)."""
    game = state.game
    if not CONTRACTS[game.contract].declared_solo or game.forced:
        return False
    if state.setup.forced_solo is not None:
        return False
    wanted = state.rules.solo_same_dealer
    return wanted == "all" or (wanted == "compulsory" and game.compulsory)


def _paying_person(state: DealState, seating: Seating) -> int | None:
    """Whose debt this deal may lower: a soloist, or who played a silent or failed wedding."""
    game = state.game
    if CONTRACTS[game.contract].declared_solo:
        seat = game.soloist
    elif game.contract in (SILENT_WEDDING, FAILED_WEDDING):
        seat = next(seat for seat in range(4) if game.re >> seat & 1)
    else:
        seat = None
    return None if seat is None else seating.players[seat]


def ledger_after(match: Match, course: Course) -> Ledger:
    """What a deal leaves behind for the next one.

    Args:
        match: the match as it was when the deal began.
        course: what is to be known of the deal.
    """
    ledger = match.ledger
    if course.contract == VOID:
        moves_on = match.rules.redeal_dealer == "next"
    else:
        moves_on = not course.repeats
        ledger = replace(
            _with_solo_paid(match.rules, ledger, course),
            number=ledger.number + 1,
            bocks=bocks_after(
                match.rules, ledger.bocks, triggered=course.triggers_bock, uses_up=moves_on
            ),
        )
    if moves_on:
        ledger = replace(ledger, dealer=(ledger.dealer + match.step) % match.size)
    return ledger


def _with_solo_paid(rules: Rules, ledger: Ledger, course: Course) -> Ledger:
    """A compulsory solo takes one off the debt (rules 2.12)."""
    person = course.soloist
    if person is None:
        return ledger
    if CONTRACTS[course.contract].declared_solo:
        if not course.compulsory:
            return ledger
    elif not rules.silent_counts_compulsory:
        return ledger
    owed = ledger.owed[person]
    if owed <= 0:
        return ledger
    mix = ledger.mix
    if mix is not None:
        missing = mix_after(mix[person], course.contract)
        if missing.suit + missing.picture > owed - 1:
            return ledger
        mix = (*mix[:person], missing, *mix[person + 1 :])
    owed_after = (*ledger.owed[:person], owed - 1, *ledger.owed[person + 1 :])
    return replace(ledger, owed=owed_after, mix=mix)


# --- where a match stands -------------------------------------------------------------------------


def deals_used_up(match: Match) -> bool:
    """Whether a match by deals has none left, owed extra deals included (rules 2.12)."""
    if match.rules.match_end != "deals" or match.deals_left > 0:
        return False
    extra = match.rules.compulsory_enforcement == "extra_deal"
    return not (extra and any(_can_pay(match, person) for person in range(match.size)))


def is_over(match: Match) -> bool:
    """Whether the match has ended by its rules; an open one ends when the players stop."""
    if match.rules.match_end == "points":
        return sum(abs(points) for points in totals(match)) >= match.rules.match_points
    return deals_used_up(match)


def is_last_deal(match: Match) -> bool:
    """Whether the deal that comes next will be the last one as far as can be known."""
    if match.rules.match_end != "deals":
        return False
    owed = sum(match.ledger.owed)
    if match.rules.compulsory_enforcement == "extra_deal" and owed:
        return match.deals_left <= 0 and owed == 1
    return match.deals_left == 1


def scores_by_person(match: Match, deal: FinishedDeal) -> tuple[int | None, ...]:
    """A deal's scores for everybody at the table; ``None`` for those who sat out."""
    scores: list[int | None] = [None] * match.size
    for seat, person in enumerate(deal.seating.players):
        scores[person] = deal.result.scores[seat]
    return tuple(scores)


def totals(match: Match) -> tuple[int, ...]:
    """The sum of everybody's scores so far."""
    sums = [0] * match.size
    for deal in match.scored:
        for person, points in enumerate(scores_by_person(match, deal)):
            sums[person] += points or 0
    return tuple(sums)


def running_totals(match: Match) -> tuple[tuple[int, ...], ...]:
    """The totals after each deal that counts."""
    rows = []
    sums = [0] * match.size
    for deal in match.scored:
        for person, points in enumerate(scores_by_person(match, deal)):
            sums[person] += points or 0
        rows.append(tuple(sums))
    return tuple(rows)


def ranking(match: Match) -> tuple[tuple[int, int], ...]:
    """Place (from 1, equal totals share one) and person, best first."""
    sums = totals(match)
    order = sorted(range(match.size), key=lambda person: (-sums[person], person))
    return tuple((1 + sum(total > sums[person] for total in sums), person) for person in order)
