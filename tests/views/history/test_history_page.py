"""The page of the history by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from dokodesk.model.numbers import plain
from dokodesk.model.record_file import open_record
from dokodesk.model.stored_deals import load_match
from dokodesk.storage.history import DealFilter, MatchStatus, Shelf
from dokodesk.views.cardnames import contract_text
from dokodesk.views.deal_page import DealPage
from dokodesk.views.history.again_dialog import AgainDialog
from dokodesk.views.history.export import sheet_of_stored
from dokodesk.views.history.match_page import StoredMatchPage
from dokodesk.views.history.page import HistoryPage
from dokodesk.views.navigation import Page
from dokodesk.views.sheet.export_dialog import ExportDialog, ExportForm, exported
from tests.views.conftest import MakeShell, Shell
from tests.views.history.conftest import ODD, MakeFilled, all_kinds, shown


def history_page(shell: Shell) -> HistoryPage:
    shell.trigger("history")
    return shell.page(Page.HISTORY, HistoryPage)


def listed(page: HistoryPage) -> list[int]:
    return list(page.deals.ids if page.shows_deals else page.matches.ids)


def test_newest_match_is_on_top_with_its_names_as_typed(filled: MakeFilled) -> None:
    page = history_page(filled())
    assert listed(page) == [3, 2, 1]
    index = page.matches.index(0, 1)
    assert index.data() == ", ".join(ODD)
    assert page.details.match is not None
    assert page.details.match.id == 3
    totals = {plain(total) for total in page.details.match.totals}
    assert totals <= {each.text() for each in page.details.findChildren(QLabel) if each.isVisible()}


def test_empty_history_is_friendly(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    page = history_page(shell)
    assert listed(page) == []
    texts = [label.text() for label in page.findChildren(type(page._nothing)) if label.isVisible()]
    assert any("kept here" in text for text in texts)


def test_typing_searches_and_escape_takes_it_back(filled: MakeFilled, qtbot: QtBot) -> None:
    shell = filled()
    page = history_page(shell)
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.filters.text
    QTest.keyClicks(page.filters.text, "club")
    QTest.keyClick(page.filters.text, Qt.Key.Key_Return)
    assert listed(page) == [2]
    assert QApplication.focusWidget() is page.match_table
    page.filters.text.setFocus()
    QTest.keyClick(page.filters.text, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: listed(page) == [3, 2, 1])


def test_ready_made_question_finds_deals(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    page.show_deals()
    assert len(listed(page)) == 7
    page.filters.choose_phrase("big_win")
    assert listed(page) == shell.history.deal_ids(DealFilter(score=6))
    page.filters.choose_phrase("void")
    assert listed(page) == shell.history.deal_ids(DealFilter(void=True))
    page.filters.clear()
    assert len(listed(page)) == 7


def test_filters_narrow_each_other(filled: MakeFilled) -> None:
    page = history_page(filled())
    filters = page.filters
    filters.level.setCurrentIndex(filters.level.findData("strong"))
    assert listed(page) == [2]
    filters.preset.setCurrentIndex(filters.preset.findData("pagat_standard"))
    assert listed(page) == []
    assert filters.reset.isEnabled()
    filters.clear()
    assert listed(page) == [3, 2, 1]
    assert not filters.reset.isEnabled()
    filters._since_on.setChecked(True)
    assert listed(page) == []


def test_tags_and_note_are_kept(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    tags = page.details.findChild(QLineEdit)
    note = page.details.findChild(QPlainTextEdit)
    assert tags is not None
    assert note is not None
    QTest.keyClicks(tags, "Urlaub,  Oma ,")
    QTest.keyClick(tags, Qt.Key.Key_Return)
    note.setPlainText("Das war knapp. 🎉")
    shell.key(Qt.Key.Key_Down, page.match_table)
    assert page.details.match is not None
    assert page.details.match.id == 2
    (line,) = shell.history.match_lines([3])
    assert (line.tags, line.note) == (("Urlaub", "Oma"), "Das war knapp. 🎉")
    assert page.matches.index(0, 7).data() == "Urlaub, Oma"
    assert page.filters.tag.findData("Oma") > 0


def test_delete_goes_to_the_bin_and_comes_back(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    shell.key(Qt.Key.Key_Delete, page.match_table)
    assert listed(page) == [2, 1]
    assert page.match_table.current_id == 2
    assert any("bin" in text for text in shell.window.messages.texts)
    page.undo_delete([3])
    assert listed(page) == [3, 2, 1]
    assert page.match_table.current_id == 3


def test_bin_can_be_looked_through_and_emptied(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    for _ in range(2):
        shell.key(Qt.Key.Key_Delete, page.match_table)
    page._bin.click()
    assert listed(page) == [3, 2]
    page.details.button_for("restore").click()
    assert listed(page) == [2]
    page._empty_bin.click()
    assert any("for good" in text for text in shell.window.messages.texts)
    page.purge()
    assert listed(page) == []
    page._bin.click()
    assert listed(page) == [3, 1]
    deleted = all_kinds()
    assert shell.history.count(type(deleted)(shelf=Shelf.ALL, kinds=())) == 2


def test_enter_opens_the_score_sheet_and_a_deal(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    shell.key(Qt.Key.Key_Return, page.match_table)
    assert shown(shell) is Page.MATCH
    sheet = shell.page(Page.MATCH, StoredMatchPage)
    assert sheet.match is not None
    assert sheet.match.names == ODD
    shell.key(Qt.Key.Key_Escape, sheet)
    assert shown(shell) is Page.HISTORY
    page.show_deals()
    shell.key(Qt.Key.Key_Return, page.deal_table)
    assert shown(shell) is Page.DEAL
    assert shell.page(Page.DEAL, DealPage).deal.summary is not None
    shell.window.pages.leave()
    assert shown(shell) is Page.HISTORY


def test_unfinished_match_can_be_gone_on_with(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    shell.begin(deals=3)
    shell.play_deal()
    shell.session.end_match()
    page = history_page(shell)
    (line,) = shell.history.matches()
    assert line.status is MatchStatus.ABANDONED
    page.details.button_for("play_on").click()
    shell.spin()
    assert shown(shell) is Page.TABLE
    assert shell.session.match is not None
    assert len(shell.session.match.deals) == 1


def test_key_leaves_the_page_again(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    shell.trigger("history")
    assert shown(shell) is Page.START
    history_page(shell)
    shell.key(Qt.Key.Key_Escape, page)
    assert shown(shell) is Page.START


def test_language_changes_at_once(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    shell.preferences.set_value("language", "de")
    shell.spin()
    assert page.matches.headerData(4, Qt.Orientation.Horizontal) == "Spiele"
    assert page.filters.phrase.itemText(0) == "Alle Spiele"
    assert listed(page) == [3, 2, 1]


def test_what_was_found_can_be_exported(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    page.filters.text.setText("club")
    page.reload()
    shell.click(page._export)
    shell.until(lambda: bool(shell.window.findChildren(ExportDialog)))
    (dialog,) = shell.window.findChildren(ExportDialog)
    (sheet,) = dialog._sheets
    assert sheet.match == load_match(shell.history.match(2))
    dialog.reject()


def test_everything_can_be_exported_with_its_cards(filled: MakeFilled) -> None:
    shell = filled()
    sheets = [sheet_of_stored(shell.history, number) for number in (1, 2, 3)]
    data = exported(sheets, ExportForm.DOKO)
    path = shell.folder / "all.doko"
    path.write_bytes(data)
    file = open_record(path)
    assert file.problems == ()
    assert list(file.matches) == [load_match(shell.history.match(n)) for n in (1, 2, 3)]


def test_match_being_played_is_not_thrown_away(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    shell.begin(deals=3)
    page = history_page(shell)
    shell.key(Qt.Key.Key_Delete, page.match_table)
    assert listed(page) == [1]
    assert any("being played" in text for text in shell.window.messages.texts)
    page.details.button_for("play_on").click()
    shell.spin()
    assert shown(shell) is Page.TABLE


def test_key_replays_a_deal_and_a_button_plays_it_again(filled: MakeFilled) -> None:
    shell = filled()
    page = history_page(shell)
    page.show_deals()
    shell.key(Qt.Key.Key_R, page.deal_table)
    assert shown(shell) is Page.REPLAY
    shell.window.pages.leave()
    page.details.button_for("again").click()
    shell.spin()
    (dialog,) = shell.window.findChildren(AgainDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_text_may_be_the_title_of_a_game(filled: MakeFilled) -> None:
    shell = filled(language="de")
    page = history_page(shell)
    played = {line.contract for line in shell.history.deal_lines(range(1, 12))}
    title = contract_text("normal")
    page.show_deals()
    page.filters.text.setText(title[:8].upper())
    page.reload()
    lines = shell.history.deal_lines(listed(page))
    assert {line.contract for line in lines} == {"normal"}
    assert len(played) > 1
    # A name goes before a title.
    shell.history.set_note(3, title)
    page.reload()
    assert {line.match_id for line in shell.history.deal_lines(listed(page))} == {3}
