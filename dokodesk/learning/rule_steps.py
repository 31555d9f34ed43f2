"""Steps towards the whole game: with few rules first, as a family would begin."""

from __future__ import annotations

from enum import StrEnum, unique

from msgspec.structs import replace

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names

__all__ = ["RuleStep", "rules_of", "skips_talk"]


@unique
class RuleStep(StrEnum):
    """How much of the game is played.

    Attributes:
        BASIC: tricks, trumps and the two sides; nothing else counts.
        EXTRAS: fox, Charlie and Doppelkopf count too.
        CALLS: announcements too.
        CONTRACTS: wedding, poverty and solos too: the whole standard game.
        FULL: the rules of the person's own table.
    """

    BASIC = "basic"
    EXTRAS = "extras"
    CALLS = "calls"
    CONTRACTS = "contracts"
    FULL = "full"


def rules_of(step: RuleStep, own: Rules | None = None) -> Rules:
    """The options of a step.

    Args:
        step: the step.
        own: the rules of the person's own table, for ``FULL``.
    """
    base = preset(preset_names()[0])
    if step is RuleStep.FULL:
        return own if own is not None else base
    if step is RuleStep.CONTRACTS:
        return base
    rules = replace(base, poverty="off", solo_types=frozenset())
    if step is not RuleStep.CALLS:
        rules = replace(rules, announcements="off")
    if step is RuleStep.BASIC:
        rules = replace(
            rules,
            fox_caught=0,
            charlie_wins_last=0,
            charlie_caught="off",
            charlie_caught_double=False,
            doppelkopf_min=0,
        )
    return rules


def skips_talk(step: RuleStep) -> bool:
    """Whether everybody is healthy without being asked: there is nothing to declare yet."""
    return step in (RuleStep.BASIC, RuleStep.EXTRAS, RuleStep.CALLS)
