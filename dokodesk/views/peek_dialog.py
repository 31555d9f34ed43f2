"""The dialog that shows whether the computer players look at cards they cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from dokodesk.ai.peek import DEALS, PastDecision, PeekTest, Swapped, decisions
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.match import FinishedDeal
from dokodesk.engine.trumps import CardOrder, sort_hand
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import action_text, card_text
from dokodesk.views.minicards import HandStrip
from dokodesk.views.widgets import CalmComboBox, Scroller, bold, button, clear, label, rule

__all__ = ["PeekDialog", "PeekSubject"]

#: So many of the deals are drawn.
_SHOWN: Final = 3
_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class PeekSubject:
    """A finished deal and who played it.

    Attributes:
        deal: as the engine keeps it.
        code: the seed it was played with.
        names: who sat at seats 0-3.
        players: the computer player of each seat by name; for the person's seat the one that would
            have played for it.
        person: the person's seat, or ``None``.
    """

    deal: FinishedDeal
    code: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    person: int | None = 0


class PeekDialog(QDialog):
    """Swaps the hidden cards of a decision and shows that the answer stays.

    One deal is tried at a time between two events of the window, so everything stays alive and
    closing the dialog ends it at once.
    """

    def __init__(
        self, appearance: Appearance, subject: PeekSubject, parent: QWidget | None = None
    ) -> None:
        """Offers the decisions of a deal.

        Args:
            appearance: the look.
            subject: the deal.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._subject = subject
        self._decisions = decisions(subject.deal.setup, subject.deal.actions)
        self._test: PeekTest | None = None
        self._chosen: PastDecision | None = None
        self._left: Iterator[Swapped] = iter(())
        self._found: list[Swapped] = []
        self._done = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._try_one)
        self._build()
        appearance.changed.connect(self._retranslate)
        self._fill_choices()
        self._retranslate()
        self.resize(self.sizeHint())

    # --- what it says ----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether deals are being tried."""
        return self._timer.isActive()

    @property
    def found(self) -> tuple[Swapped, ...]:
        """The deals tried so far."""
        return tuple(self._found)

    @property
    def verdict(self) -> str:
        """The result in words; empty before there is one."""
        return self._verdict.text()

    def choose(self, trick: int, seat: int) -> None:
        """Chooses a decision.

        Args:
            trick: its trick, from 0; -1 for the time before the first card.
            seat: who decided.
        """
        self._trick.setCurrentIndex(max(0, self._trick.findData(trick)))
        self._player.setCurrentIndex(max(0, self._player.findData(seat)))

    def start(self) -> None:
        """Begins to try deals for the decision chosen."""
        chosen = self._decision()
        if chosen is None:
            return
        subject = self._subject
        self._chosen = chosen
        self._test = PeekTest(
            subject.deal.setup,
            subject.deal.actions,
            chosen.index,
            player=subject.players[chosen.seat],
            seed=subject.code,
        )
        self._left = self._test.swaps(DEALS)
        self._found, self._done = [], False
        self._timer.start()
        self._show_state()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._intro = label("", wrap=True)
        self._column.addWidget(self._intro)
        self._form = QFormLayout()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._trick_label, self._trick = label(), CalmComboBox()
        self._player_label, self._player = label(), CalmComboBox()
        for name, box in ((self._trick_label, self._trick), (self._player_label, self._player)):
            name.setBuddy(box)
            self._form.addRow(name, box)
            box.currentIndexChanged.connect(self._forget)
        self._column.addLayout(self._form)
        self._go = button("", self.start, "primary")
        row = QHBoxLayout()
        row.addWidget(self._go)
        row.addStretch(1)
        self._column.addLayout(row)
        self._bar = QProgressBar()
        self._bar.setRange(0, DEALS)
        self._bar.setTextVisible(False)
        self._column.addWidget(self._bar)
        self._verdict = bold(label("", wrap=True))
        self._column.addWidget(self._verdict)
        self._details = QGridLayout()
        self._column.addLayout(self._details)
        self._column.addStretch(1)
        self._close = button("", self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(Scroller(content), 1)
        self._outer.addLayout(foot)

    def _fill_choices(self) -> None:
        for trick in sorted({one.trick for one in self._decisions}):
            self._trick.addItem("", trick)
        for seat in range(_SEATS):
            self._player.addItem(self._subject.names[seat], seat)
        # A card in the middle of the deal by a computer player: much is hidden and much was seen.
        others = [seat for seat in range(_SEATS) if seat != self._subject.person]
        self.choose(min(3, max(one.trick for one in self._decisions)), others[0])

    def _decision(self) -> PastDecision | None:
        """What the seat decided in that trick: its card, before the first one its last word."""
        trick, seat = self._trick.currentData(), self._player.currentData()
        own = [one for one in self._decisions if (one.trick, one.seat) == (trick, seat)]
        cards = [one for one in own if isinstance(one.action, Play)]
        found = cards or own
        return found[-1] if found else None

    # --- working ---------------------------------------------------------------------------------

    def _try_one(self) -> None:
        found = next(self._left, None)
        if found is None:
            self._timer.stop()
            self._done = True
        else:
            self._found.append(found)
        self._show_state()

    def _forget(self) -> None:
        """Another decision was chosen: what was found is about the one before."""
        self._timer.stop()
        self._test, self._chosen = None, None
        self._found, self._done = [], False
        self._show_state()

    def _show_state(self) -> None:
        self._go.setEnabled(not self.running and self._decision() is not None)
        self._bar.setVisible(self.running)
        self._bar.setValue(len(self._found))
        self._verdict.setText(self._verdict_text() if self._done else "")
        clear(self._details)
        if self._done and self._test is not None:
            self._draw(self._test)

    def _verdict_text(self) -> str:
        assert self._test is not None
        assert self._chosen is not None
        count = len(self._found)
        name = self._subject.names[self._chosen.seat]
        answer = self._said(self._test.question.answer)
        if not count:
            return self.tr("Nothing was hidden from {name} any more.").format(name=name)
        other = sum(not one.same for one in self._found)
        if other:
            text = self.tr("%n deal(s) of {count} led to another answer: {name} peeks!", "", other)
            return text.format(count=count, name=name)
        if self._chosen.seat == self._subject.person:
            text = self.tr(
                "✓ %n other deal(s), always the same: {answer} in your place.", "", count
            )
        else:
            text = self.tr(
                "✓ %n other deal(s), always the same: {name} decides {answer}.", "", count
            )
        return text.format(name=name, answer=answer)

    def _said(self, answer: Action | None) -> str:
        if answer is None:
            return self.tr("to say nothing")
        return action_text(answer, self._subject.names)

    def _draw(self, test: PeekTest) -> None:
        """What the seat saw, the true hands of the others, and some of the deals tried."""
        view = test.question.view
        order = view.order
        seat = view.seat
        others = [other for other in range(_SEATS) if other != seat]
        names = self._subject.names
        assert self._chosen is not None
        done = self.tr("At the table it was: {action}")
        self._text(done.format(action=action_text(self._chosen.action, names)))
        self._head(self.tr("{name} saw").format(name=names[seat]))
        self._strip("", view.hand, order)
        if view.trick is not None:
            cards = " ".join(card_text(card) for card in view.trick.cards)
            self._text(self.tr("On the table: {cards}").format(cards=cards))
        self._head(self.tr("In truth the others held"))
        for other in others:
            self._strip(names[other], test.question.hands[other], order)
        for number, one in enumerate(self._sample(), start=1):
            self._details.addWidget(rule(), self._details.rowCount(), 0, 1, 2)
            head = self.tr("Deal {number} of those tried: {answer}, with {moved} cards elsewhere")
            self._head(head.format(number=number, answer=self._said(one.answer), moved=one.moved))
            for other in others:
                self._strip(names[other], one.hands[other], order)

    def _sample(self) -> Sequence[Swapped]:
        """Some of the deals, those with another answer first, then the most different ones."""
        return sorted(self._found, key=lambda one: (one.same, -one.moved))[:_SHOWN]

    def _head(self, text: str) -> None:
        self._details.addWidget(
            label(text, "section", wrap=True), self._details.rowCount(), 0, 1, 2
        )

    def _text(self, text: str) -> None:
        self._details.addWidget(label(text), self._details.rowCount(), 0, 1, 2)

    def _strip(self, name: str, cards: Sequence[Card], order: CardOrder) -> None:
        row = self._details.rowCount()
        if name:
            said: QLabel = label(name)
            self._details.addWidget(said, row, 0, Qt.AlignmentFlag.AlignVCenter)
        strip = HandStrip(_groups(cards, order), self._appearance.theme)
        self._details.addWidget(strip, row, 1)

    # --- texts -----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._column.setSpacing(round(em * 0.6))
        self._details.setHorizontalSpacing(em)
        self._details.setVerticalSpacing(round(em * 0.3))
        self._details.setColumnStretch(1, 1)
        self.setWindowTitle(self.tr("Does it peek?"))
        intro = self.tr(
            "The computer players get only the cards they may see. Test it with deal {number}: "
            "choose a moment and a player. All cards this player could not know are dealt anew, "
            "fifty times, so that everything seen still fits, and each time the player decides "
            "again."
        )
        self._intro.setText(intro.format(number=self._subject.deal.number))
        self._trick_label.setText(self.tr("Moment"))
        self._player_label.setText(self.tr("Player"))
        for index in range(self._trick.count()):
            trick = int(self._trick.itemData(index))
            self._trick.setItemText(
                index,
                self.tr("Trick {number}").format(number=trick + 1)
                if trick >= 0
                else self.tr("Before the first trick"),
            )
        self._go.setText(self.tr("Swap the hidden cards"))
        self._close.setText(self.tr("Close"))
        self._bar.setAccessibleName(self.tr("Deals tried"))
        self._show_state()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(44 * em, 40 * em).boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        super().closeEvent(event)


def _groups(cards: Sequence[Card], order: CardOrder) -> list[list[Card]]:
    """A hand in its usual order, trumps and each plain suit apart."""
    found: dict[int, list[Card]] = {}
    for card in sort_hand(tuple(cards), order):
        found.setdefault(order.classes[card], []).append(card)
    return list(found.values())
