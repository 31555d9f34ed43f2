"""A score sheet ready to be written on paper or a page: every text is there, in one language.

Whoever knows the language of the program fills it; the writers only lay it out.
"""

from __future__ import annotations

import msgspec

__all__ = ["Cell", "Curve", "DealSheet", "SheetDocument", "SheetLine", "Words"]


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The words that stand around what is played.

    Attributes:
        language: its code, such as ``de``.
        total: heading of the sums.
        standing: heading of the final order.
        deals: heading of the deals in full.
        points: heading of the score lines.
        value: of the value of a game.
        hand: heading of a hand.
        legend: how the cells are to be read.
        signatures: what stands below the lines for signatures.
        page: of a page number, with ``{page}``.
        made_with: which program wrote it.
        course: heading of the curves.
    """

    language: str = "en"
    total: str = "Total"
    standing: str = "Final ranking"
    deals: str = "The deals in full"
    points: str = "Points"
    value: str = "Value of the game"
    hand: str = "Hand"
    legend: str = ""
    signatures: str = "Signature"
    page: str = "Page {page}"
    made_with: str = ""
    course: str = "Running totals"


class Cell(msgspec.Struct, frozen=True):
    """What a person has in a row.

    Attributes:
        score: of the deal, as it is written.
        total: the running one, as it is written.
        tone: 1 for a gain, -1 for a loss, else 0.
        re: whether the person was on the Re side.
        alone: whether the person played alone.
    """

    score: str
    total: str
    tone: int = 0
    re: bool = False
    alone: bool = False


class SheetLine(msgspec.Struct, frozen=True):
    """A row: its facts, one for each of the heads, and the cells of everybody."""

    facts: tuple[str, ...]
    cells: tuple[Cell, ...]


class DealSheet(msgspec.Struct, frozen=True):
    """A deal in full.

    Attributes:
        title: which deal and game it was.
        sentences: who won and why.
        lines: every point with its reason.
        value: what the game was worth.
        seats: name, side, score and hand of each player.
    """

    title: str
    sentences: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]
    value: str
    seats: tuple[tuple[str, str, str, str], ...]


class Curve(msgspec.Struct, frozen=True):
    """The running totals of a person; ``text`` is the last one as it is written."""

    name: str
    points: tuple[int, ...]
    text: str


class SheetDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A score sheet.

    Attributes:
        title: its name.
        facts: what stands below the title: rules, day, length ...
        heads: of the columns before those of the persons; numbers stand on the right.
        numeric: which of the heads are numbers.
        spare: which of the heads can be left out where there is no room, the first one first.
        names: everybody at the table.
        lines: the rows, oldest first.
        totals: the sums at the end, as they are written.
        standing: place, name and total, the best first.
        notes: below the table, such as who pays whom.
        deals: in full; may be empty.
        curves: of everybody; may be empty.
        words: the words around it.
    """

    title: str
    facts: tuple[str, ...]
    heads: tuple[str, ...]
    numeric: tuple[bool, ...]
    spare: tuple[int, ...] = ()
    names: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    totals: tuple[str, ...]
    standing: tuple[tuple[int, str, str], ...]
    notes: tuple[str, ...] = ()
    deals: tuple[DealSheet, ...] = ()
    curves: tuple[Curve, ...] = ()
    words: Words = Words()
