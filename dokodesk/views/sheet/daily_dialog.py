"""The deal and the match of the day: what can be played, what was, and a line for friends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import code
from dokodesk.model.daily import Chance, DailyEntry, DailyKind, DailyLog, DailyStatus, daily_seed
from dokodesk.model.numbers import plain, signed
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules_titles import rules_title
from dokodesk.views.sheet.dialog import SheetDialog
from dokodesk.views.widgets import button, clear, label, panel

__all__ = ["DailyDialog", "kind_text", "result_line"]

_SIGNS: Final = ("▼", "■", "▲")


def kind_text(kind: DailyKind) -> str:
    """What it is called."""
    if kind is DailyKind.DEAL:
        return QCoreApplication.translate("Daily", "Deal of the day")
    return QCoreApplication.translate("Daily", "Match of the day")


def day_text(day: str) -> str:
    """A date, ``2026-11-30``, as people write it."""
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    return QLocale().toString(date, QLocale.FormatType.LongFormat) if date.isValid() else day


def result_line(kind: DailyKind, day: str, rules: Rules, entry: DailyEntry) -> str:
    """A result that can be sent without telling anything about the cards.

    A triangle for each deal says whether points were won or lost in it, a square for none.
    """
    signs = "".join(_SIGNS[(score > 0) - (score < 0) + 1] for score in entry.scores)
    text = QCoreApplication.translate(
        "Daily", "Doppelkopf, {kind} {day}, {rules} ({code}): {points}"
    )
    line = text.format(
        kind=kind_text(kind),
        day=day,
        rules=rules_title(rules),
        code=code(rules),
        points=signed(sum(entry.scores)),
    )
    if kind is DailyKind.DEAL:
        return f"{line} {signs}"
    place = QCoreApplication.translate("Daily", "place {place}").format(place=plain(entry.place))
    return f"{line}, {place} {signs}"


class DailyDialog(SheetDialog):
    """Offers what there is for today.

    Signals:
        wanted(DailyKind, Chance): play it.
    """

    wanted = Signal(object, object)

    SIZE_EM = (38, 28)

    def __init__(
        self,
        log: DailyLog,
        day: str,
        rules: Rules,
        running: Callable[[], tuple[str, ...]],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """Makes the dialog.

        Args:
            log: what was played.
            day: today.
            rules: of the next match.
            running: seeds of the matches that can be gone on with.
            appearance: the look.
            parent: the window it belongs to.
        """
        super().__init__(appearance, parent)
        self._log, self._day, self._rules, self._running = log, day, rules, running
        self._title = label("", "head", wrap=True)
        self._about = label("", wrap=True)
        self._parts = QVBoxLayout()
        self.body.addWidget(self._title)
        self.body.addWidget(self._about)
        self.body.addLayout(self._parts)
        self.finish()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Of the day"))
        self._title.setText(
            self.tr("{day} · {rules}").format(
                day=day_text(self._day), rules=rules_title(self._rules)
            )
        )
        self._about.setText(
            self.tr(
                "Everybody who plays by these rules gets the same cards today. The first try "
                "counts; after that it can be played as often as you like for practice."
            )
        )
        clear(self._parts)
        for kind in DailyKind:
            self._parts.addWidget(self._part(kind))

    def _part(self, kind: DailyKind) -> QWidget:
        em = self.fontMetrics().height()
        seed = daily_seed(kind, self._day, code(self._rules))
        chance = self._log.chance(self._day, seed, self._running())
        entry = self._log.entry(seed)
        frame = panel()
        box = QVBoxLayout(frame)
        box.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
        box.addWidget(label(kind_text(kind), "section"))
        box.addWidget(label(self._state(chance, entry), wrap=True))
        row = QHBoxLayout()
        if entry is not None and entry.status is DailyStatus.DONE:
            line = result_line(kind, self._day, self._rules, entry)
            box.addWidget(label(line, "muted", wrap=True))
            copy = button(
                self.tr("Copy the result"), lambda: QGuiApplication.clipboard().setText(line)
            )
            row.addWidget(copy)
        row.addStretch(1)
        role = "primary" if chance in (Chance.RECORD, Chance.GO_ON) else ""
        row.addWidget(button(self._verb(chance), partial(self._play, kind, chance), role))
        box.addLayout(row)
        return frame

    def _state(self, chance: Chance, entry: DailyEntry | None) -> str:
        match chance:
            case Chance.RECORD:
                return self.tr("Not played yet.")
            case Chance.GO_ON:
                return self.tr("Begun, and not finished yet.")
            case Chance.TOO_LATE:
                return self.tr("A later day was played already, so this one is only for practice.")
            case Chance.PRACTICE if entry is not None and entry.status is DailyStatus.DONE:
                return self.tr("Played.")
            case Chance.PRACTICE:
                return self.tr("The first try was not finished.")

    def _verb(self, chance: Chance) -> str:
        match chance:
            case Chance.RECORD:
                return self.tr("Play")
            case Chance.GO_ON:
                return self.tr("Go on")
            case _:
                return self.tr("Practise")

    def _play(self, kind: DailyKind, chance: Chance) -> None:
        self.close()
        self.wanted.emit(kind, chance)
