"""A disk that is really full, under the whole window: it is told, and stored when it can be."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

#: Plays over a small disk, fills it in the middle of a deal, plays on, and makes room again.
DRIVER = """
import json, sys
from pathlib import Path
from tests.faults.desktop import desktop

disk = Path(sys.argv[1])
filler = disk / "filler"

def fill():
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                pass

def told(made):
    view = made.window.session.view
    return [] if view is None else list(view.history)

def play_to(made, count):
    session = made.window.session
    made.play_on(lambda: session.deal_over or len(told(made)) >= count)

with desktop(disk / "data", sounds=False, computer_level="beginner") as made:
    made.begin_deal()
    play_to(made, 20)
    before = made.window.messages.texts
    fill()
    play_to(made, 40)
    full = len(told(made))
    made.window.desk.preferences.set_value("language", "de")
    made.window.desk.preferences.flush()
    made.spin(20)
    during = made.window.messages.texts
    filler.unlink()
    play_to(made, 46)
    made.window.desk.preferences.set_value("language", "en")
    made.window.desk.preferences.flush()
    made.spin(20)
    last = [str(action) for action in told(made)]
    faults = [repr(fault) for fault in made.faults]

with desktop(disk / "data", sounds=False) as made:
    made.window.desk.go_on()
    made.play_on(lambda: made.table is not None and made.table.idle)
    again = [str(action) for action in told(made)]
    language = made.window.desk.preferences.values.language
    faults += [repr(fault) for fault in made.faults]

print(json.dumps({
    "before": before, "during": during, "full": full, "last": last, "again": again,
    "language": language, "faults": faults,
}), flush=True)
"""


@cache
def _small_disk() -> tuple[str, ...] | None:
    """The words before a command that give it a disk of its own; ``None`` where it cannot be."""
    if shutil.which("unshare") is None or shutil.which("mount") is None:
        return None
    for private in (("unshare", "-m"), ("unshare", "--user", "--map-root-user", "-m")):
        words = (*private, "sh", "-c", 'mount -t tmpfs -o size=3m tmpfs "$0" && exec "$@"')
        tried = subprocess.run([*words, "/mnt", "true"], capture_output=True, check=False)
        if tried.returncode == 0:
            return words
    return None


def test_a_disk_that_fills_up_in_the_middle_of_a_deal(tmp_path: Path) -> None:
    words = _small_disk()
    if words is None:
        pytest.skip("no disk can be made here")
    done = subprocess.run(
        [*words, str(tmp_path), sys.executable, "-c", DRIVER, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    seen = json.loads(done.stdout)
    assert seen["faults"] == []
    assert not [text for text in seen["before"] if "history.db" in text]
    # Both losses are told, and the cards go on falling all the same.
    assert [text for text in seen["during"] if "history.db" in text]
    assert [text for text in seen["during"] if "preferences.yaml" in text]
    assert seen["full"] >= 40
    # Spoken throughout in the language that was chosen meanwhile.
    assert not [text for text in seen["during"] if "room" in text]
    # With room again, everything is stored, also what could not be at its time.
    assert len(seen["last"]) >= 46
    assert seen["again"][: len(seen["last"])] == seen["last"]
    assert seen["language"] == "en"
