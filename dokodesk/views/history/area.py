"""History, statistics, replays and branches as a part of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.views.appearance import Appearance
from dokodesk.views.message_bar import Option
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.engine.match import Match
    from dokodesk.model.replay import DealSource, Replay
    from dokodesk.model.sheet import Sheet
    from dokodesk.storage.history import DealLine, History, StoredMatch
    from dokodesk.views.history.branch_desk import BranchDesk
    from dokodesk.views.history.export import SheetLoader
    from dokodesk.views.history.match_page import StoredMatchPage
    from dokodesk.views.history.page import HistoryPage
    from dokodesk.views.history.replay_page import ReplayPage
    from dokodesk.views.history.statistics_page import StatisticsPage
    from dokodesk.views.main_window import MainWindow

__all__ = ["HistoryArea"]


class HistoryArea(QObject):
    """Brings the pages about what was played."""

    def __init__(
        self, window: MainWindow, appearance: Appearance, around: Surroundings, history: History
    ) -> None:
        """Knows what it needs; nothing is read yet.

        Args:
            window: what it belongs to.
            appearance: the look.
            around: levels, pace and the like.
            history: the stored matches.
        """
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._around = around
        self._history = history
        self._branches: BranchDesk | None = None
        self._loader: SheetLoader | None = None
        #: The stored match whose sheet is shown, and what it was loaded from.
        self._shown: tuple[Match, StoredMatch] | None = None
        #: Shows a sheet that has no cards; another part of the program can do that.
        self.open_sheet: Callable[[int], object] | None = None
        #: Judges deals; another part of the program can do that.
        self.review: Callable[[Sequence[DealSource]], object] | None = None
        #: Judges a stored match, or one deal of it.
        self.review_stored: Callable[[int, int | None], object] | None = None
        #: Tells how many deals of some stored matches are judged.
        self.count_reviewed: Callable[[Sequence[int]], dict[int, int]] | None = None

    # --- the area --------------------------------------------------------------------------------

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {
            Page.HISTORY: self._make_history,
            Page.STATISTICS: self._make_statistics,
            Page.MATCH: self._make_match,
            Page.REPLAY: self._make_replay,
            Page.BRANCH: lambda: self._branch_desk().page,
        }

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"history": self.show_history, "statistics": self.show_statistics}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.replay_deal = self.replay_deal_of
        self._window.replay_source = self._show_source
        self._window.pages.turned.connect(self._on_turned)

    def update_commands(self) -> None:
        """History and statistics can be looked at any time."""

    # --- pages -----------------------------------------------------------------------------------

    def _make_history(self) -> QWidget:
        from dokodesk.views.history.page import HistoryPage

        page = HistoryPage(self._appearance, self._history)
        page.back_wanted.connect(self._window.pages.leave)
        page.match_wanted.connect(self.show_match)
        page.deal_wanted.connect(self.show_deal)
        page.replay_wanted.connect(self.show_replay)
        page.again_wanted.connect(self._show_and_ask_again)
        page.play_on_wanted.connect(self._play_on)
        page.statistics_wanted.connect(self.show_statistics)
        page.removed.connect(self._offer_undo)
        page.purge_wanted.connect(self._ask_purge)
        page.export_wanted.connect(self._export)
        page.is_at_hand = self._is_at_hand
        page.chosen.connect(self._window.update_commands)
        if self.review_stored is not None:
            page.review_wanted.connect(self.review_stored)
        if self.count_reviewed is not None:
            page.offer_review(self.count_reviewed)
        page.told.connect(self._window.messages.inform)
        page.failed.connect(self._tell_error)
        return page

    def _make_statistics(self) -> QWidget:
        from dokodesk.views.history.statistics_page import StatisticsPage

        page = StatisticsPage(self._appearance, self._history)
        page.back_wanted.connect(self._window.pages.leave)
        page.selection_wanted.connect(self.show_history)
        page.failed.connect(self._tell_error)
        return page

    def _make_match(self) -> QWidget:
        from dokodesk.views.history.match_page import StoredMatchPage

        page = StoredMatchPage(self._appearance, self._window.desk.preferences)
        page.back_wanted.connect(self._window.pages.leave)
        page.deal_wanted.connect(self._show_deal_of)
        page.rules_wanted.connect(self._window.show_rules)
        if self._window.review_match is not None:
            page.offer_review()
            page.review_wanted.connect(self._window.review_match)
        return page

    def _make_replay(self) -> QWidget:
        from dokodesk.views.history.replay_page import ReplayPage

        page = ReplayPage(self._appearance, self._window.table_settings, pace=self._around.pace)
        page.back_wanted.connect(self._window.pages.leave)
        page.rules_wanted.connect(self._show_rules)
        page.branch_wanted.connect(self._branch)
        page.again_wanted.connect(self._ask_again)
        page.other_wanted.connect(self._show_stored_replay)
        page.review_wanted.connect(self._review)
        page.offer_review(offered=self.review is not None)
        preferences = self._window.desk.preferences
        page.reasons.set_on(on=preferences.values.explain_computer)
        page.reasons.toggled.connect(partial(preferences.set_value, "explain_computer"))
        preferences.changed.connect(self._on_preference)
        self._window.closed.connect(page.reasons.explaining.close)
        return page

    def _on_preference(self, key: str) -> None:
        if key == "explain_computer":
            values = self._window.desk.preferences.values
            self._replay_page().reasons.set_on(on=values.explain_computer)

    def _branch_desk(self) -> BranchDesk:
        if self._branches is None:
            from dokodesk.views.history.branch_desk import BranchDesk

            self._branches = BranchDesk(self._window, self._appearance, self._around, self._history)
            self._branches.back_wanted.connect(self._back_to_replay)
            self._branches.replay_wanted.connect(self._show_source)
        return self._branches

    def _on_turned(self, page: Page) -> None:
        if page is not Page.BRANCH and self._branches is not None:
            self._branches.give_up()

    # --- history ---------------------------------------------------------------------------------

    def show_history(self) -> None:
        """Shows the history, or leaves it if it is shown."""
        if self._window.page is Page.HISTORY:
            self._window.pages.leave()
        else:
            self._window.pages.show_page(Page.HISTORY)

    def show_statistics(self) -> None:
        """Shows the statistics of what the history has found."""
        from dokodesk.model.history_search import SearchChoice

        page = cast("StatisticsPage", self._window.pages.widget_of(Page.STATISTICS))
        made = self._window.pages.made(Page.HISTORY)
        history = cast("HistoryPage | None", made)
        page.show_selection(SearchChoice() if history is None else history.choice())
        self._window.pages.show_page(Page.STATISTICS)

    def show_match(self, match_id: int) -> None:
        """Shows the score sheet of a stored match."""
        from dokodesk.storage.history import MatchKind

        stored = self._stored(match_id)
        if stored is None:
            return
        if stored.kind is MatchKind.SHEET and self.open_sheet is not None:
            self.open_sheet(match_id)
            return
        match = self._loaded(stored)
        line = self._history.match_lines([match_id])
        if match is not None and line:
            page = cast("StoredMatchPage", self._window.pages.widget_of(Page.MATCH))
            page.show_match(line[0], match)
            self._complete(page, stored, match)
            self._window.pages.show_page(Page.MATCH)

    def _complete(self, page: StoredMatchPage, stored: StoredMatch, match: Match) -> None:
        """Gives the sheet what else is kept of its match, for its files."""
        from dokodesk.model.stored_deals import StoredDealError
        from dokodesk.views.history.export import played_sheet

        with suppress(StoredDealError):  # the sheet is there already, if with less to tell
            page.sheet.set_sheet(played_sheet(stored, match))

    def show_deal(self, match_id: int, deal_id: int) -> None:
        """Shows a stored deal in full."""
        stored = self._stored(match_id)
        match = None if stored is None else self._loaded(stored)
        if match is None or stored is None:
            return
        from dokodesk.model.stored_deals import loaded_ids

        ids = loaded_ids(stored)
        if deal_id in ids:
            self._show_deal_of(match, ids.index(deal_id))

    def _show_deal_of(self, match: Match, place: int) -> None:
        """Shows a deal of the stored match that was loaded last."""
        self._window.show_deal_of(match, place, self._codes_of(match))

    def _codes_of(self, match: Match) -> tuple[str, ...]:
        """The codes of the deals of the match at hand, or of the stored one that is shown."""
        from dokodesk.model.stored_deals import loaded_ids

        if match is self._window.session.match:
            return tuple(self._window.session.codes)
        if self._shown is None or self._shown[0] is not match:
            return ()
        stored = self._shown[1]
        by_id = {deal.id: deal.code for deal in stored.deals}
        return tuple(by_id[number] for number in loaded_ids(stored))

    def _stored(self, match_id: int) -> StoredMatch | None:
        try:
            return self._history.match(match_id)
        except StorageError as error:
            self._tell_error(error)
            return None

    def _loaded(self, stored: StoredMatch) -> Match | None:
        from dokodesk.model.stored_deals import StoredDealError, load_match

        try:
            match = load_match(stored)
        except StoredDealError as error:
            self._tell_unreadable(str(error))
            return None
        self._shown = (match, stored)
        return match

    def _play_on(self, match_id: int) -> None:
        from dokodesk.model.journal import revive

        window = self._window
        if self._is_at_hand(match_id):
            window.desk.go_on()
            return

        def go_on() -> None:
            try:
                stored = self._history.reopen_match(match_id)
            except StorageError as error:
                self._tell_error(error)
                return
            window.pages.widget_of(Page.TABLE)
            window.session.resume(revive(stored, stored.level or self._around.default_level))

        if not window.desk.is_playing:
            go_on()
            return
        window.messages.ask(
            lambda: self.tr("A match is being played. Put it aside and go on with this one?"),
            Option(lambda: self.tr("Go on with this one"), go_on),
            Option(lambda: self.tr("Stay here"), window.focus_page),
            key="history-play-on",
        )

    def _offer_undo(self, match_ids: list[int]) -> None:
        page = cast("HistoryPage", self._window.pages.widget_of(Page.HISTORY))
        self._window.messages.ask(
            lambda: self.tr("The match is in the bin."),
            Option(lambda: self.tr("Undo"), partial(page.undo_delete, match_ids)),
            key="history-undo",
        )
        page.focus()

    def _is_at_hand(self, match_id: int) -> bool:
        return self._window.desk.is_playing and self._window.session.match_id == match_id

    def _export(self, match_ids: Sequence[int]) -> None:
        from dokodesk.views.history.export import SheetLoader

        if self._loader is None:
            self._loader = SheetLoader(self._history, self._window)
            self._loader.loaded.connect(self._show_export)
            self._loader.trouble.connect(self._tell_unreadable)
        self._loader.load(match_ids)

    def _show_export(self, sheets: Sequence[Sheet]) -> None:
        from dokodesk.views.sheet.export_dialog import ExportDialog

        if sheets:
            preferences = self._window.desk.preferences
            dialog = ExportDialog(sheets, self._appearance, preferences, self._window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    def _ask_purge(self) -> None:
        page = cast("HistoryPage", self._window.pages.widget_of(Page.HISTORY))
        self._window.messages.ask(
            lambda: self.tr("Remove everything in the bin for good? This cannot be undone."),
            Option(lambda: self.tr("Remove for good"), page.purge),
            Option(lambda: self.tr("Keep"), self._window.focus_page),
            key="history-purge",
        )

    # --- replays ---------------------------------------------------------------------------------

    def replay_deal_of(self, match: Match, place: int) -> None:
        """Replays a deal of any match that is shown somewhere.

        Args:
            match: the one at hand, a stored one, or one of a record.
            place: of the deal in ``Match.deals``.
        """
        from dokodesk.model.stored_deals import match_source

        level, codes = "", self._codes_of(match)
        if match is self._window.session.match:
            level = self._window.session.level
        elif self._shown is not None and self._shown[0] is match:
            level = self._shown[1].level
        source = match_source(match, place, deal_id=self._deal_id(match, place), level=level)
        code = codes[place] if place < len(codes) else ""
        self._show_source(replace(source, code=code))

    def show_replay(self, match_id: int, deal_id: int) -> None:
        """Replays a stored deal."""
        from dokodesk.model.stored_deals import StoredDealError, deal_source

        stored = self._stored(match_id)
        if stored is None:
            return
        try:
            self._show_source(deal_source(stored, deal_id))
        except StoredDealError as error:
            self._tell_unreadable(str(error))

    def _show_stored_replay(self, deal_id: int) -> None:
        try:
            match_id = self._history.deal(deal_id).match_id
        except StorageError as error:
            self._tell_error(error)
            return
        self.show_replay(match_id, deal_id)

    def _show_source(self, source: DealSource, moment: int | None = None) -> None:
        from dokodesk.model.replay import Replay

        page = cast("ReplayPage", self._window.pages.widget_of(Page.REPLAY))
        branches: tuple[DealLine, ...] = ()
        if source.deal_id is not None:
            try:
                branches = tuple(self._history.branches(source.deal_id))
            except StorageError as error:
                self._tell_error(error)
        page.show_replay(Replay(source), moment, branches=branches)
        self._window.pages.show_page(Page.REPLAY)

    def _deal_id(self, match: Match, place: int) -> int | None:
        """The number of a deal in the history, if it is stored there."""
        ids = self.ids_of(match)
        return ids[place] if place < len(ids) else None

    def refresh_reviewed(self) -> None:
        """Shows anew which matches are reviewed, if the list is shown."""
        if self._window.page is Page.HISTORY:
            cast("HistoryPage", self._window.pages.widget_of(Page.HISTORY)).refresh_reviewed()

    def ids_of(self, match: Match) -> Sequence[int]:
        """The numbers of the deals of a match in the history; empty if it is not stored there."""
        from dokodesk.model.stored_deals import loaded_ids

        if self._shown is not None and self._shown[0] is match:
            return loaded_ids(self._shown[1])
        if match is self._window.session.match:
            number = self._window.session.match_id
            stored = None if number is None else self._stored(number)
            return () if stored is None else loaded_ids(stored)
        return ()

    def replay_source(self, source: DealSource, moment: int | None = None) -> None:
        """Replays any deal.

        Args:
            source: the deal.
            moment: where to begin; the first card unless told.
        """
        self._show_source(source, moment)

    def play_on_from(self, replay: Replay, moment: int, seat: int) -> None:
        """Lets the person play on from a moment of any deal, from a seat."""
        self._branch_desk().begin(replay, moment, seat)

    def _review(self) -> None:
        replay = self._replay_page().replay
        if replay is not None and self.review is not None:
            self.review([replay.source])

    def _show_rules(self) -> None:
        replay = self._replay_page().replay
        if replay is not None:
            self._window.show_rules(replay.source.setup.rules)

    def _replay_page(self) -> ReplayPage:
        return cast("ReplayPage", self._window.pages.widget_of(Page.REPLAY))

    # --- branches --------------------------------------------------------------------------------

    def _branch(self, moment: int, seat: int) -> None:
        replay = self._replay_page().replay
        if replay is not None:
            self._branch_desk().begin(replay, moment, seat)

    def _show_and_ask_again(self, match_id: int, deal_id: int) -> None:
        self.show_replay(match_id, deal_id)
        if self._window.page is Page.REPLAY:
            self._ask_again(0)

    def _ask_again(self, seat: int) -> None:
        from dokodesk.views.history.again_dialog import AgainDialog

        replay = self._replay_page().replay
        if replay is None:
            return
        desk = self._branch_desk()
        dialog = AgainDialog(
            replay.source.names,
            seat,
            replay.source.setup.rules,
            self._around.levels,
            desk.level_for(replay),
            self._window,
        )
        dialog.start_wanted.connect(
            lambda seat, rules, level: desk.begin(replay, 0, seat, rules=rules, level=level)
        )
        dialog.open()

    def _back_to_replay(self, original: Replay, moment: int) -> None:
        if self._replay_page().replay is original:
            self._show_source(original.source, moment)
        else:  # it was begun on another page
            self._window.pages.leave()

    # --- trouble ---------------------------------------------------------------------------------

    def _tell_error(self, error: StorageError) -> None:
        if error.notice.code is NoticeCode.HISTORY_CLOSED:
            return  # the program is ending
        self._window.tell(error.notice)

    def _tell_unreadable(self, reason: str) -> None:
        self._window.messages.inform(
            lambda: self.tr("This cannot be shown: {reason}").format(reason=reason),
            key="history-unreadable",
            error=True,
        )
