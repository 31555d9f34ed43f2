"""The others in practice: the level that was chosen decides, beside the interface's thread."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.ai.levels import make_player
from dokodesk.engine.actions import Action
from dokodesk.engine.rules import preset
from dokodesk.engine.shuffling import derived_code
from dokodesk.learning.lesson_play import computer_action
from dokodesk.learning.rule_steps import RuleStep, rules_of
from dokodesk.model.practice_opponents import PRACTICE_LEVELS, PracticeOpponents, practice_level
from dokodesk.model.practice_session import PracticeSession
from tests.helpers.logfail import ExpectedLog

FOREHAND = 1
RULES = rules_of(RuleStep.BASIC, preset("pagat_standard"))


@pytest.fixture
def opponents(qtbot: QtBot) -> Iterator[PracticeOpponents]:
    del qtbot
    made = PracticeOpponents("beginner")
    yield made
    made.close()


@pytest.fixture
def session(opponents: PracticeOpponents) -> PracticeSession:
    """A deal in which somebody else begins."""
    made = PracticeSession(opponents=opponents)
    made.deal_code("3d29-ks70-vvdd", RULES, FOREHAND, skip_talk=True)
    return made


@pytest.mark.parametrize(
    ("kept", "used"),
    [
        ("expert", "expert"),
        ("master", "expert"),
        ("nonsense", "standard"),
        ("adapting", "standard"),
    ],
)
def test_a_kept_level_is_one_that_there_is(kept: str, used: str) -> None:
    assert practice_level(kept) == used
    assert used in PRACTICE_LEVELS


def test_the_chosen_level_decides(
    qtbot: QtBot, opponents: PracticeOpponents, session: PracticeSession
) -> None:
    weak, strong = make_player("beginner"), make_player("strong")
    for number in range(1, 40):
        session.deal_code(derived_code("levels", number), RULES, FOREHAND, skip_talk=True)
        state = session.state
        assert state is not None
        expected = computer_action(state, player=strong)
        if computer_action(state, player=weak) != expected:
            break
    else:
        raise AssertionError("no deal in which the two levels lead differently")
    opponents.set_level("strong")
    with qtbot.waitSignal(session.step_applied, timeout=60_000):
        session.advance()
    after = session.state
    assert after is not None
    assert after.history[-1] == expected


def test_asked_twice_it_acts_once(
    qtbot: QtBot, opponents: PracticeOpponents, session: PracticeSession
) -> None:
    heard: list[Action] = []
    opponents.decided.connect(heard.append)
    session.advance()
    session.advance()
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
    opponents._latest.wait()
    qtbot.wait(1)
    assert len(heard) == 1


def test_an_answer_to_another_moment_is_dropped(
    qtbot: QtBot, opponents: PracticeOpponents, session: PracticeSession
) -> None:
    heard: list[Action] = []
    opponents.decided.connect(heard.append)
    session.advance()
    opponents._latest.wait()  # the answer is on its way
    session.deal_code("3d29-ks70-vvdd", RULES, FOREHAND, skip_talk=True)
    before = session.state
    qtbot.wait(1)
    assert heard == []
    assert session.state is before


def test_a_player_that_fails_does_not_stop_the_deal(
    qtbot: QtBot,
    opponents: PracticeOpponents,
    session: PracticeSession,
    expected_log: ExpectedLog,
) -> None:
    class Broken:
        name = "broken"

        def decide(self, *_: object) -> Action:
            raise RuntimeError("no idea")

        def announce(self, *_: object) -> None:
            raise RuntimeError("no idea")

    opponents._player = Broken()
    with (
        expected_log("dokodesk.model", "failed in practice", level=logging.ERROR),
        qtbot.waitSignal(session.step_applied, timeout=60_000),
    ):
        session.advance()
