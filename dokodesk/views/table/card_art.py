"""Pictures of cards, rendered once for each face, size and pixel ratio of the screen.

Cards on the table are pixmaps: an item that paints an SVG or paints in Python is too slow to glide
while a computer player thinks. The cache holds exactly the sizes in use; changing the window's size
or moving it to another screen renders anew, so that cards are sharp everywhere.
"""

from __future__ import annotations

import logging
import math
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from dokodesk.assets.cards import back_svg, backs, card_svg, designs
from dokodesk.engine.cards import Card, Suit
from dokodesk.views.cardnames import rank_letter, suit_symbol
from dokodesk.views.own_cards import BACK, OwnCards
from dokodesk.views.table.geometry import CARD_H

__all__ = ["CardArt", "shadow_margin"]

_log = logging.getLogger(__name__)

#: Width of the soft shadow round a card, as a part of its width.
_SHADOW: Final = 0.045
_CORNER: Final = 16 / 250
_DIM: Final = QColor(12, 24, 18, 105)
_LIFTED_ALPHA: Final = 11


def shadow_margin(width: float) -> int:
    """How many pixels a picture is larger than its card on each side."""
    return max(2, math.ceil(width * _SHADOW))


class CardArt:
    """The pictures of one deck with one kind of back."""

    def __init__(self, deck: str, letters: str, back: str, own: str = "") -> None:
        """Open a deck; nothing is rendered before it is needed.

        Args:
            deck: a design; the standard one is used if there is none of that name.
            letters: a set of corner letters.
            back: a design of the back; any is used if there is none of that name.
            own: folder with the person's own pictures, which come first; empty for none.
        """
        known = designs()
        self._deck = deck if deck in known else (known[0] if known else "")
        self._letters = letters
        self._own = OwnCards(Path(own)) if own else None
        names = backs()
        self._back = back if back in names else (names[0] if names else "")
        self._renderers: dict[Card | None, QSvgRenderer | None] = {}
        self._pixmaps: dict[tuple[Card | None, int, float, bool], QPixmap] = {}
        self._shadows: dict[tuple[int, float], QImage] = {}
        #: While the window is being resized pictures of other sizes are used.
        self.rough = False

    @property
    def widths(self) -> frozenset[int]:
        """The widths of which there are pictures."""
        return frozenset(key[1] for key in self._pixmaps)

    def usable(self, width: float, ratio: float) -> float:
        """The width of the pictures to use for cards of a width: the nearest one while ``rough``.

        Args:
            width: of the card in logical pixels.
            ratio: device pixels of a logical one.
        """
        if not self.rough:
            return width
        known = {key[1] for key in self._pixmaps if key[2] == ratio}
        return float(min(known, key=lambda one: abs(one - width))) if known else width

    def face(self, card: Card, width: float, ratio: float, *, dimmed: bool = False) -> QPixmap:
        """The face of a card.

        Args:
            card: which.
            width: of the card in logical pixels, without its shadow.
            ratio: device pixels of a logical one.
            dimmed: as a card that may not be played.
        """
        return self._pixmap(card, width, ratio, dimmed)

    def back(self, width: float, ratio: float) -> QPixmap:
        """The back; arguments as for ``face``."""
        return self._pixmap(None, width, ratio, dimmed=False)

    def warm_up(self, width: float, ratio: float) -> bool:
        """Render one face of this size that is still missing; returns whether there was one."""
        for card in Card:
            if (card, round(width), ratio, False) not in self._pixmaps:
                self.face(card, width, ratio)
                return True
        return False

    def keep_only(self, widths: set[int], ratio: float) -> None:
        """Forget pictures of other sizes (rounded card widths) or pixel ratios."""
        self._pixmaps = {
            key: pixmap
            for key, pixmap in self._pixmaps.items()
            if key[1] in widths and key[2] == ratio
        }
        self._shadows = {
            key: image
            for key, image in self._shadows.items()
            if key[0] in widths and key[1] == ratio
        }

    def __len__(self) -> int:
        return len(self._pixmaps)

    def _pixmap(self, card: Card | None, width: float, ratio: float, dimmed: bool) -> QPixmap:
        key = (card, round(width), ratio, dimmed)
        found = self._pixmaps.get(key)
        if found is None:
            found = self._render(card, round(width), ratio, dimmed)
            self._pixmaps[key] = found
        return found

    def _render(self, card: Card | None, width: int, ratio: float, dimmed: bool) -> QPixmap:
        margin = shadow_margin(width)
        area = QRectF(margin, margin, width, round(width * CARD_H))
        if dimmed:
            return _dimmed(self._pixmap(card, width, ratio, dimmed=False), area)
        image = self._shadow(width, ratio).copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, area, card)
        painter.end()
        return QPixmap.fromImage(image)

    def _paint(self, painter: QPainter, area: QRectF, card: Card | None) -> None:
        if self._own is not None and _paint_own(self._own, painter, area, card):
            return
        renderer = self._renderer(card)
        if renderer is not None:
            renderer.render(painter, area)
        else:
            _paint_plain(painter, area, card)

    def _shadow(self, width: int, ratio: float) -> QImage:
        """An empty picture of a card's size with nothing but its shadow."""
        found = self._shadows.get((width, ratio))
        if found is None:
            found = _shadow_image(width, ratio)
            self._shadows[(width, ratio)] = found
        return found

    def _renderer(self, card: Card | None) -> QSvgRenderer | None:
        if card not in self._renderers:
            self._renderers[card] = self._load(card)
        return self._renderers[card]

    def _load(self, card: Card | None) -> QSvgRenderer | None:
        try:
            if card is None:
                data = back_svg(self._back)
            else:
                data = card_svg(self._deck, self._letters, card.code)
        except (KeyError, OSError) as error:
            _log.info("no picture for %s: %s", "the back" if card is None else card.code, error)
            return None
        renderer = QSvgRenderer(QByteArray(data))
        return renderer if renderer.isValid() else None


def _paint_own(own: OwnCards, painter: QPainter, area: QRectF, card: Card | None) -> bool:
    """Paints a person's own picture, cut to the shape of a card; False if there is none."""
    image = QImage(
        math.ceil(area.width() * painter.device().devicePixelRatio()),
        math.ceil(area.height() * painter.device().devicePixelRatio()),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    inner = QPainter(image)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    painted = own.paint(inner, QRectF(image.rect()), BACK if card is None else card.code)
    inner.end()
    if painted:
        shape = QBrush(image)
        shape.setTransform(
            QTransform.fromTranslate(area.x(), area.y()).scale(
                area.width() / image.width(), area.height() / image.height()
            )
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fffdf7"))
        radius = area.width() * _CORNER
        painter.drawRoundedRect(area, radius, radius)
        painter.setBrush(shape)
        painter.drawRoundedRect(area, radius, radius)
    return painted


def _dimmed(pixmap: QPixmap, area: QRectF) -> QPixmap:
    """The same card as one that may not be played."""
    dim = pixmap.copy()
    painter = QPainter(dim)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(area, _DIM)
    painter.end()
    return dim


def _shadow_image(width: int, ratio: float) -> QImage:
    margin = shadow_margin(width)
    height = round(width * CARD_H)
    image = QImage(
        math.ceil((width + 2 * margin) * ratio),
        math.ceil((height + 2 * margin) * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, QRectF(margin, margin, width, height), margin)
    painter.end()
    return image


def _paint_shadow(painter: QPainter, area: QRectF, margin: int) -> None:
    """A soft edge that lets cards stand out against each other."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, _LIFTED_ALPHA + 90 // max(3, margin)))
    radius = area.width() * _CORNER
    for grow in range(margin, 0, -1):
        spread = grow * 0.8
        painter.drawRoundedRect(
            area.adjusted(-spread, -spread * 0.6, spread, spread).translated(0, margin * 0.15),
            radius + spread,
            radius + spread,
        )


def _paint_plain(painter: QPainter, area: QRectF, card: Card | None) -> None:
    """A card from letters alone, for decks without a picture of it."""
    radius = area.width() * _CORNER
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setPen(QPen(QColor("#b9b3a6"), 1))
    painter.setBrush(QColor("#fffdf7") if card is not None else QColor("#274b7a"))
    painter.drawPath(path)
    if card is None:
        inner = area.width() * 0.08
        painter.setPen(QPen(QColor("#c8d6ea"), max(1.0, area.width() * 0.015)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(inner, inner, -inner, -inner), radius, radius)
        return
    red = card.suit in (Suit.HEARTS, Suit.DIAMONDS)
    painter.setPen(QColor("#c02020") if red else QColor("#20242f"))
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(6, round(area.width() * 0.2)))
    painter.setFont(font)
    corner = QRectF(area.x(), area.y(), area.width() * 0.34, area.height() * 0.32)
    painter.drawText(
        corner,
        Qt.AlignmentFlag.AlignCenter,
        f"{rank_letter(card.rank)}\n{suit_symbol(card.suit)}",
    )
    font.setPixelSize(max(8, round(area.width() * 0.5)))
    painter.setFont(font)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, suit_symbol(card.suit))
