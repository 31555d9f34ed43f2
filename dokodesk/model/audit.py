"""What cannot be right on a score sheet: a look at every row with the eyes of a list keeper.

Works for sheets of any origin. What follows from the rules is only looked at where they are known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from itertools import pairwise

from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.model.sheet import Sheet, SheetRow, is_solo

__all__ = ["Finding", "FindingKind", "audit"]

_SEATS = 4
#: How many players can have equal scores: all, two and two, three against one.
_ALIKE = ([4], [2, 2], [1, 3])


@unique
class FindingKind(StrEnum):
    """What is wrong."""

    SUM = "sum"
    """The scores of a deal do not add up to zero."""
    AMOUNTS = "amounts"
    """The scores are no two against two and no one against three."""
    PARITY = "parity"
    """Some totals are even and others odd, which cannot be with four players."""
    PEOPLE = "people"
    """Another number of players than four has a score."""
    SIDES = "sides"
    """Somebody has another score than the partner."""
    DEALER = "dealer"
    """Somebody else was to deal."""
    SOLO_TWICE = "solo twice"
    """Somebody has played more compulsory solos than owed."""
    SOLO_MISSING = "solo missing"
    """At the end somebody still owes a compulsory solo."""
    TOO_MANY = "too many"
    """More deals than planned."""
    TOTAL = "total"
    """A total is not the sum of the scores."""
    NUMBER = "number"
    """The number of the deal does not follow the one before."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that cannot be right.

    Attributes:
        kind: what.
        place: the row from 0; ``None`` for the sheet as a whole.
        person: whom it is about, if anybody.
        found: the number that stands there.
        wanted: the number that should.
    """

    kind: FindingKind
    place: int | None
    person: int | None = None
    found: int = 0
    wanted: int = 0


def audit(sheet: Sheet, *, dealers: tuple[int | None, ...] = ()) -> tuple[Finding, ...]:
    """Everything that cannot be right, in the order of the rows.

    Args:
        sheet: any sheet.
        dealers: who should have dealt each row by the order at the table; where nothing or
            ``None`` is given, each dealer should follow the one before.
    """
    found: list[Finding] = []
    before: SheetRow | None = None
    habits = _Habits(_mode(sheet), _step(sheet))
    for place, row in enumerate(sheet.rows):
        found += _row(habits, place, row)
        found += _against(sheet, habits, place, row, before, dealers)
        before = row
    found += _solos(sheet)
    if sheet.planned is not None and sheet.rules is not None:
        most = sheet.planned
        if sheet.rules.compulsory_enforcement == "extra_deal":
            most += sheet.rules.compulsory_solos * sheet.size
        if sheet.rules.match_end == "deals" and len(sheet.rows) > most:
            kind = FindingKind.TOO_MANY
            found.append(Finding(kind, len(sheet.rows) - 1, found=len(sheet.rows), wanted=most))
    order = {finding: n for n, finding in enumerate(found)}
    return tuple(sorted(found, key=lambda f: (f.place is None, f.place or 0, order[f])))


@dataclass(frozen=True, slots=True)
class _Habits:
    """How a sheet is kept: by its rules, or as its rows look where they are not known.

    Attributes:
        mode: ``plus_minus``, ``plus`` or ``minus``.
        step: from a dealer to the next one.
    """

    mode: str
    step: int


def _mode(sheet: Sheet) -> str:
    if sheet.rules is not None:
        return sheet.rules.score_mode
    scores = [score for row in sheet.rows for score in row.scores if score]
    if scores and all(score > 0 for score in scores):
        return "plus"
    return "minus" if scores and all(score < 0 for score in scores) else "plus_minus"


def _step(sheet: Sheet) -> int:
    if sheet.rules is not None:
        return -1 if sheet.rules.direction == "ccw" else 1
    dealers = [row.dealer for row in sheet.rows]
    steps = Counter(
        (after - before) % sheet.size
        for before, after in pairwise(dealers)
        if before is not None and after is not None
    )
    return -1 if steps[sheet.size - 1] > steps[1] else 1


def _row(habits: _Habits, place: int, row: SheetRow) -> Iterator[Finding]:
    """What is wrong with a row by itself."""
    scores = [score for score in row.scores if score is not None]
    if len(scores) != _SEATS:
        yield Finding(FindingKind.PEOPLE, place, found=len(scores), wanted=_SEATS)
        return
    total = sum(scores)
    if habits.mode != "plus_minus":
        # Only those of the same side write the same; nothing adds up to zero.
        if sorted(Counter(scores).values()) not in _ALIKE:
            yield Finding(FindingKind.AMOUNTS, place)
        elif _sides_differ(row):
            yield Finding(FindingKind.SIDES, place)
    elif total:
        yield Finding(FindingKind.SUM, place, person=_culprit(row, total), found=total)
    elif not _is_settled(scores):
        yield Finding(FindingKind.AMOUNTS, place)
    elif _sides_differ(row):
        yield Finding(FindingKind.SIDES, place)


def _is_settled(scores: list[int]) -> bool:
    """Whether scores are those of two against two, or of one against three."""
    amounts = Counter(scores)
    if not any(scores):
        return True
    if len(amounts) != 2:
        return False
    (one, count), (other, _) = amounts.most_common()
    if count == 2:
        return one == -other
    return other == -3 * one


def _culprit(row: SheetRow, total: int) -> int | None:
    """The person whose score alone could be wrong, if there is only one."""
    able = []
    for person, score in enumerate(row.scores):
        if score is None:
            continue
        changed = [s for n, s in enumerate(row.scores) if s is not None and n != person]
        if _is_settled([*changed, score - total]):
            able.append(person)
    return able[0] if len(able) == 1 else None


def _sides_differ(row: SheetRow) -> bool:
    for side in (Party.RE, Party.KONTRA):
        own = {row.scores[person] for person, p in enumerate(row.parties) if p is side}
        if len(own) > 1:
            return True
    return False


def _against(
    sheet: Sheet,
    habits: _Habits,
    place: int,
    row: SheetRow,
    before: SheetRow | None,
    dealers: tuple[int | None, ...],
) -> Iterator[Finding]:
    """What is wrong with a row after the one before."""
    totals = (0,) * sheet.size if before is None else before.totals
    for person, total in enumerate(row.totals):
        right = totals[person] + (row.scores[person] or 0)
        if total != right:
            yield Finding(FindingKind.TOTAL, place, person, found=total, wanted=right)
    if (
        habits.mode == "plus_minus"
        and _mixes_even_and_odd(sheet, row)
        and not (before and _mixes_even_and_odd(sheet, before))
    ):
        yield Finding(FindingKind.PARITY, place)
    if before is not None and row.number != before.number + 1:
        yield Finding(FindingKind.NUMBER, place, found=row.number, wanted=before.number + 1)
    wanted = dealers[place] if place < len(dealers) else _dealer_after(sheet, habits, before, row)
    if wanted is not None and row.dealer is not None and row.dealer != wanted:
        yield Finding(FindingKind.DEALER, place, row.dealer, wanted=wanted)


def _mixes_even_and_odd(sheet: Sheet, row: SheetRow) -> bool:
    """With four players everybody's score has the same parity in each deal, so all totals have."""
    return sheet.size == _SEATS and len({total % 2 for total in row.totals}) > 1


def _dealer_after(
    sheet: Sheet, habits: _Habits, before: SheetRow | None, row: SheetRow
) -> int | None:
    """Who follows; unknown where deals were thrown in or a solo may have repeated the dealer."""
    if before is None or before.dealer is None or row.voids_before:
        return None
    following = (before.dealer + habits.step) % sheet.size
    if is_solo(before.contract) and row.dealer in (before.dealer, following):
        return row.dealer if _may_repeat(sheet.rules, before) else following
    return following


def _may_repeat(rules: Rules | None, row: SheetRow) -> bool:
    if rules is None:
        return True
    wanted = rules.solo_same_dealer
    return wanted == "all" or (wanted == "compulsory" and row.compulsory)


def _solos(sheet: Sheet) -> Iterator[Finding]:
    """Compulsory solos: not too many, and all of them by the end."""
    rules = sheet.rules
    if rules is None or not rules.compulsory_solos or rules.match_end != "deals":
        return
    owed = rules.compulsory_solos
    played: Counter[int] = Counter()
    for place, row in enumerate(sheet.rows):
        if not row.compulsory or row.alone is None:
            continue
        played[row.alone] += 1
        if played[row.alone] > owed:
            kind = FindingKind.SOLO_TWICE
            yield Finding(kind, place, row.alone, found=played[row.alone], wanted=owed)
    if sheet.planned is not None and len(sheet.rows) >= sheet.planned:
        for person in range(sheet.size):
            if played[person] < owed:
                kind = FindingKind.SOLO_MISSING
                yield Finding(kind, None, person, found=played[person], wanted=owed)
