"""The examples of an option as widgets: small tricks, hands and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dokodesk.engine.actions import Choice
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.option_model import OneOf, Option, Switch
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import from_dict, shown_value
from dokodesk.engine.scoring import Line, Played, Result
from dokodesk.model.rule_example_cards import CARD_EXAMPLES
from dokodesk.model.rule_example_words import WORDS_EXAMPLES
from dokodesk.model.rule_examples import (
    Example,
    HandExample,
    ScoreExample,
    TrickExample,
    TrickOutcome,
    WordsExample,
    cards_of,
    hand_outcomes,
    score_outcomes,
    sorted_cards,
    trick_outcomes,
)
from dokodesk.model.rules_model import in_language
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import call_text, contract_text, party_text, reason_text
from dokodesk.views.minicards import HandStrip
from dokodesk.views.rules.editors import capital
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.pictures import TrickPicture
from dokodesk.views.widgets import clear, label

__all__ = ["ExampleView", "examples_of"]


def examples_of(key: str) -> tuple[Example, ...]:
    """The examples of an option; none for one that has none yet."""
    words = WORDS_EXAMPLES.get(key)
    return CARD_EXAMPLES.get(key) or ((words,) if words is not None else ())


class ExampleView(QWidget):
    """All examples of an option, with the value in force marked."""

    def __init__(self, option: Option, appearance: Appearance) -> None:
        super().__init__()
        self._option = option
        self._appearance = appearance
        self._value: Any = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_value(self, value: Any) -> None:
        """Shows the examples beside the value in force."""
        self._value = value
        self.retranslate()

    def retranslate(self) -> None:
        """Makes everything anew."""
        clear(self._column)
        for example in examples_of(self._option.key):
            match example:
                case TrickExample():
                    self._add_trick(example)
                case HandExample():
                    self._add_hand(example)
                case ScoreExample():
                    self._add_score(example)
                case WordsExample():
                    self._add_words(example)

    # --- kinds -----------------------------------------------------------------------------------

    def _add_trick(self, example: TrickExample) -> None:
        intro = self._trick_intro(example)
        if intro:
            self._column.addWidget(label(intro, "muted", wrap=True))
        holder = QWidget()
        flow = FlowLayout(holder, at_top=True)
        flow.setSpacing(2 * self.fontMetrics().height())
        for outcome in trick_outcomes(example, self._option):
            flow.addWidget(self._trick(example, outcome))
        self._column.addWidget(holder)
        if example.with_sentences:
            for sentence in self._sentences():
                self._column.addWidget(label(sentence, wrap=True))

    def _trick(self, example: TrickExample, outcome: TrickOutcome) -> QFrame:
        frame = QFrame()
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(
            TrickPicture(
                cards_of(example.cards),
                self._appearance,
                winner=outcome.winner,
                specials=outcome.specials,
                re=example.re,
            )
        )
        for value in outcome.values:
            text = contract_text(value) if example.contracts else self._value_text(value)
            column.addWidget(label(capital(text), wrap=True))
        if example.re and not example.with_sentences:
            column.addWidget(label(self._lines_text(outcome.lines), "muted", wrap=True))
        return frame

    def _add_hand(self, example: HandExample) -> None:
        strip = HandStrip(sorted_cards(example.cards), self._appearance.theme)
        self._column.addWidget(strip)
        for outcome in hand_outcomes(example, self._option):
            verdict = self._choices_text(outcome.choices)
            self._add_verdict(outcome.values, verdict)

    def _add_score(self, example: ScoreExample) -> None:
        self._column.addWidget(label(self._played_text(example.played), "muted", wrap=True))
        for outcome in score_outcomes(example, self._option):
            self._add_verdict(outcome.values, self._result_text(outcome.result))

    def _add_words(self, example: WordsExample) -> None:
        if example.cards:
            self._column.addWidget(TrickPicture(cards_of(example.cards), self._appearance))
        text = QCoreApplication.translate("RuleExamples", example.text)
        self._column.addWidget(label(text, wrap=True))

    # --- texts -----------------------------------------------------------------------------------

    def _add_verdict(self, values: Sequence[Any], verdict: str) -> None:
        shown = " / ".join(capital(self._value_text(value)) for value in values)
        self._column.addWidget(label(f"{shown} → {verdict}", wrap=True))

    def _value_text(self, given: Any) -> str:
        value = getattr(from_dict({self._option.key: given}), self._option.key)
        text = shown_value(self._option, value, in_language)
        return self.tr("{value} (now)").format(value=text) if value == self._value else text

    def _trick_intro(self, example: TrickExample) -> str:
        parts = []
        if example.contract != NORMAL:
            parts.append(contract_text(example.contract))
        if example.last:
            parts.append(self.tr("the last trick"))
        if example.declared:
            parts.append(self.tr("pigs have been declared, as far as there are any"))
        if not parts:
            return ""
        return f"{capital(', '.join(parts))}:"

    def _lines_text(self, lines: Sequence[Line]) -> str:
        if not lines:
            return self.tr("no extra point")
        return ", ".join(_line_text(line) for line in lines)

    def _choices_text(self, choices: Sequence[Choice]) -> str:
        words = {
            Choice.WEDDING: self.tr("may be declared as a wedding"),
            Choice.POVERTY: self.tr("may be declared as a poverty"),
            Choice.THROW_IN: self.tr("may be thrown in"),
        }
        return ", ".join(words[choice] for choice in choices) or self.tr("must be played")

    def _played_text(self, played: Played) -> str:
        parts = [
            self.tr("Re has {re} card points, Kontra {kontra}.").format(
                re=played.card_points[0], kontra=played.card_points[1]
            )
        ]
        if played.contract != NORMAL:
            parts.insert(0, f"{contract_text(played.contract)}.")
        if played.card_points[0] == 240 and played.tricks[1]:
            parts.append(self.tr("Kontra has a trick, worth nothing."))
        calls = [f"{call_text(call.word)} ({party_text(call.side)})" for call in played.calls]
        if calls:
            parts.append(self.tr("Announced: {calls}.").format(calls=", ".join(calls)))
        if played.extras:
            extras = ", ".join(_line_text(line) for line in played.extras)
            parts.append(self.tr("Extra points: {extras}.").format(extras=extras))
        if played.bock > 1:
            parts.append(self.tr("It is a bock deal with factor {n}.").format(n=played.bock))
        return " ".join(parts)

    def _result_text(self, result: Result) -> str:
        scores = " : ".join(f"{score:+d}" if score else "0" for score in result.scores)
        if result.winner is Party.NONE:
            text = self.tr("nobody wins")
        else:
            text = self.tr("{side} wins").format(side=party_text(result.winner))
        lines = ", ".join(_line_text(line, result.winner) for line in result.lines)
        wins = f"{text}: {lines}" if lines else text
        return self.tr("{reasons}. Written down: {scores}").format(reasons=wins, scores=scores)

    def _sentences(self) -> tuple[str, ...]:
        match self._option:
            case OneOf(values=values):
                return tuple(in_language(value.words) for value in values)
            case Switch(on=on, off=off):
                return (in_language(off), in_language(on))
            case _:
                return ()


def _line_text(line: Line, usual: Party | None = None) -> str:
    side = "" if line.side is usual else f" ({party_text(line.side)})"
    return f"{reason_text(line.reason)} {line.points}{side}"
