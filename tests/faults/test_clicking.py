"""Random clicks, keys, commands, pages, sizes and languages: no fault, no hang."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dokodesk.views.navigation import Page
from tests.faults.clicking import click_everything, storm
from tests.faults.desktop import desktop


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_random_clicks_everywhere_do_no_harm(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    with desktop(tmp_path, sounds=False, computer_level="beginner") as made:
        monkey = click_everything(made, 400, seed=5)
        assert made.faults == []
    assert monkey.done["click"] > 200
    assert monkey.done["page"] > 3


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("page", [Page.TABLE, Page.RULES, Page.LEARN])
def test_a_thousand_clicks_at_once_do_no_harm(
    qapp: QApplication, tmp_path: Path, page: Page
) -> None:
    del qapp
    with desktop(tmp_path, sounds=False, computer_level="beginner") as made:
        made.begin_deal()
        made.spin()
        assert storm(made, page, 1000, seed=7) > 5
        assert made.faults == []
        made.window.show()
        made.window.desk.start_quickly()
        made.window.pages.show_page(Page.TABLE)
        made.spin(8)
        made.play_deal()
        assert made.faults == []
