"""A deal that was played before, in full, with what it would have been worth by other rules."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from dokodesk.engine.deal_codes import DealCode, fingerprint
from dokodesk.engine.match import FinishedDeal
from dokodesk.engine.scoring import Line
from dokodesk.model.deal_summary import DealSummary
from dokodesk.model.numbers import plain, signed
from dokodesk.model.other_rules import Alternative, alternatives
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import party_text, reason_text
from dokodesk.views.deal_view import DealView
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules_titles import preset_title
from dokodesk.views.widgets import Page, bold, button, clear, label, panel

__all__ = ["DealPage"]


class DealPage(Page):
    """Shows a deal from the score sheet.

    Signals:
        back_wanted: return to the sheet.
    """

    back_wanted = Signal()

    WIDEST_CHARACTERS = 150

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deal = DealView(appearance, full=True)
        self._finished: FinishedDeal | None = None
        self._code = ""
        self._on_replay: Callable[[], object] | None = None
        self.on_review: Callable[[], object] | None = None
        self._back = button("", self.back_wanted.emit)
        self._replay = button("", self._show_replay, "primary")
        self._review = button("", self._show_review)
        self._copy = button("", self._copy_code)
        self._others = panel()
        self._grid = QGridLayout(self._others)
        self._prints = label("", "small", wrap=True)
        self._prints.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        #: Buttons of other parts of the program can stand here, before the way back.
        self.buttons = FlowLayout(to_the_right=True)
        for part in (self._replay, self._review, self._copy, self._back):
            self.buttons.addWidget(part)
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.deal)
        self.column.addWidget(self._others)
        self.column.addWidget(self._prints)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def show_deal(
        self,
        summary: DealSummary,
        deal: FinishedDeal | None = None,
        *,
        code: str = "",
        on_replay: Callable[[], object] | None = None,
        on_review: Callable[[], object] | None = None,
    ) -> None:
        """Shows this deal.

        Args:
            summary: what there is to tell.
            deal: the same as the engine keeps it, to count it by other rules.
            code: what its cards follow from, if that is known.
            on_replay: plays it again before one's eyes; without it that is not offered.
            on_review: judges the decisions in it; without it that is not offered.
        """
        self._finished, self._code, self._on_replay = deal, code, on_replay
        self.on_review = on_review
        self.deal.show_deal(summary)
        self.retranslate()
        self.scroller.verticalScrollBar().setValue(0)

    def focus(self) -> None:
        """Gives the keyboard to the way back."""
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def finished(self) -> FinishedDeal | None:
        """The deal as the engine keeps it, if that is known."""
        return self._finished

    @property
    def deal_code(self) -> str:
        """The full code of the deal; empty if it has none."""
        deal = self._finished
        if deal is None or not self._code:
            return ""
        return DealCode(self._code, deal.setup.forehand, deal.setup.rules).text

    def retranslate(self) -> None:
        self._back.setText(self.tr("Back to the score sheet"))
        self._copy.setText(self.tr("Copy deal code"))
        self._replay.setText(self.tr("Replay"))
        self._review.setText(self.tr("Review this deal"))
        self._review.setVisible(self.on_review is not None)
        self._copy.setVisible(bool(self.deal_code))
        self._replay.setVisible(self._on_replay is not None)
        self._prints.setVisible(bool(self.deal_code))
        if self.deal_code:
            self._prints.setText(
                self.tr("Deal code {code} · fingerprint {print}").format(
                    code=self.deal_code, print=fingerprint(self._code)
                )
            )
        self._fill()

    # --- other rules -----------------------------------------------------------------------------

    def _fill(self) -> None:
        clear(self._grid)
        deal = self._finished
        self._others.setVisible(deal is not None and not deal.void)
        if deal is None or deal.void:
            return
        em = self.fontMetrics().height()
        self._grid.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
        self._grid.setHorizontalSpacing(em)
        self._grid.setVerticalSpacing(round(em * 0.35))
        self._grid.setColumnStretch(2, 1)
        self._grid.addWidget(label(self.tr("By other rules"), "section"), 0, 0, 1, 3)
        about = self.tr("The same cards and announcements, counted by other rules.")
        self._grid.addWidget(label(about, "small", wrap=True), 1, 0, 1, 3)
        for row, other in enumerate(alternatives(deal), 2):
            top = Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(label(preset_title(other.preset)), row, 0, top)
            self._grid.addWidget(bold(label(_worth(other))), row, 1, top)
            self._grid.addWidget(label(self._difference(deal, other), "muted", wrap=True), row, 2)

    def _difference(self, deal: FinishedDeal, other: Alternative) -> str:
        if other.result is None:
            return self.tr("It could not have been played like this.")
        parts = []
        if other.result.value == deal.result.value and other.result.winner is deal.result.winner:
            parts.append(self.tr("the same value"))
        else:
            parts.append(
                self.tr("{value} instead of {played}").format(
                    value=plain(other.result.value), played=plain(deal.result.value)
                )
            )
        if other.result.winner is not deal.result.winner:
            parts.append(self.tr("winner: {side}").format(side=party_text(other.result.winner)))
        if other.gained:
            parts.append(self.tr("added: {lines}").format(lines=_lines(other.gained)))
        if other.lost:
            parts.append(self.tr("missing: {lines}").format(lines=_lines(other.lost)))
        return " · ".join(parts)

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self.deal_code)

    def _show_review(self) -> None:
        if self.on_review is not None:
            self.on_review()

    def _show_replay(self) -> None:
        if self._on_replay is not None:
            self._on_replay()


def _worth(other: Alternative) -> str:
    return "–" if other.result is None else plain(other.result.value)


def _lines(lines: tuple[Line, ...]) -> str:
    return ", ".join(
        f"{reason_text(line.reason)} ({party_text(line.side)} {signed(line.points)})"
        for line in lines
    )
