"""Beginning and ending what is played for the day."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from dokodesk.engine.match import ranking, scores_by_person
from dokodesk.engine.rules import code
from dokodesk.model.daily import Chance, DailyKind, DailyLog, daily_seed
from dokodesk.model.session import PERSON, MatchSession
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history_rows import MatchKind
from dokodesk.views.message_bar import Option

if TYPE_CHECKING:
    from dokodesk.storage.history import History
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.match_desk import MatchDesk

__all__ = ["DailyDesk", "today"]


def today() -> str:
    """The date where the person is, ``2026-11-30``."""
    return datetime.now().astimezone().date().isoformat()


class _Memory:
    """Keeps facts while the program runs, where no history can."""

    def __init__(self) -> None:
        self._facts: dict[str, Any] = {}

    def fact(self, key: str) -> Any:
        return self._facts.get(key)

    def set_fact(self, key: str, value: Any) -> None:
        self._facts[key] = value


class DailyDesk(QObject):
    """Looks after the tries for the record and practice."""

    def __init__(
        self,
        window: MainWindow,
        desk: MatchDesk,
        session: MatchSession,
        history: History | None,
    ) -> None:
        super().__init__(desk)
        self._window, self._desk, self._session = window, desk, session
        self.log = DailyLog(history if history is not None else _Memory())
        session.match_finished.connect(self._on_finished)

    def running(self) -> tuple[str, ...]:
        """Seeds of the matches that can be gone on with."""
        seeds = [self._session.seed] if self._desk.is_playing else []
        stored = self._desk.stored
        if stored is not None:
            seeds.append(stored.seed)
        return tuple(seeds)

    def show(self) -> None:
        """Opens what there is for today."""
        from dokodesk.views.sheet.daily_dialog import DailyDialog

        day, rules = today(), self._desk.plan().rules
        if not rules.daily_deal:
            self._refuse()
            return
        dialog = DailyDialog(
            self.log, day, rules, self.running, self._window.appearance, self._window
        )
        dialog.wanted.connect(lambda kind, _chance: self.play(kind, day))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def play(self, kind: DailyKind, day: str) -> None:
        """Plays what there is for a day: for the record, or for practice if that was done.

        Args:
            kind: the deal or the match.
            day: the date.
        """
        plan = self._desk.plan()
        if not plan.rules.daily_deal:
            self._refuse()
            return
        seed = daily_seed(kind, day, code(plan.rules))
        if self.log.chance(day, seed, self.running()) is Chance.GO_ON:
            self._desk.go_on()
            return
        self._desk.leave_for(lambda: self._begin(kind, day, seed))

    def _begin(self, kind: DailyKind, day: str, seed: str) -> None:
        plan = self._desk.plan()
        counts = self.log.chance(day, seed) is Chance.RECORD
        try:
            if counts:
                self.log.begin(day, seed)
            else:
                self.log.give_up(seed)
        except StorageError as error:
            self._window.tell(error.notice)
            counts = False
        deals = 1 if kind is DailyKind.DEAL else plan.rules.match_deals
        self._desk.begin(
            replace(plan, deals=deals),
            seed,
            kind=MatchKind.MATCH if counts else MatchKind.DAILY_PRACTICE,
            remember=False,
        )
        if not counts:
            self._window.messages.inform(
                lambda: self.tr("For practice: this was played before and does not count."),
                key="daily",
            )

    def _on_finished(self) -> None:
        """A match is over; if it was the try for the record, its result is kept and offered."""
        match, seed = self._session.match, self._session.seed
        if match is None or not seed.startswith("daily-"):
            return
        scores = [scores_by_person(match, deal)[PERSON] or 0 for deal in match.scored]
        place = next(place for place, person in ranking(match) if person == PERSON)
        try:
            entry = self.log.finish(seed, scores, place)
        except StorageError as error:
            self._window.tell(error.notice)
            return
        if entry is None:
            return
        from dokodesk.views.sheet.daily_dialog import result_line

        kind = DailyKind.DEAL if seed.startswith("daily-deal-") else DailyKind.MATCH
        start = seed.removeprefix("daily-deal-" if kind is DailyKind.DEAL else "daily-")
        rules, day = match.rules, start[: len("2026-11-30")]

        def line() -> str:
            return result_line(kind, day, rules, entry)

        self._window.messages.ask(
            line,
            Option(
                lambda: self.tr("Copy the result"),
                lambda: QGuiApplication.clipboard().setText(line()),
            ),
            key="daily",
        )

    def _refuse(self) -> None:
        self._window.messages.inform(
            lambda: self.tr("These rules have no deal and no match of the day."), key="daily"
        )
