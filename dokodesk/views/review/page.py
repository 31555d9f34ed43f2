"""The review as a page: the decisions of a deal, what they cost, and the table at that moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.actions import Play, parse
from dokodesk.model.numbers import signed
from dokodesk.model.replay import DealSource, Replay
from dokodesk.review.verdicts import DealReview, Grade, Kind, Verdict
from dokodesk.views.appearance import Appearance
from dokodesk.views.head import Head, pair
from dokodesk.views.review.curve import ExpectationCurve
from dokodesk.views.review.texts import (
    decision_text,
    done_text,
    number_text,
    summary_text,
    verdict_text,
)
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.stage import TableStage
from dokodesk.views.widgets import CalmComboBox, ElidedLabel, button, label

__all__ = ["ReviewPage"]

_PERCENT = 100
_SEEN = 0.05
#: The most of the width that list and curve take.
_MOST_SHARE = 0.42
_MARKED = frozenset({Grade.SMALL, Grade.MISTAKE, Grade.BLUNDER})


class ReviewPage(QWidget):
    """Shows reviews of the deals of a match, one deal at a time.

    Signals:
        back_wanted: leave.
        deal_wanted(int): show another deal; its place among the sources.
        stop_wanted: stop reviewing.
        replay_wanted(int): replay the deal from a moment.
        branch_wanted(int, int): play on from a moment, from a seat.
        all_wanted: review all deals of the match.
    """

    back_wanted = Signal()
    deal_wanted = Signal(int)
    stop_wanted = Signal()
    replay_wanted = Signal(int)
    branch_wanted = Signal(int, int)
    all_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        settings: Callable[[], TableSettings],
        parent: QWidget | None = None,
        *,
        pace: Pace | None = None,
    ) -> None:
        """An empty page.

        Args:
            appearance: the look.
            settings: the table's part of the preferences.
            parent: the owner.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__(parent)
        self._settings = settings
        self._sources: tuple[DealSource, ...] = ()
        self._reviews: dict[int, DealReview] = {}
        self._faults: dict[int, str] = {}
        self._place = 0
        self._seat = 0
        self._replay: Replay | None = None
        self._verdicts: tuple[Verdict, ...] = ()
        self._filling = False
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self.stage = TableStage(settings(), self, pace=pace)
        self.stage.set_interactive(False)
        self._title = ElidedLabel("", 60, "head")
        self._deal_label, self.deals = label(), CalmComboBox()
        self._deal_label.setBuddy(self.deals)
        # What was lost in a deal comes to its number later.
        self.deals.setSizeAdjustPolicy(CalmComboBox.SizeAdjustPolicy.AdjustToContents)
        self._seat_label, self.seats = label(), CalmComboBox()
        self._seat_label.setBuddy(self.seats)
        self._back = button("", self.back_wanted.emit)
        self.bar = QProgressBar()
        self.bar.setRange(0, _PERCENT)
        self._stop = button("", self.stop_wanted.emit)
        self.list = QListWidget()
        self.list.setProperty("role", "list")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.curve = ExpectationCurve(appearance)
        self.said = label("", wrap=True)
        self.said.setTextFormat(Qt.TextFormat.RichText)
        self._summary = label("", "small", wrap=True)
        self._open = QCheckBox()
        self._previous = button("", lambda: self.turn(-1))
        self._next = button("", lambda: self.turn(1))
        self._watch = button("", self._on_watch)
        self._branch = button("", self._on_branch, "primary")
        self._all = button("", self.all_wanted.emit)
        self._build()
        self.list.currentRowChanged.connect(self._on_row)
        self.curve.chosen.connect(self.list.setCurrentRow)
        self._open.toggled.connect(lambda _on: self._show_moment())
        self.deals.currentIndexChanged.connect(self._on_deal)
        self.seats.currentIndexChanged.connect(self._on_seat)
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda step=step: self.turn(step))
        appearance.changed.connect(self._on_look)
        self._retranslate()
        self._on_look()

    # --- for others ------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """The place of the deal that is shown."""
        return self._place

    @property
    def verdict(self) -> Verdict | None:
        """The judgement that is shown."""
        row = self.list.currentRow()
        return self._verdicts[row] if 0 <= row < len(self._verdicts) else None

    def focus(self) -> None:
        """Takes the keyboard: the arrows go through the decisions."""
        self.list.setFocus()

    def show_sources(self, sources: Sequence[DealSource], place: int, seat: int = 0) -> None:
        """Shows deals whose reviews are still to come.

        Args:
            sources: the deals of a match, or one deal.
            place: the one to show.
            seat: whose decisions to show.
        """
        self._sources = tuple(sources)
        self._reviews.clear()
        self._faults.clear()
        self._place, self._seat = place, seat
        self._filling = True
        self.deals.clear()
        self.deals.addItems([self._deal_text(number) for number in range(len(self._sources))])
        self.deals.setCurrentIndex(place)
        self.seats.clear()
        self.seats.addItems(list(self._sources[place].names))
        self.seats.setCurrentIndex(seat)
        self._filling = False
        for part in (self._deal_label, self.deals, self._all):
            part.setVisible(len(self._sources) > 1)
        self.set_progress(0.0)
        self._fill()

    def add_review(self, place: int, review: DealReview) -> None:
        """Takes the review of one of the deals."""
        self._reviews[place] = review
        self.deals.setItemText(place, self._deal_text(place))
        if place == self._place:
            self._fill()
        else:
            self._refresh_summary()

    def add_fault(self, place: int, reason: str) -> None:
        """Says that a deal cannot be reviewed."""
        self._faults[place] = reason
        if place == self._place:
            self._fill()

    def set_progress(self, share: float | None) -> None:
        """Shows how far it is.

        Args:
            share: from 0 to 1; ``None`` when nothing is being reviewed.
        """
        busy = share is not None and share < 1
        self.bar.setVisible(busy)
        self._stop.setVisible(busy)
        self.bar.setValue(round(_PERCENT * (share or 0.0)))
        self._all.setEnabled(not busy and len(self._reviews) < len(self._sources))

    def turn(self, step: int) -> None:
        """Goes to the next or previous decision that was no good one.

        Args:
            step: 1 or -1.
        """
        row = self.list.currentRow() + step
        while 0 <= row < len(self._verdicts):
            if self._verdicts[row].grade in _MARKED:
                self.list.setCurrentRow(row)
                return
            row += step

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        choices = (
            self.bar,
            self._stop,
            pair(self._deal_label, self.deals),
            pair(self._seat_label, self.seats),
            self._back,
        )
        head = Head((self._title,), choices)
        self._side = QFrame()
        self._side.setProperty("role", "panel")
        side = QVBoxLayout(self._side)
        side.addWidget(self.list, 1)
        side.addWidget(self._summary)
        side.addWidget(self.curve)
        middle = QHBoxLayout()
        middle.addWidget(self.stage, 1)
        middle.addWidget(self._side)
        tools = FlowLayout()
        for each in (
            self._previous,
            self._next,
            self._open,
            self._watch,
            self._all,
            self._branch,
        ):
            tools.addWidget(each)
        footer = QFrame()
        footer.setProperty("role", "footer")
        below = QVBoxLayout(footer)
        below.addWidget(self.said)
        below.addLayout(tools)
        top = QVBoxLayout()
        top.setContentsMargins(10, 8, 10, 8)
        top.addWidget(head)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(middle, 1)
        column.addWidget(footer)

    # --- what is shown ---------------------------------------------------------------------------

    def _deal_text(self, place: int) -> str:
        """The number of a deal, with what was lost in it as soon as that is known."""
        text = self.tr("Deal {number}").format(number=self._sources[place].number)
        review = self._reviews.get(place)
        if review is None or review.seat not in (None, self._seat):
            return text
        lost = review.lost(self._seat)
        points = number_text(-lost if lost >= _SEEN else 0.0)
        return self.tr("{deal}: {points}").format(deal=text, points=points)

    def _name_deals(self) -> None:
        for place in range(len(self._sources)):
            self.deals.setItemText(place, self._deal_text(place))

    def _fill(self) -> None:
        """Shows the deal at hand with what is known of it."""
        if not self._sources:
            return
        source = self._sources[self._place]
        self._replay = Replay(source)
        review = self._reviews.get(self._place)
        self._verdicts = review.of(self._seat) if review is not None else ()
        self._filling = True
        self.list.clear()
        for verdict in self._verdicts:
            item = QListWidgetItem(decision_text(verdict, source.names))
            if verdict.grade in _MARKED:
                font = QFont(item.font())
                font.setBold(True)
                item.setFont(font)
            self.list.addItem(item)
        self._filling = False
        played = [verdict for verdict in self._verdicts if verdict.kind is Kind.CARD]
        result = review.result[self._seat] if review is not None and review.result else 0
        spoken = self.tr("The expected result through the deal; at the end {points}.").format(
            points=signed(result)
        )
        self.curve.show_course(played, result, spoken)
        self._refresh_summary()
        turning = review.turning_points(self._seat, 1) if review is not None else ()
        row = self._verdicts.index(turning[0]) if turning else 0
        self.list.setCurrentRow(row if self._verdicts else -1)
        self._show_moment()

    def _refresh_summary(self) -> None:
        review = self._reviews.get(self._place)
        if review is None:
            fault = self._faults.get(self._place)
            self._summary.setText(
                self.tr("This deal cannot be reviewed: {reason}").format(reason=fault)
                if fault
                else self.tr("Being reviewed …")
            )
            return
        if review.seat not in (None, self._seat):
            self._summary.setText(
                self.tr("Without the compiled part of the program only your own seat is reviewed.")
            )
            return
        text = summary_text([review], self._seat)
        if len(self._reviews) > 1:
            whole = summary_text(self._reviews.values(), self._seat)
            text += "\n" + self.tr("In all deals reviewed so far: {text}").format(text=whole)
        self._summary.setText(text)

    def _on_row(self, _row: int) -> None:
        if not self._filling:
            self._show_moment()

    def _show_moment(self) -> None:
        """Shows the table at the decision, with what was played and what was better."""
        replay, verdict = self._replay, self.verdict
        if replay is None:
            return
        names = replay.source.names
        moment = verdict.index if verdict is not None else replay.last
        view = replay.view(min(moment, replay.last), self._seat, all_open=self._open.isChecked())
        self.stage.show_state(view, names)
        self.stage.clear_highlights()
        marked = verdict is not None and verdict.grade in _MARKED
        for each in (self._previous, self._next):
            each.setEnabled(any(found.grade in _MARKED for found in self._verdicts))
        self._watch.setEnabled(verdict is not None)
        self._branch.setEnabled(verdict is not None and replay.may_branch(moment))
        if verdict is None:
            self.said.setText("")
            return
        self.curve.mark(self._place_in_curve(verdict))
        self.said.setText(f"<b>{done_text(verdict, names)}</b> – {verdict_text(verdict, names)}")
        self._point(verdict, marked=marked)

    def _place_in_curve(self, verdict: Verdict) -> int:
        played = [each for each in self._verdicts if each.kind is Kind.CARD]
        return played.index(verdict) if verdict in played else -1

    def _point(self, verdict: Verdict, *, marked: bool) -> None:
        """Frames the card that was played, and the better one."""
        if verdict.kind is not Kind.CARD:
            return
        played, best = parse(verdict.action), parse(verdict.best)
        assert isinstance(played, Play)
        assert isinstance(best, Play)
        if marked and best.card is not played.card:
            self.stage.highlight([best.card], text=self.tr("better"))
        else:
            self.stage.highlight([played.card], text=self.tr("played"))

    # --- wishes ----------------------------------------------------------------------------------

    def _on_deal(self, place: int) -> None:
        if self._filling or place < 0:
            return
        self._place = place
        self.deal_wanted.emit(place)
        self._fill()

    def _on_seat(self, seat: int) -> None:
        if self._filling or seat < 0:
            return
        self._seat = seat
        self._name_deals()
        self._fill()

    def _on_watch(self) -> None:
        if self.verdict is not None:
            self.replay_wanted.emit(self.verdict.index)

    def _on_branch(self) -> None:
        if self.verdict is not None:
            self.branch_wanted.emit(self.verdict.index, self._seat)

    def _fit_side(self) -> None:
        """Leaves more than half of the page to the table."""
        em = self.fontMetrics().height()
        self._side.setFixedWidth(max(1, min(21 * em, round(self.width() * _MOST_SHARE))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _on_look(self) -> None:
        self.stage.apply_settings(self._settings())
        em = self.fontMetrics().height()
        self._fit_side()
        self.said.setMinimumHeight(round(2.6 * em))
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._show_moment()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Review"))
        self._back.setText(self.tr("Back"))
        self._stop.setText(self.tr("Stop"))
        self._deal_label.setText(self.tr("Deal"))
        self._seat_label.setText(self.tr("Decisions of"))
        self._open.setText(self.tr("All hands open"))
        self._previous.setText(self.tr("Previous mistake"))
        self._next.setText(self.tr("Next mistake"))
        self._watch.setText(self.tr("Replay from here"))
        self._branch.setText(self.tr("Play from here"))
        self._all.setText(self.tr("Review the whole match"))
        self.list.setAccessibleName(self.tr("Decisions"))
        self.bar.setAccessibleName(self.tr("Progress"))
        self._name_deals()
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
