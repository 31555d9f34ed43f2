"""A walk through everything the program can show, with what each stop is called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar
from unittest import mock

import msgspec
from PySide6.QtCore import QCoreApplication, QElapsedTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from dokodesk.engine.actions import Action, Call, Healthy, Lay, Play, Reserve, Word
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView
from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.model.record_file import open_record
from dokodesk.model.stored_deals import match_source, store_match
from dokodesk.review.judge import Budget
from dokodesk.review.worker import DirectReviews, Job
from dokodesk.storage.history import History
from dokodesk.views.cardnames import action_text, refusal_text
from dokodesk.views.main_window import MainWindow
from dokodesk.views.match_plan import MatchPlan
from dokodesk.views.navigation import Page
from dokodesk.views.table import paintplate, paintwords
from dokodesk.views.table.hints import hint_text, thinking_text
from dokodesk.views.table.paint import elided
from dokodesk.views.table.view import TableView
from dokodesk.views.table_page import TablePage
from tests.helpers.matches import play_match

__all__ = ["Stop", "Tour", "fill_history", "painted_cuts", "settle"]

NAMES = ("Anna", "Jürgen", "Łukasz", "Dora")
_GOLDEN = Path(__file__).parents[2] / "tests" / "data" / "golden"
_PATIENCE_MS = 60_000
_FEW_CARDS = 4
_TINY = Budget(worlds=8, openings=2, nodes=1_000, replays=2)

#: What is said in a bubble at a seat.
_SAYINGS: tuple[Action, ...] = (Reserve(0), Healthy(0), *(Call(0, word) for word in Word))

Widget = TypeVar("Widget", bound=QWidget)
Stop = tuple[str, QWidget]


def settle(times: int = 6) -> None:
    """Lets layouts and queued calls finish."""
    for _ in range(times):
        QCoreApplication.processEvents()


def until(done: Callable[[], bool]) -> None:
    """Lets everything run until a condition holds; patience is counted in time."""
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < _PATIENCE_MS:
        QCoreApplication.processEvents()
        if done():
            return
    raise AssertionError("the window never got there")


def fill_history(history: History) -> None:
    """Three matches to look at."""
    first = play_match(deals=6, planned=6, calls=0.4, names=NAMES)
    store_match(history, first, level="standard", started="2026-01-05T19:00:00Z")
    second = play_match(preset("kneipe"), seed=5, deals=4, planned=4, calls=0.3, names=NAMES)
    store_match(history, second, level="strong", started="2026-02-05T19:00:00Z", tags=("Club",))
    third = play_match(seed=9, deals=2, planned=2, healthy=0.3, names=NAMES)
    store_match(history, third, level="standard", started="2026-03-05T19:00:00Z")


@contextmanager
def painted_cuts() -> Iterator[list[str]]:
    """Collects what is shortened in the pictures of the table."""
    cut: list[str] = []

    def watched(text: str, *rest: object) -> str:
        shown = elided(text, *rest)  # type: ignore[arg-type] # given on as it came
        if shown != text:
            cut.append(f"{text!r} is painted as {shown!r}")
        return shown

    with (
        mock.patch.object(paintplate, "elided", watched),
        mock.patch.object(paintwords, "elided", watched),
    ):
        yield cut


class QuickReviews(DirectReviews):
    """Reviews superficially, enough for a first look."""

    def start(self, jobs: object) -> None:
        """Judge the deals, in order."""
        assert isinstance(jobs, list)
        super().start([Job(j.number, j.setup, j.actions, j.seat, _TINY) for j in jobs])


class Tour:
    """Shows one thing after the other in a window.

    Every stop is a name and the widget to look at; the window stands still meanwhile.
    """

    PARTS = ("pages", "dialogs", "of_history", "learning", "table")

    def __init__(self, window: MainWindow, history: History, *, brief: bool = False) -> None:
        """Begins nowhere.

        Args:
            window: a shown window, without a match at hand; its history is filled.
            history: the same that the window was given.
            brief: leaves out what is much like another stop.
        """
        self.window = window
        self.history = history
        self.brief = brief
        # A tip would take some of the room that is to be looked at.
        window.desk.preferences.set_value("show_tips", False)
        self._match = play_match(
            preset("kneipe"), seed=3, deals=6, planned=8, calls=0.4, names=NAMES
        )

    # --- tools -----------------------------------------------------------------------------------

    def _trigger(self, name: str) -> None:
        action = self.window.commands[name]
        assert action.isEnabled(), name
        action.trigger()
        settle()

    def _page(self, page: Page, kind: type[Widget]) -> Widget:
        widget = self.window.pages.widget_of(page)
        assert isinstance(widget, kind)
        return widget

    def _dialogs(self, name: str) -> Iterator[Stop]:
        """The dialogs that are open now; they are closed afterwards."""
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                settle()
                yield name, dialog
                dialog.close()
        settle()

    # --- pages -----------------------------------------------------------------------------------

    def pages(self) -> Iterator[Stop]:
        """Pages that need no match at hand."""
        from dokodesk.views.new_match_page import NewMatchPage
        from dokodesk.views.ranking_page import RankingPage
        from dokodesk.views.sheet.hand_page import HandPage
        from dokodesk.views.sheet_page import SheetPage
        from dokodesk.views.welcome_page import WelcomePage

        window, pages, match = self.window, self.window.pages, self._match
        pages.show_page(Page.WELCOME)
        welcome = self._page(Page.WELCOME, WelcomePage)
        for step in range(len(welcome.steps)):
            welcome.show_step(step)
            settle()
            yield f"welcome-{step + 1}", pages
        pages.show_page(Page.START)
        settle()
        yield "start", pages
        pages.show_page(Page.NEW)
        new = self._page(Page.NEW, NewMatchPage)
        new.show_plan(("",) * 4, preset("kneipe"), 7, "simple")
        settle()
        yield "new-match", pages
        new.show_plan(
            NAMES,
            preset("pagat_standard"),
            24,
            "adapting",
            characters=("rieke", "by-lot", "amina"),
        )
        settle()
        yield "new-match-characters", pages
        self._trigger("rules")
        yield from self._rules()
        pages.show_page(Page.SHEET)
        sheet = self._page(Page.SHEET, SheetPage)
        sheet.set_match(match)
        settle()
        yield "sheet", pages
        for place in range(len(match.deals))[: 1 if self.brief else None]:
            window.show_deal_of(match, place)
            settle()
            yield f"deal-{place + 1}", pages
        pages.show_page(Page.RANKING)
        self._page(Page.RANKING, RankingPage).show_match(match)
        settle()
        yield "ranking", pages
        pages.show_page(Page.HAND_SHEET)
        settle()
        yield "evening", pages
        evening = self._page(Page.HAND_SHEET, HandPage)
        evening.begin(HandSheet(names=NAMES, rules=preset("kneipe"), planned=8))
        evening.desk.write(HandEntry(re=(0, 1), re_points=130))
        evening.desk.correct(0, HandEntry(re=(0, 1), re_points=131))
        settle()
        yield "evening-sheet", pages
        window.open_record(_GOLDEN / "pagat_standard.doko")
        settle()
        yield "record", pages
        self._trigger("manual")
        until(lambda: window.page is Page.MANUAL)
        yield "manual", pages

    def _rules(self) -> Iterator[Stop]:
        from dokodesk.views.rules.page import RulesPage, Tab

        page = self._page(Page.RULES, RulesPage)
        for tab in Tab:
            page.show_tab(tab)
            settle()
            yield f"rules-{tab.name.lower()}", self.window.pages
        page.show_tab(Tab.SHEET)

    def dialogs(self) -> Iterator[Stop]:
        """Everything that opens in a window of its own."""
        from dokodesk.model.sheet import sheet_of
        from dokodesk.views.preferences_dialog import PreferencesDialog
        from dokodesk.views.sheet.codes_dialog import CodesDialog
        from dokodesk.views.sheet.export_dialog import ExportDialog

        window = self.window
        sheet = sheet_of(self._match)
        export = ExportDialog((sheet,), window.appearance, window.desk.preferences, window)
        codes = CodesDialog(window.session, window.appearance, window)
        for name, made in (("export", export), ("codes", codes)):
            made.show()
            settle()
            yield name, made
            made.close()
            made.deleteLater()
        for name in ("preferences", "shortcuts", "about"):
            self._trigger(name)
            dialog = window.dialogs.get(name)
            assert dialog is not None
            settle()
            if not isinstance(dialog, PreferencesDialog):
                yield name, dialog
                continue
            for group in dialog.groups:
                dialog.show_group(group)
                settle()
                yield f"{name}-{group.name.lower()}", dialog
            dialog.show_files()
            settle()
            yield f"{name}-files", dialog
        window.dialogs.close_all()
        self._trigger("daily")
        yield from self._dialogs("daily")
        self._trigger("trump_order")
        for widget in QApplication.topLevelWidgets():
            if type(widget).__name__ == "OrderWindow" and widget.isVisible():
                yield "trump-order", widget
        self._trigger("trump_order")

    # --- history ---------------------------------------------------------------------------------

    def of_history(self) -> Iterator[Stop]:
        """What was played, replayed, counted and judged."""
        from dokodesk.views.history.area import HistoryArea
        from dokodesk.views.history.page import HistoryPage
        from dokodesk.views.history.replay_page import ReplayPage
        from dokodesk.views.review.area import ReviewArea

        window, pages = self.window, self.window.pages
        pages.show_page(Page.START)
        self._trigger("history")
        history = self._page(Page.HISTORY, HistoryPage)
        settle()
        yield "history", pages
        history.filters.more.click()
        history.show_deals()
        settle()
        yield "history-deals", pages
        history.match_wanted.emit(1)
        settle()
        yield "stored-sheet", pages
        self._trigger("statistics")
        settle()
        yield "statistics", pages
        area = next(each for each in window.areas if isinstance(each, HistoryArea))
        stored = [deal for deal in self.history.match(1).deals if deal.status == "finished"]
        area.show_replay(1, stored[0].id)
        replay = self._page(Page.REPLAY, ReplayPage)
        settle()
        yield "replay", pages
        replay.trick_on()
        replay.trick_on()
        replay.card_on()
        settle()
        yield "replay-trick", pages
        replay.go_last()
        settle()
        yield "replay-end", pages
        replay.go_to(0)
        settle()
        yield "replay-begin", pages
        replay.bar.button("events").click()
        settle()
        yield "replay-events", pages
        replay.again_wanted.emit(1)
        yield from self._dialogs("again")
        replay.branch_wanted.emit(8, 1)
        settle()
        yield "branch", pages.widget_of(Page.BRANCH)
        reviews = next(each for each in window.areas if isinstance(each, ReviewArea))
        reviews._make = QuickReviews
        played = open_record(_GOLDEN / "pagat_standard.doko").matches[0]
        places = [place for place, deal in enumerate(played.deals) if not deal.void]
        reviews.review_sources([match_source(played, place, deal_id=None) for place in places[:2]])
        from dokodesk.views.review.page import ReviewPage

        review = self._page(Page.REVIEW, ReviewPage)
        until(lambda: review.list.count() > 0)
        settle()
        yield "review", pages

    # --- learning --------------------------------------------------------------------------------

    def learning(self) -> Iterator[Stop]:
        """Course, lessons, practice and trainers."""
        from dokodesk.model.training import Task
        from dokodesk.views.learn.learn_area import LearnArea
        from dokodesk.views.learn.lesson_page import LessonPage
        from dokodesk.views.learn.practice_page import PracticePage
        from dokodesk.views.trainers.page import TrainersPage

        pages = self.window.pages
        self._trigger("learn")
        settle()
        yield "learn", pages
        area = next(each for each in self.window.areas if isinstance(each, LearnArea))
        for key, step in (("trumps", 1), ("poverty", 5), ("no90", 7), ("score", 4)):
            area.progress.note_step(key, step)
            area.show_lesson(key)
            lesson = self._page(Page.LESSON, LessonPage)
            settle(20)
            yield f"lesson-{key}", pages
            if lesson.session.step is not None and lesson.session.step.ask is not None:
                lesson.session.choose(1)
                settle()
                yield f"lesson-{key}-answered", pages
        self._trigger("practice")
        practice = self._page(Page.PRACTICE, PracticePage)
        until(lambda: practice.session.view is not None and practice.table.idle)
        settle(20)
        yield "practice", pages
        self._trigger("trainers")
        trainers = self._page(Page.TRAINERS, TrainersPage)
        for number, task in enumerate(Task):
            if self.brief and number not in (0, 3):
                continue
            trainers.tasks.setCurrentRow(number)
            if task is not Task.MISTAKES:
                until(lambda: trainers.question is not None)
            settle()
            yield f"trainer-{task.value}", pages

    # --- the table -------------------------------------------------------------------------------

    def table(self) -> Iterator[Stop]:
        """A match in play, from the first question to the result."""
        window, pages = self.window, self.window.pages
        window.desk.begin(MatchPlan(rules=preset("kneipe"), names=NAMES, deals=4, level="simple"))
        settle()
        page = self._page(Page.TABLE, TablePage)
        table = page.table
        self._until_asked(table)
        yield "table-question", pages
        view = self._view()
        if any(isinstance(action, Reserve) for action in view.legal):
            self._do(Reserve(view.seat))
            self._until_asked(table)
            yield "table-reservation", pages
            view = self._view()
            normal = [action for action in view.legal if not isinstance(action, Lay)]
            self._do(normal[-1])
        self._until_play(table)
        yield "table-first-card", pages
        yield from self._said(table)
        self._until_choice(table)
        yield from self._coach(table)
        yield from self._contracts(table)
        table.show_last_trick()
        settle()
        yield "table-last-trick", pages
        table.furniture.overlay.dismiss()
        settle()
        while not window.session.deal_over:
            self._do(self._first())
            self._until_asked(table)
        until(page.panel.isVisible)
        settle()
        yield "table-result", pages
        self._trigger("sheet")
        settle()
        yield "sheet-in-play", pages
        self._trigger("peek")
        yield from self._dialogs("peek")
        self._trigger("new_match")
        settle()
        yield "question-bar", window

    def _view(self) -> SeatView:
        view = self.window.session.view
        assert view is not None
        return view

    def _do(self, action: Action) -> None:
        assert self.window.session.request(action), action
        settle(2)

    def _first(self) -> Action:
        view = self._view()
        healthy = Healthy(view.seat)
        return healthy if healthy in view.legal else view.legal[0]

    def _until_asked(self, table: TableView) -> None:
        session = self.window.session
        until(
            lambda: (
                table.idle
                and (
                    session.deal_over
                    or (session.view is not None and session.view.turn == session.view.seat)
                )
            )
        )
        settle()

    def _until_play(self, table: TableView) -> None:
        session = self.window.session
        while session.deal_over or not isinstance(self._view().legal[0], Play):
            if session.deal_over:  # thrown in
                session.next_deal()
            else:
                self._do(self._first())
            self._until_asked(table)

    def _until_choice(self, table: TableView) -> None:
        """A later trick in which several cards may be played, if there is one."""
        while len(self._view().hand) > _FEW_CARDS and (
            len(self._view().legal) < 3 or not self._view().tricks
        ):
            self._do(self._first())
            self._until_asked(table)

    def _said(self, table: TableView) -> Iterator[Stop]:
        """The person announces all there is; everybody speaks at once."""
        pages = self.window.pages
        while self._view().legal_calls:
            yield f"table-calls-{len(self._view().calls)}", pages
            self._do(self._view().legal_calls[0])
            settle(10)
        yield "table-announced", pages
        longest = max((action_text(action, NAMES) for action in _SAYINGS), key=len)
        table.furniture.set_hint("")
        for seat in range(4):
            table.decor.say(seat, longest)
            settle()
            yield f"table-speech-{seat}", pages
            table.decor.hush()
        table.furniture.refuse(self._refusal(), 600_000)
        settle()
        yield "table-refused", pages
        table.furniture.bubble.dismiss()
        settle()

    def _refusal(self) -> str:
        """A long one; every language has its own words for it."""
        view = self._view()
        error = IllegalAction(Play(view.seat, view.hand[0]), Refusal.NOT_YOUR_TURN, {"turn": 2})
        return f"{refusal_text(error, NAMES)} {refusal_text(error, NAMES)}"

    def _coach(self, table: TableView) -> Iterator[Stop]:
        """The coach beside the table."""
        from dokodesk.views.coach.panel import CoachPanel

        self._trigger("hint")
        panel = self.window.findChild(CoachPanel)
        assert panel is not None
        until(lambda: panel.advice is not None)
        settle()
        yield "table-coach", self.window.pages
        yield from self._contracts(table, "coach-")
        panel.closed.emit()
        settle()

    def _contracts(self, table: TableView, before: str = "") -> Iterator[Stop]:
        """Every game there is, for its name in the corner."""
        view = self._view()
        for name in CONTRACTS:
            solo = CONTRACTS[name].declared_solo
            shown = msgspec.structs.replace(view, contract=name, soloist=2 if solo else None)
            table._show_decor(shown)  # noqa: SLF001 - the session has one game only
            hint = max(hint_text(shown), thinking_text(shown, NAMES), key=len)
            table.furniture.set_hint(hint)
            yield f"table-{before}game-{name}", table
        table._show_decor(view)  # noqa: SLF001 - as above
        table.furniture.set_hint(hint_text(view))
        settle()
