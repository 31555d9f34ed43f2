"""Rule files: a name, a preset and what differs from it, as YAML that a person may edit.

What is wrong is reported with line and key, all at once. Keys that this program does not know
survive reading and writing; a file of a newer format is never written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import yaml

from dokodesk.engine.rule_forms import shown
from dokodesk.engine.rules import (
    Conflict,
    Rules,
    RulesError,
    Trouble,
    close_matches,
    conflicts,
    difference,
    from_code,
    looks_like_code,
    nearest_preset,
    preset,
    preset_names,
    salvage,
)
from dokodesk.storage.atomic import read_text, write_atomic
from dokodesk.storage.errors import StorageError
from dokodesk.storage.names import clean_name
from dokodesk.storage.rule_problems import FileTrouble, LineProblem, RulesFileError
from dokodesk.storage.yaml_text import BrokenYaml, mapping_of

__all__ = [
    "FORMAT",
    "SUFFIX",
    "ContradictionError",
    "FileTrouble",
    "LineProblem",
    "RuleFile",
    "RulesFileError",
    "read_rule_file",
    "read_rules",
    "resolve_rules",
    "rules_text",
    "rules_to_play",
    "write_rule_file",
]

FORMAT: Final = 1
"""The version of the format that this program writes."""

SUFFIX: Final = ".yaml"

_HEAD = "# Rules for dokodesk. May be edited while the program is closed.\n"
_FORMAT_KEY = "doko_rules"
_KNOWN_KEYS: Final = (_FORMAT_KEY, "name", "preset", "options")
_ONE_LINE = 2**31
_LARGEST_FILE = 500_000  # bytes; a rule file has some thousand


@dataclass(frozen=True, slots=True)
class RuleFile:
    """What a rule file says.

    Attributes:
        name: what the person calls these rules.
        rules: the values.
        preset: the preset that the file starts from; the nearest one is taken if empty.
        kept: entries of the file that this program does not know.
        kept_options: options that it does not know.
        newer: the file has a newer format, so it must not be written over.
        problems: what could not be used; only after reading leniently.
    """

    name: str
    rules: Rules
    preset: str = ""
    kept: Mapping[object, object] = field(default_factory=dict)
    kept_options: Mapping[object, object] = field(default_factory=dict)
    newer: bool = False
    problems: tuple[LineProblem, ...] = ()


def read_rules(text: str, *, lenient: bool = False) -> RuleFile:
    """The rules in the text of a rule file.

    Args:
        text: the content.
        lenient: give what can be used and list the rest in ``problems``.

    Raises:
        RulesFileError: something is wrong; with ``lenient`` only if nothing can be used.
    """
    try:
        document, node = mapping_of(text)
    except BrokenYaml as error:
        raise _single(FileTrouble.NOT_YAML, "", cause=str(error)) from None
    lines = _Lines(node)
    if _FORMAT_KEY not in document:
        raise RulesFileError(
            [LineProblem(_FORMAT_KEY, FileTrouble.FOREIGN, fits=(f"{_FORMAT_KEY}: {FORMAT}",))]
        )
    problems = list(lines.repeated)
    problems += _mistyped(document, lines)
    newer = _check_format(document[_FORMAT_KEY], lines, problems)
    base_name = _read_preset(document, lines, problems)
    options = document.get("options")
    if options is not None and not isinstance(options, dict):
        problems.append(lines.problem("options", Trouble.NOT_A_MAPPING, {"given": shown(options)}))
    given: dict[Any, object] = options if isinstance(options, dict) else {}
    rules, wrong = salvage(given, preset(base_name))
    problems.extend(
        lines.problem(found.key, found.reason, found.facts, found.fits, "options")
        for found in wrong
    )
    file = RuleFile(
        name=_read_name(document, lines, problems),
        rules=rules,
        preset=base_name,
        kept={key: value for key, value in document.items() if key not in _KNOWN_KEYS},
        kept_options={
            found: given[found]
            for found in given
            if any(
                problem.key == str(found) and problem.reason is Trouble.UNKNOWN_OPTION
                for problem in wrong
            )
        },
        newer=newer,
        problems=tuple(sorted(problems, key=lambda found: found.line or 0)),
    )
    if file.problems and not lenient:
        raise RulesFileError(file.problems)
    return file


def read_rule_file(path: Path, *, lenient: bool = False) -> RuleFile:
    """The rules in a file; one without a name is called like the file.

    Raises:
        RulesFileError: it cannot be read, or something in it is wrong; with ``lenient`` only if
            nothing can be used.
    """
    try:
        file = read_rules(load_text(path), lenient=lenient)
    except RulesFileError as error:
        raise RulesFileError(error.problems, path) from None
    return file if file.name else replace(file, name=clean_name(path.stem))


def load_text(path: Path) -> str:
    """The text of a file that is about rules.

    Raises:
        RulesFileError: it cannot be read.
    """
    try:
        return read_text(path, limit=_LARGEST_FILE)
    except FileNotFoundError:
        raise _single(FileTrouble.NOT_FOUND, path.name) from None
    except StorageError as error:
        cause = str(error.notice.facts.get("cause", error))
        raise _single(FileTrouble.NOT_READ, path.name, cause=cause) from None


def rules_text(file: RuleFile) -> str:
    """The text of a rule file, which ``read_rules`` reads as the same."""
    base = file.preset or nearest_preset(file.rules)
    parts = [f"{_HEAD}{_FORMAT_KEY}: {FORMAT}\nname: {_flow(file.name)}\npreset: {base}\n"]
    options = [
        f"  {found.key}: {_flow(found.after)}\n" for found in difference(preset(base), file.rules)
    ]
    options += [
        f"  {line}\n"
        for key, value in file.kept_options.items()
        for line in _block(key, value).splitlines()
    ]
    parts += ["options:\n", *options] if options else ["options: {}\n"]
    parts += [_block(key, value) for key, value in file.kept.items()]
    return "".join(parts)


def write_rule_file(path: Path, file: RuleFile) -> None:
    """Writes a rule file as a whole, or leaves what was there.

    Raises:
        RulesFileError: a newer version of the program wrote the file that is there.
        StorageError: it cannot be written.
    """
    if file.newer or _is_newer(path):
        raise RulesFileError([LineProblem(path.name, FileTrouble.NOT_WRITTEN_NEWER)], path)
    write_atomic(path, rules_text(file))


class ContradictionError(RulesError):
    """Rules that cannot be played because options contradict each other; each with what fits."""

    def __init__(self, contradictions: Sequence[Conflict]) -> None:
        super().__init__(())
        self.contradictions = tuple(contradictions)

    def __str__(self) -> str:
        return "; ".join(conflict.text for conflict in self.contradictions)


def rules_to_play(text: str, profiles: Path | None = None) -> Rules:
    """The rules that somebody means on the command line, if a match can be played by them.

    Args:
        text: as for ``resolve_rules``.
        profiles: as for ``resolve_rules``.

    Raises:
        RulesError: as for ``resolve_rules``, or ``ContradictionError`` if options contradict.
    """
    rules = resolve_rules(text, profiles)
    found = conflicts(rules)
    if found:
        raise ContradictionError(found)
    return rules


def resolve_rules(text: str, profiles: Path | None = None) -> Rules:
    """The rules that somebody means on the command line.

    Args:
        text: a preset, the name of a profile, a file, or a rule code.
        profiles: the folder of the person's profiles, if they may be meant.

    Raises:
        RulesError: it is none of these, or the file cannot be used (``RulesFileError``).
    """
    if text in preset_names():
        return preset(text)
    path = Path(text)
    names: dict[str, Path] = {}
    if profiles is not None:
        from dokodesk.storage.profiles import list_profiles  # it needs this module

        names = {found.name.casefold(): found.path for found in list_profiles(profiles)}
    if clean_name(text).casefold() in names:
        return read_rule_file(names[clean_name(text).casefold()]).rules
    if _exists(path):
        return read_any(path)
    if looks_like_code(text):
        return from_code(text)
    if path.suffix or len(path.parts) > 1:
        raise _single(FileTrouble.NOT_FOUND, text)
    known = (*preset_names(), *names)
    fits = close_matches(text, known) or preset_names()
    raise RulesFileError([LineProblem(text, FileTrouble.UNKNOWN_NAME, fits=fits)])


def read_any(path: Path) -> Rules:
    """The rules in a rule file or in one of FreeDoko.

    Raises:
        RulesFileError: something is wrong.
    """
    from dokodesk.storage.freedoko_rules import is_freedoko, read_freedoko  # it needs this module

    try:
        text = load_text(path)
        if not is_freedoko(text):
            return read_rule_file(path).rules
        found = read_freedoko(text)
        if found.problems:
            raise RulesFileError(found.problems)
    except RulesFileError as error:
        raise RulesFileError(error.problems, path) from None
    return found.rules


class _Lines:
    """The line of each key, and the keys that stand there twice."""

    def __init__(self, document: yaml.Node | None) -> None:
        """Looks through the parts of a text."""
        self._found: dict[tuple[str, str], int] = {}
        self.repeated: list[LineProblem] = []
        if isinstance(document, yaml.MappingNode):
            self._note(document, "")

    def problem(
        self,
        key: str,
        reason: StrEnum,
        facts: dict[str, str] | None = None,
        fits: tuple[str, ...] = (),
        inside: str = "",
    ) -> LineProblem:
        """A problem with the line of its key."""
        return LineProblem(key, reason, facts or {}, fits, line=self._found.get((inside, key)))

    def _note(self, node: yaml.MappingNode, inside: str) -> None:
        for key_node, value_node in node.value:
            key = str(key_node.value) if isinstance(key_node, yaml.ScalarNode) else ""
            if not key:
                continue
            line = key_node.start_mark.line + 1
            if (inside, key) in self._found:
                self.repeated.append(LineProblem(key, FileTrouble.TWICE, line=line))
            self._found[inside, key] = line
            if key == "options" and not inside and isinstance(value_node, yaml.MappingNode):
                self._note(value_node, "options")


def _mistyped(document: dict[object, object], lines: _Lines) -> list[LineProblem]:
    """Unknown entries are kept, but not those that were clearly meant to be known ones."""
    return [
        lines.problem(key, Trouble.UNKNOWN_KEY, fits=fits)
        for key in document
        if isinstance(key, str) and key not in _KNOWN_KEYS
        if (fits := close_matches(key, _KNOWN_KEYS, most=1))
    ]


def _check_format(given: object, lines: _Lines, problems: list[LineProblem]) -> bool:
    """Whether the file is of a newer format."""
    if given == FORMAT and not isinstance(given, bool):
        return False
    newer = isinstance(given, int) and given > FORMAT
    if newer:
        facts = {"given": shown(given), "known": str(FORMAT)}
        problems.append(lines.problem(_FORMAT_KEY, FileTrouble.NEWER, facts))
    else:
        facts = {"given": shown(given)}
        problems.append(lines.problem(_FORMAT_KEY, Trouble.WRONG_TYPE, facts, (str(FORMAT),)))
    return newer


def _read_preset(document: dict[object, object], lines: _Lines, problems: list[LineProblem]) -> str:
    given = document.get("preset", preset_names()[0])
    if isinstance(given, str) and given in preset_names():
        return given
    fits = close_matches(shown(given), preset_names()) or preset_names()
    problems.append(lines.problem("preset", Trouble.UNKNOWN_PRESET, {"given": shown(given)}, fits))
    return preset_names()[0]


def _read_name(document: dict[object, object], lines: _Lines, problems: list[LineProblem]) -> str:
    given = document.get("name")
    if given is None:
        return ""
    if isinstance(given, str | int | float) and not isinstance(given, bool):
        return clean_name(str(given))
    problems.append(lines.problem("name", FileTrouble.NO_TEXT, {"given": shown(given)}))
    return ""


def _flow(value: object) -> str:
    """A value in one line of YAML."""
    text = yaml.safe_dump(
        value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=_ONE_LINE
    )
    return text.removesuffix("\n").removesuffix("\n...")


def _block(key: object, value: object) -> str:
    """Any entry as YAML, also with the strangest keys and values."""
    return yaml.safe_dump({key: value}, allow_unicode=True, sort_keys=False)


def _is_newer(path: Path) -> bool:
    try:
        return read_rule_file(path, lenient=True).newer
    except RulesFileError:
        return False


def _exists(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name no system can have
        return False


def _single(reason: FileTrouble, key: str, **facts: str) -> RulesFileError:
    return RulesFileError([LineProblem(key, reason, facts)])
