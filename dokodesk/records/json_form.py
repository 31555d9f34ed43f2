"""Records as JSON: the documents of a ``.doko`` file as they are, so nothing is lost either way."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from dokodesk.records.documents import MAX_DEPTH, MAX_DIGITS, Document, decoded
from dokodesk.records.model import VERSION, Record
from dokodesk.records.problems import shortened, shown, unreadable
from dokodesk.records.reader import record_of

_KIND: Final = "record"


def json_text(documents: Iterable[Mapping[str, Any]]) -> str:
    """The text of a ``.json`` file with these documents."""
    data = {"doko": VERSION, "kind": _KIND, "documents": list(documents)}
    return json.dumps(data, ensure_ascii=False, allow_nan=False, indent=1) + "\n"


def read_json(data: bytes) -> Record:
    """The record in the bytes of a ``.json`` file.

    Raises:
        RecordError: with everything that is wrong.
    """
    content = _loaded(decoded(data))
    if not isinstance(content, dict) or content.get("kind") != _KIND:
        raise unreadable(
            "a record in JSON is an object with the keys 'doko', 'kind' (record) and 'documents'"
        )
    if content.get("doko") != VERSION or isinstance(content["doko"], bool):
        raise unreadable(f"'doko' must be {VERSION}, not {shown(content.get('doko'))}")
    documents = content.get("documents")
    if not isinstance(documents, list) or not documents:
        raise unreadable("'documents' must be a list with the documents of the record")
    for place, document in enumerate(documents, start=1):
        if not isinstance(document, dict):
            raise unreadable(f"document {place} must be an object, not {shown(document)}")
    return record_of(Document(0, document) for document in documents)


def _loaded(text: str) -> Any:
    try:
        content = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_float,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise unreadable(f"this is not JSON: {error.msg}", line=error.lineno) from None
    except RecursionError:
        raise unreadable(f"nested more than {MAX_DEPTH} levels deep") from None
    _check_depth(content, MAX_DEPTH + 2)
    return content


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise unreadable(f"the key {shortened(key)!r} stands twice")
        found[key] = value
    return found


def _integer(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise unreadable(f"{shortened(text)} is too large a number")
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise unreadable(f"{shortened(text)} is too large a number")
    return number


def _constant(text: str) -> NoReturn:
    raise unreadable(f"{text} is not a number")


def _check_depth(value: Any, left: int) -> None:
    """Refuse what could not be written as a ``.doko`` file again."""
    if left < 0:
        raise unreadable(f"nested more than {MAX_DEPTH} levels deep")
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, dict):
        for key, entry in value.items():
            _check_text(key)
            _check_depth(entry, left - 1)
    elif isinstance(value, list):
        for entry in value:
            _check_depth(entry, left - 1)


def _check_text(text: str) -> None:
    if not text.isascii() and any("\ud800" <= char <= "\udfff" for char in text):
        raise unreadable(f"half a character in {shortened(text)!a}")
