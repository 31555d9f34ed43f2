from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.records.json_form import json_text, read_json
from dokodesk.records.problems import RecordError
from dokodesk.records.reader import read_record
from dokodesk.records.writer import written
from tests.records.examples import ALONE, FREEDOKO, GOLDEN, MATCH, changed


def _problem(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        read_json(text.encode() if isinstance(text, str) else text)
    return str(caught.value)


def _text(**changes: Any) -> str:
    return json.dumps({"doko": 1, "kind": "record", "documents": []} | changes)


@pytest.mark.parametrize(
    "path", [FREEDOKO, *sorted(GOLDEN.glob("*.doko"))], ids=lambda path: path.stem
)
def test_nothing_is_lost_on_the_way_to_json_and_back(path: Any) -> None:
    text = path.read_text("utf-8")
    record = read_json(json_text(read_record(text.encode()).documents).encode())
    assert written(record.documents) == text


def test_unknown_keys_survive() -> None:
    text = changed(ALONE, "number: 1", "number: 1\nweather: [rain, 12.5, {wind: ~}]")
    record = read_json(json_text(read_record(text.encode()).documents).encode())
    assert record.documents[0]["weather"] == ["rain", 12.5, {"wind": None}]


def test_the_record_is_read_like_a_doko_file() -> None:
    record = read_record(MATCH.encode())
    read = read_json(json_text(record.documents).encode())
    assert [deal.actions for deal in read.deals] == [deal.actions for deal in record.deals]
    assert [deal.place for deal in read.deals] == [1, 2]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: this is not JSON"),
        ("{\n\n1}", "line 3: this is not JSON"),
        ("[]", "a record in JSON is an object"),
        ("{}", "a record in JSON is an object"),
        ("1", "a record in JSON is an object"),
        (_text(doko=2), "'doko' must be 1, not 2"),
        (_text(doko=True), "'doko' must be 1, not true"),
        (_text(), "'documents' must be a list"),
        (_text(documents=[1]), "document 1 must be an object, not 1"),
        (_text(documents=[{"doko": 1}]), "'kind' must be match or deal"),
        ('{"a": 1, "a": 2}', "the key 'a' stands twice"),
        ('{"a": NaN}', "NaN is not a number"),
        ('{"a": 1e999}', "1e999 is too large a number"),
        ('{"a": ' + "9" * 30 + "}", "is too large a number"),
        ("[" * 100_000, "levels deep"),
        ("[" * 30 + "]" * 30, "levels deep"),
        ('{"a": "\\ud800"}', "half a character"),
        ('{"\\udfff": 1}', "half a character"),
        (b"\xff", "this is not UTF-8"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, says: str) -> None:
    assert says in _problem(text)


@given(st.recursive(st.none() | st.text() | st.integers(), st.lists))
def test_any_json_is_read_or_refused(value: object) -> None:
    for text in (json.dumps(value), _text(documents=value), _text(documents=[value])):
        assert _problem(text)
