"""Faults that other card games had, each tried here with real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QGraphicsPixmapItem, QMenu

from dokodesk.engine.actions import Play
from dokodesk.views.table.layout import Zone
from dokodesk.views.table.pace import NORMAL
from dokodesk.views.table.view import TableView
from tests.views.table.conftest import MakeTable, Table
from tests.views.table.test_table_play import own_plays
from tests.views.table.test_table_questions import quiet
from tests.views.table.test_table_robust import ENDLESS, skip_until

LEFT = Qt.MouseButton.LeftButton


def triple_click(table: Table, at: QPoint) -> None:
    """Three presses as a mouse sends them: the second one is a double click."""
    QTest.mouseClick(table.viewport, LEFT, pos=at)
    table.send(QEvent.Type.MouseButtonDblClick, at)
    table.send(QEvent.Type.MouseButtonRelease, at)
    QTest.mouseClick(table.viewport, LEFT, pos=at)


@pytest.mark.parametrize("what", ["allowed", "forbidden", "below"])
@pytest.mark.parametrize("pace", ["off", "normal"])
def test_three_quick_clicks_lose_no_card(make_table: MakeTable, what: str, pace: str) -> None:
    table = make_table(pace=NORMAL if pace == "normal" else ENDLESS, player=quiet)
    skip_until(table, lambda: table.own_turn and table.view.idle)
    while table.seen.phase != "play":
        table.session.request(table.seen.legal[0])
        skip_until(table, lambda: table.own_turn and table.view.idle)
    forbidden = table.illegal_places()
    place = table.legal_places()[-1]
    if what == "forbidden" and forbidden:
        place = forbidden[0]
    elif what == "below":
        place = max(0, place - 1)
    tricks = len(table.seen.tricks)
    triple_click(table, table.spot(place))
    table.spin()
    assert len(own_plays(table)) <= 1
    assert table.cards_shown == 48
    skip_until(table, lambda: table.own_turn and table.view.idle)
    assert len(own_plays(table)) <= 1
    assert len(table.seen.tricks) <= tricks + 1
    table.check_places()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("kind", ["menu", "combo"])
def test_an_open_menu_does_not_stop_the_table(make_table: MakeTable, kind: str) -> None:
    """The others go on behind it, and when it is closed everything is as it should be."""
    table = make_table(player=quiet)
    table.say_healthy()
    menu, box = QMenu(table.view), QComboBox(table.view)
    menu.addAction("Something")
    box.addItems(["One", "Two"])
    box.show()
    place = table.legal_places()[0]
    table.click(place)
    if kind == "menu":
        menu.popup(table.view.mapToGlobal(QPoint(20, 20)))
    else:
        box.showPopup()
    table.until_asked()
    assert len(table.steps) > 4
    menu.close()
    box.hidePopup()
    before = len(own_plays(table))
    table.click(table.legal_places()[0])
    table.until_asked()
    assert len(own_plays(table)) == before + 1
    table.check_places()


@pytest.mark.parametrize("ratio", [1.25, 2.0, 3.0])
def test_moved_to_another_screen_everything_is_sharp(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    """Every picture has the pixels of the new screen, and nothing is left stretched."""
    table = make_table(player=quiet)
    table.say_healthy()
    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _self: ratio)
    QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    table.spin()
    for item in table.view.scene.items():
        assert isinstance(item, QGraphicsPixmapItem)
        if item.isVisible() and not item.pixmap().isNull():
            assert item.pixmap().devicePixelRatio() == ratio
    for item, _ in table.view.scene.all_at_rest():
        assert item.transform().isIdentity()
    table.click(table.legal_places()[0])
    table.until_asked()
    assert len(own_plays(table)) == 1


def test_a_double_click_anywhere_else_does_nothing(make_table: MakeTable) -> None:
    """On the trick, piles, backs, plates and cloth nothing moves and nothing is played."""
    table = make_table(player=quiet)
    table.say_healthy()
    table.click(table.legal_places()[0])
    table.until_asked()
    played = len(table.steps)
    spots = [
        item.pos().toPoint()
        for item in table.view.scene.cards
        if item.isVisible()
        and item.slot is not None
        and (item.slot.zone is not Zone.HAND or item.slot.seat != 0)
    ]
    geometry = table.view.scene.geometry
    spots += [
        QPoint(
            *map(round, (seat.plate.centre.x * geometry.unit, seat.plate.centre.y * geometry.unit))
        )
        for seat in geometry.seats
    ]
    for at in spots:
        if table.view.rect().contains(at) and table.view.childAt(at) is table.viewport:
            QTest.mouseClick(table.viewport, LEFT, pos=at)
            table.send(QEvent.Type.MouseButtonDblClick, at)
            table.send(QEvent.Type.MouseButtonRelease, at)
    table.spin()
    assert len(table.steps) == played
    table.check_places()


def test_one_double_click_is_one_play(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    place = table.legal_places()[0]
    card = table.hand[place]
    at = table.spot(place)
    QTest.mouseClick(table.viewport, LEFT, pos=at)
    table.send(QEvent.Type.MouseButtonDblClick, at)
    table.send(QEvent.Type.MouseButtonRelease, at)
    table.spin()
    plays = [s.action for s in table.steps if isinstance(s.action, Play) and s.action.seat == 0]
    assert [action.card for action in plays] == [card]


def test_hidden_for_a_while_the_table_goes_on_where_it_was(make_table: MakeTable) -> None:
    """Minimised or with a sleeping screen: nothing is lost, and nothing piles up."""
    table = make_table(player=quiet)
    table.say_healthy()
    table.click(table.legal_places()[0])
    table.view.hide()
    table.spin(50)
    table.view.show()
    table.until_asked()
    table.check_places()
    assert table.cards_shown == 48
