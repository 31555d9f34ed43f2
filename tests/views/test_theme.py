"""Text can be read in both looks: a contrast of at least 4.5 to 1."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.appearance import Appearance
from dokodesk.views.theme import DARK, LIGHT, Theme, style_sheet


def brightness(color: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    wanted = QColor(color)
    red, green, blue = map(linear, (wanted.redF(), wanted.greenF(), wanted.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
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


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
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


@pytest.mark.parametrize(
    ("size", "least", "most"),
    [
        ((800, 500), 1.0, 1.0),
        ((1600, 1000), 1.0, 1.0),
        ((2560, 1600), 1.2, 1.3),
        ((2560, 500), 1.0, 1.0),
        ((10000, 9000), 1.4, 1.4),
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
