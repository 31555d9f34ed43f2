"""The areas of the program beside the match: each brings its pages and actions to the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow

__all__ = ["Area", "make_areas"]


class Area(Protocol):
    """A part of the program with pages and actions of its own.

    It is made before the pages and the actions of the window are; what it does with them belongs
    into ``connect_up``. Nothing heavy may be imported or read before a page is needed.
    """

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        """What makes each of its pages when it is first needed. A page has a method ``focus``."""
        ...

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What its actions do, by name (``window_actions``); they are hidden without this."""
        ...

    def connect_up(self) -> None:
        """Connects it with the finished window."""
        ...

    def update_commands(self) -> None:
        """Enables and disables its actions; called whenever something has changed."""
        ...


def make_areas(
    window: MainWindow, appearance: Appearance, around: Surroundings
) -> tuple[Area, ...]:
    """All areas, in no particular order.

    Args:
        window: what they belong to; not finished yet.
        appearance: the look.
        around: what the window was told about the world.
    """
    from dokodesk.views.coach.area import CoachArea
    from dokodesk.views.files_area import FilesArea
    from dokodesk.views.learn.learn_area import LearnArea
    from dokodesk.views.looks_area import LooksArea
    from dokodesk.views.manual.area import ManualArea
    from dokodesk.views.opponents_area import OpponentsArea
    from dokodesk.views.peek_area import PeekArea
    from dokodesk.views.review.area import ReviewArea
    from dokodesk.views.sheet.area import SheetArea
    from dokodesk.views.tips_area import TipsArea
    from dokodesk.views.trainers.area import TrainersArea
    from dokodesk.views.welcome_area import WelcomeArea

    review = ReviewArea(window, appearance, around)
    history = around.history
    of_history: tuple[Area, ...] = ()
    sheets = SheetArea(window, appearance, around)
    if history is not None:
        from dokodesk.views.history.area import HistoryArea

        deals = HistoryArea(window, appearance, around, history)
        review.show_replay = deals.replay_source
        review.play_on = deals.play_on_from
        deals.review = review.review_sources
        deals.review_stored = review.review_stored
        deals.count_reviewed = review.counts
        review.ids_of = deals.ids_of
        review.told = deals.refresh_reviewed
        deals.open_sheet = sheets.open_hand
        of_history = (deals,)
    return (
        *of_history,
        review,
        CoachArea(window, appearance, around),
        TrainersArea(window, appearance, around),
        FilesArea(window),
        ManualArea(window, appearance),
        OpponentsArea(window),
        PeekArea(window, appearance),
        LooksArea(window),
        WelcomeArea(window, appearance),
        TipsArea(window),
        LearnArea(window, appearance, around),
        sheets,
    )
