"""The program as a process: it starts, ends in order when asked to, loses nothing when killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dokodesk import app
from dokodesk.model.journal import Journal
from dokodesk.storage.history import History
from dokodesk.storage.paths import paths_under

ROOT = Path(__file__).resolve().parent.parent
LIMIT_S = 60

#: Starts the program and says when it has painted, and when a card has been stored.
DRIVER = """
import sys
from pathlib import Path
from dokodesk import app

make = app.Program.window

def window(self, *arguments):
    made = make(self, *arguments)
    made.painted.connect(lambda: print("painted", flush=True))
    made.session.step_applied.connect(lambda step: print("step", step.action.text, flush=True))
    return made

app.Program.window = window
sys.exit(app.main(data_dir=Path(sys.argv[1]), new="new" in sys.argv, rules=None))
"""


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The program in a process of its own."""
    process = subprocess.Popen(
        [sys.executable, "-c", DRIVER, str(folder), *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for(process: subprocess.Popen[str], word: str) -> str:
    """Reads what the program says until a line begins with a word."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(word):
            return line.strip()
    assert process.stderr is not None
    raise AssertionError(f"the program ended: {process.stderr.read()}")


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit status and what was said on the way out."""
    _, errors = process.communicate(timeout=LIMIT_S)
    told = [line for line in errors.splitlines() if "propagateSizeHints" not in line]
    return process.returncode, "\n".join(told)


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda one: one.name)
@pytest.mark.parametrize("moment", ["at the start", "while the others think"])
def test_it_ends_in_order_when_asked_to(
    tmp_path: Path, number: signal.Signals, moment: str
) -> None:
    words = ("new",) if moment != "at the start" else ()
    with running(tmp_path, *words) as process:
        wait_for(process, "painted")
        if words:
            wait_for(process, "step") if first_is_not_south(tmp_path) else None
        process.send_signal(number)
        assert ended(process) == (0, "")


def first_is_not_south(folder: Path) -> bool:
    """Whether a computer player speaks first, so that a step comes without the person."""
    history = History(paths_under(folder).history)
    history.open()
    try:
        (match,) = history.matches()
        deal = history.match(match.id).running_deal
        assert deal is not None
        return deal.forehand != 0
    finally:
        history.close()


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_killing_it_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    with running(tmp_path, "new") as process:
        wait_for(process, "painted")
        shown = ""
        if first_is_not_south(tmp_path):
            shown = wait_for(process, "step").removeprefix("step ")
        process.kill()
        process.wait(LIMIT_S)
    history = History(paths_under(tmp_path).history)
    history.open()
    try:
        stored = Journal(history, "standard").open_match()
    finally:
        history.close()
    assert stored is not None
    assert stored.state is not None
    texts = [action.text for action in stored.state.history]
    assert not shown or texts[0].split()[0] == shown.split()[0]


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_it_ends_in_order_even_before_there_is_a_window(tmp_path: Path) -> None:
    early = """
import os, signal, sys
from pathlib import Path
from dokodesk import app
app._application = lambda: os.kill(os.getpid(), getattr(signal, sys.argv[2]))
sys.exit(app.main(data_dir=Path(sys.argv[1])))
"""
    for name in ("SIGTERM", "SIGINT"):
        done = subprocess.run(
            [sys.executable, "-c", early, str(tmp_path), name],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_rules_that_do_not_exist_are_refused_before_the_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(data_dir=tmp_path, rules="no_such_rules") == 2
    told = capsys.readouterr().err
    assert "no_such_rules" in told
    assert "Traceback" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_broken_history_and_broken_preferences_are_told_and_kept(tmp_path: Path) -> None:
    paths = paths_under(tmp_path)
    for file in (paths.preferences, paths.history):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\xff\xfe nonsense: [")
    with running(tmp_path) as process:
        wait_for(process, "painted")
        process.terminate()
        assert ended(process) == (0, "")
    for folder in (paths.config, paths.data):
        files = [file for file in folder.iterdir() if file.is_file()]
        assert any(file.read_bytes().startswith(b"\xff\xfe") for file in files)


def test_a_folder_that_cannot_be_used_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way", "utf-8")
    with running(blocked / "data") as process:
        wait_for(process, "painted")
        process.terminate()
        assert ended(process) == (0, "")
