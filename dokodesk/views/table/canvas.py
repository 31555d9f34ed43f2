"""The graphics view of the table: how it paints, and raw mouse events as signals."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

__all__ = ["TableCanvas"]


class TableCanvas(QGraphicsView):
    """Paints the scene one to one: a unit of the scene is a logical pixel.

    Signals:
        pressed(QPointF): left button went down there, once for a double click too.
        moved(QPointF, bool): the pointer is there, and whether the left button is down.
        released(QPointF): left button went up there.
        double_clicked(QPointF): the second press of a double click, in place of ``pressed``.
        left: the pointer has gone.
    """

    pressed = Signal(QPointF)
    moved = Signal(QPointF, bool)
    released = Signal(QPointF)
    double_clicked = Signal(QPointF)
    left = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The cloth covers everything: nothing needs to be cleared before painting.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)

    def _at(self, position: QPoint) -> QPointF:
        return self.mapToScene(position)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(self._at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.moved.emit(self._at(event.position().toPoint()), down)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit(self._at(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.double_clicked.emit(self._at(event.position().toPoint()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The table does not scroll.
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.left.emit()
        return super().viewportEvent(event)
