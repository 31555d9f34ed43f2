"""``dokodesk rules``: presets, profiles and rule files on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from dokodesk.cli.console import (
    CHECK_SAYS_NO,
    OK,
    CommandError,
    complain,
    say,
    say_json,
    table,
)
from dokodesk.engine.options import OPTION, OPTIONS
from dokodesk.engine.rules import (
    PRESETS,
    Conflict,
    Problem,
    Rules,
    RulesError,
    code,
    conflicts,
    difference,
    inactive,
    nearest_preset,
    plain_words,
    pointless,
    preset,
    shown_value,
    to_dict,
)
from dokodesk.storage.errors import StorageError
from dokodesk.storage.freedoko_rules import FreeDokoRules, is_freedoko, read_freedoko
from dokodesk.storage.paths import default_paths, paths_under
from dokodesk.storage.profiles import list_profiles
from dokodesk.storage.rule_files import load_text, read_rule_file, resolve_rules
from dokodesk.storage.rule_problems import FileTrouble, LineProblem, RulesFileError

__all__ = ["add_parser", "run"]

_WHAT = "a preset, the name of a profile, a rule file, or a rule code"
_NO_RULE_FILE = (
    FileTrouble.NOT_FOUND,
    FileTrouble.NOT_READ,
    FileTrouble.NOT_YAML,
    FileTrouble.FOREIGN,
    FileTrouble.UNKNOWN_NAME,
)


def add_parser(commands: Any) -> None:
    """Add ``rules`` to the subcommands of the main parser."""
    parser = commands.add_parser(
        "rules",
        help="list, show, check and compare rules",
        description="List, show, check and compare rules.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, purpose: str, more: str = "") -> Any:
        described = f"{purpose[0].upper()}{purpose[1:]}.{more}"
        added = actions.add_parser(name, help=purpose, description=described)
        added.add_argument("--json", action="store_true", help="one JSON document for programs")
        added.add_argument("--data-dir", metavar="DIR", help="where your profiles are kept")
        return added

    action("list", "list the presets and your own profiles")
    show = action("show", "say in plain words what is played")
    show.add_argument("rules", metavar="RULES", help=_WHAT)
    show.add_argument("--all", action="store_true", help="list every option with its value")
    check = action(
        "check",
        "check a rule file",
        " Exit status 0: in order; 1: something is not; 2: the file is no rule file.",
    )
    check.add_argument("rules", metavar="FILE", help="a rule file, also one of FreeDoko")
    compare = action("compare", "list the options that differ")
    compare.add_argument("rules", metavar="A", help=_WHAT)
    compare.add_argument("other", metavar="B", help=_WHAT)


def run(arguments: argparse.Namespace) -> int:
    """Carry out what ``add_parser`` has read; the exit status.

    Raises:
        CommandError: the rules cannot be found or read.
    """
    action = {"list": _list, "show": _show, "check": _check, "compare": _compare}
    try:
        return action[arguments.action](arguments)
    except (RulesError, StorageError) as error:
        raise CommandError(str(error)) from None


def _list(arguments: argparse.Namespace) -> int:
    profiles = list_profiles(_folder(arguments))
    if arguments.json:
        say_json(
            {
                "presets": [
                    {"name": known.name, "title": known.title, "about": known.about}
                    for known in PRESETS
                ],
                "profiles": [
                    {
                        "name": profile.name,
                        "file": str(profile.path),
                        "problems": [_problem(found) for found in profile.problems],
                    }
                    for profile in profiles
                ],
            }
        )
        return OK
    say("Presets:")
    for line in table([[f"  {known.name}", known.about] for known in PRESETS]):
        say(line)
    if profiles:
        say("\nYour profiles:")
        rows = [
            [f"  {profile.name}", str(profile.path), "needs repair" if profile.problems else ""]
            for profile in profiles
        ]
        for line in table(rows):
            say(line)
    return OK


def _show(arguments: argparse.Namespace) -> int:
    rules = resolve_rules(arguments.rules, _folder(arguments))
    base = nearest_preset(rules)
    page = plain_words(rules, base=preset(base))
    differing = difference(preset(base), rules)
    if arguments.json:
        say_json(
            {
                "preset": base,
                "code": code(rules),
                "options": to_dict(rules),
                "differences": [
                    {"option": entry.key, "preset": entry.before, "value": entry.after}
                    for entry in differing
                ],
                "words": [
                    {
                        "group": group.letter,
                        "title": group.title,
                        "lines": [
                            {
                                "text": line.text,
                                "options": list(line.keys),
                                "differs": line.differs,
                            }
                            for line in group.lines
                        ],
                    }
                    for group in page
                ],
                "conflicts": [_conflict(found) for found in conflicts(rules)],
            }
        )
        return OK
    if differing:
        say(f"Preset {base} with {len(differing)} changed options (*). Code: {code(rules)}")
    else:
        say(f"Preset {base}. Code: {code(rules)}")
    for group in page:
        say(f"\n{group.title}")
        for line in group.lines:
            say(f"{'*' if line.differs else ' '} {line.text}")
    if arguments.all:
        _print_options(rules, {entry.key for entry in differing})
    for found in conflicts(rules):
        say(f"\nThis does not fit together: {found.text}")
    return OK


def _check(arguments: argparse.Namespace) -> int:
    name = arguments.rules
    rules: Rules | None = None
    freedoko: FreeDokoRules | None = None
    problems: tuple[Problem, ...] = ()
    try:
        if Path(name).is_file():
            text = load_text(Path(name))
            if is_freedoko(text):
                freedoko = read_freedoko(text)
                rules, problems = freedoko.rules, freedoko.problems
            else:
                file = read_rule_file(Path(name), lenient=True)
                rules, problems = file.rules, file.problems
        else:
            rules = resolve_rules(name, _folder(arguments))
    except RulesFileError as error:
        if any(problem.reason in _NO_RULE_FILE for problem in error.problems):
            raise
        problems = error.problems
    clashes = conflicts(rules) if rules is not None and not problems else ()
    idle = _without_effect(rules) if rules is not None else []
    in_order = not problems and not clashes
    if arguments.json:
        document: dict[str, Any] = {
            "rules": name,
            "ok": in_order,
            "problems": [_problem(found) for found in problems],
            "conflicts": [_conflict(found) for found in clashes],
            "without_effect": [{"option": key, "why": why} for key, why in idle],
        }
        if freedoko is not None:
            document["taken"] = [
                {
                    "switch": entry.switch,
                    "given": entry.given,
                    "option": entry.option,
                    "value": entry.value,
                }
                for entry in freedoko.taken
            ]
            document["left"] = [
                {"switch": entry.switch, "given": entry.given, "why": entry.why}
                for entry in freedoko.left
            ]
        say_json(document)
        return OK if in_order else CHECK_SAYS_NO
    for problem in problems:
        complain(f"{name}: {problem.text}")
    for clash in clashes:
        complain(f"{name}: {clash.text}")
    for key, why in idle:
        say(f"{key} has no effect: {why}")
    if freedoko is not None:
        for entry in freedoko.left:
            say(f"{entry.switch} = {entry.given}: {entry.why}")
    if in_order:
        say(f"{name}: in order")
    return OK if in_order else CHECK_SAYS_NO


def _compare(arguments: argparse.Namespace) -> int:
    folder = _folder(arguments)
    first, second = resolve_rules(arguments.rules, folder), resolve_rules(arguments.other, folder)
    differing = difference(first, second)
    if arguments.json:
        say_json(
            {
                "a": arguments.rules,
                "b": arguments.other,
                "same": not differing,
                "differences": [
                    {
                        "option": entry.key,
                        "title": OPTION[entry.key].title,
                        "a": entry.before,
                        "b": entry.after,
                    }
                    for entry in differing
                ],
            }
        )
        return OK
    if not differing:
        say("no difference")
    for entry in differing:
        option = OPTION[entry.key]
        say(f"{entry.key}: {option.title}")
        say(f"  {arguments.rules}: {shown_value(option, getattr(first, entry.key))}")
        say(f"  {arguments.other}: {shown_value(option, getattr(second, entry.key))}")
    return OK


def _folder(arguments: argparse.Namespace) -> Path:
    data_dir = arguments.data_dir
    return (default_paths() if data_dir is None else paths_under(data_dir)).rules


def _print_options(rules: Rules, differing: set[str]) -> None:
    say("\nEvery option")
    width = max(len(option.key) for option in OPTIONS)
    for option in OPTIONS:
        mark = "*" if option.key in differing else " "
        value = shown_value(option, getattr(rules, option.key))
        say(f"{mark} {option.key:<{width}}  {value}")


def _without_effect(rules: Rules) -> list[tuple[str, str]]:
    """The options that were changed but do nothing, each with the reason."""
    found = []
    for entry in difference(preset(nearest_preset(rules)), rules):
        why = inactive(rules, entry.key) or pointless(rules, entry.key)
        if why is not None:
            found.append((entry.key, why))
    return found


def _problem(problem: Problem) -> dict[str, Any]:
    line = problem.line if isinstance(problem, LineProblem) else None
    return {
        "line": line,
        "key": problem.key,
        "text": problem.reason.value.format(**problem.facts),
        "fits": list(problem.fits),
    }


def _conflict(conflict: Conflict) -> dict[str, Any]:
    return {
        "options": list(conflict.keys),
        "text": conflict.why.format(**conflict.facts),
        "remedies": [{"option": remedy.key, "value": remedy.value} for remedy in conflict.remedies],
    }
