"""A score sheet written down by hand at a real table; the engine counts what was played.

What is entered for a deal is little: the game, who was Re, the card points, what was announced,
the extra points. Score, dealer, bock and owed solos follow by the rules (rules 2.4, 2.8, 2.12,
2.13). A row can also be its scores alone, as imported sheets have it. Every correction is kept in
a trace.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from dokodesk.engine import match as matches
from dokodesk.engine import scoring
from dokodesk.engine.actions import LEVELS, PREDICTIONS, Word
from dokodesk.engine.bock import triggers_bock
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
from dokodesk.engine.extras import reason_counts
from dokodesk.engine.match import Course, Match, Seating
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line, Played, Result, ScoredCall
from dokodesk.model.hand_entries import (
    Change,
    EntryTrouble,
    HandEntry,
    HandSheet,
    KnownDeal,
    Side,
)
from dokodesk.model.sheet import Sheet, SheetRow, SpokenCall, is_solo

__all__ = [
    "ALL_POINTS",
    "Change",
    "EntryTrouble",
    "HandEntry",
    "HandSheet",
    "NextDeal",
    "Side",
    "announced",
    "deal_at",
    "entered",
    "extra_value",
    "games",
    "is_lone",
    "next_deal",
    "offered_extras",
    "sheet_of_hand",
    "troubles",
]

ALL_POINTS: Final = 240
_LONE_GAMES: Final = frozenset({SILENT_WEDDING, FAILED_WEDDING, BLACK_SOW})

#: Which option says what an extra point is worth; the others are worth one.
_EXTRA_VALUES: Final = {
    "fox": "fox_caught",
    "fox_caught_last": "fox_caught_last",
    "charlie": "charlie_wins_last",
    "charlie_double": "charlie_wins_last",
    "fox_wins_last": "fox_wins_last",
    "fox_wins_last_double": "fox_wins_last",
}


@dataclass(frozen=True, slots=True)
class NextDeal:
    """What the rules say about the deal that comes next.

    Attributes:
        number: counts the deals.
        dealer: who deals.
        players: the persons who play.
        bock: the factor.
        owed: compulsory solos that each person owes.
        over: whether the planned deals are all played.
    """

    number: int
    dealer: int
    players: tuple[int, ...]
    bock: int
    owed: tuple[int, ...]
    over: bool = False


# --- what can be entered --------------------------------------------------------------------------


def games(rules: Rules) -> tuple[str, ...]:
    """The games that can have been played by these rules, the usual ones first."""
    found = [NORMAL, SILENT_WEDDING, WEDDING, FAILED_WEDDING]
    if rules.poverty != "off":
        found.append(POVERTY)
    if rules.black_sow:
        found.append(BLACK_SOW)
    return (*found, *solo_names(rules.solo_types), VOID)


def is_lone(contract: str) -> bool:
    """Whether a game has one player on the Re side."""
    return contract in _LONE_GAMES or is_solo(contract)


def offered_extras(rules: Rules, contract: str) -> tuple[str, ...]:
    """The extra points that there can be in a game by these rules."""
    if contract not in CONTRACTS:
        return ()
    offered = {
        "doppelkopf": rules.doppelkopf_min > 0,
        "fox": rules.fox_caught > 0,
        "fox_caught_last": rules.fox_caught > 0 and rules.fox_caught_last > 0,
        "charlie": rules.charlie_wins_last > 0,
        "charlie_double": rules.charlie_wins_last > 0 and rules.charlie_wins_double,
        "charlie_caught": rules.charlie_caught != "off",
        "dulle_caught": rules.dulle_caught and rules.dulle_rule != "first",
        "heart_trick": rules.heart_trick and rules.deck == "40",
        "fox_wins_last": rules.fox_wins_last > 0,
        "fox_wins_last_double": rules.fox_wins_last > 0 and rules.fox_wins_last_double,
        **dict.fromkeys(sorted(rules.exotic_extras), True),
    }
    lone = is_lone(contract)
    return tuple(
        reason
        for reason, on in offered.items()
        if on and reason_counts(rules, contract, lone=lone, reason=reason)
    )


def extra_value(rules: Rules, reason: str) -> int:
    """What an extra point is worth."""
    option = _EXTRA_VALUES.get(reason)
    return 1 if option is None else int(getattr(rules, option))


def announced(rules: Rules, entry: HandEntry) -> tuple[ScoredCall, ...]:
    """What was announced, with everything that is included in it."""
    if rules.announcements == "off":
        return ()
    calls = []
    for party, side in ((Party.RE, entry.re_side), (Party.KONTRA, entry.kontra_side)):
        if rules.announcements == "chilean":
            words = [Word(party.value)] if side.said else []
            words += [] if side.level not in PREDICTIONS else [side.level]
        else:
            levels = LEVELS[: LEVELS.index(side.level) + 1] if side.level in LEVELS else ()
            words = [Word(party.value)] if side.said or levels else []
            words += levels
        calls += [ScoredCall(party, word) for word in words]
    return tuple(calls)


def troubles(hand: HandSheet, entry: HandEntry, deal: NextDeal) -> tuple[EntryTrouble, ...]:
    """Why an entry cannot be; nothing if it can.

    Args:
        hand: the sheet it is for.
        entry: what was entered.
        deal: what the rules say about its deal.
    """
    if entry.contract in (VOID, "") or entry.scores is not None or hand.rules is None:
        return ()
    found = []
    lone = is_lone(entry.contract)
    if len(set(entry.re)) != (1 if lone else 2):
        found.append(EntryTrouble.ONE_RE if lone else EntryTrouble.TWO_RE)
    if not set(entry.re) <= set(deal.players):
        found.append(EntryTrouble.SITS_OUT)
    if not 0 <= entry.re_points <= ALL_POINTS:
        found.append(EntryTrouble.POINTS)
    theirs = {Party.RE: entry.re_points, Party.KONTRA: ALL_POINTS - entry.re_points}
    if theirs.get(entry.no_trick, 0):
        found.append(EntryTrouble.NO_TRICK)
    offered = offered_extras(hand.rules, entry.contract)
    if any(reason not in offered for reason, _ in entry.extras):
        found.append(EntryTrouble.EXTRAS)
    if entry.compulsory and not any(deal.owed[person] for person in entry.re):
        found.append(EntryTrouble.NOT_OWED)
    return tuple(found)


# --- counting -------------------------------------------------------------------------------------


def entered(rules: Rules, entry: HandEntry, players: Sequence[int], bock: int) -> Result:
    """The result of a deal as it was entered.

    Args:
        rules: the options.
        entry: without troubles.
        players: the persons at seats 0-3.
        bock: the factor.
    """
    re = tuple(seat for seat, person in enumerate(players) if person in entry.re)
    size = 12 if rules.deck == "48" else 10
    tricks = {Party.RE: (0, size), Party.KONTRA: (size, 0)}.get(
        entry.no_trick, (size // 2, size - size // 2)
    )
    played = Played(
        contract=entry.contract,
        re=re,
        card_points=(entry.re_points, ALL_POINTS - entry.re_points),
        tricks=tricks,
        calls=announced(rules, entry),
        extras=tuple(
            Line(reason, side, extra_value(rules, reason)) for reason, side in entry.extras
        ),
        seat_tricks=tuple(_seat_tricks(seat in re, entry.won, size) for seat in range(4)),
        bock=bock,
    )
    return scoring.score(rules, played)


def _seat_tricks(alone: bool, won: bool, size: int) -> int:
    """Tricks for games for few of them: all that matters is whether the player alone made it."""
    if alone:
        return 0 if won else size
    return size // 3 if won else 0


def next_deal(hand: HandSheet) -> NextDeal:
    """What the rules say about the deal after the last row."""
    return _course(hand)[1]


def deal_at(hand: HandSheet, place: int) -> NextDeal:
    """What the rules say about the deal of a row."""
    return next_deal(replace(hand, entries=hand.entries[:place]))


def sheet_of_hand(hand: HandSheet) -> Sheet:
    """The sheet as it is shown, every row counted."""
    rows = _course(hand)[0]
    codes = tuple("" if entry.known is None else entry.known.code for entry in hand.entries)
    return Sheet(
        hand.names,
        rows,
        hand.rules,
        hand.planned,
        title=hand.title,
        day=hand.day,
        codes=codes if any(codes) else (),
        level=hand.level,
        tags=hand.tags,
        note=hand.note,
    )


def _course(hand: HandSheet) -> tuple[tuple[SheetRow, ...], NextDeal]:
    """The rows, and what comes after them."""
    if hand.rules is None or not 4 <= len(hand.names) <= 7:
        rows = _plain_rows(hand)
        size = len(hand.names)
        return rows, NextDeal(len(rows) + 1, 0, tuple(range(size)), 1, (0,) * size)
    match = _begun(hand, hand.rules)
    rows_: list[SheetRow] = []
    sums = [0] * match.size
    voids = 0
    for place, entry in enumerate(hand.entries):
        if entry.dealer is not None:
            match = replace(match, ledger=replace(match.ledger, dealer=entry.dealer))
        seating = matches.next_seating(match)
        bock = matches.bock_factor(match) if entry.bock is None else entry.bock
        if entry.contract == VOID:
            match = replace(match, ledger=matches.ledger_after(match, Course(VOID)))
            voids += 1
            continue
        row = _counted_row(match, entry, seating, bock, place, sums, voids)
        voids = 0
        sums = list(row.totals)
        rows_.append(row)
        match = replace(match, ledger=matches.ledger_after(match, _course_of(match, entry, row)))
    return tuple(rows_), _next(match)


def _begun(hand: HandSheet, rules: Rules) -> Match:
    planned = hand.planned or rules.match_deals
    return matches.new_match(rules, hand.names, hand.first_dealer % len(hand.names), planned)


def _next(match: Match) -> NextDeal:
    return NextDeal(
        number=match.ledger.number,
        dealer=match.ledger.dealer,
        players=matches.next_seating(match).players,
        bock=matches.bock_factor(match),
        owed=match.ledger.owed,
        over=matches.deals_used_up(match),
    )


def _counted_row(
    match: Match,
    entry: HandEntry,
    seating: Seating,
    bock: int,
    place: int,
    sums: Sequence[int],
    voids: int,
) -> SheetRow:
    players = seating.players
    scores: list[int | None] = [None] * match.size
    parties = [Party.NONE] * match.size
    result = None
    known = entry.known
    if entry.scores is not None or not entry.contract:
        written = entry.scores or (None,) * match.size
        scores = [*written, *scores][: match.size]
        parties = _parties(entry, scores)
        result = None if known is None else known.result
    else:
        known = None
        result = entered(match.rules, entry, players, bock)
        for seat, person in enumerate(players):
            scores[person] = result.scores[seat]
            parties[person] = result.parties[seat]
    if known is None:
        known = KnownDeal(
            result=result,
            winner=Party.NONE if result is None else result.winner,
            value=None if result is None else result.value,
            calls=_spoken(entry, announced(match.rules, entry)),
        )
    return SheetRow(
        position=place,
        number=match.ledger.number,
        contract=entry.contract,
        compulsory=entry.compulsory,
        dealer=match.ledger.dealer,
        winner=known.winner,
        value=known.value,
        bock=bock,
        scores=tuple(scores),
        totals=tuple(total + (score or 0) for total, score in zip(sums, scores, strict=True)),
        parties=tuple(parties),
        alone=entry.re[0] if len(entry.re) == 1 else None,
        calls=known.calls,
        call_cards=known.call_cards,
        voids_before=voids,
        result=known.result,
        players=known.players or players,
        day=entry.day,
    )


def _parties(entry: HandEntry, scores: Sequence[int | None]) -> list[Party]:
    """The sides of those who have a score, as far as it is known who was Re."""
    return [
        Party.NONE
        if not entry.re or score is None
        else Party.RE
        if person in entry.re
        else Party.KONTRA
        for person, score in enumerate(scores)
    ]


def _spoken(entry: HandEntry, calls: Iterable[ScoredCall]) -> tuple[SpokenCall, ...]:
    """The announcements; by hand only the side is known, so its first person stands for it."""
    highest: dict[Party, list[Word]] = {}
    for call in calls:
        words = highest.setdefault(call.side, [])
        if len(words) > 1 and call.word in LEVELS:
            words.pop()
        words.append(call.word)
    person = entry.re[0] if entry.re else 0
    return tuple((person, side, word) for side, words in highest.items() for word in words)


def _course_of(match: Match, entry: HandEntry, row: SheetRow) -> Course:
    """What a row leaves behind for the next deal."""
    rules, result = match.rules, row.result
    solo = is_solo(entry.contract)
    lone = is_lone(entry.contract) and len(entry.re) == 1
    forced = matches.forced_person(match) is not None
    repeats = (
        solo
        and not forced
        and (
            rules.solo_same_dealer == "all"
            or (rules.solo_same_dealer == "compulsory" and entry.compulsory)
        )
    )
    triggers = result is not None and triggers_bock(
        rules,
        result,
        called={
            call.side for call in announced(rules, entry) if call.word in (Word.RE, Word.KONTRA)
        },
        heart_trick=entry.heart_trick,
    )
    return Course(
        contract=entry.contract or NORMAL,
        soloist=entry.re[0] if lone and entry.contract != BLACK_SOW else None,
        compulsory=entry.compulsory,
        repeats=repeats,
        triggers_bock=triggers,
    )


def _plain_rows(hand: HandSheet) -> tuple[SheetRow, ...]:
    """The rows of a sheet of which no more than the scores is known."""
    size = len(hand.names)
    sums = [0] * size
    rows: list[SheetRow] = []
    voids = 0
    for place, entry in enumerate(hand.entries):
        if entry.contract == VOID:
            voids += 1
            continue
        known = entry.known or KnownDeal()
        scores = tuple([*(entry.scores or ()), *(None,) * size][:size])
        sums = [total + (score or 0) for total, score in zip(sums, scores, strict=True)]
        rows.append(
            SheetRow(
                position=place,
                number=len(rows) + 1,
                contract=entry.contract,
                compulsory=entry.compulsory,
                dealer=entry.dealer,
                winner=known.winner,
                value=known.value,
                bock=entry.bock or 1,
                scores=scores,
                totals=tuple(sums),
                parties=tuple(_parties(entry, scores)),
                alone=entry.re[0] if len(entry.re) == 1 else None,
                calls=known.calls,
                call_cards=known.call_cards,
                voids_before=voids,
                result=known.result,
                players=known.players,
                day=entry.day,
            )
        )
        voids = 0
    return tuple(rows)
