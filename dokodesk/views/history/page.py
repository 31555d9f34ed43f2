"""The history as a page: every stored match and deal, searched, looked at and tidied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dokodesk.model.history_model import PagedModel
from dokodesk.model.history_search import SearchChoice
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import (
    DealFilter,
    DealLine,
    History,
    MatchSummary,
)
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text
from dokodesk.views.head import Head
from dokodesk.views.history.details import Details
from dokodesk.views.history.filters import FilterBar
from dokodesk.views.history.lists import HistoryTable, deal_columns, match_columns
from dokodesk.views.history.texts import history_counts, reviewed_text
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import Scroller, button, label, panel

__all__ = ["HistoryPage"]

T = TypeVar("T")

#: Under this width, in heights of a line, the details take the place of the list when asked for.
_WIDE_EM = 56


class HistoryPage(QWidget):
    """Matches or deals, what is known of the chosen one, and what can be done with it.

    Signals:
        back_wanted: leave.
        match_wanted(int): show the score sheet of a match.
        deal_wanted(int, int): show a deal of a match in full; numbers of the match and the deal.
        replay_wanted(int, int): replay it.
        review_wanted(int, object): judge the decisions of a match, or of one deal of it.
        chosen: another line is chosen.
        again_wanted(int, int): play it again; it does not count.
        play_on_wanted(int): go on with a match.
        statistics_wanted: of what is found.
        removed(object): matches were thrown away, a list of numbers; offer to undo it.
        export_wanted(object): write these matches into a file, a list of numbers.
        purge_wanted: ask whether the bin is to be emptied for good, then ``purge``.
        told(object): something to tell, a function that gives the words.
        failed(object): the `StorageError` that something could not be done for.
    """

    back_wanted = Signal()
    match_wanted = Signal(int)
    deal_wanted = Signal(int, int)
    replay_wanted = Signal(int, int)
    review_wanted = Signal(int, object)
    chosen = Signal()
    again_wanted = Signal(int, int)
    play_on_wanted = Signal(int)
    statistics_wanted = Signal()
    removed = Signal(object)
    purge_wanted = Signal()
    export_wanted = Signal(object)
    told = Signal(object)
    failed = Signal(object)

    def __init__(
        self, appearance: Appearance, history: History, parent: QWidget | None = None
    ) -> None:
        """Shows a history; it is read when the page is shown.

        Args:
            appearance: the look.
            history: an open one.
            parent: the owner.
        """
        super().__init__(parent)
        self._history = history
        self._has_rows = False
        self._reviewed: dict[int, int] = {}
        #: Tells how many deals of some matches are reviewed; another part of the program knows.
        self.count_reviewed: Callable[[Sequence[int]], dict[int, int]] | None = None
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._title = label("", "title", wrap=True)
        self._found = label("", "lead", wrap=True)
        self._back = button("", self.back_wanted.emit)
        self._statistics = button("", self.statistics_wanted.emit)
        self._export = button("", self._export_found)
        #: Whether a match is being played just now; then it cannot be thrown away.
        self.is_at_hand: Callable[[int], bool] = lambda _match_id: False
        self.filters = FilterBar()
        self._by_match, self._by_deal = button("", self.show_matches), button("", self.show_deals)
        self._bin = button("", self._toggle_bin)
        self._more = button("", self._turn)
        self._more.setCheckable(True)
        self._empty_bin = button("", self.purge_wanted.emit)
        self.matches: PagedModel[MatchSummary] = PagedModel(
            match_columns(self._reviewed_text), self
        )
        self.deals: PagedModel[DealLine] = PagedModel(deal_columns(), self)
        self.match_table = HistoryTable(self.matches, appearance, (1, 2, 3, 7), (7, 3, 2, 6))
        self.deal_table = HistoryTable(self.deals, appearance, (2, 5, 6, 7), (7, 6, 5, 3))
        self._nothing = label("", "lead", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lists = QStackedWidget()
        for part in (self.match_table, self.deal_table, self._nothing):
            self._lists.addWidget(part)
        self.details = Details()
        self.details.reviewed = self._reviewed_text
        self._build()
        self._connect(appearance)
        self._retranslate()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        group = QButtonGroup(self)
        for each in (self._by_match, self._by_deal):
            each.setCheckable(True)
            group.addButton(each)
        self._by_match.setChecked(True)
        self._bin.setCheckable(True)
        head = Head((self._title, self._found), (self._back,))
        tools = FlowLayout()
        for each in (
            self._by_match,
            self._by_deal,
            self._statistics,
            self._export,
            self._bin,
            self._empty_bin,
            self._more,
        ):
            tools.addWidget(each)
        self._side = panel()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(1, 1, 1, 1)
        side.addWidget(Scroller(self.details))
        self._columns = QHBoxLayout()
        self._columns.addWidget(self._lists, 5)
        self._columns.addWidget(self._side, 2)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(head)
        self._layout.addWidget(self.filters)
        self._layout.addLayout(tools)
        self._layout.addLayout(self._columns, 1)

    def _connect(self, appearance: Appearance) -> None:
        self.filters.changed.connect(self.reload)
        self.filters.list_wanted.connect(self._focus_list)
        self.match_table.chosen.connect(lambda _number: self._show_details())
        self.deal_table.chosen.connect(lambda _number: self._show_details())
        self.match_table.opened.connect(self.match_wanted)
        self.deal_table.opened.connect(lambda _number: self._do("deal"))
        self.deal_table.replay_wanted.connect(lambda: self._do("replay"))
        self.match_table.delete_wanted.connect(lambda: self._do("delete"))
        self.details.wanted.connect(self._do)
        self.details.noted.connect(self._set_note)
        self.details.tagged.connect(self._set_tags)
        appearance.changed.connect(self._on_look)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def shows_deals(self) -> bool:
        """Whether deals are listed, not matches."""
        return self._by_deal.isChecked()

    def choice(self) -> SearchChoice:
        """What is searched for; a text that no match has may be the title of a game."""
        choice = self.filters.choice()
        if choice.text.strip():
            of_matches = choice.deal_filter().match
            if not self._try(lambda: self._history.count(of_matches)):
                played = self._try(self._history.contracts) or []
                return choice.with_games({name: contract_text(name) for name in played})
        return choice

    def wanted(self) -> DealFilter:
        """The same as the history is asked."""
        return self.choice().deal_filter()

    def show_matches(self) -> None:
        """Lists matches."""
        self._by_match.setChecked(True)
        self.reload()

    def show_deals(self) -> None:
        """Lists deals."""
        self._by_deal.setChecked(True)
        self.reload()

    def reload(self) -> None:
        """Reads the list anew; the chosen line stays chosen if it is still there."""
        self.details.flush()
        wanted = self.wanted()
        self._try(self._offer_filters)
        if self.shows_deals:
            ids = self._try(lambda: self._history.deal_ids(wanted)) or []
            before = self.deal_table.current_id
            self.deals.set_rows(ids, self._deal_lines, lambda line: line.id)
            self.deal_table.choose(before)
            self._found.setText(history_counts().deals(len(ids)))
        else:
            ids = self._try(lambda: self._history.match_ids(wanted)) or []
            before = self.match_table.current_id
            self.matches.set_rows(ids, self._match_lines, lambda line: line.id)
            self.match_table.choose(before)
            self._found.setText(history_counts().matches(len(ids)))
        self._show_list(bool(ids))
        self._show_details()

    def focus(self) -> None:
        """Gives the keyboard to the list, or to the search."""
        self._focus_list()

    def _focus_list(self) -> None:
        table = self.deal_table if self.shows_deals else self.match_table
        target = table if self._has_rows else self.filters.text
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_list(self, has_rows: bool) -> None:
        in_bin = self._bin.isChecked()
        self._export.setVisible(has_rows)
        self._empty_bin.setVisible(in_bin and has_rows and not self.shows_deals)
        self._has_rows = has_rows
        self._turn()
        if has_rows:
            self._lists.setCurrentWidget(self.deal_table if self.shows_deals else self.match_table)
            return
        self._lists.setCurrentWidget(self._nothing)
        if self.filters.choice().narrows:
            text = self.tr("Nothing fits. Try fewer words or another filter.")
        elif in_bin:
            text = self.tr("The bin is empty.")
        else:
            text = self.tr("Every match you play is kept here, with all its cards.")
        self._nothing.setText(text)

    def _show_details(self) -> None:
        if self.shows_deals:
            deal = self.deals.row(self.deal_table.currentIndex().row())
            lines = [] if deal is None else self._match_lines([deal.match_id])
            self.details.show_chosen(lines[0] if lines else None, deal)
        else:
            self.details.show_chosen(self.matches.row(self.match_table.currentIndex().row()))
        self.chosen.emit()

    def offer_review(self, count: Callable[[Sequence[int]], dict[int, int]]) -> None:
        """Lets decisions be judged, and shows where that was done.

        Args:
            count: tells how many deals of some matches are reviewed.
        """
        self.count_reviewed = count
        self.details.offer_review()

    def refresh_reviewed(self) -> None:
        """Shows anew which matches are reviewed."""
        self.matches.refresh()
        self.details.retranslate()

    @property
    def to_review(self) -> tuple[int, int | None] | None:
        """The match, and the deal of it, that could be reviewed; ``None`` for nothing."""
        match, deal = self.details.match, self.details.deal
        if match is None or not self.details.can_review:
            return None
        return match.id, None if deal is None else deal.id

    def _reviewed_text(self, line: MatchSummary) -> str:
        return reviewed_text(self._reviewed.get(line.id, 0), line.deals)

    def _offer_filters(self) -> None:
        self.filters.offer(
            contracts=self._history.contracts(),
            levels=self._history.levels(),
            presets=self._history.presets(),
            tags=self._history.tags(),
        )

    def _match_lines(self, ids: Sequence[int]) -> list[MatchSummary]:
        count = self.count_reviewed
        if count is not None:
            for number in ids:
                self._reviewed.pop(number, None)
            self._reviewed.update(self._try(lambda: count(ids)) or {})
        return self._try(lambda: self._history.match_lines(ids)) or []

    def _deal_lines(self, ids: Sequence[int]) -> list[DealLine]:
        return self._try(lambda: self._history.deal_lines(ids)) or []

    # --- what is done ----------------------------------------------------------------------------

    def _do(self, what: str) -> None:
        match, deal = self.details.match, self.details.deal
        if match is None:
            return
        self.details.flush()
        match what:
            case "sheet" if not match.is_deleted:
                self.match_wanted.emit(match.id)
            case "deal" | "replay" | "again" if deal is not None and not match.is_deleted:
                if not deal.has_cards:
                    self.match_wanted.emit(match.id)
                    return
                wishes = {
                    "deal": self.deal_wanted,
                    "replay": self.replay_wanted,
                    "again": self.again_wanted,
                }
                wishes[what].emit(match.id, deal.id)
            case "review" if self.to_review is not None:
                self.review_wanted.emit(*self.to_review)
            case "export":
                self.export_wanted.emit([match.id])
            case "play_on":
                self.play_on_wanted.emit(match.id)
            case "delete" if not match.is_deleted and deal is None:
                self._delete(match.id)
            case "restore":
                self._restore([match.id])

    def _export_found(self) -> None:
        """All matches in the list, or those that the listed deals belong to."""
        ids = self._try(lambda: self._history.match_ids(self.wanted()))
        if ids:
            self.export_wanted.emit(ids)

    def _delete(self, match_id: int) -> None:
        if self.is_at_hand(match_id):
            self.told.emit(lambda: self.tr("This match is being played. End it first."))
            return
        place = self.match_table.currentIndex().row()
        if self._done(lambda: self._history.delete_match(match_id)):
            self.reload()
            self.match_table.choose_place(place)
            self._focus_list()
            self.removed.emit([match_id])

    def undo_delete(self, match_ids: list[int]) -> None:
        """Takes matches out of the bin again."""
        self._restore(match_ids)

    def _restore(self, match_ids: list[int]) -> None:
        place = self.match_table.currentIndex().row()
        for match_id in match_ids:
            self._done(partial(self._history.restore_match, match_id))
        self.reload()
        if self._bin.isChecked():
            self.match_table.choose_place(place)
        else:
            self.match_table.choose(match_ids[0])
        self._focus_list()

    def _toggle_bin(self) -> None:
        if self._bin.isChecked():
            self._by_match.setChecked(True)
        self._by_deal.setEnabled(not self._bin.isChecked())
        self.filters.show_bin(self._bin.isChecked())

    def purge(self) -> None:
        """Removes for good what lies in the bin."""
        gone = self._try(self._history.purge_deleted)
        self._try(self._history.vacuum)
        self.reload()
        if gone is not None:
            self.told.emit(lambda: history_counts().purged(gone))

    def _set_note(self, match_id: int, note: str) -> None:
        if self._done(lambda: self._history.set_note(match_id, note)):
            self.matches.refresh()

    def _set_tags(self, match_id: int, tags: list[str]) -> None:
        if self._done(lambda: self._history.set_tags(match_id, tags)):
            self.matches.refresh()
            self._try(self._offer_filters)

    def _try(self, work: Callable[[], T]) -> T | None:
        try:
            return work()
        except StorageError as error:
            self.failed.emit(error)
            return None

    def _done(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except StorageError as error:
            self.failed.emit(error)
            return False
        return True

    # --- keys, size, words -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_F if control:
                self.filters.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.filters.text.selectAll()
            case Qt.Key.Key_Escape:
                self.back_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reload()

    def hideEvent(self, event: QHideEvent) -> None:
        self.details.flush()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.matches.retranslate()
            self.deals.retranslate()
            self._retranslate()
            self.reload()
        super().changeEvent(event)

    def _on_look(self) -> None:
        self._retranslate()
        self.match_table.fit()
        self.deal_table.fit()
        self._turn()

    def _turn(self) -> None:
        """Puts the details beside the list, or in its place where there is no room for both."""
        wide = self.width() >= _WIDE_EM * self.fontMetrics().height()
        instead = self._more.isChecked() and not wide and self._has_rows
        self._more.setVisible(not wide and self._has_rows)
        self._side.setVisible(self._has_rows and (wide or instead))
        self._lists.setVisible(not instead)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._layout.setContentsMargins(em, round(em * 0.8), em, round(em * 0.8))
        self._layout.setSpacing(round(em * 0.5))
        self._title.setText(self.tr("History"))
        self._back.setText(self.tr("Back"))
        self._statistics.setText(self.tr("Statistics of these"))
        self._by_match.setText(self.tr("Matches"))
        self._by_deal.setText(self.tr("Single deals"))
        self._export.setText(self.tr("Export these…"))
        self._bin.setText(self.tr("Bin"))
        self._more.setText(self.tr("Details"))
        self._empty_bin.setText(self.tr("Empty the bin…"))
        self.match_table.setAccessibleName(self.tr("Matches"))
        self.deal_table.setAccessibleName(self.tr("Single deals"))
