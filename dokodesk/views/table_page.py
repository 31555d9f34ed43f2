"""The table as a page, with the result of the deal lying over it once the last card is seen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from dokodesk.engine.match import is_last_deal
from dokodesk.model.deal_summary import summarise
from dokodesk.model.session import MatchSession
from dokodesk.views.appearance import Appearance
from dokodesk.views.deal_texts import cause_text, headline_text, sides_text
from dokodesk.views.result_panel import ResultPanel
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.view import TableView

__all__ = ["TablePage"]

#: So long a click or key that was meant for the last trick cannot choose anything.
GUARD_MS = 350
#: The most of the width that something beside the table may take.
_SIDE_SHARE = 0.42
#: The same where words need more of it.
_MOST_SHARE = 0.53


class TablePage(QWidget):
    """Table and result.

    Signals:
        ranking_wanted: the match is over; show how it ended.
        sheet_wanted: show the score sheet.
        result_shown: the result of a deal lies on the table.
        trick_changed: whether there is a trick to look at has changed.
    """

    ranking_wanted = Signal()
    sheet_wanted = Signal()
    result_shown = Signal()
    trick_changed = Signal()

    def __init__(
        self,
        session: MatchSession,
        settings: TableSettings,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        pace: Pace | None = None,
        guard_ms: int = GUARD_MS,
    ) -> None:
        """Shows a session.

        Args:
            session: what is played.
            settings: look and habits of the table.
            appearance: the look of everything else.
            parent: the owner.
            pace: durations in place of those that follow from the settings.
            guard_ms: so long a new result does not let anything be chosen.
        """
        super().__init__(parent)
        self._session = session
        self._guard_ms = guard_ms
        self._has_trick = False
        self.table = TableView(session, settings, self, pace=pace)
        self.panel = ResultPanel(appearance, self)
        self._sides: list[QWidget] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.table, 1)
        self.table.tricks_visible.connect(self._on_tricks_visible)
        self.table.deal_presented.connect(self._on_deal_presented)
        # The panel makes room for the trick and comes back after it.
        self.table.furniture.overlay.closed.connect(self._on_trick_closed)
        self.panel.next_wanted.connect(session.next_deal)
        self.panel.ranking_wanted.connect(self.ranking_wanted)
        self.panel.sheet_wanted.connect(self.sheet_wanted)
        self.panel.trick_wanted.connect(self.show_last_trick)
        session.match_started.connect(self.hide_result)
        session.deal_started.connect(self.hide_result)
        session.view_replaced.connect(self._on_view_replaced)

    @property
    def has_trick(self) -> bool:
        """Whether there is a trick that may be looked at."""
        return self._has_trick

    def set_side(self, widget: QWidget) -> None:
        """Puts something beside the table; it may be shown and hidden at will."""
        self._row.addWidget(widget)
        self._sides.append(widget)
        self._fit_sides()

    def _fit_sides(self) -> None:
        """Leaves more than half of the page to the table, unless words need a little more."""
        usual, most = (round(self.width() * share) for share in (_SIDE_SHARE, _MOST_SHARE))
        for side in self._sides:
            layout = side.layout()
            words = 0 if layout is None else layout.totalMinimumSize().width()
            side.setMaximumWidth(max(1, usual, min(words, most)))

    def show_last_trick(self) -> None:
        """Shows the last trick, or puts it away again."""
        if not self.table.furniture.overlay.isHidden():
            self.table.furniture.overlay.dismiss()
            return
        if self.table.show_last_trick():
            self.panel.hide()
            self.table.furniture.overlay.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide_result(self) -> None:
        """Takes the result away; the next deal begins."""
        if not self.panel.isHidden():
            focused = QApplication.focusWidget()
            had_focus = focused is not None and (
                focused is self.panel or self.panel.isAncestorOf(focused)
            )
            self.panel.hide()
            if had_focus:
                self.focus()

    def focus(self) -> None:
        """Gives the keyboard to what is to be done."""
        target = self.table if self.panel.isHidden() else self.panel
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_sides()
        if not self.panel.isHidden():
            self.panel.fit()

    def _on_tricks_visible(self, there: bool) -> None:
        if there != self._has_trick:
            self._has_trick = there
            self.trick_changed.emit()

    def _on_deal_presented(self) -> None:
        session = self._session
        if not session.deal_over or session.match is None:
            return
        over = session.match_over
        summary = summarise(session.match, -1, code=session.codes[-1])
        told = (headline_text(summary), sides_text(summary), cause_text(summary))
        self.table.announce(". ".join(text.rstrip(".") for text in told if text))
        self.panel.show_result(
            summary,
            over=over,
            last=not over and _last_comes(session),
            trick=self.has_trick,
            guard_ms=self._guard_ms,
        )
        self.result_shown.emit()

    def _on_trick_closed(self) -> None:
        if self._session.deal_over and self.table.idle and self.panel.summary is not None:
            self.panel.show()
            self.panel.raise_()
            self.panel.fit()
            self.focus()

    def _on_view_replaced(self) -> None:
        if not self._session.deal_over:
            self.hide_result()


def _last_comes(session: MatchSession) -> bool:
    """Whether the deal after the finished one is the last, as far as can be known."""
    return session.match is not None and session.match.planned > 1 and is_last_deal(session.match)
