"""Who may use what, where the contracts of import-linter in pyproject.toml cannot say it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dokodesk

PACKAGE = Path(dokodesk.__file__).parent

# Standard library, but not for a pure function: clocks, files, threads, the system's chance.
IMPURE = frozenset(
    "asyncio datetime io logging multiprocessing os pathlib secrets shutil socket sqlite3 "
    "subprocess tempfile threading time uuid".split()
)


def _imports(source: str) -> Iterator[str]:
    """The full names of all modules a piece of source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module
            # "from PySide6 import QtCore" names a module behind the word import.
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _foreign_to_engine(source: str) -> set[str]:
    tops = {name.partition(".")[0] for name in _imports(source)}
    return {
        top
        for top in tops - {"dokodesk", "msgspec"}
        if top not in sys.stdlib_module_names or top in IMPURE
    }


def _global_chance(source: str) -> set[str]:
    """What is used of the module random besides its class Random."""
    tree = ast.parse(source)
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
    }
    names = set(_imports(source))
    taken = {name.partition(".")[2] for name in names if name.startswith("random.")}
    return ((used if "random" in names else set()) | taken) - {"Random"}


def _qt_modules(source: str) -> set[str]:
    return {name.split(".")[1] for name in _imports(source) if name.startswith("PySide6.")}


def _sources(*places: str) -> list[Path]:
    return sorted(file for place in places for file in (PACKAGE / place).rglob("*.py"))


def _id(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("file", _sources("engine"), ids=_id)
def test_engine_needs_msgspec_only(file: Path) -> None:
    assert _foreign_to_engine(file.read_text("utf-8")) == set()


@pytest.mark.parametrize("file", _sources("engine", "ai", "learning", "review"), ids=_id)
def test_chance_comes_from_a_given_source(file: Path) -> None:
    assert _global_chance(file.read_text("utf-8")) == set()


@pytest.mark.parametrize("file", _sources("model"), ids=_id)
def test_model_draws_nothing(file: Path) -> None:
    assert _qt_modules(file.read_text("utf-8")) <= {"QtCore"}


def test_one_module_knows_the_folders_of_the_system() -> None:
    users = {_id(f) for f in _sources(".") if "appdirs" in _imports(f.read_text("utf-8"))}
    assert users == {"storage/paths.py"}


@pytest.mark.parametrize(
    ("source", "foreign"),
    [
        ("import yaml", {"yaml"}),
        ("def f():\n    from time import monotonic", {"time"}),
        ("import os.path", {"os"}),
        ("import msgspec\nfrom enum import Enum\nfrom dokodesk.engine import cards", set()),
    ],
)
def test_foreign_modules_are_seen(source: str, foreign: set[str]) -> None:
    assert _foreign_to_engine(source) == foreign


@pytest.mark.parametrize(
    ("source", "used"),
    [
        ("import random\nrandom.shuffle([])", {"shuffle"}),
        ("from random import choice", {"choice"}),
        ("import random\nrandom.Random(1).random()", set()),
        ("from random import Random", set()),
        ("def f(random): return random.choice", set()),
    ],
)
def test_global_chance_is_seen(source: str, used: set[str]) -> None:
    assert _global_chance(source) == used


@pytest.mark.parametrize(
    "source",
    ["from PySide6 import QtGui", "import PySide6.QtGui", "from PySide6.QtGui import QPen"],
)
def test_qt_modules_are_seen(source: str) -> None:
    assert _qt_modules(source) == {"QtGui"}
