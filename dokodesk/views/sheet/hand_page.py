"""The sheet of a real evening: enter a deal on the left, the sheet grows on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.contracts import VOID
from dokodesk.engine.options import Rules
from dokodesk.model.audit import audit
from dokodesk.model.hand_desk import HandDesk
from dokodesk.model.hand_sheet import HandEntry, HandSheet, next_deal, sheet_of_hand
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.sheet import Sheet
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import MatchFilter, MatchKind, MatchSummary
from dokodesk.views.appearance import Appearance
from dokodesk.views.head import Head
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.sheet.audit_words import AuditWords
from dokodesk.views.sheet.hand_form import HandForm
from dokodesk.views.sheet.hand_setup import HandSetup
from dokodesk.views.sheet_page import SheetPage
from dokodesk.views.widgets import Scroller, button, clear, label, panel

if TYPE_CHECKING:
    from dokodesk.storage.history import History

__all__ = ["HandPage"]

_MOST_STORED = 30
_WIDE_EM = 62


class HandPage(QWidget):
    """Begins, fills, corrects and audits sheets written by hand.

    Signals:
        back_wanted: leave the page.
        told(Notice): the storage has something to tell.
    """

    back_wanted = Signal()
    told = Signal(object)

    def __init__(
        self,
        history: History | None,
        appearance: Appearance,
        preferences: PreferencesModel,
        rules: Callable[[], Sequence[tuple[str, Rules]]],
        parent: QWidget | None = None,
    ) -> None:
        """Makes the page.

        Args:
            history: where sheets are stored.
            appearance: the look.
            preferences: names typed before, and how sheets are shown.
            rules: gives what can be played by, with titles.
            parent: the owner.
        """
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._history, self._preferences, self._rules = history, preferences, rules
        self._appearance = appearance
        self._words = AuditWords(self)
        self.desk = HandDesk(history, self)
        self.setup = HandSetup(appearance)
        self.form = HandForm(appearance)
        self.sheet = SheetPage(appearance, bare=True, preferences=preferences)
        self._stack = QStackedWidget()
        self._title = label("", "title", wrap=True)
        self._state = label("", "lead", wrap=True)
        self._undo = button("", self.desk.undo)
        self._redo = button("", self.desk.redo)
        self._correct = button("", self.correct)
        self._remove = button("", self.remove)
        self._done = button("", self.leave)
        self._audit = panel()
        self._audit_box = QVBoxLayout(self._audit)
        self._trace_button = button("", self._retranslate)
        self._trace_button.setCheckable(True)
        self._trace = panel()
        self._trace_box = QVBoxLayout(self._trace)
        self._lay_out()
        self.desk.changed.connect(self._on_changed)
        self.desk.not_stored.connect(self.told)
        self.setup.begun.connect(self.begin)
        self.setup.opened.connect(self.open)
        self.setup.back_wanted.connect(self.back_wanted)
        self.form.written.connect(self._on_written)
        self.form.cancelled.connect(self._next)
        self.sheet.deal_wanted.connect(self._on_row)
        appearance.changed.connect(self._retranslate)
        self._place: int | None = None
        self._on_changed()

    def _lay_out(self) -> None:
        work = QWidget()
        outer = QVBoxLayout(work)
        head = Head((self._title, self._state), (self._done,))
        form = panel()
        box = QVBoxLayout(form)
        self._form_box = box
        box.addWidget(self.form)
        box.addStretch(1)
        self._form_panel = form
        right = QWidget()
        side = QVBoxLayout(right)
        side.setContentsMargins(0, 0, 0, 0)
        tools = FlowLayout()
        for part in (
            self._undo,
            self._redo,
            self._correct,
            self._remove,
            self._trace_button,
        ):
            tools.addWidget(part)
        side.addLayout(tools)
        side.addWidget(self._audit)
        side.addWidget(self._trace)
        side.addWidget(self.sheet, 1)
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.addWidget(form, 3)
        self._columns.addWidget(right, 7)
        outer.addWidget(head)
        outer.addWidget(Scroller(content), 1)
        self._outer = outer
        self._stack.addWidget(self.setup)
        self._stack.addWidget(work)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.desk.undo),
            (QKeySequence.StandardKey.Redo, self.desk.redo),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # --- what can be done ------------------------------------------------------------------------

    def focus(self) -> None:
        """Gives the keyboard to where something is entered next."""
        if self.desk.sheet is None:
            self._offer()
            self.setup.focus()
        else:
            self.form.focus()

    def begin(self, hand: HandSheet) -> None:
        """Begins a sheet."""
        self.desk.begin(hand)
        self._next()

    def open(self, match_id: int) -> None:
        """Goes on with a stored sheet."""
        try:
            self.desk.open(match_id)
        except StorageError as error:
            self.told.emit(error.notice)
            return
        self._next()

    def leave(self) -> None:
        """Puts the sheet away; it stays in the history."""
        self.desk.close()
        self._offer()
        self.setup.focus()

    def correct(self) -> None:
        """Puts the chosen row into the fields to correct it."""
        place = self._chosen()
        hand = self.desk.sheet
        if place is None or hand is None:
            return
        if hand.entries[place].scores is not None:
            self._correct_scores(hand, place)
            return
        self._place = place
        self.form.show_deal(hand, place)

    def _correct_scores(self, hand: HandSheet, place: int) -> None:
        from dokodesk.views.sheet.scores_dialog import ScoresDialog

        dialog = ScoresDialog(hand, hand.entries[place], self._appearance, self)
        dialog.corrected.connect(lambda entry: self.desk.correct(place, entry))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def remove(self) -> None:
        """Takes the chosen row out."""
        place = self._chosen()
        if place is not None:
            self.desk.remove(place)

    def _on_row(self, _position: int) -> None:
        self.correct()

    def _chosen(self) -> int | None:
        """The entry of the chosen row."""
        current = self.sheet.table.currentIndex()
        shown = self.sheet.sheet
        if not current.isValid() or shown is None:
            return None
        return shown.rows[self.sheet.model.place_of(current.row())].position

    def _on_written(self, entry: HandEntry) -> None:
        place, self._place = self._place, None
        if place is None:
            self.desk.write(entry)
        else:
            self.desk.correct(place, entry)
        self._next()

    def _next(self) -> None:
        """Empty fields for the next deal."""
        self._place = None
        if self.desk.sheet is not None and self.desk.sheet.rules is not None:
            self.form.show_deal(self.desk.sheet)

    # --- showing ---------------------------------------------------------------------------------

    def _offer(self) -> None:
        stored: list[MatchSummary] = []
        if self._history is not None:
            try:
                wanted = MatchFilter(kinds=(MatchKind.SHEET,))
                stored = self._history.matches(wanted, limit=_MOST_STORED)
            except StorageError as error:
                self.told.emit(error.notice)
        self.setup.offer(self._rules(), self._preferences.values.player_names, stored)

    def _on_changed(self) -> None:
        hand = self.desk.sheet
        self._stack.setCurrentIndex(0 if hand is None else 1)
        if hand is None:
            self._offer()
            return
        self._place = None
        self.sheet.set_sheet(sheet_of_hand(hand))
        self._form_panel.setVisible(hand.rules is not None)
        if hand.rules is not None:
            self.form.show_deal(hand)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE_EM * self.fontMetrics().height()
        self._columns.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, round(em * 0.8), em, round(em * 0.6))
        self._outer.setSpacing(round(em * 0.6))
        self._form_box.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
        self._columns.setSpacing(round(em * 0.8))
        self.sheet.setMinimumHeight(20 * em)
        self._undo.setText(self.tr("Undo"))
        self._redo.setText(self.tr("Redo"))
        self._correct.setText(self.tr("Correct"))
        self._remove.setText(self.tr("Take out"))
        self._done.setText(self.tr("Other sheets"))
        hand = self.desk.sheet
        if hand is None:
            return
        has_rows = bool(hand.entries)
        self._undo.setEnabled(self.desk.can_undo)
        self._redo.setEnabled(self.desk.can_redo)
        for part in (self._correct, self._remove):
            part.setVisible(has_rows)
        self._title.setText(hand.title or self.tr("Score sheet"))
        shown = sheet_of_hand(hand)
        self._state.setText(self._state_text(hand))
        self._fill_audit(shown, hand)
        self._trace_button.setText(self.tr("Corrections: {count}").format(count=len(hand.trace)))
        self._trace_button.setVisible(bool(hand.trace))
        clear(self._trace_box)
        self._trace.setVisible(bool(hand.trace) and self._trace_button.isChecked())
        for change in hand.trace[-8:]:
            self._trace_box.addWidget(label(self._words.change(hand, change), "small", wrap=True))

    def _state_text(self, hand: HandSheet) -> str:
        parts = [hand.day[:10]] if hand.day else []
        if hand.rules is None:
            parts.append(self.tr("imported"))
            return " · ".join(parts)
        deal = next_deal(hand)
        if deal.over:
            parts.append(self.tr("All planned deals are played."))
        owing = [name for name, owed in zip(hand.names, deal.owed, strict=True) if owed]
        if hand.rules.compulsory_solos and owing:
            parts.append(self.tr("Compulsory solo owed: {names}").format(names=", ".join(owing)))
        if deal.bock > 1:
            parts.append(self.tr("Bock, factor {factor}").format(factor=deal.bock))
        voids = sum(entry.contract == VOID for entry in hand.entries)
        if voids:
            parts.append(self.tr("%n deal(s) thrown in", "", voids))
        return " · ".join(parts)

    def _fill_audit(self, shown: Sheet, hand: HandSheet) -> None:
        clear(self._audit_box)
        em = self.fontMetrics().height()
        for frame in (self._audit_box, self._trace_box):
            frame.setContentsMargins(em, round(em * 0.5), em, round(em * 0.5))
        findings = audit(shown)
        self._audit.setVisible(bool(hand.entries))
        if not findings:
            self._audit_box.addWidget(label(self.tr("✓ The sheet adds up."), "muted", wrap=True))
            return
        for finding in findings[:6]:
            text = f"⚠ {self._words.finding(shown, finding)}"
            self._audit_box.addWidget(label(text, "bad", wrap=True))
        if len(findings) > 6:
            more = self.tr("and %n more", "", len(findings) - 6)
            self._audit_box.addWidget(label(more, "muted"))
