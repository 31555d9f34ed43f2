"""What is wrong with a record file, in the language of the program.

The readers say it in English, for the command line too. Sentences that a person is likely to meet
are found again by their form; the rest, which only whoever writes such a file by hand can meet,
keeps its English words behind a translated place.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import parse
from dokodesk.engine.errors import EngineError, IllegalAction
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.records.check import RefusedAction
from dokodesk.records.problems import Problem
from dokodesk.views.cardnames import refusal_text

__all__ = ["record_problem_text"]

#: So many actions are named that would be allowed.
_SHOWN: Final = 12

#: Sentences of the readers; what stands in braces is kept.
_REASONS: Final = (
    QT_TRANSLATE_NOOP("RecordTexts", "the file cannot be read: {why}"),
    QT_TRANSLATE_NOOP("RecordTexts", "the file is larger than {bytes} bytes"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is not UTF-8 text"),
    QT_TRANSLATE_NOOP("RecordTexts", "a document opens with a line {opening}, not with {text}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the file is cut short: its last document is not closed with a line {closing}",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the document that opens in line {number} is not closed with a line {closing}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "the file holds no document"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is not YAML: {why}"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is not JSON: {why}"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is format {theirs}; this program reads format {ours}"),
    QT_TRANSLATE_NOOP("RecordTexts", "a result is stored, but the deal is not finished"),
    QT_TRANSLATE_NOOP(
        "RecordTexts", "the deal is not finished; such a deal can only be the last of a file"
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "No such file or directory"),
    QT_TRANSLATE_NOOP("RecordTexts", "Permission denied"),
    QT_TRANSLATE_NOOP("RecordTexts", "Is a directory"),
)


def record_problem_text(problem: Problem) -> str:
    """One problem with its place, as a sentence."""
    if isinstance(problem, RefusedAction):
        reason = _refused(problem)
    else:
        reason = _in_language(problem.reason)
    places = []
    if problem.deal:
        places.append(_say("deal {number}").format(number=problem.deal))
    if problem.action:
        text = _say("action {number} ({text})")
        places.append(text.format(number=problem.action, text=problem.text))
    elif problem.line:
        places.append(_say("line {number}").format(number=problem.line))
    parts = [part for part in (problem.file, ", ".join(places)) if part]
    text = ": ".join([*parts, reason])
    if problem.allowed:
        shown = ", ".join(problem.allowed[:_SHOWN])
        more = ", …" if len(problem.allowed) > _SHOWN else ""
        text = f"{text} {_say('Allowed here: {actions}').format(actions=shown + more)}"
    return text


#: The words for places, where the translation tools find them.
_PLACES: Final = (
    QT_TRANSLATE_NOOP("RecordTexts", "deal {number}"),
    QT_TRANSLATE_NOOP("RecordTexts", "action {number} ({text})"),
    QT_TRANSLATE_NOOP("RecordTexts", "line {number}"),
    QT_TRANSLATE_NOOP("RecordTexts", "Allowed here: {actions}"),
)


def _say(text: str) -> str:
    return QCoreApplication.translate("RecordTexts", text)


def _refused(problem: RefusedAction) -> str:
    try:
        action = parse(problem.text)
    except EngineError:
        return problem.reason
    return refusal_text(IllegalAction(action, problem.refusal, problem.facts))


def _in_language(reason: str) -> str:
    for form, pattern in _patterns():
        found = pattern.fullmatch(reason)
        if found is not None:
            facts = {name: _in_language(text) for name, text in found.groupdict().items()}
            return _say(form).format(**facts)
    return reason


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each sentence with the pattern of its forms."""
    result = []
    for form in _REASONS:
        pieces = re.split(r"\{(\w+)\}", form)
        pattern = "".join(
            f"(?P<{piece}>.+)" if place % 2 else re.escape(piece)
            for place, piece in enumerate(pieces)
        )
        result.append((form, re.compile(pattern, re.DOTALL)))
    return tuple(result)
