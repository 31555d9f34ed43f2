"""No file runs anything or writes outside its folder, and nothing reaches for the network.

That names are escaped in HTML and cannot be formulas in CSV stands in tests/records.
"""

from __future__ import annotations

import ast
import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dokodesk.ai.levels import make_player
from dokodesk.engine.rules import preset
from dokodesk.model.opponents import Opponents
from dokodesk.model.sheet_files import file_stem
from dokodesk.storage.preferences import PreferencesStore
from dokodesk.storage.profiles import import_profile, list_profiles, save_profile
from dokodesk.storage.rule_files import RuleFile, RulesFileError, read_rules
from dokodesk.storage.yaml_text import BrokenYaml, load_mapping
from tests.records.examples import golden

ROOT = Path(__file__).resolve().parents[2]

#: Found by every Python process that is started, the players' one too.
GUARD = """
import sys

def watch(event, arguments):
    if event in ("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo",
                 "socket.gethostbyname", "urllib.Request"):
        address = arguments[1] if event.startswith("socket.") and len(arguments) > 1 else None
        if isinstance(address, tuple) or event in ("urllib.Request", "socket.getaddrinfo"):
            sys.stderr.write(f"NETWORK {event} {arguments}\\n")
            sys.stderr.flush()
            raise OSError("the network is out of reach")

sys.addaudithook(watch)
"""

WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from dokodesk import app
from dokodesk.views.navigation import Page

make = app.Program.window

def window(self, *arguments):
    made = make(self, *arguments)
    steps = []
    def look():
        view = made.session.view
        if view is not None and view.turn == 0 and view.legal:
            made.session.request(view.legal[0])
        if len(steps) >= 5:
            timer.stop()
            for page in Page:
                made.pages.widget_of(page)
            print("all pages made", flush=True)
            made.close()
    made.session.step_applied.connect(steps.append)
    made.timer = timer = QTimer(made)
    timer.timeout.connect(look)
    timer.start(20)
    return made

app.Program.window = window
sys.exit(app.main(data_dir=Path(sys.argv[1]), new=True, rules=None))
"""


def _modules() -> list[Path]:
    return sorted((ROOT / "dokodesk").rglob("*.py"))


def test_nothing_in_the_program_runs_text_or_pickles() -> None:
    wrong = []
    suspicious = ("eval", "exec", "compile", "import", "os.", "shell", "yaml", "pickle", "marshal")
    for path in _modules():
        text = path.read_text("utf-8")
        calls = [word for word in suspicious if word in text]
        if calls == ["import"] and "__import__" not in text:
            continue  # looking closely at all of them would take long
        for node in ast.walk(ast.parse(text)):
            where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = [alias.name for alias in node.names] + [getattr(node, "module", "") or ""]
                if any(n.split(".")[0] in ("pickle", "marshal", "shelve", "urllib") for n in names):
                    wrong.append(f"{where}: {names}")
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func)
            if name in ("eval", "exec", "compile", "__import__", "os.system", "os.popen"):
                wrong.append(f"{where}: {name}")
            if any(word.arg == "shell" for word in node.keywords):
                wrong.append(f"{where}: a shell")
            if name in ("yaml.load", "yaml.compose", "yaml.parse"):
                given = ast.unparse(node)
                if "SafeLoader" not in given and "Loader=_Loader" not in given:
                    wrong.append(f"{where}: {given}")
            if name in ("yaml.unsafe_load", "yaml.full_load", "yaml.load_all"):
                wrong.append(f"{where}: {name}")
    assert wrong == []


def test_only_the_command_line_makes_a_player_of_a_command() -> None:
    users = [
        path.relative_to(ROOT).as_posix()
        for path in _modules()
        if "subprocess" in path.read_text("utf-8")
    ]
    assert [user for user in users if not user.startswith("dokodesk/cli/")] == []


@pytest.mark.parametrize("tag", ["!!python/object/apply:os.system", "!!python/name:os.system"])
def test_a_file_cannot_name_code(tag: str, tmp_path: Path) -> None:
    target = tmp_path / "touched"
    text = f"a: {tag} ['touch {target}']\n"
    with pytest.raises(BrokenYaml):
        load_mapping(text)
    with pytest.raises(RulesFileError):
        read_rules(f"doko_rules: 1\nname: x\npreset: kneipe\noptions: {{deck: {tag} ['x']}}\n")
    assert not target.exists()


@pytest.mark.parametrize("word", ["exec:touch {0}", "strong:exec:touch {0}", "/bin/sh", "os.sys"])
def test_no_stored_word_starts_a_program(word: str, tmp_path: Path) -> None:
    target = tmp_path / "touched"
    name = word.format(target)
    with pytest.raises(ValueError, match=r"level|character"):
        make_player(name)
    path = tmp_path / "preferences.yaml"
    path.write_text(f"format: 1\ncomputer_level: '{name}'\n", "utf-8")
    values, _ = PreferencesStore(path).load()
    person = Opponents.from_text(values.computer_level).player(1, ())
    with contextlib.suppress(ValueError):
        make_player(person)
    assert not target.exists()


@pytest.mark.parametrize("name", ["../../out", "/etc/out", "a/../../out", "..\\out", "con", ".out"])
def test_a_name_is_no_way_out_of_its_folder(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "rules"
    file = RuleFile(name=name, preset="kneipe", rules=preset("kneipe"))
    path = save_profile(folder, file)
    assert path.resolve().parent == folder.resolve()
    outside = tmp_path / "given.yaml"
    outside.write_bytes(path.read_bytes())
    assert import_profile(folder / "other", outside).resolve().parent == (folder / "other")
    assert len(list_profiles(folder)) == 1
    assert set(tmp_path.iterdir()) == {tmp_path / "deep", outside}
    stem = file_stem(name)
    assert stem
    assert not set(stem) & set("/\\:")
    assert not stem.startswith(".")


def _watched(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    guard = folder / "guard"
    guard.mkdir()
    (guard / "sitecustomize.py").write_text(GUARD, "utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(guard), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_the_guard_notices_a_network(tmp_path: Path) -> None:
    done = _watched(
        tmp_path, "-c", "import socket; socket.create_connection(('127.0.0.1', 9), timeout=1)"
    )
    assert done.returncode != 0
    assert "NETWORK" in done.stderr


def test_the_window_with_all_pages_needs_no_network(tmp_path: Path) -> None:
    done = _watched(tmp_path, "-c", WINDOW, str(tmp_path / "data"))
    assert "NETWORK" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert "all pages made" in done.stdout


def test_simulate_and_analyse_need_no_network(tmp_path: Path) -> None:
    simulate = ("-m", "dokodesk", "simulate", "--deals", "2", "--player", "beginner")
    done = _watched(tmp_path, *simulate)
    assert (done.returncode, "NETWORK" in done.stderr) == (0, False), done.stderr
    record = tmp_path / "match.doko"
    record.write_text(golden("house_black_sow"), "utf-8")
    (tmp_path / "guard" / "sitecustomize.py").unlink()
    (tmp_path / "guard").rmdir()
    done = _watched(tmp_path, "-m", "dokodesk", "analyse", str(record), "--json")
    assert (done.returncode, "NETWORK" in done.stderr) == (0, False), done.stderr
