"""What holds for every test: no screen, no network, no files of the person, no stray warnings.

Give ``--cases=FILE`` with an equals sign, or name a test file too: pytest takes a FILE standing
alone for a folder of tests before it knows the option.
"""

from __future__ import annotations

import os
import shutil
import socket
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

import hypothesis
import pytest

from tests.helpers.logfail import LogGuard

# Before any import of Qt or of the program.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_GUI_FIXTURES = frozenset({"qapp", "qapp_cls", "qtbot", "qtmodeltester"})
_HOME = pytest.StashKey[Path]()
_PATCH = pytest.StashKey[pytest.MonkeyPatch]()

# Neither profile measures time: the machine may be busy.
_COMMON = hypothesis.settings(
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
# The same examples in every run, so that a failure is never a matter of luck.
hypothesis.settings.register_profile(
    "quick",
    _COMMON,
    max_examples=25,
    derandomize=True,
    database=None,
    # Shrinking plays thousands of deals; a failing example says all about itself.
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)
# New examples in every run: HYPOTHESIS_PROFILE=long python3 dev.py test
hypothesis.settings.register_profile("long", _COMMON, max_examples=500, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options of this project."""
    parser.addoption(
        "--cases",
        metavar="FILE",
        default=None,
        help="a YAML file of rule cases to check in place of the ones in tests/data",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Separates the tests from the person's files and from the network."""
    config.pluginmanager.register(LogGuard(), "dokodesk-log-guard")
    patch = pytest.MonkeyPatch()
    config.stash[_PATCH] = patch
    config.stash[_HOME] = home = Path(tempfile.mkdtemp(prefix="dokodesk-tests-"))
    _isolate_home(patch, home)
    _block_network(patch)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Undoes what `pytest_configure` did."""
    if _PATCH in config.stash:
        config.stash[_PATCH].undo()
        shutil.rmtree(config.stash[_HOME], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test that uses the Qt application."""
    for item in items:
        if _GUI_FIXTURES.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("gui")


def _isolate_home(patch: pytest.MonkeyPatch, home: Path) -> None:
    """Points every way to the person's folders into an empty one."""
    folders = {
        "HOME": "",
        "USERPROFILE": "",
        "APPDATA": "AppData/Roaming",
        "LOCALAPPDATA": "AppData/Local",
        "XDG_CACHE_HOME": ".cache",
        "XDG_CONFIG_HOME": ".config",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_RUNTIME_DIR": "run",
    }
    for variable, folder in folders.items():
        (home / folder).mkdir(mode=0o700, parents=True, exist_ok=True)
        patch.setenv(variable, str(home / folder))
    if sys.platform == "win32":  # appdirs asks the system there, not the environment
        import appdirs

        patch.setattr(appdirs, "_get_win_folder", lambda name: str(home / "AppData" / "Local"))


def _block_network(patch: pytest.MonkeyPatch) -> None:
    """Lets every attempt to reach another machine fail the test, even where errors are caught."""
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex

    def refuse(address: object) -> NoReturn:
        pytest.fail(f"A test must not use the network (it tried to reach {address}).")

    def guarded_connect(self: socket.socket, address: tuple[str, int]) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6):
            refuse(address)
        connect(self, address)

    def guarded_connect_ex(self: socket.socket, address: tuple[str, int]) -> int:
        if self.family in (socket.AF_INET, socket.AF_INET6):
            refuse(address)
        return connect_ex(self, address)

    patch.setattr(socket.socket, "connect", guarded_connect)
    patch.setattr(socket.socket, "connect_ex", guarded_connect_ex)
