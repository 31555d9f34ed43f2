"""Rules in plain words: the page that reads like the sheet on the wall of a pub.

The page is made from the sentences of the declarations; where several options make one rule they
are put together here. All functions take a ``translate`` function from the English text to the
shown one, so this module needs no Qt.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from dokodesk.engine.option_model import (
    Group,
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
    Value,
)
from dokodesk.engine.option_texts_solo_types import PURE_SOLOS_LABEL, SUIT_SOLOS_LABEL
from dokodesk.engine.options import GROUPS, OPTION, Rules
from dokodesk.engine.presets import preset
from dokodesk.engine.rule_checks import inactive, pointless
from dokodesk.engine.rule_mapping import difference, nearest_preset
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

Translate = Callable[[str], str]

YES: Final = QT_TRANSLATE_NOOP("Rules", "yes")
NO: Final = QT_TRANSLATE_NOOP("Rules", "no")
_NOTHING: Final = QT_TRANSLATE_NOOP("Rules", "nothing at all")
_ALL_EQUAL: Final = QT_TRANSLATE_NOOP("Rules", "all equal")
_USUAL: Final = QT_TRANSLATE_NOOP("Rules", "usual order")
_ANY_SOLO: Final = QT_TRANSLATE_NOOP("Rules", "any solo")
_MIX: Final = QT_TRANSLATE_NOOP("Rules", "suit solos: {suit}, picture solos: {picture}")
_AND: Final = QT_TRANSLATE_NOOP("Rules", "{first} and {last}")
_OR: Final = QT_TRANSLATE_NOOP("Rules", "{first} or {last}")

_DEADLINES: Final = QT_TRANSLATE_NOOP("Rules", "Cards you must still hold to announce: {list}.")
_NO_CARD: Final = QT_TRANSLATE_NOOP("Rules", "no card")
_FOR: Final = QT_TRANSLATE_NOOP("Rules", "{n} for {what}")
_THROW_IN: Final = QT_TRANSLATE_NOOP("Rules", "A hand may be thrown in with: {list}.")
_RESULTS_EACH: Final = QT_TRANSLATE_NOOP(
    "Rules", "Under 90, under 60, under 30 and schwarz count {n} points each."
)
_RESULTS_ONE: Final = QT_TRANSLATE_NOOP(
    "Rules", "Under 90, under 60, under 30 and schwarz count 1 point each."
)
_RESULTS: Final = QT_TRANSLATE_NOOP("Rules", "Points beyond winning: {list}.")
_RESULTS_NONE: Final = QT_TRANSLATE_NOOP(
    "Rules", "Under 90, under 60, under 30 and schwarz bring no points."
)

#: Compulsory announcement by measure, comparison and whether only one trick is watched.
_FORCED: Final = {
    ("single_trick", "ge", True): QT_TRANSLATE_NOOP(
        "Rules", "Whoever takes a first trick worth at least {points} must announce Re or Kontra."
    ),
    ("single_trick", "gt", True): QT_TRANSLATE_NOOP(
        "Rules", "Whoever takes a first trick worth more than {points} must announce Re or Kontra."
    ),
    ("single_trick", "ge", False): QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever takes a trick worth at least {points} among the first {tricks} "
        "must announce Re or Kontra.",
    ),
    ("single_trick", "gt", False): QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever takes a trick worth more than {points} among the first {tricks} "
        "must announce Re or Kontra.",
    ),
    ("cumulative", "ge", False): QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever has at least {points} card points within the first {tricks} "
        "tricks must announce Re or Kontra.",
    ),
    ("cumulative", "gt", False): QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever has more than {points} card points within the first {tricks} "
        "tricks must announce Re or Kontra.",
    ),
}

#: Bock by its effect (twice, n times, points added) and whether it lasts a single deal.
_BOCK: Final = {
    ("double", True): QT_TRANSLATE_NOOP(
        "Rules", "After {list} the next deal counts double (bock)."
    ),
    ("double", False): QT_TRANSLATE_NOOP(
        "Rules", "After {list} the next {n} deals count double (bock)."
    ),
    ("times", True): QT_TRANSLATE_NOOP(
        "Rules", "After {list} the next deal counts {factor} times (bock)."
    ),
    ("times", False): QT_TRANSLATE_NOOP(
        "Rules", "After {list} the next {n} deals count {factor} times (bock)."
    ),
    ("plus", True): QT_TRANSLATE_NOOP(
        "Rules", "After {list} the next deal counts {factor} points more (bock)."
    ),
    ("plus", False): QT_TRANSLATE_NOOP(
        "Rules", "After {list} the next {n} deals count {factor} points more (bock)."
    ),
}

_FORCED_KEYS: Final = (
    "forced_announce",
    "forced_announce_points",
    "forced_announce_compare",
    "forced_announce_window",
    "forced_announce_measure",
)
_BOCK_KEYS: Final = ("bock", "bock_triggers", "bock_multiplier", "bock_length")
_THROW_IN_GROUP: Final = "G"


class PlainLine(msgspec.Struct, frozen=True):
    """One sentence of the page.

    Attributes:
        text: the sentence, translated.
        keys: the options it comes from.
        differs: whether one of them differs from the preset.
    """

    text: str
    keys: tuple[str, ...]
    differs: bool


class PlainGroup(msgspec.Struct, frozen=True):
    """A heading and its sentences."""

    letter: str
    title: str
    lines: tuple[PlainLine, ...]


def plain_words(
    rules: Rules, translate: Translate = str, base: Rules | None = None
) -> tuple[PlainGroup, ...]:
    """What is played, in sentences for people; groups without a sentence are left out.

    Left out are options without effect, and what everybody expects unless it differs.

    Args:
        rules: what to describe.
        translate: from an English text of the context ``Rules`` to the shown one.
        base: what ``differs`` compares with; the nearest preset if missing.
    """
    if base is None:
        base = preset(nearest_preset(rules))
    page = _Page(rules, translate, frozenset(entry.key for entry in difference(base, rules)))
    groups = (
        PlainGroup(group.letter, translate(group.title), tuple(page.lines(group)))
        for group in GROUPS
    )
    return tuple(group for group in groups if group.lines)


def shown_value(option: Option, value: Any, translate: Translate = str) -> str:
    """A value of an option as a person reads it, for lists, buttons and comparisons.

    Args:
        option: the declaration.
        value: a value of the field of that name in ``Rules``.
        translate: from an English text of the context ``Rules`` to the shown one.
    """
    match option:
        case Switch():
            return translate(YES if value else NO)
        case OneOf(values=values):
            return next(translate(known.label) for known in values if known.name == value)
        case Number(labels_at=labels_at):
            label = dict(labels_at).get(value)
            return str(value) if label is None else translate(label)
        case SetOf():
            return ", ".join(_labels(option, value, translate)) or translate(_NOTHING)
        case Ranking(empty=empty):
            ranked = " > ".join(_labels(option, value, translate))
            return ranked or translate(_ALL_EQUAL if empty else _USUAL)
        case NumberList():
            return ", ".join(str(number) for number in value)
        case MixOf():
            if not value.suit and not value.picture:
                return translate(_ANY_SOLO)
            return translate(_MIX).format(suit=value.suit, picture=value.picture)


def find_options(query: str, translate: Translate = str) -> tuple[Option, ...]:
    """The options in which every word of a query occurs, in catalogue order.

    Searched are key, title, help, values and the names by which people know an option, in English
    and in the shown language; case and accents do not matter.
    """
    words = _plain(query).split()
    return tuple(
        option
        for option in OPTION.values()
        if all(word in _searchable(option, translate) for word in words)
    )


class _Page:
    """Writes the sentences of one page."""

    def __init__(self, rules: Rules, translate: Translate, differing: frozenset[str]) -> None:
        self._rules = rules
        self._translate = translate
        self._differing = differing

    def lines(self, group: Group) -> Iterator[PlainLine]:
        if group.letter == _THROW_IN_GROUP:
            yield from self._throwing_in(group)
            return
        together: tuple[str, ...] = ()
        for option in group.options:
            if option.key in together or not self._counts(option.key):
                continue
            if option.key == "forced_announce" and self._rules.forced_announce:
                together = tuple(key for key in _FORCED_KEYS if self._counts(key))
                yield self._line(self._forced(), together)
            elif option.key == "bock" and self._rules.bock:
                together = _BOCK_KEYS
                yield self._line(self._bock(), together)
            else:
                yield from self._single(option)

    def _counts(self, key: str) -> bool:
        return inactive(self._rules, key) is None and pointless(self._rules, key) is None

    def _line(self, text: str, keys: tuple[str, ...]) -> PlainLine:
        return PlainLine(text, keys, not self._differing.isdisjoint(keys))

    def _single(self, option: Option) -> Iterator[PlainLine]:
        text, quiet = self._sentence(option)
        if not quiet or option.key in self._differing:
            yield self._line(text, (option.key,))

    def _sentence(self, option: Option) -> tuple[str, bool]:
        """The sentence for the value of an option, and whether it is quiet."""
        value = getattr(self._rules, option.key)
        say = self._translate
        match option:
            case Switch(on=on, off=off, quiet_on=quiet_on, quiet_off=quiet_off):
                return (say(on), quiet_on) if value else (say(off), quiet_off)
            case OneOf(values=values):
                known = next(known for known in values if known.name == value)
                return say(known.words), known.quiet
            case Number(words=words, words_at=words_at, quiet_at=quiet_at):
                return say(dict(words_at).get(value, words)).format(n=value), value in quiet_at
            case SetOf(words=words, empty_words=empty_words, quiet_empty=quiet_empty):
                if not value:
                    return say(empty_words), quiet_empty
                last = _OR if option.key == "wedding_conditions" else _AND
                listed = _join(_labels(option, value, say), say(last))
                return say(words).format(list=listed), False
            case Ranking(words=words, empty_words=empty_words, quiet=quiet):
                if not value:
                    return say(empty_words), quiet
                return say(words).format(list=", ".join(_labels(option, value, say))), quiet
            case MixOf(words=words, empty_words=empty_words):
                if not value.suit and not value.picture:
                    return say(empty_words), True
                return say(words).format(suit=value.suit, picture=value.picture), False
            case NumberList():
                return self._deadlines() if option.key == "announce_latest" else self._results()

    def _deadlines(self) -> tuple[str, bool]:
        say = self._translate
        hand = 12 if self._rules.deck == "48" else 10
        steps = OPTION["announce_latest"]
        assert isinstance(steps, NumberList)
        parts = (
            say(_FOR).format(n=hand - latest if latest < hand else say(_NO_CARD), what=say(label))
            for label, latest in zip(steps.labels, self._rules.announce_latest, strict=True)
        )
        return say(_DEADLINES).format(list=", ".join(parts)), False

    def _results(self) -> tuple[str, bool]:
        say = self._translate
        points = self._rules.level_points
        if not any(points):
            return say(_RESULTS_NONE), False
        if len(set(points)) == 1:
            template = _RESULTS_ONE if points[0] == 1 else _RESULTS_EACH
            return say(template).format(n=points[0]), points[0] == 1
        results = OPTION["level_points"]
        assert isinstance(results, NumberList)
        parts = (
            say(_FOR).format(n=n, what=say(label))
            for label, n in zip(results.labels, points, strict=True)
            if n
        )
        return say(_RESULTS).format(list=", ".join(parts)), False

    def _throwing_in(self, group: Group) -> Iterator[PlainLine]:
        reasons: list[str] = []
        keys: list[str] = []
        rest: list[PlainLine] = []
        for option in group.options:
            if not self._counts(option.key):
                continue
            if option.key != "redeal_before_solo" and _is_on(option, self._rules):
                reasons.append(self._sentence(option)[0])
                keys.append(option.key)
            else:
                rest.extend(self._single(option))
        if reasons:
            text = self._translate(_THROW_IN).format(list="; ".join(reasons))
            yield self._line(text, tuple(keys))
        yield from rest

    def _forced(self) -> str:
        rules = self._rules
        one = rules.forced_announce_window == 1
        measure = "single_trick" if one else rules.forced_announce_measure
        template = self._translate(_FORCED[measure, rules.forced_announce_compare, one])
        return template.format(
            points=rules.forced_announce_points, tricks=rules.forced_announce_window
        )

    def _bock(self) -> str:
        rules, say = self._rules, self._translate
        if rules.bock_scope == "plus_points":
            effect = "plus"
        else:
            effect = "double" if rules.bock_multiplier == 2 else "times"
        option = OPTION["bock_triggers"]
        assert isinstance(option, SetOf)
        events = [say(event.words) for event in option.values if event.name in rules.bock_triggers]
        return say(_BOCK[effect, rules.bock_length == 1]).format(
            list=_join(events, say(_OR)), n=rules.bock_length, factor=rules.bock_multiplier
        )


def _is_on(option: Option, rules: Rules) -> bool:
    value = getattr(rules, option.key)
    match option:
        case Number(quiet_at=quiet_at):
            return value not in quiet_at
        case Switch():
            return bool(value)
        case _:
            return bool(value != "off")


def _labels(option: SetOf | Ranking, chosen: Iterable[str], translate: Translate) -> list[str]:
    """The labels of chosen values; four suit solos of a kind become one."""
    names = list(chosen)
    known = {value.name: value for value in option.values}
    if isinstance(option, Ranking):
        return [translate(known[name].label) for name in names]
    labels: list[str] = []
    for value in option.values:
        if value.name not in names:
            continue
        kind = _suit_solo_kind(value)
        if kind is not None and all(f"{kind}_{suit}" in names for suit in _SUITS):
            if value.name.endswith(_SUITS[0]):
                labels.append(translate(SUIT_SOLOS_LABEL if kind == "suit" else PURE_SOLOS_LABEL))
            continue
        labels.append(translate(value.label))
    return labels


_SUITS: Final = ("clubs", "spades", "hearts", "diamonds")


def _suit_solo_kind(value: Value) -> str | None:
    kind = value.name.partition("_")[0]
    return kind if kind in ("suit", "pure") else None


def _join(parts: list[str], template: str) -> str:
    """``a, b and c`` by a template for the last two."""
    if len(parts) < 2:
        return "".join(parts)
    return template.format(first=", ".join(parts[:-1]), last=parts[-1])


def _searchable(option: Option, translate: Translate) -> str:
    texts = [option.key, option.names]
    shown = [option.title, option.help]
    if isinstance(option, OneOf | SetOf | Ranking):
        shown += [value.label for value in option.values]
    texts += shown
    texts += [translate(text) for text in shown]
    return _plain("\n".join(texts))


def _plain(text: str) -> str:
    """Without case and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))
