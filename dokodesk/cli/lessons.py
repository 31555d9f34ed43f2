"""``dokodesk lessons``: check lessons that somebody writes, look at them, list those there are."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from dokodesk.assets.lessons import lesson_files
from dokodesk.cli.console import CHECK_SAYS_NO, OK, CommandError, complain, say, table
from dokodesk.learning.course import read_course
from dokodesk.learning.lesson import Lesson
from dokodesk.learning.lesson_check import check_lesson
from dokodesk.learning.lesson_reader import read_lesson
from dokodesk.learning.yaml_nodes import LessonError, LessonProblem
from dokodesk.storage.atomic import read_text
from dokodesk.storage.errors import StorageError

__all__ = ["add_parser", "run"]

_LARGEST: Final = 300_000


def add_parser(commands: Any) -> None:
    """Add ``lessons`` to the subcommands of the main parser."""
    parser = commands.add_parser(
        "lessons",
        help="check, show and list lessons",
        description="Check, show and list lessons. docs/lessons.md tells how to write one.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser(
        "check",
        help="play lessons both ways and report what does not work",
        description="Reads lessons, plays each its right way, which must reach the goal, and its "
        "wrong ways, which must not, whatever follows.",
    )
    check.add_argument("files", nargs="+", metavar="FILE")
    preview = actions.add_parser(
        "preview", help="open the window with a lesson", description="Opens a lesson in the window."
    )
    preview.add_argument("file", metavar="FILE")
    preview.add_argument("--step", type=int, default=1, metavar="N", help="begin with this step")
    actions.add_parser(
        "list", help="list the lessons of the course", description="Lists the lessons."
    )


def run(arguments: argparse.Namespace) -> int:
    """Carry it out; the exit status."""
    match arguments.action:
        case "check":
            results = [_check(Path(name)) for name in arguments.files]
            return OK if all(results) else CHECK_SAYS_NO
        case "preview":
            return _preview(Path(arguments.file), arguments.step)
        case _:
            return _list()


def _read(path: Path) -> Lesson | None:
    """The lesson in a file; what is wrong with it has been told if there is none."""
    try:
        text = read_text(path, limit=_LARGEST)
    except FileNotFoundError:
        raise CommandError(f"there is no file {path}") from None
    except StorageError as error:
        raise CommandError(str(error)) from None
    try:
        return read_lesson(text, key=path.stem)
    except LessonError as error:
        _tell(path, error.problems)
        return None


def _tell(path: Path, problems: tuple[LessonProblem, ...]) -> None:
    for problem in problems:
        place = f"{path}:{problem.line}" if problem.line else str(path)
        complain(f"{place}: {problem.text}")


def _check(path: Path) -> bool:
    lesson = _read(path)
    if lesson is None:
        return False
    problems = check_lesson(lesson)
    _tell(path, problems)
    if not problems:
        languages = sorted(lesson.title.words)
        say(
            f"{path}: {len(lesson.steps)} steps, {lesson.tasks} to do, "
            f"in {', '.join(languages)}: everything works"
        )
    return not problems


def _preview(path: Path, step: int) -> int:
    if _read(path) is None:
        return CHECK_SAYS_NO
    program = (
        [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "dokodesk"]
    )
    return subprocess.call([*program, "--lesson", str(path), "--lesson-step", str(step)])


def _list() -> int:
    rows = [["lesson", "chapter", "minutes", "steps", "title"]]
    rows += [
        [lesson.key, lesson.chapter, str(lesson.minutes), str(len(lesson.steps)), _title(lesson)]
        for lesson in read_course(lesson_files()).lessons
    ]
    for line in table(rows, right=frozenset({2, 3})):
        say(line)
    return OK


def _title(lesson: Lesson) -> str:
    return lesson.title.in_language("en")
