"""The review from every place where a deal or a match is shown, by mouse and by key."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from dokodesk.model.stored_deals import store_match
from dokodesk.review.judge import Budget
from dokodesk.review.worker import DirectReviews, Done, Job, Message
from dokodesk.views.deal_page import DealPage
from dokodesk.views.history.match_page import StoredMatchPage
from dokodesk.views.history.page import HistoryPage
from dokodesk.views.navigation import Page
from dokodesk.views.record_page import RecordPage
from dokodesk.views.review.area import ReviewArea
from dokodesk.views.review.page import ReviewPage
from dokodesk.views.sheet_page import SheetPage
from tests.helpers.matches import play_match
from tests.views.conftest import MakeShell, Shell

GOLDEN = Path(__file__).parents[2] / "data" / "golden" / "pagat_standard.doko"
TINY = Budget(worlds=4, openings=2, nodes=500, replays=2)


class Quick(DirectReviews):
    """Reviews at once and superficially; remembers what it was asked."""

    asked: list[int]

    def start(self, jobs: object) -> None:
        assert isinstance(jobs, list)
        Quick.asked.append(len(jobs))
        small = [Job(job.number, job.setup, job.actions, job.seat, TINY) for job in jobs]
        super().start(small)


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    """A window over a history with one match of three deals."""
    Quick.asked = []
    made = make_shell(size=(1200, 780), offer=False)
    area_of(made)._make = Quick
    store_match(made.history, play_match(deals=3, planned=3, calls=0.3), level="standard")
    return made


def area_of(shell: Shell) -> ReviewArea:
    return next(each for each in shell.window.areas if isinstance(each, ReviewArea))


def press(shell: Shell, parent: QWidget, words: str) -> None:
    """Clicks the one visible button with these words."""
    found = [
        each
        for each in parent.findChildren(QPushButton)
        if each.text() == words and each.isVisible()
    ]
    assert len(found) == 1, [each.text() for each in parent.findChildren(QPushButton)]
    shell.click(found[0])


def shown(shell: Shell, deals: int) -> ReviewPage:
    """The page of the review once so many deals are reviewed."""
    page = shell.page(Page.REVIEW, ReviewPage)
    shell.until(lambda: shell.window.page is Page.REVIEW and len(page._reviews) == deals)
    assert page.list.count() > 0
    assert len(area_of(shell)._sources) >= deals
    return page


def history_of(shell: Shell) -> HistoryPage:
    shell.trigger("history")
    return shell.page(Page.HISTORY, HistoryPage)


def column(page: HistoryPage) -> str:
    titles = [page.matches.headerData(n, Qt.Orientation.Horizontal) for n in range(20)]
    return str(page.matches.index(0, titles.index("Reviewed")).data())


def test_a_match_of_the_history_is_reviewed_and_marked(shell: Shell) -> None:
    history = history_of(shell)
    assert column(history) == ""
    press(shell, history, "Review this match")
    page = shown(shell, 3)
    assert [page.deals.itemText(n)[:8] for n in range(3)] == ["Deal 1: ", "Deal 2: ", "Deal 3: "]
    shell.key(Qt.Key.Key_Escape)
    assert shell.window.page is Page.HISTORY
    assert column(history) == "all deals"
    assert "Reviewed: all deals" in history.details._facts.text()
    press(shell, history, "Review this match")
    shown(shell, 3)
    assert Quick.asked == [3]


def test_one_deal_of_the_history_is_reviewed_and_the_others_can_follow(shell: Shell) -> None:
    history = history_of(shell)
    press(shell, history, "Single deals")
    history.deal_table.choose(history.deals.ids[1])
    press(shell, history, "Review this deal")
    page = shown(shell, 1)
    number = area_of(shell)._sources[page.place].deal_id
    assert number == history.deals.ids[1]
    shell.key(Qt.Key.Key_Escape)
    press(shell, history, "Matches")
    assert column(history) == "1 of 3"
    press(shell, history, "Review this match")
    shown(shell, 3)
    assert Quick.asked == [1, 2]


def test_the_keys_review_what_is_chosen_in_the_history(shell: Shell) -> None:
    assert not shell.window.commands["review_match"].isEnabled()
    history = history_of(shell)
    assert shell.window.commands["review_match"].isEnabled()
    press(shell, history, "Single deals")
    history.deal_table.choose(history.deals.ids[0])
    QTest.keyClick(shell.window, Qt.Key.Key_F9)
    shown(shell, 1)
    shell.key(Qt.Key.Key_Escape)
    QTest.keyClick(shell.window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    shown(shell, 3)


def test_the_sheet_of_a_stored_match_and_its_deals_lead_to_the_review(shell: Shell) -> None:
    history = history_of(shell)
    press(shell, history, "Score sheet")
    sheet = shell.page(Page.MATCH, StoredMatchPage)
    press(shell, sheet, "Review this match")
    shown(shell, 3)
    assert all(source.deal_id is not None for source in area_of(shell)._sources)
    shell.key(Qt.Key.Key_Escape)
    sheet.sheet.deal_wanted.emit(1)
    shell.spin()
    assert shell.window.page is Page.DEAL
    press(shell, shell.page(Page.DEAL, DealPage), "Review this deal")
    assert shown(shell, 3).place == 1
    shell.key(Qt.Key.Key_Escape)
    QTest.keyClick(shell.window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert shown(shell, 3).place == 0


def test_a_record_is_reviewed_as_a_whole(shell: Shell) -> None:
    shell.window.open_record(GOLDEN)
    record = shell.page(Page.RECORD, RecordPage)
    assert record.shown_match is not None
    count = len(record.shown_match.scored)
    press(shell, record, "Review this match")
    shown(shell, count)
    shell.key(Qt.Key.Key_Escape)
    press(shell, record, "Review this match")
    shown(shell, count)
    assert Quick.asked == [count], "what is known is not reviewed again"


def test_the_match_at_hand_is_reviewed_from_result_and_sheet(shell: Shell) -> None:
    shell.begin(deals=4)
    assert not shell.window.commands["review_match"].isEnabled()
    shell.play_deal()
    press(shell, shell.panel, "Review")
    shown(shell, 1)
    shell.key(Qt.Key.Key_Escape)
    shell.trigger("sheet")
    press(shell, shell.page(Page.SHEET, SheetPage), "Review this match")
    shown(shell, 1)


def test_a_replayed_deal_leads_to_its_whole_match(shell: Shell) -> None:
    history = history_of(shell)
    press(shell, history, "Single deals")
    press(shell, history, "Replay")
    assert shell.window.page is Page.REPLAY
    shell.trigger("review_match")
    shown(shell, 3)


def test_whoever_has_left_is_told_and_led_back(shell: Shell) -> None:
    history = history_of(shell)

    class Later(Quick):
        """Tells nothing before it is let go."""

        held = True

        def poll(self) -> Message | None:
            return None if Later.held else super().poll()

    area_of(shell)._make = Later
    press(shell, history, "Review this match")
    page = shell.page(Page.REVIEW, ReviewPage)
    assert page.bar.isVisible()
    shell.key(Qt.Key.Key_Escape)
    Later.held = False
    reviewing = area_of(shell)._reviews()
    reviewing._on_ready()
    shell.until(lambda: not reviewing.is_busy)
    assert shell.window.messages.texts == ["The match is reviewed."]
    assert column(history) == "all deals"
    press(shell, shell.window.messages, "Show the review")
    assert shell.window.page is Page.REVIEW
    assert shell.window.messages.texts == []


def test_stopping_keeps_what_was_finished(shell: Shell) -> None:
    history = history_of(shell)

    class Half(Quick):
        """Stops telling after the first deal."""

        told = 0

        def poll(self) -> Message | None:
            if Half.told:
                return None
            message = super().poll()
            Half.told += isinstance(message, Done)
            return message

    area_of(shell)._make = Half
    press(shell, history, "Review this match")
    page = shown(shell, 1)
    press(shell, page, "Stop")
    assert not page.bar.isVisible()
    area_of(shell)._reviews()._reviews = Quick(area_of(shell)._reviews()._ready.emit)
    press(shell, page, "Review the whole match")
    shown(shell, 3)
    assert Quick.asked == [3, 2]
    assert not page._all.isEnabled()


def test_a_sheet_without_cards_offers_no_review(shell: Shell) -> None:
    from dokodesk.storage.history import MatchKind

    match = play_match(deals=1, planned=1)
    store_match(shell.history, match, kind=MatchKind.SHEET, started="2999-01-01T00:00:00Z")
    history = history_of(shell)
    history.match_table.choose(max(history.matches.ids))
    shell.spin()
    assert not history.details.button_for("review").isVisible()
    assert not shell.window.commands["review"].isEnabled()
    shell.key(Qt.Key.Key_Down, history.match_table)
    assert history.details.button_for("review").isVisible()
    assert shell.window.commands["review"].isEnabled()
