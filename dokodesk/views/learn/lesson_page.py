"""A lesson on the real table, with the teacher above it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from dokodesk.learning.lesson import Lesson
from dokodesk.learning.lesson_check import LessonFault
from dokodesk.learning.positions import build
from dokodesk.model.learning_progress import LearningProgress
from dokodesk.model.lesson_session import LessonSession, Stand
from dokodesk.views.appearance import Appearance
from dokodesk.views.learn.open_hands import OpenHands
from dokodesk.views.learn.order_table import OrderTable
from dokodesk.views.learn.teacher import Teacher
from dokodesk.views.learn.texts import PORTRAITS, spoken, teacher_names
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.view import TableView
from dokodesk.views.widgets import Scroller, button, label

__all__ = ["LessonPage"]

#: Below this height, in lines of text, the words stand beside the table.
_LEAST_EM: Final = 25
#: In a narrower page the teacher says everything one below the other.
_NARROW_EM: Final = 34
#: The part of the width that they take there, and the most of the height above the table.
_BESIDE: Final = 0.4
_MOST_ABOVE: Final = 0.5
_NO_LIMIT: Final = 16_777_215


class LessonPage(QWidget):
    """Takes a person through a lesson.

    Signals:
        back_wanted: back to the course.
        lesson_wanted(str): another lesson, by its key.
        practice_wanted(Built): try the position on the table in practice.
        play_wanted: the course is done; play a real match.
    """

    back_wanted = Signal()
    lesson_wanted = Signal(str)
    practice_wanted = Signal(object)
    play_wanted = Signal()

    def __init__(
        self,
        progress: LearningProgress,
        appearance: Appearance,
        settings: Callable[[], TableSettings],
        *,
        pace: Pace | None = None,
    ) -> None:
        """Shows no lesson yet.

        Args:
            progress: the course.
            appearance: the look.
            settings: look and habits of the table.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._progress = progress
        self._appearance = appearance
        self._settings = settings
        self.session = LessonSession(self)
        self.session.set_names(teacher_names())
        self.teacher = Teacher(appearance)
        self.hands = OpenHands(self.session)
        self.table = TableView(self.session, self._table_settings(), self, pace=pace)
        self.order = OrderTable(appearance)
        self._title = label("", "head")
        self._count = QLabel()
        self._order_button = button("", self._toggle_order, "flat")
        self._order_button.setCheckable(True)
        self.practise = button("", self._on_practise, "flat")
        self._leave = button("", self.back_wanted.emit, "flat")
        self._beside = self._narrow = False
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(0)
        self._refit.timeout.connect(self._fit)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        left, right = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for each in (self._leave, self._title, self._count):
            left.addWidget(each)
        left.addStretch(1)
        more = FlowLayout()
        for each in (self._order_button, self.practise):
            more.addWidget(each)
        right.addWidget(self.hands)
        right.addLayout(more)
        left.addLayout(right)
        self._head, self._tools = left, right
        self._words = QWidget()
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(2)
        words.addLayout(left)
        words.addWidget(self.teacher)
        words.addStretch(1)
        self._column = words
        self._top = Scroller(self._words)
        self._top.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._top.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._side = Scroller(self.order)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self.table)
        self._split.addWidget(self._side)
        self._split.setStretchFactor(0, 1)
        self._side.hide()
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(2)
        self._parts.addWidget(self._top)
        self._parts.addWidget(self._split, 1)

    def _connect(self) -> None:
        session, teacher = self.session, self.teacher
        teacher.answered.connect(session.choose)
        teacher.next_wanted.connect(self._go_on)
        teacher.back_wanted.connect(session.go_back)
        teacher.again_wanted.connect(self._again)
        teacher.show_wanted.connect(session.show_right)
        session.stand_changed.connect(self._on_stand)
        session.finished.connect(self._on_finished)
        session.view_replaced.connect(self._show_order_of_now)
        self._appearance.changed.connect(self.refresh_look)

    # --- for others ------------------------------------------------------------------------------

    def start(self, lesson: Lesson, at: int = 0) -> bool:
        """Begins a lesson.

        Args:
            lesson: the lesson.
            at: the step to begin with.

        Returns:
            Whether it can be played; if not, the teacher says what is wrong with it.
        """
        self.session.set_names(teacher_names())
        self._title.setText(spoken(lesson.title))
        self._set_order_shown(shown=False)
        try:
            self.session.start(lesson, at)
        except LessonFault as fault:
            self._show_broken(f"{lesson.key}: {fault.problem}")
            return False
        return True

    def focus(self) -> None:
        """Gives the keyboard to what is to be done."""
        self._focus_for(self.session.stand)

    def refresh_look(self) -> None:
        """Takes over changed preferences."""
        settings = self._table_settings()
        if settings != self.table.settings:
            self.table.apply_settings(settings)
        self.teacher.retranslate()

    def _table_settings(self) -> TableSettings:
        # In a lesson every card is a decision of the learner.
        return replace(self._settings(), auto_play_forced=False, portraits=PORTRAITS)

    # --- the lesson ------------------------------------------------------------------------------

    def _on_stand(self) -> None:
        session, teacher = self.session, self.teacher
        step, stand = session.step, session.stand
        lesson = session.lesson
        if step is None or lesson is None:
            return
        self._say(stand)
        over = stand is Stand.END
        answers = [spoken(answer.text) for answer in step.ask.answers] if step.ask else []
        right = session.answer if stand is Stand.GOOD else None
        teacher.offer_answers([] if over else answers, session.answer, right)
        teacher.next.setVisible(not over)
        teacher.next.setEnabled(session.can_go_on)
        teacher.again.setVisible(over or (stand is Stand.BAD and step.task is not None))
        teacher.show_way.setVisible(stand is Stand.BAD and step.task is not None)
        teacher.back.setVisible(not over and session.number > 0)
        self._show_count()
        if step.order and stand in (Stand.READ, Stand.TASK):
            self._set_order_shown(shown=True)
        elif self._beside and stand in (Stand.SHOWING, Stand.TASK, Stand.GUIDED):
            self._set_order_shown(shown=False)
        self._point(stand)
        if not over:
            self._progress.note_step(lesson.key, session.number)
        self._fit()
        # What is inside has its height only after its own layout.
        self._refit.start()
        self._focus_for(stand)

    def _show_count(self) -> None:
        lesson = self.session.lesson
        if lesson is None:
            return
        number, total = self.session.number + 1, len(lesson.steps)
        words = self.tr("Step {number} of {all}").format(number=number, all=total)
        self._count.setText(words)
        # The title of the lesson must not be cut for it.
        if self._beside or self._head.sizeHint().width() > self.width():
            self._count.setText(f"{number}/{total}")
        self._count.setAccessibleName(words)

    def _show_broken(self, text: str) -> None:
        """Says what is wrong with a lesson that cannot be played; there is only the way back."""
        self.session.clear()
        teacher = self.teacher
        teacher.say(text, self.tr("This lesson is broken."), good=False)
        teacher.offer_answers([], None, None)
        self._count.clear()
        teacher.next.setEnabled(False)
        for each in (teacher.again, teacher.show_way, teacher.back):
            each.hide()
        self._refit.start()

    def _say(self, stand: Stand) -> None:
        session, teacher = self.session, self.teacher
        step = session.step
        assert step is not None
        if stand is Stand.GOOD and step.task is not None:
            teacher.say(spoken(step.task.good), self.tr("Well done!"))
        elif stand is Stand.BAD and step.task is not None:
            teacher.say(spoken(step.task.bad), self.tr("Not this time."), good=False)
        elif stand is Stand.GUIDED:
            teacher.say(self.tr("Watch: this is how it goes."))
        elif stand is Stand.END:
            self._say_end()
        elif step.ask is not None and session.answer is not None:
            answer = step.ask.answers[session.answer]
            verdict = self.tr("Right!") if answer.right else self.tr("Not quite.")
            teacher.say(spoken(answer.say), verdict, good=answer.right)
        elif stand is Stand.TASK:
            teacher.say(spoken(step.say), self.tr("Your turn"))
        else:
            teacher.say(spoken(step.say))

    def _say_end(self) -> None:
        lesson = self.session.lesson
        assert lesson is not None
        following = self._progress.course.after(lesson.key)
        if self.session.faults:
            text = self.tr("You made it. Once more, and you will not need a second try.")
        else:
            text = self.tr("You made it, and everything at the first try.")
        if following is not None:
            title = spoken(following.title)
            text = f"{text} " + self.tr("The next lesson: {title}.").format(title=title)
        self.teacher.say(text, self.tr("The lesson is over."))

    def _on_finished(self, lesson: Lesson, faults: int) -> None:
        self._progress.note_end(lesson.key, faults)
        following = self._progress.course.after(lesson.key)
        teacher = self.teacher
        teacher.next.setVisible(True)
        teacher.next.setEnabled(True)
        teacher.next.setText(
            self.tr("Next lesson") if following is not None else self.tr("Play a real match")
        )
        teacher.back.setVisible(False)
        teacher.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_practise(self) -> None:
        position = self.session.position
        if position is not None:
            self.practice_wanted.emit(build(position))

    def _go_on(self) -> None:
        if self.session.stand is Stand.END:
            self._next_lesson()
        else:
            self.session.go_on()

    def _again(self) -> None:
        lesson = self.session.lesson
        if self.session.stand is Stand.END and lesson is not None:
            self.teacher.retranslate()
            self.start(lesson)
        else:
            self.session.again()

    def _next_lesson(self) -> None:
        lesson = self.session.lesson
        self.teacher.retranslate()
        following = self._progress.course.after(lesson.key) if lesson is not None else None
        if following is not None:
            self.lesson_wanted.emit(following.key)
        else:
            self.play_wanted.emit()

    def _point(self, stand: Stand) -> None:
        step = self.session.step
        if step is None or stand not in (Stand.READ, Stand.TASK, Stand.ASK):
            self.table.clear_highlights()
            return
        seat = step.point_seats[0] if step.point_seats else None
        if step.point_cards or seat is not None:
            words = ""
            if seat is not None and not step.point_cards:
                words = self.session.names[seat]
            self.table.highlight(step.point_cards, seat=seat, text=words)
        else:
            self.table.clear_highlights()

    def _focus_for(self, stand: Stand) -> None:
        teacher = self.teacher
        target: QWidget = self.table
        if stand in (Stand.READ, Stand.GOOD, Stand.END):
            target = teacher.next
        elif stand is Stand.BAD and not teacher.again.isHidden():
            target = teacher.again
        elif stand in (Stand.ASK, Stand.BAD) and teacher.answer_buttons:
            target = teacher.answer_buttons[0]
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- room ------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """The words above the table where it is high enough, else beside it."""
        em = self.fontMetrics().height()
        beside = self.height() < min(_LEAST_EM * em, self.width())
        narrow = beside or self.width() < _NARROW_EM * em
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        if (beside, narrow) != (self._beside, self._narrow):
            self._beside, self._narrow = beside, narrow
            self._parts.setDirection(across if beside else down)
            self._tools.setDirection(down if narrow else across)
            self.teacher.set_narrow(narrow=narrow)
            self.hands.set_narrow(narrow=beside)
            self._words_in_order(below=narrow, title_below=beside)
            self._show_count()
            self.table.setVisible(not (beside and self._order_button.isChecked()))
        if beside:
            head = self._head.sizeHint().width()
            wanted = max(head, self._words.minimumSizeHint().width()) + em
            share = round(self.width() * _BESIDE)
            self._top.setFixedWidth(max(share, min(wanted, round(self.width() * 0.44))))
            self._top.setMinimumHeight(0)
            self._top.setMaximumHeight(_NO_LIMIT)
            return
        self._show_count()
        self._top.setMinimumWidth(0)
        self._top.setMaximumWidth(_NO_LIMIT)
        layout = self._words.layout()
        assert layout is not None
        layout.activate()
        wanted = layout.totalHeightForWidth(self.width())
        self._top.setFixedHeight(min(wanted, round(self.height() * _MOST_ABOVE)))

    def _words_in_order(self, *, below: bool, title_below: bool) -> None:
        """The buttons for the hands stand in the head, or below the teacher in a column.

        There the title has a line of its own, so that it is not cut.
        """
        self._head.removeWidget(self._title)
        self._column.removeWidget(self._title)
        self._title.setWordWrap(title_below)
        if title_below:
            self._column.insertWidget(1, self._title)
        else:
            self._head.insertWidget(1, self._title)
        self._head.removeItem(self._tools)
        self._column.removeItem(self._tools)
        self._tools.setParent(None)
        if below:
            self._column.insertLayout(self._column.indexOf(self.teacher) + 1, self._tools)
        else:
            self._head.addLayout(self._tools)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- the little table ------------------------------------------------------------------------

    def _toggle_order(self) -> None:
        self._set_order_shown(shown=self._order_button.isChecked())

    def _set_order_shown(self, *, shown: bool) -> None:
        self._order_button.setChecked(shown)
        if self._side.isHidden() is shown:
            self._side.setVisible(shown)
            # Beside the words there is no room for both.
            self.table.setVisible(not (shown and self._beside))
            em = self.fontMetrics().height()
            room = self._split.width()
            wanted = max(round(room * 0.42), self.order.minimumSizeHint().width() + em)
            side = min(em * 22, wanted, round(room * 0.6))
            self._split.setSizes([max(1, room - side), side])

    def _show_order_of_now(self) -> None:
        view = self.session.view
        if view is not None:
            self.order.show_order(view.order, view.contract)

    # --- the page itself -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self._leave.setText(self.tr("Course"))
        self._leave.setToolTip(self.tr("Back to the overview of the course"))
        self._order_button.setText(self.tr("Trumps"))
        self._order_button.setToolTip(self.tr("The order of the trumps beside the table"))
        self.practise.setText(self.tr("Try it freely"))
        self.practise.setToolTip(self.tr("Practise with these cards, with taking back and hints"))
        em = self.fontMetrics().height()
        self._head.setContentsMargins(round(em * 0.5), 4, round(em * 0.5), 0)
        self._head.setSpacing(round(em * 0.5))
        self.teacher.retranslate()
        self.hands.retranslate()
        self.session.set_names(teacher_names())
        lesson = self.session.lesson
        if lesson is not None:
            self._title.setText(spoken(lesson.title))
            self._on_stand()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.session.can_go_on:
            self._go_on()
            return
        super().keyPressEvent(event)
