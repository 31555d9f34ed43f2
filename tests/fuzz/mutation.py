"""Turns sound inputs into damaged ones that are still close enough to reach deep into a reader."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Final

#: Values that have broken readers somewhere, whatever they read.
NASTY: Final = tuple(
    part.encode("utf-8", "surrogatepass")
    for part in (
        "", "0", "-1", "4", "1.5", "1e999", "nan", ".inf", "99999999999999999999999", "0x7f", "0o8",
        "null", "true", "~", "[]", "{}", "[[", "}", "{a: 1}", "- ", ": ", "? ", "&a", "*a", "!!int",
        "!!python/object/apply:os.system [x]", "<<", "%", "#", "---", "...", "'", '"', "\\", "\t",
        "\0", "\r", "\r\n", "\n", " ", ";", ",", "|", "=1+1", "@x", "\ufeff", "\u2028", "\u0661",
        "\ud800", "\U0001f0a1", "ß", "é", "CA", "H10", "dk", "?", "2026-02-30", "31.12.26", "../x",
        "/etc/passwd", "con", "<b>", "&amp;", "%n", "{0}", "1" * 400, "a" * 3000, "[" * 200,
        "{a: " * 60, "- " * 100,
    )
)  # fmt: skip

#: No damaged input is longer.
MOST_BYTES: Final = 60_000


class Mutator:
    """Damaged inputs out of sound ones, always the same for the same chance."""

    def __init__(self, seeds: Sequence[bytes], chance: random.Random) -> None:
        """Collects the words of the sound inputs, which make the best wrong values.

        Args:
            seeds: sound inputs, at least one.
            chance: the source of every choice.
        """
        self._seeds = seeds
        self._chance = chance
        words = {word for seed in seeds for word in re.findall(rb"[\w.+-]{1,40}", seed[:20_000])}
        self._words = sorted(words) or [b"x"]
        self._ways: tuple[Callable[[bytes], bytes], ...] = (
            self._flip, self._cut, self._double, self._put_nasty, self._change_word, self._splice,
            self._lines, self._lines, self._change_word, self._end,
        )  # fmt: skip

    def next(self) -> bytes:
        """Another damaged input; now and then a sound one or pure noise."""
        chance = self._chance
        kind = chance.random()
        if kind < 0.01:
            return chance.choice(self._seeds)
        if kind < 0.03:
            return chance.randbytes(chance.randrange(300))
        data = chance.choice(self._seeds)
        for _ in range(1 + int(chance.expovariate(0.8))):
            data = chance.choice(self._ways)(data)
        return data[:MOST_BYTES]

    def _place(self, data: bytes) -> int:
        return self._chance.randrange(len(data) + 1)

    def _flip(self, data: bytes) -> bytes:
        content = bytearray(data)
        for _ in range(self._chance.randint(1, 4)):
            if content:
                content[self._chance.randrange(len(content))] ^= 1 << self._chance.randrange(8)
        return bytes(content)

    def _cut(self, data: bytes) -> bytes:
        place = self._place(data)
        return data[:place] + data[place + self._chance.randint(1, 40) :]

    def _double(self, data: bytes) -> bytes:
        place = self._place(data)
        part = data[place : place + self._chance.randint(1, 60)]
        return data[:place] + part * self._chance.choice((2, 2, 3, 30)) + data[place + len(part) :]

    def _put_nasty(self, data: bytes) -> bytes:
        place = self._place(data)
        return data[:place] + self._chance.choice(NASTY) + data[place:]

    def _change_word(self, data: bytes) -> bytes:
        # Around a place, for a whole long file would take long to look through.
        place = self._place(data)
        found = re.search(rb"[\w.+-]+", data[place : place + 200])
        if found is None:
            return self._put_nasty(data)
        new = self._chance.choice(self._words if self._chance.random() < 0.6 else NASTY)
        begin, end = place + found.start(), place + found.end()
        return data[:begin] + bytes(new) + data[end:]

    def _splice(self, data: bytes) -> bytes:
        other = self._chance.choice(self._seeds)
        return data[: self._place(data)] + other[self._place(other) :]

    def _lines(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        one, two = self._chance.randrange(len(lines)), self._chance.randrange(len(lines))
        match self._chance.randrange(4):
            case 0:
                del lines[one]
            case 1:
                lines.insert(one, lines[two])
            case 2:
                lines[one], lines[two] = lines[two], lines[one]
            case _:
                lines[one] = b" " * self._chance.randint(1, 4) + lines[one].lstrip()
        return bytes(b"\n".join(lines))

    def _end(self, data: bytes) -> bytes:
        return data[: self._place(data)]
