"""A real second screen is taken away while the window is on it, in the middle of a motion."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xrandr") is None,
    reason="two screens that can be unplugged need Xvfb and xrandr",
)

DRIVER = """
import subprocess, sys
from pathlib import Path
from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication
from tests.faults.desktop import desktop
from tests.faults.hurrying import hurried

def screens(*words):
    subprocess.run(["xrandr", *words], check=True)

def until(made, done):
    clock = QElapsedTimer()
    clock.start()
    while not done():
        assert clock.elapsed() < 60_000, "it never came to pass"
        made.spin()

screens("--setmonitor", "left", "800/200x900/200+0+0", "screen")
screens("--setmonitor", "right", "800/200x900/200+800+0", "none")
gone = []
with desktop(Path(sys.argv[1]), pace=hurried(3), sounds=False, computer_level="beginner") as made:
    app = QApplication.instance()
    app.screenRemoved.connect(lambda screen: gone.append(screen.name()))
    assert [one.name() for one in app.screens()] == ["left", "right"]
    window, session = made.window, made.window.session
    window.setGeometry(850, 50, 700, 600)
    until(made, lambda: window.screen().name() == "right")
    made.begin_deal()
    made.play_on(lambda: len(session.view.history) >= 12 and not made.table.idle)
    screens("--delmonitor", "right")
    until(made, lambda: gone == ["right"])
    made.finish_deal()
    assert window.screen().name() == "left"
    window.close()
    assert made.faults == [], made.faults
with desktop(Path(sys.argv[1]), sounds=False) as made:
    made.spin()
    screen = made.window.screen()
    print("again on", screen.name(), screen.geometry().intersects(made.window.frameGeometry()))
    assert made.faults == [], made.faults
"""


@contextmanager
def two_screens() -> Iterator[str]:
    """An X server that can be divided into screens; gives its display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-noreset", "-nolisten", "tcp", "-screen", "0",
         "1600x900x24"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def test_the_screen_under_the_window_is_taken_away(tmp_path: Path) -> None:
    with two_screens() as display:
        done = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-c", DRIVER, str(tmp_path)],
            cwd=ROOT,
            env={
                **os.environ,
                "DISPLAY": display,
                "QT_QPA_PLATFORM": "xcb",
                "QT_SCALE_FACTOR": "1",
                "LANG": "C.UTF-8",
            },
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "again on left True" in done.stdout
