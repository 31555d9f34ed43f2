"""The head of a page: what it shows, and the buttons that belong to all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dokodesk.views.rules.flow import FlowLayout

__all__ = ["Head", "pair"]

#: In a narrower page the buttons stand below the words, in heights of a line.
_BESIDE_EM: Final = 36


def pair(text: QWidget, field: QWidget) -> QWidget:
    """A label and its field, which stay together."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(text)
    row.addWidget(field)
    return holder


class Head(QWidget):
    """Words on the left, buttons on the right; in a narrow page the buttons below the words."""

    def __init__(self, words: Sequence[QWidget], buttons: Sequence[QWidget]) -> None:
        """Takes both over.

        Args:
            words: one below the other; they may wrap.
            buttons: from left to right.
        """
        super().__init__()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for each in words:
            texts.addWidget(each)
        texts.addStretch(1)
        self._flow = FlowLayout(to_the_right=True, at_top=True)
        for each in buttons:
            self._flow.addWidget(each)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addLayout(texts, 1)
        self._box.addLayout(self._flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        em = self.fontMetrics().height()
        beside = event.size().width() >= _BESIDE_EM * em
        self._flow.setSpacing(round(em * 0.35))
        self._box.setSpacing(round(em * (0.6 if beside else 0.3)))
        self._box.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
