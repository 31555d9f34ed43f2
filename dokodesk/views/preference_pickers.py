"""Fields for preferences that are picked rather than typed: a colour, a folder, portraits."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QColorDialog, QFileDialog, QGridLayout, QHBoxLayout, QSizePolicy

from dokodesk.assets.portraits import portrait_svg, portraits
from dokodesk.storage.preferences import PreferenceValue
from dokodesk.views.preference_fields import Field, seat_texts
from dokodesk.views.widgets import CalmComboBox, ElidedLabel, button, label

__all__ = ["ColorField", "FolderField", "PortraitsField", "portrait_icon", "swatch"]

_PEOPLE: Final = 4
_PICTURE_PX: Final = 96
_SWATCH_PX: Final = 48


def swatch(color: str, pixels: int = _SWATCH_PX) -> QPixmap:
    """A disc of a colour, with an edge that shows on any ground."""
    result = QPixmap(pixels, pixels)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(color))
    painter.setPen(QPen(QColor(128, 128, 128), pixels / 24))
    painter.drawEllipse(QRectF(result.rect()).adjusted(2, 2, -2, -2))
    painter.end()
    return result


@lru_cache(maxsize=16)
def portrait_icon(name: str) -> QIcon:
    """A portrait as a picture; nothing for a name there is none of."""
    if name not in portraits():
        return QIcon()
    result = QPixmap(_PICTURE_PX, _PICTURE_PX)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    QSvgRenderer(QByteArray(portrait_svg(name))).render(painter, QRectF(result.rect()))
    painter.end()
    return QIcon(result)


class ColorField(Field):
    """A colour, chosen in Qt's own dialog; the table follows while it is open."""

    def __init__(self) -> None:
        super().__init__()
        self._color = "#000000"
        self._dialog: QColorDialog | None = None
        self.choose = button("", self._open)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choose)
        self.retranslate()

    @property
    def dialog(self) -> QColorDialog | None:
        """The dialog, once it has been opened."""
        return self._dialog

    def show_value(self, value: PreferenceValue) -> None:
        self._color = str(value)
        self.choose.setIcon(QIcon(swatch(self._color)))
        if self._dialog is not None and self._dialog.currentColor().name() != self._color:
            self._dialog.setCurrentColor(QColor(self._color))

    def retranslate(self) -> None:
        self.choose.setText(self.tr("Choose…"))

    def name_it(self, text: str) -> None:
        super().name_it(text)
        self.choose.setAccessibleName(text)
        if self._dialog is not None:
            self._dialog.setWindowTitle(text)

    def _open(self) -> None:
        if self._dialog is None:
            self._dialog = QColorDialog(QColor(self._color), self)
            self._dialog.setModal(False)
            self._dialog.setWindowTitle(self.accessibleName())
            self._dialog.currentColorChanged.connect(lambda color: self._tell(color.name()))
        before = self._color
        self._dialog.setCurrentColor(QColor(before))
        self._dialog.open()
        self._dialog.rejected.connect(
            lambda: self._tell(before), Qt.ConnectionType.SingleShotConnection
        )

    def _tell(self, color: str) -> None:
        if color != self._color:
            self._color = color
            self.choose.setIcon(QIcon(swatch(color)))
            self.edited.emit(color)


class FolderField(Field):
    """A folder of the person's, or none."""

    is_wide = True

    def __init__(self) -> None:
        super().__init__()
        self._path = ""
        self._text = ElidedLabel("", 360)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.choose = button("", self._open)
        self.none = button("", lambda: self.edited.emit(""))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1)
        row.addWidget(self.choose)
        row.addWidget(self.none)
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        self._path = str(value)
        self.none.setEnabled(bool(self._path))
        self.retranslate()

    def retranslate(self) -> None:
        self._text.setText(self._path or self.tr("No folder"))
        self._text.setToolTip(self._path)
        self.choose.setText(self.tr("Choose…"))
        self.none.setText(self.tr("None"))

    def name_it(self, text: str) -> None:
        super().name_it(text)
        self.choose.setAccessibleName(text)

    def _open(self) -> None:
        start = self._path or str(Path.home())
        path = QFileDialog.getExistingDirectory(self, self.accessibleName(), start)
        if path:
            self.edited.emit(path)


class PortraitsField(Field):
    """A face for each seat."""

    is_wide = True

    def __init__(self) -> None:
        super().__init__()
        self._value: tuple[str, ...] = ("",) * _PEOPLE
        self._seats = [label() for _ in range(_PEOPLE)]
        self._boxes = [CalmComboBox() for _ in range(_PEOPLE)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (seat, box) in enumerate(zip(self._seats, self._boxes, strict=True)):
            box.addItem("", "")
            for name in portraits():
                box.addItem(portrait_icon(name), "", name)
            box.activated.connect(lambda _index: self._tell())
            grid.addWidget(seat, 2 * (place // 2), place % 2)
            grid.addWidget(box, 2 * (place // 2) + 1, place % 2)
        self._fit()
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        self._value = value if isinstance(value, tuple) else ()
        for box, name in zip(self._boxes, [*self._value, *[""] * _PEOPLE], strict=False):
            box.setCurrentIndex(max(0, box.findData(name)))

    def retranslate(self) -> None:
        for seat, box, text in zip(self._seats, self._boxes, seat_texts(), strict=True):
            seat.setText(text)
            box.setAccessibleName(text)
            box.setItemText(0, self.tr("The usual one"))
            for index in range(1, box.count()):
                box.setItemText(index, self.tr("Portrait {number}").format(number=index))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        height = round(self.fontMetrics().height() * 2.4)
        for box in self._boxes:
            box.setIconSize(QSize(height, height))

    def _tell(self) -> None:
        chosen = tuple(str(box.currentData() or "") for box in self._boxes)
        self.edited.emit((*chosen, *self._value[_PEOPLE:]))
