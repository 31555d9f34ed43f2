"""How far a person is in the course: a small YAML file beside the match history.

Keys that this program does not know survive. A broken file is set aside, never written over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import yaml

from dokodesk.storage.atomic import read_text, set_aside, write_atomic
from dokodesk.storage.errors import Notice, NoticeCode, StorageError, cause_of
from dokodesk.storage.yaml_text import BrokenYaml, load_mapping

__all__ = ["LessonProgress", "Progress", "ProgressStore"]

FORMAT: Final = 1
_FORMAT_KEY: Final = "dokodesk_progress"
_HEAD: Final = "# How far you are in the course of dokodesk.\n"
_LARGEST: Final = 500_000
_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """One lesson.

    Attributes:
        times: how often it was finished.
        faults: the fewest faults of a whole run; ``None`` before the first one.
        at: the step where it was left, from 0.
    """

    times: int = 0
    faults: int | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """All lessons by their keys, and what a newer program keeps beside them."""

    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)
    kept: Mapping[object, object] = field(default_factory=dict)

    def of(self, key: str) -> LessonProgress:
        """One lesson; an untouched one if nothing is known."""
        return self.lessons.get(key, LessonProgress())

    def with_lesson(self, key: str, lesson: LessonProgress) -> Progress:
        """The same with another value for one lesson."""
        return replace(self, lessons={**self.lessons, key: lesson})


class ProgressStore:
    """The file of one person; ``None`` as path keeps everything in memory."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._locked = False

    @property
    def is_locked(self) -> bool:
        """Whether the file must not be touched, because a newer program wrote it or it is stuck."""
        return self._locked

    def load(self) -> tuple[Progress, list[Notice]]:
        """Reads the file. It never fails; what cannot be used is told."""
        if self._path is None:
            return Progress(), []
        try:
            raw = load_mapping(read_text(self._path, limit=_LARGEST))
        except FileNotFoundError:
            return Progress(), []
        except BrokenYaml as error:
            return Progress(), [self._put_aside(self._path, str(error))]
        except StorageError as error:
            self._locked = True
            return Progress(), [error.notice]
        given = raw.get(_FORMAT_KEY)
        if isinstance(given, int) and given > FORMAT:
            self._locked = True
        return _understood(raw), []

    def save(self, key: str, lesson: LessonProgress) -> list[Notice]:
        """Writes one lesson over what the file says now, which another window may have changed."""
        now, notices = self.load()
        if self._path is None or self.is_locked:
            return notices
        content = {
            **now.kept,
            _FORMAT_KEY: FORMAT,
            "lessons": {
                name: _written(value)
                for name, value in now.with_lesson(key, lesson).lessons.items()
            },
        }
        try:
            text = yaml.safe_dump(content, allow_unicode=True, sort_keys=False)
            write_atomic(self._path, _HEAD + text)
        except StorageError as error:
            notices.append(error.notice)
        return notices

    def _put_aside(self, path: Path, cause: str) -> Notice:
        try:
            kept = set_aside(path)
        except OSError as error:
            self._locked = True
            return Notice(NoticeCode.FILE_NOT_READ, {"file": str(path), "cause": cause_of(error)})
        return Notice(NoticeCode.FILE_NOT_READ, {"file": str(kept), "cause": cause})


def _understood(raw: Mapping[object, object]) -> Progress:
    lessons: dict[str, LessonProgress] = {}
    given = raw.get("lessons")
    if isinstance(given, dict):
        for key, value in given.items():
            if isinstance(value, dict):
                faults = value.get("faults")
                lessons[str(key)] = LessonProgress(
                    times=_number(value.get("times")),
                    faults=None if faults is None else _number(faults),
                    at=_number(value.get("at")),
                )
    kept = {key: value for key, value in raw.items() if key not in ("lessons", _FORMAT_KEY)}
    return Progress(lessons, kept)


def _number(value: object) -> int:
    """A count from a file that anything may have happened to."""
    if isinstance(value, bool) or not isinstance(value, int):
        return 0
    return max(0, min(_MOST, value))


def _written(lesson: LessonProgress) -> dict[str, int]:
    written = {"times": lesson.times, "at": lesson.at}
    if lesson.faults is not None:
        written["faults"] = lesson.faults
    return written
