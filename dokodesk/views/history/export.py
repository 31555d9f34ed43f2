"""Exporting stored matches: a match, or all that a search has found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from dokodesk.engine.match import Match
from dokodesk.model.sheet import Sheet, sheet_of
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History, MatchKind, StoredMatch

__all__ = ["SheetLoader", "played_sheet", "sheet_of_stored"]

#: Fewer matches are there before anybody could read a message about it.
_AT_ONCE = 12


def sheet_of_stored(history: History, match_id: int) -> Sheet:
    """The score sheet of a stored match, with its cards if it has any.

    Raises:
        StorageError: there is none of that number.
        StoredDealError: its data cannot be understood.
    """
    from dokodesk.model.hand_sheet import sheet_of_hand
    from dokodesk.model.sheet_store import load_hand
    from dokodesk.model.stored_deals import load_match

    stored = history.match(match_id)
    if stored.kind is MatchKind.SHEET:
        return sheet_of_hand(load_hand(history, match_id))
    return played_sheet(stored, load_match(stored))


def played_sheet(stored: StoredMatch, match: Match) -> Sheet:
    """The score sheet of a stored match with all that is kept of it.

    Args:
        stored: the match.
        match: the same, brought back to life.

    Raises:
        StoredDealError: its unfinished deal cannot be understood.
    """
    from dokodesk.model.stored_deals import loaded_ids, unfinished_document

    shown = set(loaded_ids(stored))
    return replace(
        sheet_of(
            match,
            day=stored.started,
            codes=tuple(deal.code for deal in stored.deals if deal.id in shown),
        ),
        level=stored.level,
        tags=stored.tags,
        note=stored.note,
        program=stored.program,
        unfinished=unfinished_document(stored),
    )


class SheetLoader(QObject):
    """Reads the sheets of many matches, some at a time, so that the window stays alive.

    Signals:
        loaded(object): all sheets that could be read, in order.
        trouble(str): why the first one could not be read.
    """

    loaded = Signal(object)
    trouble = Signal(str)

    def __init__(self, history: History, window: QWidget) -> None:
        super().__init__(window)
        self._history = history
        self._window = window
        self._left: list[int] = []
        self._sheets: list[Sheet] = []
        self._told = False
        self._progress: QProgressDialog | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    def load(self, ids: Sequence[int]) -> None:
        """Reads these matches; what was being read is given up."""
        self.cancel()
        self._left, self._sheets, self._told = list(ids), [], False
        if len(ids) > _AT_ONCE:
            self._progress = QProgressDialog(
                self.tr("The matches are being read."),
                self.tr("Cancel"),
                0,
                len(ids),
                self._window,
            )
            self._progress.setWindowModality(Qt.WindowModality.WindowModal)
            self._progress.canceled.connect(self.cancel)
        self._timer.start()

    def cancel(self) -> None:
        """Stops reading."""
        self._timer.stop()
        self._left = []
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.canceled.disconnect()
            progress.close()
            progress.deleteLater()

    def _next(self) -> None:
        from dokodesk.model.stored_deals import StoredDealError

        if not self._left:
            sheets = tuple(self._sheets)
            self.cancel()
            self.loaded.emit(sheets)
            return
        match_id = self._left.pop(0)
        try:
            self._sheets.append(sheet_of_stored(self._history, match_id))
        except (StorageError, StoredDealError) as error:
            if not self._told:
                self._told = True
                self.trouble.emit(str(error))
        if self._progress is not None:
            self._progress.setValue(self._progress.maximum() - len(self._left))
