"""Numbers with their noun in the right form: ``1 trick``, ``5 tricks``.

In a class, because the translation tools recognise plural forms only in ``tr``.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject

__all__ = ["Counts", "counts"]


class Counts(QObject):
    """Counted things as text, in the language of the program."""

    def deals(self, n: int) -> str:
        """Some deals."""
        return self.tr("%n deal(s)", "", n)

    def tricks(self, n: int) -> str:
        """Some tricks."""
        return self.tr("%n trick(s)", "", n)

    def changes(self, n: int) -> str:
        """Some options that differ."""
        return self.tr("%n change(s)", "", n)

    def problems(self, n: int) -> str:
        """Some things that are wrong in a file."""
        return self.tr("%n problem(s) found", "", n)


@cache
def counts() -> Counts:
    """The one object that counts."""
    return Counts()
