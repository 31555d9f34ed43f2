"""Dragging a card with the pointer: when a press becomes a drag, tilt, and how it ends.

Plain arithmetic over points; the scene shows it, the hand decides what it means.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto, unique

from PySide6.QtCore import QPointF

__all__ = ["Drag", "Grip"]

_TILT_PER_PIXEL = 0.55
_MOST_TILT = 9.0
_SMOOTHING = 0.25


@unique
class Grip(Enum):
    """How firmly a card is held."""

    NONE = auto()
    PRESSED = auto()
    DRAGGING = auto()


@dataclass(slots=True)
class Drag:
    """One press of the pointer on a card.

    Attributes:
        start_distance: how far the pointer goes before it is a drag, in pixels.
        grip: whether a card is held.
        index: the place of the card in the own hand now.
        home: its place when it was taken up.
        pressed_at: where the pointer went down.
        offset: from the pointer to the middle of the card.
        tilt: turn of the card in degrees, from how it is being moved.
    """

    start_distance: float = 8.0
    grip: Grip = Grip.NONE
    index: int = -1
    home: int = -1
    pressed_at: QPointF = field(default_factory=QPointF)
    offset: QPointF = field(default_factory=QPointF)
    tilt: float = 0.0
    _last: QPointF = field(default_factory=QPointF)

    def press(self, at: QPointF, index: int, middle: QPointF) -> None:
        """The pointer went down on a card with its middle there."""
        self.grip = Grip.PRESSED
        self.index = self.home = index
        self.pressed_at = QPointF(at)
        self.offset = middle - at
        self.tilt = 0.0
        self._last = QPointF(at)

    def move(self, at: QPointF) -> bool:
        """The pointer moved; returns whether the card has just been picked up."""
        began = False
        if self.grip is Grip.PRESSED:
            way = at - self.pressed_at
            if way.manhattanLength() >= self.start_distance:
                self.grip = Grip.DRAGGING
                began = True
        if self.grip is Grip.DRAGGING:
            wanted = (at.x() - self._last.x()) * _TILT_PER_PIXEL
            wanted = max(-_MOST_TILT, min(_MOST_TILT, wanted))
            self.tilt += (wanted - self.tilt) * _SMOOTHING
        self._last = QPointF(at)
        return began

    def middle(self, at: QPointF) -> QPointF:
        """Where the card's middle is with the pointer there."""
        return at + self.offset

    def end(self) -> Grip:
        """Let go; returns how firmly the card was held."""
        grip, self.grip = self.grip, Grip.NONE
        return grip
