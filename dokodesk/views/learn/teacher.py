"""The teacher's strip above the table: a portrait, a balloon, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.assets.portraits import portrait_svg
from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded
from dokodesk.views.learn.answer_button import AnswerButton
from dokodesk.views.widgets import button, clear, label, set_role

__all__ = ["Balloon", "Portrait", "Teacher"]

_PORTRAIT: Final = "portrait_05"
_PORTRAIT_EM: Final = 4.2


class Portrait(QWidget):
    """A drawn person."""

    def __init__(self, name: str = _PORTRAIT) -> None:
        super().__init__()
        self._renderer = QSvgRenderer(QByteArray(portrait_svg(name)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * _PORTRAIT_EM)
        return QSize(side, side)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer.render(painter, QRectF(self.rect()))
        painter.end()


class Balloon(QFrame):
    """A speech balloon whose point is at its left edge."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.narrow = False
        appearance.changed.connect(self.update)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        tip = self.fontMetrics().height() * 0.6
        body = QRectF(self.rect()).adjusted(1 if self.narrow else tip, 1, -1, -1)
        middle = min(body.height() / 2, self.fontMetrics().height() * 2.1)
        path = QPainterPath()
        path.addRoundedRect(body, tip, tip)
        point = QPainterPath(QPointF(1, middle))
        if not self.narrow:
            point.lineTo(body.left() + 1, middle - tip * 0.8)
            point.lineTo(body.left() + 1, middle + tip * 0.8)
        point.closeSubpath()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.raised))
        painter.setPen(QPen(QColor(theme.line), 1.2))
        painter.drawPath(path.united(point))
        painter.end()


class Teacher(QWidget):
    """Says something and offers what can be done.

    Signals:
        answered(int): an answer was chosen.
        next_wanted: on to the next step.
        back_wanted: the step before.
        again_wanted: the same task once more.
        show_wanted: show how it goes.
    """

    answered = Signal(int)
    next_wanted = Signal()
    back_wanted = Signal()
    again_wanted = Signal()
    show_wanted = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._portrait = Portrait()
        self._balloon = Balloon(appearance)
        self._verdict = label("", "good")
        self._text = label("", "lead", wrap=True)
        self._answers = QGridLayout()
        self._answer_buttons: list[AnswerButton] = []
        self.next = button("", self.next_wanted.emit, "primary")
        self.again = button("", self.again_wanted.emit)
        self.show_way = button("", self.show_wanted.emit)
        self.back = button("", self.back_wanted.emit, "flat")
        self._build()

    def _build(self) -> None:
        inside = QVBoxLayout(self._balloon)
        inside.addWidget(self._verdict)
        inside.addWidget(self._text)
        inside.addLayout(self._answers)
        self._inside = inside
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for each in (self.next, self.again, self.show_way, self.back):
            self._buttons.addWidget(each)
        self._buttons.addStretch(1)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._balloon, 1)
        row.addLayout(self._buttons)
        self._row = row
        self._space()

    def _space(self) -> None:
        em = self.fontMetrics().height()
        self._row.setContentsMargins(round(em * 0.7), round(em * 0.3), round(em * 0.7), 4)
        self._row.setSpacing(round(em * 0.4))
        left = 0.7 if self._balloon.narrow else 1.4
        right = 0.5 if self._balloon.narrow else 1.0
        self._inside.setContentsMargins(
            round(em * left), round(em * 0.5), round(em * right), round(em * 0.5)
        )
        self._inside.setSpacing(round(em * 0.3))
        self._buttons.setSpacing(round(em * 0.25))
        self._answers.setSpacing(round(em * 0.3))

    def set_narrow(self, *, narrow: bool) -> None:
        """Puts everything one below the other, for a column beside the table."""
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if narrow else right)
        self._portrait.setVisible(not narrow)
        self._balloon.narrow = narrow
        self._balloon.update()
        self._space()

    # --- what is said ----------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """What is being said."""
        return self._text.text()

    @property
    def verdict(self) -> str:
        """How the task or question stands; may be empty."""
        return self._verdict.text() if not self._verdict.isHidden() else ""

    @property
    def answer_buttons(self) -> tuple[AnswerButton, ...]:
        """The answers to choose from."""
        return tuple(self._answer_buttons)

    def say(self, text: str, verdict: str = "", *, good: bool = True) -> None:
        """Says something, also to a screen reader.

        Args:
            text: the words.
            verdict: a word about how it went, before them.
            good: whether that word is a praise.
        """
        self._space()
        self._text.setText(text)
        self._verdict.setText(verdict)
        self._verdict.setVisible(bool(verdict))
        set_role(self._verdict, "good" if good else "bad")
        self.setAccessibleName(f"{verdict} {text}".strip())
        if QAccessible.isActive():
            QAccessible.updateAccessibility(
                QAccessibleAnnouncementEvent(self, f"{verdict} {text}".strip())
            )

    def offer_answers(self, answers: Sequence[str], chosen: int | None, right: int | None) -> None:
        """Offers answers to a question, or none.

        Args:
            answers: their words.
            chosen: the one that was given last.
            right: the right one once it was found.
        """
        clear(self._answers)
        self._answer_buttons = []
        for number, words in enumerate(answers):
            mark = "✓ " if number == right else "✗ " if number == chosen else ""
            each = AnswerButton(mark + words)
            each.clicked.connect(partial(self._on_answer, number))
            each.setEnabled(right is None)
            self._answer_buttons.append(each)
        self._lay_answers()

    def _on_answer(self, number: int, _checked: bool = False) -> None:
        self.answered.emit(number)

    def _lay_answers(self) -> None:
        """Answers beside each other where they fit, else one below the other."""
        buttons = self._answer_buttons
        margins = self._inside.contentsMargins()
        room = self._balloon.width() - margins.left() - margins.right()
        widest = max((each.width_on_one_line for each in buttons), default=0)
        beside = widest * len(buttons) + self._answers.spacing() * len(buttons) <= room
        for number, each in enumerate(buttons):
            self._answers.addWidget(each, 0 if beside else number, number if beside else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_answers()

    def retranslate(self) -> None:
        """Gives the buttons their words."""
        self.next.setText(self.tr("Go on"))
        self.again.setText(self.tr("Try again"))
        self.show_way.setText(self.tr("Show me"))
        self.back.setText(self.tr("Back"))
        self.next.setToolTip(self.tr("The next step (Enter)"))
        self._space()
