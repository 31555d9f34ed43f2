"""Does a lesson work? Its way must reach the goal, and its wrong ways must fail whatever follows.

Whoever writes a lesson sees with this what the engine makes of it; the course is tested with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from dokodesk.engine import deal
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.errors import EngineError
from dokodesk.engine.state import DealState
from dokodesk.engine.trumps import TRUMP, CardOrder
from dokodesk.learning.lesson import LEARNER, Lesson, Position, Step, Task
from dokodesk.learning.lesson_play import (
    apply_all,
    computer_action,
    is_over,
    is_reached,
    reply,
)
from dokodesk.learning.positions import Built, PositionError, build
from dokodesk.learning.yaml_nodes import LessonProblem

__all__ = ["Moment", "check_lesson", "moments", "play_right"]

#: More endings of one wrong way are not looked at.
_MOST_ENDINGS: Final = 3000


@dataclass(frozen=True, slots=True)
class Moment:
    """The table at the beginning of a step, after the actions it plays by itself.

    Attributes:
        step: the step.
        position: what is on the table, or ``None`` for an empty one.
        built: its beginning.
        before: the state before those actions.
        state: the state now.
    """

    step: Step
    position: Position | None
    built: Built | None
    before: DealState | None
    state: DealState | None


def moments(lesson: Lesson) -> Iterator[Moment]:
    """The steps in order with their tables; each task is solved the right way on the way.

    Raises:
        LessonFault: a step cannot be shown.
    """
    position: Position | None = None
    built: Built | None = None
    state: DealState | None = None
    for step in lesson.steps:
        if step.position:
            position = lesson.positions[step.position]
            try:
                built = build(position)
            except PositionError as error:
                raise LessonFault(position.line, f"table {position.name!r}: {error}") from None
            state = built.state
        before = state
        for action in step.do:
            state = _done(step, position, state, action)
        yield Moment(step, position, built, before, state)
        if step.task is not None and position is not None and state is not None:
            state = play_right(step.task, position, state)


class LessonFault(ValueError):
    """Something in a lesson that does not work, with its line."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.problem = LessonProblem(line, text)


def _done(
    step: Step, position: Position | None, state: DealState | None, action: Action
) -> DealState:
    if position is None or state is None:
        raise LessonFault(step.line, "there is no table yet on which anything could be done")
    try:
        return deal.apply(state, action)[0]
    except EngineError as error:
        raise LessonFault(step.line, f"'do: {action.text}': {error}") from None


def play_right(task: Task, position: Position, begin: DealState) -> DealState:
    """The end of a task when the learner does what the lesson calls right.

    Raises:
        LessonFault: it is not allowed, or does not come to the end.
    """
    state, used = _along(task, position, begin, task.right)
    while not is_over(task, begin, state) and task.then_computer:
        state = _computer_step(position, state)
    if not is_over(task, begin, state):
        raise LessonFault(task.line, "'right' stops before the end of the task; it needs more")
    if used < len(task.right):
        action = task.right[used].text
        raise LessonFault(task.line, f"'right' goes on ({action!r}) after the end of the task")
    return state


def _along(
    task: Task, position: Position, begin: DealState, way: tuple[Action, ...]
) -> tuple[DealState, int]:
    """The state after a list of the learner's actions, and how many of them were used."""
    state = apply_all(position, begin)
    for number, action in enumerate(way):
        if is_over(task, begin, state):
            return state, number
        try:
            state, _ = deal.apply(state, action)
        except EngineError as error:
            raise LessonFault(task.line, f"{action.text!r}: {error}") from None
        state = _until_over(task, position, begin, state)
    return state, len(way)


def _until_over(task: Task, position: Position, begin: DealState, state: DealState) -> DealState:
    """Everybody else acts, but nobody beyond the end of the task."""
    while not is_over(task, begin, state):
        action = reply(position, state)
        if action is None:
            break
        state, _ = deal.apply(state, action)
    return state


def _computer_step(position: Position, state: DealState) -> DealState:
    action = computer_action(state, None)
    if action is None:
        return apply_all(position, state)
    return apply_all(position, deal.apply(state, action)[0])


def endings(
    task: Task, position: Position, begin: DealState, way: tuple[Action, ...]
) -> Iterator[DealState]:
    """The ends that can follow from a way, whatever cards the learner plays after it."""
    state, _ = _along(task, position, begin, way)
    if task.then_computer:
        while not is_over(task, begin, state):
            state = _computer_step(position, state)
        yield state
        return
    waiting = [state]
    while waiting:
        state = waiting.pop()
        if is_over(task, begin, state):
            yield state
            continue
        for action in deal.legal_actions(state):
            if isinstance(action, Play) or state.turn == LEARNER:
                after, _ = deal.apply(state, action)
                waiting.append(_until_over(task, position, begin, after))


def _height(order: CardOrder, action: Action) -> tuple[bool, int]:
    if not isinstance(action, Play):
        return False, -1
    return order.classes[action.card] == TRUMP, order.strength[action.card]


def habit_ending(task: Task, position: Position, begin: DealState, habit: str) -> DealState:
    """The end of a task for a learner who always plays the highest card, or the lowest."""
    state = _until_over(task, position, begin, begin)
    choose = max if habit == "highest" else min
    while not is_over(task, begin, state):
        order = state.game.order
        action = choose(deal.legal_actions(state), key=partial(_height, order))
        state = _until_over(task, position, begin, deal.apply(state, action)[0])
    return state


def check_lesson(lesson: Lesson) -> tuple[LessonProblem, ...]:
    """Everything that does not work in a lesson; empty if it can be played."""
    found: list[LessonProblem] = []
    try:
        for moment in moments(lesson):
            task = moment.step.task
            if task is None:
                continue
            if moment.position is None or moment.state is None:
                raise LessonFault(task.line, "a task needs a 'table' first")
            found += _check_task(task, moment.position, moment.state)
            found += _check_habits(task, moment.position, moment.state)
    except LessonFault as fault:
        found.append(fault.problem)
    return tuple(found)


def _check_task(task: Task, position: Position, begin: DealState) -> Iterator[LessonProblem]:
    end = play_right(task, position, begin)
    if not is_reached(task.goal, begin, end):
        yield LessonProblem(task.line, f"'right' does not reach the goal: {_shown(begin, end)}")
    for way in task.wrong:
        for number, end in enumerate(endings(task, position, begin, way)):
            if number >= _MOST_ENDINGS:
                break
            if is_reached(task.goal, begin, end):
                told = ", ".join(action.text for action in way)
                yield LessonProblem(
                    task.line,
                    f"the wrong way {told!r} can still reach the goal: {_shown(begin, end)}",
                )
                break


def _check_habits(task: Task, position: Position, begin: DealState) -> Iterator[LessonProblem]:
    for habit in task.habits:
        end = habit_ending(task, position, begin, habit)
        if is_reached(task.goal, begin, end):
            yield LessonProblem(
                task.line,
                f"whoever always plays the {habit} card reaches the goal: {_shown(begin, end)}",
            )


def _shown(begin: DealState, end: DealState) -> str:
    """What was done since the beginning of a task, for whoever looks for the fault."""
    return ", ".join(action.text for action in end.history[len(begin.history) :])
