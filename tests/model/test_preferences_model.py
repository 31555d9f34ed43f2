"""Preferences while the program runs: told at once, saved a moment later."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.errors import Notice, NoticeCode
from dokodesk.storage.preferences import (
    PREFERENCES,
    PreferenceError,
    PreferenceGroup,
    Preferences,
    PreferencesStore,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "preferences.yaml"


def loaded(path: Path) -> Preferences:
    """What a new start of the program would find."""
    return PreferencesStore(path).load()[0]


def model_for(path: Path) -> PreferencesModel:
    store = PreferencesStore(path)
    return PreferencesModel(store, store.load()[0])


def test_a_change_is_told_at_once_and_survives_a_restart(qtbot: QtBot, path: Path) -> None:
    model = model_for(path)
    with qtbot.waitSignal(model.changed) as told:
        model.set_value("play_on", "double_click")
    assert told.args == ["play_on"]
    assert model.values.play_on == "double_click"
    model.flush()
    assert loaded(path).play_on == "double_click"


def test_a_change_is_saved_without_anybody_asking(qtbot: QtBot, path: Path) -> None:
    model = model_for(path)
    model.set_value("text_scale", 150)
    qtbot.waitUntil(path.exists)
    assert loaded(path).text_scale == 150


@pytest.mark.parametrize(("key", "value"), [("text_scale", 1000), ("language", "xx"), ("nope", 1)])
def test_an_impossible_value_changes_nothing(
    qtbot: QtBot, path: Path, key: str, value: object
) -> None:
    model = model_for(path)
    before = model.values
    with qtbot.assertNotEmitted(model.changed), pytest.raises(PreferenceError):
        model.set_value(key, value)
    assert model.values == before


def test_the_same_value_again_is_no_change(qtbot: QtBot, path: Path) -> None:
    model = model_for(path)
    with qtbot.assertNotEmitted(model.changed):
        model.set_value("text_scale", model.values.text_scale)
    model.flush()
    assert not path.exists()


def test_a_group_goes_back_to_its_defaults_and_the_others_stay(path: Path) -> None:
    model = model_for(path)
    model.set_value("card_back", "waves")
    model.set_value("deck_design", "large")
    model.set_value("play_on", "double_click")
    told: list[str] = []
    model.changed.connect(told.append)
    model.reset(PreferenceGroup.LOOK)
    assert sorted(told) == ["card_back", "deck_design"]
    assert model.values.card_back == PREFERENCES["card_back"].default
    assert model.values.play_on == "double_click"


def test_what_cannot_be_saved_is_told_once_and_stays_in_force(qtbot: QtBot, path: Path) -> None:
    path.mkdir()  # a folder where the file should be
    store = PreferencesStore(path)
    model = PreferencesModel(store, Preferences())
    notices: list[Notice] = []
    model.noticed.connect(notices.append)
    model.set_value("text_scale", 150)
    model.flush()
    model.set_value("text_scale", 160)
    model.flush()
    assert len(notices) == 1
    assert isinstance(notices[0].code, NoticeCode)
    assert model.values.text_scale == 160


def test_one_value_by_its_name(path: Path) -> None:
    model = model_for(path)
    assert model.value("play_on") == "click"
    with pytest.raises(KeyError):
        model.value("nope")
