"""The whole program as the composition root makes it, without a screen, a dialog of files or a net.

Computer players decide at once, so that whatever happens follows from the moves made here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import TracebackType
from unittest import mock

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog, QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from dokodesk import app
from dokodesk.ai.levels import make_player
from dokodesk.ai.worker import DirectPool, PlayerPool
from dokodesk.engine.actions import Healthy
from dokodesk.model.session import PERSON
from dokodesk.storage.paths import paths_under
from dokodesk.views.main_window import MainWindow
from dokodesk.views.table.pace import INSTANT, Pace
from dokodesk.views.table.view import TableView
from dokodesk.views.window_pages import Surroundings


@dataclass
class Desktop:
    """The window, and the faults of the program so far."""

    window: MainWindow
    faults: list[BaseException] = field(default_factory=list)

    @property
    def table(self) -> TableView | None:
        """The table, once there has been a match."""
        return self.window.findChild(TableView)

    def spin(self, times: int = 4) -> None:
        """Lets queued calls run, and what is to be deleted go."""
        for _ in range(times):
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def play_on(self, done: Callable[[], bool], patience_ms: int = 120_000) -> None:
        """Plays for the person until something holds.

        Motion takes its time however busy the machine is, so patience is counted in time.
        """
        session = self.window.session
        seen, clock = -1, QElapsedTimer()
        clock.start()
        while clock.elapsed() < patience_ms:
            QCoreApplication.processEvents()
            if done():
                return
            view, table = session.view, self.table
            told = len(view.history) if view is not None else -1
            if told != seen:
                seen = told
                clock.restart()
            if table is None or not table.idle or view is None or session.deal_over:
                continue
            if view.turn == PERSON and view.legal:
                healthy = Healthy(PERSON)
                session.request(healthy if healthy in view.legal else view.legal[0])
        raise AssertionError("the table stands still")

    def play_deal(self) -> None:
        """Goes on to the next deal or match, and plays the deal on the table to its end."""
        self.begin_deal()
        self.finish_deal()

    def begin_deal(self) -> None:
        """Goes on to the next deal or match if the one before is over."""
        session, desk = self.window.session, self.window.desk
        if session.match is None or session.match_over:
            desk.start_quickly()
        elif session.deal_over:
            desk.next_deal()

    def finish_deal(self) -> None:
        """Plays the deal to its end, until everything stands still."""
        session = self.window.session
        self.play_on(lambda: session.deal_over)
        table = self.table
        assert table is not None
        self.play_on(lambda: table.idle)


@contextmanager
def desktop(
    folder: Path, *, pace: Pace | None = INSTANT, **preferences: object
) -> Iterator[Desktop]:
    """The program over a folder; faults end up in the list, in place of anywhere else.

    Args:
        folder: for everything it keeps.
        pace: of the table; ``None`` for the one of the preferences.
        preferences: to begin with.
    """
    application = QApplication.instance() or QApplication(["dokodesk"])
    assert isinstance(application, QApplication)
    font, palette = application.font(), application.palette()
    with ExitStack() as stack:
        _without_dialogs(stack)
        around = partial(Surroundings, pace=pace)
        stack.enter_context(mock.patch.object(app, "Surroundings", around))
        window = app.Program(paths_under(folder), stack, application).window(None, "")
        made = Desktop(window)
        hook = sys.excepthook

        def note(
            kind: type[BaseException], error: BaseException, trace: TracebackType | None
        ) -> None:
            made.faults.append(error)
            hook(kind, error, trace)

        sys.excepthook = note
        # The stack ends with the reporter giving back the hook it had found.
        for key, value in preferences.items():
            window.desk.preferences.set_value(key, value)
        window.resize(1000, 700)
        window.show()
        made.spin()
        try:
            yield made
        finally:
            for widget in application.topLevelWidgets():
                widget.close()
            made.spin(8)
    made.spin()
    application.setStyleSheet("")
    application.setFont(font)
    application.setPalette(palette)


def _without_dialogs(stack: ExitStack) -> None:
    """Nothing is opened outside, no file of the computer is chosen, nothing is printed."""

    def pool(notify: Callable[[], None]) -> PlayerPool:
        return DirectPool(make_player, notify)

    stack.enter_context(mock.patch.object(app, "_make_pool", pool))
    nothing = mock.Mock(return_value=("", ""))
    for name in ("getOpenFileName", "getSaveFileName"):
        stack.enter_context(mock.patch.object(QFileDialog, name, nothing))
    stack.enter_context(
        mock.patch.object(QFileDialog, "getExistingDirectory", mock.Mock(return_value=""))
    )
    stack.enter_context(mock.patch.object(QDesktopServices, "openUrl", mock.Mock()))
    rejected = mock.Mock(return_value=QDialog.DialogCode.Rejected)
    for dialog in (QPrintDialog, QPrintPreviewDialog):
        stack.enter_context(mock.patch.object(dialog, "exec", rejected))
