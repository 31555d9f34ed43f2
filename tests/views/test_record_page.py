"""A record in the window: its verdict, its sheet, its deals."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QLabel

from dokodesk.views.deal_page import DealPage
from dokodesk.views.navigation import Page
from dokodesk.views.record_page import RecordPage
from tests.model.test_record_file import ALONE
from tests.views.conftest import MakeShell, Shell

PLAYED = Path(__file__).resolve().parent.parent / "data" / "freedoko" / "deals.doko"


def texts(shell: Shell) -> list[str]:
    page = shell.page(Page.RECORD, RecordPage)
    return [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]


def test_a_right_record_is_called_right_and_its_deals_can_be_opened(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.window.open_record(PLAYED)
    shell.spin()
    assert shell.window.page is Page.RECORD
    assert "deals.doko" in texts(shell)
    assert any("every result is right" in text for text in texts(shell))
    page = shell.page(Page.RECORD, RecordPage)
    box = page.findChildren(QComboBox)[0]
    assert box.count() > 1
    box.setCurrentIndex(1)
    box.activated.emit(1)
    page.deal_wanted.emit(page.shown_match, 0)
    assert shell.page(Page.DEAL, DealPage).deal.summary is not None
    shell.window.pages.leave()
    assert shell.window.pages.page is Page.RECORD


@pytest.mark.parametrize(
    ("language", "place"), [("en", "deal 1, action 7"), ("de", "Spiel 1, Aktion 7")]
)
def test_what_is_wrong_is_told_with_its_place(
    make_shell: MakeShell, tmp_path: Path, language: str, place: str
) -> None:
    path = tmp_path / "wrong.doko"
    path.write_text(ALONE.replace("1 decline", "2 decline"), "utf-8")
    shell = make_shell(language=language)
    shell.window.open_record(path)
    shell.spin()
    assert any(text.startswith(place) for text in texts(shell))
