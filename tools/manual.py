"""Makes the manual as HTML pages, and its pictures from the real program.

    python -m tools.manual html FOLDER      one page for each chapter and language
    python -m tools.manual pictures         the pictures in dokodesk/assets/manual, anew

The pictures are taken of the program itself, so they never show what is no longer there.
"""

from __future__ import annotations

import argparse
import html
import os
import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dokodesk.assets.manual import manual_languages

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from dokodesk.engine.seat_view import SeatView
    from dokodesk.views.main_window import MainWindow

ASSETS: Final = Path(__file__).resolve().parent.parent / "dokodesk" / "assets" / "manual"
_SIZE: Final = (1100, 720)
_SEED: Final = "pictures"
_PATIENCE: Final = 6_000
_LATE: Final = 16
_DEALS: Final = 5
_QUALITY: Final = 86
_PAUSE_MS: Final = 15
#: The one about the fox.
_LESSON: Final = 8
_STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1.5rem; }
nav ul { columns: 2; padding-left: 1.2rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2rem; }
img { max-width: 100%; border-radius: .4rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #8886; padding: .25rem .6rem; text-align: left; }
pre { background: #8882; border-radius: .3rem; overflow-x: auto; padding: .7rem; }
"""


def write_html(folder: Path) -> list[Path]:
    """Writes the whole manual.

    Args:
        folder: where; one folder for each language comes into it.

    Returns:
        The files.
    """
    from markdown_it import MarkdownIt

    from dokodesk.model.manual import PAGES, page_markdown, page_title
    from dokodesk.model.translation import Translation

    _application()
    written = []
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    for language in manual_languages():
        translation = Translation()
        translation.speak(language)
        keys = _keys(language)
        target = folder / language
        target.mkdir(parents=True, exist_ok=True)
        for picture in (ASSETS / language).glob("*.jpg"):
            shutil.copy(picture, target)
        titles = {name: html.escape(page_title(name)) for name in PAGES}
        contents = "".join(f'<li><a href="{name}.html">{titles[name]}</a></li>' for name in PAGES)
        for name in PAGES:
            text = renderer.render(page_markdown(name, language, keys))
            text = text.replace('.md"', '.html"')
            page = target / f"{name}.html"
            page.write_text(
                f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
                '<meta name="viewport" content="width=device-width">'
                f"<title>{titles[name]} – dokodesk</title><style>{_STYLE}</style></head><body>"
                f"<nav><ul>{contents}</ul></nav>\n{text}</body></html>\n",
                "utf-8",
            )
            written.append(page)
        shutil.copy(target / f"{PAGES[0]}.html", target / "index.html")
        translation.close()
    return written


def write_pictures(folder: Path) -> list[Path]:
    """Takes all pictures of the manual, in every language it is written in."""
    made = []
    for language in manual_languages():
        for name, show in _PICTURES.items():
            target = folder / language / f"{name}.jpg"
            with ExitStack() as stack:
                window = _window(language, stack)
                show(window)
                _settle()
                window.grab().save(str(target), quality=_QUALITY)
                window.close()
            made.append(target)
    return made


def _application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from dokodesk import app

    return app._application()  # noqa: SLF001 - the program's own way to make it


def _keys(language: str) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """The keys of the program."""
    with ExitStack() as stack:
        window = _window(language, stack)
        groups = tuple(
            (title, tuple((key, words) for key, words in entries))
            for title, entries in window.dialogs.shortcut_groups()
        )
        window.close()
    return groups


def _window(language: str, stack: ExitStack) -> MainWindow:
    from dokodesk import app
    from dokodesk.storage.paths import paths_under

    folder = Path(tempfile.mkdtemp(prefix="dokodesk-manual-"))
    stack.callback(shutil.rmtree, folder, ignore_errors=True)
    paths = paths_under(folder)
    paths.preferences.parent.mkdir(parents=True)
    paths.preferences.write_text(
        f"format: 1\nlanguage: {language}\nanimation_speed: 'off'\ntrick_stays: 0\n", "utf-8"
    )
    window = app.Program(paths, stack, _application()).window(None, "")
    window.resize(*_SIZE)
    window.show()
    _settle()
    return window


def _settle(times: int = 30) -> None:
    from PySide6.QtTest import QTest

    for _ in range(times):
        QTest.qWait(_PAUSE_MS)


def _play(window: MainWindow, done: Callable[[SeatView], bool]) -> None:
    """Plays the first thing that is allowed until a moment is reached, or the deal is over."""
    from dokodesk.model.session import PERSON
    from dokodesk.views.table.view import TableView

    table = window.findChild(TableView)
    assert table is not None
    for _ in range(_PATIENCE):
        view = window.session.view
        asked = view is not None and view.turn == PERSON and table.idle
        if window.session.deal_over or (view is not None and asked and done(view)):
            break
        if view is not None and asked:
            window.session.request(view.legal[0])
        _settle(1)


def _show_table(window: MainWindow) -> None:
    window.desk.begin(window.desk.plan(), seed=_SEED)
    _play(
        window,
        lambda view: (
            len(view.history) > _LATE and view.trick is not None and len(view.trick.cards) > 1
        ),
    )


def _show_sheet(window: MainWindow) -> None:
    window.desk.begin(window.desk.plan(), seed=_SEED)
    for number in range(_DEALS):
        _play(window, lambda _view: False)
        if number < _DEALS - 1:
            window.session.next_deal()
            _settle(3)
    window.commands["sheet"].trigger()


def _show_lesson(window: MainWindow) -> None:
    from dokodesk.views.learn.learn_area import LearnArea

    area = next(each for each in window.areas if isinstance(each, LearnArea))
    area.show_lesson(area.progress.course.lessons[_LESSON].key)


def _show_review(window: MainWindow) -> None:
    from dokodesk.views.navigation import Page
    from dokodesk.views.review.page import ReviewPage

    window.desk.begin(window.desk.plan(), seed=_SEED)
    _play(window, lambda _view: False)
    window.commands["review"].trigger()
    page = window.pages.widget_of(Page.REVIEW)
    assert isinstance(page, ReviewPage)
    for _ in range(_PATIENCE):
        if page.list.count():
            break
        _settle(1)


_PICTURES: Final[dict[str, Callable[[MainWindow], None]]] = {
    "table": _show_table,
    "sheet": _show_sheet,
    "lesson": _show_lesson,
    "review": _show_review,
}


def main(arguments: list[str] | None = None) -> int:
    """Carries out one of the two commands; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.manual", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    pages = commands.add_parser("html", help="write the manual as HTML")
    pages.add_argument("folder", type=Path)
    commands.add_parser("pictures", help="take the pictures anew")
    options = parser.parse_args(arguments)
    files = write_html(options.folder) if options.command == "html" else write_pictures(ASSETS)
    for file in files:
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
