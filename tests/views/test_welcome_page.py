"""The first start leads to the first card with four clicks, or with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from dokodesk import app
from dokodesk.engine.rules import preset
from dokodesk.views.main_window import MainWindow
from dokodesk.views.navigation import Page
from dokodesk.views.welcome_page import RULE_SETS, SIZES, WelcomePage
from tests.views.conftest import MakeShell, Shell


def welcome(shell: Shell) -> WelcomePage:
    shell.window.pages.show_page(Page.WELCOME)
    shell.window.activateWindow()
    shell.spin()
    return shell.page(Page.WELCOME, WelcomePage)


def test_four_clicks_lead_to_the_first_card(make_shell: MakeShell) -> None:
    shell = make_shell()
    page = welcome(shell)
    clicks = (
        page.languages["de"],
        page.sizes[1],
        page.knows,
        page.rule_sets["kneipe"],
    )
    for place, choice in enumerate(clicks):
        assert page.step == place
        assert choice.isVisible()
        shell.click(choice)
    assert shell.translation.language == "de"
    assert shell.preferences.values.text_scale == SIZES[1].percent
    assert shell.window.page is Page.TABLE
    assert shell.session.match is not None
    assert shell.session.match.rules == preset("kneipe")
    assert shell.session.view is not None
    assert len(shell.session.view.hand) == 12


def test_the_keyboard_alone_leads_there_too(make_shell: MakeShell) -> None:
    shell = make_shell(language="de")
    page = welcome(shell)
    assert QApplication.focusWidget() is page.languages["de"]
    shell.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.languages["en"]
    shell.key(Qt.Key.Key_Return)
    assert shell.translation.language == "en"
    shell.key(Qt.Key.Key_Up)  # from the first to the last
    assert QApplication.focusWidget() is page.sizes[-1]
    shell.key(Qt.Key.Key_Space)
    assert shell.preferences.values.deck_design == "large"
    shell.key(Qt.Key.Key_Return)
    shell.key(Qt.Key.Key_Return)
    shell.spin()
    assert shell.window.page is Page.TABLE
    assert shell.session.match is not None
    assert shell.session.match.rules == preset(RULE_SETS[0])


def test_every_question_can_be_skipped_and_nothing_changes(make_shell: MakeShell) -> None:
    shell = make_shell()
    before = shell.preferences.values
    page = welcome(shell)
    for place in range(4):
        assert page.step == place
        shell.click(page.skip)
    assert shell.window.page is Page.START
    assert shell.preferences.values == before


def test_there_is_a_way_back_and_a_way_out(make_shell: MakeShell) -> None:
    shell = make_shell()
    page = welcome(shell)
    assert not page.back.isVisible()
    shell.click(page.skip)
    shell.click(page.back)
    assert page.step == 0
    shell.click(page.leave)
    assert shell.window.page is Page.START
    welcome(shell)
    shell.key(Qt.Key.Key_Escape)
    assert shell.window.page is Page.START


def test_who_is_learning_gets_to_the_course_or_gets_help(make_shell: MakeShell) -> None:
    shell = make_shell()
    page = welcome(shell)
    page.show_step(2)
    course = shell.window.commands["learn"]
    course.setVisible(False)
    shell.click(page.learns)
    assert page.step == 3
    assert shell.preferences.values.show_trick_points
    assert shell.preferences.values.hints == "always"
    course.setVisible(True)
    chosen = []
    course.triggered.connect(lambda *_: chosen.append(1))
    page.show_step(2)
    shell.click(page.learns)
    assert chosen == [1]
    assert shell.window.page is not Page.WELCOME


def test_sizes_are_shown_as_they_will_be(make_shell: MakeShell) -> None:
    shell = make_shell()
    page = welcome(shell)
    page.show_step(1)
    shell.spin()
    heights = [choice._picture.height() for choice in page.sizes]
    fonts = [choice._about.fontMetrics().height() for choice in page.sizes]
    assert heights == sorted(set(heights))
    assert fonts == sorted(set(fonts))
    # The choice itself is not enlarged when everything else has been.
    shell.click(page.sizes[2])
    page.show_step(1)
    shell.spin()
    assert [choice._about.fontMetrics().height() for choice in page.sizes] == fonts


@pytest.mark.parametrize("size", [(520, 380), (800, 480), (1000, 1400)])
def test_every_answer_can_be_reached_at_every_size(
    make_shell: MakeShell, size: tuple[int, int]
) -> None:
    shell = make_shell(size=size)
    page = welcome(shell)
    for step in range(4):
        page.show_step(step)
        shell.spin()
        choices = page.steps[step].choices
        for choice in (*choices, page.skip):
            page._scroller.ensureWidgetVisible(choice)
            corner = choice.mapTo(page._scroller.viewport(), choice.rect().center())
            assert page._scroller.viewport().rect().contains(corner)
            assert choice.height() >= choice.minimumSizeHint().height()
        assert all(isinstance(choice, QPushButton) for choice in choices)


@pytest.mark.parametrize(
    ("words", "stored", "page"),
    [
        ({}, False, Page.WELCOME),
        ({}, True, Page.START),
        ({"new": True}, False, Page.TABLE),
        ({"rules": "kneipe"}, False, Page.START),
    ],
)
def test_only_who_has_nothing_and_asks_for_nothing_is_welcomed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    plain_look: QApplication,
    words: dict[str, object],
    stored: bool,
    page: Page,
) -> None:
    seen: list[Page | None] = []

    def look(self: QApplication) -> int:
        for widget in self.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                seen.append(widget.page)
                widget.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", look)
    if stored:
        (tmp_path / "config").mkdir()
        from dokodesk.storage.paths import paths_under

        path = paths_under(tmp_path).preferences
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("format: 1\n", "utf-8")
    # Words out of a table.
    assert app.main(data_dir=tmp_path, **words) == 0  # type: ignore[arg-type]
    assert seen == [page]
    QTest.qWait(0)
