"""A rule code as a QR picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from dokodesk.views.guard import guarded

__all__ = ["QrPicture", "qr_pixmap"]

#: The white edge that readers need around the code, in modules.
_EDGE: Final = 4


def qr_pixmap(text: str, pixels: int) -> QPixmap:
    """A QR picture, black on white in any look, for cameras want it so.

    Args:
        text: what it says.
        pixels: the largest width and height; all modules are equally large.
    """
    import segno  # only needed here, and not small

    matrix = segno.make(text, micro=False, error="m").matrix
    count = len(matrix) + 2 * _EDGE
    module = max(1, pixels // count)
    picture = QPixmap(module * count, module * count)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    for row, modules in enumerate(matrix):
        for column, dark in enumerate(modules):
            if dark:
                left, top = (column + _EDGE) * module, (row + _EDGE) * module
                painter.fillRect(left, top, module, module, QColor("black"))
    painter.end()
    return picture


class QrPicture(QWidget):
    """Shows a code; it grows with the text around it."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Shows another code."""
        self._text = text
        self.update()

    def pixmap(self) -> QPixmap:
        """The picture in a size to pass on."""
        return qr_pixmap(self._text, 600)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 14)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._text:
            return
        ratio = self.devicePixelRatioF()
        picture = qr_pixmap(self._text, round(min(self.width(), self.height()) * ratio))
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        size = picture.deviceIndependentSize().toSize()
        left = (self.width() - size.width()) // 2
        top = (self.height() - size.height()) // 2
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        painter.drawPixmap(left, top, picture)
        painter.end()
