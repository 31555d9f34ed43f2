"""A fault of the program itself is told, can be reported, and the match goes on."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.views.guard import guarded
from dokodesk.views.message_bar import MessageBar
from tests.views.conftest import MakeShell

ROOT = Path(__file__).resolve().parents[2]

#: A window that plays on its own, with a fault in one of its parts; ends after some steps.
DRIVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from dokodesk import app
from dokodesk.views.guard import guarded

where, folder = sys.argv[1], Path(sys.argv[2])

class Broken(QWidget):
    @guarded
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.drawLine(0, 0, self.width(), 9)
        one, two = (1,)

make = app.Program.window
seen = []

def window(self, *arguments):
    made = make(self, *arguments)
    made.told = made.messages.texts
    if where == "paint":
        made.broken = Broken(made)
        made.broken.resize(90, 90)
        made.painted.connect(made.broken.show)
    def on_step(step):
        seen.append(step.action.text)
        if where == "slot":
            raise ValueError("a slot fails")
        if where == "paint":
            made.broken.update()
            made.broken.grab()
    made.session.step_applied.connect(on_step)
    def look():
        view = made.session.view
        if view is not None and view.turn == 0 and view.legal:
            made.session.request(view.legal[0])
        if len(seen) >= 8:
            print("told", made.messages.texts, flush=True)
            made.close()
    made.timer = QTimer(made)
    made.timer.timeout.connect(look)
    made.timer.start(20)
    return made

app.Program.window = window
sys.exit(app.main(data_dir=folder, new=True, rules=None))
"""


@pytest.mark.parametrize("where", ["slot", "paint"])
def test_the_program_survives_tells_and_plays_on(where: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", DRIVER, where, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Something went wrong inside the program" in done.stdout
    logs = list(tmp_path.rglob("faults.log"))
    assert len(logs) == 1
    assert "ValueError" in logs[0].read_text("utf-8")


def test_a_painter_is_ended_when_its_method_fails(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_more: told.append(kind))
    painters: list[bool] = []

    class Broken(QWidget):
        @guarded
        def paintEvent(self, _event: QPaintEvent) -> None:
            painters.append(not self.paintingActive())
            painter = QPainter(self)
            painter.drawLine(0, 0, 5, 5)
            too_few: tuple[int, ...] = (1,)
            int.__add__(*too_few)  # a fault that the interpreter itself makes

    widget = Broken()
    qtbot.addWidget(widget)
    widget.resize(40, 40)
    for _ in range(3):
        widget.grab()
        assert not widget.paintingActive()
    assert told == [TypeError] * 3
    assert painters == [True] * 3


def test_every_painting_method_is_guarded() -> None:
    bare = []
    for path in sorted((ROOT / "dokodesk" / "views").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or node.name != "paintEvent":
                continue
            names = [one.id for one in node.decorator_list if isinstance(one, ast.Name)]
            if "guarded" not in names and len(node.body) > (ast.get_docstring(node) is not None):
                bare.append(f"{path.relative_to(ROOT)}:{node.lineno}: put @guarded above it")
    assert bare == []


def test_the_table_is_set_anew_from_what_is_stored(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    for _ in range(6):
        shell.act()
    shell.until_asked()
    before = shell.session.view
    shown = shell.table.table.scene.picture
    assert before is not None
    assert shown is not None
    # Something went wrong in the middle of showing: the table knows nothing any more.
    shell.table.table._drop_all()
    shell.table.table._settle(None)
    shell.window.tell_fault("faults.log")
    bar = shell.window.findChild(MessageBar)
    assert bar is not None
    (button,) = (b for b in bar.findChildren(QPushButton) if b.text() == "Set the table anew")
    shell.click(button)
    shell.until_asked()
    assert shell.session.view == before
    assert shell.table.table.scene.picture == shown
    shell.act()
    shell.until_asked()
    after = shell.session.view
    assert after is not None
    assert after.history[: len(before.history)] == before.history
    assert len(after.history) > len(before.history)


def test_setting_anew_keeps_what_could_not_be_stored(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    shell.until_asked()
    shell.history.close()  # from now on nothing can be written
    shell.act()
    shell.until_asked()
    before = shell.session.view
    shell.session.take_up_again()
    shell.until_asked()
    assert shell.session.view == before
