"""The hint in practice: what would be good now, and what each card brings."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dokodesk.engine.actions import Play
from dokodesk.learning.coach import Advice
from dokodesk.model.practice_hints import PracticeHints
from dokodesk.model.practice_session import PracticeSession
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import action_text, card_name
from dokodesk.views.coach.words import thought_text
from dokodesk.views.minicards import HandStrip
from dokodesk.views.widgets import bold, button, clear, label

__all__ = ["HintBox"]

#: More reasons than these nobody reads.
_REASONS = 2


class HintBox(QWidget):
    """A button, and below it the answer.

    Signals:
        pointed(object): the card that is advised, or ``None``.
    """

    pointed = Signal(object)

    def __init__(self, session: PracticeSession, appearance: Appearance) -> None:
        super().__init__()
        self._session = session
        self._appearance = appearance
        self.hints = PracticeHints(self)
        self.ask = button("", self._on_ask)
        self._words = label("", wrap=True)
        self._rows = QGridLayout()
        self._advice: Advice | None = None
        self._asked_at: int | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.ask)
        column.addWidget(self._words)
        column.addLayout(self._rows)
        self.hints.answered.connect(self._on_answered)
        self._words.hide()

    @property
    def words(self) -> str:
        """What was advised; empty without a hint."""
        return "" if self._words.isHidden() else self._words.text()

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self.ask.setText(self.tr("Hint"))
        self.ask.setToolTip(self.tr("What would be good now, by what you can know"))
        if self._advice is not None:
            self._show(self._advice)

    def refresh(self) -> None:
        """Takes a hint away when the moment it was for is gone."""
        view = self._session.view
        now = len(view.history) if view is not None else None
        self.ask.setEnabled(view is not None and view.turn == 0 and bool(view.legal))
        if self._asked_at is not None and now != self._asked_at:
            self._asked_at = None
            self._advice = None
            self.hints.forget()
            self._words.hide()
            clear(self._rows)
            self.pointed.emit(None)

    def _on_ask(self) -> None:
        state, view = self._session.state, self._session.view
        if state is None or view is None:
            return
        self._asked_at = len(view.history)
        self._words.setText(self.tr("One moment…"))
        self._words.show()
        self.hints.ask(state)

    def _on_answered(self, advice: Advice | None) -> None:
        self._advice = advice
        if advice is None or advice.action is None:
            self._words.setText(self.tr("There is nothing to advise here."))
            return
        self._show(advice)
        action = advice.action
        self.pointed.emit(action.card if isinstance(action, Play) else None)

    def _show(self, advice: Advice) -> None:
        action = advice.action
        if action is None:
            return
        what = card_name(action.card) if isinstance(action, Play) else ""
        text = what or action_text(action, self._session.names)
        words = self.tr("Good now: {what}.").format(what=text)
        names = self._session.names
        reasons = [thought_text(thought, names) for thought in advice.thoughts[:_REASONS]]
        if advice.estimate is not None and not advice.clear and not reasons:
            reasons.append(self.tr("The others are hardly worse."))
        self._words.setText(" ".join([words, *reasons]))
        clear(self._rows)
        numbers = advice.estimate
        if numbers is None:
            return
        heads = ("", self.tr("Points"), self.tr("Wins"))
        for column, head in enumerate(heads):
            self._rows.addWidget(label(head, "small"), 0, column, Qt.AlignmentFlag.AlignRight)
        locale = QLocale()
        ranked = sorted(numbers.choices, key=lambda choice: -choice.points)
        for row, choice in enumerate(ranked, start=1):
            strip = HandStrip([[choice.action.card]], self._appearance.theme)
            self._rows.addWidget(strip, row, 0, Qt.AlignmentFlag.AlignLeft)
            points = label(locale.toString(choice.points, "f", 1).replace("-", "\u2212"))
            chance = label(self.tr("{percent} %").format(percent=round(100 * choice.win)))
            for place, cell in ((1, points), (2, chance)):
                if choice.action == action:
                    bold(cell)
                self._rows.addWidget(cell, row, place, Qt.AlignmentFlag.AlignRight)
        self._rows.setColumnStretch(0, 1)
