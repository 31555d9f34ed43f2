"""What the system says about motion, asked in the way of each desktop."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dokodesk.storage.preferences import Preferences
from dokodesk.views.accessibility import SystemMotion, files_want_less
from dokodesk.views.deal_texts import headline_text
from dokodesk.views.table.pace import pace_for
from dokodesk.views.table.settings import settings_from
from tests.views.conftest import MakeShell


@pytest.mark.parametrize(
    ("desktop", "file", "text", "less"),
    [
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=none\n", False),
        ("KDE", "kdeglobals", "no ini file at all \x00", False),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations = false\n", True),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("", "nothing.ini", "", False),
    ],
)
def test_files_of_desktops(tmp_path: Path, desktop: str, file: str, text: str, less: bool) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert files_want_less(tmp_path, desktop) is less


def test_what_the_desktop_tells_while_the_program_runs(qapp: QApplication) -> None:
    del qapp
    motion = SystemMotion()
    told: list[bool] = []
    motion.changed.connect(lambda: told.append(motion.less))
    motion.note("org.gnome.desktop.interface", "enable-animations", False)
    motion.note("org.gnome.desktop.interface", "enable-animations", True)
    motion.note("org.freedesktop.appearance", "reduced-motion", 1)
    motion.note("org.freedesktop.appearance", "reduced-motion", 1)
    motion.note("org.freedesktop.appearance", "reduced-motion", 0)
    motion.note("org.freedesktop.appearance", "color-scheme", 1)
    assert told == [True, False, True, False]


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-run-session") is None,
    reason="a desktop of its own needs dbus-run-session",
)
def test_a_desktop_is_asked_and_watched() -> None:
    """Against a stand-in for the desktop's settings on a bus of its own."""
    words = ["dbus-run-session", "--", sys.executable, "-m", "tests.views.desktop"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.split() == ["False", "True", "False"], done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("wanted", "system", "reduced"),
    [
        ("system", True, True),
        ("system", False, False),
        ("on", False, True),
        ("off", True, False),
    ],
)
def test_the_person_has_the_last_word(wanted: str, system: bool, reduced: bool) -> None:
    # A word out of a table.
    preferences = Preferences(reduced_motion=wanted)  # type: ignore[arg-type]
    settings = settings_from(preferences, "de", less_motion=system)
    assert settings.reduced_motion is reduced
    pace = pace_for(settings)
    assert (pace.play_ms == 0) is reduced
    assert pace.trick_ms == preferences.trick_stays
    assert pace.say_ms > 0


def elements(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything below an element that is there now."""
    for index in range(root.childCount()):
        child = root.child(index)
        if not child.state().invisible:
            yield child
            yield from elements(child)


def test_the_result_is_told_and_the_next_deal_begins_from_the_tree(
    qtbot: QtBot, make_shell: MakeShell
) -> None:
    shell = make_shell()
    shell.begin()
    told: list[str] = []
    shell.table.table.message.connect(told.append)
    shell.play_deal()
    shell.until(shell.panel.isVisible)
    summary = shell.panel.summary
    assert summary is not None
    assert any(headline_text(summary) in text for text in told)
    root = QAccessible.queryAccessibleInterface(shell.window)
    assert root is not None
    buttons = [
        found
        for found in elements(root)
        if found.role() == QAccessible.Role.Button
        and found.text(QAccessible.Text.Name) == "Next deal"
        and isinstance(found.object(), QPushButton)
    ]
    assert len(buttons) == 1
    buttons[0].actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: shell.session.deal_number == 2)
    assert any("New deal." in text and "Your hand:" in text for text in told)


def test_three_levels_of_detail(make_shell: MakeShell) -> None:
    """Each level tells what the one before tells, and more; the preference decides."""
    told: dict[str, str] = {}
    for level in ("brief", "normal", "full"):
        shell = make_shell()
        shell.preferences.set_value("announce_detail", level)
        shell.begin()
        lines: list[str] = []
        shell.table.table.message.connect(lines.append)
        shell.play_deal()
        told[level] = "\n".join(lines)
    assert len(told["brief"]) < len(told["normal"]) < len(told["full"])
    assert "wins the trick" in told["brief"]
    assert "trick" in told["normal"]
    assert "would be" in told["full"]
    assert "would be" not in told["normal"]
