"""The page of the statistics."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from dokodesk.engine.match import totals
from dokodesk.model.history_search import SearchChoice
from dokodesk.model.stored_deals import load_match
from dokodesk.storage.errors import StorageError
from dokodesk.views.history.charts import CurveChart, IntervalChart, TrumpChart
from dokodesk.views.history.page import HistoryPage
from dokodesk.views.history.statistics_page import StatisticsPage
from dokodesk.views.history.statistics_texts import Table, as_csv, as_text
from dokodesk.views.navigation import Page
from tests.views.conftest import MakeShell, Shell
from tests.views.history.conftest import MakeFilled


def statistics_page(shell: Shell) -> StatisticsPage:
    shell.trigger("statistics")
    return shell.page(Page.STATISTICS, StatisticsPage)


def test_points_are_those_of_the_score_sheets(filled: MakeFilled) -> None:
    shell = filled()
    page = statistics_page(shell)
    matches = [load_match(shell.history.match(number)) for number in (1, 2, 3)]
    assert page.figure.deals == sum(len(match.scored) for match in matches)
    assert page.figure.total == sum(totals(match)[0] for match in matches)


def test_selection_is_that_of_the_history(filled: MakeFilled) -> None:
    shell = filled()
    shell.trigger("history")
    history = shell.page(Page.HISTORY, HistoryPage)
    history.filters.level.setCurrentIndex(history.filters.level.findData("strong"))
    page = statistics_page(shell)
    assert page.figure.deals == 2
    page.show_selection(SearchChoice(side="re"))
    assert {cell.side for cell in page._cells} == {"re"}


def test_every_drawing_tells_itself_in_words(filled: MakeFilled) -> None:
    page = statistics_page(filled())
    charts = [
        chart
        for kind in (IntervalChart, CurveChart, TrumpChart)
        for chart in page.findChildren(kind)
        if chart.isVisible()
    ]
    assert len(charts) >= 6
    for chart in charts:
        assert chart.accessibleName()
        assert chart.accessibleDescription()


def test_dealing_is_judged_over_the_hands_of_one_or_of_all(filled: MakeFilled) -> None:
    shell = filled()
    page = statistics_page(shell)
    own = page.facts[0].hands
    page._dealing.show_all()
    assert page.facts[0].hands == 4 * own


def test_without_deals_it_says_so(make_shell: MakeShell) -> None:
    page = statistics_page(make_shell(offer=False))
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "No deals yet." in texts
    assert not page._buttons["copy"].isEnabled()


def test_copy_and_file_hold_all_figures(filled: MakeFilled, tmp_path: Path) -> None:
    shell = filled(language="de")
    page = statistics_page(shell)
    page._buttons["copy"].click()
    text = QGuiApplication.clipboard().text()
    for table in page.tables():
        assert table.title in text
    path = tmp_path / "statistics.csv"
    page.save_to(path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert ["Alle", str(page.figure.deals), str(page.figure.total)] == rows[2][:3]


def test_file_that_cannot_be_written_is_told(filled: MakeFilled, tmp_path: Path) -> None:
    page = statistics_page(filled())
    told: list[StorageError] = []
    page.failed.connect(told.append)
    blocked = tmp_path / "a-file"
    blocked.write_text("x")
    page.save_to(blocked / "statistics.csv")
    assert len(told) == 1


@pytest.mark.parametrize(
    ("cell", "written"), [("=1+1", "'=1+1"), ("-3", "-3"), ("−3", "−3"), ("@x", "'@x")]
)
def test_csv_holds_no_formula(cell: str, written: str) -> None:
    text = as_csv([Table("t", ("a",), ((cell,),))])
    assert text.split("\r\n")[2] == written


def test_text_has_columns() -> None:
    text = as_text([Table("Title", ("", "n"), (("abc", "1"), ("d", "22")))])
    assert text.split("\n") == ["Title", "", "      n", "abc   1", "d    22", ""]
