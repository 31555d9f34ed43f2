"""The course as the window sees it: its lessons, and how far the person is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dokodesk.assets.lessons import lesson_files
from dokodesk.learning.course import Course, read_course
from dokodesk.learning.lesson import Lesson
from dokodesk.storage.atomic import read_text
from dokodesk.storage.errors import StorageError
from dokodesk.storage.progress import LessonProgress, ProgressStore

__all__ = ["LearningProgress", "own_lessons"]

_LARGEST = 300_000


class LearningProgress(QObject):
    """The course with what is done of it; every change is stored at once.

    Signals:
        changed: something more is done.
        notice(Notice): something about the file that the person should know.
    """

    changed = Signal()
    notice = Signal(object)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Read the course and the progress.

        Args:
            folder: where the person's data are; without it nothing is kept.
            parent: Qt parent.
        """
        super().__init__(parent)
        self._store = ProgressStore(None if folder is None else folder / "learning.yaml")
        self._progress, self.notices = self._store.load()
        own = () if folder is None else own_lessons(folder / "lessons")
        self.course: Course = read_course((*lesson_files(), *own))

    def of(self, key: str) -> LessonProgress:
        """How far one lesson is."""
        return self._progress.of(key)

    def is_done(self, key: str) -> bool:
        """Whether a lesson was finished at least once."""
        return self.of(key).times > 0

    @property
    def done(self) -> int:
        """How many lessons are finished."""
        return sum(self.is_done(lesson.key) for lesson in self.course.lessons)

    @property
    def next_lesson(self) -> Lesson | None:
        """The first one that is not finished."""
        return next((x for x in self.course.lessons if not self.is_done(x.key)), None)

    def note_step(self, key: str, at: int) -> None:
        """A lesson has come to a step."""
        now = self.of(key)
        if now.at != at:
            self._keep(key, LessonProgress(now.times, now.faults, at))

    def note_end(self, key: str, faults: int) -> None:
        """A lesson was finished."""
        now = self.of(key)
        best = faults if now.faults is None else min(now.faults, faults)
        self._keep(key, LessonProgress(now.times + 1, best, 0))

    def _keep(self, key: str, lesson: LessonProgress) -> None:
        self._progress = self._progress.with_lesson(key, lesson)
        for notice in self._store.save(key, lesson):
            self.notice.emit(notice)
        self.changed.emit()


def own_lessons(folder: Path) -> tuple[tuple[str, str], ...]:
    """The lessons that the person has put into a folder; what cannot be read is left out."""
    found = []
    try:
        paths = sorted(path for path in folder.glob("*.yaml") if path.is_file())
    except OSError:
        return ()
    for path in paths:
        try:
            found.append((path.stem, read_text(path, limit=_LARGEST)))
        except (OSError, StorageError):
            continue
    return tuple(found)
