from __future__ import annotations

import re
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.records.documents import read_documents
from dokodesk.records.reader import read_record
from dokodesk.records.writer import written
from dokodesk.records.yaml_text import flow, word
from tests.records.examples import ALONE, GOLDEN, MATCH, changed, golden

EXAMPLE = """\
---
doko: 1
kind: match
program: dokodesk 1.0.0
started: 2026-11-30T19:05:00Z
rules:
  preset: pagat_standard
  options: {dulle_rule: second_except_last}
players: [Anna, Ben, Cem, Dora]
deals: 8
...
---
doko: 1
kind: deal
number: 1
players: [0, 1, 2, 3]
dealer: 3
state:
  compulsory_owed: [1, 1, 1, 1]
  forced_solo: null
  bock: 1
seed: "k3v9-w2xh-7mqd"
hands:
  - C10 CK
  - S9
  - H9
  - D9
actions:
  - 0 healthy
  - 1 choose wedding any
  - 2 call re
result:
  contract: wedding
  parties: [kontra, re, re, kontra]
  winner: re
  card_points: {re: 137, kontra: 103}
  tricks: {re: 7, kontra: 5}
  lines:
    - {reason: game, side: re, points: 1}
    - {reason: 120_vs_no90, side: kontra, points: 1}
  value: 2
  scores: [-2, 2, 2, -2]
...
"""


def _data(text: str) -> list[dict[str, Any]]:
    return [document.data for document in read_documents(text)]


def test_the_text_looks_like_the_description_of_the_format() -> None:
    assert written(_data(EXAMPLE)) == EXAMPLE


@pytest.mark.parametrize("text", [ALONE, MATCH], ids=["alone", "match"])
def test_examples_are_written_as_they_were_read(text: str) -> None:
    assert written(_data(text)) == text


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.doko")), ids=lambda path: path.stem)
def test_golden_matches_are_written_as_they_were_read(path: Any) -> None:
    text = path.read_text("utf-8")
    assert written(read_record(text.encode()).documents) == text


def test_known_keys_come_first_and_the_others_as_they_came() -> None:
    (data,) = _data(ALONE)
    mixed = {"weather": "rain", **dict(reversed(data.items())), "note": 1}
    lines = written([mixed]).splitlines()
    keys = [match[1] for line in lines if (match := re.match(r"(\w+):", line))]
    assert keys[:4] == ["doko", "kind", "number", "players"]
    assert keys[-2:] == ["weather", "note"]


def test_values_of_options_that_yaml_would_misread_stand_in_quotes() -> None:
    (data,) = _data(changed(ALONE, "options: {}", "options: {pigs: 'off', dulle_rule: second}"))
    assert "options: {pigs: 'off', dulle_rule: second}" in written([data])


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("Anna Maria", "Anna Maria"),
        ("Jürgen", "Jürgen"),
        ("0 choose wedding any", "0 choose wedding any"),
        ("90_vs_no60", "90_vs_no60"),
        ("dokodesk 1.0.0", "dokodesk 1.0.0"),
        ("off", "'off'"),
        ("On", "'On'"),
        ("NO", "'NO'"),
        ("y", "'y'"),
        ("true", "'true'"),
        ("null", "'null'"),
        ("~", "'~'"),
        ("", "''"),
        ("12", "'12'"),
        ("1.5", "'1.5'"),
        ("1e5", "'1e5'"),
        ("0o7", "'0o7'"),
        ("0x1F", "'0x1F'"),
        ("1_000", "'1_000'"),
        ("2026-11-30", "'2026-11-30'"),
        ("a, b", "'a, b'"),
        ("a: b", "'a: b'"),
        ("[a]", "'[a]'"),
        ("#1", "'#1'"),
        ("it's", "'it''s'"),
        (" Anna", "' Anna'"),
        ("Anna ", "'Anna '"),
        ("-", "'-'"),
        ("?", "'?'"),
        ("=1+1", "'=1+1'"),
        ("two\nlines", '"two\\nlines"'),
        ('"Ä"', '"\\"Ä\\""'),
        ("\x07", '"\\x07"'),
        ("\u2028", '"\\u2028"'),
        ("\U0001f0a1!", '"\U0001f0a1!"'),
        ("\U000e0001", '"\\U000e0001"'),
    ],
)
def test_words_are_quoted_only_where_they_need_it(text: str, shown: str) -> None:
    assert word(text) == shown
    assert yaml.safe_load(f"a: {word(text)}") == {"a": text}


TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**14), 10**14)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(TEXTS)
def test_any_text_is_read_as_it_was_written(text: str) -> None:
    assert _data(f"---\na: {word(text)}\nb: [{word(text)}]\n...\n") == [{"a": text, "b": [text]}]


@given(VALUES)
def test_any_value_means_the_same_to_other_readers_of_yaml(value: object) -> None:
    assert yaml.safe_load(flow(value)) == value


@given(st.sampled_from(["match", "deal", "x"]), st.dictionaries(TEXTS, VALUES, max_size=6))
def test_any_data_is_read_as_it_was_written(kind: str, entries: dict[str, Any]) -> None:
    data = {"kind": kind, **entries, "kind": kind}  # noqa: F601 - its place stays
    known = ("rules", "players", "state", "seed", "hands", "actions", "result", "started")
    for place, key in enumerate(known):
        data[key] = list(entries.values())[place % max(1, len(entries))] if entries else None
    (read,) = _data(written([data]))
    assert read == data


def test_a_result_in_any_order_is_written_in_the_usual_one() -> None:
    (_, deal) = _data(EXAMPLE)
    deal["result"] = dict(reversed(deal["result"].items()))
    assert written([*_data(EXAMPLE)[:1], deal]) == EXAMPLE


def test_golden_files_use_the_preset_next_to_their_rules() -> None:
    assert "  options: {table_size: 5, direction: ccw}" in golden("house_five_at_the_table")
