"""Names of players as people type them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

__all__ = ["LONGEST_NAME", "clean_name", "clean_text", "complete_names"]

LONGEST_NAME = 60

# These only mean something between or after other characters.
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"


def clean_text(text: str) -> str:
    """The text without what cannot be stored: halves of characters become ``?``."""
    return text.encode("utf-8", "replace").decode("utf-8")


def clean_name(name: str) -> str:
    """A name on one line: nothing that steers the text, single blanks, at most 60 characters.

    A name that is cut ends with ``…`` and never in the middle of a composed character.
    """
    shown = "".join(map(_shown, clean_text(name)))
    name = unicodedata.normalize("NFC", " ".join(shown.split()))
    if len(name) <= LONGEST_NAME:
        return name
    end = LONGEST_NAME - 1
    while end and (_continues(name[end]) or name[end - 1] in _JOINERS):
        end -= 1
    return name[:end].rstrip() + "…"


def complete_names(wanted: Sequence[str], count: int, defaults: Sequence[str]) -> tuple[str, ...]:
    """Names for everybody at the table: cleaned, none empty, no two equal.

    Args:
        wanted: as typed, South first; may be shorter, longer or empty.
        count: how many are needed.
        defaults: who fills a gap, by place.
    """
    names: list[str] = []
    taken: set[str] = set()
    fixed = {clean_name(name).casefold() for name in wanted[:count]}
    for place in range(count):
        name = clean_name(wanted[place]) if place < len(wanted) else ""
        if not name:
            free = [d for d in (*defaults[place:], *defaults) if d.casefold() not in taken | fixed]
            name = free[0] if free else f"{place + 1}"
        names.append(_distinct(name, taken))
        taken.add(names[-1].casefold())
    return tuple(names)


def _shown(character: str) -> str:
    """The character, or what stands for it in a name."""
    category = unicodedata.category(character)
    if category in {"Cc", "Zl", "Zp"}:
        return " "
    # Marks that turn the direction of the text would reach beyond the name.
    if category == "Cf" and character not in _JOINERS and not character >= "\U000e0020":
        return ""
    return character


def _distinct(name: str, taken: set[str]) -> str:
    candidate, number = name, 2
    while candidate.casefold() in taken:
        candidate = f"{name} {number}"
        number += 1
    return candidate


def _continues(character: str) -> bool:
    return (
        unicodedata.combining(character) != 0
        or character in _JOINERS
        or 0x1F3FB <= ord(character) <= 0x1F3FF  # skin tones
    )
