"""Damaged inputs of every kind for every reader: a clear refusal or a sound result."""

from __future__ import annotations

import os

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.logging import _QtMessageCapture

from tests.fuzz.readers import READERS, Judge, Reader
from tests.fuzz.running import Outcome, fuzz, judged

_INPUTS = 3000 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 150
#: Readers of whole files take their time.
_SLOW = {"history databases": 12, "lines to our bot": 60, "preferences": 60}


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_damaged_inputs_are_refused_with_words_or_read(
    reader: Reader, qapp: QApplication, qtlog: _QtMessageCapture
) -> None:
    del qapp
    with qtlog.disabled():  # Qt tells of every damaged picture
        outcome = fuzz(reader, min(_INPUTS, _SLOW.get(reader.name, _INPUTS)), "test")
    assert outcome.faults == {}
    assert outcome.grown_mib < 200


def key_error(data: bytes) -> bool:
    return {b"y": True}[data]


def wrong_type(data: bytes) -> bool:
    return bool(data + 1)  # type: ignore[operator] # wrong on purpose


@pytest.mark.parametrize(("judge", "kind"), [(key_error, "KeyError"), (wrong_type, "TypeError")])
def test_what_a_reader_lets_through_is_noticed(judge: Judge, kind: str) -> None:
    outcome = Outcome()
    judged(Reader("none", "none", lambda: [b"x"], judge), b"x", outcome)
    ((where, (data, _)),) = outcome.faults.items()
    assert where.startswith(kind)
    assert data == b"x"


def test_a_sound_input_that_is_refused_is_noticed() -> None:
    outcome = fuzz(Reader("none", "none", lambda: [b"x"], lambda _data: False), 3, "test")
    assert set(outcome.faults) == {"seed"}
    assert outcome.inputs == 3
