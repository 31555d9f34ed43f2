"""Plays a match in the real window as a person would: with the system's pointer and keys.

``python -m tests.e2e.robot DATA_DIR --hand drag|click|keys|tree`` starts the program on the display
it is given. It moves the real pointer or presses real keys with xdotool, or it does all through the
accessibility tree as a screen reader would. It only looks at what a person sees on the screen or
finds in the tree. It prints one line for each thing it did and ends with ``ranking`` when the match
is over.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from dokodesk import app
from dokodesk.engine.actions import Lay, Play, Return
from dokodesk.engine.seat_view import SeatView
from dokodesk.model.session import PERSON
from dokodesk.views.main_window import MainWindow
from dokodesk.views.result_panel import ResultPanel
from dokodesk.views.table.panel import QuestionPanel
from dokodesk.views.table.view import TableView

_TICK_MS = 40
_STUCK_S = 40.0


def xdotool(*words: str | int) -> None:
    """One command to the X server's pointer or keyboard."""
    subprocess.run(["xdotool", *map(str, words)], check=True)


class Robot:
    """A person at the window."""

    def __init__(self, hand: str, shots: Path | None) -> None:
        self.hand = hand
        self.shots = shots
        self.seen: set[str] = set()
        self.last = ("", 0)
        self.since = time.monotonic()
        self.timer = QTimer()
        self.timer.setInterval(_TICK_MS)
        self.timer.timeout.connect(self.look)
        self.timer.start()

    # --- eyes ------------------------------------------------------------------------------------

    @property
    def window(self) -> MainWindow | None:
        """The program's window, once it is there."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                return widget
        return None

    def look(self) -> None:
        """Do the next thing if the table stands still."""
        window = self.window
        if window is None:
            return
        if not window.isActiveWindow():
            # Without a window manager nobody gives the window the keyboard.
            xdotool("windowfocus", int(window.winId()))
            return
        self.check_progress(window)
        table = window.findChild(TableView)
        session = window.session
        if session.match_over and not (table is not None and table.isVisible()):
            self.shoot(window, "ranking")
            self.say("ranking")
            self.timer.stop()
            window.close()
            return
        if table is None or not table.isVisible():
            return
        if session.deal_over:
            self.after_deal(window)
        elif table.idle and session.view is not None and session.view.turn == PERSON:
            self.act(window, table, session.view)

    def check_progress(self, window: MainWindow) -> None:
        """Give up when nothing has happened for long."""
        view = window.session.view
        now = (str(window.session.deal_number), len(view.history) if view is not None else 0)
        if now != self.last:
            self.last, self.since = now, time.monotonic()
        elif time.monotonic() - self.since > _STUCK_S:
            self.shoot(window, "stuck")
            self.say(f"stuck at {now}")
            QApplication.exit(3)

    def shoot(self, window: QWidget, name: str) -> None:
        """Keep one picture of each kind of moment."""
        if self.shots is not None and name not in self.seen:
            self.seen.add(name)
            window.grab().save(str(self.shots / f"{name}.png"))

    @staticmethod
    def say(text: str) -> None:
        """Tell what was done."""
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    # --- hands -----------------------------------------------------------------------------------

    def act(self, window: MainWindow, table: TableView, view: SeatView) -> None:
        """Do what the table asks for."""
        self.shoot(window, f"turn-{view.phase}")
        if view.legal_calls:
            self.shoot(window, "announcement")
        if isinstance(view.legal[0], Lay | Return):
            self.choose_cards(table, view)
        elif isinstance(view.legal[-1], Play):
            self.play(table, view)
        else:
            self.press_first(table)

    def press_first(self, table: TableView) -> None:
        """Press the first button of the question on the table, or of a call that is due."""
        panel = table.findChild(QuestionPanel)
        if panel is None or not panel.isVisible() or not panel.buttons:
            return
        self.press(panel.buttons[0])

    def press(self, button: QAbstractButton) -> None:
        """Press a button with the pointer, the keyboard, or as a screen reader does."""
        if self.hand == "keys":
            # The focus is where it is needed, or the tabulator key leads there.
            if not button.hasFocus():
                xdotool("key", "Tab")
                return
            self.say(f"button {button.text()!r}")
            xdotool("key", "space")
            return
        self.say(f"button {button.text()!r}")
        if self.hand == "tree":
            self.do(button)
        else:
            self.click(self.place(button).center())

    @staticmethod
    def do(widget: QWidget) -> None:
        """Press something through its accessible interface, if it is not being pressed already."""
        if isinstance(widget, QAbstractButton) and widget.isDown():
            return
        element = QAccessible.queryAccessibleInterface(widget)
        assert element is not None
        actions = element.actionInterface()
        actions.doAction(next(n for n in actions.actionNames() if n in ("Press", "Toggle")))

    def play(self, table: TableView, view: SeatView) -> None:
        """Play the first legal card by the chosen way."""
        legal = {action.card for action in view.legal if isinstance(action, Play)}
        picture = table.scene.picture
        assert picture is not None
        place = next(n for n, card in enumerate(picture.hands[PERSON]) if card in legal)
        self.say(f"card {picture.hands[PERSON][place]}")
        if self.hand == "tree":
            self.do(table.elements.cards[place])
            return
        if self.hand == "keys":
            card = picture.hands[PERSON][place]
            assert card is not None
            xdotool("type", "--delay", 5, card.code)
            xdotool("key", "Return")
            return
        start = self.card_spot(table, place)
        if self.hand == "click":
            self.click(start)
            return
        geometry = table.scene.geometry
        middle = table.canvas.viewport().mapToGlobal(
            QPoint(round(geometry.trick.x * geometry.unit), round(geometry.trick.y * geometry.unit))
        )
        xdotool("mousemove", start.x(), start.y(), "mousedown", 1)
        for part in (1, 2, 3, 4):
            at = start + (middle - start) * part / 4
            xdotool("mousemove", at.x(), at.y())
        xdotool("mouseup", 1)

    def card_spot(self, table: TableView, place: int) -> QPoint:
        """A point of the screen where only this card of the hand is."""
        area = table.scene.hand_rect(place)
        at = QPoint(round(area.x() + area.width() * 0.15), round(area.center().y()))
        return table.canvas.viewport().mapToGlobal(at)

    def choose_cards(self, table: TableView, view: SeatView) -> None:
        """Pick the cards of a poverty one by one, then press the button."""
        wanted = view.legal[0]
        assert isinstance(wanted, Lay | Return)
        panel = table.findChild(QuestionPanel)
        picture = table.scene.picture
        assert panel is not None
        assert picture is not None
        if panel.confirm_button is not None and panel.confirm_button.isEnabled():
            self.press(panel.confirm_button)
            return
        left = list(wanted.cards)
        chosen = list(table.hand.chosen_cards)
        for place, card in enumerate(picture.hands[PERSON]):
            if card not in left:
                continue
            left.remove(card)
            if card in chosen:
                chosen.remove(card)
                continue
            self.say(f"choose {card}")
            if self.hand in ("click", "drag"):
                self.click(self.card_spot(table, place))
                continue
            if self.hand == "tree":
                self.do(table.elements.cards[place])
            elif card is not None:
                xdotool("type", "--delay", 5, card.code)
                xdotool("key", "Return")
            # One after the other: the next look sees what has become of it.
            return

    def after_deal(self, window: MainWindow) -> None:
        """Look at the result and go on."""
        panel = window.findChild(ResultPanel)
        if panel is None or not panel.isVisible():
            return
        self.shoot(window, "result")
        self.say(f"result {window.session.deal_number}")
        focused = [b for b in panel.findChildren(QPushButton) if b.hasFocus()]
        if focused:
            self.press(focused[0])

    @staticmethod
    def place(widget: QWidget) -> QRect:
        """Where a widget is on the screen."""
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())

    @staticmethod
    def click(at: QPoint) -> None:
        """Click with the real pointer."""
        xdotool("mousemove", at.x(), at.y(), "click", 1)


def main() -> int:
    """Start the program and the robot in it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("data_dir", type=Path)
    parser.add_argument("--hand", choices=("drag", "click", "keys", "tree"), default="click")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--rules")
    options = parser.parse_args()
    application = QApplication(["dokodesk"])
    robot = Robot(options.hand, options.shots)
    status = app.main(data_dir=options.data_dir, new=True, rules=options.rules)
    robot.timer.stop()
    del application
    return status


if __name__ == "__main__":
    sys.exit(main())
