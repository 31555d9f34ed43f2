"""The declarations of preferences."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from dokodesk.storage.preference_model import Kind, Preference, PreferenceGroup, Shown, declared
from dokodesk.storage.preferences import PREFERENCES, PreferenceError, Preferences, with_value

BY_KEY = pytest.mark.parametrize("preference", PREFERENCES.values(), ids=PREFERENCES.keys())


@BY_KEY
def test_default_is_possible(preference: Preference) -> None:
    assert preference.checked(preference.default) == preference.default
    assert getattr(Preferences(), preference.key) == preference.default


@BY_KEY
def test_dialog_has_what_it_needs(preference: Preference) -> None:
    shown = preference.shown
    if shown.group is PreferenceGroup.HIDDEN:
        return
    assert shown.title
    assert not shown.title.endswith(".")
    assert not shown.help or shown.help.endswith(".")
    assert all(choice.label for choice in preference.choices)
    has_choices = preference.kind in (Kind.CHOICE, Kind.CHOICE_OR_NUMBER, Kind.ORDER)
    assert bool(preference.choices) == has_choices
    has_numbers = preference.kind in (Kind.NUMBER, Kind.CHOICE_OR_NUMBER)
    assert (shown.numbers is not None) == has_numbers


def test_titles_differ_within_a_group() -> None:
    titles = [
        (p.shown.group, p.shown.title)
        for p in PREFERENCES.values()
        if p.shown.group is not PreferenceGroup.HIDDEN
    ]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("key", "given", "stored"),
    [
        ("animation_speed", False, "off"),  # what YAML makes of a bare off
        ("warn_before", "off", "off"),
        ("trick_stays", "click", "click"),
        ("trick_stays", 0, 0),
        ("trick_stays", 10_000, 10_000),
        ("text_scale", 75, 75),
        ("player_names", ["A"], ("A", "", "", "")),
        ("player_names", [f"{i}" for i in range(7)], tuple("0123456")),
        ("player_names", [" Jürgen\n♣ ", "", "", ""], ("Jürgen ♣", "", "", "")),
        (
            "sort_order",
            ["diamonds", "trumps", "clubs", "spades", "hearts"],
            ("diamonds", "trumps", "clubs", "spades", "hearts"),
        ),
        ("window_geometry", "AdnQywAD+/8=", "AdnQywAD+/8="),
        ("deck_design", "my-deck_2", "my-deck_2"),
        ("table_color", "#AbCdEf", "#abcdef"),
        ("portraits", ["portrait_03"], ("portrait_03", "", "", "")),
        ("language", "vi", "vi"),
        ("computer_characters", ["bold", "careful"], ("bold", "careful")),
        ("last_folder", "C:\\Jörg\\Spiele \ud83d", "C:\\Jörg\\Spiele ?"),
    ],
)
def test_possible_value_is_taken(key: str, given: object, stored: object) -> None:
    assert getattr(with_value(Preferences(), key, given), key) == stored


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("language", "fr"),
        ("language", False),
        ("sounds", 1),
        ("sounds", "true"),
        ("sounds", None),
        ("trick_stays", "forever"),
        ("trick_stays", -1),
        ("trick_stays", 10_001),
        ("trick_stays", True),
        ("text_scale", 74),
        ("text_scale", 100.0),
        ("text_scale", "100"),
        ("player_names", [str(i) for i in range(8)]),
        ("player_names", "Anna"),
        ("player_names", ["Anna", 3]),
        ("sort_order", ["trumps", "clubs", "spades", "hearts"]),
        ("sort_order", ["trumps", "clubs", "clubs", "hearts", "diamonds"]),
        ("sort_order", ["trumps", "clubs", "spades", "hearts", "stars"]),
        ("sort_order", "clubs"),
        ("sort_order", {"clubs": 1}),
        ("deck_design", "../../etc/passwd"),
        ("deck_design", ""),
        ("table_color", "red"),
        ("table_color", "#12345"),
        ("table_color", "#1234567"),
        ("portraits", ["../me"]),
        ("portraits", [""] * 8),
        ("computer_characters", ["Bold!"]),
        ("seen_tips", ["tip"] * 501),
        ("window_geometry", "no base64 §"),
        ("window_geometry", "A" * 5000),
        ("last_folder", "null\0"),
        ("last_rules", "x" * 5000),
        ("no_such_preference", 1),
    ],
)
def test_impossible_value_is_refused(key: str, given: object) -> None:
    with pytest.raises(PreferenceError, match=key):
        with_value(Preferences(), key, given)


def test_change_leaves_the_original_alone() -> None:
    original = Preferences()
    assert with_value(original, "language", "de").language == "de"
    assert original.language == "system"


def test_labels_must_be_as_many_as_values() -> None:
    class Wrong(msgspec.Struct):
        pick: Annotated[
            Literal["a", "b"], Shown(PreferenceGroup.PLAY, "Pick", labels=("Only one",))
        ] = "a"

    with pytest.raises(AssertionError, match="pick"):
        declared(Wrong)
