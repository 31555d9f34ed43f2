"""A record file: whether it is right, its score sheet, and each of its deals in full."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dokodesk.engine.match import Match
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.record_file import RecordFile
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text
from dokodesk.views.counts import counts
from dokodesk.views.head import Head
from dokodesk.views.record_texts import record_problem_text
from dokodesk.views.sheet_page import SheetPage
from dokodesk.views.widgets import CalmComboBox, Scroller, button, clear, label, panel

__all__ = ["RecordPage"]

_MOST_PROBLEMS = 20


class RecordPage(QWidget):
    """Shows what a record file holds.

    Signals:
        deal_wanted(Match, int): show a deal in full; its place in ``Match.deals``.
        replay_wanted(DealSource): replay the deal that is not finished.
        review_wanted(Match): judge the decisions of all deals that are shown.
        back_wanted: leave the page.
    """

    deal_wanted = Signal(object, int)
    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        preferences: PreferencesModel | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._file: RecordFile | None = None
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = label("", "title", wrap=True)
        self._verdict = label("", "lead", wrap=True)
        self._back = button("", self.back_wanted.emit)
        self._replay = button("", self._on_replay)
        self._review = button("", self._on_review, "primary")
        self._reviews = False
        self._choice = CalmComboBox()
        self._choice.activated.connect(self._show_part)
        self._problems = panel()
        self._problem_box = QVBoxLayout()
        content = QWidget()
        content.setLayout(self._problem_box)
        self._problem_scroller = Scroller(content)
        frame = QVBoxLayout(self._problems)
        frame.addWidget(self._problem_scroller)
        self._sheet = SheetPage(appearance, bare=True, preferences=preferences)
        self._sheet.deal_wanted.connect(self._on_deal_wanted)
        head = Head((self._title, self._verdict), (self._review, self._replay, self._back))
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(head)
        self._layout.addWidget(self._problems, 1)
        self._layout.addWidget(self._choice, 0, Qt.AlignmentFlag.AlignLeft)
        self._layout.addWidget(self._sheet, 3)
        appearance.changed.connect(self._retranslate)
        self._retranslate()

    @property
    def shown_match(self) -> Match | None:
        """The match whose sheet is shown."""
        return self._sheet.model.shown_match

    def show_file(self, file: RecordFile) -> None:
        """Shows a file that was read."""
        self._file = file
        self._retranslate()
        self._show_part(0)

    def offer_review(self) -> None:
        """Lets the deals be judged; without this it is not offered."""
        self._reviews = True
        self._refresh_review()

    def focus(self) -> None:
        """Gives the keyboard to the sheet."""
        self._sheet.focus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show_part(self, place: int) -> None:
        file = self._file
        shown = file is not None and place < len(file.matches)
        self._sheet.set_sheet(file.sheet(place) if file is not None and shown else None)
        self._refresh_review()

    def _refresh_review(self) -> None:
        match = self.shown_match
        count = 0 if match is None else len(match.scored)
        self._review.setText(
            self.tr("Review this match") if count > 1 else self.tr("Review this deal")
        )
        self._review.setVisible(self._reviews and count > 0)

    def _on_review(self) -> None:
        if self.shown_match is not None:
            self.review_wanted.emit(self.shown_match)

    def _on_deal_wanted(self, place: int) -> None:
        match = self._sheet.model.shown_match
        if match is not None:
            self.deal_wanted.emit(match, place)

    def _on_replay(self) -> None:
        if self._file is not None and self._file.unfinished is not None:
            self.replay_wanted.emit(self._file.unfinished)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._layout.setContentsMargins(em, round(em * 0.8), em, round(em * 0.4))
        self._back.setText(self.tr("Back"))
        self._replay.setText(self.tr("Replay the unfinished deal"))
        self._refresh_review()
        file = self._file
        self._replay.setVisible(file is not None and file.unfinished is not None)
        if file is None:
            return
        self._title.setText(Path(file.path).name)
        self._verdict.setText(self._verdict_text(file))
        self._problems.setVisible(bool(file.problems))
        clear(self._problem_box)
        for problem in file.problems[:_MOST_PROBLEMS]:
            line = label(record_problem_text(problem), wrap=True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._problem_box.addWidget(line)
        more = len(file.problems) - _MOST_PROBLEMS
        if more > 0:
            self._problem_box.addWidget(label(self.tr("and %n more", "", more), "muted"))
        self._problem_box.addStretch(1)
        self._choice.setVisible(len(file.matches) > 1)
        current = max(0, self._choice.currentIndex())
        self._choice.clear()
        what = self.tr("{number}: {what}")
        for number, match in enumerate(file.matches, 1):
            self._choice.addItem(what.format(number=number, what=_what(match)))
        self._choice.setCurrentIndex(min(current, len(file.matches) - 1))

    def _verdict_text(self, file: RecordFile) -> str:
        deals = counts().deals(file.deals)
        if file.problems:
            wrong = counts().problems(len(file.problems))
            return self.tr("{deals}, {wrong}").format(deals=deals, wrong=wrong)
        return self.tr("{deals}, every action is allowed and every result is right").format(
            deals=deals
        )


def _what(match: Match) -> str:
    """What tells a match in a file from the others: who played, or the game of a single deal."""
    if len(match.deals) == 1:
        return contract_text(match.deals[0].result.contract)
    return ", ".join(match.names)
