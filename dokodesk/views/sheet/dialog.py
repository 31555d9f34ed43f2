"""What the dialogs about score sheets have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from dokodesk.views.appearance import Appearance
from dokodesk.views.widgets import Scroller, button

__all__ = ["SheetDialog"]


class SheetDialog(QDialog):
    """A dialog with a body that scrolls and a row of buttons that is always in sight.

    Subclasses fill ``body`` and ``foot`` and give their texts in ``retranslate``.
    """

    SIZE_EM = (36, 30)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.foot = QHBoxLayout()
        self._close = button("", self.close)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(Scroller(self._content), 1)
        self._outer.addLayout(self.foot)
        appearance.changed.connect(self.refresh)

    def finish(self) -> None:
        """To be called when all parts are there."""
        self.foot.addStretch(1)
        self.foot.addWidget(self._close)
        self.body.addStretch(1)
        self.refresh()
        self.resize(self.sizeHint())

    def refresh(self) -> None:
        """Gives sizes and texts anew."""
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._outer.setSpacing(round(em * 0.6))
        self.body.setSpacing(round(em * 0.5))
        self._close.setText(self.tr("Close"))
        self.retranslate()

    def retranslate(self) -> None:
        """Gives all texts anew."""

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        wide, high = self.SIZE_EM
        return QSize(wide * em, high * em).boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 220)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)
