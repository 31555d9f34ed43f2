"""How a match ended: the places with medals, the totals, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from dokodesk.engine.match import Match, ranking, totals
from dokodesk.engine.parties import Party
from dokodesk.model.numbers import plain
from dokodesk.model.sheet import sheet_rows
from dokodesk.views.appearance import Appearance
from dokodesk.views.deal_texts import joined
from dokodesk.views.medals import Medal
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import ElidedLabel, Page, button, clear, label, panel, rule

__all__ = ["RankingPage"]

_NAME_EM = 10


class RankingPage(Page):
    """The final ranking.

    Signals:
        again_wanted: a new match with the same rules and players.
        new_wanted: choose rules and players for a new match.
        sheet_wanted: show the score sheet.
    """

    again_wanted = Signal()
    new_wanted = Signal()
    sheet_wanted = Signal()

    WIDEST_CHARACTERS = 78

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._match: Match | None = None
        self._title = label("", "title", wrap=True)
        self._sub = label("", "lead", wrap=True)
        self._places = panel()
        self._grid = QGridLayout(self._places)
        self._again = button("", self.again_wanted.emit, "primary")
        self._new = button("", self.new_wanted.emit)
        self._sheet = button("", self.sheet_wanted.emit)
        self._review = button("", self._on_review)
        self._review.hide()
        self._reviews: QAction | None = None
        beside = FlowLayout()
        for each in (self._sheet, self._review, self._new):
            beside.addWidget(each)
        buttons = QHBoxLayout()
        buttons.addLayout(beside, 1)
        buttons.addWidget(self._again, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addStretch(1)
        for part in (self._title, self._sub, self._places):
            self.column.addWidget(part)
        self.column.addLayout(buttons)
        self.column.addStretch(2)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def show_match(self, match: Match) -> None:
        """Shows how a match ended."""
        self._match = match
        self.retranslate()

    def offer_review(self, action: QAction) -> None:
        """Lets the decisions of all deals be judged.

        Args:
            action: does it.
        """
        self._reviews = action
        self._review.setVisible(True)

    def _on_review(self) -> None:
        if self._reviews is not None:
            self._reviews.trigger()

    def focus(self) -> None:
        """Gives the keyboard to what is likely next."""
        self._again.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._again.setText(self.tr("Play again"))
        self._new.setText(self.tr("Other rules or players…"))
        self._sheet.setText(self.tr("Score sheet"))
        self._review.setText(self.tr("Review this match"))
        self.column.setSpacing(round(self.fontMetrics().height() * 0.7))
        if self._match is None:
            return
        self._title.setText(self._title_text(self._match))
        count = len(self._match.scored)
        self._sub.setText(self.tr("%n deal(s) were played.", "", count))
        self._fill(self._match)

    def _title_text(self, match: Match) -> str:
        first = [match.names[person] for place, person in ranking(match) if place == 1]
        if len(first) == match.size:
            return self.tr("The match ends in a draw")
        # Without a verb, for a name may also be "You".
        return self.tr("First place: {names}").format(names=joined(first))

    def _fill(self, match: Match) -> None:
        clear(self._grid)
        em = self.fontMetrics().height()
        self._grid.setContentsMargins(em, round(em * 0.6), round(em * 1.4), round(em * 0.6))
        self._grid.setHorizontalSpacing(round(em * 1.1))
        self._grid.setVerticalSpacing(round(em * 0.45))
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 2)
        sums = totals(match)
        for row, (place, person) in enumerate(ranking(match)):
            if row:
                self._grid.addWidget(rule(), 2 * row - 1, 0, 1, 4)
            medal = Medal(place, self._appearance)
            self._grid.addWidget(medal, 2 * row, 0, Qt.AlignmentFlag.AlignVCenter)
            name = ElidedLabel(match.names[person], 40)
            _sized(name, 1.25, bold=place == 1)
            # The words beside it may wrap, a name only where it is a very long one.
            name.setMinimumWidth(min(name.sizeHint().width(), _NAME_EM * em))
            self._grid.addWidget(name, 2 * row, 1)
            record = label(self._record(match, person), "muted", wrap=True)
            record.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(record, 2 * row, 2)
            total = _sized(label(plain(sums[person])), 1.5, bold=True)
            total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            total.setAccessibleName(
                self.tr("{name}: {total} points").format(
                    name=match.names[person], total=plain(sums[person])
                )
            )
            self._grid.addWidget(total, 2 * row, 3)

    def _record(self, match: Match, person: int) -> str:
        rows = sheet_rows(match)
        won = sum(
            row.winner is not Party.NONE and row.parties[person] is row.winner for row in rows
        )
        alone = sum(row.alone == person for row in rows)
        text = self.tr("won %n deal(s)", "", won)
        if alone:
            text = self.tr("{won}, %n of all alone", "", alone).format(won=text)
        return text


def _sized(target: QLabel, factor: float, *, bold: bool) -> QLabel:
    font = QFont(target.font())
    font.setPointSizeF(font.pointSizeF() * factor)
    font.setBold(bold)
    target.setFont(font)
    return target
