"""Characters: people at the table with one habit each, whatever their level.

A habit only speaks where the numbers leave room for it: it shifts the chance from which a word or a
solo is said, or adds a little to what a card of its liking brings, in score points. So a character
plays about as well as its level, and its habit can be measured (``tools/habits.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from dokodesk.ai.gametables import NONE
from dokodesk.ai.position import Moment

Taste = Callable[[Moment, int], float]
"""How much a card, by its place, is liked at a moment: score points added to its value."""

_FULL: Final = 10
#: Where the bits of the second copies begin in a packed set of cards.
_SECOND: Final = 24
#: Ranks of trumps from the top that count as high: both tens of hearts and the queens.
_HIGH_TRUMPS: Final = 3
_FEW: Final = 8
#: What a fox in reach is worth to somebody who hunts them, beyond its points.
_HUNT: Final = 1.5
#: What a high trump led is worth while a fox may have to follow it.
_FLUSH: Final = 0.4


class Character(msgspec.Struct, frozen=True):
    """Somebody with a habit.

    Attributes:
        name: the key by which preferences and records know it; also the key of its texts.
        portrait: its picture in ``assets/portraits``.
        taste: which cards it likes.
        bolder: how much less sure of a call it must be than its level, as a chance; negative for
            somebody timid, who calls no levels either.
        solo_from: plays a solo from this chance on, even where its level would not.
        solo_only: plays no solo below this chance unless it must.
        loose: its habit goes against what others call good manners (``manners``), so these do not
            bind it where there is a card of its liking.
    """

    name: str
    portrait: str
    taste: Taste | None = None
    bolder: float = 0.0
    solo_from: float | None = None
    solo_only: float | None = None
    loose: bool = False


def _is_trump(moment: Moment, place: int) -> bool:
    return bool(moment.game.classes[4] >> place & 1)


def _leads(moment: Moment) -> bool:
    return not moment.trick


def _top(moment: Moment) -> int:
    """The place of the card that wins the trick on the table so far."""
    top = moment.trick[0]
    for place in moment.trick[1:]:
        followed = moment.game.follow[moment.trick[0]] >> place & 1
        if (followed or _is_trump(moment, place)) and (
            place > top or (place == top and moment.game.second >> place & 1)
        ):
            top = place
    return top


def _takes(moment: Moment, place: int) -> bool:
    """Whether a card wins the trick so far; true for a lead."""
    if not moment.trick:
        return True
    led = moment.trick[0]
    if not (moment.game.follow[led] >> place & 1 or _is_trump(moment, place)):
        return False
    top = _top(moment)
    return place > top or (place == top and bool(moment.game.second >> place & 1))


def _is_high(moment: Moment, place: int) -> bool:
    """Whether a card is a ten of hearts or a black queen, or what stands in their place."""
    trumps = moment.game.classes[4]
    return bool(trumps >> place & 1) and (trumps >> place + 1).bit_count() < _HIGH_TRUMPS


def _save_trumps(moment: Moment, place: int) -> float:
    """High trumps stay in the hand as long as it costs little."""
    return -0.45 if _is_high(moment, place) else 0.0


def _hunt_foxes(moment: Moment, place: int) -> float:
    """Foxes are drawn out by high trumps, and every one in reach is taken.

    Taken even where the trick seems safe with somebody else; good players do that nearly always, so
    the leads are what this habit is known by.
    """
    fox = moment.game.fox
    if fox == NONE or place == fox:
        return 0.0
    if _leads(moment):
        out = moment.unseen & (1 << fox | 1 << fox + _SECOND)
        return _FLUSH if out and _is_high(moment, place) else 0.0
    return _HUNT if fox in moment.trick and _takes(moment, place) else 0.0


def _winner(moment: Moment) -> int:
    """The seat that wins the trick on the table so far."""
    return (moment.leader + moment.step * moment.trick.index(_top(moment))) % 4


def _is_known_opponent(moment: Moment, seat: int) -> bool:
    """Whether everybody knows that a seat plays against the own one."""
    queen = moment.game.club_queen
    is_re = moment.re >> moment.seat & 1 or (
        queen != NONE and moment.hand & (1 << queen | 1 << queen + _SECOND)
    )
    others = moment.known_kontra if is_re else moment.known_re
    return bool(others >> seat & 1)


def _smear(moment: Moment, place: int) -> float:
    """Tens and aces go to whoever wins the trick, as long as that may be a partner."""
    if _leads(moment) or moment.game.points[place] < _FULL or _takes(moment, place):
        return 0.0
    return 0.0 if _is_known_opponent(moment, _winner(moment)) else 0.3


def _lead_plain(moment: Moment, place: int) -> float:
    """Plain suits are led, aces first."""
    if not _leads(moment) or _is_trump(moment, place):
        return 0.0
    return 0.35


def _draw_trumps(moment: Moment, place: int) -> float:
    """Trumps are led until there are few left."""
    out = (moment.unseen & (moment.game.classes[4] | moment.game.classes[4] << _SECOND)).bit_count()
    if not _leads(moment) or not _is_trump(moment, place) or out < _FEW:
        return 0.0
    return 0.35


def _hide(moment: Moment, place: int) -> float:
    """The queen of clubs shows the side, so she comes late."""
    return -0.6 if place == moment.game.club_queen and not moment.re >> moment.seat & 1 else 0.0


def _keep_charlie(moment: Moment, place: int) -> float:
    """The jack of clubs waits for the last trick."""
    return -0.6 if place == moment.game.charlie and moment.number < moment.game.size - 1 else 0.0


CHARACTERS: Final[dict[str, Character]] = {
    character.name: character
    for character in (
        Character("rieke", "portrait_01", bolder=0.15),
        Character("heinz", "portrait_02", taste=_save_trumps),
        Character("amina", "portrait_03", taste=_hunt_foxes),
        Character("felix", "portrait_04", bolder=-0.12, solo_only=0.85),
        Character("gertrud", "portrait_05", taste=_smear, loose=True),
        Character("samuel", "portrait_06", solo_from=0.36),
        Character("leyla", "portrait_07", taste=_lead_plain),
        Character("bjoern", "portrait_08", taste=_draw_trumps),
        Character("mai", "portrait_09", taste=_hide),
        Character("jonas", "portrait_10", taste=_keep_charlie),
    )
}
"""Everybody there is, by name."""


def character_of(name: str) -> Character | None:
    """The character of this name; ``None`` for nobody in particular or an unknown name."""
    return CHARACTERS.get(name)
