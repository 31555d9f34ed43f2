"""Nothing is cut, covered or pushed out of sight on any page: a tour of the real window.

``python -m tools.looks`` does the same in every language and size; here are the hardest of them.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dokodesk.views.table import room
from dokodesk.views.table.room import metrics_for, text_size
from dokodesk.views.widgets import CalmComboBox, ElidedLabel
from tests.views.conftest import MakeShell
from tools.looks.finder import faults_in
from tools.looks.tour import Tour, fill_history, painted_cuts

LARGE, USUAL = 200, 100


# Opening a dialog beside another one may raise it, which the platform of the tests cannot.
@pytest.mark.qt_log_ignore("does not support raise", extend=True)
@pytest.mark.parametrize(
    ("language", "size", "text", "parts"),
    [
        ("es", (900, 600), LARGE, ("of_history",)),
        ("fi", (900, 600), LARGE, ("table",)),
        ("de", (800, 500), USUAL, ("pages",)),
        ("fi", (1280, 800), LARGE, ("dialogs", "of_history")),
    ],
)
def test_nothing_is_cut_or_covered(
    make_shell: MakeShell, language: str, size: tuple[int, int], text: int, parts: tuple[str, ...]
) -> None:
    shell = make_shell(language=language, size=size, offer=False)
    fill_history(shell.history)
    shell.preferences.set_value("text_scale", text)
    shell.appearance.set_room(shell.window.size(), at_once=True)
    shell.spin()
    tour = Tour(shell.window, shell.history, brief=True)
    found = {}
    with painted_cuts() as cut:
        for part in parts:
            for stop, root in getattr(tour, part)():
                faults = [*faults_in(root), *dict.fromkeys(cut)]
                if faults:
                    found[stop] = faults
                cut.clear()
    assert found == {}
    assert (shell.window.width(), shell.window.height()) == size


def test_a_table_without_room_for_its_text_is_found_out(
    make_shell: MakeShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_asked_for(base: float, percent: int, width: int, height: int) -> tuple[float, object]:
        wanted = text_size(base, percent, width, height)
        return wanted, metrics_for(wanted)

    monkeypatch.setattr("dokodesk.views.table.frame.sizes_for", as_asked_for)
    assert room.sizes_for is not as_asked_for
    shell = make_shell(language="de", size=(560, 480), offer=False)
    shell.preferences.set_value("text_scale", LARGE)
    shell.begin()
    shell.until_asked()
    faults = faults_in(shell.window.pages)
    assert any("plate" in fault for fault in faults)


@pytest.fixture
def root(qtbot: QtBot) -> QWidget:
    """A small window to plant faults in."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    return window


def test_a_cut_text_is_found(root: QWidget) -> None:
    QLabel("A text that is much too long for its place", root).setGeometry(0, 0, 60, 20)
    QPushButton("A button with many words on it", root).setGeometry(0, 40, 60, 25)
    for child in root.findChildren(QWidget):
        child.show()
    assert len(faults_in(root)) == 2


def test_a_text_without_height_is_found(root: QWidget) -> None:
    label = QLabel("Many words that need several lines in a narrow place", root)
    label.setWordWrap(True)
    label.setGeometry(0, 0, 90, 20)
    label.show()
    assert any("high" in fault for fault in faults_in(root))


def test_a_cut_line_and_a_cut_choice_are_found_though_a_tip_tells_the_whole(root: QWidget) -> None:
    box = CalmComboBox()
    box.addItem("like a club evening with strangers")
    parts: tuple[QWidget, ...] = (ElidedLabel("Deal 1 of 24: Anna and all the others"), box)
    for place, part in enumerate(parts):
        part.setParent(root)
        part.setGeometry(0, 40 * place, 90, 30)
        part.show()
    assert len(faults_in(root)) == 2


def test_a_line_that_can_be_shorter_is_not_cut(root: QWidget) -> None:
    line = ElidedLabel("")
    line.setParent(root)
    line.set_texts("Deal 1 of 24: Anna and all the others", "Deal 1 of 24", "Deal 1")
    line.show()
    for wide, shown in ((280, "Deal 1 of 24: Anna and all the others"), (90, "Deal 1 of 24")):
        line.setGeometry(0, 0, wide, 30)
        assert line.shown() == shown
        assert faults_in(root) == []
    line.setGeometry(0, 0, 20, 30)
    assert line.shown() == "Deal 1"
    assert len(faults_in(root)) == 1
    assert line.toolTip() == line.accessibleName() == "Deal 1 of 24: Anna and all the others"


def test_a_cut_tab_is_found(root: QWidget) -> None:
    bar = QTabBar(root)
    bar.addTab("A tab with a very long title")
    bar.addTab("Another one of that kind")
    bar.setUsesScrollButtons(False)
    bar.setGeometry(0, 0, 120, 30)
    bar.show()
    assert any(fault.startswith("tab") for fault in faults_in(root))


def test_neighbours_over_each_other_are_found(root: QWidget) -> None:
    row = QHBoxLayout(root)
    for _ in range(2):
        button = QPushButton("Deal")
        row.addWidget(button)
        button.show()
    row.activate()
    assert faults_in(root) == []
    first, second = root.findChildren(QPushButton)
    second.setGeometry(first.geometry().translated(10, 5))
    assert any("cover" in fault for fault in faults_in(root))


def test_what_sticks_out_is_found(root: QWidget) -> None:
    frame = QWidget(root)
    frame.setGeometry(QRect(0, 0, 100, 50))
    label = QLabel("Re", frame)
    label.setGeometry(90, 10, 40, 20)
    frame.show()
    label.show()
    assert any("sticks out" in fault for fault in faults_in(root))


def test_a_bar_that_scrolls_sideways_is_found(root: QWidget) -> None:
    area = QScrollArea()
    content = QLabel("wide")
    content.setFixedSize(900, 20)
    area.setWidget(content)
    box = QVBoxLayout(root)
    box.addWidget(area)
    area.show()
    content.show()
    box.activate()
    assert any("sideways" in fault for fault in faults_in(root))
