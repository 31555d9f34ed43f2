"""Who the computer players of a match are, as one text that is stored with the match.

``strong`` means that all of them play at that level; ``strong|rieke,,heinz|ten_lead`` gives the
first and the third of them a character and lets all of them play by a convention. The adapting
level carries where it stood when the match began: ``adapting@2.25#16`` after sixteen deals.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from dokodesk.ai.adapting import ADAPTING, HIGHEST, LOWEST, START, level_at, place_after, rounded
from dokodesk.ai.characters import CHARACTERS
from dokodesk.ai.conventions import CONVENTIONS
from dokodesk.ai.levels import LEVELS, STRENGTHS, current_name, player_name
from dokodesk.engine.match import FinishedDeal

__all__ = ["BY_LOT", "Opponents", "draw_characters", "person_scores"]

#: Stands for a character that is drawn when the match begins.
BY_LOT = "by-lot"
_PERSON = 0
_PART, _PLACE, _COUNT = "|", "@", "#"


@dataclass(frozen=True, slots=True)
class Opponents:
    """The computer players of a match.

    Attributes:
        level: a level's name.
        characters: of the second, third ... person at the table; empty for none.
        conventions: what they play by.
        start: where the adapting level stood when the match began.
        counted: after how many deals.
    """

    level: str
    characters: tuple[str, ...] = ()
    conventions: tuple[str, ...] = ()
    start: float = START
    counted: int = 0

    @property
    def text(self) -> str:
        """The text to store."""
        level = self.level if self.level in LEVELS else current_name(self.level)
        if level == ADAPTING:
            level = f"{level}{_PLACE}{self.start:.4f}{_COUNT}{self.counted}"
        parts = [level]
        if any(self.characters) or self.conventions:
            parts += [",".join(self.characters), "+".join(self.conventions)]
        return _PART.join(parts)

    @classmethod
    def from_text(cls, text: str) -> Opponents:
        """What a stored text means; parts that this program does not know are left out."""
        head, *rest = text.split(_PART)
        characters = tuple(rest[0].split(",")) if rest and rest[0] else ()
        signs = rest[1].split("+") if len(rest) > 1 else []
        found = cls(
            level=head,
            characters=tuple(name if name in CHARACTERS else "" for name in characters),
            conventions=tuple(name for name in CONVENTIONS if name in signs),
        )
        level, _, place = head.partition(_PLACE)
        if level != ADAPTING:
            return found
        start, _, counted = place.partition(_COUNT)
        try:
            where = max(LOWEST, min(HIGHEST, float(start)))
            return replace(found, level=level, start=where, counted=max(0, int(counted)))
        except ValueError:
            return replace(found, level=level)

    def place(self, scores: Sequence[int | float]) -> float:
        """Where the adapting level stands after deals of the match with these scores."""
        return place_after(scores, self.start, self.counted)

    def between(self, scores: Sequence[int | float]) -> tuple[str, str | None]:
        """The level played now, and the next stronger one if it is something between the two."""
        if self.level != ADAPTING:
            return self.level, None
        names = tuple(STRENGTHS)
        number, share = rounded(self.place(scores))
        return names[number], names[number + 1] if share else None

    def player(self, person: int, scores: Sequence[int | float] = ()) -> str:
        """The word by which the player of a person is made (``ai.levels``).

        Args:
            person: 1 for the one on the left of South, and so on.
            scores: what South won in the deals of the match so far.
        """
        level = self.level if self.level in LEVELS else current_name(self.level)
        if level == ADAPTING:
            level = level_at(self.place(scores), tuple(STRENGTHS))
        character = self.characters[person - 1] if 0 < person <= len(self.characters) else ""
        return player_name(level, character, self.conventions)


def draw_characters(wanted: Sequence[str], seed: str | None) -> tuple[str, ...]:
    """Characters with those drawn by lot filled in, nobody twice as long as there are enough.

    Args:
        wanted: names, empty for none, ``BY_LOT`` for one drawn.
        seed: the same seed draws the same; ``None`` draws anew.
    """
    rng = random.Random(None if seed is None else f"{seed}|characters")
    free = [name for name in CHARACTERS if name not in wanted]
    rng.shuffle(free)
    return tuple((free.pop() if free else "") if name == BY_LOT else name for name in wanted)


def person_scores(deals: Sequence[FinishedDeal]) -> tuple[int, ...]:
    """What the person won or lost in each deal that counts and that they played in."""
    return tuple(
        deal.result.scores[deal.seating.players.index(_PERSON)]
        for deal in deals
        if not deal.void and _PERSON in deal.seating.players
    )
