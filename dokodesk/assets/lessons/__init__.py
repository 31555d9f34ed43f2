"""The lessons of the course: one YAML file each, in the order of their names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

_PACKAGE = __package__ or "dokodesk.assets.lessons"


@cache
def lesson_files() -> tuple[tuple[str, str], ...]:
    """Name (without the number and the suffix) and content of each lesson, in order."""
    found = sorted(
        (entry.name, entry.read_text("utf-8"))
        for entry in files(_PACKAGE).iterdir()
        if entry.name.endswith(".yaml")
    )
    return tuple((name.partition("_")[2].removesuffix(".yaml"), text) for name, text in found)
