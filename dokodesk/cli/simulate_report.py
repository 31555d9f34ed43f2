"""What a simulation tells about its players."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

import msgspec

from dokodesk.cli.console import table
from dokodesk.cli.tournament import Plan, PlayedDeal, PlayedMatch, within
from dokodesk.engine.actions import Word
from dokodesk.engine.contracts import VOID
from dokodesk.engine.state import ALL_SEATS

_CONFIDENCE: Final = 0.95
#: The share of answers that came within the time shown.
_USUAL: Final = 0.95
_FIRST_CALLS: Final = frozenset({Word.RE.value, Word.KONTRA.value})
_SHORTEST_NAME: Final = 40
_FAULTS_SHOWN: Final = 20


class Row(msgspec.Struct, frozen=True):
    """What is known of one player.

    Attributes:
        name: the level or command; with its seat if it plays against itself only.
        deals: how often it sat in a deal that counts.
        points: its mean score.
        interval: half the width of the 95 % confidence interval; ``None`` for a single deal.
        announced: deals in which it said Re or Kontra.
        announced_won: those of them its side won.
        solos: solos it declared.
        solos_won: those it won.
        owed: those of the solos that were compulsory.
        owed_won: those of them it won.
        answers: how often it was asked.
        mean_s: seconds for an answer on average.
        usual_s: seconds within which 95 of 100 answers came.
        longest_s: seconds of its slowest answer.
    """

    name: str
    deals: int
    points: float
    interval: float | None
    announced: int
    announced_won: int
    solos: int
    solos_won: int
    owed: int
    owed_won: int
    answers: int
    mean_s: float
    usual_s: float
    longest_s: float


class Difference(msgspec.Struct, frozen=True):
    """How two players compare on the same deals.

    Attributes:
        first, second: their names.
        deals: in how many deals both sat, rotations of a deal counted once.
        points: the first one's score less the second one's, on average.
        interval: half the width of the 95 % confidence interval; ``None`` for a single deal.
    """

    first: str
    second: str
    deals: int
    points: float
    interval: float | None


class Summary(msgspec.Struct, frozen=True):
    """What is known of a simulation."""

    rows: tuple[Row, ...]
    differences: tuple[Difference, ...]
    deals: int
    void: int
    contracts: dict[str, int]
    faults: tuple[str, ...]


def summed_up(plan: Plan, matches: Sequence[PlayedMatch]) -> Summary:
    """The summary of the matches of a plan."""
    deals = [deal for match in matches for deal in match.deals]
    counted = [deal for deal in deals if deal.result.contract != VOID]
    contracts: dict[str, int] = defaultdict(int)
    for deal in counted:
        contracts[deal.result.contract] += 1
    groups = _groups(plan)
    alone = len(set(plan.players)) == 1
    return Summary(
        rows=tuple(_row(name, entries, matches) for name, entries in groups),
        differences=() if alone else tuple(_differences(groups, matches)),
        deals=len(counted),
        void=len(deals) - len(counted),
        contracts=dict(sorted(contracts.items(), key=lambda item: (-item[1], item[0]))),
        faults=tuple(fault for match in matches for fault in match.faults),
    )


def _groups(plan: Plan) -> list[tuple[str, tuple[int, ...]]]:
    """The players by name; if all are the same, each place by itself."""
    places: dict[str, list[int]] = defaultdict(list)
    for entry, name in enumerate(plan.players):
        places[name].append(entry)
    if len(places) == 1:
        return [
            (f"{name} (place {entry + 1})", (entry,)) for entry, name in enumerate(plan.players)
        ]
    return [(name, tuple(entries)) for name, entries in places.items()]


def _row(name: str, entries: tuple[int, ...], matches: Sequence[PlayedMatch]) -> Row:
    announced = announced_won = solos = solos_won = owed = owed_won = 0
    for match in matches:
        for deal in match.deals:
            if deal.result.contract == VOID:
                continue
            for seat in _seats(deal, entries):
                won = deal.result.parties[seat] is deal.result.winner
                if _FIRST_CALLS.intersection(deal.calls[seat]):
                    announced += 1
                    announced_won += won
                if deal.soloist == seat:
                    solos += 1
                    solos_won += won
                    owed += deal.owed
                    owed_won += deal.owed and won
    scores = _scores(entries, matches)
    means = [fmean(group) for group in scores.values()]
    clocks = [match.clocks[entry] for match in matches for entry in entries]
    answers = sum(clock.answers for clock in clocks)
    return Row(
        name=name,
        deals=sum(len(group) for group in scores.values()),
        points=fmean(means) if means else 0.0,
        interval=half_interval(means),
        announced=announced,
        announced_won=announced_won,
        solos=solos,
        solos_won=solos_won,
        owed=owed,
        owed_won=owed_won,
        answers=answers,
        mean_s=sum(clock.seconds for clock in clocks) / answers if answers else 0.0,
        usual_s=within(clocks, _USUAL),
        longest_s=max((clock.longest for clock in clocks), default=0.0),
    )


def _scores(
    entries: tuple[int, ...], matches: Sequence[PlayedMatch]
) -> dict[tuple[int, int], list[int]]:
    """The scores of a player in each deal.

    The rotations of a deal have the same cards, so together they are one observation.
    """
    scores: dict[tuple[int, int], list[int]] = defaultdict(list)
    for match in matches:
        for deal in match.deals:
            if deal.result.contract != VOID:
                for seat in _seats(deal, entries):
                    scores[match.task.number, deal.number].append(deal.result.scores[seat])
    return scores


def _differences(
    groups: Sequence[tuple[str, tuple[int, ...]]], matches: Sequence[PlayedMatch]
) -> Iterator[Difference]:
    """Every two players, compared deal by deal."""
    scores = [(name, _scores(entries, matches)) for name, entries in groups]
    for (first, ones), (second, others) in combinations(scores, 2):
        shared = ones.keys() & others.keys()
        values = [fmean(ones[key]) - fmean(others[key]) for key in sorted(shared)]
        if values:
            yield Difference(first, second, len(values), fmean(values), half_interval(values))


def _seats(deal: PlayedDeal, entries: tuple[int, ...]) -> Iterator[int]:
    return (seat for seat in ALL_SEATS if deal.entries[seat] in entries)


def half_interval(values: Sequence[float]) -> float | None:
    """Half the width of the 95 % confidence interval of a mean (Student's t)."""
    if len(values) < 2:
        return None
    free = len(values) - 1
    return _t_quantile(free) * stdev(values) / math.sqrt(len(values))


def _t_quantile(free: int) -> float:
    """The two-sided 95 % quantile of Student's t, exact for 1 and 2, else within half a percent."""
    share = (1 + _CONFIDENCE) / 2
    if free == 1:
        return math.tan(math.pi * (share - 0.5))
    if free == 2:
        return (2 * share - 1) / math.sqrt(2 * share * (1 - share))
    z = NormalDist().inv_cdf(share)
    # The first terms of the expansion in 1 / free (Cornish and Fisher).
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    quantile: float = z + sum(term / free**power for power, term in enumerate(terms, start=1))
    return quantile


# --- output ---------------------------------------------------------------------------------------


def report_lines(plan: Plan, summary: Summary) -> Iterator[str]:
    """The report for people."""
    rotations = f", each in {plan.rotations} rotations" if plan.rotate else ""
    void = f", {summary.void} thrown in" if summary.void else ""
    yield (
        f"{_count(summary.deals, 'deal')} played{void} (seed {plan.seed}, rules "
        f"{plan.rules_name}{rotations})"
    )
    yield ""
    header = [
        "player",
        "points/deal",
        "95 %",
        "announced",
        "won",
        "solos",
        "won",
        "s/answer",
        "95 %",
        "longest",
    ]
    rows = [header, *(_cells(row) for row in summary.rows)]
    yield from table(rows, frozenset(range(1, len(header))))
    if summary.differences:
        yield ""
        yield "Differences, deal by deal:"
        yield from table([_compared(found) for found in summary.differences], frozenset({1, 2}))
    yield ""
    shares = [f"{name} {number}" for name, number in summary.contracts.items()]
    yield f"Games: {', '.join(shares) or 'none'}"
    if any(row.owed for row in summary.rows):
        yield _owed_line(summary.rows)


def _owed_line(rows: Sequence[Row]) -> str:
    """Compulsory solos apart: who owes one plays it with a worse hand than by choice."""
    owed, owed_won = sum(row.owed for row in rows), sum(row.owed_won for row in rows)
    free = sum(row.solos for row in rows) - owed
    free_won = sum(row.solos_won for row in rows) - owed_won
    return f"Solos: {free} by choice, {free_won} won; {owed} owed, {owed_won} won"


def _compared(found: Difference) -> list[str]:
    interval = "" if found.interval is None else f"±{found.interval:.3f}"
    names = f"{_short(found.first)} less {_short(found.second)}"
    return [names, f"{found.points:+.3f}", interval, f"in {_count(found.deals, 'deal')}"]


def _short(name: str) -> str:
    return name if len(name) <= _SHORTEST_NAME else f"{name[: _SHORTEST_NAME - 3]}..."


def _cells(row: Row) -> list[str]:
    interval = "" if row.interval is None else f"±{row.interval:.3f}"
    return [
        _short(row.name),
        f"{row.points:+.3f}",
        interval,
        _share(row.announced, row.deals),
        _share(row.announced_won, row.announced),
        _share(row.solos, row.deals),
        _share(row.solos_won, row.solos),
        f"{row.mean_s:.4f}",
        f"{row.usual_s:.3f}",
        f"{row.longest_s:.3f}",
    ]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def report_data(plan: Plan, summary: Summary) -> dict[str, Any]:
    """The report for programs."""
    return {
        "rules": plan.rules_name,
        "seed": plan.seed,
        "players": list(plan.players),
        "rotate": plan.rotate,
        "deals": summary.deals,
        "void": summary.void,
        "contracts": summary.contracts,
        "results": [msgspec.to_builtins(row) for row in summary.rows],
        "differences": [msgspec.to_builtins(found) for found in summary.differences],
        "faults": _some(summary.faults),
        "fault_count": len(summary.faults),
    }


def _some(faults: Iterable[str]) -> list[str]:
    return list(faults)[:_FAULTS_SHOWN]
