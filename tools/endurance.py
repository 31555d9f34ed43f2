"""Many deals over all presets: nobody may answer wrongly, hang, or make the memory grow.

    python -m tools.endurance --deals 20000 --player beginner --player casual --player standard
    python -m tools.endurance --deals 2000 --player strong:rieke:all --player expert

Whole matches are played, the presets in turn, the named players round the table. An answer that
takes longer than the limit counts as a hang. The memory is read after the first tenth of the
matches, when everything is loaded, and at the end.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from dokodesk.ai.answering import Answer, Fault
from dokodesk.ai.arena import Watcher, play_match
from dokodesk.ai.levels import make_player
from dokodesk.ai.search import SearchPlayer
from dokodesk.engine.rules import preset, preset_names

_LIMIT_S: Final = 5.0
_WARM: Final = 0.1
_MOST_DEALS: Final = 60
_KIB_PER_MIB: Final = 1024


class Report(msgspec.Struct):
    """What one process saw.

    Attributes:
        deals: by preset; void ones too.
        contracts: which games were played.
        answers: how often somebody was asked.
        longest_s: the slowest answer.
        hangs: answers beyond the limit.
        faults: what went wrong, in words.
        warm_mib: the memory when everything was loaded, and
        end_mib: at the end; 0 where the system does not tell.
        seconds: how long it took.
    """

    deals: Counter[str] = msgspec.field(default_factory=Counter)
    contracts: Counter[str] = msgspec.field(default_factory=Counter)
    answers: int = 0
    longest_s: float = 0.0
    hangs: int = 0
    faults: list[str] = msgspec.field(default_factory=list)
    warm_mib: float = 0.0
    end_mib: float = 0.0
    seconds: float = 0.0


class _Notes(Watcher):
    def __init__(self, report: Report) -> None:
        self.report = report

    def answered(self, seat: int, answer: Answer) -> None:
        del seat
        self.report.answers += 1
        self.report.longest_s = max(self.report.longest_s, answer.seconds)
        self.report.hangs += answer.seconds > _LIMIT_S

    def failed(self, fault: Fault) -> None:
        self.report.faults.append(fault.text)


def memory_mib() -> float:
    """The memory of this process in MiB; 0 where the system does not tell."""
    path = Path("/proc/self/status")
    if not path.exists():
        return 0.0
    line = next(line for line in path.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / _KIB_PER_MIB


def play(players: tuple[str, ...], seed: str, deals: int) -> Report:
    """Play matches until so many deals are done."""
    report = Report()
    notes = _Notes(report)
    started = time.perf_counter()
    made = [make_player(name) for name in players]
    for player in made:
        if isinstance(player, SearchPlayer):
            player.explains = False
    number = 0
    while report.deals.total() < deals:
        name = preset_names()[number % len(preset_names())]
        table = [made[(number + place) % len(made)] for place in range(4)]
        try:
            match = play_match(
                preset(name), table, f"{seed}|{number}", watcher=notes, most_deals=_MOST_DEALS
            )
        except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told
            report.faults.append(f"{name}, match {number}: {type(error).__name__}: {error}")
        else:
            report.deals[name] += len(match.deals)
            report.contracts.update(deal.result.contract for deal in match.deals)
        number += 1
        if not report.warm_mib and report.deals.total() >= _WARM * deals:
            report.warm_mib = memory_mib()
    report.end_mib = memory_mib()
    report.seconds = time.perf_counter() - started
    return report


def main() -> int:
    """Play and report; the exit status says whether all went well."""
    parser = argparse.ArgumentParser(description="play many deals and watch for faults")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--player", action="append", default=[])
    parser.add_argument("--seed", default="endurance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    players = tuple(arguments.player or ["standard"])
    jobs = max(1, min(arguments.jobs, arguments.deals))
    share = -(-arguments.deals // jobs)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [
            pool.submit(play, players, f"{arguments.seed}-{job}", share) for job in range(jobs)
        ]
        reports = [each.result() for each in waiting]
    return tell(players, reports)


def tell(players: tuple[str, ...], reports: list[Report]) -> int:
    """Print the reports together; 1 if something went wrong."""
    deals: Counter[str] = Counter()
    contracts: Counter[str] = Counter()
    for report in reports:
        deals.update(report.deals)
        contracts.update(report.contracts)
    faults = [fault for report in reports for fault in report.faults]
    hangs = sum(report.hangs for report in reports)
    answers = sum(report.answers for report in reports)
    longest = max(report.longest_s for report in reports)
    print(f"{deals.total()} deals of {', '.join(players)}: {dict(deals)}")
    print(f"Games: {dict(contracts.most_common())}")
    print(f"{answers} answers, {len(faults)} faults, {hangs} beyond {_LIMIT_S:g} s")
    print(f"Longest answer {1000 * longest:.0f} ms; {max(r.seconds for r in reports):.0f} s in all")
    for report in reports:
        print(
            f"Memory: {report.warm_mib:.1f} MiB after a tenth, {report.end_mib:.1f} MiB at the end"
        )
    for fault in faults[:20]:
        sys.stderr.write(f"{fault}\n")
    return 1 if faults or hangs else 0


if __name__ == "__main__":
    raise SystemExit(main())
