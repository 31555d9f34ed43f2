"""The person's own pictures of cards: says what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from dokodesk.assets.cards import CODES
from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.own_cards import OwnCards

__all__ = ["LooksArea"]

_KEY: Final = "own_cards"
#: So many cards are named; with more the number says it.
_MOST_NAMED: Final = 6


class LooksArea(QObject):
    """Looks through the folder of own pictures when it is chosen and when the program starts."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._cards: OwnCards | None = None
        self._waiting: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.desk.preferences.changed.connect(self._on_preference)
        self._window.painted.connect(self.check)

    def update_commands(self) -> None:
        """It has none."""

    def check(self) -> None:
        """Looks through the folder, a picture at a time, so that nothing has to wait for it."""
        from dokodesk.views.own_cards import BACK, OwnCards

        folder = self._window.desk.preferences.values.own_cards
        self._waiting = [BACK, *reversed(CODES)] if folder else []
        self._cards = OwnCards(Path(folder)) if folder else None
        self._next()

    def _next(self) -> None:
        if self._cards is None or not self._waiting:
            self._tell()
            return
        self._cards.look_at(self._waiting.pop())
        self._timer.start()

    def _tell(self) -> None:
        """Tells which pictures are missing or broken; ours are shown in their place."""
        from dokodesk.views.own_cards import Trouble

        cards, self._cards = self._cards, None
        if cards is None or not cards.troubles:
            self._window.messages.withdraw(_KEY)
            return
        troubles, folder = cards.troubles, cards.folder
        missing = [name for name, why in troubles.items() if why is Trouble.MISSING]
        broken = [name for name in troubles if name and name not in missing]

        def text() -> str:
            if "" in troubles:
                return self.tr("The folder with your own cards cannot be read: {folder}").format(
                    folder=folder
                )
            parts = []
            if broken:
                parts.append(
                    self.tr("Not usable as pictures: {cards}").format(cards=self._named(broken))
                )
            if missing:
                parts.append(self.tr("No picture of: {cards}").format(cards=self._named(missing)))
            reason = "; ".join(parts)
            return self.tr("Your own cards in {folder}: {reason}. Ours take their place.").format(
                folder=folder, reason=reason
            )

        self._window.messages.inform(text, key=_KEY, error=bool(broken or "" in troubles))

    def _named(self, names: list[str]) -> str:
        first = ", ".join(names[:_MOST_NAMED])
        more = len(names) - _MOST_NAMED
        return self.tr("{cards} and %n more", "", more).format(cards=first) if more > 0 else first

    def _on_preference(self, key: str) -> None:
        if key == _KEY:
            self.check()
