"""The reasons and warnings of the coach in whole sentences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from dokodesk.engine.cards import Card
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.learning.coach import Thought
from dokodesk.model.glossary import glossary
from dokodesk.views.cardnames import card_name

__all__ = ["linked", "thought_text", "warning_text"]

_THOUGHTS: Final = {
    "only_choice": QT_TRANSLATE_NOOP("Coach", "There is no other choice."),
    "no_difference": QT_TRANSLATE_NOOP("Coach", "The {card} would be about as good."),
    "partner_has_trick": QT_TRANSLATE_NOOP(
        "Coach", "{name} is your partner and holds the trick ({points} points)."
    ),
    "opponent_has_trick": QT_TRANSLATE_NOOP(
        "Coach", "{name} plays against you and holds the trick ({points} points)."
    ),
    "probably_partner": QT_TRANSLATE_NOOP(
        "Coach", "{name} holds the trick; in {percent} of 100 cases it goes to your side."
    ),
    "give_points": QT_TRANSLATE_NOOP(
        "Coach", "Give points: {points} more for a trick of your side."
    ),
    "spare_points": QT_TRANSLATE_NOOP(
        "Coach", "Spare your points: this trick probably goes to the others."
    ),
    "last_takes_all": QT_TRANSLATE_NOOP(
        "Coach", "You play last and take the trick: {points} points."
    ),
    "last_takes_cheaply": QT_TRANSLATE_NOOP(
        "Coach", "You play last: take the trick as cheaply as you can ({points} points)."
    ),
    "takes_trick": QT_TRANSLATE_NOOP("Coach", "It takes the trick in {percent} of 100 cases."),
    "lone_ace": QT_TRANSLATE_NOOP(
        "Coach", "An ace without company: play it before somebody is out of the suit."
    ),
    "save_fox": QT_TRANSLATE_NOOP(
        "Coach", "Keep the fox: here it would be caught in {percent} of 100 cases."
    ),
    "fox_home": QT_TRANSLATE_NOOP("Coach", "The fox is safe here: your side takes the trick."),
    "catch_fox": QT_TRANSLATE_NOOP("Coach", "This can catch a fox."),
    "catches_doppelkopf": QT_TRANSLATE_NOOP("Coach", "This can become a Doppelkopf."),
    "keep_charlie": QT_TRANSLATE_NOOP("Coach", "Keep the jack of clubs for the last trick."),
    "charlie_wins": QT_TRANSLATE_NOOP("Coach", "The jack of clubs can take the last trick."),
    "nothing_higher": QT_TRANSLATE_NOOP("Coach", "Nobody has a higher card any more."),
    "draw_trumps": QT_TRANSLATE_NOOP("Coach", "You hold {count} trumps: draw those of the others."),
    "become_void": QT_TRANSLATE_NOOP("Coach", "Afterwards you are out of that suit and can trump."),
    "spare_high_trump": QT_TRANSLATE_NOOP(
        "Coach", "Spare the {card}: there is too little in this trick."
    ),
    "call_wins": QT_TRANSLATE_NOOP("Coach", "Your side wins in {percent} of 100 cases."),
    "call_too_early": QT_TRANSLATE_NOOP("Coach", "There is still time: it can be said later."),
    "healthy": QT_TRANSLATE_NOOP("Coach", "With this hand the normal game is best."),
    "reservation": QT_TRANSLATE_NOOP("Coach", "This hand is worth more than a normal game."),
    "few_trumps": QT_TRANSLATE_NOOP(
        "Coach", "You hold too few trumps for a normal game: let somebody take them."
    ),
    "may_throw_in": QT_TRANSLATE_NOOP("Coach", "With this hand you may throw the cards in."),
    "look_for_partner": QT_TRANSLATE_NOOP(
        "Coach", "You hold both queens of clubs: look for a partner."
    ),
    "take_poverty": QT_TRANSLATE_NOOP("Coach", "Your hand is strong enough to take the poverty."),
    "decline_poverty": QT_TRANSLATE_NOOP("Coach", "Your hand is too weak to take the poverty."),
    "strong_bid": QT_TRANSLATE_NOOP("Coach", "Your hand is strong enough for this bid."),
    "pass_bid": QT_TRANSLATE_NOOP("Coach", "Your hand is too weak to bid higher."),
    "blank_suit": QT_TRANSLATE_NOOP("Coach", "Give away cards so that you are out of a suit."),
}
_WARNINGS: Final = {
    "points_away": QT_TRANSLATE_NOOP("Coach", "{points} points probably go to the other side."),
    "partner_overtaken": QT_TRANSLATE_NOOP(
        "Coach", "{name} already has this trick and is your partner."
    ),
    "costs": QT_TRANSLATE_NOOP("Coach", "This card costs {points} points on average."),
}
_FOX: Final = {
    0: QT_TRANSLATE_NOOP("Coach", "Your fox can be taken."),
    1: QT_TRANSLATE_NOOP("Coach", "Your fox can be taken by one player."),
    2: QT_TRANSLATE_NOOP("Coach", "Your fox can be taken by two players."),
    3: QT_TRANSLATE_NOOP("Coach", "Your fox can be taken by three players."),
}


def _filled(text: str, thought: Thought, names: Sequence[str]) -> str:
    facts: dict[str, object] = {}
    locale = QLocale()
    for key, value in thought.facts.items():
        match key:
            case "seat":
                facts["name"] = names[int(value)]
            case "card":
                facts["card"] = card_name(Card.from_code(str(value)))
            case "chance":
                facts["percent"] = round(100 * float(value))
            case "points" if isinstance(value, float):
                facts["points"] = locale.toString(float(value), "f", 1)
            case _:
                facts[key] = value
    return QCoreApplication.translate("Coach", text).format(**facts)


def thought_text(thought: Thought, names: Sequence[str]) -> str:
    """A reason as a sentence.

    Args:
        thought: the reason.
        names: who sits at seats 0-3.
    """
    text = _THOUGHTS[thought.name]
    if "{percent}" in text and "chance" not in thought.facts:
        return ""
    return _filled(text, thought, names)


def warning_text(thought: Thought, names: Sequence[str]) -> str:
    """A warning as a sentence."""
    if thought.name == "fox_in_danger":
        count = min(3, int(thought.facts.get("count", 0)))
        return QCoreApplication.translate("Coach", _FOX[count])
    return _filled(_WARNINGS[thought.name], thought, names)


def linked(text: str, language: str) -> str:
    """A sentence as HTML in which words of the game are links to what they mean.

    Args:
        text: the sentence.
        language: its language.
    """
    pieces = []
    for piece, word in glossary(language).parts(text):
        shown = escape(piece)
        pieces.append(f'<a href="word:{escape(word)}">{shown}</a>' if word else shown)
    return "".join(pieces)
