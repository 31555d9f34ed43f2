"""The rules being looked at and changed: one draft, replaced as a whole by every change.

A draft is a value, so undo is a matter of showing an older one. Whoever keeps a history of drafts
sets a *recorder*; it is given every change and shows the new draft itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from dokodesk.engine.options import GROUPS, OPTION, Rules
from dokodesk.engine.rules import (
    Conflict,
    Remedy,
    code,
    conflicts,
    difference,
    from_dict,
    nearest_preset,
    preset,
    preset_names,
)

__all__ = ["Recorder", "RulesDraft", "RulesModel", "in_language"]


@dataclass(frozen=True, slots=True)
class RulesDraft:
    """Rules on the desk.

    Attributes:
        rules: the values.
        base: the preset they are compared with.
        name: the profile they come from; empty for none.
        path: its file.
    """

    rules: Rules
    base: str
    name: str = ""
    path: Path | None = None


#: Given the draft after a change and the option it is about (empty for more than one).
Recorder = Callable[[RulesDraft, str], None]


def in_language(text: str) -> str:
    """A text of the rules in the language of the program."""
    return QCoreApplication.translate("Rules", text)


class RulesModel(QObject):
    """Holds the draft, and knows what every change would make of it.

    Signals:
        changed: another draft is shown.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = RulesDraft(preset(preset_names()[0]), preset_names()[0])
        self._stored: dict[Path, Rules] = {}
        self._recorder: Recorder | None = None

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def draft(self) -> RulesDraft:
        """All of it."""
        return self._draft

    @property
    def rules(self) -> Rules:
        """The values."""
        return self._draft.rules

    @property
    def base_rules(self) -> Rules:
        """The preset compared with."""
        return preset(self._draft.base)

    @property
    def code(self) -> str:
        """The short code of the values."""
        return code(self._draft.rules)

    @property
    def changed_keys(self) -> tuple[str, ...]:
        """The options that differ from the preset, in catalogue order."""
        return tuple(found.key for found in difference(self.base_rules, self.rules))

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """What contradicts itself; rules with conflicts are not played."""
        return conflicts(self.rules)

    @property
    def is_unsaved(self) -> bool:
        """Whether the rules come from a profile and have been changed since."""
        path = self._draft.path
        return path is not None and self._stored.get(path) != self._draft.rules

    def show(self, draft: RulesDraft) -> None:
        """Shows a draft, past the recorder; for the history and for a new start."""
        if draft != self._draft:
            self._draft = draft
            self.changed.emit()

    def note_stored(self, path: Path, rules: Rules) -> None:
        """Remembers what stands in the file of a profile."""
        self._stored[path] = rules

    def set_recorder(self, recorder: Recorder | None) -> None:
        """Sends every change through a history; ``None`` shows it at once."""
        self._recorder = recorder

    # --- changing --------------------------------------------------------------------------------

    def open(self, rules: Rules, *, name: str = "", path: Path | None = None) -> None:
        """Puts other rules on the desk as a change that can be undone.

        Args:
            rules: the values.
            name: the profile they come from.
            path: its file.
        """
        if path is not None:
            self._stored[path] = rules
        self._change(RulesDraft(rules, nearest_preset(rules), name, path))

    def open_preset(self, name: str) -> None:
        """Puts a preset on the desk; it is compared with itself from now on.

        Raises:
            RulesError: there is none of this name.
        """
        self._change(RulesDraft(preset(name), name))

    def compare_with(self, base: str) -> None:
        """Compares with another preset; no value changes.

        Raises:
            RulesError: there is none of this name.
        """
        preset(base)
        self._change(replace(self._draft, base=base))

    def set_value(self, key: str, value: Any) -> None:
        """Gives an option another value; nothing else changes.

        Raises:
            RulesError: it cannot have this value.
        """
        self._change(replace(self._draft, rules=from_dict({key: value}, self.rules)), key)

    def apply(self, remedy: Remedy) -> None:
        """Ends a conflict by the change that the person chose."""
        self.set_value(remedy.key, remedy.value)

    def reset(self, keys: Iterable[str]) -> None:
        """Gives options the values of the preset again."""
        wanted = tuple(keys)
        values = {key: getattr(self.base_rules, key) for key in wanted}
        rules = msgspec.structs.replace(self.rules, **values)
        self._change(replace(self._draft, rules=rules), wanted[0] if len(wanted) == 1 else "")

    def reset_group(self, letter: str) -> None:
        """The same for a group of options."""
        self.reset(
            option.key for group in GROUPS if group.letter == letter for option in group.options
        )

    def reset_all(self) -> None:
        """The same for every option."""
        self.reset(OPTION)

    def name_it(self, name: str, path: Path) -> None:
        """Says that the rules now stand in the file of a profile; the values stay."""
        self._stored[path] = self.rules
        self.show(replace(self._draft, name=name, path=path))
        self.changed.emit()

    def follow(self, name: str, path: Path, stored: Rules) -> None:
        """Says that the profile of the draft has another name or place now.

        Args:
            name: the new one.
            path: where the file is now.
            stored: what stands in it.
        """
        self._stored[path] = stored
        self.show(replace(self._draft, name=name, path=path))

    def forget(self, path: Path) -> None:
        """Says that a profile is gone; its rules stay on the desk, without a name."""
        self._stored.pop(path, None)
        if self._draft.path == path:
            self.show(replace(self._draft, name="", path=None))

    def _change(self, draft: RulesDraft, key: str = "") -> None:
        if draft == self._draft:
            return
        if self._recorder is None:
            self.show(draft)
        else:
            self._recorder(draft, key)
