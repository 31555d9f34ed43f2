"""A finished deal on one page: sides, card points, every score line, the four hands, the scores."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.options import OPTION
from dokodesk.engine.parties import Party
from dokodesk.model.deal_summary import DealSummary, SeatSummary
from dokodesk.model.numbers import plain, signed
from dokodesk.model.other_rules import option_of
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import call_text, party_text, reason_text
from dokodesk.views.deal_texts import (
    cause_text,
    game_text,
    headline_text,
    points_text,
    sides_text,
    value_texts,
)
from dokodesk.views.guard import guarded
from dokodesk.views.minicards import HandStrip
from dokodesk.views.rules_titles import rules_words
from dokodesk.views.widgets import ElidedLabel, bold, button, clear, label, panel, rule

__all__ = ["DealView", "PointsBar"]

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WIDE_EM = 54


class PointsBar(QWidget):
    """The card points of both sides as one bar, with a mark at half of 240."""

    def __init__(
        self, card_points: tuple[int, int], appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._points = card_points
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        re, kontra = card_points
        self.setAccessibleName(f"{party_text(Party.RE)} {re}, {party_text(Party.KONTRA)} {kontra}")

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(20 * em, em)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 2.5, -0.5, -2.5)
        outline = QPainterPath()
        outline.addRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(box, theme.color("kontra"))
        total = max(1, sum(self._points))
        share = QRectF(box)
        share.setWidth(box.width() * self._points[0] / total)
        painter.fillRect(share, theme.color("re"))
        painter.restore()
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawPath(outline)
        middle = box.center().x()
        painter.setPen(QPen(theme.color("window"), 2))
        painter.drawLine(round(middle), 0, round(middle), self.height())
        painter.end()


class DealView(QWidget):
    """Shows one ``DealSummary``; wide it stands in two columns, narrow in one."""

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, full: bool = False
    ) -> None:
        """Shows nothing yet.

        Args:
            appearance: the look.
            parent: the owner.
            full: name the rule option behind every point.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._full = full
        self._summary: DealSummary | None = None
        self._columns: QBoxLayout | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        appearance.changed.connect(self._fill)

    @property
    def summary(self) -> DealSummary | None:
        """What is shown."""
        return self._summary

    def show_deal(self, summary: DealSummary) -> None:
        """Shows a deal in place of the one before."""
        self._summary = summary
        self._fill()

    def height_for(self, width: int) -> int:
        """The height at which everything can be seen without scrolling.

        Args:
            width: the width there is.
        """
        self._turn(width)
        self._layout.invalidate()
        self._layout.activate()
        if self._layout.hasHeightForWidth():
            return self._layout.totalHeightForWidth(width)
        return self._layout.totalSizeHint().height()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn(event.size().width())

    # --- building --------------------------------------------------------------------------------

    def _fill(self) -> None:
        summary = self._summary
        clear(self._layout)
        self._columns = None
        if summary is None:
            return
        em = self.fontMetrics().height()
        self._layout.setSpacing(round(em * 0.7))
        self._layout.addLayout(self._head(summary))
        if not summary.void:
            self._layout.addLayout(self._bar(summary))
            columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            columns.setSpacing(round(em * 0.8))
            columns.addWidget(self._lines(summary), 2)
            columns.addWidget(self._players(summary), 3)
            self._columns = columns
            self._layout.addLayout(columns)
            self._turn(self.width())
        if summary.code and not self._full:
            self._layout.addLayout(self._code(summary.code))
        self._layout.addStretch(1)

    def _code(self, code: str) -> QHBoxLayout:
        """The deal code, to be copied and sent."""
        row = QHBoxLayout()
        row.addWidget(label(self.tr("Deal code: {code}").format(code=code), "small", wrap=True), 1)
        copy = button(self.tr("Copy"), lambda: QGuiApplication.clipboard().setText(code), "flat")
        copy.setAccessibleName(self.tr("Copy the deal code"))
        row.addWidget(copy)
        return row

    def _turn(self, width: int) -> None:
        if self._columns is not None:
            wide = width >= _WIDE_EM * self.fontMetrics().height()
            self._columns.setDirection(
                QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
            )

    def _head(self, summary: DealSummary) -> QVBoxLayout:
        box = QVBoxLayout()
        box.setSpacing(2)
        if not summary.void:
            number = self.tr("Deal {number} of {planned}").format(
                number=summary.number, planned=summary.planned
            )
            if summary.number > summary.planned:  # an extra deal for an owed solo
                number = self.tr("Deal {number}").format(number=summary.number)
            box.addWidget(label(f"{number} · {game_text(summary)}", "section", wrap=True))
        box.addWidget(label(headline_text(summary), "title", wrap=True))
        box.addWidget(label(cause_text(summary), "lead", wrap=True))
        if not summary.void:
            box.addWidget(label(sides_text(summary), wrap=True))
        return box

    def _bar(self, summary: DealSummary) -> QVBoxLayout:
        box = QVBoxLayout()
        box.setSpacing(2)
        box.addWidget(PointsBar(summary.card_points, self._appearance))
        row = QHBoxLayout()
        re, kontra = summary.card_points
        row.addWidget(label(points_text(Party.RE, re, summary.tricks[0]), wrap=True), 1)
        other = label(points_text(Party.KONTRA, kontra, summary.tricks[1]), wrap=True)
        other.setAlignment(_RIGHT)
        row.addWidget(other, 1)
        box.addLayout(row)
        return box

    def _lines(self, summary: DealSummary) -> QFrame:
        frame, grid = self._grid()
        grid.setColumnStretch(0, 1)
        grid.addWidget(label(self.tr("Points"), "section"), 0, 0, 1, 2)
        row = 1
        for line in summary.lines:
            points = summary.signed(line)
            text = reason_text(line.reason)
            if points < 0 or summary.winner is Party.NONE:
                text = self.tr("{reason} ({side})").format(reason=text, side=party_text(line.side))
            grid.addLayout(self._reason(text, line.reason), row, 0)
            grid.addWidget(_number(signed(points)), row, 1, _RIGHT)
            row += 1
        if not summary.lines:
            grid.addWidget(
                label(self.tr("Nothing was won in this deal."), "muted", wrap=True), 1, 0
            )
            row += 1
        grid.addWidget(rule(), row, 0, 1, 2)
        value = bold(label(self.tr("Value of the game"), wrap=True))
        number = bold(_number(plain(summary.value)))
        grid.addWidget(value, row + 1, 0)
        grid.addWidget(number, row + 1, 1, _RIGHT)
        for extra, text in enumerate(value_texts(summary)):
            grid.addWidget(label(text, "muted", wrap=True), row + 2 + extra, 0, 1, 2)
        grid.setRowStretch(grid.rowCount(), 1)
        return frame

    def _reason(self, text: str, reason: str) -> QVBoxLayout:
        """What a point is for, and in full the option it comes from."""
        box = QVBoxLayout()
        box.setSpacing(0)
        box.addWidget(label(text, wrap=True))
        key = option_of(reason) if self._full else ""
        if key:
            title = rules_words(OPTION[key].title)
            text = self.tr("Rule option: {option}").format(option=title)
            box.addWidget(label(text, "small", wrap=True))
        return box

    def _players(self, summary: DealSummary) -> QFrame:
        frame, grid = self._grid()
        grid.setColumnStretch(0, 1)
        grid.addWidget(label(self.tr("Hands and scores"), "section"), 0, 0)
        grid.addWidget(label(self.tr("Deal"), "small"), 0, 1, _RIGHT)
        grid.addWidget(label(self.tr("Total"), "small"), 0, 2, _RIGHT)
        for place, seat in enumerate(summary.seats):
            row = 1 + 3 * place
            if place:
                grid.addWidget(rule(), row, 0, 1, 3)
            grid.addLayout(self._name(seat), row + 1, 0)
            score = _number(signed(seat.score), _tone(seat.score))
            total = bold(_number(plain(seat.total)))
            grid.addWidget(score, row + 1, 1, _RIGHT)
            grid.addWidget(total, row + 1, 2, _RIGHT)
            grid.addWidget(HandStrip(seat.hand, self._appearance.theme), row + 2, 0, 1, 3)
        grid.setRowStretch(grid.rowCount(), 1)
        return frame

    def _name(self, seat: SeatSummary) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        name = bold(ElidedLabel(seat.name))
        row.addWidget(name)
        side = "tag-re" if seat.party is Party.RE else "tag-kontra"
        row.addWidget(label(party_text(seat.party), side))
        facts = [call_text(word) for word in seat.calls]
        if seat.dealer:
            facts.append(self.tr("dealer"))
        if facts:
            row.addWidget(label(" · ".join(facts), "muted", wrap=True), 1)
        else:
            row.addStretch(1)
        return row

    def _grid(self) -> tuple[QFrame, QGridLayout]:
        em = self.fontMetrics().height()
        frame = panel()
        grid = QGridLayout(frame)
        grid.setContentsMargins(em, round(em * 0.7), em, round(em * 0.7))
        grid.setVerticalSpacing(round(em * 0.35))
        grid.setHorizontalSpacing(round(em * 0.9))
        return frame, grid


def _number(text: str, role: str = "") -> QLabel:
    result = label(text, role)
    result.setAlignment(_RIGHT)
    return result


def _tone(score: int) -> str:
    if score == 0:
        return ""
    return "good" if score > 0 else "bad"
