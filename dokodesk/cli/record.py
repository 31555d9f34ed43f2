"""``dokodesk record check | score | convert`` (FORMATS 3)."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dokodesk.cli.console import (
    BAD_INPUT,
    CHECK_SAYS_NO,
    OK,
    CommandError,
    Progress,
    complain,
    say,
    say_json,
)

if TYPE_CHECKING:
    from dokodesk.records.check import Report
    from dokodesk.records.model import Record
    from dokodesk.records.problems import Problem
    from dokodesk.records.sheet_document import SheetDocument


def add_parser(commands: Any) -> None:
    """Add ``record`` to the subcommands of the main parser."""
    parser = commands.add_parser(
        "record",
        help="check, score and convert records of matches",
        description="Check, score and convert records of matches.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser(
        "check",
        help="replay records and say whether each stored result is right",
        description=(
            "Replay records and say whether each stored result is right. "
            "Exit status 0: all right; 1: something is not; 2: a file is no record."
        ),
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a .doko or .json record")
    score = actions.add_parser(
        "score",
        help="replay a record and print tricks, parties and every score line",
        description="Replay a record and print tricks, parties and every score line.",
    )
    score.add_argument("file", metavar="FILE", help="a .doko or .json record")
    convert = actions.add_parser(
        "convert",
        help="convert between the formats by ending",
        description=(
            "Convert a record; the endings say from what to what. "
            f"Reads {_listed(READ_ENDINGS)}, writes {_listed(tuple(WRITERS))}."
        ),
    )
    convert.add_argument("source", metavar="IN", help="the record to read")
    convert.add_argument("target", metavar="OUT", help="the file to write")
    for action in (check, score, convert):
        action.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Carry out a parsed ``record`` command; the exit status."""
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "check": _check,
        "score": _score,
        "convert": _convert,
    }
    return actions[arguments.action](arguments)


# --- check ----------------------------------------------------------------------------------------


def _check(arguments: argparse.Namespace) -> int:
    files = []
    status = OK
    for name in arguments.files:
        verdict, found = _check_file(name)
        files.append(found)
        status = max(status, verdict)
        if not arguments.json:
            for line in _verdict_lines(found):
                say(line)
    if arguments.json:
        say_json({"ok": status == OK, "files": files})
    return status


def _check_file(name: str) -> tuple[int, dict[str, Any]]:
    from dokodesk.cli.record_files import load
    from dokodesk.records.problems import RecordError

    try:
        record = load(name)
    except RecordError as error:
        problems = error.problems
        _complain_about(problems)
        return BAD_INPUT, {
            "file": name,
            "status": "unreadable",
            "problems": [problem.as_data() for problem in problems],
        }
    report = _replayed(record)
    problems = _named(report.problems, name)
    _complain_about(problems)
    deals = report.deals
    return CHECK_SAYS_NO if problems else OK, {
        "file": name,
        "status": "wrong" if problems else "right",
        "deals": len(deals),
        "right": sum(
            deal.finished and deal.deal.has_result and not deal.problems for deal in deals
        ),
        "without_result": sum(
            deal.finished and not deal.deal.has_result and not deal.problems for deal in deals
        ),
        "unfinished": sum(
            deal.state is not None and not deal.finished and not deal.problems for deal in deals
        ),
        "not_judged": sum(not deal.judged for deal in deals),
        "problems": [problem.as_data() for problem in problems],
    }


def _replayed(record: Record) -> Report:
    from dokodesk.records.check import check_record

    with Progress(len(record.deals), "deals") as progress:
        return check_record(record, progress.step)


def _named(problems: tuple[Problem, ...], file: str) -> tuple[Problem, ...]:
    return tuple(msgspec.structs.replace(problem, file=file) for problem in problems)


def _complain_about(problems: tuple[Problem, ...]) -> None:
    for problem in problems:
        complain(str(problem))


_VERDICTS: Final = {"right": "right", "wrong": "NOT right", "unreadable": "no record"}


def _verdict_lines(found: dict[str, Any]) -> list[str]:
    head = f"{found['file']}: {_VERDICTS[found['status']]}"
    if found["status"] == "unreadable":
        return [head]
    parts = [f"{_count(found['deals'], 'deal')}", f"{_count(found['right'], 'result')} right"]
    wrong = len({problem.get("deal", 0) for problem in found["problems"]})
    if wrong:
        parts.append(f"{wrong} not right")
    if found["without_result"]:
        parts.append(f"{found['without_result']} without a stored result")
    if found["unfinished"]:
        parts.append(f"{found['unfinished']} unfinished")
    if found["not_judged"]:
        parts.append(f"{found['not_judged']} not judged, because an earlier deal is broken")
    return [f"{head} ({', '.join(parts)})"]


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


# --- score ----------------------------------------------------------------------------------------


def _score(arguments: argparse.Namespace) -> int:
    from dokodesk.cli.record_files import load
    from dokodesk.cli.score_sheet import score_data, score_lines
    from dokodesk.records.problems import Kind, RecordError

    try:
        record = load(arguments.file)
    except RecordError as error:
        _complain_about(error.problems)
        return BAD_INPUT
    report = _replayed(record)
    if arguments.json:
        say_json({"file": arguments.file, **score_data(report)})
    else:
        for line in score_lines(report):
            say(line)
    problems = _named(report.problems, arguments.file)
    _complain_about(problems)
    refused = any(problem.kind is Kind.REFUSED for problem in problems)
    return CHECK_SAYS_NO if refused else OK


# --- convert --------------------------------------------------------------------------------------


def _as_doko(record: Record, _report: Callable[[], Report]) -> str:
    from dokodesk.records.writer import written

    return written(record.documents)


def _as_json(record: Record, _report: Callable[[], Report]) -> str:
    from dokodesk.records.json_form import json_text

    return json_text(record.documents)


def _as_csv(_record: Record, report: Callable[[], Report]) -> str:
    from dokodesk.records.csv_form import csv_text

    return csv_text(report())


def _as_html(_record: Record, report: Callable[[], Report]) -> str:
    from dokodesk.records.html_form import html_text

    return html_text(_sheets(report()))


def _as_pdf(_record: Record, report: Callable[[], Report]) -> bytes:
    from dokodesk.cli.paper import pdf_of

    return pdf_of(_sheets(report()))


def _sheets(report: Report) -> list[SheetDocument]:
    """The score sheets of a replayed record; deals that stand alone have one each."""
    from dokodesk.model.record_file import sheets_of
    from dokodesk.views.sheet.document import document_of

    found = [document_of(sheet) for sheet in sheets_of(report)]
    if not found:
        raise CommandError("there is no finished deal, so there is no score sheet")
    return found


#: Each writer gets the record and a function that replays it.
Writer = Callable[["Record", Callable[[], "Report"]], str | bytes]

READ_ENDINGS: Final = (".doko", ".json")
WRITERS: Final[dict[str, Writer]] = {
    ".doko": _as_doko,
    ".json": _as_json,
    ".csv": _as_csv,
    ".html": _as_html,
    ".pdf": _as_pdf,
}


class _RulesSayNo(Exception):
    """A record that cannot be converted because the rules do not allow what stands in it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems


def _convert(arguments: argparse.Namespace) -> int:
    from dokodesk.cli.record_files import load, store
    from dokodesk.records.problems import Kind, RecordError

    source, target = Path(arguments.source), Path(arguments.target)
    _check_ending(source, READ_ENDINGS, "read")
    _check_ending(target, tuple(WRITERS), "written")
    try:
        record = load(arguments.source)
    except RecordError as error:
        _complain_about(error.problems)
        return BAD_INPUT

    def report() -> Report:
        found = _replayed(record)
        problems = _named(found.problems, arguments.source)
        if any(problem.kind is Kind.REFUSED for problem in problems):
            raise _RulesSayNo(problems)
        _complain_about(problems)
        return found

    try:
        text = WRITERS[target.suffix.lower()](record, report)
    except _RulesSayNo as error:
        _complain_about(error.problems)
        complain(f"{arguments.target} was not written")
        return CHECK_SAYS_NO
    store(target, text)
    if arguments.json:
        say_json(
            {"source": arguments.source, "target": arguments.target, "deals": len(record.deals)}
        )
    else:
        say(f"{arguments.target}: {_count(len(record.deals), 'deal')} written")
    return OK


def _check_ending(path: Path, known: tuple[str, ...], verb: str) -> None:
    ending = path.suffix
    if ending.lower() not in known:
        files = f"{ending} files" if ending else "files without an ending"
        raise CommandError(f"{path}: {files} cannot be {verb}; possible: {_listed(known)}")


def _listed(endings: tuple[str, ...]) -> str:
    return ", ".join(endings)
