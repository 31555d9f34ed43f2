"""``dokodesk analyse FILE`` (FORMATS 3): judges every decision of a record as the review does."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from dokodesk.cli.console import CHECK_SAYS_NO, OK, CommandError, Progress, complain, say, say_json

if TYPE_CHECKING:
    from dokodesk.records.check import DealReport
    from dokodesk.review.verdicts import DealReview, Verdict

_SEATS: Final = ("S", "W", "N", "E")
_MARKS: Final = {"small": "?!", "mistake": "?", "blunder": "??"}


def add_parser(commands: Any) -> None:
    """Add ``analyse`` to the subcommands of the main parser."""
    parser = commands.add_parser(
        "analyse",
        help="judge every decision of a record",
        description=(
            "Judge every decision of a record as the review does: what it cost in score points "
            "by what its seat could know, and with all cards open. "
            "Exit status 0: done; 1: some deals could not be replayed; 2: the file is no record."
        ),
    )
    parser.add_argument("file", metavar="FILE", help="a .doko or .json record")
    parser.add_argument(
        "--seat",
        type=int,
        choices=range(4),
        help="only the decisions of this seat (0-3 clockwise, 0 is south)",
    )
    parser.add_argument(
        "--worlds",
        type=int,
        metavar="N",
        help="sampled deals for each card (as the review uses unless told)",
    )
    parser.add_argument(
        "--all", action="store_true", help="tell the good decisions too, not only the others"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Carry it out; the exit status."""
    from dokodesk.cli.record_files import load
    from dokodesk.records.check import check_record
    from dokodesk.records.problems import RecordError
    from dokodesk.review.judge import Budget

    budget = Budget()
    if arguments.worlds is not None:
        if arguments.worlds < 2:
            raise CommandError("--worlds takes a whole number from 2 up")
        budget = budget._replace(worlds=arguments.worlds)
    try:
        report = check_record(load(arguments.file))
    except RecordError as error:
        raise CommandError("; ".join(str(problem) for problem in error.problems)) from None
    for problem in report.problems:
        complain(f"{arguments.file}: {problem}")
    deals: list[dict[str, Any]] = []
    with Progress(len(report.deals), "deals") as progress:
        for deal in report.deals:
            review = _review(deal, arguments.seat, budget)
            progress.step()
            if review is None:
                continue
            deals.append({"number": deal.deal.number, **_data(review)})
            if not arguments.json:
                _tell(deal.deal.number, review, every=arguments.all)
    if arguments.json:
        say_json({"file": arguments.file, "deals": deals})
    return OK if len(deals) == len(report.deals) else CHECK_SAYS_NO


def _review(deal: DealReport, seat: int | None, budget: Any) -> DealReview | None:
    from dokodesk.review.judge import review_deal

    if deal.state is None:
        return None
    return review_deal(deal.state.setup, deal.state.history, seat=seat, budget=budget)


def _data(review: DealReview) -> dict[str, Any]:
    """A review with the judgements that follow from its numbers."""
    from dokodesk.review.verdicts import to_data

    data = to_data(review)
    for told, verdict in zip(data["verdicts"], review.verdicts, strict=True):
        told["grade"] = verdict.grade.value
        told["unlucky"] = verdict.unlucky
    seats = range(4) if review.seat is None else (review.seat,)
    data["lost"] = {str(seat): round(review.lost(seat), 3) for seat in seats}
    return data


def _tell(number: int | None, review: DealReview, *, every: bool) -> None:
    result = " ".join(f"{score:+d}" for score in review.result) or "void"
    say(f"Deal {number}: {result}" if number is not None else f"Deal: {result}")
    told = 0
    for verdict in review.verdicts:
        if every or verdict.grade.value in _MARKS or verdict.unlucky:
            say("  " + _line(verdict))
            told += 1
    if not told:
        say("  nothing to remark")
    seats = range(4) if review.seat is None else (review.seat,)
    lost = ", ".join(f"{_SEATS[seat]} {review.lost(seat):.1f}" for seat in seats)
    say(f"  points lost by what could be known: {lost}")


def _line(verdict: Verdict) -> str:
    mark = _MARKS.get(verdict.grade.value, "")
    where = f"trick {verdict.trick + 1}" if verdict.trick >= 0 else "before the first trick"
    done = verdict.action.partition(" ")[2] or "said nothing"
    best = verdict.best.partition(" ")[2] or "say nothing"
    line = f"{_SEATS[verdict.seat]} {where}: {done}{mark}"
    if verdict.action != verdict.best:
        line += f", better {best}; cost {verdict.cost:.2f} ± {1.96 * verdict.error:.2f}"
    if verdict.open_cost is not None and verdict.open_cost > 0:
        kind = "exactly" if verdict.open_exact else "about"
        line += f"; with all cards open {kind} {verdict.open_cost:.1f}"
    return line + ("; bad luck" if verdict.unlucky else "")


__all__ = ["add_parser", "run"]
