"""What contradicts itself in the rules, and a button for every change that would end it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from dokodesk.engine.option_model import Option
from dokodesk.engine.options import OPTION
from dokodesk.engine.rules import Conflict
from dokodesk.model.rules_model import RulesModel, in_language
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.texts import conflict_text, remedy_text
from dokodesk.views.widgets import bold, clear, label

__all__ = ["ConflictPanel"]


class ConflictPanel(QFrame):
    """Hidden while everything fits together. Nothing is changed unless a button is pressed.

    Signals:
        option_wanted(str): show the option of this key.
    """

    option_wanted = Signal(str)

    def __init__(self, rules: RulesModel) -> None:
        super().__init__()
        self._rules = rules
        self._shown: tuple[Conflict, ...] = ()
        self.setProperty("role", "clash")
        self._column = QVBoxLayout(self)
        rules.changed.connect(self.refresh)
        self.retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons for the remedies, in order."""
        return tuple(
            found for found in self.findChildren(QPushButton) if found.property("role") == "remedy"
        )

    def refresh(self) -> None:
        """Shows the contradictions of the moment."""
        if self._rules.conflicts != self._shown:
            self.retranslate()

    def retranslate(self) -> None:
        """Makes everything anew."""
        em = self.fontMetrics().height()
        self._shown = self._rules.conflicts
        clear(self._column)
        self._column.setContentsMargins(*(round(em * part) for part in (0.7, 0.5, 0.7, 0.5)))
        self._column.setSpacing(round(em * 0.3))
        if self._shown:
            self._column.addWidget(bold(label(self.tr("This does not fit together"), wrap=True)))
        for conflict in self._shown:
            self._column.addWidget(label(conflict_text(conflict), wrap=True))
            self._column.addWidget(self._ways_out(conflict))
        self.setVisible(bool(self._shown))

    def _ways_out(self, conflict: Conflict) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder)
        flow.setSpacing(round(self.fontMetrics().height() * 0.4))
        for remedy in conflict.remedies:
            button = QPushButton(remedy_text(remedy))
            button.setProperty("role", "remedy")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, chosen=remedy: self._rules.apply(chosen))
            flow.addWidget(button)
        for key in conflict.keys:
            button = QPushButton(self._title(OPTION[key]))
            button.setProperty("role", "link")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, wanted=key: self.option_wanted.emit(wanted))
            flow.addWidget(button)
        return holder

    def _title(self, option: Option) -> str:
        return self.tr("Show “{rule}”").format(rule=in_language(option.title))
