"""The composition root: the only place that builds the objects of the window and wires them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from dokodesk import __version__
from dokodesk.ai.levels import DEFAULT_LEVEL, offered_levels
from dokodesk.assets.icons import APP_SIZES, app_png
from dokodesk.engine.rules import Rules, RulesError
from dokodesk.model.journal import Journal
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.session import MatchSession
from dokodesk.model.thinking import Thinker
from dokodesk.model.translation import Translation
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History
from dokodesk.storage.paths import Paths, default_paths, paths_under
from dokodesk.storage.preferences import PreferencesStore
from dokodesk.views.appearance import Appearance
from dokodesk.views.main_window import MainWindow
from dokodesk.views.navigation import Page
from dokodesk.views.sounds import Sounds
from dokodesk.views.system import FaultReporter, SignalWatcher
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.ai.worker import PlayerPool

__all__ = ["Program", "main"]

_WRONG_USE = 2
_SETTLED_MS = 2000
_NAME = "dokodesk"


def main(
    *,
    data_dir: Path | None = None,
    rules: str | None = None,
    new: bool = False,
    daily: bool = False,
    file: Path | None = None,
    probe_start: bool = False,
    probe_frames: float | None = None,
    lesson: Path | None = None,
    lesson_step: int = 1,
) -> int:
    """Open the window and stay until it is closed; the exit status.

    Args:
        data_dir: where everything is kept, instead of the usual folders.
        rules: a preset, a rule code or a rule file for new matches.
        new: begin a match at once.
        daily: begin the deal of the day.
        file: a record to show.
        probe_start: tell how long the start took as soon as the window is painted, and end.
        probe_frames: play for so many seconds, tell the intervals between frames, and end.
        lesson: a lesson to show.
        lesson_step: its step to begin with, from 1.
    """
    chosen: Rules | None = None
    with ExitStack() as stack:
        _end_quietly(stack)
        try:
            paths = default_paths() if data_dir is None else paths_under(data_dir)
            if rules is not None:
                from dokodesk.storage.rule_files import rules_to_play

                chosen = rules_to_play(rules, paths.rules)
        except (RulesError, StorageError) as error:
            sys.stderr.write(f"dokodesk: {error}\n")
            return _WRONG_USE
        application = _application()
        # Whoever has nothing stored and asks for nothing yet is here for the first time.
        asked = new or daily or rules or file or probe_start or probe_frames is not None
        fresh = not asked and not (paths.preferences.exists() or paths.history.exists())
        window = Program(paths, stack, application).window(chosen, rules or "")
        if fresh:
            window.pages.show_page(Page.WELCOME)
        if probe_start:
            window.painted.connect(_tell_start)
        window.show()
        if new:
            window.desk.start_quickly()
        if probe_frames is not None:
            _watch_frames(window, probe_frames)
        if daily:
            window.desk.start_daily(datetime.now().astimezone().date().isoformat())
        if file is not None:
            window.open_record(file)
        if lesson is not None:
            _preview_lesson(window, lesson, lesson_step)
        return application.exec()


def _preview_lesson(window: MainWindow, lesson: Path, step: int) -> None:
    """Shows a lesson that somebody is writing."""
    from dokodesk.views.learn.learn_area import LearnArea

    for area in window.areas:
        if isinstance(area, LearnArea):
            area.preview(lesson, max(0, step - 1))


def _watch_frames(window: MainWindow, seconds: float) -> None:
    """Plays a match in a large window and says how long the frames took, then ends."""
    from dokodesk.views.table.probe import FrameProbe
    from dokodesk.views.table.view import TableView

    def tell(intervals: list[float]) -> None:
        sys.stdout.write(" ".join(["frames", *(f"{each:.2f}" for each in intervals)]) + "\n")
        sys.stdout.flush()
        QTimer.singleShot(0, window.close)

    def begin() -> None:
        window.desk.start_quickly()
        table = window.findChild(TableView)
        assert table is not None
        FrameProbe(table, window.session, seconds, tell)

    window.resize(2560, 1600)
    # The start has a measurement of its own; here everything is there, as when a person clicks.
    QTimer.singleShot(_SETTLED_MS, begin)


def _end_quietly(stack: ExitStack) -> None:
    """Lets the system end the program before there is a window to close."""

    def end(_number: int, _frame: FrameType | None) -> NoReturn:
        raise SystemExit(0)

    for name in (signal.SIGTERM, signal.SIGINT):
        stack.callback(signal.signal, name, signal.signal(name, end))


class Program:
    """Makes the objects in the order in which they need each other.

    They are given back in the opposite order when the stack is closed.
    """

    def __init__(self, paths: Paths, stack: ExitStack, application: QApplication) -> None:
        self._paths = paths
        self._stack = stack
        self._application = application

    def window(self, rules: Rules | None, rules_source: str) -> MainWindow:
        """The window, with everything behind it."""
        paths, stack = self._paths, self._stack
        faults = FaultReporter(paths.data)
        faults.install()
        stack.callback(faults.uninstall)
        watcher = SignalWatcher()
        stack.callback(watcher.close)

        store = PreferencesStore(paths.preferences)
        values, notices = store.load()
        preferences = PreferencesModel(store, values)
        stack.callback(preferences.flush)
        translation = Translation()
        stack.callback(translation.close)
        translation.speak(values.language)
        appearance = Appearance(self._application, preferences)

        sounds = Sounds(preferences)
        stack.callback(sounds.close)

        history = History(paths.history)
        notices += history.open_anyway()
        stack.callback(history.close)
        journal = Journal(history, DEFAULT_LEVEL)
        thinker = Thinker(_make_pool)
        session = MatchSession(journal, thinker)
        stack.callback(session.close)

        window = MainWindow(
            session,
            preferences,
            translation,
            appearance,
            Surroundings(
                levels=offered_levels(),
                default_level=DEFAULT_LEVEL,
                folders=(str(paths.config), str(paths.data)),
                rules=rules,
                rules_source=rules_source,
                rules_folder=paths.rules,
                sounds=sounds,
                data_folder=paths.data,
                history=history,
            ),
        )
        stack.callback(window.deleteLater)
        faults.reported.connect(window.tell_fault, Qt.ConnectionType.QueuedConnection)
        watcher.asked_to_end.connect(window.close)
        window.closed.connect(self._application.quit)
        for notice in notices:
            window.tell(notice)
        try:
            window.desk.offer_stored(journal.open_match())
        except StorageError as error:
            window.tell(error.notice)
        window.painted.connect(thinker.warm_up)
        # Kept by the window, for nothing else holds them.
        owned = (faults, watcher, preferences, translation, appearance, sounds, session, thinker)
        for kept in owned:
            kept.setParent(window)
        return window


def _make_pool(notify: Callable[[], None]) -> PlayerPool:
    """A process of its own for the computer players, made after the first paint.

    A second one thinks ahead, from the first slow player on.
    """
    from dokodesk.ai.ahead import AheadPool, thinking_process
    from dokodesk.ai.worker import ProcessPool

    return AheadPool(lambda tell: ProcessPool(notify=tell), thinking_process, notify)


def _application() -> QApplication:
    """The Qt application with its names, which the desktop shows and finds icons by."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    QCoreApplication.setApplicationName(_NAME)
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setApplicationDisplayName("Doppelkopf")
    QGuiApplication.setDesktopFileName(_NAME)
    application = QApplication([_NAME])
    application.setWindowIcon(_window_icon())
    application.setQuitOnLastWindowClosed(True)
    return application


def _window_icon() -> QIcon:
    icon = QIcon()
    for size in APP_SIZES:
        picture = QPixmap()
        picture.loadFromData(app_png(size))
        icon.addPixmap(picture)
    return icon


def _tell_start() -> None:
    """Says that the window has been painted, for whoever takes the time, and ends."""
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    QTimer.singleShot(0, QCoreApplication.quit)
