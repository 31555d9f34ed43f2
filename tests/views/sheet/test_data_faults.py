"""Faults that other programs had with sheets, matches and their data."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from dokodesk.engine.deal_codes import fingerprint
from dokodesk.engine.match import totals
from dokodesk.engine.rules import preset
from dokodesk.model.sheet import sheet_of
from dokodesk.model.sheet_files import sheets_csv, sheets_doko
from dokodesk.records.csv_form import read_csv
from dokodesk.storage.history import MatchStatus
from dokodesk.views.match_plan import MatchPlan
from dokodesk.views.navigation import Page
from dokodesk.views.ranking_page import RankingPage
from dokodesk.views.sheet.export_dialog import ExportForm, exported
from dokodesk.views.sheet_page import SheetPage
from tests.helpers.matches import play_match
from tests.views.conftest import MakeShell

ODD = ("Jürgen ♣", "Łukasz", "🃏🦊", "名前")


def test_the_end_of_a_match_is_shown_and_stored(make_shell: MakeShell) -> None:
    """The last deal has its result, the match its ranking, and the history its winner."""
    shell = make_shell(near_end=(2, 1))
    shell.play_deal()
    match = shell.session.match
    assert match is not None
    assert shell.session.match_over
    shell.window.desk.next_deal()
    shell.spin()
    assert shell.window.page is Page.RANKING
    page = shell.page(Page.RANKING, RankingPage)
    assert any(
        "First place" in label.text() or "draw" in label.text()
        for label in page.findChildren(QLabel)
    )
    stored = shell.history.matches()[0]
    assert stored.status is MatchStatus.FINISHED
    assert stored.totals == totals(match)


def test_an_empty_data_folder_is_met_with_friendly_pages(make_shell: MakeShell) -> None:
    shell = make_shell()
    for page in (Page.SHEET, Page.HISTORY, Page.STATISTICS, Page.HAND_SHEET):
        shell.window.pages.show_page(page)
        shell.spin()
        assert shell.window.page is page
        assert not shell.window.grab().isNull()
    assert "No match is being played." in [
        label.text() for label in shell.page(Page.SHEET, SheetPage).findChildren(QLabel)
    ]


@pytest.mark.parametrize("names", [("",) * 4, ("A",) * 4, ("x" * 200,) * 4, ("🦊",) * 4])
def test_odd_names_are_played_shown_and_exported(
    make_shell: MakeShell, names: tuple[str, ...]
) -> None:
    shell = make_shell()
    shell.window.desk.begin(MatchPlan(preset("pagat_standard"), names, 2, "simple"))
    shell.play_deal()
    shell.window.pages.show_page(Page.SHEET)
    shell.spin()
    sheet = shell.page(Page.SHEET, SheetPage).sheet
    assert sheet is not None
    assert len(sheet.rows) == 1
    for form in ExportForm:
        assert exported([sheet], form)


def test_a_changed_name_shows_everywhere_and_old_matches_keep_theirs(
    make_shell: MakeShell,
) -> None:
    shell = make_shell(near_end=(3, 1))
    shell.window.desk.end_match()
    shell.window.desk.begin(shell.window.desk.plan())
    before = shell.history.matches()[-1].names
    shell.preferences.set_value("player_names", ("Zoe", "", "", ""))
    match = shell.session.match
    assert match is not None
    assert match.names[0] == "Zoe"
    assert shell.history.matches()[-1].names == before
    assert shell.history.matches()[0].names[0] == "Zoe"


def test_the_remaining_deals_are_the_same_after_a_pause(make_shell: MakeShell) -> None:
    first = make_shell(near_end=(4, 1))
    first.play_deal()
    first.session.next_deal()
    codes, seed = first.session.codes, first.session.seed
    view = first.session.view
    assert view is not None
    first.session.close()
    first.history.close()
    second = make_shell()
    second.window.desk.go_on()
    second.spin()
    assert (second.session.codes, second.session.seed) == (codes, seed)
    again = second.session.view
    assert again is not None
    assert (again.dealt, again.dealer) == (view.dealt, view.dealer)
    assert second.session.fingerprint == fingerprint(codes[-1])


_SCRIPT = """
import sys
from pathlib import Path
from dokodesk.records.csv_form import read_csv
from dokodesk.model.record_file import open_record
from dokodesk.storage.atomic import write_atomic
folder = Path(sys.argv[1])
names = open_record(folder / "a.doko").matches[0].names
write_atomic(folder / "names.txt", "|".join(names))
assert read_csv((folder / "a.csv").read_text("utf-8"))[0].names == names
"""


def test_another_encoding_of_the_system_changes_no_name(tmp_path: Path) -> None:
    """With UTF-8 switched off and a Latin locale, in a folder with umlauts and a blank."""
    folder = tmp_path / "Jürgens Ordner"
    folder.mkdir()
    sheet = sheet_of(play_match(deals=1, names=ODD))
    (folder / "a.doko").write_bytes(sheets_doko([sheet]).encode())
    (folder / "a.csv").write_bytes(sheets_csv([sheet]).encode())
    assert read_csv(sheets_csv([sheet]))[0].names == ODD
    latin = {
        "PYTHONUTF8": "0",
        "LC_ALL": "C",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONIOENCODING": "cp1252",
    }
    root = str(Path(__file__).resolve().parents[3])
    subprocess.run(
        [sys.executable, "-c", _SCRIPT, str(folder)],
        env={**os.environ, **latin, "PYTHONPATH": root},
        check=True,
        capture_output=True,
    )
    assert (folder / "names.txt").read_text("utf-8") == "|".join(ODD)
