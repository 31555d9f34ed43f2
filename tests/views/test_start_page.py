"""The first page offers what there is and nothing else; the last one says who has won."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dokodesk.engine.match import new_match, ranking, totals
from dokodesk.engine.rules import preset
from dokodesk.model.numbers import plain
from dokodesk.views.appearance import Appearance
from dokodesk.views.medals import Medal
from dokodesk.views.ranking_page import RankingPage
from dokodesk.views.start_page import StartPage
from tests.helpers.matches import NAMES, play_match


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> StartPage:
    made = StartPage(appearance)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_without_a_stored_match_there_is_nothing_to_go_on_with(page: StartPage) -> None:
    page.offer(stored="", quick="Standard")
    page.focus()
    assert not page.resume.isVisible()
    assert page.quick.isVisible()
    assert page.quick.property("role") == "primary"
    assert QApplication.focusWidget() is page.quick


def test_a_stored_match_comes_first(qtbot: QtBot, page: StartPage) -> None:
    page.offer(stored="Deal 3 of 8, trick 5", quick="Standard")
    QCoreApplication.processEvents()
    page.focus()
    assert page.resume.isVisible()
    assert page.resume.texts == ("Go on", "Deal 3 of 8, trick 5")
    assert page.quick.property("role") == "choice"
    assert QApplication.focusWidget() is page.resume
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        with qtbot.waitSignal(page.resume_wanted):
            QTest.keyClick(page.resume, key)


def test_each_choice_says_what_it_wants(qtbot: QtBot, page: StartPage) -> None:
    for choice, wish in ((page.quick, page.quick_wanted), (page.new, page.new_wanted)):
        with qtbot.waitSignal(wish):
            QTest.mouseClick(choice, Qt.MouseButton.LeftButton)


def test_what_else_there_is_shows_while_its_action_does(qtbot: QtBot, page: StartPage) -> None:
    actions = [QAction(name) for name in ("&Learn", "History", "Evening")]
    actions[0].setIconText("Learn")
    actions[1].setVisible(False)
    page.offer_actions(actions)
    page.offer(stored="", quick="Standard")
    QCoreApplication.processEvents()
    assert [tile.isVisible() for tile in page.tiles] == [True, False, True]
    assert page.tiles[0].text() == "Learn"
    with qtbot.waitSignal(actions[0].triggered):
        QTest.mouseClick(page.tiles[0], Qt.MouseButton.LeftButton)
    actions[1].setVisible(True)
    actions[0].setEnabled(False)
    actions[2].setVisible(False)
    QCoreApplication.processEvents()
    assert [tile.isVisible() for tile in page.tiles] == [True, True, False]
    assert not page.tiles[0].isEnabled()


def test_tiles_stand_side_by_side_where_there_is_room(page: StartPage) -> None:
    page.offer_actions([QAction(f"{number} of several things to do") for number in range(4)])
    page.resize(1000, 700)
    QCoreApplication.processEvents()
    assert len({tile.x() for tile in page.tiles}) == 2
    page.resize(330, 700)
    QCoreApplication.processEvents()
    assert len({tile.x() for tile in page.tiles}) == 1


@pytest.mark.parametrize("size", [(480, 320), (800, 430), (2560, 1500)])
def test_every_choice_can_be_reached_at_any_size(page: StartPage, size: tuple[int, int]) -> None:
    page.offer(stored="Deal 3 of 8, trick 5", quick="Standard")
    page.resize(*size)
    QCoreApplication.processEvents()
    assert not page.grab().isNull()
    for choice in (page.resume, page.quick, page.new):
        assert choice.isVisible()
        inner = choice.layout()
        assert inner is not None
        assert choice.height() >= inner.totalHeightForWidth(choice.width()) > 0


def test_an_unknown_deck_is_replaced(page: StartPage) -> None:
    page.fan.set_cards("no such deck", "xyz")
    assert not page.grab().isNull()


# --- the ranking ----------------------------------------------------------------------------------


@pytest.fixture
def final(qtbot: QtBot, appearance: Appearance) -> RankingPage:
    made = RankingPage(appearance)
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def texts(page: RankingPage) -> list[str]:
    QCoreApplication.processEvents()
    return [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_ranking_names_everybody_with_total_and_medal(final: RankingPage, seed: int) -> None:
    match = play_match(seed=seed)
    final.show_match(match)
    shown = texts(final)
    places = [place for place, _ in ranking(match)]
    names = [match.names[person] for _, person in ranking(match)]
    assert [text for text in shown if text in NAMES] == names
    for total in totals(match):
        assert plain(total) in shown
    medals = final.findChildren(Medal)
    assert [medal.place for medal in medals] == places
    best = names[: places.count(1)]
    title = shown[0]
    assert all(name in title for name in best)


def test_a_match_without_a_difference_is_a_draw(final: RankingPage) -> None:
    final.show_match(new_match(preset("pagat_standard"), NAMES, 0, 1))
    assert texts(final)[0] == "The match ends in a draw"
