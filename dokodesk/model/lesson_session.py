"""A lesson being taken: its steps on the table, its tasks and questions, and how they end."""

from __future__ import annotations

from collections import deque
from enum import StrEnum, unique

from PySide6.QtCore import QObject, Signal

from dokodesk.engine.actions import Action
from dokodesk.engine.state import DealState
from dokodesk.learning.lesson import Lesson, Position, Step, Task
from dokodesk.learning.lesson_check import Moment, moments
from dokodesk.learning.lesson_play import computer_action, is_over, is_reached, reply
from dokodesk.model.lesson_table import LessonTable

__all__ = ["LessonSession", "Stand"]


@unique
class Stand(StrEnum):
    """How a step stands.

    Attributes:
        SHOWING: something is being shown; the learner watches.
        READ: there is nothing to do but to read and go on.
        TASK: the learner plays.
        ASK: the learner answers.
        GOOD: task or question are done.
        BAD: it went wrong.
        GUIDED: the way that works is being played by itself.
        END: the lesson is over.
    """

    SHOWING = "showing"
    READ = "read"
    TASK = "task"
    ASK = "ask"
    GOOD = "good"
    BAD = "bad"
    GUIDED = "guided"
    END = "end"


class LessonSession(LessonTable):
    """Takes a learner through a lesson.

    Signals:
        stand_changed: another step, or its task or question stands differently.
        finished(Lesson, int): the lesson is over, with the number of faults.
    """

    stand_changed = Signal()
    finished = Signal(object, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson: Lesson | None = None
        self._moments: list[Moment] = []
        self._number = 0
        self._stand = Stand.READ
        self._queue: deque[Action] = deque()
        self._begin: DealState | None = None
        self._answer: int | None = None
        self._faults = 0

    # --- what is there ---------------------------------------------------------------------------

    @property
    def lesson(self) -> Lesson | None:
        """The lesson being taken."""
        return self._lesson

    @property
    def number(self) -> int:
        """Which step it is at, from 0."""
        return self._number

    @property
    def step(self) -> Step | None:
        """The step itself."""
        return self._lesson.steps[self._number] if self._lesson is not None else None

    @property
    def stand(self) -> Stand:
        """How it stands."""
        return self._stand

    @property
    def answer(self) -> int | None:
        """Which answer was given last."""
        return self._answer

    @property
    def faults(self) -> int:
        """How many tasks and questions went wrong so far."""
        return self._faults

    @property
    def can_go_on(self) -> bool:
        """Whether the next step may come."""
        return self._lesson is not None and self._stand in (Stand.READ, Stand.GOOD)

    @property
    def position(self) -> Position | None:
        """What was put on the table."""
        return self._moments[self._number].position if self._moments else None

    @property
    def _knows_sides(self) -> bool:
        """Whether the sides belong to the lesson; with few cards only if it names them."""
        position = self.position
        return position is not None and (bool(position.re) or position.contract != "normal")

    # --- the course of a lesson ------------------------------------------------------------------

    def start(self, lesson: Lesson, at: int = 0) -> None:
        """Begin a lesson, from its beginning or at a step.

        Raises:
            LessonFault: the lesson cannot be played.
        """
        self._moments = list(moments(lesson))
        self._lesson = lesson
        self._faults = 0
        self._open = lesson.open_seats
        self._state = None
        self.match_started.emit()
        self.open_changed.emit()
        self._enter(min(at, len(lesson.steps) - 1))

    def clear(self) -> None:
        """No lesson; the table is empty."""
        self._lesson = None
        self._moments = []
        self._queue.clear()
        self._begin = None
        self._stand = Stand.READ
        self._put(None)

    def go_on(self) -> None:
        """The next step, or the end of the lesson."""
        if self._lesson is None or not self.can_go_on:
            return
        if self._number + 1 >= len(self._lesson.steps):
            self._stand = Stand.END
            self.stand_changed.emit()
            self.finished.emit(self._lesson, self._faults)
            return
        self._enter(self._number + 1)

    def go_back(self) -> None:
        """The step before."""
        if self._lesson is not None and self._number > 0:
            self._enter(self._number - 1)

    def again(self) -> None:
        """The task or question of this step once more."""
        step = self.step
        if step is None:
            return
        if step.task is not None and self._begin is not None:
            self._start_task(self._begin)
        elif step.ask is not None:
            self._answer = None
            self._set_stand(Stand.ASK)

    def show_right(self) -> None:
        """Let the way that works be played by itself."""
        step = self.step
        if step is None or step.task is None or self._begin is None:
            return
        self._set_may_act(may_act=False)
        self._queue = deque(step.task.right)
        self._stand = Stand.GUIDED
        self._put(self._begin, self._unseen, sides_open=self._knows_sides)
        self.stand_changed.emit()

    def choose(self, answer: int) -> None:
        """Answer the question of this step."""
        step = self.step
        if step is None or step.ask is None or self._stand not in (Stand.ASK, Stand.BAD):
            return
        self._answer = answer
        if step.ask.answers[answer].right:
            self._set_stand(Stand.GOOD)
        else:
            self._faults += 1
            self._set_stand(Stand.BAD)

    # --- what the table asks ---------------------------------------------------------------------

    def advance(self) -> None:
        """The next action that happens by itself, or the judgement of a task."""
        step, state = self.step, self._state
        if step is None or state is None:
            return
        if self._stand is Stand.SHOWING:
            if self._queue:
                self._act(self._queue.popleft())
            else:
                self._arrive(step)
        elif self._stand in (Stand.TASK, Stand.GUIDED) and step.task is not None:
            self._go_on_with_task(step.task, state)

    def _go_on_with_task(self, task: Task, state: DealState) -> None:
        assert self._begin is not None
        if is_over(task, self._begin, state):
            self._judge(task, self._begin, state)
            return
        position = self.position
        assert position is not None
        action = reply(position, state)
        if action is not None:
            self._act(action)
        elif self._stand is Stand.GUIDED and self._queue:
            self._act(self._queue.popleft())
        elif self._stand is Stand.GUIDED:
            action = computer_action(state, None)
            if action is not None:
                self._act(action)

    @property
    def deal_over(self) -> bool:
        """A finished deal is still to be judged, so the table goes on asking until then."""
        return super().deal_over and self._stand not in (Stand.TASK, Stand.GUIDED, Stand.SHOWING)

    def _judge(self, task: Task, begin: DealState, state: DealState) -> None:
        reached = is_reached(task.goal, begin, state)
        self._set_may_act(may_act=False)
        self._put(state, self._unseen, sides_open=self._knows_sides)
        if not reached:
            self._faults += 1
        self._set_stand(Stand.GOOD if reached else Stand.BAD)

    # --- steps -----------------------------------------------------------------------------------

    def _enter(self, number: int) -> None:
        self._number = number
        self._answer = None
        moment = self._moments[number]
        step = moment.step
        self._queue = deque(step.do)
        self._begin = moment.state
        self._set_may_act(may_act=False)
        unseen = moment.built.unseen if moment.built is not None else 0
        if self._state != moment.before or step.position:
            self._put(moment.before, unseen, sides_open=self._knows_sides)
        if self._queue:
            self._set_stand(Stand.SHOWING)
            self._wake()
        else:
            self._arrive(step)

    def _arrive(self, step: Step) -> None:
        """Everything is shown; now the learner reads or does something."""
        if step.task is not None and self._begin is not None:
            self._start_task(self._begin)
        elif step.ask is not None:
            self._set_stand(Stand.ASK)
        else:
            self._set_stand(Stand.READ)

    def _start_task(self, begin: DealState) -> None:
        self._set_may_act(may_act=True)
        self._stand = Stand.TASK
        self._put(begin, self._unseen, sides_open=self._knows_sides)
        self.stand_changed.emit()

    def _wake(self) -> None:
        """Let the table ask again: it only does so after something has changed."""
        self._look()
        self.view_replaced.emit()

    def _set_stand(self, stand: Stand) -> None:
        self._stand = stand
        self.stand_changed.emit()
