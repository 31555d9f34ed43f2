"""The preferences dialog follows the declarations; every change takes effect and is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QInputMethodEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dokodesk.i18n import languages
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.preferences import (
    PREFERENCES,
    PreferenceGroup,
    Preferences,
    PreferencesStore,
    PreferenceValue,
    with_value,
)
from dokodesk.views import main_window
from dokodesk.views.appearance import Appearance
from dokodesk.views.match_plan import default_names
from dokodesk.views.preference_files import FolderRow
from dokodesk.views.preference_pickers import ColorField, FolderField
from dokodesk.views.preferences_dialog import PreferencesDialog
from dokodesk.views.table.settings import settings_from


def no_picture(_name: str) -> QIcon | None:
    return None


def make_dialog(
    qtbot: QtBot, preferences: PreferencesModel, appearance: Appearance
) -> PreferencesDialog:
    dialog = PreferencesDialog(
        preferences,
        appearance,
        designs={
            "deck_design": (("classic", "large"), no_picture),
            "card_back": (("classic", "lattice"), no_picture),
            "table_theme": (("green", "blue", "own"), no_picture),
            "computer_level": (("simple", "standard"), no_picture),
        },
        placeholders=default_names,
        folders=("/home/anna/.config/dokodesk", "/home/anna/.local/share/dokodesk"),
        notes={"sounds": lambda: "Nothing here can be heard."},
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def dialog(
    qtbot: QtBot, preferences: PreferencesModel, appearance: Appearance
) -> PreferencesDialog:
    return make_dialog(qtbot, preferences, appearance)


Widget = TypeVar("Widget", bound=QWidget)


def only(dialog: PreferencesDialog, key: str, kind: type[Widget]) -> Widget:
    """The one widget of a kind in a field."""
    found: list[Widget] = dialog.field(key).findChildren(kind)
    assert len(found) == 1, found
    return found[0]


def choose(dialog: PreferencesDialog, key: str, value: str) -> None:
    """Choose a value in a combo box, as a person does."""
    box = only(dialog, key, QComboBox)
    index = box.findData(value)
    assert index >= 0
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_every_declared_preference_is_offered(dialog: PreferencesDialog) -> None:
    shown = {
        key
        for key, preference in PREFERENCES.items()
        if preference.shown.group is not PreferenceGroup.HIDDEN
    }
    assert set(dialog.keys) == shown


def test_no_group_is_empty(dialog: PreferencesDialog) -> None:
    for group in dialog.groups:
        assert any(PREFERENCES[key].shown.group is group for key in dialog.keys)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "de"),
        ("computer_level", "simple"),
        ("play_on", "double_click"),
        ("animation_speed", "off"),
        ("color_scheme", "dark"),
        ("table_theme", "blue"),
        ("deck_design", "large"),
        ("card_back", "lattice"),
    ],
)
def test_a_choice_takes_effect_at_once(
    dialog: PreferencesDialog, preferences: PreferencesModel, key: str, value: str
) -> None:
    choose(dialog, key, value)
    assert preferences.value(key) == value


@pytest.mark.parametrize(
    "key",
    [
        "auto_play_forced",
        "confirm_calls",
        "show_legal_cards",
        "sort_high_first",
        "show_parties",
        "show_trick_points",
    ],
)
def test_a_switch_takes_effect_at_once(
    dialog: PreferencesDialog, preferences: PreferencesModel, key: str
) -> None:
    before = preferences.value(key)
    box = only(dialog, key, QCheckBox)
    assert box.isChecked() == before
    dialog.show_group(PREFERENCES[key].shown.group)
    box.click()
    assert preferences.value(key) == (not before)


def test_names_are_typed(dialog: PreferencesDialog, preferences: PreferencesModel) -> None:
    edits = dialog.field("player_names").findChildren(QLineEdit)
    assert [edit.placeholderText() for edit in edits] == list(default_names())
    QTest.keyClicks(edits[0], "Anna Maria")
    typed = QInputMethodEvent()
    typed.setCommitString("Łukasz 🦊")
    QApplication.sendEvent(edits[2], typed)
    assert preferences.values.player_names == ("Anna Maria", "", "Łukasz 🦊", "")


def test_the_size_of_text_is_a_number_in_its_bounds(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    box = only(dialog, "text_scale", QSpinBox)
    numbers = PREFERENCES["text_scale"].shown.numbers
    assert numbers is not None
    assert (box.minimum(), box.maximum()) == (numbers.low, numbers.high)
    box.setValue(150)
    assert preferences.values.text_scale == 150


def test_a_trick_stays_until_a_click_or_for_a_time(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    field = dialog.field("trick_stays")
    click, timed = field.findChildren(QRadioButton)
    box = only(dialog, "trick_stays", QDoubleSpinBox)
    assert timed.isChecked()
    assert box.value() == pytest.approx(1.5)
    dialog.show_group(PreferenceGroup.SOUND)
    click.click()
    assert preferences.value("trick_stays") == "click"
    assert not box.isEnabled()
    timed.click()
    assert preferences.value("trick_stays") == 1500
    box.setValue(2.25)
    assert preferences.value("trick_stays") == 2250


def test_the_order_of_the_hand_is_moved_by_buttons(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    field = dialog.field("sort_order")
    rows = only(dialog, "sort_order", QListWidget)
    up, down = field.findChildren(QToolButton)
    dialog.show_group(PreferenceGroup.HAND)
    rows.setCurrentRow(4)
    up.click()
    assert preferences.values.sort_order[3:] == ("diamonds", "hearts")
    assert rows.currentRow() == 3
    rows.setCurrentRow(0)
    up.click()  # there is nothing above it
    down.click()
    assert preferences.values.sort_order[:2] == ("clubs", "trumps")


def test_a_change_from_elsewhere_is_shown(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    preferences.set_value("animation_speed", "slow")
    box = only(dialog, "animation_speed", QComboBox)
    assert box.currentData() == "slow"


def test_a_group_goes_back_to_its_defaults(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    preferences.set_value("play_on", "double_click")
    preferences.set_value("text_scale", 150)
    dialog.show_group(PreferenceGroup.PLAY)
    reset = next(
        one for one in dialog.findChildren(QPushButton) if one.text().startswith("This group")
    )
    QTest.mouseClick(reset, Qt.MouseButton.LeftButton)
    assert preferences.values.play_on == "click"
    assert preferences.values.text_scale == 150
    box = only(dialog, "play_on", QComboBox)
    assert box.currentData() == "click"


def test_a_search_shows_what_says_it_in_all_groups(dialog: PreferencesDialog) -> None:
    QTest.keyClicks(dialog.search, "colour")
    assert set(dialog.shown_keys) == {"four_colors", "table_color"}
    dialog.search.setText("card click")
    assert set(dialog.shown_keys) == {"play_on"}
    dialog.search.setText("double")  # a word of a choice
    assert set(dialog.shown_keys) == {"play_on"}
    dialog.search.setText("xyzzy")
    assert dialog.shown_keys == ()
    told = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert "No preference says that." in told
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert "language" in dialog.shown_keys


def test_choosing_a_group_ends_the_search(dialog: PreferencesDialog) -> None:
    dialog.search.setText("volume")
    assert dialog.shown_keys == ("sound_volume",)
    dialog.show_group(PreferenceGroup.HAND)
    assert set(dialog.shown_keys) == {"sort_order", "sort_high_first"}


def test_the_folders_are_shown_and_opened(
    dialog: PreferencesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        "PySide6.QtGui.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    dialog.show_files()
    rows = [row for row in dialog.findChildren(FolderRow) if row.isVisible()]
    shown = [row.findChildren(QLineEdit)[0].text() for row in rows]
    assert shown == ["/home/anna/.config/dokodesk", "/home/anna/.local/share/dokodesk"]
    rows[0].open_button.click()
    # Nothing was saved yet: the nearest folder that is there.
    assert Path(opened[0]).is_dir()
    assert "/home/anna/.config/dokodesk".startswith(opened[0])


def test_a_colour_is_chosen_and_the_table_takes_it(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    field = dialog.field("table_color")
    assert isinstance(field, ColorField)
    dialog.show_group(PreferenceGroup.LOOK)
    field.choose.click()
    assert field.dialog is not None
    field.dialog.setCurrentColor(QColor("#123456"))
    assert preferences.values.table_color == "#123456"
    assert preferences.values.table_theme == "own"
    field.dialog.reject()
    assert preferences.values.table_color == PREFERENCES["table_color"].default
    preferences.set_value("table_color", "#ffffff")
    field.choose.click()
    assert field.dialog.currentColor() == QColor("#ffffff")
    field.dialog.accept()
    assert preferences.values.table_color == "#ffffff"


def test_pictures_follow_a_colour_that_is_changed(
    qtbot: QtBot, preferences: PreferencesModel, appearance: Appearance
) -> None:
    def colored(name: str) -> QIcon | None:
        pixmap = QPixmap(8, 8)
        pixmap.fill(QColor(preferences.values.table_color if name == "own" else "#000000"))
        return QIcon(pixmap)

    dialog = PreferencesDialog(
        preferences,
        appearance,
        designs={"table_theme": (("green", "own"), colored)},
        placeholders=default_names,
    )
    qtbot.addWidget(dialog)
    preferences.set_value("table_color", "#aa5500")
    icon = only(dialog, "table_theme", QComboBox).itemIcon(1)
    assert icon.pixmap(8, 8).toImage().pixelColor(4, 4) == QColor("#aa5500")


def test_a_folder_is_chosen_and_given_up(
    dialog: PreferencesDialog,
    preferences: PreferencesModel,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    field = dialog.field("own_cards")
    assert isinstance(field, FolderField)
    answers = iter(["", str(tmp_path)])
    monkeypatch.setattr(
        "PySide6.QtWidgets.QFileDialog.getExistingDirectory", lambda *_: next(answers)
    )
    field.choose.click()  # and thinks better of it
    assert preferences.values.own_cards == ""
    assert not field.none.isEnabled()
    field.choose.click()
    assert preferences.values.own_cards == str(tmp_path)
    field.none.click()
    assert preferences.values.own_cards == ""


def test_everybody_gets_a_face(dialog: PreferencesDialog, preferences: PreferencesModel) -> None:
    boxes = dialog.field("portraits").findChildren(QComboBox)
    assert [box.currentIndex() for box in boxes] == [0, 0, 0, 0]
    assert boxes[0].count() == 11
    boxes[2].setCurrentIndex(boxes[2].findData("portrait_07"))
    boxes[2].activated.emit(7)
    assert preferences.values.portraits == ("", "", "portrait_07", "")


def test_the_volume_goes_with_the_sounds(
    dialog: PreferencesDialog, preferences: PreferencesModel
) -> None:
    assert dialog.field("sound_volume").isEnabled()
    preferences.set_value("sounds", False)
    assert not dialog.field("sound_volume").isEnabled()
    dialog.show_group(PreferenceGroup.SOUND)
    told = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert "Nothing here can be heard." in told


def test_only_languages_that_are_there_are_offered(dialog: PreferencesDialog) -> None:
    box = only(dialog, "language", QComboBox)
    offered = [box.itemData(index) for index in range(box.count())]
    assert offered == ["system", *languages()]


def test_it_is_not_modal_and_enter_does_not_close_it(dialog: PreferencesDialog) -> None:
    assert not dialog.isModal()
    edit = dialog.field("player_names").findChildren(QLineEdit)[0]
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("scale", [100, 200])
def test_it_fits_on_a_small_screen(
    dialog: PreferencesDialog, preferences: PreferencesModel, scale: int
) -> None:
    preferences.set_value("text_scale", scale)
    room = dialog.screen().availableSize()
    assert dialog.sizeHint().width() <= room.width()
    assert dialog.sizeHint().height() <= room.height()
    dialog.resize(600, 420)
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            corner = button.mapTo(dialog, button.rect().bottomRight())
            assert dialog.rect().contains(corner), button.text()


def test_every_control_has_a_name_for_a_screen_reader(dialog: PreferencesDialog) -> None:
    for key in dialog.keys:
        title = PREFERENCES[key].shown.title
        field = dialog.field(key)
        named = [field, *field.findChildren(QAbstractButton), *field.findChildren(QComboBox)]
        named += [*field.findChildren(QSpinBox), *field.findChildren(QListWidget)]
        assert any(widget.accessibleName() == title for widget in named), key


@pytest.mark.parametrize("key", sorted(set(PREFERENCES) - {"seen_tips"}))
def test_each_preference_survives_a_restart(tmp_path: Path, qtbot: QtBot, key: str) -> None:
    del qtbot
    path = tmp_path / "preferences.yaml"
    store = PreferencesStore(path)
    model = PreferencesModel(store, store.load()[0])
    value = another(key)
    model.set_value(key, value)
    model.flush()
    assert getattr(PreferencesStore(path).load()[0], key) == value


#: What others than the table obey; each has a test of its own.
OF_THE_WINDOW = {
    "color_scheme",
    "computer_level",
    "explain_computer",
    "hints",
    "language",
    "player_names",
    "review_after_deal",
    "show_tips",
    "sound_volume",
    "sounds",
    "table_color",
    "text_scale",
    "warn_before",
}


@pytest.mark.parametrize(
    "key",
    sorted(
        key
        for key, preference in PREFERENCES.items()
        if preference.shown.group is not PreferenceGroup.HIDDEN and key not in OF_THE_WINDOW
    ),
)
def test_no_preference_is_without_effect(key: str) -> None:
    before = settings_from(Preferences(), "en")
    after = settings_from(with_value(Preferences(), key, another(key)), "en")
    assert after != before
    assert key in main_window._TABLE_KEYS


def another(key: str) -> PreferenceValue:
    """A value that is not the default."""
    preference = PREFERENCES[key]
    default = preference.default
    if isinstance(default, bool):
        return not default
    if key == "sort_order":
        assert isinstance(default, tuple)
        return tuple(reversed(default))
    if key == "player_names":
        return ("A", "B", "C", "D")
    if key == "portraits":
        return ("portrait_02", "", "", "")
    if key == "table_color":
        return "#102030"
    if isinstance(default, tuple):
        return ("some",)
    if preference.choices:
        return next(one.value for one in preference.choices if one.value != default)
    if isinstance(default, int):
        return default + 1
    return {"window_geometry": "AAAA", "window_state": "AAAA"}.get(key, "other")
