"""The surroundings the program needs, and what the tests promise about theirs."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import appdirs
import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from PySide6.QtCore import QObject

from tests.helpers.logfail import LogGuard

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_qt_keeps_the_references_to_none() -> None:
    # From Python 3.12 on None is immortal: the count stays the same there whatever Qt does.
    qt_object = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        qt_object.setObjectName("x")
    assert sys.getrefcount(None) - before > -100


@pytest.mark.parametrize("where", ["program", "build"])
def test_the_qt_that_loses_references_is_shut_out(where: str) -> None:
    lists = {
        "program": PROJECT["project"]["dependencies"],
        "build": PROJECT["build-system"]["requires"],
    }
    found = [Requirement(line) for line in lists[where]]
    (qt,) = [requirement for requirement in found if requirement.name == "PySide6-Essentials"]
    assert qt.marker is None
    assert qt.specifier.contains(Version("6.11.3"))
    assert not qt.specifier.contains(Version("6.12.0"))


def test_the_two_start_scripts_have_different_names() -> None:
    assert not set(PROJECT["project"]["scripts"]) & set(PROJECT["project"]["gui-scripts"])


def test_folders_of_the_person_are_out_of_reach() -> None:
    home = Path(os.environ["HOME"])
    assert home.name.startswith("dokodesk-tests-")
    assert Path.home() == home
    for folder in (appdirs.user_data_dir("x"), appdirs.user_config_dir("x")):
        assert Path(folder).is_relative_to(home)


def test_network_is_out_of_reach() -> None:
    with socket.socket(socket.AF_INET) as connection, pytest.raises(pytest.fail.Exception):
        connection.connect(("127.0.0.1", 9))


def test_use_of_qt_is_marked(qapp: object, request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("gui")


def test_no_use_of_qt_is_not_marked(request: pytest.FixtureRequest) -> None:
    assert not request.node.get_closest_marker("gui")


class TestLogGuard:
    """The guard, used by hand and apart from the one that watches these tests."""

    def _record(self, name: str, level: int, text: str) -> logging.LogRecord:
        return logging.LogRecord(name, level, "", 0, text, None, None)

    def test_keeps_what_nobody_expects(self) -> None:
        guard = LogGuard()
        guard.handle(self._record("a", logging.WARNING, "one"))
        assert [record.getMessage() for record in guard.take_unexpected()] == ["one"]
        assert guard.take_unexpected() == []

    def test_forgets_what_was_expected_and_keeps_the_rest(self) -> None:
        guard = LogGuard()
        with guard.expect("a", "^one"):
            guard.handle(self._record("a.b", logging.WARNING, "one thing"))
            guard.handle(self._record("ab", logging.WARNING, "one of another logger"))
            guard.handle(self._record("a", logging.ERROR, "one of another level"))
        assert [record.name for record in guard.take_unexpected()] == ["ab", "a"]

    def test_misses_what_was_expected_but_did_not_come(self) -> None:
        guard = LogGuard()
        guard.handle(self._record("a", logging.WARNING, "one, but before"))
        with pytest.raises(pytest.fail.Exception, match="nothing"), guard.expect("a", "one"):
            pass


def test_stray_warning_fails_a_test_and_an_expected_one_does_not(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "from tests.helpers.logfail import LogGuard\n"
        "def pytest_configure(config):\n"
        "    config.pluginmanager.register(LogGuard())\n"
    )
    (tmp_path / "test_inner.py").write_text(
        "import logging\n"
        "def test_stray():\n"
        "    logging.getLogger('x').warning('stray')\n"
        "def test_information():\n"
        "    logging.getLogger('x').info('calm')\n"
        "def test_expected(expected_log):\n"
        "    with expected_log('x', 'wanted'):\n"
        "        logging.getLogger('x').warning('wanted')\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:pytest-qt", "-p", "no:hypothesispytest"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 2 passed" in done.stdout
    assert "WARNING x: stray" in done.stdout
