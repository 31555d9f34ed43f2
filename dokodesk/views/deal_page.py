"""A deal that was played before, in full."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dokodesk.model.deal_summary import DealSummary
from dokodesk.views.appearance import Appearance
from dokodesk.views.deal_view import DealView
from dokodesk.views.widgets import Page, button

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
        self.deal = DealView(appearance)
        self._back = button("", self.back_wanted.emit)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._back)
        self.column.addLayout(row)
        self.column.addWidget(self.deal)
        self.retranslate()

    def show_deal(self, summary: DealSummary) -> None:
        """Shows this deal."""
        self.deal.show_deal(summary)
        self.scroller.verticalScrollBar().setValue(0)

    def focus(self) -> None:
        """Gives the keyboard to the way back."""
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._back.setText(self.tr("Back to the score sheet"))
