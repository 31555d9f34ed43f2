"""Every preference, declared once: its type, default, allowed values, group and words.

Reading, checking and writing the file and the preferences dialog all follow from this. To add one,
add a field to `Preferences`; nothing else. Words are English; whoever shows them translates them.

Preferences never change a result; what does is a rule option.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from dokodesk.i18n import LANGUAGE_NAMES
from dokodesk.storage.names import clean_name, clean_text
from dokodesk.storage.preference_model import (
    Kind,
    Numbers,
    Preference,
    PreferenceError,
    PreferenceGroup,
    Shown,
    declared,
)

__all__ = [
    "DEFAULT_SORT_ORDER",
    "PREFERENCES",
    "AnimationSpeed",
    "AnnounceDetail",
    "ColorScheme",
    "Hints",
    "Language",
    "PlayOn",
    "Preferences",
    "SortItem",
    "WarnBefore",
    "with_value",
]

Language = Literal["system", "de", "en", "es", "fi", "vi"]
AnimationSpeed = Literal["off", "fast", "normal", "slow"]
PlayOn = Literal["click", "double_click", "confirm"]
Motion = Literal["system", "on", "off"]
AnnounceDetail = Literal["brief", "normal", "full"]
ColorScheme = Literal["system", "light", "dark", "contrast"]
SortItem = Literal["trumps", "clubs", "spades", "hearts", "diamonds"]
Hints = Literal["off", "on_request", "always"]
WarnBefore = Literal["off", "big", "all"]

DEFAULT_SORT_ORDER: tuple[SortItem, ...] = ("trumps", "clubs", "spades", "hearts", "diamonds")

_SEATS = 4
_MOST_NAMES = 7
_MOST_LISTED = 500
_LONGEST_TEXT = 4000

_DESIGN = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
_COLOR = re.compile(r"#[0-9a-f]{6}")
_BASE64 = re.compile(r"[A-Za-z0-9+/]*={0,2}")


def _names(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > _MOST_NAMES:
        raise ValueError(f"at most {_MOST_NAMES} names")
    cleaned = tuple(clean_name(name) for name in names)
    return cleaned + ("",) * (_SEATS - len(cleaned))


def _each_once(order: tuple[SortItem, ...]) -> tuple[SortItem, ...]:
    if sorted(order) != sorted(DEFAULT_SORT_ORDER):
        raise ValueError("trumps and the four suits must stand there once each")
    return order


def _design(name: str) -> str:
    if not _DESIGN.fullmatch(name):
        raise ValueError("only small letters, digits, - and _")
    return name


def _designs(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > _MOST_LISTED:
        raise ValueError(f"at most {_MOST_LISTED} entries")
    return tuple(_design(name) for name in names)


def _portraits(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > _MOST_NAMES:
        raise ValueError(f"at most {_MOST_NAMES} portraits")
    return tuple(name and _design(name) for name in names) + ("",) * (_SEATS - len(names))


def _color(text: str) -> str:
    if not _COLOR.fullmatch(text.lower()):
        raise ValueError("a colour is written #rrggbb")
    return text.lower()


def _characters(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > _MOST_NAMES:
        raise ValueError(f"at most {_MOST_NAMES} characters")
    return tuple(name and _design(name) for name in names)


def _text(text: str) -> str:
    if len(text) > _LONGEST_TEXT or "\0" in text:
        raise ValueError(f"at most {_LONGEST_TEXT} characters, none of them null")
    return clean_text(text)


def _texts(texts: tuple[str, ...]) -> tuple[str, ...]:
    if len(texts) > _MOST_LISTED:
        raise ValueError(f"at most {_MOST_LISTED} entries")
    return tuple(_text(text) for text in texts)


def _base64(text: str) -> str:
    if len(text) > _LONGEST_TEXT or not _BASE64.fullmatch(text):
        raise ValueError("no base64 text")
    return text


_GENERAL = PreferenceGroup.GENERAL
_PLAY = PreferenceGroup.PLAY
_HAND = PreferenceGroup.HAND
_LOOK = PreferenceGroup.LOOK
_SOUND = PreferenceGroup.SOUND
_HELP = PreferenceGroup.HELP
_ACCESS = PreferenceGroup.ACCESS
_HIDDEN = PreferenceGroup.HIDDEN


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """What the person likes, one field for each preference. See `PREFERENCES` for the rest."""

    language: Annotated[
        Language,
        Shown(
            _GENERAL,
            "Language",
            "Of all texts, and of the letters on the cards.",
            labels=("As the system", *(name for _, name in sorted(LANGUAGE_NAMES.items()))),
        ),
    ] = "system"
    player_names: Annotated[
        tuple[str, ...],
        Shown(
            _GENERAL,
            "Players",
            "Your name comes first, then the others clockwise. An empty name is filled in. "
            "A match that is over keeps its names.",
            kind=Kind.NAMES,
            tidy=_names,
        ),
    ] = ("", "", "", "")
    portraits: Annotated[
        tuple[str, ...],
        Shown(
            _GENERAL,
            "Portraits",
            "The faces at the table.",
            kind=Kind.PORTRAITS,
            tidy=_portraits,
        ),
    ] = ("", "", "", "")
    computer_level: Annotated[
        str,
        Shown(_GENERAL, "Strength of the computer players", kind=Kind.DESIGN, tidy=_design),
    ] = "standard"

    deck_design: Annotated[str, Shown(_LOOK, "Cards", kind=Kind.DESIGN, tidy=_design)] = "classic"
    four_colors: Annotated[
        bool,
        Shown(
            _LOOK,
            "Four colours",
            "Each suit has a colour of its own. On cards with German suits that is always so.",
        ),
    ] = False
    card_back: Annotated[
        str, Shown(_LOOK, "Backs of the cards", kind=Kind.DESIGN, tidy=_design)
    ] = "classic"
    own_cards: Annotated[
        str,
        Shown(
            _LOOK,
            "Own pictures of cards",
            "A folder with SVG or PNG files, named by suit C S H D and rank 9 J Q K 10 A: CQ.svg "
            "is the queen of clubs, H10.png the ten of hearts, back.png the back. A card without a "
            "picture keeps the one above.",
            kind=Kind.FOLDER,
            tidy=_text,
        ),
    ] = ""
    table_theme: Annotated[str, Shown(_LOOK, "Table", kind=Kind.DESIGN, tidy=_design)] = "green"
    table_color: Annotated[
        str,
        Shown(
            _LOOK,
            "Own colour",
            "For the table “Own colour”. Texts on it stay readable whatever you choose.",
            kind=Kind.COLOR,
            tidy=_color,
        ),
    ] = "#6a3d5f"

    play_on: Annotated[
        PlayOn,
        Shown(
            _PLAY,
            "Play a card with",
            "Dragging the card and the keyboard always work.",
            labels=("One click", "A double click", "A click and a button"),
        ),
    ] = "click"
    auto_play_forced: Annotated[
        bool,
        Shown(
            _PLAY,
            "Play forced cards by itself",
            "Where only one card is allowed, it is played without waiting for you.",
        ),
    ] = False
    confirm_calls: Annotated[
        bool, Shown(_PLAY, "Ask before an announcement", "Against a slip of the hand.")
    ] = False

    sort_order: Annotated[
        tuple[SortItem, ...],
        Shown(
            _HAND,
            "Order of the hand",
            "From left to right.",
            labels=("Trumps", "Clubs", "Spades", "Hearts", "Diamonds"),
            kind=Kind.ORDER,
            tidy=_each_once,
        ),
    ] = DEFAULT_SORT_ORDER
    sort_high_first: Annotated[
        bool, Shown(_HAND, "High cards first", "Within trumps and within a suit.")
    ] = True

    animation_speed: Annotated[
        AnimationSpeed,
        Shown(_SOUND, "Speed of the cards", labels=("No animation", "Fast", "Normal", "Slow")),
    ] = "normal"
    trick_stays: Annotated[
        Literal["click"] | int,
        Shown(
            _SOUND,
            "A full trick stays",
            "Until you click, or for a time.",
            labels=("Until a click",),
            numbers=Numbers(0, 10_000, 250, "ms"),
        ),
    ] = 1500
    reduced_motion: Annotated[
        Motion,
        Shown(
            _SOUND,
            "Less motion",
            "Cards appear where they would fly, and nothing is celebrated.",
            labels=("As the system", "Yes", "No"),
        ),
    ] = "system"
    sounds: Annotated[bool, Shown(_SOUND, "Sounds")] = True
    sound_volume: Annotated[int, Shown(_SOUND, "Volume", numbers=Numbers(0, 100, 5, "%"))] = 60

    show_legal_cards: Annotated[
        bool,
        Shown(_HELP, "Show which cards are allowed", "Cards that may not be played are dimmed."),
    ] = True
    show_parties: Annotated[
        bool,
        Shown(
            _HELP,
            "Mark known parties",
            "Re and Kontra stand at a player as soon as everybody can know it.",
        ),
    ] = True
    show_trick_points: Annotated[bool, Shown(_HELP, "Show the card points of a trick")] = False
    hints: Annotated[
        Hints,
        Shown(_HELP, "Hints", labels=("None", "When I ask", "Before each of my cards")),
    ] = "on_request"
    warn_before: Annotated[
        WarnBefore,
        Shown(
            _HELP,
            "Warn before a mistake",
            "The coach speaks up before the card is played.",
            labels=("Never", "Before a costly one", "Before any"),
        ),
    ] = "off"
    review_after_deal: Annotated[bool, Shown(_HELP, "Open the review after each deal")] = False
    explain_computer: Annotated[
        bool,
        Shown(
            _HELP,
            "Explain the computer's cards",
            "In the replay of a deal: during it the reasons would give hands away.",
        ),
    ] = False
    show_tips: Annotated[bool, Shown(_HELP, "Show tips where something is new")] = True

    text_scale: Annotated[
        int,
        Shown(
            _ACCESS,
            "Size of the text",
            "Beside the size the system asks for.",
            numbers=Numbers(75, 200, 5, "%"),
        ),
    ] = 100
    color_scheme: Annotated[
        ColorScheme,
        Shown(
            _ACCESS,
            "Window",
            "As the system changes between light and dark, so does the window.",
            labels=("As the system", "Light", "Dark", "High contrast"),
        ),
    ] = "system"
    announce_detail: Annotated[
        AnnounceDetail,
        Shown(
            _ACCESS,
            "Reports for a screen reader",
            "How much of the play a screen reader hears while it goes on.",
            labels=("Only what matters", "Every card", "Every card with its meaning"),
        ),
    ] = "normal"

    shortcuts: Annotated[tuple[str, ...], Shown(_HIDDEN, kind=Kind.LIST, tidy=_texts)] = ()
    window_geometry: Annotated[str, Shown(_HIDDEN, tidy=_base64)] = ""
    window_state: Annotated[str, Shown(_HIDDEN, tidy=_base64)] = ""
    last_rules: Annotated[str, Shown(_HIDDEN, tidy=_text)] = "pagat_standard"
    computer_characters: Annotated[
        tuple[str, ...], Shown(_HIDDEN, kind=Kind.LIST, tidy=_characters)
    ] = ()
    computer_conventions: Annotated[
        tuple[str, ...], Shown(_HIDDEN, kind=Kind.LIST, tidy=_designs)
    ] = ()
    last_deals: Annotated[int, Shown(_HIDDEN, numbers=Numbers(1, 999))] = 8
    practice_level: Annotated[str, Shown(_HIDDEN, tidy=_text)] = "standard"
    last_folder: Annotated[str, Shown(_HIDDEN, tidy=_text)] = ""
    sheet_newest_first: Annotated[bool, Shown(_HIDDEN)] = False
    sheet_counting: Annotated[str, Shown(_HIDDEN, tidy=_text)] = "as_played"
    sheet_rate: Annotated[int, Shown(_HIDDEN, numbers=Numbers(1, 100_000))] = 5
    sheet_hidden: Annotated[tuple[str, ...], Shown(_HIDDEN, kind=Kind.LIST, tidy=_designs)] = ()
    seen_tips: Annotated[tuple[str, ...], Shown(_HIDDEN, kind=Kind.LIST, tidy=_designs)] = ()


PREFERENCES: dict[str, Preference] = declared(Preferences)
"""All declarations by key, in the order of the dialog."""


def with_value(preferences: Preferences, key: str, value: object) -> Preferences:
    """The preferences with one value changed.

    Raises:
        PreferenceError: there is no such preference, or it cannot have this value.
    """
    if key not in PREFERENCES:
        raise PreferenceError(f"{key}: there is no such preference")
    return msgspec.structs.replace(preferences, **{key: PREFERENCES[key].checked(value)})
