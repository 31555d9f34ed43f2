"""What a deal would have been worth by other rules: the same cards and actions, counted anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from dokodesk.engine.deal import replay
from dokodesk.engine.errors import EngineError
from dokodesk.engine.match import FinishedDeal
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.scoring import Line, Result

__all__ = ["REASON_OPTIONS", "Alternative", "alternatives", "option_of"]


@dataclass(frozen=True, slots=True)
class Alternative:
    """The deal by other rules.

    Attributes:
        preset: the name of the rules.
        result: what it would have been; ``None`` if it could not have been played like this.
        gained: score lines that only these rules have.
        lost: score lines that these rules do not have.
    """

    preset: str
    result: Result | None
    gained: tuple[Line, ...] = ()
    lost: tuple[Line, ...] = ()


def alternatives(deal: FinishedDeal) -> tuple[Alternative, ...]:
    """The deal by each preset, except where that means the rules it was played by.

    The actions stay as they are; where they are not allowed by a preset there is no result.
    """
    if deal.void:
        return ()
    found = []
    for name in preset_names():
        rules = preset(name)
        if rules == deal.setup.rules:
            continue
        result = _by(deal, rules)
        if result is None:
            found.append(Alternative(name, None))
            continue
        found.append(
            Alternative(
                name,
                result,
                gained=_without(result.lines, deal.result.lines),
                lost=_without(deal.result.lines, result.lines),
            )
        )
    return tuple(found)


def _by(deal: FinishedDeal, rules: Rules) -> Result | None:
    setup = deal.setup
    if rules.deck != setup.rules.deck:
        return None
    # What earlier deals have left behind belongs to the rules of the match, not to these.
    changed = replace(
        setup,
        rules=rules,
        owed=(0, 0, 0, 0),
        mix_owed=None,
        forced_solo=None,
        bock=setup.bock if rules.bock else 1,
    )
    try:
        state = replay(changed, deal.actions)
    except (EngineError, AssertionError):
        return None
    return None if state.result is None or state.result.contract == "void" else state.result


def _without(lines: tuple[Line, ...], others: tuple[Line, ...]) -> tuple[Line, ...]:
    left = list(others)
    found = []
    for line in lines:
        if line in left:
            left.remove(line)
        else:
            found.append(line)
    return tuple(found)


#: Which rule option a score line comes from.
REASON_OPTIONS: Final = {
    "game": "base_win",
    "against_old": "against_old",
    "under_90": "level_points",
    "under_60": "level_points",
    "under_30": "level_points",
    "schwarz": "level_points",
    "re_call": "re_kontra_effect",
    "kontra_call": "re_kontra_effect",
    "cap": "loser_flip",
    "solo_double": "solo_bonus",
    "doppelkopf": "doppelkopf_min",
    "heart_trick": "heart_trick",
    "fox": "fox_caught",
    "fox_caught_last": "fox_caught_last",
    "dulle_caught": "dulle_caught",
    "fox_wins_last": "fox_wins_last",
    "fox_wins_last_double": "fox_wins_last_double",
    "charlie": "charlie_wins_last",
    "charlie_double": "charlie_wins_double",
    "charlie_caught": "charlie_caught",
    **dict.fromkeys(
        ("klabautermann", "kaffeekranz", "agathe", "fischauge", "gans", "koppeldopf"),
        "exotic_extras",
    ),
}


def option_of(reason: str) -> str:
    """The key of the option that a score line comes from; empty if there is none of its own."""
    if reason in REASON_OPTIONS:
        return REASON_OPTIONS[reason]
    if reason.startswith("predict_"):
        return "announcements"
    if reason.endswith("_call"):
        return "level_call_value"
    if reason.endswith(("_failed_side", "_missed")) or "_vs_" in reason:
        return "failed_level_scoring"
    return ""
