"""A record file as the window shows it: what it holds, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from dokodesk.engine.errors import EngineError
from dokodesk.engine.match import Match, Seating, finish_deal, new_match
from dokodesk.model.replay import DealSource
from dokodesk.model.sheet import Sheet, sheet_of
from dokodesk.model.stored_deals import UnfinishedDeal
from dokodesk.records.check import DealReport, PartReport, Report, check_record
from dokodesk.records.json_form import read_json
from dokodesk.records.model import MatchAbout
from dokodesk.records.problems import Problem, RecordError
from dokodesk.records.reader import load_bytes, read_record

__all__ = ["MatchExtras", "RecordError", "RecordFile", "matches_of", "open_record", "sheets_of"]

#: Names for deals that stand alone, where the record holds none.
_SEATS: tuple[str, ...] = ("S", "W", "N", "E")


@dataclass(frozen=True, slots=True)
class MatchExtras:
    """What a file says of a match beside its rules and deals.

    Attributes:
        about: when it began, by which program, tags, note ...
        codes: the deal codes of its deals, as far as they are told.
        unfinished: its last deal with its number and seats, if that stops early.
    """

    about: MatchAbout
    codes: tuple[str, ...] = ()
    unfinished: UnfinishedDeal | None = None


@dataclass(frozen=True, slots=True)
class RecordFile:
    """What a file holds.

    Attributes:
        path: as it was named.
        matches: each match with the deals that could be replayed; deals that stand alone are a
            match of one each.
        deals: how many deals the file has.
        problems: what is wrong, and where.
        unfinished: the deal at its end that stops early, as far as it goes; ``None`` if none does.
        extras: what else the file says of each of ``matches``.
    """

    path: str
    matches: tuple[Match, ...]
    deals: int
    problems: tuple[Problem, ...]
    unfinished: DealSource | None = None
    extras: tuple[MatchExtras, ...] = ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of each match, with all that the file says of it."""
        return tuple(map(_sheet, self.matches, self.extras))

    def sheet(self, place: int) -> Sheet:
        """The score sheet of one of ``matches``."""
        return _sheet(self.matches[place], self.extras[place])


def sheets_of(report: Report) -> tuple[Sheet, ...]:
    """The score sheet of each match of a replayed file."""
    return tuple(map(_sheet, matches_of(report), _extras_of(report)))


def _sheet(match: Match, extras: MatchExtras) -> Sheet:
    about = extras.about
    return replace(
        sheet_of(match, title=about.title, day=about.started, codes=extras.codes),
        level=about.level,
        tags=about.tags,
        note=about.note,
        program=about.program,
    )


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
        problems=tuple(report.problems),
        unfinished=_unfinished(report),
        extras=_extras_of(report),
    )


def _extras_of(report: Report) -> tuple[MatchExtras, ...]:
    return tuple(extras for part in report.parts for extras in _extras(part))


def _extras(part: PartReport) -> list[MatchExtras]:
    """What there is beside each match that ``_matches`` gives."""
    if part.match is None:
        return [
            MatchExtras(MatchAbout(), (deal.deal.seed,))
            for deal in part.deals
            if _alone(deal) is not None
        ]
    if not part.match.deals or part.part.match is None:
        return []
    codes = tuple(deal.deal.seed for deal in part.deals[: len(part.match.deals)])
    return [
        MatchExtras(
            about=part.part.match.about,
            codes=codes if any(codes) else (),
            unfinished=_begun(part.deals[-1]),
        )
    ]


def _begun(report: DealReport) -> UnfinishedDeal | None:
    """The last deal of a match, if it is right as far as it goes and stops early."""
    deal, state = report.deal, report.state
    if state is None or state.finished or report.problems or deal.players is None:
        return None
    return UnfinishedDeal(
        setup=state.setup,
        seating=Seating(deal.players, deal.dealer, deal.forehand),
        actions=state.history,
        number=deal.number or 1,
        code=deal.seed,
    )


def _unfinished(report: Report) -> DealSource | None:
    """The last deal, if it is not finished (a report of a fault, a match that was left)."""
    part = report.parts[-1] if report.parts else None
    last = part.deals[-1] if part is not None and part.deals else None
    if part is None or last is None or last.state is None or last.finished:
        return None
    seats = last.deal.players
    names = _SEATS
    if part.match is not None and seats is not None:
        names = tuple(part.match.names[person] for person in seats)
    return DealSource(
        setup=last.state.setup,
        actions=last.state.history,
        names=names,
        number=last.deal.number or 1,
        planned=0 if part.match is None else part.match.planned,
        code=str(last.deal.data.get("seed", "")),
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
