"""The worked cases of the rules, read from data (``--cases FILE`` runs another file instead)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from dokodesk.engine.rules import from_dict, preset
from dokodesk.engine.scoring import Line
from tests.engine.case_runner import answer

_DEFAULT = Path(__file__).parent.parent / "data" / "rules_cases.yaml"

#: Names for several lines together in the cases' breakdowns.
_GROUPS = {
    "under": ("under_90", "under_60", "under_30", "schwarz"),
    "level_calls": ("no90_call", "no60_call", "no30_call", "schwarz_call"),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each case of the file."""
    if "case" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--cases")
        path = Path(chosen) if chosen else _DEFAULT
        cases = yaml.safe_load(path.read_text(encoding="utf-8"))["cases"]
        metafunc.parametrize("case", cases, ids=[case["id"] for case in cases])


def test_worked_case(case: Mapping[str, Any]) -> None:
    """The engine gives what the case expects, every point of the breakdown included."""
    rules = from_dict(case.get("overrides", {}), preset(case["preset"]))
    found = answer(rules, case)
    for key, wanted in case["expected"].items():
        if key == "breakdown":
            _compare_breakdown(found[key], wanted)
        elif key == "legal":
            assert sorted(found[key]) == sorted(wanted)
        elif isinstance(wanted, list):
            assert list(found[key]) == wanted, key
        else:
            assert found[key] == wanted, key


def _compare_breakdown(lines: Sequence[Line], wanted: Mapping[str, int]) -> None:
    """The lines add up to each named part; nothing is left over.

    A part may be a reason, a group of reasons, a reason with its side (``fox_re``), a whole side
    where nobody wins, or ``times``: the factor by which doubling calls multiply what stands
    before them.
    """
    rest = list(lines)
    for name, points in wanted.items():
        if name == "times":
            doubling = [line for line in rest if line.reason in ("re_call", "kontra_call")]
            before = sum(
                line.points
                for line in lines
                if line not in doubling
                and line.reason not in ("against_old", "fox", "charlie", "doppelkopf")
            )
            assert sum(line.points for line in doubling) == before * (points - 1)
            rest = [line for line in rest if line not in doubling]
            continue
        if _by_side(wanted):
            taken = [line for line in rest if line.side.value == name]
            assert sum(line.points for line in taken) == points, (name, lines)
            rest = [line for line in rest if line not in taken]
            continue
        reasons = _GROUPS.get(name, (name, f"{name}_call"))
        taken = [line for line in rest if line.reason in reasons or _with_side(line) == name]
        assert sum(line.points for line in taken) == abs(points), (name, lines)
        rest = [line for line in rest if line not in taken]
    assert not rest, rest


def _by_side(wanted: Mapping[str, int]) -> bool:
    """Whether a breakdown is given by side only: what each side scores when nobody wins."""
    return set(wanted) <= {"re", "kontra"}


def _with_side(line: Line) -> str:
    return f"{line.reason}_{line.side.value}"
