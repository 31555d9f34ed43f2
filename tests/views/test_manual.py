"""The manual in the window: F1, contents, search, links, and help over dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from dokodesk.model.manual import PAGES, page_title
from dokodesk.views.manual.area import HELP_OF_DIALOG, HELP_OF_PAGE
from dokodesk.views.manual.page import ManualPage
from dokodesk.views.navigation import Page
from tests.views.conftest import MakeShell, Shell


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    return make_shell()


def opened(shell: Shell) -> ManualPage:
    page = shell.window.pages.made(Page.MANUAL)
    assert isinstance(page, ManualPage)
    return page


def test_every_page_of_the_window_has_help() -> None:
    assert set(HELP_OF_PAGE) == set(Page)
    assert set(HELP_OF_PAGE.values()) | set(HELP_OF_DIALOG.values()) <= set(PAGES)


def test_f1_opens_the_page_that_fits(shell: Shell) -> None:
    shell.begin()
    shell.key(Qt.Key.Key_F3)
    shell.key(Qt.Key.Key_F1)
    assert opened(shell).name == "sheets"
    shell.key(Qt.Key.Key_Escape)
    assert shell.window.page == Page.SHEET


def test_the_list_turns_pages(shell: Shell) -> None:
    shell.key(Qt.Key.Key_F1)
    page = opened(shell)
    for row, name in enumerate(PAGES):
        page.list.setCurrentRow(row)
        assert page.name == name
        assert page.text.toPlainText().strip()
        assert page.list.item(row).text() == page_title(name)


def test_search_leads_to_the_heading(shell: Shell) -> None:
    shell.key(Qt.Key.Key_F1)
    page = opened(shell)
    QTest.keyClicks(page.field, "fingerprint" if shell.window.language == "en" else "Fingerabdruck")
    assert page.list.count() == 1
    page.list.setCurrentRow(0)
    assert page.name == "sheets"
    assert page.text.textCursor().block().blockFormat().headingLevel() == 2
    page.field.clear()
    assert page.list.count() == len(PAGES)
    assert page.list.currentRow() == PAGES.index("sheets")


def test_search_without_a_hit_says_so(shell: Shell) -> None:
    shell.key(Qt.Key.Key_F1)
    page = opened(shell)
    page.field.setText("xyzzyx")
    assert page.list.count() == 1
    assert not page.list.item(0).flags() & Qt.ItemFlag.ItemIsSelectable


def test_a_link_turns_the_page_and_others_do_nothing(shell: Shell) -> None:
    shell.key(Qt.Key.Key_F1)
    page = opened(shell)
    page.text.anchorClicked.emit(QUrl("rules.md"))
    assert page.name == "rules"
    page.text.anchorClicked.emit(QUrl("https://example.org/"))
    assert page.name == "rules"


def test_help_over_a_dialog_opens_beside_it(shell: Shell) -> None:
    shell.window.dialogs.show_preferences()
    shell.spin()
    dialog = shell.window.dialogs.get("preferences")
    assert dialog is not None
    shell.window.dialogs.help_wanted.emit(dialog)
    shell.spin()
    beside = next(
        each for each in dialog.findChildren(QDialog) if each.findChild(ManualPage) is not None
    )
    page = beside.findChild(ManualPage)
    assert isinstance(page, ManualPage)
    assert page.name == "preferences"
    page.back_wanted.emit()
    shell.spin()
    assert not dialog.findChildren(ManualPage) or not beside.isVisible()


def test_the_language_changes_the_text(shell: Shell) -> None:
    shell.key(Qt.Key.Key_F1)
    page = opened(shell)
    page.show_page("privacy")
    other = "en" if shell.window.language == "de" else "de"
    shell.preferences.set_value("language", other)
    shell.spin()
    wanted = {"de": "Deine Daten", "en": "Your data"}[other]
    assert page.text.toPlainText().startswith(wanted)
