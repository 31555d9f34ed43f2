"""A record file as the window shows it: what it holds, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dokodesk.engine.errors import EngineError
from dokodesk.engine.match import Match, Seating, finish_deal, new_match
from dokodesk.records.check import DealReport, PartReport, Report, check_record
from dokodesk.records.json_form import read_json
from dokodesk.records.problems import RecordError
from dokodesk.records.reader import load_bytes, read_record

__all__ = ["RecordError", "RecordFile", "matches_of", "open_record"]

#: Names for deals that stand alone, where the record holds none.
_SEATS = ("S", "W", "N", "E")


@dataclass(frozen=True, slots=True)
class RecordFile:
    """What a file holds.

    Attributes:
        path: as it was named.
        matches: each match with the deals that could be replayed; deals that stand alone are a
            match of one each.
        deals: how many deals the file has.
        problems: what is wrong, a sentence each with its place.
    """

    path: str
    matches: tuple[Match, ...]
    deals: int
    problems: tuple[str, ...]


def open_record(path: Path) -> RecordFile:
    """Reads and replays a file.

    Raises:
        RecordError: it cannot be read as a record; the problems say where and why.
    """
    data = load_bytes(path)
    report = check_record(read_json(data) if path.suffix.lower() == ".json" else read_record(data))
    return RecordFile(
        path=str(path),
        matches=matches_of(report),
        deals=len(report.deals),
        problems=tuple(str(problem) for problem in report.problems),
    )


def matches_of(report: Report) -> tuple[Match, ...]:
    """Each match of a replayed file; deals that stand alone are a match of one each."""
    return tuple(match for part in report.parts for match in _matches(part))


def _matches(part: PartReport) -> list[Match]:
    if part.match is not None:
        return [part.match] if part.match.deals else []
    alone = (_alone(deal) for deal in part.deals)
    return [match for match in alone if match is not None]


def _alone(deal: DealReport) -> Match | None:
    """A deal without a match around it, as a match of its own."""
    state = deal.state
    if state is None or not state.finished:
        return None
    setup = state.setup
    match = new_match(setup.rules, _SEATS, setup.dealer if setup.dealer is not None else 3, 1)
    seating = Seating((0, 1, 2, 3), setup.dealer, setup.forehand)
    try:
        return finish_deal(match, state, seating)
    except EngineError:
        return None
