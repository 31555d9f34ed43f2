"""The preferences while the program runs: everybody reads them here, changes are told and saved."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from dokodesk.storage.errors import Notice, StorageError
from dokodesk.storage.preferences import (
    PREFERENCES,
    PreferenceGroup,
    Preferences,
    PreferencesStore,
    PreferenceValue,
    with_value,
)

__all__ = ["PreferencesModel"]

# Long enough to gather the letters of a name being typed, short enough to lose nothing of worth.
_SAVE_AFTER_MS = 300


class PreferencesModel(QObject):
    """The one holder of the preferences.

    ``values`` is always complete and valid. A change takes effect at once and is written a moment
    later; if that fails the change stays in force and a notice says so.

    Signals:
        changed(str): the key of a preference, after its value has changed.
        noticed(object): a ``storage.errors.Notice``, when saving met something worth telling.
    """

    changed = Signal(str)
    noticed = Signal(object)

    def __init__(
        self,
        store: PreferencesStore | None = None,
        values: Preferences | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Holds preferences.

        Args:
            store: where they are saved; without one they last as long as this object.
            values: what was loaded; the defaults if missing.
            parent: the owner.
        """
        super().__init__(parent)
        self._store = store
        self._values = values if values is not None else Preferences()
        self._failed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SAVE_AFTER_MS)
        self._timer.timeout.connect(self.flush)

    @property
    def values(self) -> Preferences:
        """All preferences."""
        return self._values

    def value(self, key: str) -> PreferenceValue:
        """The value of one preference.

        Raises:
            KeyError: there is no such preference.
        """
        if key not in PREFERENCES:
            raise KeyError(key)
        value: PreferenceValue = getattr(self._values, key)
        return value

    def set_value(self, key: str, value: object) -> None:
        """Changes one preference.

        Raises:
            PreferenceError: it cannot have this value; nothing has changed.
        """
        self._replace(with_value(self._values, key, value), (key,))

    def reset(self, group: PreferenceGroup) -> None:
        """Gives every preference of a group its default back."""
        values = self._values
        keys = [key for key, item in PREFERENCES.items() if item.shown.group is group]
        for key in keys:
            values = with_value(values, key, PREFERENCES[key].default)
        self._replace(values, keys)

    def flush(self) -> None:
        """Saves now what is waiting to be saved."""
        self._timer.stop()
        if self._store is None:
            return
        try:
            notices = self._store.save(self._values)
        except StorageError as error:
            # Told once: the same trouble at every change would bury everything else.
            if not self._failed:
                self._failed = True
                self.noticed.emit(error.notice)
            return
        self._failed = False
        self._tell(notices)

    def _replace(self, values: Preferences, keys: Iterable[str]) -> None:
        before, self._values = self._values, values
        changed = [key for key in keys if getattr(before, key) != getattr(values, key)]
        if changed:
            self._timer.start()
        for key in changed:
            self.changed.emit(key)

    def _tell(self, notices: Iterable[Notice]) -> None:
        for notice in notices:
            self.noticed.emit(notice)
