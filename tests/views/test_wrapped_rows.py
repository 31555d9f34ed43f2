"""Rows grow with their words, so that nothing in a list ends in an ellipsis."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.views.wrapped_rows import WrappedRows, narrowest, wrapped_height
from tools.looks.finder import faults_in

LONG = "Re, no 90, no 60 and Kontra after that"
WORDS = 1
ROWS = 300


def rows_of(count: int, parent: QWidget) -> QStandardItemModel:
    """Numbers and words; every third row has many of them."""
    made = QStandardItemModel(0, 2, parent)
    for row in range(count):
        cells = [QStandardItem(str(row)), QStandardItem(LONG if row % 3 == 0 else "Re")]
        cells[WORDS].setToolTip(cells[WORDS].text())
        made.appendRow(cells)
    return made


@pytest.fixture
def view(qtbot: QtBot) -> QTableView:
    made = QTableView()
    qtbot.addWidget(made)
    made.setModel(rows_of(ROWS, made))
    made.horizontalHeader().hide()
    made.resize(300, 240)
    made.setColumnWidth(WORDS, 120)
    made.show()
    return made


def test_a_row_is_as_high_as_its_words_and_no_higher(view: QTableView) -> None:
    assert any("Kontra" in fault for fault in faults_in(view))
    WrappedRows(view, (WORDS,), 3).fit()
    assert faults_in(view) == []
    assert view.rowHeight(0) > view.rowHeight(1) == view.rowHeight(2)


def test_rows_grow_when_they_come_into_sight(view: QTableView) -> None:
    WrappedRows(view, (WORDS,), 3).fit()
    assert view.rowHeight(240) == view.rowHeight(241)
    view.verticalScrollBar().setValue(240)
    assert view.rowHeight(240) > view.rowHeight(241)
    assert faults_in(view) == []


def test_all_rows_can_be_measured_at_once(view: QTableView) -> None:
    WrappedRows(view, (WORDS,), 3, in_sight=False).fit()
    assert view.rowHeight(ROWS - 3) > view.rowHeight(ROWS - 2)


def test_with_room_again_rows_shrink(view: QTableView) -> None:
    rows = WrappedRows(view, (WORDS,), 3)
    rows.fit()
    view.setColumnWidth(WORDS, 900)
    rows.fit()
    assert view.rowHeight(0) == view.rowHeight(1)


@pytest.mark.parametrize("lines", [1, 2, 3])
def test_the_least_width_for_some_lines(view: QTableView, lines: int) -> None:
    metrics = view.fontMetrics()
    width = narrowest(metrics, [LONG, "Re"], lines)
    most = lines * metrics.lineSpacing()
    assert wrapped_height(metrics, LONG, width) <= most
    assert wrapped_height(metrics, LONG, width - 1) > most


def test_no_word_is_cut_for_a_narrow_column(view: QTableView) -> None:
    metrics = view.fontMetrics()
    word = "Stammtischrunde"
    assert narrowest(metrics, [word], 3) == metrics.horizontalAdvance(word)
    assert narrowest(metrics, [], 3) == narrowest(metrics, [""], 3) == 0
