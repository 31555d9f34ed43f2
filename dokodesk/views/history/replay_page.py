"""A finished deal once more on the table: card by card, trick by trick, or from event to event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.seat_view import SeatView
from dokodesk.model.numbers import signed
from dokodesk.model.replay import MarkKind, Replay
from dokodesk.model.session import Step
from dokodesk.storage.history import DealLine
from dokodesk.views.appearance import Appearance
from dokodesk.views.deal_texts import joined
from dokodesk.views.history.reasons import Reasons
from dokodesk.views.history.replay_bar import SPEEDS, ReplayBar
from dokodesk.views.history.replay_keys import replay_acts
from dokodesk.views.history.replay_texts import mark_text, moment_text, points_text
from dokodesk.views.history.texts import date_text
from dokodesk.views.table.pace import Pace, pace_for
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.spoken import event_text
from dokodesk.views.table.stage import TableStage
from dokodesk.views.widgets import ElidedLabel, Scroller, button, label

__all__ = ["ReplayPage"]

_WITHOUT_MOTION: Final = frozenset({"fast", "fastest"})
#: A complete trick stays so long before it is gathered.
_TRICK_MS: Final = 900
_NO_LIMIT: Final = 16777215
#: No seat of the table.
_NOBODY: Final = -1
#: A small table is better than one whose lower edge lies behind the bar.
_LEAST_TABLE: Final = QSize(320, 150)
#: Under this width, in heights of a line, the events are only shown when asked for.
_WIDE_EM: Final = 56
#: In a lower page the controls stand beside the table, in a column of this width.
_LOW_EM: Final = 34
_BESIDE_EM: Final = 17


class ReplayPage(QWidget):
    """The table, the events beside it, and the controls below.

    Signals:
        back_wanted: leave.
        branch_wanted(int, int): play on from a moment, from a seat.
        again_wanted(int): play the whole deal again; the seat that sits below now.
        rules_wanted: tell the rules in force.
        other_wanted(int): show the replay of another stored deal.
        review_wanted: judge the decisions of the deal.
    """

    back_wanted = Signal()
    branch_wanted = Signal(int, int)
    again_wanted = Signal(int)
    rules_wanted = Signal()
    other_wanted = Signal(int)
    review_wanted = Signal()

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
            settings: the table's part of the preferences, asked for whenever it may have changed.
            parent: the owner.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__(parent)
        self._settings = settings
        self._fixed_pace = pace
        self._replay: Replay | None = None
        self._moment = 0
        self._choosing = False
        self._playing = False
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_next)
        self.stage = TableStage(settings(), self, pace=self._pace(settings()))
        self.stage.apply_settings(settings())
        self.stage.set_interactive(False)
        self.stage.still.connect(self._on_still)
        self.stage.setMinimumSize(_LEAST_TABLE)
        self._title = ElidedLabel("", 60, "head")
        self._rules = button("", self.rules_wanted.emit)
        self._review = button("", self.review_wanted.emit)
        self._review.hide()
        self._reviews = False
        self._back = button("", self.back_wanted.emit)
        self.events = QListWidget()
        self.events.setSpacing(3)
        self.events.setWordWrap(True)
        self.events.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.events.setResizeMode(QListView.ResizeMode.Adjust)
        self.events.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.events.currentItemChanged.connect(lambda *_: self._on_event_chosen())
        self.events.itemClicked.connect(lambda _item: self._on_event_chosen())
        self._tried: tuple[DealLine, ...] = ()
        self._tried_label = label("", "section", wrap=True)
        self.tried = QListWidget()
        self.tried.setProperty("role", "list")
        self.tried.itemActivated.connect(self._on_tried)
        self._original = button("", self._on_original)
        self.bar = ReplayBar(appearance)
        self.bar.wanted.connect(self._on_wanted)
        self.bar.slid.connect(self.go_to)
        #: Says why computer players did what they did.
        self.reasons = Reasons(self.bar)
        self.bar.eyes_changed.connect(lambda: self.go_to(self._moment))
        self._build()
        appearance.changed.connect(self._on_look)
        self._retranslate()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.setSpacing(6)
        head.addWidget(self._review)
        head.addWidget(self._rules)
        head.addWidget(self._back)
        self._side = QFrame()
        self._side.setProperty("role", "panel")
        side = QVBoxLayout(self._side)
        side.addWidget(self.events, 1)
        side.addWidget(self._tried_label)
        side.addWidget(self.tried)
        side.addWidget(self._original)
        middle = QHBoxLayout()
        middle.addWidget(self.stage, 1)
        middle.addWidget(self._side)
        self._head_box = QVBoxLayout()
        self._head_box.addLayout(head)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addLayout(self._head_box)
        self._layout.addLayout(middle, 1)
        self._layout.addWidget(self.bar)
        # Beside the table where there is no height for it below.
        self._beside = Scroller(QWidget())
        self._beside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._beside.hide()
        middle.addWidget(self._beside)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def replay(self) -> Replay | None:
        """The deal that is replayed."""
        return self._replay

    @property
    def moment(self) -> int:
        """How many actions have been done."""
        return self._moment

    @property
    def seat(self) -> int:
        """The seat that sits below."""
        return self.bar.seat

    @property
    def all_open(self) -> bool:
        """Whether all hands lie open."""
        return self.bar.all_open

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    def show_replay(
        self, found: Replay, moment: int | None = None, *, branches: Sequence[DealLine] = ()
    ) -> None:
        """Shows a deal.

        Args:
            found: the deal.
            moment: where to begin; the first card unless told.
            branches: what was tried out from this deal.
        """
        self.stop()
        self._replay = found
        self._tried = tuple(branches)
        self.bar.show_deal(found.source.names, found.last)
        self._fill_events()
        self._retranslate()
        self.go_to(found.first_card if moment is None else moment)

    def offer_review(self, *, offered: bool) -> None:
        """Says whether decisions can be judged."""
        self._reviews = offered
        self._retranslate()

    def focus(self) -> None:
        """Takes the keyboard: the arrows move through the deal."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- moving ----------------------------------------------------------------------------------

    def go_to(self, moment: int, *, glide: bool = False) -> None:
        """Shows a moment at once.

        Args:
            moment: which one.
            glide: show how the last action before it came about.
        """
        found = self._replay
        if found is None:
            return
        moment = max(0, min(found.last, moment))
        if glide and moment:
            self.stage.show_state(self._view(moment - 1), self._names())
            self._moment = moment
            self._show_step(found.step(moment, self.seat, all_open=self.all_open))
        else:
            self._moment = moment
            self.stage.show_state(self._view(moment), self._names())
        self._refresh()

    def card_on(self) -> None:
        """One action further, as in play."""
        found = self._replay
        if found is None or self._moment >= found.last:
            self.stop()
            return
        if self.stage.idle:
            self._moment += 1
            self._show_step(found.step(self._moment, self.seat, all_open=self.all_open))
            self._refresh()
        else:
            self.go_to(self._moment + 1)

    def _show_step(self, step: Step) -> None:
        self.stage.show_step(step)
        # No seat of a replay is "you": the one below is only looked over the shoulder.
        self.stage.announce(event_text(step.action, step.events, self._names(), _NOBODY))

    def card_back(self) -> None:
        """One action back."""
        self.go_to(self._moment - 1)

    def trick_on(self) -> None:
        """To the end of this trick, or of the next one."""
        if self._replay is not None:
            self.go_to(self._replay.next_trick(self._moment), glide=True)

    def trick_back(self) -> None:
        """To the end of the trick before."""
        if self._replay is not None:
            self.go_to(self._replay.previous_trick(self._moment))

    def go_first(self) -> None:
        """Before the first word."""
        self.go_to(0)

    def go_last(self) -> None:
        """To the end."""
        if self._replay is not None:
            self.go_to(self._replay.last)

    def toggle_play(self) -> None:
        """Lets it go on by itself, or stops it."""
        if self._playing:
            self.stop()
            return
        found = self._replay
        if found is None:
            return
        if self._moment >= found.last:
            self.go_to(found.first_card)
        self._playing = True
        self._refresh()
        self._play_next()

    def stop(self) -> None:
        """Stops going on by itself."""
        self._timer.stop()
        if self._playing:
            self._playing = False
            self._refresh()

    def _play_next(self) -> None:
        found = self._replay
        if not self._playing or found is None:
            return
        if self._moment >= found.last:
            self.stop()
        elif self.bar.speed in _WITHOUT_MOTION:
            self.go_to(self._moment + 1)
            self._timer.start(SPEEDS[self.bar.speed])
        else:
            self.card_on()

    def _on_still(self) -> None:
        """The motion is over; the next one may follow."""
        if self._playing and not self._timer.isActive():
            self._timer.start(SPEEDS[self.bar.speed])

    # --- inside ----------------------------------------------------------------------------------

    def _view(self, moment: int) -> SeatView:
        assert self._replay is not None
        return self._replay.view(moment, self.seat, all_open=self.all_open)

    def _names(self) -> tuple[str, ...]:
        return () if self._replay is None else self._replay.source.names

    def _on_wanted(self, what: str) -> None:
        acts = {
            "first": self.go_first,
            "trick_back": self.trick_back,
            "card_back": self.card_back,
            "play": self.toggle_play,
            "pause": self.toggle_play,
            "card_on": self.card_on,
            "trick_on": self.trick_on,
            "last": self.go_last,
            "branch": self.branch,
            "again": lambda: self.again_wanted.emit(self.seat),
            "events": self._turn,
            "why": self.reasons.toggle,
        }
        acts[what]()

    def branch(self) -> None:
        """Wishes to play on from this moment, if that is possible."""
        self.stop()
        if self._replay is not None and self._replay.may_branch(self._moment):
            self.branch_wanted.emit(self._moment, self.seat)

    def _on_tried(self, item: QListWidgetItem) -> None:
        self.other_wanted.emit(self._tried[self.tried.row(item)].id)

    def _on_original(self) -> None:
        found = self._replay
        if found is not None and found.source.origin is not None:
            self.other_wanted.emit(found.source.origin)

    def _fill_tried(self) -> None:
        """What was tried out from this deal, and the way to what this was tried out from."""
        self.tried.clear()
        for line in self._tried:
            score = "" if line.score is None else signed(line.score)
            self.tried.addItem(
                self.tr("{name}: {points}, {date}").format(
                    name=line.names[0], points=score, date=date_text(line.played)
                )
            )
        em = self.fontMetrics().height()
        self.tried.setFixedHeight(round(em * 1.9 * min(4, max(1, len(self._tried)))) + 6)
        for part in (self._tried_label, self.tried):
            part.setVisible(bool(self._tried))
        found = self._replay
        self._original.setVisible(found is not None and found.source.origin is not None)

    def _on_event_chosen(self) -> None:
        row = self.events.currentRow()
        if self._choosing or row < 0 or self._replay is None:
            return
        self.stop()
        mark = self._replay.marks[row]
        if mark.moment != self._moment:
            self.go_to(mark.moment, glide=mark.kind is MarkKind.TRICK)

    def _fill_events(self) -> None:
        found = self._replay
        self._choosing = True
        self.events.clear()
        if found is not None:
            for mark in found.marks:
                item = QListWidgetItem(mark_text(mark, found))
                if mark.kind is not MarkKind.TRICK:
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
                self.events.addItem(item)
        self._choosing = False

    def _refresh(self) -> None:
        """Brings the controls in step with the moment."""
        found = self._replay
        if found is None:
            return
        self._choosing = True
        reached = [row for row, mark in enumerate(found.marks) if mark.moment <= self._moment]
        self.events.setCurrentRow(reached[-1] if reached else -1)
        self._choosing = False
        self.bar.show_moment(
            self._moment,
            moment_text(found, self._moment),
            points_text(found, self._moment, sides=self.all_open),
            may_branch=found.may_branch(self._moment),
            playing=self._playing,
        )
        self.reasons.show_moment(found, self._moment)

    def _pace(self, settings: TableSettings) -> Pace:
        if self._fixed_pace is not None:
            return self._fixed_pace
        # Nobody has to click a trick away while looking on.
        return replace(pace_for(settings), trick_ms=_TRICK_MS)

    def _on_look(self) -> None:
        self.stage.apply_settings(self._settings())
        self._retranslate()
        self._turn()

    def _turn(self) -> None:
        em = self.fontMetrics().height()
        low = self.height() < min(_LOW_EM * em, self.width())
        wide = self.width() >= _WIDE_EM * em and not low
        self._move_bar(beside=low)
        self.bar.offer_events(offered=not wide)
        self._side.setVisible(wide or self.bar.shows_events)
        self.stage.setVisible(wide or not self.bar.shows_events)
        self._side.setMinimumWidth(round(em * 20) if wide else 0)
        self._side.setMaximumWidth(round(em * 20) if wide else _NO_LIMIT)

    def _move_bar(self, *, beside: bool) -> None:
        """Puts the controls below the table, or beside it where the window is low."""
        em = self.fontMetrics().height()
        wanted = max(_BESIDE_EM * em, self.bar.minimumSizeHint().width() + em)
        self._beside.setFixedWidth(min(round(self.width() * 0.55), wanted))
        if beside == (self._beside.widget() is self.bar):
            return
        self.bar.stand_beside(beside=beside)
        if beside:
            self._layout.removeWidget(self.bar)
            self._beside.setWidget(self.bar)
        else:
            self._beside.takeWidget()
            self._layout.addWidget(self.bar)
        self.bar.show()
        self._beside.setVisible(beside)

    # --- keys, size, words -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = replay_acts(self).get(Qt.Key(event.key()))
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() == Qt.Key.Key_Right:
            act = self.trick_on
        elif control and event.key() == Qt.Key.Key_Left:
            act = self.trick_back
        if act is None:
            super().keyPressEvent(event)
            return
        if event.key() != Qt.Key.Key_Space:
            self.stop()
        act()

    def hideEvent(self, event: QHideEvent) -> None:
        self.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.stage.apply_settings(self._settings())
            self._fill_events()
            self._retranslate()
            self._refresh()
        super().changeEvent(event)

    def _show_title(self) -> None:
        found = self._replay
        if found is None:
            self._title.set_texts("", "")
            return
        source = found.source
        if source.origin is not None:
            text = self.tr("Played anew, not counted")
        elif source.planned and source.number <= source.planned:
            text = self.tr("Deal {number} of {planned}").format(
                number=source.number, planned=source.planned
            )
        else:
            text = self.tr("Deal {number}").format(number=source.number)
        # The names stand at the table too.
        self._title.set_texts(f"{text}: {joined(source.names)}", text)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._head_box.setContentsMargins(em, em // 3, em, em // 3)
        self._show_title()
        self._rules.setText(self.tr("Rules"))
        self._review.setText(self.tr("Review"))
        found = self._replay
        over = (
            found is not None and bool(found.state(found.last).tricks) and found.result is not None
        )
        self._review.setVisible(self._reviews and over)
        self._back.setText(self.tr("Back"))
        self.events.setAccessibleName(self.tr("What happened"))
        self._tried_label.setText(self.tr("Tried out from here"))
        self.tried.setAccessibleName(self.tr("Tried out from here"))
        self._original.setText(self.tr("To the original"))
        self._fill_tried()
        self.bar.retranslate()
