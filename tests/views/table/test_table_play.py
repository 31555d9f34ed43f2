"""Playing cards at the table with real mouse and key events: every way ends in one play."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from dokodesk.engine.actions import Play
from dokodesk.engine.errors import Refusal
from dokodesk.engine.rules import preset, preset_names
from dokodesk.model.session import PERSON
from dokodesk.views.cardnames import card_text
from dokodesk.views.table.layout import Zone
from dokodesk.views.table.pace import INSTANT, NORMAL
from dokodesk.views.table.settings import PlayOn, TableSettings
from tests.views.table.conftest import MakeTable, Table, choose

DOUBLE = TableSettings(play_on=PlayOn.DOUBLE_CLICK)


def own_plays(table: Table) -> list[Play]:
    """What the person has played."""
    return [
        step.action
        for step in table.steps
        if isinstance(step.action, Play) and step.action.seat == PERSON
    ]


def test_click_plays_the_card(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    place = table.legal_places()[0]
    card = table.hand[place]
    assert card is not None
    table.click(place)
    assert own_plays(table) == [Play(PERSON, card)]
    table.until_asked()
    table.check_places()


def test_double_click_plays_one_card(make_table: MakeTable) -> None:
    """One double click is one play, in both settings."""
    for settings in (TableSettings(), DOUBLE):
        table = make_table(settings=settings)
        table.say_healthy()
        at = table.spot(table.legal_places()[0])
        QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(table.viewport, Qt.MouseButton.LeftButton, pos=at)
        assert len(own_plays(table)) == 1


def test_second_press_of_a_double_click_plays_nothing_even_in_turn(make_table: MakeTable) -> None:
    """The others may have played already when the second press of a slow double click comes."""
    table = make_table()
    table.say_healthy()
    place = table.legal_places()[0]
    table.click(place)
    table.until_asked()
    at = table.spot(table.legal_places()[0])
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        table.send(kind, at)
    table.spin()
    assert len(own_plays(table)) == 1


def test_single_click_only_chooses_where_a_double_click_plays(make_table: MakeTable) -> None:
    table = make_table(settings=DOUBLE)
    table.say_healthy()
    place = table.legal_places()[0]
    table.click(place)
    assert own_plays(table) == []
    assert table.view.hand.selected == place


def test_drag_to_the_middle_plays_exactly_that_card(make_table: MakeTable) -> None:
    """Of two equal cards the one that was dragged goes, and it starts where it was dropped."""
    table = make_table(pace=replace(INSTANT, play_ms=10_000))
    table.say_healthy()
    place = table.legal_places()[-1]
    item = table.view.scene.hand_item(place)
    assert item is not None
    table.drag(place, table.middle())
    assert len(own_plays(table)) == 1
    assert item.slot is not None
    assert item.slot.zone is Zone.TRICK
    assert (item.pos() - table.middle().toPointF()).manhattanLength() < 100


def test_drag_elsewhere_glides_home(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    place = table.legal_places()[0]
    table.drag(place, table.spot(place) + QPoint(40, -10))
    table.spin()
    assert own_plays(table) == []
    table.check_places()
    table.drag(place, table.middle())
    assert len(own_plays(table)) == 1


def test_drag_lights_the_drop_target_up(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    place = table.legal_places()[0]
    drop = table.view.scene.drop_item
    assert not drop.isVisible()
    table.pick_up(place)
    table.move(table.middle())
    assert drop.isVisible()
    lit = drop.opacity()
    table.move(QPoint(3, table.view.height() - 3))
    assert drop.opacity() < lit
    table.release(QPoint(3, table.view.height() - 3))
    table.spin()
    assert not drop.isVisible()


@pytest.mark.parametrize("how", ["outside", "escape", "focus", "hidden", "lost release"])
def test_a_broken_drag_brings_the_card_home(make_table: MakeTable, how: str) -> None:
    """Released outside, Esc, Alt+Tab, hidden, a release nobody saw: no card is played or stuck."""
    table = make_table()
    table.say_healthy()
    place = table.legal_places()[0]
    table.pick_up(place)
    assert table.view.scene.held is not None
    outside = QPoint(-50, -50)
    match how:
        case "outside":
            table.move(outside)
            table.release(outside)
        case "escape":
            table.move(table.middle())
            table.key(Qt.Key.Key_Escape)
            table.release(table.middle())
        case "focus":
            QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
            table.release(table.middle())
        case "hidden":
            table.view.hide()
            table.view.show()
            table.release(table.middle())
        case _:
            table.move(table.middle(), down=False)
    table.spin()
    assert not table.view.hand.dragging
    assert own_plays(table) == []
    table.check_places()
    table.drag(place, table.middle())
    assert len(own_plays(table)) == 1


def test_keyboard_plays_the_chosen_card(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    places = table.legal_places()
    table.key(Qt.Key.Key_Right)
    assert table.view.hand.selected == places[0]
    assert table.view.scene.ring_item.isVisible()
    table.key(Qt.Key.Key_End)
    assert table.view.hand.selected == places[-1]
    table.key(Qt.Key.Key_Left)
    expected = places[-2] if len(places) > 1 else places[0]
    assert table.view.hand.selected == expected
    card = table.hand[expected]
    table.key(Qt.Key.Key_Return)
    assert [action.card for action in own_plays(table)] == [card]


def test_typed_card_is_played(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    card = table.hand[table.legal_places()[0]]
    assert card is not None
    QTest.keyClicks(table.view, card.code[0])
    assert table.view.furniture.entry.isVisible()
    QTest.keyClicks(table.view.furniture.entry, card.code[1:])
    table.key(Qt.Key.Key_Return, table.view.furniture.entry)
    assert [action.card for action in own_plays(table)] == [card]
    assert not table.view.furniture.entry.isVisible()


def test_typed_nonsense_is_answered_at_the_hand(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    QTest.keyClicks(table.view, "x")
    QTest.keyClicks(table.view.furniture.entry, "yz")
    table.key(Qt.Key.Key_Return, table.view.furniture.entry)
    assert "xyz" in table.view.furniture.bubble.text
    assert own_plays(table) == []


def test_wrong_card_is_refused_with_the_reason(make_table: MakeTable) -> None:
    """No box opens; the bubble names a card that must be played and goes away with a click."""
    table = make_table()
    table.say_healthy()
    rng = random.Random(1)
    while not table.illegal_places():
        table.session.request(choose(table, rng))
        table.until_asked()
    before = table.hand
    table.click(table.illegal_places()[0])
    refusal = table.refusals[-1]
    assert refusal.reason in (Refusal.MUST_FOLLOW_TRUMP, Refusal.MUST_FOLLOW_SUIT)
    held = [card_text(card) for card in table.seen.hand]
    assert any(text in table.view.furniture.bubble.text for text in held)
    assert table.hand == before
    table.spin()
    table.check_places()
    table.click(table.legal_places()[0])
    assert table.view.furniture.bubble.text == ""


def test_wrong_card_dropped_in_the_middle_goes_home(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    rng = random.Random(1)
    while not table.illegal_places():
        table.session.request(choose(table, rng))
        table.until_asked()
    table.drag(table.illegal_places()[0], table.middle())
    table.spin()
    assert table.refusals
    table.check_places()


def test_cards_that_may_be_played_stand_out(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    rng = random.Random(1)
    while not table.illegal_places():
        table.session.request(choose(table, rng))
        table.until_asked()
    scene = table.view.scene
    dimmed = [n for n in range(len(table.hand)) if (item := scene.hand_item(n)) and item.dimmed]
    assert dimmed == table.illegal_places()
    table.view.apply_settings(TableSettings(show_legal=False))
    assert not any(item.dimmed for item in scene.cards)


def test_a_click_or_key_skips_what_moves_and_does_nothing_else(make_table: MakeTable) -> None:
    table = make_table(pace=NORMAL)
    assert table.view.director.busy
    for _ in range(3):
        table.key(Qt.Key.Key_Space)
        table.spin()
    assert table.seen.history == () or table.steps
    assert own_plays(table) == []
    size = len(table.hand)
    table.click(size // 2)
    assert own_plays(table) == []


def test_other_hands_and_trick_cannot_be_moved(make_table: MakeTable) -> None:
    table = make_table()
    table.say_healthy()
    geometry = table.view.scene.geometry
    for place in geometry.seats[1:]:
        at = QPoint(round(place.fan.x * geometry.unit), round(place.fan.y * geometry.unit))
        table.press(at)
        table.move(at + QPoint(30, 30))
        table.move(table.middle())
        assert not table.view.hand.dragging
        table.release(table.middle())
        QTest.mouseDClick(table.viewport, Qt.MouseButton.LeftButton, pos=at)
    table.spin()
    assert own_plays(table) == []
    table.check_places()


@pytest.mark.parametrize("name", preset_names())
def test_a_whole_deal_at_zero_pace_ends_where_the_layout_says(
    make_table: MakeTable, name: str
) -> None:
    """Random play under every preset: at each idle moment every item is at its place."""
    table = make_table(rules=preset(name), seed=f"seed of {name}")
    rng = random.Random(name)
    for _ in range(200):
        table.until_asked()
        table.check_places()
        assert table.cards_shown == (40 if preset(name).deck == "40" else 48)
        if table.session.deal_over:
            break
        assert table.session.request(choose(table, rng))
    assert table.session.deal_over
    table.view.director.play([])
    table.view.toggle_last_trick()
    table.view.toggle_last_trick()
    table.spin(20)
    assert len(table.presented) == 1


@pytest.mark.parametrize("seed", range(3))
def test_any_size_at_any_moment_ends_where_the_layout_says(
    make_table: MakeTable, seed: int
) -> None:
    rng = random.Random(seed)
    table = make_table(seed=f"seed {seed}")
    for _ in range(12):
        table.until_asked()
        table.view.resize(rng.randint(500, 1600), rng.randint(360, 1200))
        table.spin(2)
        table.check_places()
        if table.session.deal_over:
            return
        assert table.session.request(choose(table, rng))


@pytest.mark.parametrize("pace", [INSTANT, NORMAL], ids=["off", "normal"])
def test_fifty_clicks_a_second_do_no_harm(make_table: MakeTable, pace: object) -> None:
    """A storm of clicks over the hand: legal cards only, one a turn, none lost."""
    assert isinstance(pace, type(INSTANT))
    table = make_table(pace=pace)
    rng = random.Random(5)
    for _ in range(1500):
        if table.session.deal_over:
            break
        if table.view.furniture.panel.isVisible() and table.view.furniture.panel.buttons:
            QTest.mouseClick(table.view.furniture.panel.buttons[0], Qt.MouseButton.LeftButton)
        width = table.view.width()
        at = QPoint(rng.randrange(width), table.view.height() - rng.randrange(10, 150))
        QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=at)
        if rng.random() < 0.3:
            QTest.mouseDClick(table.viewport, Qt.MouseButton.LeftButton, pos=at)
        table.spin(1)
        assert table.cards_shown == 48
    assert table.session.deal_over
    assert len(own_plays(table)) == 12
    for _ in range(200):
        table.view.skip()
        table.spin(2)
    table.check_places()
