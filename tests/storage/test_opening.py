"""The database file in every state it can be in."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from dokodesk.storage import migrations
from dokodesk.storage.database import Database
from dokodesk.storage.errors import Notice, NoticeCode, StorageError
from dokodesk.storage.history import History, StoredMatch
from dokodesk.storage.migrations import MIGRATIONS, Migration
from tests.storage.history_samples import (
    ACTIONS,
    MATCH,
    is_long_run,
    is_sound,
    opened,
    sql,
    store_deal,
    store_match,
)

PAGE = 4096
NEWEST = MIGRATIONS[-1].version


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed history of 20 matches; the last one runs. Its actions fill several pages."""
    path = tmp_path_factory.mktemp("full") / "history.db"
    fill(path, 20)
    return path


def fill(path: Path, matches: int) -> None:
    with opened(path) as history, history.step():
        for number in range(matches):
            match = msgspec.structs.replace(MATCH, seed=f"seed-{number}", note="n" * 5 * number)
            match_id = store_match(history, deals=5, match=match, finish=number < matches - 1)
        store_deal(history, match_id, 6, finish=False)
        history.set_fact("codes", ["k3v9"])


@pytest.fixture
def path(full: Path, tmp_path: Path) -> Path:
    """A copy of it to damage."""
    target = tmp_path / "history.db"
    shutil.copyfile(full, target)
    return target


def stored(path: Path) -> dict[int, StoredMatch]:
    with opened(path) as history:
        return {line.id: history.match(line.id) for line in history.matches()}


def open_damaged(path: Path) -> tuple[Notice, dict[int, StoredMatch]]:
    """Opens a damaged file; checks that it was kept and that the new one works."""
    before = path.read_bytes()
    notices: list[Notice] = []
    with opened(path, notices) as history:
        assert history.is_saved
        store_match(history, match=msgspec.structs.replace(MATCH, seed="after"))
    (notice,) = notices
    assert notice.code is NoticeCode.HISTORY_RECOVERED
    kept = Path(str(notice.facts["kept"]))
    assert kept.name.startswith("history.db.broken-")
    assert kept.read_bytes() == before
    assert is_sound(path)
    assert sorted(p.name for p in path.parent.iterdir()) == [
        "history.db",
        kept.name,
        "history.db.locks",
    ]
    matches = stored(path)
    del matches[max(matches)]
    assert notice.facts["matches"] == len(matches)
    assert notice.facts["deals"] == sum(len(match.deals) for match in matches.values())
    return notice, matches


def test_sound_file_is_opened_without_a_word(path: Path) -> None:
    matches = stored(path)
    assert len(matches) == 20
    assert path.stat().st_size > 10 * PAGE


def test_missing_file_is_made(tmp_path: Path) -> None:
    with opened(tmp_path / "ä ö" / "history.db") as history:
        store_match(history)
    assert is_sound(tmp_path / "ä ö" / "history.db")


def test_file_that_was_only_begun_is_made_complete(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    sql(path, "PRAGMA journal_mode = WAL")
    assert path.stat().st_size > 0
    with opened(path) as history:
        store_match(history)


def test_empty_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "history.db").touch()
    notice, matches = open_damaged(tmp_path / "history.db")
    assert (matches, notice.facts["cause"]) == ({}, "it is empty")


def test_random_bytes_are_set_aside(tmp_path: Path) -> None:
    chance = random.Random(1)
    for size in (1, 99, 100, 4095, 4096, 50_000):
        path = tmp_path / f"{size}" / "history.db"
        path.parent.mkdir()
        path.write_bytes(chance.randbytes(size))
        assert open_damaged(path)[1] == {}


def test_file_one_byte_short_loses_next_to_nothing(full: Path, path: Path) -> None:
    path.write_bytes(full.read_bytes()[:-1])
    matches = open_damaged(path)[1]
    assert len(matches) >= 19


def test_half_a_file_gives_what_is_left(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    fill(path, 60)
    whole = stored(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    matches = open_damaged(path)[1]
    assert len(matches) >= 20
    for match in matches.values():
        assert match.names == whole[match.id].names
        for deal in match.deals:
            assert deal.actions == ACTIONS[: len(deal.actions)]
            assert deal.is_complete == (deal.result is None or len(deal.actions) == len(ACTIONS))


def test_every_page_can_be_lost_without_the_others(full: Path, path: Path) -> None:
    whole, original = stored(full), full.read_bytes()
    chance = random.Random(2)
    for start in range(0, len(original), PAGE):
        for file in path.parent.iterdir():
            if file.is_file():
                file.unlink()
        page = chance.choice((bytes(PAGE), chance.randbytes(PAGE)))
        path.write_bytes(original[:start] + page + original[start + PAGE :])
        notices: list[Notice] = []
        with opened(path, notices) as history:
            matches = [history.match(line.id) for line in history.matches()]
        assert len(matches) >= 10
        assert sum(len(match.deals) for match in matches) >= 40
        for match in matches:
            for deal, before in zip(match.deals, whole[match.id].deals, strict=False):
                assert deal.actions == before.actions[: len(deal.actions)]
        assert is_sound(path)


def test_lost_first_page_costs_nothing_else(full: Path, path: Path) -> None:
    data = full.read_bytes()
    path.write_bytes(bytes(PAGE) + data[PAGE:])
    matches = open_damaged(path)[1]
    assert matches == stored(full)
    with opened(path) as history:
        assert history.fact("codes") == ["k3v9"]
        assert history.running_match() is not None


def test_bits_that_turned_never_stop_the_start(full: Path, path: Path) -> None:
    original = full.read_bytes()
    chance = random.Random(3)
    count = 400 if is_long_run() else 25
    places = [*range(0, 100, 5), *(chance.randrange(len(original)) for _ in range(count))]
    for place in places:
        for file in path.parent.iterdir():
            if file.is_file():
                file.unlink()
        data = bytearray(original)
        data[place] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        history = History(path)
        notices = history.open()
        if notices and notices[0].code is NoticeCode.HISTORY_NEWER:  # a bit of the version
            assert 60 <= place < 64
            history.close()
            assert path.read_bytes() == data
            continue
        assert history.count() >= 15
        history.running_match()
        history.finished_deals()
        store_match(history)
        history.close()
        assert is_sound(path) or not notices


def test_index_that_does_not_fit_its_table_is_damage(path: Path) -> None:
    change = "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'matches_running'"
    swaps = (("'running'", "'other'", 0), ("'other'", "'running'", 5))
    for old, new, below in swaps:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("UPDATE matches SET status = 'running' WHERE id < ?", (below,))
            other.execute("PRAGMA writable_schema = ON")
            other.execute(change, (old, new))
    assert sql(path, "PRAGMA quick_check") == [("ok",)]
    assert len(open_damaged(path)[1]) == 20


def test_every_bit_of_the_description_of_the_tables_may_turn(full: Path, path: Path) -> None:
    original = full.read_bytes()
    description = range(original.index(b"CREATE INDEX") - 60, PAGE)
    for place in description[:: 7 if is_long_run() else 97]:
        for file in path.parent.iterdir():
            if file.is_file():
                file.unlink()
        data = bytearray(original)
        data[place] ^= 0x80  # makes it no text at all
        path.write_bytes(data)
        history = History(path)
        history.open()
        assert history.count() == 20
        history.close()


def test_log_is_read_for_the_recovery_too(tmp_path: Path) -> None:
    source, path = tmp_path / "source" / "history.db", tmp_path / "history.db"
    with opened(source) as history:
        store_match(history, finish=False)
        for name in ("history.db", "history.db-wal"):  # as a killed program leaves them
            shutil.copyfile(source.with_name(name), tmp_path / name)
    assert path.with_name("history.db-wal").stat().st_size > 0
    path.write_bytes(b"")
    notices: list[Notice] = []
    with opened(path, notices) as history:
        (line,) = history.matches()
        assert line.deals == 2
        assert [deal.actions for deal in history.match(line.id).deals] == [ACTIONS, ACTIONS]
    assert path.with_name("history.db.broken-1-wal").stat().st_size > 0


def test_second_damage_keeps_the_first_copy(path: Path) -> None:
    for number in (1, 2):
        path.write_bytes(b"x" * number)
        notice, _ = open_damaged_again(path)
        assert Path(str(notice.facts["kept"])).name == f"history.db.broken-{number}"
    assert path.with_name("history.db.broken-1").read_bytes() == b"x"


def open_damaged_again(path: Path) -> tuple[Notice, int]:
    notices: list[Notice] = []
    with opened(path, notices) as history:
        return notices[0], history.count()


def test_database_of_something_else_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    sql(path, "CREATE TABLE recipes (id INTEGER PRIMARY KEY, text TEXT)")
    sql(path, "INSERT INTO recipes VALUES (1, 'soup')")
    assert open_damaged(path)[1] == {}


def test_missing_table_is_damage(path: Path) -> None:
    sql(path, "DROP TABLE claims")
    assert len(open_damaged(path)[1]) == 20


def test_table_somebody_added_is_none_of_our_business(path: Path) -> None:
    sql(path, "CREATE TABLE mine (x)")
    sql(path, "INSERT INTO mine VALUES (1)")
    assert len(stored(path)) == 20
    assert sql(path, "SELECT x FROM mine") == [(1,)]


def test_vacuum_keeps_everything_recoverable(full: Path, path: Path) -> None:
    with opened(path) as history:
        history.vacuum()
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
    assert open_damaged(path)[1] == stored(full)


@pytest.mark.parametrize("version", [NEWEST + 1, 999, 2**31 - 1])
def test_file_of_a_newer_program_is_not_touched(version: int, path: Path) -> None:
    sql(path, f"PRAGMA user_version = {version}")
    before = path.read_bytes()
    notices: list[Notice] = []
    with opened(path, notices) as history:
        assert not history.is_saved
        assert history.matches() == []
        store_match(history)
    (notice,) = notices
    assert (notice.code, notice.facts["version"]) == (NoticeCode.HISTORY_NEWER, version)
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.broken*"))


def test_newer_version_that_is_only_in_the_log_is_seen(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as newer:
        newer.execute("PRAGMA user_version = 999")
        assert int.from_bytes(path.read_bytes()[60:64], "big") == NEWEST
        before = path.read_bytes(), path.with_name("history.db-wal").read_bytes()
        notices: list[Notice] = []
        with opened(path, notices) as history:
            assert not history.is_saved
        assert [notice.code for notice in notices] == [NoticeCode.HISTORY_NEWER]
        assert before == (path.read_bytes(), path.with_name("history.db-wal").read_bytes())


def test_version_below_all_versions_is_damage(path: Path) -> None:
    sql(path, "PRAGMA user_version = -3")
    assert len(open_damaged(path)[1]) == 20


def test_change_that_was_not_completed_is_taken_back(path: Path) -> None:
    """Where a file system knows no log, a killed program leaves a journal to roll back."""
    sql(path, "PRAGMA journal_mode = DELETE")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA cache_size = 1")
        other.execute("BEGIN")
        other.execute("DELETE FROM actions")
        other.execute("UPDATE matches SET note = ?", ("x" * 5000,))
        journal = path.with_name("history.db-journal")
        spoilt = path.read_bytes(), journal.read_bytes()
        other.execute("ROLLBACK")
    path.write_bytes(spoilt[0])
    journal.write_bytes(spoilt[1])
    assert len(stored(path)) == 20
    assert not journal.exists()


def test_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    with pytest.raises(StorageError, match="--data-dir") as refused:
        History(tmp_path / "history.db").open()
    assert refused.value.notice.code is NoticeCode.HISTORY_NOT_OPENED


def test_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="--data-dir") as refused:
        History(tmp_path / "file" / "history.db").open()
    assert refused.value.notice.code is NoticeCode.FOLDER_NOT_MADE


def test_links_in_a_circle_are_told(tmp_path: Path) -> None:
    (tmp_path / "history.db").symlink_to(tmp_path / "history.db")
    with pytest.raises(StorageError) as refused:
        History(tmp_path / "history.db").open()
    assert refused.value.notice.code is NoticeCode.HISTORY_NOT_OPENED


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="a file that cannot be read")
def test_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "history.db").symlink_to("/proc/self/mem")
    with pytest.raises(StorageError) as refused:
        History(tmp_path / "history.db").open()
    assert refused.value.notice.code is NoticeCode.HISTORY_NOT_OPENED


def test_program_can_go_on_without_saving(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    history = History(tmp_path / "history.db")
    (notice,) = history.open_anyway()
    assert notice.code is NoticeCode.HISTORY_NOT_KEPT
    assert "--data-dir" in str(notice)
    assert not history.is_saved
    store_match(history)
    history.close()


def test_opening_anyway_is_like_opening_where_that_works(path: Path) -> None:
    history = History(path)
    assert history.open_anyway() == []
    assert history.is_saved
    history.close()


def test_file_locked_by_another_program_is_told(path: Path) -> None:
    sql(path, "PRAGMA journal_mode = DELETE")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageError) as refused:
            Database(path, busy_timeout_ms=10).open()
    assert refused.value.notice.code is NoticeCode.HISTORY_BUSY
    assert len(stored(path)) == 20


def test_writing_while_another_program_writes_is_told(path: Path) -> None:
    database = Database(path, busy_timeout_ms=10)
    database.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as refused, database.transaction(durable=True):
            pass
        assert refused.value.notice.code is NoticeCode.HISTORY_BUSY
        other.execute("ROLLBACK")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as refused:
            database.vacuum()
        assert refused.value.notice.code is NoticeCode.HISTORY_BUSY
    with database.transaction():
        database.execute("DELETE FROM facts")
    database.close()


def test_full_disk_is_told_and_nothing_is_half_stored(path: Path) -> None:
    with opened(path) as history:
        running = history.running_match()
        assert running is not None
        assert running.running_deal is not None
        deal_id, length = running.running_deal.id, len(running.running_deal.actions)
        connection = history._database._ready().connection
        connection.execute("PRAGMA max_page_count = 1")  # as many as there are now
        texts = [f"{number % 4} play {'C' * 500}" for number in range(500)]
        with pytest.raises(StorageError) as refused:
            history.append_actions(deal_id, length, texts)
        assert refused.value.notice.code is NoticeCode.DISK_FULL
        assert len(history.deal(deal_id).actions) == length
        connection.execute("PRAGMA max_page_count = 1000000")
        history.append_actions(deal_id, length, texts)
    assert is_sound(path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_recovery_without_room_leaves_the_damaged_file(path: Path) -> None:
    path.write_bytes(b"damaged")
    path.with_name("history.db.broken-1-wal").symlink_to("/dev/full")
    path.with_name("history.db-wal").write_bytes(b"x" * 100_000)
    with pytest.raises(StorageError) as refused:
        History(path).open()
    assert refused.value.notice.code is NoticeCode.DISK_FULL
    assert path.read_bytes() == b"damaged"
    assert path.with_name("history.db-wal").exists()


class TestMigrations:
    """Bringing an older database to a newer shape."""

    NEXT = Migration(
        NEWEST + 1,
        (
            "ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT ''",
            "UPDATE matches SET mood = 'calm'",
        ),
    )
    BROKEN = Migration(NEWEST + 1, ("DELETE FROM actions", "DELETE FROM no_such_table"))
    ORPHANS = Migration(NEWEST + 1, ("DELETE FROM matches WHERE id = 1",))

    def test_older_file_is_brought_up_after_a_copy(self, path: Path, full: Path) -> None:
        database = Database(path, steps=(*MIGRATIONS, self.NEXT))
        assert database.open() == []
        assert database.row("SELECT mood FROM matches") == ("calm",)
        assert database.row("PRAGMA user_version") == (NEWEST + 1,)
        database.close()
        backup = path.with_name(f"history-version-{NEWEST}.backup.db")
        assert stored(backup) == stored(full)
        assert Database(path, steps=(*MIGRATIONS, self.NEXT)).open() == []

    def test_new_file_needs_no_copy(self, tmp_path: Path) -> None:
        database = Database(tmp_path / "history.db", steps=(*MIGRATIONS, self.NEXT))
        assert database.open() == []
        database.close()
        assert not list(tmp_path.glob("*backup*"))

    def test_migrated_file_is_newer_for_an_older_program(self, path: Path) -> None:
        database = Database(path, steps=(*MIGRATIONS, self.NEXT))
        database.open()
        database.close()
        (notice,) = History(path).open()
        assert notice.code is NoticeCode.HISTORY_NEWER

    @pytest.mark.parametrize("step", [BROKEN, ORPHANS], ids=["error", "orphans"])
    def test_failed_migration_changes_nothing(self, step: Migration, path: Path) -> None:
        before = stored(path)
        with pytest.raises(StorageError) as refused:
            Database(path, steps=(*MIGRATIONS, step)).open()
        assert refused.value.notice.code is NoticeCode.MIGRATION_FAILED
        assert stored(path) == before
        assert Path(str(refused.value.notice.facts["backup"])).exists()

    def test_without_room_for_the_copy_nothing_is_migrated(self, path: Path) -> None:
        (path.with_name(f"history-version-{NEWEST}.backup.db") / "x").mkdir(parents=True)
        with pytest.raises(StorageError) as refused:
            Database(path, steps=(*MIGRATIONS, self.NEXT)).open()
        assert refused.value.notice.code is NoticeCode.MIGRATION_FAILED
        assert len(stored(path)) == 20

    def test_first_shape_that_cannot_be_made_is_an_error_in_words(self, tmp_path: Path) -> None:
        broken = Migration(1, ("CREATE TABLE",))
        with pytest.raises(StorageError) as refused:
            Database(tmp_path / "history.db", steps=(broken,)).open()
        assert refused.value.notice.code is NoticeCode.HISTORY_FAILED

    def test_damaged_older_file_is_recovered_and_then_migrated(self, path: Path) -> None:
        data = bytearray(path.read_bytes())
        data[5 * PAGE : 6 * PAGE] = bytes(PAGE)
        path.write_bytes(data)
        database = Database(path, steps=(*MIGRATIONS, self.NEXT))
        (notice,) = database.open()
        assert notice.code is NoticeCode.HISTORY_RECOVERED
        rows = database.rows("SELECT mood FROM matches")
        assert len(rows) >= 10
        assert set(rows) == {("calm",)}
        database.close()

    def test_versions_go_up_by_one_and_tables_differ_in_width(self) -> None:
        assert [step.version for step in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            for step in MIGRATIONS:
                migrations.apply(connection, step)
            tables = (
                "matches",
                "deals",
                "claims",
                "deal_facts",
                "reviews",
                "sqlite_sequence",
            )
            widths = [
                len(connection.execute(f"PRAGMA table_info({table})").fetchall())
                for table in tables
            ]
        assert len(set(widths)) == len(widths)
