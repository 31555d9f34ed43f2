"""Words of the history: dates, kinds, results, announcements."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, QTime

from dokodesk.engine.actions import Word
from dokodesk.engine.rules import preset_names
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.storage.history import DealLine, MatchKind, MatchStatus, MatchSummary
from dokodesk.storage.history_forms import base_level
from dokodesk.views.cardnames import contract_text, reason_text, word_text
from dokodesk.views.levels import level_text
from dokodesk.views.rules_titles import preset_title

__all__ = [
    "HistoryCounts",
    "announced_text",
    "date_text",
    "extras_text",
    "game_text",
    "history_counts",
    "kind_text",
    "level_name",
    "progress_text",
    "reviewed_text",
    "rules_text",
    "say",
]

_KINDS: Final = {
    MatchKind.MATCH: QT_TRANSLATE_NOOP("HistoryTexts", "Played here"),
    MatchKind.SHEET: QT_TRANSLATE_NOOP("HistoryTexts", "Evenings with real cards"),
    MatchKind.RECORD: QT_TRANSLATE_NOOP("HistoryTexts", "Record files"),
    MatchKind.DAILY_PRACTICE: QT_TRANSLATE_NOOP("HistoryTexts", "Deal of the day, for practice"),
    MatchKind.CODE: QT_TRANSLATE_NOOP("HistoryTexts", "Deals from a code"),
    MatchKind.BRANCH: QT_TRANSLATE_NOOP("HistoryTexts", "Played on from another deal"),
    MatchKind.AGAIN: QT_TRANSLATE_NOOP("HistoryTexts", "Played again"),
}
_ALL: Final = QT_TRANSLATE_NOOP("HistoryTexts", "all deals")
_SOME: Final = QT_TRANSLATE_NOOP("HistoryTexts", "{reviewed} of {deals}")
_HEIGHT_WORDS: Final = (None, None, Word.NO90, Word.NO60, Word.NO30, Word.SCHWARZ)
_EXTRAS: Final = frozenset(
    {
        "fox",
        "doppelkopf",
        "charlie",
        "charlie_caught",
        "dulle_caught",
        "fox_wins_last",
        "heart_trick",
    }
)


def reviewed_text(reviewed: int, deals: int) -> str:
    """How many deals of a match are reviewed; empty for none.

    Args:
        reviewed: so many are.
        deals: so many could be.
    """
    if reviewed <= 0:
        return ""
    if reviewed >= deals:
        return say(_ALL)
    return say(_SOME).format(reviewed=reviewed, deals=deals)


def say(text: str) -> str:
    """A text of the context ``HistoryTexts`` in the language of the program."""
    return QCoreApplication.translate("HistoryTexts", text)


class HistoryCounts(QObject):
    """Counted things; in a class, for the translation tools know plurals only in ``tr``."""

    def matches(self, n: int) -> str:
        """Some matches."""
        return self.tr("%n match(es)", "", n)

    def deals(self, n: int) -> str:
        """Some deals."""
        return self.tr("%n deal(s)", "", n)

    def purged(self, n: int) -> str:
        """What was removed for good."""
        return self.tr("%n match(es) removed for good.", "", n)

    def hands(self, n: int) -> str:
        """Some hands that were dealt."""
        return self.tr("%n hand(s)", "", n)


@cache
def history_counts() -> HistoryCounts:
    """The one object that counts."""
    return HistoryCounts()


def date_text(stored: str, *, with_time: bool = True) -> str:
    """A stored time in the time zone and form of the person."""
    try:
        moment = datetime.fromisoformat(stored).astimezone()
    except (ValueError, OverflowError):  # no time, or one beyond the calendar
        return stored
    locale, short = QLocale(), QLocale.FormatType.ShortFormat
    day = locale.toString(QDate(moment.year, moment.month, moment.day), short)
    if not with_time:
        return day
    return f"{day} {locale.toString(QTime(moment.hour, moment.minute), short)}"


def kind_text(kind: MatchKind) -> str:
    """What kind of match it is, as a heading."""
    return say(_KINDS[kind])


def level_name(text: str) -> str:
    """A stored level in the language of the program; empty stays empty."""
    return level_text(base_level(text)) if text else ""


def rules_text(preset: str) -> str:
    """What a preset is called; an unknown one keeps its name."""
    return preset_title(preset) if preset in preset_names() else preset


def progress_text(match: MatchSummary) -> str:
    """How many deals of a match were played."""
    if match.status is MatchStatus.FINISHED or match.kind is not MatchKind.MATCH:
        return str(match.deals)
    return say(QT_TRANSLATE_NOOP("HistoryTexts", "{deals} of {planned}")).format(
        deals=match.deals, planned=match.planned
    )


def game_text(line: DealLine) -> str:
    """What was played, and by whom if somebody was alone."""
    game = (
        contract_text(line.contract)
        if line.contract != "void"
        else say(QT_TRANSLATE_NOOP("HistoryTexts", "Did not count"))
    )
    if line.lone is not None and 0 <= line.lone < len(line.names):
        return f"{game} ({line.names[line.lone]})"
    return game


def announced_text(line: DealLine) -> str:
    """The highest announcement of both sides."""
    parts = []
    for first, height in ((Word.RE, line.re_call), (Word.KONTRA, line.kontra_call)):
        if not height:
            continue
        word = word_text(first)
        level = _HEIGHT_WORDS[min(height, 5)]
        parts.append(f"{word}, {word_text(level)}" if level is not None else word)
    return " · ".join(parts)


def extras_text(line: DealLine) -> str:
    """The extra points of a deal, each named once with its number."""
    found: dict[str, int] = {}
    for reason in line.extras.split():
        if reason in _EXTRAS:
            found[reason] = found.get(reason, 0) + 1
    return ", ".join(
        reason_text(reason) if number == 1 else f"{number} × {reason_text(reason)}"
        for reason, number in found.items()
    )
