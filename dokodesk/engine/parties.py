"""The two sides of a deal (rules 2.2)."""

from __future__ import annotations

from enum import StrEnum


class Party(StrEnum):
    """A side; ``NONE`` stands only where no side is meant: no winner, a void deal."""

    RE = "re"
    KONTRA = "kontra"
    NONE = "none"

    @property
    def other(self) -> Party:
        """The opposing side."""
        if self is Party.RE:
            return Party.KONTRA
        if self is Party.KONTRA:
            return Party.RE
        return Party.NONE
