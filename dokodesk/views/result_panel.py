"""The result of a deal, lying over the table until the next one is dealt."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from dokodesk.model.deal_summary import DealSummary
from dokodesk.views.appearance import Appearance
from dokodesk.views.deal_view import DealView
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import Scroller, button

__all__ = ["ResultPanel"]

_WIDEST_EM = 64
#: The most of its height that buttons may take from the result.
_MOST_SHARE = 0.3


class ResultPanel(QFrame):
    """Shows a finished deal and what can be done next. Only one exists for a table.

    Whatever was pressed before it appeared, or a moment after, chooses nothing: the hand may still
    be on its way from the last trick.

    Signals:
        next_wanted: deal the next cards.
        ranking_wanted: the match is over; show how it ended.
        sheet_wanted: show the score sheet.
        trick_wanted: show the last trick.
        replay_wanted: show the deal once more, card by card.
        review_wanted: judge the decisions in it.
    """

    next_wanted = Signal()
    ranking_wanted = Signal()
    sheet_wanted = Signal()
    trick_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = False
        self._last = False
        self._guard_ms = 0
        self._since = QElapsedTimer()
        self.setProperty("role", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._deal = DealView(appearance)
        self._inside = QVBoxLayout()
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self._deal, 1)
        content = QWidget()
        content.setLayout(self._inside)
        self._scroller = Scroller(content)
        self._next = button("", self._go_on, "primary")
        self._sheet = button("", lambda: self._choose(self.sheet_wanted))
        self._trick = button("", lambda: self._choose(self.trick_wanted))
        self._replay = button("", lambda: self._choose(self.replay_wanted))
        self._review = button("", lambda: self._choose(self.review_wanted))
        self._can_replay = self._can_review = False
        for each in (self._replay, self._review):
            each.hide()
        self._wishes = QWidget()
        self._beside = FlowLayout(self._wishes)
        for each in (self._sheet, self._trick, self._replay, self._review):
            self._beside.addWidget(each)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self._wishes, 1)
        self._buttons.addWidget(self._next)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._scroller, 1)
        self._layout.addLayout(self._buttons)
        self._retranslate()
        self.hide()

    @property
    def summary(self) -> DealSummary | None:
        """The deal shown, or the last one that was."""
        return self._deal.summary

    def show_result(
        self,
        summary: DealSummary,
        *,
        over: bool,
        last: bool = False,
        trick: bool = True,
        guard_ms: int = 0,
    ) -> None:
        """Shows a deal.

        Args:
            summary: what to show.
            over: whether the match is over with it.
            last: whether the next deal is the last one.
            trick: whether the last trick may be looked at.
            guard_ms: so long nothing can be chosen.
        """
        self._over, self._last, self._guard_ms = over, last, guard_ms
        self._since.start()
        self._deal.show_deal(summary)
        self._trick.setVisible(trick and not summary.void)
        self._replay.setVisible(self._can_replay)
        self._review.setVisible(self._can_review and not summary.void)
        self._scroller.verticalScrollBar().setValue(0)
        self._retranslate()
        self.fit()
        self.show()
        self.raise_()
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_replay(self) -> None:
        """Lets the deal be shown once more; without this it is not offered."""
        self._can_replay = True

    def offer_review(self) -> None:
        """Lets the decisions be judged; without this it is not offered."""
        self._can_review = True

    def offer(self, action: QAction) -> None:
        """Puts a button for something else that can be done with the deal behind the others.

        Args:
            action: does it; its short name stands on the button while it can be done.
        """

        def choose() -> None:
            if self._is_ready():
                action.trigger()

        def follow() -> None:
            wish.setText(action.iconText())
            wish.setVisible(action.isEnabled())

        wish = button("", choose)
        self._beside.addWidget(wish)
        action.changed.connect(follow)
        follow()

    def fit(self) -> None:
        """Takes its place in the middle of the parent, as large as needed and possible."""
        parent = self.parentWidget()
        if parent is None:
            return
        em = self.fontMetrics().height()
        margin = round(em * (1.4 if parent.height() > 36 * em else 0.5))
        pad = round(em * 1.1)
        self._layout.setContentsMargins(pad, pad, pad, round(em * 0.9))
        self._layout.setSpacing(round(em * 0.7))
        width = min(parent.width() - 2 * margin, _WIDEST_EM * em)
        room = width - 2 * pad - self._next.sizeHint().width()
        high = self._beside.heightForWidth(max(1, room))
        self._place_wishes(low=high > _MOST_SHARE * (parent.height() - 2 * margin))
        height = parent.height() - 2 * margin
        self.setGeometry((parent.width() - width) // 2, margin, width, height)
        self._layout.activate()
        around = height - self._scroller.height()
        wanted = self._deal.height_for(self._scroller.width()) + around + 2
        if wanted < height:
            top = margin + (height - wanted) // 2
            self.setGeometry((parent.width() - width) // 2, top, width, wanted)

    def _place_wishes(self, *, low: bool) -> None:
        """Puts what else can be done beside the next deal; in a low window below the result."""
        inside = self._inside.indexOf(self._wishes) >= 0
        if low == inside:
            return
        if low:
            self._buttons.removeWidget(self._wishes)
            self._buttons.insertStretch(0, 1)
            self._inside.addWidget(self._wishes)
        else:
            self._inside.removeWidget(self._wishes)
            self._buttons.takeAt(0)
            self._buttons.insertWidget(0, self._wishes, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key held down since before must not choose anything.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._go_on()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange and self.isVisible():
            self.fit()
        super().changeEvent(event)

    def _go_on(self) -> None:
        self._choose(self.ranking_wanted if self._over else self.next_wanted)

    def _choose(self, wish: SignalInstance) -> None:
        if self._is_ready():
            wish.emit()

    def _is_ready(self) -> bool:
        """Whether it has been there for long enough to be meant by a click."""
        return not self._since.isValid() or self._since.elapsed() >= self._guard_ms

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Result of the deal"))
        summary = self._deal.summary
        if self._over:
            text = self.tr("Final ranking")
        elif summary is not None and summary.void:
            text = self.tr("Deal again")
        elif self._last:
            text = self.tr("Play the last deal")
        else:
            text = self.tr("Next deal")
        self._next.setText(text)
        self._sheet.setText(self.tr("Score sheet"))
        self._trick.setText(self.tr("Last trick"))
        self._replay.setText(self.tr("Replay"))
        self._review.setText(self.tr("Review"))
