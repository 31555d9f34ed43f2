"""The coach in a match: advice beside the interface's thread, and a note that it was asked."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from dokodesk.engine.seat_view import SeatView
from dokodesk.learning.coach import Advice, advise, advise_call
from dokodesk.model.latest import LatestAnswer
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History

__all__ = ["Coaching", "Counsel", "hinted_deals"]

_FACT = "hints of match {}"


@dataclass(frozen=True, slots=True)
class Counsel:
    """What the coach has to say about one moment.

    Attributes:
        view: the moment.
        advice: what to do; ``None`` if there is nothing to say.
        call: what to announce before that; ``None`` if nothing may or should be said.
    """

    view: SeatView
    advice: Advice | None
    call: Advice | None


class Coaching(QObject):
    """Asks the coach; only the latest question counts.

    Signals:
        answered(Counsel): what it says.
    """

    answered = Signal(object)

    def __init__(self, history: History | None, parent: QObject | None = None) -> None:
        """Has not been asked anything.

        Args:
            history: where it is noted that the coach was asked.
            parent: the owner.
        """
        super().__init__(parent)
        self._history = history
        self._latest = LatestAnswer(self)
        self._latest.answered.connect(self.answered)

    def ask(self, view: SeatView) -> None:
        """Asks about a moment."""
        self._latest.ask(partial(_counselled, view))

    def forget(self) -> None:
        """The question is of no interest any more."""
        self._latest.forget()

    def close(self) -> None:
        """Waits for what is still being worked out."""
        self._latest.close()

    def note(self, match_id: int | None, deal: int) -> None:
        """Notes that the coach was asked in a deal, for the score sheet.

        Args:
            match_id: the match's number in the history; nothing is noted without one.
            deal: the number of the deal.
        """
        if self._history is None or match_id is None:
            return
        known = hinted_deals(self._history, match_id)
        if deal in known:
            return
        # A note that cannot be stored does not stop the game; storing has told of that already.
        with suppress(StorageError):
            self._history.set_fact(_FACT.format(match_id), sorted({*known, deal}))


def _counselled(view: SeatView) -> Counsel:
    advice: Advice | None = None
    call: Advice | None = None
    with suppress(ValueError):
        advice = advise(view)
    with suppress(ValueError):
        said = advise_call(view)
        call = said if said.action is not None else None
    return Counsel(view, advice, call)


def hinted_deals(history: History, match_id: int) -> tuple[int, ...]:
    """The numbers of the deals of a match in which the coach was asked."""
    try:
        stored = history.fact(_FACT.format(match_id))
    except StorageError:
        return ()
    if not isinstance(stored, list):
        return ()
    return tuple(number for number in stored if isinstance(number, int))
