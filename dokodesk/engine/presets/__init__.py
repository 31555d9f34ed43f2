"""The six presets (rules 3.2). Each YAML file holds what differs from ``pagat_standard``."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from dokodesk.engine.options import Rules
from dokodesk.engine.rule_forms import Problem, RulesError, Trouble, close_matches, from_dict
from dokodesk.engine.texts import QT_TRANSLATE_NOOP


class Preset(msgspec.Struct, frozen=True):
    """A preset's name in files, its letter in rule codes, and what a person reads.

    Attributes:
        name: as in files and on the command line.
        letter: first letter of a rule code, never reused for another preset.
        title: for lists.
        about: one sentence.
    """

    name: str
    letter: str
    title: str
    about: str


class _PresetFile(msgspec.Struct, forbid_unknown_fields=True):
    options: dict[str, object]


PRESETS: Final = (
    Preset(
        "pagat_standard",
        "P",
        QT_TRANSLATE_NOOP("Rules", "Standard"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The usual game with nines, poverty and eight deals; a good choice to start with.",
        ),
    ),
    Preset(
        "ddv_tournament",
        "D",
        QT_TRANSLATE_NOOP("Rules", "Tournament (DDV)"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The tournament rules of the German Doppelkopf association: 24 deals with one "
            "compulsory solo each, no poverty.",
        ),
    ),
    Preset(
        "finnish_seed",
        "F",
        QT_TRANSLATE_NOOP("Rules", "Long match"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Like the standard game, but 24 deals and one compulsory solo for everybody.",
        ),
    ),
    Preset(
        "chilean_40",
        "C",
        QT_TRANSLATE_NOOP("Rules", "Chilean, 40 cards"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Without nines; instead of announcements the sides predict the result once both "
            "club queens are out.",
        ),
    ),
    Preset(
        "swiss_family",
        "S",
        QT_TRANSLATE_NOOP("Rules", "Swiss family game, 40 cards"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Without nines, few solos, and only the winners write points.",
        ),
    ),
    Preset(
        "kneipe",
        "K",
        QT_TRANSLATE_NOOP("Rules", "Pub table"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A lively round: pigs, throwing in, bock rounds, and Re and Kontra double the game.",
        ),
    ),
)


def preset_names() -> tuple[str, ...]:
    """The names of all presets, the default first."""
    return tuple(known.name for known in PRESETS)


@cache
def preset(name: str) -> Rules:
    """The rules of a preset.

    Raises:
        RulesError: if there is no preset of that name.
    """
    if name not in preset_names():
        fits = close_matches(name, preset_names()) or preset_names()
        raise RulesError([Problem("preset", Trouble.UNKNOWN_PRESET, {"given": name}, fits)])
    from importlib.resources import files  # only needed here, and not small

    text = files(__name__).joinpath(f"{name}.yaml").read_text(encoding="utf-8")
    return from_dict(msgspec.yaml.decode(text, type=_PresetFile).options)
