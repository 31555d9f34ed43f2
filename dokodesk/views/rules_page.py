"""The rules in force, in plain words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import PRESETS, code, difference, nearest_preset, plain_words, preset
from dokodesk.views.appearance import Appearance
from dokodesk.views.counts import counts
from dokodesk.views.widgets import Page, button, clear, label, panel

__all__ = ["PlainRulesPage", "preset_about", "preset_title", "rules_title", "rules_words"]


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
    return QCoreApplication.translate("PlainRulesPage", "{preset}, {changes}").format(
        preset=title, changes=counts().changes(count)
    )


class PlainRulesPage(Page):
    """Tells the rules of the match, group by group.

    Signals:
        back_wanted: return to where the person came from.
    """

    back_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._title = label("", "title", wrap=True)
        self._sub = label("", "lead", wrap=True)
        self._code = label("", "muted", wrap=True)
        self._back = button("", self.back_wanted.emit)
        head = QHBoxLayout()
        texts = QVBoxLayout()
        texts.setSpacing(2)
        for part in (self._title, self._sub, self._code):
            texts.addWidget(part)
        head.addLayout(texts, 1)
        side = QVBoxLayout()
        side.addWidget(self._back)
        side.addStretch(1)
        head.addLayout(side)
        self.column.addLayout(head)
        self._groups = QVBoxLayout()
        self.column.addLayout(self._groups)
        self.column.addStretch(1)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def rules(self) -> Rules:
        """The rules shown."""
        return self._rules

    def show_rules(self, rules: Rules) -> None:
        """Tells these rules."""
        self._rules = rules
        self.scroller.verticalScrollBar().setValue(0)
        self.retranslate()

    def focus(self) -> None:
        """Gives the keyboard to the text, so that it can be scrolled."""
        self.scroller.setFocus()

    def retranslate(self) -> None:
        em = self.fontMetrics().height()
        name = nearest_preset(self._rules)
        self._title.setText(rules_title(self._rules))
        self._sub.setText(preset_about(name))
        self._code.setText(self.tr("Rule code: {code}").format(code=code(self._rules)))
        self._back.setText(self.tr("Back"))
        self.column.setSpacing(round(em * 0.8))
        clear(self._groups)
        self._groups.setSpacing(round(em * 0.6))
        for group in plain_words(self._rules, rules_words, preset(name)):
            frame = panel()
            box = QVBoxLayout(frame)
            box.setContentsMargins(em, round(em * 0.6), em, round(em * 0.7))
            box.setSpacing(round(em * 0.3))
            box.addWidget(label(group.title, "section", wrap=True))
            for line in group.lines:
                text = label(line.text, "changed" if line.differs else "", wrap=True)
                if line.differs:
                    text.setText(self.tr("{rule} (changed)").format(rule=line.text))
                box.addWidget(text)
            self._groups.addWidget(frame)
