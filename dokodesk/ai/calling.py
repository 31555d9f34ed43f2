"""Ideas for announcements: with a good hand, in time, at the last sensible moment (rules 2.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dokodesk.ai.features import Situation
from dokodesk.ai.outlook import outlook
from dokodesk.engine.actions import LEVELS, PREDICTIONS, Call, Word
from dokodesk.engine.parties import Party

#: The chance to win from which Re is said. It would pay from about two thirds on; fewer calls that
#: are nearly always right tell a partner more.
RE_CHANCE: Final = 0.84
#: The same for Kontra, which has such hands far more seldom.
KONTRA_CHANCE: Final = 0.70
#: The same in reply to the other side.
REPLY_CHANCE: Final = 0.62
#: The chance to keep the others under 90, 60, 30 or without a trick from which it is called.
LEVEL_CHANCE: Final = 0.82
PREDICT_CHANCE: Final = 0.56
_NEEDED: Final = (151, 181, 211, 240)


def choose_call(sit: Situation, calls: Sequence[Call]) -> tuple[Call, str] | None:
    """What to announce now, or ``None``: too weak, or there will be time enough later."""
    by_word = {call.word: call for call in calls}
    found = _prediction(sit, by_word)
    if found is not None or sit.rules.announcements == "chilean":
        return found
    limits = dict(sit.view.call_limits)
    due = [word for word in by_word if is_last_chance(sit, limits.get(word))]
    first = next((word for word in due if word not in LEVELS), None)
    if first is not None:
        return _first(sit, by_word[first])
    level = next((word for word in LEVELS if word in due), None)
    if level is not None:
        return _level(sit, by_word[level])
    return None


def is_last_chance(sit: Situation, limit: int | None) -> bool:
    """Whether a call is too late after the next own card.

    Waiting costs nothing and shows more cards. Where the limit is not counted in own cards nobody
    can be sure to be asked again.
    """
    if limit is None:
        return True
    return limit <= 0 and sit.view.turn == sit.seat


def _first(sit: Situation, call: Call) -> tuple[Call, str] | None:
    """Re or Kontra: if the own side wins often enough."""
    if sit.rules.re_kontra_effect == "none":
        return None
    own = Party.RE if call.word is Word.RE else Party.KONTRA
    theirs = [made for made in sit.view.calls if made.valid and made.party is own.other]
    needed = 120 if own is Party.KONTRA and theirs else 121
    chance = outlook(sit).chance_of(needed)
    if theirs:
        return (call, "reply") if chance >= REPLY_CHANCE else None
    wanted = RE_CHANCE if own is Party.RE else KONTRA_CHANCE
    return (call, "strong_hand") if chance >= wanted else None


def _level(sit: Situation, call: Call) -> tuple[Call, str] | None:
    """No 90 and more: only if it is as good as won, since a missed level loses the game."""
    if sit.rules.re_kontra_effect == "none" and sit.rules.level_call_value == 0:
        return None
    chance = outlook(sit).chance_of(_NEEDED[LEVELS.index(call.word)])
    return (call, "call_level") if chance >= LEVEL_CHANCE else None


def _prediction(sit: Situation, by_word: dict[Word, Call]) -> tuple[Call, str] | None:
    """The highest prediction that is likely enough (``announcements: chilean``)."""
    for word in reversed(PREDICTIONS):
        if word in by_word:
            chance = outlook(sit).chance_of(_NEEDED[PREDICTIONS.index(word)])
            if chance >= PREDICT_CHANCE:
                return by_word[word], "predict"
    return None
