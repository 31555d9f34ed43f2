"""A report for whoever mends the program: the deal, the rules, what happened last; no names.

It is a record file with a few words more, so that the program itself can open and replay it. What
a person has typed (names, notes, folders) never gets into it.
"""

from __future__ import annotations

import getpass
import platform
import re
import sys
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from dokodesk import __version__
from dokodesk.engine.match import Match, Seating, new_match
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import code
from dokodesk.engine.state import DealState
from dokodesk.records.from_engine import deal_document, match_documents
from dokodesk.records.writer import written

__all__ = ["EventLog", "fault_report", "without_names"]

_MOST_EVENTS: Final = 200
_LONGEST: Final = 4000


class EventLog:
    """The last things that happened, in order, with the seconds since the program began."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begins now.

        Args:
            clock: seconds from any fixed moment on.
        """
        self._clock = clock
        self._since = clock()
        self._events: deque[str] = deque(maxlen=_MOST_EVENTS)

    @property
    def events(self) -> tuple[str, ...]:
        """What happened, oldest first."""
        return tuple(self._events)

    def note(self, what: str) -> None:
        """Notes something; texts of the person do not belong here."""
        self._events.append(f"{self._clock() - self._since:.1f} {what}"[:_LONGEST])


def fault_report(
    *,
    rules: Rules | None,
    match: Match | None,
    state: DealState | None = None,
    seating: Seating | None = None,
    codes: tuple[str, ...] = (),
    level: str = "",
    events: Iterable[str] = (),
    faults: str = "",
    now: str = "",
    others: Iterable[str] = (),
) -> str:
    """The text of a report, which is a record file.

    Args:
        rules: in force, or for the next match.
        match: at hand, with its finished deals.
        state: the deal on the table, if there is one that is not finished.
        seating: who sits where in it.
        codes: what the cards of the deals follow from.
        level: of the computer players.
        events: what happened last.
        faults: the end of the file of faults.
        now: the time, in UTC.
        others: more names that may stand in what happened.
    """
    names = dict.fromkeys((*(() if match is None else match.names), *others))
    if match is None:  # a record without a deal still tells the rules
        match = new_match(rules if rules is not None else Rules(), ("",) * 4, 0)
    facts = {
        "program": f"dokodesk {__version__}",
        "time": now,
        "python": sys.version.split()[0],
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "rules": "" if rules is None else code(rules),
        "level": level,
        "events": [without_names(event, names) for event in events],
        "faults": without_names(faults, names).splitlines()[-_MOST_EVENTS:],
    }
    return written(_documents(match, state, seating, codes, facts))


def _documents(
    match: Match,
    state: DealState | None,
    seating: Seating | None,
    codes: tuple[str, ...],
    facts: dict[str, Any],
) -> list[dict[str, Any]]:
    nameless = replace(match, names=tuple(f"Player {n + 1}" for n in range(match.size)))
    running = None
    if state is not None and seating is not None and state.result is None:
        running = deal_document(
            state.setup,
            state.history,
            None,
            number=match.ledger.number,
            seating=seating,
            seed=codes[len(match.deals)] if len(codes) > len(match.deals) else "",
        )
    documents = match_documents(
        nameless, program=str(facts["program"]), started="", seeds=codes, running=running
    )
    documents[0]["report"] = {key: value for key, value in facts.items() if value}
    return documents


#: A file in quotes, by its whole path.
_QUOTED_PATH: Final = re.compile(r"""(["'])((?:[A-Za-z]:)?[\\/](?:(?!\1)[^\n])*)\1""")
#: A file without quotes; blanks end it.
_BARE_PATH: Final = re.compile(
    r"""()(?<![\w…/\\.'"-])((?:[A-Za-z]:)?[\\/][^\s'"\\/]+[\\/][^\s'"),;:]*)"""
)
#: From here on a path says where in a program something is, not where on this computer.
_PROGRAM_PART: Final = re.compile(
    r"(?i)[\\/]((?:dokodesk|site-packages|dist-packages|lib[\\/]python[0-9.]*|_internal)[\\/].*)"
)
_SHORTEST_NAME: Final = 3


def without_names(text: str, names: Iterable[str]) -> str:
    """A text without names of players, of the person and the computer, and without folders."""
    text = _BARE_PATH.sub(_short_path, _QUOTED_PATH.sub(_short_path, text))
    home = str(Path.home())
    text = text.replace(home, "~") if len(home) > 1 else text
    text = re.sub(r"(?i)([a-z]:\\users\\|/home/|/users/)[^\\/\s\"']+", r"\1someone", text)
    for number, name in enumerate(names, 1):
        text = _replaced(text, name, f"Player {number}", least=1)
    text = _replaced(text, _user(), "someone")
    return _replaced(text, platform.node(), "computer")


def _short_path(found: re.Match[str]) -> str:
    """A path without what somebody has called folders and files; the ending says enough."""
    quote, path = found.groups()
    inside = _PROGRAM_PART.search(path)
    if inside is not None:
        return f"{quote}…/{inside[1]}{quote}"
    ending = re.search(r"\.\w{1,8}\b(?=[^\w\\/]*$)", path)
    return f"{quote}…/file{'' if ending is None else ending[0]}{quote}"


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody knows; then it cannot have got in either
        return ""


def _replaced(text: str, name: str, by: str, *, least: int = _SHORTEST_NAME) -> str:
    if len(name.strip()) < least:
        return text
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", by, text)
