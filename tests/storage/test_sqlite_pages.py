"""Reading rows without SQLite gives what SQLite gives."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.storage.sqlite_pages import Record, is_cut_short, records

_values = st.one_of(
    st.none(),
    st.integers(-(2**63), 2**63 - 1),
    st.sampled_from([0, 1, -1, 127, 128, -129, 2**15, 2**23, 2**31, 2**47, -(2**63)]),
    st.floats(allow_nan=False).filter(lambda x: x != int(x) if abs(x) < 1e18 else True),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=300),
    st.binary(max_size=50),
)


def rows_of(path: Path, width: int) -> list[Record]:
    """The rows of our table; the schema has five columns."""
    return [record for record in records(path) if len(record.values) == width]


@given(
    rows=st.dictionaries(
        st.integers(-(2**63), 2**63 - 1), st.tuples(_values, _values, _values), max_size=40
    ),
    page_size=st.sampled_from([512, 1024, 4096, 65536]),
)
def test_rows_of_a_table(
    rows: dict[int, tuple[object, ...]],
    page_size: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    path = tmp_path_factory.mktemp("pages") / "x.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size = {page_size}")
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a, b, c)")
        with connection:
            connection.executemany(
                "INSERT INTO t VALUES (?, ?, ?, ?)", [(i, *row) for i, row in rows.items()]
            )
        expected = {i: row for i, *row in connection.execute("SELECT * FROM t")}
    found = {record.rowid: list(record.values[1:]) for record in rows_of(path, 4)}
    assert found == expected


def make(path: Path, *, wal: bool = False, rows: int = 500) -> sqlite3.Connection:
    """A table without row numbers that has inner pages, and one with long rows."""
    connection = sqlite3.connect(path, isolation_level=None)
    if wal:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("BEGIN")
    connection.execute("CREATE TABLE pairs (a, b, PRIMARY KEY (a, b)) WITHOUT ROWID")
    connection.execute("CREATE TABLE long (id INTEGER PRIMARY KEY, text, more, three)")
    for number in range(rows):
        connection.execute("INSERT INTO pairs VALUES (?, ?)", (number, f"text {number}"))
    for number in range(5):
        connection.execute("INSERT INTO long VALUES (?, ?, 1, 2)", (number, "ü" * 5000 * number))
    connection.execute("COMMIT")
    return connection


def expect_all(path: Path, rows: int = 500) -> None:
    pairs = {r.values for r in rows_of(path, 2) if r.rowid is None}
    assert pairs == {(number, f"text {number}") for number in range(rows)}
    texts = {r.rowid: r.values[1] for r in rows_of(path, 4)}
    assert texts == {number: "ü" * 5000 * number for number in range(5)}


def test_rows_without_numbers_and_rows_longer_than_a_page(tmp_path: Path) -> None:
    make(tmp_path / "x.db").close()
    expect_all(tmp_path / "x.db")


def test_long_rows_of_a_table_without_numbers(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    texts = {f"{number}" + "x" * 700 * number for number in range(30)}
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE t (a PRIMARY KEY, b) WITHOUT ROWID")
        connection.executemany("INSERT INTO t VALUES (?, 1)", [(text,) for text in texts])
    assert {record.values[0] for record in rows_of(path, 2)} == texts


def copied(path: Path, target: Path) -> Path:
    """The file and its log as a killed program leaves them."""
    target.mkdir()
    for name in (path.name, f"{path.name}-wal"):
        shutil.copyfile(path.with_name(name), target / name)
    return target / path.name


def test_rows_that_are_only_in_the_log(tmp_path: Path) -> None:
    with closing(make(tmp_path / "x.db", wal=True)):
        copy = copied(tmp_path / "x.db", tmp_path / "copy")
    expect_all(copy)
    copy.write_bytes(b"")
    expect_all(copy)


def test_log_counts_up_to_its_last_commit(tmp_path: Path) -> None:
    with closing(make(tmp_path / "x.db", wal=True)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("UPDATE pairs SET b = 'never committed' || b")
        connection.execute("DELETE FROM long")
        copy = copied(tmp_path / "x.db", tmp_path / "copy")
        connection.execute("ROLLBACK")
    expect_all(copy)


def test_log_that_was_started_anew_ends_where_the_old_one_begins(tmp_path: Path) -> None:
    with closing(make(tmp_path / "x.db", wal=True)) as connection:
        connection.execute("UPDATE pairs SET b = 'old'")
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.execute("UPDATE pairs SET b = 'new' WHERE a = 3")
        copy = copied(tmp_path / "x.db", tmp_path / "copy")
        expected = set(connection.execute("SELECT * FROM pairs"))
    assert {r.values for r in rows_of(copy, 2) if r.rowid is None} == expected


@pytest.mark.parametrize("log", [b"", b"x" * 50_000, bytes(50_000), b"\x37\x7f\x06\x82" * 20_000])
def test_log_that_makes_no_sense_changes_nothing(log: bytes, tmp_path: Path) -> None:
    make(tmp_path / "x.db").close()
    (tmp_path / "x.db-wal").write_bytes(log)
    expect_all(tmp_path / "x.db")


@given(data=st.binary(max_size=3000), start=st.sampled_from([b"", b"SQLite format 3\0"]))
def test_no_bytes_whatever_raise_an_error(
    data: bytes, start: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "x.db"
    path.write_bytes(start + data)
    path.with_name("x.db-wal").write_bytes(b"\x37\x7f\x06\x82" + data)
    list(records(path))
    is_cut_short(path)


def test_page_full_of_one_byte_raises_no_error(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    for kind in (0x0D, 0x0A, 0x02):
        for byte in (0, 1, 2, 7, 8, 0x0F, 0x10, 0x7F, 0x80, 0x81, 0xFE, 0xFF):
            page = bytes((kind, 0, 0, 0x0F, 0xFF)) + bytes((byte,)) * 4091
            path.write_bytes(bytes(4096) + page)
            list(records(path))


def test_rest_of_a_long_row_that_is_missing_costs_only_that_row(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    make(path).close()
    path.write_bytes(path.read_bytes()[:-4096])
    numbers = {r.rowid for r in rows_of(path, 4)}
    assert len(numbers) == 4
    assert {r.values[0] for r in rows_of(path, 2) if r.rowid is None} == set(range(500))


def test_row_with_more_columns_than_a_byte_counts(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    columns = ", ".join(f"c{number}" for number in range(150))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"CREATE TABLE t ({columns})")
        places = ", ".join("?" * 150)
        connection.execute(f"INSERT INTO t VALUES ({places})", list(range(150)))
    assert rows_of(path, 150) == [Record(1, tuple(range(150)))]


def test_cut_short_means_a_part_of_a_page_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    make(path).close()
    whole = path.read_bytes()
    assert not is_cut_short(path)
    for length in (len(whole) - 1, len(whole) - 4095, 1):
        path.write_bytes(whole[:length])
        assert is_cut_short(path)
    path.write_bytes(whole[:-4096])  # that is for SQLite to find
    assert not is_cut_short(path)


def test_page_that_is_still_in_the_log_is_not_missing(tmp_path: Path) -> None:
    with closing(make(tmp_path / "x.db", wal=True)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        copy = copied(tmp_path / "x.db", tmp_path / "copy")
    copy.write_bytes(copy.read_bytes()[:-1])
    assert not is_cut_short(copy)
    expect_all(copy)
    copy.with_name("x.db-wal").unlink()
    assert is_cut_short(copy)
