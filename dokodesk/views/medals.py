"""A medal for a place: gold, silver, bronze, and a plain ring after that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.guard import guarded

__all__ = ["Medal"]

#: Light, middle and rim of each metal, and the number on it.
_METALS: Final = {
    1: ("#fbe7a1", "#d9a520", "#8f6608", "#4a3300"),
    2: ("#f6f7f8", "#b9bec4", "#777e86", "#30353b"),
    3: ("#f3cfae", "#c07a41", "#7d4718", "#3d1f06"),
}


class Medal(QWidget):
    """The sign for a place in the ranking, with its number."""

    def __init__(
        self,
        place: int,
        appearance: Appearance,
        *,
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._appearance = appearance
        self._small = small
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Place {place}").format(place=place))

    @property
    def place(self) -> int:
        """The place it stands for."""
        return self._place

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        if self._small:
            return QSize(round(em * 1.35), round(em * 1.35))
        return QSize(round(em * 2.6), round(em * 3.4))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 2
        metal = _METALS.get(self._place)
        hangs = metal is not None and not self._small
        top = self.height() - side - 1 if hangs else (self.height() - side) / 2
        disc = QRectF((self.width() - side) / 2, top, side, side)
        if metal is None:
            theme = self._appearance.theme
            painter.setPen(QPen(theme.color("line"), max(1.0, side / 18)))
            painter.setBrush(theme.color("panel"))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            self._number(painter, disc, theme.color("muted"))
            painter.end()
            return
        light, middle, rim, ink = (QColor(color) for color in metal)
        if not self._small:
            self._ribbon(painter, disc)
        shine = QLinearGradient(disc.topLeft(), disc.bottomRight())
        shine.setColorAt(0, light)
        shine.setColorAt(0.55, middle)
        shine.setColorAt(1, rim)
        painter.setPen(QPen(rim, max(1.0, side / 22)))
        painter.setBrush(shine)
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        inner = disc.adjusted(side * 0.13, side * 0.13, -side * 0.13, -side * 0.13)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(rim.red(), rim.green(), rim.blue(), 130), max(0.8, side / 40)))
        painter.drawEllipse(inner)
        self._number(painter, disc, ink)
        painter.end()

    def _ribbon(self, painter: QPainter, disc: QRectF) -> None:
        theme = self._appearance.theme
        middle, top = disc.center().x(), 0.0
        width = disc.width()
        painter.setPen(Qt.PenStyle.NoPen)
        for lean, use in ((-1, "accent"), (1, "accent_hover")):
            band = QPolygonF(
                [
                    QPointF(middle + lean * width * 0.42, top),
                    QPointF(middle + lean * width * 0.14, top),
                    QPointF(middle - lean * width * 0.06, disc.top() + width * 0.25),
                    QPointF(middle + lean * width * 0.2, disc.top() + width * 0.25),
                ]
            )
            painter.setBrush(theme.color(use))
            painter.drawPolygon(band)

    def _number(self, painter: QPainter, disc: QRectF, color: QColor) -> None:
        font = QFont(self.font())
        font.setPixelSize(max(6, round(disc.height() * 0.5)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(color)
        painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), str(self._place))
