"""How far the levels are apart: plays neighbours against each other and writes docs/levels.md.

    python -m tools.levels_page --deals 400                      # a quick look, tuning deals
    python -m tools.levels_page --seed claim --deals 10000 --deals expert=2000 --write docs/levels.md

Each level plays the next weaker one in the whole game. Every deal is played twice: the stronger
level on seats 0 and 2 against the weaker on 1 and 3, then with seats exchanged. The figure is the
stronger one's points per game and player; a deal counts once, so the interval is that of
independent deals. Work is done in shares of some deals; each finished share is added to the file
named by ``--progress``, and a run that was stopped goes on from there. Shares of another version of
the computer players count for nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

import dokodesk.ai
from dokodesk.ai.answering import Answer, Fault
from dokodesk.ai.arena import Watcher, deal_setup, play_deal
from dokodesk.ai.fastcore import COMPILED
from dokodesk.ai.level_player import NEVER
from dokodesk.ai.levels import STRENGTHS, make_player
from dokodesk.ai.search import SearchPlayer
from dokodesk.cli.console import Progress
from dokodesk.engine.actions import Call
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.state import ALL_SEATS

_SHARE: Final = 20
_PROGRESS: Final = Path("build/levels.jsonl")
_WANTED: Final = 0.1
_FEW: Final = 2


class Task(msgspec.Struct, frozen=True):
    """One share of the work.

    Attributes:
        stronger, weaker: two levels.
        rules: a preset.
        seed: names the list of deals.
        first: the number of the first deal, from 1.
        deals: how many.
        version: of the computer players.
    """

    stronger: str
    weaker: str
    rules: str
    seed: str
    first: int
    deals: int
    version: str


class Share(msgspec.Struct):
    """A finished share: one value for each deal, and how long the answers took.

    Attributes:
        task: which one.
        values: the stronger level's points per game and player in each deal.
        tenths: for each level how many answers took so many tenths of a millisecond.
        faults: answers that had to be replaced.
        cpu_s: seconds of processor time.
    """

    task: Task
    values: list[float]
    tenths: dict[str, dict[int, int]]
    faults: int
    cpu_s: float


class _Clock(Watcher):
    """Notes the time of every decision about a card or another turn, and faults."""

    def __init__(self) -> None:
        self.tenths: dict[str, Counter[int]] = {}
        self.seated: tuple[str, ...] = ()
        self.faults = 0

    def answered(self, seat: int, answer: Answer) -> None:
        if answer.action is None or isinstance(answer.action, Call):
            return
        times = self.tenths.setdefault(self.seated[seat], Counter())
        times[round(answer.seconds * 10_000)] += 1

    def failed(self, fault: Fault) -> None:
        self.faults += 1
        sys.stderr.write(f"{fault.text}\n")


def play_share(task: Task) -> Share:
    """Play one share."""
    started = time.process_time()
    clock = _Clock()
    rules = preset(task.rules)
    one, two = make_player(task.stronger), make_player(task.weaker)
    for player in (one, two):
        if isinstance(player, SearchPlayer):
            player.explains = False
    values = []
    for number in range(task.first, task.first + task.deals):
        setup = deal_setup(rules, task.seed, number)
        value = 0.0
        for sitting in ((one, two, one, two), (two, one, two, one)):
            clock.seated = tuple(player.name for player in sitting)
            state = play_deal(setup, sitting, f"{task.seed}-{number}", clock)
            assert state.result is not None
            for seat in ALL_SEATS:
                score = state.result.scores[seat]
                value += score if sitting[seat] is one else -score
        values.append(value / 8)
    tenths = {level: dict(times) for level, times in clock.tenths.items()}
    return Share(task, values, tenths, clock.faults, time.process_time() - started)


def version() -> str:
    """Names the version of the computer players: any change in their code changes it."""
    digest = hashlib.sha256(str(COMPILED).encode())
    folder = Path(dokodesk.ai.__file__).parent
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.pyx"), *folder.rglob("*.yaml")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def read_progress(path: Path, current: str) -> list[Share]:
    """The shares of this version that are done; a line that was cut off is passed over."""
    if not path.exists():
        return []
    found = []
    for line in path.read_bytes().splitlines():
        try:
            share = msgspec.json.decode(line, type=Share)
        except msgspec.DecodeError:
            continue
        if share.task.version == current:
            found.append(share)
    return found


def pairs() -> list[tuple[str, str]]:
    """Each level with the next weaker one."""
    names = list(STRENGTHS)
    return [(names[place], names[place - 1]) for place in range(1, len(names))]


def open_tasks(
    wanted: dict[str, int], rules: str, seed: str, current: str, done: Sequence[Share]
) -> Iterator[Task]:
    """What is left to do, the pairs in turn, so that all of them grow together."""
    known = {share.task for share in done}
    most = max(wanted.values(), default=0)
    for first in range(1, most + 1, _SHARE):
        for stronger, weaker in pairs():
            deals = min(_SHARE, wanted[stronger] - first + 1)
            if deals <= 0:
                continue
            task = Task(stronger, weaker, rules, seed, first, deals, current)
            if task not in known:
                yield task


class Row(msgspec.Struct, frozen=True):
    """What is known of a pair of neighbours."""

    stronger: str
    weaker: str
    deals: int
    mean: float
    half: float
    faults: int
    cpu_s: float


def rows(shares: Sequence[Share]) -> list[Row]:
    """One row for each pair of which enough deals were played."""
    found = []
    for stronger, weaker in pairs():
        own = [share for share in shares if share.task.stronger == stronger]
        values = [value for share in own for value in share.values]
        count = len(values)
        if count < _FEW:
            continue
        mean = sum(values) / count
        spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
        found.append(
            Row(
                stronger,
                weaker,
                count,
                mean,
                1.96 * spread / sqrt(count),
                sum(share.faults for share in own),
                sum(share.cpu_s for share in own),
            )
        )
    return found


def times(shares: Sequence[Share]) -> dict[str, tuple[float, float, float]]:
    """For each level the mean, the 95 % bound and the longest time of an answer, in ms."""
    sums: dict[str, Counter[int]] = {}
    for share in shares:
        for level, counted in share.tenths.items():
            sums.setdefault(level, Counter()).update(counted)
    found = {}
    for level, counted in sums.items():
        total = counted.total()
        seen = 0
        bound = 0
        for tenths in sorted(counted):
            seen += counted[tenths]
            bound = tenths
            if seen >= 0.95 * total:
                break
        mean = sum(tenths * number for tenths, number in counted.items()) / total
        found[level] = (mean / 10, bound / 10, max(counted) / 10)
    return found


def page(shares: Sequence[Share], rules: str, seed: str, command: str) -> str:
    """The text of docs/levels.md."""
    lines = [
        "# The levels",
        "",
        "One engine plays all levels; the lower ones try fewer deals, remember fewer of the fallen",
        "cards, count less and announce less. None plays cards at random, none sees a hidden card.",
        "",
        "| level | deals tried | memory of fallen cards | play of the others | says |",
        "| --- | --- | --- | --- | --- |",
        *(_about(level) for level in STRENGTHS),
        "",
        "## How far they are apart",
        "",
        f"Whole games under the rules `{rules}`, deals of the list `{seed}`, every deal played twice",
        "with the seat pairs exchanged. Points of the stronger level per game and player, with the",
        f"95 % interval over the deals. The aim is at least {_WANTED} a step.",
        "",
        "| stronger | weaker | deals × 2 | points of the stronger | faults |",
        "| --- | --- | --- | --- | --- |",
    ]
    for row in rows(shares):
        clear = row.mean >= _WANTED and row.mean - row.half > 0
        shown = f"{row.mean:+.3f} ± {row.half:.3f}"
        lines.append(
            f"| {row.stronger} | {row.weaker} | {row.deals:,} | "
            f"{f'**{shown}**' if clear else shown} | {row.faults} |"
        )
    lines += [
        "",
        "Bold: at least the aim, and the interval is clear of 0.",
        "",
        "## Time for an answer",
        "",
        f"One core, {'compiled' if COMPILED else 'plain Python'}, measured in the same games while",
        "other programs used the machine too. Turns only, announcements that were not made left out.",
        "",
        "| level | mean | 95 % | longest |",
        "| --- | --- | --- | --- |",
    ]
    measured = times(shares)
    for level in STRENGTHS:
        if level in measured:
            mean, bound, longest = measured[level]
            lines.append(f"| {level} | {mean:.1f} ms | {bound:.1f} ms | {longest:.0f} ms |")
    lines += ["", "This page is made anew by", "", f"    {command}", ""]
    return "\n".join(lines)


def _about(level: str) -> str:
    made = STRENGTHS[level]
    memory = "all"
    if made.memory is not None:
        sort = "by suit" if made.memory.counts else "not even by suit"
        last = "trick" if made.memory.tricks == 1 else f"{made.memory.tricks} tricks"
        memory = f"the last {last}, the rest roughly, {sort}"
    reads = "weighed card by card" if made.candidates else "tells the sides"
    says = f"Re from {100 * made.boldness.re:.0f} %"
    says += ", never no 90" if made.boldness.level >= NEVER else ", no 90 as it pays"
    return f"| {level} | {made.worlds} | {memory} | {reads if made.hints else 'says nothing'} | {says} |"


def _numbers(given: Sequence[str], parser: argparse.ArgumentParser) -> dict[str, int]:
    """Deals for each pair, by its stronger level."""
    wanted = dict.fromkeys((stronger for stronger, _ in pairs()), 0)
    for text in given or ["400"]:
        level, _, number = text.rpartition("=")
        if not number.isdecimal() or (level and level not in wanted):
            parser.error(f"--deals {text}: a number, or LEVEL=NUMBER of {', '.join(wanted)}")
        for name in [level] if level else wanted:
            wanted[name] = int(number)
    return wanted


def main() -> None:
    """Play what is missing, and report."""
    parser = argparse.ArgumentParser(description="play neighbouring levels against each other")
    parser.add_argument("--deals", action="append", default=[], metavar="N or LEVEL=N")
    parser.add_argument("--seed", default="tuning", help="names the list of deals")
    parser.add_argument("--rules", choices=preset_names(), default="ddv_tournament")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--progress", type=Path, default=_PROGRESS, metavar="FILE")
    parser.add_argument("--write", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    wanted = _numbers(arguments.deals, parser)
    current = version()
    shares = [
        share
        for share in read_progress(arguments.progress, current)
        if (share.task.rules, share.task.seed) == (arguments.rules, arguments.seed)
    ]
    tasks = list(open_tasks(wanted, arguments.rules, arguments.seed, current, shares))
    arguments.progress.parent.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    with (
        Progress(sum(task.deals for task in tasks), "deals") as progress,
        arguments.progress.open("ab") as kept,
        ProcessPoolExecutor(max(1, arguments.jobs), mp_context=context) as pool,
    ):
        for future in as_completed([pool.submit(play_share, task) for task in tasks]):
            share = future.result()
            shares.append(share)
            kept.write(msgspec.json.encode(share) + b"\n")
            kept.flush()
            progress.step(share.task.deals)
    for row in rows(shares):
        print(
            f"{row.stronger} against {row.weaker}: {row.mean:+.3f} ± {row.half:.3f} in {row.deals} "
            f"deals twice, {row.faults} faults, {row.cpu_s:.0f} s of CPU time"
        )
    for level, (mean, bound, longest) in times(shares).items():
        print(f"{level}: {mean:.1f} ms an answer, 95 % {bound:.1f} ms, longest {longest:.0f} ms")
    if arguments.write is not None:
        told = " ".join(f"--deals {text}" for text in arguments.deals)
        command = f"python -m tools.levels_page --seed {arguments.seed} {told}".rstrip()
        command += f" --write {arguments.write}"
        arguments.write.write_text(
            page(shares, arguments.rules, arguments.seed, command), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
