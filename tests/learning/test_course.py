"""Every lesson of the course: it can be won its way, and its wrong ways lose."""

from __future__ import annotations

import pytest

from dokodesk.assets.lessons import lesson_files
from dokodesk.engine import deal
from dokodesk.learning.course import read_course
from dokodesk.learning.lesson import Lesson, Text
from dokodesk.learning.lesson_check import check_lesson, moments, play_right
from dokodesk.learning.lesson_play import is_reached
from dokodesk.learning.lesson_reader import CHAPTERS
from dokodesk.learning.positions import build

COURSE = read_course(lesson_files())
KEYS = [lesson.key for lesson in COURSE.lessons]


def lesson_of(key: str) -> Lesson:
    lesson = COURSE.find(key)
    assert lesson is not None
    return lesson


def texts_of(lesson: Lesson) -> list[Text]:
    found = [lesson.title, lesson.about]
    for step in lesson.steps:
        found.append(step.say)
        if step.task is not None:
            found += [step.task.good, step.task.bad]
        if step.ask is not None:
            found += [text for answer in step.ask.answers for text in (answer.text, answer.say)]
    return found


def test_the_course_is_complete() -> None:
    assert COURSE.broken == ()
    assert len(KEYS) >= 20
    assert len(set(KEYS)) == len(KEYS)
    assert [chapter for chapter, _ in COURSE.chapters()] == list(CHAPTERS[:-1])


@pytest.mark.parametrize("key", KEYS)
def test_right_wins_and_wrong_loses(key: str) -> None:
    assert check_lesson(lesson_of(key)) == ()


@pytest.mark.parametrize("key", KEYS)
def test_each_lesson_asks_for_something_and_explains_it(key: str) -> None:
    lesson = lesson_of(key)
    assert 3 <= lesson.minutes <= 6
    assert any(step.task is not None for step in lesson.steps)
    # A question or a second hand checks what was learned.
    assert lesson.tasks >= 2
    for text in texts_of(lesson):
        assert set(text.words) == {"de", "en"}
        assert text.words["de"] != "" != text.words["en"]


def test_fewer_hands_lie_open_as_the_course_goes_on() -> None:
    counts = [len(lesson.open_seats) for lesson in COURSE.lessons]
    first, last = counts[: len(counts) // 3], counts[-len(counts) // 3 :]
    assert sum(first) > sum(last)
    assert 0 in counts


@pytest.mark.parametrize("key", KEYS)
def test_positions_are_real_deals(key: str) -> None:
    for position in lesson_of(key).positions.values():
        built = build(position)
        assert deal.replay(built.state.setup, built.state.history) == built.state


def test_a_goal_is_only_reached_by_what_was_done() -> None:
    for lesson in COURSE.lessons:
        for moment in moments(lesson):
            task = moment.step.task
            if task is None or moment.position is None or moment.state is None:
                continue
            end = play_right(task, moment.position, moment.state)
            assert is_reached(task.goal, moment.state, end)
            # What only forbids something is true before anything was done.
            goal = task.goal
            if not goal.kept and not goal.silent and goal.points_below is None:
                assert not is_reached(task.goal, moment.state, moment.state), lesson.key
