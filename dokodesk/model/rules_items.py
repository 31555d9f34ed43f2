"""The options as an item model: the form, the search and the filters are made from it.

A new option appears here by itself, because everything shown comes from its declaration.
"""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from dokodesk.engine.option_model import Option
from dokodesk.engine.options import GROUPS, OPTION, OPTIONS
from dokodesk.engine.rules import (
    RulesError,
    difference,
    find_options,
    inactive,
    pointless,
    shown_value,
)
from dokodesk.model.rules_model import RulesModel, in_language

__all__ = [
    "USUAL",
    "USUAL_GROUP",
    "OptionRole",
    "OptionsFilter",
    "OptionsModel",
    "count_changed",
    "group_title",
]

Index = QModelIndex | QPersistentModelIndex

#: The group of the questions that somebody who sits down at a new table asks first.
USUAL_GROUP: Final = "usual"

#: Their order there.
USUAL: Final = (
    "deck",
    "dulle_rule",
    "pigs",
    "super_pigs",
    "poverty",
    "redeal_nines",
    "redeal_kings",
    "bock",
    "bock_triggers",
    "solo_types",
    "solo_leader",
    "compulsory_solos",
    "announcements",
    "re_kontra_effect",
    "charlie_caught",
    "match_deals",
)

_GROUP_OF: Final = {option.key: group.letter for group in GROUPS for option in group.options}
_TITLES: Final = {group.letter: group.title for group in GROUPS}


def group_title(letter: str) -> str:
    """The title of a group of options in the language of the program."""
    return in_language(_TITLES[letter])


@unique
class OptionRole(IntEnum):
    """What can be asked about an option besides its title and its value."""

    KEY = Qt.ItemDataRole.UserRole + 1
    OPTION = Qt.ItemDataRole.UserRole + 2
    GROUP = Qt.ItemDataRole.UserRole + 3
    HELP = Qt.ItemDataRole.UserRole + 4
    SHOWN = Qt.ItemDataRole.UserRole + 5
    DIFFERS = Qt.ItemDataRole.UserRole + 6
    PRESET_SHOWN = Qt.ItemDataRole.UserRole + 7
    INACTIVE = Qt.ItemDataRole.UserRole + 8
    POINTLESS = Qt.ItemDataRole.UserRole + 9
    CONFLICTS = Qt.ItemDataRole.UserRole + 10


class OptionsModel(QAbstractListModel):
    """One row for each option, in catalogue order.

    ``DisplayRole`` gives the title, ``EditRole`` the value as the field of ``Rules`` holds it;
    setting it changes the draft. An option without effect is not enabled.
    """

    def __init__(self, rules: RulesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._conflicts = rules.conflicts
        rules.changed.connect(self.refresh)

    @property
    def rules(self) -> RulesModel:
        """Where the values are."""
        return self._rules

    def row_of(self, key: str) -> int:
        """The row of an option.

        Raises:
            KeyError: there is no such option.
        """
        return OPTIONS.index(OPTION[key])

    def refresh(self) -> None:
        """Tells that everything may read differently: after a change of values or of language."""
        self._conflicts = self._rules.conflicts
        self.dataChanged.emit(self.index(0), self.index(len(OPTIONS) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(OPTIONS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        option = OPTIONS[index.row()]
        return self._about(option, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        try:
            self._rules.set_value(OPTIONS[index.row()].key, value)
        except RulesError:
            return False
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
        if inactive(self._rules.rules, OPTIONS[index.row()].key) is None:
            flags |= Qt.ItemFlag.ItemIsEnabled
        return flags

    def _about(self, option: Option, role: int) -> Any:
        rules, key = self._rules.rules, option.key
        value, usual = getattr(rules, key), getattr(self._rules.base_rules, key)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return in_language(option.title)
            case Qt.ItemDataRole.EditRole:
                return value
            case Qt.ItemDataRole.ToolTipRole | OptionRole.HELP:
                return in_language(option.help)
            case OptionRole.KEY:
                return key
            case OptionRole.OPTION:
                return option
            case OptionRole.GROUP:
                return _GROUP_OF[key]
            case OptionRole.SHOWN:
                return shown_value(option, value, in_language)
            case OptionRole.DIFFERS:
                return value != usual
            case OptionRole.PRESET_SHOWN:
                return shown_value(option, usual, in_language)
            case OptionRole.INACTIVE:
                return _say(inactive(rules, key))
            case OptionRole.POINTLESS:
                return _say(pointless(rules, key))
            case OptionRole.CONFLICTS:
                return tuple(found for found in self._conflicts if key in found.keys)
            case _:
                return None


class OptionsFilter(QSortFilterProxyModel):
    """The options of a group, those that a search finds, and of these perhaps only what differs.

    A search looks at all groups.
    """

    def __init__(self, options: OptionsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._group = USUAL_GROUP
        self._query = ""
        self._found: frozenset[str] = frozenset()
        self._only_changed = False
        self.setSourceModel(options)
        self.setDynamicSortFilter(True)
        self.sort(0)

    @property
    def group(self) -> str:
        """The letter of the group shown, or ``USUAL_GROUP``."""
        return self._group

    @property
    def query(self) -> str:
        """What is searched for."""
        return self._query

    @property
    def only_changed(self) -> bool:
        """Whether options like in the preset are hidden."""
        return self._only_changed

    @property
    def spans_groups(self) -> bool:
        """Whether options of all groups can be shown."""
        return bool(self._query.strip()) or self._only_changed

    def set_group(self, group: str) -> None:
        """Shows another group."""
        if group != self._group:
            self._group = group
            self.invalidate()

    def set_query(self, query: str) -> None:
        """Searches in titles, help texts, values and the names people have for a rule."""
        self._query = query
        self.search_again()

    def search_again(self) -> None:
        """Searches once more: after a change of language."""
        found = find_options(self._query, in_language) if self._query.strip() else ()
        self._found = frozenset(option.key for option in found)
        self.invalidate()

    def set_only_changed(self, only: bool) -> None:
        """Hides or shows what is like in the preset, in all groups."""
        if only != self._only_changed:
            self._only_changed = only
            self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        key = OPTIONS[row].key
        if self._query.strip() and key not in self._found:
            return False
        if self._only_changed:
            rules = self._options.rules
            return bool(getattr(rules.rules, key) != getattr(rules.base_rules, key))
        if self._query.strip():
            return True
        return key in USUAL if self._group == USUAL_GROUP else _GROUP_OF[key] == self._group

    def lessThan(self, left: Index, right: Index) -> bool:
        return self._place(left.row()) < self._place(right.row())

    def _place(self, row: int) -> int:
        if self._group == USUAL_GROUP and not self.spans_groups:
            key = OPTIONS[row].key
            return USUAL.index(key) if key in USUAL else len(USUAL) + row
        return row


def count_changed(rules: RulesModel) -> dict[str, int]:
    """How many options differ from the preset, by the letter of their group."""
    counts = dict.fromkeys(_TITLES, 0)
    for found in difference(rules.base_rules, rules.rules):
        counts[_GROUP_OF[found.key]] += 1
    return counts


def _say(reason: str | None) -> str:
    return "" if reason is None else in_language(reason)
