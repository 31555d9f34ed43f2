"""Words that the pages of the course share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.learning.lesson import Text

__all__ = ["PORTRAITS", "chapter_text", "spoken", "teacher_names"]

#: The pictures of the learner, Berta, Carl and Dora; none of them is the teacher's.
PORTRAITS: Final = ("portrait_04", "portrait_01", "portrait_08", "portrait_09")

_CHAPTERS: Final = {
    "first_steps": QT_TRANSLATE_NOOP("Learn", "First steps"),
    "together": QT_TRANSLATE_NOOP("Learn", "Playing together"),
    "announcing": QT_TRANSLATE_NOOP("Learn", "Announcing"),
    "special": QT_TRANSLATE_NOOP("Learn", "Weddings, poverty and solos"),
    "score": QT_TRANSLATE_NOOP("Learn", "The score"),
    "house_rules": QT_TRANSLATE_NOOP("Learn", "House rules"),
    "own": QT_TRANSLATE_NOOP("Learn", "Your own lessons"),
}


def chapter_text(chapter: str) -> str:
    """The heading of a chapter."""
    return QCoreApplication.translate("Learn", _CHAPTERS[chapter])


def spoken(text: Text) -> str:
    """A text of a lesson in the language of the program."""
    return text.in_language(QLocale().name())


def teacher_names() -> tuple[str, ...]:
    """Who sits at the table in lessons: the texts call them by these names."""
    return (QCoreApplication.translate("Players", "You"), "Berta", "Carl", "Dora")
