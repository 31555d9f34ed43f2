"""What must never break the table: closing, new deals, resizing, other languages, idling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec
import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dokodesk.assets.cards import card_svg
from dokodesk.engine.cards import Card
from dokodesk.engine.rules import preset
from dokodesk.model.session import PERSON
from dokodesk.views.table.card_art import CardArt, shadow_margin
from dokodesk.views.table.geometry import CARD_H
from dokodesk.views.table.hand import HandMode
from dokodesk.views.table.items import CardItem
from dokodesk.views.table.layout import Slot, Zone
from dokodesk.views.table.pace import INSTANT, NORMAL, Pace, pace_for
from dokodesk.views.table.settings import Speed, TableSettings
from tests.views.table.conftest import NAMES, MakeTable, Table
from tests.views.table.test_table_questions import quiet

#: Every kind of motion takes for ever; whoever wants to go on must skip or replace it.
ENDLESS = Pace(
    packet_ms=100_000,
    packet_gap_ms=100_000,
    reveal_ms=100_000,
    play_ms=100_000,
    trick_ms=None,
    gather_ms=100_000,
    exchange_ms=100_000,
    say_ms=100_000,
    banner_ms=100_000,
    settle_ms=100_000,
    nudge_ms=100_000,
    forced_ms=100_000,
    bubble_ms=100_000,
    guard_ms=0,
)


def skip_until(table: Table, done: Callable[[], bool]) -> None:
    """Skip motion after motion until a condition holds."""
    for _ in range(2000):
        table.spin(2)
        if done():
            return
        table.view.skip()
    raise AssertionError("the table never got there")


def new_match(table: Table) -> None:
    """Begin a new match with the rules of the one that is going on."""
    match = table.session.match
    assert match is not None
    table.session.new_match(match.rules, NAMES, level="simple")


# --- new deals and closing windows ----------------------------------------------------------------


@pytest.mark.parametrize("skips", range(14))
def test_new_match_at_any_moment_of_a_motion(make_table: MakeTable, skips: int) -> None:
    """Dealing, speech, a card in the air, a waiting trick: the new match starts clean."""
    table = make_table(pace=ENDLESS, player=quiet)
    for _ in range(skips):
        table.view.skip()
        table.spin(3)
        if table.view.furniture.panel.isVisible():
            table.session.request(table.seen.legal[0])
        elif table.own_turn and table.view.idle:
            table.click(table.legal_places()[0])
    new_match(table)
    assert not table.view.furniture.panel.isVisible()
    assert table.view.decor.said == {}
    picture = table.view.scene.picture
    assert picture is not None
    assert picture.hands == ((None,) * 12,) * 4
    steps = len(table.steps)
    skip_until(table, lambda: table.view.idle or len(table.steps) > steps + 2)
    assert table.cards_shown == 48
    assert table.seen.tricks == ()


def test_new_match_while_a_card_is_dragged(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    table.pick_up(table.legal_places()[0])
    assert table.view.hand.dragging
    new_match(table)
    assert table.view.scene.held is None
    table.release(table.middle())
    table.until_asked()
    table.check_places()


def test_new_match_with_the_last_trick_open(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    table.click(table.legal_places()[0])
    table.until(lambda: bool(table.seen.tricks))
    assert table.view.show_last_trick()
    new_match(table)
    assert table.view.overlay.isHidden()
    table.until_asked()
    assert not table.view.show_last_trick()
    table.check_places()


def test_leaving_the_match_clears_the_table(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    table.session.end_match()
    table.spin()
    assert table.view.hand.mode is HandMode.NONE
    assert not any(item.isVisible() for item in table.view.scene.cards)
    table.click_anywhere()
    table.key(Qt.Key.Key_Right)


@pytest.mark.parametrize("skips", [0, 1, 3, 6, 9])
def test_closing_the_window_in_the_middle_of_anything(make_table: MakeTable, skips: int) -> None:
    """The table goes away while the session lives on; nothing of it acts later."""
    table = make_table(pace=ENDLESS, player=quiet, keep=False)
    for _ in range(skips):
        table.view.skip()
        table.spin(3)
        if table.own_turn and table.view.idle and table.seen.phase != "play":
            table.session.request(table.seen.legal[0])
    table.view.close()
    table.view.deleteLater()
    QApplication.sendPostedEvents(table.view, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(table.view)
    table.spin()
    if table.own_turn:
        table.session.request(table.seen.legal[0])
    table.session.advance()
    new_match(table)


def test_a_table_leaves_no_items_behind(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.until_asked()
    made = len(table.view.scene.items())
    for _ in range(3):
        new_match(table)
        table.until_asked()
    assert len(table.view.scene.items()) == made


# --- the finished deal ----------------------------------------------------------------------------


def test_the_last_trick_lies_there_before_the_result_may_come(make_table: MakeTable) -> None:
    """The model has finished; the result waits until the twelfth trick was looked at."""
    table = make_table(pace=replace(INSTANT, trick_ms=None), player=quiet)
    while not table.session.deal_over:
        if table.view.director.waits_for_skip:
            table.view.skip()
        elif table.own_turn and table.view.idle:
            table.session.request(table.seen.legal[0])
        table.spin(3)
    table.spin(20)
    assert table.presented == []
    picture = table.view.scene.picture
    assert picture is not None
    assert len(picture.trick) == 4
    table.view.skip()
    table.spin(20)
    assert table.presented == [1]


def test_a_trick_that_waits_says_so_and_goes_with_a_click(make_table: MakeTable) -> None:
    table = make_table(pace=replace(INSTANT, trick_ms=None), player=quiet)
    for _ in range(4):
        table.spin(10)
        if table.own_turn and table.view.idle:
            table.session.request(table.seen.legal[0])
    for _ in range(30):
        table.spin(5)
        if table.view.director.waits_for_skip:
            break
        if table.own_turn and table.view.idle:
            table.click(table.legal_places()[0])
    assert "Click" in table.view.furniture.hint
    played = len(table.steps)
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=table.spot(0))
    table.spin(1)
    assert "Click" not in table.view.furniture.hint
    assert all(s.action.seat != PERSON or n < played for n, s in enumerate(table.steps))


# --- the last trick -------------------------------------------------------------------------------


def test_last_trick_opens_with_its_key_and_closes(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    assert not table.view.show_last_trick() or table.seen.tricks
    table.click(table.legal_places()[0])
    table.until(lambda: bool(table.seen.tricks) and table.own_turn)
    table.spin()
    overlay = table.view.overlay
    table.key(Qt.Key.Key_L)
    assert overlay.isVisible()
    trick = table.seen.tricks[-1]
    assert overlay.trick == trick
    assert NAMES[trick.winner] in overlay.title
    table.key(Qt.Key.Key_Escape, overlay)
    assert overlay.isHidden()
    table.key(Qt.Key.Key_L)
    QTest.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert overlay.isHidden()
    table.key(Qt.Key.Key_L)
    table.press(QPoint(5, table.view.height() // 2))
    table.release(QPoint(5, table.view.height() // 2))
    assert overlay.isHidden()


def _own_turn(table: Table) -> bool:
    return table.own_turn


def test_only_as_many_tricks_as_the_rules_say(make_table: MakeTable) -> None:
    for count in (0, 3):
        rules = msgspec.structs.replace(preset("pagat_standard"), visible_tricks=count)
        table = make_table(player=quiet, rules=rules)
        table.say_healthy()
        while len(table.seen.tricks) < 4:
            table.until(partial(_own_turn, table))
            table.click(table.legal_places()[0])
            table.spin()
        table.until_asked()
        overlay = table.view.overlay
        assert table.view.show_last_trick() == (count > 0)
        seen = set()
        while overlay.trick is not None and overlay.trick not in seen:
            seen.add(overlay.trick)
            table.key(Qt.Key.Key_Left, overlay)
        assert len(seen) == count


def test_nobody_plays_on_while_a_trick_is_looked_at(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    table.click(table.legal_places()[0])
    table.until(lambda: bool(table.seen.tricks))
    table.view.show_last_trick()
    played = len(table.steps)
    if table.own_turn:
        table.session.request(table.seen.legal[0])
        played += 1
    table.spin(50)
    assert len(table.steps) <= played + 1
    table.view.overlay.dismiss()
    table.until_asked()
    assert len(table.steps) > played


# --- size, screen, language -----------------------------------------------------------------------


def test_resizing_while_cards_fly(make_table: MakeTable) -> None:
    table = make_table(pace=ENDLESS, player=quiet)
    for size in ((800, 500), (1600, 900), (500, 700), (1000, 640)):
        table.view.resize(*size)
        table.spin()
        assert table.cards_shown == 48
    skip_until(table, lambda: table.view.idle)
    table.check_places()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_card_pictures_have_the_pixels_of_the_screen(qapp: QApplication, ratio: float) -> None:
    """Equal to the SVG rendered straight at that size: nothing is scaled afterwards."""
    del qapp
    art = CardArt("classic", "jqka", "classic")
    width = 120
    pixmap = art.face(Card.H10, width, ratio)
    assert pixmap.devicePixelRatio() == ratio
    margin = shadow_margin(width)
    assert abs(pixmap.width() - (width + 2 * margin) * ratio) <= 1
    image = pixmap.toImage()
    direct = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    direct.setDevicePixelRatio(ratio)
    direct.fill(Qt.GlobalColor.white)
    painter = QPainter(direct)
    renderer = QSvgRenderer(QByteArray(card_svg("classic", "jqka", "H10")))
    renderer.render(painter, QRectF(margin, margin, width, round(width * CARD_H)))
    painter.end()
    start, wide, tall = round((margin + 6) * ratio), round(20 * ratio), round(30 * ratio)
    corner = QRect(start, start, wide, tall)
    for x in range(corner.left(), corner.right()):
        for y in range(corner.top(), corner.bottom()):
            assert _near(image.pixelColor(x, y), direct.pixelColor(x, y)), (x, y)


def _near(first: QColor, second: QColor) -> bool:
    return (
        abs(first.red() - second.red()) < 12
        and abs(first.green() - second.green()) < 12
        and abs(first.blue() - second.blue()) < 12
    )


def test_pictures_of_old_sizes_are_forgotten(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    for width in range(900, 1300, 50):
        table.view.resize(width, 640 + width // 10)
        table.spin()
    assert len(table.view.art) < 80


def test_cards_at_rest_lie_on_whole_pixels(make_table: MakeTable) -> None:
    table = make_table(size=(1013, 677), player=quiet)
    table.until_asked()
    for index in range(12):
        item = table.view.scene.card_at(Slot(Zone.HAND, PERSON, index))
        assert isinstance(item, CardItem)
        corner = item.mapToScene(item.boundingRect().topLeft())
        bounds = item.offset() + item.pos()
        assert bounds.x() == pytest.approx(round(bounds.x()))
        assert bounds.y() == pytest.approx(round(bounds.y()))
        assert corner.x() <= bounds.x()


def test_language_change_in_every_phase(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    for _ in range(40):
        table.until_asked()
        before = table.seen
        QApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
        table.spin()
        assert table.seen is before
        table.check_places()
        if table.session.deal_over:
            break
        table.session.request(table.seen.legal[0])
    assert table.session.deal_over


def test_settings_change_while_cards_fly(make_table: MakeTable) -> None:
    table = make_table(pace=None, player=quiet)
    for settings in (
        TableSettings(speed=Speed.SLOW, theme="blue"),
        TableSettings(text_scale=150, back="night"),
        TableSettings(deck="no such deck", back="no such back", letters="bdka"),
        TableSettings(speed=Speed.OFF, trick_stays_ms=0, sort_high_first=False),
    ):
        table.view.apply_settings(settings)
        table.spin(3)
        assert table.cards_shown == 48
    skip_until(table, lambda: table.view.idle and table.own_turn)
    table.check_places()


# --- idling ---------------------------------------------------------------------------------------


class Painted(QObject):
    """Counts what keeps a processor busy."""

    def __init__(self) -> None:
        super().__init__()
        self.paints = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.paints += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_nothing_is_painted_and_nothing_runs_while_the_person_thinks(
    make_table: MakeTable, qapp: QApplication
) -> None:
    """With dimmed cards, a hint, buttons and a focus ring on the table."""
    table = make_table(pace=replace(NORMAL, nudge_ms=0), player=quiet)
    skip_until(table, lambda: table.view.idle and table.own_turn)
    table.session.request(table.seen.legal[0])
    skip_until(table, lambda: table.view.idle and table.own_turn)
    table.key(Qt.Key.Key_Right)
    while table.view.scene.warm_up():
        pass
    table.spin(50)
    running = [timer for timer in table.view.findChildren(QTimer) if timer.isActive()]
    assert running == []
    stopped = QAbstractAnimation.State.Stopped
    assert all(a.state() == stopped for a in table.view.findChildren(QAbstractAnimation))
    counter = Painted()
    qapp.installEventFilter(counter)
    table.spin(100)
    qapp.removeEventFilter(counter)
    assert counter.paints == 0


@pytest.mark.parametrize("speed", Speed)
def test_pace_follows_the_settings(speed: Speed) -> None:
    pace = pace_for(TableSettings(speed=speed, trick_stays_ms=None))
    assert pace.trick_ms is None
    assert (pace.play_ms == 0) == (speed is Speed.OFF)
    assert pace_for(TableSettings(speed=speed, reduced_motion=True)).play_ms == 0
    if speed is not Speed.OFF:
        assert pace_for(TableSettings(speed=speed, reduced_motion=True)).say_ms > 0
