"""A match that is killed again and again must end as the same match that nobody disturbed.

``python -m tests.faults.killing FOLDER`` plays it in a process of its own: it goes on with what is
stored, or begins, and says each action once it is shown. After each it waits for a line, so that it
cannot run away from whoever is to kill it, however slow the computer is.
"""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.ai.levels import make_player
from dokodesk.ai.worker import DirectPool, PlayerPool
from dokodesk.engine.actions import Healthy
from dokodesk.engine.rules import preset
from dokodesk.model.journal import Journal
from dokodesk.model.session import PERSON, MatchSession, Step
from dokodesk.model.thinking import Thinker
from dokodesk.storage.history import History, StoredMatch

ROOT: Final = Path(__file__).resolve().parents[2]
_NAMES: Final = ("Anna", "Jürgen", "Łukasz", "Dora")


def play(folder: Path, deals: int, say: Callable[[str], None] = lambda _line: None) -> None:
    """Plays the match to its end; the person always does the first thing that is allowed."""
    application = QCoreApplication.instance() or QCoreApplication([])
    history = History(folder / "history.db")
    assert history.open() == []

    def pool(notify: Callable[[], None]) -> PlayerPool:
        return DirectPool(make_player, notify)

    journal = Journal(history, "simple")
    session = MatchSession(journal, Thinker(pool), new_seed=lambda: "killed")

    def tell(step: Step) -> None:
        view = session.view
        assert view is not None
        say(f"{len(session.codes)} {len(view.history) - 1} {step.action.text}")

    session.step_applied.connect(tell)
    stored = journal.open_match()
    if stored is not None:
        session.resume(stored)
    elif not history.matches():
        session.new_match(
            preset("pagat_standard"), _NAMES, level="simple", planned=deals, first_dealer=3
        )
    while session.match is not None and not session.match_over:
        application.processEvents()
        view = session.view
        if view is None or session.deal_over:
            session.next_deal()
        elif view.turn == PERSON and view.legal:
            healthy = Healthy(PERSON)
            session.request(healthy if healthy in view.legal else view.legal[0])
        else:
            session.advance()
    say("over")
    session.close()
    history.close()


def stored(folder: Path) -> StoredMatch | None:
    """The only match there is."""
    history = History(folder / "history.db")
    notices = history.open()
    assert notices == []
    try:
        lines = history.matches()
        assert len(lines) <= 1
        return history.match(lines[0].id) if lines else None
    finally:
        history.close()


def killed_match(folder: Path, times: int, *, deals: int, seed: int = 1) -> int:
    """Plays a match under kills and compares it with one without; how many kills hit.

    Args:
        folder: an empty one.
        times: how often it is killed at most; the match may end before.
        deals: the length of the match.
        seed: for the moments.
    """
    quiet, disturbed = folder / "quiet", folder / "disturbed"
    quiet.mkdir()
    disturbed.mkdir()
    play(quiet, deals)
    chance = random.Random(seed)
    steps = 60 * deals
    kills = 0
    while kills < times:
        lines = chance.randint(0, max(1, 2 * steps // times))
        more = chance.randint(0, 3)
        shown, over = _run(disturbed, deals, lines, more, chance.random() * 0.004)
        match = stored(disturbed)
        _check(shown, match)
        if over:
            break
        kills += 1
    play(disturbed, deals)
    one, two = stored(quiet), stored(disturbed)
    assert one is not None
    assert two is not None
    assert one.totals == two.totals
    assert [(d.actions, d.result) for d in one.deals] == [(d.actions, d.result) for d in two.deals]
    return kills


def _run(folder: Path, deals: int, lines: int, more: int, more_s: float) -> tuple[list[str], bool]:
    """Plays on and kills; what was shown, and whether it had ended before.

    Args:
        folder: of the match.
        deals: the length of the match.
        lines: how many actions are waited for.
        more: how many may follow before the kill; it hits somewhere in them.
        more_s: how long after that.
    """
    command = [sys.executable, "-m", "tests.faults.killing", str(folder), str(deals)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        shown = []
        with contextlib.suppress(BrokenPipeError):  # the match is over
            for _ in range(lines):
                shown.append(process.stdout.readline())
                os.write(process.stdin.fileno(), b"\n")
            os.write(process.stdin.fileno(), b"\n" * more)
        try:
            process.wait(more_s)
        except subprocess.TimeoutExpired:
            process.kill()
        shown += process.stdout.readlines()
        errors = process.stderr.read()
    assert errors == "", errors
    said = [line.strip() for line in shown if line.endswith("\n")]
    return [line for line in said if line != "over"], "over" in said


def _check(shown: list[str], match: StoredMatch | None) -> None:
    """Everything that was shown is stored, word for word where the person may see all of it."""
    for line in shown:
        number, place, text = line.split(" ", 2)
        assert match is not None
        action = match.deals[int(number) - 1].actions[int(place)]
        assert "?" in text or action == text


def _say(line: str) -> None:
    print(line, flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), _say)
