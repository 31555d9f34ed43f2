"""The course: its chapters and lessons, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from dokodesk.learning.lesson import Lesson
from dokodesk.learning.lesson_reader import CHAPTERS, read_lesson
from dokodesk.learning.yaml_nodes import LessonError

__all__ = ["BrokenLesson", "Course", "read_course"]


@dataclass(frozen=True, slots=True)
class BrokenLesson:
    """A file that cannot be used.

    Attributes:
        name: of the file.
        error: what is wrong with it.
    """

    name: str
    error: LessonError


@dataclass(frozen=True, slots=True)
class Course:
    """Lessons in the order in which they are meant to be taken.

    Attributes:
        lessons: those that can be played.
        broken: files that cannot be used.
    """

    lessons: tuple[Lesson, ...]
    broken: tuple[BrokenLesson, ...] = ()

    def find(self, key: str) -> Lesson | None:
        """The lesson of this key."""
        return next((lesson for lesson in self.lessons if lesson.key == key), None)

    def after(self, key: str) -> Lesson | None:
        """The lesson that follows."""
        keys = [lesson.key for lesson in self.lessons]
        place = keys.index(key) + 1 if key in keys else len(keys)
        return self.lessons[place] if place < len(keys) else None

    def chapters(self) -> tuple[tuple[str, tuple[Lesson, ...]], ...]:
        """The chapters that have lessons, in order."""
        found = [
            (name, tuple(lesson for lesson in self.lessons if lesson.chapter == name))
            for name in CHAPTERS
        ]
        return tuple((name, lessons) for name, lessons in found if lessons)


def read_course(files: Mapping[str, str] | Sequence[tuple[str, str]]) -> Course:
    """The lessons in some files.

    Args:
        files: names and contents, in the order of the course.
    """
    lessons: list[Lesson] = []
    broken: list[BrokenLesson] = []
    pairs = files.items() if isinstance(files, Mapping) else files
    for name, text in pairs:
        try:
            lesson = read_lesson(text, key=name)
        except LessonError as error:
            broken.append(BrokenLesson(name, error))
            continue
        # An own lesson may be called like one of the course; each keeps its own progress.
        while any(lesson.key == other.key for other in lessons):
            lesson = replace(lesson, key=f"{lesson.key}-own")
        lessons.append(lesson)
    lessons.sort(key=lambda lesson: CHAPTERS.index(lesson.chapter))
    return Course(tuple(lessons), tuple(broken))
