"""Hours of animated play at high speed: no timer, animation or item may stay behind.

Every duration of the table stands in its pace, so one factor on the whole pace makes everything
faster and leaves out nothing. How long the same would have taken at the usual pace is known from
the beats that were shown to their end, for a beat knows its duration.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final
from unittest import mock

from PySide6.QtCore import QElapsedTimer, QObject

from dokodesk.views.navigation import Page
from dokodesk.views.table.director import Beat, Director
from dokodesk.views.table.pace import NORMAL, Pace
from tests.faults.desktop import Desktop, desktop
from tests.faults.soaking import Counted, counted, running

#: How a person reads a refusal and what keeps a finger from slipping are no motion.
_UNCHANGED: Final = ("guard_ms", "bubble_ms")
_PATIENCE_MS: Final = 10_000
_LANGUAGES: Final = ("de", "en")
_SIZES: Final = ((1000, 700), (760, 560), (1280, 800))


def hurried(factor: int) -> Pace:
    """The usual pace, everything so many times faster; nothing takes no time at all."""
    return replace(
        NORMAL,
        **{
            one.name: max(1, round((getattr(NORMAL, one.name) or 0) / factor))
            for one in fields(NORMAL)
            if one.name not in _UNCHANGED
        },
    )


@dataclass
class Hurried:
    """What came of it.

    Attributes:
        deals: how many were played after the warm-up.
        shown_ms: how long the beats took that were shown after the warm-up, at the high speed.
        disturbed: how often something else was done in the middle of a motion.
        strays: what still ran when everything had long come to rest.
        most_items: the most items that lay on the table between two deals.
        before: what there was after the warm-up.
        after: what there was at the end.
    """

    deals: int = 0
    shown_ms: int = 0
    disturbed: int = 0
    strays: Counter[str] = field(default_factory=Counter)
    most_items: int = 0
    before: Counted | None = None
    after: Counted | None = None

    def hours(self, factor: int) -> float:
        """The same at the usual pace."""
        return self.shown_ms * factor / 3_600_000


@contextmanager
def _timed(result: Hurried) -> Iterator[None]:
    """Adds up the durations of the beats that come to their end."""
    play = Director.play

    def timed(beat: Beat) -> Beat:
        def end() -> None:
            result.shown_ms += beat.duration_ms or 0
            beat.end()

        return replace(beat, end=end)

    def play_timed(director: Director, beats: Iterable[Beat]) -> None:
        play(director, [timed(beat) for beat in beats])

    with mock.patch.object(Director, "play", play_timed):
        yield


def _at_rest(made: Desktop) -> list[QObject]:
    """What still runs when nothing has to run any more."""
    clock = QElapsedTimer()
    clock.start()
    while (left := running(made)) and clock.elapsed() < _PATIENCE_MS:
        made.spin()
    return left


def _disturb(made: Desktop, chance: random.Random) -> None:
    """Does what people do while cards fly, and what may leave something behind."""
    window = made.window
    match chance.randrange(5):
        case 0:
            window.resize(*chance.choice(_SIZES))
        case 1:
            window.pages.show_page(chance.choice((Page.SHEET, Page.START, Page.STATISTICS)))
            made.spin()
            window.pages.show_page(Page.TABLE)
        case 2:
            window.desk.preferences.set_value("language", chance.choice(_LANGUAGES))
        case 3:
            window.hide()
            made.spin()
            window.show()
        case _:
            window.showMinimized()
            made.spin()
            window.showNormal()


def _play_deal(made: Desktop, chance: random.Random, result: Hurried) -> None:
    """One deal, disturbed in the middle of a motion more often than not."""
    session = made.window.session
    wanted = chance.randrange(0, 70)

    def moving() -> bool:
        table, view = made.table, session.view
        told = len(view.history) if view is not None else 0
        return session.deal_over or (told >= wanted and table is not None and not table.idle)

    made.begin_deal()
    if chance.random() < 0.6:
        made.play_on(moving)
        if not session.deal_over:
            _disturb(made, chance)
            result.disturbed += 1
    made.finish_deal()


def hurry(
    folder: Path,
    hours: float,
    *,
    factor: int,
    warm: int,
    tell: Callable[[Hurried, Counted], None] = lambda _result, _counted: None,
    enough: Callable[[], bool] = lambda: False,
) -> Hurried:
    """Plays deals in motion until they would have taken so many hours.

    Args:
        folder: for the data.
        hours: at the usual pace, of motion alone: nobody thinks here.
        factor: how many times faster.
        warm: deals of the warm-up, which do not count.
        tell: hears the counts now and then.
        enough: asked after each deal; True ends early.
    """
    result, chance = Hurried(), random.Random(f"hurry {factor}")
    pace = hurried(factor)
    with (
        _timed(result),
        desktop(folder, pace=pace, sounds=False, computer_level="beginner") as made,
    ):
        for _ in range(warm):
            _play_deal(made, chance, result)
        _at_rest(made)
        result.before = counted(made)
        result.shown_ms = result.disturbed = 0
        while result.hours(factor) < hours and not enough():
            _play_deal(made, chance, result)
            result.deals += 1
            for stray in _at_rest(made):
                result.strays[f"{type(stray).__name__} of {type(stray.parent()).__name__}"] += 1
            assert made.table is not None
            result.most_items = max(result.most_items, len(made.table.scene.items()))
            if result.deals % 25 == 0:
                tell(result, counted(made))
        result.after = counted(made)
        assert made.faults == []
    return result
