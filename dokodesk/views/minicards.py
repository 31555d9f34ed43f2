"""A hand drawn small: a row of cards that overlap, each with its rank and suit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.engine.cards import Card, Suit
from dokodesk.views.cardnames import card_name, card_text, rank_letter
from dokodesk.views.guard import guarded
from dokodesk.views.theme import Theme

__all__ = ["HandStrip", "suit_path"]

_WIDTH_EM = 2.5
_HEIGHT_EM = 3.5
_STEP_EM = 1.85
#: As narrow as this, by the usual width, every corner is still seen.
_LEAST = 0.6
_GAP_STEPS = 0.45
_RED = (Suit.HEARTS, Suit.DIAMONDS)


def suit_path(suit: Suit) -> QPainterPath:
    """A suit's sign in a square of side 1, centred on the origin."""
    path = QPainterPath()
    match suit:
        case Suit.DIAMONDS:
            path.moveTo(0, -0.5)
            path.quadTo(0.14, -0.2, 0.38, 0)
            path.quadTo(0.14, 0.2, 0, 0.5)
            path.quadTo(-0.14, 0.2, -0.38, 0)
            path.quadTo(-0.14, -0.2, 0, -0.5)
        case Suit.HEARTS:
            path.moveTo(0, 0.5)
            path.cubicTo(-0.1, 0.28, -0.48, 0.08, -0.48, -0.2)
            path.cubicTo(-0.48, -0.52, -0.08, -0.56, 0, -0.24)
            path.cubicTo(0.08, -0.56, 0.48, -0.52, 0.48, -0.2)
            path.cubicTo(0.48, 0.08, 0.1, 0.28, 0, 0.5)
        case Suit.SPADES:
            path.moveTo(0, -0.5)
            path.cubicTo(0.1, -0.26, 0.48, -0.06, 0.48, 0.16)
            path.cubicTo(0.48, 0.42, 0.14, 0.42, 0.05, 0.22)
            path.quadTo(0.06, 0.4, 0.2, 0.5)
            path.lineTo(-0.2, 0.5)
            path.quadTo(-0.06, 0.4, -0.05, 0.22)
            path.cubicTo(-0.14, 0.42, -0.48, 0.42, -0.48, 0.16)
            path.cubicTo(-0.48, -0.06, -0.1, -0.26, 0, -0.5)
        case Suit.CLUBS:
            path.setFillRule(Qt.FillRule.WindingFill)
            for x, y in ((0.0, -0.26), (-0.26, 0.1), (0.26, 0.1)):
                path.addEllipse(QPointF(x, y), 0.22, 0.22)
            path.addEllipse(QPointF(0, 0), 0.12, 0.14)
            stem = QPainterPath(QPointF(0.05, 0.05))
            stem.quadTo(0.06, 0.38, 0.2, 0.5)
            stem.lineTo(-0.2, 0.5)
            stem.quadTo(-0.06, 0.38, -0.05, 0.05)
            stem.closeSubpath()
            path.addPath(stem)
    path.closeSubpath()
    return path


class HandStrip(QWidget):
    """Cards in a row, sized by the text around them; a screen reader hears their names."""

    def __init__(
        self, groups: Sequence[Sequence[Card]], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Shows cards.

        Args:
            groups: the cards from left to right, with a gap between trumps and each plain suit.
            theme: the colours.
            parent: the owner.
        """
        super().__init__(parent)
        self._groups = tuple(tuple(group) for group in groups)
        self._cards = tuple(card for group in self._groups for card in group)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._name()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards shown, from left to right."""
        return self._cards

    def sizeHint(self) -> QSize:
        em = self._em()
        return QSize(
            round(em * (_WIDTH_EM + _STEP_EM * self._steps())) + 2, round(em * _HEIGHT_EM) + 2
        )

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(round(hint.width() * _LEAST), hint.height())

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
        width, height = em * _WIDTH_EM, em * _HEIGHT_EM
        room = self.width() - width - 2
        step = min(em * _STEP_EM, room / max(1.0, self._steps()))
        place = 0.0
        for group in self._groups:
            for card in group:
                self._paint_card(painter, QRectF(1 + place * step, 1, width, height), card, em)
                place += 1
            place += _GAP_STEPS
        painter.end()

    def _paint_card(self, painter: QPainter, box: QRectF, card: Card, em: float) -> None:
        painter.setPen(QPen(QColor("#8f846f"), 1))
        painter.setBrush(self._theme.color("card"))
        painter.drawRoundedRect(box, em * 0.28, em * 0.28)
        color = self._theme.color("red" if card.suit in _RED else "black")
        font = QFont(self.font())
        font.setPixelSize(max(6, round(em * 1.15)))
        font.setBold(True)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 92)
        painter.setFont(font)
        painter.setPen(color)
        corner = QRectF(box.left() + em * 0.1, box.top() + em * 0.18, em * 1.7, em * 1.4)
        painter.drawText(corner, int(Qt.AlignmentFlag.AlignCenter), rank_letter(card.rank))
        painter.save()
        painter.translate(corner.center().x(), box.top() + em * 2.35)
        painter.scale(em * 1.15, em * 1.15)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPath(suit_path(card.suit))
        painter.restore()

    def _steps(self) -> float:
        """How many card steps the row is long."""
        gaps = _GAP_STEPS * max(0, len(self._groups) - 1)
        return max(0, len(self._cards) - 1) + gaps

    def _em(self) -> float:
        return self.fontMetrics().height() * 0.78

    def _name(self) -> None:
        self.setAccessibleName(", ".join(card_name(card) for card in self._cards))
        self.setToolTip("  ".join(card_text(card) for card in self._cards))
