"""Every kind of file, read with what it is meant for."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import msgspec
import pypdf
import pytest
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from pytestqt.qtbot import QtBot

from dokodesk.engine.match import totals
from dokodesk.engine.rules import preset
from dokodesk.model.hand_sheet import HandEntry, HandSheet, sheet_of_hand
from dokodesk.model.numbers import plain
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.record_file import open_record
from dokodesk.model.sheet import Counting, Sheet, sheet_of
from dokodesk.views.appearance import Appearance
from dokodesk.views.sheet.document import SheetWriter
from dokodesk.views.sheet.export_dialog import ExportDialog, ExportForm, exported
from dokodesk.views.sheet.paper import pdf_bytes, picture, prepare_page
from tests.helpers.matches import NAMES, play_match
from tests.records.examples import GOLDEN

ODD = ("Jürgen ♣ <b>", "=SUM(A1)", "Łukasz", "x" * 60)


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    match = play_match(preset("ddv_tournament"), seed=3, names=ODD, calls=0.05)
    return sheet_of(match, day="2026-11-30T19:00:00Z", title="Donnerstag")


@pytest.fixture
def dialog(
    qtbot: QtBot, sheet: Sheet, appearance: Appearance, preferences: PreferencesModel
) -> ExportDialog:
    made = ExportDialog((sheet,), appearance, preferences)
    qtbot.addWidget(made)
    return made


def test_a_record_keeps_every_card(qtbot: QtBot, sheet: Sheet, tmp_path: Path) -> None:
    del qtbot
    for form in (ExportForm.DOKO, ExportForm.JSON):
        path = tmp_path / f"a.{form}"
        path.write_bytes(exported([sheet], form))
        file = open_record(path)
        assert file.problems == ()
        assert sheet.match is not None
        assert file.matches[0].deals == sheet.match.deals
        assert file.matches[0].names == ODD
    json.loads(exported([sheet], ExportForm.JSON))


def test_a_table_is_safe_for_spreadsheets(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    data = exported([sheet], ExportForm.CSV)
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert data.startswith(b"\xef\xbb\xbf")
    assert len(rows) == 1 + len(sheet.rows)
    assert not any(cell.startswith("=") for row in rows for cell in row)


def test_a_web_page_holds_every_deal(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    text = exported([sheet], ExportForm.HTML).decode()
    assert "Jürgen ♣ &lt;b&gt;" in text
    assert "<b>Jürgen" not in text
    assert text.count("<article>") == len(sheet.rows)
    short = exported([sheet], ExportForm.HTML, in_full=False).decode()
    assert "<article>" not in short


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_the_text_of_a_pdf_can_be_found(qtbot: QtBot, sheet: Sheet, tmp_path: Path) -> None:
    del qtbot
    path = tmp_path / "a.pdf"
    path.write_bytes(exported([sheet], ExportForm.PDF))
    done = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True)
    text = done.stdout.decode()
    assert "Donnerstag" in text
    assert "Łukasz" in text
    assert text.count("Signature: ") == 4
    for total in sheet.totals:
        assert plain(total) in text
    numbers = [line.split()[0] for line in text.splitlines() if line.strip()]
    assert [n for n in numbers if n.isdigit()] == [str(row.number) for row in sheet.rows]


def test_ordinary_words_are_not_cut_on_paper(qtbot: QtBot) -> None:
    del qtbot
    names = ("Anna", "Jürgen", "Łukasz", "Margarete")
    match = play_match(preset("ddv_tournament"), seed=3, names=names, calls=0.01)
    data = exported([sheet_of(match)], ExportForm.PDF)
    text = "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages)
    assert "compulsory)" in text
    assert "…" not in text


def test_a_pdf_is_one_a4_page_for_a_tournament(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    reader = pypdf.PdfReader(io.BytesIO(exported([sheet], ExportForm.PDF)))
    assert len(reader.pages) == 1
    box = reader.pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (595, 842)


def test_a_long_sheet_takes_more_pages_and_many_people_a_lying_one(qtbot: QtBot) -> None:
    del qtbot
    entry = HandEntry(contract="", scores=(1, 1, -1, -1, None, None, None))
    hand = HandSheet(names=tuple("ABCDEFG"), rules=None, entries=(entry,) * 120)
    sheet = sheet_of_hand(hand)
    reader = pypdf.PdfReader(io.BytesIO(exported([sheet], ExportForm.PDF)))
    assert len(reader.pages) > 2
    assert float(reader.pages[0].mediabox.width) > float(reader.pages[0].mediabox.height)


def test_several_sheets_each_begin_on_a_page(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    document = SheetWriter().document(sheet)
    assert len(pypdf.PdfReader(io.BytesIO(pdf_bytes([document, document]))).pages) == 2


def test_a_picture_shows_the_whole_sheet(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    image = QImage()
    assert image.loadFromData(exported([sheet], ExportForm.PNG))
    assert image.width() > 1000
    short = picture(SheetWriter().document(sheet_of(play_match(deals=2))))
    assert short.height() < image.height()


def test_money_comes_with_who_pays_whom(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    document = SheetWriter().document(sheet, counting=Counting.MONEY, rate=10)
    assert document.notes
    assert document.totals[0].replace("−", "-").startswith(str(sheet.totals[0] // 10)[:1])


def test_the_dialog_writes_what_was_chosen(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(ExportForm.HTML)
    dialog.write(tmp_path / "a.html")
    assert (tmp_path / "a.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    assert dialog.told == f"Written: {tmp_path / 'a.html'}"
    dialog.choose(ExportForm.CSV)
    dialog.write(tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_bytes().startswith(b"\xef\xbb\xbfnumber")


def test_a_folder_that_cannot_be_written_is_told(dialog: ExportDialog, tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    target.mkdir()
    dialog.write(target)
    assert dialog.told
    assert not dialog.told.startswith("Written")
    assert list(tmp_path.iterdir()) == [target]


def test_records_are_not_offered_for_sheets_without_cards(
    qtbot: QtBot, appearance: Appearance, preferences: PreferencesModel
) -> None:
    hand = HandSheet(names=NAMES, rules=None, entries=(HandEntry(scores=(1, 1, -1, -1)),))
    dialog = ExportDialog((sheet_of_hand(hand),), appearance, preferences)
    qtbot.addWidget(dialog)
    assert dialog.form is ExportForm.PDF
    possible = {form for form in ExportForm if dialog.can_choose(form)}
    assert possible == set(ExportForm) - {ExportForm.DOKO, ExportForm.JSON}


def test_of_a_mixed_selection_a_record_holds_what_has_cards(
    qtbot: QtBot,
    sheet: Sheet,
    appearance: Appearance,
    preferences: PreferencesModel,
    tmp_path: Path,
) -> None:
    hand = sheet_of_hand(HandSheet(names=NAMES, rules=None, entries=()))
    dialog = ExportDialog((hand, sheet, hand), appearance, preferences)
    qtbot.addWidget(dialog)
    dialog.choose(ExportForm.DOKO)
    path = tmp_path / "a.doko"
    dialog.write(path)
    assert len(open_record(path).matches) == 1
    assert "2 sheet(s) without cards are left out." in dialog.told
    dialog.choose(ExportForm.CSV)
    dialog.write(tmp_path / "a.csv")
    assert "left out" not in dialog.told


def test_it_prints_all_pages(dialog: ExportDialog, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.paint(printer)
    assert (tmp_path / "printed.pdf").stat().st_size > 5000


def test_the_preview_shows_the_pages(qtbot: QtBot, dialog: ExportDialog) -> None:
    dialog.show()
    dialog.preview()
    preview = dialog.findChild(QPrintPreviewDialog)
    assert isinstance(preview, QPrintPreviewDialog)
    shown = preview.findChild(QPrintPreviewWidget)
    assert isinstance(shown, QPrintPreviewWidget)
    qtbot.waitUntil(lambda: shown.pageCount() == 1)
    preview.close()


def test_empty_sheets_can_be_exported(qtbot: QtBot) -> None:
    del qtbot
    empty = Sheet(("", "A", "A", "🃏" * 50), ())
    for form in (ExportForm.PDF, ExportForm.HTML, ExportForm.CSV, ExportForm.PNG):
        assert exported([empty], form)


def test_totals_of_the_engine_stand_in_the_document(qtbot: QtBot, sheet: Sheet) -> None:
    del qtbot
    assert sheet.match is not None
    document = SheetWriter().document(sheet)
    assert document.totals == tuple(plain(total) for total in totals(sheet.match))


# --- what stands on paper -------------------------------------------------------------------------


def text_of(data: bytes) -> str:
    """The text of a PDF without any blanks."""
    pages = pypdf.PdfReader(io.BytesIO(data)).pages
    return "".join("".join(page.extract_text() for page in pages).split())


@pytest.mark.parametrize(
    "name",
    ["chilean_40", "ddv_tournament", "house_bock", "house_five_at_the_table", "kneipe"],
)
def test_nothing_of_a_sheet_is_missing_on_paper(qtbot: QtBot, name: str) -> None:
    """Every name, game, announcement, thrown-in deal, score and total, wherever it finds room."""
    del qtbot
    (sheet,) = open_record(GOLDEN / f"{name}.doko").sheets
    assert sheet.match is not None
    names = ("Annegret", "Bernhard", "Christoph", "Dorothea", "Emil-Jürgen")[: sheet.size]
    sheet = replace(sheet, names=names, match=msgspec.structs.replace(sheet.match, names=names))
    document = SheetWriter().document(sheet, in_full=False)
    text = text_of(exported([sheet], ExportForm.PDF))
    wanted = [*document.names, *document.totals]
    for line in document.lines:
        wanted += line.facts
        for cell in line.cells:
            wanted += (cell.score, cell.total)
    assert [each for each in wanted if "".join(each.split()) not in text] == []


def test_sheets_of_few_and_of_many_each_have_pages_that_fit(
    qtbot: QtBot, appearance: Appearance, preferences: PreferencesModel, tmp_path: Path
) -> None:
    few = sheet_of(play_match(deals=2))
    many = sheet_of(play_match(deals=2, names=(*NAMES, "Emil", "Fritz", "Gerda")))
    dialog = ExportDialog((few, many, few), appearance, preferences)
    qtbot.addWidget(dialog)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    prepare_page(printer, SheetWriter().document(few))
    dialog.paint(printer)
    printed = (tmp_path / "printed.pdf").read_bytes()
    for data in (exported((few, many, few), ExportForm.PDF), printed):
        boxes = [page.mediabox for page in pypdf.PdfReader(io.BytesIO(data)).pages]
        assert [box.width > box.height for box in boxes] == [False, True, False]


def test_a_name_from_right_to_left_leaves_place_and_total_where_they_are(qtbot: QtBot) -> None:
    del qtbot
    sheet = sheet_of(play_match(deals=3, names=("שלום עולם", "Ben", "Cem", "Dora")))
    total = plain(sheet.totals[0])
    assert f"<bdi>שלום עולם</bdi>: <b>{total}</b>" in exported([sheet], ExportForm.HTML).decode()
    if not QFontDatabase.families(QFontDatabase.WritingSystem.Hebrew):
        pytest.skip("no font with Hebrew letters is installed")
    text = text_of(exported([sheet], ExportForm.PDF))
    place = text.index("Ranking")
    ranking = text[place : text.index("Dora", place)]
    assert re.fullmatch(rf"Ranking1\.[\u0590-\u05ff\u200e]+:{total}2\.", ranking)
