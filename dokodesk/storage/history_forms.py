"""The form of the history's values in the database, and back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from dokodesk.storage.errors import NoticeCode, StorageError, cause_of
from dokodesk.storage.history_rows import (
    FinishedDeal,
    JsonObject,
    MatchSummary,
    StoredDeal,
    StoredMatch,
)
from dokodesk.storage.names import clean_text

__all__ = [
    "DEAL_COLUMNS",
    "FINISHED_COLUMNS",
    "MATCH_COLUMNS",
    "SUMMARY_COLUMNS",
    "base_level",
    "deal_of",
    "finished_of",
    "from_json",
    "match_of",
    "normal_time",
    "plain",
    "search_text",
    "summary_of",
    "summed",
    "to_json",
    "utc_text",
]

T = TypeVar("T")


def to_json(value: object) -> str:
    """The form of lists and mappings in the database. Sets become sorted lists."""
    try:
        return msgspec.json.encode(value, order="deterministic").decode()
    except UnicodeEncodeError:
        return msgspec.json.encode(_storable(value), order="deterministic").decode()


def _storable(value: object) -> object:
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, dict):
        return {_storable(key): _storable(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_storable(item) for item in value]
    return value


def from_json(text: str, type_: type[T]) -> T:
    """The value that was stored.

    Raises:
        msgspec.DecodeError: it is something else.
    """
    return msgspec.json.decode(text, type=type_)


def utc_text(moment: datetime) -> str:
    """A time as it is stored: UTC to the second, so that texts sort like times."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def normal_time(text: str) -> str | None:
    """A time of any ISO 8601 form as it is stored; None if it is none. Without a zone it is UTC."""
    try:
        moment = datetime.fromisoformat(text)
        return utc_text(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        return None


def plain(text: str) -> str:
    """A text as it is compared in a search."""
    return unicodedata.normalize("NFC", clean_text(text)).casefold()


def base_level(text: str) -> str:
    """The name of a level without what stands behind it: ``strong|rieke|`` is ``strong``."""
    return text.partition("|")[0].partition("@")[0]


def search_text(names: str, rules: str, tags: str, note: str, started: str, program: str) -> str:
    """Everything by which a match can be found, from the stored forms of its columns."""
    try:
        words = [
            *from_json(names, list[str]),
            str(from_json(rules, JsonObject).get("preset", "")),
            *from_json(tags, list[str]),
        ]
    except msgspec.DecodeError:  # damaged; the rest can still be found
        words = []
    return plain("\n".join((*words, note, started[:10], program)))


class _Scores(msgspec.Struct):
    scores: list[int] = []


def summed(deals: Iterable[Sequence[Any]], people: int) -> list[int]:
    """The sum of scores for everybody at the table.

    Args:
        deals: ``players`` and ``result`` of each finished deal, in their stored form; one that
            makes no sense adds nothing.
        people: how many there are.
    """
    totals = [0] * people
    for players_json, result_json in deals:
        try:
            players = from_json(players_json, list[int])
            scores = from_json(result_json, _Scores).scores
        except (msgspec.DecodeError, TypeError):
            continue
        for person, score in zip(players, scores, strict=False):
            if 0 <= person < people:
                totals[person] += score
    return totals


MATCH_COLUMNS = (
    "id, rules, option_values, names, planned, first_dealer, seed, program, started, tags, note, "
    "status, finished, deleted, totals, level, kind, origin, branched"
)


def match_of(row: Sequence[Any], deals: tuple[StoredDeal, ...]) -> StoredMatch:
    """A match from its row (`MATCH_COLUMNS`).

    Raises:
        StorageError: the row makes no sense.
    """
    values = dict(zip(MATCH_COLUMNS.split(", "), row, strict=True))
    values["values"] = values.pop("option_values")
    return _built(row[0], StoredMatch, values | {"deals": deals})


DEAL_COLUMNS = (
    "id, match_id, position, number, players, dealer, forehand, state, code, hands, status, "
    "result, length, started, finished"
)


def deal_of(row: Sequence[Any], actions: tuple[str, ...]) -> StoredDeal:
    """A deal from its row (`DEAL_COLUMNS`).

    Raises:
        StorageError: the row makes no sense.
    """
    values = dict(zip(DEAL_COLUMNS.split(", "), row, strict=True))
    values["is_complete"] = values.pop("length") in (None, len(actions))
    return _built(row[1], StoredDeal, values | {"actions": actions})


SUMMARY_COLUMNS = (
    "id, started, finished, program, rules, names, planned, status, tags, note, deleted, "
    "deals_done, totals, level, kind, origin"
)


def summary_of(row: Sequence[Any]) -> MatchSummary:
    """A line of the list from its row (`SUMMARY_COLUMNS`).

    Raises:
        StorageError: the row makes no sense.
    """
    values = dict(zip(SUMMARY_COLUMNS.split(", "), row, strict=True))
    values["deals"] = values.pop("deals_done")
    return _built(row[0], MatchSummary, values)


FINISHED_COLUMNS = "id, match_id, number, players, dealer, contract, result, finished"


def finished_of(row: Sequence[Any]) -> FinishedDeal:
    """What statistics need of a deal from its row (`FINISHED_COLUMNS`).

    Raises:
        StorageError: the row makes no sense.
    """
    values = dict(zip(FINISHED_COLUMNS.split(", "), row, strict=True))
    return _built(row[1], FinishedDeal, values)


_JSON = ("rules", "values", "names", "tags", "totals", "players", "state", "hands", "result")


def _built(match_id: object, type_: type[T], values: dict[str, Any]) -> T:
    """A value of the history from its columns, every one of them checked."""
    try:
        for column in _JSON:
            if values.get(column) is not None:
                values[column] = msgspec.json.decode(values[column])
        if "deleted" in values:
            values["is_deleted"] = bool(values.pop("deleted"))
        return msgspec.convert(values, type_)
    except (msgspec.DecodeError, TypeError) as error:
        raise StorageError(
            NoticeCode.MATCH_UNREADABLE, match=str(match_id), cause=cause_of(error)
        ) from error
