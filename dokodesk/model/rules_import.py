"""Rules from elsewhere: rule files and files of FreeDoko, with a list of what became of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dokodesk.engine.rules import Problem, Rules, nearest_preset
from dokodesk.storage.freedoko_rules import Left, Taken, is_freedoko, read_freedoko
from dokodesk.storage.names import clean_name
from dokodesk.storage.rule_files import load_text, read_rule_file
from dokodesk.storage.rule_problems import RulesFileError

__all__ = ["ImportReport", "read_file"]


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What a file holds.

    Attributes:
        path: the file.
        name: a name for the rules.
        rules: what can be used; ``None`` if nothing can.
        base: the preset to compare with.
        problems: what is wrong, each with its line and key where it has one.
        is_freedoko: it was written by FreeDoko.
        taken: FreeDoko's switches that became our options.
        left: those that did not, or not wholly, and why.
    """

    path: Path
    name: str
    rules: Rules | None
    base: str = ""
    problems: tuple[Problem, ...] = ()
    is_freedoko: bool = False
    taken: tuple[Taken, ...] = ()
    left: tuple[Left, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to tell about it."""
        return not self.problems and not self.is_freedoko


def read_file(path: Path) -> ImportReport:
    """Reads a rule file or one of FreeDoko; whatever is wrong stands in the report."""
    name = clean_name(path.stem)
    try:
        text = load_text(path)
        if is_freedoko(text):
            found = read_freedoko(text)
            return ImportReport(
                path,
                name,
                found.rules,
                nearest_preset(found.rules),
                found.problems,
                is_freedoko=True,
                taken=found.taken,
                left=found.left,
            )
        file = read_rule_file(path, lenient=True)
    except RulesFileError as error:
        return ImportReport(path, name, None, problems=error.problems)
    return ImportReport(path, file.name, file.rules, file.preset, file.problems)
