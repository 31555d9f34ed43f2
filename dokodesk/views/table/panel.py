"""The panel in the middle of the table that asks a question."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dokodesk.views.table.buttons import TableButton
from dokodesk.views.table.questions import Answer, Question

__all__ = ["QuestionPanel"]

_MOST_COLUMNS = 4
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACKWARD = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class QuestionPanel(QFrame):
    """Shows one question; not modal.

    Signals:
        answered(Action): the person chose an answer.
        confirmed: the chosen cards shall go.
    """

    answered = Signal(object)
    confirmed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._question: Question | None = None
        self._room = QRect(0, 0, 400, 300)
        self._text_px = 13.0
        self.guard_ms = 0
        self._buttons: list[TableButton] = []
        self._confirm: TableButton | None = None
        self._count_label: QLabel | None = None
        self._picked = 0
        self._columns = 0
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self._scroll)
        self.hide()

    @property
    def question(self) -> Question | None:
        """What is asked, or ``None``."""
        return self._question

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons of the answers, in order."""
        return tuple(self._buttons)

    @property
    def confirm_button(self) -> TableButton | None:
        """The button that sends the chosen cards on their way."""
        return self._confirm

    def set_room(self, room: QRect, text_px: float) -> None:
        """Where the panel may be, and the size of the text."""
        if room == self._room and text_px == self._text_px:
            return
        self._room = room
        self._text_px = text_px
        if self._question is not None:
            self._build(self._question)

    def ask(self, question: Question | None) -> None:
        """Show a question, or nothing. The same question again only changes its words."""
        if question == self._question:
            return
        before = self._question
        self._question = question
        if question is None:
            had_focus = any(button.hasFocus() for button in self._all_buttons())
            self.hide()
            self._clear()
            if had_focus:
                self._give_focus_back()
            return
        same = before is not None and before.key == question.key
        focused = self._focused_index() if same else None
        if not same:
            self._picked = len(question.pick.fixed) if question.pick is not None else 0
        self._build(question)
        self.show()
        self.raise_()
        if focused is not None and focused < len(self._buttons):
            self._buttons[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            # The answer is given with the hand.
            self._give_focus_back()

    def _give_focus_back(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_picked(self, count: int) -> None:
        """Tell how many cards are chosen."""
        self._picked = count
        question = self._question
        if question is None or question.pick is None:
            return
        if self._count_label is not None:
            self._count_label.setText(
                self.tr("{chosen} of {all} chosen").format(chosen=count, all=question.pick.count)
            )
        if self._confirm is not None:
            self._confirm.setEnabled(count == question.pick.count)

    def _all_buttons(self) -> list[TableButton]:
        return [*self._buttons, *([self._confirm] if self._confirm is not None else [])]

    # --- building --------------------------------------------------------------------------------

    def _clear(self) -> None:
        self._buttons = []
        self._confirm = None
        self._count_label = None
        old = self._scroll.takeWidget()
        if old is not None:
            old.hide()
            # A button of it may be in the middle of its own click.
            old.deleteLater()

    def _build(self, question: Question) -> None:
        self._clear()
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(question.text)
        body = QWidget()
        column = QVBoxLayout(body)
        pad = round(self._text_px * 1.1)
        column.setContentsMargins(pad, round(pad * 0.8), pad, pad)
        column.setSpacing(round(self._text_px * 0.5))
        column.addWidget(_label(question.title, "title"))
        if question.text:
            column.addWidget(_label(question.text, "text"))
        rows = [[self._button(answer) for answer in group.answers] for group in question.groups]
        self._buttons = [button for row in rows for button in row]
        widest = max((button.sizeHint().width() for button in self._buttons), default=0)
        for group, buttons in zip(question.groups, rows, strict=True):
            if group.heading:
                column.addWidget(_label(group.heading, "heading"))
            column.addLayout(self._rows(buttons, widest))
        if question.pick is not None:
            column.addLayout(self._pick_row())
        self._scroll.setWidget(body)
        self.show_picked(self._picked)
        for label in body.findChildren(QLabel):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._fit(body)

    def _rows(self, buttons: list[TableButton], width: int) -> QGridLayout:
        """Buttons of one width in centred rows of about equal length."""
        spacing = round(self._text_px * 0.5)
        room = self._room.width() - round(self._text_px * 4)
        columns = max(1, min(_MOST_COLUMNS, len(buttons), room // (width + spacing)))
        rows = -(-len(buttons) // columns)
        columns = -(-len(buttons) // rows)
        grid = QGridLayout()
        grid.setSpacing(spacing)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(columns + 1, 1)
        for number, button in enumerate(buttons):
            button.setFixedWidth(min(width, room))
            grid.addWidget(button, number // columns, number % columns + 1)
        return grid

    def _button(self, answer: Answer) -> TableButton:
        button = TableButton(
            answer.text.replace("&", "&&"), self, main=answer.main, guard_ms=self.guard_ms
        )
        button.setAccessibleName(answer.text)
        button.clicked.connect(lambda: self.answered.emit(answer.action))
        button.installEventFilter(self)
        button.ensurePolished()
        return button

    def _pick_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(self._text_px))
        self._count_label = _label("", "text")
        self._confirm = TableButton(self.tr("Hand over"), self, main=True)
        self._confirm.clicked.connect(self.confirmed.emit)
        row.addStretch(1)
        row.addWidget(self._count_label)
        row.addWidget(self._confirm)
        row.addStretch(1)
        return row

    def _fit(self, body: QWidget) -> None:
        """Take the size the content wants, within the room; in the middle of it."""
        body.ensurePolished()
        for child in body.findChildren(QWidget):
            child.ensurePolished()
        layout = body.layout()
        assert layout is not None
        layout.activate()
        wanted = layout.sizeHint()
        frame = 4
        margins = layout.contentsMargins()
        # A label that may wrap asks for too little: a short text belongs on one line.
        longest = max(
            label.fontMetrics().horizontalAdvance(label.text()) + 4
            for label in body.findChildren(QLabel)
        )
        longest = min(longest, round(self._text_px * 34)) + margins.left() + margins.right()
        width = min(
            self._room.width(),
            max(wanted.width(), longest, round(self._text_px * 16)) + frame,
        )
        height_for = layout.heightForWidth(width - frame) if layout.hasHeightForWidth() else -1
        around = self._scroll.frameWidth() * 2
        tall = max(wanted.height(), height_for, body.minimumSizeHint().height()) + frame + around
        height = min(self._room.height(), tall)
        # Rounding of what the program's style adds must not bring a bar that has nothing to scroll.
        self._scroll.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if tall > height
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        if tall > height:
            width = min(
                self._room.width(), width + self._scroll.verticalScrollBar().sizeHint().width()
            )
        x = self._room.x() + (self._room.width() - width) // 2
        y = self._room.y() + (self._room.height() - height) // 2
        self.setGeometry(x, y, width, height)

    # --- keyboard --------------------------------------------------------------------------------

    def _focused_index(self) -> int | None:
        for index, button in enumerate(self._buttons):
            if button.hasFocus():
                return index
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys go from answer to answer; the scroll area would scroll with them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = 1 if event.key() in _FORWARD else -1 if event.key() in _BACKWARD else 0
            index = self._focused_index()
            if step and index is not None:
                target = self._buttons[(index + step) % len(self._buttons)]
                target.setFocus(Qt.FocusReason.TabFocusReason)
                self._scroll.ensureWidgetVisible(target)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._confirm is not None:
            self._confirm.setText(self.tr("Hand over"))
            self.show_picked(self._picked)


def _label(text: str, name: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setWordWrap(name != "heading")
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
