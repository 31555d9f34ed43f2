"""A match to be: what it consists of, and what the preferences say it should be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.ai.characters import character_of
from dokodesk.ai.levels import current_name
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import RulesError, from_code, preset, preset_names
from dokodesk.storage.names import complete_names
from dokodesk.storage.preferences import Preferences
from dokodesk.views.counts import counts
from dokodesk.views.opponents_texts import character_name
from dokodesk.views.rules_titles import rules_title

__all__ = [
    "PEOPLE",
    "MatchPlan",
    "default_names",
    "named_people",
    "pictured_people",
    "plan_from",
    "plan_text",
    "remembered_rules",
]

PEOPLE: Final = 4


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match to be.

    Attributes:
        rules: the options.
        names: everybody at the table, the person first; none is empty.
        deals: the planned number.
        level: of the computer players.
        characters: of the computer players, clockwise from the person's left; ``by-lot`` for one
            that is drawn, empty for none.
        conventions: what they play by.
    """

    rules: Rules
    names: tuple[str, ...]
    deals: int
    level: str
    characters: tuple[str, ...] = ()
    conventions: tuple[str, ...] = ()


def default_names() -> tuple[str, ...]:
    """Who plays if nobody has been named."""
    return (
        QCoreApplication.translate("Players", "You"),
        QCoreApplication.translate("Players", "Berta"),
        QCoreApplication.translate("Players", "Carl"),
        QCoreApplication.translate("Players", "Dora"),
    )


def named_people(names: Sequence[str], characters: Sequence[str]) -> tuple[str, ...]:
    """The names at the table: somebody with a usual name is called after the character.

    Args:
        names: of everybody, the person first.
        characters: of the others; empty for none.
    """
    usual = default_names()
    found = list(names)
    for place, character in enumerate(characters[: len(found) - 1], start=1):
        if place < len(usual) and found[place] == usual[place]:
            found[place] = character_name(character) or found[place]
    return tuple(found)


def pictured_people(chosen: Sequence[str], characters: Sequence[str]) -> tuple[str, ...]:
    """The portraits at the table: a character brings its own unless another one was chosen.

    Args:
        chosen: the portraits of everybody, the person first; empty for any.
        characters: of the others; empty for none.
    """
    found = [*chosen, *[""] * (1 + len(characters) - len(chosen))]
    for place, name in enumerate(characters, start=1):
        character = character_of(name)
        if character is not None and not found[place]:
            found[place] = character.portrait
    return tuple(found)


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
    if level not in levels:
        level = current_name(level)
    used = rules if rules is not None else remembered_rules(preferences.last_rules)
    return MatchPlan(
        rules=used,
        names=named_people(
            complete_names(preferences.player_names, PEOPLE, default_names()),
            preferences.computer_characters,
        ),
        deals=preferences.last_deals if rules is None else rules.match_deals,
        level=level if level in levels else default_level,
        characters=preferences.computer_characters,
        conventions=preferences.computer_conventions,
    )


def plan_text(plan: MatchPlan) -> str:
    """A match to be in a line."""
    return QCoreApplication.translate("MatchTexts", "{rules} · {deals} · with {others}").format(
        rules=rules_title(plan.rules),
        deals=counts().deals(plan.deals),
        others=", ".join(plan.names[1:]),
    )
