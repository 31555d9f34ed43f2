"""Reviews in the background: stored, never made twice, stopped and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.model.record_file import open_record
from dokodesk.model.replay import DealSource
from dokodesk.model.reviewing import Reviewing
from dokodesk.model.stored_deals import loaded_ids, match_source, store_match
from dokodesk.review.judge import Budget
from dokodesk.review.verdicts import DealReview
from dokodesk.review.worker import DirectReviews, Done, Failed, Job, Message, ProcessReviews
from dokodesk.storage.history import History

GOLDEN = Path(__file__).parent.parent / "data" / "golden" / "pagat_standard.doko"
TINY = Budget(worlds=3, openings=2, nodes=500, replays=2)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    store = History(tmp_path / "history.db")
    store.open()
    yield store
    store.close()


@pytest.fixture
def sources(history: History) -> list[DealSource]:
    match = open_record(GOLDEN).matches[0]
    match_id = store_match(history, match)
    ids = loaded_ids(history.match(match_id))
    return [match_source(match, place, deal_id=ids[place]) for place in range(3)]


class Heard:
    def __init__(self, reviewing: Reviewing) -> None:
        self.reviews: dict[int, DealReview] = {}
        self.faults: dict[int, str] = {}
        self.shares: list[float] = []
        reviewing.reviewed.connect(self.reviews.__setitem__)
        reviewing.failed.connect(self.faults.__setitem__)
        reviewing.progressed.connect(self.shares.append)


def test_reviews_are_made_stored_and_not_made_again(
    qtbot: QtBot, history: History, sources: list[DealSource]
) -> None:
    first = Reviewing(history, DirectReviews, budget=TINY)
    heard = Heard(first)
    with qtbot.waitSignal(first.finished):
        first.start(sources)
    assert sorted(heard.reviews) == [0, 1, 2]
    assert heard.shares[-1] == 1.0
    assert heard.shares == sorted(heard.shares)
    assert not first.is_busy

    def never(_notify: object) -> DirectReviews:
        class Refuses(DirectReviews):
            def start(self, jobs: object) -> None:
                raise AssertionError("made twice")

        return Refuses(lambda: None)

    again = Reviewing(history, never, budget=TINY)
    second = Heard(again)
    with qtbot.waitSignal(again.finished):
        again.start(sources)
    assert second.reviews == heard.reviews
    assert first.stored(sources[0]) == heard.reviews[0]


def test_without_a_history_it_is_kept_only_as_long_as_the_program_runs(
    qtbot: QtBot, sources: list[DealSource]
) -> None:
    reviewing = Reviewing(None, DirectReviews, budget=TINY)
    with qtbot.waitSignal(reviewing.finished):
        reviewing.start(sources[:1])
    assert reviewing.stored(sources[0]) is not None
    assert reviewing.stored(sources[1]) is None
    assert Reviewing(None, DirectReviews, budget=TINY).stored(sources[0]) is None


def test_a_deal_that_cannot_be_replayed_fails_alone(
    qtbot: QtBot, history: History, sources: list[DealSource]
) -> None:
    from dataclasses import replace

    broken = replace(sources[1], actions=sources[1].actions[3:], deal_id=None)
    reviewing = Reviewing(history, DirectReviews, budget=TINY)
    heard = Heard(reviewing)
    with qtbot.waitSignal(reviewing.finished):
        reviewing.start([sources[0], broken])
    assert list(heard.reviews) == [0]
    assert list(heard.faults) == [1]
    assert heard.faults[1]


def test_a_real_process_reviews_and_can_be_stopped(
    qtbot: QtBot, history: History, sources: list[DealSource]
) -> None:
    reviewing = Reviewing(history, ProcessReviews, budget=TINY)
    heard = Heard(reviewing)
    with qtbot.waitSignal(reviewing.finished, timeout=60_000):
        reviewing.start(sources[:1])
    assert 0 in heard.reviews
    slow = Reviewing(None, ProcessReviews, budget=Budget(worlds=20_000))
    later = Heard(slow)
    slow.start(sources)
    with qtbot.waitSignal(slow.progressed, timeout=60_000):
        pass
    slow.cancel()
    assert not slow.is_busy
    qtbot.wait(50)
    assert later.reviews == {}


def test_a_process_that_dies_is_told(qtbot: QtBot, sources: list[DealSource]) -> None:
    told: list[Message] = []
    reviews = ProcessReviews(lambda: None)
    job = Job(7, sources[0].setup, sources[0].actions, 0, Budget(worlds=20_000))
    reviews.start([job])
    process = reviews._process
    assert process is not None

    def arrived() -> bool:
        message = reviews.poll()
        if message is not None:
            told.append(message)
        return any(isinstance(each, Done | Failed) for each in told)

    qtbot.waitUntil(lambda: arrived() or bool(told), timeout=60_000)
    process.kill()
    qtbot.waitUntil(arrived, timeout=60_000)
    assert isinstance(told[-1], Failed)
    assert told[-1].number == 7
    reviews.cancel()
