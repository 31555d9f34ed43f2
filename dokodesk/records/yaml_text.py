"""Values as readable YAML: plain words where they are safe, quotes where YAML would misread them.

The text means the same to readers of YAML 1.1 and 1.2: ``off``, ``on``, ``yes``, ``no`` and the
like stand in quotes (RECORD_DETAILS 1).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from dokodesk.records.documents import plain_tag

# Letters of any script, blanks between words, and signs that mean nothing to YAML there. A word
# with a digit first is plain where no YAML takes it for a number: "0 play CA", "90_vs_no60".
_PLAIN: Final = re.compile(
    r"[^\W\d_][\w.+-]*(?: [\w.+-]+)*|\d[\w.+-]*(?: [\w.+-]+)+|\d+_[a-z][a-z0-9_]*"
)
#: Words some reader of YAML takes for a truth value, whatever their case.
_TRUTHS: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_SIMPLE_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_LAST_OF_FOUR_DIGITS: Final = 0xFFFF
_LAST_OF_TWO_DIGITS: Final = 0xFF


def flow(value: object) -> str:
    """A value in one line: ``[1, 2]``, ``{a: b}``, words, numbers."""
    if isinstance(value, Mapping):
        entries = [f"{flow(str(key))}: {flow(entry)}" for key, entry in value.items()]
        return "{" + ", ".join(entries) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(entry) for entry in value) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        # YAML 1.1 wants a point before the exponent and a sign in it, as repr gives only mostly.
        text = repr(value)
        return text.replace("e", ".0e", 1) if "e" in text and "." not in text else text
    return word(str(value))


@lru_cache(maxsize=4096)
def word(text: str) -> str:
    """A text, in quotes only where it needs them."""
    if _is_plain(text):
        return text
    if text.isprintable() and text.isascii():
        return "'" + text.replace("'", "''") + "'"
    return quoted(text)


def quoted(text: str) -> str:
    """A text in double quotes."""
    return '"' + "".join(_escaped(char) for char in text) + '"'


def _is_plain(text: str) -> bool:
    if not _PLAIN.fullmatch(text) or text.lower() in _TRUTHS:
        return False
    return plain_tag(text) == "str"


def _escaped(char: str) -> str:
    if char in _SIMPLE_ESCAPES:
        return _SIMPLE_ESCAPES[char]
    if char.isprintable():
        return char
    number = ord(char)
    if number <= _LAST_OF_TWO_DIGITS:
        return f"\\x{number:02x}"
    if number <= _LAST_OF_FOUR_DIGITS:
        return f"\\u{number:04x}"
    return f"\\U{number:08x}"
