"""The trainers: questions made beside the interface's thread, and what is remembered of answers."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from dokodesk.engine.actions import Play, parse
from dokodesk.engine.deal import replay
from dokodesk.engine.errors import EngineError
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.learning.puzzles import Difficulty, daily_puzzle, make_puzzle
from dokodesk.learning.trainers import Belief, Skill, make_exercise
from dokodesk.model.latest import LatestAnswer
from dokodesk.model.replay import DealSource
from dokodesk.model.stored_deals import StoredDealError, deal_source
from dokodesk.review.judge import REVIEWER
from dokodesk.review.verdicts import (
    VERSION,
    DealReview,
    Grade,
    Kind,
    Theme,
    Verdict,
    from_data,
    lost_by_theme,
)
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History

__all__ = ["CardTask", "Course", "Mistake", "NumberTask", "Task", "Training", "course_of"]

_BELIEFS: Final = "trainer beliefs"
_TALLY: Final = "trainer tally"
_SOLVED: Final = "solved mistakes"
_DAILY: Final = "daily puzzle"
_MOST_BELIEFS: Final = 500
_MOST_REVIEWS: Final = 400
_PERSON: Final = 0
_LATELY: Final = 20


@unique
class Task(StrEnum):
    """What can be trained."""

    PUZZLE = "puzzle"
    DAILY = "daily"
    MISTAKES = "mistakes"
    WHO_IS_RE = "who_is_re"
    TRUMPS_OUT = "trumps_out"
    ACES_OUT = "aces_out"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class CardTask:
    """Find the good card.

    Attributes:
        view: the moment.
        names: who sits at seats 0-3; empty for the usual ones.
        answers: the good cards; of a puzzle there is one.
        cost: points that the second best, or the card played then, costs in the mean.
        costs: for each card what it costs in the mean, as far as that is known.
        difficulty: of a puzzle.
        mistake: where it comes from, if from an own deal.
    """

    view: SeatView
    names: tuple[str, ...]
    answers: tuple[Play, ...]
    cost: float
    costs: dict[Play, float]
    difficulty: Difficulty | None = None
    mistake: Mistake | None = None


@dataclass(frozen=True, slots=True)
class NumberTask:
    """Give a number, or a chance.

    Attributes:
        skill: what is asked.
        view: the moment.
        subject: the seat or the suit it is about; empty for neither.
        answer: the right number; of ``who_is_re`` 1 if the seat is Re.
        estimate: of ``who_is_re`` the computer player's chance.
    """

    skill: Skill
    view: SeatView
    subject: str
    answer: int
    estimate: float | None


@dataclass(frozen=True, slots=True)
class Mistake:
    """A card of the person's that was a mistake by what could be known.

    Attributes:
        deal_id: the stored deal.
        verdict: the judgement.
    """

    deal_id: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Course:
    """Whether somebody gets better.

    Attributes:
        deals: how many deals were reviewed.
        before: points lost a deal in all but the last twenty; ``None`` without such deals.
        lately: points lost a deal in the last twenty.
        themes: points lost a deal by theme, the most first.
    """

    deals: int
    before: float | None
    lately: float
    themes: dict[Theme, float]


class Training(QObject):
    """Makes questions and remembers how they were answered.

    Signals:
        ready(object): a ``CardTask``, a ``NumberTask``, or ``None`` if there is nothing to ask.
    """

    ready = Signal(object)

    def __init__(self, history: History | None, parent: QObject | None = None) -> None:
        """Asks nothing yet.

        Args:
            history: where answers and reviews are kept; without it nothing is remembered.
            parent: the owner.
        """
        super().__init__(parent)
        self._history = history
        self._latest = LatestAnswer(self)
        self._latest.answered.connect(self.ready)

    # --- questions -------------------------------------------------------------------------------

    def ask(
        self,
        task: Task,
        rules: Rules,
        seed: str,
        *,
        difficulty: Difficulty | None = None,
        theme: Theme | None = None,
    ) -> None:
        """Makes a question; only the latest wish counts.

        Args:
            task: what to train.
            rules: to play by; own mistakes keep those they were made by.
            seed: what a made question follows from; the date for the puzzle of the day.
            difficulty: of a puzzle; any unless told.
            theme: of own mistakes; any unless told.
        """
        self._latest.forget()
        if task is Task.MISTAKES:
            # The history is read here: its connection belongs to this thread.
            found = self._next_mistake(theme)
            self.ready.emit(found)
            return

        def make() -> CardTask | NumberTask | None:
            try:
                return _made(task, rules, seed, difficulty)
            except (EngineError, ValueError):
                return None

        self._latest.ask(make)

    def close(self) -> None:
        """Waits for what is still being made."""
        self._latest.close()

    # --- own mistakes ----------------------------------------------------------------------------

    def mistakes(self, theme: Theme | None = None) -> list[Mistake]:
        """The person's mistakes that are not solved yet, the worst first.

        Args:
            theme: only those of this theme; all unless told.
        """
        solved = {tuple(each) for each in self._fact(_SOLVED) if isinstance(each, list)}
        found = [
            Mistake(deal_id, verdict)
            for deal_id, review in self.reviews()
            for verdict in review.of(_PERSON)
            if verdict.kind is Kind.CARD
            and verdict.grade in (Grade.MISTAKE, Grade.BLUNDER)
            and (deal_id, verdict.index) not in solved
            and theme in (None, verdict.theme)
        ]
        return sorted(found, key=lambda mistake: -mistake.verdict.cost)

    def reviews(self) -> list[tuple[int, DealReview]]:
        """The stored reviews with the numbers of their deals, the oldest first."""
        if self._history is None:
            return []
        with suppress(StorageError):
            stored = self._history.reviews(REVIEWER, VERSION, _MOST_REVIEWS)
            read = [(deal_id, from_data(data)) for deal_id, data in stored]
            return [(deal_id, review) for deal_id, review in read if review is not None]
        return []

    def _next_mistake(self, theme: Theme | None) -> CardTask | None:
        for mistake in self.mistakes(theme):
            task = self._task_of(mistake)
            if task is not None:
                return task
        return None

    def _task_of(self, mistake: Mistake) -> CardTask | None:
        source = self._source(mistake.deal_id)
        if source is None:
            return None
        verdict = mistake.verdict
        try:
            state = replay(source.setup, source.actions[: verdict.index])
        except EngineError:
            return None
        best, played = parse(verdict.best), parse(verdict.action)
        if not isinstance(best, Play) or not isinstance(played, Play):
            return None
        return CardTask(
            view=seat_view(state, verdict.seat),
            names=source.names,
            answers=(best,),
            cost=verdict.cost,
            costs={best: 0.0, played: verdict.cost},
            mistake=mistake,
        )

    def _source(self, deal_id: int) -> DealSource | None:
        if self._history is None:
            return None
        try:
            stored = self._history.match(self._history.deal(deal_id).match_id)
            return deal_source(stored, deal_id)
        except (StorageError, StoredDealError):
            return None

    # --- what is remembered ----------------------------------------------------------------------

    def note_solved(self, mistake: Mistake) -> None:
        """A mistake of one's own was put right; it does not come back."""
        known = self._fact(_SOLVED)
        self._keep(_SOLVED, [*known, [mistake.deal_id, mistake.verdict.index]])

    def note_answer(self, task: Task, *, right: bool) -> None:
        """Counts an answer."""
        tally = dict(self._tally())
        done, good = tally.get(task.value, (0, 0))
        tally[task.value] = (done + 1, good + right)
        self._keep(_TALLY, [[name, *counts] for name, counts in tally.items()])

    def tally(self, task: Task) -> tuple[int, int]:
        """How many answers were given, and how many of them were right."""
        return self._tally().get(task.value, (0, 0))

    def note_belief(self, belief: Belief) -> None:
        """Remembers an estimate of who is Re and what was true."""
        known = self._fact(_BELIEFS)
        row = [round(belief.chance, 3), belief.happened]
        self._keep(_BELIEFS, [*known, row][-_MOST_BELIEFS:])

    def beliefs(self) -> list[Belief]:
        """All remembered estimates, the oldest first."""
        return [
            Belief(float(row[0]), bool(row[1]))
            for row in self._fact(_BELIEFS)
            if isinstance(row, list) and len(row) == 2
        ]

    def daily_done(self, day: str) -> bool:
        """Whether the puzzle of a day was answered."""
        return day in self._fact(_DAILY)

    def note_daily(self, day: str) -> None:
        """The puzzle of a day was answered; only the first answer counts."""
        self._keep(_DAILY, sorted({*map(str, self._fact(_DAILY)), day}))

    def _tally(self) -> dict[str, tuple[int, int]]:
        return {
            str(row[0]): (int(row[1]), int(row[2]))
            for row in self._fact(_TALLY)
            if isinstance(row, list) and len(row) == 3
        }

    def _fact(self, key: str) -> list[Any]:
        if self._history is None:
            return []
        try:
            stored = self._history.fact(key)
        except StorageError:
            return []
        return stored if isinstance(stored, list) else []

    def _keep(self, key: str, value: list[Any]) -> None:
        if self._history is not None:
            # What cannot be stored is lost for the trainer; the history has told of the fault.
            with suppress(StorageError):
                self._history.set_fact(key, value)


def _made(
    task: Task, rules: Rules, seed: str, difficulty: Difficulty | None
) -> CardTask | NumberTask | None:
    if task in (Task.PUZZLE, Task.DAILY):
        puzzle = (
            daily_puzzle(rules, seed)
            if task is Task.DAILY
            else make_puzzle(rules, seed, difficulty=difficulty)
        )
        if puzzle is None:
            return None
        return CardTask(
            view=puzzle.view(),
            names=(),
            answers=(puzzle.answer,),
            cost=puzzle.cost,
            costs={choice.action: choice.behind for choice in puzzle.choices},
            difficulty=puzzle.difficulty,
        )
    exercise = make_exercise(Skill(task.value), rules, seed)
    if exercise is None:
        return None
    return NumberTask(
        exercise.skill, exercise.view(), exercise.subject, exercise.answer, exercise.estimate
    )


def course_of(reviews: Sequence[DealReview]) -> Course | None:
    """Points lost a deal, lately and before, and by what.

    Args:
        reviews: the oldest first; ``None`` comes back for none.
    """
    if not reviews:
        return None
    lost = [review.lost(_PERSON) for review in reviews]
    lately, before = lost[-_LATELY:], lost[:-_LATELY]
    themes = lost_by_theme(reviews, _PERSON)
    return Course(
        deals=len(reviews),
        before=sum(before) / len(before) if before else None,
        lately=sum(lately) / len(lately),
        themes={theme: points / len(reviews) for theme, points in themes.items() if points > 0},
    )
