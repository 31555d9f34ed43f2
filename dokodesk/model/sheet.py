"""A score sheet as values: what was played in the program, written down by hand, or imported.

One row for each deal that counts (rules 2.8, 2.12). A sheet knows nothing of how it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any

from msgspec.structs import replace

from dokodesk.engine import scoring
from dokodesk.engine.actions import Call, Word
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.deal import replay
from dokodesk.engine.match import FinishedDeal, Match, running_totals
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Played, Result
from dokodesk.records.spoken import spoken_calls

__all__ = [
    "Breakdown",
    "Counted",
    "Counting",
    "Role",
    "Share",
    "Sheet",
    "SheetRow",
    "SpokenCall",
    "breakdown",
    "counted",
    "is_solo",
    "settlement",
    "sheet_of",
    "sheet_rows",
    "standing",
    "was_compulsory",
]

#: Who made an announcement (a person), for which side, and its word.
SpokenCall = tuple[int, Party, Word]


@unique
class Counting(StrEnum):
    """How the points of a deal are written down."""

    AS_PLAYED = "as_played"
    """As the rules of the sheet say (``score_mode``)."""
    PLUS_MINUS = "plus_minus"
    PLUS = "plus"
    MINUS = "minus"
    MONEY = "money"
    """Plus and minus, each point paid with a fixed sum."""
    LIST = "list"
    """As on a tournament list: only the running totals."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal on the sheet.

    Attributes:
        position: its place in ``Match.deals``, or among the rows of a sheet without a match.
        number: counts the deals that are scored.
        contract: the name of the game played; empty if it is not known.
        compulsory: whether it was somebody's compulsory solo.
        dealer: the person who dealt; ``None`` if it is not known.
        winner: ``NONE`` if nobody won, or it is not known.
        value: of the game, before the lone player's factor and bock; ``None`` if not known.
        bock: the factor of the deal.
        scores: by person; ``None`` for those who sat out.
        totals: by person.
        parties: by person; ``NONE`` for those who sat out or where it is not known.
        alone: the person who was the whole Re side, or ``None``.
        calls: what was announced, in order.
        call_cards: how many cards had been played before each of ``calls``; empty where that is
            not known.
        voids_before: how many deals before it were thrown in.
        result: as the engine counted it; ``None`` if the deal was only imported.
        players: the persons at seats 0-3 of the result.
        day: when it was played, as far as a sheet says so.
    """

    position: int
    number: int
    contract: str
    compulsory: bool
    dealer: int | None
    winner: Party
    value: int | None
    bock: int
    scores: tuple[int | None, ...]
    totals: tuple[int, ...]
    parties: tuple[Party, ...]
    alone: int | None
    calls: tuple[SpokenCall, ...] = ()
    call_cards: tuple[int, ...] = ()
    voids_before: int = 0
    result: Result | None = None
    players: tuple[int, ...] = ()
    day: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet.

    Attributes:
        names: everybody at the table.
        rows: oldest first.
        rules: what it was played by; ``None`` if that is not known.
        planned: the planned number of deals; ``None`` where there is none.
        match: the match it belongs to, if that was played in the program.
        title: what it is called, if it has a name.
        day: when it was begun (ISO 8601), empty if not known.
        codes: what the cards of each deal of the match follow from, as far as that is known.
        level: of the computer players, if there were any.
        tags: to find it by.
        note: free text of the person.
        program: what it was played with, if that is another program or version.
        unfinished: the document of a deal that was begun and not played to its end.
    """

    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    rules: Rules | None = None
    planned: int | None = None
    match: Match | None = None
    title: str = ""
    day: str = ""
    codes: tuple[str, ...] = ()
    level: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    program: str = ""
    unfinished: Mapping[str, Any] | None = None

    @property
    def size(self) -> int:
        """People at the table."""
        return len(self.names)

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums after the last row."""
        return self.rows[-1].totals if self.rows else (0,) * self.size


@dataclass(frozen=True, slots=True)
class Counted:
    """The rows of a sheet counted in some way, by row and person.

    Attributes:
        scores: of each row; ``None`` for those who sat out.
        totals: running.
    """

    scores: tuple[tuple[int | None, ...], ...]
    totals: tuple[tuple[int, ...], ...]

    def last(self, size: int) -> tuple[int, ...]:
        """The sums at the end."""
        return self.totals[-1] if self.totals else (0,) * size


def is_solo(contract: str) -> bool:
    """Whether a game is a declared solo; a void or unknown deal is none."""
    return contract in CONTRACTS and CONTRACTS[contract].declared_solo


def was_compulsory(deal: FinishedDeal) -> bool:
    """Whether a deal was somebody's compulsory solo (rules 2.12)."""
    if not is_solo(deal.result.contract) or not any(deal.setup.owed):
        return False
    return replay(deal.setup, deal.actions).game.compulsory


def sheet_of(match: Match, *, title: str = "", day: str = "", codes: tuple[str, ...] = ()) -> Sheet:
    """The sheet of a match that is played in the program."""
    planned = match.planned if match.rules.match_end == "deals" else None
    return Sheet(match.names, sheet_rows(match), match.rules, planned, match, title, day, codes)


def sheet_rows(match: Match) -> tuple[SheetRow, ...]:
    """The rows of a match: its deals without the void ones."""
    totals = iter(running_totals(match))
    rows: list[SheetRow] = []
    voids = 0
    for place, deal in enumerate(match.deals):
        if deal.void:
            voids += 1
            continue
        rows.append(_row(match, place, deal, next(totals), voids))
        voids = 0
    return tuple(rows)


def _row(
    match: Match, place: int, deal: FinishedDeal, totals: tuple[int, ...], voids: int
) -> SheetRow:
    players = deal.seating.players
    calls, call_cards = _calls(deal)
    scores: list[int | None] = [None] * match.size
    parties = [Party.NONE] * match.size
    for seat, person in enumerate(players):
        scores[person] = deal.result.scores[seat]
        parties[person] = deal.result.parties[seat]
    if deal.seating.dealer is not None:
        dealer = players[deal.seating.dealer]
    else:  # the dealer sits out, before forehand at the table
        dealer = (players[deal.seating.forehand] - match.step) % match.size
    return SheetRow(
        position=place,
        number=deal.number,
        contract=deal.result.contract,
        compulsory=is_solo(deal.result.contract) and was_compulsory(deal),
        dealer=dealer,
        winner=deal.result.winner,
        value=deal.result.value,
        bock=deal.setup.bock,
        scores=tuple(scores),
        totals=totals,
        parties=tuple(parties),
        alone=_alone(parties),
        calls=calls,
        call_cards=call_cards,
        voids_before=voids,
        result=deal.result,
        players=players,
    )


def _alone(parties: Sequence[Party]) -> int | None:
    re = [person for person, party in enumerate(parties) if party is Party.RE]
    return re[0] if len(re) == 1 else None


def _calls(deal: FinishedDeal) -> tuple[tuple[SpokenCall, ...], tuple[int, ...]]:
    """What was announced and still held at the end, and how many cards had been played then."""
    if not any(isinstance(action, Call) for action in deal.actions):
        return (), ()
    players = deal.seating.players
    found = spoken_calls(replay(deal.setup, deal.actions))
    spoken = tuple((players[made.seat], made.side, made.word) for made, _ in found)
    return spoken, tuple(cards for _, cards in found)


# --- counting in other ways -----------------------------------------------------------------------


def counted(sheet: Sheet, counting: Counting = Counting.AS_PLAYED, rate: int = 1) -> Counted:
    """The scores and totals of a sheet.

    Args:
        sheet: any sheet.
        counting: how points are written.
        rate: for ``MONEY`` what a point is worth, in hundredths of the currency.
    """
    scores = tuple(_recounted(sheet, row, counting, rate) for row in sheet.rows)
    sums = [0] * sheet.size
    totals = []
    for row in scores:
        for person, points in enumerate(row):
            sums[person] += points or 0
        totals.append(tuple(sums))
    return Counted(scores, tuple(totals))


def _recounted(
    sheet: Sheet, row: SheetRow, counting: Counting, rate: int
) -> tuple[int | None, ...]:
    if counting in (Counting.AS_PLAYED, Counting.LIST):
        return row.scores
    mode = "plus_minus" if counting is Counting.MONEY else counting.value
    factor = rate if counting is Counting.MONEY else 1
    points = _in_mode(sheet, row, mode)
    return tuple(None if each is None else each * factor for each in points)


def _in_mode(sheet: Sheet, row: SheetRow, mode: str) -> tuple[int | None, ...]:
    rules, result = sheet.rules, row.result
    if rules is not None and rules.score_mode == mode:
        return row.scores
    if rules is None or result is None:
        # All that is known is who gained and who lost.
        if mode == "plus_minus":
            return row.scores
        keep = max if mode == "plus" else min
        return tuple(None if each is None else keep(0, each) for each in row.scores)
    if result.contract == VOID:
        return row.scores
    played = Played(
        contract=result.contract,
        re=tuple(seat for seat, party in enumerate(result.parties) if party is Party.RE),
        card_points=result.card_points,
        tricks=result.tricks,
        bock=row.bock,
    )
    changed = replace(rules, score_mode=mode)
    settled = scoring.settle(changed, played, result.winner, result.lines)
    scores: list[int | None] = [None] * sheet.size
    for person, points in zip(row.players, settled, strict=True):
        scores[person] = points
    return tuple(scores)


def standing(totals: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Place (from 1, equal totals share one) and person, best first."""
    order = sorted(range(len(totals)), key=lambda person: (-totals[person], person))
    return tuple((1 + sum(each > totals[person] for each in totals), person) for person in order)


def settlement(totals: Iterable[int]) -> tuple[tuple[int, int, int], ...]:
    """Who pays whom how much, with few payments: payer, receiver, amount.

    Args:
        totals: what each person has; what they do not add up to zero by is left over.
    """
    left = list(totals)
    payments: list[tuple[int, int, int]] = []
    while True:
        payer = min(range(len(left)), key=left.__getitem__)
        receiver = max(range(len(left)), key=left.__getitem__)
        amount = min(-left[payer], left[receiver])
        if amount <= 0:
            return tuple(payments)
        payments.append((payer, receiver, amount))
        left[payer] += amount
        left[receiver] -= amount


# --- where the points come from -------------------------------------------------------------------


@unique
class Role(StrEnum):
    """What somebody was in a deal."""

    RE = "re"
    KONTRA = "kontra"
    ALONE = "alone"
    AGAINST_ONE = "against one"


@dataclass(frozen=True, slots=True)
class Share:
    """What a person has gained in some of the deals.

    Attributes:
        deals: how many there were.
        won: how many of them were won.
        points: the sum.
    """

    deals: int = 0
    won: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Where everybody's points come from; each entry has a share for each person.

    Attributes:
        roles: by role.
        contracts: by game, the most frequent first.
    """

    roles: tuple[tuple[Role, tuple[Share, ...]], ...]
    contracts: tuple[tuple[str, tuple[Share, ...]], ...]


def breakdown(sheet: Sheet, count: Counted) -> Breakdown:
    """Where the points of a sheet come from; deals of which too little is known are left out."""
    roles: dict[Role, list[Share]] = {role: [Share()] * sheet.size for role in Role}
    contracts: dict[str, list[Share]] = {}
    for row, scores in zip(sheet.rows, count.scores, strict=True):
        for person, score in enumerate(scores):
            if score is None or row.parties[person] is Party.NONE:
                continue
            won = row.winner is row.parties[person]
            for shares in (
                roles[_role(row, person)],
                contracts.setdefault(row.contract, [Share()] * sheet.size),
            ):
                before = shares[person]
                shares[person] = Share(before.deals + 1, before.won + won, before.points + score)
    often = sorted(contracts.items(), key=lambda item: -sum(each.deals for each in item[1]))
    return Breakdown(
        roles=tuple((role, tuple(s)) for role, s in roles.items() if any(e.deals for e in s)),
        contracts=tuple((name, tuple(shares)) for name, shares in often),
    )


def _role(row: SheetRow, person: int) -> Role:
    if row.alone is not None:
        return Role.ALONE if row.alone == person else Role.AGAINST_ONE
    return Role.RE if row.parties[person] is Party.RE else Role.KONTRA
