"""Radio buttons and check boxes whose text may take several lines; nothing of it is ever cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
)

from dokodesk.views.guard import guarded

__all__ = ["WrapCheck", "WrapRadio"]

_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class WrapRadio(QRadioButton):
    """One of several; a click anywhere on its text chooses it."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        _prepare(self)

    def sizeHint(self) -> QSize:
        return _size(self)

    def minimumSizeHint(self) -> QSize:
        return _least(self)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return _height(self, width)

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        _paint(self, option, QStyle.PrimitiveElement.PE_IndicatorRadioButton)


class WrapCheck(QCheckBox):
    """One of a set; a click anywhere on its text switches it."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        _prepare(self)

    def sizeHint(self) -> QSize:
        return _size(self)

    def minimumSizeHint(self) -> QSize:
        return _least(self)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return _height(self, width)

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        _paint(self, option, QStyle.PrimitiveElement.PE_IndicatorCheckBox)


def _prepare(button: QAbstractButton) -> None:
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    button.setSizePolicy(policy)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _measures(button: QAbstractButton) -> tuple[int, int, int]:
    """The side of the indicator, the gap behind it and the distance to the edges."""
    line = button.fontMetrics().height()
    return round(line * 0.8), round(line * 0.4), max(2, round(line * 0.15))


def _size(button: QAbstractButton) -> QSize:
    side, gap, pad = _measures(button)
    metrics = button.fontMetrics()
    width = metrics.horizontalAdvance(button.text()) + side + gap + 2 * pad + 2
    return QSize(width, max(side, metrics.height()) + 2 * pad)


def _least(button: QAbstractButton) -> QSize:
    """Room for the longest word."""
    side, gap, pad = _measures(button)
    metrics = button.fontMetrics()
    longest = max((metrics.horizontalAdvance(word) for word in button.text().split()), default=0)
    return QSize(longest + side + gap + 2 * pad + 2, metrics.height() + 2 * pad)


def _height(button: QAbstractButton, width: int) -> int:
    if width >= _size(button).width():
        return _size(button).height()
    side, gap, pad = _measures(button)
    room = max(1, width - side - gap - 2 * pad - 2)
    text = button.fontMetrics().boundingRect(QRect(0, 0, room, 10000), _FLAGS, button.text())
    return max(side, text.height(), button.fontMetrics().height()) + 2 * pad


def _paint(
    button: QAbstractButton, option: QStyleOptionButton, indicator: QStyle.PrimitiveElement
) -> None:
    side, gap, pad = _measures(button)
    line = button.fontMetrics().height()
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Beside the first line, wherever the text ends.
    option.rect = QRect(pad, pad + (line - side) // 2, side, side)
    button.style().drawPrimitive(indicator, option, painter, button)
    enabled = button.isEnabled()
    group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
    painter.setPen(button.palette().color(group, QPalette.ColorRole.WindowText))
    area = QRect(
        pad + side + gap,
        pad,
        button.width() - side - gap - 2 * pad - 2 + 2,
        button.height() - 2 * pad,
    )
    painter.drawText(area, _FLAGS, button.text())
    if button.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(button.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawRoundedRect(button.rect().adjusted(1, 1, -1, -1), pad, pad)
    painter.end()
