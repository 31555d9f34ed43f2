"""What the levels of the computer players are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.texts import QT_TRANSLATE_NOOP

__all__ = ["level_text"]

_LEVELS: Final = {
    "random": QT_TRANSLATE_NOOP("Levels", "at random"),
    "simple": QT_TRANSLATE_NOOP("Levels", "like beginners"),
    "beginner": QT_TRANSLATE_NOOP("Levels", "like beginners"),
    "standard": QT_TRANSLATE_NOOP("Levels", "like a usual round"),
    "normal": QT_TRANSLATE_NOOP("Levels", "like a usual round"),
    "advanced": QT_TRANSLATE_NOOP("Levels", "like regulars"),
    "strong": QT_TRANSLATE_NOOP("Levels", "like regulars"),
    "expert": QT_TRANSLATE_NOOP("Levels", "like experts"),
    "master": QT_TRANSLATE_NOOP("Levels", "like masters"),
}


def level_text(level: str) -> str:
    """A level in the sentence "The others play ...". An unknown one keeps its name."""
    known = _LEVELS.get(level)
    return QCoreApplication.translate("Levels", known) if known else level
