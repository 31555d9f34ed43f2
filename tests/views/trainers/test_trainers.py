"""The trainers in the window: puzzles, exercises, own mistakes, and what is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt

from dokodesk.engine.actions import Play
from dokodesk.learning.trainers import Belief, Skill
from dokodesk.model.record_file import open_record
from dokodesk.model.stored_deals import loaded_ids, store_match
from dokodesk.model.training import CardTask, NumberTask, Task, course_of
from dokodesk.review.judge import REVIEWER, Budget, review_deal
from dokodesk.review.verdicts import VERSION, Grade, Kind, to_data
from dokodesk.views.navigation import Page
from dokodesk.views.trainers.area import TrainersArea
from dokodesk.views.trainers.page import TrainersPage
from dokodesk.views.trainers.words import belief_text, course_text
from tests.views.conftest import MakeShell, Shell

GOLDEN = Path(__file__).parents[2] / "data" / "golden" / "pagat_standard.doko"
DAY = "2026-12-01"
_PATIENCE_MS = 60_000


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    made = make_shell(size=(1200, 780))
    area = next(each for each in made.window.areas if isinstance(each, TrainersArea))
    area._new_seed = lambda: "tests"
    area._today = lambda: DAY
    return made


def choose(shell: Shell, task: Task) -> TrainersPage:
    if shell.window.page is not Page.TRAINERS:
        shell.trigger("trainers")
    page = shell.page(Page.TRAINERS, TrainersPage)
    page.tasks.setCurrentRow(list(Task).index(task))
    return page


def asked(shell: Shell, task: Task) -> TrainersPage:
    """Waits in real time: the question is made beside the interface's thread."""
    page = choose(shell, task)
    loop = QEventLoop()
    clock = QElapsedTimer()
    clock.start()
    while page.question is None and clock.elapsed() < _PATIENCE_MS:
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    assert page.question is not None
    return page


def test_a_puzzle_is_solved_by_playing_the_card(shell: Shell) -> None:
    page = asked(shell, Task.PUZZLE)
    question = page.question
    assert isinstance(question, CardTask)
    page.stage.hand.play_wanted.emit(question.answers[0].card)
    assert page._training.tally(Task.PUZZLE) == (1, 1)
    assert "Right" in page.result.text()


def test_a_wrong_card_says_what_it_costs_and_counts_once(shell: Shell) -> None:
    page = asked(shell, Task.PUZZLE)
    question = page.question
    assert isinstance(question, CardTask)
    wrong = next(play for play, cost in question.costs.items() if cost > 0)
    page.stage.hand.play_wanted.emit(wrong.card)
    assert "costs" in page.result.text()
    page.stage.hand.play_wanted.emit(wrong.card)
    page.stage.hand.play_wanted.emit(question.answers[0].card)
    assert page._training.tally(Task.PUZZLE) == (1, 0)


def test_the_puzzle_of_the_day_counts_once(shell: Shell) -> None:
    page = asked(shell, Task.DAILY)
    question = page.question
    assert isinstance(question, CardTask)
    page.stage.hand.play_wanted.emit(question.answers[0].card)
    assert page._training.daily_done(DAY)
    page = asked(shell, Task.PUZZLE)
    page = asked(shell, Task.DAILY)
    again = page.question
    assert isinstance(again, CardTask)
    assert again.answers == question.answers
    assert "already" in page.said.text()
    page.stage.hand.play_wanted.emit(again.answers[0].card)
    assert page._training.tally(Task.DAILY) == (1, 1)


@pytest.mark.parametrize("task", [Task.TRUMPS_OUT, Task.ACES_OUT, Task.POINTS])
def test_a_number_is_answered(shell: Shell, task: Task) -> None:
    page = asked(shell, task)
    question = page.question
    assert isinstance(question, NumberTask)
    page.number.setValue(question.answer)
    page.answer.click()
    assert "Right" in page.result.text()
    assert page._training.tally(task) == (1, 1)
    page.answer.click()
    assert page._training.tally(task) == (1, 1)


def test_a_wrong_number_is_told(shell: Shell) -> None:
    page = asked(shell, Task.TRUMPS_OUT)
    question = page.question
    assert isinstance(question, NumberTask)
    page.number.setValue(question.answer + 1)
    page.answer.click()
    assert f"It is {question.answer}" in page.result.text()
    assert page._training.tally(Task.TRUMPS_OUT) == (1, 0)


def test_estimates_of_who_is_re_are_remembered(shell: Shell) -> None:
    page = asked(shell, Task.WHO_IS_RE)
    question = page.question
    assert isinstance(question, NumberTask)
    assert question.skill is Skill.WHO_IS_RE
    page.slider.setValue(80)
    page.answer.click()
    assert page._training.beliefs() == [Belief(0.8, bool(question.answer))]
    assert "0.25 is always saying 50 %" in page._course.text()
    shell.key(Qt.Key.Key_Return, page.next)


def test_own_mistakes_come_back_until_they_are_solved(shell: Shell) -> None:
    match = open_record(GOLDEN).matches[0]
    match_id = store_match(shell.history, match)
    ids = loaded_ids(shell.history.match(match_id))
    for place in (3, 8):
        deal = match.deals[place]
        found = review_deal(
            deal.setup, deal.actions, seat=0, budget=Budget(worlds=60, openings=2, replays=2)
        )
        shell.history.save_review(ids[place], REVIEWER, VERSION, to_data(found))
    page = choose(shell, Task.MISTAKES)
    before = page._training.mistakes()
    assert before
    assert all(
        each.verdict.kind is Kind.CARD and each.verdict.grade in (Grade.MISTAKE, Grade.BLUNDER)
        for each in before
    )
    assert before[0].verdict.cost == max(each.verdict.cost for each in before)
    for theme in {each.verdict.theme for each in before}:
        page.theme.setCurrentIndex(page.theme.findData(theme))
        shown = page.question
        assert isinstance(shown, CardTask)
        assert shown.mistake is not None
        assert shown.mistake.verdict.theme is theme
        assert shown.mistake == page._training.mistakes(theme)[0]
    page.theme.setCurrentIndex(0)
    question = page.question
    assert isinstance(question, CardTask)
    assert question.mistake == before[0]
    played = next(play for play, cost in question.costs.items() if cost > 0)
    page.stage.hand.play_wanted.emit(played.card)
    page.stage.hand.play_wanted.emit(question.answers[0].card)
    after = page._training.mistakes()
    assert before[0] not in after
    assert len(after) == len(before) - 1
    course = course_of([review for _, review in page._training.reviews()])
    assert course is not None
    assert course.deals == 2
    assert course_text(course)


def test_without_mistakes_it_says_what_to_do(shell: Shell) -> None:
    page = choose(shell, Task.MISTAKES)
    assert page.question is None
    assert "review" in page.said.text()


def test_a_card_that_is_not_allowed_is_refused(shell: Shell) -> None:
    area = next(each for each in shell.window.areas if isinstance(each, TrainersArea))
    area._new_seed = lambda: "led"
    page = asked(shell, Task.PUZZLE)
    question = page.question
    assert isinstance(question, CardTask)
    legal = {play.card for play in question.view.legal if isinstance(play, Play)}
    other = [card for card in question.view.hand if card not in legal]
    assert other, "in this puzzle one has to follow suit"
    page.stage.hand.play_wanted.emit(other[0])
    assert "not allowed" in page.result.text()
    assert page._training.tally(Task.PUZZLE) == (0, 0)


def test_no_estimates_have_no_text() -> None:
    assert belief_text([]) == ""
    assert course_text(None) == ""
