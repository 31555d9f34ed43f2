"""What pages do where a window is small or text is large: they scroll, fold and shorten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.appearance import Appearance
from dokodesk.views.head import Head
from dokodesk.views.history.page import HistoryPage
from dokodesk.views.navigation import Page
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import CalmComboBox, Tall, label
from tests.views.conftest import MakeShell
from tools.looks.tour import fill_history


def tall_page() -> QWidget:
    """A page whose words need 400 pixels of height."""
    page = QWidget()
    column = QVBoxLayout(page)
    for _ in range(4):
        text = QLabel("words")
        text.setMinimumHeight(90)
        column.addWidget(text)
    return page


@pytest.mark.parametrize(("height", "scrolls"), [(250, True), (700, False)])
def test_a_page_scrolls_as_a_whole_where_it_would_be_squeezed(
    qtbot: QtBot, height: int, scrolls: bool
) -> None:
    page = tall_page()
    holder = Tall(page)
    qtbot.addWidget(holder)
    holder.resize(300, height)
    holder.show()
    qtbot.waitUntil(lambda: holder.verticalScrollBar().isVisible() == scrolls)
    assert all(text.height() >= 90 for text in page.findChildren(QLabel))
    assert page.height() >= height
    assert page.width() == holder.viewport().width()


def test_a_page_that_grows_while_it_is_shown_is_not_squeezed(qtbot: QtBot) -> None:
    page = tall_page()
    holder = Tall(page)
    qtbot.addWidget(holder)
    holder.resize(300, 450)
    holder.show()
    more = QLabel("more words")
    more.setMinimumHeight(200)
    column = page.layout()
    assert column is not None
    column.addWidget(more)
    qtbot.waitUntil(holder.verticalScrollBar().isVisible)
    assert more.height() >= 200


@pytest.mark.parametrize(("em", "beside"), [(60, True), (24, False)])
def test_buttons_of_a_head_stand_beside_or_below_its_words(
    qtbot: QtBot, em: int, beside: bool
) -> None:
    words, button = label("A title", "title", wrap=True), QPushButton("Back")
    head = Head((words,), (button,))
    qtbot.addWidget(head)
    head.resize(em * head.fontMetrics().height(), 200)
    head.show()
    qtbot.waitUntil(lambda: (button.x() > words.geometry().right()) == beside)
    assert button.width() >= button.sizeHint().width()


def test_a_widget_can_be_put_between_others_of_a_line(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder)
    first, last, between = (QPushButton(text) for text in ("first", "last", "between"))
    flow.addWidget(first)
    flow.addWidget(last)
    flow.insertWidget(1, between)
    holder.resize(600, 60)
    holder.show()
    qtbot.waitUntil(lambda: first.x() < between.x() < last.x())


def test_a_list_that_is_too_narrow_says_the_whole_entry_in_a_tool_tip(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    # A real tip is a window of its own, which the platform of the tests cannot raise.
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_: told.append(text))
    box = CalmComboBox()
    qtbot.addWidget(box)
    box.addItem("An entry with very many words in it")
    assert box.minimumSizeHint().width() < box.sizeHint().width()
    box.resize(box.minimumSizeHint())
    box.show()
    asked = QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), box.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(box, asked)
    assert told == ["An entry with very many words in it"]
    assert not box.grab().isNull()
    box.resize(box.sizeHint())
    QApplication.sendEvent(box, asked)
    assert len(told) == 1


@pytest.mark.parametrize("size", [(800, 500), (560, 900)])
def test_in_a_small_window_large_text_leaves_room_for_words(
    appearance: Appearance, preferences: PreferencesModel, size: tuple[int, int]
) -> None:
    appearance.set_room(QSize(*size), at_once=True)
    usual = appearance.em
    preferences.set_value("text_scale", 200)
    assert 1.4 * usual < appearance.em < 2.0 * usual
    appearance.set_room(QSize(1280, 800), at_once=True)
    assert appearance.em == pytest.approx(2.0 * usual)
    preferences.set_value("text_scale", 100)
    appearance.set_room(QSize(520, 380), at_once=True)
    assert appearance.em == pytest.approx(usual)


def test_a_narrow_list_of_matches_leaves_columns_out_and_scrolls_nowhere(
    make_shell: MakeShell,
) -> None:
    shell = make_shell(size=(640, 600), offer=False)
    fill_history(shell.history)
    shell.trigger("history")
    page = shell.page(Page.HISTORY, HistoryPage)
    table = page.match_table

    def hidden() -> int:
        return sum(table.isColumnHidden(n) for n in range(table.model().columnCount()))

    shell.until(lambda: hidden() > 0)
    assert table.horizontalScrollBar().maximum() == 0
    assert not table.isColumnHidden(0)
    assert not table.isColumnHidden(5)
    shell.window.resize(1700, 800)
    shell.until(lambda: hidden() == 0)
