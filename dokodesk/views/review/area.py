"""The review as a part of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.model.reviewing import MakeReviews, Reviewing
from dokodesk.review.worker import ProcessReviews
from dokodesk.storage.errors import StorageError
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.engine.match import Match
    from dokodesk.model.replay import DealSource, Replay
    from dokodesk.review.verdicts import DealReview
    from dokodesk.views.history.replay_page import ReplayPage
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.review.page import ReviewPage
    from dokodesk.views.table_page import TablePage

__all__ = ["ReviewArea"]


class ReviewArea(QObject):
    """Reviews the last deal, any deal, or a whole match."""

    def __init__(
        self,
        window: MainWindow,
        appearance: Appearance,
        around: Surroundings,
        make: MakeReviews = ProcessReviews,
    ) -> None:
        """Reviews nothing yet.

        Args:
            window: what it belongs to.
            appearance: the look.
            around: where matches are stored, and the pace of the table.
            make: makes what reviews.
        """
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._around = around
        self._make = make
        self._reviewing: Reviewing | None = None
        self._sources: tuple[DealSource, ...] = ()
        self._asked: tuple[int, ...] = ()
        self._hooked = False
        #: Another part of the program shows replays and lets somebody play on.
        self.show_replay: Callable[[DealSource, int], object] | None = None
        self.play_on: Callable[[Replay, int, int], object] | None = None

    # --- the area --------------------------------------------------------------------------------

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {Page.REVIEW: self._make_page}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"review": self.review_last}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.pages.turned.connect(self._on_turned)

    def _on_turned(self, page: Page) -> None:
        """Hooks into the table as soon as there is one."""
        if page is Page.TABLE and not self._hooked:
            self._hooked = True
            table = cast("TablePage", self._window.pages.widget_of(Page.TABLE))
            table.result_shown.connect(self._on_result)

    def _on_result(self) -> None:
        if self._window.desk.preferences.values.review_after_deal:
            self.review_last()

    def update_commands(self) -> None:
        """There must be a finished deal."""
        match = self._window.session.match
        played = match is not None and bool(match.scored)
        self._window.commands["review"].setEnabled(played or self._replayed() is not None)

    # --- reviewing -------------------------------------------------------------------------------

    def review_last(self) -> None:
        """Reviews the deal that is replayed, or else the last one of the match at hand."""
        replayed = self._replayed()
        if replayed is not None:
            self.review_sources([replayed.source])
            return
        match = self._window.session.match
        if match is None or not match.scored:
            return
        self.review_match(match, match.deals.index(match.scored[-1]), self._ids())

    def _replayed(self) -> Replay | None:
        """The finished deal that is being replayed, wherever it comes from."""
        if self._window.page is not Page.REPLAY:
            return None
        page = cast("ReplayPage", self._window.pages.widget_of(Page.REPLAY))
        found = page.replay
        return found if found is not None and found.result is not None else None

    def review_match(self, match: Match, place: int, ids: Sequence[int] = ()) -> None:
        """Reviews one deal of a match; the others can follow.

        Args:
            match: the match.
            place: of the deal in ``Match.deals``.
            ids: the numbers of the deals in the history, if they are stored there.
        """
        from dokodesk.model.stored_deals import match_source

        places = [number for number, deal in enumerate(match.deals) if not deal.void]
        sources = [
            match_source(match, number, deal_id=ids[number] if number < len(ids) else None)
            for number in places
        ]
        self.review_sources(sources, places.index(place) if place in places else 0)

    def review_sources(self, sources: Sequence[DealSource], place: int = 0, seat: int = 0) -> None:
        """Shows the review of one of some deals.

        Args:
            sources: the deals.
            place: the one to begin with.
            seat: whose decisions to show.
        """
        self._sources = tuple(sources)
        page = self._page()
        page.show_sources(self._sources, place, seat)
        for number, source in enumerate(self._sources):
            known = self._reviews().stored(source)
            if known is not None:
                page.add_review(number, known)
        self._begin([place])
        self._window.pages.show_page(Page.REVIEW)

    def stop(self) -> None:
        """Stops reviewing; what was finished stays."""
        self._reviews().cancel()
        self._page().set_progress(None)

    def _begin(self, places: Sequence[int]) -> None:
        self._asked = tuple(places)
        self._reviews().start([self._sources[place] for place in places])

    def _ids(self) -> tuple[int, ...]:
        """The numbers of the deals of the match at hand in the history."""
        from dokodesk.model.stored_deals import loaded_ids

        history, number = self._around.history, self._window.session.match_id
        if history is None or number is None:
            return ()
        try:
            return tuple(loaded_ids(history.match(number)))
        except StorageError:
            return ()

    def _reviews(self) -> Reviewing:
        if self._reviewing is None:
            self._reviewing = Reviewing(self._around.history, self._make, parent=self)
            self._reviewing.reviewed.connect(self._on_reviewed)
            self._reviewing.failed.connect(
                lambda place, reason: self._page().add_fault(self._asked[place], reason)
            )
            self._reviewing.progressed.connect(lambda share: self._page().set_progress(share))
            self._reviewing.finished.connect(lambda: self._page().set_progress(None))
            self._window.closed.connect(self._reviewing.cancel)
        return self._reviewing

    def _on_reviewed(self, place: int, review: DealReview) -> None:
        self._page().add_review(self._asked[place], review)

    # --- the page --------------------------------------------------------------------------------

    def _page(self) -> ReviewPage:
        return cast("ReviewPage", self._window.pages.widget_of(Page.REVIEW))

    def _make_page(self) -> QWidget:
        from dokodesk.views.review.page import ReviewPage

        page = ReviewPage(self._appearance, self._window.table_settings, pace=self._around.pace)
        page.back_wanted.connect(self._window.pages.leave)
        page.deal_wanted.connect(self._on_deal)
        page.stop_wanted.connect(self.stop)
        page.all_wanted.connect(lambda: self._begin(range(len(self._sources))))
        page.replay_wanted.connect(self._on_replay)
        page.branch_wanted.connect(self._on_branch)
        return page

    def _on_deal(self, place: int) -> None:
        if not self._reviews().is_busy:
            self._begin([place])

    def _on_replay(self, moment: int) -> None:
        if self.show_replay is not None:
            self.show_replay(self._sources[self._page().place], moment)

    def _on_branch(self, moment: int, seat: int) -> None:
        from dokodesk.model.replay import Replay

        if self.play_on is not None:
            self.play_on(Replay(self._sources[self._page().place]), moment, seat)
