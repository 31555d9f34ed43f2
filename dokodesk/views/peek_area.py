"""The test whether the computer players peek: in the menu, beside a result and a deal in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from dokodesk.model.opponents import person_scores
from dokodesk.model.session import PERSON
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page
from dokodesk.views.widgets import button

if TYPE_CHECKING:
    from dokodesk.views.deal_page import DealPage
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.peek_dialog import PeekSubject

__all__ = ["PeekArea"]


class PeekArea(QObject):
    """Opens the test for the deal played last, or for the one that is shown in full."""

    def __init__(self, window: MainWindow, appearance: Appearance) -> None:
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._button: QPushButton | None = None

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"peek": self.show}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.pages.turned.connect(self._on_turned)

    def update_commands(self) -> None:
        self._window.commands["peek"].setEnabled(self._has_deal())

    def show(self) -> None:
        """Opens the test for the last deal; nothing happens before one was played."""
        match = self._window.session.match
        if match is not None and self._has_deal():
            self._open(len(match.deals) - 1)

    def _has_deal(self) -> bool:
        deal = self._window.session.last_deal
        return deal is not None and bool(deal.actions)

    def _on_turned(self, page: object) -> None:
        """Offers the test beside a deal of the match at hand."""
        from dokodesk.views.deal_page import DealPage

        shown = self._window.pages.made(Page.DEAL)
        if page is not Page.DEAL or not isinstance(shown, DealPage):
            return
        if self._button is None:
            self._button = button("", self._open_shown)
            shown.buttons.insertWidget(1, self._button)
        self._button.setText(self._window.commands["peek"].iconText())
        self._button.setVisible(self._place_of(shown) is not None)

    def _place_of(self, shown: DealPage) -> int | None:
        """The place of the deal shown in the match at hand, or ``None``."""
        match, deal = self._window.session.match, shown.finished
        if match is None or deal is None or not deal.actions:
            return None
        return next((n for n, other in enumerate(match.deals) if other is deal), None)

    def _open_shown(self) -> None:
        from dokodesk.views.deal_page import DealPage

        shown = self._window.pages.made(Page.DEAL)
        place = self._place_of(shown) if isinstance(shown, DealPage) else None
        if place is not None:
            self._open(place)

    def _open(self, place: int) -> None:
        from dokodesk.views.peek_dialog import PeekDialog

        dialog = PeekDialog(self._appearance, self._subject(place), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _subject(self, place: int) -> PeekSubject:
        from dokodesk.views.peek_dialog import PeekSubject

        session = self._window.session
        assert session.match is not None
        match, deal = session.match, session.match.deals[place]
        scores = person_scores(match.deals[:place])
        people = deal.seating.players
        return PeekSubject(
            deal=deal,
            code=session.codes[place],
            names=tuple(match.names[person] for person in people),
            players=tuple(session.opponents.player(person, scores) for person in people),
            person=people.index(PERSON) if PERSON in people else None,
        )
