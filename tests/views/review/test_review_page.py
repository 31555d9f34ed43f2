"""The review in the window, by mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dokodesk.model.record_file import open_record
from dokodesk.model.replay import DealSource, Replay
from dokodesk.review.judge import Budget
from dokodesk.review.verdicts import DealReview, Grade, Kind, Theme, Verdict
from dokodesk.review.worker import DirectReviews, Job
from dokodesk.views.navigation import Page
from dokodesk.views.review.area import ReviewArea
from dokodesk.views.review.page import ReviewPage
from dokodesk.views.review.texts import decision_text, summary_text, verdict_text
from tests.views.conftest import MakeShell, Shell

GOLDEN = Path(__file__).parents[2] / "data" / "golden" / "pagat_standard.doko"
NAMES = ("Anna", "Ben", "Cem", "Dora")
TINY = Budget(worlds=12, openings=2, nodes=2_000, replays=2)


class Quick(DirectReviews):
    """Reviews at once and superficially."""

    def start(self, jobs: object) -> None:
        assert isinstance(jobs, list)
        small = [Job(job.number, job.setup, job.actions, job.seat, TINY) for job in jobs]
        super().start(small)


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    return make_shell(size=(1200, 780))


@pytest.fixture
def area(shell: Shell) -> ReviewArea:
    found = next(each for each in shell.window.areas if isinstance(each, ReviewArea))
    found._make = Quick
    return found


@pytest.fixture
def page(shell: Shell, area: ReviewArea) -> ReviewPage:
    match = open_record(GOLDEN).matches[0]
    area.review_deal(match, 0)
    shell.until(lambda: shell.page(Page.REVIEW, ReviewPage).list.count() > 0)
    return shell.page(Page.REVIEW, ReviewPage)


def verdict(cost: float, error: float = 0.1, **others: object) -> Verdict:
    facts: dict[str, object] = {
        "index": 9,
        "seat": 0,
        "kind": Kind.CARD,
        "theme": Theme.FOX,
        "trick": 2,
        "action": "0 play DA",
        "best": "0 play D9",
        "cost": cost,
        "error": error,
        "expected": -1.0,
        "win": 0.4,
    }
    return Verdict(**{**facts, **others})  # type: ignore[arg-type] # keywords of a table


def test_the_worst_decision_is_shown_first(page: ReviewPage) -> None:
    marked = [v for v in page._verdicts if v.grade in (Grade.SMALL, Grade.MISTAKE, Grade.BLUNDER)]
    assert page.verdict is not None
    if marked:
        assert page.verdict.cost == max(each.cost for each in marked)
    assert page.said.text()


def test_the_table_shows_the_moment_of_the_decision(shell: Shell, page: ReviewPage) -> None:
    page.list.setCurrentRow(2)
    shell.spin()
    chosen = page.verdict
    assert chosen is not None
    view = page.stage.view
    assert view is not None
    assert len(view.history) == chosen.index
    assert view.turn == chosen.seat


def test_the_curve_leads_to_a_decision(shell: Shell, page: ReviewPage) -> None:
    page.list.setCurrentRow(0)
    place = page.curve._points()[3]
    QTest.mouseClick(
        page.curve,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(round(place.x()), round(place.y())),
    )
    shell.spin()
    assert page.list.currentRow() == 3


def test_other_seats_and_deals_can_be_chosen(shell: Shell, page: ReviewPage) -> None:
    page.seats.setCurrentIndex(2)
    assert page.verdict is not None
    assert page.verdict.seat == 2
    page.deals.setCurrentIndex(1)
    shell.until(lambda: page.list.count() > 0)
    assert page.place == 1
    assert {each.seat for each in page._verdicts} == {2}


def test_all_hands_can_be_opened(page: ReviewPage) -> None:
    view = page.stage.view
    assert view is not None
    assert view.open_hands[1] is None
    page._open.setChecked(True)
    view = page.stage.view
    assert view is not None
    assert view.open_hands[1]


def test_the_last_deal_is_reviewed_from_the_menu(shell: Shell, area: ReviewArea) -> None:
    shell.begin(deals=4)
    assert not shell.window.commands["review"].isEnabled()
    shell.play_deal()
    shell.trigger("review")
    shell.until(lambda: shell.page(Page.REVIEW, ReviewPage).list.count() > 0)
    found = shell.page(Page.REVIEW, ReviewPage)
    number = shell.session.match_id
    assert number is not None
    stored = shell.history.match(number).deals[0]
    assert area._reviews().stored(area._sources[0]) is not None
    assert stored.id == area._sources[0].deal_id
    shell.key(Qt.Key.Key_Escape)
    assert shell.window.page is not Page.REVIEW
    assert found.list.count() > 0


def test_a_deal_of_a_record_is_reviewed_from_its_replay(shell: Shell, area: ReviewArea) -> None:
    assert not shell.window.commands["review"].isEnabled()
    match = open_record(GOLDEN).matches[0]
    replay = shell.window.replay_deal
    assert replay is not None
    replay(match, 1)
    shell.until(lambda: shell.window.page is Page.REPLAY)
    shell.trigger("review")
    page = shell.page(Page.REVIEW, ReviewPage)
    shell.until(lambda: page.list.count() > 0)
    assert area._sources[0].actions == match.deals[1].actions


def test_play_and_replay_lead_on(shell: Shell, area: ReviewArea, page: ReviewPage) -> None:
    asked: list[tuple[str, int]] = []

    def replay(_source: DealSource, moment: int) -> None:
        asked.append(("replay", moment))

    def play(_replay: Replay, moment: int, _seat: int) -> None:
        asked.append(("play", moment))

    area.show_replay, area.play_on = replay, play
    page.list.setCurrentRow(1)
    chosen = page.verdict
    assert chosen is not None
    page._watch.click()
    page._branch.click()
    assert asked == [("replay", chosen.index), ("play", chosen.index)]


def test_a_deal_that_cannot_be_reviewed_says_why(page: ReviewPage) -> None:
    page._reviews.clear()
    page.add_fault(page.place, "<nothing> fits")
    assert "<nothing> fits" in page._summary.text()
    assert page.list.count() == 0


class TestTexts:
    def test_a_mistake_names_the_better_card_and_the_cost(self) -> None:
        found = verdict(1.0)
        assert decision_text(found, NAMES) == "Trick 3: ♦A?  −1.0"
        text = verdict_text(found, NAMES)
        assert "nine of diamonds" in text
        assert "1.0 points" in text
        assert "± 0.2" in text

    def test_what_is_within_the_noise_gets_no_judgement(self) -> None:
        text = verdict_text(verdict(0.5, 0.4), NAMES)
        assert "no judgement" in text
        assert "Better" not in text
        assert decision_text(verdict(0.5, 0.4), NAMES) == "Trick 3: ♦A"

    def test_bad_luck_is_called_so(self) -> None:
        found = verdict(0.0, 0.0, best="0 play DA", open_cost=2.0, open_exact=True)
        assert "bad luck" in decision_text(found, NAMES)
        text = verdict_text(found, NAMES)
        assert "best choice" in text
        assert "cost 2 points" in text

    def test_silence_has_words(self) -> None:
        found = verdict(1.0, kind=Kind.SILENCE, action="", best="0 call re", theme=Theme.CALLS)
        assert "nothing announced" in decision_text(found, NAMES)
        assert "Re" in verdict_text(found, NAMES)

    def test_the_summary_names_the_themes(self) -> None:
        review = DealReview(0, (verdict(1.0), verdict(0.05, 1.0)), (1, 1, -1, -1), "x")
        assert summary_text([review], 0) == "Lost by mistakes: 1.0 points. Most by: the fox 1.0."
        assert summary_text([review], 1) == "Nothing was lost by mistakes."
