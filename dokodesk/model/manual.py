"""The manual: its pages in order, written ones and those made from the declarations."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.assets.manual import manual_text
from dokodesk.engine.option_model import Declared, OneOf, SetOf, Switch
from dokodesk.engine.option_texts import GROUPS
from dokodesk.engine.rules import PRESETS
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.rules_model import in_language

__all__ = [
    "PAGES",
    "Heading",
    "Hit",
    "KeyList",
    "headings",
    "page_markdown",
    "page_title",
    "search",
]

#: The keys of the program by group: title of the group, then keys and what they do.
KeyList = Sequence[tuple[str, Sequence[tuple[str, str]]]]

#: The pages, in the order in which one would read them.
PAGES: Final = (
    "playing",
    "learning",
    "rules",
    "strategy",
    "glossary",
    "sheets",
    "review",
    "preferences",
    "keyboard",
    "formats",
    "bots",
    "privacy",
    "trouble",
)
_TITLES: Final = {
    "playing": QT_TRANSLATE_NOOP("Manual", "Playing"),
    "learning": QT_TRANSLATE_NOOP("Manual", "Learning and practising"),
    "rules": QT_TRANSLATE_NOOP("Manual", "Rules"),
    "strategy": QT_TRANSLATE_NOOP("Manual", "Good play for beginners"),
    "glossary": QT_TRANSLATE_NOOP("Manual", "Words of the game"),
    "sheets": QT_TRANSLATE_NOOP("Manual", "Score sheets and old deals"),
    "review": QT_TRANSLATE_NOOP("Manual", "Computer players, hints and review"),
    "preferences": QT_TRANSLATE_NOOP("Manual", "Preferences"),
    "keyboard": QT_TRANSLATE_NOOP("Manual", "Keyboard"),
    "formats": QT_TRANSLATE_NOOP("Manual", "Files"),
    "bots": QT_TRANSLATE_NOOP("Manual", "Programs as players"),
    "privacy": QT_TRANSLATE_NOOP("Manual", "Your data"),
    "trouble": QT_TRANSLATE_NOOP("Manual", "When something is wrong"),
}
_RULE_SETS: Final = QT_TRANSLATE_NOOP("Manual", "The rule sets")
_KEY: Final = QT_TRANSLATE_NOOP("Manual", "Key")
_DOES: Final = QT_TRANSLATE_NOOP("Manual", "What it does")
_MADE: Final = "{made}"
_HEADING: Final = re.compile(r"^(#{1,3}) (.+?)\s*$", re.MULTILINE)
_MARKS: Final = re.compile(r"[*_`#>|]|!\[[^\]]*\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)")
_AROUND: Final = 60


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading on a page.

    Attributes:
        level: 1 for the title of the page.
        text: its words.
    """

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A place in the manual where a text was found.

    Attributes:
        page: the name of the page.
        heading: the nearest heading above.
        excerpt: the words around it.
    """

    page: str
    heading: str
    excerpt: str


def page_title(name: str) -> str:
    """What a page is called."""
    return QCoreApplication.translate("Manual", _TITLES[name])


def page_markdown(name: str, language: str, keys: KeyList = ()) -> str:
    """A page as Markdown, with what is made from the program in place.

    Args:
        name: one of ``PAGES``.
        language: the code of the language; the made parts are in the language that is spoken.
        keys: of the program, for the page about them.

    Raises:
        KeyError: there is no such page.
    """
    text = manual_text(language, name)
    made: dict[str, Callable[[], str]] = {
        "rules": rules_markdown,
        "keyboard": lambda: keys_markdown(keys),
    }
    if name in made and _MADE in text:
        return text.replace(_MADE, made[name]())
    return text


def headings(markdown: str) -> list[Heading]:
    """All headings of a page, from its title down."""
    return [Heading(len(found[1]), found[2]) for found in _HEADING.finditer(markdown)]


def search(text: str, language: str, keys: KeyList = ()) -> list[Hit]:
    """Where a text stands in the manual, at most once under each heading.

    Args:
        text: what to look for; case does not matter. Nothing is found for an empty text.
        language: the code of the language.
        keys: of the program.
    """
    wanted = text.strip().casefold()
    hits: list[Hit] = []
    if not wanted:
        return hits
    for name in PAGES:
        heading = page_title(name)
        shown = False
        for line in page_markdown(name, language, keys).splitlines():
            found = _HEADING.match(line)
            if found:
                heading, shown = found[2], False
            plain = " ".join(_MARKS.sub(lambda mark: mark[1] or "", line).split())
            place = plain.casefold().find(wanted)
            if place >= 0 and not shown:
                hits.append(Hit(name, heading, _excerpt(plain, place, len(wanted))))
                shown = True
    return hits


def _excerpt(line: str, place: int, length: int) -> str:
    start = max(0, place - _AROUND)
    end = min(len(line), place + length + _AROUND)
    return ("…" if start else "") + line[start:end].strip() + ("…" if end < len(line) else "")


def rules_markdown() -> str:
    """All options with their values, from the declarations, and what each preset is for."""
    parts = [f"## {QCoreApplication.translate('Manual', _RULE_SETS)}", ""]
    for preset in PRESETS:
        parts += [f"- **{in_language(preset.title)}**: {in_language(preset.about)}"]
    parts.append("")
    for group in GROUPS:
        parts += [f"## {in_language(group.title)}", ""]
        for option in group.options:
            parts += _option_lines(option)
    return "\n".join(parts)


def _option_lines(option: Declared) -> list[str]:
    lines = [f"### {_upper(in_language(option.title))}", "", in_language(option.help), ""]
    if isinstance(option, Switch):
        return [*lines, f"- {in_language(option.on)}", f"- {in_language(option.off)}", ""]
    if isinstance(option, OneOf | SetOf):
        for value in option.values:
            words = in_language(value.words) if value.words else ""
            label = in_language(value.label)
            lines.append(f"- *{label}*" + (f": {words}" if words else ""))
        lines.append("")
    return lines


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def keys_markdown(keys: KeyList) -> str:
    """The keys as tables, one for each group."""
    parts: list[str] = []
    head = " | ".join(QCoreApplication.translate("Manual", each) for each in (_KEY, _DOES))
    for title, entries in keys:
        parts += [f"## {title}", "", f"| {head} |", "| --- | --- |"]
        parts += [f"| **{_cell(key)}** | {_cell(words)} |" for key, words in entries]
        parts.append("")
    return "\n".join(parts)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
