"""Lists, search, notes and the bin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history import History, MatchFilter, MatchStatus, Shelf
from tests.storage.history_samples import (
    MATCH,
    NAMES,
    is_sound,
    opened,
    result,
    sql,
    store_deal,
    store_match,
)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    with opened(tmp_path / "history.db") as history:
        yield history


def found(history: History, **wanted: object) -> list[str]:
    """The seeds of the matches that a filter gives; checks that counting agrees."""
    filter_ = msgspec.convert(wanted, MatchFilter)
    matches = history.matches(filter_)
    assert history.count(filter_) == len(matches)
    return [history.match(match.id).seed for match in matches]


def store(history: History, seed: str, **changes: object) -> int:
    return store_match(history, deals=1, match=msgspec.structs.replace(MATCH, seed=seed, **changes))


def test_line_of_the_list_says_what_a_match_was(history: History) -> None:
    match_id = store_match(history, deals=2)
    (line,) = history.matches()
    assert (line.id, line.names, line.planned) == (match_id, NAMES, 8)
    assert line.preset == "pagat_standard"
    assert (line.deals, line.totals, line.status) == (2, (6, -2, -2, -2), MatchStatus.FINISHED)
    assert line.started == "2026-11-30T19:05:00Z"
    assert line.finished is not None
    assert (line.tags, line.note, line.is_deleted) == ((), "", False)


def test_newest_match_comes_first(history: History) -> None:
    for seed, started in {"b": "2026-02-01", "d": "2026-04-01", "a": "2026-01-01"}.items():
        store(history, seed, started=started)
    store(history, "d2", started="2026-04-01")
    assert found(history) == ["d2", "d", "b", "a"]
    assert [line.started[:7] for line in history.matches(limit=2, offset=1)] == [
        "2026-04",
        "2026-02",
    ]
    assert history.matches(offset=9) == []


def test_search_finds_every_word_wherever_it_is(history: History) -> None:
    store(history, "1", names=("Jürgen ♣", "Łukasz", "c", "d"), started="2026-03-01")
    plain = ("a", "b", "c", "d")
    store(history, "2", names=plain, note="the great Jürgen came back")
    store(history, "3", names=plain, tags=("Weihnachten",), rules={"preset": "ddv_tournament"})
    store(history, "4", names=plain, program="dokodesk 2.0", rules={})
    for text, seeds in {
        "jÜRGEN": ["2", "1"],
        "ju\u0308rgen": ["2", "1"],
        "jürgen great": ["2"],
        "łuka 2026-03": ["1"],
        "weihnacht": ["3"],
        "ddv": ["3"],
        "2.0": ["4"],
        "100%": [],
        "_": ["3", "2", "1"],
        "  ": ["4", "3", "2", "1"],
        "' OR 1=1 --": [],
        "half \ud83d": [],
    }.items():
        assert found(history, text=text) == seeds, text


def test_matches_can_be_picked(history: History) -> None:
    store(history, "old", started="2025-12-31", tags=("a",))
    store(history, "new", started="2026-01-01", tags=("ab", 'quote"d'))
    store(history, "ddv", started="2026-06-01", rules={"options": {}, "preset": "ddv"})
    running = store_match(history, finish=False, match=msgspec.structs.replace(MATCH, seed="run"))
    assert found(history, since="2026", until="2026-06") == ["new"]
    assert found(history, tag="a") == ["old"]
    assert found(history, tag='quote"d') == ["new"]
    assert found(history, preset="ddv") == ["ddv"]
    assert found(history, preset="dd") == []
    assert found(history, status=["running"]) == ["run"]
    assert found(history, status=["finished", "running"], preset="pagat_standard") == [
        "run",
        "new",
        "old",
    ]
    assert history.match(running).status is MatchStatus.RUNNING


def test_note_and_tags_are_kept_and_found(history: History) -> None:
    match_id = store(history, "1")
    history.set_note(match_id, "Karlchen im letzten Stich!\n♣")
    history.set_tags(match_id, [" Abend ", "", "Abend", "mit Oma"])
    line = history.matches()[0]
    assert line.note == "Karlchen im letzten Stich!\n♣"
    assert line.tags == ("Abend", "mit Oma")
    assert found(history, text="karlchen oma") == ["1"]
    history.set_note(match_id, "")
    assert found(history, text="karlchen") == []


def test_all_tags_are_listed_once(history: History) -> None:
    store(history, "1", tags=("b", "Ä"))
    store(history, "2", tags=("b", "a"))
    history.delete_match(store(history, "3", tags=("gone",)))
    assert history.tags() == ["a", "b", "Ä"]


def test_changed_names_count_for_the_running_match_only(history: History) -> None:
    old = store(history, "old")
    running = store_match(history, finish=False)
    history.set_names(running, ["Neu", "b", "c", "d"])
    assert history.match(running).names[0] == "Neu"
    assert history.match(old).names == NAMES
    assert [line.id for line in history.matches(MatchFilter(text="neu"))] == [running]


def test_deleted_match_can_be_restored(history: History) -> None:
    match_id = store(history, "1")
    history.delete_match(match_id)
    assert found(history) == []
    assert history.finished_deals() == []
    assert found(history, shelf="deleted") == ["1"]
    assert found(history, shelf="all") == ["1"]
    assert history.match(match_id).is_deleted
    history.restore_match(match_id)
    assert found(history) == ["1"]
    assert found(history, shelf=Shelf.DELETED) == []


def test_purge_removes_only_what_was_thrown_away(history: History, tmp_path: Path) -> None:
    kept, gone = store(history, "kept"), store(history, "gone")
    history.delete_match(gone)
    assert history.purge_deleted() == 1
    history.vacuum()
    assert found(history, shelf="all") == ["kept"]
    with pytest.raises(StorageError):
        history.match(gone)
    assert history.match(kept).deals[0].actions
    assert store(history, "next") > gone  # numbers are never given twice


def test_statistics_get_every_deal_that_counts(history: History) -> None:
    first = store_match(history, deals=2)
    second = history.create_match(msgspec.structs.replace(MATCH, tags=("x",)))
    deal_id = store_deal(history, second, finish=False)
    history.finish_deal(deal_id, result(contract="wedding"))
    store_deal(history, second, 2, finish=False)
    deals = history.finished_deals()
    assert [(deal.match_id, deal.number, deal.contract) for deal in deals] == [
        (first, 1, "aces"),
        (first, 2, "aces"),
        (second, 1, "wedding"),
    ]
    assert deals[2].result == result(contract="wedding")
    assert (deals[2].players, deals[2].dealer) == ((0, 1, 2, 3), 3)
    assert [d.id for d in history.finished_deals(contract="wedding")] == [deal_id]
    assert [d.id for d in history.finished_deals(MatchFilter(tag="x"))] == [deal_id]


def test_copy_is_complete_while_the_history_is_open(history: History, tmp_path: Path) -> None:
    match_id = store_match(history, finish=False)
    target = tmp_path / "my copies" / "copy.db"
    history.back_up(target)
    history.back_up(target)
    assert is_sound(target)
    with opened(target) as copy:
        assert copy.match(match_id) == history.match(match_id)
    assert [p.name for p in target.parent.iterdir() if p.is_file()] == ["copy.db"]


def test_copy_that_cannot_be_written_is_told(history: History, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    for target in (tmp_path / "file" / "copy.db", tmp_path / "folder"):
        with pytest.raises(StorageError, match=str(target.parent)):
            history.back_up(target)
    assert [p.name for p in (tmp_path / "folder").iterdir()] == ["inside"]


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("matches", "names", "[1, 2]"),
        ("matches", "rules", "{cut sho"),
        ("matches", "totals", None),
        ("matches", "status", None),
        ("matches", "planned", "many"),
        ("deals", "hands", "{}"),
        ("deals", "players", "\ufffd"),
        ("deals", "result", "[]"),
    ],
)
def test_damaged_row_hides_only_itself(
    table: str, column: str, value: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "other.db"
    with opened(path) as history:
        bad = store_match(history, deals=1, finish=False)
        good = store_match(history, deals=1, finish=False)
        history.release_match(bad)
        if value is None:  # what the table itself would refuse
            history._database._ready().connection.execute("PRAGMA ignore_check_constraints = ON")
            value = "?"
        change = f"UPDATE {table} SET {column} = ? WHERE {'match_' * (table == 'deals')}id = ?"
        with history.step():
            history._database.execute(change, (value, bad))
        with pytest.raises(StorageError) as told:
            history.match(bad)
        assert told.value.notice.code is NoticeCode.MATCH_UNREADABLE
        assert history.match(good).names == NAMES
        assert good in [line.id for line in history.matches()]
        assert history.finished_deals()[-1].match_id == good
        with history.step():
            history._database.execute("UPDATE matches SET changed = '9' WHERE id = ?", (bad,))
        running = history.running_match()
        assert running is not None
        assert running.id == good
        history.set_note(bad, "still to be found")
        history.delete_match(bad)
    assert sql(path, "SELECT deleted FROM matches WHERE id = ?", bad) == [(1,)]


def test_wrong_bytes_in_a_name_hide_nothing(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with opened(path) as history:
        match_id = store_match(history)
    sql(path, "UPDATE matches SET note = CAST(x'41ff42' AS TEXT)")
    with opened(path) as history:
        assert history.match(match_id).note == "A\ufffdB"


def test_fact_that_is_damaged_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with opened(path) as history:
        history.set_fact("a", 1)
    sql(path, "UPDATE facts SET value = '{'")
    with opened(path) as history:
        assert history.fact("a") is None
