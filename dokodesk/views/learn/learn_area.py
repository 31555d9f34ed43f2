"""Course, lessons and practice as a part of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.learning.positions import Built
    from dokodesk.model.learning_progress import LearningProgress
    from dokodesk.views.learn.lesson_page import LessonPage
    from dokodesk.views.learn.order_table import OrderWindow
    from dokodesk.views.learn.practice_page import PracticePage
    from dokodesk.views.main_window import MainWindow

__all__ = ["LearnArea"]


class LearnArea(QObject):
    """The pages of the course. Nothing is read before the first of them is needed."""

    def __init__(self, window: MainWindow, appearance: Appearance, around: Surroundings) -> None:
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._around = around
        self._progress: LearningProgress | None = None
        self._order: OrderWindow | None = None

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {
            Page.LEARN: self._make_course,
            Page.LESSON: self._make_lesson,
            Page.PRACTICE: self._make_practice,
        }

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "learn": self.show_course,
            "practice": self.show_practice,
            "trump_order": self.show_order,
        }

    def connect_up(self) -> None:
        self.setParent(self._window)
        session = self._window.session
        for changed in (session.deal_started, session.view_replaced, session.step_applied):
            changed.connect(self._follow_order)
        self._window.closed.connect(self._close_order)

    def update_commands(self) -> None:
        """Lessons take over what may have changed."""
        for each in (Page.LESSON, Page.PRACTICE):
            page = self._window.pages.made(each)
            if page is not None:
                cast("LessonPage | PracticePage", page).refresh_look()

    @property
    def progress(self) -> LearningProgress:
        """The course; read when it is first asked for."""
        if self._progress is None:
            from dokodesk.model.learning_progress import LearningProgress

            folder = self._around.data_folder
            self._progress = LearningProgress(folder, self)
            self._progress.notice.connect(self._window.tell)
            for notice in self._progress.notices:
                self._window.tell(notice)
        return self._progress

    def show_course(self) -> None:
        """Turns to the overview."""
        self._window.pages.show_page(Page.LEARN)

    def show_lesson(self, key: str) -> None:
        """Turns to a lesson, where it was left."""
        lesson = self.progress.course.find(key)
        if lesson is None:
            return
        page = cast("LessonPage", self._window.pages.widget_of(Page.LESSON))
        self._window.pages.show_page(Page.LESSON)
        page.start(lesson, self.progress.of(key).at)

    def show_practice(self) -> None:
        """Turns to practice with open cards."""
        self._window.pages.show_page(Page.PRACTICE)

    def show_order(self) -> None:
        """Shows the little table of the trumps beside whatever is shown, or puts it away."""
        if self._order is None:
            from dokodesk.views.learn.order_table import OrderWindow

            self._order = OrderWindow(self._appearance, self._window)
        self._order.setVisible(self._order.isHidden())
        self._follow_order()

    def _follow_order(self) -> None:
        """The table of the trumps shows the order of the game that is played."""
        view = self._window.session.view
        if self._order is not None and view is not None and not self._order.isHidden():
            self._order.table.show_order(view.order, view.contract)

    def _close_order(self) -> None:
        if self._order is not None:
            self._order.close()

    def practise(self, built: Built) -> None:
        """Practises with the position of a lesson."""
        page = cast("PracticePage", self._window.pages.widget_of(Page.PRACTICE))
        page.take_position(built)
        self._window.pages.show_page(Page.PRACTICE)

    def preview(self, path: Path, at: int = 0) -> bool:
        """Shows a lesson from a file; whether it could be read."""
        from dokodesk.learning.lesson_reader import read_lesson
        from dokodesk.learning.yaml_nodes import LessonError
        from dokodesk.storage.atomic import read_text
        from dokodesk.storage.errors import StorageError

        try:
            lesson = read_lesson(read_text(path), key=path.stem)
        except (OSError, StorageError, LessonError):
            return False
        page = cast("LessonPage", self._window.pages.widget_of(Page.LESSON))
        self._window.pages.show_page(Page.LESSON)
        return page.start(lesson, at)

    def _make_course(self) -> QWidget:
        from dokodesk.views.learn.course_page import CoursePage

        page = CoursePage(self.progress, self._appearance)
        page.back_wanted.connect(self._window.pages.leave)
        page.lesson_wanted.connect(self.show_lesson)
        page.practice_wanted.connect(self.show_practice)
        return page

    def _make_practice(self) -> QWidget:
        from dokodesk.views.learn.practice_page import PracticePage

        preferences = self._window.desk.preferences
        page = PracticePage(
            self._appearance,
            self._window.table_settings,
            lambda: self._window.desk.plan().rules,
            pace=self._around.pace,
            level=preferences.values.practice_level,
        )
        page.level_chosen.connect(lambda level: preferences.set_value("practice_level", level))
        self._window.closed.connect(page.opponents.close)
        page.back_wanted.connect(self._window.pages.leave)
        return page

    def _make_lesson(self) -> QWidget:
        from dokodesk.views.learn.lesson_page import LessonPage

        page = LessonPage(
            self.progress,
            self._appearance,
            self._window.table_settings,
            pace=self._around.pace,
        )
        page.back_wanted.connect(self.show_course)
        page.lesson_wanted.connect(self.show_lesson)
        page.practice_wanted.connect(self.practise)
        page.play_wanted.connect(self._window.desk.start_quickly)
        return page
