"""Sentences about options that several widgets need."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from dokodesk.engine.option_model import OneOf, Option, Ranking, SetOf, Switch
from dokodesk.engine.options import OPTION
from dokodesk.engine.rule_words import NO, YES
from dokodesk.engine.rules import PRESETS, Conflict, Problem, Remedy, from_dict, shown_value
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.rule_frequencies import Frequencies, frequencies
from dokodesk.model.rules_model import in_language
from dokodesk.storage.errors import StorageError
from dokodesk.storage.rule_problems import RulesFileError
from dokodesk.views.notice_texts import notice_text

__all__ = [
    "RuleTexts",
    "conflict_text",
    "failure_text",
    "preset_about",
    "preset_title",
    "problems_text",
    "remedy_text",
    "rule_texts",
    "sources_text",
]

#: The words among the sources that are no names.
_SOURCE_WORDS: Final = {
    "everywhere": QT_TRANSLATE_NOOP("RuleSources", "everywhere"),
    "all": QT_TRANSLATE_NOOP("RuleSources", "all of these"),
    "switch": QT_TRANSLATE_NOOP("RuleSources", "as a switch"),
    "one per player": QT_TRANSLATE_NOOP("RuleSources", "one for each player"),
    "no limit": QT_TRANSLATE_NOOP("RuleSources", "no limit"),
    "equal": QT_TRANSLATE_NOOP("RuleSources", "all equal"),
    "ranked": QT_TRANSLATE_NOOP("RuleSources", "in some order"),
    "suits": QT_TRANSLATE_NOOP("RuleSources", "suit solos"),
    "pictures": QT_TRANSLATE_NOOP("RuleSources", "picture solos"),
    "negative": QT_TRANSLATE_NOOP("RuleSources", "solos without tricks"),
    "compulsory": QT_TRANSLATE_NOOP("RuleSources", "compulsory solo"),
    "3 or 5": QT_TRANSLATE_NOOP("RuleSources", "3 or 5"),
    "5 or 6": QT_TRANSLATE_NOOP("RuleSources", "5 or 6"),
    "Finland": QT_TRANSLATE_NOOP("RuleSources", "Finland"),
    "Switzerland": QT_TRANSLATE_NOOP("RuleSources", "Switzerland"),
    "Chile": QT_TRANSLATE_NOOP("RuleSources", "Chile"),
    "Vietnam": QT_TRANSLATE_NOOP("RuleSources", "Vietnam"),
    "FreeDoko without nines": QT_TRANSLATE_NOOP("RuleSources", "FreeDoko without nines"),
    "Wikipedia-de": QT_TRANSLATE_NOOP("RuleSources", "German Wikipedia"),
}


def preset_title(name: str) -> str:
    """What a preset is called."""
    return next(in_language(known.title) for known in PRESETS if known.name == name)


def preset_about(name: str) -> str:
    """A preset in one sentence."""
    return next(in_language(known.about) for known in PRESETS if known.name == name)


def sources_text(option: Option) -> str:
    """Who plays an option how, on one line for each way."""
    labels = {}
    if isinstance(option, OneOf | SetOf | Ranking):
        labels = {value.name: in_language(value.label) for value in option.values}
    if isinstance(option, Switch):
        labels = {"yes": in_language(YES), "no": in_language(NO)}
    lines = []
    for source in option.sources:
        way, separator, places = source.partition(": ")
        if not separator:
            way, places = "", source
        if places == "all":
            way, places = places, way
        shown = ", ".join(_source_word(place) for place in places.split(", "))
        ways = ", ".join(labels.get(part) or _source_word(part) for part in way.split(", ") if part)
        line = f"{ways}: {shown}" if ways else shown
        lines.append(f"{line[:1].upper()}{line[1:]}" if ways else line)
    return "\n".join(lines)


def _source_word(word: str) -> str:
    if word in _SOURCE_WORDS:
        return QCoreApplication.translate("RuleSources", _SOURCE_WORDS[word])
    return word


def conflict_text(conflict: Conflict) -> str:
    """What contradicts itself, as a sentence."""
    text = in_language(conflict.why).format(**conflict.facts)
    return f"{text[:1].upper()}{text[1:]}."


def remedy_text(remedy: Remedy) -> str:
    """A change that ends a conflict, for a button."""
    option = OPTION[remedy.key]
    value = getattr(from_dict({remedy.key: remedy.value}), remedy.key)
    return f"{in_language(option.title)}: {shown_value(option, value, in_language)}"


def problems_text(problems: Iterable[Problem]) -> str:
    """Everything that is wrong with a file, on one line each."""
    return "\n".join(problem.say(in_language) for problem in problems)


def failure_text(error: RulesFileError | StorageError) -> str:
    """Why something could not be stored or read."""
    if isinstance(error, StorageError):
        return notice_text(error.notice)
    return problems_text(error.problems)


class RuleTexts(QObject):
    """Counted things; in a class, because plural forms are only recognised in ``tr``."""

    def differences(self, n: int) -> str:
        """Some options that differ."""
        return self.tr("%n difference(s)", "", n)

    def changed(self, n: int) -> str:
        """Some options that differ from the preset."""
        return self.tr("%n option(s) changed", "", n)

    def found(self, n: int) -> str:
        """Some options that were found."""
        return self.tr("%n option(s) found", "", n)

    def taken(self, n: int) -> str:
        """Some switches that were taken over."""
        return self.tr("%n switch(es) taken over", "", n)

    def left(self, n: int) -> str:
        """Some switches that were not."""
        return self.tr("%n switch(es) not taken over, or only in part", "", n)

    def frequency(self, key: str, known: Frequencies | None = None) -> str:
        """How often an option matters."""
        numbers = known if known is not None else frequencies()
        found = numbers.options.get(key)
        if found is None:
            return self.tr("It concerns the whole match, so it was not counted in single deals.")
        parts = []
        if found.result:
            parts.append(
                self.tr("With another value about {n} of 100 deals end differently.").format(
                    n=_rounded(found.per_hundred(found.result))
                )
            )
        if found.choice > found.result or (found.choice and not found.result):
            said = self.tr("In about {n} of 100 deals somebody has other things to choose from.")
            parts.append(said.format(n=_rounded(found.per_hundred(found.choice))))
        if not parts:
            parts.append(self.tr("It made no difference in any of these deals."))
        parts.append(
            self.tr("Counted in {n} deals of computer players.").format(
                n=QLocale().toString(found.deals)
            )
        )
        return " ".join(parts)


def _rounded(number: float) -> str:
    if number < 1:
        return QLocale().toString(number, "f", 1)
    return QLocale().toString(round(number))


@cache
def rule_texts() -> RuleTexts:
    """The one object that counts."""
    return RuleTexts()
