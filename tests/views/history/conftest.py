"""Windows over a history with a few matches in it."""

from __future__ import annotations

from typing import Protocol

import pytest

from dokodesk.engine.rules import preset
from dokodesk.model.stored_deals import store_match
from dokodesk.storage.history import MatchFilter, MatchKind
from dokodesk.views.navigation import Page
from tests.helpers.matches import play_match
from tests.views.conftest import MakeShell, Shell

ODD = ("Zoë 🎴", "<b>Anna</b>", "N" * 200, "Łukasz")


class MakeFilled(Protocol):
    """The type of the fixture ``filled``."""

    def __call__(self, *, language: str = "en", size: tuple[int, int] = (1100, 720)) -> Shell: ...


@pytest.fixture
def filled(make_shell: MakeShell) -> MakeFilled:
    """A window whose history has three matches, the newest with odd names."""

    def make(*, language: str = "en", size: tuple[int, int] = (1100, 720)) -> Shell:
        shell = make_shell(language=language, size=size, offer=False)
        history = shell.history
        first = play_match(deals=3, planned=3, calls=0.3)
        store_match(history, first, level="standard", started="2026-01-05T19:00:00Z")
        second = play_match(preset("kneipe"), seed=5, deals=2, planned=2, calls=0.3)
        store_match(
            history, second, level="strong|rieke,,|", started="2026-02-05T19:00:00Z", tags=("Club",)
        )
        third = play_match(seed=9, deals=2, planned=2, names=ODD)
        store_match(history, third, level="standard", started="2026-03-05T19:00:00Z")
        return shell

    return make


def all_kinds() -> MatchFilter:
    """Also what does not count."""
    return MatchFilter(kinds=tuple(MatchKind))


def shown(shell: Shell) -> Page | None:
    """The page that is shown now."""
    return shell.window.page
