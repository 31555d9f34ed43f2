"""Codes, the deal of the day, evenings by hand, imports and reports in the real window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QPushButton

from dokodesk.engine.deal_codes import DealCode, fingerprint
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.shuffling import deal_hands
from dokodesk.model.daily import DailyKind, DailyStatus, daily_seed
from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.model.record_file import open_record
from dokodesk.model.sheet import sheet_of
from dokodesk.model.sheet_files import sheets_csv, sheets_doko
from dokodesk.records.csv_import import Column
from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history import History, MatchFilter, MatchKind
from dokodesk.views.deal_page import DealPage
from dokodesk.views.history.area import HistoryArea
from dokodesk.views.history.export import sheet_of_stored
from dokodesk.views.history.match_page import StoredMatchPage
from dokodesk.views.navigation import Page
from dokodesk.views.record_page import RecordPage
from dokodesk.views.sheet.area import SheetArea
from dokodesk.views.sheet.codes_dialog import CodesDialog
from dokodesk.views.sheet.daily_dialog import DailyDialog, result_line
from dokodesk.views.sheet.hand_page import HandPage
from dokodesk.views.sheet.import_dialog import ImportDialog
from dokodesk.views.sheet_page import SheetPage
from tests.helpers.matches import NAMES, play_match
from tests.views.conftest import MakeShell, Shell

CODE = "k3v9-w2xh-7mqd"
DAY = "2026-11-30"


@pytest.fixture
def shell(make_shell: MakeShell) -> Shell:
    return make_shell(size=(1200, 760))


def area_of(shell: Shell) -> SheetArea:
    return next(area for area in shell.window.areas if isinstance(area, SheetArea))


def hand_page(shell: Shell) -> HandPage:
    shell.trigger("hand_sheet")
    return shell.page(Page.HAND_SHEET, HandPage)


def texts(widget: object) -> list[str]:
    assert isinstance(widget, QDialog)
    return [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]


# --- codes ----------------------------------------------------------------------------------------


def test_a_code_deals_its_cards_to_everybody(shell: Shell) -> None:
    deal = DealCode(CODE, 2, preset("kneipe"))
    shell.window.desk.start_code(deal)
    match, view = shell.session.match, shell.session.view
    assert match is not None
    assert view is not None
    assert (match.rules, match.planned) == (preset("kneipe"), 1)
    assert sorted(view.dealt) == sorted(deal_hands(CODE, "48")[0])
    seating = shell.session.seating
    assert seating is not None
    assert seating.forehand == 2
    assert shell.session.codes == (CODE,)
    (stored,) = shell.history.matches(MatchFilter(kinds=()))
    assert stored.kind is MatchKind.CODE, "it does not count with what was dealt by chance"
    assert shell.preferences.values.last_deals != 1, "the next match has its usual length"


def test_a_deal_from_a_code_is_gone_on_with_after_a_restart(make_shell: MakeShell) -> None:
    first = make_shell()
    first.window.desk.start_code(DealCode(CODE, 2, preset("kneipe")))
    first.spin()
    first.session.close()
    first.history.close()
    second = make_shell()
    stored = second.window.desk.stored
    assert stored is not None
    assert stored.match.rules == preset("kneipe")
    second.window.desk.go_on()
    second.spin()
    assert second.session.codes == (CODE,)


def test_the_fingerprint_is_shown_before_and_the_code_after(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 1))
    shell.trigger("deal_codes")
    dialog = shell.window.findChild(CodesDialog)
    assert isinstance(dialog, CodesDialog)
    done, running = shell.session.codes
    shown = " ".join(texts(dialog))
    assert fingerprint(done) in shown
    assert fingerprint(running) in shown
    assert done in shown
    assert running not in shown
    shell.play_deal()
    assert running in " ".join(texts(dialog))
    dialog.close()


def test_a_typed_code_is_checked_while_it_is_typed(shell: Shell) -> None:
    shell.trigger("deal_codes")
    dialog = shell.window.findChild(CodesDialog)
    assert isinstance(dialog, CodesDialog)
    QTest.keyClicks(dialog._entry, "k3v9-w2xh-7mqd:2:P-SK:4p")
    assert dialog.typed() is None
    assert not dialog._play_button.isEnabled()
    assert any("mistyped" in text for text in texts(dialog))
    dialog._entry.clear()
    QTest.keyClicks(dialog._entry, DealCode(CODE, 1, preset("pagat_standard")).text)
    QTest.keyClick(dialog._entry, Qt.Key.Key_Return)
    shell.spin()
    assert shell.session.codes == (CODE,)


def test_the_script_can_be_saved(shell: Shell, tmp_path: Path) -> None:
    shell.trigger("deal_codes")
    dialog = shell.window.findChild(CodesDialog)
    assert isinstance(dialog, CodesDialog)
    dialog.write_script(tmp_path / "check.py")
    assert "dokodesk-deal-1" in (tmp_path / "check.py").read_text("utf-8")
    dialog.close()


def test_the_code_of_a_finished_deal_can_be_copied(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 1))
    shell.window.show_deal(0)
    page = shell.page(Page.DEAL, DealPage)
    code = DealCode.parse(page.deal_code)
    assert code.code == shell.session.codes[0]
    button = next(b for b in page.findChildren(QPushButton) if b.text() == "Copy deal code")
    button.click()
    assert QGuiApplication.clipboard().text() == page.deal_code


def test_the_deal_page_compares_rules(shell: Shell) -> None:
    match = play_match(deals=2)
    shell.window.show_deal_of(match, 1)
    shell.spin()
    page = shell.page(Page.DEAL, DealPage)
    shown = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "By other rules" in shown
    assert "Tournament (DDV)" in shown
    assert "Rule option:" in shown
    assert page.deal_code == "", "the deal of another match has no code here"


# --- of the day -----------------------------------------------------------------------------------


def test_the_deal_of_the_day_counts_once(shell: Shell) -> None:
    daily = shell.window.desk.daily
    daily.play(DailyKind.DEAL, DAY)
    match = shell.session.match
    assert match is not None
    assert match.planned == 1
    shell.play_deal()
    seed = daily_seed(DailyKind.DEAL, DAY, "P-SK")
    entry = daily.log.entry(seed)
    assert entry is not None
    assert entry.status is DailyStatus.DONE
    assert len(entry.scores) == 1
    daily.play(DailyKind.DEAL, DAY)
    shell.spin()
    shell.play_deal()
    assert daily.log.entry(seed) == entry
    kinds = [line.kind for line in shell.history.matches(MatchFilter(kinds=()))]
    assert sorted(kinds) == [MatchKind.DAILY_PRACTICE, MatchKind.MATCH]


def test_its_dialog_offers_what_there_is(shell: Shell) -> None:
    shell.trigger("daily")
    dialog = shell.window.findChild(DailyDialog)
    assert isinstance(dialog, DailyDialog)
    assert texts(dialog).count("Not played yet.") == 2
    buttons = [b for b in dialog.findChildren(QPushButton) if b.text() == "Play"]
    buttons[0].click()
    shell.spin()
    assert shell.session.seed.startswith("daily-deal-")


def test_the_line_for_friends_tells_no_card(shell: Shell) -> None:
    daily = shell.window.desk.daily
    daily.play(DailyKind.DEAL, DAY)
    shell.play_deal()
    seed = daily_seed(DailyKind.DEAL, DAY, "P-SK")
    entry = daily.log.entry(seed)
    assert entry is not None
    line = result_line(DailyKind.DEAL, DAY, preset("pagat_standard"), entry)
    assert DAY in line
    for word in ("Re", "Kontra", "solo", "♣", "♥", shell.session.codes[0]):
        assert word not in line


def test_rules_without_a_deal_of_the_day_say_so(shell: Shell) -> None:
    import msgspec

    rules = msgspec.structs.replace(preset("pagat_standard"), daily_deal=False)
    shell.window.desk.use_rules(rules, "")
    shell.window.desk.daily.show()
    assert shell.window.findChild(DailyDialog) is None


# --- by hand --------------------------------------------------------------------------------------


def test_a_deal_is_entered_by_keyboard_alone(shell: Shell) -> None:
    page = hand_page(shell)
    page.begin(HandSheet(names=NAMES, rules=preset("pagat_standard"), planned=8))
    shell.spin()
    form = page.form
    for key in (Qt.Key.Key_1, Qt.Key.Key_3):
        QTest.keyClick(shell.window, key, Qt.KeyboardModifier.AltModifier)
    form._points.setFocus()
    form._points.selectAll()
    QTest.keyClicks(form._points, "152")
    assert form.entry() == HandEntry(re=(0, 2), re_points=152)
    QTest.keyClick(form._points, Qt.Key.Key_Return)
    shell.spin()
    assert page.desk.sheet is not None
    assert page.desk.sheet.entries == (HandEntry(re=(0, 2), re_points=152),)
    assert page.sheet.model.rows[0].scores == (2, -2, 2, -2)
    assert form.entry() == HandEntry(), "the fields are empty for the next deal"
    QTest.keyClick(form._game, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not page.desk.sheet.entries


def test_what_cannot_be_is_not_written(shell: Shell) -> None:
    page = hand_page(shell)
    page.begin(HandSheet(names=NAMES, rules=preset("pagat_standard"), planned=8))
    page.form.set_entry(HandEntry(re=(0,), re_points=130))
    page.form.write()
    assert page.desk.sheet is not None
    assert page.desk.sheet.entries == ()
    assert page.form._result.text() == "Choose the two who were Re."


def test_every_field_comes_back_when_a_row_is_corrected(shell: Shell) -> None:
    page = hand_page(shell)
    rules = preset("kneipe")
    page.begin(HandSheet(names=NAMES, rules=rules, planned=8))
    from dokodesk.engine.actions import Word
    from dokodesk.model.hand_sheet import Side

    entry = HandEntry(
        re=(1, 2),
        re_points=0,
        no_trick=Party.RE,
        re_side=Side(said=True, level=Word.NO60),
        kontra_side=Side(said=True),
        extras=(("doppelkopf", Party.KONTRA), ("doppelkopf", Party.KONTRA), ("fox", Party.KONTRA)),
        heart_trick=True,
        bock=4,
    )
    page.desk.write(entry)
    shell.spin()
    page.sheet.select(0)
    page.correct()
    shell.spin()
    assert page.form.entry() == entry
    page.form.set_entry(HandEntry(re=(1, 3), re_points=121))
    page.form.write()
    assert page.desk.sheet is not None
    assert len(page.desk.sheet.trace) == 1
    assert page._trace_button.text() == "Corrections: 1"


def test_a_sheet_is_stored_and_found_again(shell: Shell) -> None:
    page = hand_page(shell)
    page.begin(HandSheet(names=NAMES, rules=preset("pagat_standard"), title="Thursday"))
    page.desk.write(HandEntry(re=(0, 1), re_points=130))
    number = page.desk.match_id
    assert number is not None
    page.leave()
    shell.spin()
    assert page.setup._stored.count() == 1
    assert "Thursday" in page.setup._stored.item(0).text()
    page.setup._stored.itemActivated.emit(page.setup._stored.item(0))
    assert page.desk.match_id == number


def test_the_audit_stands_above_the_sheet(shell: Shell) -> None:
    page = hand_page(shell)
    bad = HandEntry(contract="", scores=(3, 3, -3, -4))
    page.begin(HandSheet(names=NAMES, rules=None, entries=(bad,)))
    shell.spin()
    shown = [label.text() for label in page._audit.findChildren(QLabel)]
    assert any("add up to −1" in text for text in shown)
    page.sheet.select(0)
    page.correct()
    from dokodesk.views.sheet.scores_dialog import ScoresDialog

    dialog = page.findChild(ScoresDialog)
    assert isinstance(dialog, ScoresDialog)
    dialog.set_scores(3, 3, -3, -3)
    dialog._accept()
    shell.spin()
    shown = [label.text() for label in page._audit.findChildren(QLabel) if label.isVisible()]
    assert shown == ["✓ The sheet adds up."]


def test_without_anybody_named_a_sheet_begins_all_the_same(shell: Shell) -> None:
    page = hand_page(shell)
    page.setup.begin()
    shell.spin()
    assert page.desk.sheet is not None
    assert page.desk.sheet.names == ("Player 1", "Player 2", "Player 3", "Player 4")


def test_another_language_reaches_the_names_of_those_without_one(make_shell: MakeShell) -> None:
    shell = make_shell(language="de")
    shell.trigger("hand_sheet")
    page = shell.page(Page.HAND_SHEET, HandPage)
    assert "Spieler 1" in [box.currentText() for box in page.findChildren(QComboBox)]
    shell.preferences.set_value("language", "en")
    shell.spin()
    assert "Player 1" in [box.currentText() for box in page.findChildren(QComboBox)]


# --- imports --------------------------------------------------------------------------------------


def test_a_table_of_others_asks_for_its_columns(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "evening.csv"
    path.write_bytes("Jürgen;Anna;Cem;Dora;x\n3;-3;3;-3;7\n1;1;-1;y;8\n".encode("cp1252"))
    area_of(shell).take_in(path)
    dialog = shell.window.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    assert "Line 3" in dialog.state
    assert "“y”" in dialog.state
    dialog.choose(3, Column.IGNORE)
    assert dialog.sheet
    assert dialog.sheet.names == ("Jürgen", "Anna", "Cem", "x")
    dialog._accept()
    shell.spin()
    page = shell.page(Page.HAND_SHEET, HandPage)
    assert shell.window.page is Page.HAND_SHEET
    assert page.desk.match_id is not None
    assert shell.history.matches(MatchFilter(kinds=(MatchKind.SHEET,)))[0].note == "evening"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\x00\x01\x02", "Das ist keine Textdatei"),
        (b"", "In der Datei steht keine Tabelle."),
        (b"x" * (8 * 1024 * 1024 + 1), "größer als 8 MB"),
    ],
)
def test_what_is_no_table_is_told_in_the_language_of_the_program(
    make_shell: MakeShell, tmp_path: Path, data: bytes, said: str
) -> None:
    shell = make_shell(language="de")
    path = tmp_path / "odd.csv"
    path.write_bytes(data)
    area_of(shell).take_in(path)
    assert shell.window.findChild(ImportDialog) is None
    assert any(said in text for text in shell.window.messages.texts)


def test_columns_without_titles_are_named_in_the_language_of_the_program(
    make_shell: MakeShell, tmp_path: Path
) -> None:
    shell = make_shell(language="de")
    path = tmp_path / "bare.csv"
    path.write_bytes(b"1;-1;1;-1\n2;-2;2;-2\n")
    area_of(shell).take_in(path)
    dialog = shell.window.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    assert dialog.sheet is not None
    assert dialog.sheet.names[0] == "Spalte 1"
    has_titles = dialog.findChild(QCheckBox)
    assert isinstance(has_titles, QCheckBox)
    assert not has_titles.isChecked()


def test_an_own_table_comes_in_without_a_question(shell: Shell, tmp_path: Path) -> None:
    sheet = sheet_of(play_match(deals=3))
    path = tmp_path / "own.csv"
    path.write_text(sheets_csv([sheet]), "utf-8")
    area_of(shell).take_in(path)
    assert shell.window.findChild(ImportDialog) is None
    page = shell.page(Page.HAND_SHEET, HandPage)
    assert page.sheet.model.counted.last(4) == sheet.totals


def test_an_own_table_with_a_slip_is_told_with_its_line(
    make_shell: MakeShell, tmp_path: Path
) -> None:
    shell = make_shell(language="de")
    sheet = sheet_of(play_match(deals=3))
    total = sheet.rows[1].totals[3]
    lines = sheets_csv([sheet]).splitlines()
    lines[2] = lines[2].replace(f",{total},,", f",{total + 1},,")
    path = tmp_path / "own.csv"
    path.write_text("\n".join(lines), "utf-8")
    area_of(shell).take_in(path)
    assert shell.window.findChild(ImportDialog) is None
    assert f"Zeile 3: Die Summe von {NAMES[3]} ist {total + 1}" in "".join(
        shell.window.messages.texts
    )
    assert not shell.history.matches(MatchFilter())
    path.write_text(sheets_csv([sheet]), "utf-8")
    area_of(shell).take_in(path)
    assert shell.window.messages.texts == []


def test_a_record_goes_into_the_history(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "a.doko"
    path.write_text(sheets_doko([sheet_of(play_match(deals=2))]), "utf-8")
    area_of(shell).take_in(path)
    found = shell.history.matches(MatchFilter(kinds=(MatchKind.RECORD,)))
    assert [line.deals for line in found] == [2]


@pytest.mark.parametrize(
    ("name", "data"),
    [("a.doko", b"---\nnonsense"), ("a.csv", b"\x00\x00"), ("a.csv", b""), ("gone.csv", None)],
)
def test_a_bad_file_changes_nothing(
    shell: Shell, tmp_path: Path, name: str, data: bytes | None
) -> None:
    path = tmp_path / name
    if data is not None:
        path.write_bytes(data)
    area_of(shell).take_in(path)
    shell.spin()
    assert shell.window.findChild(ImportDialog) is None
    assert shell.history.matches(MatchFilter(kinds=())) == []
    shown = [label.text() for label in shell.window.messages.findChildren(QLabel)]
    assert any(name in text for text in shown)


# --- reports --------------------------------------------------------------------------------------


def test_a_report_in_the_middle_of_a_deal_opens_again(
    make_shell: MakeShell, tmp_path: Path
) -> None:
    shell = make_shell(near_end=(3, 1))
    path = tmp_path / "report.doko"
    area_of(shell).write_report(path)
    text = path.read_text("utf-8")
    match = shell.session.match
    assert match is not None
    for name in match.names:
        assert name not in text
    file = open_record(path)
    assert file.problems == ()
    assert file.deals == 2
    shell.window.open_record(path)
    page = shell.page(Page.RECORD, RecordPage)
    replay = next(b for b in page.findChildren(QPushButton) if b.text().startswith("Replay"))
    assert replay.isVisible()
    replay.click()
    shell.spin()
    assert shell.window.page is Page.REPLAY
    assert file.unfinished is not None
    assert shell.session.position is not None
    assert file.unfinished.actions == shell.session.position.history


def test_a_fault_offers_to_save_a_report(shell: Shell) -> None:
    shell.window.tell_fault("")
    buttons = [b.text() for b in shell.window.messages.findChildren(QPushButton)]
    assert "Save a fault report…" in buttons


def test_the_result_offers_the_code_of_its_deal(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 1))
    shell.play_deal()
    panel = shell.panel
    copy = next(b for b in panel.findChildren(QPushButton) if b.text() == "Copy")
    copy.click()
    code = DealCode.parse(QGuiApplication.clipboard().text())
    assert code.code == shell.session.codes[-1]
    match = shell.session.match
    assert match is not None
    assert code.rules == match.rules
    assert code.forehand == match.deals[-1].setup.forehand


def test_an_exported_record_of_the_match_at_hand_has_its_codes(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 2))
    shell.window.pages.show_page(Page.SHEET)
    shell.spin()
    sheet = shell.page(Page.SHEET, SheetPage).sheet
    assert sheet is not None
    assert sheet.codes == shell.session.codes[:2]
    text = sheets_doko([sheet])
    assert all(code in text for code in sheet.codes)
    assert shell.session.codes[2] not in text
    assert shell.session.match_id is not None
    stored = shell.history.match(shell.session.match_id)
    assert (sheet.day, sheet.level) == (stored.started, "simple")


def test_a_sheet_in_the_history_has_all_that_its_file_keeps(make_shell: MakeShell) -> None:
    shell = make_shell(near_end=(3, 2))
    number = shell.session.match_id
    assert number is not None
    shell.history.set_tags(number, ["club"])
    shell.history.set_note(number, "to be paid")
    history = next(area for area in shell.window.areas if isinstance(area, HistoryArea))
    history.show_match(number)
    shell.spin()
    sheet = shell.page(Page.MATCH, StoredMatchPage).sheet.sheet
    assert sheet == sheet_of_stored(shell.history, number)
    assert (sheet.tags, sheet.note, sheet.codes) == (
        ("club",),
        "to be paid",
        shell.session.codes[:2],
    )


def test_several_own_tables_come_in_all_or_none(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [sheet_of(play_match(deals=2, seed=seed), title=f"T{seed}") for seed in range(3)]
    path = tmp_path / "own.csv"
    path.write_text(sheets_csv(sheets), "utf-8")
    stored: list[str] = []
    finish = History.finish_match

    def full(history: History, match_id: int) -> None:
        finish(history, match_id)
        stored.append(history.match(match_id).note)
        if len(stored) == 3:
            raise StorageError(NoticeCode.DISK_FULL, file="x")

    with monkeypatch.context() as patched:
        patched.setattr(History, "finish_match", full)
        area_of(shell).take_in(path)
    assert stored == ["T0", "T1", "T2"]
    assert not shell.history.matches(MatchFilter())
    area_of(shell).take_in(path)
    assert {line.note for line in shell.history.matches(MatchFilter())} == set(stored)
    assert shell.page(Page.HAND_SHEET, HandPage).sheet.model.counted.last(4) == sheets[2].totals


def test_the_history_lists_and_opens_sheets(shell: Shell) -> None:
    page = hand_page(shell)
    rows = (HandEntry(contract="", scores=(3, 3, -3, -3)), HandEntry(contract="void"))
    page.begin(HandSheet(names=NAMES, rules=preset("kneipe"), title="Thursday", entries=rows))
    page.desk.write(HandEntry(re=(0, 1), re_points=130))
    number = page.desk.match_id
    assert number is not None
    page.leave()
    shell.trigger("history")
    shell.spin()
    history = next(area for area in shell.window.areas if isinstance(area, HistoryArea))
    history.show_match(number)
    shell.spin()
    assert shell.window.page is Page.HAND_SHEET
    assert page.desk.match_id == number
    shell.trigger("statistics")
    shell.spin()
    assert not shell.window.grab().isNull()
