"""Numbers as they stand on a score sheet."""

from __future__ import annotations

__all__ = ["plain", "signed"]

_MINUS = "−"
_MISSING = "–"


def plain(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", _MINUS)


def signed(score: int | None) -> str:
    """A score with its sign; a dash for somebody who sat out."""
    if score is None:
        return _MISSING
    return f"+{score}" if score > 0 else plain(score)
