"""Tries on purpose what may go wrong, and keeps a table of it.

    python -m tools.faults fuzz --inputs 100000 --seconds 300
    python -m tools.faults faults --times 100
    python -m tools.faults soak --deals 1500
    python -m tools.faults animated --hours 8
    python -m tools.faults tests
    python -m tools.faults merge COPY/tests/faults/results.yaml
    python -m tools.faults --write docs/faults.md --quick

Each part adds what it has seen to ``tests/faults/results.yaml``; ``--write`` runs all parts with
small counts (``--quick``) or none at all (``--keep``) and makes the table. The exit status says
whether all went well.
"""

from __future__ import annotations

import argparse
import ast
import faulthandler
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import yaml

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "tests" / "faults" / "results.yaml"
_FAULTY_INPUTS: Final = Path("build") / "faults"
_MOST_MIB: Final = 200
_MOST_GROWN_MIB: Final = 5.0


def known_results() -> dict[str, dict[str, Any]]:
    """What all runs have seen: by part and name."""
    if not RESULTS.exists():
        return {}
    found: dict[str, dict[str, Any]] = yaml.safe_load(RESULTS.read_text("utf-8")) or {}
    return found


def keep_result(part: str, name: str, result: dict[str, Any]) -> None:
    """Puts one result in the place of the one before."""
    results = known_results()
    results.setdefault(part, {})[name] = result
    text = yaml.safe_dump(results, allow_unicode=True, sort_keys=True, width=96)
    RESULTS.write_text(f"# Written by python -m tools.faults.\n{text}", "utf-8")


def merge(other: Path) -> None:
    """Takes over what another copy has tried, where it has tried as much or more.

    Args:
        other: its file of results.
    """
    found: dict[str, dict[str, Any]] = yaml.safe_load(other.read_text("utf-8")) or {}
    known = known_results()
    for part, count in (("fuzz", "inputs"), ("runs", "times")):
        for name, result in found.get(part, {}).items():
            before = known.get(part, {}).get(name, {})
            if result != before and result[count] >= before.get(count, 0):
                keep_result(part, name, result)


# --- readers --------------------------------------------------------------------------------------


def run_fuzz(inputs: int, seconds: float, names: Sequence[str]) -> int:
    """Feeds the readers; the number of faults.

    Args:
        inputs: how many each gets at most; those of earlier runs count.
        seconds: how long each may take now.
        names: of the readers, or parts of them; all without any.
    """
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from tests.fuzz.readers import READERS

    application = QApplication.instance() or QApplication(["faults"])
    qInstallMessageHandler(lambda *_words: None)
    faults = 0
    for reader in READERS:
        if not names or any(name in reader.name for name in names):
            faults += _fuzz_one(reader, inputs, seconds)
    del application
    return faults


def _fuzz_one(reader: Any, inputs: int, seconds: float) -> int:
    from tests.fuzz.running import fuzz

    before = known_results().get("fuzz", {}).get(reader.name, {})
    done = int(before.get("inputs", 0))
    if done >= inputs:
        return 0
    end = time.monotonic() + seconds
    outcome = fuzz(reader, inputs - done, f"run {done}", enough=lambda: time.monotonic() >= end)
    result = {
        "inputs": done + outcome.inputs,
        "taken": int(before.get("taken", 0)) + outcome.taken,
        "slowest_s": round(max(float(before.get("slowest_s", 0)), outcome.slowest_s), 2),
        "grown_mib": round(max(float(before.get("grown_mib", 0)), outcome.grown_mib)),
        "faults": int(before.get("faults", 0)) + len(outcome.faults),
    }
    keep_result("fuzz", reader.name, result)
    print(f"{reader.name}: {result}", flush=True)
    for number, (place, (data, text)) in enumerate(outcome.faults.items()):
        _FAULTY_INPUTS.mkdir(parents=True, exist_ok=True)
        path = _FAULTY_INPUTS / f"{reader.name.replace(' ', '_')}-{done}-{number}"
        path.write_bytes(data)
        print(f"  {place}, input kept as {path}\n{text}", flush=True)
    return len(outcome.faults) + (outcome.grown_mib > _MOST_MIB)


# --- faults on purpose ----------------------------------------------------------------------------


def run_kills(times: int) -> int:
    """Kills matches until so many kills have hit; it raises if one of them changed anything."""
    from tests.faults.killing import killed_match

    kills = matches = 0
    while kills < times:
        with TemporaryDirectory() as folder:
            kills += killed_match(Path(folder), times - kills, deals=8, seed=matches + 1)
        matches += 1
    keep_result("runs", "kills", {"times": kills, "matches": matches})
    print(f"{kills} kills over {matches} whole matches", flush=True)
    return 0


def run_clicks(times: int, seed: int) -> int:
    """Acts at random on everything; the number of faults. Runs with other seeds add up."""
    from tests.faults.clicking import click_everything
    from tests.faults.desktop import desktop

    faulthandler.dump_traceback_later(max(120, times / 5), exit=True)
    with (
        TemporaryDirectory() as folder,
        desktop(Path(folder), sounds=False, computer_level="beginner") as made,
    ):
        click_everything(made, times, seed)
        faults = list(made.faults)
    faulthandler.cancel_dump_traceback_later()
    before = known_results().get("runs", {}).get("clicks", {})
    seeds = sorted({*before.get("seeds", []), seed})
    if seed not in before.get("seeds", []):
        times += int(before.get("times", 0))
    bad = int(before.get("faults", 0)) + len(faults)
    keep_result("runs", "clicks", {"times": times, "seeds": seeds, "faults": bad})
    print(f"{times} random acts, {bad} faults", flush=True)
    return len(faults)


def run_soak(deals: int, seconds: float) -> int:
    """Plays deals through the window; 1 if memory, files or timers grow."""
    from tests.faults.soaking import Counted, soak

    end = time.monotonic() + seconds
    # Sixty whole matches: the caches of pictures, texts and pages of the database are full then.
    warm = max(3, min(500, deals // 10))
    counts: list[Counted] = []

    def keep(deal: int) -> int:
        result = soak_result(warm, deal, counts[0], counts[-1], max(one.mib for one in counts))
        keep_result("runs", "soak", result)
        return int(result["faults"])

    def tell(deal: int, counted: Counted) -> None:
        print(f"{deal} deals: {counted}", flush=True)
        counts.append(counted)
        # What a long run has seen is not lost with its end.
        keep(deal)

    with TemporaryDirectory() as folder:
        done = soak(
            Path(folder), deals, warm=warm, tell=tell, enough=lambda: time.monotonic() >= end
        )
    return keep(done)


def soak_result(
    warm: int, done: int, before: Any, after: Any, most_mib: float = 0.0
) -> dict[str, Any]:
    """What is kept of a soak.

    Args:
        warm: deals of the warm-up.
        done: deals after it.
        before: the counts after the warm-up.
        after: those at the end.
        most_mib: the most memory that any count between them has seen.
    """
    most = max(before.mib, after.mib, most_mib)
    grown = most - before.mib
    left = (
        (after.files, before.files),
        (after.timers, before.timers),
        (after.motions, before.motions),
    )
    bad = grown > _MOST_GROWN_MIB or any(late > early for late, early in left)
    return {
        "warm_up": warm,
        "times": done,
        "mib": [round(before.mib, 1), round(after.mib, 1)],
        "most_mib": round(most, 1),
        "files": [before.files, after.files],
        "objects": [before.objects, after.objects],
        "timers": [before.timers, after.timers],
        "items": [before.items, after.items],
        "faults": int(bad),
    }


def run_animated(hours: float, factor: int, seconds: float) -> int:
    """Plays deals in motion, faster than usual; 1 if anything stays behind."""
    from tests.faults.hurrying import Hurried, hurry
    from tests.faults.soaking import Counted

    end = time.monotonic() + seconds
    most_mib = 0.0

    def tell(so_far: Hurried, counted: Counted) -> None:
        nonlocal most_mib
        most_mib = max(most_mib, counted.mib)
        told = f"{so_far.deals} deals, {so_far.hours(factor):.2f} hours: {counted}"
        print(f"{told}, strays: {dict(so_far.strays)}", flush=True)

    with TemporaryDirectory() as folder:
        # Sizes, pages and languages fill their caches one by one.
        warm = max(2, min(150, round(20 * hours)))
        found = hurry(
            Path(folder),
            hours,
            factor=factor,
            warm=warm,
            tell=tell,
            enough=lambda: time.monotonic() >= end,
        )
    assert found.before is not None
    assert found.after is not None
    result = soak_result(warm, found.deals, found.before, found.after)
    result |= {
        # Told, not judged: the window has another size at every count, and its picture with it.
        "most_mib": round(max(most_mib, *result["mib"]), 1),
        "hours": round(found.hours(factor), 2),
        "factor": factor,
        "disturbed": found.disturbed,
        "motions": [found.before.motions, found.after.motions],
        "most_items": found.most_items,
        "strays": dict(found.strays),
    }
    bad = result["faults"] or found.strays or found.after.motions or found.after.timers
    result["faults"] = int(bool(bad) or found.after.items > found.before.items)
    keep_result("runs", "animated", result)
    print(result, flush=True)
    return int(result["faults"])


def _node(test: str) -> str:
    """The name by which pytest knows a test: with its class, if it stands in one."""
    file, name = test.split("::")
    tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            inside = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
            if name in inside:
                return f"tests/{file}::{node.name}::{name}"
    return f"tests/{file}::{name}"


def run_tests(parts: Sequence[str] = ()) -> int:
    """Runs every test that the tables name; how many failed.

    Args:
        parts: of the names of those to run; all without any.
    """
    from xml.etree import ElementTree as ET

    names = sorted({test for _, tests, _ in _purpose() + _bugs() for test in tests})
    names = [_node(name) for name in names if not name.startswith("packaging/")]
    names = [name for name in names if not parts or any(part in name for part in parts)]
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *names]
        subprocess.run(command, cwd=ROOT, check=False)
        cases = list(ET.parse(report).getroot().iter("testcase"))  # noqa: S314 - just written by pytest
    counts: dict[str, list[int]] = {}
    for case in cases:
        if case.find("skipped") is not None:
            continue
        parts = case.get("classname", "").removeprefix("tests.").split(".")
        file = "/".join(part for part in parts if not part.startswith("Test"))
        name = f"{file}.py::{case.get('name', '').partition('[')[0]}"
        passed, failed = counts.get(name, [0, 0])
        bad = case.find("failure") is not None or case.find("error") is not None
        counts[name] = [passed + (not bad), failed + bad]
    for name, (passed, failed) in counts.items():
        keep_result("tests", name, {"passed": passed, "failed": failed})
    return sum(failed for _, failed in counts.values())


# --- the table ------------------------------------------------------------------------------------

_HEAD: Final = """# What was tried to break it

Written by `python -m tools.faults --write docs/faults.md --keep` from what its runs have seen; the
numbers are those of the last runs. `python -m tools.faults` tells how to repeat them.
"""
_FUZZ_HINT: Final = """Sound inputs are damaged (bits, bytes, words, lines, numbers, nesting, cuts) and
read with everything the program does with them. What comes is a result that survives writing and
reading again, or a refusal in words. A traceback, more than 20 seconds for one input or more than
200 MiB count as faults; "slowest" was taken on a busy computer.
"""
_PURPOSE_HINT: Final = """A row names the tests that make the fault; each case of a test counts. What
stands under "Long runs" does the same more often.
"""
_BUGS_HINT: Final = """Seventy faults from public trackers, change logs and reviews of other card
programs and of Qt programs, and the tests that would find them here. Tests of finished packages
need such a package and are not run with the others.
"""

_Row = tuple[str, Sequence[str], str]


def _data(name: str) -> Any:
    return yaml.safe_load((ROOT / "tests" / "faults" / name).read_text("utf-8"))


def _bugs() -> list[_Row]:
    return [
        (f"{number}. {bug['what']}", bug.get("tests", ()), bug.get("note", ""))
        for number, bug in _data("public_bugs.yaml").items()
    ]


def _purpose(wanted: str = "") -> list[_Row]:
    return [
        (entry["what"], entry["tests"], "")
        for group, entries in _data("faults.yaml").items()
        for entry in entries
        if wanted in ("", group)
    ]


def written() -> str:
    """The page about faults, from what the runs have seen."""
    results = known_results()
    tests = results.get("tests", {})
    parts = [_HEAD, _readers_table(results.get("fuzz", {})), _runs_table(results.get("runs", {}))]
    parts.append(f"## Faults made on purpose\n\n{_PURPOSE_HINT}")
    parts += [
        f"### {group}\n\n{_tests_table('Fault', _purpose(group), tests)}"
        for group in _data("faults.yaml")
    ]
    parts.append(f"## Faults that users of other programs reported\n\n{_BUGS_HINT}")
    parts.append(_tests_table("Reported fault", _bugs(), tests))
    return "\n".join(parts)


def _readers_table(found: dict[str, dict[str, Any]]) -> str:
    from tests.fuzz.readers import READERS

    lines = [
        "## Damaged inputs for every reader\n",
        _FUZZ_HINT,
        "| Reader | Module | Inputs | read | refused or mended | slowest | memory | faults |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for reader in READERS:
        one = found.get(reader.name)
        if one is None:
            lines.append(f"| {reader.name} | `{reader.module}` | 0 | | | | | |")
            continue
        refused = one["inputs"] - one["taken"]
        lines.append(
            f"| {reader.name} | `{reader.module}` | {one['inputs']:,} | {one['taken']:,} "
            f"| {refused:,} | {one['slowest_s']:.2f} s | +{one['grown_mib']} MiB "
            f"| {one['faults']} |"
        )
    return "\n".join(lines) + "\n"


def _runs_table(found: dict[str, dict[str, Any]]) -> str:
    lines = ["## Long runs\n", "| What | How often | Result |", "|---|--:|---|"]
    kills, clicks, soak = (found.get(name) for name in ("kills", "clicks", "soak"))
    if kills:
        lines.append(
            "| `kill -9` at random moments of whole matches, gone on with each time "
            f"| {kills['times']:,} "
            f"| {kills['matches']} matches ended like those in peace, action by action |"
        )
    if clicks:
        lines.append(
            "| random clicks, keys, commands, pages, sizes and languages in the whole window, one "
            f"after the other without a pause | {clicks['times']:,} | {clicks['faults']} faults |"
        )
    if soak:
        lines.append(
            f"| deals through the window, after a warm-up of {soak['warm_up']} "
            f"| {soak['times']:,} | {_spans(soak)} |"
        )
    animated = found.get("animated")
    if animated:
        strays = sum(animated["strays"].values())
        often = f"{animated['disturbed']:,} times" if "disturbed" in animated else "again and again"
        lines.append(
            f"| hours of play in motion, at {animated['factor']} times the usual speed, disturbed "
            f"{often} in the middle of a motion (another size, page or "
            "language, hidden, minimised); counted are the durations of the beats that came to "
            f"their end, at the usual speed | {animated['hours']} hours, {animated['times']:,} "
            f"deals | timers or animations left over between two deals {strays}, "
            f"most items of the scene between two deals {animated['most_items']}, "
            f"{_spans(animated)} |"
        )
    return "\n".join(lines) + "\n"


def _spans(run: dict[str, Any]) -> str:
    """What there was of everything before a run and after it."""
    most = f"most memory in between {run['most_mib']} MiB, " if "most_mib" in run else ""
    return most + ", ".join(
        f"{word} {run[key][0]} to {run[key][1]}"
        for word, key in (
            ("memory in MiB", "mib"),
            ("open files", "files"),
            ("Qt objects", "objects"),
            ("running timers", "timers"),
            ("items of the scene", "items"),
        )
    )


def _tests_table(title: str, rows: Sequence[_Row], known: dict[str, dict[str, int]]) -> str:
    lines = [f"| {title} | Tests | Result |", "|---|---|---|"]
    for what, tests, note in rows:
        passed = sum(known.get(test, {}).get("passed", 0) for test in tests)
        failed = sum(known.get(test, {}).get("failed", 0) for test in tests)
        good = f"{passed} passed" if passed else "not run"
        names = "<br>".join(f"`{test}`" for test in tests)
        more = f" ({note})" if note else ""
        lines.append(f"| {what}{more} | {names} | {f'**{failed} failed**' if failed else good} |")
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Run what is asked for; 1 if something went wrong."""
    parser = argparse.ArgumentParser(description="try what may go wrong, and tell of it")
    parser.add_argument("--write", type=Path, metavar="FILE", help="make the page")
    parser.add_argument("--quick", action="store_true", help="run everything a few times before")
    parser.add_argument("--keep", action="store_true", help="run nothing before")
    commands = parser.add_subparsers(dest="command")
    fuzzing = commands.add_parser("fuzz", help="damaged inputs for every reader")
    fuzzing.add_argument("names", nargs="*", help="readers, or parts of their names")
    fuzzing.add_argument("--inputs", type=int, default=100_000)
    fuzzing.add_argument("--seconds", type=float, default=600.0, help="for each reader")
    purpose = commands.add_parser("faults", help="kills and clicks")
    purpose.add_argument("--times", type=int, default=100, help="kills; clicks are 50 times that")
    purpose.add_argument("--seed", type=int, default=1)
    purpose.add_argument("--only", choices=("kills", "clicks"))
    soaking = commands.add_parser("soak", help="many deals through the window")
    soaking.add_argument("--deals", type=int, default=1500)
    soaking.add_argument("--seconds", type=float, default=3600.0)
    animated = commands.add_parser("animated", help="hours of motion at high speed")
    animated.add_argument("--hours", type=float, default=8.0, help="at the usual pace")
    animated.add_argument("--factor", type=int, default=20, help="how many times faster")
    animated.add_argument("--seconds", type=float, default=7200.0)
    merging = commands.add_parser("merge", help="take over what another copy has tried")
    merging.add_argument("files", nargs="+", type=Path)
    testing = commands.add_parser("tests", help="the tests that the tables name")
    testing.add_argument("names", nargs="*", help="parts of the names of those to run")
    arguments = parser.parse_args(words)
    if arguments.command is None and arguments.write is None:
        parser.print_help()
        return 0
    faults = _run(arguments)
    if arguments.write is not None:
        faults += 0 if arguments.keep else _run_all(quick=arguments.quick)
        arguments.write.write_text(written(), "utf-8")
    return int(faults > 0)


def _run(arguments: argparse.Namespace) -> int:
    match arguments.command:
        case "fuzz":
            return run_fuzz(arguments.inputs, arguments.seconds, arguments.names)
        case "faults":
            faults = 0 if arguments.only == "clicks" else run_kills(arguments.times)
            if arguments.only != "kills":
                faults += run_clicks(50 * arguments.times, arguments.seed)
            return faults
        case "soak":
            return run_soak(arguments.deals, arguments.seconds)
        case "animated":
            return run_animated(arguments.hours, arguments.factor, arguments.seconds)
        case "merge":
            for file in arguments.files:
                merge(file)
            return 0
        case "tests":
            return run_tests(arguments.names)
        case _:
            return 0


def _run_all(*, quick: bool) -> int:
    faults = run_fuzz(500 if quick else 100_000, 20.0 if quick else 3600.0, ())
    faults += run_kills(5 if quick else 100)
    faults += run_clicks(500 if quick else 5000, 1)
    faults += run_soak(10 if quick else 1500, 120.0 if quick else 7200.0)
    faults += run_animated(0.05 if quick else 8.0, 20, 120.0 if quick else 7200.0)
    return faults + run_tests()


if __name__ == "__main__":
    sys.exit(main())
