"""The one window: menus, tool bar, messages and the pages."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QVBoxLayout, QWidget

from dokodesk.ai.adapting import ADAPTING
from dokodesk.engine.options import Rules
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.session import MatchSession, SessionNotice
from dokodesk.model.translation import Translation
from dokodesk.storage.errors import Notice
from dokodesk.views.accessibility import system_motion
from dokodesk.views.appearance import Appearance
from dokodesk.views.areas import Area, make_areas
from dokodesk.views.dialogs import Dialogs
from dokodesk.views.levels import between_text
from dokodesk.views.match_desk import MatchDesk
from dokodesk.views.message_bar import MessageBar, Option
from dokodesk.views.navigation import Navigation, Page
from dokodesk.views.window_actions import WindowActions
from dokodesk.views.window_pages import Surroundings, page_makers

if TYPE_CHECKING:
    from dokodesk.engine.match import Match
    from dokodesk.model.replay import DealSource
    from dokodesk.model.sheet import Sheet
    from dokodesk.views.ranking_page import RankingPage
    from dokodesk.views.rules.page import RulesPage
    from dokodesk.views.sheet_page import SheetPage
    from dokodesk.views.start_page import StartPage
    from dokodesk.views.table.settings import TableSettings
    from dokodesk.views.table_page import TablePage

__all__ = ["MainWindow"]

#: What the tool bar keeps for the status beside its words, in heights of a line.
_STATUS_EM: Final = 10
_USUAL_SIZE: Final = QSize(1200, 780)
_LEAST_SIZE: Final = QSize(520, 380)
_TABLE_KEYS: Final = frozenset(
    {
        "animation_speed",
        "announce_detail",
        "auto_play_forced",
        "card_back",
        "confirm_calls",
        "deck_design",
        "four_colors",
        "own_cards",
        "play_on",
        "portraits",
        "reduced_motion",
        "shortcuts",
        "show_legal_cards",
        "show_parties",
        "show_trick_points",
        "sort_high_first",
        "sort_order",
        "table_color",
        "table_theme",
        "text_scale",
        "trick_stays",
    }
)
_PLAN_KEYS: Final = frozenset({"computer_level", "last_deals", "last_rules", "player_names"})


class _Focusable(Protocol):
    def focus(self) -> None:
        """Takes the keyboard."""


class MainWindow(QMainWindow):
    """Shows the pages and sees to everything that concerns more than one of them.

    Signals:
        painted: the window has been painted for the first time.
        closed: the person has closed it; everything is saved.
    """

    painted = Signal()
    closed = Signal()

    def __init__(
        self,
        session: MatchSession,
        preferences: PreferencesModel,
        translation: Translation,
        appearance: Appearance,
        surroundings: Surroundings,
    ) -> None:
        super().__init__()
        self._session = session
        self._preferences = preferences
        self._translation = translation
        self._appearance = appearance
        self._around = surroundings
        self._motion = system_motion()
        self._seen = False
        #: Replays a deal of a match, by its place; another part of the program can do that.
        self.replay_deal: Callable[[Match, int], object] | None = None
        #: Judges a deal of a match, by its place, or all of them; another part can do that.
        self.review_deal: Callable[[Match, int], object] | None = None
        self.review_match: Callable[[Match], object] | None = None
        #: The match of the deal that was shown in full last.
        self.shown_match: Match | None = None
        #: Adds to the sheet of the match at hand what the history keeps of it.
        self.complete_sheet: Callable[[Sheet], Sheet] | None = None
        #: Replays any deal, finished or not.
        self.replay_source: Callable[[DealSource], object] | None = None
        self.messages = MessageBar(appearance)
        self.desk = MatchDesk(self, session, preferences, surroundings)
        self.areas: tuple[Area, ...] = make_areas(self, appearance, surroundings)
        makers = page_makers(self, appearance, surroundings)
        for area in self.areas:
            makers.update(area.makers())
        self.pages = Navigation(makers, self._home)
        self.commands = WindowActions(self, appearance, preferences)
        self.dialogs = Dialogs(
            self,
            appearance,
            preferences,
            levels=surroundings.levels,
            folders=surroundings.folders,
            letters=lambda: self.table_settings().letters,
            can_sound=lambda: surroundings.sounds is not None and surroundings.sounds.available,
            shortcuts=self.commands.shortcuts,
            words=self.commands.words,
        )
        self._bar = QToolBar()
        self._build()
        self._connect()
        self._restore_geometry()
        appearance.set_room(self.size(), at_once=True)
        self._retranslate()
        self.pages.show_page(Page.START)

    # --- for others ------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self.pages.page

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self._translation.language

    @property
    def appearance(self) -> Appearance:
        """The look."""
        return self._appearance

    @property
    def session(self) -> MatchSession:
        """What is played."""
        return self._session

    def open_record(self, path: Path) -> None:
        """Shows a record file, or says why that is impossible."""
        from dokodesk.model.record_file import RecordError, open_record
        from dokodesk.views.record_page import RecordPage
        from dokodesk.views.record_texts import record_problem_text

        try:
            file = open_record(path)
        except RecordError as error:
            reason = "; ".join(record_problem_text(problem) for problem in error.problems[:3])
            self.messages.inform(
                lambda: self.tr("{file} cannot be opened: {reason}").format(
                    file=path, reason=reason
                ),
                key="record",
                error=True,
            )
            return
        cast("RecordPage", self.pages.widget_of(Page.RECORD)).show_file(file)
        self.pages.show_page(Page.RECORD)

    def tell(self, notice: Notice) -> None:
        """Shows what the storage has to tell."""
        from dokodesk.views.notice_texts import notice_text

        self.messages.inform(lambda: notice_text(notice))

    def tell_fault(self, file: str) -> None:
        """Shows that something went wrong inside the program, and what to do.

        Args:
            file: where the details are; empty if they could not be written.
        """

        def text() -> str:
            said = self.tr(
                "Something went wrong inside the program. Nothing that was stored is lost; if the "
                "table looks odd, close the window and start again."
            )
            where = self.tr("The details are in {file}.").format(file=file) if file else ""
            return f"{said} {where}".strip()

        report = Option(
            lambda: self.tr("Save a fault report…"), self.commands["fault_report"].trigger
        )
        anew = Option(lambda: self.tr("Set the table anew"), self.session.take_up_again)
        options = (report,) if self.session.view is None else (report, anew)
        self.messages.inform(text, *options, key="fault", error=True)

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        central = QWidget()
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.messages)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(central)
        self.commands.fill_menu_bar(self.menuBar())
        self._bar.setMovable(False)
        self._bar.setFloatable(False)
        self.commands.fill_tool_bar(self._bar)
        self.addToolBar(self._bar)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setMinimumSize(_LEAST_SIZE)

    def _connect(self) -> None:
        session = self._session
        session.match_started.connect(self._on_match_started)
        session.deal_started.connect(self.update_commands)
        session.deal_finished.connect(self._on_deal_finished)
        session.view_replaced.connect(self.update_commands)
        session.notice.connect(self._on_session_notice)
        self._preferences.noticed.connect(self.tell)
        self._preferences.changed.connect(self._on_preference)
        self._motion.changed.connect(self._apply_table_settings)
        self._translation.language_changed.connect(self._on_language)
        self._appearance.changed.connect(self._on_appearance)
        self.messages.emptied.connect(self.focus_page)
        self.pages.turned.connect(self._on_turned)
        self.commands.connect_all(
            {
                "new_match": self.desk.want_new_match,
                "go_on": self.desk.go_on,
                "next_deal": self.desk.next_deal,
                "end_match": self.desk.want_end_match,
                "quit": self.close,
                "sheet": self._toggle_sheet,
                "last_trick": self._show_last_trick,
                "rules": self._toggle_rules,
                "full_screen": self._toggle_full_screen,
                "preferences": self.dialogs.show_preferences,
                "shortcuts": self.dialogs.show_shortcuts,
                "about": self.dialogs.show_about,
            }
        )
        for area in self.areas:
            self.commands.connect_all(area.handlers())
            area.connect_up()

    # --- what the person wants -------------------------------------------------------------------

    def _toggle_sheet(self) -> None:
        if self.page is Page.SHEET:
            self.pages.leave()
        else:
            self.pages.show_page(Page.SHEET)

    def _toggle_rules(self) -> None:
        if self.page is Page.RULES:
            self.pages.leave()
            return
        match = self._session.match
        self.show_rules(match.rules if match is not None else self.desk.plan().rules)

    def show_rules(self, rules: Rules) -> None:
        """Tells rules in plain words; from there they can be changed for the next match."""
        cast("RulesPage", self.pages.widget_of(Page.RULES)).show_rules(rules)
        self.pages.show_page(Page.RULES)

    def show_deal(self, place: int) -> None:
        """Shows a deal of the match at hand in full."""
        if self._session.match is not None:
            self.show_deal_of(self._session.match, place)

    def show_deal_of(self, match: Match, place: int, codes: tuple[str, ...] = ()) -> None:
        """Shows a deal in full.

        Args:
            match: the match.
            place: of the deal in ``Match.deals``.
            codes: the codes of its deals, if it is not the match at hand.
        """
        from dokodesk.model.deal_summary import summarise
        from dokodesk.views.deal_page import DealPage

        deal, replay, review = match.deals[place], self.replay_deal, self.review_deal
        self.shown_match = match
        codes = self._session.codes if match is self._session.match else codes
        code = codes[place] if place < len(codes) else ""
        cast("DealPage", self.pages.widget_of(Page.DEAL)).show_deal(
            summarise(match, place),
            deal,
            code=code,
            on_replay=None if replay is None else partial(replay, match, place),
            on_review=None if review is None or deal.void else partial(review, match, place),
        )
        self.pages.show_page(Page.DEAL)

    def show_replay(self, source: DealSource) -> None:
        """Replays any deal, finished or not, if some part of the program can do that."""
        if self.replay_source is not None:
            self.replay_source(source)

    def _show_last_trick(self) -> None:
        if self.page is not Page.TABLE:
            self.pages.show_page(Page.TABLE)
        cast("TablePage", self.pages.widget_of(Page.TABLE)).show_last_trick()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # --- what happens ----------------------------------------------------------------------------

    def _home(self) -> Page:
        return Page.TABLE if self._session.match is not None else Page.START

    def _on_match_started(self) -> None:
        self.desk.withdraw_questions()
        # Characters bring their portraits along.
        self._apply_table_settings()
        self.pages.show_page(Page.TABLE)

    def _on_deal_finished(self, _result: object) -> None:
        if self.page is Page.SHEET:
            self._refresh_sheet()
        self.update_commands()

    def _on_session_notice(self, code: SessionNotice, facts: dict[str, object]) -> None:
        from dokodesk.views.notice_texts import session_text

        names = self._session.names
        self.messages.inform(lambda: session_text(code, facts, names), key=f"session-{code}")

    def _on_preference(self, key: str) -> None:
        if key == "language":
            self._translation.speak(self._preferences.values.language)
        if key in _TABLE_KEYS:
            self._apply_table_settings()
        if key == "player_names" and self._session.match is not None:
            from dokodesk.storage.names import complete_names
            from dokodesk.views.match_plan import default_names

            typed = self._preferences.values.player_names
            people = self._session.match.size
            self._session.rename(complete_names(typed, people, default_names()))
        if key in _PLAN_KEYS:
            self.refresh_start()

    def _on_appearance(self) -> None:
        self._fit_bar()
        self._apply_table_settings()

    def _on_language(self, _code: str) -> None:
        self._apply_table_settings()

    def _on_turned(self, page: Page) -> None:
        match = self._session.match
        if page is Page.START:
            self.refresh_start()
        elif page is Page.SHEET:
            self._refresh_sheet()
        elif page is Page.RANKING and match is not None:
            cast("RankingPage", self.pages.widget_of(page)).show_match(match)
        self.focus_page()
        self.update_commands()

    def focus_page(self) -> None:
        """Gives the keyboard to the page that is shown."""
        page = self.page
        widget = None if page is None else self.pages.made(page)
        if widget is not None:
            cast("_Focusable", widget).focus()

    def _refresh_sheet(self) -> None:
        from dokodesk.model.sheet import sheet_of

        session, match = self._session, self._session.match
        # The code of the deal on the table is nobody's business yet.
        codes = () if match is None else session.codes[: len(match.deals)]
        sheet = None if match is None else sheet_of(match, codes=codes)
        if sheet is not None and self.complete_sheet is not None:
            sheet = self.complete_sheet(sheet)
        cast("SheetPage", self.pages.widget_of(Page.SHEET)).set_sheet(sheet)

    def refresh_start(self) -> None:
        """Brings the start page in step, if there is one yet."""
        from dokodesk.views.match_plan import plan_text
        from dokodesk.views.match_texts import session_deal_text, stored_text

        page = self.pages.made(Page.START)
        if page is None:
            return
        start = cast("StartPage", page)
        at_hand = session_deal_text(self._session) if self.desk.is_playing else ""
        stored = at_hand or (stored_text(self.desk.stored) if self.desk.stored is not None else "")
        start.offer(stored=stored, quick=plan_text(self.desk.plan()))
        settings = self.table_settings()
        start.fan.set_cards(settings.deck, settings.letters)

    def update_commands(self) -> None:
        """Brings title, status and the actions in step with what can be done."""
        from dokodesk.views.match_texts import session_deal_text
        from dokodesk.views.rules_titles import rules_title

        session, commands = self._session, self.commands
        match, page = session.match, self.page
        table = self.pages.made(Page.TABLE)
        deal = session_deal_text(session)
        can_go_on = match is not None or self.desk.stored is not None
        commands["go_on"].setEnabled(can_go_on and page is not Page.TABLE)
        commands["next_deal"].setEnabled(match is not None and session.deal_over)
        commands["end_match"].setEnabled(match is not None)
        commands["last_trick"].setEnabled(
            match is not None and table is not None and cast("TablePage", table).has_trick
        )
        status = f"{deal} · {rules_title(match.rules)}" if match is not None and deal else ""
        if status and session.opponents.level == ADAPTING:
            status = f"{status} · {between_text(*session.levels_now)}"
        mark = session.fingerprint if status else ""
        if mark:
            # Fixed before the first card; after the deal its code proves that nothing was changed.
            about = self.tr("{status}. Fingerprint of the cards: {mark}")
            about = about.format(status=status, mark=mark)
            commands.set_status(f"{status} · #{mark[:8]}", status, deal, about=about)
        else:
            commands.set_status(status, deal)
        for area in self.areas:
            area.update_commands()
        self.setWindowTitle(f"{deal} – Doppelkopf" if deal else "Doppelkopf")

    # --- preferences -----------------------------------------------------------------------------

    def table_settings(self) -> TableSettings:
        """The table's part of the preferences."""
        from dokodesk.views.match_plan import pictured_people
        from dokodesk.views.table.settings import settings_from

        settings = settings_from(
            self._preferences.values, self._translation.language, less_motion=self._motion.less
        )
        return replace(
            settings,
            portraits=pictured_people(settings.portraits, self._session.opponents.characters),
            # The font of the program has the chosen size already, and the table grows by itself.
            text_scale=round(100 / self._appearance.growth),
        )

    def _apply_table_settings(self) -> None:
        table = self.pages.made(Page.TABLE)
        if table is not None:
            cast("TablePage", table).table.apply_settings(self.table_settings())
        self.refresh_start()

    # --- the window itself -----------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.commands.retranslate()
        self._bar.setWindowTitle(self.tr("Tool bar"))
        self.refresh_start()
        self.update_commands()
        self._fit_bar()

    def _fit_bar(self) -> None:
        """Words in the tool bar where there is room for them."""
        em = self.fontMetrics().height()
        wide = self.width() >= self.commands.bar_width(self.fontMetrics()) + _STATUS_EM * em
        self._bar.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if wide
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        size = round(em * 1.25)
        self._bar.setIconSize(QSize(size, size))

    def _restore_geometry(self) -> None:
        room = self.screen().availableSize()
        self.resize(_USUAL_SIZE.boundedTo(room * 0.94))
        stored = self._preferences.values.window_geometry
        if stored:
            # Qt itself sees to it that the window is on a screen that exists.
            self.restoreGeometry(QByteArray(base64.b64decode(stored)))
            self.resize(self.size().boundedTo(room))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._appearance.set_room(event.size())
        self._fit_bar()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.Paint and not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Esc leads back from every page beside the table.
        beside = self.page not in (Page.START, Page.TABLE, Page.RANKING)
        if event.key() == Qt.Key.Key_Escape and beside:
            self.pages.leave()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        self._preferences.set_value("window_geometry", geometry)
        self._preferences.flush()
        self.dialogs.close_all()
        self._session.close()
        super().closeEvent(event)
        self.closed.emit()
