"""The preferences dialog follows the declarations; every change takes effect and is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.preferences import (
    PREFERENCES,
    PreferenceGroup,
    PreferencesStore,
    PreferenceValue,
)
from dokodesk.views.appearance import Appearance
from dokodesk.views.match_plan import default_names
from dokodesk.views.preferences_dialog import NOT_OFFERED, PreferencesDialog


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
            "table_theme": (("green", "blue"), no_picture),
            "computer_level": (("simple", "standard"), no_picture),
        },
        placeholders=default_names,
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


def test_every_declared_preference_is_offered_or_known_to_be_missing(
    dialog: PreferencesDialog,
) -> None:
    shown = {
        key
        for key, preference in PREFERENCES.items()
        if preference.shown.group is not PreferenceGroup.HIDDEN
    }
    assert shown >= NOT_OFFERED
    assert set(dialog.keys) == shown - NOT_OFFERED


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
        "reduced_motion",
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
    dialog.show_group(PreferenceGroup.PLAY)
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
    if isinstance(default, tuple):
        return ("some",)
    if preference.choices:
        return next(one.value for one in preference.choices if one.value != default)
    if isinstance(default, int):
        return default + 1
    return {"window_geometry": "AAAA", "window_state": "AAAA"}.get(key, "other")
