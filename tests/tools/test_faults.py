"""The table of faults says what the runs have seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.faults.soaking import Counted
from tests.fuzz.readers import READERS
from tools import faults

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "results.yaml"
    monkeypatch.setattr(faults, "RESULTS", path)
    return path


def test_without_a_run_the_table_says_so(results: Path) -> None:
    page = faults.written()
    assert not results.exists()
    assert all(f"| {reader.name} | `{reader.module}` | 0 |" in page for reader in READERS)
    assert "passed" not in page
    assert page.count("| not run |") > 90


def test_results_add_up_and_are_shown(results: Path) -> None:
    test = "faults/test_killing.py::test_a_match_that_is_killed_often_ends_like_one_in_peace"
    faults.keep_result("tests", test, {"passed": 1, "failed": 0})
    faults.keep_result("runs", "kills", {"times": 123, "matches": 4})
    assert set(faults.known_results()) == {"tests", "runs"}
    page = faults.written()
    assert "| 123 | 4 matches" in page
    assert "`| 1 passed |" in page.replace("` |", "`|")
    faults.keep_result("tests", test, {"passed": 0, "failed": 1})
    assert "**1 failed**" in faults.written()


@pytest.mark.parametrize(
    ("after", "bad"),
    [
        (Counted(104.9, 9, 200, 1, 69, 0), 0),
        (Counted(105.1, 9, 200, 1, 69, 0), 1),
        (Counted(100.0, 10, 200, 1, 69, 0), 1),
        (Counted(100.0, 9, 200, 2, 69, 0), 1),
        (Counted(100.0, 9, 200, 1, 69, 1), 1),
    ],
)
def test_growth_is_a_fault(after: Counted, bad: int) -> None:
    assert faults.soak_result(3, 10, Counted(100.0, 9, 190, 1, 69, 0), after)["faults"] == bad


def test_memory_that_comes_and_goes_counts_too() -> None:
    same = Counted(100.0, 9, 190, 1, 69, 0)
    assert faults.soak_result(3, 10, same, same, 104.9)["faults"] == 0
    assert faults.soak_result(3, 10, same, same, 105.1)["faults"] == 1


def test_a_soak_keeps_what_it_has_seen(results: Path, qapp: QApplication) -> None:
    del qapp
    assert faults.main(["soak", "--deals", "2"]) in (0, 1)
    kept = faults.known_results()["runs"]["soak"]
    assert (kept["times"], kept["warm_up"]) == (2, 3)
    assert kept["most_mib"] >= max(kept["mib"])
    assert f"most memory in between {kept['most_mib']} MiB" in faults.written()


def test_a_few_inputs_are_counted(results: Path) -> None:
    assert faults.main(["fuzz", "--inputs", "20", "rule codes"]) == 0
    assert faults.main(["fuzz", "--inputs", "30", "rule codes"]) == 0
    assert faults.known_results()["fuzz"]["rule codes"]["inputs"] == 30


def test_the_page_is_in_step_with_what_the_runs_have_seen() -> None:
    assert (ROOT / "docs" / "faults.md").read_text("utf-8") == faults.written()
