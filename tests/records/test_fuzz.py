"""Whatever stands in a file: it is a record, or it is refused with a reason; never a crash."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from dokodesk.records.check import check_record
from dokodesk.records.csv_form import csv_text
from dokodesk.records.json_form import json_text, read_json
from dokodesk.records.problems import Problem, RecordError
from dokodesk.records.reader import read_record
from dokodesk.records.writer import written
from tests.records.examples import ALONE, GOLDEN, MATCH

_FILES = [ALONE, MATCH, *(path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.doko")))]
_WORDS = (
    "play call healthy reservation choose lay return accept decline bid pass declare pigs genscher "
    "re kontra no90 schwarz CA H10 DK ? 0 1 2 3 4 -1 240 1.5 null true off out none solo wedding "
    "any poverty throw_in queens [] {} [1,2] {a: 1} 'x' \" : - # --- ... & * ! %"
).split(" ")


def _judged(data: bytes) -> None:
    """Do everything with a file that the program can do with it."""
    try:
        record = read_record(data)
    except RecordError as error:
        _said(error.problems)
        return
    assert read_record(written(record.documents).encode()).documents == record.documents
    assert read_json(json_text(record.documents).encode()).documents == record.documents
    report = check_record(record)
    _said(report.problems)
    csv_text(report)


def _said(problems: Sequence[Problem]) -> None:
    """Every problem has a reason and can be shown."""
    for problem in problems:
        assert problem.reason
        assert problem.reason in str(problem)
        json.dumps(problem.as_data())


def _damaged(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(lines))
        other = chance.randrange(len(lines))
        match chance.randrange(5):
            case 0:
                del lines[place : place + chance.randint(1, 3)]
                lines = lines or [""]
            case 1:
                lines.insert(place, lines[other])
            case 2:
                lines[place], lines[other] = lines[other], lines[place]
            case _:
                words = re.split(r"(\W+)", lines[place])
                words[chance.randrange(len(words))] = chance.choice(_WORDS)
                lines[place] = "".join(words)
    return "\n".join(lines)


@given(st.sampled_from(_FILES), st.integers(0, 2**32))
def test_damaged_lines(text: str, seed: int) -> None:
    _judged(_damaged(text, random.Random(seed)).encode())


@given(st.sampled_from(_FILES), st.data())
def test_damaged_bytes(text: str, data: st.DataObject) -> None:
    content = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place] = data.draw(st.integers(0, 255))
    _judged(bytes(content))


@given(st.sampled_from(_FILES), st.floats(0, 1))
def test_a_file_cut_short_is_never_a_shorter_match(text: str, share: float) -> None:
    cut = text[: int(len(text) * share)]
    try:
        record = read_record(cut.encode())
    except RecordError:
        return
    # Only a cut between two documents leaves a file that is whole.
    assert cut.rstrip("\n").endswith("\n...")
    assert (
        list(record.documents)
        == list(read_record(text.encode()).documents)[: len(record.documents)]
    )


@given(st.binary(max_size=400))
def test_random_bytes(data: bytes) -> None:
    _judged(data)
    _judged(b"---\n" + data + b"\n...\n")
    _judged(ALONE.encode() + data)
