"""Replaying deals on the table, and playing on from them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.engine.rules import preset
from dokodesk.model.replay import MarkKind
from dokodesk.model.stored_deals import store_match
from dokodesk.storage.history import DealFilter, MatchKind, MatchStatus
from dokodesk.views.deal_page import DealPage
from dokodesk.views.history.again_dialog import AgainDialog
from dokodesk.views.history.area import HistoryArea
from dokodesk.views.history.branch_page import BranchPage
from dokodesk.views.history.replay_page import ReplayPage
from dokodesk.views.navigation import Page
from tests.helpers.matches import play_match
from tests.views.conftest import MakeShell, Shell
from tests.views.history.conftest import MakeFilled, all_kinds, shown


def area_of(shell: Shell) -> HistoryArea:
    return next(area for area in shell.window.areas if isinstance(area, HistoryArea))


def playing(page: ReplayPage) -> bool:
    return page.is_playing


def replay_page(shell: Shell, match_id: int = 1, place: int = 0) -> ReplayPage:
    """The replay of a stored deal that is not void."""
    stored = shell.history.match(match_id)
    deals = [deal for deal in stored.deals if deal.status == "finished"]
    area_of(shell).show_replay(match_id, deals[place].id)
    shell.spin()
    return shell.page(Page.REPLAY, ReplayPage)


def test_replay_begins_at_the_first_card_with_open_hands(filled: MakeFilled) -> None:
    page = replay_page(filled())
    assert page.replay is not None
    assert page.moment == page.replay.first_card
    view = page.stage.view
    assert view is not None
    assert None not in view.open_hands


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Down])
def test_keys_move_through_the_deal(filled: MakeFilled, key: Qt.Key) -> None:
    shell = filled()
    page = replay_page(shell)
    found = page.replay
    assert found is not None
    moments = [page.moment]
    while page.moment < found.last:
        shell.key(key, page)
        shell.until(lambda: page.stage.idle)
        moments.append(page.moment)
        assert page.stage.view == found.view(page.moment, 0, all_open=True)
    assert len(moments) == (found.last - moments[0] + 1 if key == Qt.Key.Key_Right else 13)
    assert not page.bar.button("card_on").isEnabled()
    shell.key(Qt.Key.Key_Home, page)
    assert page.moment == 0
    shell.key(Qt.Key.Key_End, page)
    assert page.moment == found.last
    shell.key(Qt.Key.Key_Left, page)
    assert page.moment == found.last - 1
    shell.key(Qt.Key.Key_Up, page)
    assert page.moment == found.previous_trick(found.last - 1)


def test_closed_hands_show_what_the_seat_below_knew(filled: MakeFilled) -> None:
    shell = filled()
    page = replay_page(shell)
    found = page.replay
    assert found is not None
    shell.key(Qt.Key.Key_O, page)
    assert not page.all_open
    shell.key(Qt.Key.Key_3, page)
    assert page.seat == 2
    assert page.stage.view == found.view(page.moment, 2, all_open=False)
    page.go_to(found.last - 6)
    assert page.stage.view == found.view(page.moment, 2, all_open=False)


def test_event_of_the_list_is_jumped_to(filled: MakeFilled) -> None:
    shell = filled()
    page = replay_page(shell)
    found = page.replay
    assert found is not None
    assert page.events.count() == len(found.marks)
    rows = [row for row, mark in enumerate(found.marks) if mark.kind is MarkKind.TRICK]
    page.events.setCurrentRow(rows[6])
    shell.until(lambda: page.stage.idle)
    assert page.moment == found.marks[rows[6]].moment
    view = page.stage.view
    assert view is not None
    assert len(view.tricks) == 7
    page.go_to(0)
    assert page.events.currentRow() < rows[0]


def test_space_plays_to_the_end_and_stops(filled: MakeFilled, qtbot: QtBot) -> None:
    shell = filled()
    page = replay_page(shell)
    found = page.replay
    assert found is not None
    page.bar.set_speed("fastest")
    page.go_to(found.last - 4)
    shell.key(Qt.Key.Key_Space, page)
    assert playing(page)
    shell.key(Qt.Key.Key_Space, page)
    assert not playing(page)
    page.toggle_play()
    qtbot.waitUntil(lambda: not page.is_playing)
    assert page.moment == found.last


def test_leaving_stops_playing(filled: MakeFilled) -> None:
    shell = filled()
    page = replay_page(shell)
    page.toggle_play()
    shell.key(Qt.Key.Key_Escape, page)
    assert shown(shell) is Page.START
    assert not playing(page)


def test_deal_page_leads_to_the_replay(filled: MakeFilled) -> None:
    shell = filled()
    match = play_match(deals=1, seed=77)
    shell.window.show_deal_of(match, 0)
    page = shell.page(Page.DEAL, DealPage)
    shell.click(page._replay)
    assert shown(shell) is Page.REPLAY
    found = shell.page(Page.REPLAY, ReplayPage).replay
    assert found is not None
    assert found.source.deal_id is None
    assert found.result == match.deals[0].result
    shell.window.pages.leave()
    assert shown(shell) is Page.DEAL


def test_deal_just_finished_is_known_by_its_number(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 0))
    shell.play_deal()
    shell.click(shell.panel._replay)
    assert shown(shell) is Page.REPLAY
    found = shell.page(Page.REPLAY, ReplayPage).replay
    assert found is not None
    assert found.source.deal_id == shell.history.deal_ids(DealFilter())[0]
    assert found.source.level == "simple"


# --- playing on -----------------------------------------------------------------------------------


def play_branch(shell: Shell, page: BranchPage) -> None:
    """Plays whatever may be played until the result is shown."""
    session = page._session
    shell.until(lambda: session.view is not None)

    def step() -> bool:
        if page.result.isVisible():
            return True
        view = session.view
        if page.table.idle and view is not None and view.legal and view.turn == 0:
            session.request(view.legal[0])
        return False

    shell.until(step)


def test_playing_on_is_stored_under_the_original_and_compared(filled: MakeFilled) -> None:
    shell = filled()
    page = replay_page(shell)
    found = page.replay
    assert found is not None
    for _ in range(5):
        page.trick_on()
    moment = page.moment
    shell.key(Qt.Key.Key_2, page)
    shell.click(page.bar.button("branch"))
    assert shown(shell) is Page.BRANCH
    branch = shell.page(Page.BRANCH, BranchPage)
    view = branch._session.view
    assert view is not None
    assert len(view.tricks) >= 5
    play_branch(shell, branch)
    assert found.source.names[1] in branch.result.compared
    deal_id = found.source.deal_id
    assert deal_id is not None
    (line,) = shell.history.branches(deal_id)
    assert (line.kind, line.names[0]) == (MatchKind.BRANCH, found.source.names[1])
    assert len(shell.history.deal_ids(DealFilter())) == 7
    branch.result.wanted.emit("replay")
    shell.spin()
    assert shown(shell) is Page.REPLAY
    assert page.replay is not None
    assert page.replay.source.origin == deal_id
    shell.click(page._original)
    assert page.replay.source.deal_id == deal_id
    assert page.tried.count() == 1
    assert moment > 0


def test_branch_that_is_left_is_unfinished_and_never_resumed(filled: MakeFilled) -> None:
    shell = filled()
    page = replay_page(shell)
    page.trick_on()
    moment = page.moment
    shell.click(page.bar.button("branch"))
    branch = shell.page(Page.BRANCH, BranchPage)
    shell.key(Qt.Key.Key_Escape, branch)
    assert shown(shell) is Page.REPLAY
    assert page.moment == moment
    (line,) = (each for each in shell.history.matches(all_kinds()) if each.kind == "branch")
    assert line.status is MatchStatus.ABANDONED
    assert shell.history.running_match() is None


def test_match_at_hand_is_left_in_peace(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    store_match(shell.history, play_match(deals=1, planned=1))
    shell.begin(deals=4)
    shell.until_asked()
    before = shell.session.view
    page = replay_page(shell)
    shell.click(page.bar.button("branch"))
    play_branch(shell, shell.page(Page.BRANCH, BranchPage))
    shell.trigger("go_on")
    assert shown(shell) is Page.TABLE
    assert shell.session.view == before
    shell.play_deal()


def test_whole_deal_again_by_other_rules(filled: MakeFilled) -> None:
    shell = filled()
    page = replay_page(shell)
    page.again_wanted.emit(3)
    (dialog,) = (
        each for each in shell.window.findChildren(QDialog) if isinstance(each, AgainDialog)
    )
    assert dialog.seat.currentIndex() == 3
    dialog.rules.setCurrentIndex(dialog.rules.findData("ddv_tournament"))
    dialog.start_wanted.emit(3, preset("ddv_tournament"), "simple")
    dialog.reject()
    shell.spin()
    assert shown(shell) is Page.BRANCH
    branch = shell.page(Page.BRANCH, BranchPage)
    session = branch._session
    assert session.match is not None
    assert session.match.rules == preset("ddv_tournament")
    assert page.replay is not None
    assert session.match.names[0] == page.replay.source.names[3]
    play_branch(shell, branch)
    branch.result.wanted.emit("again")
    shell.spin()
    assert branch.result.isHidden()
    assert session.match.rules == preset("ddv_tournament")
    kinds = [line.kind for line in shell.history.matches(all_kinds())]
    assert kinds.count(MatchKind.AGAIN) == 2


def test_deal_of_a_record_is_tried_without_being_kept(filled: MakeFilled) -> None:
    shell = filled()
    before = shell.history.count(all_kinds())
    assert shell.window.replay_deal is not None
    shell.window.replay_deal(play_match(deals=1, seed=31), 0)
    page = shell.page(Page.REPLAY, ReplayPage)
    shell.click(page.bar.button("branch"))
    branch = shell.page(Page.BRANCH, BranchPage)
    play_branch(shell, branch)
    branch.result.wanted.emit("replay")
    shell.spin()
    assert shown(shell) is Page.REPLAY
    assert shell.history.count(all_kinds()) == before


@pytest.mark.parametrize(
    ("size", "scale", "below"),
    [((1100, 760), 100, True), ((800, 500), 100, False), ((900, 600), 200, False)],
)
def test_the_table_ends_where_the_bar_begins(
    filled: MakeFilled, size: tuple[int, int], scale: int, below: bool
) -> None:
    shell = filled()
    page = replay_page(shell)
    shell.preferences.set_value("text_scale", scale)
    shell.window.resize(*size)

    def area(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())

    stage, bar = page.stage, page.bar
    if below:
        shell.until(lambda: area(stage).bottom() <= area(bar).top())
        assert area(bar).bottom() < page.height()
    else:
        # In a low window there is more room for the table beside it.
        shell.until(lambda: area(stage).right() <= area(bar).left())
        assert area(bar).right() < page.width()
    assert not area(stage).intersects(area(bar))
    assert area(stage).bottom() < page.height()
