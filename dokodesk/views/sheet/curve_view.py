"""Curves of a sheet with a table below that says the same, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from dokodesk.model.sheet import Breakdown, Counted, Counting, Share, Sheet, breakdown, standing
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text
from dokodesk.views.sheet.curves import CurveChart, Curves
from dokodesk.views.sheet.words import number_text, role_text
from dokodesk.views.widgets import ElidedLabel, Scroller, bold, clear, label, panel, rule

__all__ = ["CurveView"]

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CurveView(QWidget):
    """Shows the course of a sheet."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = CurveChart(appearance)
        self._words = label("", "small", wrap=True)
        self._frame: QFrame = panel()
        self._grid = QGridLayout(self._frame)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.chart)
        self._column.addWidget(self._words)
        self._column.addWidget(self._frame)
        self._column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Scroller(content))

    @property
    def spoken(self) -> str:
        """The curves in words."""
        return self._words.text()

    def show_sheet(self, sheet: Sheet, count: Counted, counting: Counting) -> None:
        """Shows a sheet.

        Args:
            sheet: any sheet with a row at least.
            count: its scores as they are written.
            counting: the way of counting.
        """

        def text(points: int) -> str:
            return number_text(points, counting)

        em = self.fontMetrics().height()
        self.chart.setMinimumHeight(15 * em)
        self._column.setSpacing(round(em * 0.6))
        spoken = self._spoken(sheet, count, counting)
        self._words.setText(spoken)
        curves = Curves(
            sheet.names, count.totals, tuple(str(row.number) for row in sheet.rows), text
        )
        self.chart.show_curves(curves, spoken)
        self._fill(sheet, breakdown(sheet, count), counting)

    def _spoken(self, sheet: Sheet, count: Counted, counting: Counting) -> str:
        """In words what the curves show: who is where, and how far up and down each has been."""
        sentences = []
        for _, person in standing(count.last(sheet.size)):
            course = [0, *(row[person] for row in count.totals)]
            sentences.append(
                self.tr("{name}: {last} at the end, at best {best}, at worst {worst}.").format(
                    name=sheet.names[person],
                    last=number_text(course[-1], counting),
                    best=number_text(max(course), counting),
                    worst=number_text(min(course), counting),
                )
            )
        return " ".join(sentences)

    def _fill(self, sheet: Sheet, found: Breakdown, counting: Counting) -> None:
        clear(self._grid)
        em = self.fontMetrics().height()
        self._frame.setVisible(bool(found.roles))
        self._grid.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
        self._grid.setHorizontalSpacing(em)
        self._grid.setVerticalSpacing(round(em * 0.3))
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(label(self.tr("Where the points come from"), "section"), 0, 0)
        for person, name in enumerate(sheet.names, 1):
            head = ElidedLabel(name, 14)
            self._grid.addWidget(bold(head), 0, person, _RIGHT)
        row = 1
        for role, shares in found.roles:
            row = self._add(row, role_text(role), shares, counting)
        self._grid.addWidget(rule(), row, 0, 1, sheet.size + 1)
        row += 1
        for contract, shares in found.contracts:
            row = self._add(row, contract_text(contract), shares, counting)
        self._grid.addWidget(
            label(
                self.tr("Points, and in brackets deals won of deals played."), "small", wrap=True
            ),
            row,
            0,
            1,
            sheet.size + 1,
        )

    def _add(self, row: int, title: str, shares: Sequence[Share], counting: Counting) -> int:
        self._grid.addWidget(label(title, wrap=True), row, 0)
        for person, share in enumerate(shares, 1):
            if not share.deals:
                cell = label("–", "muted")
            else:
                points = number_text(share.points, counting)
                cell = label(f"{points} ({share.won}/{share.deals})")
            cell.setAlignment(_RIGHT)
            self._grid.addWidget(cell, row, person, _RIGHT)
        return row + 1
