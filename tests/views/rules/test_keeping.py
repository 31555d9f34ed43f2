"""Profiles, files, codes and comparisons."""

from __future__ import annotations

from pathlib import Path

import pytest
import segno
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QTableWidget

from dokodesk.engine.rules import code, from_dict, preset
from dokodesk.model.rules_compare import ComparisonRole
from dokodesk.storage.profiles import list_profiles
from dokodesk.storage.rule_files import read_rule_file
from dokodesk.views.rules.page import Tab
from dokodesk.views.rules.qr import qr_pixmap
from tests.views.rules.conftest import Person

OURS = from_dict({"deck": "40"}, preset("kneipe"))
FREEDOKO = Path(__file__).parent.parent.parent / "data" / "freedoko"


def profiles(person: Person) -> list[str]:
    return [profile.name for profile in list_profiles(person.folder)]


def save(person: Person, name: str) -> None:
    """Save under a name, by keyboard."""
    person.page.shelf_view.ask_save()
    person.type(name)
    person.key(Qt.Key.Key_Return)


# --- profiles -------------------------------------------------------------------------------------


def test_saving_asks_for_a_name_and_changes_are_saved_into_it(person: Person) -> None:
    page = person.page
    page.rules.open(OURS)
    person.click(page.save_button)
    assert page.tab is Tab.SHELF
    assert person.focused is page.shelf_view.name_field.field
    person.type("Wednesdays")
    person.key(Qt.Key.Key_Return)
    assert profiles(person) == ["Wednesdays"]
    assert page._title.text() == "Wednesdays"
    assert not page.rules.is_unsaved
    page.rules.set_value("pigs", "off")
    assert "not saved" in page._sub.text()
    person.click(page.shelf_view.save_button)
    assert list_profiles(person.folder)[0].file is not None
    assert read_rule_file(list_profiles(person.folder)[0].path).rules.pigs == "off"
    assert "not saved" not in page._sub.text()


def test_a_name_that_is_taken_is_refused_and_can_be_changed(person: Person) -> None:
    save(person, "Ours")
    save(person, "ours")
    assert "already is a profile" in person.messages
    assert person.page.shelf_view.name_field.isVisible() or profiles(person) == ["Ours"]
    person.page.shelf_view.name_field.field.selectAll()
    person.page.shelf_view.name_field.field.setFocus()
    person.type("Others")
    person.key(Qt.Key.Key_Return)
    assert profiles(person) == ["Others", "Ours"]
    assert "already is a profile" not in person.messages


def test_opening_renaming_copying_and_deleting(person: Person) -> None:
    page, view = person.page, person.page.shelf_view
    page.rules.open(OURS)
    person.go(Tab.SHELF)
    save(person, "Ours")
    person.click(view.rename_button)
    person.type("Wednesdays")
    person.key(Qt.Key.Key_Return)
    assert profiles(person) == ["Wednesdays"]
    assert page.rules.draft.name == "Wednesdays"
    person.click(view.copy_button)
    person.key(Qt.Key.Key_Escape)
    assert profiles(person) == ["Wednesdays", "Wednesdays 2"]
    view.choose(None, "ddv_tournament")
    view.take_focus()
    person.key(Qt.Key.Key_Return)
    assert page.rules.rules == preset("ddv_tournament")
    assert page.tab is Tab.SHEET
    person.go(Tab.SHELF)
    view.choose(list_profiles(person.folder)[0].path)
    view.take_focus()
    person.key(Qt.Key.Key_Delete)
    assert profiles(person) == ["Wednesdays", "Wednesdays 2"]
    assert "Delete the profile “Wednesdays”?" in person.messages
    person.key(Qt.Key.Key_Return)
    assert profiles(person) == ["Wednesdays 2"]


def test_a_preset_can_neither_be_renamed_nor_deleted(person: Person) -> None:
    person.go(Tab.SHELF)
    view = person.page.shelf_view
    view.choose(None, "kneipe")
    assert view.rename_button.isHidden()
    assert view.delete_button.isHidden()
    view.take_focus()
    person.key(Qt.Key.Key_Delete)
    assert person.messages == ""


def test_the_deleted_profile_leaves_its_rules_on_the_desk(person: Person) -> None:
    person.page.rules.open(OURS)
    save(person, "Ours")
    person.go(Tab.SHELF)
    person.click(person.page.shelf_view.delete_button)
    person.key(Qt.Key.Key_Return)
    assert profiles(person) == []
    assert person.page.rules.rules == OURS
    assert person.page.rules.draft.path is None


def test_exporting_and_importing(person: Person, tmp_path: Path) -> None:
    page, view = person.page, person.page.shelf_view
    page.rules.open(OURS)
    save(person, "Ours")
    person.go(Tab.SHELF)
    view.export_to(tmp_path / "ours.yaml")
    assert read_rule_file(tmp_path / "ours.yaml").rules == OURS
    page.rules.open_preset("ddv_tournament")
    view.import_file(tmp_path / "ours.yaml")
    assert profiles(person) == ["Ours", "Ours 2"]
    assert page.rules.rules == OURS
    assert page.rules.draft.name == "Ours 2"
    assert "Imported as “Ours 2”." in person.messages


def test_a_place_where_nothing_can_be_written(person: Person, tmp_path: Path) -> None:
    person.go(Tab.SHELF)
    (tmp_path / "file").write_text("")
    person.page.shelf_view.export_to(tmp_path / "file" / "ours.yaml")
    assert "cannot be made" in person.messages


def test_a_file_of_freedoko_is_reported_before_it_is_used(person: Person) -> None:
    page = person.page
    page.shelf_view.import_file(next(FREEDOKO.glob("*.txt")))
    person.spin()
    assert page._stack.currentWidget() is page.report
    left, taken = page.report.findChildren(QTableWidget)
    assert left.rowCount() >= 5
    assert taken.rowCount() > 50
    assert profiles(person) == []
    assert person.focused is page.report.use
    person.key(Qt.Key.Key_Return)
    assert len(profiles(person)) == 1
    assert page.rules.draft.name == profiles(person)[0]


def test_choosing_a_file_stops_nothing(person: Person, tmp_path: Path) -> None:
    view = person.page.shelf_view
    person.go(Tab.SHELF)
    person.click(view.import_button)
    dialog = person.page.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    (tmp_path / "ours.yaml").write_text("doko_rules: 1\nname: Ours\npreset: kneipe\n")
    dialog.fileSelected.emit(str(tmp_path / "ours.yaml"))
    dialog.close()
    person.spin()
    assert profiles(person) == ["Ours"]
    person.go(Tab.SHELF)
    person.click(view.export_button)
    dialog = next(found for found in person.page.findChildren(QFileDialog) if found.isVisible())
    dialog.fileSelected.emit(str(tmp_path / "copy.yaml"))
    dialog.close()
    person.spin()
    assert read_rule_file(tmp_path / "copy.yaml").rules == preset("kneipe")


def test_a_damaged_file_says_line_and_key_and_the_rest_can_be_used(
    person: Person, tmp_path: Path
) -> None:
    page = person.page
    path = tmp_path / "granny.yaml"
    content = "doko_rules: 1\nname: Granny\npreset: kneipe\noptions:\n  pigs: maybe\n  deck: '40'\n"
    path.write_text(content)
    page.shelf_view.import_file(path)
    person.spin()
    told = "\n".join(found.text() for found in page.report.findChildren(type(page._title)))
    assert "Line 5: pigs: maybe is not a possible value" in told
    person.key(Qt.Key.Key_Escape)
    assert profiles(person) == []
    page.shelf_view.import_file(path)
    person.spin()
    person.click(page.report.use)
    assert page.rules.rules == OURS
    assert path.read_text() == content


def test_nothing_of_a_foreign_file_can_be_used(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Granny")
    person.page.shelf_view.import_file(path)
    person.spin()
    assert person.page.report.use.isHidden()
    person.click(person.page.report.cancel)
    assert person.page.tab is Tab.SHELF
    assert profiles(person) == []


def test_a_damaged_profile_is_opened_without_touching_its_file(person: Person) -> None:
    person.folder.mkdir()
    path = person.folder / "granny.yaml"
    content = "doko_rules: 1\nname: Granny\npreset: kneipe\noptions:\n  hat: 3\n  deck: '40'\n"
    path.write_text(content)
    person.go(Tab.SHELF)
    view = person.page.shelf_view
    view.choose(path)
    assert "hat" in view._note.text()
    assert view.open_button.text() == "Open what can be read"
    person.click(view.open_button)
    assert person.page.rules.rules == OURS
    assert person.page.rules.draft.path is None
    assert path.read_text() == content


# --- codes ----------------------------------------------------------------------------------------


def test_the_code_is_copied_and_typed_in(person: Person) -> None:
    page = person.page
    page.rules.open(OURS)
    person.go(Tab.SHARE)
    person.click(page.share.copy)
    assert QGuiApplication.clipboard().text() == code(OURS)
    page.rules.open_preset("ddv_tournament")
    page.share.field.setFocus()
    person.type(code(OURS).lower().replace("-", " "))
    assert "Pub table, 1" in page.share._verdict.text()
    person.key(Qt.Key.Key_Return)
    assert page.rules.rules == OURS
    assert page.tab is Tab.SHEET
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.rules.rules == preset("ddv_tournament")


@pytest.mark.parametrize("typed", ["hello", "K-5Q2M", "Z-1", "{0}", "P-%s"])
def test_what_is_no_code_is_not_used(person: Person, typed: str) -> None:
    person.go(Tab.SHARE)
    person.page.share.field.setFocus()
    person.type(typed)
    assert person.page.share._verdict.text()
    assert not person.page.share.use.isEnabled()
    person.key(Qt.Key.Key_Return)
    assert person.page.rules.rules == preset("pagat_standard")


def test_the_picture_is_the_code(qapp: object) -> None:
    del qapp
    text = code(OURS)
    matrix = segno.make(text, micro=False, error="m").matrix
    image = qr_pixmap(text, 400).toImage()
    count = len(matrix) + 8
    module = image.width() // count
    black = QColor("black").rgb()
    for row in range(count):
        for column in range(count):
            inside = 4 <= row < count - 4 and 4 <= column < count - 4
            dark = inside and bool(matrix[row - 4][column - 4])
            at = image.pixel(column * module + module // 2, row * module + module // 2)
            assert (at == black) is dark


# --- comparison -----------------------------------------------------------------------------------


def test_any_two_can_be_compared(person: Person) -> None:
    page = person.page
    page.rules.open(OURS)
    save(person, "Our circle")
    person.go(Tab.COMPARE)
    page.compare.choose(page.shelf.row_of(page.rules.draft.path), 1)
    person.spin()
    assert page.compare.count.text().startswith("Our circle against Tournament (DDV): ")
    table = page.compare.table
    assert table.model().rowCount() > 5
    page.compare.choose(0, 0)
    assert page.compare.count.text() == "Standard against Standard: no difference"
    assert table.isHidden()


def test_the_draft_is_compared_as_it_is_now(person: Person) -> None:
    person.go(Tab.COMPARE)
    assert "no difference" in person.page.compare.count.text()
    person.page.rules.set_value("deck", "40")
    table = person.page.compare.table
    assert [table.model().index(0, n).data() for n in range(3)] == [
        "Cards",
        "40 cards, without nines",
        "48 cards, with nines",
    ]
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    assert table.currentIndex().data(ComparisonRole.KEY) == "deck"
    person.key(Qt.Key.Key_Return)
    assert person.page.tab is Tab.CHANGE
    assert person.row("deck").editor.isAncestorOf(person.focused)
