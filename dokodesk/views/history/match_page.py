"""The score sheet of a stored match as a page of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dokodesk.engine.match import Match
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.history import MatchSummary
from dokodesk.views.appearance import Appearance
from dokodesk.views.head import Head
from dokodesk.views.history.texts import date_text, rules_text
from dokodesk.views.sheet_page import SheetPage
from dokodesk.views.widgets import button, label

__all__ = ["StoredMatchPage"]


class StoredMatchPage(QWidget):
    """Shows the deals of one stored match.

    Signals:
        back_wanted: leave.
        deal_wanted(Match, int): show a deal in full; its place in ``Match.deals``.
        rules_wanted(Rules): tell its rules.
        review_wanted(Match): judge the decisions of all its deals.
    """

    back_wanted = Signal()
    deal_wanted = Signal(object, int)
    rules_wanted = Signal(object)
    review_wanted = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        preferences: PreferencesModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._line: MatchSummary | None = None
        self._match: Match | None = None
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._title = label("", "title", wrap=True)
        self._about = label("", "lead", wrap=True)
        self._review = button("", self._on_review)
        self._reviews = False
        self._rules = button("", self._on_rules)
        self._back = button("", self.back_wanted.emit)
        self._sheet = SheetPage(appearance, bare=True, preferences=preferences)
        self._sheet.deal_wanted.connect(self._on_deal)
        head = Head((self._title, self._about), (self._review, self._rules, self._back))
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(head)
        self._layout.addWidget(self._sheet, 1)
        appearance.changed.connect(self._retranslate)
        self._retranslate()

    @property
    def match(self) -> Match | None:
        """The match that is shown."""
        return self._match

    @property
    def match_id(self) -> int | None:
        """Its number in the history."""
        return None if self._line is None else self._line.id

    @property
    def sheet(self) -> SheetPage:
        """The score sheet."""
        return self._sheet

    def show_match(self, line: MatchSummary, match: Match) -> None:
        """Shows a match.

        Args:
            line: as the list of matches has it.
            match: with its deals.
        """
        self._line, self._match = line, match
        self._sheet.set_match(match)
        self._retranslate()

    def offer_review(self) -> None:
        """Lets the decisions be judged; without this it is not offered."""
        self._reviews = True
        self._retranslate()

    def focus(self) -> None:
        """Gives the keyboard to the sheet."""
        self._sheet.focus()

    def _on_deal(self, place: int) -> None:
        if self._match is not None:
            self.deal_wanted.emit(self._match, place)

    def _on_review(self) -> None:
        if self._match is not None:
            self.review_wanted.emit(self._match)

    def _on_rules(self) -> None:
        if self._match is not None:
            self.rules_wanted.emit(self._match.rules)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._layout.setContentsMargins(em, round(em * 0.8), em, round(em * 0.4))
        self._review.setText(self.tr("Review this match"))
        self._review.setVisible(
            self._reviews and self._match is not None and bool(self._match.scored)
        )
        self._rules.setText(self.tr("Rules"))
        self._back.setText(self.tr("Back"))
        if self._line is None:
            return
        self._title.setText(self.tr("Match of {date}").format(date=date_text(self._line.started)))
        self._about.setText(
            self.tr("{names}, by the rules {rules}").format(
                names=", ".join(self._line.names), rules=rules_text(self._line.preset)
            )
        )
