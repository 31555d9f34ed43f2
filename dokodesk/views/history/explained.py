"""Why a computer player did something, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from dokodesk.ai.estimate import Estimate
from dokodesk.engine.actions import Play
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.learning.explaining import Explanation
from dokodesk.views.cardnames import action_text, card_text
from dokodesk.views.coach.words import thought_text
from dokodesk.views.match_plan import default_names

__all__ = ["elsewhere_text", "explanation_text", "nothing_text", "waiting_text"]

#: Cards that are named with their numbers; the others were worse.
_MOST: Final = 4
_WEIGHED: Final = QT_TRANSLATE_NOOP(
    "Explained", "{name} tried {deals} deals that could have been. Points on average: {cards}."
)
_KNOWN: Final = QT_TRANSLATE_NOOP(
    "Explained", "Points on average by what {name} could know: {cards}."
)
_CARD: Final = QT_TRANSLATE_NOOP("Explained", "{card} {points}")
_SEEN: Final = QT_TRANSLATE_NOOP("Explained", "Told to {name}: {thoughts}")
_OTHERWISE: Final = QT_TRANSLATE_NOOP(
    "Explained", "Asked again, {name} would decide otherwise: {action}."
)
_PERSON: Final = QT_TRANSLATE_NOOP("Explained", "The person")
_SILENCE: Final = QT_TRANSLATE_NOOP("Explained", "say nothing")
_ONLY: Final = QT_TRANSLATE_NOOP("Explained", "{name} had no other choice.")
_NOTHING: Final = QT_TRANSLATE_NOOP("Explained", "Nothing can be said about this.")
_ELSEWHERE: Final = QT_TRANSLATE_NOOP(
    "Explained", "Go to a card of a computer player to see its reasons."
)
_WAITING: Final = QT_TRANSLATE_NOOP("Explained", "One moment…")
#: What decided before the first card, and about what is said between the cards.
_IDEAS: Final = {
    "healthy": QT_TRANSLATE_NOOP("Explained", "{name} found the hand best for a normal game."),
    "solo_hand": QT_TRANSLATE_NOOP("Explained", "{name} found the hand strong enough for a solo."),
    "forced_solo": QT_TRANSLATE_NOOP("Explained", "{name} had to play a solo."),
    "find_partner": QT_TRANSLATE_NOOP(
        "Explained", "{name} held both queens of clubs and looked for a partner."
    ),
    "offer_poverty": QT_TRANSLATE_NOOP(
        "Explained", "{name} held too few trumps for a normal game."
    ),
    "take_poverty": QT_TRANSLATE_NOOP(
        "Explained", "{name} found the hand strong enough to take the poverty."
    ),
    "decline_poverty": QT_TRANSLATE_NOOP(
        "Explained", "{name} found the hand too weak to take the poverty."
    ),
    "return_blank_suit": QT_TRANSLATE_NOOP(
        "Explained", "{name} gave back cards to be out of a suit."
    ),
    "strong_hand": QT_TRANSLATE_NOOP("Explained", "{name} thought that the own side would win."),
    "reply": QT_TRANSLATE_NOOP("Explained", "{name} answered what the others had announced."),
    "call_level": QT_TRANSLATE_NOOP(
        "Explained", "{name} thought that the other side would stay below that."
    ),
    "predict": QT_TRANSLATE_NOOP("Explained", "{name} thought that the own side would win."),
}


def _say(text: str) -> str:
    return QCoreApplication.translate("Explained", text)


def waiting_text() -> str:
    """While the answer is worked out."""
    return _say(_WAITING)


def elsewhere_text() -> str:
    """Where no computer player has done anything."""
    return _say(_ELSEWHERE)


def nothing_text() -> str:
    """Where there is no answer."""
    return _say(_NOTHING)


def explanation_text(found: Explanation, names: Sequence[str]) -> str:
    """Why something was done, in whole sentences.

    Args:
        found: the explanation.
        names: who sits at seats 0-3.
    """
    # To a computer player "you" is the player itself.
    names = [_say(_PERSON) if name == default_names()[0] else name for name in names]
    name = names[found.action.seat]
    parts = []
    idea = _IDEAS.get(found.idea)
    if found.choices == 1:
        return _say(_ONLY).format(name=name)
    if not found.agrees:
        again = _say(_SILENCE) if found.again is None else _action(found, names)
        parts.append(_say(_OTHERWISE).format(name=name, action=again))
    elif idea is not None and not isinstance(found.action, Play):
        parts.append(_say(idea).format(name=name))
    if found.weighed:
        parts.append(_weighed_text(found, name))
    elif found.numbers is not None:
        parts.append(_numbers_text(found, found.numbers, name))
    thoughts = " ".join(
        text for text in (thought_text(each, names) for each in found.thoughts) if text
    )
    if thoughts:
        parts.append(_say(_SEEN).format(name=name, thoughts=thoughts))
    return " ".join(parts) or nothing_text()


def _action(found: Explanation, names: Sequence[str]) -> str:
    assert found.again is not None
    if isinstance(found.again, Play):
        return card_text(found.again.card)
    return action_text(found.again, names)


def _number(value: float) -> str:
    return QLocale().toString(value, "f", 1).replace("-", "−")


def _numbers_text(found: Explanation, numbers: Estimate, name: str) -> str:
    """The coach's numbers, where the player itself had none."""
    rows = sorted(numbers.choices, key=lambda each: each.action != found.action)
    cards = "; ".join(
        _say(_CARD).format(card=card_text(each.action.card), points=_number(each.points))
        for each in rows[:_MOST]
    )
    return _say(_KNOWN).format(name=name, cards=cards)


def _weighed_text(found: Explanation, name: str) -> str:
    """The numbers the player had itself, the card that was played first."""
    card = found.action.card if isinstance(found.action, Play) else None
    rows = sorted(found.weighed, key=lambda each: each.card is not card)
    cards = "; ".join(
        _say(_CARD).format(card=card_text(each.card), points=_number(each.points))
        for each in rows[:_MOST]
    )
    deals = max(each.deals for each in rows)
    return _say(_WEIGHED).format(name=name, deals=deals, cards=cards)
