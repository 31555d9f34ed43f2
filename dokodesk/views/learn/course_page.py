"""The course as a path: chapters and lessons, what is done, how long each takes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.learning.lesson import Lesson
from dokodesk.model.learning_progress import LearningProgress
from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded
from dokodesk.views.learn.texts import chapter_text, spoken
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import Page, PushButton, button, clear, label, panel

__all__ = ["CoursePage", "Stone"]

_STONE_EM: Final = 2.1
_TWO_COLUMNS_EM: Final = 50


class Stone(QWidget):
    """The sign of a lesson on the path: its number, or a tick once it is done."""

    def __init__(self, number: int, appearance: Appearance, *, done: bool, here: bool) -> None:
        super().__init__()
        self._number = number
        self._appearance = appearance
        self._done = done
        self._here = here
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * _STONE_EM)
        return QSize(side, side)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        filled = self._done
        painter.setBrush(QColor(theme.accent if filled else theme.raised))
        painter.setPen(
            QPen(QColor(theme.gold if self._here else theme.line), 3 if self._here else 1.5)
        )
        painter.drawEllipse(box)
        painter.setPen(QColor(theme.accent_ink if filled else theme.ink))
        if self._done:
            pen = QPen(QColor(theme.accent_ink), box.width() * 0.09)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            w = box.width()
            points = [(0.28, 0.53), (0.44, 0.68), (0.74, 0.35)]
            painter.drawPolyline([QPointF(box.x() + x * w, box.y() + y * w) for x, y in points])
        else:
            font = QFont(self.font())
            font.setBold(True)
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class CoursePage(Page):
    """The overview of the course.

    Signals:
        back_wanted: the person wants to leave.
        lesson_wanted(str): a lesson, by its key.
        practice_wanted: practise with open cards.
    """

    back_wanted = Signal()
    lesson_wanted = Signal(str)
    practice_wanted = Signal()

    WIDEST_CHARACTERS = 120

    def __init__(self, progress: LearningProgress, appearance: Appearance) -> None:
        super().__init__()
        self._progress = progress
        self._appearance = appearance
        self._title = label("", "title", wrap=True)
        self._about = label("", "lead", wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._done = label("", "muted")
        self._go = button("", self._on_go, "primary")
        self._practise = button("", self.practice_wanted.emit)
        self._back = button("", self.back_wanted.emit, "flat")
        self._path = QVBoxLayout()
        self._first: QPushButton | None = None
        row = FlowLayout()
        for each in (self._go, self._practise, self._back):
            row.addWidget(each)
        self.column.addWidget(self._title)
        self.column.addWidget(self._about)
        self.column.addWidget(self._bar)
        self.column.addWidget(self._done)
        self.column.addLayout(row)
        self.column.addLayout(self._path)
        self.column.addStretch(1)
        self._columns = 1
        progress.changed.connect(self.refresh)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def focus(self) -> None:
        """Gives the keyboard to what is next."""
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Learn Doppelkopf"))
        self._about.setText(
            self.tr(
                "Short lessons on the real table. First all cards lie open, later fewer. "
                "Start wherever you like."
            )
        )
        self._practise.setText(self.tr("Practise with open cards"))
        self._back.setText(self.tr("Back"))
        self.column.setSpacing(round(self.fontMetrics().height() * 0.55))
        self.refresh()

    def refresh(self) -> None:
        """Shows what is done now."""
        course = self._progress.course
        total, done = len(course.lessons), self._progress.done
        self._bar.setRange(0, max(1, total))
        self._bar.setValue(done)
        self._bar.setFixedHeight(max(8, self.fontMetrics().height() // 2))
        words = self.tr("%n of {all} lessons done", "", done).format(all=total)
        self._done.setText(words)
        self._bar.setAccessibleName(words)
        following = self._progress.next_lesson
        if following is None:
            self._go.setText(self.tr("Once more from the start"))
        elif done or self._progress.of(following.key).at:
            self._go.setText(self.tr("Go on: {title}").format(title=spoken(following.title)))
        else:
            self._go.setText(self.tr("Start with the first lesson"))
        self._fill(following)

    def _on_go(self) -> None:
        lessons = self._progress.course.lessons
        following = self._progress.next_lesson
        if following is None and lessons:
            following = lessons[0]
        if following is not None:
            self.lesson_wanted.emit(following.key)

    def _fill(self, following: Lesson | None) -> None:
        clear(self._path)
        em = self.fontMetrics().height()
        self._path.setSpacing(round(em * 0.5))
        number = 0
        for chapter, lessons in self._progress.course.chapters():
            self._path.addWidget(label(chapter_text(chapter), "section"))
            grid = QGridLayout()
            grid.setSpacing(round(em * 0.5))
            for place, lesson in enumerate(lessons):
                number += 1
                here = following is not None and lesson.key == following.key
                card = self._card(number, lesson, here=here)
                grid.addWidget(card, place // self._columns, place % self._columns)
            for column in range(self._columns):
                grid.setColumnStretch(column, 1)
            self._path.addLayout(grid)
        for broken in self._progress.course.broken:
            text = self.tr("The lesson {name} cannot be used:").format(name=broken.name)
            self._path.addWidget(label(f"{text}\n{broken.error}", "bad", wrap=True))

    def _card(self, number: int, lesson: Lesson, *, here: bool) -> QWidget:
        frame = panel()
        em = self.fontMetrics().height()
        row = QHBoxLayout(frame)
        row.setContentsMargins(round(em * 0.6), round(em * 0.5), round(em * 0.6), round(em * 0.5))
        row.setSpacing(round(em * 0.6))
        done = self._progress.is_done(lesson.key)
        row.addWidget(
            Stone(number, self._appearance, done=done, here=here), 0, Qt.AlignmentFlag.AlignTop
        )
        words = QVBoxLayout()
        words.setSpacing(2)
        title = label(spoken(lesson.title), "choice-title", wrap=True)
        words.addWidget(title)
        words.addWidget(label(spoken(lesson.about), "choice-about", wrap=True))
        words.addWidget(label(self._facts(lesson), "small", wrap=True))
        row.addLayout(words, 1)
        start = PushButton(self._start_text(lesson))
        start.setObjectName(f"lesson-{lesson.key}")
        start.setAccessibleName(
            self.tr("Lesson {number}: {title}").format(number=number, title=spoken(lesson.title))
        )
        start.clicked.connect(lambda *_: self.lesson_wanted.emit(lesson.key))
        row.addWidget(start, 0, Qt.AlignmentFlag.AlignVCenter)
        return frame

    def _start_text(self, lesson: Lesson) -> str:
        if self._progress.of(lesson.key).at:
            return self.tr("Go on")
        if self._progress.is_done(lesson.key):
            return self.tr("Once more")
        return self.tr("Start")

    def _facts(self, lesson: Lesson) -> str:
        parts = [self.tr("about %n minute(s)", "", lesson.minutes), self._open_text(lesson)]
        progress = self._progress.of(lesson.key)
        if progress.times:
            parts.append(
                self.tr("done at the first try") if progress.faults == 0 else self.tr("done")
            )
        return " · ".join(parts)

    def _open_text(self, lesson: Lesson) -> str:
        count = len(lesson.open_seats)
        if count == 3:
            return self.tr("all cards open")
        if not count:
            return self.tr("closed cards")
        return self.tr("%n hand(s) open", "", count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = 2 if self.width() >= _TWO_COLUMNS_EM * self.fontMetrics().height() else 1
        if columns != self._columns:
            self._columns = columns
            self.refresh()
