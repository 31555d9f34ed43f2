"""The coach as a part of the window: beside the table, when it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView
from dokodesk.learning.coach import warnings
from dokodesk.model.coaching import Coaching, Counsel, hinted_deals
from dokodesk.views.appearance import Appearance
from dokodesk.views.coach.words import warning_text
from dokodesk.views.message_bar import Option
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.views.coach.panel import CoachPanel
    from dokodesk.views.history.match_page import StoredMatchPage
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.sheet_page import SheetPage
    from dokodesk.views.table_page import TablePage

__all__ = ["CoachArea"]

_ASK: Final = "coach-warning"
#: From so many points on a mistake is a costly one.
_COSTLY: Final = 0.75


class CoachArea(QObject):
    """Gives advice in a match where the preferences allow it, and notes that it did."""

    def __init__(self, window: MainWindow, appearance: Appearance, around: Surroundings) -> None:
        """Says nothing yet.

        Args:
            window: what it belongs to.
            appearance: the look.
            around: where matches are stored.
        """
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._history = around.history
        self._coaching: Coaching | None = None
        self._panel: CoachPanel | None = None
        self._counsel: Counsel | None = None
        self._shown_for: SeatView | None = None
        self._accepted: Play | None = None
        self._hooked = False
        #: The panel was taken away for the result and comes back with the next deal.
        self._put_aside = False

    # --- the area --------------------------------------------------------------------------------

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"hint": self.ask}

    def connect_up(self) -> None:
        self.setParent(self._window)
        session = self._window.session
        session.match_started.connect(self._settle)
        session.step_applied.connect(lambda _step: self._refresh())
        session.deal_started.connect(self._on_deal_started)
        session.view_replaced.connect(self._refresh)
        self._window.desk.preferences.changed.connect(self._on_preference)
        self._window.pages.turned.connect(self._on_turned)

    def update_commands(self) -> None:
        """There must be something to decide, and hints must be allowed."""
        can = self._may_ask() and self._view() is not None
        self._window.commands["hint"].setEnabled(can)

    # --- asking ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Asks the coach about this moment, and shows what it says."""
        view = self._view()
        if view is None or not self._may_ask():
            return
        self._shown_for = view
        if self._window.page is not Page.TABLE:
            self._window.pages.show_page(Page.TABLE)
        panel = self._make_panel()
        panel.show()
        session = self._window.session
        self._coach().note(session.match_id, session.deal_number)
        if self._counsel is not None and self._counsel.view is view:
            self._show(self._counsel)
            return
        panel.wait()
        self._coach().ask(view)

    def _on_deal_started(self) -> None:
        if self._put_aside and self._panel is not None:
            self._panel.show()
        self._put_aside = False
        self._refresh()

    def _on_result(self) -> None:
        """The result takes the room of the coach, who has nothing to say about it."""
        if self._panel is not None and not self._panel.isHidden():
            self._put_aside = True
            self._panel.hide()

    def _on_turned(self, page: Page) -> None:
        self._settle()
        if page is Page.SHEET:
            sheet = cast("SheetPage", self._window.pages.widget_of(page))
            sheet.set_note(self._note(self._window.session.match_id))
        elif page is Page.MATCH:
            stored = cast("StoredMatchPage", self._window.pages.widget_of(page))
            stored.sheet.set_note(self._note(stored.match_id))

    def _note(self, match_id: int | None) -> str:
        """In which deals of a match the coach was asked, for its score sheet."""
        if self._history is None or match_id is None:
            return ""
        deals = ", ".join(map(str, hinted_deals(self._history, match_id)))
        return self.tr("Hints were asked for in deal {deals}.").format(deals=deals) if deals else ""

    def _may_ask(self) -> bool:
        return self._window.desk.preferences.values.hints != "off"

    def _view(self) -> SeatView | None:
        """The moment, if the person has something to decide."""
        view = self._window.session.view
        return view if view is not None and view.turn == view.seat and view.legal else None

    def _coach(self) -> Coaching:
        if self._coaching is None:
            self._coaching = Coaching(self._history, self)
            self._coaching.answered.connect(self._on_answered)
            self._window.closed.connect(self._coaching.close)
        return self._coaching

    def _on_answered(self, counsel: Counsel) -> None:
        if counsel.view is not self._window.session.view:
            return
        self._counsel = counsel
        if self._shown_for is counsel.view:
            self._show(counsel)

    def _show(self, counsel: Counsel) -> None:
        panel = self._make_panel()
        names = self._window.session.names
        language = self._window.language
        said = counsel.call if counsel.call is not None else counsel.advice
        signs = self._window.session.opponents.conventions
        panel.show_advice(said, counsel.view, names, language, signs)

    # --- beside the table ------------------------------------------------------------------------

    def _table(self) -> TablePage | None:
        return cast("TablePage | None", self._window.pages.made(Page.TABLE))

    def _make_panel(self) -> CoachPanel:
        if self._panel is None:
            from dokodesk.views.coach.panel import CoachPanel

            page = cast("TablePage", self._window.pages.widget_of(Page.TABLE))
            self._panel = CoachPanel(self._appearance)
            page.set_side(self._panel)
            self._panel.closed.connect(self._close)
            self._panel.asked.connect(self.ask)
            self._panel.pointed.connect(self._point)
        return self._panel

    def _close(self) -> None:
        panel = self._make_panel()
        panel.forget(can_ask=False)
        panel.hide()
        self._window.focus_page()

    def _point(self, card: Card | None) -> None:
        table = self._table()
        if table is None:
            return
        table.table.clear_highlights()
        if card is not None:
            table.table.highlight([card], text=self.tr("good now"))

    def _settle(self) -> None:
        """Hooks into the table as soon as there is one, and forgets what was said before."""
        table = self._table()
        if table is not None:
            table.table.allow_play = self._allow
            if not self._hooked:
                self._hooked = True
                table.result_shown.connect(self._on_result)
        self._refresh()

    def _refresh(self) -> None:
        """Another moment: what was said is gone; a new answer is prepared where it is wanted."""
        view = self._view()
        self.update_commands()
        known = self._counsel is not None and self._counsel.view is view
        if known or (view is not None and self._shown_for is view):
            return
        self._counsel = self._shown_for = self._accepted = None
        self._window.messages.withdraw(_ASK)
        if self._coaching is not None:
            self._coaching.forget()
        if self._panel is not None and not self._panel.isHidden():
            self._panel.forget(can_ask=view is not None and self._may_ask())
        values = self._window.desk.preferences.values
        if view is None:
            return
        if values.hints == "always" and self._window.page is Page.TABLE:
            self.ask()
        elif values.warn_before != "off":
            self._coach().ask(view)

    def _on_preference(self, key: str) -> None:
        if key == "hints":
            if not self._may_ask() and self._panel is not None:
                self._close()
            self._window.update_commands()
        if key in ("hints", "warn_before"):
            self._counsel = None
            self._settle()

    # --- warnings --------------------------------------------------------------------------------

    def _allow(self, play: Play) -> bool:
        """Whether a card goes ahead; asks first where it would be a mistake."""
        wanted = self._window.desk.preferences.values.warn_before
        counsel = self._counsel
        if wanted == "off" or counsel is None or counsel.view is not self._view():
            return True
        numbers = counsel.advice.estimate if counsel.advice is not None else None
        if numbers is None or play == self._accepted:
            return True
        found = warnings(counsel.view, play, numbers)
        mine = numbers.of(play)
        if not found or mine is None or (wanted == "big" and mine.behind < _COSTLY):
            return True
        names = self._window.session.names
        session = self._window.session
        self._coach().note(session.match_id, session.deal_number)
        self._window.messages.ask(
            lambda: " ".join(warning_text(each, names) for each in found),
            Option(lambda: self.tr("Play it anyway"), lambda: self._play_anyway(play)),
            Option(lambda: self.tr("Another card"), self._window.focus_page),
            key=_ASK,
        )
        return False

    def _play_anyway(self, play: Play) -> None:
        self._accepted = play
        self._window.focus_page()
        self._window.session.request(play)
