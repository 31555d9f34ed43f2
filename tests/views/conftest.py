"""The whole window with a real session and a real history behind it, and its look taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.ai.levels import make_player
from dokodesk.ai.worker import DirectPool, PlayerPool
from dokodesk.engine.actions import Healthy
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.model.journal import Journal
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.session import MatchSession
from dokodesk.model.thinking import Thinker
from dokodesk.model.translation import Translation
from dokodesk.storage.history import History
from dokodesk.storage.preferences import PreferencesStore
from dokodesk.views.appearance import Appearance
from dokodesk.views.main_window import MainWindow
from dokodesk.views.match_plan import MatchPlan
from dokodesk.views.navigation import Page
from dokodesk.views.result_panel import ResultPanel
from dokodesk.views.table.pace import INSTANT
from dokodesk.views.table_page import TablePage
from dokodesk.views.window_pages import Surroundings

NAMES = ("Anna", "Jürgen", "Łukasz", "Dora")
LEVELS = ("simple", "standard")

Widget = TypeVar("Widget", bound=QWidget)


@dataclass
class Shell:
    """A shown window and all that stands behind it, with the hands of a person."""

    window: MainWindow
    session: MatchSession
    journal: Journal
    history: History
    preferences: PreferencesModel
    translation: Translation
    appearance: Appearance
    folder: Path

    def spin(self, times: int = 8) -> None:
        """Let queued calls run."""
        for _ in range(times):
            QCoreApplication.processEvents()

    def until(self, done: Callable[[], bool], patience_ms: int = 60_000) -> None:
        """Let everything run until a condition holds; patience is counted in time."""
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < patience_ms:
            QCoreApplication.processEvents()
            if done():
                return
        raise AssertionError("the window never got there")

    def page(self, page: Page, kind: type[Widget]) -> Widget:
        """A page by its kind."""
        widget = self.window.pages.widget_of(page)
        assert isinstance(widget, kind)
        return widget

    @property
    def table(self) -> TablePage:
        """The page of the table."""
        return self.page(Page.TABLE, TablePage)

    @property
    def panel(self) -> ResultPanel:
        """The result over the table."""
        return self.table.panel

    def begin(self, deals: int = 4, rules: Rules | None = None) -> None:
        """Begin a match."""
        used = rules if rules is not None else preset("pagat_standard")
        self.window.desk.begin(MatchPlan(rules=used, names=NAMES, deals=deals, level="simple"))
        self.spin()

    def until_asked(self) -> None:
        """Let the others act until the person must, or the deal is over and shown."""
        self.until(
            lambda: (
                self.table.table.idle
                and (
                    self.panel.isVisible()
                    if self.session.deal_over
                    else self.session.view is not None and self.session.view.turn == 0
                )
            )
        )

    def act(self) -> None:
        """One thing the person may do: healthy, or the first card."""
        self.until_asked()
        view = self.session.view
        assert view is not None
        healthy = Healthy(0)
        assert self.session.request(healthy if healthy in view.legal else view.legal[0])

    def play_deal(self) -> None:
        """Play the deal on the table until its result is shown."""
        self.until_asked()
        while not self.session.deal_over:
            self.act()
            self.until_asked()

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """Press and release a key where the focus is, or in a widget."""
        target = widget if widget is not None else QApplication.focusWidget()
        QTest.keyClick(target if target is not None else self.window, key)

    def trigger(self, name: str) -> None:
        """Choose an action of the menus."""
        action = self.window.commands[name]
        assert action.isEnabled(), name
        action.trigger()
        self.spin()

    def click(self, widget: QWidget) -> None:
        """Click the middle of a widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.spin()


def play_ahead(folder: Path, *, planned: int, done: int = 0, rules: Rules | None = None) -> None:
    """Store a match that has reached the last trick of a deal, without any window.

    Args:
        folder: of the history.
        planned: the length of the match.
        done: so many deals are finished already.
        rules: the standard ones unless told.
    """
    history = History(folder / "history.db")
    history.open()
    used = rules if rules is not None else preset("pagat_standard")
    session = MatchSession(
        Journal(history, "simple"),
        Thinker(lambda notify: DirectPool(make_player, notify)),
        new_seed=lambda: "a-seed-for-tests",
    )
    session.new_match(used, NAMES, level="simple", planned=planned, first_dealer=3)
    while True:
        QCoreApplication.processEvents()
        view = session.view
        assert view is not None
        assert session.match is not None
        if session.deal_over:
            session.next_deal()
        elif len(session.match.scored) == done and len(view.tricks) == len(view.dealt) - 1:
            break
        elif view.legal:
            healthy = Healthy(0)
            session.request(healthy if healthy in view.legal else view.legal[0])
        else:
            session.advance()
    session.close()
    history.close()


class MakeShell(Protocol):
    """The type of the fixture ``make_shell``."""

    def __call__(
        self,
        *,
        language: str = "en",
        size: tuple[int, int] = (1000, 680),
        guard_ms: int = 0,
        offer: bool = True,
        rules: Rules | None = None,
        near_end: tuple[int, int] | None = None,
        tips: bool = False,
    ) -> Shell:
        """A shown window over the folder of this test; a second one finds what the first left.

        No tips come up where something is new, unless they are asked for.

        With ``near_end`` a match of so many deals is on the table, so many of them are finished
        and the next one has reached its last trick.
        """


@pytest.fixture(autouse=True)
def no_leftovers() -> None:
    """Deletes the widgets of the test before.

    Outside of an event loop nothing else does, and every change of the look would have to reach
    all that is left of all tests so far.
    """
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def plain_look(qapp: QApplication) -> Iterator[QApplication]:
    """The application, whose look and language are taken back afterwards."""
    font, palette, locale = qapp.font(), qapp.palette(), QLocale()
    yield qapp
    qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(palette)
    QLocale.setDefault(locale)


@pytest.fixture
def preferences(qapp: QApplication) -> PreferencesModel:
    """Preferences that are not stored."""
    del qapp
    return PreferencesModel()


@pytest.fixture
def appearance(plain_look: QApplication, preferences: PreferencesModel) -> Appearance:
    """The look that goes with the preferences."""
    return Appearance(plain_look, preferences)


@pytest.fixture
def make_shell(qtbot: QtBot, plain_look: QApplication, tmp_path: Path) -> Iterator[MakeShell]:
    """Makes windows and takes them down again."""
    made: list[Shell] = []

    def pool(notify: Callable[[], None]) -> PlayerPool:
        return DirectPool(make_player, notify)

    def make(
        *,
        language: str = "en",
        size: tuple[int, int] = (1000, 680),
        guard_ms: int = 0,
        offer: bool = True,
        rules: Rules | None = None,
        near_end: tuple[int, int] | None = None,
        tips: bool = False,
    ) -> Shell:
        if near_end is not None:
            play_ahead(tmp_path, planned=near_end[0], done=near_end[1], rules=rules)
        store = PreferencesStore(tmp_path / "preferences.yaml")
        values, _ = store.load()
        preferences = PreferencesModel(store, values)
        preferences.set_value("language", language)
        if not tips:
            preferences.set_value("show_tips", value=False)
        translation = Translation()
        translation.speak(language)
        appearance = Appearance(plain_look, preferences)
        history = History(tmp_path / "history.db")
        history.open()
        journal = Journal(history, "simple")
        session = MatchSession(journal, Thinker(pool), new_seed=lambda: "a-seed-for-tests")
        window = MainWindow(
            session,
            preferences,
            translation,
            appearance,
            Surroundings(
                levels=LEVELS,
                default_level="standard",
                folders=(str(tmp_path),),
                data_folder=tmp_path,
                rules=rules,
                pace=INSTANT,
                guard_ms=guard_ms,
                history=history,
            ),
        )
        qtbot.addWidget(window)
        if offer:
            window.desk.offer_stored(journal.open_match())
        window.resize(*size)
        window.show()
        shell = Shell(
            window, session, journal, history, preferences, translation, appearance, tmp_path
        )
        made.append(shell)
        shell.spin()
        if near_end is not None:
            window.desk.go_on()
            shell.spin()
        return shell

    yield make
    for shell in made:
        shell.session.close()
        shell.history.close()
        shell.translation.close()
        shell.window.close()
        shell.window.deleteLater()
    QCoreApplication.processEvents()
