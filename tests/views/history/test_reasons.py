"""The reasons of computer players in the replay of a finished deal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.learning.coach import Thought
from dokodesk.learning.explaining import Explanation, Weighed
from dokodesk.views.history.explained import (
    elsewhere_text,
    explanation_text,
    nothing_text,
    waiting_text,
)
from dokodesk.views.history.replay_page import ReplayPage
from dokodesk.views.navigation import Page
from tests.views.conftest import MakeShell, Shell

NAMES = ("Anna", "Ben", "Cem", "Dora")


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    """A window in which a deal against computer players has just been finished."""
    made = make_shell(size=(1200, 800), near_end=(1, 0))
    made.play_deal()
    replay = made.window.replay_deal
    assert replay is not None
    assert made.session.match is not None
    replay(made.session.match, 0)
    made.until(lambda: made.window.page is Page.REPLAY)
    return made


def page_of(shell: Shell) -> ReplayPage:
    return shell.page(Page.REPLAY, ReplayPage)


def moment_of(page: ReplayPage, *, own: bool) -> int:
    assert page.replay is not None
    actions = page.replay.source.actions
    return next(
        place + 1
        for place, action in enumerate(actions)
        if isinstance(action, Play) and (action.seat == 0) is own and place > 8
    )


def test_a_card_of_a_computer_player_is_explained_on_request(shell: Shell) -> None:
    page = page_of(shell)
    assert page.bar.why.isHidden()
    shell.click(page.bar.button("why"))
    assert shell.preferences.values.explain_computer
    page.go_to(moment_of(page, own=False))
    shell.until(lambda: page.bar.why.text() not in (waiting_text(), elsewhere_text(), ""))
    assert page.bar.why.text() != nothing_text()
    page.go_to(moment_of(page, own=True))
    assert page.bar.why.text() == elsewhere_text()
    shell.key(Qt.Key.Key_W, page)
    assert page.bar.why.isHidden()
    assert not shell.preferences.values.explain_computer


def test_the_preference_switches_it_on(shell: Shell) -> None:
    page = page_of(shell)
    shell.preferences.set_value("explain_computer", value=True)
    assert page.bar.why.isVisible()
    assert page.bar.button("why").isChecked()


def test_a_deal_without_computer_players_has_no_reasons(shell: Shell) -> None:
    from dataclasses import replace

    page = page_of(shell)
    assert page.replay is not None
    shell.preferences.set_value("explain_computer", value=True)
    source = replace(page.replay.source, level="")
    show = shell.window.replay_source
    assert show is not None
    show(source)
    assert page.bar.button("why").isHidden()
    assert page.bar.why.isHidden()


class TestWords:
    def test_the_numbers_begin_with_the_card_that_was_played(self) -> None:
        found = Explanation(
            action=Play(1, Card.H10),
            again=Play(1, Card.H10),
            idea="",
            weighed=(Weighed(Card.DA, 1.5, 40), Weighed(Card.H10, 1.25, 40)),
            thoughts=(Thought("takes_trick", {"chance": 0.8}),),
            choices=2,
        )
        assert explanation_text(found, NAMES) == (
            "Ben tried 40 deals that could have been. Points on average: ♥10 1.3; ♦A 1.5. "
            "Told to Ben: It takes the trick in 80 of 100 cases."
        )

    def test_another_decision_is_named(self) -> None:
        found = Explanation(Play(2, Card.H10), Play(2, Card.DA), "", (), (), 2)
        assert explanation_text(found, NAMES) == ("Asked again, Cem would decide otherwise: ♦A.")

    def test_no_choice(self) -> None:
        found = Explanation(Play(3, Card.H10), Play(3, Card.H10), "only_choice", (), (), 1)
        assert explanation_text(found, NAMES) == "Dora had no other choice."
