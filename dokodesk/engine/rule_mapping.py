"""Comparing rules, and the short form that records store: a preset and what differs from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dokodesk.engine.options import OPTIONS, Rules
from dokodesk.engine.presets import PRESETS, preset, preset_names
from dokodesk.engine.rule_forms import Problem, RulesError, Trouble, file_form, salvage, shown


class Difference(msgspec.Struct, frozen=True):
    """An option that two rules treat differently; the values are in the form of files."""

    key: str
    before: Any
    after: Any


def difference(base: Rules, rules: Rules) -> tuple[Difference, ...]:
    """The options whose values differ, in catalogue order."""
    return tuple(
        Difference(
            option.key,
            file_form(option, getattr(base, option.key)),
            file_form(option, getattr(rules, option.key)),
        )
        for option in OPTIONS
        if getattr(base, option.key) != getattr(rules, option.key)
    )


def nearest_preset(rules: Rules) -> str:
    """The preset with the fewest differing options; of several the first."""
    return min(preset_names(), key=lambda name: len(difference(preset(name), rules)))


def rules_mapping(rules: Rules, base: str | None = None) -> dict[str, Any]:
    """The ``rules`` entry of a record: a preset and what differs from it (FORMATS 1).

    Args:
        rules: what to write.
        base: the preset to start from; the nearest one if missing.

    Raises:
        RulesError: if there is no preset of that name.
    """
    name = base if base is not None else nearest_preset(rules)
    options = {entry.key: entry.after for entry in difference(preset(name), rules)}
    return {"preset": name, "options": options}


def from_rules_mapping(mapping: object) -> Rules:
    """Rules from the ``rules`` entry of a record.

    Args:
        mapping: ``preset`` (``pagat_standard`` if missing) and ``options`` (none if missing);
            other keys are ignored (record 1).

    Raises:
        RulesError: with everything that is wrong in it.
    """
    if not isinstance(mapping, Mapping):
        raise RulesError([_no_mapping("rules", mapping)])
    problems: list[Problem] = []
    base = Rules()
    try:
        base = preset(str(mapping.get("preset", PRESETS[0].name)))
    except RulesError as error:
        problems.extend(error.problems)
    options = mapping.get("options")
    if options is None:
        options = {}
    rules = base
    if isinstance(options, Mapping):
        rules, wrong = salvage(options, base)
        problems.extend(wrong)
    else:
        problems.append(_no_mapping("options", options))
    if problems:
        raise RulesError(problems)
    return rules


def _no_mapping(key: str, given: object) -> Problem:
    return Problem(key, Trouble.NOT_A_MAPPING, {"given": shown(given)})
