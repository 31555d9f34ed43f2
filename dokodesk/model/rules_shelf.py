"""Presets and the person's own profiles as one list, and everything that can be done with them.

The files are read anew before every step, because another window may have changed them. What goes
wrong is raised as the storage says it; nothing is half done then.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum, unique
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from dokodesk.engine.rules import PRESETS, Problem, Rules, preset
from dokodesk.model.rules_model import RulesDraft, in_language
from dokodesk.storage.names import LONGEST_NAME, clean_name
from dokodesk.storage.profiles import (
    Profile,
    delete_profile,
    duplicate_profile,
    export_profile,
    list_profiles,
    rename_profile,
    save_profile,
)
from dokodesk.storage.rule_files import SUFFIX, RuleFile, write_rule_file

__all__ = ["RulesShelf", "ShelfEntry", "ShelfRole"]

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class ShelfEntry:
    """A preset or a profile.

    Attributes:
        name: what a person calls it; for a preset its name in files.
        rules: the values; ``None`` if nothing of the file can be used.
        path: the file of a profile; ``None`` for a preset.
        problems: what is wrong with the file.
    """

    name: str
    rules: Rules | None
    path: Path | None = None
    problems: tuple[Problem, ...] = ()

    @property
    def is_preset(self) -> bool:
        """Whether it belongs to the program."""
        return self.path is None

    @property
    def title(self) -> str:
        """What the person reads."""
        if not self.is_preset:
            return self.name
        return next(in_language(known.title) for known in PRESETS if known.name == self.name)

    @property
    def about(self) -> str:
        """A preset in one sentence; empty for a profile."""
        if not self.is_preset:
            return ""
        return next(in_language(known.about) for known in PRESETS if known.name == self.name)


@unique
class ShelfRole(IntEnum):
    """What can be asked about an entry besides its title."""

    ENTRY = Qt.ItemDataRole.UserRole + 1


class RulesShelf(QAbstractListModel):
    """All presets, then the profiles by name.

    Signals:
        profiles_changed: a profile was written, renamed or removed from here.
    """

    profiles_changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Reads the profiles.

        Args:
            folder: where they are; it need not exist yet.
            parent: the owner.
        """
        super().__init__(parent)
        self._folder = folder
        self._entries: tuple[ShelfEntry, ...] = ()
        self.refresh()

    @property
    def entries(self) -> tuple[ShelfEntry, ...]:
        """What is in the list."""
        return self._entries

    def entry(self, row: int) -> ShelfEntry | None:
        """One of them; ``None`` outside the list."""
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def row_of(self, path: Path | None, name: str = "") -> int:
        """Where a profile stands, or a preset of this name; -1 if it is gone."""
        for row, entry in enumerate(self._entries):
            if entry.path == path and (path is not None or entry.name == name):
                return row
        return -1

    def refresh(self) -> None:
        """Reads the folder anew."""
        profiles = list_profiles(self._folder)
        entries = (
            *(ShelfEntry(known.name, preset(known.name)) for known in PRESETS),
            *(_entry(profile) for profile in profiles),
        )
        if entries == self._entries:
            return
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    # --- for views -------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.about or str(entry.path)
        if role == ShelfRole.ENTRY:
            return entry
        return None

    # --- working ---------------------------------------------------------------------------------

    def save_new(self, draft: RulesDraft, name: str) -> Path:
        """Writes the rules as a new profile and says where.

        Raises:
            RulesFileError: the name is empty or taken.
            StorageError: it cannot be written.
        """
        path = save_profile(self._folder, RuleFile(name, draft.rules, draft.base))
        self._told()
        return path

    def save_over(self, draft: RulesDraft) -> Path:
        """Writes the rules into the profile they come from; what it does not know stays there.

        Raises:
            RulesFileError: a newer version of the program wrote the file.
            StorageError: it cannot be written.
        """
        assert draft.path is not None, "rules that come from a profile"
        before = next((p for p in list_profiles(self._folder) if p.path == draft.path), None)
        file = RuleFile(draft.name, draft.rules, draft.base)
        if before is not None and before.file is not None:
            file = replace(before.file, name=before.name, rules=draft.rules, preset=draft.base)
        path = save_profile(self._folder, file, draft.path)
        self._told()
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Gives a profile another name and says where it is now.

        Raises:
            RulesFileError: the name is empty or taken, or the profile cannot be read.
            StorageError: it cannot be written.
        """
        target = rename_profile(path, name)
        self._told()
        return target

    def duplicate(self, entry: ShelfEntry, name: str = "") -> Path:
        """Copies a profile or a preset into a new profile and says where.

        Args:
            entry: what to copy.
            name: of the copy; a free one if missing.

        Raises:
            RulesFileError: the name is taken, or the profile cannot be read.
            StorageError: it cannot be written.
        """
        if entry.path is not None:
            path = duplicate_profile(entry.path, name)
        else:
            copy = RuleFile(name or self.free_name(entry.title), preset(entry.name), entry.name)
            path = save_profile(self._folder, copy)
        self._told()
        return path

    def delete(self, path: Path) -> None:
        """Removes a profile.

        Raises:
            StorageError: it cannot be removed.
        """
        delete_profile(path)
        self._told()

    def take_in(self, rules: Rules, name: str, base: str) -> Path:
        """Makes a profile of imported rules; a name that is taken gets a number.

        Raises:
            RulesFileError: the name is empty.
            StorageError: it cannot be written.
        """
        path = save_profile(self._folder, RuleFile(self.free_name(name), rules, base))
        self._told()
        return path

    def export(self, entry: ShelfEntry, target: Path) -> Path:
        """Writes a profile or a preset to any place as a rule file and says where.

        Raises:
            RulesFileError: the profile cannot be read, or a newer program wrote the file there.
            StorageError: it cannot be written.
        """
        target = target if target.suffix else target.with_suffix(SUFFIX)
        if entry.path is not None:
            export_profile(entry.path, target)
        else:
            write_rule_file(target, RuleFile(entry.title, preset(entry.name), entry.name))
        return target

    def free_name(self, name: str) -> str:
        """The name, or with the first number from 2 on that makes it free."""
        self.refresh()
        taken = set(_taken(self._entries))
        free, number = clean_name(name), 2
        while free.casefold() in taken:
            ending = f" {number}"
            free = clean_name(name)[: LONGEST_NAME - len(ending)].rstrip() + ending
            number += 1
        return free

    def _told(self) -> None:
        self.refresh()
        self.profiles_changed.emit()


def _taken(entries: Iterable[ShelfEntry]) -> Iterable[str]:
    return (entry.name.casefold() for entry in entries)


def _entry(profile: Profile) -> ShelfEntry:
    rules = profile.file.rules if profile.file is not None else None
    return ShelfEntry(profile.name, rules, profile.path, profile.problems)
