"""``dokodesk bench``: how fast the program is on this machine (FORMATS 3)."""

from __future__ import annotations

import argparse
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any, Final

from dokodesk.cli.console import OK, Progress, say, say_json, table

_ENGINE_S: Final = 3.0
_PLAYER_S: Final = 3.0
_PLAYOUTS_S: Final = 0.6
_START_LIMIT_S: Final = 60.0
_STARTS: Final = 3
#: About one whole deal, so that dealing has the share of the frames that it has for a person.
_FRAMES_S: Final = 45.0
#: As many as somebody has after years of playing every day.
_HISTORY_DEALS: Final = 20_000
_SEED: Final = "bench"
#: What the window says when it was painted for the first time and ``--probe-start`` is given.
PAINTED: Final = "painted"


def add_parser(commands: Any) -> None:
    """Add ``bench`` to the subcommands of the main parser."""
    parser = commands.add_parser(
        "bench",
        help="measure the speed on this machine",
        description=(
            "Measure the speed on this machine: the engine, the simulation, the computer players, "
            "and the start of the program. Takes about two minutes; other work on the machine "
            "disturbs it."
        ),
    )
    parser.add_argument("--rules", default="pagat_standard", metavar="R", help="rules to play with")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Measure and report; the exit status."""
    from dokodesk.ai.levels import level_names
    from dokodesk.cli.history_bench import measure_history
    from dokodesk.cli.rule_names import rules_from

    rules = rules_from(arguments.rules)
    levels = level_names()
    with Progress(len(levels) + 5, "measurements") as progress:
        engine = measure_engine(rules, _ENGINE_S)
        progress.step()
        playouts = measure_playouts(rules, _PLAYOUTS_S)
        progress.step()
        players = []
        for level in levels:
            players.append(measure_player(rules, level, _PLAYER_S))
            progress.step()
        history = measure_history(_HISTORY_DEALS)
        progress.step()
        start = measure_start()
        progress.step()
        frames = measure_frames()
        progress.step()
    measured = {
        "machine": _machine(),
        "rules": arguments.rules,
        "engine": engine,
        "playouts": playouts,
        "players": players,
        "history": history,
        "start": start,
        "frames": frames,
    }
    if arguments.json:
        say_json(measured)
    else:
        for line in _lines(measured):
            say(line)
    return OK


def _machine() -> dict[str, Any]:
    return {
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }


# --- measuring ------------------------------------------------------------------------------------


def measure_engine(rules: Any, seconds: float) -> dict[str, Any]:
    """Whole deals a second on one core, played by chance through the engine's interface.

    Args:
        rules: the options to play with.
        seconds: how long to measure.
    """
    from dokodesk.ai.arena import deal_setup
    from dokodesk.engine.deal import apply, legal_actions, start

    chance = random.Random(_SEED)
    deals = actions = 0
    spent = 0.0
    began = time.process_time()
    while not deals or spent < seconds:
        state = start(deal_setup(rules, _SEED, deals + 1))
        while not state.finished:
            legal = legal_actions(state)
            state, _ = apply(state, legal[int(chance.random() * len(legal))])
            actions += 1
        deals += 1
        spent = time.process_time() - began
    return {
        "deals": deals,
        "deals_per_second": round(deals / spent, 1),
        "actions_per_second": round(actions / spent),
    }


def measure_playouts(rules: Any, seconds: float) -> dict[str, Any]:
    """How many whole deals a second the simulation of the players plays out, on one core.

    Args:
        rules: the options to play with.
        seconds: how long to measure each of them.

    Returns:
        For ``compiled`` (``None`` without that module) and ``plain`` the playouts a second by
        chance, by the rules of thumb and by the model of card play, from the first card of a normal
        deal to its score.
    """
    from dokodesk.ai import playout as plain
    from dokodesk.ai.fastcore import COMPILED, HABITS, RANDOM, RULES, core
    from dokodesk.ai.position import moment_of
    from dokodesk.engine.seat_view import seat_view

    state = _first_card(rules)
    assert state.turn is not None
    moment = moment_of(seat_view(state, state.turn))
    hands = [moment.game.hand(hand) for hand in state.hands]
    policies = {"random": RANDOM, "rules": RULES, "model": HABITS}

    def speed(version: Any, policy: int) -> int:
        count, spent, size = 0, 0.0, 16
        while spent < seconds:
            began = time.process_time()
            version.measure(moment, hands, size, policy, 1 + count)
            spent += time.process_time() - began
            count += size
            size = min(2 * size, 1 << 17)
        return round(count / spent)

    def all_of(version: Any) -> dict[str, int]:
        return {name: speed(version, policy) for name, policy in policies.items()}

    return {"compiled": all_of(core) if COMPILED else None, "plain": all_of(plain)}


def _first_card(rules: Any) -> Any:
    """A normal deal in which the first card is due, or another one if the rules have none."""
    from dokodesk.ai.arena import deal_setup
    from dokodesk.engine.actions import Healthy
    from dokodesk.engine.deal import apply, legal_actions, start
    from dokodesk.engine.state import Phase

    for number in range(1, 200):
        state = start(deal_setup(rules, _SEED, number))
        while state.phase is not Phase.PLAY and not state.finished:
            legal = legal_actions(state)
            healthy = [action for action in legal if isinstance(action, Healthy)]
            state, _ = apply(state, (healthy or legal)[0])
        if state.phase is Phase.PLAY:
            return state
    raise AssertionError("some deal is played")


def measure_player(rules: Any, level: str, seconds: float) -> dict[str, Any]:
    """How long a level takes for an answer; whole deals are played until the time is up.

    Args:
        rules: the options to play with.
        level: a level of the computer players.
        seconds: how long to measure; one deal is played in any case.
    """
    from dokodesk.ai.answering import Answer
    from dokodesk.ai.arena import Watcher, deal_setup, play_deal
    from dokodesk.ai.levels import make_player

    class Clock(Watcher):
        """Collects the times."""

        def __init__(self) -> None:
            self.seconds: list[float] = []

        def answered(self, seat: int, answer: Answer) -> None:
            del seat
            self.seconds.append(answer.seconds)

    clock = Clock()
    player = make_player(level)
    began = time.perf_counter()
    deals = 0
    while not deals or time.perf_counter() - began < seconds:
        deals += 1
        play_deal(deal_setup(rules, _SEED, deals), [player] * 4, deals, clock)
    took = clock.seconds
    return {
        "level": level,
        "deals": deals,
        "answers": len(took),
        "mean_ms": round(1000 * sum(took) / len(took), 3),
        "longest_ms": round(1000 * max(took), 3),
    }


def measure_start() -> dict[str, Any]:
    """How long the program takes to start, as somebody who waits for it sees it.

    ``command_ms`` is a command that does nothing; ``window_ms`` goes from the start of the process
    to the first painted window, ``None`` with the reason in ``window_note`` where there is none.
    """
    commands = [_command_ms() for _ in range(_STARTS)]
    window, note = _window_ms()
    return {"command_ms": round(min(commands), 1), "window_ms": window, "window_note": note}


def _program() -> list[str]:
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "dokodesk"]


def _command_ms() -> float:
    began = time.perf_counter()
    subprocess.run([*_program(), "--version"], capture_output=True, check=False)
    return 1000 * (time.perf_counter() - began)


def _window_ms() -> tuple[float | None, str]:
    if not _has_display():
        return None, "there is no display"
    with tempfile.TemporaryDirectory(prefix="dokodesk-bench-") as folder:
        times = []
        for _ in range(_STARTS):
            began = time.perf_counter()
            command = [*_program(), "--probe-start", "--data-dir", folder]
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, timeout=_START_LIMIT_S, check=False
                )
            except subprocess.TimeoutExpired:
                return None, f"the window was not there after {_START_LIMIT_S:g} s"
            if PAINTED not in done.stdout.split():
                last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
                return None, f"the window did not open: {last[0]}"
            times.append(1000 * (time.perf_counter() - began))
    return round(min(times), 1), ""


def measure_frames() -> dict[str, Any]:
    """How evenly the table moves in a window of 2560x1600 while the computer players think.

    Figures are intervals between frames in milliseconds; ``None`` with the reason in ``note``
    where there is no window. Without a display the picture is drawn but not shown.
    """
    surroundings = dict(os.environ)
    if not _has_display():
        surroundings["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="dokodesk-bench-") as folder:
        command = [*_program(), "--probe-frames", str(_FRAMES_S), "--data-dir", folder]
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                timeout=_FRAMES_S + _START_LIMIT_S,
                check=False,
                env=surroundings,
            )
        except subprocess.TimeoutExpired:
            return {"frames": 0, "note": "the window did not end in time"}
    line = next((line for line in done.stdout.splitlines() if line.startswith("frames ")), "")
    intervals = sorted(float(word) for word in line.split()[1:])
    if not intervals:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        return {"frames": 0, "note": f"nothing moved: {last[0]}"}
    count = len(intervals)
    return {
        "frames": count,
        "p50_ms": intervals[count // 2],
        "p95_ms": intervals[min(count - 1, count * 95 // 100)],
        "p99_ms": intervals[min(count - 1, count * 99 // 100)],
        "longest_ms": intervals[-1],
        "within_17_ms": round(sum(each <= 17.0 for each in intervals) / count, 4),
        "note": "" if _has_display() else "drawn without a display",
    }


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


# --- output ---------------------------------------------------------------------------------------


def _lines(measured: dict[str, Any]) -> Iterator[str]:
    machine, engine, start = measured["machine"], measured["engine"], measured["start"]
    yield (
        f"{machine['system']} {machine['processor']}, {machine['cores']} cores, "
        f"Python {machine['python']}, rules {measured['rules']}"
    )
    yield ""
    yield (
        f"Engine, one core: {engine['deals_per_second']:,.0f} deals/s, "
        f"{engine['actions_per_second']:,} actions/s"
    )
    yield ""
    versions = measured["playouts"]
    rows = [
        [name, *(f"{versions[version][key]:,}" for key in ("random", "rules", "model"))]
        for version, name in (("compiled", "compiled"), ("plain", "plain Python"))
        if versions[version] is not None
    ]
    header = ["playouts a second", "by chance", "by rules", "by the model"]
    yield from table([header, *rows], frozenset({1, 2, 3}))
    yield ""
    header = ["player", "answers", "mean ms", "longest ms"]
    rows = [
        [
            player["level"],
            str(player["answers"]),
            f"{player['mean_ms']:.2f}",
            f"{player['longest_ms']:.2f}",
        ]
        for player in measured["players"]
    ]
    yield from table([header, *rows], frozenset({1, 2, 3}))
    yield ""
    from dokodesk.cli.history_bench import history_lines

    yield from history_lines(measured["history"])
    yield ""
    yield f"Start of a command: {start['command_ms']:.0f} ms"
    if start["window_ms"] is None:
        yield f"Start of the window: not measured, {start['window_note']}"
    else:
        yield f"Start of the window: {start['window_ms']:.0f} ms until it is painted"
    frames = measured["frames"]
    note = f" ({frames['note']})" if frames["note"] else ""
    if not frames["frames"]:
        yield f"Frames: not measured{note}"
    else:
        yield (
            f"Frames at 2560x1600 with the players thinking: {frames['p50_ms']:.1f} ms in the "
            f"middle, 95 % within {frames['p95_ms']:.1f}, 99 % within {frames['p99_ms']:.1f}, "
            f"longest {frames['longest_ms']:.1f}{note}"
        )
