"""The table for stored moments: open hands, looking only, pointing at things."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dokodesk.engine import deal
from dokodesk.engine.actions import Healthy
from dokodesk.engine.cards import Card
from dokodesk.engine.events import Acted
from dokodesk.engine.match import new_match, next_seating, next_setup
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealState
from dokodesk.model.session import Step
from dokodesk.views.table.callouts import Pointed
from dokodesk.views.table.hand import HandMode
from dokodesk.views.table.layout import Zone
from dokodesk.views.table.pace import INSTANT
from dokodesk.views.table.stage import TableStage
from tests.views.table.conftest import NAMES

EVERYBODY = frozenset(range(4))


@pytest.fixture
def state() -> DealState:
    """A deal in its second trick."""
    match = new_match(preset("pagat_standard"), NAMES, 3)
    seating = next_seating(match)
    hands = deal_hands("abcd1234", match.rules.deck)
    running = deal.start(next_setup(match, hands, seating))
    while len(running.history) < 11:
        legal = deal.legal_actions(running)
        healthy = [action for action in legal if isinstance(action, Healthy)]
        running, _ = deal.apply(running, (healthy or legal)[0])
    return running


@pytest.fixture
def stage(qtbot: QtBot) -> TableStage:
    """An empty stage of an ordinary size."""
    stage = TableStage(pace=INSTANT)
    stage.apply_settings(stage.settings)
    qtbot.addWidget(stage)
    stage.resize(1000, 640)
    stage.show()
    return stage


def face_up(stage: TableStage) -> list[int]:
    """How many cards of each hand lie face up."""
    picture = stage.scene.picture
    assert picture is not None
    return [sum(card is not None for card in hand) for hand in picture.hands]


def test_a_moment_with_open_hands(stage: TableStage, state: DealState) -> None:
    stage.show_state(seat_view(state, 0, EVERYBODY), NAMES, title=("Deal 4", "Trick 2"))
    held = [hand.bit_count() for hand in state.hands]
    assert face_up(stage) == held
    assert stage.decor.info_text == ("Deal 4", "Trick 2")
    assert [plate.name for plate in stage.decor.plates] == list(NAMES)
    for seat in (1, 2, 3):
        said = stage.elements.seats[seat].accessibleName()
        assert said.count("of ") >= held[seat]
    stage.show_open_hands({2})
    assert "hand:" not in stage.elements.seats[1].accessibleName()
    assert face_up(stage) == [held[0], 0, held[2], 0]
    stage.show_open_hands(None)
    assert face_up(stage) == held


@pytest.mark.parametrize("size", [(1280, 800), (800, 500), (600, 900), (2560, 1080)])
def test_open_hands_can_be_read(stage: TableStage, state: DealState, size: tuple[int, int]) -> None:
    """Each card shows its corner, inside the window, and upright."""
    stage.resize(*size)
    stage.show_state(seat_view(state, 0, EVERYBODY), NAMES)
    for seat in (1, 2, 3):
        cards = [
            place
            for place in stage.scene.placements
            if place.slot.zone is Zone.HAND and place.slot.seat == seat
        ]
        assert all(place.angle == 0 and place.face_up for place in cards)
        corners = {(round(p.x, 2), round(p.y, 2)) for p in cards}
        assert len(corners) == len(cards)
        rows = {round(p.y, 2) for p in cards}
        for row in rows:
            xs = sorted(p.x for p in cards if round(p.y, 2) == row)
            steps = [b - a for a, b in pairwise(xs)]
            assert min(steps) >= cards[0].scale * 0.24
        assert min(p.x - p.scale / 2 for p in cards) >= -0.01
        assert max(p.x + p.scale / 2 for p in cards) <= stage.scene.geometry.width + 0.01


def test_a_step_is_shown_as_in_play(qtbot: QtBot, stage: TableStage, state: DealState) -> None:
    before = seat_view(state, 0, EVERYBODY)
    stage.show_state(before, NAMES)
    action = deal.legal_actions(state)[0]
    after, events = deal.apply(state, action)
    view = seat_view(after, 0, EVERYBODY)
    with qtbot.waitSignal(stage.still):
        stage.show_step(Step(action, (Acted(action), *events[1:]), before, view))
    assert stage.view is view
    assert sum(face_up(stage)) == sum(hand.bit_count() for hand in after.hands)


def test_a_stage_without_a_moment_is_empty(stage: TableStage, state: DealState) -> None:
    stage.show_state(seat_view(state, 0), NAMES)
    stage.show_state(None)
    assert not any(item.isVisible() for item in stage.scene.cards)
    assert stage.decor.plates == ()


def test_looking_only(qtbot: QtBot, stage: TableStage, state: DealState) -> None:
    """No card moves under the pointer, and a key is for whoever is around the table."""
    stage.show_state(seat_view(state, 0), NAMES)
    stage.set_interactive(False)
    wanted: list[Card] = []
    stage.hand.play_wanted.connect(wanted.append)
    area = stage.scene.hand_rect(0)
    QTest.mouseClick(
        stage.canvas.viewport(),
        Qt.MouseButton.LeftButton,
        pos=QPoint(round(area.x() + 5), round(area.center().y())),
    )
    QTest.keyClick(stage, Qt.Key.Key_Right)
    QTest.keyClick(stage, Qt.Key.Key_Return)
    assert stage.hand.mode is HandMode.NONE
    assert stage.hand.selected is None
    assert wanted == []


def pointed_at(stage: TableStage) -> Pointed | None:
    """What is pointed at now."""
    return stage.callouts.pointed


def test_pointing_at_cards_and_seats(stage: TableStage, state: DealState) -> None:
    view = seat_view(state, 0, EVERYBODY)
    stage.show_state(view, NAMES)
    messages: list[str] = []
    stage.message.connect(messages.append)
    card = view.hand[0]
    count = sum(hand.count(card) for hand in view.open_hands if hand is not None)
    count += view.trick.cards.count(card) if view.trick is not None else 0
    stage.highlight([card], text="This one wins.")
    assert stage.callouts.frames == count >= 1
    assert messages == ["This one wins."]
    stage.highlight(seat=2, text="He is your partner.")
    assert stage.callouts.frames == 0
    stage.resize(800, 500)
    assert pointed_at(stage) == Pointed((), 2, "He is your partner.")
    stage.clear_highlights()
    assert pointed_at(stage) is None
    stage.highlight([card])
    stage.show_state(view)
    assert stage.callouts.frames == 0


def test_while_the_edge_is_pulled_pictures_are_only_stretched(
    qtbot: QtBot, stage: TableStage, state: DealState
) -> None:
    """Places are right at once; pictures are rendered when the size has settled."""
    stage.show_state(seat_view(state, 0, EVERYBODY), NAMES)
    rendered = stage.art.widths
    for width in range(1010, 1300, 20):
        stage.resize(width, 640 + (width - 1000) // 2)
        for item, pose in stage.scene.all_at_rest():
            assert item.pose == pose
        assert stage.art.widths == rendered
    qtbot.waitUntil(lambda: not stage.art.rough)
    assert not stage.art.widths & rendered
    sizes = {round(place.scale * stage.scene.geometry.unit) for place in stage.scene.placements}
    for item, pose in stage.scene.all_at_rest():
        if item.isVisible():
            assert round(pose.width) in sizes
            assert item.transform().isIdentity()


def test_words_that_point_and_the_line_above_the_hand_keep_apart(
    stage: TableStage, state: DealState
) -> None:
    stage.resize(1280, 800)
    stage.show_state(seat_view(state, 0, EVERYBODY), NAMES)
    stage._furniture.set_hint("Trumps were led. Your turn")
    hint = stage._furniture._hint
    own = stage._scene.hand_item(0)
    assert own is not None
    assert own.card is not None
    middle = hint.geometry().center()
    for card in stage.view.hand if stage.view is not None else ():
        stage.highlight([card], text="Your partner may put many points on it.")
        words = stage.callouts.words_area.toAlignedRect()
        assert not words.isEmpty()
        assert not words.intersects(hint.geometry())
    stage.clear_highlights()
    assert hint.geometry().center() == middle
