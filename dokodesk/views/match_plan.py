"""A match to be: what it consists of, and what the preferences say it should be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import RulesError, from_code, preset, preset_names
from dokodesk.storage.names import complete_names
from dokodesk.storage.preferences import Preferences
from dokodesk.views.counts import counts
from dokodesk.views.rules_titles import rules_title

__all__ = ["PEOPLE", "MatchPlan", "default_names", "plan_from", "plan_text", "remembered_rules"]

PEOPLE: Final = 4


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match to be.

    Attributes:
        rules: the options.
        names: everybody at the table, the person first; none is empty.
        deals: the planned number.
        level: of the computer players.
    """

    rules: Rules
    names: tuple[str, ...]
    deals: int
    level: str


def default_names() -> tuple[str, ...]:
    """Who plays if nobody has been named."""
    return (
        QCoreApplication.translate("Players", "You"),
        QCoreApplication.translate("Players", "Berta"),
        QCoreApplication.translate("Players", "Carl"),
        QCoreApplication.translate("Players", "Dora"),
    )


def remembered_rules(text: str) -> Rules:
    """Rules as the preferences remember them: a rule code or the name of a preset.

    What makes no sense, from a file that was edited or a newer program, gives the usual rules.
    """
    if text in preset_names():
        return preset(text)
    try:
        return from_code(text)
    except RulesError:
        return preset(preset_names()[0])


def plan_from(
    preferences: Preferences,
    levels: tuple[str, ...],
    default_level: str,
    rules: Rules | None = None,
) -> MatchPlan:
    """The match that the preferences describe.

    Args:
        preferences: names, level, and the rules and length of the last match.
        levels: those there are.
        default_level: for a level that is not among them.
        rules: these in place of the last ones, with their own number of deals.
    """
    level = preferences.computer_level
    used = rules if rules is not None else remembered_rules(preferences.last_rules)
    return MatchPlan(
        rules=used,
        names=complete_names(preferences.player_names, PEOPLE, default_names()),
        deals=preferences.last_deals if rules is None else rules.match_deals,
        level=level if level in levels else default_level,
    )


def plan_text(plan: MatchPlan) -> str:
    """A match to be in a line."""
    return QCoreApplication.translate("MatchTexts", "{rules} · {deals} · with {others}").format(
        rules=rules_title(plan.rules),
        deals=counts().deals(plan.deals),
        others=", ".join(plan.names[1:]),
    )
