"""The window as a whole: the way through a match, questions, language, closing."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from dokodesk.engine.match import is_over, new_match
from dokodesk.engine.rules import code, preset
from dokodesk.storage.errors import Notice, NoticeCode
from dokodesk.storage.history import MatchStatus
from dokodesk.views.deal_page import DealPage
from dokodesk.views.navigation import Page
from dokodesk.views.new_match_page import NewMatchPage
from dokodesk.views.ranking_page import RankingPage
from dokodesk.views.rules.page import RulesPage
from dokodesk.views.sheet_page import SheetPage
from dokodesk.views.start_page import StartPage
from tests.views.conftest import NAMES, MakeShell, Shell


def start_page(shell: Shell) -> StartPage:
    return shell.page(Page.START, StartPage)


def at(shell: Shell) -> Page | None:
    """What the window shows."""
    return shell.window.page


def answer(shell: Shell, text: str) -> None:
    """Click the answer to the question that is shown."""
    buttons = shell.window.messages.findChildren(QPushButton)
    shell.click(next(button for button in buttons if button.text() == text))


# --- a match from the first deal to the ranking ---------------------------------------------------


def test_a_match_leads_from_the_start_page_to_the_ranking(make_shell: MakeShell) -> None:
    shell = make_shell()
    assert at(shell) is Page.START
    shell.click(start_page(shell).quick)
    assert at(shell) is Page.TABLE
    shell.begin(deals=1)
    shell.play_deal()
    assert shell.panel.isVisible()
    rankings: list[object] = []
    shell.window.pages.turned.connect(
        lambda page: rankings.append(page) if page is Page.RANKING else None
    )
    shell.key(Qt.Key.Key_Return)
    assert at(shell) is Page.RANKING
    shell.spin(50)
    assert len(rankings) == 1
    match = shell.session.match
    assert match is not None
    assert is_over(match)
    assert len(match.scored) == 1
    statuses = [one.status for one in shell.history.matches()]
    assert sorted(statuses) == [MatchStatus.ABANDONED, MatchStatus.FINISHED]


def test_the_last_deal_is_announced(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(2, 0))
    assert "the last one" not in shell.window.windowTitle()
    shell.play_deal()
    texts = [button.text() for button in shell.panel.findChildren(QPushButton)]
    assert "Play the last deal" in texts
    shell.trigger("next_deal")
    assert "Deal 2 of 2, the last one" in shell.window.windowTitle()
    shell.trigger("sheet")
    sheet = shell.page(Page.SHEET, SheetPage)
    assert "the last deal" in sheet.status


def test_play_again_keeps_rules_players_and_length(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(1, 0))
    shell.play_deal()
    shell.key(Qt.Key.Key_Return)
    ranking = shell.page(Page.RANKING, RankingPage)
    ranking.again_wanted.emit()
    shell.spin()
    match = shell.session.match
    assert match is not None
    assert (match.names, match.planned, match.deals) == (NAMES, 1, ())
    assert at(shell) is Page.TABLE


# --- what is always reachable ---------------------------------------------------------------------


def test_the_score_sheet_opens_and_closes_with_its_key_during_play(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    QTest.keyClick(shell.window, Qt.Key.Key_F3)
    assert at(shell) is Page.SHEET
    QTest.keyClick(shell.window, Qt.Key.Key_F3)
    assert at(shell) is Page.TABLE
    QTest.keyClick(shell.window, Qt.Key.Key_F3)
    QTest.keyClick(shell.window, Qt.Key.Key_Escape)
    assert at(shell) is Page.TABLE


def test_a_row_of_the_sheet_opens_the_deal_in_full(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(4, 0))
    shell.play_deal()
    shell.trigger("sheet")
    sheet = shell.page(Page.SHEET, SheetPage)
    assert sheet.model.rowCount() == 1
    shell.key(Qt.Key.Key_Return, sheet.table)
    assert at(shell) is Page.DEAL
    summary = shell.page(Page.DEAL, DealPage).deal.summary
    assert summary is not None
    assert summary.number == 1
    QTest.keyClick(shell.window, Qt.Key.Key_Escape)
    assert at(shell) is Page.SHEET


def test_the_sheet_grows_while_it_is_looked_at(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(4, 0))
    shell.trigger("sheet")
    sheet = shell.page(Page.SHEET, SheetPage)
    assert sheet.model.rowCount() == 0
    session = shell.session
    shell.until(
        lambda: session.deal_over or (session.view is not None and bool(session.view.legal))
    )
    if session.view is not None and session.view.legal:
        session.request(session.view.legal[0])
    shell.until(lambda: session.deal_over)
    shell.spin()
    assert sheet.model.rowCount() == 1
    assert at(shell) is Page.SHEET


def test_the_rules_in_force_can_be_read(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin(rules=preset("kneipe"))
    shell.trigger("rules")
    assert at(shell) is Page.RULES
    page = shell.page(Page.RULES, RulesPage)
    assert page.rules.rules == preset("kneipe")
    shell.trigger("rules")
    assert at(shell) is Page.TABLE


def test_everything_opens_without_a_match(make_shell: MakeShell) -> None:
    shell = make_shell()
    for name in ("sheet", "rules", "preferences", "shortcuts", "about", "new_match"):
        shell.trigger(name)
    shell.window.dialogs.close_all()
    for name in ("next_deal", "end_match", "last_trick", "go_on"):
        assert not shell.window.commands[name].isEnabled(), name


def test_no_key_does_two_things(make_shell: MakeShell) -> None:
    shell = make_shell()
    keys = [
        key.toString()
        for action in shell.window.commands.by_name.values()
        for key in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))
    assert QKeySequence("F3").toString() in keys


# --- the result over the table --------------------------------------------------------------------


def test_the_last_trick_is_shown_in_front_of_the_result(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(4, 0))
    shell.play_deal()
    shell.trigger("last_trick")
    assert shell.panel.isHidden()
    shell.trigger("last_trick")
    assert shell.panel.isVisible()


def test_the_next_deal_from_the_menu_takes_the_result_away(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(4, 0))
    shell.play_deal()
    first = shell.panel.summary
    shell.trigger("next_deal")
    assert shell.panel.isHidden()
    assert shell.panel.summary is first
    assert shell.session.deal_number == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_held_since_before_does_not_choose(make_shell: MakeShell, key: Qt.Key) -> None:
    shell = make_shell(near_end=(4, 0))
    shell.play_deal()
    none = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 3:
        target = QApplication.focusWidget()
        assert target is not None
        QApplication.sendEvent(target, QKeyEvent(kind, key, none, " ", autorep=True))
    # The key comes up at last.
    target = QApplication.focusWidget()
    assert target is not None
    QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyRelease, key, none, " "))
    shell.spin()
    assert shell.panel.isVisible()
    assert shell.session.deal_number == 1


def test_a_click_meant_for_the_table_does_not_choose(make_shell: MakeShell) -> None:
    shell = make_shell(guard_ms=60_000, near_end=(4, 0))
    shell.play_deal()
    for button in shell.panel.findChildren(QPushButton):
        if button.isVisible():
            shell.click(button)
    shell.key(Qt.Key.Key_Return)
    shell.key(Qt.Key.Key_Space)
    assert shell.panel.isVisible()
    assert shell.session.deal_number == 1
    assert at(shell) is Page.TABLE


# --- a new match at any moment --------------------------------------------------------------------


def test_a_new_match_is_asked_for_once_and_then_clean(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.act()
    shell.trigger("new_match")
    shell.trigger("new_match")
    assert len(shell.window.messages.texts) == 1
    assert at(shell) is Page.TABLE
    answer(shell, "New match…")
    assert at(shell) is Page.NEW
    before = shell.session.match
    shell.page(Page.NEW, NewMatchPage).start()
    shell.spin()
    match = shell.session.match
    assert match is not None
    assert match is not before
    assert match.deals == ()
    assert shell.window.messages.texts == []
    assert at(shell) is Page.TABLE
    view = shell.table.table.view
    assert view is not None
    assert not view.tricks
    shell.act()


@pytest.mark.parametrize("show_trick", [False, True])
def test_a_new_match_while_the_result_or_the_last_trick_is_shown(
    make_shell: MakeShell, show_trick: bool
) -> None:
    shell = make_shell(near_end=(4, 1))
    shell.play_deal()
    if show_trick:
        shell.trigger("last_trick")
    shell.trigger("new_match")
    answer(shell, "New match…")
    shell.page(Page.NEW, NewMatchPage).start()
    shell.spin()
    assert shell.panel.isHidden()
    assert shell.table.table.furniture.overlay.isHidden()
    assert shell.session.deal_number == 1
    shell.act()
    assert shell.panel.isHidden()


@pytest.mark.parametrize("way", ["button", "escape", "close"])
def test_keeping_on_leaves_everything_as_it_was(make_shell: MakeShell, way: str) -> None:
    shell = make_shell()
    shell.begin()
    shell.until_asked()
    view = shell.session.view
    shell.trigger("new_match")
    if way == "button":
        answer(shell, "Keep playing")
    elif way == "escape":
        shell.key(Qt.Key.Key_Escape)
    else:
        shell.window.messages.withdraw("ask-new-match")
    assert shell.window.messages.texts == []
    assert at(shell) is Page.TABLE
    assert shell.session.view is view
    shell.act()


def test_going_back_from_the_page_for_a_new_match_goes_on(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.act()
    match = shell.session.match
    shell.trigger("new_match")
    answer(shell, "New match…")
    shell.key(Qt.Key.Key_Escape, shell.page(Page.NEW, NewMatchPage))
    assert at(shell) is Page.TABLE
    assert shell.session.match is match
    shell.act()


def test_a_match_can_be_ended(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(4, 0))
    shell.play_deal()
    shell.trigger("end_match")
    assert at(shell) is Page.TABLE
    answer(shell, "End match")
    assert shell.session.match is None
    assert at(shell) is Page.START
    stored = shell.history.matches()
    assert [one.status for one in stored] == [MatchStatus.ABANDONED]
    assert start_page(shell).resume.isHidden()


def test_a_match_without_a_set_length_ends_with_its_ranking(make_shell: MakeShell) -> None:
    rules = msgspec.structs.replace(preset("pagat_standard"), match_end="open")
    shell = make_shell(near_end=(4, 0), rules=rules)
    shell.play_deal()
    shell.trigger("end_match")
    answer(shell, "End match")
    assert at(shell) is Page.RANKING


# --- closing and going on -------------------------------------------------------------------------


def test_a_closed_match_is_offered_and_goes_on_at_the_same_card(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin(deals=8)
    for _ in range(4):
        shell.act()
    shell.until_asked()
    before = shell.session.view
    assert before is not None
    shell.window.close()
    shell.history.close()

    again = make_shell()
    start = start_page(again)
    assert start.resume.isVisible()
    title, about = start.resume.texts
    assert title == "Go on"
    assert f"Deal 1 of 8, trick {len(before.tricks) + 1}" in about
    assert again.window.commands["go_on"].isEnabled()
    again.click(start.resume)
    assert at(again) is Page.TABLE
    after = again.session.view
    assert after is not None
    assert after.hand == before.hand
    assert after.history == before.history
    again.act()


def test_a_match_is_offered_before_its_first_trick_too(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.window.close()
    shell.history.close()
    again = make_shell()
    assert "before the first trick" in start_page(again).resume.texts[1]


@pytest.mark.parametrize("moment", ["start", "table", "result", "sheet", "question", "dialog"])
def test_the_window_can_be_closed_at_any_moment(make_shell: MakeShell, moment: str) -> None:
    shell = make_shell(near_end=None if moment == "start" else (4, 0))
    if moment in ("result", "sheet"):
        shell.play_deal()
    if moment == "sheet":
        shell.trigger("sheet")
    if moment == "question":
        shell.trigger("new_match")
    if moment == "dialog":
        shell.trigger("preferences")
    closed: list[bool] = []
    shell.window.closed.connect(lambda: closed.append(True))
    shell.trigger("quit")
    assert closed == [True]
    dialog = shell.window.dialogs.get("preferences")
    assert dialog is None or not dialog.isVisible()


def test_size_and_place_of_the_window_are_kept(make_shell: MakeShell) -> None:
    shell = make_shell(size=(777, 555))
    shell.window.close()
    shell.history.close()
    assert shell.preferences.values.window_geometry
    again = make_shell(size=(777, 555))
    assert again.window.size() == shell.window.size()


def test_the_window_fits_on_a_small_screen(make_shell: MakeShell) -> None:
    shell = make_shell()
    screen = shell.window.screen().availableSize()
    hint = shell.window.minimumSizeHint()
    assert hint.width() <= 800
    assert hint.height() <= 500
    assert screen.width() >= 800


# --- language and preferences ---------------------------------------------------------------------


def test_the_language_changes_while_a_match_is_played(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.act()
    shell.until_asked()
    view = shell.session.view
    for language in ("de", "en"):
        shell.preferences.set_value("language", language)
        shell.spin()
        assert shell.translation.language == language
        assert shell.session.view is view
        assert shell.table.table.settings.letters == ("bdka" if language == "de" else "jqka")
    shell.act()


def test_the_size_of_text_reaches_the_table_only_once(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.preferences.set_value("text_scale", 150)
    assert shell.table.table.settings.text_scale == 100


def test_preferences_of_the_table_take_effect_at_once(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.preferences.set_value("show_legal_cards", False)
    assert not shell.table.table.settings.show_legal
    shell.preferences.set_value("play_on", "double_click")
    assert shell.table.table.settings.play_on == "double_click"


def test_the_last_choice_is_the_next_suggestion(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin(deals=3, rules=preset("kneipe"))
    assert shell.preferences.values.last_rules == code(preset("kneipe"))
    assert shell.preferences.values.last_deals == 3
    shell.trigger("end_match")
    answer(shell, "End match")
    assert "3 deal" in start_page(shell).quick.texts[1]
    shell.click(start_page(shell).quick)
    match = shell.session.match
    assert match is not None
    assert (match.rules, match.planned) == (preset("kneipe"), 3)


def test_rules_from_the_command_line_come_first(make_shell: MakeShell) -> None:
    shell = make_shell(rules=preset("swiss_family"))
    shell.window.desk.start_quickly()
    assert shell.session.match is not None
    assert shell.session.match.rules == preset("swiss_family")
    assert shell.session.match.planned == preset("swiss_family").match_deals


# --- messages -------------------------------------------------------------------------------------


def test_storage_can_tell_something_and_it_can_be_put_away(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.window.tell(Notice(NoticeCode.FILE_NOT_READ, {"file": "x.yaml", "cause": "broken"}))
    assert shell.window.messages.texts == ["x.yaml cannot be read (broken)."]
    shell.preferences.set_value("language", "de")
    shell.spin()
    assert len(shell.window.messages.texts) == 1


def test_a_fault_is_told_once_with_what_to_do(make_shell: MakeShell) -> None:
    shell = make_shell()
    for _ in range(3):
        shell.window.tell_fault("/somewhere/faults.log")
    assert len(shell.window.messages.texts) == 1
    assert "start again" in shell.window.messages.texts[0]
    assert "/somewhere/faults.log" in shell.window.messages.texts[0]


def test_a_record_that_cannot_be_read_is_told(make_shell: MakeShell) -> None:
    shell = make_shell()
    path = shell.folder / "broken.doko"
    path.write_text("---\nnonsense", "utf-8")
    shell.window.open_record(path)
    assert len(shell.window.messages.texts) == 1
    assert str(path) in shell.window.messages.texts[0]
    assert at(shell) is Page.START


def test_names_of_any_kind_do_no_harm(make_shell: MakeShell) -> None:
    shell = make_shell(size=(800, 500))
    names = ("x" * 60, "<b>🦊</b> & %1 {0}", "  ", "\u202eabc")
    match = new_match(preset("pagat_standard"), names, 0, 1)
    page = shell.page(Page.RANKING, RankingPage)
    page.show_match(match)
    shell.window.pages.show_page(Page.RANKING)
    sheet = shell.page(Page.SHEET, SheetPage)
    sheet.set_match(match)
    shell.window.pages.show_page(Page.SHEET)
    shell.spin()
    assert shell.window.width() == 800


def test_the_match_of_the_day_is_the_same_for_everybody(make_shell: MakeShell) -> None:
    """The same date and rules give the same hands and dealer, another date others."""
    shell = make_shell()
    dealt = []
    for day in ("2026-11-30", "2026-11-30", "2026-12-01"):
        shell.window.desk.start_daily(day)
        view = shell.session.view
        assert view is not None
        dealt.append((view.dealer, view.dealt))
        shell.window.desk.end_match()
    assert dealt[0] == dealt[1] != dealt[2]


def test_own_rules_hold_for_the_next_match(make_shell: MakeShell) -> None:
    """Chosen on the rules page they are remembered; a running match keeps its own."""
    shell = make_shell()
    shell.begin(rules=preset("kneipe"))
    shell.trigger("rules")
    own = msgspec.structs.replace(preset("pagat_standard"), deck="40", match_deals=4)
    page = shell.page(Page.RULES, RulesPage)
    page.rules_chosen.emit(own, "Our table")
    match = shell.session.match
    assert match is not None
    assert match.rules == preset("kneipe")
    assert shell.window.desk.plan().rules == own
    page.start_match_requested.emit(own)
    assert shell.session.match is match
    answer(shell, "New match")
    assert shell.session.match is not None
    assert (shell.session.match.rules, shell.session.match.planned) == (own, 4)
