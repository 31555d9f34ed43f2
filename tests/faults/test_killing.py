"""Killing the program loses nothing that was shown and changes nothing that follows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.faults.killing import killed_match


def test_a_match_that_is_killed_often_ends_like_one_in_peace(
    qapp: QApplication, tmp_path: Path
) -> None:
    del qapp  # otherwise the match makes an application without windows, which others cannot use
    assert killed_match(tmp_path, 6, deals=1, seed=3) >= 3
