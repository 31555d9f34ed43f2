"""How the window makes its pages: each with the wishes it may have and what they lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dokodesk.engine.options import Rules
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.storage.history import History
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.sounds import Sounds
    from dokodesk.views.table.pace import Pace

__all__ = ["Surroundings", "page_makers"]


#: What the start page offers besides a match, where it is there.
_START_ACTIONS = ("daily", "learn", "history", "hand_sheet")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the window is told about the world when it is made.

    Attributes:
        levels: of the computer players, the weakest first.
        default_level: the one to begin with.
        folders: where the person's files are.
        rules: rules named on the command line, for new matches.
        rules_source: what they are called.
        rules_folder: where the person's rule profiles are.
        data_folder: where learning progress is kept; without it nothing of it is.
        sounds: what is heard at the table; nothing without it.
        pace: durations of the table in place of those that follow from the preferences.
        history: where matches are stored; without it nothing but the match at hand is known.
        guard_ms: so long a new result does not let anything be chosen; ``None`` for the usual time.
    """

    levels: tuple[str, ...]
    default_level: str
    folders: tuple[str, ...] = ()
    rules: Rules | None = None
    rules_source: str = ""
    rules_folder: Path = Path("rules")
    data_folder: Path | None = None
    sounds: Sounds | None = None
    pace: Pace | None = None
    guard_ms: int | None = None
    history: History | None = None


def page_makers(
    window: MainWindow, appearance: Appearance, around: Surroundings
) -> dict[Page, Callable[[], QWidget]]:
    """What makes each page when it is first needed, so that the start need not wait for it.

    Args:
        window: what the wishes of the pages lead to.
        appearance: the look.
        around: what the window was told about the world.
    """
    return {
        Page.START: partial(_make_start, window, appearance),
        Page.TABLE: partial(_make_table, window, appearance, around),
        Page.SHEET: partial(_make_sheet, window, appearance),
        Page.DEAL: partial(_make_deal, window, appearance),
        Page.RANKING: partial(_make_ranking, window, appearance),
        Page.NEW: partial(_make_new, window, appearance, around),
        Page.RULES: partial(_make_rules, window, appearance, around),
        Page.RECORD: partial(_make_record, window, appearance),
    }


def _make_start(window: MainWindow, appearance: Appearance) -> QWidget:
    from dokodesk.views.start_page import StartPage

    page = StartPage(appearance)
    page.resume_wanted.connect(window.desk.go_on)
    page.quick_wanted.connect(window.desk.start_quickly)
    page.new_wanted.connect(lambda: window.pages.show_page(Page.NEW))
    page.offer_actions([window.commands[name] for name in _START_ACTIONS])
    return page


def _make_table(window: MainWindow, appearance: Appearance, around: Surroundings) -> QWidget:
    from dokodesk.views.table_page import GUARD_MS, TablePage

    guard = around.guard_ms
    page = TablePage(
        window.session,
        window.table_settings(),
        appearance,
        pace=around.pace,
        guard_ms=GUARD_MS if guard is None else guard,
    )
    page.ranking_wanted.connect(lambda: window.pages.show_page(Page.RANKING))
    page.sheet_wanted.connect(lambda: window.pages.show_page(Page.SHEET))
    if window.replay_deal is not None:
        page.panel.offer_replay()
        page.panel.replay_wanted.connect(partial(_replay_last, window))
    if window.review_deal is not None:
        page.panel.offer_review()
        page.panel.review_wanted.connect(window.commands["review"].trigger)
    page.panel.offer(window.commands["peek"])
    page.result_shown.connect(window.update_commands)
    page.trick_changed.connect(window.update_commands)
    sounds = around.sounds
    if sounds is not None:
        page.table.heard.connect(sounds.play)
        page.result_shown.connect(lambda: sounds.play_result(page.panel.summary))
    return page


def _replay_last(window: MainWindow) -> None:
    """Replays the deal that was finished last."""
    match = window.session.match
    if match is not None and match.deals and window.replay_deal is not None:
        window.replay_deal(match, len(match.deals) - 1)


def _make_sheet(window: MainWindow, appearance: Appearance) -> QWidget:
    from dokodesk.views.sheet_page import SheetPage

    page = SheetPage(appearance, preferences=window.desk.preferences)
    page.back_wanted.connect(window.pages.leave)
    page.deal_wanted.connect(window.show_deal)
    if window.review_match is not None:
        page.offer_review(window.commands["review_match"])
    return page


def _make_deal(window: MainWindow, appearance: Appearance) -> QWidget:
    from dokodesk.views.deal_page import DealPage

    page = DealPage(appearance)
    page.back_wanted.connect(window.pages.leave)
    return page


def _make_ranking(window: MainWindow, appearance: Appearance) -> QWidget:
    from dokodesk.views.ranking_page import RankingPage

    page = RankingPage(appearance)
    page.again_wanted.connect(window.desk.play_again)
    page.new_wanted.connect(lambda: window.pages.show_page(Page.NEW))
    page.sheet_wanted.connect(lambda: window.pages.show_page(Page.SHEET))
    if window.review_match is not None:
        page.offer_review(window.commands["review_match"])
    return page


def _make_new(window: MainWindow, appearance: Appearance, around: Surroundings) -> QWidget:
    from dokodesk.views.new_match_page import NewMatchPage

    page = NewMatchPage(appearance, around.levels)
    page.back_wanted.connect(window.pages.leave)
    page.rules_wanted.connect(window.show_rules)
    page.start_wanted.connect(window.desk.accept_plan)
    plan = window.desk.plan()
    page.show_plan(
        window.desk.typed_names,
        plan.rules,
        plan.deals,
        plan.level,
        characters=plan.characters,
        conventions=plan.conventions,
        source=around.rules_source,
    )

    def show_adapted() -> None:
        page.show_adapted(*window.session.adapting_now)

    show_adapted()
    window.session.deal_finished.connect(show_adapted)
    return page


def _make_rules(window: MainWindow, appearance: Appearance, around: Surroundings) -> QWidget:
    from dokodesk.views.rules.page import RulesPage

    page = RulesPage(appearance, around.rules_folder)
    page.back_wanted.connect(window.pages.leave)
    page.rules_chosen.connect(window.desk.use_rules)
    page.start_match_requested.connect(window.desk.start_with_rules)
    return page


def _make_record(window: MainWindow, appearance: Appearance) -> QWidget:
    from dokodesk.views.record_page import RecordPage

    page = RecordPage(appearance, window.desk.preferences)
    page.back_wanted.connect(window.pages.leave)
    page.deal_wanted.connect(window.show_deal_of)
    page.replay_wanted.connect(window.show_replay)
    if window.review_match is not None:
        page.offer_review()
        page.review_wanted.connect(window.review_match)
    return page
