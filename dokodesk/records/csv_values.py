"""Numbers and dates as people and spreadsheets write them."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

__all__ = ["day_text", "whole_number"]

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}(?:[.,]0{1,2})?")


def whole_number(text: str) -> int | None:
    """A whole number as people and spreadsheets write it."""
    plain = text.replace("−", "-").replace("–", "-").replace("\u00a0", "").replace(" ", "")
    if not plain.isascii() or not _WHOLE.fullmatch(plain):
        return None
    return int(re.split(r"[.,]", plain)[0])


_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[T ].*)?")
_GERMAN: Final = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{2}|[0-9]{4})")
_ENGLISH: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")


def day_text(text: str) -> str:
    """A date in ISO form; empty if it is none. With slashes the month comes second if it can."""
    if not text.isascii():
        return ""
    if match := _ISO.fullmatch(text):
        year, month, day = map(int, match.groups())
    elif match := _GERMAN.fullmatch(text):
        day, month, year = map(int, match.groups())
        year += 2000 if year < 100 else 0
    elif match := _ENGLISH.fullmatch(text):
        day, month, year = map(int, match.groups())
        if month > 12:
            day, month = month, day
    else:
        return ""
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return ""
