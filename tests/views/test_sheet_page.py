"""The score sheet by mouse and keyboard, empty, short and long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dokodesk.engine.match import new_match, totals
from dokodesk.engine.rules import preset
from dokodesk.model.numbers import plain
from dokodesk.model.score_sheet import SheetColumn
from dokodesk.views.appearance import Appearance
from dokodesk.views.sheet_page import SheetPage
from tests.helpers.matches import NAMES, REFUSED_POVERTY, play_match, scripted_deal


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> SheetPage:
    made = SheetPage(appearance)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def texts(page: SheetPage) -> list[str]:
    QCoreApplication.processEvents()  # new widgets are shown by an event
    return [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]


def test_without_a_match_it_is_empty_and_friendly(page: SheetPage) -> None:
    page.set_match(None)
    assert "No match is being played." in texts(page)
    assert not page.table.isVisible()


def test_before_the_first_result_it_says_so(page: SheetPage) -> None:
    page.set_match(new_match(preset("pagat_standard"), NAMES, 0))
    assert any("first deal" in text for text in texts(page))
    assert page.status == "Deal 1 of 8"


def test_totals_and_ranking_stand_below(page: SheetPage) -> None:
    match = play_match(seed=3)
    page.set_match(match)
    shown = texts(page)
    for name, total in zip(NAMES, totals(match), strict=True):
        assert name in shown
        assert plain(total) in shown
    assert page.status == "The match is over."


def test_the_last_deal_is_named(page: SheetPage) -> None:
    page.set_match(play_match(deals=7))
    assert page.status == "Deal 8 of 8: the last deal"


def test_it_is_used_by_keyboard(qtbot: QtBot, page: SheetPage) -> None:
    page.set_match(play_match(deals=5))
    page.focus()
    assert page.table.currentIndex().row() == 4
    QTest.keyClick(page.table, Qt.Key.Key_Up)
    with qtbot.waitSignal(page.deal_wanted) as told:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert told.args == [page.model.rows[3].position]


def test_a_double_click_opens_a_deal(qtbot: QtBot, page: SheetPage) -> None:
    page.set_match(play_match(deals=3))
    place = page.table.visualRect(page.model.index(1, 1)).center()
    viewport = page.table.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(page.deal_wanted) as told:
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [1]


def test_void_deals_do_not_shift_what_is_opened(qtbot: QtBot, page: SheetPage) -> None:
    page.set_match(scripted_deal(*REFUSED_POVERTY))
    assert page.model.rowCount() == 0
    assert page.status == "Deal 1 of 8"


def test_the_bock_column_is_there_only_where_it_says_something(page: SheetPage) -> None:
    page.set_match(play_match(deals=2))
    assert page.table.isColumnHidden(SheetColumn.BOCK)
    page.set_match(play_match(preset("kneipe"), deals=2))
    assert not page.table.isColumnHidden(SheetColumn.BOCK)


def test_all_columns_fit_into_an_ordinary_window(page: SheetPage) -> None:
    page.set_match(play_match(seed=3))
    page.resize(1200, 600)
    assert not page.table.horizontalScrollBar().isVisible()
    for column in range(page.model.columnCount()):
        if not page.table.isColumnHidden(column):
            assert page.table.columnWidth(column) >= page.table.sizeHintForColumn(column)


def test_a_long_match_scrolls_and_shows_its_newest_deal(page: SheetPage) -> None:
    match = play_match(seed=2, deals=40, planned=40)
    page.set_match(match)
    last = page.model.index(39, 0)
    assert page.table.viewport().rect().intersects(page.table.visualRect(last))


def test_it_paints_in_both_looks(page: SheetPage, appearance: Appearance) -> None:
    page.set_match(play_match(deals=4))
    assert not page.grab().isNull()
    appearance.changed.emit()
    assert not page.grab().isNull()
