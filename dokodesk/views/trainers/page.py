"""The trainers as a page: what to train on the left, the table, the question below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.learning.puzzles import Difficulty
from dokodesk.learning.trainers import Belief, Skill
from dokodesk.model.training import CardTask, NumberTask, Task, Training, course_of
from dokodesk.review.verdicts import Theme
from dokodesk.views.appearance import Appearance
from dokodesk.views.match_plan import default_names
from dokodesk.views.review.texts import theme_text
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.stage import TableStage
from dokodesk.views.trainers.words import (
    belief_text,
    card_result,
    course_text,
    difficulty_text,
    number_result,
    question_text,
    task_text,
)
from dokodesk.views.widgets import CalmComboBox, CalmSpinBox, ElidedLabel, bold, button, label

__all__ = ["TrainersPage"]

#: What a mistake with a card can be about.
_CARD_THEMES: Final = (Theme.LEADS, Theme.FOX, Theme.PARTNER, Theme.TAKING, Theme.ENDGAME)
_HALF: Final = 50
#: The most of the width that the list of exercises takes.
_MOST_SHARE: Final = 0.42
_WHOLE: Final = 100
_MOST: Final = 240


class TrainersPage(QWidget):
    """Asks and answers.

    Signals:
        back_wanted: leave.
        asked(Task, object): a question is wanted; of puzzles the difficulty, of own mistakes the
            theme, ``None`` for any.
    """

    back_wanted = Signal()
    asked = Signal(object, object)

    def __init__(
        self,
        appearance: Appearance,
        settings: Callable[[], TableSettings],
        training: Training,
        parent: QWidget | None = None,
        *,
        today: Callable[[], str],
        pace: Pace | None = None,
    ) -> None:
        """Asks nothing yet.

        Args:
            appearance: the look.
            settings: the table's part of the preferences.
            training: makes the questions and remembers the answers.
            parent: the owner.
            today: the date, for the puzzle of the day.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__(parent)
        self._settings = settings
        self._training = training
        self._today = today
        self._question: CardTask | NumberTask | None = None
        self._answered = False
        self._missed = False
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self.stage = TableStage(settings(), self, pace=pace)
        self._title = ElidedLabel("", 60, "head")
        self._back = button("", self.back_wanted.emit)
        self.tasks = QListWidget()
        self.tasks.setProperty("role", "list")
        self.tasks.setWordWrap(True)
        self._course = label("", "small", wrap=True)
        self._difficulty_label, self.difficulty = label(), CalmComboBox()
        self._difficulty_label.setBuddy(self.difficulty)
        self._theme_label, self.theme = label(), CalmComboBox()
        self._theme_label.setBuddy(self.theme)
        self.said = label("", wrap=True)
        bold(self.said)
        self.result = label("", wrap=True)
        self.number = CalmSpinBox()
        self.number.setRange(0, _MOST)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, _WHOLE)
        self.slider.setMinimumWidth(160)
        self._chance = label("")
        self.answer = button("", self._on_answer, "primary")
        self.next = button("", self.ask)
        self._build()
        training.ready.connect(self._on_ready)
        self.tasks.currentRowChanged.connect(lambda _row: self.ask())
        self.difficulty.currentIndexChanged.connect(lambda _place: self.ask())
        self.theme.currentIndexChanged.connect(lambda _place: self.ask())
        self.slider.valueChanged.connect(self._on_slider)
        self.stage.hand.play_wanted.connect(self._on_card)
        appearance.changed.connect(self._on_look)
        self._retranslate()
        self._on_look()

    # --- for others ------------------------------------------------------------------------------

    @property
    def task(self) -> Task:
        """What is trained."""
        return list(Task)[max(0, self.tasks.currentRow())]

    @property
    def question(self) -> CardTask | NumberTask | None:
        """What is asked."""
        return self._question

    def focus(self) -> None:
        """Takes the keyboard."""
        self.tasks.setFocus()

    def ask(self) -> None:
        """Asks for a new question of the chosen kind."""
        if self.tasks.currentRow() < 0:
            return
        self._question = None
        self._show_fields()
        self.result.setText("")
        self.said.setText(self.tr("One moment…"))
        wanted = {Task.PUZZLE: self.difficulty, Task.MISTAKES: self.theme}.get(self.task)
        self.asked.emit(self.task, None if wanted is None else wanted.currentData())

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(10, 8, 10, 8)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._back)
        self.tasks.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._side = QFrame()
        self._side.setProperty("role", "panel")
        side = QVBoxLayout(self._side)
        side.addWidget(self.tasks, 1)
        side.addWidget(self._course)
        middle = QHBoxLayout()
        middle.addWidget(self._side)
        middle.addWidget(self.stage, 1)
        footer = QFrame()
        footer.setProperty("role", "footer")
        below = QVBoxLayout(footer)
        below.addWidget(self.said)
        below.addWidget(self.result)
        tools = FlowLayout()
        for each in (
            self._difficulty_label,
            self.difficulty,
            self._theme_label,
            self.theme,
            self.number,
            self.slider,
            self._chance,
            self.answer,
            self.next,
        ):
            tools.addWidget(each)
        below.addLayout(tools)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(footer)

    # --- questions and answers -------------------------------------------------------------------

    def _names(self) -> tuple[str, ...]:
        own = self._question.names if isinstance(self._question, CardTask) else ()
        return own or default_names()[:4]

    def _on_ready(self, question: CardTask | NumberTask | None) -> None:
        self._question = question
        self._answered = self._missed = False
        if question is None:
            self.said.setText(
                self.tr("There is nothing to put right: review some of your deals first.")
                if self.task is Task.MISTAKES
                else self.tr("No question of this kind was found by these rules.")
            )
            self._show_fields()
            return
        if isinstance(question, CardTask):
            self.stage.set_interactive(True)
        else:
            self.stage.set_interactive(False)
        self.stage.show_state(question.view, self._names())
        self.number.setValue(0)
        self.slider.setValue(_HALF)
        self._tell_question()
        self._show_fields()
        target: QWidget = self.stage
        if isinstance(question, NumberTask):
            target = self.slider if question.skill is Skill.WHO_IS_RE else self.number
        if self.tasks.hasFocus():
            return
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_question(self) -> None:
        question = self._question
        if question is None:
            return
        text = question_text(question, self._names())
        if isinstance(question, CardTask) and question.difficulty is not None:
            text += f" ({difficulty_text(question.difficulty)})"
        if self.task is Task.DAILY and self._training.daily_done(self._today()):
            text += " " + self.tr("You have answered it already; this is for practice.")
        self.said.setText(text)

    def _on_card(self, card: Card) -> None:
        question = self._question
        if not isinstance(question, CardTask) or self._answered:
            return
        play = Play(question.view.seat, card)
        if play not in question.view.legal:
            self.result.setText(self.tr("This card is not allowed here."))
            self.stage.hand.glide_home()
            return
        right = play in question.answers
        self.result.setText(card_result(question, play))
        self.stage.hand.glide_home()
        if not right:
            if not self._missed:
                self._count(right=False)
            self._missed = True
            return
        self._answered = True
        if not self._missed:
            self._count(right=True)
        if question.mistake is not None:
            self._training.note_solved(question.mistake)
        self.stage.set_interactive(False)
        self.stage.highlight([card], text=self.tr("good"))
        self._refresh_side()
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_answer(self) -> None:
        question = self._question
        if not isinstance(question, NumberTask) or self._answered:
            return
        self._answered = True
        who = question.skill is Skill.WHO_IS_RE
        given = self.slider.value() if who else self.number.value()
        self.result.setText(number_result(question, given, self._names()))
        if who:
            belief = Belief(given / _WHOLE, bool(question.answer))
            self._training.note_belief(belief)
            self._count(right=abs(belief.chance - question.answer) < _HALF / _WHOLE)
        else:
            self._count(right=given == question.answer)
        self._refresh_side()
        self._show_fields()
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count(self, *, right: bool) -> None:
        if self.task is Task.DAILY:
            if self._training.daily_done(self._today()):
                return
            self._training.note_daily(self._today())
        self._training.note_answer(self.task, right=right)
        self._refresh_side()

    # --- what is shown ---------------------------------------------------------------------------

    def _show_fields(self) -> None:
        question = self._question
        number = isinstance(question, NumberTask)
        who = isinstance(question, NumberTask) and question.skill is Skill.WHO_IS_RE
        for part in (self._difficulty_label, self.difficulty):
            part.setVisible(self.task is Task.PUZZLE)
        for part in (self._theme_label, self.theme):
            part.setVisible(self.task is Task.MISTAKES)
        self.number.setVisible(number and not who)
        self.slider.setVisible(who)
        self._chance.setVisible(who)
        self.answer.setVisible(number)
        self.answer.setEnabled(not self._answered)
        self.next.setVisible(self.task is not Task.DAILY)

    def _refresh_side(self) -> None:
        for row, task in enumerate(Task):
            done, right = self._training.tally(task)
            text = task_text(task)
            if done:
                text += "\n" + self.tr("{right} of {done} right").format(right=right, done=done)
            item = self.tasks.item(row)
            if item is not None:
                item.setText(text)
        if self.task is Task.WHO_IS_RE:
            self._course.setText(belief_text(self._training.beliefs()))
        else:
            reviews = [review for _, review in self._training.reviews()]
            self._course.setText(course_text(course_of(reviews)))

    def _on_slider(self, value: int) -> None:
        self._chance.setText(self.tr("{percent} %").format(percent=value))

    def _fit_side(self) -> None:
        """Leaves more than half of the page to the table."""
        em = self.fontMetrics().height()
        self._side.setFixedWidth(max(1, min(15 * em, round(self.width() * _MOST_SHARE))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _on_look(self) -> None:
        self.stage.apply_settings(self._settings())
        em = self.fontMetrics().height()
        self._fit_side()
        self.said.setMinimumHeight(round(1.3 * em))
        self.result.setMinimumHeight(round(1.3 * em))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Trainers and puzzles"))
        self._back.setText(self.tr("Back"))
        self._difficulty_label.setText(self.tr("Difficulty"))
        self._theme_label.setText(self.tr("Theme"))
        self.answer.setText(self.tr("Answer"))
        self.next.setText(self.tr("Next"))
        self.number.setAccessibleName(self.tr("Your answer"))
        self.slider.setAccessibleName(self.tr("Your answer"))
        self.tasks.setAccessibleName(self.tr("Trainers and puzzles"))
        chosen = self.tasks.currentRow()
        self.tasks.blockSignals(True)
        self.difficulty.blockSignals(True)
        if not self.tasks.count():
            for _task in Task:
                self.tasks.addItem(QListWidgetItem(""))
        place = max(0, self.difficulty.currentIndex())
        self.difficulty.clear()
        self.difficulty.addItem(self.tr("any"), None)
        for level in Difficulty:
            self.difficulty.addItem(difficulty_text(level), level)
        self.difficulty.setCurrentIndex(place)
        self.theme.blockSignals(True)
        place = max(0, self.theme.currentIndex())
        self.theme.clear()
        self.theme.addItem(self.tr("any"), None)
        for theme in _CARD_THEMES:
            self.theme.addItem(theme_text(theme), theme)
        self.theme.setCurrentIndex(place)
        self.theme.blockSignals(False)
        self.tasks.setCurrentRow(chosen)
        self.difficulty.blockSignals(False)
        self.tasks.blockSignals(False)
        self._on_slider(self.slider.value())
        self._tell_question()
        self._refresh_side()
        self._show_fields()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
