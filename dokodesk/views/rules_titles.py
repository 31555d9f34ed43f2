"""What rules and presets are called in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import PRESETS, difference, nearest_preset, preset
from dokodesk.views.counts import counts

__all__ = ["preset_about", "preset_title", "rules_title", "rules_words"]


def rules_words(text: str) -> str:
    """A text of the rules in the language of the program."""
    return QCoreApplication.translate("Rules", text)


def preset_title(name: str) -> str:
    """What a preset is called."""
    return next(rules_words(known.title) for known in PRESETS if known.name == name)


def preset_about(name: str) -> str:
    """A preset in one sentence."""
    return next(rules_words(known.about) for known in PRESETS if known.name == name)


def rules_title(rules: Rules) -> str:
    """What rules are called: the nearest preset, and how many options differ from it."""
    name = nearest_preset(rules)
    count = len(difference(preset(name), rules))
    title = preset_title(name)
    if not count:
        return title
    return QCoreApplication.translate("RulesTitle", "{preset}, {changes}").format(
        preset=title, changes=counts().changes(count)
    )
