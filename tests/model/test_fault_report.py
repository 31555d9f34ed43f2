"""A report holds the deal and no names, and can be opened like any record."""

from __future__ import annotations

from pathlib import Path

import pytest

from dokodesk.engine import deal as play
from dokodesk.engine import match as matches
from dokodesk.engine.rules import preset
from dokodesk.engine.shuffling import deal_hands
from dokodesk.model.fault_report import EventLog, fault_report, without_names
from dokodesk.model.record_file import open_record
from dokodesk.records.reader import read_record
from tests.helpers.matches import play_match

NAMES = ("Annegret Müller", "Ben", "Łukasz", "Dora")


def report(**changes: object) -> str:
    match = play_match(deals=2, names=NAMES)
    seating = matches.next_seating(match)
    state = play.start(matches.next_setup(match, deal_hands("x", "48"), seating))
    for _ in range(9):
        state, _ = play.apply(state, play.legal_actions(state)[0])
    facts: dict[str, object] = {
        "rules": match.rules,
        "match": match,
        "state": state,
        "seating": seating,
        "codes": ("a", "b", "c"),
        "level": "standard",
        "events": ("1.0 Annegret Müller was here",),
        "faults": f'File "{Path.home()}/x.py", line 1\nBen: ValueError',
        "now": "2026-11-30T20:00:00Z",
    }
    return fault_report(**(facts | changes))  # type: ignore[arg-type] # keywords of a table


def test_it_opens_as_a_record_with_its_unfinished_deal(tmp_path: Path) -> None:
    path = tmp_path / "report.doko"
    path.write_text(report(), "utf-8")
    file = open_record(path)
    assert file.problems == ()
    assert file.deals == 3
    assert [len(match.deals) for match in file.matches] == [2]


def test_nobody_is_named_in_it() -> None:
    text = report()
    for name in (*NAMES, str(Path.home())):
        assert name not in text
    assert "Player 1 was here" in text


def test_it_says_what_is_needed_to_find_the_fault() -> None:
    data = read_record(report().encode()).documents[0]
    about = data["report"]
    assert about["rules"] == "P-SK"
    assert about["level"] == "standard"
    assert about["time"] == "2026-11-30T20:00:00Z"
    assert any("ValueError" in line for line in about["faults"])
    assert {"program", "python", "system"} <= set(about)


def test_without_a_match_it_still_tells_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "report.doko"
    path.write_text(fault_report(rules=preset("kneipe"), match=None), "utf-8")
    assert open_record(path).deals == 0
    assert read_record(path.read_bytes()).documents[0]["rules"]["preset"] == "kneipe"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ben said Benno", "Player 2 said Benno"),
        ("in /home/fred", "in …/file"),
        (r"in C:\Users\fred", "in …/file"),
        ("cannot write /srv/erna/history.db: full", "cannot write …/file.db: full"),
        (r"see C:\Users\fred\a.py", "see …/file.py"),
        ("1/2 of /, and/or either", "1/2 of /, and/or either"),
    ],
)
def test_names_and_folders_are_replaced(text: str, shown: str) -> None:
    assert without_names(text, NAMES) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            "FileNotFoundError: [Errno 2] no such file: '/media/usb/Oma Erna/Runde.doko'",
            "FileNotFoundError: [Errno 2] no such file: '…/file.doko'",
        ),
        (
            'File "/srv/erna/dokodesk/views/sheet/area.py", line 7, in take_in',
            'File "…/dokodesk/views/sheet/area.py", line 7, in take_in',
        ),
        (
            'File "/opt/x/lib/python3.11/json/decoder.py", line 3',
            'File "…/lib/python3.11/json/decoder.py", line 3',
        ),
        (r"OSError: 'D:\Erna\history.db'", "OSError: '…/file.db'"),
        ("KeyError: '10' at 1/2 of the way", "KeyError: '10' at 1/2 of the way"),
    ],
)
def test_files_are_known_by_their_ending_only(text: str, shown: str) -> None:
    assert without_names(text, NAMES) == shown


def test_neither_person_nor_computer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "erna.k")
    monkeypatch.setattr("platform.node", lambda: "ernas-laptop")
    text = report(
        faults="lock held by erna.k@ernas-laptop (pid 7)\nZacharias: KeyError",
        events=("2.0 erna.k", "3.0 kerna.kk", "4.0 Zacharias"),
        others=("Zacharias", ""),
    )
    assert "ernas-laptop" not in text
    assert "Zacharias" not in text
    assert "lock held by someone@computer (pid 7)" in text
    assert "3.0 kerna.kk" in text


def test_only_the_last_events_are_kept() -> None:
    log = EventLog(iter(range(1000)).__next__)
    for number in range(500):
        log.note(f"event {number}")
    assert len(log.events) == 200
    assert log.events[-1].endswith("event 499")
