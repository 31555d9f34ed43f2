"""Shows every page, dialog and moment in every language and size and says what is cut or covered.

python -m tools.looks --out FOLDER --language de --size 1280x800 --text 100 200

Without choices it goes through everything. With ``--out`` each stop is kept as a picture in
``FOLDER/LANGUAGE-SIZE-TEXT/``. The exit status is 1 if something was found.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from dokodesk import i18n
from dokodesk.ai.levels import make_player, offered_levels
from dokodesk.ai.worker import DirectPool, PlayerPool
from dokodesk.model.journal import Journal
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.session import MatchSession
from dokodesk.model.thinking import Thinker
from dokodesk.model.translation import Translation
from dokodesk.storage.history import History
from dokodesk.storage.preferences import PreferencesStore
from dokodesk.views.appearance import Appearance
from dokodesk.views.main_window import MainWindow
from dokodesk.views.table.pace import INSTANT
from dokodesk.views.window_pages import Surroundings
from tools.looks.finder import faults_in
from tools.looks.tour import Tour, fill_history, painted_cuts, settle

_SIZES = ((800, 500), (1280, 800), (900, 600))
_TEXTS = (100, 200)


def main() -> int:
    """Goes on tour and prints what it finds."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="keep pictures in this folder")
    parser.add_argument("--language", nargs="+", default=list(i18n.languages()))
    parser.add_argument("--size", nargs="+", type=_size, default=list(_SIZES))
    parser.add_argument("--text", nargs="+", type=int, default=list(_TEXTS), help="in percent")
    parser.add_argument(
        "--part", choices=Tour.PARTS, nargs="+", default=[], help="only these parts of the tour"
    )
    parser.add_argument("--only", default="", help="pictures only of stops that begin like this")
    parser.add_argument(
        "--set", nargs="+", default=[], metavar="KEY=VALUE", help="other preferences"
    )
    arguments = parser.parse_args()
    others = dict(each.split("=", 1) for each in arguments.set)
    application = QApplication([])
    count = 0
    for language, size, text in product(arguments.language, arguments.size, arguments.text):
        name = f"{language}-{size[0]}x{size[1]}-{text}"
        values = {**others, "language": language, "text_scale": text}
        out = None if arguments.out is None else arguments.out / name
        for stop, faults in look(application, size, values, arguments.part, out, arguments.only):
            for fault in faults:
                sys.stdout.write(f"{name} {stop}: {fault}\n")
                sys.stdout.flush()
            count += len(faults)
    sys.stdout.write(f"{count} found\n")
    return 1 if count else 0


def look(
    application: QApplication,
    size: tuple[int, int],
    values: dict[str, object],
    parts: list[str],
    out: Path | None,
    only: str = "",
) -> Iterator[tuple[str, list[str]]]:
    """One tour; gives each stop and what is wrong there."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(application, Path(folder), size, values) as (window, history),
        painted_cuts() as cut,
    ):
        tour = Tour(window, history)
        for part in parts or Tour.PARTS:
            cut.clear()
            for stop, root in getattr(tour, part)():
                faults = [*faults_in(root), *dict.fromkeys(cut)]
                if (window.width(), window.height()) != size:
                    faults.append(f"the window is {window.width()} x {window.height()}")
                    window.resize(*size)
                yield stop, faults
                if out is not None and stop.startswith(only) and (faults or "-game-" not in stop):
                    _picture(root, window).save(str(out / f"{stop}.png"))
                cut.clear()


def _picture(root: QWidget, window: MainWindow) -> QPixmap:
    inside = root.window() is window
    return (window if inside else root.window()).grab()


@contextmanager
def opened(
    application: QApplication,
    folder: Path,
    size: tuple[int, int],
    values: dict[str, object],
) -> Iterator[tuple[MainWindow, History]]:
    """A shown window over a filled history; everything is taken down afterwards."""

    def pool(notify: Callable[[], None]) -> PlayerPool:
        return DirectPool(make_player, notify)

    preferences = PreferencesModel(PreferencesStore(folder / "preferences.yaml"))
    for key, value in values.items():
        preferences.set_value(key, value)
    translation = Translation()
    translation.speak(str(values["language"]))
    font = application.font()
    appearance = Appearance(application, preferences)
    history = History(folder / "history.db")
    history.open()
    fill_history(history)
    session = MatchSession(
        Journal(history, "simple"), Thinker(pool), new_seed=lambda: "a-seed-for-looks"
    )
    levels = offered_levels()
    window = MainWindow(
        session,
        preferences,
        translation,
        appearance,
        Surroundings(
            levels=levels,
            default_level=levels[0],
            folders=(str(folder),),
            data_folder=folder,
            pace=INSTANT,
            guard_ms=0,
            history=history,
        ),
    )
    window.resize(*size)
    window.show()
    appearance.set_room(window.size(), at_once=True)
    settle()
    try:
        yield window, history
    finally:
        session.close()
        window.close()
        history.close()
        translation.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        settle()
        application.setFont(font)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    raise SystemExit(main())
