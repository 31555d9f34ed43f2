"""Which page the window shows, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, unique
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from dokodesk.views.widgets import Tall

__all__ = ["Navigation", "Page"]


@unique
class Page(Enum):
    """What the window can show."""

    START = "start"
    TABLE = "table"
    SHEET = "sheet"
    DEAL = "deal"
    RANKING = "ranking"
    NEW = "new"
    RULES = "rules"
    RECORD = "record"
    WELCOME = "welcome"
    HISTORY = "history"
    MATCH = "match"
    BRANCH = "branch"
    STATISTICS = "statistics"
    REPLAY = "replay"
    HAND_SHEET = "hand-sheet"
    LEARN = "learn"
    LESSON = "lesson"
    PRACTICE = "practice"
    TRAINERS = "trainers"
    REVIEW = "review"
    MANUAL = "manual"


#: From these there is no way back; whoever comes here has arrived.
_PLACES: Final = frozenset({Page.START, Page.TABLE, Page.RANKING})


#: Pages that do not scroll by themselves. In a low window they do so as a whole.
_TALL: Final = frozenset(
    {
        Page.SHEET,
        Page.RULES,
        Page.RECORD,
        Page.HISTORY,
        Page.MATCH,
        Page.BRANCH,
        Page.REPLAY,
        Page.TRAINERS,
        Page.REVIEW,
    }
)


class Navigation(QStackedWidget):
    """Holds the pages, each made when it is first needed, and remembers where one came from.

    Signals:
        turned(Page): another page is shown.
    """

    turned = Signal(object)

    def __init__(
        self, makers: Mapping[Page, Callable[[], QWidget]], home: Callable[[], Page]
    ) -> None:
        """Holds nothing yet.

        Args:
            makers: how each page is made.
            home: where the way back ends when nothing else is left.
        """
        super().__init__()
        self._makers = makers
        self._home = home
        self._made: dict[Page, QWidget] = {}
        #: The same, or what it is scrolled in.
        self._shown: dict[Page, QWidget] = {}
        self._trail: list[Page] = []

    @property
    def page(self) -> Page | None:
        """What is shown; ``None`` before the first page."""
        return self._trail[-1] if self._trail else None

    def made(self, page: Page) -> QWidget | None:
        """The widget of a page, if it has been needed so far."""
        return self._made.get(page)

    def widget_of(self, page: Page) -> QWidget:
        """The widget of a page; it is made now if need be."""
        if page not in self._made:
            widget = self._makers[page]()
            self._made[page] = widget
            self._shown[page] = Tall(widget) if page in _TALL else widget
            self.addWidget(self._shown[page])
        return self._made[page]

    def show_page(self, page: Page) -> None:
        """Turns to a page."""
        if page in _PLACES:
            self._trail.clear()
        elif page in self._trail:
            del self._trail[self._trail.index(page) :]
        self._trail.append(page)
        self._turn()

    def leave(self) -> None:
        """Goes back to where the person came from."""
        if self._trail:
            self._trail.pop()
        if not self._trail:
            self.show_page(self._home())
            return
        self._turn()

    def _turn(self) -> None:
        page = self._trail[-1]
        self.widget_of(page)
        self.setCurrentWidget(self._shown[page])
        self.turned.emit(page)
