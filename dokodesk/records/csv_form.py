"""Records as a table for spreadsheets: one row per deal, with everybody's scores and totals."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

from dokodesk.engine.contracts import VOID
from dokodesk.records.check import DealReport, PartReport, Report

#: Spreadsheets take a text that starts like this for a formula, and run it.
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")

_SEATS: Final = ("seat 0", "seat 1", "seat 2", "seat 3")


def csv_text(report: Report) -> str:
    """The table of a replayed record: number, dealer, contract, winner, value, scores, totals.

    There is a column of scores and one of running totals for each person at the table; who sits a
    deal out has no score in it. A file with several matches becomes several tables with an empty
    line between them. Void and unfinished deals have a row without scores.
    """
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\r\n")
    for place, part in enumerate(report.parts):
        if place:
            rows.writerow([])
        for row in _table(part):
            rows.writerow(row)
    return file.getvalue()


def _table(part: PartReport) -> list[list[str | int]]:
    record = part.part.match
    names: Sequence[str] = _SEATS if record is None else record.names
    header: list[str | int] = ["number", "dealer", "contract", "winner", "value"]
    header += [safe_text(name) for name in names]
    header += [safe_text(f"{name} total") for name in names]
    table = [header]
    totals = [0] * len(names)
    for report in part.deals:
        scores = _scores(report, len(names))
        for person, score in enumerate(scores):
            totals[person] += score or 0
        table.append(
            [
                *_facts(report, names),
                *("" if score is None else score for score in scores),
                *totals,
            ]
        )
    return table


def _facts(report: DealReport, names: Sequence[str]) -> list[str | int]:
    deal = report.deal
    number = deal.place if deal.number is None else deal.number
    result = report.state.result if report.state is not None else None
    if result is None:
        return [number, _dealer(report, names), "", "", ""]
    if result.contract == VOID:
        return [number, _dealer(report, names), VOID, "", ""]
    return [
        number,
        _dealer(report, names),
        result.contract,
        result.winner.value,
        result.value,
    ]


def _dealer(report: DealReport, names: Sequence[str]) -> str:
    deal = report.deal
    if deal.players is None:
        return "" if deal.dealer is None else names[deal.dealer]
    if deal.dealer is not None:
        return safe_text(names[deal.players[deal.dealer]])
    step = 1 if deal.rules.direction == "cw" else -1
    return safe_text(names[(deal.players[deal.forehand] - step) % len(names)])


def _scores(report: DealReport, persons: int) -> list[int | None]:
    scores: list[int | None] = [None] * persons
    result = report.state.result if report.state is not None else None
    if result is not None and result.contract != VOID:
        players = report.deal.players or tuple(range(len(result.scores)))
        for person, score in zip(players, result.scores, strict=True):
            scores[person] = score
    return scores


def safe_text(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    flat = text.replace("\r", " ").replace("\n", " ")
    return f"'{flat}" if flat.lstrip(" ").startswith(_FORMULA_STARTS) else flat
