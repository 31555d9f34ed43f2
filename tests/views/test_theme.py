"""Text can be read in every look: a contrast of at least 4.5 to 1."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dokodesk.assets.cards import designs
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.preferences import Preferences
from dokodesk.views.appearance import Appearance
from dokodesk.views.contrast import READABLE, contrast, luminance, mixed, readable_on
from dokodesk.views.table.settings import TableSettings, settings_from
from dokodesk.views.table.theme import OWN, THEMES, own_theme, theme_named
from dokodesk.views.theme import CONTRAST, DARK, LIGHT, Theme, style_sheet


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        ("ink", ("window", "panel", "raised", "soft")),
        ("muted", ("window", "panel", "raised")),
        ("gold", ("window", "panel")),
        ("good", ("panel", "raised")),
        ("bad", ("panel", "raised")),
        ("accent_ink", ("accent", "accent_hover")),
        ("felt_ink", ("felt", "felt_deep")),
        ("red", ("card",)),
        ("black", ("card",)),
    ],
)
def test_text_stands_out_from_its_ground(theme: Theme, text: str, grounds: tuple[str, ...]) -> None:
    for ground in grounds:
        measured = contrast(getattr(theme, text), getattr(theme, ground))
        assert measured >= 4.5, (ground, round(measured, 2))


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_the_marks_of_the_sides_carry_white_text(theme: Theme) -> None:
    assert contrast("#ffffff", theme.re) >= 4.5
    assert contrast("#ffffff", theme.kontra) >= 4.5


@pytest.mark.parametrize("em", [6.0, 10.0, 30.0])
def test_the_style_sheet_is_filled_in(em: float) -> None:
    sheet = style_sheet(LIGHT, em)
    assert "@" not in sheet
    assert "0px solid" not in sheet


def test_the_size_of_text_follows_the_preference(
    qtbot: QtBot, plain_look: QApplication, preferences: PreferencesModel, appearance: Appearance
) -> None:
    label = QLabel("Re")
    qtbot.addWidget(label)
    label.show()
    small = label.fontMetrics().height()
    with qtbot.waitSignal(appearance.changed):
        preferences.set_value("text_scale", 200)
    assert label.fontMetrics().height() >= 1.8 * small
    preferences.set_value("text_scale", 100)
    assert label.fontMetrics().height() == small
    assert plain_look.styleSheet()


def test_light_and_dark_can_be_chosen(
    preferences: PreferencesModel, appearance: Appearance
) -> None:
    preferences.set_value("color_scheme", "dark")
    assert appearance.theme is DARK
    preferences.set_value("color_scheme", "light")
    assert appearance.theme is LIGHT
    preferences.set_value("color_scheme", "contrast")
    assert appearance.theme is CONTRAST


def test_the_look_follows_the_system_while_the_program_runs(
    qtbot: QtBot,
    plain_look: QApplication,
    preferences: PreferencesModel,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hints = plain_look.styleHints()
    for scheme, theme in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        monkeypatch.setattr(type(hints), "colorScheme", lambda _self, scheme=scheme: scheme)
        with qtbot.waitSignal(appearance.changed):
            hints.colorSchemeChanged.emit(scheme)
        assert appearance.theme is theme
    preferences.set_value("color_scheme", "dark")
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert appearance.theme is DARK


def test_a_system_of_high_contrast_is_followed(
    plain_look: QApplication,
    preferences: PreferencesModel,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hints = plain_look.styleHints()
    if not hasattr(hints, "accessibility"):
        pytest.skip("this version of Qt does not know what the system wishes")
    wishes = hints.accessibility()
    high = Qt.ContrastPreference.HighContrast
    monkeypatch.setattr(type(wishes), "contrastPreference", lambda _self: high)
    wishes.contrastPreferenceChanged.emit(high)
    assert appearance.theme is CONTRAST
    preferences.set_value("color_scheme", "light")
    assert appearance.theme is LIGHT


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")
    assert mixed("#000000", "#ffffff", 0.5) in ("#7f7f7f", "#808080")
    assert readable_on("#000000", "#ffffff", "#000000") == "#000000"
    assert readable_on("#fefefe", "#ffffff", "#ffffff") == "#ffffff", "nothing can help there"


@given(st.integers(0, 0xFFFFFF))
def test_any_colour_makes_a_table_that_can_be_read(number: int) -> None:
    theme = own_theme(f"#{number:06x}")
    for text, ground in (
        (theme.text, theme.plate),
        (theme.faint, theme.plate),
        (theme.text, theme.panel),
        (theme.faint, theme.panel),
        (theme.button_text, theme.button),
        (theme.bubble_text, theme.bubble),
    ):
        assert contrast(text, ground) >= READABLE, (text, ground)
    # Cards are white: they must not be lost on the table.
    assert luminance(theme.cloth) < 0.55


def test_the_table_takes_the_own_colour_only_where_it_is_wanted() -> None:
    usual = settings_from(Preferences(table_color="#112233"), "en")
    assert usual.theme == TableSettings().theme
    own = settings_from(Preferences(table_color="#112233", table_theme=OWN), "en")
    assert theme_named(own.theme).cloth == "#112233"
    assert theme_named("no such theme") is THEMES["green"]


@pytest.mark.parametrize(
    ("deck", "wanted"),
    [
        ("classic", "fourcolour"),
        ("large", "large_fourcolour"),
        ("german", "german"),
        ("fourcolour", "fourcolour"),
    ],
)
def test_four_colours_choose_the_deck_that_has_them(deck: str, wanted: str) -> None:
    assert settings_from(Preferences(deck_design=deck, four_colors=True), "en").deck == wanted
    assert settings_from(Preferences(deck_design=deck), "en").deck == deck
    assert wanted in designs()


@pytest.mark.parametrize(
    ("size", "least", "most"),
    [
        ((800, 500), 1.0, 1.0),
        ((1600, 1000), 1.0, 1.0),
        ((2560, 1600), 1.3, 1.4),
        ((2560, 500), 1.0, 1.0),
        ((3840, 2160), 1.6, 1.7),
        ((10000, 9000), 1.7, 1.7),
    ],
)
def test_text_grows_only_in_a_very_large_window(
    appearance: Appearance, size: tuple[int, int], least: float, most: float
) -> None:
    usual = appearance.em
    appearance.set_room(QSize(*size), at_once=True)
    assert least <= appearance.growth <= most
    assert appearance.em == pytest.approx(usual * appearance.growth)


def test_a_window_that_is_being_resized_is_left_alone_until_it_settles(
    qtbot: QtBot, appearance: Appearance
) -> None:
    with qtbot.waitSignal(appearance.changed):
        for width in range(1700, 2600, 100):
            appearance.set_room(QSize(width, 1600))
            assert appearance.growth == 1.0
    assert appearance.growth > 1.0
