"""The words of the game with a sentence each, as the manual's page about them has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from dokodesk.assets.manual import manual_text

__all__ = ["Glossary", "glossary"]

_ENTRY: Final = re.compile(r"\*\*(.+?)\*\*(?: \((.+?)\))?: (.+?)(?=\n\n|\Z)", re.DOTALL)
_MARKS: Final = re.compile(r"[*_`]")


class Glossary:
    """Looks up words of the game.

    A word has several spellings: an entry ``Charlie, Karlchen`` has two.
    """

    def __init__(self, markdown: str) -> None:
        """Reads the manual's page.

        Args:
            markdown: entries ``**Word, other word** (third word): what it means.``
        """
        self._meanings: dict[str, str] = {}
        for words, other, meaning in _ENTRY.findall(markdown):
            text = " ".join(_MARKS.sub("", meaning).split())
            for word in (*words.split(","), *([other] if other else [])):
                self._meanings[word.strip().casefold()] = text[:1].upper() + text[1:]
        longest_first = sorted(self._meanings, key=len, reverse=True)
        self._pattern = re.compile(
            r"\b(" + "|".join(re.escape(word) for word in longest_first) + r")(?=\w{0,2}\b)",
            re.IGNORECASE,
        )

    @property
    def words(self) -> tuple[str, ...]:
        """All words, in small letters."""
        return tuple(self._meanings)

    def meaning(self, word: str) -> str | None:
        """What a word means; ``None`` for an unknown one. Case does not matter."""
        return self._meanings.get(word.strip().casefold())

    def parts(self, text: str) -> Iterator[tuple[str, str]]:
        """A text in pieces: each with the word it stands for, or empty.

        Args:
            text: a sentence in the same language.
        """
        place = 0
        for found in self._pattern.finditer(text):
            yield text[place : found.start()], ""
            yield found[0], found[1].casefold()
            place = found.end()
        yield text[place:], ""


@lru_cache(maxsize=8)
def glossary(language: str) -> Glossary:
    """The words in a language; in English where the manual is not written in it."""
    return Glossary(manual_text(language, "glossary"))
