"""The coach beside the table: advice, reasons, warnings, and the note on the score sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dokodesk.ai.estimate import Estimate
from dokodesk.engine.actions import Play
from dokodesk.learning.coach import THOUGHTS, WARNINGS, Thought
from dokodesk.model.coaching import hinted_deals
from dokodesk.views.coach.area import CoachArea
from dokodesk.views.coach.panel import CoachPanel, ShareBar
from dokodesk.views.coach.words import linked, thought_text, warning_text
from dokodesk.views.navigation import Page
from dokodesk.views.sheet_page import SheetPage
from tests.views.conftest import MakeShell, Shell

NAMES = ("You", "Berta", "Carl", "Dora")


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    return make_shell(size=(1200, 780))


def area_of(shell: Shell) -> CoachArea:
    return next(each for each in shell.window.areas if isinstance(each, CoachArea))


def panel_of(shell: Shell) -> CoachPanel:
    found = shell.window.findChild(CoachPanel)
    assert isinstance(found, CoachPanel)
    return found


def to_a_choice(shell: Shell) -> None:
    """Plays until the person can choose between several cards."""
    shell.begin(deals=4)
    shell.until_asked()
    while not shell.session.deal_over:
        view = shell.session.view
        assert view is not None
        if isinstance(view.legal[0], Play) and len(view.legal) > 2:
            return
        shell.act()
        shell.until_asked()
    raise AssertionError("no choice came up")


def ask(shell: Shell) -> CoachPanel:
    shell.trigger("hint")
    shell.until(lambda: panel_of(shell).advice is not None)
    return panel_of(shell)


def numbers(shell: Shell) -> Estimate:
    counsel = area_of(shell)._counsel
    assert counsel is not None
    assert counsel.advice is not None
    assert counsel.advice.estimate is not None
    return counsel.advice.estimate


def test_a_hint_says_what_and_why(shell: Shell) -> None:
    to_a_choice(shell)
    panel = ask(shell)
    assert not panel.isHidden()
    assert panel.said.text()
    assert len(panel.findChildren(ShareBar)) == 3
    texts = [found.accessibleName() for found in panel.findChildren(QLabel)]
    assert any(text.endswith(".") for text in texts)


def test_the_hint_is_gone_with_its_moment_and_noted_on_the_sheet(shell: Shell) -> None:
    to_a_choice(shell)
    panel = ask(shell)
    advised = panel.advice
    assert advised is not None
    shell.act()
    shell.until_asked()
    assert panel.advice is None
    number = shell.session.match_id
    assert number is not None
    assert hinted_deals(shell.history, number) == (1,)
    shell.trigger("sheet")
    sheet = shell.page(Page.SHEET, SheetPage)
    assert "deal 1" in sheet._note


def test_esc_closes_it_and_gives_the_keyboard_back(shell: Shell) -> None:
    to_a_choice(shell)
    panel = ask(shell)
    shell.key(Qt.Key.Key_Escape, panel)
    shell.spin()
    assert panel.isHidden()
    assert panel.advice is None


def test_without_hints_there_is_nothing_to_ask(shell: Shell) -> None:
    to_a_choice(shell)
    assert shell.window.commands["hint"].isEnabled()
    shell.preferences.set_value("hints", "off")
    shell.spin()
    assert not shell.window.commands["hint"].isEnabled()


def test_advice_comes_by_itself_where_it_is_wanted(shell: Shell) -> None:
    shell.preferences.set_value("hints", "always")
    to_a_choice(shell)
    shell.until(lambda: panel_of(shell).advice is not None)


def test_a_costly_card_is_asked_about_and_can_be_played_anyway(shell: Shell) -> None:
    shell.preferences.set_value("warn_before", "all")
    to_a_choice(shell)
    shell.until(lambda: area_of(shell)._counsel is not None)
    worst = numbers(shell).choices[-1]
    assert worst.behind >= 0.3, "every card of this hand is good enough: take another deal"
    view = shell.session.view
    assert view is not None
    cards = len(view.hand)
    shell.table.table._on_play_wanted(worst.action.card)
    shell.spin()
    now = shell.session.view
    assert now is not None
    assert len(now.hand) == cards
    assert shell.window.messages.isVisible()
    area_of(shell)._play_anyway(worst.action)
    shell.spin()
    assert worst.action in (shell.session.view or now).history


def test_a_good_card_is_played_without_a_word(shell: Shell) -> None:
    shell.preferences.set_value("warn_before", "all")
    to_a_choice(shell)
    shell.until(lambda: area_of(shell)._counsel is not None)
    best = numbers(shell).best
    shell.table.table._on_play_wanted(best.action.card)
    shell.spin()
    view = shell.session.view
    assert view is not None
    assert best.action in view.history


@pytest.mark.parametrize("name", THOUGHTS)
def test_every_reason_has_a_sentence(name: str) -> None:
    facts: dict[str, str | int | float] = {
        "seat": 1,
        "card": "H10",
        "points": 14,
        "count": 5,
        "chance": 0.62,
    }
    text = thought_text(Thought(name, facts), NAMES)
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize("name", WARNINGS)
def test_every_warning_has_a_sentence(name: str) -> None:
    facts: dict[str, str | int | float] = {"seat": 2, "points": 1.25, "count": 2, "chance": 0.3}
    text = warning_text(Thought(name, facts), NAMES)
    assert text.endswith(".")
    assert "{" not in text


def test_a_reason_without_its_number_is_left_out() -> None:
    assert thought_text(Thought("call_wins"), NAMES) == ""


def test_words_of_the_game_are_linked_and_the_rest_is_escaped() -> None:
    text = linked("Keep the fox & <run>.", "en")
    assert '<a href="word:fox">fox</a>' in text
    assert "&amp; &lt;run&gt;" in text


def test_the_result_takes_the_room_of_the_coach_and_gives_it_back(shell: Shell) -> None:
    to_a_choice(shell)
    panel = ask(shell)
    shell.play_deal()
    assert shell.panel.isVisible()
    assert panel.isHidden()
    shell.trigger("next_deal")
    shell.until_asked()
    assert panel.isVisible()
