"""No text of the history, the replays and the statistics is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from dokodesk.views.history.again_dialog import AgainDialog
from dokodesk.views.history.page import HistoryPage
from dokodesk.views.history.replay_page import ReplayPage
from dokodesk.views.navigation import Page
from tests.views.conftest import Shell
from tests.views.history.conftest import MakeFilled
from tests.views.history.test_replay_page import replay_page
from tests.views.test_texts_fit import cut_texts


def show_everything(shell: Shell) -> Iterator[tuple[str, QWidget]]:
    """Every page of the history in turn, with its name."""
    window = shell.window
    shell.trigger("history")
    history = shell.page(Page.HISTORY, HistoryPage)
    yield "matches", history
    history.filters.more.click()
    history.show_deals()
    yield "deals with filters", history
    history._more.click()
    yield "details", history
    history.match_wanted.emit(1)
    yield "score sheet", window.pages.widget_of(Page.MATCH)
    shell.trigger("statistics")
    yield "statistics", window.pages
    page = replay_page(shell)
    yield "replay", page
    page.bar.button("events").click()
    yield "events", page
    page.again_wanted.emit(1)
    (dialog,) = (d for d in window.findChildren(QDialog) if isinstance(d, AgainDialog))
    yield "again", dialog
    dialog.reject()
    shell.page(Page.REPLAY, ReplayPage).branch_wanted.emit(8, 1)
    yield "branch", window.pages.widget_of(Page.BRANCH)


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("de", (1280, 800), 100),
        ("de", (900, 600), 100),
        ("de", (900, 600), 200),
        ("en", (800, 500), 150),
    ],
)
def test_nothing_is_cut(
    filled: MakeFilled, language: str, size: tuple[int, int], scale: int
) -> None:
    shell = filled(language=language, size=size)
    shell.preferences.set_value("text_scale", scale)
    shell.spin()
    cut = {}
    for name, root in show_everything(shell):
        shell.spin(4)
        found = cut_texts(root)
        if found:
            cut[name] = found
    assert cut == {}
    assert (shell.window.width(), shell.window.height()) == size
