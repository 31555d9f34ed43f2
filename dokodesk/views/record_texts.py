"""What is wrong with a record file, in the language of the program.

The readers say it in English, for the command line too; ``record_reasons`` finds their sentences
again. Names of keys and words of the format stay as they stand in the file.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import parse
from dokodesk.engine.errors import EngineError, IllegalAction
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.records.check import RefusedAction
from dokodesk.records.problems import Problem, WrongRules
from dokodesk.views.cardnames import refusal_text
from dokodesk.views.record_reasons import found_again

__all__ = ["record_problem_text"]

#: So many actions are named that would be allowed.
_SHOWN: Final = 12


def record_problem_text(problem: Problem) -> str:
    """One problem with its place, as a sentence."""
    if isinstance(problem, RefusedAction):
        reason = _refused(problem)
    elif isinstance(problem, WrongRules):
        reason = "; ".join(each.say(_rules_text) for each in problem.options)
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


def _rules_text(text: str) -> str:
    return QCoreApplication.translate("Rules", text)


def _refused(problem: RefusedAction) -> str:
    try:
        action = parse(problem.text)
    except EngineError:
        return problem.reason
    return refusal_text(IllegalAction(action, problem.refusal, problem.facts))


def _in_language(reason: str) -> str:
    found = found_again(reason)
    if found is None:
        return reason
    form, facts = found
    return _say(form).format(**{name: _in_language(text) for name, text in facts.items()})
