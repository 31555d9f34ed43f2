"""The pointer on the table: skipping, choosing, dragging; what a press belongs to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from dokodesk.views.table.canvas import TableCanvas
from dokodesk.views.table.director import Director
from dokodesk.views.table.furniture import Furniture
from dokodesk.views.table.hand import Hand, HandMode
from dokodesk.views.table.scene import TableScene

__all__ = ["Pointer"]


class Pointer(QObject):
    """Turns what the canvas tells about the mouse into what the hand and the director do.

    A press that ends a motion or closes the last trick does nothing else, until its release.

    Signals:
        pressed: the table was pressed anywhere.
    """

    pressed = Signal()

    def __init__(
        self,
        canvas: TableCanvas,
        scene: TableScene,
        hand: Hand,
        director: Director,
        furniture: Furniture,
        is_idle: Callable[[], bool],
    ) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._scene = scene
        self._hand = hand
        self._director = director
        self._furniture = furniture
        self._is_idle = is_idle
        self._spent = False
        canvas.pressed.connect(self._on_pressed)
        canvas.moved.connect(self._on_moved)
        canvas.released.connect(self._on_released)
        canvas.double_clicked.connect(self._on_double_clicked)
        canvas.left.connect(lambda: hand.hover(None))

    def spend(self) -> None:
        """What the button is down for has happened: its release means nothing."""
        self._spent = True

    def forget(self) -> None:
        """Another position has come; the next press is a new one."""
        self._spent = False

    def cancel_drag(self) -> None:
        """The pointer's window went away while a card may be held."""
        if self._hand.cancel_drag():
            self.spend()

    def _on_pressed(self, at: QPointF) -> None:
        self.pressed.emit()
        if not self._furniture.overlay.isHidden():
            self._furniture.overlay.dismiss()
            self.spend()
        elif not self._is_idle():
            self._director.skip()
            self.spend()
        else:
            self._hand.press(at)

    def _on_moved(self, at: QPointF, down: bool) -> None:
        if not down:
            self._spent = False
        if self._spent or not (self._is_idle() or self._hand.dragging):
            return
        self._hand.move(at, down=down)
        over = self._scene.hand_index(at) is not None
        usable = over and self._hand.mode in (HandMode.PLAY, HandMode.PICK)
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        viewport = self._canvas.viewport()
        if viewport.cursor().shape() != shape:
            viewport.setCursor(shape)

    def _on_released(self, at: QPointF) -> None:
        if self._spent:
            self._spent = False
        else:
            self._hand.release(at)

    def _on_double_clicked(self, at: QPointF) -> None:
        if not self._furniture.overlay.isHidden():
            return
        if not self._is_idle():
            self._director.skip()
            self.spend()
        else:
            self._hand.double_click(at)
