"""Undo and redo: every change of the draft is a command on a stack."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from dokodesk.engine.option_model import MixOf, Number, NumberList
from dokodesk.engine.options import OPTION
from dokodesk.model.rules_model import RulesDraft, RulesModel, in_language

__all__ = ["RulesHistory"]

#: Steps through these numbers are one change, however many there are.
_COUNTED: Final = tuple(
    key for key, option in OPTION.items() if isinstance(option, Number | NumberList | MixOf)
)
_NO_MERGING: Final = -1


class _Change(QUndoCommand):
    """From one draft to another; ``key`` is the option it is about, if it is only one."""

    def __init__(self, rules: RulesModel, before: RulesDraft, after: RulesDraft, key: str) -> None:
        super().__init__(in_language(OPTION[key].title) if key else "")
        self._rules = rules
        self._before = before
        self.after = after
        self.key = key

    def id(self) -> int:
        return _COUNTED.index(self.key) if self.key in _COUNTED else _NO_MERGING

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or other.key != self.key:
            return False
        self.after = other.after
        self.setObsolete(self.after == self._before)
        return True

    def undo(self) -> None:
        self._rules.show(self._before)

    def redo(self) -> None:
        self._rules.show(self.after)


class RulesHistory(QUndoStack):
    """Records the changes of a model from now on."""

    def __init__(self, rules: RulesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        rules.set_recorder(self._record)

    def _record(self, draft: RulesDraft, key: str) -> None:
        self.push(_Change(self._rules, self._rules.draft, draft, key))
