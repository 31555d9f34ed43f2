"""Practice with open cards: the table, and beside it everything that can be tried."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from dokodesk.ai.levels import DEFAULT_LEVEL
from dokodesk.engine.cards import Card
from dokodesk.engine.deal_codes import DealCode, DealCodeError
from dokodesk.engine.options import Rules
from dokodesk.engine.shuffling import code_from
from dokodesk.learning.positions import Built
from dokodesk.learning.rule_steps import rules_of, skips_talk
from dokodesk.model.practice_opponents import PracticeOpponents
from dokodesk.model.practice_session import PracticeSession
from dokodesk.views.appearance import Appearance
from dokodesk.views.learn.order_table import OrderTable
from dokodesk.views.learn.practice_panel import PracticePanel
from dokodesk.views.learn.texts import PORTRAITS, teacher_names
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.view import TableView
from dokodesk.views.widgets import Scroller

__all__ = ["PracticePage"]

_PANEL_EM: Final = 23
_USUAL_SHARE: Final = 0.42
#: The same where words need more of it.
_MOST_SHARE: Final = 0.58
_SEED_BYTES: Final = 16


class PracticePage(QWidget):
    """Table and tools.

    Signals:
        back_wanted: the person wants to leave.
        level_chosen(str): how the others are to play.
    """

    back_wanted = Signal()
    level_chosen = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        settings: Callable[[], TableSettings],
        own_rules: Callable[[], Rules],
        *,
        pace: Pace | None = None,
        new_seed: Callable[[], str] | None = None,
        level: str = DEFAULT_LEVEL,
    ) -> None:
        """Shows no deal yet.

        Args:
            appearance: the look.
            settings: look and habits of the table.
            own_rules: the rules of the person's own table.
            pace: durations in place of those that follow from the settings.
            new_seed: what new cards follow from; chance of the system unless told.
            level: how the others play.
        """
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._settings = settings
        self._own_rules = own_rules
        self._new_seed = new_seed or (lambda: code_from(secrets.token_bytes(_SEED_BYTES)))
        self.opponents = PracticeOpponents(level, self)
        self.session = PracticeSession(self, opponents=self.opponents)
        self.session.set_names(teacher_names())
        self.session.set_open(frozenset({1, 2, 3}))
        self.table = TableView(self.session, self._table_settings(), self, pace=pace)
        self.panel = PracticePanel(self.session, appearance, self.opponents.level)
        self.order = OrderTable(appearance)
        self._build(appearance)
        self._connect()
        self.retranslate()

    def _build(self, appearance: Appearance) -> None:
        side = QWidget()
        column = QVBoxLayout(side)
        column.addWidget(self.panel)
        column.addWidget(self.order)
        self.order.hide()
        self._side = Scroller(side)
        self._side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self.table)
        self._split.addWidget(self._side)
        self._split.setStretchFactor(0, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._split)
        appearance.changed.connect(self.refresh_look)

    def _connect(self) -> None:
        panel, session = self.panel, self.session
        panel.back_wanted.connect(self.back_wanted)
        panel.new_wanted.connect(self.new_deal)
        panel.code_wanted.connect(self.deal_code)
        panel.level_chosen.connect(self._on_level)
        panel.order_wanted.connect(self.order.setVisible)
        session.view_replaced.connect(self._show_order)
        session.step_applied.connect(self._show_order)
        self.table.still.connect(panel.refresh)
        self.table.deal_presented.connect(panel.present_result)
        panel.hint.pointed.connect(self._point)
        for keys, what in (
            (QKeySequence.StandardKey.Undo, session.undo),
            (QKeySequence.StandardKey.Redo, session.redo),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(_do, what))

    # --- for others ------------------------------------------------------------------------------

    def new_deal(self) -> None:
        """Deals new cards by the step of the rules that is chosen."""
        step = self.panel.rule_step
        self._names()
        self.session.deal_random(
            self._new_seed(), rules_of(step, self._own_rules()), skip_talk=skips_talk(step)
        )

    def deal_code(self, text: str) -> None:
        """Deals the cards of a code that was typed; a wrong one is told and changes nothing."""
        step = self.panel.rule_step
        try:
            code = DealCode.parse(text)
        except DealCodeError:
            self.panel.complain_about_code()
            return
        self._names()
        rules = code.rules if code.rules is not None else rules_of(step, self._own_rules())
        skip = code.rules is None and skips_talk(step)
        self.session.deal_code(code.code, rules, code.forehand, skip_talk=skip)

    def take_position(self, built: Built) -> None:
        """Practises with a position of a lesson."""
        self._names()
        self.session.take_position(built)

    def focus(self) -> None:
        """Gives the keyboard to the table, or deals first if there are no cards yet."""
        if self.session.state is None:
            self.new_deal()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh_look(self) -> None:
        """Takes over changed preferences."""
        settings = self._table_settings()
        if settings != self.table.settings:
            self.table.apply_settings(settings)
        self._fit()

    def _table_settings(self) -> TableSettings:
        return replace(self._settings(), auto_play_forced=False, portraits=PORTRAITS)

    def _on_level(self, level: str) -> None:
        self.opponents.set_level(level)
        self.level_chosen.emit(level)

    def _names(self) -> None:
        self.session.set_names(teacher_names())

    def _point(self, card: object) -> None:
        cards = self.table.hand.cards
        if isinstance(card, Card) and card in cards:
            self.table.hand.select(cards.index(card))

    def _show_order(self) -> None:
        view = self.session.view
        if view is not None:
            self.order.show_order(view.order, view.contract)

    # --- the page itself -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self._names()
        self.panel.retranslate()

    def _fit(self) -> None:
        em = self.fontMetrics().height()
        usual, most = (round(self.width() * share) for share in (_USUAL_SHARE, _MOST_SHARE))
        words = self.panel.minimumSizeHint().width() + round(1.5 * em)
        side = min(em * _PANEL_EM, max(usual, min(words, most)))
        self._split.setSizes([max(1, self.width() - side), side])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _do(what: Callable[[], bool]) -> None:
    what()
