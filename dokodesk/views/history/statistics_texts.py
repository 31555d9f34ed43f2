"""The statistics in words: names of what is compared, verdicts, and the whole as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from dokodesk.engine.actions import Word
from dokodesk.engine.cards import Card
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.statistics import DealingFact, Figure, Share, Verdict
from dokodesk.views.cardnames import card_text, word_text
from dokodesk.views.counts import counts

__all__ = [
    "Table",
    "as_csv",
    "as_text",
    "call_name",
    "chance_text",
    "fact_text",
    "figure_text",
    "number_text",
    "overall_text",
    "place_name",
    "share_text",
    "verdict_text",
]

_FACTS: Final = {
    "both_old_ones": QT_TRANSLATE_NOOP("Statistics", "Both {card} in one hand"),
    "both_dulles": QT_TRANSLATE_NOOP("Statistics", "Both {card} in one hand"),
    "both_foxes": QT_TRANSLATE_NOOP("Statistics", "Both foxes in one hand"),
    "five_nines": QT_TRANSLATE_NOOP("Statistics", "Five nines or more"),
    "five_kings": QT_TRANSLATE_NOOP("Statistics", "Five kings or more"),
    "three_trumps": QT_TRANSLATE_NOOP("Statistics", "Three trumps or fewer"),
    "ten_trumps": QT_TRANSLATE_NOOP("Statistics", "Ten trumps or more"),
    "no_ace": QT_TRANSLATE_NOOP("Statistics", "No ace outside trumps"),
    "three_aces": QT_TRANSLATE_NOOP("Statistics", "Three such aces or more"),
}
_VERDICTS: Final = {
    Verdict.NO_DATA: QT_TRANSLATE_NOOP("Statistics", "no deals yet"),
    Verdict.USUAL: QT_TRANSLATE_NOOP("Statistics", "as expected"),
    Verdict.POSSIBLE: QT_TRANSLATE_NOOP("Statistics", "within what chance allows"),
    Verdict.RARE: QT_TRANSLATE_NOOP("Statistics", "rare, but possible"),
    Verdict.DOUBTFUL: QT_TRANSLATE_NOOP("Statistics", "hardly chance"),
}
_OVERALL: Final = {
    Verdict.NO_DATA: QT_TRANSLATE_NOOP(
        "Statistics", "As soon as some deals are played, this says whether the dealing is fair."
    ),
    Verdict.USUAL: QT_TRANSLATE_NOOP("Statistics", "All together: just what fair dealing gives."),
    Verdict.POSSIBLE: QT_TRANSLATE_NOOP("Statistics", "All together: within what chance allows."),
    Verdict.RARE: QT_TRANSLATE_NOOP(
        "Statistics", "All together: an unusual run, but one that fair dealing gives now and then."
    ),
    Verdict.DOUBTFUL: QT_TRANSLATE_NOOP(
        "Statistics",
        "All together: fair dealing hardly ever gives this. Were these deals chosen or put "
        "together by hand?",
    ),
}
_LEVEL_WORDS: Final = (None, None, Word.NO90, Word.NO60, Word.NO30, Word.SCHWARZ)


def _t(text: str) -> str:
    return QCoreApplication.translate("Statistics", text)


def number_text(value: float, digits: int = 2) -> str:
    """A number as it is written where the person lives."""
    return QLocale().toString(value, "f", digits).replace("-", "−")


def signed_text(value: float) -> str:
    """The same with its sign."""
    text = number_text(value)
    return text if text.startswith("−") else f"+{text}"


def fact_text(key: str) -> str:
    """What kind of hand a fact is about."""
    card = {"both_old_ones": Card.CQ, "both_dulles": Card.H10}.get(key)
    return _t(_FACTS[key]).format(card="" if card is None else card_text(card))


def verdict_text(verdict: Verdict) -> str:
    """A verdict on one kind of hand."""
    return _t(_VERDICTS[verdict])


def overall_text(verdict: Verdict) -> str:
    """The verdict on all of them, as a sentence."""
    return _t(_OVERALL[verdict])


def chance_text(fact: DealingFact) -> str:
    """How often fair dealing strays so far."""
    if fact.verdict is Verdict.NO_DATA:
        return ""
    if fact.chance >= 0.01:
        return f"{number_text(fact.chance * 100, 0)} %"
    if fact.chance < 0.0001:
        return f"< {number_text(0.01, 2)} %"
    return f"{number_text(fact.chance * 100, 2)} %"


def figure_text(figure: Figure) -> str:
    """Points per deal with their uncertainty, the number of deals and how many were won."""
    mean = signed_text(figure.mean)
    if figure.error is not None:
        mean = f"{mean} ± {number_text(1.96 * figure.error)}"
    return QCoreApplication.translate("Statistics", "{mean} · {deals} · {won} % won").format(
        mean=mean,
        deals=counts().deals(figure.deals),
        won=number_text(100 * figure.won / max(1, figure.deals), 0),
    )


def share_text(share: Share) -> str:
    """A share with its cases."""
    return QCoreApplication.translate("Statistics", "{part} % ({hits} of {cases})").format(
        part=number_text(100 * share.part, 0),
        hits=QLocale().toString(share.hits),
        cases=QLocale().toString(share.cases),
    )


def call_name(height: int) -> str:
    """What an announcement is called: nothing, the own word, or a level."""
    if height == 0:
        return QCoreApplication.translate("Statistics", "nothing")
    level = _LEVEL_WORDS[min(height, 5)]
    if level is None:
        return f"{word_text(Word.RE)} / {word_text(Word.KONTRA)}"
    return word_text(level)


def place_name(place: int) -> str:
    """What a seat is called by its place behind the dealer."""
    if place == 0:
        return QCoreApplication.translate("Statistics", "forehand")
    if place == 3:
        return QCoreApplication.translate("Statistics", "dealer or last seat")
    return QCoreApplication.translate("Statistics", "seat {number}").format(number=place + 1)


@dataclass(frozen=True, slots=True)
class Table:
    """A part of the statistics as plain rows."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def as_text(tables: Sequence[Table]) -> str:
    """All parts as text with columns under each other."""
    lines: list[str] = []
    for table in tables:
        rows = [table.heads, *table.rows]
        widths = [max(len(row[place]) for row in rows) for place in range(len(table.heads))]
        lines += [table.title, ""]
        lines += [
            "  ".join(
                cell.ljust(width) if not place else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        ]
        lines.append("")
    return "\n".join(lines)


def as_csv(tables: Sequence[Table]) -> str:
    """All parts as CSV; nothing in it is read as a formula by a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    for table in tables:
        writer.writerow([_harmless(table.title)])
        writer.writerow([_harmless(cell) for cell in table.heads])
        for row in table.rows:
            writer.writerow([_harmless(cell) for cell in row])
        writer.writerow([])
    return out.getvalue()


def _harmless(text: str) -> str:
    is_number = text.lstrip("+-").replace(".", "", 1).isdigit()
    return f"'{text}" if text[:1] in "=+-@\t\r" and text and not is_number else text
