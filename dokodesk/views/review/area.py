"""The review as a part of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dokodesk.model.reviewing import MakeReviews, Reviewing
from dokodesk.review.judge import REVIEWER
from dokodesk.review.verdicts import VERSION
from dokodesk.review.worker import ProcessReviews
from dokodesk.storage.errors import StorageError
from dokodesk.views.appearance import Appearance
from dokodesk.views.message_bar import Option
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.engine.match import Match
    from dokodesk.model.replay import DealSource, Replay
    from dokodesk.review.verdicts import DealReview
    from dokodesk.views.deal_page import DealPage
    from dokodesk.views.history.match_page import StoredMatchPage
    from dokodesk.views.history.page import HistoryPage
    from dokodesk.views.history.replay_page import ReplayPage
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.record_page import RecordPage
    from dokodesk.views.review.page import ReviewPage
    from dokodesk.views.table_page import TablePage

__all__ = ["ReviewArea"]

_DONE: Final = "review-done"


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
        self._whole = False
        self._hooked = False
        #: Another part of the program shows replays and lets somebody play on.
        self.show_replay: Callable[[DealSource, int], object] | None = None
        self.play_on: Callable[[Replay, int, int], object] | None = None
        #: It also knows the numbers of the deals of a match in the history,
        self.ids_of: Callable[[Match], Sequence[int]] | None = None
        #: and wants to hear that a deal is reviewed.
        self.told: Callable[[], object] | None = None

    # --- the area --------------------------------------------------------------------------------

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {Page.REVIEW: self._make_page}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"review": self.review_here, "review_match": self.review_match_here}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.review_deal = self.review_deal
        self._window.review_match = self.review_match
        self._window.pages.turned.connect(self._on_turned)

    def _on_turned(self, page: Page) -> None:
        """Hooks into the table as soon as there is one."""
        if page is Page.REVIEW:
            self._window.messages.withdraw(_DONE)
        if page is Page.TABLE and not self._hooked:
            self._hooked = True
            table = cast("TablePage", self._window.pages.widget_of(Page.TABLE))
            table.result_shown.connect(self._on_result)

    def _on_result(self) -> None:
        if self._window.desk.preferences.values.review_after_deal:
            self.review_last()

    def update_commands(self) -> None:
        """There must be a finished deal, in what is shown or else in the match at hand."""
        commands = self._window.commands
        commands["review"].setEnabled(self._deal_here() is not None)
        commands["review_match"].setEnabled(self._match_here() is not None)

    # --- what is to be reviewed ------------------------------------------------------------------

    def review_here(self) -> None:
        """Reviews the deal or match that is shown, or else the last deal of the match at hand."""
        review = self._deal_here()
        if review is not None:
            review()

    def review_match_here(self) -> None:
        """Reviews the whole match that is shown, or else the one at hand."""
        review = self._match_here()
        if review is not None:
            review()

    def _deal_here(self) -> Callable[[], object] | None:
        """What reviews the deal that is shown; ``None`` if there is nothing to review."""
        pages = self._window.pages
        match self._window.page:
            case Page.REPLAY:
                replay = cast("ReplayPage", pages.widget_of(Page.REPLAY)).replay
                if replay is None or replay.result is None:
                    return None
                return partial(self.review_sources, [replay.source])
            case Page.DEAL:
                return cast("DealPage", pages.widget_of(Page.DEAL)).on_review
            case Page.HISTORY:
                wanted = cast("HistoryPage", pages.widget_of(Page.HISTORY)).to_review
                return None if wanted is None else partial(self.review_stored, *wanted)
            case Page.MATCH | Page.RECORD:
                return self._match_here()
            case _:
                match = self._window.session.match
                return self.review_last if match is not None and match.scored else None

    def _match_here(self) -> Callable[[], object] | None:
        """What reviews the match that is shown; ``None`` if there is nothing to review."""
        pages = self._window.pages
        match: Match | None
        match self._window.page:
            case Page.REPLAY:
                replay = cast("ReplayPage", pages.widget_of(Page.REPLAY)).replay
                number = None if replay is None else replay.source.deal_id
                return None if number is None else partial(self._review_match_of, number)
            case Page.HISTORY:
                wanted = cast("HistoryPage", pages.widget_of(Page.HISTORY)).to_review
                return None if wanted is None else partial(self.review_stored, wanted[0])
            case Page.DEAL:
                match = self._window.shown_match
            case Page.MATCH:
                match = cast("StoredMatchPage", pages.widget_of(Page.MATCH)).match
            case Page.RECORD:
                match = cast("RecordPage", pages.widget_of(Page.RECORD)).shown_match
            case _:
                match = self._window.session.match
        return partial(self.review_match, match) if match is not None and match.scored else None

    def review_last(self) -> None:
        """Reviews the last deal of the match at hand."""
        match = self._window.session.match
        if match is not None and match.scored:
            self.review_deal(match, match.deals.index(match.scored[-1]))

    def review_deal(self, match: Match, place: int) -> None:
        """Reviews one deal of a match; the others can follow.

        Args:
            match: the match.
            place: of the deal in ``Match.deals``.
        """
        places, sources = self._sources_of(match)
        self.review_sources(sources, places.index(place) if place in places else 0)

    def review_match(self, match: Match) -> None:
        """Reviews all deals of a match."""
        self.review_sources(self._sources_of(match)[1], whole=True)

    def review_stored(self, match_id: int, deal_id: int | None = None) -> None:
        """Reviews a stored match.

        Args:
            match_id: its number in the history.
            deal_id: only this deal of it; the others can follow.
        """
        from dokodesk.model.stored_deals import StoredDealError, load_match, loaded_ids

        history = self._around.history
        if history is None:
            return
        try:
            stored = history.match(match_id)
            match = load_match(stored)
        except StorageError as error:
            self._window.tell(error.notice)
            return
        except StoredDealError as error:
            reason = str(error)
            self._window.messages.inform(
                lambda: self.tr("This cannot be reviewed: {reason}").format(reason=reason),
                key="review",
                error=True,
            )
            return
        ids = loaded_ids(stored)
        places, sources = self._sources_of(match, ids)
        if not sources:
            return
        at = ids.index(deal_id) if deal_id in ids else None
        self.review_sources(sources, places.index(at) if at in places else 0, whole=at is None)

    def _review_match_of(self, deal_id: int) -> None:
        """Reviews the whole match that a stored deal belongs to."""
        history = self._around.history
        if history is None:
            return
        try:
            match_id = history.deal(deal_id).match_id
        except StorageError as error:
            self._window.tell(error.notice)
            return
        self.review_stored(match_id)

    def _sources_of(
        self, match: Match, ids: Sequence[int] | None = None
    ) -> tuple[list[int], list[DealSource]]:
        """The places of the deals of a match that can be reviewed, and the deals."""
        from dokodesk.model.stored_deals import match_source

        if ids is None:
            ids = self.ids_of(match) if self.ids_of is not None else ()
        places = [number for number, deal in enumerate(match.deals) if not deal.void]
        return places, [
            match_source(match, number, deal_id=ids[number] if number < len(ids) else None)
            for number in places
        ]

    def review_sources(
        self, sources: Sequence[DealSource], place: int = 0, seat: int = 0, *, whole: bool = False
    ) -> None:
        """Shows the review of one of some deals.

        Args:
            sources: the deals.
            place: the one to begin with.
            seat: whose decisions to show.
            whole: review all of them.
        """
        wanted = tuple(sources)
        if not wanted:
            return
        same = wanted == self._sources and whole and self._whole and self._reviews().is_busy
        if not same:
            self._sources, self._whole = wanted, whole
            page = self._page()
            page.show_sources(self._sources, place, seat)
            for number, source in enumerate(self._sources):
                known = self._reviews().stored(source)
                if known is not None:
                    page.add_review(number, known)
            self._begin(self._all_from(place) if whole else [place])
        self._window.pages.show_page(Page.REVIEW)

    def _all_from(self, place: int) -> list[int]:
        """All places, the one that is shown first."""
        return [place, *(each for each in range(len(self._sources)) if each != place)]

    def review_all(self) -> None:
        """Reviews the other deals of the match too."""
        self._whole = True
        self._begin(self._all_from(self._page().place))

    def counts(self, match_ids: Sequence[int]) -> dict[int, int]:
        """How many deals of some stored matches are reviewed."""
        history = self._around.history
        return {} if history is None else history.reviewed(match_ids, REVIEWER, VERSION)

    # --- reviewing -------------------------------------------------------------------------------

    def stop(self) -> None:
        """Stops reviewing; what was finished stays."""
        self._reviews().cancel()
        self._page().set_progress(None)

    def _begin(self, places: Sequence[int]) -> None:
        self._asked = tuple(places)
        self._reviews().start([self._sources[place] for place in places])

    def _reviews(self) -> Reviewing:
        if self._reviewing is None:
            self._reviewing = Reviewing(self._around.history, self._make, parent=self)
            self._reviewing.reviewed.connect(self._on_reviewed)
            self._reviewing.failed.connect(
                lambda place, reason: self._page().add_fault(self._asked[place], reason)
            )
            self._reviewing.progressed.connect(lambda share: self._page().set_progress(share))
            self._reviewing.finished.connect(self._on_finished)
            self._window.closed.connect(self._reviewing.cancel)
        return self._reviewing

    def _on_reviewed(self, place: int, review: DealReview) -> None:
        self._page().add_review(self._asked[place], review)
        if self.told is not None:
            self.told()

    def _on_finished(self) -> None:
        """The page says it by itself; whoever has left it in the meantime is told."""
        self._page().set_progress(None)
        if self._window.page is Page.REVIEW or not self._whole:
            return
        self._window.messages.inform(
            lambda: self.tr("The match is reviewed."),
            Option(
                lambda: self.tr("Show the review"),
                lambda: self._window.pages.show_page(Page.REVIEW),
            ),
            key=_DONE,
        )

    # --- the page --------------------------------------------------------------------------------

    def _page(self) -> ReviewPage:
        return cast("ReviewPage", self._window.pages.widget_of(Page.REVIEW))

    def _make_page(self) -> QWidget:
        from dokodesk.views.review.page import ReviewPage

        page = ReviewPage(self._appearance, self._window.table_settings, pace=self._around.pace)
        page.back_wanted.connect(self._window.pages.leave)
        page.deal_wanted.connect(self._on_deal)
        page.stop_wanted.connect(self.stop)
        page.all_wanted.connect(self.review_all)
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
