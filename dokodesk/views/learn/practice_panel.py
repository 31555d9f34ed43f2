"""What stands beside the table in practice: deal, hands, back and forth, lines, hints."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.actions import Play
from dokodesk.engine.deal_codes import DealCode
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.learning.rule_steps import RuleStep
from dokodesk.model.practice_opponents import PRACTICE_LEVELS
from dokodesk.model.practice_session import PracticeSession
from dokodesk.views.amounts import amounts
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import action_text, card_text, party_text, reason_text
from dokodesk.views.learn.hint_box import HintBox
from dokodesk.views.learn.open_hands import OpenHands
from dokodesk.views.levels import level_text
from dokodesk.views.widgets import CalmComboBox, button, label

__all__ = ["PracticePanel"]

_STEPS: Final = {
    RuleStep.BASIC: QT_TRANSLATE_NOOP("PracticePanel", "Basic: tricks and trumps only"),
    RuleStep.EXTRAS: QT_TRANSLATE_NOOP("PracticePanel", "Plus fox, Charlie, Doppelkopf"),
    RuleStep.CALLS: QT_TRANSLATE_NOOP("PracticePanel", "Plus announcements"),
    RuleStep.CONTRACTS: QT_TRANSLATE_NOOP("PracticePanel", "Plus wedding, poverty, solos"),
    RuleStep.FULL: QT_TRANSLATE_NOOP("PracticePanel", "The rules of your own table"),
}
_LIST_ROWS: Final = 8
_LEAST_LETTERS: Final = 10
_USUAL_EM: Final = 20
_USER: Final = Qt.ItemDataRole.UserRole


class PracticePanel(QWidget):
    """The tools of practice.

    Signals:
        back_wanted: leave.
        new_wanted: new cards.
        code_wanted(str): the cards of a code.
        order_wanted(bool): show the little table of the trumps, or not.
        level_chosen(str): how the others are to play.
    """

    back_wanted = Signal()
    new_wanted = Signal()
    code_wanted = Signal(str)
    order_wanted = Signal(bool)
    level_chosen = Signal(str)

    def __init__(self, session: PracticeSession, appearance: Appearance, level: str) -> None:
        """Shows what there is.

        Args:
            session: what is practised.
            appearance: the look.
            level: how the others play.
        """
        super().__init__()
        self._session = session
        self._title = label("", "head", wrap=True)
        self._about = label("", "muted", wrap=True)
        self.steps = CalmComboBox()
        self._steps_label = label("")
        self.levels = CalmComboBox()
        self._levels_label = label("")
        self.new = button("", self.new_wanted.emit, "primary")
        self.code = QLineEdit()
        self.code.setProperty("role", "field")
        self.deal = button("", self._on_code)
        self._complaint = label("", "bad", wrap=True)
        self.hands = OpenHands(session)
        self.undo = button("", session.undo)
        self.redo = button("", session.redo)
        self.lines = CalmComboBox()
        self._lines_label = label("")
        self.moves = QListWidget()
        self._moves_label = label("", wrap=True)
        self.hint = HintBox(session, appearance)
        self.order = button("", lambda: self.order_wanted.emit(self.order.isChecked()), "flat")
        self.order.setCheckable(True)
        self.back = button("", self.back_wanted.emit, "flat")
        self._result = label("", wrap=True)
        self._presented = False
        self._build(level)
        session.moved.connect(self.refresh)
        session.names_changed.connect(self.refresh)
        self.retranslate()

    def _build(self, level: str) -> None:
        column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.back)
        column.addLayout(head)
        column.addWidget(self._about)
        self._both = QGridLayout()
        column.addLayout(self._both)
        column.addWidget(self._result)
        column.addWidget(self.hint)
        column.addWidget(self.hands)
        column.addWidget(self._steps_label)
        column.addWidget(self.steps)
        column.addWidget(self._levels_label)
        column.addWidget(self.levels)
        column.addWidget(self.new)
        self._typed = QGridLayout()
        column.addLayout(self._typed)
        column.addWidget(self._complaint)
        self._complaint.hide()
        column.addWidget(self._lines_label)
        column.addWidget(self.lines)
        column.addWidget(self._moves_label)
        column.addWidget(self.moves)
        column.addWidget(self.order, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        for each in (self.steps, self.levels, self.lines):
            each.setSizeAdjustPolicy(
                CalmComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            each.setMinimumContentsLength(_LEAST_LETTERS)
        for grid in (self._both, self._typed):
            grid.setColumnStretch(0, 1)
        self.code.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LEAST_LETTERS)
        self._fit(self.fontMetrics().height() * _USUAL_EM)
        self.code.returnPressed.connect(self._on_code)
        self.lines.activated.connect(self._on_line)
        self.moves.itemActivated.connect(self._on_move)
        self.moves.itemClicked.connect(self._on_move)
        for step in RuleStep:
            self.steps.addItem("", step)
        for name in PRACTICE_LEVELS:
            self.levels.addItem("", name)
        self.levels.setCurrentIndex(self.levels.findData(level, _USER))
        self.levels.activated.connect(
            lambda place: self.level_chosen.emit(str(self.levels.itemData(place, _USER)))
        )

    @property
    def rule_step(self) -> RuleStep:
        """How much of the game is played in the next deal."""
        return RuleStep(self.steps.currentData(_USER))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self.width() - 2 * self.fontMetrics().height())

    def _fit(self, room: int) -> None:
        """Beside each other where there is room, else one below the other."""
        self.hands.fit(room)
        for pair, grid in (
            ((self.undo, self.redo), self._both),
            ((self.code, self.deal), self._typed),
        ):
            needed = sum(each.sizeHint().width() for each in pair)
            below = needed > room
            for place, each in enumerate(pair):
                grid.addWidget(each, place if below else 0, 0 if below else place)

    @property
    def complaint(self) -> str:
        """What is wrong with the code that was typed; empty if nothing is."""
        return "" if self._complaint.isHidden() else self._complaint.text()

    @property
    def result(self) -> str:
        """How the deal ended; empty before."""
        return "" if self._result.isHidden() else self._result.text()

    # --- texts -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew."""
        em = self.fontMetrics().height()
        self._title.setText(self.tr("Open practice"))
        self._about.setText(
            self.tr("Nothing here is counted. Take back what you like and try it another way.")
        )
        self._steps_label.setText(self.tr("How much of the game?"))
        self._steps_label.setBuddy(self.steps)
        for number, step in enumerate(RuleStep):
            self.steps.setItemText(number, self.tr(_STEPS[step]))
        self._levels_label.setText(self.tr("The others play"))
        self._levels_label.setBuddy(self.levels)
        for number, level in enumerate(PRACTICE_LEVELS):
            self.levels.setItemText(number, level_text(level))
        self.new.setText(self.tr("New cards"))
        self.code.setPlaceholderText(self.tr("Code of a deal"))
        self.code.setAccessibleName(self.tr("Code of a deal"))
        self.deal.setText(self.tr("Deal it"))
        self.undo.setText(self.tr("Take back"))
        self.redo.setText(self.tr("Do again"))
        self.undo.setToolTip(self.tr("Back to your last decision (Ctrl+Z)"))
        self.redo.setToolTip(self.tr("Do again what you took back (Ctrl+Y)"))
        self._lines_label.setText(self.tr("Your tries"))
        self._lines_label.setBuddy(self.lines)
        self._moves_label.setText(self.tr("Choose a card to decide anew there"))
        self.moves.setAccessibleName(self.tr("Everything that was played"))
        self.order.setText(self.tr("Order of the trumps"))
        self.back.setText(self.tr("Back"))
        self.moves.setFixedHeight(round(em * 1.45 * _LIST_ROWS))
        self.hint.retranslate()
        self.hands.retranslate()
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the moment and the lines of now."""
        session = self._session
        self.undo.setEnabled(session.can_undo)
        self.redo.setEnabled(session.can_redo)
        self._show_code()
        self._show_moves()
        self._show_lines()
        self._show_result()
        self.hint.refresh()

    def present_result(self) -> None:
        """The last card has been seen: how the deal ended may be told."""
        self._presented = True
        self._show_result()

    def complain_about_code(self) -> None:
        """Says that the code that was typed is none."""
        self._complaint.setText(
            self.tr("This is no code of a deal. It looks like k3v9-w2xh-7mqd; check each letter.")
        )
        self._complaint.show()
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_code(self) -> None:
        session = self._session
        if not self.code.hasFocus() and session.rules is not None:
            code = session.code
            full = DealCode(code, session.forehand, session.rules).text if code else ""
            self.code.setText(full)
            self.code.setCursorPosition(0)

    def _show_moves(self) -> None:
        self.moves.clear()
        current = None
        trick = -1
        row = 0
        for number, moment in enumerate(self._session.moments):
            if moment.trick != trick:
                trick = moment.trick
                heading = QListWidgetItem(
                    self.tr("Trick {number}").format(number=trick)
                    if trick
                    else self.tr("Before the first card")
                )
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self.moves.addItem(heading)
                row += 1
            item = QListWidgetItem(self._move_text(number))
            item.setData(_USER, number)
            font = item.font()
            font.setItalic(not moment.done)
            item.setFont(font)
            self.moves.addItem(item)
            if moment.done:
                current = row
            row += 1
        if current is not None:
            self.moves.setCurrentRow(current)
            self.moves.scrollToItem(self.moves.item(current))

    def _move_text(self, number: int) -> str:
        session = self._session
        moment = session.moments[number]
        action, name = moment.action, session.names[moment.action.seat]
        what = card_text(action.card) if isinstance(action, Play) else ""
        if not what:
            what = action_text(action, session.names)
        text = f"{name}: {what}"
        return text if moment.done else self.tr("{move} (taken back)").format(move=text)

    def _show_lines(self) -> None:
        self.lines.clear()
        for line in self._session.lines:
            if line.score is not None:
                text = self.tr("Try {number}: {score} points").format(
                    number=line.number, score=f"{line.score:+d}".replace("-", "\u2212")
                )
            else:
                cards = amounts().cards(line.cards)
                text = self.tr("Try {number}, {cards} played").format(
                    number=line.number, cards=cards
                )
            self.lines.addItem(text, line.number)
            if line.here:
                self.lines.setCurrentIndex(self.lines.count() - 1)
        self.lines.setEnabled(self.lines.count() > 1)

    def _show_result(self) -> None:
        state = self._session.state
        result = state.result if state is not None else None
        if result is None or not self._presented:
            self._presented = False
            self._result.hide()
            return
        re, kontra = result.card_points
        score = f"{result.scores[0]:+d}".replace("-", "\u2212")
        words = [
            self.tr("The deal is over. Re {re}, Kontra {kontra}. You write {score}.").format(
                re=re, kontra=kontra, score=score
            )
        ]
        words += [
            f"{party_text(line.side)}: {reason_text(line.reason)} +{line.points}"
            for line in result.lines
        ]
        self._result.setText("\n".join(words))
        self._result.show()

    # --- what the person does --------------------------------------------------------------------

    def _on_code(self) -> None:
        self._complaint.hide()
        self.code_wanted.emit(self.code.text())

    def _on_line(self, index: int) -> None:
        self._session.go_to_line(int(self.lines.itemData(index, _USER)))

    def _on_move(self, item: QListWidgetItem) -> None:
        number = item.data(_USER)
        if isinstance(number, int):
            self._session.go_to_moment(number)
