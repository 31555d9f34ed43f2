"""A table with a real session behind it, driven by real mouse and key events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Player
from dokodesk.ai.worker import DirectPool, PlayerPool
from dokodesk.engine.actions import Action, Healthy, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView
from dokodesk.model.journal import Journal
from dokodesk.model.session import PERSON, MatchSession, Step
from dokodesk.model.thinking import Thinker
from dokodesk.storage.history import History
from dokodesk.views.table.items import pose_for
from dokodesk.views.table.pace import INSTANT, Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.view import TableView

NAMES = ("Anna", "Jürgen", "Łukasz", "Dora")


@dataclass
class Table:
    """A shown table and its session, with the hands and eyes of a person."""

    session: MatchSession
    view: TableView
    steps: list[Step] = field(default_factory=list)
    refusals: list[IllegalAction] = field(default_factory=list)
    presented: list[int] = field(default_factory=list)

    @property
    def seen(self) -> SeatView:
        """What the person may know now."""
        assert self.session.view is not None
        return self.session.view

    @property
    def viewport(self) -> QWidget:
        """Where the mouse is."""
        return self.view.canvas.viewport()

    @property
    def own_turn(self) -> bool:
        """Whether the person must act."""
        return self.session.view is not None and self.session.view.turn == PERSON

    def spin(self, times: int = 5) -> None:
        """Let queued calls run."""
        for _ in range(times):
            QCoreApplication.processEvents()

    def until(self, done: Callable[[], bool], patience_ms: int = 60_000) -> None:
        """Let the table run until a condition holds while it stands still."""
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < patience_ms:
            QCoreApplication.processEvents()
            if self.view.idle and done():
                return
        raise AssertionError("the table never got there")

    def until_asked(self) -> None:
        """Let the others act until the person must, or the deal is over."""
        self.until(lambda: self.own_turn or self.session.deal_over)
        self.spin()

    def say_healthy(self) -> None:
        """Get through the reservations without having anything."""
        self.until_asked()
        while self.seen.phase != "play":
            healthy = Healthy(PERSON)
            assert healthy in self.seen.legal
            assert self.session.request(healthy)
            self.until_asked()

    # --- mouse -----------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[Card | None, ...]:
        """The own cards from left to right, as they lie there."""
        picture = self.view.scene.picture
        assert picture is not None
        return picture.hands[PERSON]

    def legal_places(self) -> list[int]:
        """Places of cards that may be played."""
        legal = {action.card for action in self.seen.legal if isinstance(action, Play)}
        return [n for n, card in enumerate(self.hand) if card in legal]

    def illegal_places(self) -> list[int]:
        """Places of cards that may not be played."""
        legal = set(self.legal_places())
        return [n for n in range(len(self.hand)) if n not in legal]

    def spot(self, index: int) -> QPoint:
        """A point of the viewport where only this card of the hand is."""
        area = self.view.scene.hand_rect(index)
        return QPointF(area.x() + area.width() * 0.15, area.center().y()).toPoint()

    def middle(self) -> QPoint:
        """A point in the middle of the table."""
        geometry = self.view.scene.geometry
        return QPoint(
            round(geometry.trick.x * geometry.unit), round(geometry.trick.y * geometry.unit)
        )

    def click(self, index: int) -> None:
        """Click a card of the own hand."""
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, pos=self.spot(index))

    def click_anywhere(self) -> None:
        """Click where the own hand is or would be."""
        at = QPoint(self.view.width() // 2, self.view.height() - 40)
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def press(self, at: QPoint) -> None:
        """Press the left button."""
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def move(self, to: QPoint, *, down: bool = True) -> None:
        """Move the pointer; QTest does not tell Qt which buttons are down."""
        buttons = Qt.MouseButton.LeftButton if down else Qt.MouseButton.NoButton
        self.send(QEvent.Type.MouseMove, to, Qt.MouseButton.NoButton, buttons)

    def send(
        self,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        buttons: Qt.MouseButton = Qt.MouseButton.LeftButton,
    ) -> None:
        """Send one mouse event to the viewport."""
        event = QMouseEvent(
            kind,
            QPointF(at),
            QPointF(self.viewport.mapToGlobal(at)),
            button,
            buttons,
            Qt.KeyboardModifier.NoModifier,
        )
        QCoreApplication.sendEvent(self.viewport, event)

    def release(self, at: QPoint) -> None:
        """Let the left button go."""
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def pick_up(self, index: int) -> QPoint:
        """Start to drag a card; returns where the pointer is now."""
        start = self.spot(index)
        self.press(start)
        at = start + QPoint(0, -30)
        self.move(start + QPoint(0, -15))
        self.move(at)
        return at

    def drag(self, index: int, to: QPoint) -> None:
        """Drag a card of the own hand somewhere and let it go."""
        at = self.pick_up(index)
        for part in range(1, 6):
            self.move(at + (to - at) * part / 5)
        self.release(to)

    # --- keys ------------------------------------------------------------------------------------

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """Press and release a key."""
        QTest.keyClick(widget if widget is not None else self.view, key)

    # --- checks ----------------------------------------------------------------------------------

    def check_places(self) -> None:
        """Every item is where the layout says, and every card of the deck is there once."""
        scene = self.view.scene
        at_rest = list(scene.all_at_rest())
        assert len(at_rest) == len(scene.cards) == len({item.number for item, _ in at_rest})
        assert self.cards_shown == (40 if self.seen.rules.deck == "40" else 48)
        for item, pose in at_rest:
            assert item.pose == pose, (item.slot, item.pose, pose)
            assert item.pos().x() == pytest.approx(pose.x)
            assert item.pos().y() == pytest.approx(pose.y)
            assert item.rotation() == pytest.approx(pose.angle)
        placed = {placement.slot: placement for placement in scene.placements}
        for item in scene.cards:
            assert item.slot is not None
            placement = placed[item.slot]
            assert item.isVisible() != placement.hidden
            assert item.zValue() == placement.z
            assert pose_for(placement, scene.geometry.unit, 1.0) is not None
            if placement.face_up:
                assert item.card is placement.card

    @property
    def cards_shown(self) -> int:
        """How many cards are on the table, in hands, trick and piles together."""
        picture = self.view.scene.picture
        return 0 if picture is None else picture.cards


class MakeTable(Protocol):
    """The type of the fixture ``make_table``."""

    def __call__(
        self,
        *,
        seed: str = "a-seed-for-tests",
        rules: Rules | None = None,
        settings: TableSettings | None = None,
        pace: Pace | None = INSTANT,
        size: tuple[int, int] = (1000, 640),
        player: Callable[[str], Player] = make_player,
        first_dealer: int = 3,
        start: bool = True,
        keep: bool = True,
    ) -> Table:
        """A shown table; with ``start`` a match has begun, with ``keep`` it is closed later."""


@pytest.fixture
def make_table(qtbot: QtBot, tmp_path: Path) -> Iterator[MakeTable]:
    """Makes tables and takes them down again."""
    histories: list[History] = []
    sessions: list[MatchSession] = []

    def make(
        *,
        seed: str = "a-seed-for-tests",
        rules: Rules | None = None,
        settings: TableSettings | None = None,
        pace: Pace | None = INSTANT,
        size: tuple[int, int] = (1000, 640),
        player: Callable[[str], Player] = make_player,
        first_dealer: int = 3,
        start: bool = True,
        keep: bool = True,
    ) -> Table:
        history = History(tmp_path / f"history-{len(histories)}.sqlite")
        history.open()
        histories.append(history)

        def pool(notify: Callable[[], None]) -> PlayerPool:
            return DirectPool(player, notify)

        session = MatchSession(Journal(history, "simple"), Thinker(pool), new_seed=lambda: seed)
        sessions.append(session)
        view = TableView(session, settings, pace=pace)
        if keep:
            qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        table = Table(session, view)
        session.step_applied.connect(table.steps.append)
        session.refused.connect(table.refusals.append)
        view.deal_presented.connect(lambda: table.presented.append(session.deal_number))
        if start:
            session.new_match(
                rules if rules is not None else preset("pagat_standard"),
                NAMES,
                level="simple",
                first_dealer=first_dealer,
            )
        return table

    yield make
    for session in sessions:
        session.close()
    for history in histories:
        history.close()


def choose(table: Table, rng: random.Random) -> Action:
    """Something the person may do."""
    return rng.choice(table.seen.legal)
