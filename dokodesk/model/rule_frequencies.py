"""How often an option matters: numbers counted in simulated deals and stored with the program.

``python -m tools.rule_frequencies`` counts them anew.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

__all__ = ["FILE", "Frequencies", "Frequency", "frequencies"]

FILE: Final = "rule_frequencies.json"
"""The name of the file in ``dokodesk.assets``."""


class Frequency(msgspec.Struct, frozen=True):
    """In how many deals an option would have made a difference, under the rules where most.

    Attributes:
        deals: that were looked at.
        result: with another value of the option somebody would have got other points, or the
            cards could not have been played like that.
        choice: at least somebody would have had something else to choose from.
    """

    deals: int
    result: int
    choice: int

    def per_hundred(self, count: int) -> float:
        """A count as a number per 100 deals."""
        return 100 * count / self.deals if self.deals else 0.0


class Frequencies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the file.

    Attributes:
        deals: how many were played for each set of rules.
        players: the level of the computer players that played them.
        rules: the sets of rules that were played, as rule codes.
        options: the numbers by option; those that concern more than a deal are missing.
    """

    deals: int
    players: str
    rules: tuple[str, ...]
    options: dict[str, Frequency]


@cache
def frequencies() -> Frequencies:
    """The numbers stored with the program; none if the file is missing or damaged."""
    try:
        content = files("dokodesk.assets").joinpath(FILE).read_bytes()
        return msgspec.json.decode(content, type=Frequencies)
    except (OSError, msgspec.MsgspecError):
        return Frequencies(deals=0, players="", rules=(), options={})
