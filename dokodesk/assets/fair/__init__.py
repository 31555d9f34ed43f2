"""The script by which anybody can compute a deal from its code, without this program."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

__all__ = ["SCRIPT_NAME", "script"]

SCRIPT_NAME: Final = "recompute_deal.py"


def script() -> str:
    """Its text; ``docs`` holds the same file."""
    return files(__name__).joinpath(f"{SCRIPT_NAME}.txt").read_text("utf-8")
