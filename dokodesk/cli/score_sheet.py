"""What ``record score`` prints: tricks, parties, every score line, totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dokodesk.cli.console import table
from dokodesk.engine.actions import Play
from dokodesk.engine.match import ranking, totals
from dokodesk.engine.scoring import Result
from dokodesk.engine.state import ALL_SEATS, DealState
from dokodesk.engine.tricks import Trick
from dokodesk.records.check import DealReport, PartReport, Report

_SIDES = {"re": "Re", "kontra": "Kontra", "none": "nobody"}


# --- for people -----------------------------------------------------------------------------------


def score_lines(report: Report) -> Iterator[str]:
    """The sheet of a replayed record, line by line."""
    for place, part in enumerate(report.parts):
        if place:
            yield ""
        yield from _part_lines(part)


def _part_lines(part: PartReport) -> Iterator[str]:
    record = part.part.match
    if record is not None:
        yield f"Match: {', '.join(record.names)}"
        yield ""
    for place, deal in enumerate(part.deals):
        if place:
            yield ""
        yield from _deal_lines(deal, _seat_names(part, deal))
    match = part.match
    if match is not None and match.scored:
        sums = totals(match)
        yield ""
        yield "Totals"
        rows = [
            [f"{rank}.", match.names[person], str(sums[person])] for rank, person in ranking(match)
        ]
        yield from (f"  {line}" for line in table(rows, frozenset({2})))


def _seat_names(part: PartReport, deal: DealReport) -> tuple[str, ...]:
    record, players = part.part.match, deal.deal.players
    if record is None or players is None:
        return tuple(f"seat {seat}" for seat in ALL_SEATS)
    return tuple(record.names[person] for person in players)


def _deal_lines(report: DealReport, names: Sequence[str]) -> Iterator[str]:
    deal = report.deal
    title = f"Deal {deal.place}"
    if deal.number not in (None, deal.place):
        title += f" (number {deal.number})"
    state = report.state
    if state is None:
        yield f"{title}: not judged" if not report.judged else f"{title}: cannot be dealt"
        return
    dealer = "somebody who sits out" if deal.dealer is None else names[deal.dealer]
    yield f"{title}: dealt by {dealer}, {names[deal.forehand]} is forehand"
    spoken = [action.text for action in state.history if not isinstance(action, Play)]
    if spoken:
        yield f"  Said: {', '.join(spoken)}"
    if state.tricks or state.trick:
        yield from (f"  {line}" for line in _trick_table(state, names))
    if state.result is None:
        yield "  The deal is not finished."
        return
    yield from _result_lines(state, state.result, names)


def _trick_table(state: DealState, names: Sequence[str]) -> list[str]:
    rows = [["trick", *names, "won by", "points"]]
    for number, trick in enumerate(state.tricks, start=1):
        shown = _by_seat(state, trick.leader, trick.cards)
        rows.append([str(number), *shown, names[trick.winner], str(trick.points)])
    if state.trick:
        shown = _by_seat(state, state.leader, state.trick)
        rows.append([str(len(state.tricks) + 1), *shown, "", ""])
    return table(rows, frozenset({0, 6}))


def _by_seat(state: DealState, leader: int, cards: Sequence[Any]) -> list[str]:
    """The cards of a trick in the order of the seats; the lead is marked."""
    shown = ["", "", "", ""]
    for place, (seat, card) in enumerate(zip(state.setup.order_from(leader), cards, strict=False)):
        shown[seat] = card.name if place else f">{card.name}"
    return shown


def _result_lines(state: DealState, result: Result, names: Sequence[str]) -> Iterator[str]:
    yield f"  Contract: {result.contract}"
    if result.contract == "void":
        return
    for side, (points, tricks) in zip(
        ("re", "kontra"), zip(result.card_points, result.tricks, strict=True), strict=True
    ):
        members = [name for name, party in zip(names, result.parties, strict=True) if party == side]
        yield (
            f"  {_SIDES[side]}: {', '.join(members)} "
            f"({points} card points, {tricks} {'trick' if tricks == 1 else 'tricks'})"
        )
    yield f"  Winner: {_SIDES[result.winner.value]}"
    rows = [[line.reason, _SIDES[line.side.value], f"{line.points:+}"] for line in result.lines]
    if rows:
        yield from (f"    {line}" for line in table(rows, frozenset({2})))
    bock = "" if state.setup.bock == 1 else f", bock factor {state.setup.bock}"
    yield f"  Value: {result.value}{bock}"
    scores = [f"{name} {score:+}" for name, score in zip(names, result.scores, strict=True)]
    yield f"  Scores: {', '.join(scores)}"


# --- for programs ---------------------------------------------------------------------------------


def score_data(report: Report) -> dict[str, Any]:
    """The same as data."""
    return {
        "parts": [_part_data(part) for part in report.parts],
        "problems": [problem.as_data() for problem in report.problems],
    }


def _part_data(part: PartReport) -> dict[str, Any]:
    record, match = part.part.match, part.match
    data: dict[str, Any] = {}
    if record is not None:
        data["players"] = list(record.names)
    data["deals"] = [_deal_data(deal) for deal in part.deals]
    if match is not None:
        data["totals"] = list(totals(match))
    return data


def _deal_data(report: DealReport) -> dict[str, Any]:
    deal, state = report.deal, report.state
    data: dict[str, Any] = {"deal": deal.place}
    if deal.number is not None:
        data["number"] = deal.number
    data |= {"finished": report.finished, "judged": report.judged}
    if state is None:
        return data
    data["tricks"] = [_trick_data(trick) for trick in state.tricks]
    data["result"] = report.result
    return data


def _trick_data(trick: Trick) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "cards": [card.name for card in trick.cards],
        "winner": trick.winner,
        "points": trick.points,
    }
