"""The command line: which subcommands there are and what they take (FORMATS 3).

``dokodesk`` without a subcommand opens the window; that is the business of ``dokodesk.__main__``,
because nothing here may import the window. Modules that do the work are imported when they are
needed, so that a command starts fast and needs no Qt.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, Protocol

import msgspec

from dokodesk import __version__
from dokodesk.cli.console import (
    BAD_INPUT,
    INTERRUPTED,
    PIPE_CLOSED,
    CommandError,
    complain,
    flush,
    prepare_streams,
)

#: The subcommands, in the order of the help, with what they are for.
COMMANDS: Final = {
    "rules": "list, show, check and compare rules",
    "record": "check, score and convert records of matches",
    "simulate": "let computer players and bots play against one another",
    "analyse": "judge every decision of a record",
    "lessons": "check, show and list lessons",
    "bot": "play one seat by the bot protocol",
    "bench": "measure the speed on this machine",
}


class _Command(Protocol):
    """What the module of a subcommand has."""

    def add_parser(self, commands: Any) -> object:
        """Add the subcommand to those of the main parser."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry it out; the exit status."""


def _command(name: str) -> _Command:
    """The module of a subcommand; only the one that is used is imported."""
    match name:
        case "rules":
            from dokodesk.cli import rules

            return rules
        case "record":
            from dokodesk.cli import record

            return record
        case "simulate":
            from dokodesk.cli import simulate

            return simulate
        case "analyse":
            from dokodesk.cli import analyse

            return analyse
        case "lessons":
            from dokodesk.cli import lessons

            return lessons
        case "bot":
            from dokodesk.cli import bot

            return bot
        case _:
            from dokodesk.cli import bench

            return bench


class WindowOptions(msgspec.Struct, frozen=True):
    """How the window is to open.

    Attributes:
        data_dir: where everything is kept, instead of the usual folders.
        rules: a preset or a rule file for new matches.
        new: go straight to a new match.
        daily: go straight to the deal of the day.
        file: a record to open in the review.
        probe_start: tell how long the start took as soon as the window is painted, and end.
        probe_frames: play for so many seconds, tell the intervals between frames, and end.
        lesson: a lesson to show (``dokodesk lessons preview``).
        lesson_step: its step to begin with, from 1.
    """

    data_dir: Path | None = None
    rules: str | None = None
    new: bool = False
    daily: bool = False
    file: Path | None = None
    probe_start: bool = False
    probe_frames: float | None = None
    lesson: Path | None = None
    lesson_step: int = 1


class _Parser(argparse.ArgumentParser):
    """A parser whose errors name the way to the help."""

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}")
        complain(f"try '{self.prog} --help'")
        raise SystemExit(BAD_INPUT)


def is_command(arguments: Sequence[str]) -> bool:
    """Whether these arguments name a subcommand rather than the window."""
    return bool(arguments) and arguments[0] in COMMANDS


def run_command(arguments: Sequence[str]) -> int:
    """Carry out a subcommand; the exit status."""
    prepare_streams()
    parser = _Parser(prog="dokodesk")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    try:
        command = _command(arguments[0])
        command.add_parser(commands)
        status = command.run(parser.parse_args(list(arguments)))
        flush()
    except CommandError as error:
        complain(f"dokodesk: {error}")
        return BAD_INPUT
    except KeyboardInterrupt:
        complain("dokodesk: interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more can be said to anybody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as error:  # noqa: BLE001 - a person is told, a developer can see more
        if os.environ.get("DOKODESK_DEBUG"):
            traceback.print_exc()
        complain(
            f"dokodesk: this is a fault in the program ({type(error).__name__}: {error}); "
            "DOKODESK_DEBUG=1 in the environment shows where"
        )
        return BAD_INPUT
    return status


def window_options(arguments: Sequence[str]) -> WindowOptions:
    """How the window is to open; ends the program for ``--help``, ``--version`` and wrong use."""
    prepare_streams()
    parsed = _window_parser().parse_args(list(arguments))
    if parsed.file is not None and not Path(parsed.file).is_file():
        known = ", ".join(COMMANDS)
        _window_parser().error(
            f"there is neither a file nor a command {parsed.file!r}; commands: {known}"
        )
    return WindowOptions(
        data_dir=None if parsed.data_dir is None else Path(parsed.data_dir),
        rules=parsed.rules,
        new=parsed.new,
        daily=parsed.daily,
        file=None if parsed.file is None else Path(parsed.file),
        probe_start=parsed.probe_start,
        probe_frames=parsed.probe_frames,
        lesson=None if parsed.lesson is None else Path(parsed.lesson),
        lesson_step=parsed.lesson_step,
    )


def _window_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="dokodesk",
        usage="%(prog)s [options] [FILE.doko]\n       %(prog)s COMMAND ...",
        description="Doppelkopf: one person against three computer players.",
        epilog="\n".join(
            [
                "Commands ('dokodesk COMMAND --help' says more):",
                *(f"  {name:<10}{purpose}" for name, purpose in COMMANDS.items()),
            ]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"dokodesk {__version__}")
    parser.add_argument("--data-dir", metavar="DIR", help="keep everything in this folder")
    parser.add_argument("--rules", metavar="RULES", help="a preset or a rule file for new matches")
    parser.add_argument("--new", action="store_true", help="go straight to a new match")
    parser.add_argument("--daily", action="store_true", help="go straight to the deal of the day")
    parser.add_argument("--probe-start", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--lesson", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--lesson-step", type=int, default=1, help=argparse.SUPPRESS)
    parser.add_argument("--probe-frames", type=float, metavar="S", help=argparse.SUPPRESS)
    parser.add_argument("file", nargs="?", metavar="FILE.doko", help="a record to review")
    return parser
