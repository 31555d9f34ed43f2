"""Random clicks, keys, commands and changes on everything the window shows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMenu, QWidget

from dokodesk.views.navigation import Page
from tests.faults.desktop import Desktop

_KEYS: Final = (
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Left,
    Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_9,
    Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_F1, Qt.Key.Key_PageDown,
)  # fmt: skip
#: These end the program, which is done at the end anyway.
_LEFT_OUT: Final = frozenset({"quit"})
_LANGUAGES: Final = ("de", "en")


class Monkey(QObject):
    """Does something at random whenever the program is idle, inside dialogs too."""

    def __init__(self, made: Desktop, times: int, seed: int) -> None:
        """Begins at once.

        Args:
            made: the program.
            times: how many things it does.
            seed: for what it does.
        """
        super().__init__()
        self.made = made
        self.left = times
        self.done: Counter[str] = Counter()
        self.last: list[str] = []
        self._chance = random.Random(seed)
        made.window.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def run(self) -> None:
        """Lets it act until it has done everything."""
        while self.left > 0:
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._timer.stop()
        self.made.window.removeEventFilter(self)

    def _act(self) -> None:
        if self.left <= 0:
            return
        self.left -= 1
        ways: tuple[tuple[float, Callable[[], str]], ...] = (
            (0.70, self._click), (0.12, self._key), (0.07, self._command), (0.03, self._page),
            (0.02, self._wheel), (0.02, self._resize), (0.01, self._language), (0.02, self._play),
            (0.01, self._leave),
        )  # fmt: skip
        (way,) = self._chance.choices([w for _, w in ways], [weight for weight, _ in ways])
        self.last = [*self.last[-20:], way.__name__]
        self.last.append(way())
        self.done[way.__name__.strip("_")] += 1

    # --- what it does ----------------------------------------------------------------------------

    def _window(self) -> QWidget:
        """What takes the clicks now: a menu, a dialog, or the window."""
        for front in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if front is not None:
                return front
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        return self._chance.choice(shown) if shown else self.made.window

    def _target(self) -> QWidget:
        front = self._window()
        inside = [one for one in front.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
        target = self._chance.choice(inside) if inside else front
        if isinstance(target, QAbstractScrollArea):
            return target.viewport()
        return target

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps the window open: closing it ends the program, which other tests look at."""
        return event.type() == QEvent.Type.Close

    def _click(self) -> str:
        try:
            target = self._target()
            target.width()
        except RuntimeError:  # a part of one of Qt's own dialogs that is there no more
            return ""
        at = QPoint(
            self._chance.randrange(max(1, target.width())),
            self._chance.randrange(max(1, target.height())),
        )
        right = self._chance.random() < 0.05
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        name = f"{type(target).__name__} {target.accessibleName() or target.objectName()}"
        kinds = [QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease]
        if self._chance.random() < 0.1:
            kinds += [QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease]
        for kind in kinds:
            held = Qt.MouseButton.NoButton if kind == kinds[1] else button
            event = QMouseEvent(
                kind, QPointF(at), QPointF(target.mapToGlobal(at)), button, held,
                Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            # Posted, as the system does: what a click opens does not keep the next one away.
            QCoreApplication.postEvent(target, event)
        return name

    def _key(self) -> str:
        key = self._chance.choice(_KEYS)
        target = QApplication.focusWidget() or self._window()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "")
            QCoreApplication.postEvent(target, event)
        return key.name

    def _command(self) -> str:
        menus = self.made.window.menuBar().findChildren(QMenu)
        actions = [
            action
            for menu in menus
            for action in menu.actions()
            if action.isEnabled() and not action.isSeparator() and action.menu() is None
        ]
        actions = [action for action in actions if action.menuRole() != QAction.MenuRole.QuitRole]
        actions = [action for action in actions if action.objectName() not in _LEFT_OUT]
        if not actions or QApplication.activeModalWidget() is not None:
            return ""
        action = self._chance.choice(actions)
        name = action.text()
        action.trigger()
        return name

    def _page(self) -> str:
        page = self._chance.choice(list(Page))
        if self.made.window.pages.widget_of(page) is None:
            return ""
        self.made.window.pages.show_page(page)
        return page.value

    def _wheel(self) -> str:
        target = self.made.window.pages
        turn = QPoint(0, self._chance.choice((-120, 120)))
        event = QWheelEvent(
            QPointF(1, 1), QPointF(target.mapToGlobal(QPoint(1, 1))), QPoint(), turn,
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QCoreApplication.postEvent(target, event)
        return ""

    def _resize(self) -> str:
        width, height = self._chance.randint(500, 1600), self._chance.randint(400, 1100)
        self.made.window.resize(width, height)
        return f"{width}x{height}"

    def _language(self) -> str:
        language = self._chance.choice(_LANGUAGES)
        self.made.window.desk.preferences.set_value("language", language)
        return language

    def _play(self) -> str:
        session = self.made.window.session
        view = session.view
        if session.match is None or session.match_over:
            self.made.window.desk.start_quickly()
        elif session.deal_over:
            self.made.window.desk.next_deal()
        elif view is not None and view.turn == 0 and view.legal:
            session.request(self._chance.choice(view.legal))
        return ""

    def _leave(self) -> str:
        """Closes whatever is in front."""
        front = self._window()
        front.close()
        return type(front).__name__


def storm(made: Desktop, page: Page, clicks: int, seed: int) -> int:
    """So many clicks at once on all that a page shows; how many reached something.

    They are all posted before the first of them is heard, which is faster than any person or faulty
    mouse, and what the first ones have opened, changed or deleted gets the others.
    """
    chance = random.Random(seed)
    made.window.pages.show_page(page)
    made.spin()
    shown = [one for one in made.window.findChildren(QWidget) if one.isVisible()]
    guard = _Open()
    made.window.installEventFilter(guard)
    for _ in range(clicks):
        target = chance.choice(shown)
        if isinstance(target, QAbstractScrollArea):
            target = target.viewport()
        at = QPoint(
            chance.randrange(max(1, target.width())), chance.randrange(max(1, target.height()))
        )
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            button = Qt.MouseButton.LeftButton
            held = button if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(
                kind, QPointF(at), QPointF(target.mapToGlobal(at)), button, held,
                Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QCoreApplication.postEvent(target, event)
    closer = QTimer()
    closer.timeout.connect(close_all)  # dialogs wait for an answer inside the click
    closer.start(0)
    made.spin(8)
    close_all()
    closer.stop()
    made.spin(8)
    made.window.removeEventFilter(guard)
    return len(shown)


class _Open(QObject):
    """Keeps the window open: closing it ends the program, which other tests look at."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        return event.type() == QEvent.Type.Close


def close_all() -> None:
    """Closes the menus and dialogs that are open."""
    for _ in range(20):
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is None:
            return
        front.close()


def click_everything(made: Desktop, times: int, seed: int) -> Monkey:
    """Acts at random, then shows that the program still plays a deal to its end."""
    monkey = Monkey(made, times, seed)
    monkey.run()
    for _ in range(40):
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None:
            front.close()
        made.spin(8)
    made.window.show()
    made.window.desk.start_quickly()
    made.window.pages.show_page(Page.TABLE)
    made.spin(8)
    made.play_deal()
    return monkey
