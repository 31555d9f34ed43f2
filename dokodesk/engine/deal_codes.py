"""Deals that can be sent and checked: a code for the cards, who leads and the rules.

The code of the cards alone gives the four hands (``shuffling``). A *full* code adds the forehand
and the rules, so that whoever types it plays the very same deal: ``k3v9-w2xh-7mqd:1:P-SK:4p``. The
last part is a check, so that a slip of the finger is noticed.

Before a deal its *fingerprint* can be shown without giving anything away, and afterwards the code:
that the two belong together proves that the cards were not exchanged in between.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum, unique
from typing import Final
from zlib import crc32

import msgspec

from dokodesk.engine.options import Rules
from dokodesk.engine.rule_code import code as rules_code
from dokodesk.engine.rule_code import from_code
from dokodesk.engine.rule_forms import RulesError
from dokodesk.engine.shuffling import ALPHABET, derived_code

__all__ = ["CodeTrouble", "DealCode", "DealCodeError", "fingerprint", "match_code", "seed_for"]

_FINGERPRINT_DIGITS: Final = 32
_GROUP: Final = 8
_LENGTH: Final = 12
_DASH_EVERY: Final = 4
#: A match whose first deal is a certain one has a seed that begins like this.
_FIXED: Final = "code:"


@unique
class CodeTrouble(StrEnum):
    """What is wrong with a deal code."""

    NOT_A_CODE = "not a code"
    MISTYPED = "mistyped"
    RULES = "rules"


class DealCodeError(ValueError):
    """A text that is no deal code.

    Attributes:
        trouble: what is wrong.
        text: what was typed.
    """

    def __init__(self, trouble: CodeTrouble, text: str) -> None:
        super().__init__(f"{text!r} is no deal code: {trouble.value}")
        self.trouble = trouble
        self.text = text


class DealCode(msgspec.Struct, frozen=True):
    """A deal that anybody can deal again.

    Attributes:
        code: what the hands follow from.
        forehand: the seat that speaks and leads first.
        rules: the options; ``None`` if the text did not say.
    """

    code: str
    forehand: int = 0
    rules: Rules | None = None

    @property
    def text(self) -> str:
        """The full code; only the cards' code without rules."""
        if self.rules is None:
            return self.code
        body = f"{self.code}:{self.forehand}:{rules_code(self.rules)}"
        return f"{body}:{_check(body)}"

    @classmethod
    def parse(cls, text: str) -> DealCode:
        """Reads what ``text`` gives, and the code of the cards alone.

        Args:
            text: as typed; capitals, blanks and missing dashes do no harm.

        Raises:
            DealCodeError: it is none, or was mistyped.
        """
        parts = ["".join(part.split()) for part in text.split(":")]
        code = _cards_code(parts[0], text)
        if len(parts) == 1:
            return cls(code)
        if len(parts) != 4 or parts[1] not in {"0", "1", "2", "3"}:
            raise DealCodeError(CodeTrouble.NOT_A_CODE, text)
        try:
            rules = from_code(parts[2])
        except RulesError:
            raise DealCodeError(CodeTrouble.RULES, text) from None
        found = cls(code, int(parts[1]), rules)
        if parts[3].lower() != found.text.rpartition(":")[2]:
            raise DealCodeError(CodeTrouble.MISTYPED, text)
        return found


def _cards_code(typed: str, text: str) -> str:
    plain = typed.lower().replace("-", "").replace("–", "")
    if len(plain) != _LENGTH or set(plain) - set(ALPHABET):
        raise DealCodeError(CodeTrouble.NOT_A_CODE, text)
    return "-".join(plain[at : at + _DASH_EVERY] for at in range(0, _LENGTH, _DASH_EVERY))


def _check(body: str) -> str:
    first, second = divmod(crc32(body.lower().encode()) % len(ALPHABET) ** 2, len(ALPHABET))
    return ALPHABET[first] + ALPHABET[second]


def fingerprint(code: str) -> str:
    """What can be shown of a deal before it is played.

    The first 32 hexadecimal digits of the SHA-256 of ``dokodesk-fingerprint-1|CODE`` (UTF-8), in
    groups of eight.

    Args:
        code: the code of the cards.
    """
    digest = hashlib.sha256(f"dokodesk-fingerprint-1|{code.strip().lower()}".encode()).hexdigest()
    return "-".join(digest[at : at + _GROUP] for at in range(0, _FINGERPRINT_DIGITS, _GROUP))


def seed_for(code: str) -> str:
    """The seed of a match whose first deal is the one of this code."""
    return f"{_FIXED}{code}"


def match_code(seed: str, number: int) -> str:
    """The code of a deal of a match.

    Args:
        seed: the match's seed.
        number: counts every deal of the match from 1, void ones too.
    """
    if seed.startswith(_FIXED) and number == 1:
        return seed.removeprefix(_FIXED)
    return derived_code(seed, number)
