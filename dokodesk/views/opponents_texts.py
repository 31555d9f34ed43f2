"""What characters and conventions are called, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.texts import QT_TRANSLATE_NOOP

__all__ = ["character_about", "character_name", "convention_about", "convention_title"]

#: Name and habit of each character.
_CHARACTERS: Final = {
    "rieke": (
        QT_TRANSLATE_NOOP("Characters", "Rieke"),
        QT_TRANSLATE_NOOP("Characters", "calls boldly: Re and Kontra even with middling hands"),
    ),
    "heinz": (
        QT_TRANSLATE_NOOP("Characters", "Heinz"),
        QT_TRANSLATE_NOOP("Characters", "saves high trumps for the end"),
    ),
    "amina": (
        QT_TRANSLATE_NOOP("Characters", "Amina"),
        QT_TRANSLATE_NOOP("Characters", "hunts foxes: draws them out with high trumps"),
    ),
    "felix": (
        QT_TRANSLATE_NOOP("Characters", "Felix"),
        QT_TRANSLATE_NOOP("Characters", "is cautious: calls and solos only when nearly certain"),
    ),
    "gertrud": (
        QT_TRANSLATE_NOOP("Characters", "Gertrud"),
        QT_TRANSLATE_NOOP("Characters", "smears early, even to somebody who is perhaps a partner"),
    ),
    "samuel": (
        QT_TRANSLATE_NOOP("Characters", "Samuel"),
        QT_TRANSLATE_NOOP("Characters", "loves solos"),
    ),
    "leyla": (
        QT_TRANSLATE_NOOP("Characters", "Leyla"),
        QT_TRANSLATE_NOOP("Characters", "prefers to lead plain suits"),
    ),
    "bjoern": (
        QT_TRANSLATE_NOOP("Characters", "Björn"),
        QT_TRANSLATE_NOOP("Characters", "draws trumps"),
    ),
    "mai": (
        QT_TRANSLATE_NOOP("Characters", "Mai"),
        QT_TRANSLATE_NOOP("Characters", "keeps the ♣Q hidden for long"),
    ),
    "jonas": (
        QT_TRANSLATE_NOOP("Characters", "Jonas"),
        QT_TRANSLATE_NOOP("Characters", "keeps the ♣J for the last trick"),
    ),
}

#: Title and meaning of each convention.
_CONVENTIONS: Final = {
    "ten_lead": (
        QT_TRANSLATE_NOOP("Conventions", "♥10 led early shows Re"),
        QT_TRANSLATE_NOOP(
            "Conventions",
            "Whoever leads a ♥10 to one of the first two tricks is Re and has two black queens "
            "behind it. Kontra does not lead it.",
        ),
    ),
    "full_diamond": (
        QT_TRANSLATE_NOOP("Conventions", "♦A or ♦10 led after a call shows both ♥10"),
        QT_TRANSLATE_NOOP(
            "Conventions",
            "Whoever has made a call and leads a full diamond to one of the first two tricks holds "
            "both ♥10, so the trick goes to the partner's highest trump.",
        ),
    ),
    "spade_queen": (
        QT_TRANSLATE_NOOP("Conventions", "♠Q led early shows both ♥10"),
        QT_TRANSLATE_NOOP(
            "Conventions",
            "Whoever leads a ♠Q to one of the first two tricks holds both ♥10: a partner need not "
            "spend the ♣Q against them.",
        ),
    ),
    "fair_share": (
        QT_TRANSLATE_NOOP("Conventions", "On the first ace Kontra gives and Re saves"),
        QT_TRANSLATE_NOOP(
            "Conventions",
            "As long as the sides are unknown, Kontra adds the ten to the first ace of a plain "
            "suit, and Re adds a low card. Kontra needs the plain tricks more.",
        ),
    ),
    "early_call": (
        QT_TRANSLATE_NOOP("Conventions", "Re or Kontra before the own first card shows a ♥10"),
        QT_TRANSLATE_NOOP(
            "Conventions",
            "There is time for a call until later. Whoever says Re or Kontra before playing the "
            "first card holds at least one ♥10.",
        ),
    ),
}


def _text(texts: dict[str, tuple[str, str]], context: str, name: str, part: int) -> str:
    known = texts.get(name)
    return QCoreApplication.translate(context, known[part]) if known else ""


def character_name(name: str) -> str:
    """What a character is called; empty for an unknown one."""
    return _text(_CHARACTERS, "Characters", name, 0)


def character_about(name: str) -> str:
    """A character's habit, to follow the name; empty for an unknown one."""
    return _text(_CHARACTERS, "Characters", name, 1)


def convention_title(name: str) -> str:
    """A convention in a line; empty for an unknown one."""
    return _text(_CONVENTIONS, "Conventions", name, 0)


def convention_about(name: str) -> str:
    """What a convention means; empty for an unknown one."""
    return _text(_CONVENTIONS, "Conventions", name, 1)
