"""A trick drawn small: four cards, the winning one raised and named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.engine.cards import Card, Suit
from dokodesk.engine.parties import Party
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import card_name, party_text, rank_letter
from dokodesk.views.guard import guarded
from dokodesk.views.minicards import suit_path

__all__ = ["TrickPicture"]

_WIDTH: Final = 2.7
_HEIGHT: Final = 3.6
_GAP: Final = 0.7
_RAISED: Final = 0.6
_CROWN_ROOM: Final = 0.35
_CROWN: Final = (
    (-0.7, 0.35),
    (-0.7, -0.35),
    (-0.35, 0.0),
    (0.0, -0.5),
    (0.35, 0.0),
    (0.7, -0.35),
    (0.7, 0.35),
)
_RED: Final = (Suit.HEARTS, Suit.DIAMONDS)


class TrickPicture(QWidget):
    """Cards in the order played, sized by the text around them."""

    def __init__(
        self,
        cards: Sequence[Card],
        appearance: Appearance,
        *,
        winner: int | None = None,
        specials: Sequence[int] = (),
        re: Sequence[int] = (),
    ) -> None:
        """Shows a trick.

        Args:
            cards: in the order played.
            appearance: the look.
            winner: the place of the winning card, if one is to be marked.
            specials: the places of cards that are pigs.
            re: the places of cards from the Re side; empty where sides do not matter.
        """
        super().__init__()
        self._cards = tuple(cards)
        self._appearance = appearance
        self._winner = winner
        self._specials = tuple(specials)
        self._re = tuple(re)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)
        self._name()

    @property
    def winner(self) -> int | None:
        """The place of the card that is marked as the winning one."""
        return self._winner

    def sizeHint(self) -> QSize:
        em = self._em()
        count = len(self._cards)
        width = count * _WIDTH * em + (count - 1) * _GAP * em
        height = self._top(em) + em * (_HEIGHT + self._lines() * 1.2 + 0.3)
        return QSize(round(width) + 4, round(height) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.update()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self._em()
        for place, card in enumerate(self._cards):
            wins = place == self._winner
            top = self._top(em) - (em * _RAISED if wins else 0)
            box = QRectF(2 + place * em * (_WIDTH + _GAP), top, em * _WIDTH, em * _HEIGHT)
            self._paint_card(painter, box, card, em, wins=wins)
            self._paint_words(painter, box, place, em)
        painter.end()

    def _paint_card(
        self, painter: QPainter, box: QRectF, card: Card, em: float, *, wins: bool
    ) -> None:
        theme = self._appearance.theme
        gold = theme.color("gold")
        painter.setPen(QPen(gold, max(2.0, em * 0.2)) if wins else QPen(QColor("#8f846f"), 1))
        painter.setBrush(theme.color("card"))
        painter.drawRoundedRect(box, em * 0.3, em * 0.3)
        color = theme.color("red" if card.suit in _RED else "black")
        font = QFont(self.font())
        font.setPixelSize(max(6, round(em * 1.2)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(color)
        top = QRectF(box.left(), box.top() + em * 0.25, box.width(), em * 1.3)
        painter.drawText(top, int(Qt.AlignmentFlag.AlignCenter), rank_letter(card.rank))
        painter.save()
        painter.translate(box.center().x(), box.top() + em * 2.45)
        painter.scale(em * 1.4, em * 1.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPath(suit_path(card.suit))
        painter.restore()
        if wins:
            _paint_crown(painter, QPointF(box.center().x(), box.top() - em * 0.1), em, gold)

    def _paint_words(self, painter: QPainter, box: QRectF, place: int, em: float) -> None:
        theme = self._appearance.theme
        font = QFont(self.font())
        font.setPixelSize(max(6, round(em * 0.86)))
        words = []
        if self._re:
            words.append((party_text(Party.RE if place in self._re else Party.KONTRA), "muted"))
        if place in self._specials:
            words.append((self.tr("pig"), "ink"))
        if place == self._winner:
            words.append((self.tr("wins"), "gold"))
        top = self._top(em) + em * (_HEIGHT + 0.15)
        for line, (word, use) in enumerate(words):
            font.setBold(use == "gold")
            painter.setFont(font)
            painter.setPen(theme.color(use))
            left, width = box.left() - em * _GAP / 2, box.width() + em * _GAP
            row = QRectF(left, top + line * em * 1.2, width, em * 1.2)
            painter.drawText(row, int(Qt.AlignmentFlag.AlignCenter), word)

    def _top(self, em: float) -> float:
        """Where cards that do not win begin."""
        return 2 + (em * (_RAISED + _CROWN_ROOM) if self._winner is not None else 0)

    def _lines(self) -> int:
        """How many lines of words the fullest card has."""
        sides = 1 if self._re else 0
        return max(
            (sides + (n in self._specials) + (n == self._winner) for n in range(len(self._cards))),
            default=0,
        )

    def _em(self) -> float:
        return self.fontMetrics().height() * 0.95

    def _name(self) -> None:
        text = ", ".join(card_name(card) for card in self._cards)
        if self._winner is not None:
            text = self.tr("{cards}; the {card} wins").format(
                cards=text, card=card_name(self._cards[self._winner])
            )
        self.setAccessibleName(text)
        self.setToolTip(text)


def _paint_crown(painter: QPainter, at: QPointF, em: float, color: QColor) -> None:
    """A little crown on the edge of the card, so that gold is not the only sign."""
    side = em * 0.8
    crown = QPolygonF([at + QPointF(x * side, y * side + em * 0.15) for x, y in _CROWN])
    painter.setPen(QPen(QColor("#ffffff"), 1))
    painter.setBrush(color)
    painter.drawPolygon(crown)
