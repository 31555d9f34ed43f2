"""One card on its way from where it was to where it belongs."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from dokodesk.views.table.items import CardItem, Pose
from dokodesk.views.table.layout import Placement

__all__ = ["Timing", "Track", "at_once", "from_0_to_1"]

#: A lifted card swings a little, in degrees.
_SWING = 4.0

#: From an item and its new placement to when it starts and ends, as parts of the whole motion.
Timing = Callable[[CardItem, Placement], tuple[float, float]]


@dataclass(slots=True)
class Track:
    """One item on its way."""

    item: CardItem
    start: Pose
    end: Pose
    begins: float
    ends: float
    rendered: float
    lift: float = 0.0
    """How much larger it is half way, as a card that is lifted comes nearer."""
    shown: float = -1.0
    """The part of its own way that is shown; items that wait or have arrived cost nothing."""

    def at(self, part: float) -> None:
        """Show the item at a part of the whole motion."""
        span = self.ends - self.begins
        own = 1.0 if span <= 0 else min(1.0, max(0.0, (part - self.begins) / span))
        if own == self.shown:
            return
        self.shown = own
        if own >= 1.0:
            self.item.hold(self.end)
        else:
            pose = self.start.towards(self.end, own)
            if self.lift:
                high = math.sin(math.pi * own)
                swing = _SWING * high * (1 if self.end.x >= self.start.x else -1)
                pose = replace(
                    pose,
                    width=pose.width * (1 + self.lift * high),
                    angle=pose.angle + swing,
                )
            self.item.hold(pose, self.rendered)


def at_once(item: CardItem, placement: Placement) -> tuple[float, float]:
    """Every card starts and ends with the motion."""
    del item, placement
    return 0.0, 1.0


def from_0_to_1(owner: QObject) -> QVariantAnimation:
    """An animation that tells the part of its time that has gone, slowing down at the end."""
    animation = QVariantAnimation(owner)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setEasingCurve(QEasingCurve.Type.OutQuad)
    return animation
