"""Numbers as they stand on a score sheet."""

from __future__ import annotations

from PySide6.QtCore import QLocale

__all__ = ["money", "plain", "signed"]

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


def money(hundredths: int | None, *, sign: bool = False) -> str:
    """A sum of money without its currency, as the language of the program writes it.

    Args:
        hundredths: the sum; ``None`` for somebody who sat out.
        sign: whether a gain has a plus.
    """
    if hundredths is None:
        return _MISSING
    text = QLocale().toString(abs(hundredths) / 100, "f", 2)
    if hundredths < 0:
        return f"{_MINUS}{text}"
    return f"+{text}" if sign and hundredths else text
