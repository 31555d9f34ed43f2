"""The deal and the match of the day: one try for the record, whatever the clock says."""

from __future__ import annotations

from typing import Any

import pytest

from dokodesk.model.daily import Chance, DailyKind, DailyLog, DailyStatus, daily_seed

DAY = "2026-11-30"


class Memory:
    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    def fact(self, key: str) -> Any:
        return self.kept.get(key)

    def set_fact(self, key: str, value: Any) -> None:
        self.kept[key] = value


@pytest.fixture
def log() -> DailyLog:
    return DailyLog(Memory())


def seed(day: str = DAY, kind: DailyKind = DailyKind.DEAL) -> str:
    return daily_seed(kind, day, "P-SK")


def test_the_seeds_differ_by_day_kind_and_rules() -> None:
    seeds = {
        daily_seed(kind, day, rules)
        for kind in DailyKind
        for day in (DAY, "2026-12-01")
        for rules in ("P-SK", "K-NW")
    }
    assert len(seeds) == 8


def test_the_first_try_counts_and_the_second_is_practice(log: DailyLog) -> None:
    assert log.chance(DAY, seed()) is Chance.RECORD
    log.begin(DAY, seed())
    assert log.chance(DAY, seed(), (seed(),)) is Chance.GO_ON
    entry = log.finish(seed(), [3, -1], 2)
    assert entry is not None
    assert (entry.status, entry.scores, entry.place) == (DailyStatus.DONE, (3, -1), 2)
    assert log.chance(DAY, seed()) is Chance.PRACTICE
    assert log.finish(seed(), [9], 1) is None
    assert log.entry(seed()) == entry
    assert log.chance(DAY, seed(kind=DailyKind.MATCH)) is Chance.RECORD


def test_a_try_that_was_left_cannot_be_begun_again(log: DailyLog) -> None:
    log.begin(DAY, seed())
    assert log.chance(DAY, seed(), ()) is Chance.PRACTICE
    log.give_up(seed())
    assert log.finish(seed(), [5], 1) is None
    entry = log.entry(seed())
    assert entry is not None
    assert entry.status is DailyStatus.GIVEN_UP


def test_a_clock_set_back_gives_no_second_try(log: DailyLog) -> None:
    log.begin("2026-12-01", seed("2026-12-01"))
    log.finish("2026-12-01", [1], 1)
    assert log.chance(DAY, seed(DAY)) is Chance.TOO_LATE
    assert log.chance("2026-12-02", seed("2026-12-02")) is Chance.RECORD
    log.begin(DAY, seed(DAY))
    assert log.latest == "2026-12-01"


def test_what_was_played_ahead_stays_played_when_its_day_comes(log: DailyLog) -> None:
    log.begin("2027-01-01", seed("2027-01-01"))
    log.finish(seed("2027-01-01"), [4], 1)
    assert log.chance("2027-01-01", seed("2027-01-01")) is Chance.PRACTICE


def test_damaged_facts_give_no_second_try() -> None:
    memory = Memory()
    log = DailyLog(memory)
    log.begin(DAY, seed())
    memory.kept[f"daily try {seed()}"]["status"] = "nonsense"
    assert log.chance(DAY, seed()) is Chance.PRACTICE
