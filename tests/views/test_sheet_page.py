"""The score sheet by mouse and keyboard, empty, short and long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dokodesk.engine.match import new_match, totals
from dokodesk.engine.rules import preset
from dokodesk.model.numbers import plain
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.score_sheet import SheetColumn, TotalRole
from dokodesk.model.sheet import Counting
from dokodesk.views.appearance import Appearance
from dokodesk.views.sheet.curve_view import CurveView
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
        # What does not fit of the announcements is told by a tool tip.
        if not page.table.isColumnHidden(column) and column != SheetColumn.CALLS:
            assert page.table.columnWidth(column) >= page.table.sizeHintForColumn(column)


def test_the_points_of_all_four_fit_in_large_text_too(
    page: SheetPage, preferences: PreferencesModel
) -> None:
    page.set_match(play_match(seed=2, deals=24, planned=24))
    preferences.set_value("text_scale", 200)
    page.resize(1250, 620)
    QCoreApplication.processEvents()
    assert page.table.columnWidth(page.model.columnCount() - 1) > 0
    assert not page.table.horizontalScrollBar().isVisible()


def test_a_long_match_scrolls_and_shows_its_newest_deal(page: SheetPage) -> None:
    match = play_match(seed=2, deals=40, planned=40)
    page.set_match(match)
    last = page.model.index(39, 0)
    page.resize(1000, 600)
    QCoreApplication.processEvents()
    assert page.table.viewport().rect().contains(page.table.visualRect(last).center())
    page.resize(1000, 400)
    QCoreApplication.processEvents()
    assert page.table.viewport().rect().contains(page.table.visualRect(last).center())


def test_it_paints_in_both_looks(page: SheetPage, appearance: Appearance) -> None:
    page.set_match(play_match(deals=4))
    assert not page.grab().isNull()
    appearance.changed.emit()
    assert not page.grab().isNull()


# --- how it is shown ------------------------------------------------------------------------------


def header(page: SheetPage, column: int) -> str:
    return str(page.model.headerData(column, Qt.Orientation.Horizontal))


def test_the_newest_deal_can_stand_on_top(page: SheetPage) -> None:
    page.set_match(play_match(deals=5, planned=8))
    page._newest.trigger()
    assert [page.model.index(row, 0).data() for row in range(5)] == ["5", "4", "3", "2", "1"]
    page.set_match(play_match(deals=6, planned=8))
    assert page.model.index(0, 0).data() == "6"
    assert page.model.place_of(page.table.currentIndex().row()) == 5
    assert header(page, 0) == "No. ▼"


def test_a_click_on_a_heading_sorts(page: SheetPage) -> None:
    page.set_match(play_match(seed=3))
    page.table.horizontalHeader().sectionClicked.emit(SheetColumn.VALUE)
    values = [row.value for row in page.model.rows]
    assert [
        page.model.rows[page.model.place_of(row)].value for row in range(len(values))
    ] == sorted(values, key=lambda value: value or 0)
    page.table.horizontalHeader().sectionClicked.emit(SheetColumn.VALUE)
    assert page.model.rows[page.model.place_of(0)].value == max(v or 0 for v in values)


def test_columns_can_be_hidden_and_that_is_remembered(
    page: SheetPage, appearance: Appearance, preferences: PreferencesModel
) -> None:
    remembered = SheetPage(appearance, preferences=preferences)
    remembered._columns[SheetColumn.DEALER].setChecked(False)
    assert preferences.values.sheet_hidden == ("dealer",)
    again = SheetPage(appearance, preferences=preferences)
    again.set_match(play_match(deals=2))
    assert again.table.isColumnHidden(SheetColumn.DEALER)
    remembered.deleteLater()
    again.deleteLater()
    del page


def test_what_is_copied_is_what_is_seen(page: SheetPage) -> None:
    page.set_match(play_match(deals=3))
    page._columns[SheetColumn.WINNER].setChecked(False)
    QTest.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 4
    assert "Winner" not in lines[0].split("\t")
    assert lines[0].split("\t")[-4:] == list(NAMES)
    shown = sum(not page.table.isColumnHidden(n) for n in range(page.model.columnCount()))
    assert {line.count("\t") for line in lines} == {shown - 1}


@pytest.mark.parametrize("counting", list(Counting))
def test_every_way_of_counting_is_shown(page: SheetPage, counting: Counting) -> None:
    match = play_match(deals=5, seed=2)
    page.set_match(match)
    page._countings[counting].trigger()
    assert page.model.counting is counting
    last = page.model.index(4, page.model.columnCount() - 1)
    assert last.data(TotalRole) == page.model.counted.totals[4][3]
    assert (counting is Counting.AS_PLAYED) != ("counted:" in page.status)
    if counting is Counting.MONEY:
        assert "pays" in " ".join(texts(page)) or not any(totals(match))
    assert not page.grab().isNull()


def test_curves_are_told_in_words_too(page: SheetPage) -> None:
    match = play_match(seed=3)
    page.set_match(match)
    page.show_curves(True)
    view = page.findChild(CurveView)
    assert isinstance(view, CurveView)
    assert not page.table.isVisible()
    for name, total in zip(NAMES, totals(match), strict=True):
        assert f"{name}: {plain(total)} at the end" in view.spoken
    assert view.chart.accessibleName() == view.spoken
    page.show_curves(False)
    assert page.table.isVisible()
