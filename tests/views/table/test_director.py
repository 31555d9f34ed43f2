"""The director: order, zero durations, skipping, dropping, and one word when all is still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from dokodesk.views.table.director import Beat, Director


class Log:
    """What beats and the director have told."""

    def __init__(self, director: Director) -> None:
        self.lines: list[str] = []
        self.still = 0
        director.still.connect(self._on_still)

    def _on_still(self) -> None:
        self.still += 1

    def beat(self, name: str, duration_ms: int | None, group: object = None) -> Beat:
        """A beat that notes its begin, its last progress and its end."""
        parts: list[float] = []

        def end() -> None:
            assert parts[-1] == 1.0
            self.lines.append(f"{name} ends")

        return Beat(
            duration_ms,
            begin=lambda: self.lines.append(f"{name} begins"),
            progress=parts.append,
            end=end,
            group=group,
        )


@pytest.fixture
def director(qtbot: QtBot) -> Iterator[Director]:
    """A director without a parent."""
    del qtbot
    made = Director()
    yield made
    made.drop()


def test_beats_of_no_duration_run_at_once_and_in_order(director: Director) -> None:
    log = Log(director)
    director.play([log.beat("a", 0), log.beat("b", 0)])
    assert log.lines == ["a begins", "a ends", "b begins", "b ends"]
    assert log.still == 1
    assert not director.busy


def test_a_thousand_beats_that_ask_for_the_next_one_do_not_recurse(
    director: Director, qtbot: QtBot
) -> None:
    """The queued connection that the table uses: no stack grows with the number of cards."""
    count = 0

    def more() -> None:
        nonlocal count
        count += 1
        if count < 1000:
            director.play([Beat(0)])

    director.still.connect(more, Qt.ConnectionType.QueuedConnection)
    director.play([Beat(0)])
    qtbot.waitUntil(lambda: count == 1000)


def test_a_beat_may_append_more_while_it_ends(director: Director) -> None:
    log = Log(director)
    director.play([Beat(0, end=lambda: director.play([log.beat("late", 0)])), log.beat("a", 0)])
    assert log.lines == ["a begins", "a ends", "late begins", "late ends"]


def test_skip_ends_only_the_running_beat(director: Director) -> None:
    log = Log(director)
    director.play([log.beat("a", 60_000), log.beat("b", 60_000)])
    assert log.lines == ["a begins"]
    director.skip()
    assert log.lines == ["a begins", "a ends", "b begins"]
    assert log.still == 0
    director.skip()
    assert log.still == 1


def test_skip_ends_the_whole_group(director: Director) -> None:
    log = Log(director)
    director.play(
        [
            log.beat("a", 60_000, "deal"),
            log.beat("b", 60_000, "deal"),
            log.beat("c", 60_000, "other"),
        ]
    )
    director.skip()
    assert log.lines == ["a begins", "a ends", "b begins", "b ends", "c begins"]


def test_a_beat_without_duration_waits_for_skip(director: Director) -> None:
    log = Log(director)
    director.play([log.beat("trick", None)])
    for _ in range(5):
        QCoreApplication.processEvents()
    assert log.lines == ["trick begins"]
    assert director.waits_for_skip
    director.skip()
    assert log.lines == ["trick begins", "trick ends"]


def test_drop_forgets_everything_without_ending_it(director: Director) -> None:
    log = Log(director)
    director.play([log.beat("a", 60_000), log.beat("b", 0)])
    director.drop()
    assert log.lines == ["a begins"]
    assert not director.busy
    assert log.still == 0
    director.play([log.beat("c", 0)])
    assert log.lines[1:] == ["c begins", "c ends"]


def test_drop_from_within_a_beat(director: Director) -> None:
    """A new deal may come while a beat begins or ends."""
    log = Log(director)

    def replaced() -> None:
        director.drop()
        director.play([log.beat("new", 0)])

    director.play([Beat(0, begin=replaced), log.beat("old", 0)])
    assert log.lines == ["new begins", "new ends"]
    director.play([Beat(0, end=replaced), log.beat("old", 0)])
    assert log.lines == ["new begins", "new ends"] * 2


def test_skip_of_nothing_is_harmless(director: Director) -> None:
    log = Log(director)
    director.skip()
    assert log.still == 0
