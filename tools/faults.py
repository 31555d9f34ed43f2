"""Tries on purpose what may go wrong, and keeps a table of it.

    python -m tools.faults fuzz --inputs 100000 --seconds 300
    python -m tools.faults faults --times 100
    python -m tools.faults soak --deals 1500
    python -m tools.faults --write docs/faults.md --quick

Each part adds what it has seen to ``tests/faults/results.yaml``; ``--write`` runs all parts with
small counts (``--quick``) or none at all (``--keep``) and makes the table. The exit status says
whether all went well.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import yaml

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "tests" / "faults" / "results.yaml"
_FAULTY_INPUTS: Final = Path("build") / "faults"
_MOST_MIB: Final = 200


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
    outcome = fuzz(
        reader, inputs - done, f"run {done}", enough=lambda: time.monotonic() >= end
    )
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


def main(words: Sequence[str] | None = None) -> int:
    """Run what is asked for; 1 if something went wrong."""
    parser = argparse.ArgumentParser(description="try what may go wrong, and tell of it")
    commands = parser.add_subparsers(dest="command")
    fuzzing = commands.add_parser("fuzz", help="damaged inputs for every reader")
    fuzzing.add_argument("names", nargs="*", help="readers, or parts of their names")
    fuzzing.add_argument("--inputs", type=int, default=100_000)
    fuzzing.add_argument("--seconds", type=float, default=600.0)
    arguments = parser.parse_args(words)
    if arguments.command == "fuzz":
        return int(run_fuzz(arguments.inputs, arguments.seconds, arguments.names) > 0)
    parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
