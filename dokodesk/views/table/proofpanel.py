"""The proof that all remaining tricks are the person's: which card wins each of them, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
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

from dokodesk.engine.certainty import SureLead, Why
from dokodesk.views.cardnames import card_name, card_text, suit_name
from dokodesk.views.table.buttons import TableButton

__all__ = ["ProofPanel", "lead_text"]

#: Columns of the proof after the number.
_CARD = 1
_WHY = 2


def lead_text(lead: SureLead) -> str:
    """Why a lead wins, as a sentence."""
    match lead.why:
        case Why.NO_TRUMP_OUT:
            return QCoreApplication.translate("Proof", "nobody else has a trump left")
        case Why.NO_HIGHER_TRUMP:
            return QCoreApplication.translate("Proof", "no higher trump is left")
        case Why.NO_CARD_OF_SUIT_OUT:
            text = QCoreApplication.translate("Proof", "no trump and no {suit} is left elsewhere")
        case Why.NO_HIGHER_OF_SUIT:
            text = QCoreApplication.translate("Proof", "no trump and no higher {suit} is left")
    return text.format(suit=suit_name(lead.card.suit))


class ProofPanel(QFrame):
    """Shows the proof and asks whether to take the rest.

    Signals:
        accepted: the person takes the remaining tricks.
        closed: it went away.
    """

    accepted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._proof: tuple[SureLead, ...] = ()
        self._room = QRect(0, 0, 400, 300)
        self._text_px = 13.0
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._body = QWidget()
        self._rows = QGridLayout(self._body)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(2, 1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._body)
        self._take = TableButton("", self, main=True)
        self._keep = TableButton("", self)
        self._take.clicked.connect(self._accept)
        self._keep.clicked.connect(self.dismiss)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._take)
        buttons.addWidget(self._keep)
        buttons.addStretch(1)
        box = QVBoxLayout(self)
        box.addWidget(self._title)
        box.addWidget(self._scroll, 1)
        box.addLayout(buttons)
        self.hide()

    @property
    def take_button(self) -> TableButton:
        """Takes the rest."""
        return self._take

    @property
    def keep_button(self) -> TableButton:
        """Goes on playing."""
        return self._keep

    @property
    def proof(self) -> tuple[SureLead, ...]:
        """What is shown; empty when hidden."""
        return () if self.isHidden() else self._proof

    def set_room(self, room: QRect, text_px: float) -> None:
        """Where it may be, and the size of the text."""
        self._room, self._text_px = room, text_px
        if not self.isHidden():
            self._fill()

    def show_proof(self, proof: Sequence[SureLead]) -> None:
        """Show a proof and ask."""
        self._proof = tuple(proof)
        self._fill()
        self.show()
        self.raise_()
        self._take.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Take it away."""
        if self.isHidden():
            return
        parent = self.parentWidget()
        had_focus = self._take.hasFocus() or self._keep.hasFocus()
        self.hide()
        if had_focus and parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def _accept(self) -> None:
        self.dismiss()
        self.accepted.emit()

    def _fill(self) -> None:
        title = self.tr("All remaining tricks are yours")
        self._title.setText(title)
        self._take.setText(self.tr("Take them"))
        self._keep.setText(self.tr("Play on"))
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        pad = round(self._text_px)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(pad, pad, pad, pad)
        self._rows.setHorizontalSpacing(round(self._text_px * 0.8))
        layout.setSpacing(round(self._text_px * 0.6))
        spoken = []
        for row, lead in enumerate(self._proof):
            why = lead_text(lead)
            spoken.append(f"{card_name(lead.card)}: {why}")
            for column, text in enumerate((f"{row + 1}.", card_text(lead.card), why)):
                label = QLabel(text, self._body)
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setWordWrap(column == _WHY)
                if column == _CARD:
                    label.setAccessibleName(card_name(lead.card))
                self._rows.addWidget(label, row, column)
                label.show()
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(spoken))
        self._fit(pad)

    def _fit(self, pad: int) -> None:
        """Take the size that the rows want, within the room; in the middle of it."""
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        layout = self.layout()
        assert layout is not None
        labels = self._body.findChildren(QLabel)
        longest = max(
            (label.fontMetrics().horizontalAdvance(label.text()) for label in labels), default=0
        )
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        around = 2 * pad + 4
        wanted = longest + round(self._text_px * 6) + around
        least = max(self._title.sizeHint().width(), layout.minimumSize().width()) + around
        width = min(self._room.width(), max(wanted, least))
        rows = self._rows.heightForWidth(width - around)
        self._body.setMinimumHeight(rows)
        others = (
            self._title.heightForWidth(width - around)
            + self._take.sizeHint().height()
            + 2 * layout.spacing()
            + around
        )
        height = min(self._room.height(), rows + others + 2)
        tight = rows + others + 2 > height
        self._scroll.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAsNeeded if tight else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        if tight:
            width = min(self._room.width(), width + bar)
        self.setGeometry(
            self._room.center().x() - width // 2,
            self._room.center().y() - height // 2,
            width,
            height,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            other = self._keep if self._take.hasFocus() else self._take
            other.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            bar = self._scroll.verticalScrollBar()
            step = round(self._text_px * 2)
            bar.setValue(bar.value() + (step if event.key() == Qt.Key.Key_Down else -step))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._fill()
