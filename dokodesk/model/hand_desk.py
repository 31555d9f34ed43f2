"""A sheet of a real evening at work: written row by row, corrected, undone, and always stored."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.model.sheet_store import load_hand, store_hand
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History

__all__ = ["HandDesk"]

_MOST_UNDONE = 500


def _utc_now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class HandDesk(QObject):
    """Holds one sheet.

    Signals:
        changed: the sheet is another one now.
        not_stored(Notice): it could not be stored; it is still there in memory.
    """

    changed = Signal()
    not_stored = Signal(object)

    def __init__(
        self,
        history: History | None,
        parent: QObject | None = None,
        now: Callable[[], str] = _utc_now,
    ) -> None:
        """Holds nothing yet.

        Args:
            history: where sheets are stored; without it they live in memory.
            parent: the owner.
            now: the time for the trace, in UTC.
        """
        super().__init__(parent)
        self._history = history
        self._now = now
        self._sheet: HandSheet | None = None
        self._match_id: int | None = None
        self._undone: list[HandSheet] = []
        self._done: list[HandSheet] = []

    @property
    def sheet(self) -> HandSheet | None:
        """The sheet, or ``None``."""
        return self._sheet

    @property
    def match_id(self) -> int | None:
        """Its number in the history; ``None`` if it is not stored."""
        return self._match_id

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self._undone)

    def begin(self, sheet: HandSheet) -> None:
        """Begins a sheet and stores it."""
        self._match_id = None
        self._take(sheet)

    def open(self, match_id: int) -> None:
        """Goes on with a stored sheet.

        Raises:
            StorageError: there is none of that number, or it cannot be understood.
        """
        if self._history is None:
            return
        self._sheet = load_hand(self._history, match_id)
        self._match_id = match_id
        self._done, self._undone = [], []
        self.changed.emit()

    def close(self) -> None:
        """Puts the sheet away; it stays stored."""
        self._sheet, self._match_id = None, None
        self._done, self._undone = [], []
        self.changed.emit()

    def write(self, entry: HandEntry) -> None:
        """Writes a row at the end."""
        if self._sheet is not None:
            self._change(self._sheet.with_entry(entry))

    def correct(self, place: int, entry: HandEntry) -> None:
        """Exchanges a row; the trace keeps what stood there."""
        if self._sheet is not None:
            self._change(self._sheet.corrected(place, entry, self._now()))

    def remove(self, place: int) -> None:
        """Takes a row out; the trace keeps it."""
        if self._sheet is not None:
            self._change(self._sheet.without(place, self._now()))

    def undo(self) -> None:
        """Takes back the last change."""
        if self._done and self._sheet is not None:
            self._undone.append(self._sheet)
            self._show(self._done.pop())

    def redo(self) -> None:
        """Does again what was taken back."""
        if self._undone and self._sheet is not None:
            self._done.append(self._sheet)
            self._show(self._undone.pop())

    def _change(self, sheet: HandSheet) -> None:
        if self._sheet is None or sheet == self._sheet:
            return
        self._done = [*self._done[-_MOST_UNDONE:], self._sheet]
        self._undone = []
        self._show(sheet)

    def _take(self, sheet: HandSheet) -> None:
        self._done, self._undone = [], []
        self._show(sheet)

    def _show(self, sheet: HandSheet) -> None:
        self._sheet = sheet
        self._store()
        self.changed.emit()

    def _store(self) -> None:
        if self._history is None or self._sheet is None:
            return
        try:
            self._match_id = store_hand(self._history, self._sheet, self._match_id)
        except StorageError as error:
            self.not_stored.emit(error.notice)
