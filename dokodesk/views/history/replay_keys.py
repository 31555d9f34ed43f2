"""What each key does on the page of a replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from dokodesk.views.history.replay_page import ReplayPage

__all__ = ["replay_acts"]

_SEATS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


def replay_acts(page: ReplayPage) -> dict[Qt.Key, Callable[[], object]]:
    """What the keys do without a modifier.

    Args:
        page: the replay.
    """
    return {
        Qt.Key.Key_Right: page.card_on,
        Qt.Key.Key_Left: page.card_back,
        Qt.Key.Key_Down: page.trick_on,
        Qt.Key.Key_Up: page.trick_back,
        Qt.Key.Key_PageDown: page.trick_on,
        Qt.Key.Key_PageUp: page.trick_back,
        Qt.Key.Key_Home: page.go_first,
        Qt.Key.Key_End: page.go_last,
        Qt.Key.Key_Space: page.toggle_play,
        Qt.Key.Key_O: page.bar.toggle_open,
        Qt.Key.Key_B: page.branch,
        Qt.Key.Key_W: page.reasons.toggle,
        Qt.Key.Key_Escape: page.back_wanted.emit,
        **{key: partial(page.bar.sit, seat) for seat, key in enumerate(_SEATS)},
    }
