"""What can be wrong with files about rules, with the line where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from dokodesk.engine.rule_forms import Problem, RulesError
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

__all__ = ["FileTrouble", "LineProblem", "RulesFileError"]


class FileTrouble(StrEnum):
    """What can be wrong with a rule file beyond its options."""

    NOT_FOUND = QT_TRANSLATE_NOOP("Rules", "there is no such file")
    NOT_READ = QT_TRANSLATE_NOOP("Rules", "the file cannot be read ({cause})")
    NOT_YAML = QT_TRANSLATE_NOOP("Rules", "this is no YAML text ({cause})")
    FOREIGN = QT_TRANSLATE_NOOP("Rules", "this is no rule file; its first entry is missing")
    NEWER = QT_TRANSLATE_NOOP(
        "Rules", "this file has format {given}, this program knows formats up to {known}"
    )
    NO_TEXT = QT_TRANSLATE_NOOP("Rules", "{given} is no name")
    TWICE = QT_TRANSLATE_NOOP("Rules", "this stands here a second time")
    UNKNOWN_NAME = QT_TRANSLATE_NOOP("Rules", "this is no preset, no profile, no file and no code")
    NO_PROFILE = QT_TRANSLATE_NOOP("Rules", "there is no profile of this name")
    NAME_EMPTY = QT_TRANSLATE_NOOP("Rules", "a profile needs a name")
    NAME_TAKEN = QT_TRANSLATE_NOOP("Rules", "there already is a profile of this name")
    NAME_IS_PRESET = QT_TRANSLATE_NOOP("Rules", "this is the name of a preset")
    NOT_WRITTEN_NEWER = QT_TRANSLATE_NOOP(
        "Rules", "a newer version of the program wrote this file, so it is left as it is"
    )
    NO_SEPARATOR = QT_TRANSLATE_NOOP("Rules", "this line says nothing of the form NAME = VALUE")
    NOT_FREEDOKO = QT_TRANSLATE_NOOP("Rules", "this is no rule file of FreeDoko")
    UNKNOWN_SWITCH = QT_TRANSLATE_NOOP("Rules", "FreeDoko has no such rule")


class LineProblem(Problem, frozen=True, kw_only=True):
    """A problem and the line of the file where it stands, counted from 1, if known."""

    line: int | None = None

    def say(self, translate: Callable[[str], str]) -> str:
        """The sentence with line and key, in another language."""
        plain = Problem(self.key, self.reason, self.facts, self.fits).say(translate)
        if self.line is None:
            return plain
        return f"{translate(_LINE).format(n=self.line)}: {plain}"


_LINE: Final = QT_TRANSLATE_NOOP("Rules", "line {n}")


class RulesFileError(RulesError):
    """A rule file that cannot be used as it is.

    Attributes:
        problems: everything that is wrong.
        file: the file, if it came from one.
    """

    def __init__(self, problems: Iterable[Problem], file: Path | None = None) -> None:
        super().__init__(problems)
        self.file = file

    def __str__(self) -> str:
        lines = super().__str__()
        if self.file is None:
            return lines
        return "\n".join(f"{self.file}: {line}" for line in lines.splitlines())
