"""The little table of the trumps: all of them from the highest to the lowest, and the suits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from dokodesk.engine.cards import CARDS, Card, Suit
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.trumps import TRUMP, CardOrder, card_order
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text, suit_name
from dokodesk.views.minicards import HandStrip
from dokodesk.views.widgets import Scroller, clear, label

__all__ = ["OrderTable", "OrderWindow", "usual_order"]

_ROW: Final = 7


def usual_order() -> CardOrder:
    """The order of a normal game."""
    return card_order(preset(preset_names()[0]), NORMAL)


class OrderTable(QWidget):
    """Shows an order of cards."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._order = usual_order()
        self._contract = NORMAL
        self._column = QVBoxLayout(self)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def show_order(self, order: CardOrder, contract: str = NORMAL) -> None:
        """Shows another order, such as that of a solo."""
        if order != self._order or contract != self._contract:
            self._order, self._contract = order, contract or NORMAL
            self.refresh()

    def refresh(self) -> None:
        """Shows everything anew."""
        clear(self._column)
        em = self.fontMetrics().height()
        self._column.setSpacing(round(em * 0.35))
        self._column.addWidget(label(contract_text(self._contract), "section", wrap=True))
        trumps = self._cards(TRUMP)
        if trumps:
            self._column.addWidget(label(self.tr("Trumps, the highest first"), "muted", wrap=True))
            for start in range(0, len(trumps), _ROW):
                self._column.addWidget(self._strip(trumps[start : start + _ROW]))
        self._column.addWidget(label(self.tr("Plain suits"), "muted", wrap=True))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for row, suit in enumerate(Suit):
            cards = self._cards(int(suit))
            if cards:
                grid.addWidget(QLabel(suit_name(suit)), row, 0)
                grid.addWidget(self._strip(cards), row, 1, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(grid)
        self._column.addWidget(
            label(self.tr("Ace 11, ten 10, king 4, queen 3, jack 2, nine 0"), "muted", wrap=True)
        )
        self._column.addStretch(1)

    def _cards(self, number: int) -> list[Card]:
        order = self._order
        found = [card for card in CARDS if order.classes[card] == number]
        return sorted(found, key=lambda card: -order.strength[card])

    def _strip(self, cards: list[Card]) -> HandStrip:
        return HandStrip([[card] for card in cards], self._appearance.theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()


class OrderWindow(QWidget):
    """The same as a small window of its own, to stay open beside the game."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table = OrderTable(appearance)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Scroller(self.table))
        em = self.fontMetrics().height()
        self.resize(em * 22, em * 27)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Trumps"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
