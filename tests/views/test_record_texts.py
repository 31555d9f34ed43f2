"""Problems of record files in the language of the program."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dokodesk.model.record_file import RecordError, open_record
from dokodesk.model.sheet import sheet_of
from dokodesk.model.sheet_files import sheets_doko
from dokodesk.model.translation import Translation
from dokodesk.records.problems import Kind, Problem
from dokodesk.views.record_reasons import FORMS, found_again
from dokodesk.views.record_texts import record_problem_text
from tests.helpers.matches import play_match

ROOT = Path(__file__).resolve().parents[2]
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


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("doko: 1", "doko: x", "'doko' muss die Nummer des Formats sein, 1, nicht x"),
        ("doko: 1", "doko: [", "Hier ist der Text kein gültiges YAML"),
        ("kind: match", "kind: play", "'kind' muss match oder deal sein, nicht play"),
        ("deals: ", "deals: no", "die geplante Zahl der Spiele"),
        ("dealer: 3", "dealer: null", "Platz 0-3 oder out sein, nicht nichts"),
        ("  - 0 ", "  - 7 ", "beginnt nicht mit einem Platz (0-3)"),
        ("  - 0 play", "  - 0 throw", "'throw' ist keines von "),
        ("hands:\n  - ", "hands:\n  - XX ", "'hands': Platz 0: 'XX' ist keine Karte"),
        ("hands:\n  - ", "hands:\n  - DA ", "Platz 0 hat 13 Karten statt 12"),
        ("bock: 1", "bock: 2", "'bock' ist 2; nach den Spielen davor müsste es 1 sein"),
        ("winner: re", "winner: none", "winner ist none; richtig wäre re"),
        ("  value: ", "  worth: ", "Das Ergebnis hat den unbekannten Schlüssel worth"),
        ("{}", "{dulles: 3}", "dulles: diese Einstellung gibt es nicht"),
        ("number: 1\n", "number: 2\n", "'number' ist 2; dies ist aber Spiel 1"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_of_the_program(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in RECORD
    path = tmp_path / "a.doko"
    path.write_text(RECORD.replace(old, new, 1), "utf-8")
    try:
        problems = open_record(path).problems
    except RecordError as error:
        problems = error.problems
    assert any(said in record_problem_text(problem) for problem in problems), [
        record_problem_text(problem) for problem in problems
    ]


def test_what_is_not_known_keeps_its_words_behind_a_translated_place() -> None:
    problem = Problem(Kind.UNREADABLE, "nobody has ever said this", line=3)
    assert record_problem_text(problem) == "Zeile 3: nobody has ever said this"


# --- every sentence -------------------------------------------------------------------------------

#: Where sentences about records come from, and the calls that take them as this argument.
_SOURCES = {
    "dokodesk/records/documents.py": {"unreadable": 0, "_Refused": 0},
    "dokodesk/records/json_form.py": {"unreadable": 0},
    "dokodesk/records/csv_form.py": {"unreadable": 0},
    "dokodesk/records/reader.py": {"unreadable": 0, "_Wrong": 0},
    "dokodesk/records/check.py": {"MatchError": 0, "_problem": 2},
    "dokodesk/records/comparison.py": {},
    "dokodesk/engine/match.py": {"MatchError": 0},
    "dokodesk/engine/state.py": {"DealError": 0},
    "dokodesk/engine/actions.py": {"ActionSyntaxError": 0},
}


def _sentences() -> Iterator[str]:
    """Each sentence of the readers, with something put in for what is filled into it."""
    for file, calls in _SOURCES.items():
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = calls.get(node.func.id)
                found = node.args[place] if place is not None else None
            elif isinstance(node, ast.Yield) and file.endswith("comparison.py"):
                found = node.value
            elif isinstance(node, ast.Return) and file.endswith("match.py"):
                found = node.value if isinstance(node.value, ast.JoinedStr) else None
            else:
                continue
            if isinstance(found, ast.Constant) and isinstance(found.value, str):
                yield found.value
            elif isinstance(found, ast.JoinedStr):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "X"
                    for part in found.values
                )


def test_every_sentence_of_the_readers_can_be_said_in_another_language() -> None:
    sentences = list(_sentences())
    assert len(sentences) > 70
    assert [sentence for sentence in sentences if found_again(sentence) is None] == []


def test_no_form_is_left_over() -> None:
    used = {found[0] for found in map(found_again, _sentences()) if found is not None}
    elsewhere = {
        "nothing",
        "{code} is not a card",
        "the dealer sits before forehand",
        "with five or more at the table the dealer sits out",
        "No such file or directory",
        "Permission denied",
        "Is a directory",
    }
    assert set(FORMS) - used == elsewhere
