"""What the coach says, beside the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.actions import Play
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.learning.coach import Advice, gone, signs
from dokodesk.model.glossary import glossary
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import action_text, card_name, card_text, party_text
from dokodesk.views.coach.words import linked, thought_text
from dokodesk.views.guard import guarded
from dokodesk.views.minicards import HandStrip
from dokodesk.views.opponents_texts import convention_about, convention_title
from dokodesk.views.widgets import Scroller, bold, button, clear, label

__all__ = ["CoachPanel", "ShareBar"]

_PERCENT = 100
#: As wide as this beside the table, where there is room.
_WIDTH_EM = 19


class ShareBar(QWidget):
    """A share as a bar with its number, so that neither colour nor length alone tells it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._share = 0.0
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, text: str) -> None:
        """Shows a share.

        Args:
            share: from 0 to 1.
            text: what stands in the bar.
        """
        self._share, self._text = share, text
        self.update()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(8 * em, round(1.25 * em))

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(4 * em, round(1.25 * em))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("soft"))
        painter.drawRoundedRect(
            QRectF(box.left(), box.top(), box.width() * self._share, box.height()), 3, 3
        )
        painter.setPen(theme.color("ink"))
        painter.drawText(box.adjusted(6, 0, -6, 0), int(Qt.AlignmentFlag.AlignVCenter), self._text)
        painter.end()


class CoachPanel(QFrame):
    """Advice, reasons, the numbers of all cards, who is probably Re, and what is still out.

    Signals:
        closed: the person has closed it.
        asked: the person wants advice for this moment.
        pointed(object): the card that is advised, or ``None``.
    """

    closed = Signal()
    asked = Signal()
    pointed = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Says nothing yet.

        Args:
            appearance: the look.
            parent: the owner.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._advice: Advice | None = None
        self._view: SeatView | None = None
        self._names: tuple[str, ...] = ()
        self._language = "en"
        self._conventions: tuple[str, ...] = ()
        self.setProperty("role", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._title = label("", "section")
        self._close = button("", self.closed.emit)
        self.ask = button("", self.asked.emit, "primary")
        self.said = label("", wrap=True)
        bold(self.said)
        self.reasons = QVBoxLayout()
        self._rows = QGridLayout()
        self._sides_title = label("", "section")
        self._sides = QGridLayout()
        self._out = label("", "small", wrap=True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.addWidget(self.said)
        column.addLayout(self.reasons)
        column.addLayout(self._rows)
        column.addWidget(self._sides_title)
        column.addLayout(self._sides)
        column.addWidget(self._out)
        column.addStretch(1)
        scroller = Scroller(inside)
        outside = QVBoxLayout(self)
        outside.addLayout(head)
        outside.addWidget(self.ask)
        outside.addWidget(scroller, 1)
        appearance.changed.connect(self._on_look)
        self._retranslate()
        self._on_look()

    @property
    def advice(self) -> Advice | None:
        """What is said; ``None`` without advice."""
        return self._advice

    def wait(self) -> None:
        """Says that the answer is being worked out."""
        self._empty()
        self.said.setText(self.tr("One moment…"))

    def forget(self, *, can_ask: bool) -> None:
        """Takes the advice away: its moment is gone.

        Args:
            can_ask: whether there is something to be asked now.
        """
        self._empty()
        self.said.setText(
            "" if can_ask else self.tr("When it is your turn you can ask what would be good.")
        )
        self.ask.setEnabled(can_ask)

    def show_advice(
        self,
        advice: Advice | None,
        view: SeatView,
        names: Sequence[str],
        language: str,
        conventions: Sequence[str] = (),
    ) -> None:
        """Shows advice.

        Args:
            advice: what is said; ``None`` if there is nothing to say.
            view: the moment it is for.
            names: who sits at seats 0-3.
            language: the language that is spoken.
            conventions: the names of those that the others play by.
        """
        self._empty()
        self._advice, self._view = advice, view
        self._conventions = tuple(conventions)
        self._names, self._language = tuple(names), language
        if advice is None:
            self.said.setText(self.tr("There is nothing to advise here."))
            return
        action = advice.action
        if action is None:
            self.said.setText(self.tr("Better say nothing now."))
        else:
            what = (
                card_name(action.card)
                if isinstance(action, Play)
                else action_text(action, self._names)
            )
            self.said.setText(self.tr("Good now: {what}.").format(what=what))
        self._fill_reasons(advice, view)
        self._fill_rows(advice)
        self._fill_sides(advice, view)
        self._fill_out(view)
        self.pointed.emit(action.card if isinstance(action, Play) else None)

    # --- parts -----------------------------------------------------------------------------------

    def _empty(self) -> None:
        had = self._advice is not None
        self._advice = None
        clear(self.reasons)
        clear(self._rows)
        clear(self._sides)
        self._sides_title.setVisible(False)
        self._out.setText("")
        if had:
            self.pointed.emit(None)

    def _fill_reasons(self, advice: Advice, view: SeatView) -> None:
        for thought in advice.thoughts:
            text = thought_text(thought, self._names)
            if not text:
                continue
            line = QLabel(linked(text, self._language))
            line.setTextFormat(Qt.TextFormat.RichText)
            line.setWordWrap(True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
            line.setAccessibleName(text)
            line.linkActivated.connect(self._explain)
            line.linkHovered.connect(self._explain)
            self.reasons.addWidget(line)
        for name in signs(view, self._conventions):
            text = self.tr("A sign: {title}. {meaning}").format(
                title=convention_title(name), meaning=convention_about(name)
            )
            self.reasons.addWidget(label(text, "small", wrap=True))

    def _explain(self, link: str) -> None:
        """Shows what a word of the game means."""
        meaning = glossary(self._language).meaning(link.removeprefix("word:"))
        if meaning:
            QToolTip.showText(QCursor.pos() + QPoint(0, 12), meaning, self)
        else:
            QToolTip.hideText()

    def _fill_rows(self, advice: Advice) -> None:
        numbers = advice.estimate
        if numbers is None:
            return
        heads = ("", self.tr("Points"), "±", self.tr("Wins"))
        for column, head in enumerate(heads):
            self._rows.addWidget(label(head, "small"), 0, column, Qt.AlignmentFlag.AlignRight)
        locale = QLocale()
        for row, choice in enumerate(numbers.choices, start=1):
            card = choice.action.card
            strip = HandStrip([[card]], self._appearance.theme)
            strip.setAccessibleName(card_name(card))
            self._rows.addWidget(strip, row, 0, Qt.AlignmentFlag.AlignLeft)
            cells = (
                locale.toString(choice.points, "f", 1).replace("-", "−"),
                locale.toString(1.96 * choice.error, "f", 1),
                self.tr("{percent} %").format(percent=round(_PERCENT * choice.win)),
            )
            for place, text in enumerate(cells, start=1):
                cell = label(text, "small" if place == 2 else "")
                if choice.action == advice.action and place != 2:
                    bold(cell)
                self._rows.addWidget(cell, row, place, Qt.AlignmentFlag.AlignRight)
        self._rows.setColumnStretch(0, 1)

    def _fill_sides(self, advice: Advice, view: SeatView) -> None:
        """The chance of each other seat to be Re, from what this seat can know."""
        numbers = advice.estimate
        if numbers is None:
            return
        self._sides_title.setVisible(True)
        row = 0
        for seat, name in enumerate(self._names):
            if seat == view.seat:
                continue
            chance = numbers.re_probability[seat]
            side = view.parties[seat]
            percent = round(_PERCENT * chance)
            if side is not None:
                text = self.tr("certainly {party}").format(party=party_text(side))
                chance = 1.0 if side is Party.RE else 0.0
            else:
                text = self.tr("Re: {percent} %").format(percent=percent)
            bar = ShareBar(self._appearance)
            bar.show_share(chance, text)
            bar.setAccessibleName(f"{name}: {text}")
            self._sides.addWidget(label(name), row, 0)
            self._sides.addWidget(bar, row, 1)
            row += 1
        self._sides.setColumnStretch(1, 1)

    def _fill_out(self, view: SeatView) -> None:
        if not view.contract:
            return
        left = gone(view)
        high = ", ".join(card_text(card) for card in left.high) or "–"
        aces = sum(left.aces.values())
        self._out.setText(
            self.tr(
                "Still with the others: {trumps} trumps (highest {high}), {aces} side aces."
            ).format(trumps=left.trumps, high=high, aces=aces)
        )

    # --- the widget ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(round(_WIDTH_EM * em), 24 * em)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _on_look(self) -> None:
        self.updateGeometry()
        if self._advice is not None and self._view is not None:
            self.show_advice(
                self._advice, self._view, self._names, self._language, self._conventions
            )

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Coach"))
        self._close.setText(self.tr("Close"))
        self.ask.setText(self.tr("What would be good now?"))
        self._sides_title.setText(self.tr("Who is Re?"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._empty()
        super().changeEvent(event)
