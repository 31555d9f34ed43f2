"""What the levels of the computer players are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.texts import QT_TRANSLATE_NOOP

__all__ = ["between_text", "level_text"]

_LEVELS: Final = {
    "random": QT_TRANSLATE_NOOP("Levels", "at random"),
    "simple": QT_TRANSLATE_NOOP("Levels", "like beginners"),
    "beginner": QT_TRANSLATE_NOOP("Levels", "like beginners"),
    "casual": QT_TRANSLATE_NOOP("Levels", "like occasional players"),
    "standard": QT_TRANSLATE_NOOP("Levels", "like a usual round"),
    "normal": QT_TRANSLATE_NOOP("Levels", "like a usual round"),
    "advanced": QT_TRANSLATE_NOOP("Levels", "like regulars"),
    "strong": QT_TRANSLATE_NOOP("Levels", "like regulars"),
    "expert": QT_TRANSLATE_NOOP("Levels", "like experts"),
    "master": QT_TRANSLATE_NOOP("Levels", "like masters"),
    "adapting": QT_TRANSLATE_NOOP("Levels", "to match you"),
}


def level_text(level: str) -> str:
    """A level in the sentence "The others play ...". An unknown one keeps its name."""
    known = _LEVELS.get(level)
    return QCoreApplication.translate("Levels", known) if known else level


def between_text(lower: str, upper: str | None) -> str:
    """How the adapting level plays now.

    Args:
        lower: a level.
        upper: the next stronger one if it lies between the two.
    """
    if upper is None:
        text = QCoreApplication.translate("Levels", "The others now play {level}")
        return text.format(level=level_text(lower))
    text = QCoreApplication.translate("Levels", "The others now play between {lower} and {upper}")
    return text.format(lower=level_text(lower), upper=level_text(upper))
