"""``dokodesk simulate``: computer players against one another, without a window (FORMATS 3)."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dokodesk.cli.console import OK, CommandError, Progress, complain, say, say_json

if TYPE_CHECKING:
    from dokodesk.cli.tournament import Plan, PlayedMatch

_DEFAULT_DEALS = 100
_DEFAULT_SEED = "1"
_DEFAULT_RULES = "pagat_standard"
_DEFAULT_MOVE_TIME_S = 60.0
_DEFAULT_MEMORY_MIB = 4096
#: So few deals are played before further processes are ready.
_FEW_DEALS = 40


def add_parser(commands: Any) -> None:
    """Add ``simulate`` to the subcommands of the main parser."""
    parser = commands.add_parser(
        "simulate",
        help="let computer players and bots play matches against one another",
        description=(
            "Let computer players and bots play matches against one another. "
            "The same arguments give the same deals and, with players that use no chance of their "
            "own, the same result, however many jobs there are."
        ),
    )
    parser.add_argument(
        "--deals",
        type=_positive,
        default=_DEFAULT_DEALS,
        metavar="N",
        help="how many deals (default: %(default)s)",
    )
    parser.add_argument(
        "--seed",
        default=_DEFAULT_SEED,
        metavar="S",
        help="any text; decides the cards and every chance (default: %(default)s)",
    )
    parser.add_argument(
        "--rules",
        default=_DEFAULT_RULES,
        metavar="R",
        help="a preset, a rule file or a rule code (default: %(default)s)",
    )
    parser.add_argument(
        "--player",
        action="append",
        dest="players",
        default=[],
        metavar="P",
        help=(
            "a level, or exec:COMMAND for a program that talks the bot protocol; give it once for "
            "all seats, twice for partners that alternate, or four times for seats 0-3"
        ),
    )
    parser.add_argument(
        "--rotate",
        action="store_true",
        help="play each deal in all four rotations of the players",
    )
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=None,
        metavar="J",
        help="how many processes play at the same time (default: one for each processor)",
    )
    parser.add_argument(
        "--records", metavar="DIR", help="write each match as a .doko record into this folder"
    )
    parser.add_argument(
        "--move-time",
        type=_seconds,
        default=_DEFAULT_MOVE_TIME_S,
        metavar="SECONDS",
        help="how long a program may take for an answer (default: %(default)g)",
    )
    parser.add_argument(
        "--bot-memory",
        type=_positive,
        default=_DEFAULT_MEMORY_MIB,
        metavar="MIB",
        help="how much memory a program may take, with all it starts (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


_positive.__name__ = "whole number from 1 on"


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise ValueError(text)
    return seconds


_seconds.__name__ = "number of seconds"


def run(arguments: argparse.Namespace) -> int:
    """Play and report; the exit status."""
    from dokodesk.cli.simulate_report import report_data, report_lines, summed_up
    from dokodesk.cli.tournament import play_all

    plan = _plan(arguments)
    folder = _folder(arguments.records)
    with Progress(plan.all_deals, "deals") as progress:
        matches = play_all(
            plan, _jobs(plan, arguments.jobs), progress.step, lambda match: _keep(folder, match)
        )
    summary = summed_up(plan, matches)
    for fault in summary.faults:
        complain(f"dokodesk simulate: {fault}")
    if arguments.json:
        say_json(report_data(plan, summary))
    else:
        for line in report_lines(plan, summary):
            say(line)
    return OK


def _jobs(plan: Plan, wanted: int | None) -> int:
    """How many processes play: as many as wanted, else one for each processor."""
    if wanted is not None:
        return wanted
    return 1 if plan.all_deals < _FEW_DEALS else os.cpu_count() or 1


def _plan(arguments: argparse.Namespace) -> Plan:
    from dokodesk.ai.levels import DEFAULT_LEVEL
    from dokodesk.cli.rule_names import rules_from
    from dokodesk.cli.tournament import Plan, check_player

    given = arguments.players or [DEFAULT_LEVEL]
    if len(given) not in (1, 2, 4):
        raise CommandError(f"simulate: one, two or four players can be named, not {len(given)}")
    for name in given:
        check_player(name)
    return Plan(
        rules=rules_from(arguments.rules),
        rules_name=arguments.rules,
        players=tuple(given * (4 // len(given))),
        seed=arguments.seed,
        deals=arguments.deals,
        rotate=arguments.rotate,
        records=arguments.records is not None,
        move_time_s=arguments.move_time,
        memory_mib=arguments.bot_memory,
    )


def _folder(name: str | None) -> Path | None:
    """The folder for records, made before the work begins, so that a wrong one is noticed."""
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandError(f"simulate: the folder {name} cannot be made: {error}") from None
    if not os.access(folder, os.W_OK):
        raise CommandError(f"simulate: nothing can be written into the folder {name}")
    return folder


def _keep(folder: Path | None, match: PlayedMatch) -> None:
    from dokodesk.cli.record_files import store

    if folder is not None:
        store(folder / f"{match.name}.doko", match.record)
