"""The first start: four questions, each answered with one click, and then the first card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from dokodesk.assets.cards import card_svg
from dokodesk.i18n import LANGUAGE_NAMES, languages
from dokodesk.views.appearance import Appearance
from dokodesk.views.felt import paint_felt
from dokodesk.views.guard import guarded
from dokodesk.views.rules_titles import preset_about, preset_title
from dokodesk.views.start_page import CardFan, ChoiceButton
from dokodesk.views.widgets import PushButton, Scroller, button, label, panel

__all__ = ["RULE_SETS", "SIZES", "SizeChoice", "WelcomePage"]

#: The rule sets a beginner can tell apart; all others are a click away later.
RULE_SETS: Final = ("pagat_standard", "ddv_tournament", "kneipe", "swiss_family")
_WIDEST_CHARACTERS: Final = 66
_CARD: Final = "CQ"
#: Few answers: there is room for a look at the cards.
_SHORT_STEPS: Final = (0, 2)
_ASPECT: Final = 1.456


@dataclass(frozen=True, slots=True)
class Size:
    """How large everything shall be.

    Attributes:
        percent: of the text.
        deck: design of the cards.
        card_em: height of the card shown, in heights of a line.
    """

    percent: int
    deck: str
    card_em: float


SIZES: Final = (Size(100, "classic", 4.6), Size(130, "classic", 6.2), Size(160, "large", 7.6))


class SizeChoice(PushButton):
    """A real card and a line of text in one of the sizes there are."""

    def __init__(self, size: Size, letters: str) -> None:
        super().__init__()
        self.size_ = size
        self._letters = letters
        self.setProperty("role", "choice")
        self._picture = QLabel()
        self._title = label("", wrap=True)
        self._about = label("", wrap=True)
        texts = QVBoxLayout()
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._about)
        texts.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._picture)
        self._row.addLayout(texts, 1)
        for part in (self._picture, self._title, self._about):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, title: str, about: str) -> None:
        """Sets what stands beside the card."""
        self._title.setText(title)
        self._about.setText(about)
        self.setAccessibleName(f"{title}. {about}")

    def set_letters(self, letters: str) -> None:
        """Shows the corner letters of another language."""
        self._letters = letters

    def fit(self, em_px: int, base_pt: float) -> None:
        """Takes the size of the surrounding text.

        Args:
            em_px: height of a line of ordinary text.
            base_pt: ordinary text at 100 percent, in points.
        """
        height = round(em_px * self.size_.card_em)
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(height / _ASPECT * ratio), round(height * ratio))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        svg = card_svg(self.size_.deck, self._letters, _CARD)
        QSvgRenderer(QByteArray(svg)).render(painter, QRectF(pixmap.rect()))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)
        self._picture.setFixedSize(round(height / _ASPECT), height)
        scale = base_pt * self.size_.percent / 100
        self._title.setStyleSheet(f"font-size: {scale * 1.15:.1f}pt; font-weight: 600;")
        self._about.setStyleSheet(f"font-size: {scale:.1f}pt;")
        gap = round(em_px * 0.6)
        self._row.setContentsMargins(em_px, gap, em_px, gap)
        self._row.setSpacing(em_px)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def heightForWidth(self, width: int) -> int:
        return max(self._row.heightForWidth(width), self._row.minimumSize().height())


class _Step(QWidget):
    """One question with its answers."""

    def __init__(self, choices: Sequence[PushButton]) -> None:
        super().__init__()
        self.question = label("", "head", wrap=True)
        self.about = label("", "muted", wrap=True)
        self.choices = tuple(choices)
        self.first = self.choices[0]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.question)
        column.addWidget(self.about)
        for choice in choices:
            column.addWidget(choice)
        column.addStretch(1)

    def ask(self, question: str, about: str) -> None:
        self.question.setText(question)
        # Whoever only hears the answers must hear what they answer.
        for choice in self.choices:
            choice.setAccessibleDescription(question)
        self.about.setText(about)
        self.about.setVisible(bool(about))


class WelcomePage(QWidget):
    """Asks language, size, experience and rules; every question can be skipped.

    Signals:
        language_chosen(str): the code.
        size_chosen(object): a ``Size``.
        learner_found: the person is learning the game.
        rules_chosen(str): the name of a preset to begin a match with.
        left: the person wants no more questions.
    """

    language_chosen = Signal(str)
    size_chosen = Signal(object)
    learner_found = Signal()
    rules_chosen = Signal(str)
    left = Signal()

    def __init__(
        self,
        appearance: Appearance,
        language: Callable[[], str],
        letters: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        """Begins with the first question.

        Args:
            appearance: the look.
            language: gives the code of the language that is spoken.
            letters: gives the corner letters that go with it.
            parent: the owner.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._language = language
        self._letters = letters
        self._title = QLabel()
        self._title.setProperty("role", "felt-title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self.languages = {code: ChoiceButton() for code in languages()}
        self.sizes = [SizeChoice(size, letters()) for size in SIZES]
        self.knows, self.learns = ChoiceButton(), ChoiceButton()
        self.rule_sets = {name: ChoiceButton() for name in RULE_SETS}
        self.steps = (
            _Step(list(self.languages.values())),
            _Step(self.sizes),
            _Step([self.knows, self.learns]),
            _Step(list(self.rule_sets.values())),
        )
        self._step = 0
        self._where = label("", "muted")
        self.back = button("", self._back, "flat")
        self.skip = button("", self.go_on, "flat")
        self.leave = button("", self.left.emit, "felt")
        self.fan = CardFan()
        self._build()
        self._connect()
        appearance.changed.connect(self._arrange)
        self.retranslate()

    @property
    def step(self) -> int:
        """Which question is asked, from 0."""
        return self._step

    def focus(self) -> None:
        """Gives the keyboard to the first answer, or to the language that is spoken."""
        step = self.steps[self.step]
        first = self.languages.get(self._language(), step.first) if not self.step else step.first
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_step(self, step: int) -> None:
        """Asks one of the questions."""
        self._step = step
        # A stack of pages would ask for the room of its largest one.
        for place, shown in enumerate(self.steps):
            shown.setVisible(place == step)
        self.retranslate()
        self._scroller.verticalScrollBar().setValue(0)
        self.focus()

    def go_on(self) -> None:
        """Asks the next question, or leaves after the last one."""
        if self.step + 1 < len(self.steps):
            self.show_step(self.step + 1)
        else:
            self.left.emit()

    def _back(self) -> None:
        if self.step:
            self.show_step(self.step - 1)

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self._panel = panel()
        self._box = QVBoxLayout(self._panel)
        for place, step in enumerate(self.steps):
            step.setVisible(place == self._step)
            self._box.addWidget(step)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addWidget(self._where, 1, Qt.AlignmentFlag.AlignCenter)
        foot.addWidget(self.skip)
        self._box.addLayout(foot)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.addStretch(1)
        self._column.addWidget(self.fan, 100)
        self._column.addWidget(self._title)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._panel, 100)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignCenter)
        self._column.addStretch(1)
        self._scroller = Scroller(inner)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroller)

    def _connect(self) -> None:
        for code, choice in self.languages.items():
            choice.clicked.connect(lambda *_, code=code: self._answer(self.language_chosen, code))
        for choice_of_size in self.sizes:
            choice_of_size.clicked.connect(
                lambda *_, size=choice_of_size.size_: self._answer(self.size_chosen, size)
            )
        self.knows.clicked.connect(lambda *_: self.go_on())
        self.learns.clicked.connect(lambda *_: self.learner_found.emit())
        for name, choice in self.rule_sets.items():
            choice.clicked.connect(lambda *_, name=name: self.rules_chosen.emit(name))
        for step in self.steps:
            for answer in step.choices:
                answer.installEventFilter(self)

    def _answer(self, signal: object, value: object) -> None:
        signal.emit(value)  # type: ignore[attr-defined] # a bound signal
        self.go_on()

    # --- looks and texts -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew."""
        language, size, level, rules = self.steps
        self.fan.set_cards("classic", self._letters())
        self._title.setText(self.tr("Welcome to Doppelkopf"))
        language.ask(self.tr("Which language do you speak?"), "")
        spoken = self._language()
        for code, choice in self.languages.items():
            choice.set_role("primary" if code == spoken else "choice")
            choice.set_texts(LANGUAGE_NAMES.get(code, code), "")
        size.ask(
            self.tr("What can you read at ease?"),
            self.tr("Text and cards; the preferences have more sizes."),
        )
        for choice_of_size, title, about in zip(
            self.sizes,
            (self.tr("Like this"), self.tr("Larger"), self.tr("Very large")),
            (
                self.tr("The usual size"),
                self.tr("For small or distant screens"),
                self.tr("With large signs on the cards"),
            ),
            strict=True,
        ):
            choice_of_size.set_letters(self._letters())
            choice_of_size.set_texts(title, about)
        level.ask(self.tr("Do you know Doppelkopf?"), "")
        self.knows.set_role("primary")
        self.knows.set_texts(self.tr("I know Doppelkopf"), self.tr("Straight to the table."))
        self.learns.set_texts(
            self.tr("I am learning"),
            self.tr("From the first trick to the first announcement, with open cards."),
        )
        rules.ask(
            self.tr("Which rules shall we play by?"),
            self.tr("The first card comes next. Every single rule can be changed later."),
        )
        for place, (name, choice) in enumerate(self.rule_sets.items()):
            choice.set_role("choice" if place else "primary")
            choice.set_texts(preset_title(name), preset_about(name))
        self._where.setText(
            self.tr("{step} of {all}").format(step=self.step + 1, all=len(self.steps))
        )
        self.back.setText(self.tr("Back"))
        self.back.setVisible(self.step > 0)
        self.skip.setText(self.tr("Skip"))
        self.leave.setText(self.tr("No questions, to the start page"))
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows move among the answers; a button of its own would go on to any other."""
        choices = list(self.steps[self.step].choices)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if by is None or watched not in choices:
            return super().eventFilter(watched, event)
        held = next(place for place, one in enumerate(choices) if one is watched)
        choice = choices[(held + by) % len(choices)]
        choice.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroller.ensureWidgetVisible(choice)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_felt(self, self._appearance.theme)

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        percent = self._appearance.percent
        for choice in self.sizes:
            choice.fit(round(em * 100 / percent), self._appearance.em * 100 / percent)
        gap = round(em * 0.8)
        self._column.setContentsMargins(em, gap, em, gap)
        self._column.setSpacing(gap)
        self._box.setContentsMargins(em, em, em, gap)
        self._box.setSpacing(gap)
        for step in self.steps:
            box = step.layout()
            assert box is not None
            box.setSpacing(round(em * 0.5))
        self._title.setVisible(self.height() >= 22 * em)
        short = self.step in _SHORT_STEPS
        self.fan.setVisible(short and self.height() >= 34 * em)
        self.fan.setMinimumHeight(9 * em)
        self.fan.setMaximumHeight(15 * em)
        widest = self.fontMetrics().averageCharWidth() * _WIDEST_CHARACTERS
        self._panel.setMaximumWidth(widest)
        self.update()
