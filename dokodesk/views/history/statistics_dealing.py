"""The part of the statistics that sets the dealing against theory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from dokodesk.model import statistics
from dokodesk.model.statistics import DealingFact, TrumpRow
from dokodesk.storage.history import DealtCount
from dokodesk.views.appearance import Appearance
from dokodesk.views.history.charts import TrumpChart
from dokodesk.views.history.statistics_texts import (
    Table,
    chance_text,
    fact_text,
    number_text,
    overall_text,
    verdict_text,
)
from dokodesk.views.history.texts import history_counts
from dokodesk.views.widgets import CalmComboBox, clear, label

__all__ = ["DealingPart", "Part"]


_EXPECTED: Final = 2
_NARROW_EM: Final = 32


class Part(QFrame):
    """A framed part with a heading and a sentence below it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.title = label("", "section", wrap=True)
        self.about = label("", "muted", wrap=True)
        self.box = QVBoxLayout(self)
        self.box.addWidget(self.title)
        self.box.addWidget(self.about)

    def name(self, title: str, about: str = "") -> None:
        """Gives the texts."""
        em = self.fontMetrics().height()
        self.box.setContentsMargins(em, round(em * 0.7), em, round(em * 0.7))
        self.box.setSpacing(round(em * 0.5))
        self.title.setText(title)
        self.about.setText(about)
        self.about.setVisible(bool(about))


class DealingPart(Part):
    """How often hands came up, against what chance gives.

    Signals:
        whose_changed: other hands are asked for; ``show_dealt`` is to follow.
    """

    whose_changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._facts: list[DealingFact] = []
        self._trumps: list[TrumpRow] = []
        self._whose = CalmComboBox()
        self._whose.currentIndexChanged.connect(lambda _place: self.whose_changed.emit())
        self._overall = label("", "lead", wrap=True)
        self._trump_title = label("", wrap=True)
        self._trump_chart = TrumpChart(appearance)
        self._grid = QGridLayout()
        self.box.addWidget(self._whose, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self._overall, self._trump_title, self._trump_chart):
            self.box.addWidget(part)
        self.box.addLayout(self._grid)

    @property
    def shows_all(self) -> bool:
        """Whether the hands of all four seats are asked for."""
        return self._whose.currentIndex() == 1

    @property
    def facts(self) -> Sequence[DealingFact]:
        """How often which hands came up."""
        return self._facts

    def show_all(self) -> None:
        """Asks for the hands of all four seats."""
        self._whose.setCurrentIndex(1)

    def show_dealt(self, dealt: Sequence[DealtCount]) -> None:
        """Takes the hands that were dealt; ``retranslate`` shows them."""
        facts = statistics.dealing_facts(dealt)
        # Five nines in a deck without nines are not worth a line.
        self._facts = [fact for fact in facts if fact.expected or not dealt]
        self._trumps = statistics.trump_rows(dealt)

    def tables(self) -> list[Table]:
        """Everything as plain rows."""
        heads = (
            "",
            self.tr("Hands"),
            self.tr("came up"),
            self.tr("expected"),
            self.tr("usual"),
            self.tr("chance"),
            self.tr("Verdict"),
        )
        rows = tuple(
            (
                fact_text(fact.key),
                str(fact.hands),
                str(fact.hits),
                number_text(fact.expected, 1),
                f"{fact.low}–{fact.high}",
                chance_text(fact),
                verdict_text(fact.verdict),
            )
            for fact in self._facts
        )
        trumps = tuple(
            (str(row.trumps), str(row.hits), number_text(row.expected, 1), f"{row.low}–{row.high}")
            for row in self._trumps
        )
        return [
            Table(self.title.text(), heads, rows),
            Table(
                self._trump_title.text(),
                (self.tr("Trumps"), self.tr("came up"), self.tr("expected"), self.tr("usual")),
                trumps,
            ),
        ]

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self.name(
            self.tr("Is the dealing fair?"),
            self.tr(
                "How often hands came up, against the exact chance to draw them from a "
                "well-shuffled deck. All deals of the selected matches count here."
            ),
        )
        chosen = max(0, self._whose.currentIndex())
        self._whose.blockSignals(True)
        self._whose.clear()
        self._whose.addItems(
            [self.tr("The hands of this player"), self.tr("The hands of all four")]
        )
        self._whose.setCurrentIndex(chosen)
        self._whose.blockSignals(False)
        self._whose.setAccessibleName(self.tr("Whose hands"))
        self._overall.setText(overall_text(statistics.overall_verdict(self._facts)))
        hands = sum(row.hits for row in self._trumps)
        self._trump_title.setText(
            self.tr(
                "Trumps in {hands}: columns are what came up, frames what 95 of 100 fair "
                "programs would show"
            ).format(hands=history_counts().hands(hands))
        )
        self._trump_title.setVisible(bool(hands))
        self._trump_chart.setVisible(bool(hands))
        self._trump_chart.show_rows(self._trumps)
        words = self.tr("{trumps}: {hits}, usual {low} to {high}")
        self._trump_chart.tell(
            self.tr("Trumps in a hand"),
            "\n".join(
                words.format(trumps=row.trumps, hits=row.hits, low=row.low, high=row.high)
                for row in self._trumps
            ),
        )
        self._fill_grid(bool(hands))

    def _fill_grid(self, shown: bool) -> None:
        clear(self._grid)
        if not shown:
            return
        em = self.fontMetrics().height()
        self._grid.setHorizontalSpacing(round(em * 1.1))
        self._grid.setVerticalSpacing(round(em * 0.4))
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(5, 1)
        heads = (
            "",
            self.tr("came up"),
            self.tr("expected"),
            self.tr("usual"),
            self.tr("strays so far"),
            "",
        )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, text in enumerate(heads):
            head = label(text, "small", wrap=True)
            head.setAlignment(right if 0 < column < 5 else Qt.AlignmentFlag(0))
            self._grid.addWidget(head, 0, column, right if 0 < column < 5 else Qt.AlignmentFlag(0))
            head.show()
        for row, fact in enumerate(self._facts, 1):
            cells = (
                fact_text(fact.key),
                str(fact.hits),
                number_text(fact.expected, 1),
                f"{fact.low}–{fact.high}",
                chance_text(fact),
                verdict_text(fact.verdict),
            )
            for column, text in enumerate(cells):
                cell = label(text, wrap=column in (0, 5))
                self._grid.addWidget(
                    cell, row, column, right if 0 < column < 5 else Qt.AlignmentFlag(0)
                )
                cell.show()  # while the page is only being shown, Qt may forget to
        self._hide_spare()

    def _hide_spare(self) -> None:
        """In a narrow page the usual range is enough; what is expected lies in its middle."""
        narrow = self.width() < _NARROW_EM * self.fontMetrics().height()
        for row in range(self._grid.rowCount()):
            item = self._grid.itemAtPosition(row, _EXPECTED)
            cell = None if item is None else item.widget()
            if cell is not None:
                cell.setVisible(not narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_spare()
