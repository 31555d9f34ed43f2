"""What the review says, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from dokodesk.engine.actions import Play, parse
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.review.verdicts import DealReview, Grade, Kind, Theme, Verdict, lost_by_theme
from dokodesk.views.cardnames import action_text, card_name

__all__ = [
    "decision_text",
    "done_text",
    "grade_text",
    "mark_of",
    "number_text",
    "summary_text",
    "theme_text",
    "verdict_text",
]

_GRADES: Final = {
    Grade.GOOD: QT_TRANSLATE_NOOP("Review", "good"),
    Grade.OPEN: QT_TRANSLATE_NOOP("Review", "too close to call"),
    Grade.SMALL: QT_TRANSLATE_NOOP("Review", "inaccurate"),
    Grade.MISTAKE: QT_TRANSLATE_NOOP("Review", "mistake"),
    Grade.BLUNDER: QT_TRANSLATE_NOOP("Review", "big mistake"),
}
#: Signs that tell the grades apart without colour, as in the annotation of games.
_MARKS: Final = {Grade.SMALL: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
_THEMES: Final = {
    Theme.LEADS: QT_TRANSLATE_NOOP("Review", "leads"),
    Theme.FOX: QT_TRANSLATE_NOOP("Review", "the fox"),
    Theme.PARTNER: QT_TRANSLATE_NOOP("Review", "playing with the partner"),
    Theme.TAKING: QT_TRANSLATE_NOOP("Review", "taking tricks"),
    Theme.ENDGAME: QT_TRANSLATE_NOOP("Review", "the last tricks"),
    Theme.CALLS: QT_TRANSLATE_NOOP("Review", "announcements"),
    Theme.GAME: QT_TRANSLATE_NOOP("Review", "choice of the game"),
}
_TRICK: Final = QT_TRANSLATE_NOOP("Review", "Trick {number}")
_BEFORE: Final = QT_TRANSLATE_NOOP("Review", "Before the first trick")
_SILENT: Final = QT_TRANSLATE_NOOP("Review", "nothing announced")
_KEEP_SILENT: Final = QT_TRANSLATE_NOOP("Review", "announce nothing")
_BAD_LUCK: Final = QT_TRANSLATE_NOOP("Review", "bad luck")
_BEST: Final = QT_TRANSLATE_NOOP("Review", "By what could be known this was the best choice.")
_BETTER: Final = QT_TRANSLATE_NOOP("Review", "Better by what could be known: {best}.")
_CLOSE: Final = QT_TRANSLATE_NOOP(
    "Review",
    "The difference to {best} is smaller than the uncertainty of the estimate: no judgement.",
)
_COST: Final = QT_TRANSLATE_NOOP("Review", "That cost {points} points on average (± {error}).")
_OPEN_EXACT: Final = QT_TRANSLATE_NOOP("Review", "With all cards open it cost {points} points.")
_OPEN_ABOUT: Final = QT_TRANSLATE_NOOP(
    "Review", "With all cards open it cost about {points} points."
)
_OPEN_NOTHING: Final = QT_TRANSLATE_NOOP("Review", "With all cards open it cost nothing.")
_OPEN_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Review", "What it cost with all cards open cannot be said here."
)
_LUCK: Final = QT_TRANSLATE_NOOP("Review", "Nobody could know that: bad luck, no mistake.")
_WIN: Final = QT_TRANSLATE_NOOP("Review", "Chance to win afterwards: {percent} %.")
_NOTHING_LOST: Final = QT_TRANSLATE_NOOP("Review", "Nothing was lost by mistakes.")
_LOST: Final = QT_TRANSLATE_NOOP("Review", "Lost by mistakes: {points} points.")
_MOST: Final = QT_TRANSLATE_NOOP("Review", "Most by: {themes}.")
_SEEN: Final = 0.05


def _say(text: str) -> str:
    return QCoreApplication.translate("Review", text)


def number_text(value: float, digits: int = 1) -> str:
    """A number as the language writes it."""
    return QLocale().toString(float(value), "f", digits).replace("-", "−")


def grade_text(grade: Grade) -> str:
    """What a grade is called."""
    return _say(_GRADES[grade])


def theme_text(theme: Theme) -> str:
    """What a theme is called."""
    return _say(_THEMES[theme])


def mark_of(verdict: Verdict) -> str:
    """The sign behind a decision; empty for a good one."""
    return _MARKS.get(verdict.grade, "")


def done_text(verdict: Verdict, names: Sequence[str], *, best: bool = False) -> str:
    """What was done, or would have been best, as it is spoken at the table.

    Args:
        verdict: the judgement.
        names: who sits at seats 0-3.
        best: what would have been best.
    """
    text = verdict.best if best else verdict.action
    if not text:
        return _say(_KEEP_SILENT if best else _SILENT)
    action = parse(text)
    if isinstance(action, Play) and best:
        return card_name(action.card)
    return action_text(action, names)


def where_text(verdict: Verdict) -> str:
    """When it was decided."""
    if verdict.trick < 0:
        return _say(_BEFORE)
    return _say(_TRICK).format(number=verdict.trick + 1)


def decision_text(verdict: Verdict, names: Sequence[str]) -> str:
    """One line for the list of decisions."""
    line = f"{where_text(verdict)}: {done_text(verdict, names)}{mark_of(verdict)}"
    if verdict.grade in _MARKS:
        return f"{line}  −{number_text(verdict.cost)}"
    if verdict.unlucky:
        return f"{line}  ({_say(_BAD_LUCK)})"
    return line


def verdict_text(verdict: Verdict, names: Sequence[str]) -> str:
    """What is to be said about one decision, in whole sentences."""
    best = done_text(verdict, names, best=True)
    parts = []
    if verdict.grade in _MARKS:
        parts.append(_say(_BETTER).format(best=best))
        parts.append(
            _say(_COST).format(
                points=number_text(verdict.cost), error=number_text(1.96 * verdict.error)
            )
        )
    elif verdict.action != verdict.best and verdict.grade is Grade.OPEN:
        parts.append(_say(_CLOSE).format(best=best))
    else:
        parts.append(_say(_BEST))
    if verdict.open_cost is None:
        parts.append(_say(_OPEN_UNKNOWN))
    elif verdict.open_cost <= _SEEN:
        parts.append(_say(_OPEN_NOTHING))
    else:
        text = _OPEN_EXACT if verdict.open_exact else _OPEN_ABOUT
        digits = 0 if verdict.open_exact else 1
        parts.append(_say(text).format(points=number_text(verdict.open_cost, digits)))
        if verdict.unlucky:
            parts.append(_say(_LUCK))
    if verdict.win is not None and verdict.kind is not Kind.RESERVATION:
        parts.append(_say(_WIN).format(percent=round(100 * verdict.win)))
    return " ".join(parts)


def summary_text(reviews: Iterable[DealReview], seat: int) -> str:
    """What a seat has lost in some deals, and by what most."""
    known = list(reviews)
    total = sum(review.lost(seat) for review in known)
    if total < _SEEN:
        return _say(_NOTHING_LOST)
    themes = [
        f"{theme_text(theme)} {number_text(points)}"
        for theme, points in lost_by_theme(known, seat).items()
        if points >= _SEEN
    ]
    lost = _say(_LOST).format(points=number_text(total))
    return f"{lost} {_say(_MOST).format(themes=', '.join(themes[:3]))}"
