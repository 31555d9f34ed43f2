"""A fault in any method that Qt calls is told, and the process lives and plays on."""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from shiboken6 import Shiboken

import dokodesk.model
import dokodesk.views
from dokodesk.model.overrides import is_override

ROOT = Path(__file__).resolve().parents[2]

#: A window that plays on its own. With every step Python calls Qt, which calls a method in Python
#: that fails as the interpreter fails; that is the one way an exception could end the process.
DRIVER = """
import sys
from pathlib import Path
import shiboken6
from PySide6.QtCore import *
from PySide6.QtTest import QTest
from PySide6.QtWidgets import *
from dokodesk import app

PLACES = (
    "mousePressEvent", "keyPressEvent", "resizeEvent", "changeEvent", "hideEvent", "event",
    "sizeHint", "event filter", "model", "spin box",
)
FAULTS = ("calling", "index", "zero", "gone", "recursion", "raise")
TRIED = [(place, "unpacking") for place in PLACES] + [("mousePressEvent", one) for one in FAULTS]

def fail(fault):
    if fault == "unpacking":
        one, two = (1,)
    if fault == "calling":
        (lambda word: word)()
    if fault == "index":
        [][0]
    if fault == "zero":
        1 // 0
    if fault == "gone":
        thing = QObject()
        shiboken6.delete(thing)
        thing.objectName()
    if fault == "recursion":
        fail(fault)
    if fault == "raise":
        raise ArithmeticError("on purpose")

def break_it(owner, where, fault):
    class Part(QWidget):
        def event(self, event):
            if where == "event" and event.type() == QEvent.Type.MouseButtonPress:
                fail(fault)
            return super().event(event)

    class Model(QAbstractListModel):
        def rowCount(self, parent=QModelIndex()):
            return 3
        def data(self, index, role=0):
            fail(fault)

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.MouseButtonPress:
                fail(fault)
            return False

    class Box(QSpinBox):
        def textFromValue(self, value):
            if value:
                fail(fault)
            return "none"

    if where == "model":
        view = QListView(owner)
        view.setModel(Model(view))
        view.grab()
        return
    if where == "spin box":
        Box(owner).setValue(3)
        return
    if where not in ("event", "event filter"):
        Part = type("Broken", (QWidget,), {where: lambda self, *words: fail(fault)})
    part = Part(owner)
    if where == "event filter":
        part.watch = Watch()
        part.installEventFilter(part.watch)
    part.resize(20, 20)
    part.show()
    part.setEnabled(False)
    part.setEnabled(True)
    part.sizeHint()
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)
    QTest.keyClick(part, Qt.Key.Key_A)
    part.hide()

make = app.Program.window
steps = []

def window(self, *arguments):
    made = make(self, *arguments)
    def on_step(step):
        steps.append(step.action.text)
        where, fault = TRIED[(len(steps) - 1) % len(TRIED)]
        try:
            break_it(made, where, fault)
        except Exception as error:
            print("failed", where, type(error).__name__, flush=True)
            raise
        print("NOT FAILED", where, fault, flush=True)
    made.session.step_applied.connect(on_step)
    def look():
        view = made.session.view
        if view is not None and view.turn == 0 and view.legal:
            made.session.request(view.legal[0])
        if len(steps) >= len(TRIED):
            print("told", made.messages.texts, flush=True)
            made.close()
    made.timer = QTimer(made)
    made.timer.timeout.connect(look)
    made.timer.start(20)
    return made

app.Program.window = window
sys.exit(app.main(data_dir=Path(sys.argv[1]), new=True, rules=None))
"""

_PLACES = (
    "mousePressEvent", "keyPressEvent", "resizeEvent", "changeEvent", "hideEvent", "event",
    "sizeHint", "event filter", "spin box",
)  # fmt: skip
_KINDS = (
    "TypeError", "IndexError", "ZeroDivisionError", "RuntimeError", "RecursionError",
    "ArithmeticError",
)  # fmt: skip


def test_a_fault_in_a_method_that_qt_calls_ends_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", DRIVER, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    lines = done.stdout.splitlines()
    for place in _PLACES:
        assert f"failed {place} ValueError" in lines
    for kind in _KINDS:
        assert f"failed mousePressEvent {kind}" in lines
    assert any(line.startswith("failed model ") for line in lines)
    assert "NOT FAILED" not in done.stdout
    assert "Something went wrong inside the program" in done.stdout
    (log,) = tmp_path.rglob("faults.log")
    assert all(kind in log.read_text("utf-8") for kind in ("ValueError", *_KINDS))


def _classes(base: Any) -> Iterator[Any]:
    for one in base.__subclasses__():
        yield one
        yield from _classes(one)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="exceptions are complete from the start")
def test_every_method_that_qt_calls_is_guarded() -> None:
    for package in (dokodesk.model, dokodesk.views):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    methods = {
        f"{one.__module__}.{one.__qualname__}.{name}": value
        for one in _classes(Shiboken.Object)
        if one.__module__.startswith("dokodesk.")
        for name, value in vars(one).items()
        if isinstance(value, FunctionType) and is_override(one, name)
    }
    assert len(methods) > 150
    bare = [name for name, value in methods.items() if not hasattr(value, "__wrapped__")]
    assert bare == []
