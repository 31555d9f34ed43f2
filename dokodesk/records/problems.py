"""What can be wrong with a record, and where.

A problem is either *unreadable* (the file is no record) or something the rules say no to. Both name
the file, the deal and the action as far as they are known, the reason, and what would have been
allowed.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from dokodesk.engine.rule_forms import Problem as OptionProblem

_SHOWN = 12
_TEXT_WIDTH = 60


class Kind(StrEnum):
    """What sort of problem it is; the value stands in the JSON output."""

    UNREADABLE = "unreadable"
    """The file is not a record, or not one this program can read."""
    REFUSED = "refused"
    """An action, a hand or a deal that the rules do not allow."""
    DIFFERENT = "different"
    """The stored result is not the one that the replay gives."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong.

    Attributes:
        kind: what sort of problem.
        reason: an English sentence without the place.
        file: the file it stands in, as it was named; may be empty.
        deal: the deal document of the file it is about, from 1; 0 for none.
        line: the line of the file where it, or its document, begins; 0 where unknown.
        action: the action of the deal, from 1; 0 for the deal as a whole.
        text: the action as it stands in the file.
        allowed: action texts that would have been possible instead.
    """

    kind: Kind
    reason: str
    file: str = ""
    deal: int = 0
    line: int = 0
    action: int = 0
    text: str = ""
    allowed: tuple[str, ...] = ()

    def __str__(self) -> str:
        places = []
        if self.deal:
            places.append(f"deal {self.deal}")
        if self.action:
            places.append(f"action {self.action} ({shortened(self.text)!r})")
        elif self.line:
            places.append(f"line {self.line}")
        parts = [part for part in (self.file, ", ".join(places)) if part]
        message = ": ".join([*parts, self.reason])
        if self.allowed:
            more = ", ..." if len(self.allowed) > _SHOWN else ""
            message += f"; allowed: {', '.join(self.allowed[:_SHOWN])}{more}"
        return message

    def as_data(self) -> dict[str, Any]:
        """The problem for programs; what is not known is left out."""
        data: dict[str, Any] = {"kind": self.kind.value, "reason": self.reason}
        if self.file:
            data["file"] = self.file
        if self.deal:
            data["deal"] = self.deal
        if self.line:
            data["line"] = self.line
        if self.action:
            data |= {"action": self.action, "text": self.text, "allowed": list(self.allowed)}
        return data


class WrongRules(Problem, frozen=True):
    """Rules that do not exist.

    Attributes:
        options: what is wrong with each option.
    """

    options: tuple[OptionProblem, ...] = ()


class RecordError(ValueError):
    """A file that is not a record as a whole; nothing of it is used.

    Attributes:
        problems: everything that was found, in the order of the file.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def unreadable(reason: str, *, line: int = 0, deal: int = 0) -> RecordError:
    """The error for a single thing that cannot be read."""
    return RecordError([Problem(Kind.UNREADABLE, reason, line=line, deal=deal)])


def shortened(text: str) -> str:
    """A text cut to a length that fits into a message."""
    return text if len(text) <= _TEXT_WIDTH else f"{text[: _TEXT_WIDTH - 3]}..."


def shown(value: object) -> str:
    """A value from a file as somebody could have written it there, cut to a readable length."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    return shortened(value if isinstance(value, str) else repr(value))
