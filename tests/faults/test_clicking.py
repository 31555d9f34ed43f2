"""Random clicks, keys, commands, pages, sizes and languages: no fault, no hang."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.faults.clicking import click_everything
from tests.faults.desktop import desktop


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_random_clicks_everywhere_do_no_harm(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    with desktop(tmp_path, sounds=False, computer_level="beginner") as made:
        monkey = click_everything(made, 400, seed=5)
        assert made.faults == []
    assert monkey.done["click"] > 200
    assert monkey.done["page"] > 3
