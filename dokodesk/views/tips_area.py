"""Tips where something is new: one for a page when it is shown for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.views.message_bar import Option
from dokodesk.views.navigation import Page

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow

__all__ = ["TIPS", "TipsArea"]

_KEY: Final = "tip"
TIPS: Final[Mapping[Page, str]] = {
    Page.TABLE: QT_TRANSLATE_NOOP(
        "Tips",
        "Click a card or drag it to the middle; the arrow keys and Enter do it too. Ctrl+H asks "
        "the coach what would be good.",
    ),
    Page.SHEET: QT_TRANSLATE_NOOP(
        "Tips",
        "A double click on a deal shows all hands, and what it would have been worth by other "
        "rules.",
    ),
    Page.RULES: QT_TRANSLATE_NOOP(
        "Tips",
        "Every rule can be changed for the next match. Where two rules contradict each other, you "
        "are told what would fit.",
    ),
    Page.HISTORY: QT_TRANSLATE_NOOP(
        "Tips",
        "Every match is kept here. A double click opens its score sheet, and “Review this match” "
        "shows what could have been played better.",
    ),
    Page.STATISTICS: QT_TRANSLATE_NOOP(
        "Tips", "These figures are about what the history has found: search there to compare."
    ),
    Page.REPLAY: QT_TRANSLATE_NOOP(
        "Tips",
        "The arrow keys move card by card and trick by trick. You can play on from any moment; "
        "that does not count.",
    ),
    Page.REVIEW: QT_TRANSLATE_NOOP(
        "Tips",
        "Alt+Down goes to the next mistake; “Play from here” lets you try the better way. You can "
        "leave this page while the review goes on.",
    ),
    Page.PRACTICE: QT_TRANSLATE_NOOP(
        "Tips",
        "Nothing counts here: take back what you like, close hands you do not want to see, and "
        "choose how well the others play.",
    ),
    Page.TRAINERS: QT_TRANSLATE_NOOP(
        "Tips",
        "Every day there is a new puzzle. Once a match is reviewed, your own mistakes come back "
        "here as exercises.",
    ),
}


class TipsArea(QObject):
    """Shows each tip once, as long as tips are wanted."""

    def __init__(self, window: MainWindow) -> None:
        """Says nothing yet.

        Args:
            window: what it belongs to.
        """
        super().__init__()
        self._window = window

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {}

    def connect_up(self) -> None:
        self.setParent(self._window)
        self._window.pages.turned.connect(self._on_turned)
        # Whoever has played a deal has seen it or does not care.
        self._window.session.deal_finished.connect(lambda _result: self._withdraw())

    def update_commands(self) -> None:
        """There are none."""

    def _withdraw(self) -> None:
        self._window.messages.withdraw(_KEY)

    def _on_turned(self, page: Page) -> None:
        window = self._window
        self._withdraw()
        preferences = window.desk.preferences
        tip, seen = TIPS.get(page), preferences.values.seen_tips
        if tip is None or page.value in seen or not preferences.values.show_tips:
            return
        preferences.set_value("seen_tips", (*seen, page.value))
        window.messages.inform(
            lambda: QCoreApplication.translate("Tips", tip),
            Option(lambda: QCoreApplication.translate("Tips", "Got it"), window.focus_page),
            Option(
                lambda: QCoreApplication.translate("Tips", "No more tips"),
                lambda: preferences.set_value("show_tips", value=False),
            ),
            key=_KEY,
        )
