"""Reads the rows of an SQLite file page by page, without SQLite.

For files that SQLite refuses: one that was cut short, or with bytes that are wrong somewhere. Each
page of rows stands for itself, so every page that still makes sense gives its rows, whatever
happened to the others. The layout is the published file format of SQLite 3: a page of rows has a
small head, a list of places, and at each place a record: its column types, then its values. The
write-ahead log holds newer copies of pages.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Record", "is_cut_short", "records"]

_MAGIC = b"SQLite format 3\0"
_LOG_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
_USUAL_PAGE_SIZE = 4096
_FILE_HEAD = 100
_WAL_HEAD = 32
_FRAME_HEAD = 24

_TABLE_LEAF = 0x0D
_INDEX_LEAF = 0x0A
_INDEX_INTERIOR = 0x02
_PAGE_HEAD = {_TABLE_LEAF: 8, _INDEX_LEAF: 8, _INDEX_INTERIOR: 12}

_LARGEST_RECORD = 50_000_000
# The sizes of the types below 12: null, six sizes of integers, a float, zero, one, two unused.
_SIZES = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)

Value = int | float | str | bytes | None


@dataclass(frozen=True, slots=True)
class Record:
    """One row.

    Attributes:
        rowid: its number in a table; None in an index or a table without such numbers.
        values: its columns; the one that is the row number itself is None here.
    """

    rowid: int | None
    values: tuple[Value, ...]


def records(path: Path) -> Iterator[Record]:
    """All rows that can be read, in no particular order; nothing that is wrong raises an error.

    Args:
        path: the database; its log beside it is read too.

    Raises:
        OSError: the file itself cannot be read.
    """
    data = path.read_bytes()
    log = path.with_name(path.name + "-wal")
    pages = _Pages(data, log.read_bytes() if log.exists() else b"")
    for number in pages.numbers:
        yield from _records_on(pages, number)


def is_cut_short(path: Path) -> bool:
    """Whether the last page is not all there; SQLite itself would take zeros for the rest.

    A page that is still in the log does not count: a program that is stopped while it moves pages
    from there to the file leaves it like this, and SQLite puts it right.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        size = _page_size(file.read(_FILE_HEAD), b"")
    length = path.stat().st_size
    if length % size == 0:
        return False
    log = path.with_name(path.name + "-wal")
    newer = _frames(log.read_bytes(), size) if log.exists() else {}
    return length // size + 1 not in newer


class _Pages:
    """The pages as they were after the last complete commit."""

    def __init__(self, data: bytes, log: bytes) -> None:
        self._data = data
        self.size = _page_size(data, log)
        self._newer = _frames(log, self.size)
        in_file = -(-len(data) // self.size)
        self.numbers = [*range(1, in_file + 1), *(n for n in self._newer if n > in_file)]
        self._known = frozenset(self.numbers)

    def page(self, number: int) -> bytes:
        """A page by number, from 1; what is missing of it is zeros.

        Raises:
            ValueError: there is none.
        """
        if number not in self._known:
            raise ValueError("no such page")
        newer = self._newer.get(number)
        if newer is not None:
            return newer
        start = (number - 1) * self.size
        return self._data[start : start + self.size].ljust(self.size, b"\0")


def _page_size(data: bytes, log: bytes) -> int:
    if data.startswith(_MAGIC) and len(data) >= _FILE_HEAD:
        size = int.from_bytes(data[16:18], "big")
        size = 65536 if size == 1 else size
    else:
        size = int.from_bytes(log[8:12], "big")
    is_possible = 512 <= size <= 65536 and size & (size - 1) == 0
    return size if is_possible else _USUAL_PAGE_SIZE


def _frames(log: bytes, size: int) -> dict[int, bytes]:
    """The newest committed copy of each page in a write-ahead log."""
    committed: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    salt = log[16:24]
    if log[:4] not in _LOG_MAGIC:
        return {}
    for start in range(_WAL_HEAD, len(log) - _FRAME_HEAD - size + 1, _FRAME_HEAD + size):
        number, pages_after_commit = struct.unpack_from(">II", log, start)
        if log[start + 8 : start + 16] != salt or number == 0:
            break  # left over from before the log was started anew
        body = start + _FRAME_HEAD
        pending[number] = log[body : body + size]
        if pages_after_commit:
            committed |= pending
            pending = {}
    return committed


def _records_on(pages: _Pages, number: int) -> Iterator[Record]:
    page = pages.page(number)
    head = _FILE_HEAD if number == 1 else 0
    kind = page[head]
    if kind not in _PAGE_HEAD:
        return
    first = head + _PAGE_HEAD[kind]
    cells = int.from_bytes(page[head + 3 : head + 5], "big")
    for place in range(first, min(first + 2 * cells, pages.size - 1), 2):
        try:
            offset = int.from_bytes(page[place : place + 2], "big")
            yield _record_at(pages, page, kind, offset)
        except (ValueError, IndexError, struct.error):
            continue


def _record_at(pages: _Pages, page: bytes, kind: int, offset: int) -> Record:
    rowid = None
    if kind == _INDEX_INTERIOR:
        offset += 4  # the page below
    length, offset = _varint(page, offset)
    if kind == _TABLE_LEAF:
        rowid, offset = _varint(page, offset)
    if not 0 < length <= _LARGEST_RECORD:
        raise ValueError("no such length")
    payload = _payload(pages, page, kind, offset, length)
    return Record(rowid, _values(payload))


def _payload(pages: _Pages, page: bytes, kind: int, offset: int, length: int) -> bytes:
    """The bytes of a record; of a long one only the first part is on its own page."""
    size = pages.size
    most = size - 35 if kind == _TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if length <= most:
        return page[offset : offset + length]
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    if here > most:
        here = least
    parts = [page[offset : offset + here]]
    following = int.from_bytes(page[offset + here : offset + here + 4], "big")
    missing = length - here
    while missing > 0:
        overflow = pages.page(following)
        parts.append(overflow[4 : 4 + missing])
        missing -= len(parts[-1])
        following = int.from_bytes(overflow[:4], "big")
    return b"".join(parts)


def _values(payload: bytes) -> tuple[Value, ...]:
    end_of_types, offset = _varint(payload, 0)
    types = payload[offset:end_of_types]
    if max(types, default=0) < 0x80:  # the usual case, and much faster: one byte is one number
        numbers: Sequence[int] = types
    else:
        numbers = _varints(types)
    values: list[Value] = []
    offset = end_of_types
    for type_ in numbers:
        end = offset + _size(type_)
        values.append(_value(payload[offset:end], type_))
        offset = end
    if offset != len(payload) or not values:
        raise ValueError("types and values do not fit")
    return tuple(values)


def _size(type_: int) -> int:
    """How many bytes a value of a type takes."""
    if type_ >= 12:
        return (type_ - 12) // 2
    return _SIZES[type_]


def _value(content: bytes, type_: int) -> Value:
    if type_ >= 12:
        return content.decode("utf-8", "replace") if type_ % 2 else content
    if type_ in (8, 9):
        return type_ - 8
    if type_ == 7:
        return float(struct.unpack(">d", content)[0])
    return int.from_bytes(content, "big", signed=True) if type_ else None


def _varints(data: bytes) -> list[int]:
    numbers, offset = [], 0
    while offset < len(data):
        number, offset = _varint(data, offset)
        numbers.append(number)
    return numbers


def _varint(data: bytes, offset: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = data[offset]
    if value < 0x80:
        return value, offset + 1
    value = 0
    for place in range(offset, offset + 8):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    value = value << 8 | data[offset + 8]
    return value - (1 << 64) if value >> 63 else value, offset + 9
