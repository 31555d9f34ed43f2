"""What the trainers ask and answer, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Suit
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.learning.puzzles import Difficulty
from dokodesk.learning.trainers import Belief, Skill, brier, calibration
from dokodesk.model.training import CardTask, Course, NumberTask, Task
from dokodesk.views.cardnames import card_name, suit_name
from dokodesk.views.review.texts import number_text, theme_text

__all__ = [
    "belief_text",
    "card_result",
    "course_text",
    "difficulty_text",
    "number_result",
    "question_text",
    "task_text",
]

_TASKS: Final = {
    Task.PUZZLE: QT_TRANSLATE_NOOP("Trainers", "Find the good card"),
    Task.DAILY: QT_TRANSLATE_NOOP("Trainers", "Puzzle of the day"),
    Task.MISTAKES: QT_TRANSLATE_NOOP("Trainers", "Your own mistakes"),
    Task.WHO_IS_RE: QT_TRANSLATE_NOOP("Trainers", "Who is Re?"),
    Task.TRUMPS_OUT: QT_TRANSLATE_NOOP("Trainers", "Count the trumps"),
    Task.ACES_OUT: QT_TRANSLATE_NOOP("Trainers", "Count the aces"),
    Task.POINTS: QT_TRANSLATE_NOOP("Trainers", "Count the points"),
}
_LEVELS: Final = {
    Difficulty.EASY: QT_TRANSLATE_NOOP("Trainers", "easy"),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP("Trainers", "medium"),
    Difficulty.HARD: QT_TRANSLATE_NOOP("Trainers", "hard"),
}
_FIND: Final = QT_TRANSLATE_NOOP(
    "Trainers", "Exactly one card is clearly the best here. Which one? Play it."
)
_AGAIN: Final = QT_TRANSLATE_NOOP(
    "Trainers", "Here you played {card}, and that cost {points} points. Find something better."
)
_WHO: Final = QT_TRANSLATE_NOOP("Trainers", "How likely is it that {name} is Re?")
_TRUMPS: Final = QT_TRANSLATE_NOOP("Trainers", "How many trumps do the other three hold together?")
_ACES: Final = QT_TRANSLATE_NOOP("Trainers", "How many aces of {suit} do the other three hold?")
_POINTS: Final = QT_TRANSLATE_NOOP("Trainers", "How many points have the other three taken so far?")
_RIGHT: Final = QT_TRANSLATE_NOOP("Trainers", "Right: {card}. The next best costs {points} points.")
_SOLVED: Final = QT_TRANSLATE_NOOP("Trainers", "Right: {card} is better. This one is solved.")
_WRONG: Final = QT_TRANSLATE_NOOP(
    "Trainers", "{card} costs {points} points on average. Try another one."
)
_NOT_BETTER: Final = QT_TRANSLATE_NOOP("Trainers", "Not {card}. Try another one.")
_IS_RE: Final = QT_TRANSLATE_NOOP("Trainers", "{name} is Re.")
_IS_KONTRA: Final = QT_TRANSLATE_NOOP("Trainers", "{name} is Kontra.")
_COMPUTER: Final = QT_TRANSLATE_NOOP("Trainers", "The computer would have said {percent} %.")
_EXACT: Final = QT_TRANSLATE_NOOP("Trainers", "Right: {number}.")
_OFF: Final = QT_TRANSLATE_NOOP("Trainers", "It is {number}, not {given}.")
_BRIER: Final = QT_TRANSLATE_NOOP(
    "Trainers", "Your estimates so far: {score} (0 is perfect, 0.25 is always saying 50 %)."
)
_GROUP: Final = QT_TRANSLATE_NOOP(
    "Trainers", "Said {low} to {high} %: so it was in {share} % of {count} cases."
)
_COURSE: Final = QT_TRANSLATE_NOOP(
    "Trainers", "Points lost by mistakes in a deal, by your reviews: {lately} lately."
)
_BEFORE: Final = QT_TRANSLATE_NOOP("Trainers", "Before that {before}.")
_BY: Final = QT_TRANSLATE_NOOP("Trainers", "Most by: {themes}.")
_SUITS: Final = {"clubs": Suit.CLUBS, "spades": Suit.SPADES, "hearts": Suit.HEARTS}
_WIDTH: Final = 20


def _say(text: str) -> str:
    return QCoreApplication.translate("Trainers", text)


def task_text(task: Task) -> str:
    """What a trainer is called."""
    return _say(_TASKS[task])


def difficulty_text(difficulty: Difficulty) -> str:
    """How hard a puzzle is, in a word."""
    return _say(_LEVELS[difficulty])


def question_text(question: CardTask | NumberTask, names: Sequence[str]) -> str:
    """What is asked.

    Args:
        question: the question.
        names: who sits at seats 0-3.
    """
    if isinstance(question, CardTask):
        if question.mistake is None:
            return _say(_FIND)
        played = next(play for play, cost in question.costs.items() if cost > 0)
        return _say(_AGAIN).format(card=card_name(played.card), points=number_text(question.cost))
    match question.skill:
        case Skill.WHO_IS_RE:
            return _say(_WHO).format(name=names[int(question.subject)])
        case Skill.TRUMPS_OUT:
            return _say(_TRUMPS)
        case Skill.ACES_OUT:
            suit = _SUITS.get(question.subject, Suit.DIAMONDS)
            return _say(_ACES).format(suit=suit_name(suit))
        case Skill.POINTS:
            return _say(_POINTS)


def card_result(question: CardTask, play: Play) -> str:
    """What is said about a card that was chosen."""
    card = card_name(play.card)
    if play in question.answers:
        if question.mistake is not None:
            return _say(_SOLVED).format(card=card)
        return _say(_RIGHT).format(card=card, points=number_text(question.cost))
    cost = question.costs.get(play)
    if cost is None:
        return _say(_NOT_BETTER).format(card=card)
    return _say(_WRONG).format(card=card, points=number_text(cost))


def number_result(question: NumberTask, given: int, names: Sequence[str]) -> str:
    """What is said about a number, or of ``who_is_re`` about a chance in hundredths."""
    if question.skill is Skill.WHO_IS_RE:
        text = _IS_RE if question.answer else _IS_KONTRA
        parts = [_say(text).format(name=names[int(question.subject)])]
        if question.estimate is not None:
            parts.append(_say(_COMPUTER).format(percent=round(100 * question.estimate)))
        return " ".join(parts)
    if given == question.answer:
        return _say(_EXACT).format(number=question.answer)
    return _say(_OFF).format(number=question.answer, given=given)


def belief_text(beliefs: Sequence[Belief]) -> str:
    """How good somebody's estimates have been; empty without any."""
    score = brier(beliefs)
    if score is None:
        return ""
    lines = [_say(_BRIER).format(score=QLocale().toString(score, "f", 2))]
    for low, count, share in calibration(beliefs):
        if share is not None:
            begin = round(100 * low)
            lines.append(
                _say(_GROUP).format(
                    low=begin, high=begin + _WIDTH, share=round(100 * share), count=count
                )
            )
    return "\n".join(lines)


def course_text(course: Course | None) -> str:
    """Whether somebody gets better; empty without reviews."""
    if course is None:
        return ""
    parts = [_say(_COURSE).format(lately=number_text(course.lately))]
    if course.before is not None:
        parts.append(_say(_BEFORE).format(before=number_text(course.before)))
    if course.themes:
        themes = [theme_text(theme) for theme in list(course.themes)[:3]]
        parts.append(_say(_BY).format(themes=", ".join(themes)))
    return " ".join(parts)
