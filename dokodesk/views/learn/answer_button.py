"""A button whose words may take several lines."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout

from dokodesk.views.widgets import PushButton, label

__all__ = ["AnswerButton"]


class AnswerButton(PushButton):
    """Looks like the choices on other pages, and breaks its text where it is too long."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setProperty("role", "choice")
        self.setAccessibleName(text)
        self._label: QLabel = label(text, wrap=True)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QVBoxLayout(self)
        em = self.fontMetrics().height()
        layout.setContentsMargins(
            round(em * 0.7), round(em * 0.35), round(em * 0.7), round(em * 0.35)
        )
        layout.addWidget(self._label)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def words(self) -> str:
        """What stands on it."""
        return self._label.text()

    @property
    def width_on_one_line(self) -> int:
        """The width that the words need without a break."""
        margins = self.contentsMargins()
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
        words = self._label.fontMetrics().horizontalAdvance(self._label.text())
        return words + margins.left() + margins.right() + 8

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return (
            layout.totalHeightForWidth(width) if layout is not None else super().sizeHint().height()
        )

    def sizeHint(self) -> QSize:
        width = self.width_on_one_line
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(em * 5, round(em * 1.7))
