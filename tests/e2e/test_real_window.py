"""A whole match in a real X window: by drag, by click, by keyboard, by the accessibility tree."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dokodesk.storage.history import History, MatchStatus
from dokodesk.storage.paths import paths_under

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
    reason="a real X window needs Xvfb and xdotool",
)

_PREFERENCES = """\
format: 1
language: {language}
player_names: [Jürgen, Berta, Łukasz, Dora]
animation_speed: 'off'
trick_stays: 100
"""

_RULES = """\
doko_rules: 1
name: short
preset: pagat_standard
options: {match_deals: 2, match_full_rounds: false}
"""


@pytest.fixture
def screen(request: pytest.FixtureRequest) -> Iterator[str]:
    """A virtual screen of its own; the size is the test's parameter."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{request.param}x24",
            "-nolisten",
            "tcp",
        ],
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as number:
        display = number.readline().strip()
    assert display, "Xvfb did not start"
    yield f":{display}"
    server.send_signal(signal.SIGTERM)
    server.wait(10)


def environment(screen: str) -> dict[str, str]:
    """The surroundings of a program with this screen."""
    return {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}


def data_folder(tmp_path: Path, language: str) -> Path:
    """A data folder with quick play in this language; its name has a blank and an umlaut."""
    folder = tmp_path / "Dokos für uns"
    paths = paths_under(folder)
    paths.preferences.parent.mkdir(parents=True)
    paths.preferences.write_text(_PREFERENCES.format(language=language), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("screen", "hand", "language", "deals"),
    [
        ("1280x800", "drag", "de", 8),
        ("1280x800", "keys", "en", 2),
        ("2560x1600", "click", "de", 2),
        ("1024x768", "tree", "de", 2),
    ],
    indirect=["screen"],
    ids=["drag", "keys", "click", "tree"],
)
def test_a_whole_match_in_a_real_window(
    screen: str, hand: str, language: str, deals: int, tmp_path: Path
) -> None:
    """Every deal is played to its end, the ranking appears, and nothing is said on stderr."""
    folder = data_folder(tmp_path, language)
    words = [sys.executable, "-m", "tests.e2e.robot", str(folder), "--hand", hand]
    if deals == 2:
        rules = tmp_path / "short.yaml"
        rules.write_text(_RULES, encoding="utf-8")
        words += ["--rules", str(rules)]
    done = subprocess.run(
        words, env=environment(screen), capture_output=True, text=True, timeout=400, check=False
    )
    assert done.stdout.splitlines()[-1:] == ["ranking"], done.stdout[-600:] + done.stderr[-600:]
    assert done.returncode == 0
    assert done.stderr == ""
    history = History(paths_under(folder).history)
    history.open()
    stored = history.match(1)
    history.close()
    assert stored.status is MatchStatus.FINISHED
    assert len([deal for deal in stored.deals if deal.status == "finished"]) == deals


@pytest.mark.parametrize("screen", ["1280x800"], indirect=True)
def test_a_killed_program_offers_to_go_on(screen: str, tmp_path: Path) -> None:
    """``kill -9`` in the middle of a deal loses no action, and the next start reads them all."""
    folder = data_folder(tmp_path, "de")
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.e2e.robot", str(folder), "--hand", "click"],
        env=environment(screen),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert program.stdout is not None
    for line in program.stdout:
        if line.startswith("card"):
            time.sleep(0.05)
            break
    program.kill()
    program.wait(10)
    program.stdout.close()
    history = History(paths_under(folder).history)
    assert history.open() == []
    running = history.running_match()
    assert running is not None
    assert running.running_deal is not None
    assert len(running.running_deal.actions) >= 4
    history.close()
