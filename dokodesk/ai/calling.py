"""Announcements: what a call is worth in score points, said at the last sensible moment (2.10).

The ``outlook`` gives the chances of the own side to win and to keep the others under a level.
A call is made when the points it adds, if it comes true, outweigh those it costs if it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.ai.features import Situation
from dokodesk.ai.outlook import Outlook, outlook
from dokodesk.engine.actions import LEVELS, PREDICTIONS, Call, Word
from dokodesk.engine.parties import Party


class Boldness(msgspec.Struct, frozen=True):
    """How sure somebody must be of a call.

    A call also tells the others something; so it has to be more than just worth it. The numbers
    were found by letting players with different ones play the same deals (docs/strength.md).

    Attributes:
        re: the chance to win from which Re is said.
        kontra: the same for Kontra.
        reply: the same in reply to the other side.
        level: the gain in score points from which no 90 and more is said.
        predict: the chance from which a prediction is made (``announcements: chilean``).
    """

    re: float = 0.75
    kontra: float = 0.74
    reply: float = 0.62
    level: float = 0.15
    predict: float = 0.56


STANDARD_BOLDNESS: Final = Boldness()
#: Card points that keep the others under each level.
_NEEDED: Final = (151, 181, 211, 240)


def choose_call(
    sit: Situation, calls: Sequence[Call], boldness: Boldness = STANDARD_BOLDNESS
) -> tuple[Call, str] | None:
    """What to announce now, or ``None``: too weak, or there will be time enough later.

    Args:
        sit: the situation.
        calls: what may be said.
        boldness: how sure one must be.
    """
    by_word = {call.word: call for call in calls}
    if sit.rules.announcements == "chilean":
        return _prediction(sit, by_word, boldness)
    limits = dict(sit.view.call_limits)
    due = [word for word in by_word if is_last_chance(sit, limits.get(word))]
    first = next((word for word in due if word not in LEVELS), None)
    if first is not None:
        return _first(sit, by_word[first], boldness)
    level = next((word for word in LEVELS if word in due), None)
    if level is not None:
        return _level(sit, by_word[level], boldness)
    return None


def is_last_chance(sit: Situation, limit: int | None) -> bool:
    """Whether a call is too late after the next own card.

    Waiting costs nothing and shows more cards. Where the limit is not counted in own cards nobody
    can be sure to be asked again.
    """
    if limit is None:
        return True
    return limit <= 0 and sit.view.turn == sit.seat


def chance_to_win(sit: Situation, look: Outlook) -> float:
    """The chance that the own side wins as things stand, what it has called included."""
    own = sit.view.own_party
    called = [made.call.word for made in sit.view.calls if made.valid and made.party is own]
    levels = [LEVELS.index(word) for word in called if word in LEVELS]
    if levels:
        return look.chance_of(_NEEDED[max(levels)])
    return look.chance_of(needed_points(sit))


def needed_points(sit: Situation) -> int:
    """Card points with which the own side wins if nobody calls a level (rules 2.7)."""
    if sit.view.own_party is not Party.KONTRA:
        return 121
    words = {made.call.word: made.party for made in sit.view.calls if made.valid}
    return 121 if Word.KONTRA in words and Word.RE not in words else 120


def _first(sit: Situation, call: Call, boldness: Boldness) -> tuple[Call, str] | None:
    """Re or Kontra: if the own side wins often enough."""
    if sit.rules.re_kontra_effect == "none":
        return None
    own = Party.RE if call.word is Word.RE else Party.KONTRA
    theirs = [made for made in sit.view.calls if made.valid and made.party is own.other]
    needed = 120 if own is Party.KONTRA and theirs else 121
    chance = outlook(sit).chance_of(needed)
    if theirs:
        return (call, "reply") if chance >= boldness.reply else None
    wanted = boldness.re if own is Party.RE else boldness.kontra
    return (call, "strong_hand") if chance >= wanted else None


def call_gain(sit: Situation, word: Word) -> float:
    """What a call is worth in score points for each player of the side, compared with silence.

    Args:
        sit: the situation.
        word: Re, Kontra or a level that may be called. What the call tells the others is not in it.
    """
    if word in LEVELS:
        return level_gain(sit, word)
    look = outlook(sit)
    effect = sit.rules.re_kontra_effect
    worth = stake(sit) if effect == "double" else _ADDED.get(effect, 0.0)
    return (2 * chance_to_win(sit, look) - 1) * worth


def _level(sit: Situation, call: Call, boldness: Boldness) -> tuple[Call, str] | None:
    """No 90 and more: a missed level loses a game that was as good as won."""
    rules = sit.rules
    if rules.re_kontra_effect == "none" and rules.level_call_value == 0:
        return None
    return (call, "call_level") if level_gain(sit, call.word) >= boldness.level else None


def level_gain(sit: Situation, word: Word) -> float:
    """What calling a level is worth in score points, compared with silence."""
    look = outlook(sit)
    wins = chance_to_win(sit, look)
    makes = min(wins, look.chance_of(_NEEDED[LEVELS.index(word)]))
    won = stake(sit)
    level = sit.rules.level_call_value
    lost = (2 * won + level) if sit.rules.failed_level_effect != "points_to_opponents" else level
    return makes * level - (wins - makes) * lost - (1 - wins) * level


def stake(sit: Situation) -> float:
    """About how many score points the deal is worth for its winner as things stand."""
    words = [made.call.word for made in sit.view.calls if made.valid]
    value = _PLAIN_VALUE + sit.rules.level_call_value * sum(1 for w in words if w in LEVELS)
    effect = sit.rules.re_kontra_effect
    for word in words:
        if word not in LEVELS:
            value = 2 * value if effect == "double" else value + _ADDED.get(effect, 0.0)
    return value


#: What Re or Kontra adds where it does not double.
_ADDED: Final = {"add2": 2.0, "add1": 1.0}
#: The points of a deal without calls: the game, what was won beyond, Kontra's extra point.
_PLAIN_VALUE: Final = 1.8


def _prediction(
    sit: Situation, by_word: dict[Word, Call], boldness: Boldness
) -> tuple[Call, str] | None:
    """The highest prediction that is likely enough (``announcements: chilean``)."""
    for word in reversed(PREDICTIONS):
        if word in by_word:
            chance = outlook(sit).chance_of(_NEEDED[PREDICTIONS.index(word)])
            if chance >= boldness.predict:
                return by_word[word], "predict"
    return None
