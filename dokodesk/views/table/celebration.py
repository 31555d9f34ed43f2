"""A short burst of suit signs and stars for what happens rarely, and the words for it.

Nothing here is needed to follow the play: with less motion it is left out, and a click ends it.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView
from dokodesk.views.cardnames import contract_text
from dokodesk.views.table.paint import canvas, painter_on, table_font
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.theme import Theme
from dokodesk.views.table.trophies import Trophy, TrophyKind

__all__ = ["Burst", "deal_words", "trophy_words"]

_COUNT: Final = 36
_Z: Final = 3050.0
#: An angle that never comes back to itself: the sparks are spread evenly whatever their number.
_GOLDEN: Final = math.pi * (3 - math.sqrt(5))
_SIGNS: Final = "♣♠♥♦"


class Burst:
    """The sparks on one scene: made when they are first needed, then reused."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._look: tuple[Theme, float, float] | None = None
        self._painted: tuple[Theme, float, float] | None = None
        self._at = QPointF()

    @property
    def visible(self) -> bool:
        """Whether sparks are to be seen."""
        return any(item.isVisible() for item in self._items)

    def arrange(self, theme: Theme, text_px: float, ratio: float) -> None:
        """Take a look; painted when it is needed."""
        self._look = (theme, text_px, ratio)
        self.hide()

    def begin(self, at: QPointF) -> None:
        """Let the sparks start from a place of the scene."""
        self._at = at
        if self._look is None:
            return
        if self._painted != self._look:
            self._paint()
        self.progress(0.0)
        for item in self._items:
            item.show()

    def progress(self, part: float) -> None:
        """Show the sparks at a part of their flight."""
        if self._look is None:
            return
        reach = self._scene.geometry.unit * 3.4
        for number, item in enumerate(self._items):
            pace = 0.45 + 0.55 * ((number * 7) % _COUNT) / _COUNT
            way = (1 - (1 - part) ** 2) * reach * pace
            turn = number * _GOLDEN
            fall = part * part * reach * 0.35
            item.setPos(
                self._at.x() + math.cos(turn) * way,
                self._at.y() + math.sin(turn) * way * 0.72 + fall,
            )
            item.setRotation((number % 5 - 2) * 140 * part)
            item.setOpacity(max(0.0, min(1.0, 2.6 * (1 - part))))

    def hide(self) -> None:
        """Take the sparks away."""
        for item in self._items:
            item.hide()

    def _paint(self) -> None:
        assert self._look is not None
        theme, text_px, ratio = self._look
        self._painted = self._look
        size = text_px * 1.5
        pictures = [_star(size, theme, ratio)]
        pictures += [_sign(sign, size, theme, ratio) for sign in _SIGNS]
        while len(self._items) < _COUNT:
            self._items.append(self._scene.add_pixmap(_Z))
        for number, item in enumerate(self._items):
            pixmap = pictures[0] if number % 2 else pictures[1 + number // 2 % len(_SIGNS)]
            item.setPixmap(pixmap)
            item.setOffset(-size / 2, -size / 2)
            item.setScale(0.7 + 0.1 * (number % 6))
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)


def _star(size: float, theme: Theme, ratio: float) -> QPixmap:
    pixmap = canvas(size, size, ratio)
    painter = painter_on(pixmap)
    middle, points = size / 2, []
    for corner in range(10):
        radius = size * (0.46 if corner % 2 == 0 else 0.2)
        turn = math.pi * corner / 5 - math.pi / 2
        points.append(QPointF(middle + radius * math.cos(turn), middle + radius * math.sin(turn)))
    painter.setPen(QPen(QColor(theme.plate), 1))
    painter.setBrush(QColor(theme.turn))
    painter.drawPolygon(QPolygonF(points))
    painter.end()
    return pixmap


def _sign(sign: str, size: float, theme: Theme, ratio: float) -> QPixmap:
    pixmap = canvas(size, size, ratio)
    painter = painter_on(pixmap)
    path = QPainterPath()
    path.addText(0, 0, table_font(size, bold=True), sign)
    box = path.boundingRect()
    path.translate(QRectF(0, 0, size, size).center() - box.center())
    painter.setPen(QPen(QColor(theme.bubble), size * 0.12))
    painter.setBrush(QColor("#c02020" if sign in "♥♦" else "#20242f"))
    painter.strokePath(path, painter.pen())
    painter.fillPath(path, painter.brush())
    painter.end()
    return pixmap


def trophy_words(trophy: Trophy) -> str:
    """What is called out for a trophy; empty for what is not celebrated."""
    if not trophy.sure:
        return ""
    match trophy.kind:
        case TrophyKind.DOPPELKOPF:
            return QCoreApplication.translate("Celebration", "Doppelkopf!")
        case TrophyKind.FOX:
            return QCoreApplication.translate("Celebration", "Fox caught!")
        case TrophyKind.CHARLIE:
            return QCoreApplication.translate("Celebration", "Charlie!")
        case TrophyKind.CHARLIE_CAUGHT:
            return QCoreApplication.translate("Celebration", "Charlie caught!")
        case _:
            return ""


def deal_words(view: SeatView, result: Result, name: str) -> tuple[str, str]:
    """What is called out at the end of a deal, in two lines; both empty if nothing special was.

    Args:
        view: what is known at the end.
        result: of the deal.
        name: who played alone, if somebody did.
    """
    contract = CONTRACTS.get(result.contract)
    if contract is None or contract.negative:
        return "", ""
    if contract.declared_solo and result.winner is Party.RE and view.soloist is not None:
        if view.soloist == view.seat:
            title = QCoreApplication.translate("Celebration", "Solo won!")
        else:
            title = QCoreApplication.translate("Celebration", "{name} wins the solo").format(
                name=name
            )
        return title, contract_text(result.contract)
    if 0 in result.tricks:
        if view.own_party is result.winner:
            detail = QCoreApplication.translate("Celebration", "The others made no trick")
        else:
            detail = QCoreApplication.translate("Celebration", "All tricks went to the others")
        return QCoreApplication.translate("Celebration", "Schwarz!"), detail
    return "", ""
