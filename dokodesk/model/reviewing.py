"""Reviews of deals for the window: in the background, stored, and never made twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from dokodesk.ai.fastcore import COMPILED
from dokodesk.engine.actions import Action
from dokodesk.engine.state import DealSetup
from dokodesk.model.replay import DealSource
from dokodesk.review.judge import REVIEWER, Budget
from dokodesk.review.verdicts import VERSION, DealReview, from_data, to_data
from dokodesk.review.worker import Done, Failed, Job, Message, ProcessReviews
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History

__all__ = ["MakeReviews", "Reviewing"]


class Reviews(Protocol):
    """What reviews deals; see ``review.worker``."""

    def start(self, jobs: Sequence[Job]) -> None:
        """Review these."""

    def poll(self) -> Message | None:
        """The next message, if there is one."""

    def cancel(self) -> None:
        """Give up what is being reviewed."""


#: Whose decisions are reviewed; ``None`` for all four.
_SEAT: Final = None if COMPILED else 0

MakeReviews = Callable[[Callable[[], None]], Reviews]


class Reviewing(QObject):
    """Reviews the deals of a match one after the other; what is stored already is not made anew.

    With the compiled core all four seats are reviewed, so that the same review serves every seat;
    without it only South, who is the person, for it takes four times as long. Stopping loses at
    most the deal that was being reviewed.

    Signals:
        progressed(float): the share that is done, from 0 to 1.
        reviewed(int, DealReview): the place of a deal among those asked for, and its review.
        failed(int, str): a deal that cannot be reviewed, and why.
        finished: all are done.
    """

    progressed = Signal(float)
    reviewed = Signal(int, object)
    failed = Signal(int, str)
    finished = Signal()
    _ready = Signal()

    def __init__(
        self,
        history: History | None,
        make: MakeReviews = ProcessReviews,
        *,
        budget: Budget = Budget(),
        parent: QObject | None = None,
    ) -> None:
        """Has nothing to do yet.

        Args:
            history: where reviews are kept; those of deals that are not in there are only kept as
                long as the program runs.
            make: makes what reviews, given what to call when there is a message.
            budget: how much to compute.
            parent: the owner.
        """
        super().__init__(parent)
        self._history = history
        self._budget = budget
        self._sources: tuple[DealSource, ...] = ()
        self._left: dict[int, float] = {}
        #: Of deals that are not stored, such as those of a record file.
        self._made: dict[tuple[DealSetup, tuple[Action, ...]], DealReview] = {}
        self._ready.connect(self._on_ready, Qt.ConnectionType.QueuedConnection)
        self._reviews = make(self._ready.emit)

    @property
    def is_busy(self) -> bool:
        """Whether something is being reviewed."""
        return bool(self._left)

    def stored(self, source: DealSource) -> DealReview | None:
        """The review of a deal, if it has been made before."""
        made = self._made.get((source.setup, source.actions))
        if made is not None or self._history is None or source.deal_id is None:
            return made
        with suppress(StorageError):
            return from_data(self._history.review(source.deal_id, REVIEWER, VERSION))
        return None

    def start(self, sources: Sequence[DealSource]) -> None:
        """Reviews these deals; what was asked for before is given up."""
        self.cancel()
        self._sources = tuple(sources)
        jobs = []
        for place, source in enumerate(self._sources):
            known = self.stored(source)
            if known is not None:
                self.reviewed.emit(place, known)
                continue
            self._left[place] = 0.0
            jobs.append(Job(place, source.setup, source.actions, _SEAT, self._budget))
        if not jobs:
            self.progressed.emit(1.0)
            self.finished.emit()
            return
        self._tell_progress()
        self._reviews.start(jobs)

    def cancel(self) -> None:
        """Gives up what is being reviewed; what was finished stays."""
        self._left.clear()
        self._reviews.cancel()

    def _on_ready(self) -> None:
        while (message := self._reviews.poll()) is not None:
            self._take(message)

    def _take(self, message: Message) -> None:
        place = message.number
        if place not in self._left:
            return
        if isinstance(message, Done):
            self._keep(place, message.review)
            del self._left[place]
            self.reviewed.emit(place, message.review)
        elif isinstance(message, Failed):
            del self._left[place]
            self.failed.emit(place, message.reason)
        else:
            self._left[place] = message.done / max(1, message.total)
        self._tell_progress()
        if not self._left:
            self.finished.emit()

    def _keep(self, place: int, review: DealReview) -> None:
        source = self._sources[place]
        number = source.deal_id
        if self._history is None or number is None:
            self._made[source.setup, source.actions] = review
        else:
            # A review can always be made again; that it could not be stored harms nobody.
            with suppress(StorageError):
                self._history.save_review(number, REVIEWER, VERSION, to_data(review))

    def _tell_progress(self) -> None:
        total = len(self._sources)
        done = total - len(self._left) + sum(self._left.values())
        self.progressed.emit(done / total if total else 1.0)
