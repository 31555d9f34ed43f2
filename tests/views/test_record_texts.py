"""Problems of record files in the language of the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dokodesk.model.record_file import RecordError, open_record
from dokodesk.model.sheet import sheet_of
from dokodesk.model.sheet_files import sheets_doko
from dokodesk.model.translation import Translation
from dokodesk.records.problems import Kind, Problem
from dokodesk.views.record_texts import record_problem_text
from tests.helpers.matches import play_match

RECORD = sheets_doko([sheet_of(play_match(deals=1))])


@pytest.fixture(autouse=True)
def german(plain_look: QApplication) -> Iterator[None]:
    del plain_look
    translation = Translation()
    translation.speak("de")
    yield
    translation.close()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "Die Datei lässt sich nicht lesen: Es gibt sie nicht"),
        (b"", "In der Datei steht nichts"),
        (b"\xff\xfe", "Zeile 1: Das ist kein Text in UTF-8"),
        (RECORD.encode()[:-200], "Die Datei ist abgeschnitten"),
        (RECORD.replace("doko: 1", "doko: 9").encode(), "Die Datei hat das Format 9"),
    ],
)
def test_a_file_that_is_no_record_is_told(tmp_path: Path, data: bytes | None, said: str) -> None:
    path = tmp_path / "a.doko"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        open_record(path)
    assert said in record_problem_text(caught.value.problems[0])


def test_a_forbidden_action_is_told_as_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "a.doko"
    first = next(line for line in RECORD.splitlines() if " play " in line)
    seat, card = first.strip(" -").split(" play ")
    path.write_text(RECORD.replace(f"{seat} play {card}", f"{(int(seat) + 1) % 4} play {card}", 1))
    (problem,) = open_record(path).problems[:1]
    text = record_problem_text(problem)
    assert text.startswith("Spiel 1, Aktion ")
    assert "nicht" in text
    assert problem.reason not in text
    assert "Erlaubt ist hier: " in text


def test_what_is_not_known_keeps_its_words_behind_a_translated_place() -> None:
    problem = Problem(Kind.UNREADABLE, "'kind' must be match or deal, not x", line=3)
    assert record_problem_text(problem) == "Zeile 3: 'kind' must be match or deal, not x"
