"""What a person can choose about the table. None of it changes a result."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Final

from dokodesk.storage.preference_values import DEFAULT_SORT_ORDER, Preferences, SortItem
from dokodesk.views.shortcuts import keys_from
from dokodesk.views.table.theme import OWN

__all__ = ["Detail", "PlayOn", "Speed", "TableSettings", "deck_for", "letters_for", "settings_from"]


@unique
class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


@unique
class PlayOn(StrEnum):
    """Which click plays a card; dragging and the keyboard always do."""

    CLICK = "click"
    DOUBLE_CLICK = "double_click"
    CONFIRM = "confirm"
    """A click chooses the card, a button beside it plays it."""


@unique
class Detail(StrEnum):
    """How much of the play is told in words."""

    BRIEF = "brief"
    """Only what matters: games, announcements, tricks."""
    NORMAL = "normal"
    """Every card."""
    FULL = "full"
    """Every card, and who would win the trick now."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Appearance and habits of the table.

    Attributes:
        speed: of all motion.
        reduced_motion: cards appear where they belong instead of flying there.
        play_on: which click plays a card.
        trick_stays_ms: how long a complete trick stays; ``None`` until a click or key.
        show_legal: cards that may not be played are dimmed.
        show_parties: sides are marked as soon as they are certain.
        show_trick_points: the card points of the trick on the table are shown.
        confirm_calls: an announcement is asked back before it is made.
        auto_play_forced: the only allowed card is played without asking.
        sort_order: the order of trumps and suits in the own hand, from left to right.
        sort_high_first: high cards to the left within trumps and suits.
        deck: design of the faces.
        letters: corner letters, a name of ``letter_sets``.
        back: design of the backs.
        theme: colours of the table, by name or as ``#rrggbb``.
        own_cards: folder with the person's own pictures of cards; empty if there is none.
        portraits: pictures of the people, the own one first, then clockwise; empty for any.
        text_scale: percent, beside the size the system asks for.
        detail: how much is told to screen readers.
        keys: keys that are not the usual ones, by what they do (``views.shortcuts``).
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    play_on: PlayOn = PlayOn.CLICK
    trick_stays_ms: int | None = 1500
    show_legal: bool = True
    show_parties: bool = True
    show_trick_points: bool = False
    confirm_calls: bool = False
    auto_play_forced: bool = False
    sort_order: tuple[SortItem, ...] = DEFAULT_SORT_ORDER
    sort_high_first: bool = True
    deck: str = "classic"
    letters: str = "jqka"
    back: str = "classic"
    theme: str = "green"
    own_cards: str = ""
    portraits: tuple[str, ...] = ()
    text_scale: int = 100
    detail: Detail = Detail.NORMAL
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()


#: The design in four colours that belongs to one in two.
_FOUR_COLORS: Final = {"classic": "fourcolour", "large": "large_fourcolour"}
#: Spanish players of a French pack, Finns and Vietnamese hold the letters of an English one.
_LETTERS: Final = {"de": "bdka", "en": "jqka", "es": "jqka", "fi": "jqka", "vi": "jqka"}


def letters_for(language: str) -> str:
    """The corner letters that players of a language use."""
    return _LETTERS.get(language, "jqka")


def deck_for(preferences: Preferences) -> str:
    """The design of the faces, in four colours if that is wanted and there is such a one."""
    design = preferences.deck_design
    return _FOUR_COLORS.get(design, design) if preferences.four_colors else design


def settings_from(
    preferences: Preferences, language: str, *, less_motion: bool = False
) -> TableSettings:
    """The table's part of the preferences.

    Args:
        preferences: as stored.
        language: code of the language spoken, which decides the corner letters.
        less_motion: whether the system asks for less motion.
    """
    wanted = preferences.reduced_motion
    stays = preferences.trick_stays
    return TableSettings(
        speed=Speed(preferences.animation_speed),
        reduced_motion=less_motion if wanted == "system" else wanted == "on",
        play_on=PlayOn(preferences.play_on),
        trick_stays_ms=stays if isinstance(stays, int) else None,
        show_legal=preferences.show_legal_cards,
        show_parties=preferences.show_parties,
        show_trick_points=preferences.show_trick_points,
        confirm_calls=preferences.confirm_calls,
        auto_play_forced=preferences.auto_play_forced,
        sort_order=preferences.sort_order,
        sort_high_first=preferences.sort_high_first,
        deck=deck_for(preferences),
        letters=letters_for(language),
        back=preferences.card_back,
        theme=preferences.table_color
        if preferences.table_theme == OWN
        else preferences.table_theme,
        own_cards=preferences.own_cards,
        portraits=preferences.portraits,
        text_scale=preferences.text_scale,
        keys=tuple(sorted(keys_from(preferences.shortcuts).items())),
        detail=Detail(preferences.announce_detail),
    )
