"""What is kept of a damaged history, and how it fits together afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokodesk.storage.errors import Notice, NoticeCode
from dokodesk.storage.history import StoredMatch
from tests.storage.history_samples import (
    ACTIONS,
    MATCH,
    is_sound,
    opened,
    result,
    sql,
    store_deal,
    store_match,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished match of two deals, and one that runs."""
    path = tmp_path / "history.db"
    with opened(path) as history:
        store_match(history)
        match_id = history.create_match(MATCH)
        store_deal(history, match_id, 1)
        store_deal(history, match_id, 2, finish=False)
        history.set_fact("a", {"b": 1})
    return path


def recovered(path: Path, *changes: str) -> tuple[dict[int, StoredMatch], Notice]:
    """Spoils some rows, then the file, and opens it."""
    for change in ("PRAGMA ignore_check_constraints = ON", *changes):
        sql(path, change)
    data = path.read_bytes()
    path.write_bytes(b"?" + data[1:])
    notices: list[Notice] = []
    with opened(path, notices) as history:
        matches = {line.id: history.match(line.id) for line in history.matches()}
        for line in history.matches():
            assert line.totals == matches[line.id].totals
    assert is_sound(path)
    return matches, notices[0]


def test_everything_readable_is_kept(path: Path) -> None:
    with opened(path) as history:
        before = {line.id: history.match(line.id) for line in history.matches()}
    matches, notice = recovered(path)
    assert matches == before
    assert (notice.facts["matches"], notice.facts["deals"]) == (2, 4)
    assert notice.facts["cause"] == "it does not begin like a database"
    with opened(path) as history:
        assert history.fact("a") == {"b": 1}
        running = history.running_match()
        assert running is not None
        assert running.running_deal is not None


def test_actions_after_a_gap_are_of_no_use(path: Path) -> None:
    matches, _ = recovered(
        path,
        "DELETE FROM actions WHERE deal_id = 1 AND idx = 3",
        "DELETE FROM actions WHERE deal_id = 2 AND idx = 0",
        "DELETE FROM actions WHERE deal_id = 4 AND idx = 6",
    )
    first, second = matches[1].deals
    assert (first.actions, first.is_complete, first.result) == (ACTIONS[:3], False, result())
    assert (second.actions, second.is_complete) == ((), False)
    running = matches[2].running_deal
    assert running is not None
    assert (running.actions, running.is_complete) == (ACTIONS[:6], True)
    assert matches[1].totals == (6, -2, -2, -2)


def test_deals_of_a_lost_match_are_left_out(path: Path) -> None:
    matches, notice = recovered(path, "DELETE FROM matches WHERE id = 1")
    assert list(matches) == [2]
    assert notice.facts["deals"] == 2


def test_totals_follow_from_the_deals_that_are_left(path: Path) -> None:
    matches, _ = recovered(path, "DELETE FROM deals WHERE id = 1")
    assert matches[1].totals == (3, -1, -1, -1)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE matches SET names = '[cut' WHERE id = 1",
        "UPDATE matches SET planned = 'many' WHERE id = 1",
        "UPDATE matches SET note = x'00ff' WHERE id = 1",
    ],
)
def test_row_that_makes_no_sense_is_left_out(change: str, path: Path) -> None:
    matches, _ = recovered(path, change)
    assert list(matches) == [2]


def test_fact_that_makes_no_sense_is_left_out(path: Path) -> None:
    recovered(path, "UPDATE facts SET value = '{' WHERE key = 'a'")
    with opened(path) as history:
        assert history.fact("a") is None


def test_recovered_file_is_not_recovered_again(path: Path) -> None:
    _, notice = recovered(path)
    assert notice.code is NoticeCode.HISTORY_RECOVERED
    with opened(path) as history:
        assert history.count() == 2
